"""The table beyond the base game: ruins, five and six colours, large boards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.ui.arrange import arrange
from desktop_app.games.rumis.ui.coats import NEUTRAL, coat_of
from desktop_app.games.rumis.ui.kit import KIT
from tests.games.rumis.ui.table_of_tests import Table, played

RUINS = Setup(3).with_option("variant", "ruins")


def test_ruins_are_laid_from_the_tray_of_nobody(qtbot: QtBot) -> None:
    table = Table(qtbot, setup=RUINS)
    neutral = table.state.agreement.neutral
    for seat in range(3):
        assert {slot.get("colour") for slot in table.board.tray.slots()} == {neutral}
        assert table.session.to_act == seat
        assert "Ruins" in table.board.prompt()
        qtbot.keyClick(table.board, Qt.Key.Key_PageDown)
        ghost = table.board.view.scene.ghost
        assert ghost is not None
        assert (ghost.colour, ghost.mark) == (coat_of(NEUTRAL).hex, "")
        qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert [solid.colour for solid in table.board.view.scene.solids] == [coat_of(NEUTRAL).hex] * 3
    left = [slot.get("stone") for slot in table.board.tray.slots() if slot.get("held")]
    assert len(left) == 8
    assert "stones of nobody" in table.board.describe()


def test_after_the_ruins_the_tray_is_that_of_the_first_player(qtbot: QtBot) -> None:
    actions = played(RUINS, lambda state: state.phase == "build")
    table = Table(qtbot, *actions, setup=RUINS)
    assert {slot.get("colour") for slot in table.board.tray.slots()} == {0}
    assert all(solid.colour == coat_of(NEUTRAL).hex for solid in table.board.view.scene.solids)
    qtbot.keyClick(table.board, Qt.Key.Key_PageDown)
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert table.board.view.scene.solids[-1].colour == coat_of(KIT.colours[0]).hex


def test_a_ruin_counts_as_laid_by_whose_turn_it_was() -> None:
    state = GAME.initial(RUINS)
    for _ in range(4):
        state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    seen = arrange(GAME.observe(state, None), 1)
    assert [stone.get("recent") for stone in seen] == [False, False, True, True]


def test_the_coat_of_nobody_is_like_no_other() -> None:
    coats = [coat_of(key) for key in (*KIT.colours, NEUTRAL)]
    assert len({coat.hex for coat in coats}) == len({coat.pattern for coat in coats}) == len(coats)


@pytest.mark.parametrize("seats", [5, 6])
def test_every_colour_has_its_turn_and_its_tray(qtbot: QtBot, seats: int) -> None:
    table = Table(qtbot, setup=Setup(seats))
    shown = []
    for _ in range(seats):
        shown.append(table.board.tray.slots()[0].get("colour"))
        qtbot.keyClick(table.board, Qt.Key.Key_PageDown)
        qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert shown == list(range(seats))
    assert len({solid.colour for solid in table.board.view.scene.solids}) == seats


def test_a_first_stone_at_a_face_is_refused_with_the_cells_lit(qtbot: QtBot) -> None:
    """With five and more colours first stones meet at edges only."""
    actions = played(Setup(5), lambda state: len(state.placed) == 1)
    table = Table(qtbot, *actions, setup=Setup(5))
    x, y, _ = table.state.placed[0].cells[0]
    table.board.hold("I2")
    held = table.board.held
    assert held is not None
    refused = []
    for dx in (-2, -1, 0, 1, 2):
        for dy in (-2, -1, 0, 1, 2):
            table.board._set_held(held.over(x + dx, y + dy))
            ghost = table.board.ghost
            assert ghost is not None
            if ghost.refusal is not None and ghost.refusal.code == "first_face":
                refused.append(table.board.view.scene.bad_cells)
                assert "at edges only" in table.board.prompt()
    assert refused
    assert all(cells for cells in refused)


def test_the_largest_board_is_framed_lettered_and_can_be_clicked(qtbot: QtBot) -> None:
    rows = "/".join("8" * 12 for _ in range(12))
    setup = Setup(2).with_option("scenario", f"own:Large:{rows}")
    table = Table(qtbot, setup=setup)
    assert table.state.caps == ((8,) * 12,) * 12
    texts = [label.text for label in table.board.view.scene.labels]
    assert texts == [*"abcdefghijkl", *map(str, range(1, 13))]
    width, height = table.board.view.view_size()
    for x, y in ((0, 0), (11, 0), (0, 11), (11, 11)):
        at = table.pixel_of(x, y, 0)
        assert 0 < at.x() < width
        assert 0 < at.y() < height
        hit = table.board.view.hit_at(at.x(), at.y())
        assert hit is not None
        assert hit.column == (x, y)
    table.board.hold("I2")
    table.click(qtbot, table.pixel_of(11, 11, 0))
    table.click(qtbot, table.pixel_of(10, 10, 0))
    assert len(table.state.placed) == 1
