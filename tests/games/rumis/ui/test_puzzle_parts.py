"""The pure parts of the table of puzzles: what the hand knows, what lies where, what is said."""

from __future__ import annotations

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.puzzles.game import PUZZLES
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState, TakeOff
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Cells
from desktop_app.games.rumis.ui import puzzle_words
from desktop_app.games.rumis.ui.hand import held_at
from desktop_app.games.rumis.ui.puzzle_arrange import (
    arrange_puzzle,
    arrange_puzzle_tray,
    arrange_solution,
    kinds,
    room,
    solution,
)
from desktop_app.games.rumis.ui.puzzle_ground import PuzzleGround, in_hand, lies_given, next_own, own_at

SLAB = (
    "rumissolo1 target=slab level=easy rule={rule} colours=few number=0 day=- caps=222 hands={hands} "
    "given={given} solutions=0 built={built} hints=0 taken=0 asked=no gave_up=no"
)


def slab(rule: str, hands: str, built: str = "-", given: str = "-") -> PuzzleState:
    """Three squares in a row, two levels each."""
    return PUZZLES.decode(SLAB.format(rule=rule, hands=hands, given=given, built=built))


def of_number(number: int, **options: str) -> PuzzleState:
    """One of the numbered puzzles."""
    setup = Setup(1, 0, tuple(sorted(options.items()))).with_option("number", number)
    return PUZZLES.initial(setup)


@pytest.mark.parametrize(
    ("cells", "code", "blamed"),
    [
        (((2, 0, 1), (3, 0, 1)), "outside", ((3, 0, 1),)),
        (((0, 0, 1), (0, 0, 2)), "too_high", ((0, 0, 2),)),
        (((1, 0, 1), (2, 0, 1)), "floating", ((2, 0, 1),)),
    ],
)
def test_a_refusal_names_the_cells_to_blame(cells: Cells, code: str, blamed: Cells) -> None:
    ground = PuzzleGround(slab("free", "I2,I3,V3", built="0V3:a1,a1.2,b1" if code == "floating" else "-"))
    assert ground.heights("I2") == ground.state.heights
    refused = ground.refusal("I2", cells)
    assert refused is not None
    assert (refused.code, refused.cells) == (code, blamed)


def test_a_stone_on_the_board_is_in_the_hand_no_more() -> None:
    refused = PuzzleGround(slab("free", "I2,L4", built="0I2:a1,b1")).refusal("I2", ((0, 0, 1), (1, 0, 1)))
    assert refused is not None
    assert refused.code == "not_in_hand"


def test_the_hand_knows_the_places_of_a_puzzle() -> None:
    state = slab("free", "I2,V3,L4")
    ground = PuzzleGround(state)
    assert ground.playable() == ("I2", "V3", "L4")
    assert set(ground.places("V3")) == {
        a for a in PUZZLES.legal(state) if isinstance(a, Place) and a.stone == "V3"
    }
    assert all(held_at(place).ghost(ground).refusal is None for place in ground.places("L4"))
    assert ground.places("T4") == ()
    assert in_hand(state, "V3")
    assert not in_hand(state, "T4")


def test_before_the_deal_nothing_can_be_held() -> None:
    state = PUZZLES.initial(Setup(1))
    ground = PuzzleGround(state)
    assert ground.caps == ((3, 3, 3),) * 3
    assert ground.last is None
    assert ground.playable() == ()
    assert ground.places("I2") == ()
    assert not in_hand(state, "I2")
    assert kinds(state) == ()
    assert arrange_puzzle(state) == ()
    assert arrange_puzzle_tray(state) == ()
    assert solution(state) == ()
    assert arrange_solution(state) == ()


def test_own_and_given_stones_are_told_apart() -> None:
    state = slab("free", "I2,V3", built="0I2:a1.2,b1.2", given="0I3:a1,b1,c1")
    assert lies_given(state, (0, 0, 0))
    assert own_at(state, (0, 0, 0)) is None
    assert own_at(state, (0, 0, 1)) == state.built[0]
    assert not lies_given(state, (0, 0, 1))
    given, own = arrange_puzzle(state)
    assert (given.get("given"), given.get("last")) == (True, False)
    assert (own.get("given"), own.get("last")) == (False, True)
    assert room(state) == (2, 3)


def test_the_walk_over_own_stones_begins_at_the_last_and_goes_round() -> None:
    state = slab("free", "I2,I3/I2", built="0I2:a1,b1;1I2:c1,c1.2")
    first, last = state.built
    assert next_own(state, None, 1) == last
    assert next_own(state, last, 1) == first
    assert next_own(state, first, 1) == last
    assert next_own(state, None, -1) == first
    contact = slab("contact", "I2,I3/I2", built="0I2:a1,b1;1I2:c1,c1.2")
    assert next_own(contact, None, 1) == next_own(contact, contact.built[1], 1) == contact.built[1]
    assert next_own(slab("free", "I2,L4"), None, 1) is None


