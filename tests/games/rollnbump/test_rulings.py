"""The edge cases of the rules, numbered as there where they have a number, and every code of a refusal.

Cases that the worked examples show already (1, 4, 6, 7, 16, 17) and that every random game checks (11) are
left out.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.notation import card_text, read_card
from desktop_app.games.rollnbump.engine.placing import groups, placement_lists, spent, targets, turned
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.scoring import joker_colours, seat_score
from desktop_app.games.rollnbump.engine.state import (
    BonusRoll,
    Claim,
    Placement,
    Reroll,
    RollnbumpState,
    Stop,
)
from tests.games.rollnbump.positions import Table, claimed, done, on, points, position, refused, told


def choosing(roll: str, rerolls: int = 2, **more: str) -> RollnbumpState:
    return position(Table(roll=roll, phase="choose", rerolls=rerolls, **more))  # type: ignore[arg-type]


# ---- placing -----------------------------------------------------------------------------------------


def test_case_2_four_of_five_in_a_row_and_the_fifth_elsewhere() -> None:
    state = position(Table(on={1: "redR4", 2: "blueS6", 3: "blueS2"}, roll="23456"))
    assert refused(state, "claim 1:2345 2:6") is None
    assert refused(state, "claim 1:3456 3:2") is None
    assert refused(state, "claim 1:23456") == "shape"


def test_case_3_one_die_or_two_on_a_free_single() -> None:
    state = position(Table(on={1: "redS5"}, roll="12355"))
    assert on(state, 1) == ["5", "55"]


@pytest.mark.parametrize(("card", "there", "roll"), [("redP2", "44", "44"), ("redR3", "345", "345")])
def test_case_5_an_equal_total_on_a_set_or_straight(card: str, there: str, roll: str) -> None:
    state = position(Table(on={1: f"{card} 1:{there}"}, roll="".join(sorted(roll + "1" * (5 - len(roll))))))
    assert refused(state, f"claim 1:{roll}") == "too_low"


def test_case_8_nothing_placed_and_all_dice_try_for_the_bonus_die() -> None:
    state, events = told(position(Table(bonus="2:66", roll="12346")), "claim -")
    assert events == [
        "passed 0",
        "bonus_bumped 2: total=12",
        "bonus_claimed 0: total=16 dice=(1, 2, 3, 4, 6)",
    ]
    assert state.bonus_claim == claimed("0:12346")


def test_case_9_the_bonus_die_in_hand_and_nothing_placed() -> None:
    state, events = told(position(Table(roll="12346+5")), "claim -")
    assert events == ["passed 0", "reserved 0: dice=(1, 2, 3, 4, 6)", "bonus_returned 0"]
    assert (state.bonus_claim, state.bonus_in_hand, state.bonus_face) == (None, False, 0)


def test_case_10_no_die_turned_and_still_no_claim_of_the_bonus_die() -> None:
    state, events = told(position(Table(on={1: "redS6"}, roll="12346+5")), "claim 1:6")
    assert events[1:] == ["reserved 0: dice=(1, 2, 3, 4)", "bonus_returned 0"]
    assert state.bonus_claim is None


def test_case_12_two_of_three_dice_left_over_in_the_first_turn() -> None:
    state = position(Table(on={1: "redS2"}, roll="225", turns=0))
    state, events = told(state, "claim 1:2")
    assert events[-1] == "bonus_claimed 0: total=7 dice=(2, 5)"
    assert state.bonus_claim == claimed("0:25")


def test_case_13_bumped_and_bumped_again() -> None:
    state = position(Table(on={1: "redK3 2:222"}, cards={2: "redS1"}, roll="11333"))
    state = done(state, "claim 1:333", "roll 11444", "stop")
    state, events = told(state, "claim 1:444")
    assert events[0] == "bumped 0: slot=0 card=32 dice=(3, 3, 3)"
    assert state.current == 2
    assert state.cards == ((), (), (read_card("redS1"),))
    assert state.stacks[0].claim == claimed("1:444")


def test_case_14_a_card_claimed_only_to_take_it_from_another() -> None:
    state = position(Table(on={1: "redS1 2:1"}, roll="11222"))
    assert refused(state, "claim 1:11") is None


def test_case_15_nothing_goes_onto_an_empty_spot() -> None:
    gone = "redS1 redS2 redS3"
    state = position(Table(5, heights={4: 0}, cards={1: gone}, roll="12345"))
    assert refused(state, "claim 4:1") == "empty"
    assert {placement.slot for claim in claims(state) for placement in claim.placements} <= {*range(12)} - {3}


def claims(state: RollnbumpState) -> list[Claim]:
    return [claim for claim in GAME.legal(state) if isinstance(claim, Claim)]


def test_case_24_five_singles_at_once() -> None:
    singles = {number: f"{colour}S{face}" for number, (colour, face) in enumerate(FIVE, 1)}
    state = position(Table(on=singles, roll="12345"))
    state, events = told(state, "claim 1:1 2:2 3:3 4:4 5:5")
    assert sum(text.startswith("claimed 0") for text in events) == 5


FIVE = [("black", 1), ("blue", 2), ("red", 3), ("orange", 4), ("black", 5)]


def test_case_25_a_die_turned_to_the_value_it_has() -> None:
    assert turned((3, 3), 3) == ((3, 3),)
    state = position(Table(on={1: "redK3", 2: "redS3"}, roll="33333+3"))
    _, events = told(state, "claim 1:333 2:33")
    assert not any(text.startswith("turned") for text in events)


def test_two_cards_of_a_kind_take_their_own_dice_each() -> None:
    state = position(Table(on={1: "redP2", 2: "blueP2"}, roll="11224"))
    assert refused(state, "claim 1:11 2:22") is None
    assert refused(state, "claim 1:11 2:11") == "dice"


# ---- the bonus die -----------------------------------------------------------------------------------


def test_turning_a_die_is_a_choice_and_one_claim_says_one_thing() -> None:
    """Each list of placements is there once; those that the dice allow as they lie turn nothing."""
    state = position(Table(on={1: "redS3", 2: "redK3"}, roll="12335+3"))
    listed = [claim.placements for claim in claims(state)]
    assert len(set(listed)) == len(listed)
    assert {"3", "33", "333"} == set(on(state, 1))
    for text, face in (("claim 1:3", None), ("claim 1:33", None), ("claim 1:333", 1), ("claim 2:333", 1)):
        events = told(state, text)[1]
        assert [event for event in events if event.startswith("turned")] == (
            [] if face is None else [f"turned 0: face={face} to=3"]
        )


def test_the_lowest_die_left_over_is_the_one_turned() -> None:
    placed = (Placement(0, (1,)), Placement(1, (3, 3)))
    used = spent((1, 2, 3, 5, 6), 3, placed)
    assert used is not None
    assert (used.turned, used.left) == (2, (5, 6))


def test_only_one_die_is_turned_and_never_a_sixth_placed() -> None:
    state = position(Table(on={1: "redK4"}, roll="11334+3"))
    assert refused(state, "claim 1:3333") == "dice"
    five = position(Table(on={1: "redK4", 2: "redS3"}, roll="33333+3"))
    assert refused(five, "claim 1:3333 2:33") == "dice"


def test_a_turned_die_counts_with_its_new_value() -> None:
    state = done(position(Table(on={1: "redP2"}, roll="12346+6")), "claim 1:66", "roll 11155", "stop")
    assert refused(state, "claim 1:55") == "too_low"


def test_equal_dice_at_the_bonus_die_go_to_reserve() -> None:
    state, events = told(position(Table(bonus="2:66", roll="11244")), "claim -")
    assert events[1] == "reserved 0: dice=(1, 1, 2, 4, 4)"
    assert state.bonus_claim == claimed("2:66")


def test_the_collected_bonus_die_is_rolled_with_the_others() -> None:
    state, events = told(position(Table(current=2, bonus="0:66", roll="11111")), "claim -")
    assert events[-1] == "bonus_collected 0"
    assert (state.current, state.bonus_in_hand, state.bonus_claim) == (0, True, None)
    assert len(GAME.legal(state)) == 1512
    assert refused(state, "roll 12345") == "dice"
    state = done(state, "roll 12345+6", "keep 12345")
    assert next(iter(GAME.legal(state))) == GAME.parse("roll +1")
    state = done(state, "roll +2", "keep 123+")
    assert refused(state, "roll 45+2") == "dice"
    state, events = told(state, "roll 66")
    assert events == ["rolled 0: rolled=(6, 6) dice=(1, 2, 3, 6, 6) bonus=2 bonus_new=False first=False"]
    assert (state.phase, state.bonus_face) == ("claim", 2)


# ---- rolling -----------------------------------------------------------------------------------------


def test_dice_kept_before_may_be_rolled_again() -> None:
    state = done(choosing("11234"), "keep 11", "roll 456")
    assert refused(state, "keep 456") is None
    state = done(state, "keep 456", "roll 22")
    assert (state.phase, state.dice) == ("claim", (2, 2, 4, 5, 6))


def test_keeping_all_dice_is_to_stop() -> None:
    assert refused(choosing("11234"), "keep 11234") == "nothing_rolled"
    both = choosing("11234+4")
    assert refused(both, "keep 11234+") == "nothing_rolled"
    assert refused(both, "keep 11234") is None
    state, events = told(both, "stop")
    assert events == ["stopped 0"]
    assert (state.phase, state.rerolls) == ("claim", 0)


@pytest.mark.parametrize(("roll", "choices"), [("12345", 32), ("11111", 6), ("12345+6", 64), ("11234+1", 48)])
def test_every_choice_of_dice_is_there_once(roll: str, choices: int) -> None:
    """Stopping stands for keeping all."""
    legal = list(GAME.legal(choosing(roll)))
    assert legal[0] == Stop()
    assert len(set(legal)) == len(legal) == choices


# ---- the joker ---------------------------------------------------------------------------------------


def colours(cards: str) -> list[str]:
    return [deck().colours[colour] for colour in joker_colours(map(read_card, cards.split()))]


def of_colour(colour: str, count: int) -> str:
    return " ".join(f"{colour}{kind.id}" for kind in deck().kinds[:count])


def test_case_20_the_larger_set_takes_it_though_both_would_gain_the_same() -> None:
    assert colours("redS1 redS2 blueS1") == ["red"]


def test_case_21_the_first_card_of_all() -> None:
    assert colours("") == ["black", "blue", "red", "orange"]


def test_a_complete_set_takes_no_joker_and_the_next_does() -> None:
    eleven, twelve = of_colour("red", 11), of_colour("red", 12)
    assert colours(f"{eleven} {of_colour('blue', 3)}") == ["red"]
    assert colours(f"{twelve} {of_colour('blue', 3)}") == ["blue"]


def with_joker(cards: str, colour: str) -> RollnbumpState:
    own = tuple(sorted(map(read_card, cards.split())))
    start = GAME.initial(Setup(2))
    return replace(
        start,
        cards=(own, ()),
        joker_on_table=False,
        joker_owner=0,
        joker_colour=deck().colours.index(colour),
    )


def test_case_22_the_colour_stays_when_another_set_overtakes_it() -> None:
    state = position(Table(joker="0:red", cards={0: "redS1 blueS1 blueS2"}, roll="12345"))
    state = done(state, "claim -")
    assert state.joker_colour == deck().colours.index("red")
    assert points(state)[0] == 15 + 3 + 3 + 3


def test_case_23_a_set_never_counts_more_than_its_twelve_cards() -> None:
    twelve = seat_score(with_joker(of_colour("red", 12), "red"), 0)
    eleven = seat_score(with_joker(of_colour("red", 11), "red"), 0)
    assert dict(twelve.parts)["sets"] == dict(eleven.parts)["sets"] == 78
    assert dict(twelve.parts)["cards"] == 45 + 15


def test_case_26_the_first_card_of_a_colour_brings_no_bonus() -> None:
    bonus = [deck().bonus(count) for count in range(14)]
    assert bonus == [0, 0, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 78]


def test_a_joker_gained_at_the_end_joins_the_first_of_equal_sets() -> None:
    state = position(
        Table(
            current=2,
            on={1: "blackS1 0:1"},
            heights={1: 1},
            joker="table 1:44444",
            cards={0: "orangeS1", 1: "redS1 blueS2"},
            roll="12345",
        )
    )
    after, events = told(state, "claim -")
    assert "joker_assigned 1: colour=1 chosen=False" in events
    assert after.joker_owner == 1
    assert (after.phase, after.current) == ("bonus", 2)


# ---- the end -----------------------------------------------------------------------------------------


def ending(bonus: str = "", roll: str = "11112") -> RollnbumpState:
    """Seat 0 is about to take the last card of a stack; seat 2 moves before."""
    cards = {0: "orangeS1", 1: "redS1", 2: "redS2"}
    return position(
        Table(current=2, on={1: "blackS1 0:1"}, heights={1: 1}, cards=cards, bonus=bonus, roll=roll)
    )


def test_case_18_the_last_collection_brings_the_bonus_die_too() -> None:
    state, events = told(ending(bonus="0:66"), "claim -")
    assert events[-3:] == [
        "collected 0: slot=0 card=0 emptied=True",
        "bonus_collected 0",
        "ended: reason=over",
    ]
    assert (state.phase, state.current) == ("bonus", 0)
    assert list(GAME.legal(state)) == [BonusRoll(face) for face in range(1, 7)]
    state = done(state, "bonus 5")
    assert points(state) == [1 + 1 + 5, 1, 1]


def test_case_19_nobody_has_the_bonus_die_at_the_end() -> None:
    state, events = told(ending(roll="11112+5"), "claim -")
    assert events[-2:] == ["ended: reason=over", "over"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [dict(score.parts)["bonus"] for score in outcome.scores] == [0, 0, 0]
    assert list(GAME.legal(state)) == []


def test_a_game_without_claims_ends_after_the_last_turn() -> None:
    """As if stacks were empty: dice on cards take them, and who claims the bonus die rolls it."""
    last = deck().most_turns - 1
    state = position(Table(on={1: "redK3", 2: "blueS1 2:1"}, roll="33345", turns=last, cards={}))
    state, events = told(state, "claim 1:333")
    assert events[2:] == [
        "ended: reason=cap",
        "collected 0: slot=0 card=32 emptied=False",
        "collected 2: slot=1 card=12 emptied=False",
        "bonus_collected 0",
    ]
    state = done(state, "bonus 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, [score.total for score in outcome.scores]) == ("cap", [6, 0, 1])
    assert GAME.decode(GAME.encode(state)) == state


def test_a_joker_gained_in_the_last_turn_of_all_has_its_colour() -> None:
    last = deck().most_turns - 1
    state = position(Table(current=2, joker="table 0:22222", roll="11112", turns=last))
    state, events = told(state, "claim -")
    assert "joker_assigned 0: colour=0 chosen=False" in events
    assert state.joker_colour == 0


# ---- refusals and the set-up -------------------------------------------------------------------------


def test_every_refusal_of_a_claim_has_its_code() -> None:
    cards = {1: "redP2 1:55", 2: "redS4 1:44", 3: "redS1"}
    state = position(Table(on=cards, roll="12446"))
    for text, code in {
        "claim 1:44": "too_low",
        "claim 2:44": "too_few",
        "claim 1:46": "shape",
        "claim 2:6": "shape",
        "claim 3:11": "dice",
        "claim 12:1": "empty",
        "stop": "no_rerolls",
        "keep 12": "no_rerolls",
        "roll 11111": "not_now",
        "bonus 3": "not_now",
        "joker red": "not_now",
        "1=redS2": "not_now",
    }.items():
        assert refused(state, text) == code, text
    one = Placement(2, (1,))
    assert GAME.refusal(state, Claim((one, one))) == "twice"
    assert GAME.refusal(state, Claim((Placement(7, (1,)),))) in ("shape", "empty")
    assert GAME.refusal(state, Claim((Placement(-2, (1,)),))) == "empty"
    two = position(Table(on={1: "redS1", 2: "redS2", 3: "redR3"}, roll="12345"))
    assert GAME.refusal(two, Claim((Placement(1, (2,)), Placement(0, (1,))))) == "order"
    assert GAME.refusal(two, Claim((Placement(2, (3, 2, 1)),))) == "order"
    for dice in ((), (0,), (7,), (1,) * 6):
        assert GAME.refusal(two, Claim((Placement(0, dice),))) == "shape"


def test_every_refusal_of_a_reroll_and_of_chance_has_its_code() -> None:
    state = choosing("11234")
    assert refused(state, "keep 55") == "dice"
    assert refused(state, "keep 11+") == "bonus_die"
    assert GAME.refusal(state, Reroll((4, 1))) == "order"
    assert refused(state, "claim -") == "not_now"
    opening = GAME.initial(Setup(2))
    assert refused(opening, "2=redS1") == "stack"
    opening = done(opening, "1=redS1")
    assert refused(opening, "2=redS1") == "card"
    assert GAME.refusal(opening, GAME.parse("2=redS2")) is None
    over, _ = told(ending(roll="11112+5"), "claim -")
    assert refused(over, "stop") == "over"
    bonus = done(ending(bonus="0:66"), "claim -")
    assert GAME.refusal(bonus, BonusRoll(7)) == "dice"


def test_chance_is_asked_only_where_it_is_due() -> None:
    state = choosing("11234")
    with pytest.raises(BadData):
        GAME.chance(state, Random(1))
    assert GAME.odds(state) is None


def test_dice_that_cannot_lie_so_are_not_applied() -> None:
    state = position(Table(on={1: "redS1"}, roll="22222"))
    with pytest.raises(BadData):
        GAME.apply(state, Claim((Placement(0, (1,)),)))


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_seat_rolls_first_and_turns_go_round(start: int) -> None:
    state = GAME.initial(Setup(3, start))
    rng = Random(start)
    seats: list[int] = []
    while len(seats) < 7:
        actor = GAME.to_act(state)
        assert actor is not None
        action = GAME.chance(state, rng) if actor < 0 else next(iter(GAME.legal(state)))
        if isinstance(action, Claim):
            seats.append(actor)
        state, _ = GAME.apply(state, action)
    assert seats == [(start + turn) % 3 for turn in range(7)]


# ---- the parts of placing ----------------------------------------------------------------------------


def test_groups_come_weakest_first_and_beat_what_is_there() -> None:
    kinds = {kind.id: kind for kind in deck().kinds}
    roll = (2, 2, 3, 3, 4)
    assert groups(kinds["P2"], roll) == ((2, 2), (3, 3))
    assert groups(kinds["P2"], roll, 4) == ((3, 3),)
    assert groups(kinds["R3"], roll) == ((2, 3, 4),)
    assert groups(kinds["R3"], roll, 9) == ()
    assert groups(kinds["S2"], roll) == ((2,), (2, 2))


def test_every_way_to_place_one_roll_is_there_once() -> None:
    """Two singles for each die, or a straight of 3 and two dice on singles, or of 4 and one."""
    state = position(Table(5, on=dict(enumerate(MANY.split(), 1)), roll="12345"))
    lists = placement_lists(targets(state), state.dice)
    assert len(set(lists)) == len(lists) == 3**5 + 3 * 3**2 + 2 * 3
    assert all(GAME.refusal(state, Claim(placements)) is None for placements in lists)


MANY = "blackS1 blueS1 redS2 blueS2 redS3 blueS3 redS4 blueS4 redS5 blueS5 redR3 blueR4"


def test_cards_have_the_names_of_their_colour_and_kind() -> None:
    names = [card_text(card) for card in (0, 11, 12, 47, 48)]
    assert names == [
        "blackS1",
        "blackK4",
        "blueS1",
        "orangeK4",
        "joker",
    ]
