"""What clicks, drags and keys do to the plan of the person who acts, and how the plan is played."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.state import (
    Action,
    AssignJoker,
    Claim,
    RollnbumpState,
    Stop,
)
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from .advised import laid_of, plan_for
from .following import Composed
from .hand import BONUS, Code, Die, Plan
from .keys import Command


class TurnHand(QObject):
    """Holds the plan. Components are those of `arrange` and `dressing`."""

    composed = Signal()
    """The plan, or what the next click means, is another one now; nothing was played."""
    refused = Signal(str)
    """The code why what was tried is not possible."""

    def __init__(self, perspective: Perspective, sound: SoundPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._perspective = perspective
        self._sound = sound
        self._composed = Composed(self._state)
        self.turning = False
        """Whether the next click on a die turns it to the value of the bonus die."""
        self.asked = False
        """Whether claiming no card was held back although some are lit: the next press does it."""
        self._advised: Claim | None = None

    @property
    def plan(self) -> Plan:
        """The turn as it is composed so far; that of whoever is to move."""
        return self._composed.plan

    @property
    def acting(self) -> bool:
        """Whether a person in front of the screen has dice to handle."""
        return self._perspective.may_act and bool(self.plan.faces)

    @property
    def can_take_back(self) -> bool:
        """Whether a step of the plan can be undone."""
        return self.acting and self._composed.can_take_back

    def take_back(self) -> bool:
        """Undo the last step of the plan; False if there is none."""
        if not self.acting or not self._composed.take_back():
            return False
        self.asked = False
        self._sound.play(Sound.TAP)
        self.composed.emit()
        return True

    def follow(self, change: Change[Any] | None) -> None:
        """Something was played or taken back (None: another position is looked at)."""
        self.turning = self.asked = False
        self._advised = None
        if change is None:
            self._composed.look_at(self._state)
        else:
            self._composed.follow(change, self._state)

    @property
    def _state(self) -> RollnbumpState:
        state = self._perspective.seen.state
        assert isinstance(state, RollnbumpState)
        return state

    # ---- playing -----------------------------------------------------------------------------------

    def roll(self) -> None:
        """Roll again what is not kept."""
        if not self.acting:
            self.refused.emit("turn")
        elif self.plan.reroll is None:
            self.refused.emit("nothing_rolled" if self.plan.rerolls else "no_rerolls")
        else:
            self._perspective.submit(self.plan.reroll)

    def claim(self) -> None:
        """Play the plan: dice on cards, the others at the bonus die; the turn ends.

        Without a card, although some are lit and no hint says so, only the second press does it.
        """
        claim = self.plan.claim
        if not self.acting:
            self.refused.emit("turn")
        elif claim is None:
            self.refused.emit("incomplete")
        elif not self.asked and self.plan.idle and claim != self._advised:
            self.asked = True
            self.composed.emit()
        elif self.plan.state.phase == "claim" or self._perspective.submit(Stop()):
            self._perspective.submit(claim)

    def forget(self) -> None:
        """Something else than claiming is done: claiming no card asks again."""
        if self.asked:
            self.asked = False
            self.composed.emit()

    def join(self, colour: int) -> None:
        """The joker joins the set of that colour."""
        self._perspective.submit(AssignJoker(colour))

    def take_advice(self, advice: Advice[Action]) -> None:
        """Lock or lay out what a hint says, so that one press of a button plays it."""
        self.asked = False
        self._advised = Claim(laid_of(advice)) if isinstance(advice.action, Claim | Stop) else None
        made = plan_for(self.plan, advice)
        if made is not None:
            self._composed.step((made, None))

    # ---- single steps ------------------------------------------------------------------------------

    def do(self, made: tuple[Plan, Code | None], sound: Sound = Sound.TAP) -> None:
        """Take over what an operation of the plan gave, or tell why it is not possible."""
        self.turning = self.asked = False
        self._advised = None
        before = self.plan
        code = self._composed.step(made)
        if code is not None:
            self.refused.emit(code)
        elif self.plan != before:
            self._sound.play(sound)
        self.composed.emit()

    def act(self, component: Component | None) -> None:
        """What a click or Enter does there; None is the ground."""
        if component is None:
            if self.turning:
                self.turning = False
                self.composed.emit()
            return
        die, slot = component.get("name"), component.get("slot")
        if not self.acting:
            self.refused.emit("turn")
        elif component.kind == "area":
            self.refused.emit("by_itself" if not self.plan.left.in_turn else "bonus_in_hand")
        elif component.kind == "stack" and isinstance(slot, int):
            self.do(self.plan.put_best(slot), Sound.DIE)
        elif isinstance(die, str) and die:
            self.press(die)

    def press(self, die: Die) -> None:
        """A click or its digit: lock a die or free it, take it back, turn it if that was asked for."""
        plan = self.plan
        if die not in plan.dice:
            self.refused.emit("no_bonus" if die == BONUS else "no_die")
        elif self.turning and die != BONUS:
            self.do(plan.turn(die), Sound.DIE)
        elif plan.rerolls or plan.slot(die) is not None:
            self.do(plan.toggle_lock(die))
        elif die == BONUS:
            self.turning = not self.turning
            self.composed.emit()
        else:
            self.refused.emit("no_rerolls")

    def take_up(self, component: Component | None) -> None:
        """A right click: all dice of a card come back; a die in the tray shows the value of the bonus die."""
        if component is None or not self.acting:
            return
        plan, die, slot = self.plan, component.get("name"), component.get("slot")
        if component.kind == "die" and isinstance(die, str) and die:
            slot = plan.slot(die)
            if slot is None:
                self.do(plan.turn(die), Sound.DIE)
        if isinstance(slot, int):
            self.do(plan.take_all(slot))

    # ---- dragging ----------------------------------------------------------------------------------

    def draggable(self, component: Component) -> bool:
        """Whether it can be taken into the hand now: the dice of the person who acts."""
        return self.acting and component.kind in ("die", "bonus") and bool(component.get("name"))

    def accepts(self, dragged: Component, target: Component) -> bool:
        """Whether the die may fall there: on a card that it fits, or the bonus die on a die to turn it."""
        return (made := self._fallen(dragged, target)) is not None and made[1] is None

    def drop(self, dragged: Component, target: Component | None) -> None:
        """Let it fall there; beside the cards a die comes back into the tray."""
        if not self.draggable(dragged):
            return
        made = None if target is None else self._fallen(dragged, target)
        die = str(dragged.get("name"))
        if made is None and self.plan.slot(die) is not None:
            made = self.plan.take_back(die)
        if made is not None:
            self.do(made, Sound.DIE)

    def _fallen(self, dragged: Component, target: Component) -> tuple[Plan, Code | None] | None:
        die, slot, other = str(dragged.get("name")), target.get("slot"), target.get("name")
        if die == BONUS:
            return (
                self.plan.turn(other) if target.kind == "die" and isinstance(other, str) and other else None
            )
        return self.plan.put(die, slot) if target.kind == "stack" and isinstance(slot, int) else None

    # ---- keys --------------------------------------------------------------------------------------

    def obey(self, command: Command, here: Component | None) -> bool:
        """Do what a key asks, with the cursor at `here`; whether it meant something now."""
        if not self.acting:
            return self._choose_colour(command)
        plan, slot = self.plan, here.get("slot") if here is not None else None
        match command.deed:
            case "roll":
                self.roll()
            case "claim":
                self.claim()
            case "lock":
                self.press(command.die)
            case "lock all":
                self.do(plan.lock_all())
            case "turn":
                self.do(plan.turn_next(), Sound.DIE)
            case "clear" if self.turning or plan.kept or plan.turned:
                self.do(plan.clear())
            case "put" if isinstance(slot, int):
                there = command.die in plan.own and plan.slot(command.die) == slot
                self.do(plan.take_back(command.die) if there else plan.put(command.die, slot), Sound.DIE)
            case "take back" if here is not None:
                self.take_up(here)
            case "act" if here is not None:
                self.act(here)
            case _:
                return False
        return True

    def _choose_colour(self, command: Command) -> bool:
        """The digits stand for the colours offered to the joker, in their order."""
        offered = tuple(self._perspective.legal())
        if command.deed != "lock" or not command.die.startswith("d"):
            return False
        number = int(command.die[1:])
        if number >= len(offered) or not isinstance(offered[number], AssignJoker):
            return False
        self._perspective.submit(offered[number])
        return True
