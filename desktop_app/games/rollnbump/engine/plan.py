"""The decisions of a turn when the worth of every claim is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .deck import deck
from .dice_tables import DiceTable, Floats, dice_table
from .patterns import finals, kind_groups, packed
from .placing import placement_lists, targets
from .state import Action, Claim, Dice, Placement, Reroll, RollnbumpState, Slot, Stop
from .turn import REROLLED, Solved, solve, solve_bonus, turned
from .values import Offer

CLOSE = 1e-9
"""Values this near count as equal; then the earlier action is taken."""


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A turn solved. `worth` is what each group on each card is worth, `rest[total]` what dice left over are;
    both add up.
    """

    table: DiceTable
    solved: Solved
    worth: dict[Slot, dict[Dice, float]]
    rest: Floats
    bonus: bool

    def value(self, state: RollnbumpState, action: Action) -> float:
        """What an action of phase "choose" is worth."""
        left = state.rerolls
        if isinstance(action, Stop):
            roll = self.table.roll_number[state.dice]
            values = self.solved.rolls[0]
            return float(values[roll, state.bonus_face - 1, 0] if self.bonus else values[roll, 0])
        assert isinstance(action, Reroll)
        keep, values = self.table.keep_number[action.kept], self.solved.keeps[left - 1]
        if not self.bonus:
            return float(values[keep, 0])
        return float(values[keep, state.bonus_face - 1 if action.keep_bonus else REROLLED, 0])

    def claim_value(self, state: RollnbumpState, placements: Sequence[Placement]) -> float:
        """What such a claim is worth."""
        found, total = 0.0, sum(state.dice)
        for placement in placements:
            found += self.worth[placement.slot][placement.dice]
            total -= sum(placement.dice)
        return found if self.bonus else found + float(self.rest[total])


def make_plan(state: RollnbumpState, values: Sequence[tuple[Offer, Floats]], rest: Floats) -> Plan:
    """The plan of the current seat, whose dice are due or lie on the table."""
    table = dice_table(turn_dice(state))
    together = packed(((offer.kind, worth[:, None]) for offer, worth in values), 1)
    if state.bonus_in_hand:
        solved = solve_bonus(table, turned(table, finals(table, together, np.zeros((len(rest), 1)))))
    else:
        solved = solve(table, finals(table, together, rest[:, None]))
    listed = {
        offer.slot: dict(zip(kind_groups(offer.kind).groups, worth.tolist(), strict=True))
        for offer, worth in values
    }
    return Plan(table, solved, listed, rest, state.bonus_in_hand)


def turn_dice(state: RollnbumpState) -> int:
    """How many own dice the turn has."""
    return deck().dice_rolled(state.rolls_done)


def best_choice(plan: Plan, state: RollnbumpState, choices: Sequence[Action]) -> Action:
    """The best of the actions of phase "choose"; of equals the first."""
    best, most = choices[0], plan.value(state, choices[0])
    for action in choices[1:]:
        value = plan.value(state, action)
        if value > most + CLOSE:
            best, most = action, value
    return best


def claims_by_worth(plan: Plan, state: RollnbumpState) -> list[tuple[float, Claim]]:
    """Every legal claim with its worth, best first; of equals the earlier one of the rules' order."""
    found = placement_lists(targets(state), state.dice, state.bonus_face)
    rows = [(plan.claim_value(state, placements), Claim(placements)) for placements in found]
    return sorted(rows, key=lambda row: -round(row[0], 9))
