"""What a person composes in a turn: locks, dice on cards, the die that is turned, rolling on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.game import CHANCE
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Claim,
    Placement,
    Reroll,
    Roll,
    RollnbumpState,
    Stop,
)
from desktop_app.games.rollnbump.ui.hand import BONUS, Code, Plan, carried, plan_of
from desktop_app.games.rollnbump.ui.wants import Problem, needed, slots

from .tables import lying, played

Done = tuple[Plan, Code | None]


def good(done: Done) -> Plan:
    assert done[1] is None
    return done[0]


def claimed(plan: Plan) -> tuple[tuple[int, tuple[int, ...]], ...]:
    assert plan.claim is not None
    return tuple((placement.slot, placement.dice) for placement in plan.claim.placements)


def rolled(plan: Plan, dice: tuple[int, ...], bonus: int = 0) -> RollnbumpState:
    """The position after the plan's "roll again" has brought these dice."""
    action = plan.reroll
    assert action is not None
    assert GAME.refusal(plan.state, action) is None
    state, _ = GAME.apply(plan.state, action)
    state, _ = GAME.apply(state, Roll(dice, bonus))
    return state


# ---- locking and rolling -----------------------------------------------------------------------------


def test_locked_dice_are_kept_and_the_others_rolled() -> None:
    plan = plan_of(lying((1, 4, 4, 5, 6), "red K3"))
    assert plan.reroll == Reroll(())
    plan = good(plan.toggle_lock("d1"))
    plan = good(plan.toggle_lock("d2"))
    assert plan.reroll == Reroll((4, 4))
    assert good(plan.toggle_lock("d1")).reroll == Reroll((4,))


def test_nothing_is_rolled_when_all_is_kept_or_no_roll_is_left() -> None:
    plan = plan_of(lying((1, 2, 3, 4, 6), "red K3"))
    everything = good(plan.lock_all())
    assert everything.reroll is None
    assert good(everything.lock_all()).reroll == Reroll(())
    assert plan_of(lying((1, 2, 3, 4, 6), "red K3", phase="claim")).reroll is None


def test_the_bonus_die_is_kept_when_it_is_locked() -> None:
    plan = plan_of(lying((1, 2, 3, 4, 6), "red K3", bonus=5))
    assert plan.dice[-1] == BONUS
    everything = good(plan.lock_exactly((1, 2, 3, 4, 6)))
    assert everything.reroll == Reroll((1, 2, 3, 4, 6), keep_bonus=False)
    assert good(everything.toggle_lock(BONUS)).reroll is None
    assert plan_of(lying((1, 2, 3, 4, 6), "red K3")).toggle_lock(BONUS)[1] == "no_bonus"


def test_exactly_the_dice_of_a_hint_are_locked() -> None:
    plan = good(plan_of(lying((2, 4, 4, 4, 6), "red K3")).put_best(0))
    plan = good(plan.lock_exactly((4, 6)))
    assert plan.reroll == Reroll((4, 6))
    assert not plan.started
    assert plan.lock_exactly((5,)) == (plan, "not_rolled")
    assert plan.lock_exactly((4,), bonus=True) == (plan, "no_bonus")


def test_kept_dice_keep_their_names_and_the_others_get_new_faces() -> None:
    plan = plan_of(lying((1, 4, 4, 5, 6), "red K3"))
    plan = good(good(plan.toggle_lock("d1")).put("d4", JOKER_SLOT))
    after = carried(plan, rolled(plan, (2, 3, 3)))
    assert (after.faces, after.on) == ((2, 4, 3, 3, 6), (None, None, None, None, JOKER_SLOT))
    assert after.locked == {"d1"}
    assert after.rolled == {"d0", "d2", "d3"}


def test_after_the_last_roll_nothing_is_locked() -> None:
    plan = good(plan_of(lying((1, 4, 4, 5, 6), "red K3", rerolls=1)).lock_exactly((4, 4)))
    after = carried(plan, rolled(plan, (4, 5, 6)))
    assert after.state.phase == "claim"
    assert after.locked == frozenset()
    assert claimed(good(after.put_best(0))) == ((0, (4, 4, 4)),)


