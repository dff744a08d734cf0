"""The resources folder is found in a checkout, a wheel and a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop_app.core import resources
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

ROOT = Path(__file__).parents[2]


def test_in_a_checkout() -> None:
    assert resource_path("editions", "rumis", "stones.json") == ROOT / "resources/editions/rumis/stones.json"
    assert resource_path().is_dir()


def test_in_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "desktop_app/_resources/art").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "desktop_app")
    assert resource_path("art") == tmp_path / "desktop_app/_resources/art"


def test_in_a_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources/a.txt").write_text("a", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_path("a.txt") == tmp_path / "resources/a.txt"
    with pytest.raises(BadData, match="missing resource"):
        resource_path("editions")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadData) as caught:
        resource_path("editions", "atlantis", "map.json")
    assert "editions/atlantis/map.json" in str(caught.value)
    assert str(ROOT / "resources") in str(caught.value)
