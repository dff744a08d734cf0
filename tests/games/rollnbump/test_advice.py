"""Hints: a legal action, a reason of the list, and details that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine import advice as advice_module
from desktop_app.games.rollnbump.engine.advice import REASONS, advice_for
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.judgement import Judge
from desktop_app.games.rollnbump.engine.learned import learned
from desktop_app.games.rollnbump.engine.odds import bonus_odds, claim_odds
from desktop_app.games.rollnbump.engine.opponents import advise
from desktop_app.games.rollnbump.engine.outlook import Outlook
from desktop_app.games.rollnbump.engine.placing import placement_lists, targets
from desktop_app.games.rollnbump.engine.plan import claims_by_worth, make_plan
from desktop_app.games.rollnbump.engine.prospects import Prospects
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.scoring import seat_score
from desktop_app.games.rollnbump.engine.state import (
    Action,
    AssignJoker,
    Claim,
    Claimed,
    Placement,
    Reroll,
    RollnbumpState,
    Slot,
    Stop,
)
from desktop_app.games.rollnbump.engine.values import colour_for, gain
from tests.games.rollnbump.ui.tables import lying

CARD = {"slot", "card", "gain"}
PUT = {"placed", "points", *CARD}
NEEDED = {
    "aim": {"kept", "chance", *CARD},
    "improve": {"kept", "sure", "chance", *CARD},
    "rest": {"kept", "chance"},
    "more": {"kept"},
    "strong": {"kept", "sure"},
    "free": {"kept"},
    "sure": PUT,
    "set": {"colour", "count", *PUT},
    "bump": {"seat", "beats", *PUT},
    "deny": {"seat", "beats", "worth", *PUT},
    "hold": {"chance", *PUT},
    "end": PUT,
    "bonus": {"total"},
    "nothing": set(),
    "joker": {"colour", "count"},
}


def decisions(seats: int, seed: int) -> list[RollnbumpState]:
    """Every position of a random game in which a seat decides."""
    rng, state, found = Random(seed), GAME.initial(Setup(seats)), []
    while (seat := GAME.to_act(state)) is not None:
        if seat != CHANCE:
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def test_every_reason_is_explained() -> None:
    assert set(NEEDED) == set(REASONS)
    for reason in REASONS:
        assert f"\n    {reason} " in (advice_module.__doc__ or "")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_hint_is_legal_and_says_why(seats: int) -> None:
    for number, state in enumerate(decisions(seats, seats)[::4]):
        hint = advise(GAME.observe(state, GAME.to_act(state)), Random(number), Control())
        assert hint.action in GAME.legal(state)
        assert hint.reason in REASONS


def total(state: RollnbumpState, placements: Sequence[Placement]) -> int:
    """Points that the seat has more with these cards."""
    me, cards = state.current, [state.top(placement.slot, deck().joker) for placement in placements]
    own = [*state.cards[me], *(card for card in cards if card is not None and card != deck().joker)]
    after = replace(state, cards=(*state.cards[:me], tuple(sorted(own)), *state.cards[me + 1 :]))
    if deck().joker in cards:
        after = replace(after, joker_owner=me, joker_colour=colour_for(state, me, deck().joker))
    return seat_score(after, me).total - seat_score(state, me).total


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_decision_can_be_explained(seats: int) -> None:
    """The details that a reason promises are there, and what they say is true."""
    rng, told = Random(9), set()
    for seed in range(2):
        for state in decisions(seats, 10 * seats + seed):
            action = rng.choice(list(GAME.legal(state)))
            then = Claim()
            if isinstance(action, Stop):
                after, _ = GAME.apply(state, action)
                found = rng.choice(list(GAME.legal(after)))
                then = found if isinstance(found, Claim) else then
            hint = advice_for(state, action, then)
            data = dict(hint.data)
            told.add(hint.reason)
            assert hint.action == action
            assert NEEDED[hint.reason] <= set(data)
            if "card" in data:
                assert state.top(int(str(data["slot"])), deck().joker) == data["card"]
            if isinstance(action, Reroll):
                check_reroll(state, action, data)
            claim = then if isinstance(action, Stop) else action
            if isinstance(claim, Claim) and claim.placements:
                assert data["placed"] == tuple((p.slot, p.dice) for p in claim.placements)
                assert data["points"] == total(state, claim.placements)
    assert told >= {"aim", "improve", "rest", "sure", "bump", "bonus", "nothing"}


def check_reroll(state: RollnbumpState, action: Reroll, data: dict[str, Any]) -> None:
    """Chances are those of the table, what is sure is sure, and nothing is given up in silence."""
    sure = [Placement(slot, dice) for slot, _, dice in data.get("sure", ())]
    spent = tuple(sorted(face for placement in sure for face in placement.dice))
    kept = tuple(sorted((Counter(action.kept) - Counter(spent)).elements()))
    assert not Counter(spent) - Counter(action.kept)
    met = claim_odds(state, action.kept, action.keep_bonus)
    assert all(met[placement.slot] == 1.0 for placement in sure)
    if "card" in data:
        odds = claim_odds(state, kept, action.keep_bonus, spent=spent)
        assert data["chance"] == odds[data["slot"]]
    assert all(chance == met[slot] for slot, _, chance in data.get("also", ()))
    most = max(
        total(state, placements)
        for placements in placement_lists(targets(state), state.dice, state.bonus_face)
    )
    assert data.get("now", 0) == (most if most > total(state, sure) else 0)
    if "lasts" in data:
        assert data["lasts"] < data["average"]
    elif "average" in data:
        assert data["average"] > data["now"]


# ---- what hints once said, and was not so -------------------------------------------------------------


def told(state: RollnbumpState, action: Action) -> tuple[str, dict[str, Any]]:
    hint = advice_for(state, action)
    return hint.reason, dict(hint.data)


def test_what_a_keep_gives_up_is_told() -> None:
    """3 4 5 6 claim seven points now. To keep 6 6 is no chance on top of them: they are given up."""
    state = lying((3, 4, 5, 6, 6), "black R4", "red K4", "blue S1")
    reason, data = told(state, Reroll((6, 6)))
    assert reason == "aim"
    assert (data["slot"], data["gain"]) == (1, 12)
    assert data["chance"] == claim_odds(state, (6, 6))[1] < 0.25
    assert data["now"] == 7
    assert "sure" not in data


def test_what_is_kept_for_a_card_is_no_chance_for_another() -> None:
    """Three fours that are laid aside for their card leave two dice: the chance is that of the two."""
    state = lying((1, 4, 4, 4, 6), "red K3", "blue S2", joker=(6,) * 5)
    reason, data = told(state, Reroll((4, 4, 4)))
    assert reason == "improve"
    assert data["sure"] == ((0, deck().card("red", "K3"), (4, 4, 4)),)
    assert data["slot"] == 1
    assert data["chance"] == claim_odds(state, (), spent=(4, 4, 4))[1] == pytest.approx(1 - (25 / 36) ** 2)


def test_the_card_is_named_for_which_the_dice_are_kept() -> None:
    """4 4 4 are kept to bump three fours, not for the single 2 that one die might show."""
    state = lying((3, 4, 4, 4, 6), "orange S4", "black S2", held=[(0, (4, 4, 4))], rerolls=1)
    reason, data = told(state, Reroll((4, 4, 4)))
    assert (reason, data["slot"]) == ("aim", 0)
    assert data["chance"] == pytest.approx(1 - (5 / 6) ** 2)


def test_to_roll_all_dice_is_for_a_card_too() -> None:
    """It used to say that no card is near enough, whatever the chances were."""
    state = lying((1, 1, 2, 2, 3), "blue S6", "red K3", bonus_claim=(5, 6, 6))
    reason, data = told(state, Reroll(()))
    assert (reason, data["kept"]) == ("aim", ())
    assert data["chance"] == claim_odds(state, ())[data["slot"]] > 0.5


def test_high_dice_are_kept_for_the_bonus_die() -> None:
    """No card in reach: nobody is told that the sixes are for one."""
    state = lying((1, 1, 2, 6, 6), "blue S2", bonus_claim=(5, 6, 6), held=[(0, (2,) * 5)], joker=(6,) * 5)
    reason, data = told(state, Reroll((6, 6)))
    assert reason == "rest"
    once = sum(sum(dice) + 12 > 17 for dice in product(range(1, 7), repeat=3)) / 216
    last = replace(state, rerolls=1)
    assert bonus_odds(last, (6, 6)) == pytest.approx(once)
    assert once < data["chance"] == bonus_odds(state, (6, 6)) < 1.0
    assert bonus_odds(last, (6,), spent=(2, 6)) == pytest.approx(1 / 36)


def test_a_better_total_for_the_bonus_die_is_no_chance_to_get_it() -> None:
    """1 1 2 6 6 are enough against 15 as they lie."""
    state = lying((1, 1, 2, 6, 6), "blue S2", bonus_claim=(4, 5, 6), held=[(0, (2,) * 5)], joker=(6,) * 5)
    assert told(state, Reroll((6, 6)))[0] == "more"
    assert told(replace(state, bonus_claim=Claimed(1, (4, 6, 6))), Reroll((6, 6)))[0] == "rest"


def test_a_stop_is_the_whole_claim() -> None:
    """Who is told to stop is told where the dice go, and what all of them bring."""
    state = lying((1, 4, 4, 4, 6), "orange S1", "orange K3", "blue S6")
    claim = Claim((Placement(0, (1,)), Placement(1, (4, 4, 4)), Placement(2, (6,))))
    hint = advice_for(state, Stop(), claim)
    data = dict(hint.data)
    assert hint.action == Stop()
    assert data["placed"] == ((0, (1,)), (1, (4, 4, 4)), (2, (6,)))
    assert (data["slot"], data["gain"]) == (1, 5)
    assert data["points"] == 1 + 5 + 1 + 3  # and the orange set of two
    assert advice_for(replace(state, phase="claim", rerolls=0), claim).data == hint.data


def test_a_set_is_counted_with_all_cards_put_on() -> None:
    state = replace(
        lying((1, 4, 4, 4, 6), "orange S1", "orange K3", phase="claim"),
        cards=((deck().card("orange", "S2"),), ()),
    )
    data = dict(advice_for(state, Claim((Placement(0, (1,)), Placement(1, (4, 4, 4))))).data)
    assert (data["count"], data["points"]) == (3, 1 + 5 + 3 + 3)


def test_dice_that_are_bumped_are_shown() -> None:
    """The seat that loses the card is in the data, and so are its dice, which the sentence names."""
    state = lying((1, 3, 4, 5, 6), "black R3", phase="claim", held=[(0, (2, 3, 4))])
    hint = advice_for(state, Claim((Placement(0, (3, 4, 5)),)))
    data = dict(hint.data)
    assert (hint.reason, data["seat"], data["beats"]) == ("bump", 1, (2, 3, 4))


# ---- averages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [0, 4])
def test_averages_are_those_of_the_claims_that_follow(bonus: int) -> None:
    """Every roll after a keep looked at, each with the claim that the strongest player's values ask for."""
    cards = ("red K3", "black S1", "orange R3", "blue S5", "red S6")
    state = lying((1, 3, 3, 5, 6), *cards, bonus=bonus, rerolls=1, bonus_claim=() if bonus else (1, 5, 6))
    look = Outlook(state, learned(2))
    worth, rest = Judge(look).marginal()
    plan = make_plan(state, list(zip(look.offers, worth, strict=True)), rest)
    for action in (Reroll((3, 3)), Reroll((1, 5)), Reroll((3, 5, 6)), Reroll(())):
        seen = Prospects(state).of(action)
        points, left = 0.0, 0.0
        cards_sum: dict[Slot, float] = dict.fromkeys(seen.cards, 0.0)
        odds = GAME.odds(GAME.apply(state, action)[0])
        assert odds is not None
        for roll, chance in odds:
            final = GAME.apply(GAME.apply(state, action)[0], roll)[0]
            _, claim = claims_by_worth(plan, final)[0]
            rolled = sum(p.slot in seen.cards for p in claim.placements)
            assert rolled == len(claim.placements)
            for placement in claim.placements:
                card = state.top(placement.slot, deck().joker)
                assert card is not None
                cards_sum[placement.slot] += chance
                points += chance * gain(state, 0, card)
            rest_total = sum(final.dice) - sum(sum(p.dice) for p in claim.placements)
            left += chance * (not bonus and rest_total > 12)
        for slot, chance in seen.cards.items():
            assert chance == pytest.approx(cards_sum[slot], abs=1e-4)
        assert seen.points == pytest.approx(points, abs=1e-3)
        assert seen.bonus == pytest.approx(left, abs=1e-4)
        assert 0.0 <= seen.lasting <= seen.points + 1e-6


def test_a_hint_that_must_come_at_once_leaves_averages_out() -> None:
    state = lying((3, 4, 5, 6, 6), "black R4", "red K4")
    hint = advice_for(state, Reroll((6, 6)), stop=lambda: True)
    assert (hint.reason, dict(hint.data)["slot"]) == ("aim", 1)
    assert "average" not in dict(hint.data)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_jokers_colour_is_explained(seats: int) -> None:
    tied = 0
    for state in decisions(seats, 3)[::3]:
        asked = replace(
            state, phase="joker", joker_on_table=False, joker_claim=None, joker_owner=state.current
        )
        allowed = list(GAME.legal(asked))
        tied += len(allowed) > 1
        hint = advise(GAME.observe(asked, asked.current), Random(1), Control())
        assert isinstance(hint.action, AssignJoker)
        assert hint.action in allowed
        assert hint.reason == "joker"
        assert dict(hint.data)["colour"] == hint.action.colour
    assert tied
