"""Whole games of Rollecate through the real window, from the start page to the table of scores."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.state import RollecateState
from desktop_app.games.rollecate.ui.board import RollecateBoard
from desktop_app.session.component import Component

from .player import Person
from .test_whole_game import check_scores

LEFT = Qt.MouseButton.LeftButton
TITLE = "Rollecate"


class Builder(Person):
    """Builds what is lit while the odds are fair, combines what it can, passes now and then."""

    @property
    def table(self) -> RollecateBoard:
        """The board on the table."""
        board = self.page.board
        assert isinstance(board, RollecateBoard)
        return board

    @property
    def state(self) -> RollecateState:
        """The position."""
        state = self.page.session.state
        assert isinstance(state, RollecateState)
        return state

    def parts(self, kind: str, area: str) -> list[Component]:
        """The components of that kind in that area."""
        shown = self.table.components
        return [part for part in shown if part.kind == kind and part.place[0] == area]

    def hand_card(self, card: int) -> Component:
        """The last such card of the hand, which no equal one covers."""
        return [part for part in self.parts("card", "hand") if part.get("card") == card][-1]

    def track(self) -> int | None:
        """A track card that can be laid; None for none, or to leave it."""
        cards = sorted(self.table.plan.playable - {CHAOS})
        return self.random.choice(cards) if cards and self.random.random() < 0.8 else None

    # ---- by mouse ------------------------------------------------------------------------------

    def click_component(self, name: str) -> None:
        """A left click on something in the scene; on a card near its left edge, where no other covers it."""
        view = self.table.view
        rect = view.rect_of(name)
        assert not rect.isEmpty(), name
        at = QPoint(round(rect.left() + rect.width() * 0.12), round(rect.center().y()))
        if name.startswith("ghost"):
            at = rect.center().toPoint()
        assert view.component_at(at) == name
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=at)

    def decide_by_mouse(self) -> None:
        """One decision: lay, ride, pass, a chaos card, or a penalty card onto the pile."""
        plan, controls, ply = self.table.plan, self.table.controls, self.page.session.ply
        if plan.phase == "stack":
            self.stack_by_mouse()
        elif (card := self.track()) is not None:
            if plan.chosen != card:
                self.click_component(self.hand_card(card).id)
            assert self.table.plan.chosen == card
            self.click_component(self.random.choice(self.parts("ghost", "cell")).id)
        elif plan.can_ride:
            self.click(controls.ride)
        elif plan.can_chaos and self.random.random() < 0.5:
            self.click(controls.chaos)
        else:
            self.click(controls.skip)
        assert self.page.session.ply > ply

    def stack_by_mouse(self) -> None:
        pending = self.parts("card", "pending")
        joining = [part for part in pending if part.get("combines")]
        if not joining:
            self.click_component(self.random.choice(pending).id)
            return
        if not joining[0].get("chosen"):
            self.click_component(joining[0].id)
            assert self.table.plan.stack is not None
        self.click_component("target-join" if self.random.random() < 0.8 else "target-top")

    # ---- by keys -------------------------------------------------------------------------------

    def decide_by_keys(self) -> None:
        """The same decisions with digits, L, R, Enter, Space, X and C."""
        plan, ply = self.table.plan, self.page.session.ply
        if plan.phase == "stack":
            wanted = next((card for card in plan.choices if plan.combines(card)), plan.choices[0])
            self.choose_by_keys(wanted)
            self.key(Qt.Key.Key_Return)
        elif (card := self.track()) is not None:
            self.choose_by_keys(card)
            self.key(self.random.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
            self.key(Qt.Key.Key_Return)
            if self.random.random() < 0.3:
                self.change_mind()
        elif plan.can_ride:
            self.key(Qt.Key.Key_Space)
        elif plan.can_chaos and self.random.random() < 0.5:
            self.key(Qt.Key.Key_C)
        else:
            self.key(Qt.Key.Key_X)
        assert self.page.session.ply > ply

    def change_mind(self) -> None:
        """Take back the card laid last with Backspace, and lay it again."""
        session = self.page.session
        ply, state = session.ply, session.state
        self.key(Qt.Key.Key_Backspace)
        if session.ply == ply:  # an equal card was chosen already
            self.key(Qt.Key.Key_Backspace)
        assert session.ply == ply - 1
        self.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert session.state == state

    def choose_by_keys(self, card: int) -> None:
        number = self.table.plan.choices.index(card) + 1
        if number <= 9:
            self.qtbot.keyClicks(self.table.view, str(number))
        while self.table.plan.chosen != card:
            self.key(Qt.Key.Key_Right)

    def weaken(self) -> None:
        """Let the computers play at the second strength, so that they are quick."""
        choice = self.window.new_game
        assert choice is not None
        for row in choice.rows:
            if row.level.isVisible():
                self.qtbot.keyClick(row.level, Qt.Key.Key_Home)
                self.qtbot.keyClick(row.level, Qt.Key.Key_Down)
                assert row.level.currentIndex() == 1

    # ---- the curtain ---------------------------------------------------------------------------

    def next_turn(self) -> bool:
        """Wait for the own turn or the end; who sits down next lifts the curtain. Whether it goes on."""
        page = self.page
        self.wait(lambda: page.session.over or page.perspective.may_act or page.curtain.isVisible())
        if page.curtain.isVisible():
            seat = self.page.session.to_act
            assert page.perspective.seat is None
            assert not self.parts("card", "hand")
            self.click("Lift the curtain")
            self.wait(lambda: page.perspective.may_act)
            assert page.perspective.seat == seat
        return not page.session.over


def check_end(person: Builder) -> None:
    """All turns were played and the end panel shows what the rules count."""
    assert person.state.phase == "over"
    assert person.state.deck == 0
    check_scores(person)


def test_a_game_against_the_computer_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    person = Builder(qtbot, window)
    person.click(TITLE)
    person.weaken()
    person.click("Start game")
    person.sit_down()
    while person.next_turn():
        person.decide_by_mouse()
    assert {player.kind for player in person.page.session.players} == {"person", "computer"}
    check_end(person)


def test_a_game_against_the_computer_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    person = Builder(qtbot, window, seed=3)
    person.tab_to(TITLE)
    person.key(Qt.Key.Key_Space)
    person.weaken()
    person.tab_to("Start game")
    person.key(Qt.Key.Key_Space)
    person.sit_down()
    while person.next_turn():
        person.wait(person.table.view.hasFocus)
        person.decide_by_keys()
    check_end(person)
    person.tab_to("Rematch")
    person.key(Qt.Key.Key_Space)
    person.wait(lambda: not person.page.session.over)
    assert len(person.page.session.players) == 2


def test_three_people_at_one_screen(qtbot: QtBot, window: MainWindow) -> None:
    person = Builder(qtbot, window, seed=2)
    person.click(TITLE)
    choice = window.new_game
    assert choice is not None
    person.click([b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()][-1])
    for row in [row for row in choice.rows if row.isVisible()]:
        person.click(next(b for b in row.findChildren(QAbstractButton) if b.text() == "Person"))
    person.click("Start game")
    person.sit_down()
    lifted = set()
    while person.next_turn():
        lifted.add(person.page.perspective.seat)
        person.decide_by_mouse()
    assert {player.kind for player in person.page.session.players} == {"person"}
    assert lifted == {0, 1, 2}
    check_end(person)


@pytest.mark.parametrize("limit", [False, True])
def test_a_game_alone(qtbot: QtBot, window: MainWindow, limit: bool) -> None:
    person = Builder(qtbot, window, seed=4)
    person.click(TITLE)
    choice = window.new_game
    assert choice is not None
    person.click(next(b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()))
    if limit:
        person.click(
            next(b for b in choice.findChildren(QAbstractButton) if b.text() == "three times at most")
        )
    person.click("Start game")
    person.sit_down()
    assert person.state.seats == 1
    assert person.state.house.derail_limit == (3 if limit else None)
    lamps = person.parts("goals", "goals")[0]
    assert lamps.get("limit") == (3 if limit else None)
    while person.next_turn():
        person.decide_by_mouse()
    if limit and person.state.lost:
        assert person.state.derailments == (4,)
        check_scores(person)
    else:
        check_end(person)
