"""Playing puzzles: placing, taking off, turns, hints and the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rumis.engine.puzzles.advice import (
    REASONS,
    advise,
    finishable,
    solutions,
)
from desktop_app.games.rumis.engine.puzzles.counting import Count
from desktop_app.games.rumis.engine.puzzles.game import PUZZLES
from desktop_app.games.rumis.engine.puzzles.generate import puzzle_of_day
from desktop_app.games.rumis.engine.puzzles.play import AskHint, Deal, GiveUp, PuzzleState, TakeOff
from desktop_app.games.rumis.engine.state import Place

SLAB = (
    "rumissolo1 target=slab level=easy rule={rule} colours=few number=0 day=- caps=222 hands={hands} "
    "given={given} solutions=0 built={built} hints=0 taken=0 asked=no gave_up=no"
)


def slab(rule: str, hands: str, built: str = "-", given: str = "-") -> PuzzleState:
    """Three squares in a row, two levels each."""
    return PUZZLES.decode(SLAB.format(rule=rule, hands=hands, given=given, built=built))


def do(state: PuzzleState, *texts: str) -> PuzzleState:
    for text in texts:
        action = PUZZLES.parse(text)
        assert PUZZLES.refusal(state, action) is None, text
        state = PUZZLES.apply(state, action)[0]
    return state


def refusal(state: PuzzleState, text: str) -> str | None:
    return PUZZLES.refusal(state, PUZZLES.parse(text))


def dealt(**options: str) -> PuzzleState:
    state = PUZZLES.initial(Setup(1, 0, tuple(sorted(options.items()))))
    return PUZZLES.apply(state, PUZZLES.chance(state, Random(1)))[0]


def advice(state: PuzzleState, control: Control | None = None) -> Any:
    return advise(PUZZLES.observe(state, 0), Random(1), control or Control())


def test_a_puzzle_is_dealt_by_chance_or_named() -> None:
    setup = Setup(1).with_option("target", "cube4").with_option("level", "hard")
    state = PUZZLES.initial(setup)
    assert PUZZLES.to_act(state) == CHANCE
    assert state.caps == ((4,) * 4,) * 4
    assert (state.colours, state.hands, state.placed, state.colour) == (2, ((), ()), (), None)
    after, events = PUZZLES.apply(state, Deal(17))
    assert [event.code for event in events] == ["dealt"]
    assert after == PUZZLES.initial(setup.with_option("number", 17))
    assert PUZZLES.to_act(after) == 0
    assert PUZZLES.refusal(after, Deal(3)) == "deal"
    assert PUZZLES.refusal(state, Deal(1001)) == "deal"
    assert PUZZLES.refusal(state, GiveUp()) == "not_dealt"


def test_the_puzzle_of_a_day_is_there_at_once() -> None:
    state = PUZZLES.initial(Setup(1).with_option("day", "2026-03-02"))
    assert state.puzzle == puzzle_of_day("2026-03-02")
    assert state.day == "2026-03-02"
    assert PUZZLES.to_act(state) == 0
    assert PUZZLES.decode(PUZZLES.encode(state)) == state


@pytest.mark.parametrize(
    "options",
    [
        {"day": "2026-02-30"},
        {"day": "2026-03-02", "target": "cube3"},
        {"day": 5},
        {"number": 0},
        {"number": 1001},
        {"number": "5"},
        {"number": True},
        {"target": "moon"},
        {"scenario": "chullpa"},
    ],
)
def test_wrong_set_ups_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        PUZZLES.initial(Setup(1, 0, tuple(sorted(options.items()))))


def test_placing_up_to_the_solution() -> None:
    state = slab("free", "I2,I3,V3,L4")
    state = do(state, "L4:a1,b1,c1,c1.2")
    assert PUZZLES.outcome(state) is None
    after, events = PUZZLES.apply(state, PUZZLES.parse("I2:a1.2,b1.2"))
    assert [event.code for event in events] == ["placed", "solved", "over"]
    outcome = PUZZLES.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("solved", (1,))
    assert dict(outcome.scores[0].parts) == {"cells": 6, "hints": 0, "taken_off": 0}
    assert list(PUZZLES.legal(after)) == []
    assert refusal(after, "I3:a1,b1,c1") == "over"


def test_giving_up() -> None:
    after, events = PUZZLES.apply(slab("free", "I2,I3,V3,L4"), GiveUp())
    assert [event.code for event in events] == ["gave_up", "over"]
    outcome = PUZZLES.outcome(after)
    assert outcome is not None
    assert outcome.reason == "gave_up"
    assert PUZZLES.decode(PUZZLES.encode(after)) == after


def test_refusals_name_the_rule() -> None:
    state = do(slab("free", "I2,I3,V3,L4"), "I2:a1,b1")
    assert refusal(state, "I2:a1.2,b1.2") == "not_in_hand"
    assert refusal(state, "O4:a1.2,a1.3,b1.2,b1.3") == "not_in_hand"
    assert PUZZLES.refusal(state, Place("I3", ((0, 0, 1), (1, 0, 1)))) == "shape"
    assert refusal(state, "I3:b1.2,c1.2,d1.2") == "outside"
    assert refusal(state, "V3:a1.2,a1.3,b1.2") == "too_high"
    assert refusal(state, "I3:a1,b1,c1") == "occupied"
    assert refusal(state, "I3:a1.2,b1.2,c1.2") == "floating"
    assert refusal(state, "V3:b1.2,c1,c1.2") is None


def test_only_own_stones_on_which_none_lies_are_taken_off() -> None:
    state = slab("free", "I2,V3", given="0I3:a1,b1,c1")
    assert refusal(state, "off I3:a1,b1,c1") == "not_standing"
    with pytest.raises(BadData, match="too few"):
        slab("free", "I2", given="0I3:a1,b1,c1")
    state = do(slab("free", "I2,I3,V3,L4"), "I2:a1,b1", "V3:b1.2,c1,c1.2")
    assert refusal(state, "off I2:a1,b1") == "buried"
    assert refusal(state, "off I2:b1,c1") == "not_standing"
    after, events = PUZZLES.apply(state, PUZZLES.parse("off V3:b1.2,c1,c1.2"))
    assert [(event.code, event.get("colour")) for event in events] == [("taken_off", 0)]
    assert after.hands == (("I3", "V3", "L4"),)
    assert after.tally.taken == 1
    assert do(after, "off I2:a1,b1").hands == (("I2", "I3", "V3", "L4"),)


def test_a_stone_keeps_its_colour_when_its_like_is_taken_off() -> None:
    state = do(slab("free", "I2/I2,I3"), "I2:a1,b1", "I2:a1.2,b1.2")
    assert [stone.colour for stone in state.built] == [0, 1]
    state = do(slab("free", "I2/I2,I3"), "I2:a1,a1.2", "I2:b1,b1.2", "off I2:a1,a1.2")
    assert [stone.colour for stone in state.built] == [1]
    assert state.owner((1, 0, 0)) == 1
    assert state.hands == (("I2",), ("I3",))
    assert PUZZLES.decode(PUZZLES.encode(state)) == state


def test_by_the_contact_rule_colours_take_turns() -> None:
    state = slab("contact", "I2,I3/I2,V3")
    assert state.colour == 0
    assert refusal(state, "V3:a1,b1,b1.2") == "not_in_hand"
    state = do(state, "I2:a1,a1.2")
    assert (state.colour, state.hands) == (1, (("I3",), ("I2", "V3")))
    assert refusal(state, "I2:c1,c1.2") == "first_contact"
    assert refusal(state, "off I2:a1,a1.2") is None
    state = do(state, "I2:b1,b1.2")
    assert (state.colour, state.site.out) == (None, (0, 1))
    assert state.stuck
    assert refusal(state, "off I2:a1,a1.2") == "buried"
    assert do(state, "off I2:b1,b1.2").colour == 1


@pytest.mark.parametrize(("hand", "turn", "out"), [("I2,I3,V3", 1, (0,)), ("I2,I3,L4", None, (0, 1))])
def test_a_colour_that_cannot_place_is_out_for_good(
    hand: str, turn: int | None, out: tuple[int, ...]
) -> None:
    """Its V3 would fit after the next stone, but its turn does not come again."""
    text = SLAB.format(rule="contact", hands=f"V3,I4/{hand}", given="-", built="-").replace("222", "444")
    state = do(PUZZLES.decode(text), "I4:c1,c1.2,c1.3,c1.4")
    state, events = PUZZLES.apply(state, PUZZLES.parse("I3:b1,b1.2,b1.3"))
    assert [(event.code, event.get("colour")) for event in events] == [("placed", 1), ("out", 0)]
    assert (state.colour, state.site.out) == (1, (0,))
    state = do(state, "I2:a1,a1.2")
    fits = PUZZLES.parse("V3:a1.3,a1.4,b1.4")
    assert isinstance(fits, Place)
    assert state.site.possible(0) >> state.site.geometry.number[fits.cells] & 1
    assert (state.colour, state.site.out, state.stuck) == (turn, out, turn is None)
    assert PUZZLES.decode(PUZZLES.encode(state)).colour == turn
    if turn is None:
        assert PUZZLES.refusal(state, fits) is not None
        assert not any(isinstance(action, Place) for action in PUZZLES.legal(state))
    else:
        solved, _ = PUZZLES.apply(state, fits)
        assert (solved.solved, solved.built[-1].colour) == (True, 1)


@pytest.mark.parametrize("rule", ["free", "contact"])
def test_a_given_stone_is_never_offered_for_taking_off(rule: str) -> None:
    """Neither before an own stone lies nor after, though nothing lies on it."""
    state = slab(rule, "I3,V3", given="0I2:a1,a1.2")
    own = PUZZLES.parse("off V3:b1,b1.2,c1")
    for texts, offered in (
        ((), []),
        (("V3:b1,b1.2,c1",), [own]),
        (("V3:b1,b1.2,c1", "off V3:b1,b1.2,c1"), []),
    ):
        after = do(state, *texts)
        assert [action for action in PUZZLES.legal(after) if isinstance(action, TakeOff)] == offered
        assert refusal(after, "off I2:a1,a1.2") == "not_standing"
        assert after.placed[0].cells == ((0, 0, 0), (0, 0, 1))
        assert after.placed[0] not in after.removable


def test_later_stones_touch_their_own_colour() -> None:
    state = PUZZLES.decode(
        SLAB.format(rule="contact", hands="I2,I3,V3/I2,V3", given="-", built="-").replace("222", "22222")
    )
    state = do(state, "I2:a1,b1", "I2:c1,d1")
    assert state.colour == 0
    assert refusal(state, "V3:d1.2,e1,e1.2") == "contact"
    state = do(state, "I3:a1.2,b1.2,c1.2")
    assert state.colour == 1
    assert do(state, "V3:d1.2,e1,e1.2").solved


def test_hints_are_counted_once_in_a_position() -> None:
    state = do(slab("free", "I2,I3,V3,L4"), "hint")
    assert state.tally.hints == 1
    assert refusal(state, "hint") == "asked"
    state = do(state, "I3:a1,b1,c1", "hint")
    assert state.tally.hints == 2
    assert dict(PUZZLES.standing(PUZZLES.observe(state, None))[0].parts) == {
        "cells": 3,
        "hints": 2,
        "taken_off": 0,
    }


def test_a_hint_leads_to_the_end() -> None:
    for options in (
        {"level": "hard"},
        {"level": "set"},
        {"level": "open", "rule": "contact", "colours": "many"},
    ):
        state, reasons = dealt(target="cube3", **options), []
        while PUZZLES.to_act(state) is not None:
            hint = advice(state)
            assert PUZZLES.refusal(state, hint.action) is None
            assert dict(hint.data)["cells"] == hint.action.cells
            reasons.append(hint.reason)
            state = PUZZLES.apply(state, hint.action)[0]
        assert state.solved
        assert set(reasons) <= set(REASONS)
        assert reasons[-1] == "last"


def test_a_hint_says_what_to_take_off() -> None:
    state = slab("free", "I2,I3,O4")
    assert solutions(state) == Count(1, complete=True)
    state = do(state, "I2:a1,b1")
    assert finishable(state).verdict == "no"
    hint = advice(state)
    assert (hint.reason, hint.action) == ("take_off", TakeOff(Place("I2", ((0, 0, 0), (1, 0, 0)))))
    assert dict(hint.data)["count"] == 1
    assert dict(hint.data)["verdict"] == "no"


def test_a_hint_says_why() -> None:
    assert advice(do(slab("free", "I2,V3,L4"), "L4:a1,b1,c1,c1.2")).reason == "last"
    reasons = set()
    for number in range(1, 9):
        setup = Setup(1).with_option("target", "cube4").with_option("number", number)
        state = PUZZLES.initial(setup)
        hint = advice(state)
        reasons.add(hint.reason)
        if hint.reason == "only_here":
            cell = dict(hint.data)["cell"]
            able = {a.cells for a in PUZZLES.legal(state) if isinstance(a, Place) and cell in a.cells}
            assert able == {hint.action.cells}
        else:
            assert dict(hint.data)["count"] == sum(map(len, state.hands))
    assert reasons == {"only_here", "leads"}


@pytest.mark.parametrize("target", ["slab", "cube3", "pyramid"])
def test_a_hint_speaks_of_squares_that_are_there(target: str) -> None:
    state = dealt(target=target)
    while not state.over:
        found = advice(state)
        data = dict(found.data)
        assert {(x, y, 0) for x, y, _ in data["cells"]} <= set(data["area"])
        for x, y, z in data["area"]:
            assert 0 <= y < len(state.caps)
            assert 0 <= x < len(state.caps[0])
            assert state.caps[y][x]
            assert z == 0
        state = PUZZLES.apply(state, found.action)[0]


def test_where_nothing_helps_a_hint_gives_up() -> None:
    state = slab("free", "I2,L4,O4")
    assert finishable(state).verdict == "yes"
    hopeless = slab("free", "I4,T4")
    assert finishable(hopeless).verdict == "no"
    assert advice(hopeless).action == GiveUp()
    assert PUZZLES.outcome(PUZZLES.apply(hopeless, GiveUp())[0]) is not None


def test_a_stop_is_heard() -> None:
    state = slab("free", "I2,I3,V3,L4")
    assert advice(state, Control(stop=lambda: True)).action is not None
    big = do(dealt(target="cube5", level="set"), "hint")
    upright = next(a for a in PUZZLES.legal(big) if isinstance(a, Place) and a.stone == "I4")
    placed = PUZZLES.apply(big, upright)[0]
    assert finishable(placed, Control(stop=lambda: True)).verdict == "unknown"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rumissolo1", "rumissolo2"),
        ("target=slab", "target=moon"),
        ("level=easy", "level=moon"),
        ("rule=free", "rule=none"),
        ("colours=few", "colours=some"),
        ("number=0", "number=1001"),
        ("day=-", "day=2026-03-02"),
        ("caps=222", "caps=999999999/999999999/999999999"),
        ("caps=222", "caps=?"),
        ("hands=I2,I3,V3", "hands=I3,I2,V3"),
        ("hands=I2,I3,V3", "hands=-"),
        ("built=-", "built=1I2:a1,b1"),
        ("built=-", "built=0I2:a1.2,b1.2"),
        ("built=-", "built=0I2"),
        ("given=-", "given=0X:a1"),
        ("hints=0", "hints=-1"),
        ("asked=no", "asked=yes"),
        ("asked=no", "asked=maybe"),
        (" gave_up=no", ""),
    ],
)
def test_damaged_positions_are_refused(old: str, new: str) -> None:
    text = SLAB.format(rule="free", hands="I2,I3,V3", given="-", built="-")
    assert PUZZLES.encode(PUZZLES.decode(text)) == text
    assert old in text
    with pytest.raises(BadData):
        PUZZLES.decode(text.replace(old, new))


def test_asking_and_taking_off_survive_their_text() -> None:
    for action in (AskHint(), GiveUp(), Deal(1000), TakeOff(Place("I2", ((0, 0, 0), (0, 0, 1))))):
        assert PUZZLES.parse(PUZZLES.notate(action)) == action
    for wrong in ("deal 0", "deal 1001", "deal", "off", "off I2", "off -I2", "-I2", "hints", "give up", ""):
        with pytest.raises(BadData):
            PUZZLES.parse(wrong)
