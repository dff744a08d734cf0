"""Whole games of Roll'n Bump through the real window, from the start page to the table of scores."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.games.rollnbump.engine.state import Reroll, RollnbumpState
from desktop_app.games.rollnbump.ui.board import RollnbumpBoard
from desktop_app.session.component import Component

from .player import Person
from .test_whole_game import check_scores

LEFT = Qt.MouseButton.LeftButton
TITLE = "Roll'n Bump"


class DicePerson(Person):
    """Keeps what it has most of, rolls again with some luck, then claims what is lit."""

    @property
    def table(self) -> RollnbumpBoard:
        """The board on the table."""
        board = self.page.board
        assert isinstance(board, RollnbumpBoard)
        return board

    @property
    def state(self) -> RollnbumpState:
        """The position."""
        state = self.page.session.state
        assert isinstance(state, RollnbumpState)
        return state

    def lit(self) -> list[str]:
        """The cards that light up and have none of the own dice yet."""
        shown = self.table.components
        return [c.id for c in shown if c.kind == "stack" and c.get("claimable") and not c.get("mine")]

    def die(self, name: str) -> Component:
        """The die of that name in the tray."""
        return next(c for c in self.table.components if c.get("name") == name)

    def wanted(self) -> list[str]:
        """The names of the dice to lock: those of the face that is there most often."""
        plan = self.table.plan
        face = Counter(plan.faces).most_common(1)[0][0]
        return [die for die in plan.own if plan.face(die) == face and die not in plan.kept]

    def wants_to_roll(self) -> bool:
        return bool(self.table.plan.rerolls) and self.random.random() < (0.3 if self.lit() else 0.9)

    # ---- by mouse ------------------------------------------------------------------------------

    def click_component(self, name: str) -> None:
        """A left click on something in the scene; on a card near its upper edge, where no dice lie."""
        rect = self.table.view.rect_of(name)
        assert not rect.isEmpty(), name
        at = QPoint(round(rect.center().x()), round(rect.top() + rect.height() * 0.12))
        self.qtbot.mouseClick(self.table.view.viewport(), LEFT, pos=at)

    def decide_by_mouse(self) -> None:
        """One decision: the joker's colour, another roll, or the claim."""
        ply, controls = self.page.session.ply, self.table.controls
        if self.state.phase == "joker":
            self.click(self.random.choice([b for b in controls.suits if b.isVisible()]))
        elif self.wants_to_roll():
            for die in self.wanted():
                self.click_component(self.die(die).id)
                assert die in self.table.plan.locked
            if controls.roll.isEnabled():
                self.click(controls.roll)
            else:
                self.claim_by_mouse()
        else:
            while lit := self.lit():
                self.click_component(lit[0])
            self.claim_by_mouse()
        assert self.page.session.ply > ply

    def claim_by_mouse(self) -> None:
        """Once; without a card while some are lit a second time."""
        for _ in range(1 + self.table.plan.idle):
            self.click(self.table.controls.claim)

    # ---- by keys -------------------------------------------------------------------------------

    def go_to(self, name: str) -> None:
        """Arrow keys until the cursor is there."""
        view = self.table.view
        goal = view.rect_of(name).center()
        self.key(Qt.Key.Key_Home)
        for _ in range(30):
            if view.cursor == name:
                return
            way = goal - view.rect_of(view.cursor).center()
            if abs(way.y()) > view.rect_of(name).height() / 2:
                self.key(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
            else:
                self.key(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
        raise AssertionError(f"the arrow keys never reach {name}")

    def decide_by_keys(self) -> None:
        """The same decisions with digits, arrows, Enter, R and C."""
        ply, controls = self.page.session.ply, self.table.controls
        if self.state.phase == "joker":
            self.tab_to(next(b.text() for b in controls.suits if b.isVisible()))
            self.key(Qt.Key.Key_Space)
        elif self.wants_to_roll():
            for die in self.wanted():
                self.qtbot.keyClicks(self.table.view, str(self.table.plan.own.index(die) + 1))
                assert die in self.table.plan.locked
            for _ in range(1 if self.table.plan.reroll else 1 + self.table.plan.idle):
                self.key(Qt.Key.Key_R if self.table.plan.reroll else Qt.Key.Key_C)
        else:
            while lit := self.lit():
                self.go_to(lit[0])
                self.key(Qt.Key.Key_Return)
            self.key(Qt.Key.Key_C)
        assert self.page.session.ply > ply


def test_a_game_against_the_computer_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    person = DicePerson(qtbot, window)
    person.click(TITLE)
    person.click("Start game")
    person.sit_down()
    while person.wait_for_turn():
        person.decide_by_mouse()
    assert {player.kind for player in person.page.session.players} == {"person", "computer"}
    assert person.state.rolls_done >= 12
    check_scores(person)


def test_five_seats_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    person = DicePerson(qtbot, window, seed=2)
    person.click(TITLE)
    choice = window.new_game
    assert choice is not None
    for _ in range(3):
        person.click([b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()][-1])
    person.click("Start game")
    person.sit_down()
    while person.wait_for_turn():
        person.decide_by_mouse()
    kinds = [player.kind for player in person.page.session.players]
    assert (kinds.count("person"), kinds.count("computer")) == (1, 4)
    assert sum(stack.height == 0 for stack in person.state.stacks) >= 2
    check_scores(person)


def test_a_game_against_the_computer_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    person = DicePerson(qtbot, window, seed=3)
    person.tab_to(TITLE)
    person.key(Qt.Key.Key_Space)
    person.tab_to("Start game")
    person.key(Qt.Key.Key_Space)
    person.sit_down()
    while person.wait_for_turn():
        if person.state.phase != "joker":
            person.wait(person.table.view.hasFocus)
        person.decide_by_keys()
    check_scores(person)
    person.tab_to("Rematch")
    person.key(Qt.Key.Key_Space)
    person.wait(lambda: not person.page.session.over)
    assert len(person.page.session.players) == 2


def test_undo_takes_up_dice_and_a_hint_is_played_with_one_press(qtbot: QtBot, window: MainWindow) -> None:
    person = DicePerson(qtbot, window, seed=4)
    person.click(TITLE)
    person.click("Start game")
    person.sit_down()
    person.wait_for_turn()
    session, plan = person.page.session, person.table.plan
    ply = session.ply
    person.click_component(person.die("d0").id)
    assert person.table.plan.locked == {"d0"}
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (person.table.plan, session.ply) == (plan, ply)
    hints = person.page.hints
    for _ in range(3):
        before = hints.stage
        person.click("Hint")
        person.wait(lambda: hints.stage > before)  # noqa: B023 - waits in this round of the loop
    advice = hints.advice
    assert advice is not None
    controls = person.table.controls
    person.click(controls.roll if isinstance(advice.action, Reroll) else controls.claim)
    assert session.steps[ply].action == advice.action
    assert not hints.active
