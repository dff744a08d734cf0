"""The stone in the hand: turning, hovering, coming to rest."""

from __future__ import annotations

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import stone_set
from desktop_app.games.rumis.ui.ground import TableGround
from desktop_app.games.rumis.ui.hand import Held, held_at, next_legal, next_playable, taken_up

SQUARE = Place("O4", ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)))


def after(*places: Place) -> TableGround:
    state = GAME.initial(Setup(2))
    for place in places:
        assert GAME.refusal(state, place) is None
        state, _ = GAME.apply(state, place)
    return TableGround(state)


@pytest.mark.parametrize("places", [(), (SQUARE,)])
def test_every_legal_place_can_be_held_exactly(places: tuple[Place, ...]) -> None:
    state = after(*places)
    for place in GAME.legal(state.state):
        ghost = held_at(place).ghost(state)
        assert (ghost.cells, ghost.refusal) == (place.cells, None)


def test_four_quarter_turns_bring_the_stone_back() -> None:
    for stone in stone_set():
        for axis in ("x", "y", "z"):
            held = Held(stone.id, 0, 2, 2)
            for _ in range(4):
                held = held.turned(axis, 1)
            assert held.form == stone.orientations[0]
            assert held.turned(axis, 1).turned(axis, -1) == held


def test_the_anchor_stays_over_its_square_whichever_way_the_stone_is_turned() -> None:
    state = after()
    for stone in stone_set():
        for number in range(len(stone.orientations)):
            cells = Held(stone.id, number, 2, 2).ghost(state).cells
            assert any((x, y) == (2, 2) for x, y, _ in cells)


def test_a_ghost_on_top_of_a_stone_rises() -> None:
    state = after(SQUARE)
    ghost = Held("I2", 2, 0, 0).ghost(state)
    assert min(z for _, _, z in ghost.cells) == 1


def test_a_ghost_beside_the_board_says_outside_and_names_the_cubes() -> None:
    ghost = Held("I4", 0, -1, 0).ghost(after())
    assert ghost.refusal is not None
    assert ghost.refusal.code == "outside"
    assert ghost.refusal.cells
    assert all(x < 0 for x, _, _ in ghost.refusal.cells)


def test_going_round_visits_every_place_of_the_stone_once() -> None:
    state = after(SQUARE)
    held = Held("T4", 0, 0, 0)
    seen = []
    for _ in range(21):  # the rules' worked example counts 21 first places for this stone
        found = next_legal(state, held, 1)
        assert found is not None
        held = found
        seen.append(held.ghost(state).cells)
    assert len(set(seen)) == 21
    again = next_legal(state, held, 1)
    assert again is not None
    assert again.ghost(state).cells == seen[0]
    assert next_legal(state, again, -1) == held


def test_going_round_finds_nothing_where_nothing_fits() -> None:
    assert next_legal(after(SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0)))), Held("O4", 0, 0, 0), 1) is None


def test_a_chosen_stone_starts_at_the_nearest_legal_place() -> None:
    state = after(SQUARE)
    for stone in stone_set():
        held = taken_up(state, stone.id, 4, 3)
        assert held.ghost(state).refusal is None
    near = taken_up(state, "I2", 2, 0)
    assert (near.x, near.y) == (2, 0)


def test_a_stone_without_a_place_is_held_over_the_square() -> None:
    state = after(SQUARE, Place("I2", ((2, 0, 0), (3, 0, 0))))
    assert taken_up(state, "O4", 3, 2) == Held("O4", 0, 3, 2)


def test_going_through_the_stones_skips_those_that_fit_nowhere() -> None:
    state = after(SQUARE)
    seen, held = [], None
    for _ in range(11):
        stone = next_playable(state, held, 1)
        assert stone is not None
        held = Held(stone, 0, 0, 0)
        seen.append(stone)
    assert seen == [stone.id for stone in stone_set()]
    assert next_playable(state, Held("I2", 0, 0, 0), -1) == "D4"
