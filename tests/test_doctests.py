"""Each example in a docstring is true."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HAVE_QT = importlib.util.find_spec("PySide6") is not None


def _modules_with_examples() -> list[str]:
    names = []
    for path in sorted((ROOT / "desktop_app").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        on_screen = {"app", "qt", "ui"} & set(parts)
        if ">>> " in path.read_text(encoding="utf-8") and (HAVE_QT or not on_screen):
            names.append(".".join(parts))
    return names


@pytest.mark.parametrize("name", _modules_with_examples())
def test_examples_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), raise_on_error=False)
    assert result.attempted > 0
    assert result.failed == 0
