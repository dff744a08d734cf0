"""What lies where on the table of a puzzle: given and own stones, the tray, the solution. Pure."""

from __future__ import annotations

from desktop_app.games.rumis.engine import notation
from desktop_app.games.rumis.engine.puzzles.generate import known_solution
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.engine.stones import stone_set
from desktop_app.session.component import Component

from .puzzle_ground import PuzzleGround


def arrange_puzzle(state: PuzzleState) -> tuple[Component, ...]:
    """The stones on the board, the given ones first, then the own ones in the order they were placed.

    place = cells; face = colour, stone, `given`, `last` (the own stone placed last).
    """
    given = () if state.puzzle is None else state.puzzle.given
    return (
        *(_stone(stone, given=True) for stone in given),
        *(_stone(stone, last=number == len(state.built) - 1) for number, stone in enumerate(state.built)),
    )


def stone_id(stone: PlacedStone) -> str:
    """The id of the component of a stone: it follows from where it lies, so that it outlives other ones."""
    return notation.notate(Place(stone.stone, stone.cells))


def _stone(stone: PlacedStone, *, given: bool = False, last: bool = False) -> Component:
    face = (("colour", stone.colour), ("stone", stone.stone), ("given", given), ("last", last))
    return Component(stone_id(stone), "stone", stone.cells, face)


def kinds(state: PuzzleState) -> tuple[str, ...]:
    """What the tray has slots for, in the order of the set: the stones that were dealt.

    By the contact rule those of the colour on turn, else those of all colours.
    """
    if state.puzzle is None:
        return ()
    hands = state.puzzle.hands
    if state.kind.rule == "contact" and state.colour is not None:
        hands = hands[state.colour : state.colour + 1]
    dealt = {name for hand in hands for name in hand}
    return tuple(stone.id for stone in stone_set() if stone.id in dealt)


def arrange_puzzle_tray(state: PuzzleState) -> tuple[Component, ...]:
    """The slots of the tray, one for each of `kinds`.

    face = stone, colour (whose stone is taken next), `held` (there is one to take now), `fits` (it has a
    place), `count` (how many are left: by the contact rule those of the colour on turn), `kept` ("never" if
    one was left at the end).
    """
    fits = PuzzleGround(state).playable()
    slots: list[Component] = []
    for slot, stone in enumerate(kinds(state)):
        holder = state.holder(stone)
        face = (
            ("stone", stone),
            ("colour", holder if holder is not None else state.colour or 0),
            ("held", holder is not None and not state.over),
            ("fits", stone in fits),
            ("count", _left(state, stone, holder)),
            ("kept", "never" if state.over and holder is not None else ""),
        )
        slots.append(Component(f"tray-{stone}", "slot", (slot,), face))
    return tuple(slots)


def _left(state: PuzzleState, stone: str, holder: int | None) -> int:
    if holder is None:
        return 0
    hands = state.hands
    return 1 if state.kind.rule == "contact" else sum(stone in hand for hand in hands)


def room(state: PuzzleState) -> tuple[int, int]:
    """Cubes filled so far beyond those given, and cubes to fill in all."""
    given = 0 if state.puzzle is None else sum(len(stone.cells) for stone in state.puzzle.given)
    filled = sum(len(stone.cells) for stone in state.built)
    return filled, sum(map(sum, state.caps)) - given


def solution(state: PuzzleState) -> tuple[PlacedStone, ...]:
    """The stones that the puzzle was made from, without the given ones; () if they are not known."""
    if state.puzzle is None or (not state.number and not state.day):
        return ()
    puzzle, built = known_solution(state.kind, state.number, state.day)
    if puzzle != state.puzzle:
        return ()
    tables, stones = state.site.geometry, stone_set()
    return tuple(
        PlacedStone(colour, stones[tables.stone[number]].id, tables.placed[number])
        for colour, number in built[len(puzzle.given) :]
    )


def arrange_solution(state: PuzzleState) -> tuple[Component, ...]:
    """The building as it was meant: given stones, own ones that lie as in it, the others with `faint`.

    () if no solution is known. Own stones that lie elsewhere are left out.
    """
    meant = solution(state)
    if not meant or state.puzzle is None:
        return ()
    standing = {stone.cells for stone in state.built}
    return (
        *(_stone(stone, given=True) for stone in state.puzzle.given),
        *(_faint(stone) if stone.cells not in standing else _stone(stone) for stone in meant),
    )


def _faint(stone: PlacedStone) -> Component:
    face = (("colour", stone.colour), ("stone", stone.stone), ("given", False), ("faint", True))
    return Component(stone_id(stone), "stone", stone.cells, face)
