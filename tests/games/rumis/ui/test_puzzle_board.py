"""The table of a puzzle by itself: placing, taking off, asking, hints, giving up, the end; in the painter's
view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.puzzles.advice import finishable
from desktop_app.games.rumis.engine.puzzles.play import AskHint, GiveUp, PuzzleState, TakeOff
from desktop_app.games.rumis.engine.rules import GAME
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.engine.stones import Cell
from desktop_app.games.rumis.ui.hand import held_at
from desktop_app.games.rumis.ui.kit import KIT
from desktop_app.games.rumis.ui.puzzle_arrange import solution, stone_id
from desktop_app.games.rumis.ui.puzzle_board import ALWAYS, PuzzleBoard
from desktop_app.qt import theme
from desktop_app.qt.gl3d.scene import BRICKS
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import SoundPlayer
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session

LEFT = Qt.MouseButton.LeftButton


class Table:
    """A puzzle in a window with its session, and what the board said."""

    def __init__(
        self,
        qtbot: QtBot,
        *,
        seed: int = 1,
        speed: float = 0.0,
        preferences: dict[str, Any] | None = None,
        **options: str | int,
    ) -> None:
        self.qtbot = qtbot
        setup = Setup(1, 0, tuple(sorted(options.items())))
        self.session = Session(GAME, Header("rumis", 2, setup, (Player("Ada", colour="red"),), seed))
        self.preferences: dict[str, Any] = preferences if preferences is not None else {}
        services = Services(
            theme.light().with_accent(KIT.accent),
            SoundPlayer(muted=True),
            lambda: speed,
            self.preferences.get,
            self.preferences.__setitem__,
        )
        self.perspective = Perspective(self.session, None)
        self.board = PuzzleBoard(self.perspective, services, KIT.colours)
        self.said: list[str] = []
        self.board.refused.connect(self.said.append)
        qtbot.addWidget(self.board)
        self.board.resize(1000, 720)
        with qtbot.waitExposed(self.board):
            self.board.show()

    @property
    def state(self) -> PuzzleState:
        state = self.session.state
        assert isinstance(state, PuzzleState)
        return state

    @property
    def meant(self) -> tuple[PlacedStone, ...]:
        """The stones of the solution that are not on the board."""
        standing = {stone.cells for stone in self.state.built}
        return tuple(stone for stone in solution(self.state) if stone.cells not in standing)

    def submit(self, *stones: PlacedStone) -> None:
        for stone in stones:
            assert self.perspective.submit(Place(stone.stone, stone.cells))

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        if isinstance(key, str):
            self.qtbot.keyClicks(self.board, key)
        else:
            self.qtbot.keyClick(self.board, key, modifier)

    def pixel(self, cells: Iterable[Cell]) -> QPoint:
        """A pixel that shows one of the cells."""
        view = self.board.view
        for x, y, z in sorted(cells, key=lambda cell: -cell[2]):
            for dx, dy in ((0.5, 0.5), (0.2, 0.8), (0.8, 0.8), (0.8, 0.2)):
                px, py = view.camera.project((x + dx, y + dy, z + 1.0), view.view_size())
                hit = view.hit_at(round(px), round(py))
                if hit is not None and hit.cell == (x, y, z):
                    return QPoint(round(px), round(py))
        raise AssertionError("hidden")

    def click(self, cells: Iterable[Cell]) -> None:
        """A real click on a stone that is in sight."""
        self.qtbot.mouseClick(self.board.view.widget, LEFT, pos=self.pixel(cells))

    def solid(self, stone: PlacedStone) -> Any:
        return next(solid for solid in self.board.view.scene.solids if solid.id == stone_id(stone))


def test_a_puzzle_is_solved_by_holding_and_placing(qtbot: QtBot) -> None:
    table = Table(qtbot, level="easy", target="throne")
    board = table.board
    assert board.view.scene.show_caps
    assert board.prompt() == "Fill the whole target: choose a stone."
    while table.meant:
        stone = table.meant[0]
        slots = [slot.get("stone") for slot in board.tray.slots()]
        table.key("1234567890-"[slots.index(stone.stone)])
        for _ in range(200):
            if board.ghost is not None and board.ghost.cells == stone.cells:
                break
            table.key(Qt.Key.Key_N)
        table.key(Qt.Key.Key_Return)
    assert table.state.solved
    assert board.held is None
    assert board.bar.shown == "none"
    assert board.prompt() == ""
    assert not any(slot.get("held") for slot in board.tray.slots())


def test_before_the_deal_there_is_room_and_nothing_to_do(qtbot: QtBot) -> None:
    table = Table(qtbot, level="easy")
    table.perspective.look_at(0)
    board = table.board
    assert table.perspective.seen.state.puzzle is None
    assert board.view.scene.solids == ()
    assert board.view.scene.caps == ((3, 3, 3),) * 3
    assert board.prompt() == ""
    assert board.tray.slots() == ()
    assert board.bar.shown == "none"
    assert board.describe() == "The puzzle is not dealt yet."
    table.key(",")
    table.key(Qt.Key.Key_Backspace)
    table.perspective.look_at(None)
    assert board.view.scene.solids
    assert board.bar.shown == "ask"


def test_given_stones_look_old_and_stay(qtbot: QtBot) -> None:
    table = Table(qtbot, level="easy", target="pyramid")
    given = table.state.puzzle.given if table.state.puzzle else ()
    assert given
    assert {table.solid(stone).pattern for stone in given} == {BRICKS}
    table.submit(table.meant[0])
    assert table.solid(table.state.built[0]).pattern != BRICKS
    seen = next(stone for stone in given if _in_sight(table, stone))
    ply = table.session.ply
    table.click(seen.cells)
    assert table.said == ["This stone was given and stays."]
    assert table.session.ply == ply


def _in_sight(table: Table, stone: PlacedStone) -> bool:
    try:
        table.pixel(stone.cells)
    except AssertionError:
        return False
    return True


def test_a_click_lifts_an_own_stone_into_the_hand(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    table.submit(*table.meant[:2])
    stone = table.state.removable[-1]
    at = table.pixel(stone.cells)
    qtbot.mouseMove(table.board.view.widget, at)
    qtbot.waitUntil(lambda: table.solid(stone).ready)
    qtbot.mouseClick(table.board.view.widget, LEFT, pos=at)
    assert isinstance(table.session.steps[-1].action, TakeOff)
    assert stone not in table.state.built
    assert table.board.held == held_at(Place(stone.stone, stone.cells))
    assert table.board.ghost is not None
    assert table.board.ghost.cells == stone.cells
    assert table.board.ghost.refusal is None
    table.key(Qt.Key.Key_Return)
    assert stone in table.state.built


def test_a_stone_with_another_on_it_says_why_it_stays(qtbot: QtBot) -> None:
    table = Table(qtbot, level="open", target="cube3")
    low = PlacedStone(0, "L4", ((0, 2, 0), (1, 2, 0), (2, 1, 0), (2, 2, 0)))
    high = PlacedStone(0, "I2", ((0, 2, 1), (1, 2, 1)))
    table.submit(low, high)
    table.click(low.cells)
    assert table.said == ["Another stone lies on it: take that one off first."]
    assert table.state.built == (low, high)


def test_the_contact_rule_lets_only_the_last_stone_go(qtbot: QtBot) -> None:
    table = Table(qtbot, level="open", target="cube3", rule="contact")
    first = PlacedStone(0, "I2", ((0, 2, 0), (1, 2, 0)))
    last = PlacedStone(0, "I3", ((0, 1, 0), (1, 1, 0), (2, 1, 0)))
    table.submit(first, last)
    table.click(first.cells)
    assert table.said == ["The colours take turns: only the last stone can be taken off."]
    table.click(last.cells)
    assert table.state.built == (first,)


def test_keys_walk_over_own_stones_and_take_them_off(qtbot: QtBot) -> None:
    table = Table(qtbot, level="open", target="slab")
    stones = (
        PlacedStone(0, "I2", ((0, 0, 0), (1, 0, 0))),
        PlacedStone(0, "I3", ((0, 1, 0), (1, 1, 0), (2, 1, 0))),
        PlacedStone(0, "I4", ((0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 0))),
    )
    table.key(Qt.Key.Key_Backspace)
    table.key(",")
    assert table.said == ["None of your stones is on the board."] * 2
    table.submit(*stones)
    board = table.board
    table.key(",")
    assert board.marked == stones[2]
    table.key(",")
    assert board.marked == stones[1]
    assert board.view.scene.cursor in stones[1].cells
    assert table.solid(stones[1]).ready
    assert board.prompt() == "Click or press Enter to take the bar of three off."
    table.key(".")
    assert board.marked == stones[2]
    table.key(Qt.Key.Key_Escape)
    assert board.marked is None
    assert board.view.scene.cursor is None
    table.key(",")
    table.key(",")
    table.key(Qt.Key.Key_Return)
    assert table.state.built == (stones[0], stones[2])
    assert board.held is not None
    table.key(Qt.Key.Key_Delete)
    assert table.state.built == stones[:1]
    assert board.held is not None
    assert board.held.stone == "I4"
    table.key(Qt.Key.Key_Escape)
    assert board.held is None


def test_undo_brings_back_what_was_taken_off(qtbot: QtBot) -> None:
    table = Table(qtbot, level="open", target="slab")
    stone = PlacedStone(0, "I2", ((0, 0, 0), (1, 0, 0)))
    table.submit(stone)
    table.key(Qt.Key.Key_Backspace)
    table.session.undo_to(table.session.undo_ply())
    assert table.state.built == (stone,)
    assert table.board.held is None
    assert table.solid(stone).last


def test_whether_it_can_be_finished_is_told_on_demand_and_forgotten_with_the_next_stone(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    bar = table.board.bar

    def shown() -> str:
        return bar.shown

    assert shown() == "ask"
    qtbot.mouseClick(bar.check, LEFT)
    qtbot.waitUntil(lambda: shown() == "yes")
    assert bar.check.text() == "Can be finished"
    table.submit(table.meant[0])
    assert shown() == "ask"
    table.key("k")
    qtbot.waitUntil(lambda: shown() == "yes")
    table.perspective.submit(AskHint())
    assert shown() == "yes"


def test_whether_it_can_be_finished_can_be_told_always(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    table.key(Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    assert table.preferences == {ALWAYS: True}
    bar = table.board.bar
    assert bar.always.isChecked()
    qtbot.waitUntil(lambda: bar.shown == "yes")
    table.perspective.submit(next(action for action in GAME.legal(table.state) if _spoils(table, action)))
    qtbot.waitUntil(lambda: bar.shown == "no")
    assert bar.check.text() == "Cannot be finished any more"
    again = Table(qtbot, level="set", target="cube3", preferences=table.preferences)
    qtbot.waitUntil(lambda: again.board.bar.shown == "yes")
    qtbot.mouseClick(again.board.bar.always, LEFT)
    assert again.preferences == {ALWAYS: False}


def _spoils(table: Table, action: Any) -> bool:
    return isinstance(action, Place) and finishable(GAME.apply(table.state, action)[0]).verdict == "no"


def test_asking_for_a_hint_leaves_the_stone_in_the_hand(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    table.board.hold(table.meant[0].stone)
    held = table.board.held
    assert held is not None
    table.perspective.submit(AskHint())
    assert table.board.held == held


def test_a_hint_lights_the_stone_to_take_off(qtbot: QtBot) -> None:
    table = Table(qtbot, level="open", target="slab")
    stone = PlacedStone(0, "I2", ((0, 0, 0), (1, 0, 0)))
    table.submit(stone)
    action = TakeOff(Place(stone.stone, stone.cells))
    data = (
        ("area", ((0, 0, 0), (1, 0, 0), (0, 1, 0))),
        ("stone", "I2"),
        ("cells", stone.cells),
        ("count", 1),
    )
    advice: Advice[Any] = Advice(action, "take_off", (*data, ("verdict", "no")))
    board = table.board
    board.show_advice(advice, 1)
    assert set(board.view.scene.lit) == {(0, 0), (1, 0), (0, 1)}
    assert not table.solid(stone).glow
    for stage in (2, 3):
        board.show_advice(advice, stage)
        assert table.solid(stone).glow
        assert board.held is None
    table.key(Qt.Key.Key_Return)
    assert table.state.built == ()
    assert board.held is not None


def test_a_hint_to_place_or_to_give_up_shows_what_there_is(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    board, stone = table.board, table.meant[0]
    for stage in (1, 2, 3):
        board.show_advice(Advice(GiveUp(), "give_up"), stage)
        assert board.held is None
        assert board.view.scene.lit == ()
    data = (("area", stone.cells), ("stone", stone.stone), ("cells", stone.cells), ("count", 7))
    board.show_advice(Advice(Place(stone.stone, stone.cells), "leads", data), 3)
    assert board.ghost is not None
    assert board.ghost.cells == stone.cells
    board.show_advice(None, 0)
    assert board.view.scene.lit == ()


def test_giving_up_asks_first_and_then_shows_the_solution(qtbot: QtBot) -> None:
    table = Table(qtbot, level="hard", target="cube4", colours="many")
    board = table.board
    end = board.actions()[-1]
    table.submit(table.meant[0])
    end.trigger()
    assert board.bar.asking
    qtbot.mouseClick(board.bar.go_on, LEFT)
    assert not board.bar.asking
    assert not table.session.over
    end.trigger()
    table.key(Qt.Key.Key_Escape)
    assert not board.bar.asking
    end.trigger()
    qtbot.keyClick(board.bar.go_on, Qt.Key.Key_Return)
    assert not board.bar.asking
    end.trigger()
    qtbot.mouseClick(board.bar.give_up, LEFT)
    assert table.state.gave_up
    assert not board.bar.asking
    assert end.isChecked()
    filled = {cell for solid in board.view.scene.solids for cell in solid.cells}
    assert filled == set(table.state.site.geometry.cells)
    end.trigger()
    assert len(board.view.scene.solids) == len(table.state.placed)
    table.session.undo_to(table.session.undo_ply())
    assert not end.isCheckable()
    assert end.isEnabled()
    assert len(board.view.scene.solids) == len(table.state.placed)


def test_who_resigns_sees_the_solution_too(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    table.session.resign(0)
    filled = {cell for solid in table.board.view.scene.solids for cell in solid.cells}
    assert filled == set(table.state.site.geometry.cells)


def test_a_solved_building_glows_once(qtbot: QtBot) -> None:
    table = Table(qtbot, level="easy", target="cube3", speed=20.0)
    board = table.board
    table.submit(*table.meant[:-1])
    assert not board.moving
    table.submit(table.meant[0])
    assert table.state.solved
    assert board.moving
    qtbot.waitUntil(lambda: all(solid.glow for solid in board.view.scene.solids))
    qtbot.waitUntil(lambda: not board.moving)
    assert not any(solid.glow for solid in board.view.scene.solids)
    table.session.undo_to(table.session.undo_ply())
    table.session.redo()
    assert not board.moving


def test_any_input_ends_the_glow(qtbot: QtBot) -> None:
    table = Table(qtbot, level="easy", target="cube3", speed=0.01)
    table.submit(*table.meant)
    assert table.board.moving
    table.key(Qt.Key.Key_N)
    assert not table.board.moving
    assert not any(solid.glow for solid in table.board.view.scene.solids)


@pytest.mark.parametrize("rule", ["free", "contact"])
def test_colours_are_counted_and_named(qtbot: QtBot, rule: str) -> None:
    table = Table(qtbot, level="set", target="chullpa", colours="many", rule=rule)
    told = table.board.describe()
    for name, hand in zip(("Red", "Blue", "Yellow", "Green"), table.state.hands, strict=True):
        assert f"{name}: {len(hand)}" in told
    assert table.board.accessibleName() == "Puzzle of Rumis"


def test_the_theme_and_the_earlier_positions_can_be_looked_at(qtbot: QtBot) -> None:
    table = Table(qtbot, level="set", target="cube3")
    table.submit(*table.meant[:2])
    table.board.set_theme(theme.dark().with_accent(KIT.accent))
    assert table.board.view.surroundings.dark
    table.perspective.look_at(2)
    assert len(table.board.view.scene.solids) == 1
    assert table.board.bar.shown == "none"
    table.click(table.state.built[0].cells)
    assert len(table.state.built) == 2


def test_at_the_end_nothing_is_left_to_choose_or_to_count(qtbot: QtBot) -> None:
    """A full body once stood beside an empty tray that counted stones left."""
    table = Table(qtbot, level="open", target="cube3", colours="many")
    assert table.board.bar._progress._left
    table.submit(*table.meant)
    assert table.state.solved
    assert any(table.state.hands)
    assert table.board.bar._progress._left == ()
    slots = table.board.tray.slots()
    assert not any(slot.get("held") for slot in slots)
    left = {stone for hand in table.state.hands for stone in hand}
    assert {slot.get("stone") for slot in slots if slot.get("kept") == "never"} == left
    assert not table.board._pad.isEnabled()
