"""Guards for the versions that pyproject.toml pins."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtGui import QMatrix4x4


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_qt_calls_keep_their_references_to_none() -> None:
    """PySide6 6.12.0 lost a reference to None in each call that returns nothing: after some thousand calls
    the interpreter ended with "none_dealloc" (https://bugreports.qt.io/browse/PYSIDE-3474)."""
    matrix = QMatrix4x4()
    before = sys.getrefcount(None)
    for _ in range(500):
        matrix.translate(0, 0, 0)
    assert abs(sys.getrefcount(None) - before) < 100
