"""Players that look no further than their own card: the beginner and the fixed reference `greedy`.

They never change, so that strength can always be told against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Control

from .cheering import cheer
from .deck import Card, Colour, deck
from .state import Action, Play, Played, RolimaView, Take, TakeGum, race_order
from .values import worth

_ALIKE: Final = 1e-9
_HOPE: Final = 0.25
"""What each gum of a bet is worth, wherever its cart is."""


class GreedyBot(Bot[RolimaView, Action]):
    """Plays for the gums of its bets at the places that its card would lead to if nobody played after it.

    Cards face down are not looked at. It drafts what pays most at the places of now. Equals by lot; with
    `choices` 2 by lot among the two best cards.
    """

    def __init__(self, choices: int = 1) -> None:
        """`choices`: among how many of the best it chooses."""
        self._choices = choices

    def choose(self, seen: RolimaView, rng: Random, control: Control) -> Action:
        """The action of the highest points, or one of the best."""
        rated = ratings(seen)
        order = sorted(rated, key=lambda pair: -pair[1])
        least = order[min(self._choices, len(order)) - 1][1]
        if self._choices > 1:
            return order[int(rng.random() * min(self._choices, len(order)))][0]
        top = [action for action, points in rated if points >= least - _ALIKE]
        return top[int(rng.random() * len(top))]


def ratings(seen: RolimaView) -> list[tuple[Action, float]]:
    """The legal decisions of the viewer, in the order of the rules, with the points that they promise."""
    if seen.phase == "cheer":
        return [(Play(card), _played(seen, card)) for card in seen.hand]
    order = seen.race
    if seen.phase == "draft":
        return [(Take(card), _worth((card,), order)) for card in seen.display]
    free = [colour for colour, owner in enumerate(seen.gums) if owner != seen.current]
    return [(TakeGum(colour), worth((), (colour,), order)[1]) for colour in free]


def _played(seen: RolimaView, card: Card) -> float:
    """What the other cards of the hand pay if this one is the last of the round."""
    found = cheer(seen.track, seen.rule, (*seen.played, Played(seen.current, card)))
    rest = [other for other in seen.hand if other != card]
    return _worth(rest, race_order(found.track))


def _worth(cards: Sequence[Card], order: tuple[Colour, ...]) -> float:
    """Their points at these places; of equal ones more gums are better."""
    return worth(cards, (), order)[0] + _HOPE * sum(map(deck().gum, cards))
