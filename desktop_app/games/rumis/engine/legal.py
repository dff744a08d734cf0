"""The legal placements of a position, by the tables of its board."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from . import rebuild
from .geometry import Geometry, geometry, kept, numbers_in
from .scenarios import Heights
from .state import Place, RumisState
from .stones import Cells, stone_of, stone_set


@kept
def _places(caps: Heights) -> tuple[Place, ...]:
    """Every placement of a board as an action, by its number."""
    tables = geometry(caps)
    stones = stone_set()
    return tuple(
        Place(stones[stone].id, cells) for stone, cells in zip(tables.stone, tables.placed, strict=True)
    )


class LegalPlaces(Collection[Place]):
    """The legal placements of a position, by stone and then by cells; listed only when iterated.

    `aside`: the stones that may be laid aside instead, in the rebuild.
    """

    __slots__ = ("_aside", "_bits", "_tables")

    def __init__(self, tables: Geometry, bits: int, aside: tuple[Place, ...] = ()) -> None:
        self._tables = tables
        self._bits = bits
        self._aside = aside

    def __len__(self) -> int:
        return self._bits.bit_count() + len(self._aside)

    def __iter__(self) -> Iterator[Place]:
        places = _places(self._tables.heights)
        return iter([*(places[number] for number in numbers_in(self._bits)), *self._aside])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Place):
            return False
        if not action.cells:
            return action in self._aside
        number = self._tables.number.get(action.cells)
        if number is None or not self._bits >> number & 1:
            return False
        return stone_set()[self._tables.stone[number]].id == action.stone


def choices(state: RumisState, colour: int) -> int:
    """The placements a colour may make if it is its turn, as a bit set."""
    return rebuild.possible(state, colour) if state.phase == "rebuild" else state.board.possible(colour)


def legal_places(state: RumisState) -> LegalPlaces:
    """All legal actions of the colour to move, none if the game is over."""
    if state.colour is None:
        return LegalPlaces(state.board.geometry, 0)
    bits = choices(state, state.colour)
    if not bits and state.phase == "rebuild":
        return LegalPlaces(state.board.geometry, 0, to_lay_aside(state))
    return LegalPlaces(state.board.geometry, bits)


def to_lay_aside(state: RumisState) -> tuple[Place, ...]:
    """The stones the colour to move can take off in the rebuild, each laid aside, in the order of the set."""
    if state.colour is None:
        return ()
    taken = {stone.stone for stone in rebuild.removable(state, state.colour)}
    return tuple(Place(stone.id, ()) for stone in stone_set() if stone.id in taken)


def drop(state: RumisState, orientation: Cells, x: int, y: int) -> Cells:
    """Where an orientation comes to rest if lowered with its smallest column and row over (x, y).

    It may be illegal there: squares outside the footprint count as ground, caps are not looked at.
    """
    moved = [(x + dx, y + dy, dz) for dx, dy, dz in orientation]
    level = max(state.board.height(cx, cy) - cz for cx, cy, cz in moved)
    return tuple(sorted((cx, cy, cz + level) for cx, cy, cz in moved))


def places_of(state: RumisState, stone: str) -> LegalPlaces:
    """The legal placements of one stone."""
    known = stone_of(stone)
    if state.colour is None or known is None:
        return LegalPlaces(state.board.geometry, 0)
    tables = state.board.geometry
    return LegalPlaces(tables, choices(state, state.colour) & tables.of_stone[known.index])


def playable(state: RumisState) -> tuple[str, ...]:
    """The stones of the colour to move that have a legal placement, in the order of the set."""
    if state.colour is None:
        return ()
    bits = choices(state, state.colour)
    tables = state.board.geometry
    return tuple(stone.id for stone in stone_set() if bits & tables.of_stone[stone.index])
