"""The worked examples of the rules, one by one, numbered as there. There is no example 7."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.notation import card_text, read_card
from desktop_app.games.rollnbump.engine.placing import shape_refusal, strength
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.scoring import seat_score
from desktop_app.games.rollnbump.engine.state import AssignJoker, Claimed, Roll, RollnbumpState
from tests.games.rollnbump.positions import (
    Table,
    claimed,
    done,
    on,
    points,
    position,
    random_game,
    refused,
    slot,
    told,
)


@pytest.mark.parametrize(("seats", "stacks", "height"), [(2, 6, 6), (3, 9, 4), (4, 9, 4), (5, 12, 3)])
def test_example_1_set_up(seats: int, stacks: int, height: int) -> None:
    state = GAME.initial(Setup(seats))
    assert [stack.height for stack in state.stacks] == [height] * stacks
    rng = Random(seats)
    while state.phase == "reveal":
        state, _ = GAME.apply(state, GAME.chance(state, rng))
    tops = {stack.top for stack in state.stacks}
    assert state.phase == "roll"
    assert None not in tops
    assert len(tops) + state.joker_on_table == stacks + 1
    assert sum(stack.height for stack in state.stacks) == 36
    assert deck().joker - 36 == 12


def test_example_1_points_of_the_deck() -> None:
    edition = deck()
    by_colour = [0] * 4
    for card in range(edition.joker):
        by_colour[edition.colour(card)] += edition.kind(card).points
    assert by_colour == [45] * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_example_2_dice_limits(seats: int) -> None:
    firsts = [
        len(step.action.dice)
        for step in random_game(seats, Random(seats))
        if isinstance(step.action, Roll) and step.events[0].get("first")
    ]
    assert firsts[:3] == [3, 4, 5]
    assert set(firsts[2:]) == {5}


def test_example_3_exact_count() -> None:
    state = position(Table(on={1: "blackK3"}, roll="24444"))
    assert on(state, 1) == ["444"]
    assert refused(state, "claim 1:4444") == "shape"
    after, events = told(state, "claim 1:444")
    assert events == ["claimed 0: slot=0 card=8 dice=(4, 4, 4)", "bonus_claimed 0: total=6 dice=(2, 4)"]
    assert after.bonus_claim == claimed("0:24")


def test_example_4_three_of_a_kind() -> None:
    three = {1: "blackK3 1:333"}
    assert refused(position(Table(on=three, roll="12333")), "claim 1:333") == "too_low"
    assert refused(position(Table(on=three, roll="12226")), "claim 1:222") == "too_low"
    state, events = told(position(Table(on=three, roll="14446")), "claim 1:444")
    assert events[:2] == [
        "bumped 1: slot=0 card=8 dice=(3, 3, 3)",
        "claimed 0: slot=0 card=8 dice=(4, 4, 4)",
    ]
    assert state.stacks[0].claim == claimed("0:444")


def test_example_5_straight_of_4() -> None:
    low, high, free = {1: "redR4 1:2345"}, {1: "redR4 1:3456"}, {1: "redR4"}
    assert on(position(Table(on=low, roll="23455")), 1) == []
    assert on(position(Table(on=low, roll="12344")), 1) == []
    assert on(position(Table(on=low, roll="13456")), 1) == ["3456"]
    assert on(position(Table(on=high, roll="34566")), 1) == []
    assert on(position(Table(on=free, roll="23456")), 1) == ["2345", "3456"]


def test_example_6_singles() -> None:
    six, one = {1: "blueS6 1:6"}, {1: "blueS1 1:11"}
    assert on(position(Table(on=six, roll="12346")), 1) == []
    assert on(position(Table(on=six, roll="34666")), 1) == ["66", "666"]
    assert on(position(Table(on=one, roll="11222")), 1) == []
    assert on(position(Table(on=one, roll="11122")), 1) == ["111"]


def test_example_8_bonus_die_claim() -> None:
    straight = {1: "blueR3", 2: "blueP2"}
    equal = position(Table(on=straight, bonus="2:34", roll="34456"))
    state, events = told(equal, "claim 1:456")
    assert events[-1] == "reserved 0: dice=(3, 4)"
    assert state.bonus_claim == claimed("2:34")
    greater = position(Table(on=straight, bonus="2:34", roll="34556"))
    state, events = told(greater, "claim 1:456")
    assert events[-2:] == ["bonus_bumped 2: total=7", "bonus_claimed 0: total=8 dice=(3, 5)"]
    assert state.bonus_claim == claimed("0:35")
    all_placed = position(Table(on=straight, bonus="2:34", roll="33456"))
    state, events = told(all_placed, "claim 1:456 2:33")
    assert {text.split()[0] for text in events} == {"claimed"}
    assert state.bonus_claim == claimed("2:34")


def test_example_9_turn_with_the_bonus_die() -> None:
    cards = {1: "blackK3", 2: "blueS6 2:6"}
    state = position(Table(on=cards, roll="13356+3"))
    assert refused(state, "claim 2:6") == "too_few"
    after, events = told(state, "claim 1:333")
    assert events == [
        "turned 0: face=1 to=3",
        "claimed 0: slot=0 card=8 dice=(3, 3, 3)",
        "reserved 0: dice=(5, 6)",
        "bonus_returned 0",
    ]
    assert after.stacks[0].claim == Claimed(0, (3, 3, 3))
    assert strength(deck().kind(read_card("blackK3")), (3, 3, 3)) == 9
    assert after.bonus_claim is None
    assert not after.bonus_in_hand
    without = position(Table(on=cards, roll="13356"))
    assert on(without, 1) == []
    assert refused(without, "claim 1:333") == "dice"


def test_example_10_joker() -> None:
    def table(joker: str, roll: str) -> RollnbumpState:
        return position(Table(joker=joker, roll=roll))

    twos = "table 1:22222"
    assert refused(table(twos, "14444"), "claim J:44444") == "dice"
    after, events = told(table(twos, "14444+4"), "claim J:44444")
    assert events[:3] == [
        "turned 0: face=1 to=4",
        "bumped 1: slot=-1 card=48 dice=(2, 2, 2, 2, 2)",
        "claimed 0: slot=-1 card=48 dice=(4, 4, 4, 4, 4)",
    ]
    assert after.joker_claim == claimed("0:44444")
    assert refused(table("table 1:44444", "14444+4"), "claim J:44444") == "too_low"
    assert refused(table("table 1:66666", "66666"), "claim J:66666") == "too_low"
    assert shape_refusal(deck().kinds[-1], (4, 4, 4, 4, 4, 4)) == "shape"


def test_example_11_collect_and_reveal() -> None:
    state = position(
        Table(
            seats=2,
            current=1,
            on={3: "blueP2 0:55", 5: "redS1 0:1"},
            heights={3: 4, 5: 6},
            cards={0: "blackS1", 1: "blackS2"},
            roll="23344",
        )
    )
    state, events = told(state, "claim -")
    assert events[-2:] == [
        "collected 0: slot=2 card=18 emptied=False",
        "collected 0: slot=4 card=24 emptied=False",
    ]
    assert [card_text(card) for card in state.cards[0]] == ["blackS1", "blueP2", "redS1"]
    assert state.phase == "reveal"
    assert refused(state, "5=blackK4") == "stack"
    state = done(state, "3=redS4", "5=blackK4")
    for number, top, height in ((3, "redS4", 3), (5, "blackK4", 5)):
        stack = state.stacks[slot(number)]
        assert stack.top == read_card(top)
        assert (stack.height, stack.claim) == (height, None)
    assert (state.phase, state.current) == ("roll", 0)
    assert {len(action.dice) for action in GAME.legal(state) if isinstance(action, Roll)} == {5}


def test_example_12_end_of_a_3_player_game() -> None:
    state = position(
        Table(
            current=2,
            on={4: "blackS4 0:4", 6: "orangeK4 1:5555"},
            heights={4: 1},
            cards={0: "blackS1 blackK3 redR4", 1: "blueS3 blueR3", 2: "orangeS5 orangeS6 redP2"},
            roll="11223",
        )
    )
    state, events = told(state, "claim -")
    assert events[-5:] == [
        "bonus_claimed 2: total=9 dice=(1, 1, 2, 2, 3)",
        "collected 0: slot=3 card=3 emptied=True",
        "ended: reason=over",
        "collected 1: slot=5 card=47 emptied=False",
        "bonus_collected 2",
    ]
    assert state.stacks[3].height == 0
    assert state.phase == "bonus"
    assert points(state) == [20, 19, 7]
    state, events = told(state, "bonus 4")
    assert events == ["bonus_rolled 2: face=4", "over"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [20, 19, 11]
    assert [dict(score.parts)["sets"] for score in outcome.scores] == [6, 3, 3]
    assert (outcome.winners, outcome.reason) == ((0,), "over")


def five(*, last: int, empty: int = 0, joker: str = "table") -> RollnbumpState:
    """Five players; `last` stacks hold one card each, with dice of seat 1; seat 0 is about to pass."""
    edition = deck()
    singles = {number: f"{colour}S1 1:1" for number, colour in enumerate(edition.colours[:last], 1)}
    heights = dict.fromkeys(singles, 1) | dict.fromkeys(range(5, 5 + empty), 0)
    gone = [c for c in map(card_text, range(edition.joker)) if not c.endswith("S1")][: 2 * last + 3 * empty]
    table = Table(5, on=singles, heights=heights, cards={2: " ".join(gone)}, joker=joker, roll="22345")
    return position(table)


def test_example_13_end_with_5_players() -> None:
    first, events = told(five(last=1), "claim -")
    assert "collected 1: slot=0 card=0 emptied=True" in events
    assert first.phase == "roll"
    assert sum(stack.height > 0 for stack in first.stacks) == 11
    assert first.joker_on_table
    second, events = told(five(last=1, empty=1), "claim -")
    assert "ended: reason=over" in events
    assert second.phase == "bonus", "seat 0's dice were at the bonus die"
    both, events = told(five(last=2), "claim -")
    assert "ended: reason=over" in events
    assert both.phase == "bonus"
    gone, _ = told(five(last=1, joker="3:red"), "claim -")
    assert gone.phase == "roll"


def collected(cards: str, joker: int | None = None) -> RollnbumpState:
    """Seat 0 holds these cards, and the joker of that colour."""
    own = tuple(sorted(map(read_card, cards.split())))
    state = replace(GAME.initial(Setup(2)), cards=(own, ()), joker_colour=joker)
    return state if joker is None else replace(state, joker_on_table=False, joker_owner=0)


def gaining_the_joker(cards: str) -> RollnbumpState:
    """Seat 0 holds these cards and five 4s on the joker; seat 1 is about to pass."""
    return position(Table(2, 1, cards={0: cards}, joker="table 0:44444", roll="23345"))


def test_example_14_scoring_sets() -> None:
    cards = "blackS1 blackS2 blackP2 blueK4 redR5 redK3"
    score = seat_score(collected(cards), 0)
    assert (score.total, score.parts) == (40, (("cards", 31), ("sets", 9), ("bonus", 0)))
    state, events = told(gaining_the_joker(cards), "claim -")
    assert events[-1] == "joker_assigned 0: colour=0 chosen=False"
    assert state.phase == "roll"
    score = seat_score(state, 0)
    assert (score.total, score.parts) == (59, (("cards", 46), ("sets", 13), ("bonus", 0)))


def test_example_15_joker_placement_over_time() -> None:
    state, events = told(gaining_the_joker("redS1 redS2 blueS1"), "claim -")
    red, blue = deck().colours.index("red"), deck().colours.index("blue")
    assert events[-1] == f"joker_assigned 0: colour={red} chosen=False"
    later = collected("redS1 redS2 blueS1 blueS2 blueS3 blueS4 blueS5", state.joker_colour)
    assert seat_score(later, 0).total == 43
    assert seat_score(replace(later, joker_colour=blue), 0).total == 46

    tied, _ = told(gaining_the_joker("redS1 redS2 blueS1 blueS2 blackS1"), "claim -")
    assert (tied.phase, tied.current) == ("joker", 0)
    assert list(GAME.legal(tied)) == [AssignJoker(blue), AssignJoker(red)]
    assert refused(tied, "joker black") == refused(tied, "joker orange") == "colour"
    chosen, events = told(tied, "joker red")
    assert events == [f"joker_assigned 0: colour={red} chosen=True"]
    assert (chosen.phase, chosen.joker_colour) == ("roll", red)


def test_example_15_a_shared_victory() -> None:
    cards = (
        "blackK4 blackR5 blackR4 blackK3 blackS1",  # 35 + 15
        "blueK4 blueR5 blueR4 blueK3 blueS1",
        "redK4 redR5 redR4 redS1",  # 30 + 10
    )
    start = GAME.initial(Setup(3))
    held = tuple(tuple(sorted(map(read_card, text.split()))) for text in cards)
    outcome = GAME.outcome(replace(start, phase="over", cards=held))
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [50, 50, 40]
    assert (outcome.winners, outcome.ranks) == ((0, 1), (1, 1, 3))
