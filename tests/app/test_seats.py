"""The seats along the edge: a plate a row, and a menu of what can be done with a seat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.seats_bar import SeatDeeds, SeatMenu, SeatsBar, face_of
from desktop_app.qt import fonts, plates
from desktop_app.qt import theme as themes
from desktop_app.qt.seats_model import SeatRow, SeatsModel
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeKit

ROWS = tuple(
    SeatRow(seat, name, colours=(colour,), score=seat - 1)
    for seat, (name, colour) in enumerate(
        [
            ("Ada", "red"),
            ("Bo", "blue"),
            ("Cleo", "yellow"),
            ("Dario", "green"),
            ("Emma", "violet"),
            ("Fe", "ivory"),
        ]
    )
)


def bar_of(qtbot: QtBot, rows: tuple[SeatRow, ...]) -> tuple[SeatsBar, SeatsModel]:
    model = SeatsModel()
    bar = SeatsBar(model, themes.light(), lambda: 0.0)
    model.setParent(bar)
    qtbot.addWidget(bar)
    model.set_rows(rows)
    bar.show()
    return bar, model


def test_a_plate_shows_its_row(qtbot: QtBot) -> None:
    bar, model = bar_of(qtbot, ROWS[:2])
    assert [plate.face for plate in bar.plates] == [face_of(row) for row in ROWS[:2]]
    assert [plate.face.score for plate in bar.plates] == ["\N{MINUS SIGN}1", "0"]
    model.set_rows((ROWS[0], replace(ROWS[1], turn=True, score=9)))
    assert (bar.plates[1].face.score, bar.plates[1].face.turn) == ("9", True)


def test_six_plates_fit_a_small_window(qtbot: QtBot) -> None:
    bar, _ = bar_of(qtbot, ROWS)
    bar.set_compact(True)
    assert bar.minimumSizeHint().width() <= 1024


def painted_words(bar: SeatsBar, monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Every line that the plates paint, and whether it is whole."""
    whole: dict[str, bool] = {}

    def note(
        painter: QPainter, area: QRectF, text: str, font: QFont, colour: str, *more: Qt.AlignmentFlag
    ) -> None:
        whole[text] = QFontMetricsF(font).horizontalAdvance(text) <= area.width()

    monkeypatch.setattr(plates, "paint_line", note)
    bar.grab()
    return whole


