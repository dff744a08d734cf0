"""The kinds of cores there are to test, and the modes they are tested in."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import pytest

from desktop_app.games.rumis.engine import corelink
from tests.games.rumis.variants import BASE, MODES, Mode

ALL_MODES = (
    *(Mode(board, seats) for board in BASE for seats in (2, 3, 4)),
    *(Mode(board, 2, four=True) for board in BASE),
    *MODES,
)
SOME_MODES = (
    Mode("chullpa", 2),
    Mode("coricancha", 4),
    Mode("pirka", 2, four=True),
    Mode("apachita", 5),
    Mode("colca", 2, "rebuild"),
    Mode("tambo", 3, "ruins"),
)
KINDS = ("compiled", "interpreted")


@lru_cache(maxsize=1)
def interpreted() -> ModuleType:
    """The core as Python runs it; needs the package `cython`, which comes with the tests."""
    path = Path(corelink.__file__).with_name("core.py")
    spec = importlib.util.spec_from_file_location("core_as_it_is", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.COMPILED
    return module


def core_module(kind: str) -> ModuleType:
    """The core of that kind; a test is left out if it was not compiled (CI compiles it, see test_core)."""
    if kind == "interpreted":
        pytest.importorskip("cython")
        return interpreted()
    if corelink.core_kind() != "compiled":
        pytest.skip("the core is not compiled (python packaging/build_core.py)")
    from desktop_app.games.rumis.engine import core

    return core