def test_a_stop_leaves_everything_where_it_lies() -> None:
    plan = good(plan_of(lying((1, 4, 4, 4, 6), "red K3")).put_best(0))
    state, _ = GAME.apply(plan.state, Stop())
    after = carried(plan, state, rolled=False)
    assert (after.faces, after.on, after.rolled) == (plan.faces, plan.on, frozenset())
    assert after.claim == plan.claim


def test_another_turn_starts_afresh() -> None:
    state = lying((1, 4, 4, 4, 6), "red K3")
    plan = good(plan_of(state).put_best(0))
    for other in (
        replace(state, rolls_done=6, current=1),
        replace(state, dice=(1, 2, 3, 5, 6)),
        replace(state, phase="roll", dice=(4,)),
        lying((1, 4), "red K3", turns=0),
    ):
        assert carried(plan, other) == plan_of(other)


def test_without_dice_nothing_can_be_composed() -> None:
    plan = plan_of(lying((4, 4), "red K3", phase="roll"))
    assert (plan.dice, plan.claim, plan.reroll) == ((), None, None)
    assert {
        plan.toggle_lock("d0")[1],
        plan.put("d0", 0)[1],
        plan.put_best(0)[1],
        plan.lock_all()[1],
        plan.clear()[1],
        plan.turn_next()[1],
    } == {"not_now"}


# ---- dice on cards -----------------------------------------------------------------------------------


def test_one_click_puts_the_strongest_group_and_the_next_another() -> None:
    """Two straights fit; a third click takes all back."""
    plan = plan_of(lying((2, 3, 4, 5, 6), "red R4"))
    assert plan.claimable == {0}
    plan = good(plan.put_best(0))
    assert claimed(plan) == ((0, (3, 4, 5, 6)),)
    plan = good(plan.put_best(0))
    assert claimed(plan) == ((0, (2, 3, 4, 5)),)
    plan = good(plan.put_best(0))
    assert claimed(plan) == ()


def test_locked_dice_come_first() -> None:
    plan = good(plan_of(lying((2, 3, 4, 5, 6), "red R4")).toggle_lock("d0"))
    assert claimed(good(plan.put_best(0))) == ((0, (2, 3, 4, 5)),)
    fives = plan_of(lying((1, 5, 5, 5, 6), "blue S5"))
    assert claimed(good(fives.put_best(0))) == ((0, (5,)),)
    assert claimed(good(good(fives.lock_exactly((5, 5))).put_best(0))) == ((0, (5, 5)),)


def test_dice_on_another_card_are_not_taken_from_it() -> None:
    plan = good(plan_of(lying((4, 4, 4, 5, 5), "red K3", "blue P2", "blue S4")).put_best(0))
    assert plan.claimable == {0, 1}
    assert plan.put_best(2) == (plan, "no_group")
    assert claimed(good(plan.put_best(1))) == ((0, (4, 4, 4)), (1, (5, 5)))


def test_only_what_beats_the_dice_there_is_put() -> None:
    state = lying((4, 4, 4, 6, 6), "red K3", "blue P2", "blue S6", held=((0, (4, 4, 4)), (2, (6,))))
    plan = plan_of(state)
    assert plan.claimable == {1, 2}
    assert claimed(good(plan.put_best(2))) == ((2, (6, 6)),)
    assert plan.put_best(0)[1] == "no_group"
    assert plan.put("d0", 0)[1] == "too_low"
    assert plan.put("d0", 2)[1] == "no_fit"


def test_a_single_with_all_dice_of_another_falls_to_nobody() -> None:
    state = lying((6, 6, 6, 6, 6), "blue S6", held=((0, (6, 6, 6, 6, 6)),))
    assert plan_of(state).put("d0", 0)[1] == "too_few"
    found = needed(state, 0)
    assert found is not None
    assert not found.possible


