"""Whole games of Rolimã through the real window, from the start page to the table of scores."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import RolimaState
from desktop_app.games.rolima.engine.values import owned, worth
from desktop_app.games.rolima.ui.board import RolimaBoard
from desktop_app.games.rolima.ui.hand import Spot
from desktop_app.games.rolima.ui.text import card_name
from desktop_app.session.component import Component
from desktop_app.storage import gamefile

from .player import Person
from .test_whole_game import check_scores

LEFT = Qt.MouseButton.LeftButton
TITLE = "Rolimã"


class Racer(Person):
    """Plays and takes cards by chance, by click, button or drag; looks at some before."""

    @property
    def table(self) -> RolimaBoard:
        """The board on the table."""
        board = self.page.board
        assert isinstance(board, RolimaBoard)
        return board

    @property
    def state(self) -> RolimaState:
        """The position."""
        state = self.page.session.state
        assert isinstance(state, RolimaState)
        return state

    def part(self, spot: Spot) -> Component:
        """The component of a card."""
        name = f"gum-{spot.card}" if spot.where == "gum" else f"card-{spot.card}"
        return next(part for part in self.table.components if part.id == name)

    # ---- before the game -----------------------------------------------------------------------

    def set_up(self, seats: int, *, modules: bool = False, people: int = 1) -> None:
        """On the New game page: seats, who sits there, weak computers, both modules."""
        choice = self.window.new_game
        assert choice is not None
        while choice.table.seats != seats:
            plus = [b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()]
            self.click(plus[-1] if choice.table.seats < seats else plus[0])
        rows = [row for row in choice.rows if row.isVisible()]
        assert len(rows) == seats
        for seat, row in enumerate(rows):
            if seat < people and seat:
                self.click(next(b for b in row.findChildren(QAbstractButton) if b.text() == "Person"))
            elif row.level.isVisible():
                self.qtbot.keyClick(row.level, Qt.Key.Key_Home)
        if modules:
            for key in ("zero_ten", "gum_cards"):
                buttons = choice.option_parts[key].findChildren(QAbstractButton)
                self.click(next(b for b in buttons if b.text() == "with"))
        self.click("Start game")
        self.sit_down()
        assert self.state.seats == seats
        assert (self.state.house.zero_ten, self.state.house.gum_cards) == (modules, modules)

    # ---- by mouse ------------------------------------------------------------------------------

    def spot_on(self, name: str) -> QPoint:
        """A point of a component that nothing covers."""
        view = self.table.view
        rect = view.rect_of(name)
        assert not rect.isEmpty(), name
        for across in (0.5, 0.3, 0.2, 0.7, 0.85):
            at = QPoint(round(rect.left() + rect.width() * across), round(rect.center().y()))
            if view.component_at(at) == name:
                return at
        raise AssertionError(f"{name} is covered")

    def click_component(self, name: str) -> None:
        """A left click on something in the scene."""
        self.qtbot.mouseClick(self.table.view.viewport(), LEFT, pos=self.spot_on(name))

    def decide_by_mouse(self) -> None:
        """One decision: a card of the hand, of the display or a gum card."""
        table, ply = self.table, self.page.session.ply
        spot = self.random.choice(table.plan.choices)
        name = self.part(spot).id

        def pointed() -> bool:
            # Again and again: the display's own pointer, which rests elsewhere, may be heard in between; and
            # where it was before the curtain fell, only a move is heard.
            for away in (QPoint(2, 0), QPoint()):
                self.qtbot.mouseMove(table.view.viewport(), self.spot_on(name) + away)
            return table.plan.pointed == spot

        self.wait(pointed)
        match self.random.randrange(3) if spot.where != "gum" else 0:
            case 0:
                self.click_component(name)
                assert table.plan.chosen == spot
                self.click_component(name)
            case 1:
                self.click_component(name)
                self.click_component("deed")
            case _:
                self.drag(name, spot)
        assert self.page.session.ply > ply

    def drag(self, name: str, spot: Spot) -> None:
        """From the hand onto the street, from the display into the hand."""
        view, layout = self.table.view, self.table.artist.layout
        onto = (layout.hand if spot.where == "display" else layout.course.box).center().toPoint()
        start = self.spot_on(name)
        self.qtbot.mousePress(view.viewport(), LEFT, pos=start)
        for step in range(1, 7):
            self.qtbot.mouseMove(view.viewport(), start + (onto - start) * (step / 6))
        self.qtbot.mouseRelease(view.viewport(), LEFT, pos=onto)

    # ---- by keys -------------------------------------------------------------------------------

    def decide_by_keys(self) -> None:
        """The same decisions with digits, arrow keys, Enter and Space."""
        plan, ply = self.table.plan, self.page.session.ply
        number = self.random.randrange(len(plan.choices))
        if self.random.random() < 0.5:
            self.qtbot.keyClicks(self.table.view, str(number + 1))
        else:
            while self.table.plan.chosen != plan.choices[number]:
                self.key(Qt.Key.Key_Right)
        if self.random.random() < 0.2:
            self.key(Qt.Key.Key_Backspace)
            assert self.table.plan.chosen is None
            self.qtbot.keyClicks(self.table.view, str(number + 1))
        assert self.table.plan.chosen == plan.choices[number]
        self.key(self.random.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))
        assert self.page.session.ply > ply

    # ---- what may be seen ----------------------------------------------------------------------

    def check_secrets(self) -> None:
        """No card of another hand, and none that lies face down, is shown or told anywhere."""
        board, state = self.table, self.state
        if state.phase == "over":
            return
        seat = self.page.perspective.seat
        hidden = {card for at, hand in enumerate(state.hands) if at != seat for card in hand}
        if state.blind:
            hidden |= {one.card for one in state.played if one.card is not None and one.seat != seat}
        shown = {part.get("card") for part in board.components if part.kind == "card"}
        assert not hidden & shown
        reached = board.view.reachable_ids()
        assert not {f"card-{card}" for card in hidden} & set(reached)
        kinds = {part.id: part.kind for part in board.components}
        told = [
            board.view.name_of(name).split("\n")[0] for name in reached if kinds[name] not in ("sum", "sums")
        ]
        names = tuple(f"{player.name}:" for player in self.page.session.players)
        told += [line for line in board.describe().split("\n") if line.startswith(names)]
        said = {word.strip(".,;:()") for line in told for word in line.replace("\xa0", "_").split()}
        assert not {card_name(card).replace("\xa0", "_") for card in hidden} & said

    # ---- the curtain ---------------------------------------------------------------------------

    def next_turn(self) -> bool:
        """Wait for the own turn or the end; who sits down next lifts the curtain. Whether it goes on."""
        page = self.page
        self.wait(lambda: page.session.over or page.perspective.may_act or page.curtain.isVisible())
        if page.curtain.isVisible():
            seat = page.session.to_act
            assert page.perspective.seat is None
            self.check_secrets()
            self.click("Lift the curtain")
            self.wait(lambda: page.perspective.may_act)
            assert page.perspective.seat == seat
        self.check_secrets()
        return not page.session.over


def check_end(person: Racer, tmp_path: Path) -> None:
    """The race is over, the end panel and the board show what the rules count, and the file replays."""
    state = person.state
    assert state.phase == "over"
    assert len(state.track[5]) == 1
    person.wait(person.page.end.isVisible)
    check_scores(person)
    outcome = person.page.session.outcome
    assert outcome is not None
    counted = [sum(worth(hand, owned(state.gums, seat), state.race)) for seat, hand in enumerate(state.hands)]
    assert [score.total for score in outcome.scores] == counted
    person.wait(lambda: not person.table.moving)
    rows = [part for part in person.table.components if part.kind == "bets"]
    assert [row.get("total") for row in rows] == counted
    assert [row.get("won") for row in rows] == [seat in outcome.winners for seat in range(state.seats)]
    path = tmp_path / "race.tischrunde"
    person.window.play.save_to(path)
    again = gamefile.load(path, {GAME.id: GAME})
    assert again.state == state
    assert again.outcome == outcome
    assert again.lines == person.page.session.lines


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_against_computers_by_mouse(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, seats: int
) -> None:
    person = Racer(qtbot, window, seed=seats)
    person.click(TITLE)
    person.set_up(seats, modules=True)
    turns = 0
    while person.next_turn():
        person.decide_by_mouse()
        turns += 1
    assert turns >= 9
    assert [player.kind for player in person.page.session.players] == ["person", *["computer"] * (seats - 1)]
    check_end(person, tmp_path)


def test_a_game_by_keys_only(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    person = Racer(qtbot, window, seed=11)
    person.tab_to(TITLE)
    person.key(Qt.Key.Key_Space)
    person.tab_to("Start game")
    person.key(Qt.Key.Key_Space)
    person.sit_down()
    while person.next_turn():
        person.wait(person.table.view.hasFocus)
        person.decide_by_keys()
    check_end(person, tmp_path)
    seats = person.state.seats
    person.tab_to("Rematch")
    person.key(Qt.Key.Key_Space)
    person.wait(lambda: not person.page.session.over)
    assert person.state.seats == seats


def test_three_people_at_one_screen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    person = Racer(qtbot, window, seed=5)
    person.click(TITLE)
    person.set_up(3, modules=True, people=3)
    lifted = set()
    while person.next_turn():
        lifted.add(person.page.perspective.seat)
        person.decide_by_mouse()
    assert {player.kind for player in person.page.session.players} == {"person"}
    assert lifted == {0, 1, 2}
    check_end(person, tmp_path)


def test_with_motion_the_computers_wait_for_each_other(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """At the highest speed: every card falls, every cart rolls, and nothing is left in the air."""
    window.settings.choose("speed", "fast")
    person = Racer(qtbot, window, seed=7)
    person.click(TITLE)
    person.set_up(3)
    while person.next_turn():
        person.table.finish_motion()
        person.decide_by_mouse()
    person.wait(lambda: not person.table.moving)
    check_end(person, tmp_path)
