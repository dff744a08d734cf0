"""Whole puzzles through the real window, from the start page to the end: chosen ones and that of the day."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState, TakeOff
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.ui.kit import RumisKit
from desktop_app.games.rumis.ui.puzzle_arrange import solution
from desktop_app.games.rumis.ui.puzzle_board import PuzzleBoard
from desktop_app.qt.gl3d.painter_view import PainterBoardView

from .player import Person
from .test_whole_game import check_scores

LEFT = Qt.MouseButton.LeftButton


class Solver(Person):
    """Builds the solution that the puzzle was made from."""

    @property
    def table(self) -> PuzzleBoard:
        """The board on the table."""
        board = self.page.board
        assert isinstance(board, PuzzleBoard)
        return board

    @property
    def state(self) -> PuzzleState:
        """The position."""
        state = self.page.session.state
        assert isinstance(state, PuzzleState)
        return state

    def missing(self) -> list[PlacedStone]:
        """The stones of the solution that can be placed next."""
        standing = {stone.cells for stone in self.state.built}
        left = [stone for stone in solution(self.state) if stone.cells not in standing]
        return left[:1] if self.state.kind.rule == "contact" else left

    def sit_alone(self) -> None:
        """At the page for a new game, take away all seats but one."""
        choice = self.window.new_game
        assert choice is not None
        self.click(next(b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()))
        assert choice.table.seats == 1

    # ---- by mouse ------------------------------------------------------------------------------

    def put_by_mouse(self, stone: PlacedStone) -> None:
        """Choose the stone in the tray, turn it with the pad, click where it belongs."""
        place, table = Place(stone.stone, stone.cells), self.table
        if self.pixel_for(place) is None:
            self.click("From above")
        tray = table.tray
        if table.held is None or table.held.stone != stone.stone:
            at = tray.slot_rect(stone.stone).center().toPoint()
            self.qtbot.mouseClick(tray.viewport(), LEFT, pos=at)
        self.turn_by_mouse(place)
        ply = self.page.session.ply
        self.qtbot.mouseClick(table.view.widget, LEFT, pos=self.point_at(place))
        assert self.page.session.steps[ply].action == place

    def take_off_by_mouse(self, stone: PlacedStone) -> None:
        """Click a stone that lies free, with nothing in the hand: it is in the hand then."""
        pixel = self.pixel_on(stone.cells)
        assert pixel is not None
        self.qtbot.mouseClick(self.table.view.widget, LEFT, pos=pixel)
        assert isinstance(self.page.session.steps[-1].action, TakeOff)
        assert self.table.held is not None
        assert self.table.held.stone == stone.stone

    # ---- by keys -------------------------------------------------------------------------------

    def put_by_keys(self, stone: PlacedStone) -> None:
        """Choose the stone by its key, go round its places, press Enter."""
        table, ply = self.table, self.page.session.ply
        if table.held is None or table.held.stone != stone.stone:
            rows = [slot.get("stone") for slot in table.tray.slots()]
            self.qtbot.keyClicks(table, "1234567890-"[rows.index(stone.stone)])
        for _ in range(400):
            assert table.ghost is not None
            if table.ghost.cells == stone.cells:
                break
            self.key(Qt.Key.Key_N)
        self.key(Qt.Key.Key_Return)
        assert self.page.session.ply == ply + 1


@pytest.mark.parametrize("view", ["auto", "painter"])
def test_a_puzzle_by_mouse(qtbot: QtBot, window: MainWindow, view: str) -> None:
    window.settings.choose("view3d", view)
    person = Solver(qtbot, window)
    person.click("Rumis")
    person.sit_alone()
    person.click("Start game")
    person.sit_down()
    assert isinstance(person.table.view, PainterBoardView) == (view == "painter")
    assert person.wait_for_turn()
    person.click("Can it still be finished?")
    person.wait(lambda: person.table.bar.shown == "yes")
    first = person.missing()[0]
    person.put_by_mouse(first)
    person.take_off_by_mouse(person.state.built[-1])
    while person.wait_for_turn():
        person.put_by_mouse(person.missing()[0])
    assert person.state.solved
    assert person.state.tally.taken == 1
    check_scores(person)
    setup = person.page.session.header.setup
    person.click(person.page.end.rematch)
    person.wait(lambda: not person.page.session.over)
    assert person.page.session.header.setup == setup
    assert person.state.puzzle is not None
    assert person.state.built == ()


def test_a_puzzle_of_many_colours_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    person = Solver(qtbot, window, seed=2)
    person.tab_to("Rumis")
    person.key(Qt.Key.Key_Space)
    person.sit_alone()
    choice = window.new_game
    assert choice is not None
    for key, value in (("target", "throne"), ("level", "set"), ("rule", "contact"), ("colours", "many")):
        choice.choose(key, value)
    person.tab_to("Start game")
    person.key(Qt.Key.Key_Space)
    person.sit_down()
    assert person.wait_for_turn()
    assert (person.state.kind.target, person.state.kind.rule, person.state.colours) == (
        "throne",
        "contact",
        2,
    )
    person.wait(person.table.hasFocus)
    person.key(Qt.Key.Key_H)
    for stage in (1, 2, 3):
        person.wait(lambda stage=stage: person.page.hints.stage == stage)  # type: ignore[misc]
        if stage < 3:
            person.key(Qt.Key.Key_H)
    assert person.state.tally.hints == 1
    person.wait(lambda: person.table.ghost is not None)
    person.key(Qt.Key.Key_Return)
    (first,) = person.state.built
    person.key(Qt.Key.Key_Backspace)
    assert first not in person.state.built
    person.key(Qt.Key.Key_Escape)
    while person.wait_for_turn():
        person.put_by_keys(person.missing()[0])
    assert person.state.solved
    assert (person.state.tally.hints, person.state.tally.taken) == (1, 1)
    check_scores(person)


@pytest.fixture(params=["2026-11-30", "2026-12-06"])
def today(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A Monday, which is easy, and a Sunday: 5x5x5 under the contact rule."""
    day: str = request.param
    told = RumisKit.occasions
    monkeypatch.setattr(RumisKit, "occasions", lambda kit, _: told(kit, date.fromisoformat(day)))
    return day


def test_the_puzzle_of_the_day(qtbot: QtBot, today: str, window: MainWindow) -> None:
    person = Solver(qtbot, window, seed=3)
    person.wait(lambda: any(row.isVisible() for row in window.home.offer_rows))
    person.click("Puzzle of the day")
    person.sit_down()
    assert person.wait_for_turn()
    assert person.state.day == today
    while person.wait_for_turn():
        person.put_by_mouse(person.missing()[0])
    assert person.state.solved
    check_scores(person)


def test_who_gives_up_sees_the_solution(qtbot: QtBot, window: MainWindow) -> None:
    person = Solver(qtbot, window, seed=4)
    person.click("Rumis")
    person.sit_alone()
    person.click("Start game")
    person.sit_down()
    assert person.wait_for_turn()
    person.click("Give up …")
    person.click("Give up")
    assert person.state.gave_up
    check_scores(person)
    shown = {cell for solid in person.table.view.scene.solids for cell in solid.cells}
    assert shown == set(person.state.site.geometry.cells)
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not person.page.session.over
