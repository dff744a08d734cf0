"""The rebuild at the table: stones lifted off the building, carried over, laid aside, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.games.rumis.engine.rebuild import carried, removable, within
from desktop_app.games.rumis.engine.state import Place, PlacedStone, RumisState
from desktop_app.games.rumis.ui.ground import laying_aside
from tests.games.rumis.ui.rebuild_of_tests import COLCA, PUNCU, carrying, far_place, hole, places
from tests.games.rumis.ui.table_of_tests import Table, played

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, *played(COLCA, carrying), setup=COLCA)


def move_to(table: Table, at: QPoint, *, pressed: bool = False) -> None:
    """A real move of the pointer in the view, perhaps with the left button down."""
    widget, where = table.board.view.widget, QPointF(at)
    buttons = LEFT if pressed else Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, widget.mapToGlobal(where), Qt.MouseButton.NoButton, buttons,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_one_click_lifts_a_stone_and_another_puts_it_down_beyond_the_line(qtbot: QtBot, table: Table) -> None:
    stone, place, at = far_place(table)
    ply = table.session.ply
    table.click(qtbot, table.pixel_on(stone))
    assert table.board.held is not None
    assert table.board.held.stone == stone.stone
    assert hole(table) == stone.cells
    assert all(set(solid.cells) != set(stone.cells) for solid in table.board.view.scene.solids)
    assert table.session.ply == ply
    move_to(table, at)
    assert table.board.ghost is not None
    assert (table.board.ghost.cells, table.board.ghost.refusal) == (place.cells, None)
    table.click(qtbot, at)
    assert table.session.steps[-1].action == place
    assert table.board.held is None
    assert hole(table) == ()


def test_it_can_be_dragged_across(qtbot: QtBot, table: Table) -> None:
    stone, place, at = far_place(table)
    widget, start = table.board.view.widget, table.pixel_on(stone)
    azimuth = table.board.view.camera.azimuth
    qtbot.mousePress(widget, LEFT, pos=start)
    assert table.board.held is None
    move_to(table, (start + at) / 2, pressed=True)
    assert table.board.held is not None
    move_to(table, at, pressed=True)
    qtbot.mouseRelease(widget, LEFT, pos=at)
    assert table.session.steps[-1].action == place
    assert table.board.view.camera.azimuth == azimuth


def test_a_click_where_it_stood_or_escape_puts_it_back(qtbot: QtBot, table: Table) -> None:
    stone = places(table.state)[0]
    before, ply = table.board.view.scene, table.session.ply
    at = table.pixel_on(stone)
    table.click(qtbot, at)
    assert hole(table) == stone.cells
    x, y, z = min(stone.cells, key=lambda cell: cell[2])
    table.board._on_clicked(table.board.view.hit_at(*_over(table, x, y, z)), LEFT)
    assert table.board.held is None
    assert table.board.view.scene == before
    table.click(qtbot, at)
    qtbot.keyClick(table.board, Qt.Key.Key_Escape)
    assert table.board.held is None
    assert table.board.view.scene == before
    assert table.session.ply == ply


def _over(table: Table, x: int, y: int, z: int) -> tuple[float, float]:
    """A pixel of that square from straight above."""
    table.board.view.top_view()
    at = table.pixel_of(x, y, z)
    return at.x(), at.y()


def test_a_click_on_another_own_stone_takes_that_one_instead(qtbot: QtBot, table: Table) -> None:
    first, second = removable(table.state, table.board._colour)[:2]
    table.board.take_off(first)
    table.board.view.top_view()
    table.click(qtbot, table.pixel_on(second))
    assert table.board.held is not None
    assert table.board.held.stone == second.stone
    assert hole(table) == second.cells


def test_inside_the_line_a_lifted_stone_hovers_and_says_what_to_do(qtbot: QtBot, table: Table) -> None:
    table.click(qtbot, table.pixel_on(places(table.state)[0]))
    scene = table.board.view.scene
    assert scene.ghost is not None
    assert scene.ghost.offset > 0
    assert scene.ghost_ok
    assert scene.bad_cells == ()
    assert "beyond the red line" in table.board.prompt()
    assert not table.board.place()
    assert table.said == ["In the rebuild nothing may be placed inside the red line."]


def test_stones_that_can_be_taken_are_marked_until_one_is(qtbot: QtBot, table: Table) -> None:
    free = {stone.cells for stone in removable(table.state, table.board._colour)}
    assert {solid.cells for solid in table.board.view.scene.solids if solid.ready} == free
    table.board.take_off(places(table.state)[0])
    assert not any(solid.ready for solid in table.board.view.scene.solids)


def test_the_red_line_and_the_calm_half(qtbot: QtBot) -> None:
    first = Table(qtbot, setup=COLCA)
    second = Table(qtbot, *played(COLCA, carrying), setup=COLCA)
    agreed = first.state.agreement
    squares = {(x, y) for y, row in enumerate(agreed.caps) for x, cap in enumerate(row) if cap}
    inside = {square for square in squares if agreed.inside(*square)}
    assert set(first.board.view.scene.calm) == squares - inside
    assert set(second.board.view.scene.calm) == inside
    assert first.board.view.scene.traces == second.board.view.scene.traces != ()
    assert first.board.view.scene.caps == agreed.caps


def test_the_pointer_on_a_buried_stone_says_why_it_stays(qtbot: QtBot, table: Table) -> None:
    free = removable(table.state, table.board._colour)
    buried, at = next(
        (stone, at)
        for stone in within(table.state, table.board._colour)
        if stone not in free and (at := _seen(table, stone)) is not None
    )
    move_to(table, at)
    assert table.board.prompt() == "Another stone lies on it: it cannot be taken off."
    table.click(qtbot, at)
    assert table.said == ["Another stone lies on it: it cannot be taken off."]
    assert table.board.held is None
    move_to(table, table.pixel_on(free[0]))
    assert "Choose a stone" in table.board.prompt()
    assert buried in table.state.placed


def _seen(table: Table, stone: PlacedStone) -> QPoint | None:
    for side in range(4):
        table.board.view.side_view(side)
        table.board.view.orbit(0, 20)
        try:
            return table.pixel_on(stone)
        except AssertionError:
            continue
    return None


def test_stones_of_others_and_those_carried_over_stay(qtbot: QtBot, table: Table) -> None:
    colour = table.board._colour
    table.board.view.top_view()
    other = removable(table.state, 1 - colour)[0]
    table.click(qtbot, table.pixel_on(other))
    there = next(s for s in carried(table.state, colour) if _on_top(table.state, s))
    table.click(qtbot, table.pixel_on(there))
    assert table.said == [
        "Only stones of your own colour can be carried over.",
        "This stone has been carried over: it stays.",
    ]


def _on_top(state: RumisState, stone: PlacedStone) -> bool:
    return any(state.top(x, y) == stone.colour and state.heights[y][x] == z + 1 for x, y, z in stone.cells)


def test_the_tray_takes_stones_off_too_and_tells_where_the_others_are(qtbot: QtBot, table: Table) -> None:
    colour = table.board._colour
    free = {stone.stone for stone in removable(table.state, colour)}
    over = {stone.stone for stone in carried(table.state, colour)}
    slots = {str(slot.get("stone")): slot for slot in table.board.tray.slots()}
    assert {name for name, slot in slots.items() if slot.get("held")} == free
    assert {name for name, slot in slots.items() if slot.get("kept") == "carried"} == over
    buried = next(name for name, slot in slots.items() if slot.get("kept") == "buried")
    table.click_slot(qtbot, buried)
    assert table.board.held is None
    assert table.said == ["Another stone lies on it: it cannot be taken off."]
    stone = places(table.state)[0]
    table.click_slot(qtbot, stone.stone)
    assert hole(table) == stone.cells
    ghost = table.board.ghost
    assert ghost is not None
    assert ghost.refusal is None


def test_keys_alone_carry_a_stone_over(qtbot: QtBot, table: Table) -> None:
    free = [stone.stone for stone in places(table.state)]
    seen = []
    for _ in free:
        qtbot.keyClick(table.board, Qt.Key.Key_PageDown)
        assert table.board.held is not None
        seen.append(table.board.held.stone)
    assert sorted(seen) == sorted(free)
    qtbot.keyClick(table.board, Qt.Key.Key_Escape)
    slot = next(slot for slot in table.board.tray.slots() if slot.get("stone") == free[0])
    qtbot.keyClicks(table.board, "1234567890-"[table.board.tray.slots().index(slot)])
    qtbot.keyClick(table.board, Qt.Key.Key_N)
    ghost = table.board.ghost
    assert ghost is not None
    qtbot.keyClick(table.board, Qt.Key.Key_Return)
    assert table.session.steps[-1].action == Place(free[0], ghost.cells)


# ---- laying aside -----------------------------------------------------------------------------


@pytest.fixture
def blocked(qtbot: QtBot) -> Table:
    return Table(qtbot, *played(PUNCU, lambda state: bool(laying_aside(state))), setup=PUNCU)


def test_a_stone_is_laid_aside_by_enter(qtbot: QtBot, blocked: Table) -> None:
    assert "lay aside" in blocked.board.prompt()
    qtbot.keyClick(blocked.board, Qt.Key.Key_PageDown)
    held = blocked.board.held
    assert held is not None
    assert "Enter lays the" in blocked.board.prompt()
    qtbot.keyClick(blocked.board, Qt.Key.Key_Return)
    assert blocked.session.steps[-1].action == Place(held.stone, ())
    assert blocked.state.aside[-1][1] == held.stone


def test_the_button_beside_the_tray_lays_the_lifted_stone_aside(qtbot: QtBot, blocked: Table) -> None:
    assert blocked.board.aside.isVisible()
    assert not blocked.board.aside.isEnabled()
    stone = removable(blocked.state, blocked.board._colour)[0]
    blocked.board.view.top_view()
    blocked.click(qtbot, blocked.pixel_on(stone))
    assert blocked.board.aside.isEnabled()
    qtbot.mouseClick(blocked.board.aside, LEFT)
    assert blocked.session.steps[-1].action == Place(stone.stone, ())


def test_a_click_somewhere_lays_nothing_aside(qtbot: QtBot, blocked: Table) -> None:
    blocked.board.take_off(removable(blocked.state, blocked.board._colour)[0])
    ply = blocked.session.ply
    blocked.board.view.top_view()
    beyond = next(iter(set(_squares(blocked.state))))
    blocked.click(qtbot, blocked.pixel_of(*beyond, 0))
    assert blocked.session.ply == ply
    assert blocked.board.held is not None


def _squares(state: RumisState) -> list[tuple[int, int]]:
    agreed = state.agreement
    return [
        (x, y)
        for y, row in enumerate(agreed.caps)
        for x, cap in enumerate(row)
        if cap and not agreed.inside(x, y) and not state.heights[y][x]
    ]


def test_the_button_is_not_there_while_stones_can_be_carried(table: Table) -> None:
    assert not table.board.aside.isVisible()