def test_by_the_free_rule_the_tray_counts_the_stones_of_all_colours() -> None:
    state = slab("free", "I2,I3/I2")
    faces = {slot.get("stone"): slot for slot in arrange_puzzle_tray(state)}
    assert list(faces) == ["I2", "I3"]
    assert [faces["I2"].get(key) for key in ("colour", "count", "held", "fits")] == [0, 2, True, True]
    state = slab("free", "I2,I3/I2", built="0I2:a1,b1")
    faces = {slot.get("stone"): slot for slot in arrange_puzzle_tray(state)}
    assert [faces["I2"].get(key) for key in ("colour", "count", "held")] == [1, 1, True]
    state = slab("free", "I2,I3/I2", built="0I2:a1,b1;1I2:a1.2,b1.2")
    faces = {slot.get("stone"): slot for slot in arrange_puzzle_tray(state)}
    assert [faces["I2"].get(key) for key in ("count", "held", "fits")] == [0, False, False]


def test_by_the_contact_rule_the_tray_is_that_of_the_colour_on_turn() -> None:
    state = slab("contact", "I2,I3/I2,V3", built="0I2:a1,b1")
    slots = arrange_puzzle_tray(state)
    assert [slot.get("stone") for slot in slots] == ["I2", "V3"]
    assert {slot.get("colour") for slot in slots} == {1}
    assert {slot.get("count") for slot in slots} == {1}


def test_a_component_keeps_its_id_when_another_stone_goes() -> None:
    state = slab("free", "I2,I3/I2", built="0I2:a1,b1;1I2:c1,c1.2")
    both = arrange_puzzle(state)
    assert len({part.id for part in both}) == 2
    state = PUZZLES.apply(state, TakeOff(Place("I2", state.built[0].cells)))[0]
    assert [part.id for part in arrange_puzzle(state)] == [both[1].id]


@pytest.mark.parametrize(
    "options", [{"level": "hard", "colours": "many"}, {"level": "set", "rule": "contact"}]
)
def test_the_solution_fills_the_target_and_tells_what_was_missing(options: dict[str, str]) -> None:
    state = of_number(3, **options)
    meant = solution(state)
    state = PUZZLES.apply(state, Place(meant[0].stone, meant[0].cells))[0]
    assert state.puzzle is not None
    parts = arrange_solution(state)
    cells = [cell for part in parts for cell in part.place]
    assert set(cells) == set(state.site.geometry.cells)
    assert len(cells) == len(state.site.geometry.cells)
    faint = [part for part in parts if part.get("faint")]
    assert len(faint) == len(meant) - 1
    assert sum(part.get("given") is True for part in parts) == len(state.puzzle.given)


def test_what_is_asked_of_empty_hands() -> None:
    keys = ("red", "blue")
    free = slab("free", "I2,I3/I2")
    assert puzzle_words.asked(free, keys, None) == "Fill the whole target: choose a stone."
    begun = slab("free", "I2,I3/I2", built="0I2:a1,b1")
    assert puzzle_words.asked(begun, keys, None) == "Choose a stone, or take one of yours off."
    assert (
        puzzle_words.asked(begun, keys, begun.built[0]) == "Click or press Enter to take the short bar off."
    )
    contact = slab("contact", "I2,I3/I2,V3", built="0I2:a1,b1")
    told = puzzle_words.asked(contact, keys, None)
    assert told == "Blue: choose a stone. It must touch the board and any stone there."
    stuck = slab("free", "I2,I3,V3,L4", built="0I3:a1,b1,c1;0I2:a1.2,b1.2")
    assert stuck.stuck
    assert puzzle_words.asked(stuck, keys, None) == "No stone fits any more: take one of yours off."


def test_the_description_tells_what_is_given_placed_left_and_held() -> None:
    state = slab("free", "I2,I3/I2", built="0I2:a1.2,b1.2", given="1I3:a1,b1,c1")
    ghost = held_at(Place("I2", ((2, 0, 1), (3, 0, 1)))).ghost(PuzzleGround(state))
    told = puzzle_words.describe(state, ("red", "blue"), ghost, None).splitlines()
    assert "Given: bar of three at a1, level 1" in told
    assert "red: short bar at a1, level 2" in told
    assert any(line.startswith("Red: ") and "bar of three" in line for line in told)
    assert "In your hand, over c1, level 2." in told
    assert told[-1] == "Part of the stone would lie outside the footprint."
    assert (
        puzzle_words.describe(PUZZLES.initial(Setup(1)), ("red",), None, None)
        == "The puzzle is not dealt yet."
    )


def test_why_a_stone_stays_depends_on_the_rule() -> None:
    free, contact = slab("free", "I2,L4"), slab("contact", "I2,L4")
    assert puzzle_words.buried(free) != puzzle_words.buried(contact)
    assert len({puzzle_words.verdict(found) for found in ("yes", "no", "unknown")}) == 3
