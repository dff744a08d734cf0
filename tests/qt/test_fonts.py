"""The shipped typefaces are found, registered and hold what the program writes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.qt import fonts


@pytest.fixture(autouse=True)
def loaded(qapp: QApplication) -> None:
    fonts.load()


def test_the_families_are_known_after_loading() -> None:
    families = QFontDatabase.families()
    assert {fonts.UI, fonts.DISPLAY, fonts.JAPANESE} <= set(families)
    assert {"Regular", "SemiBold", "Bold"} <= set(QFontDatabase.styles(fonts.UI))


@pytest.mark.parametrize("file", fonts.FILES)
def test_each_file_comes_with_its_licence(file: str) -> None:
    family = file.partition("-")[0]
    text = resource_path("fonts", f"LICENSE-{family}.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text
    assert text.startswith("Copyright")


@pytest.mark.parametrize("font", [fonts.ui(24), fonts.ui(24, weight=QFont.Weight.Bold), fonts.display(24)])
def test_digits_stand_in_columns(font: QFont) -> None:
    widths = {round(QFontMetricsF(font).horizontalAdvance(digit), 2) for digit in "0123456789"}
    assert len(widths) == 1


@pytest.mark.parametrize("font", [fonts.ui(), fonts.display()])
def test_european_text_needs_no_other_font(font: QFont) -> None:
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == font.families()[0]
    assert all(raw.supportsCharacter(ord(letter)) for letter in "Rolimã ÄÖÜäöüßéçñĳŁőő×–—…„“‚‘»«€·−")


def test_japanese_text_has_its_font() -> None:
    raw = QRawFont(str(resource_path("fonts", "TischrundeKana-Regular.ttf")), 20)
    text = "ロールンバンプあいうえおがぱっゃー、。「」・"
    assert all(raw.supportsCharacter(ord(letter)) for letter in text)


def test_no_font_is_smaller_than_the_smallest() -> None:
    assert fonts.ui(6).pointSizeF() == fonts.SMALLEST
    assert fonts.display(31).pointSizeF() == 31


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FILES", ("none.ttf",))
    with pytest.raises(BadData, match=r"none\.ttf"):
        fonts.load.__wrapped__()


def test_a_file_that_is_no_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FILES", ("LICENSE-TischrundeSans.txt",))
    with pytest.raises(BadData, match="not a font"):
        fonts.load.__wrapped__()
