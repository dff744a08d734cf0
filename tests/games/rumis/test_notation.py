"""Placements and positions as text."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.geometry import geometry
from desktop_app.games.rumis.engine.rules import GAME, drop, places_of, playable
from desktop_app.games.rumis.engine.scenarios import scenarios
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import recognise, stone_set
from tests.games.rumis.positions import own_board, played, random_game, start

LINE = (
    "rumis1 seats=2 start=0 scenario=- four=no tie=shared caps=444 "
    "placed=0I4:c1,c1.2,c1.3,c1.4;1I3:b1,b1.2,b1.3 status=oi colour=1 out=0"
)


def test_a_position_as_text() -> None:
    state = played(own_board(((4, 4, 4),)), "I4:c1,c1.2,c1.3,c1.4", "I3:b1,b1.2,b1.3")
    assert GAME.encode(state) == LINE
    again = GAME.decode(LINE)
    assert again == state
    assert list(GAME.legal(again)) == list(GAME.legal(state))


def test_every_placement_of_a_board_survives_its_text() -> None:
    tables = geometry(scenarios()[0].tables[4].heights)
    for stone, cells in zip(tables.stone, tables.placed, strict=True):
        action = Place(stone_set()[stone].id, cells)
        assert GAME.parse(GAME.notate(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I2",
        "I2:",
        "I2:a1",
        "I2:a1,b1,",
        "I2:b1,a1",
        "I2:a1,a1",
        "I2:a1,b2",
        "I3:a1,b1",
        "i2:a1,b1",
        "I2:a1.1,b1.1",
        "I2:a01,b01",
        "I2:a1 ,b1",
        "I2:A1,B1",
        "I2:a1,b1\n",
        "I2:a27,b27",
        "I2:a1.10,b1.10",
        "I2:a\N{ARABIC-INDIC DIGIT ONE},b1",
        "I2:a1,b1" + "," * 300,
    ],
)
def test_what_is_no_placement_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rumis1", "rumis2"),
        ("seats=2 ", ""),
        ("seats=2", "seats=5"),
        ("seats=2", "seats=02"),
        ("start=0", "start=2"),
        ("scenario=-", "scenario=A"),
        ("four=no", "four=maybe"),
        ("tie=shared", "tie=lot"),
        ("caps=444", "caps=44x"),
        ("caps=444", "caps=442"),
        ("0I4", "2I4"),
        ("0I4", "I4"),
        ("0I4:c1,c1.2,c1.3,c1.4;", "0I4:c1,c1.2,c1.3,c1.4;0I4:a1,a1.2,a1.3,a1.4;"),
        ("1I3:b1,b1.2,b1.3", "1I3:c1,c1.2,c1.3"),
        ("1I3:b1,b1.2,b1.3", "1I2:b1.2,b1.3"),
        ("1I3:b1,b1.2,b1.3", "1I3:d1,d1.2,d1.3"),
        ("status=oi", "status=o"),
        ("status=oi", "status=of"),
        ("status=oi", "status=oo"),
        ("status=oi", "status=xi"),
        ("colour=1", "colour=0"),
        ("colour=1", "colour=-"),
        ("colour=1", "colour=2"),
        ("out=0", "out=-"),
        ("out=0", "out=00"),
        ("out=0", "out=1"),
        ("out=0", "out=0 more=1"),
    ],
)
def test_a_damaged_position_is_refused(old: str, new: str) -> None:
    assert old in LINE
    with pytest.raises(BadData):
        GAME.decode(LINE.replace(old, new, 1))


def test_a_colour_to_move_that_cannot_place_is_refused() -> None:
    with pytest.raises(BadData, match="cannot place"):
        GAME.decode(LINE.replace("status=oi colour=1 out=0", "status=ii colour=0 out=-"))


def test_there_is_one_text_for_a_position() -> None:
    """An empty list of colours that are out was read, though "-" is what is written for it."""
    line = GAME.encode(start("chullpa", 2))
    assert line.endswith("out=-")
    with pytest.raises(BadData):
        GAME.decode(line[:-1])


def test_copies_and_pickles_bring_only_plain_values() -> None:
    state = random_game(start("cucho", 3), Random(1))[12]
    for again in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - its own pickle
        assert again == state
        assert hash(again) == hash(state)
        assert again.board is not state.board
        assert list(GAME.legal(again)) == list(GAME.legal(state))
    assert b"Board" not in pickle.dumps(state)


def test_what_the_stones_imply() -> None:
    for state in random_game(start("pisac", 4), Random(3)):
        cubes = {cell: stone.colour for stone in state.placed for cell in stone.cells}
        heights = state.heights
        assert sum(map(sum, heights)) == len(cubes)
        assert all(state.owner(cell) == colour for cell, colour in cubes.items())
        assert state.owner((0, 0, 0)) is None
        for y, row in enumerate(heights):
            for x, height in enumerate(row):
                assert state.top(x, y) == cubes.get((x, y, height - 1))
                assert state.owner((x, y, height)) is None
        for colour in range(4):
            used = {stone.stone for stone in state.placed if stone.colour == colour}
            assert set(state.hands[colour]) == {stone.id for stone in stone_set()} - used
        assert state.last == (state.placed[-1] if state.placed else None)


def test_colours_belong_to_seats() -> None:
    one_each, two_each = start("pirka", 3), start("pirka", 2, four_colours=True)
    assert [one_each.colours_of(seat) for seat in range(3)] == [(0,), (1,), (2,)]
    assert [two_each.colours_of(seat) for seat in range(2)] == [(0, 2), (1, 3)]
    assert [two_each.seat_of(colour) for colour in range(4)] == [0, 1, 0, 1]
    assert two_each.caps == start("pirka", 4).caps


def test_a_dropped_stone_rests_where_it_is_legal() -> None:
    """Each legal placement is where its orientation comes to rest when lowered there."""
    for state in random_game(start("tambo", 2), Random(6)):
        for place in GAME.legal(state):
            form = recognise(place.cells)
            assert form is not None
            x, y = (min(cell[axis] for cell in place.cells) for axis in (0, 1))
            assert drop(state, form[0].orientations[form[1]], x, y) == place.cells


def test_a_dropped_stone_rests_on_the_highest_column_and_outside_on_the_ground() -> None:
    state = played(start("chullpa", 2), "I2:a1,a1.2")
    lying, upright = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 0, 1))
    assert drop(state, lying, 0, 0) == ((0, 0, 2), (1, 0, 2))
    assert drop(state, lying, -1, 0) == ((-1, 0, 2), (0, 0, 2))
    assert drop(state, upright, 0, 0) == ((0, 0, 2), (0, 0, 3))
    assert drop(state, lying, 20, 20) == ((20, 20, 0), (21, 20, 0))


def test_placements_by_stone_are_the_legal_ones() -> None:
    for state in random_game(start("coricancha", 3), Random(8)):
        legal = list(GAME.legal(state))
        by_stone = [place for stone in stone_set() for place in places_of(state, stone.id)]
        assert by_stone == legal
        assert list(playable(state)) == list(dict.fromkeys(place.stone for place in legal))
    assert len(places_of(state, "X9")) == 0


@pytest.mark.parametrize(
    "setup",
    [
        Setup(0),
        Setup(7),
        Setup(1, 1),
        Setup(5, 0, (("scenario", "chullpa"),)),
        Setup(2, 2),
        Setup(2, -1),
        Setup(2, 0, (("scenario", "atlantis"),)),
        Setup(2, 0, (("colour", "red"),)),
        Setup(3, 0, (("four_colours", True),)),
        Setup(2, 0, (("four_colours", 1),)),
        Setup(4, 0, (("heights", "alternative"),)),
        Setup(2, 0, (("tie_break", "lot"),)),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: Setup) -> None:
    with pytest.raises(BadData):
        GAME.initial(setup)
