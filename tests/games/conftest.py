"""What the tests of all games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from desktop_app.core.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that the program speaks during the test."""
    from PySide6.QtCore import QTranslator  # the tests of the rules do without Qt

    translator = QTranslator()
    assert translator.load(str(resource_path("translations", f"tischrunde_{request.param}.qm")))
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)
