"""The rebuild at the table as it is shown: hints, motion, words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.games.rumis.engine.rebuild import carried, removable
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.rules import places_of
from desktop_app.games.rumis.engine.state import Place, RumisState
from desktop_app.games.rumis.ui.ground import laying_aside
from tests.games.rumis.ui.rebuild_of_tests import COLCA, PUNCU, carrying, far_place, hole, places
from tests.games.rumis.ui.table_of_tests import Table, played


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, *played(COLCA, carrying), setup=COLCA)


@pytest.fixture
def blocked(qtbot: QtBot) -> Table:
    return Table(qtbot, *played(PUNCU, lambda state: bool(laying_aside(state))), setup=PUNCU)


def test_a_hint_lights_the_stone_then_its_place(qtbot: QtBot, table: Table) -> None:
    stone, place, _ = far_place(table)
    area = tuple((x, y, 0) for x, y, _ in place.cells)
    advice = Advice(place, "gains", (("area", area), ("taken", stone.cells), ("count", 1)))
    table.board.show_advice(advice, 1)
    assert not any(solid.glow for solid in table.board.view.scene.solids)
    table.board.show_advice(advice, 2)
    assert [solid.cells for solid in table.board.view.scene.solids if solid.glow] == [stone.cells]
    table.board.show_advice(advice, 3)
    assert table.board.ghost is not None
    assert table.board.ghost.cells == place.cells
    assert hole(table) == stone.cells
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert table.session.steps[-1].action == place


def test_a_hint_to_lay_aside_lifts_the_stone(qtbot: QtBot, blocked: Table) -> None:
    place = laying_aside(blocked.state)[0]
    taken = next(s for s in removable(blocked.state, blocked.board._colour) if s.stone == place.stone)
    advice = Advice(place, "lay_aside", (("area", taken.cells), ("taken", taken.cells)))
    for stage in (1, 2, 3):
        blocked.board.show_advice(advice, stage)
    assert hole(blocked) == taken.cells
    qtbot.keyClick(blocked.board, Qt.Key.Key_Return)
    assert blocked.session.steps[-1].action == place


def test_a_stone_carried_by_the_computer_is_seen_flying(qtbot: QtBot) -> None:
    actions = played(COLCA, carrying)
    mover = GAME.to_act(_after(actions))
    assert mover is not None
    table = Table(qtbot, *actions, setup=COLCA, computers=(mover,))
    table.board._services.speed = lambda: 1.0
    stone = places(table.state)[0]
    place = next(iter(places_of(table.state, stone.stone)))
    table.session.submit(place, mover, table.session.revision)
    moved = next(solid for solid in table.board.view.shown_scene().solids if solid.cells == place.cells)
    assert moved.shift != (0.0, 0.0)
    assert table.board.moving
    table.board.finish_motion()
    assert not table.board.moving
    assert table.board.view.shown_scene() == table.board.view.scene


def _after(actions: tuple[Place, ...]) -> RumisState:
    state = GAME.initial(COLCA)
    for action in actions:
        state, _ = GAME.apply(state, action)
    return state


def test_a_stone_keeps_its_id_when_it_is_carried_over(qtbot: QtBot, table: Table) -> None:
    stone, place, _ = far_place(table)
    before = {c.place: c.id for c in table.board._building.components}
    table.session.submit(place, table.board._colour, table.session.revision)
    after = {c.place: c.id for c in table.board._building.components}
    assert after[place.cells] == before[stone.cells]
    assert len(set(after.values())) == len(after)


def test_the_rebuild_can_be_told_in_words(qtbot: QtBot, table: Table) -> None:
    told = table.board.describe()
    assert "Rebuild" in told
    assert "can take off now: " in told
    assert f"{len(carried(table.state, table.board._colour))} carried over" in told
    table.board.take_off(places(table.state)[0])
    assert "taken off and is in your hand" in table.board.describe()


def test_undoing_a_carried_stone_brings_it_back(qtbot: QtBot, table: Table) -> None:
    before = table.board.view.scene.solids
    stone, place, _ = far_place(table)
    table.session.submit(place, table.board._colour, table.session.revision)
    table.session.undo_to(table.session.ply - 1)
    assert {(s.id, s.cells) for s in table.board.view.scene.solids} == {(s.id, s.cells) for s in before}
    assert stone.cells in {solid.cells for solid in table.board.view.scene.solids}


@pytest.mark.parametrize("computers", [(), (0, 1)], ids=["one", "both"])
def test_while_a_stone_flies_tray_and_prompt_wait_as_the_table_does(
    qtbot: QtBot, computers: tuple[int, ...]
) -> None:
    """They once spoke of the next player while the plates still showed the last one's turn."""
    actions = played(COLCA, carrying)
    mover = GAME.to_act(_after(actions))
    assert mover is not None
    table = Table(qtbot, *actions, setup=COLCA, computers=computers or (mover,))
    board = table.board
    board._services.speed = lambda: 1.0
    place = next(iter(places_of(table.state, places(table.state)[0].stone)))
    slots, moving = board.tray.slots(), []
    board.prompt_changed.connect(lambda: moving.append(board.moving))
    table.session.submit(place, mover, table.session.revision)
    assert set(moving) == {True}
    assert board.tray.slots() == slots
    assert not any(solid.ready for solid in board.view.scene.solids)
    with qtbot.waitSignal(board.view.widget.settled):  # type: ignore[attr-defined]  # of the painter's view
        pass
    assert not board.moving
    assert moving[-1] is False
    if computers:  # else the tray is that of the person all the time
        assert board.tray.slots() != slots
    else:
        assert any(solid.ready for solid in board.view.scene.solids)


def test_another_view_in_the_middle_of_a_flight_ends_it(qtbot: QtBot) -> None:
    actions = played(COLCA, carrying)
    mover = GAME.to_act(_after(actions))
    assert mover is not None
    table = Table(qtbot, *actions, setup=COLCA, computers=(mover,))
    table.board._services.speed = lambda: 1.0
    place = next(iter(places_of(table.state, places(table.state)[0].stone)))
    table.session.submit(place, mover, table.session.revision)
    assert table.board.moving
    table.preferences["gl_probe"] = {"ok": True, "samples": 0}
    table.board.apply_preferences()
    assert not table.board.moving
