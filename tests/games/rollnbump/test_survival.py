"""What the others will do: against a forward pass over all rolls, and near the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.benches import dense
from desktop_app.games.rollnbump.engine.calibration import binned, brier, forecasts
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.dice_tables import DiceTable, Floats, dice_table
from desktop_app.games.rollnbump.engine.judgement import Judge
from desktop_app.games.rollnbump.engine.learned import learned
from desktop_app.games.rollnbump.engine.outlook import Outlook, hoped_set, hoped_step
from desktop_app.games.rollnbump.engine.patterns import NEVER, finals, kind_groups, packed
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Claimed, RollnbumpState, Stack
from desktop_app.games.rollnbump.engine.survival import Case, Want, replies
from desktop_app.games.rollnbump.engine.training import played
from desktop_app.games.rollnbump.engine.turn import solve
from desktop_app.games.rollnbump.engine.values import MOST_TOTAL, Offer


def before_rolls(seats: int, seed: int) -> list[RollnbumpState]:
    """The positions before each first roll of a random game."""
    rng, state, found = Random(seed), GAME.initial(Setup(seats)), []
    while (seat := GAME.to_act(state)) is not None:
        if state.phase == "roll" and not state.dice:
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def forward(table: DiceTable, final: Floats) -> Floats:
    """How often the best play ends with each roll, by going from roll to keep to roll."""
    found, solved = table.chance, solve(table, final[:, None])
    for keeps in reversed(solved.keeps):
        after = np.zeros(len(table.keeps))
        for roll, first in enumerate(table.starts):
            inside = table.inside[first : table.starts[roll + 1] if roll + 1 < len(table.rolls) else None]
            after[inside[keeps[inside, 0].argmax()]] += found[roll]
        found = after @ dense(table)
    return found


def slow_reply(offers: list[Offer], want: Want, case: Case) -> tuple[float, list[float]]:
    """The value of the seat's turn and how often its best claims bump each claim of the case."""
    table = dice_table(want.dice)
    taken = dict(case.claims)
    values = []
    for number, offer in enumerate(offers):
        allowed = kind_groups(offer.kind).strengths > taken.get(number, offer.beaten)
        spiteful = np.where(allowed, want.own[number] + want.spite[number], NEVER)
        values.append(spiteful if number in taken else want.base[number])
    rest = np.array([want.bonus[total] if total > want.least else 0.0 for total in range(MOST_TOTAL + 1)])

    def best(without: int | None) -> Floats:
        cards = [
            (o.kind, v[:, None]) for n, (o, v) in enumerate(zip(offers, values, strict=True)) if n != without
        ]
        return finals(table, packed(cards, 1), rest[:, None])[:, 0]

    final = best(None)
    ends = forward(table, final)
    bumps = [float(ends[final > best(number) + 1e-9].sum()) for number, _ in case.claims]
    return float(ends @ final), bumps


@pytest.mark.parametrize("seats", [2, 4])
def test_replies_against_a_forward_pass(seats: int) -> None:
    rng, compared = Random(seats), 0
    for state in before_rolls(seats, 5)[3:30:4]:
        look = Outlook(replace(state, bonus_claim=None), learned(seats))
        judge = Judge(look)
        for seat in look.order:
            want = judge.want(seat)
            cases = []
            for _ in range(4):
                numbers = rng.sample(range(len(look.offers)), rng.randint(0, 2))
                cases.append(Case(tuple((n, rng.choice(_strengths(look.offers[n]))) for n in numbers)))
            found = replies(look.offers, want, cases, bumps=True)
            for number, case in enumerate(cases):
                value, bumps = slow_reply(look.offers, want, case)
                assert found.value[number] == pytest.approx(value, abs=1e-9)
                assert found.bumps[number] == pytest.approx(bumps, abs=1e-4)
                compared += 1
    assert compared > 20


def _strengths(offer: Offer) -> list[int]:
    return [int(s) for s in kind_groups(offer.kind).strengths if s > offer.beaten] or [offer.beaten]


