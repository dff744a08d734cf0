"""What a level of the computer players remembers: the view with less in its memory.

A view says what an attentive seat knows of cards it once saw. Which of them it saw last is not told; where a
level remembers little it keeps some by lot.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, Literal, TypeAlias

from .state import Cards, Memory, RolimaView

Recall: TypeAlias = Literal["nothing", "last", "all"]
"""Nothing but what lies open; a card of each other hand, as many as one sees drafted in a round, but no
discards; everything.
"""

RECALLS: Final[tuple[Recall, ...]] = ("nothing", "last", "all")


def narrowed(seen: RolimaView, recall: Recall, rng: Random) -> RolimaView:
    """The same table with what that memory keeps."""
    if recall == "all":
        return seen
    keep = 1 if recall == "last" else 0
    drafted = tuple(
        cards if seat == seen.seat else _some(cards, keep, rng)
        for seat, cards in enumerate(seen.memory.drafted)
    )
    return replace(seen, memory=Memory(drafted, (), ()))


def _some(cards: Cards, count: int, rng: Random) -> Cards:
    return tuple(sorted(rng.sample(cards, min(count, len(cards)))))
