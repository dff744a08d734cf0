"""Nobody knows what others hold, and chance is fair: every card not seen is equally likely, dice are dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import comb, sqrt
from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollecate.engine.deck import counted, listed
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Bend, Draw, Reveal, Roll, RollecateState
from tests.games.rollecate.positions import Table, any_setup, done, position, random_game


def chi_square_bound(outcomes: int) -> float:
    """Five standard deviations above the mean of the distribution with that many outcomes."""
    freedom = outcomes - 1
    return freedom + 5 * sqrt(2 * freedom)


def distance(counts: Mapping[int, int], odds: Mapping[int, float], throws: int) -> float:
    return sum((counts[each] - throws * p) ** 2 / (throws * p) for each, p in odds.items())


def shares(pool: Iterable[int]) -> dict[int, float]:
    counts = tuple(pool)
    return {card: count / sum(counts) for card, count in enumerate(counts) if count}


def redealt(state: RollecateState, seat: int | None, rng: Random) -> RollecateState:
    """The same table with all that `seat` does not see dealt anew, without asking the rules."""
    bag = list(listed(state.pool))
    for other, hand in enumerate(state.hands):
        bag += hand if other != seat else ()
    rng.shuffle(bag)
    hands = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(bag[: len(hand)])))
            del bag[: len(hand)]
    return replace(state, hands=tuple(hands), pool=counted(bag))


# ---- what is seen ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_does_not_change_with_what_is_hidden(seats: int) -> None:
    for seed in range(12):
        rng = Random(f"{seats}/{seed}")
        for step in random_game(any_setup(seats, rng), rng):
            state = step.after
            if state.phase == "over":
                continue
            for seat in (None, *range(seats)):
                other = redealt(state, seat, rng)
                view = GAME.observe(other, seat)
                assert view == GAME.observe(state, seat)
                assert GAME.standing(view) == GAME.standing(GAME.observe(state, seat))
                if GAME.to_act(state) == seat:
                    assert list(GAME.legal(other)) == list(GAME.legal(state))


def test_a_view_has_the_own_hand_and_the_number_of_the_others() -> None:
    state = position(Table(hands=("1 2 X", "4 4"), seats=3))
    view = GAME.observe(state, 0)
    assert view.hands == (state.hands[0], None, None)
    assert (view.hand, view.counts) == (state.hands[0], (3, 2, 0))
    assert GAME.observe(state, None).hands == (None, None, None)
    assert GAME.observe(state, None).hand == ()
    assert view.pool == 55 - 4 - 5


def test_hands_are_shown_at_the_end_only() -> None:
    state = position(Table(hands=("X", "4"), phase="draw", deck=1, rails="2", train=0))
    assert GAME.observe(state, None).hands == (None, None)
    over = done(state, "draw 1S", "pass")
    assert GAME.observe(over, None).hands == over.hands
    assert GAME.standing(GAME.observe(over, None)) == GAME.outcome(over).scores  # type: ignore[union-attr]


def test_events_show_a_card_drawn_to_its_owner_alone() -> None:
    seen = 0
    for step in random_game(Setup(3), Random(5)):
        for event in step.events:
            for viewer in (None, 0, 1, 2):
                known = event.seen_by(viewer)
                assert known is not None
                secret = event.code in ("dealt", "drew") and viewer != event.seat
                assert known.data == tuple(pair for pair in event.data if not secret or pair[0] != "card")
                seen += secret
    assert seen == 3 * (36 + 6)


def test_events_do_not_change_with_what_is_hidden() -> None:
    """Whatever others hold, an action tells the same to a seat, until hands are shown at the end."""
    for seed in range(10):
        rng = Random(f"events/{seed}")
        for step in random_game(any_setup(3, rng), rng):
            actor = GAME.to_act(step.before)
            if step.after.phase == "over" or actor is None:
                continue
            for viewer in (None, 0, 1, 2):
                if actor == CHANCE and isinstance(step.action, Draw):
                    continue
                if actor not in (CHANCE, viewer):
                    continue
                other = redealt(step.before, viewer, rng)
                told = [event.seen_by(viewer) for event in GAME.apply(other, step.action)[1]]
                assert told == [event.seen_by(viewer) for event in step.events]


def test_a_position_holds_no_order_of_the_deck() -> None:
    """Two games with the same actions are the same position, however chance was seeded."""
    steps = random_game(Setup(2), Random(3))
    state = steps[0].before
    for step in steps:
        state, _ = GAME.apply(state, GAME.parse(GAME.notate(step.action)))
        assert state == step.after
        if state.phase == "draw":
            assert {a.card for a in GAME.legal(state) if isinstance(a, Draw)} == set(shares(state.pool))


# ---- chance ------------------------------------------------------------------------------------------

HALFWAY = Table(
    rails="1 2 3B 3 2", hands=("1 2C X", "4 4C", "3C"), piles=("2", "1C 3"), phase="draw", seats=3
)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_imagined_hands_are_fair(viewer: int | None) -> None:
    """Each hidden card is each unseen card with its share, in every hand and in the pool."""
    state = position(HALFWAY)
    seen = GAME.observe(state, viewer)
    unknown = list(state.pool)
    for seat, hand in enumerate(state.hands):
        for card in hand if seat != viewer else ():
            unknown[card] += 1
    odds, rng, times = shares(unknown), Random(f"imagine/{viewer}"), 8000
    counts: list[Counter[int]] = [Counter() for _ in state.hands]
    pairs: Counter[int] = Counter()
    for _ in range(times):
        imagined = GAME.imagine(seen, rng)
        for seat, hand in enumerate(imagined.hands):
            if seat != viewer:
                counts[seat][rng.choice(hand)] += 1
        pairs[len({*imagined.hands[1]})] += 1
        assert sum(imagined.pool) == sum(state.pool)
    for seat, count in enumerate(counts):
        if seat != viewer:
            assert distance(count, odds, times) < chi_square_bound(len(odds))
    if viewer != 1:
        whole = sum(unknown)
        same = sum(comb(count, 2) for count in unknown) / comb(whole, 2)
        assert distance(pairs, {1: same, 2: 1 - same}, times) < chi_square_bound(2)


def test_cards_come_with_their_share() -> None:
    state, rng, throws = position(HALFWAY), Random(8), 30_000
    drawn = [GAME.chance(state, rng) for _ in range(throws)]
    counts = Counter(action.card for action in drawn if isinstance(action, Draw))
    assert sum(counts.values()) == throws
    assert distance(counts, shares(state.pool), throws) < chi_square_bound(len(shares(state.pool)))


def test_an_unfair_deal_would_be_noticed() -> None:
    """The bound is no mere form: one type of card too often lies beyond it."""
    odds = shares(position(HALFWAY).pool)
    rng, throws = Random(8), 30_000
    weights = [share * (1.15 if card == 1 else 1.0) for card, share in odds.items()]
    counts = Counter(rng.choices(list(odds), weights, k=throws))
    assert distance(counts, odds, throws) > chi_square_bound(len(odds))


@pytest.mark.parametrize("laid", [1, 2, 3])
def test_wheels_fall_with_two_thirds(laid: int) -> None:
    state = position(Table(hands=("4 4 4",), rails="4 4", train=0))
    state = done(state, *["lay 4S"] * laid, "ride")
    dice, throws = 4 * laid, 30_000
    odds = {w: comb(dice, w) * 2**w / 3**dice for w in range(dice + 1)}
    common = {w: p for w, p in odds.items() if throws * p >= 5}
    rng = Random(laid)
    rolled = [GAME.chance(state, rng) for _ in range(throws)]
    counts = Counter(action.wheels for action in rolled if isinstance(action, Roll))
    assert distance(counts, common, throws) < chi_square_bound(len(common))
    listed_odds = GAME.odds(state)
    assert listed_odds is not None
    assert [p for _, p in listed_odds] == pytest.approx(list(odds.values()))


def test_the_first_railway_is_built_of_fair_cards() -> None:
    state, rng, throws = GAME.initial(Setup(2)), Random(2), 30_000
    counts = Counter(
        action.card for _ in range(throws) if isinstance(action := GAME.chance(state, rng), Reveal)
    )
    assert distance(counts, shares(state.pool), throws) < chi_square_bound(13)
    bend = done(state, "reveal 1C")
    turns = Counter(action.turn for _ in range(4000) if isinstance(action := GAME.chance(bend, rng), Bend))
    assert abs(turns["L"] - 2000) < 5 * sqrt(1000)
    assert turns.total() == 4000


def test_odds_are_those_of_every_outcome_and_sum_to_one() -> None:
    phases = set()
    for step in random_game(Setup(2), Random(4)):
        state = step.before
        odds = GAME.odds(state)
        if GAME.to_act(state) != CHANCE:
            assert odds is None
            continue
        phases.add(state.phase)
        assert odds is not None
        assert [action for action, _ in odds] == list(GAME.legal(state))
        assert all(p > 0 for _, p in odds)
        assert abs(sum(p for _, p in odds) - 1) < 1e-12
    assert phases == {"reveal", "bend", "deal", "draw", "ride"}
