"""No computer player depends on what its seat cannot see, and looking would hardly help it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from desktop_app.bots.bot import Bot, Budget, Control
from desktop_app.core.game import CHANCE, Seat, Setup
from desktop_app.games.rolima.engine.deals import Deals
from desktop_app.games.rolima.engine.fast import FastGame
from desktop_app.games.rolima.engine.memory import RECALLS, narrowed
from desktop_app.games.rolima.engine.opponents import LEVELS, make_bot
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.search import Search, ThinkingBot
from desktop_app.games.rolima.engine.state import BLIND_BEND, Action, Play, RolimaState, RolimaView
from tests.games.rolima.positions import any_setup, random_game

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
STATES = 40
"""Positions for each level and number of seats; the levels are cheap enough for 200 in some minutes."""


def level(number: int) -> Bot[RolimaView, Action]:
    """The computer player of that level, the last one with few iterations instead of a clock."""
    return make_bot(number) if number < 5 else ThinkingBot(Budget(iterations=500))


def reachable(seats: int, count: int, rng: Random) -> list[RolimaState]:
    """Positions of random games where a seat decides, some in a Blind Bend with cards face down."""
    found: list[RolimaState] = []
    while len(found) < count:
        setup = any_setup(seats, rng)
        if rng.random() < 0.3:
            setup = setup.with_option("hill_mode", "chosen").with_option("hill_1", BLIND_BEND)
        states = [one.before for one in random_game(setup, rng) if GAME.to_act(one.before) != CHANCE]
        found += rng.sample(states, min(4, len(states)))
    return found[:count]


@SEATS
@pytest.mark.parametrize("number", [each.number for each in LEVELS])
def test_a_move_does_not_change_with_what_is_hidden(number: int, seats: int) -> None:
    """H1: everything hidden is dealt anew as the view allows; the same seed gives the same move."""
    rng, changed = Random(f"{number}/{seats}"), 0
    for state in reachable(seats, STATES if number < 4 else STATES // 4, rng):
        seat = state.current
        seen = GAME.observe(state, seat)
        other = GAME.imagine(seen, rng)
        changed += other != state
        again = GAME.observe(other, seat)
        assert again == seen
        seed = rng.random()
        moves = [level(number).choose(each, Random(seed), Control()) for each in (seen, again)]
        assert moves[0] == moves[1]
    assert changed


@SEATS
def test_deals_look_like_the_view(seats: int) -> None:
    """As many cards everywhere as there are, the known ones in their place, every card once."""
    rng = Random(seats)
    for state in reachable(seats, 60, rng):
        seen = GAME.observe(state, state.current)
        for recall in RECALLS:
            part = narrowed(seen, recall, rng)
            deals = Deals(part)
            for _ in range(3):
                check_deal(part, deals.deal(rng))


def check_deal(seen: RolimaView, game: FastGame) -> None:
    open_cards = [one.card for one in seen.played if one.card is not None]
    for seat, hand in enumerate(game.hands):
        own = {one.card for one in seen.played if one.seat == seat and seen.blind}
        assert len(hand) == seen.counts[seat] + bool(own)
        assert set(seen.memory.drafted[seat]) <= set(hand)
        if seat == seen.seat:
            assert set(hand) == set(seen.hand) | {card for card in own if card is not None}
    assert game.cards == ([] if seen.blind else open_cards)
    lying = [*game.display, *game.cards, *game.pile, *game.discard, *(c for hand in game.hands for c in hand)]
    assert len(lying) == len(set(lying)) == (50 if seen.house.zero_ten else 45)


def test_deals_are_as_likely_as_those_of_the_rules() -> None:
    """Which unknown card the left neighbour holds: chi square over 4,000 deals, as `imagine` deals them."""
    rng = Random(5)
    steps = random_game(Setup(3), rng)
    state = next(one.after for one in steps if len(one.after.played) == 1)
    seen = GAME.observe(state, state.current)
    left = (state.current + 1) % 3
    deals, counts, others = Deals(seen), Counter[int](), Counter[int]()
    for _ in range(4000):
        counts.update(deals.deal(rng).hands[left])
        others.update(GAME.imagine(seen, rng).hands[left])
    assert set(counts) == set(others)
    share = sum(counts.values()) / len(counts)
    freedom = len(counts) - 1
    assert sum((count - share) ** 2 / share for count in counts.values()) < freedom + 5 * (2 * freedom) ** 0.5


def test_levels_forget() -> None:
    rng = Random(2)
    for state in reachable(4, 30, rng):
        seen = GAME.observe(state, state.current)
        assert narrowed(seen, "all", rng) == seen
        nothing, last = narrowed(seen, "nothing", rng), narrowed(seen, "last", rng)
        for part, most in ((nothing, 0), (last, 1)):
            assert part.memory.discarded == part.memory.shuffled == ()
            for seat, drafted in enumerate(part.memory.drafted):
                known = seen.memory.drafted[seat]
                assert set(drafted) <= set(known)
                assert len(drafted) == (len(known) if seat == seen.seat else min(most, len(known)))


@SEATS
def test_in_a_blind_bend_nobody_reacts_to_cards_face_down(seats: int) -> None:
    """In the tree each seat has one node for the round, whatever the others play."""
    rng, checked = Random(seats), 0
    for state in reachable(seats, 80, rng):
        if not state.blind or state.phase != "cheer":
            continue
        checked += 1
        seen = GAME.observe(state, state.current)
        search = Search(seen, rng)
        for _ in range(40):
            search.iterate()
        sides = search.sides
        assert set(sides) == set(range(seats))
        assert sides[state.current] is search.root
        assert all(node.visits == 40 for node in sides.values())
        assert set(search.root.edges) <= set(seen.hand)
    assert checked


# ---- what looking would bring ------------------------------------------------------------------------


class Known(Deals):
    """The one true deal."""

    def __init__(self, state: RolimaState) -> None:
        self._game = FastGame.of(state)
        if state.blind:
            for one in state.played:
                assert one.card is not None
                self._game.hands[one.seat].append(one.card)
            self._game.cards, self._game.current = [], self._game.first

    def deal(self, rng: Random) -> FastGame:
        return self._game.copy()


def cheats(state: RolimaState, iterations: int, rng: Random) -> Action:
    """What a search decides that gets to know all hands and the pile."""
    seen = GAME.observe(state, state.current)
    legal = list(GAME.legal(state))
    if len(legal) == 1:
        return legal[0]
    search = Search(seen, rng, deals=Known(state))
    search.run(Budget(iterations=iterations), Control())
    return next(
        action
        for action in legal
        if getattr(action, "card", getattr(action, "colour", None)) == search.best()
    )


def cheater_wins(cheater: Seat, iterations: int, seed: int) -> float:
    """A game of two; the part of the victory that the one has who looks."""
    state, dice = GAME.initial(Setup(2)), Random(f"{seed}/chance")
    wits = [Random(f"{seed}/seat/{seat}") for seat in (0, 1)]
    fair = ThinkingBot(Budget(iterations=iterations))
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = GAME.chance(state, dice)
        elif seat == cheater:
            action = cheats(state, iterations, wits[seat])
        else:
            action = fair.choose(GAME.observe(state, seat), wits[seat], Control())
        state, _ = GAME.apply(state, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if cheater in outcome.winners else 0.0


def test_cheating_hardly_helps() -> None:
    """A small sample; 1,000 games of 400 iterations: see the documentation of strength."""
    won = sum(cheater_wins(cheater, 40, seed) for seed in range(20) for cheater in (0, 1))
    assert won <= 0.65 * 40


def test_the_cheat_knows_what_others_hold() -> None:
    rng = Random(3)
    for state in reachable(2, 20, rng):
        game = Known(state).deal(rng)
        for seat, hand in enumerate(game.hands):
            covered = {one.card for one in state.played if one.seat == seat and state.blind}
            assert set(hand) == {*state.hands[seat], *covered}
        action = cheats(state, 5, rng)
        assert action in GAME.legal(state)
        assert isinstance(action, Play) == (state.phase == "cheer")
