"""The log at the side: lines wrap, lead to their ply, and later ones are drawn faintly."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop_app.app.log_panel import LogPanel
from desktop_app.qt import theme as themes
from desktop_app.qt.log_model import LogModel, LogRow

LINES = (
    LogRow(1, 0, "Ada", "red", "takes <3>"),
    LogRow(2, 1, "Bo", "blue", "takes so many that the line is wrapped more than once in a narrow panel"),
    LogRow(2, 1, "", "blue", "That was the last one."),
    LogRow(3, -1, "", "", "The dice show 6."),
)


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    made = LogPanel(LogModel(), themes.light())
    qtbot.addWidget(made)
    made.resize(256, 500)
    made.show()
    return made


def fill(panel: LogPanel, lines: tuple[LogRow, ...] = LINES) -> LogModel:
    model = panel.view.model()
    assert isinstance(model, LogModel)
    model.set_rows(lines)
    return model


def ink(panel: LogPanel, row: int) -> int:
    """How dark the darkest pixel of a row is drawn (0 black, 255 white)."""
    area = panel.view.visualRect(panel.view.model().index(row, 0)).adjusted(30, 2, -4, -2)
    corner = panel.view.viewport().mapTo(panel, area.topLeft())
    picture = panel.grab(QRect(corner, area.size())).toImage()
    return min(
        picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(picture.height())
    )


def test_a_click_or_the_return_key_leads_to_the_ply(panel: LogPanel, qtbot: QtBot) -> None:
    model = fill(panel)
    view = panel.view
    with qtbot.waitSignal(panel.chosen) as heard:
        where = view.visualRect(model.index(2)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert heard.args == [2]
    view.setCurrentIndex(model.index(0))
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.args == [1]


def test_long_lines_wrap(panel: LogPanel) -> None:
    model = fill(panel)
    option = QStyleOptionViewItem()
    heights = [panel.delegate.sizeHint(option, model.index(row)).height() for row in range(3)]
    assert heights[1] > 2 * heights[0] - 12
    assert heights[2] < heights[1]


def test_what_comes_after_the_step_looked_at_is_faint(panel: LogPanel) -> None:
    fill(panel)
    before = ink(panel, 3)
    panel.show_ply(2)
    assert ink(panel, 3) > before + 40
    panel.show_ply(None)
    assert ink(panel, 3) == before


def test_an_empty_log_says_so(panel: LogPanel) -> None:
    assert not panel.view.isVisible()
    fill(panel)
    assert panel.view.isVisible()
    fill(panel, ())
    assert not panel.view.isVisible()


def test_it_is_drawn_in_the_dark(panel: LogPanel) -> None:
    fill(panel)
    light = panel.grab().toImage().pixelColor(120, 400).lightness()
    panel.set_theme(themes.dark())
    assert panel.grab().toImage().pixelColor(120, 400).lightness() < light
