"""How a plan lives on through what is played, and the steps of it that can be taken back. Pure."""

from __future__ import annotations

from desktop_app.games.rollnbump.engine.state import Reroll, RollnbumpState, Stop
from desktop_app.session.session import Change

from .hand import Code, Plan, carried, plan_of


def followed(plan: Plan, change: Change[object], state: RollnbumpState) -> Plan:
    """The plan in the new position: kept dice lie as they lay, also those that another seat keeps."""
    if change.kind not in ("play", "redo"):
        return plan if plan.state == state else plan_of(state)
    decisions = [step.action for step in change.steps if step.seat >= 0]
    match decisions:
        case [Reroll() as reroll]:
            if plan.reroll != reroll:
                plan, _ = plan.lock_exactly(reroll.kept, bonus=reroll.keep_bonus)
            return carried(plan, state)
        case [Stop()]:
            return carried(plan, state, rolled=False)
    return plan_of(state)


class Composed:
    """The plan of the current seat, and the plans before each of its steps.

    While an earlier position is looked at, the live plan is kept aside with its steps.
    """

    def __init__(self, state: RollnbumpState) -> None:
        self.plan = plan_of(state)
        self._before: list[Plan] = []
        self._aside: tuple[Plan, list[Plan]] | None = None

    @property
    def can_take_back(self) -> bool:
        """Whether a step was made since the last thing that was played."""
        return bool(self._before)

    def look_at(self, state: RollnbumpState) -> None:
        """Another position is shown; nothing changes if it is the same one, or the live one again."""
        if self.plan.state == state:
            return
        if self._aside is None:
            self._aside = self.plan, self._before
        if self._aside[0].state == state:
            self._come_back()
        else:
            self.plan, self._before = plan_of(state), []

    def _come_back(self) -> None:
        """Go on with the live plan."""
        if self._aside is not None:
            (self.plan, self._before), self._aside = self._aside, None

    def follow(self, change: Change[object], state: RollnbumpState) -> None:
        """Something was played or taken back; the live position is shown from now on."""
        self._come_back()
        plan = followed(self.plan, change, state)
        if plan is not self.plan:
            self.begin(plan)

    def begin(self, plan: Plan) -> None:
        """Go on from that plan; it cannot be taken back."""
        self.plan = plan
        self._before = []

    def step(self, made: tuple[Plan, Code | None]) -> Code | None:
        """Take over what an operation of the plan gave; its code if it was refused."""
        plan, code = made
        if code is None and plan != self.plan:
            self._before.append(self.plan)
            self.plan = plan
        return code

    def take_back(self) -> bool:
        """Undo the last step; False if there is none."""
        if not self._before:
            return False
        self.plan = self._before.pop()
        return True
