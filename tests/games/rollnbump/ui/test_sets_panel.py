"""The score pad: cells, words, tool tips, and that it is drawn inside its column."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.ui import legend
from desktop_app.games.rollnbump.ui.layout import lay_out
from desktop_app.games.rollnbump.ui.lines import fitted
from desktop_app.games.rollnbump.ui.sets_panel import SetCell, SetRow, SetsPanel, cell_words, rows_of
from desktop_app.qt import fonts, theme
from tests.games.rollnbump.positions import Table, position

STATE = position(
    Table(2, current=1, roll="13446", cards={0: "blackS1 blackS2 redK3", 1: "blueP2"}, joker="0:black")
)
NAMES, COLOURS = ("Ada", "Bruno"), ("red", "blue")


def cards(*names: str) -> tuple[int, ...]:
    return tuple(deck().card(*name.split()) for name in names)


def panel(qtbot: QtBot, *, width: float = 1012, height: float = 590) -> SetsPanel:
    fonts.load()
    made = SetsPanel(theme.light())
    layout = lay_out(width, height, 2, 6)
    made.resize(round(layout.sets.w), round(layout.sets.h))
    made.set_boxes(layout.sets, layout.rows, folded=layout.folded)
    made.set_rows(rows_of(STATE, NAMES, COLOURS))
    made.retranslate()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_rows_count_cards_bonus_and_the_next_step() -> None:
    ada, bruno = rows_of(STATE, NAMES, COLOURS)
    assert ada.cells[0] == SetCell(3, 6, 4, joker=True, cards=(*cards("black S1", "black S2"), deck().joker))
    assert ada.cells[2] == SetCell(1, 0, 3, cards=cards("red K3"))
    assert (ada.bonus, ada.turn) == (6, False)
    assert (bruno.name, bruno.colour, bruno.turn) == ("Bruno", "blue", True)


def test_the_pad_is_told_in_words(qtbot: QtBot) -> None:
    made = panel(qtbot)
    assert made.accessibleName() == "Collected sets"
    assert made.words().splitlines() == ["Ada: black 3 (+6), red 1 (+0)", "Bruno: blue 1 (+0)"]
    assert made.accessibleDescription() == made.words()
    made.set_rows((SetRow("Cleo", "red", (SetCell(0, 0, 0),) * 4),))
    assert made.accessibleDescription() == "Cleo: no cards yet"


def test_a_cell_explains_itself(qtbot: QtBot) -> None:
    made = panel(qtbot)
    tip = made.tip_at(made.chip(0, 0).center())
    assert tip == cell_words(made.rows[0], 0)
    assert "(with the joker)" in tip
    assert "Single 1, Single 2, Joker" in tip
    assert "set bonus 6, the next card adds 4" in tip
    assert made.tip_at(QPointF(1, 1)) == ""


@pytest.mark.parametrize("size", [(1012.0, 590.0), (756.0, 420.0), (2400.0, 1300.0)])
def test_chips_lie_apart_inside_the_column(qtbot: QtBot, size: tuple[float, float]) -> None:
    made = panel(qtbot, width=size[0], height=size[1])
    chips = [made.chip(seat, colour) for seat in range(2) for colour in range(4)]
    assert all(made.rect().toRectF().contains(chip) for chip in chips)
    assert not any(a.intersects(b) for n, a in enumerate(chips) for b in chips[:n])
    assert min(chip.width() for chip in chips) >= 24


@pytest.mark.parametrize("make", [theme.light, theme.dark])
def test_each_colour_is_seen_where_cards_are_and_the_seat_to_move_stands_out(
    qtbot: QtBot, make: Callable[[], theme.Theme]
) -> None:
    made = panel(qtbot)
    made.set_theme(make().with_accent("indigo"))
    picture = made.grab().toImage()
    full, bare = made.chip(0, 0), made.chip(1, 0)
    at = full.topLeft() + QPointF(full.width() * 0.5, 4)
    other = bare.topLeft() + QPointF(bare.width() * 0.5, 4)
    assert picture.pixelColor(at.toPoint()) != picture.pixelColor(other.toPoint())
    resting, moving = full.bottomLeft() + QPointF(-6, 8), bare.bottomLeft() + QPointF(-3, 8)
    assert picture.pixelColor(resting.toPoint()) != picture.pixelColor(moving.toPoint())


def test_a_name_becomes_smaller_before_it_is_cut() -> None:
    """Beside "+28" the name "Player 1" was once "Play…" at full size."""
    fonts.load()
    font = fonts.ui()
    font.setPixelSize(27)
    for width in (50.0, 70.0):
        smaller = fitted("Player 1", font, width, 11)
        assert 11 <= smaller.pixelSize() < 27
        assert QFontMetricsF(smaller).horizontalAdvance("Player 1") <= width
    assert fitted("Player 1", font, 400.0, 11).pixelSize() == 27
    assert fitted("Player 1", font, 5.0, 11).pixelSize() == 11


@pytest.mark.parametrize(("seats", "stairs", "signs"), [(2, True, True), (3, True, False), (5, False, False)])
def test_free_room_below_the_seats_explains_the_table(seats: int, stairs: bool, signs: bool) -> None:
    layout = lay_out(1012, 606, seats, 9)
    top = layout.rows[-1].bottom - layout.sets.y + 10
    column = QRectF(3, top, layout.sets.w - 6, layout.sets.h - top - 4)
    found = legend.rooms(column)
    assert [room is not None for room in found] == [stairs, signs]
    assert all(column.contains(room) for room in found if room is not None)
    if found[0] is not None and found[1] is not None:
        assert not found[0].intersects(found[1])


def test_the_legend_explains_every_plate_of_a_card(qtbot: QtBot) -> None:
    kinds = [kind for _, kind, _ in legend.signs()]
    assert kinds == ["good", "chance", "strength"]
    assert len({meaning for _, _, meaning in legend.signs()}) == 3
