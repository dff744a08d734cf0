"""The best play of the dice of one turn, exact for any value of the final rolls.

`solve` goes backwards over the rerolls: a roll is worth the best of its keeps, a keep the mean of the rolls
it leads to; keeping all dice is stopping. It goes die by die: a keep is worth the mean of the six keeps with
one die more, and the best keep within some dice is all of them or the best within one die less. That takes
a fraction of the steps that a table of all chances from keeps to rolls would.

Arrays are [roll or keep, case]: many values of the final rolls are solved at once. With the bonus die a roll
is [roll, face - 1, case] and a keep [keep, 7, case], where the last of the 7 rolls the bonus die again.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .deck import FACES
from .dice_tables import DiceTable, Floats

REROLLED = FACES
"""The place of a bonus die that is rolled again in the second dimension of keeps."""


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """What everything is worth with best play.

    rolls[n]: a roll with n rerolls left. keeps[n]: keeping these dice with n rerolls left after this one.
    """

    rolls: tuple[Floats, ...]
    keeps: tuple[Floats, ...]


def solve(table: DiceTable, final: Floats, rerolls: int = 2) -> Solved:
    """`final[roll, case]`: what is won by ending with that roll."""
    rolls, keeps = [final], []
    for _ in range(rerolls):
        keeps.append(rolled(table, rolls[-1]))
        rolls.append(best_within(table, keeps[-1])[table.of_size[-1]])
    return Solved(tuple(rolls), tuple(keeps))


def solve_bonus(table: DiceTable, final: Floats, rerolls: int = 2) -> Solved:
    """`final[roll, face - 1, case]`: what is won by ending with that roll and the bonus die on that face."""
    number, cases = len(table.keeps), final.shape[2]
    rolls, keeps = [final], []
    for _ in range(rerolls):
        kept = rolled(table, rolls[-1].reshape(-1, FACES * cases)).reshape(number, FACES, cases)
        again = kept.mean(axis=1, keepdims=True)
        keeps.append(np.concatenate((kept, again), axis=1))
        best = best_within(table, np.maximum(kept, again).reshape(number, FACES * cases))
        rolls.append(best[table.of_size[-1]].reshape(final.shape))
    return Solved(tuple(rolls), tuple(keeps))


def rolled(table: DiceTable, rolls: Floats) -> Floats:
    """What each keep is worth if all other dice are rolled once, [keep, case]."""
    found = np.empty((len(table.keeps), rolls.shape[1]))
    found[table.of_size[-1]] = rolls
    for where, more in zip(table.of_size[-2::-1], table.more[::-1], strict=True):
        found[where] = found.take(more, axis=0).sum(axis=0) / FACES
    return found


def best_within(table: DiceTable, keeps: Floats) -> Floats:
    """The most that any part of each keep is worth, [keep, case]."""
    found = keeps.copy()
    for where, fewer in zip(table.of_size[1:], table.fewer[1:], strict=True):
        np.maximum(found[where], found.take(fewer, axis=0).max(axis=0), out=found[where])
    return found


def turned(table: DiceTable, final: Floats) -> Floats:
    """What ending with each roll and face of the bonus die is worth if one die may be turned to that face.

    From [roll, case] to [roll, face - 1, case].
    """
    best: Floats = final[table.turned].max(axis=2)
    return best


def mean(table: DiceTable, solved: Solved) -> Floats:
    """What the turn is worth before the first roll, [case]."""
    first = solved.rolls[-1]
    found: Floats = table.chance @ (first if first.ndim == 2 else first.mean(axis=1))
    return found