def test_dice_are_put_piece_by_piece_and_the_rest_is_named() -> None:
    plan = plan_of(lying((1, 2, 3, 4, 4), "red K3", "blue R4", "blue S4", held=((2, (4,)),)))
    plan = good(plan.put("d3", 0))
    assert plan.problem(0) == Problem(2, (4,))
    assert not plan.complete
    assert plan.claim is None
    plan = good(plan.put("d4", 0))
    assert plan.problem(0) == Problem(1, (4,))
    assert plan.put("d0", 0)[1] == "no_fit"
    plan = good(plan.put("d3", 2))
    assert plan.problem(2) == Problem(1, (4,))
    assert plan.started == (0, 2)
    assert plan.put("d1", 1)[1] == "few_dice"  # a straight of 4 from the three dice on no other card
    plan = good(plan.take_all(0))
    plan = good(plan.put("d1", 1))
    plan = good(plan.put("d2", 1))
    assert plan.problem(1) == Problem(2, (1, 4, 5))
    assert plan.started == (1, 2)
    assert plan.reroll == Reroll((2, 3, 4))


def test_a_die_goes_only_where_the_dice_of_this_turn_may_still_be_enough() -> None:
    """While dragged over the joker a die once lit it up in a turn with three dice."""
    plan = plan_of(lying((4, 4, 6), "red K3", "blue R4", "blue K4", turns=0))
    assert good(plan.put("d0", 0)).group(0) == (4,)
    assert [plan.put("d0", slot)[1] for slot in (1, 2, JOKER_SLOT)] == ["few_dice"] * 3
    last = plan_of(lying((1, 4, 4, 4, 6), "red K3", "blue K4", "blue R3", phase="claim"))
    assert good(last.put("d1", 0)).group(0) == (4,)
    assert [last.put("d1", slot)[1] for slot in (1, 2)] == ["no_group"] * 2
    assert last.put("d4", 0)[1] == "no_group"
    turning = plan_of(lying((1, 4, 4, 4, 6), "blue K4", bonus=4, phase="claim"))
    assert good(turning.put("d1", 0)).group(0) == (4,)


def test_a_die_on_a_card_comes_back() -> None:
    plan = good(plan_of(lying((1, 4, 4, 4, 6), "red K3")).put_best(0))
    assert plan.free == ("d0", "d4")
    assert good(plan.take_back("d2")).group(0) == (4, 4)
    assert good(plan.toggle_lock("d2")).group(0) == (4, 4)
    assert plan.take_back("d0") == (plan, "not_placed")
    assert plan.take_all(JOKER_SLOT) == (plan, "not_placed")
    assert plan.take_back("d7") == (plan, "no_die")
    empty = good(plan.clear())
    assert (empty.started, empty.claim) == ((), Claim(()))


def test_nothing_lies_where_no_card_is() -> None:
    state = replace(lying((4, 4, 4, 4, 4), "red K3"), joker_on_table=False)
    plan = plan_of(state)
    assert slots(state) == (0,)
    assert plan.put("d0", JOKER_SLOT) == (plan, "no_card")
    assert plan.put_best(7) == (plan, "no_card")


# ---- the bonus die -----------------------------------------------------------------------------------


def test_one_die_is_turned_where_it_takes_that() -> None:
    plan = plan_of(lying((1, 3, 3, 5, 6), "red K3", "blue S6", bonus=3, phase="claim", held=((1, (6,)),)))
    assert plan.claimable == {0}
    plan = good(plan.put_best(0))
    assert claimed(plan) == ((0, (3, 3, 3)),)
    assert plan.turned == "d0"
    assert plan.left.dice == (5, 6)
    again = good(plan.put_best(0))
    assert (again.turned, again.started) == (None, ())


def test_no_die_is_turned_where_it_takes_none() -> None:
    plan = good(plan_of(lying((1, 3, 3, 3, 6), "red K3", bonus=3, phase="claim")).put_best(0))
    assert plan.turned is None


