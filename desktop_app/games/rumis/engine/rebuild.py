"""The second half of the rebuild: the stones of the building inside the red line are put up beyond it.

1. The score of the first half is kept; stones never placed leave the game. The lower score begins; if equal,
   who was second in the first half.
2. In turn everybody takes one own stone off the building, on which no other stone lies, and places it at once
   beyond the red line, by the same rules of bounds and support. The first stone carried over touches the
   board and an own cube still inside; each later one touches any other own cube, inside or beyond.
3. Who has no stone to take off waits, and may come in again. Who has one, but can place none, lays one aside
   and is out. The game is over when nobody who is in has a stone to take off.
4. To the score of half time come the own visible squares beyond the line, minus the stones laid aside.
"""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.game import Event

from .geometry import halves
from .scores import colour_scores, covered
from .state import Place, PlacedStone, RumisState, standing
from .stones import stone_of

Told = tuple[RumisState, tuple[Event, ...]]


def within(state: RumisState, colour: int) -> tuple[PlacedStone, ...]:
    """The stones of a colour that stand inside the red line."""
    inside = state.agreement.inside
    return tuple(s for s in state.placed if s.colour == colour and inside(*s.cells[0][:2]))


def carried(state: RumisState, colour: int) -> tuple[PlacedStone, ...]:
    """The stones of a colour that stand beyond the red line."""
    inside = state.agreement.inside
    return tuple(s for s in state.placed if s.colour == colour and not inside(*s.cells[0][:2]))


def removable(state: RumisState, colour: int) -> tuple[PlacedStone, ...]:
    """The stones inside the red line that a colour may take off: none on which another stone lies."""
    if state.phase != "rebuild":
        return ()
    height = state.board.height
    return tuple(
        stone
        for stone in within(state, colour)
        if all((x, y, z + 1) in stone.cells or height(x, y) == z + 1 for x, y, z in stone.cells)
    )


def lifted(state: RumisState, stone: str) -> RumisState:
    """What the board looks like while the colour to move holds that stone, which it can take off.

    For drawing it and for where the stone would come to rest: it is no position of the game.
    """
    kept = tuple(s for s in state.placed if (s.colour, s.stone) != (state.colour, stone))
    return replace(state, placed=kept, board=standing(state.agreement, kept, state.aside))


def possible(state: RumisState, colour: int) -> int:
    """The placements a colour may make if it is its turn, as a bit set; each stone is taken off for it."""
    board, agreed = state.board, state.agreement
    tables = board.geometry
    near = {stone: _touching(state, stone) for stone in (*within(state, colour), *carried(state, colour))}
    open_ones = board.fits & halves(agreed.caps, agreed.red)[1]
    if not carried(state, colour):
        open_ones &= tables.on_ground
    found = 0
    for taken in removable(state, colour):
        known = stone_of(taken.stone)
        assert known is not None
        others = 0
        for stone, mask in near.items():
            others |= 0 if stone == taken else mask
        found |= open_ones & tables.of_stone[known.index] & others
    return found


def _touching(state: RumisState, stone: PlacedStone) -> int:
    tables, found = state.board.geometry, 0
    for cell in stone.cells:
        found |= tables.touching[tables.index[cell]]
    return found


def half_time(state: RumisState) -> Told:
    """The position when the first half is over: everybody is in again, and the one behind begins."""
    interim = colour_scores(state)
    start = state.agreement.start
    first = 1 - start if interim[0] == interim[1] else interim.index(min(interim))
    second = replace(state, colour=None, status=("in", "in"), out_order=(), phase="rebuild", interim=interim)
    return _passed_on(second, first, (Event("half_time", None, (("scores", interim),)),))


def carry(state: RumisState, action: Place) -> Told:
    """The stone taken off and put down beyond the line, or laid aside; the turn passed on."""
    colour = state.colour
    assert colour is not None
    seat = state.seat_of(colour)
    taken = next(stone for stone in removable(state, colour) if stone.stone == action.stone)
    kept = tuple(stone for stone in state.placed if stone != taken)
    details: tuple[tuple[str, object], ...] = (
        ("stone", action.stone),
        ("colour", colour),
        ("taken", taken.cells),
    )
    if not action.cells:
        aside = (*state.aside, (colour, action.stone))
        after = replace(
            state,
            placed=kept,
            status=(*state.status[:colour], "out", *state.status[colour + 1 :]),
            out_order=(*state.out_order, colour),
            aside=aside,
            board=standing(state.agreement, kept, aside),
        )
        out = Event("out", seat, (("colour", colour),))
        return _passed_on(after, 1 - colour, (Event("laid_aside", seat, details), out))
    placed = (*kept, PlacedStone(colour, action.stone, action.cells))
    board = standing(state.agreement, placed, state.aside)
    details += (("cells", action.cells), ("covered", covered(state, action.cells)))
    after = replace(state, placed=placed, board=board)
    events: tuple[Event, ...] = (Event("moved", seat, details),)
    if not within(after, colour):
        events = (*events, Event("all_moved", seat, (("colour", colour),)))
    return _passed_on(after, 1 - colour, events)


def _passed_on(state: RumisState, first: int, events: tuple[Event, ...]) -> Told:
    """The turn given to the first colour, from `first` on, that is in and can take a stone off.

    That the other one waits is told only if it has stones inside, all of them buried.
    """
    waiting: list[Event] = []
    for colour in (first, 1 - first):
        if state.status[colour] != "in":
            continue
        if removable(state, colour):
            return replace(state, colour=colour), (*events, *waiting)
        if within(state, colour):
            waiting.append(Event("waits", state.seat_of(colour), (("colour", colour),)))
    return replace(state, colour=None), (*events, Event("over"))
