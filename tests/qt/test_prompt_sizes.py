"""The prompt line speaks in two sizes, and what it says stays inside its card."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.qt import fonts, notices
from desktop_app.qt import theme as themes
from desktop_app.qt.notices import PromptLine
from desktop_app.qt.painting import paint_text

SHORT = "Ada: Einen Stein wählen."
FIRST = "Ada: Einen Stein wählen. Er muss den Plan und irgendeinen Stein dort berühren."
LONG = "Maximilian: Klicken oder Eingabe drücken, um den Stein zu setzen, und noch ein paar Worte mehr."
WHY = "Zu hoch: Ein Würfel würde über die Höhengrenze hinausragen, die für sein Feld auf dem Plan steht."


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QRectF, tuple[float, ...]]]:
    """What is drawn: the text, where, and the sizes allowed."""
    seen: list[tuple[str, QRectF, tuple[float, ...]]] = []

    def note(painter: QPainter, rect: QRectF, text: str, styles: list[QFont], colour: str) -> None:
        seen.append((text, QRectF(rect), tuple(font.pointSizeF() for font in styles)))
        paint_text(painter, rect, text, styles, colour)

    monkeypatch.setattr(notices, "paint_text", note)
    return seen


def line_of(qtbot: QtBot, width: int, *, compact: bool = False) -> PromptLine:
    line = PromptLine(themes.light(), compact=compact)
    qtbot.addWidget(line)
    line.resize(width, line.sizeHint().height())
    return line


@pytest.mark.parametrize("words", [(SHORT, ""), (SHORT, WHY), (LONG, ""), (LONG, WHY), ("Ada", LONG)])
def test_the_line_speaks_in_two_sizes(qtbot: QtBot, drawn: list[Any], words: tuple[str, str]) -> None:
    """Every message had a size of its own, so that the line jumped with each move."""
    line = line_of(qtbot, 536)
    line.show_prompt(words[0], detail=words[1])
    line.grab()
    line.show_refusal(WHY)
    line.grab()
    assert {size for _, _, sizes in drawn for size in sizes} <= {notices.LEAD, notices.SMALL}
    for text, where, _ in drawn:
        assert where.top() >= 5, text
        assert where.bottom() <= line.height() - 8, text


@pytest.mark.parametrize(
    ("width", "compact", "size"), [(536, False, notices.LEAD), (1008, True, notices.COMPACT)]
)
def test_the_longest_usual_prompt_is_read_in_full_size(
    qtbot: QtBot, drawn: list[Any], width: int, compact: bool, size: float
) -> None:
    """In German it was cut at 1280 pixels and tiny at 1024."""
    line = line_of(qtbot, width, compact=compact)
    line.show_prompt(FIRST)
    line.grab()
    ((text, where, sizes),) = drawn
    assert (text, sizes[0]) == (FIRST, size)
    metrics = QFontMetricsF(fonts.ui(size, weight=QFont.Weight.DemiBold))
    flags = 0x1000  # word wrap
    needed = metrics.boundingRect(where, flags, FIRST)
    assert needed.height() <= where.height() + 0.5


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("prompt", [WHY, f"Ada: {WHY}"])
def test_a_refusal_that_the_prompt_says_too_is_said_once(
    qtbot: QtBot, drawn: list[Any], prompt: str, compact: bool
) -> None:
    line = line_of(qtbot, 536, compact=compact)
    line.show_prompt(prompt)
    line.show_refusal(WHY)
    line.grab()
    assert [text for text, _, _ in drawn] == [WHY]
    drawn.clear()
    line.show_prompt(FIRST)
    line.show_refusal(WHY)
    line.grab()
    assert [text for text, _, _ in drawn] == ([WHY] if compact else [FIRST, WHY])