def test_only_one_die_can_be_turned() -> None:
    plan = plan_of(lying((1, 2, 4, 4, 6), "red K3", "blue P2", bonus=4, phase="claim"))
    plan = good(plan.turn("d0"))
    assert [plan.face(die) for die in plan.own] == [4, 2, 4, 4, 6]
    plan = good(plan.turn("d4"))
    assert [plan.face(die) for die in plan.own] == [1, 2, 4, 4, 4]
    plan = good(plan.put_best(0))
    assert plan.turned == "d4"
    assert plan.choices(1) == ()
    assert good(plan.turn("d4")).group(0) == (4, 4)
    assert plan.turn("d2") == (plan, "same_face")
    assert plan.turn(BONUS) == (plan, "bonus_stays")
    assert plan.put(BONUS, 0) == (plan, "bonus_stays")


def test_a_turned_die_that_fits_no_more_comes_back() -> None:
    plan = good(plan_of(lying((1, 2, 4, 4, 6), "blue S1", bonus=4, phase="claim")).put_best(0))
    assert claimed(plan) == ((0, (1,)),)
    turned = good(plan.turn("d0"))
    assert (turned.started, turned.face("d0")) == ((), 4)


def test_the_key_goes_round_the_dice_that_can_be_turned() -> None:
    plan = plan_of(lying((1, 2, 4, 4, 6), "red K3", bonus=4, phase="claim"))
    seen = []
    for _ in range(4):
        plan = good(plan.turn_next())
        seen.append(plan.turned)
    assert seen == ["d0", "d1", "d4", None]
    assert plan_of(lying((1, 2, 4, 4, 6), "red K3")).turn_next()[1] == "no_bonus"
    assert plan_of(lying((4, 4, 4, 4, 4), "red K3", bonus=4)).turn_next()[1] == "same_face"


def test_a_turned_die_keeps_the_bonus_die_while_the_rest_is_rolled() -> None:
    plan = good(plan_of(lying((1, 3, 3, 5, 6), "red K3", bonus=3)).put_best(0))
    assert plan.reroll == Reroll((1, 3, 3), keep_bonus=True)
    after = carried(plan, rolled(plan, (2, 2)))
    assert (after.turned, after.group(0), after.faces) == ("d0", (3, 3, 3), (1, 3, 3, 2, 2))


def test_a_turned_die_that_is_rolled_again_shows_its_own_face() -> None:
    plan = good(plan_of(lying((1, 3, 3, 5, 6), "red K3", bonus=3)).turn("d0"))
    assert plan.reroll == Reroll((), keep_bonus=False)
    assert carried(plan, rolled(plan, (1, 2, 2, 2, 6), bonus=2)).turned is None


# ---- what is left over -------------------------------------------------------------------------------


def test_dice_on_no_card_try_for_the_bonus_die() -> None:
    plan = plan_of(lying((2, 4, 4, 4, 4), "red K3", bonus_claim=(3, 3)))
    left = good(plan.put_best(0)).left
    assert (left.dice, left.total, left.beats, left.claims) == ((2, 4), 6, 6, False)
    assert plan.left.claims
    assert not plan_of(lying((2, 4, 4, 4, 4), "red K3", bonus=2)).left.claims
    alone = plan_of(lying((1,), "blue S1", turns=0)).left
    assert (alone.claims, alone.beats) == (True, 0)


def test_a_claim_is_laid_out_as_it_was_made() -> None:
    plan = plan_of(lying((1, 3, 3, 5, 6), "red K3", "blue S6", bonus=3, phase="claim"))
    plan = good(plan.follow(Claim((Placement(0, (3, 3, 3)), Placement(1, (6,))))))
    assert (plan.turned, plan.on) == ("d0", (0, 0, 0, None, 1))
    assert plan.follow(Claim((Placement(0, (5, 5, 5)),))) == (plan, "not_rolled")
    assert plan.follow(Claim((Placement(5, (5,)),))) == (plan, "no_card")


# ---- whatever a person does --------------------------------------------------------------------------

DEEDS = ("lock", "lock all", "put", "best", "back", "all back", "turn", "turn next", "clear", "roll")


