"""How likely each card can be claimed in this turn, exactly, by a seat that goes for nothing but that card.

Dice that lie on other cards may be told apart: they are out of the turn. What has been solved once is kept,
so that a table may ask at every change of the selection.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from .deck import deck
from .dice_tables import DiceTable, Floats, dice_table
from .patterns import meeting
from .placing import targets
from .state import Dice, RollnbumpState, Slot
from .turn import REROLLED, Solved, mean, solve, solve_bonus, turned

IMPOSSIBLE = 1e-12
"""Chances up to this are none."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Something to claim: the number of a card's kind and the strength of the dice to beat (0: none)."""

    kind: int
    beaten: int = 0


def aims(state: RollnbumpState) -> dict[Slot, Aim]:
    """What every card face up asks of the current seat, by slot."""
    numbers = {kind.id: number for number, kind in enumerate(deck().kinds)}
    return {card.slot: Aim(numbers[card.kind.id], card.held) for card in targets(state)}


def claim_odds(
    state: RollnbumpState,
    kept: Dice,
    keep_bonus: bool = False,
    *,
    spent: Dice = (),
    bonus_spent: bool = False,
    only: Collection[Slot] | None = None,
) -> dict[Slot, float]:
    """The chance to claim each card if the current seat keeps these dice and rolls the others now.

    Cards without any chance are left out. `kept` is ascending; if all dice are kept this is the chance of
    stopping, 1.0 for each card that the dice meet. `spent` are dice that lie on other cards to stay there, as
    they were rolled, and `bonus_spent` says that one of them shows the value of the bonus die: neither helps
    any more. `only`: the cards asked for, all by default. In phase "claim" nothing can be rolled, and what is
    kept does not matter.
    """
    wanted = {slot: aim for slot, aim in aims(state).items() if only is None or slot in only}
    hand = tuple(sorted((Counter(state.dice) - Counter(spent)).elements()))
    bonus = state.bonus_in_hand and not bonus_spent
    face = state.bonus_face if bonus else 0
    if not hand:
        return {}
    if state.phase == "claim" or (len(kept) == len(hand) and (keep_bonus or not bonus)):
        return _met(wanted, hand, face)
    left, shown = state.rerolls - 1, face if keep_bonus else 0
    return _likely({slot: _of_keep(aim, len(hand), left, kept, bonus, shown) for slot, aim in wanted.items()})


def bonus_odds(state: RollnbumpState, kept: Dice, *, spent: Dice = ()) -> float:
    """The chance that dice on no card claim the bonus die in the end, if these dice are kept, the others are
    rolled again now and nothing else is aimed at; `spent` lie on cards.
    """
    count = len(state.dice) - len(spent)
    if state.bonus_in_hand or state.phase != "choose" or not count:
        return 0.0
    least = state.bonus_claim.total if state.bonus_claim else 0
    table = dice_table(count)
    found = solve(table, (table.roll_total > least).astype(float)[:, None], state.rerolls)
    if len(kept) == count:
        return float(found.rolls[0][table.roll_number[kept], 0])
    return float(found.keeps[state.rerolls - 1][table.keep_number[kept], 0])


def best_odds(state: RollnbumpState) -> dict[Slot, float]:
    """The chance to claim each card with the best play for it from here; 1.0 if the dice meet it already.

    Also while a roll is due. Cards without any chance are left out; in other phases nothing is found.
    """
    if state.phase == "claim":
        return _met(aims(state), state.dice, state.bonus_face if state.bonus_in_hand else 0)
    if state.phase not in ("roll", "choose"):
        return {}
    count, bonus, face = _dice(state), state.bonus_in_hand, state.bonus_face
    found: dict[Slot, float] = {}
    for slot, aim in aims(state).items():
        if state.phase == "choose":
            found[slot] = _of_roll(aim, count, state.rerolls, state.dice, bonus, face)
        elif state.rerolls == deck().rerolls:
            found[slot] = chance_of(aim, count, bonus=bonus)
        else:
            found[slot] = _of_keep(aim, count, state.rerolls, state.dice, bonus, face)
    return _likely(found)


@lru_cache(maxsize=1000)
def chance_of(aim: Aim, dice: int, *, bonus: bool = False) -> float:
    """The chance to claim it in a whole turn with so many dice, and perhaps the bonus die.

    >>> round(chance_of(Aim(9), 5), 4)
    0.6154
    """
    return float(mean(dice_table(dice), solved(aim, dice, bonus=bonus))[0])


@lru_cache(maxsize=1000)
def solved(aim: Aim, dice: int, *, bonus: bool = False) -> Solved:
    """The best play for one aim alone; one case."""
    table = dice_table(dice)
    final = final_of(table, aim)
    return solve_bonus(table, turned(table, final)) if bonus else solve(table, final)


def final_of(table: DiceTable, aim: Aim) -> Floats:
    """[roll, 1]: 1.0 where the aim is met."""
    return meeting(table, aim.kind, aim.beaten)[:, None]


def _dice(state: RollnbumpState) -> int:
    return deck().dice_rolled(state.rolls_done)


def _of_roll(aim: Aim, count: int, rerolls: int, dice: Dice, bonus: bool, face: int) -> float:
    values = solved(aim, count, bonus=bonus).rolls[rerolls]
    roll = dice_table(count).roll_number[dice]
    return float(values[roll, face - 1, 0] if bonus else values[roll, 0])


def _of_keep(aim: Aim, count: int, rerolls: int, kept: Dice, bonus: bool, face: int) -> float:
    """`rerolls` are left after this one; face 0: the bonus die is rolled, too."""
    values = solved(aim, count, bonus=bonus).keeps[rerolls]
    keep = dice_table(count).keep_number[kept]
    return float(values[keep, face - 1 if face else REROLLED, 0] if bonus else values[keep, 0])


def _met(wanted: Mapping[Slot, Aim], dice: Dice, face: int) -> dict[Slot, float]:
    """What these dice meet, with the bonus die on `face` (0: without)."""
    found = {slot: _of_roll(aim, len(dice), 0, dice, face > 0, face) for slot, aim in wanted.items()}
    return _likely(found)


def _likely(found: dict[Slot, float]) -> dict[Slot, float]:
    return {slot: chance for slot, chance in found.items() if chance > IMPOSSIBLE}
