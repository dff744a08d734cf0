"""The ground for all tests in `tests/conftest.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop_app.app.i18n import Translations

ROOT = Path(__file__).parents[2]


def collected(choice: str) -> set[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-n",
        "0",
        "-m",
        choice,
        "tests/app/test_i18n.py",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {line for line in done.stdout.splitlines() if "::" in line}


def test_what_opens_windows_can_be_chosen_and_left_out() -> None:
    windows, others = collected("gui"), collected("not gui")
    assert "tests/app/test_i18n.py::test_the_collector_sees_what_lupdate_does_not" in others
    assert any("test_numbers_have_their_plural" in name for name in windows)
    assert not windows & others


@pytest.mark.parametrize("test", ["first", "second"])
def test_no_language_is_left_behind(qapp: QApplication, test: str) -> None:
    """Each finds the language of the start, whichever of them comes first."""
    assert (QLocale().name(), qapp.translate("QPlatformTheme", "Cancel")) == ("C", "Cancel"), test
    assert Translations().use("de") == "de"
    assert (QLocale().name(), qapp.translate("QPlatformTheme", "Cancel")) == ("de_DE", "Abbrechen")
