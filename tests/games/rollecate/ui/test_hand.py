"""What can be chosen, how it can lie, and what Enter plays."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from desktop_app.core.game import CHANCE
from desktop_app.games.rollecate.engine.deck import CHAOS, Card
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import (
    Action,
    Bend,
    Chaos,
    Done,
    House,
    Lay,
    Pass,
    Ride,
    RollecateState,
    Stack,
    Turn,
)
from desktop_app.games.rollecate.engine.transitions import opening
from desktop_app.games.rollecate.ui.forecast import least_total
from desktop_app.games.rollecate.ui.hand import Code, Group, Plan, carried, plan_of
from tests.games.rollecate.positions import Table, any_setup, card, cards, done, position, random_game, short

TURNS: tuple[Turn, ...] = ("S", "L", "R")
ONE_WAY = "4 1L 1L 4L"  # a loop: the front points at the cell beneath it, which is taken


def plan(table: Table, *texts: str) -> Plan:
    state = done(position(table), *texts)
    return plan_of(GAME.observe(state, 0), mine=True)


def good(answer: tuple[Plan, Code | None]) -> Plan:
    found, code = answer
    assert code is None
    return found


def ways(found: Plan) -> list[tuple[str, bool]]:
    return [(ghost.turn, ghost.chosen) for ghost in found.ghosts]


# ---- what can be built -------------------------------------------------------------------------------


def test_equal_cards_are_one_group_with_a_reason_against_each_that_cannot_be_laid() -> None:
    found = plan(Table("2 2 3 3", hands=("1 3C 4 4 X",)))
    assert found.groups == (
        Group(card("1"), 1, "value"),
        Group(card("3C"), 1, None),
        Group(card("4"), 2, None),
        Group(CHAOS, 1, None),
    )
    assert found.playable == {card("3C"), card("4"), CHAOS}
    assert found.choices == tuple(group.card for group in found.groups)


def test_once_a_card_lies_only_its_value_may_follow() -> None:
    found = plan(Table("2 2 3 3", hands=("3 3B 4 4 1 X",)), "lay 3S")
    assert {group.card: group.code for group in found.groups} == {
        card("3B"): None,
        card("4"): "same_value",
        card("1"): "same_value",
        CHAOS: "building",
    }
    assert (found.can_ride, found.can_pass, found.can_chaos) == (True, False, False)
    assert found.finish == Ride()


def test_a_front_that_is_boxed_in_takes_no_card() -> None:
    found = plan(Table(ONE_WAY, hands=("4 4C 2C",), house=House(no_block=False)))
    assert [group.code for group in found.groups] == ["value", "no_room", "no_room"]
    assert found.playable == set()


def test_a_card_that_would_point_at_another_says_so() -> None:
    found = good(plan(Table("1 1L 1L", hands=("1C",))).choose(card("1C")))
    assert ways(found) == [("R", True)]
    assert found.bend("L") == (found, "blocks")
    assert found.bend("S") == (found, "turn")


# ---- ghosts ------------------------------------------------------------------------------------------


def test_a_chosen_curve_has_a_ghost_each_way_in_the_cell_at_the_front() -> None:
    found = good(plan(Table("1 1 1", hands=("1C 1",))).choose(card("1C")))
    assert ways(found) == [("L", True), ("R", False)]
    assert {ghost.track.cell for ghost in found.ghosts} == {(3, 0)}
    assert [ghost.track.leaves for ghost in found.ghosts] == [1, 3]
    assert found.lay == found.action == Lay(card("1C"), "L")
    right = good(found.bend("R"))
    assert ways(right) == [("L", False), ("R", True)]
    assert right.action == Lay(card("1C"), "R")
    assert good(right.bend_next()).action == found.action


def test_a_straight_has_one_ghost_and_keeps_the_bend_for_the_next_curve() -> None:
    found = good(good(plan(Table("1 1 1", hands=("1C 1",))).choose(card("1C"))).bend("R"))
    straight = good(found.choose(card("1")))
    assert ways(straight) == [("S", True)]
    assert good(straight.bend_next()) == straight
    assert straight.bend("L")[1] == "turn"
    assert good(straight.choose(card("1C"))).turn == "R"


def test_a_card_that_cannot_be_laid_is_chosen_without_ghosts() -> None:
    found, code = plan(Table("1 1 1", hands=("3C",))).choose(card("3C"))
    assert (code, found.chosen, found.ghosts, found.action) == ("value", card("3C"), (), None)
    assert found.bend("L") == (found, "value")
    assert found.bend_next() == (found, "value")
    assert found.taken_up is None


def test_without_a_chosen_card_it_is_told_whether_there_is_one_to_choose() -> None:
    assert plan(Table("1 1 1", hands=("1 2",))).none_code == "none_chosen"
    assert plan(Table("1 1 1", hands=("3 3C",))).none_code == "none_fits"
    assert plan(Table("1 1 1", hands=("1 2",)), "lay 1S").none_code == "none_left"
    assert plan(Table("1 1 1", hands=("1 1C",)), "lay 1S").none_code == "none_chosen"
    assert plan_of(GAME.observe(position(Table("1 1 1")), 1), mine=True).none_code == "not_now"


def test_a_bend_without_a_card_says_that_nothing_is_left() -> None:
    found = plan(Table("1 1 1", hands=("1 2",)), "lay 1S")
    assert found.bend("L") == (found, "none_left")


def test_without_a_card_there_is_nothing_to_bend() -> None:
    found = plan(Table("1 1 1", hands=("1C",)))
    assert (found.action, found.ghosts, found.way) == (None, (), None)
    assert found.bend("L")[1] == found.bend_next()[1] == "none_chosen"


# ---- the cursor --------------------------------------------------------------------------------------


def test_the_cursor_goes_round_over_every_card() -> None:
    found = plan(Table("1 1 1", hands=("1 2 2 3",)))
    seen = []
    for _ in range(4):
        found, code = found.move(1)
        seen.append((found.chosen, code))
    assert seen == [(card("1"), None), (card("2"), None), (card("3"), "value"), (card("1"), None)]
    assert good(plan(Table("1 1 1", hands=("1 2",))).move(-1)).chosen == card("2")
    assert plan(Table("1 1 1", hands=("",))).move(1)[1] == "not_now"


def test_cards_are_chosen_by_number() -> None:
    found = plan(Table("1 1 1", hands=("1 2 2 X",)))
    assert good(found.choose_number(3)).action == Chaos()
    assert found.choose_number(4) == (found, "card")
    assert found.choose_number(0) == (found, "card")
    assert found.choose(card("4")) == (found, "card")


def test_nothing_can_be_chosen_while_another_decides() -> None:
    state = position(Table("1 1 1", hands=("1 2", "1 X")))
    for found in (plan_of(GAME.observe(state, 1), mine=True), plan_of(GAME.observe(state, 0), mine=False)):
        assert (found.mine, found.phase, found.finish) == (False, "", None)
        assert {group.code for group in found.groups} == {"not_now"}
        assert found.choose(card("1")) == found.move(1) == found.choose_number(1) == (found, "not_now")
        assert found.bend("L")[1] == "not_now"


# ---- other phases ------------------------------------------------------------------------------------


def test_a_turn_is_passed_without_a_card() -> None:
    found = plan(Table("1 1 1", hands=("3",)))
    assert (found.can_pass, found.can_ride, found.can_chaos, found.can_done) == (True, False, False, False)
    assert found.finish == Pass()


def test_more_chaos_cards_may_follow_if_so_agreed() -> None:
    table = Table("1 1 1", hands=("1 X X",), house=House(chaos_many=True))
    found = plan(table, "chaos")
    assert (found.chosen, found.action, found.finish) == (CHAOS, Chaos(), Done())
    assert (found.can_chaos, found.can_done) == (True, True)
    assert found.choose(card("1"))[1] == "done_chaos"


def test_the_curve_of_the_set_up_is_bent() -> None:
    house = House(setup_interactive=True)
    start = opening(2, 0, house)
    assert not plan_of(GAME.observe(start, 0), mine=True).mine
    state = done(start, "reveal 2C")
    assert GAME.to_act(state) == 0
    found = plan_of(GAME.observe(state, state.current), mine=True)
    assert ways(found) == [("L", True), ("R", False)]
    assert found.action == Bend("L")
    assert good(found.bend("R")).action == Bend("R")


def test_pending_cards_are_put_down_one_by_one_and_combined_if_equal() -> None:
    found = plan(Table("1 1 1", piles=("4 2",), pending="2 4 4", phase="stack"))
    assert found.choices == (card("2"), card("4"))
    assert found.action == found.stack == Stack(card("2"), combine=True)
    kept = good(found.set_combine(on=False))
    assert kept.action == Stack(card("2"))
    assert good(kept.bend_next()) == found
    other = good(found.choose(card("4")))
    assert other.action == Stack(card("4"))
    assert other.set_combine(on=True) == (other, "unequal")
    assert found.choose(card("3")) == (found, "pending")


def test_the_card_that_would_spoil_a_pair_is_not_chosen() -> None:
    found = plan(Table("1 1 1", piles=("3",), pending="2 3", phase="stack"))
    assert found.action == Stack(card("3"), combine=True)
    assert found.clear() == found


def test_after_one_is_put_down_the_best_of_the_others_is_chosen() -> None:
    state = position(Table("1 1 1", piles=("4 2",), pending="2 4 1 3 3", phase="stack"))
    found = plan_of(GAME.observe(state, 0), mine=True)
    follows = after(good(found.choose(card("3"))), state, "combine 2S")
    assert follows.action == Stack(card("4"), combine=True)


@given(st.integers(0, 2**32), st.integers(0, 6), st.integers(2, 6))
@settings(max_examples=200, deadline=None)
def test_what_is_chosen_at_first_always_leads_to_the_least_pile(seed: int, high: int, many: int) -> None:
    some = [each for each in map(card, ("1", "1C", "2", "2C", "3", "3C", "4", "4C", "X")) for _ in range(2)]
    Random(seed).shuffle(some)
    pile, pending = short(some[:high]), short(some[high : high + many])
    assume(len({House().values[each] for each in cards(pending)}) > 1)
    state = position(Table("4 4 4", piles=(pile,), pending=pending, phase="stack"))
    least = least_total(
        [state.value(each) for each in cards(pile)], [state.value(each) for each in cards(pending)]
    )
    found = plan_of(GAME.observe(state, 0), mine=True)
    while state.phase == "stack":
        assert found.action is not None
        state, _ = GAME.apply(state, found.action)
        found = carried(found, GAME.observe(state, 0), mine=True)
    assert sum(state.value(each) for each in state.piles[0]) == least


def test_no_card_of_the_hand_is_lit_while_penalty_cards_wait() -> None:
    found = plan(Table("1 1 1", hands=("1 2",), piles=("3",), pending="2 4", phase="stack"))
    assert {group.code for group in found.groups} == {"not_now"}


def test_a_chaos_card_among_the_pending_ones_is_stacked() -> None:
    found = plan(Table("1 1 1", hands=("X",), piles=("3",), pending="2 X", phase="stack"))
    assert good(found.choose(CHAOS)).action == Stack(CHAOS)


def test_only_pending_cards_are_combined() -> None:
    found = plan(Table("1 1 1", hands=("1 X",)))
    assert found.set_combine(on=True) == (found, "not_now")
    assert found.clear() == found


# ---- carried on --------------------------------------------------------------------------------------


def after(found: Plan, state: RollecateState, *texts: str) -> Plan:
    return carried(found, GAME.observe(done(state, *texts), 0), mine=True)


def test_an_equal_card_stays_chosen_after_one_is_laid() -> None:
    state = position(Table("1 1 1", hands=("1C 1C 2",)))
    found = good(good(plan_of(GAME.observe(state, 0), mine=True).choose(card("1C"))).bend("R"))
    follows = after(found, state, "lay 1C R")
    assert (follows.chosen, follows.turn, follows.phase) == (card("1C"), "R", "build")
    assert after(follows, state, "lay 1C R", "lay 1C L").chosen is None


def test_what_was_chosen_in_the_hand_is_not_chosen_on_the_way_to_the_pile() -> None:
    state = position(Table("2 3 3", train=2, hands=("3 4",)))
    found = good(plan_of(GAME.observe(state, 0), mine=True).choose(card("3")))
    stacking = after(found, state, "pass")
    assert stacking.phase == "stack"
    assert stacking.chosen == card("2")


def test_nothing_stays_chosen_for_another_seat() -> None:
    state = position(Table("1 1 1", train=0, hands=("1 2", "1 2")))
    found = good(plan_of(GAME.observe(state, 0), mine=True).choose(card("1")))
    later = done(state, "pass", "draw 1S")
    assert carried(found, GAME.observe(later, 1), mine=True) == plan_of(GAME.observe(later, 1), mine=True)


# ---- against the rules -------------------------------------------------------------------------------


def offered(found: Plan) -> set[Action]:
    """Every action that a person can reach with the plan."""
    actions: set[Action] = set()
    if found.finish is not None:
        actions.add(found.finish)
    for each in found.choices:
        chosen, _ = found.choose(each)
        for turn in TURNS:
            bent, _ = chosen.bend(turn)
            for combine in (True, False):
                turned, _ = bent.set_combine(on=combine)
                if turned.action is not None:
                    actions.add(turned.action)
    return actions


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.integers(1, 4))
def test_exactly_what_the_rules_allow_can_be_reached(seed: int, seats: int) -> None:
    rng = Random(seed)
    for step in random_game(any_setup(seats, rng), rng, eager=True):
        actor = GAME.to_act(step.before)
        if actor is None or actor == CHANCE:
            continue
        found = plan_of(GAME.observe(step.before, actor), mine=True)
        assert offered(found) == set(GAME.legal(step.before))
        for group in found.groups if found.phase in ("act", "build") else ():
            assert group.code == _refused(step.before, group.card)


def _refused(state: RollecateState, each: Card) -> str | None:
    if each == CHAOS:
        return GAME.refusal(state, Chaos())
    codes = [GAME.refusal(state, Lay(each, turn)) for turn in TURNS]
    codes = [code for code in codes if code != "turn"]
    return None if None in codes else codes[0]