@pytest.mark.parametrize("width", [1024, 1366])
def test_six_names_can_be_read_in_a_small_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Of Bruno two letters were left, of who led nothing."""
    fonts.load()
    names = ("Player 1", "Bruno", "Clara", "Dario", "Emma", "Felix")
    rows = tuple(
        replace(row, name=name, note="4 cards, 2 gum cards", score=28, computer=True, leads=name == "Felix")
        for row, name in zip(ROWS, names, strict=True)
    )
    bar, _ = bar_of(qtbot, rows)
    bar.set_compact(width < 1280)
    layout = bar.layout()
    assert layout is not None
    layout.activate()
    bar.resize(width, 100)
    qtbot.waitUntil(lambda: bar.plates[5].geometry().right() < width)
    words = painted_words(bar, monkeypatch)
    assert [words[name] for name in names] == [True] * 6
    assert words["28"]


def test_pressing_a_plate_chooses_its_seat(qtbot: QtBot) -> None:
    bar, _ = bar_of(qtbot, ROWS[:3])
    with qtbot.waitSignal(bar.chosen) as heard:
        QTest.mouseClick(bar.plates[2], Qt.MouseButton.LeftButton)
    assert heard.args == [2]


def test_another_game_has_other_plates(qtbot: QtBot) -> None:
    bar, model = bar_of(qtbot, ROWS[:2])
    model.set_rows(ROWS[:4])
    assert len(bar.plates) == 4


class Deeds:
    """Notes what a menu wants."""

    def __init__(self) -> None:
        self.done: list[tuple[object, ...]] = []
        self.deeds = SeatDeeds(
            lambda seat, level: self.done.append(("hand over", seat, level)),
            lambda seat: self.done.append(("take over", seat)),
            lambda seat: self.done.append(("rename", seat)),
            lambda seat: self.done.append(("resign", seat)),
        )

    def menu(self, parent: QWidget, player: Player, *, playing: bool = True) -> SeatMenu:
        return SeatMenu(FakeKit(), 1, player, self.deeds, parent, playing=playing)


def test_the_menu_of_a_person(qtbot: QtBot) -> None:
    bar, _ = bar_of(qtbot, ROWS[:2])
    deeds = Deeds()
    menu = deeds.menu(bar, Player("Bo"))
    assert not menu.person.isEnabled()
    assert [action.text() for action in menu.levels.actions()] == ["easy", "middling", "hard"]
    assert not any(action.isChecked() for action in menu.levels.actions())
    menu.levels.actions()[1].trigger()
    menu.rename.trigger()
    menu.resign.trigger()
    assert deeds.done == [("hand over", 1, 2), ("rename", 1), ("resign", 1)]


def test_the_menu_of_a_computer(qtbot: QtBot) -> None:
    bar, _ = bar_of(qtbot, ROWS[:2])
    deeds = Deeds()
    menu = deeds.menu(bar, Player("Ada", "computer", 3))
    assert [action.isChecked() for action in menu.levels.actions()] == [False, False, True]
    assert not menu.resign.isEnabled()
    menu.person.trigger()
    assert deeds.done == [("take over", 1)]


def test_the_menu_after_the_end(qtbot: QtBot) -> None:
    bar, _ = bar_of(qtbot, ROWS[:2])
    menu = Deeds().menu(bar, Player("Bo"), playing=False)
    assert not menu.resign.isEnabled()
    assert not menu.levels.isEnabled()
    assert menu.rename.isEnabled()


def test_long_names_get_the_room_that_is_there(qtbot: QtBot) -> None:
    """Two plates stood in the middle of a wide window, each too narrow for its name."""
    rows = (replace(ROWS[0], name="Maximilian Hohenstein"), ROWS[1])
    bar, model = bar_of(qtbot, rows)
    bar.set_compact(True)
    bar.resize(1280, 70)
    short, wide = bar.plates[1], bar.plates[0]
    qtbot.waitUntil(lambda: wide.width() > short.width())
    name = QFontMetricsF(fonts.ui(11, weight=QFont.Weight.Bold)).horizontalAdvance(rows[0].name)
    assert wide.width() > name + 130
    before = short.sizeHint()
    model.set_rows((rows[0], replace(rows[1], note="out, 11 stones left, and some more to be said")))
    assert short.sizeHint().width() > before.width()
    after = short.sizeHint()
    model.set_rows(rows)
    assert short.sizeHint() == after
    bar.resize(400, 70)
    qtbot.waitUntil(lambda: wide.geometry().right() < 400 and short.geometry().right() < 400)


def test_the_mouse_is_told_how_a_score_comes_about(qtbot: QtBot) -> None:
    """Nothing explained the number on a plate, nor that the plate can be pressed."""
    bar, _ = bar_of(qtbot, (replace(ROWS[0], tip="Seen 4 = 4"), ROWS[1]))
    assert [plate.toolTip() for plate in bar.plates] == ["Seen 4 = 4", "Bo"]


def test_short_names_stay_whole_beside_long_ones(qtbot: QtBot) -> None:
    """Where four plates were too wide together, the one of Ada showed nothing but dots."""
    names = ("Ada", "Bartholomew of Hohenzollern", "Maximilian Hohenstein", "Anna-Katharina")
    bar, _ = bar_of(qtbot, tuple(replace(ROWS[seat], name=name) for seat, name in enumerate(names)))
    bar.set_compact(True)
    bar.resize(900, 70)
    short = bar.plates[0]
    assert sum(plate.sizeHint().width() for plate in bar.plates) > 900
    qtbot.waitUntil(lambda: short.width() == short.sizeHint().width())
    assert bar.plates[3].geometry().right() < 900
    bar.resize(1600, 70)
    qtbot.waitUntil(lambda: all(plate.width() == plate.sizeHint().width() for plate in bar.plates))