def test_a_claim_of_greatest_strength_is_never_bumped() -> None:
    state = before_rolls(2, 1)[5]
    look = Outlook(state, learned(2))
    cases = [Case(((n, int(kind_groups(o.kind).strengths[-1])),)) for n, o in enumerate(look.offers)]
    seen = Judge(look).forecast(cases, lasting=True)
    assert all(row == [pytest.approx(1.0, abs=1e-6)] for row in seen.lasting)


def test_stronger_claims_last_longer() -> None:
    state = before_rolls(3, 2)[6]
    look = Outlook(state, learned(3))
    for number, offer in enumerate(look.offers):
        cases = [Case(((number, strength),)) for strength in _strengths(offer)]
        lasting = [row[0] for row in Judge(look).forecast(cases, lasting=True).lasting]
        assert lasting == pytest.approx(sorted(lasting), abs=1e-6)


def last_round(ahead: int) -> RollnbumpState:
    """Two players, seat 0 is to roll. Seat 1 has a die on the last card of the first stack. Seat `ahead` has
    two good cards, the other one nothing.
    """
    card = deck().card
    ends = Stack(card("black", "S1"), 1, Claimed(1, (1,)))
    good = tuple(sorted((card("orange", "K4"), card("orange", "R5"))))
    return replace(
        before_rolls(2, 3)[8],
        current=0,
        stacks=(ends, *(Stack(card("red", f"S{face}"), 3) for face in range(2, 7))),
        joker_on_table=False,
        joker_claim=None,
        joker_owner=None,
        joker_colour=None,
        bonus_claim=None,
        bonus_in_hand=False,
        cards=(good, ()) if ahead == 0 else ((), good),
        rolls_done=14,
    )


def test_who_is_behind_bumps_the_claim_that_ends_the_game() -> None:
    """Letting it stand loses at once; who is ahead lets it stand."""
    for ahead in (0, 1):
        look = Outlook(last_round(ahead), learned(2))
        leave, bump = Judge(look).chances([Case(), Case(((0, 2),))])
        assert (bump > leave) == (ahead == 1)
        assert abs(leave - (1 - ahead)) < 0.05


def test_what_is_claimed_before_the_end_counts() -> None:
    look = Outlook(last_round(1), learned(2))
    base, more = Judge(look).chances([Case(), Case(((1, 1),))])
    assert more > base


@pytest.mark.parametrize("ahead", [0, 1])
def test_a_decided_game_is_played_on_for_points(ahead: int) -> None:
    state = last_round(ahead)
    cards = tuple(range(12, 48) if seat == ahead else () for seat in range(2))
    look = Outlook(replace(state, cards=tuple(map(tuple, cards))), learned(2))
    base, more = Judge(look).chances([Case(), Case(((1, 1),))])
    assert more > base + 1e-5


@pytest.mark.parametrize(("count", "sure"), [(0, 0.0), (1, 3.0), (2, 3.0), (5, 6.0), (11, 12.0), (12, 0.0)])
def test_the_step_of_a_set(count: int, sure: float) -> None:
    assert hoped_step(count, 0.0) == sure
    assert hoped_set(count, 0.0) == 0.0


def test_more_cards_to_come_raise_what_a_card_is_worth() -> None:
    for count in range(6):
        assert hoped_step(count, 1.5) > hoped_step(count, 0.2)
        assert hoped_set(count, 1.5) > hoped_set(count, 0.2) > 0.0


def test_forecasts_are_better_than_a_constant() -> None:
    pairs = [pair for seed in range(12) for pair in forecasts(played(2, 900 + seed, learned(2)))]
    share = sum(got for _, got in pairs) / len(pairs)
    assert len(pairs) > 200
    assert brier(pairs) < share * (1.0 - share) - 0.02
    bins = binned(pairs)
    assert sum(found.claims for found in bins if found) == len(pairs)
    for number, found in enumerate(bins):
        assert found is None or number / 10 - 1e-9 <= found.forecast <= number / 10 + 0.1
