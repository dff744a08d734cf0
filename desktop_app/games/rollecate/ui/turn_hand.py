"""What clicks, drags and keys do to the plan of the person who acts, and how the plan is played."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.state import (
    Action,
    Bend,
    Chaos,
    Done,
    Lay,
    Pass,
    Ride,
    RollecateView,
    Stack,
    Turn,
)
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.session.component import Component

from .hand import Code, Plan, carried, plan_of
from .keys import Command


class TurnHand(QObject):
    """Holds the plan. Components are those of `arrange` and `dressing`."""

    composed = Signal()
    """The plan is another one now; nothing was played."""
    refused = Signal(str)
    """The code why what was tried is not possible."""

    def __init__(self, perspective: Perspective, sound: SoundPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._perspective = perspective
        self._sound = sound
        self.plan = plan_of(self.seen, mine=perspective.may_act)

    @property
    def seen(self) -> RollecateView:
        """What the viewer sees now."""
        seen = self._perspective.seen
        assert isinstance(seen, RollecateView)
        return seen

    def follow(self, *, keep: bool) -> None:
        """Something was played or taken back; `keep` what was chosen where that is still possible."""
        mine, seen = self._perspective.may_act, self.seen
        laid = seen.laid > self.plan.seen.laid  # what was chosen lies now, an equal card is chosen anew
        before = replace(self.plan, chosen=None) if laid and self.plan.building else self.plan
        self.plan = carried(before, seen, mine=mine) if keep else plan_of(seen, mine=mine)

    # ---- playing -----------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """Play that."""
        if not self._perspective.may_act:
            self.refused.emit("not_now")
            return
        self._perspective.submit(action)

    def ride(self) -> None:
        """Roll the dice; or put down no more chaos cards."""
        if self.plan.can_done:
            self.play(Done())
        elif self.plan.can_ride:
            self.play(Ride())
        else:
            self.refused.emit("nothing_laid" if self.plan.phase == "act" else "not_now")

    def skip(self) -> None:
        """Pass."""
        if self.plan.can_pass:
            self.play(Pass())
        else:
            self.refused.emit("building" if self.plan.phase == "build" else "not_now")

    def chaos(self) -> None:
        """Put down a chaos card."""
        if self.plan.can_chaos:
            self.play(Chaos())
        else:
            code = {"act": "no_chaos", "chaos": "no_chaos", "build": "building"}
            self.refused.emit(code.get(self.plan.phase, "not_now"))

    def act(self) -> None:
        """Play what is chosen: lay the ghost, put the card down."""
        action = self.plan.action
        if action is not None:
            self.play(action)
            return
        chosen = self.plan.chosen
        code = self.plan.none_code if chosen is None else self.plan.code(chosen)
        self.refused.emit((code or "not_now") if self.plan.mine else "not_now")

    def take_advice(self, action: object) -> None:
        """Choose what a hint says, so that Enter plays it."""
        match action:
            case Lay(card, turn):
                self.plan = self.plan.choose(card)[0].bend(turn)[0]
            case Bend(turn):
                self.plan = self.plan.bend(turn)[0]
            case Stack(card, combine):
                self.plan = self.plan.choose(card)[0].set_combine(on=combine)[0]
            case Chaos():
                self.plan = self.plan.choose(CHAOS)[0]

    # ---- single steps ------------------------------------------------------------------------------

    def do(self, made: tuple[Plan, Code | None]) -> None:
        """Take over what an operation of the plan gave, and tell why it does not help."""
        plan, code = made
        if plan != self.plan:
            self.plan = plan
            self._sound.play(Sound.TAP)
            self.composed.emit()
        if code is not None:
            self.refused.emit(code)

    def clear(self) -> None:
        """Choose nothing."""
        self.do((self.plan.clear(), None))

    def click(self, part: Component | None) -> None:
        """A click on something on the table, None for the meadow."""
        if part is None or not self.plan.mine:
            return
        match part.kind, part.place[0]:
            case "card", "hand":
                self._click_hand(part)
            case "card", "pending":
                self._click_pending(part)
            case "ghost", _:
                self._go(part)
            case "head", _:
                self.act()
            case "target", _:
                self.do_target(part)
            case (("card" | "pile"), "pile"):
                if part.get("seat") == self.plan.seen.seat and self.plan.phase in ("stack", "act", "chaos"):
                    self._onto_pile()

    def _click_hand(self, part: Component) -> None:
        card = _card(part)
        plan = self.plan
        if plan.phase in ("stack", "bend"):
            self.refused.emit("not_now")
        elif card != plan.chosen:
            self.do(plan.choose(card))
        elif card == CHAOS:
            self.clear()
        elif len(plan.ghosts) > 1:
            self.do(plan.bend_next())
        else:
            self.act()

    def _click_pending(self, part: Component) -> None:
        """One that can be put down in one way only is; else the first click chooses it."""
        card, plan = _card(part), self.plan
        if plan.phase == "stack" and (not plan.combines(card) or card == plan.chosen):
            self.plan = plan.choose(card)[0]
            self.act()
        else:
            self.do(plan.choose(card))

    def _go(self, ghost: Component) -> None:
        turn = ghost.get("turn")
        plan, code = self.plan.bend(_turn(turn))
        if code is not None:
            self.refused.emit(code)
            return
        self.plan = plan
        self.act()

    def do_target(self, target: Component) -> None:
        """Put the chosen penalty card there."""
        plan, join = self.plan, target.get("which") == "join"
        if plan.chosen is None:
            self.refused.emit("none_chosen")
            return
        if join and not plan.combines(plan.chosen):
            self.refused.emit("unequal")
            return
        self.play(Stack(plan.chosen, combine=join))

    def _onto_pile(self) -> None:
        """A click on the own pile puts the chosen card there, but asks where it could be combined."""
        plan = self.plan
        if plan.phase == "stack" and plan.chosen is not None:
            if plan.combines(plan.chosen):
                self.refused.emit("join_or_top")
            else:
                self.act()
        elif plan.chosen is not None and plan.chosen == CHAOS and plan.can_chaos:
            self.chaos()

    # ---- dragging ----------------------------------------------------------------------------------

    def draggable(self, part: Component) -> bool:
        """Cards of the hand that can be played, and penalty cards."""
        if part.kind != "card" or not self.plan.mine:
            return False
        if part.place[0] == "hand":
            return part.get("code") is None and self.plan.phase not in ("stack", "bend")
        return part.place[0] == "pending" and self.plan.phase in ("stack", "bend")

    def accepts(self, dragged: Component, target: Component) -> bool:
        """Tracks go to the front of the railway, chaos and penalty cards onto the own pile."""
        building = dragged.place[0] == "hand" and dragged.get("card") != CHAOS
        if building or self.plan.phase == "bend":
            return target.kind in ("ghost", "head")
        own = target.kind == "pile" and target.get("seat") == self.plan.seen.seat
        if dragged.place[0] == "hand":
            return own
        if target.kind == "target":
            return target.get("which") == "top" or self.plan.combines(_card(dragged))
        return own

    def take(self, part: Component) -> None:
        """Something is taken into the hand: choose it, so that its places are shown."""
        card = _card(part)
        if card != self.plan.chosen:
            self.do(self.plan.choose(card))

    def drop(self, dragged: Component, target: Component | None) -> None:
        """Something was dropped there."""
        if target is None or not self.plan.mine or not self.accepts(dragged, target):
            return
        plan = self.plan.choose(_card(dragged))[0]
        self.plan = replace_turn(plan, self.plan)
        if target.kind == "ghost":
            self._go(target)
        elif target.kind == "head":
            self.act()
        elif target.kind == "target":
            self.do_target(target)
        elif dragged.place[0] == "hand":
            self.chaos()
        else:
            self._onto_pile()

    # ---- keys --------------------------------------------------------------------------------------

    def obey(self, command: Command) -> bool:
        """Do what a key asks; whether it meant something now."""
        plan = self.plan
        match command.deed:
            case "choose":
                self.do(plan.choose_number(command.number))
            case "move" if plan.mine and plan.choices:
                self.do(plan.move(command.right))
            case "bend" if command.turn is not None:
                self.do(plan.bend(command.turn))
            case "bend next" if plan.mine:
                self.do(plan.bend_next())
            case "act":
                self.act()
            case "ride":
                self.ride()
            case "pass":
                self.skip()
            case "chaos":
                self.chaos()
            case _:
                return False
        return True


def replace_turn(plan: Plan, before: Plan) -> Plan:
    """The plan with the way that was chosen before."""
    return plan.bend(before.turn)[0] if before.turn is not None and before.turn in _turns(plan) else plan


def _turns(plan: Plan) -> tuple[Turn, ...]:
    return plan.turns(plan.chosen) if plan.chosen is not None else ()


def _card(part: Component) -> int:
    card = part.get("card")
    assert isinstance(card, int)
    return card


def _turn(turn: object) -> Turn:
    return "L" if turn == "L" else "R" if turn == "R" else "S"
