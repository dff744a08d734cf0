"""What lies where on the table, and which die is which."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Claimed,
    Roll,
    RollnbumpState,
    RollnbumpView,
    Stop,
)
from desktop_app.games.rollnbump.ui.arrange import arrange, bonus_holder
from desktop_app.games.rollnbump.ui.hand import Plan, carried, plan_of
from desktop_app.games.rollnbump.ui.wants import Problem
from desktop_app.session.component import Component

from .tables import lying, played


def shown(
    state: RollnbumpState, plan: Plan | None = None, before: tuple[Component, ...] = ()
) -> dict[str, Component]:
    return {part.id: part for part in arrange(RollnbumpView(state), plan, before=before)}


def places(parts: dict[str, Component], prefix: str) -> dict[str, tuple[object, ...]]:
    return {key: part.place for key, part in parts.items() if key.startswith(prefix)}


def test_a_stack_tells_its_card_its_height_and_who_claims_it_with_what() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3", "blue P2", held=((1, (3, 3)),))
    plan, _ = plan_of(state).put("d2", 0)
    parts = shown(state, plan)
    first, second = parts["stack-0"], parts["stack-1"]
    assert (first.get("card"), first.get("height"), first.get("owner")) == (deck().card("red", "K3"), 3, None)
    assert (first.get("mine"), first.get("problem")) == ((4,), Problem(2, (4,)))
    assert (second.get("owner"), second.get("dice")) == (1, (3, 3))
    assert [part.get("claimable") for part in (first, second)] == [True, True]
    assert parts["stack-joker"].place == ("stack", JOKER_SLOT)
    assert parts["card-48"].place == ("stack", JOKER_SLOT)


def test_chances_are_shown_where_there_are_some_and_no_card_is_lit_for_others() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3", "blue P2")
    parts = {part.id: part for part in arrange(RollnbumpView(state), chances={0: 0.5}, lit=False)}
    assert (parts["stack-0"].get("chance"), parts["stack-1"].get("chance")) == (0.5, None)
    assert not any(part.get("claimable") for part in parts.values())


def test_dice_go_from_the_tray_onto_a_card_and_keep_their_ids() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3")
    assert places(shown(state), "die-0") == {f"die-0-{i}": ("tray", i) for i in range(5)}
    plan, _ = plan_of(state).put_best(0)
    parts = shown(state, plan)
    assert places(parts, "die-0") == {
        "die-0-0": ("tray", 0),
        "die-0-1": ("tray", 1),
        "die-0-2": ("plan", 0, 0),
        "die-0-3": ("plan", 0, 1),
        "die-0-4": ("plan", 0, 2),
    }
    assert set(places(parts, "die-1").values()) == {("reserve", 1, i) for i in range(5)}


def test_a_claim_leaves_the_dice_where_they_were_put() -> None:
    """Without a memory of what was shown, other dice would fly to the card in their place."""
    state = lying((1, 2, 4, 4, 4), "red K3")
    plan, _ = plan_of(state).put_best(0)
    before = tuple(shown(state, plan).values())
    assert plan.claim is not None
    stopped, _ = GAME.apply(state, Stop())
    after, _ = GAME.apply(stopped, plan.claim)
    parts = shown(after, before=before)
    assert places(parts, "die-0") == {
        "die-0-0": ("bonus", 0),
        "die-0-1": ("bonus", 1),
        "die-0-2": ("claim", 0, 0),
        "die-0-3": ("claim", 0, 1),
        "die-0-4": ("claim", 0, 2),
    }
    assert parts["bonus"].get("owner") == 0
    assert {parts[key].get("face") for key in ("die-0-2", "die-0-3")} == {4}
    assert tuple(shown(after, before=tuple(parts.values())).values()) == tuple(parts.values())


def test_bumped_dice_go_back_to_their_owner() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3", held=((0, (3, 3, 3)),), seats=3)
    before = tuple(shown(state).values())
    assert [part.place[0] for part in before if part.id.startswith("die-1")].count("claim") == 3
    plan, _ = plan_of(state).put_best(0)
    assert plan.claim is not None
    after, _ = GAME.apply(GAME.apply(state, Stop())[0], plan.claim)
    assert {place[0] for place in places(shown(after, before=before), "die-1").values()} == {"tray"}


def test_the_dice_not_rolled_in_the_first_turns_stay_with_their_owner() -> None:
    parts = shown(lying((2, 3, 6), "red K3", turns=0))
    assert places(parts, "die-0") == {
        "die-0-0": ("tray", 0),
        "die-0-1": ("tray", 1),
        "die-0-2": ("tray", 2),
        "die-0-3": ("reserve", 0, 0),
        "die-0-4": ("reserve", 0, 1),
    }
    assert parts["die-0-4"].get("face") == 0


def test_dice_that_are_due_show_nothing_yet() -> None:
    state = lying((4, 4), "red K3", phase="roll")
    parts = shown(state)
    assert [parts[f"die-0-{i}"].get("face") for i in range(5)] == [4, 4, 0, 0, 0]
    assert {place[0] for place in places(parts, "die-0").values()} == {"tray"}


def test_the_bonus_die_lies_in_the_middle_in_the_tray_or_with_who_rolls_it_last() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3")
    assert shown(state)["bonus"].place == ("centre",)
    in_hand = lying((1, 2, 4, 4, 4), "red K3", bonus=5)
    plan, _ = plan_of(in_hand).toggle_lock("b")
    bonus = shown(in_hand, plan)["bonus"]
    assert (bonus.place, bonus.get("face"), bonus.get("locked")) == (("tray", "b"), 5, True)
    last = replace(state, phase="bonus", bonus_in_hand=True, current=1, dice=())
    assert shown(last)["bonus"].place == ("seat", 1)
    over = replace(last, phase="over", bonus_in_hand=False, bonus_points=(0, 4))
    assert (bonus_holder(over), shown(over)["bonus"].place) == (1, ("seat", 1))
    assert bonus_holder(replace(over, bonus_points=(0, 0))) is None


def test_a_collected_card_flies_to_its_owner() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3")
    number = deck().card("red", "K3")
    assert shown(state)[f"card-{number}"].place == ("stack", 0)
    taken = replace(
        state, stacks=(replace(state.stacks[0], top=None, height=2),), cards=((number,), ()), joker_owner=1,
        joker_colour=0, joker_on_table=False,
    )  # fmt: skip
    parts = shown(taken)
    assert parts[f"card-{number}"].place == ("seat", 0)
    assert parts["card-48"].place == ("seat", 1)
    assert (parts["stack-0"].get("card"), parts["stack-0"].get("needed")) == (None, None)
    assert (parts["stack-joker"].get("card"), parts["stack-joker"].get("height")) == (None, 0)
    assert (parts["set-0-2"].get("count"), parts["set-1-0"].get("joker")) == (1, True)


def test_what_was_thrown_last_is_known() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3")
    plan, _ = plan_of(state).lock_exactly((4, 4, 4))
    assert plan.reroll is not None
    after, _ = GAME.apply(GAME.apply(state, plan.reroll)[0], Roll((5, 6)))
    parts = shown(after, carried(plan, after))
    assert [parts[f"die-0-{i}"].get("rolled") for i in range(5)] == [True, True, False, False, False]


def test_a_plan_of_another_position_counts_for_nothing() -> None:
    state = lying((1, 2, 4, 4, 4), "red K3")
    plan, _ = plan_of(state).put_best(0)
    other = lying((1, 2, 4, 4, 5), "red K3")
    assert shown(other, plan) == shown(other)


def test_a_claim_of_the_joker_is_shown_on_it() -> None:
    parts = shown(lying((1, 2, 4, 4, 4), "red K3", joker=(2, 2, 2, 2, 2)))
    assert set(places(parts, "die-1").values()) == {("claim", JOKER_SLOT, i) for i in range(5)}
    assert parts["stack-joker"].get("dice") == (2, 2, 2, 2, 2)


@settings(max_examples=60)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 5), plies=st.integers(0, 150))
def test_every_id_and_place_of_a_die_is_there_once(seed: int, seats: int, plies: int) -> None:
    parts = arrange(RollnbumpView(played(seed, seats, plies)))
    assert len({part.id for part in parts}) == len(parts)
    dice = [part for part in parts if part.kind in ("die", "bonus")]
    assert len({part.place for part in dice}) == len(dice) == 5 * seats + 1


def test_dice_lie_still_through_a_whole_game_unless_they_are_rolled_or_claim_something() -> None:
    """A die that claims a card shows the same face there until it is bumped or the card is collected."""
    random, state, before = Random(3), GAME.initial(Setup(3)), ()
    seen: tuple[Component, ...] = before
    watched = 0
    while GAME.to_act(state) is not None:
        parts = shown(state, before=seen)
        for old in seen:
            if old.kind == "die" and old.place[0] == "claim" and _still_there(state, old):
                watched += 1
                assert parts[old.id].place == old.place
        seen = tuple(parts.values())
        due = GAME.to_act(state) == CHANCE
        action = GAME.chance(state, random) if due else random.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    assert watched > 100


def _still_there(state: RollnbumpState, die: Component) -> bool:
    slot, seat = die.place[1], die.get("seat")
    assert isinstance(slot, int)
    claim: Claimed | None = state.claim(slot)
    return claim is not None and claim.seat == seat
