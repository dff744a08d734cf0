"""Plays rounds on in a bot's head, every seat taking what looks best, now and then anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from .deck import COLOURS, Card
from .fast import FastGame
from .hope import hope_of
from .race import Race, what_if

STRAY: Final = 0.03
"""How often any card is played."""

FAR: Final = -1e9


def play_on(game: FastGame, rng: Random, rounds: int) -> None:
    """So many rounds from the end of one on, less if the race ends before."""
    for _ in range(rounds):
        game.by_chance(rng)
        _cheer(game, rng)
        if game.race.finished:
            return
        _draft(game)


def _cheer(game: FastGame, rng: Random) -> None:
    chance, hands, two, blind = rng.random, game.hands, game.seats == 2, game.blind
    while game.phase == "cheer":
        seat = game.current
        hand = hands[seat]
        if chance() < STRAY:
            card = hand[int(chance() * len(hand))]
        elif blind:
            card = best_card(game.race, game.rule, (), hand, ())
        else:
            card = best_card(game.race, game.rule, game.cards, hand, hands[1 - seat] if two else ())
        game.play(card)


def best_card(
    race: Race, rule: int, cards: Sequence[Card], hand: Sequence[Card], other: Sequence[Card]
) -> Card:
    """The card after which the bets are hoped to bring most, less those of the `other` hand, if that were all
    that is played.
    """
    most, best = FAR, hand[0]
    for card in hand:
        after = what_if(race, rule, [*cards, card])
        hopes = (after.hope or hope_of(after)).cards
        points = sum([hopes[each] for each in hand]) - hopes[card]
        if other:
            points -= sum([hopes[each] for each in other])
        if points > most:
            most, best = points, card
    return best


def _draft(game: FastGame) -> None:
    hope, display = hope_of(game.race), game.display
    value = hope.cards.__getitem__
    while game.phase == "draft":
        game.take(max(display, key=value))
    if game.phase == "gum":
        free = [colour for colour in range(COLOURS) if game.gums[colour] != game.current]
        game.take_gum(max(free, key=hope.gums.__getitem__))