def _done(plan: Plan, deed: str, number: int, random: Random) -> Done:
    die = (*plan.own, BONUS, "d9")[number % (len(plan.own) + 2)]
    slot = (*range(len(plan.state.stacks)), JOKER_SLOT)[number % (len(plan.state.stacks) + 1)]
    match deed:
        case "lock":
            return plan.toggle_lock(die)
        case "lock all":
            return plan.lock_all()
        case "put":
            return plan.put(die, slot)
        case "best":
            return plan.put_best(slot)
        case "back":
            return plan.take_back(die)
        case "all back":
            return plan.take_all(slot)
        case "turn":
            return plan.turn(die)
        case "turn next":
            return plan.turn_next()
        case "clear":
            return plan.clear()
        case _:
            return _rolled_on(plan, random), None


def _rolled_on(plan: Plan, random: Random) -> Plan:
    if plan.reroll is None:
        return plan
    assert GAME.refusal(plan.state, plan.reroll) is None
    state, _ = GAME.apply(plan.state, plan.reroll)
    assert GAME.to_act(state) == CHANCE
    state, _ = GAME.apply(state, GAME.chance(state, random))
    after = carried(plan, state)
    for die in plan.own:
        if die in plan.kept:
            assert (after.face(die), after.slot(die)) == (plan.face(die), plan.slot(die))
    return after


def _check(plan: Plan) -> None:
    state = plan.state
    assert Counter(plan.faces) == Counter(state.dice)
    assert plan.locked <= set(plan.dice)
    assert plan.turned is None or (BONUS in plan.dice and plan.turned in plan.own)
    assert set(plan.started) <= set(slots(state))
    assert sorted(plan.free + tuple(d for s in plan.started for d in plan.there(s))) == list(plan.own)
    if plan.claim is None:
        assert any(plan.problem(slot) for slot in plan.started)
        return
    due = state
    if state.phase == "choose":
        due, _ = GAME.apply(state, Stop())
    assert GAME.refusal(due, plan.claim) is None
    assert plan.claim in GAME.legal(due)


@settings(max_examples=150)
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 5),
    plies=st.integers(12, 150),
    deeds=st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 59)), max_size=25),
)
def test_whatever_is_done_no_die_is_lost_and_the_claim_is_legal(
    seed: int, seats: int, plies: int, deeds: list[tuple[str, int]]
) -> None:
    plan, random = plan_of(played(seed, seats, plies)), Random(seed)
    if not plan.faces:
        return
    for deed, number in deeds:
        after, code = _done(plan, deed, number, random)
        assert code is None or after == plan
        plan = after
        _check(plan)


@settings(max_examples=60)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 5), plies=st.integers(12, 150))
def test_what_lights_up_is_what_one_claim_of_the_rules_takes(seed: int, seats: int, plies: int) -> None:
    state = played(seed, seats, plies)
    if state.phase == "choose":
        state, _ = GAME.apply(state, Stop())
    if state.phase != "claim":
        return
    plan = plan_of(state)
    by_rules: dict[int, set[tuple[int, ...]]] = {}
    for claim in GAME.legal(state):
        assert isinstance(claim, Claim)
        followed = good(plan.follow(claim))
        assert followed.claim == claim
        for placement in claim.placements:
            by_rules.setdefault(placement.slot, set()).add(placement.dice)
    assert plan.claimable == set(by_rules)
    for slot, groups in by_rules.items():
        assert set(plan.choices(slot)) == groups
        assert len(plan.choices(slot)) == len(groups)


@pytest.mark.parametrize("bonus", [0, 2, 5])
def test_clicking_again_visits_every_choice_once(bonus: int) -> None:
    state = lying((2, 2, 5, 5, 5), "red K3", "blue P2", "blue S5", "red R3", bonus=bonus, phase="claim")
    for slot in slots(state):
        plan = plan_of(state)
        choices = plan.choices(slot)
        seen = []
        for _ in choices:
            plan = good(plan.put_best(slot))
            seen.append(plan.group(slot))
        assert tuple(seen) == choices
        if choices:
            assert good(plan.put_best(slot)) == plan_of(state)
