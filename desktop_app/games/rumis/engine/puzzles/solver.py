"""Whether a position can still be finished, by which placements, and in how many ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from desktop_app.games.rumis.engine.geometry import numbers_in

from .cover import build_order, fillings, tables_of
from .draw import Draw
from .effort import Effort
from .puzzle import Site

Verdict: TypeAlias = Literal["yes", "no", "unknown"]

STEPS: Final = 20_000
"""Of one question by default: some 0.2 to 1 s."""

_FIRST_SHARE: Final = 3
"""One third of the steps goes to a search in the order of the board, which alone can tell that there is none;
the rest to short searches in drawn orders, which find more where there are very many fillings."""
_SHORT: Final = 250
_ORDER_STEPS: Final = 400
"""By the contact rule, of looking for an order for one filling."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether it can be finished; "unknown": not found out within the effort.

    `line`: with "yes" the placement numbers that lead there, in an order in which they can be made; empty if
    nothing is left to fill.
    """

    verdict: Verdict
    line: tuple[int, ...] = ()


def solve(site: Site, effort: Effort) -> Answer:
    """Whether the site can be finished from here, and how; deterministic for a given number of steps."""
    if not site.free:
        return Answer("yes")
    first = effort.part(effort.limit // _FIRST_SHARE)
    answer = _search(site, first, None)
    effort.take(first)
    attempt = 0
    while answer.verdict == "unknown" and not effort.spent:
        draw = Draw(f"attempt {attempt}")
        short = effort.part(_SHORT << (attempt & -attempt).bit_length())
        answer = _search(site, short, draw.order(range(len(site.geometry.placed))))
        effort.take(short)
        attempt += 1
    return answer


def _search(site: Site, effort: Effort, ranking: Sequence[int] | None) -> Answer:
    """One search; `ranking[placement]`: smaller ones are tried first."""
    tables = tables_of(site.geometry.heights)
    surely = True
    for filling in fillings(tables, site.free, site.supply, effort, ranking=ranking):
        if site.rule == "free":
            order = build_order(site.geometry, filling)
            assert order is not None
            return Answer("yes", order)
        part = effort.part(_ORDER_STEPS)
        line = in_turn(site, filling, part, ranking=ranking)
        effort.take(part)
        if line is not None:
            return Answer("yes", line)
        surely = surely and not part.spent
    return Answer("no" if surely and not effort.spent else "unknown")


def in_turn(
    site: Site, filling: Sequence[int], effort: Effort, *, ranking: Sequence[int] | None = None
) -> tuple[int, ...] | None:
    """The placements of a filling in an order that the contact rule allows; None: there is none.

    If the effort is spent, None says nothing.
    """
    wanted = 0
    for number in filling:
        wanted |= 1 << number
    failed: set[tuple[object, ...]] = set()

    def onward(here: Site, left: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        key = (left, here.turn, here.hands, here.touch, here.out)
        if here.turn is None or key in failed:
            return None
        numbers = numbers_in(here.choices & left)
        if ranking is not None:
            numbers.sort(key=ranking.__getitem__)
        for number in numbers:
            if not effort.step():
                return None
            rest = onward(here.placed(number), left & ~(1 << number))
            if rest is not None:
                return (number, *rest)
        if not effort.spent:
            failed.add(key)
        return None

    return onward(site, wanted)
