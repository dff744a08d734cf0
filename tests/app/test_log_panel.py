"""The log at the side: lines wrap, lead to their ply, and later ones are drawn faintly."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
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


class KeyKeeper(QObject):
    """Notes the keys that reach what it watches."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.heard.append(event.key())
        return False


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


def test_lines_keep_apart_when_the_scroll_bar_comes(panel: LogPanel, qtbot: QtBot) -> None:
    """Rows were measured for the width without the scroll bar: lines overlapped, the last was cut."""
    line = LogRow(1, 0, "Anastasia", "red", "places the bar of four at c11, level 4, and nobody minds it")
    model = fill(panel, (line,) * 4)
    before = panel.view.visualRect(model.index(0)).height()
    fill(panel, tuple(replace(line, ply=ply) for ply in range(1, 60)))
    bar = panel.view.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    rows = [panel.view.visualRect(model.index(row)) for row in range(model.rowCount())]
    option = QStyleOptionViewItem()
    wanted = [panel.delegate.sizeHint(option, model.index(row)) for row in range(model.rowCount())]
    assert [row.height() for row in rows] == [size.height() for size in wanted]
    assert rows[0].height() == before
    assert wanted[0].width() <= panel.view.viewport().width()
    assert all(low.top() > high.bottom() for high, low in pairwise(rows))
    assert rows[-1].bottom() < panel.view.viewport().height()


def test_the_log_leaves_keys_and_focus_to_the_board(panel: LogPanel, qtbot: QtBot) -> None:
    """After a click in the log its search by letters ate the keys of the board."""
    model = fill(panel)
    keys = KeyKeeper()
    panel.installEventFilter(keys)
    where = panel.view.visualRect(model.index(0)).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert not panel.view.hasFocus()
    panel.view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_V, Qt.Key.Key_3, Qt.Key.Key_Space, Qt.Key.Key_Down):
        QTest.keyClick(panel.view, key)
    assert keys.heard == [Qt.Key.Key_V, Qt.Key.Key_3, Qt.Key.Key_Space]


def test_the_marked_line_stays_in_sight_when_the_room_changes(panel: LogPanel, qtbot: QtBot) -> None:
    """The log was scrolled while it was hidden or higher: its last line was half below the edge then."""
    model = fill(panel, tuple(LogRow(ply, 0, "Ada", "red", "takes one") for ply in range(1, 60)))
    panel.hide()
    panel.show_ply(59)
    panel.resize(256, 300)
    panel.show()

    def whole() -> bool:
        row = panel.view.visualRect(model.index(58))
        return row.bottom() < panel.view.viewport().height() < 300

    qtbot.waitUntil(whole)
