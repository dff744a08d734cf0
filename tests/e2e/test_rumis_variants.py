"""Whole games of what Rumis+ adds through the real window: six players, ruins, and the rebuild."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rumis.engine.rebuild import removable
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.qt.gl3d.painter_view import PainterBoardView

from .player import Person
from .test_whole_game import check_scores

LEFT = Qt.MouseButton.LeftButton


class Builder(Person):
    """Knows ruins, and carries stones over the red line."""

    @property
    def state(self) -> RumisState:
        """The position."""
        state = self.page.session.state
        assert isinstance(state, RumisState)
        return state

    def choose(self, *buttons: str, seats: int = 2) -> None:
        """At the page for a new game: more seats, then what is named on buttons; begin."""
        self.click("Rumis")
        choice = self.window.new_game
        assert choice is not None
        for _ in range(seats - 2):
            self.click([b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()][-1])
        assert choice.table.seats == seats
        for name in buttons:
            self.click(name)
        self.click("Start game")
        self.sit_down()

    def carry_by_mouse(self) -> None:
        """Click a stone of the building, turn it, click where it goes; or lay it aside by the button."""
        session = self.page.session
        ply, places = session.ply, list(WHOLE.legal(self.state))
        self.random.shuffle(places)
        standing = {s.stone: s for s in removable(self.state, self.state.colour or 0)}
        aside = not places[0].cells
        seen = [(place, self.pixel_on(standing[place.stone].cells)) for place in places]
        found = next(
            ((p, at) for p, at in seen if at is not None and (aside or self.pixel_for(p) is not None)), None
        )
        if found is None:
            self.click("From above")
            seen = [(place, self.pixel_on(standing[place.stone].cells)) for place in places]
            found = next((p, at) for p, at in seen if at is not None and (aside or self.pixel_for(p)))
        place, at = found
        self.qtbot.mouseClick(self.board.view.widget, LEFT, pos=at)
        assert self.board.held is not None
        assert self.board.held.stone == place.stone
        if aside:
            self.click(self.board.aside)
        else:
            self.turn_by_mouse(place)
            self.qtbot.mouseClick(self.board.view.widget, LEFT, pos=self.point_at(place))
        assert session.steps[ply].action == place

    def carry_by_keys(self) -> None:
        """The next stone that can be taken off, the next place, Enter; or Enter alone to lay it aside."""
        session = self.page.session
        ply = session.ply
        self.key(Qt.Key.Key_PageDown)
        assert self.board.held is not None
        if next(iter(WHOLE.legal(self.state))).cells:
            self.key(Qt.Key.Key_N)
        self.key(Qt.Key.Key_Return)
        assert session.ply > ply


def own_steps(person: Builder) -> int:
    """How many actions the person's seat has made."""
    session = person.page.session
    seat = next(seat for seat, player in enumerate(session.players) if player.kind == "person")
    return sum(step.seat == seat for step in session.steps)


def test_six_colours_on_one_board_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    """Incahuasi for six: first stones meet at edges only; five computers and a person."""
    person = Builder(qtbot, window, seed=4)
    person.choose("Incahuasi · the Inca's house", seats=6)
    assert (person.state.agreement.scenario, person.state.colours) == ("incahuasi", 6)
    placed = 0
    while person.wait_for_turn():
        person.place_by_mouse()
        placed += 1
    assert own_steps(person) == placed >= 1
    assert [player.kind for player in person.page.session.players].count("computer") == 5
    check_scores(person)


def test_ruins_and_the_game_around_them(qtbot: QtBot, window: MainWindow) -> None:
    """The ruins are laid by mouse by both, then the game goes on by mouse and keys in turn."""
    person = Builder(qtbot, window, seed=5)
    person.choose("Pisac · the stairs", "ruins")
    assert person.state.phase == "ruins"
    laid = 0
    while person.wait_for_turn() and person.state.phase == "ruins":
        person.place_by_mouse()
        laid += 1
    assert laid >= 2
    neutral = person.state.agreement.neutral
    assert sum(stone.colour == neutral for stone in person.state.placed) >= 2 * laid - 1
    turn = 0
    while person.wait_for_turn():
        (person.place_by_keys if turn % 2 else person.place_by_mouse)()
        turn += 1
    assert own_steps(person) == laid + turn > laid
    check_scores(person)


@pytest.mark.parametrize("view", ["auto", "painter"])
def test_a_rebuild_by_mouse(qtbot: QtBot, window: MainWindow, view: str) -> None:
    """Colca: built inside the red line, carried over stone by stone, scored twice."""
    window.settings.choose("view3d", view)
    person = Builder(qtbot, window, seed=6)
    person.choose("Colca · the storehouse", "rebuild")
    assert isinstance(person.board.view, PainterBoardView) == (view == "painter")
    placed = carried = 0
    while person.wait_for_turn() and person.state.phase == "build":
        person.place_by_mouse()
        placed += 1
    assert person.state.phase == "rebuild"
    while person.wait_for_turn():
        person.carry_by_mouse()
        carried += 1
    assert own_steps(person) == placed + carried > placed >= 1
    check_scores(person)
    outcome = person.page.session.outcome
    assert outcome is not None
    for score, interim in zip(outcome.scores, person.state.interim, strict=True):
        assert dict(score.parts)["interim"] == interim
        assert score.total == sum(points for _, points in score.parts)


def test_a_rebuild_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    person = Builder(qtbot, window, seed=7)
    person.choose("Apachita · the cairn", "rebuild")
    placed = carried = 0
    while person.wait_for_turn() and person.state.phase == "build":
        person.place_by_keys()
        placed += 1
    while person.wait_for_turn():
        person.carry_by_keys()
        carried += 1
    assert own_steps(person) == placed + carried > placed >= 1
    check_scores(person)
