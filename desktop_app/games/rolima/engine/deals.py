"""Deals what a seat cannot see, again and again, as its view and its memory allow."""

from __future__ import annotations

from random import Random

from .deck import deck
from .fast import FastGame
from .state import RolimaView


class Deals:
    """All deals that look so to the viewer, equally likely.

    Cards known to be in a hand are in it. Those not known may be in any hand, in the pile or, where discards
    are forgotten, on the discard pile. Cards that lie face down are back in the hands: in a Blind Bend the
    round begins anew, and each seat chooses again.
    """

    def __init__(self, seen: RolimaView) -> None:
        """Sort the cards by what is known of them."""
        game = FastGame.of(seen)
        memory = seen.memory
        if seen.blind:
            for one in seen.played:
                if one.card is not None and one.seat == seen.seat:
                    game.hands[one.seat].append(one.card)
            game.cards, game.current = [], game.first
        covered = {one.seat for one in seen.played} if seen.blind else set()
        self._missing: list[tuple[int, int]] = []
        for seat, hand in enumerate(seen.hands):
            if hand is None:
                game.hands[seat] = list(memory.drafted[seat])
                missing = seen.counts[seat] + (seat in covered) - len(game.hands[seat])
                if missing:
                    self._missing.append((seat, missing))
        game.pile, game.discard = list(memory.shuffled), list(memory.discarded)
        known = {*game.display, *game.cards, *game.pile, *game.discard}.union(*game.hands)
        self._bag = [card for card in deck().cards(zero_ten=seen.house.zero_ten) if card not in known]
        self._game = game

    def deal(self, rng: Random) -> FastGame:
        """One of them. What no hand got is in the pile, also what may be a forgotten discard."""
        game, bag, chance = self._game.copy(), self._bag[:], rng.random
        for seat, missing in self._missing:
            hand = game.hands[seat]
            for _ in range(missing):
                place = int(chance() * len(bag))
                hand.append(bag[place])
                bag[place] = bag[-1]
                bag.pop()
        game.pile += bag
        return game
