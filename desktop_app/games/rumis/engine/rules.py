"""The rules of Rumis, base game, for 2 to 4 players.

In turn everybody places one of the 11 stones of his colour.

1. A stone may be turned freely but not mirrored; it lies inside the footprint, below the cap of each square,
   in free cells, and every cube rests on the board or on a cube: there are no holes, so a stone
   lowered from above always comes to rest where it fits.
2. The first stone of the game is free. The first stone of every other colour shares a face with a stone
   on the board, of any colour, and touches the board. Every later one shares a face with its own colour.
3. Whoever can place must; whoever cannot on his own turn is out for good. Whoever has placed all stones is
   finished. The game is over when every colour is out or finished.
4. A colour's score is the squares where its cube is on top, minus its stones left.

Where the rule book is silent: equal scores share the victory, or by agreement fewer stones left decide.

Two players may play four colours, in the order A1, B1, A2, B2 on the board for four, each colour with its
own first stone, end and score. The owner of the best single colour wins; if equal, the
other colours are compared.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final, Literal, TypeAlias

from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Game, Option, Outcome, Score, Seat, Setup

from . import notation
from .geometry import Geometry, geometry, numbers_in
from .scenarios import PLAYERS, Heights, scenario_of, scenarios
from .state import Agreement, Place, PlacedStone, RumisState, RumisView, Status, rebuilt
from .stones import Cells, recognise, stone_of, stone_set, touches

Code: TypeAlias = Literal[
    "over",
    "not_in_hand",
    "shape",
    "outside",
    "too_high",
    "occupied",
    "floating",
    "first_on_board",
    "first_contact",
    "contact",
]

_TIE_BREAKS: Final = ("shared", "fewer_stones")
_TABLES: Final = ("usual", "alternative")


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first rule that a placement breaks, and the cells that break it (all where none is to blame)."""

    code: Code
    cells: Cells = ()


@lru_cache(maxsize=64)
def _places(caps: Heights) -> tuple[Place, ...]:
    """Every placement of a board as an action, by its number."""
    tables = geometry(caps)
    stones = stone_set()
    return tuple(
        Place(stones[stone].id, cells) for stone, cells in zip(tables.stone, tables.placed, strict=True)
    )


class LegalPlaces(Collection[Place]):
    """The legal placements of a position, by stone and then by cells; listed only when iterated."""

    __slots__ = ("_bits", "_tables")

    def __init__(self, tables: Geometry, bits: int) -> None:
        self._tables = tables
        self._bits = bits

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __iter__(self) -> Iterator[Place]:
        places = _places(self._tables.heights)
        return iter([places[number] for number in numbers_in(self._bits)])

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Place):
            return False
        number = self._tables.number.get(action.cells)
        if number is None or not self._bits >> number & 1:
            return False
        return stone_set()[self._tables.stone[number]].id == action.stone


class RumisGame(Game[RumisState, Place, RumisView]):
    """Rumis for the frame: see the head of this module for the rules."""

    id = "rumis"
    rules_version = 1
    seat_range = (PLAYERS[0], PLAYERS[-1])
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        """The board; with two seats also four colours; the tie-break; and the other height table.

        "heights" chooses between the usual table and an alternative, which differs for a few boards only.
        """
        chosen = [Option("scenario", tuple(scenario.id for scenario in scenarios()))]
        if seats == 2:
            chosen.append(Option("four_colours", (False, True)))
        chosen.append(Option("tie_break", _TIE_BREAKS))
        if any(seats in scenario.alternatives for scenario in scenarios()):
            chosen.append(Option("heights", _TABLES))
        return tuple(chosen)

    def initial(self, setup: Setup) -> RumisState:
        """The empty board of the chosen scenario."""
        return opening(self.agreement(setup))

    def agreement(self, setup: Setup) -> Agreement:
        """What is agreed by a set-up, the board's caps among it; cheap, no placement is computed.

        Raises:
            BadData: as `initial`.
        """
        chosen = self.agreed(setup)
        four = chosen.get("four_colours") is True
        scenario = scenario_of(str(chosen["scenario"]))
        table = scenario.table(4 if four else setup.seats, alternative=chosen.get("heights") == _TABLES[1])
        fewer = chosen["tie_break"] == "fewer_stones"
        return Agreement(
            setup.seats,
            setup.start,
            scenario.id,
            table.heights,
            four,
            "fewer_stones" if fewer else "shared",
        )

    def to_act(self, state: RumisState) -> Seat | None:
        """The seat of the colour to move; it always has a legal placement."""
        return None if state.colour is None else state.seat_of(state.colour)

    def legal(self, state: RumisState) -> LegalPlaces:
        """All legal placements, lazily."""
        bits = 0 if state.colour is None else state.board.possible(state.colour)
        return LegalPlaces(state.board.geometry, bits)

    def apply(self, state: RumisState, action: Place) -> tuple[RumisState, tuple[Event, ...]]:
        """The stone on the board and the turn passed on to the next colour that can place."""
        colour = state.colour
        if colour is None:
            raise BadData("the game is over", given=self.notate(action))
        events = [
            Event(
                "placed",
                state.seat_of(colour),
                (
                    ("stone", action.stone),
                    ("cells", action.cells),
                    ("colour", colour),
                    ("covered", covered(state, action.cells)),
                ),
            )
        ]
        board = state.board.with_stone(colour, state.board.geometry.number[action.cells])
        status = state.status
        if not board.hands[colour]:
            status = (*status[:colour], "finished", *status[colour + 1 :])
            events.append(Event("finished", state.seat_of(colour), (("colour", colour),)))
        placed = (*state.placed, PlacedStone(colour, action.stone, action.cells))
        after = RumisState(state.agreement, placed, colour, status, state.out_order, board)
        return _passed_on(after, (colour + 1) % state.colours, tuple(events))

    def refusal(self, state: RumisState, action: Place) -> str | None:
        """The code that `explain` gives; cells out of order are no placement ("shape")."""
        found = explain(state, action.stone, action.cells)
        if found is None and action.cells != tuple(sorted(action.cells)):
            return "shape"
        return None if found is None else found.code

    def outcome(self, state: RumisState) -> Outcome | None:
        """Scores and ranks once no colour is in any more."""
        if state.colour is not None:
            return None
        seats = range(state.agreement.seats)
        keys = [_rank_key(state, seat) for seat in seats]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Outcome(tuple(_score(state, seat) for seat in seats), ranks)

    def standing(self, seen: RumisView) -> tuple[Score, ...]:
        """Each seat's points if the game stopped now."""
        return tuple(_score(seen.state, seat) for seat in range(seen.state.agreement.seats))

    def observe(self, state: RumisState, seat: Seat | None) -> RumisView:
        """Everything: there are no secrets."""
        return RumisView(state, seat)

    def imagine(self, seen: RumisView, rng: Random) -> RumisState:
        """The one state that looks so."""
        return seen.state

    def notate(self, action: Place) -> str:
        """As in "V3:a1,b1,b1.2"; see `notation`."""
        return notation.notate(action)

    def parse(self, text: str) -> Place:
        """The action `notate` wrote."""
        return notation.parse(text)

    def encode(self, state: RumisState) -> str:
        """One line; see `notation`."""
        return notation.encode(state)

    def decode(self, text: str) -> RumisState:
        """The position `encode` wrote, checked throughout."""
        return notation.decode(text)


def opening(agreement: Agreement) -> RumisState:
    """The position before the first stone, on any board; colours that can never place are out at once."""
    status: list[Status] = ["in"] * agreement.colours
    state = rebuilt(agreement, (), None, tuple(status), ())
    return _passed_on(state, agreement.start, ())[0]


def _passed_on(
    state: RumisState, colour: int, events: tuple[Event, ...]
) -> tuple[RumisState, tuple[Event, ...]]:
    """The turn given to the first colour, from `colour` on, that is in and can place.

    Those on the way that are in but cannot are out.
    """
    status, out_order, told = list(state.status), list(state.out_order), list(events)
    mover: int | None = None
    for step in range(state.colours):
        candidate = (colour + step) % state.colours
        if status[candidate] != "in":
            continue
        if state.board.possible(candidate):
            mover = candidate
            break
        status[candidate] = "out"
        out_order.append(candidate)
        told.append(Event("out", state.seat_of(candidate), (("colour", candidate),)))
    if mover is None:
        told.append(Event("over"))
    settled = RumisState(state.agreement, state.placed, mover, tuple(status), tuple(out_order), state.board)
    return settled, tuple(told)


def explain(state: RumisState, stone: str, cells: Cells) -> Refusal | None:
    """Why the colour to move may not place that stone onto these cells (in any order); None if it may."""
    colour = state.colour
    if colour is None:
        return Refusal("over", cells)
    known = stone_of(stone)
    if known is None or known.index not in state.board.hands[colour]:
        return Refusal("not_in_hand", cells)
    form = recognise(cells)
    if form is None or form[0] is not known:
        return Refusal("shape", cells)
    return _refused_by_board(state, cells) or _refused_by_contact(state, colour, cells)


def _refused_by_board(state: RumisState, cells: Cells) -> Refusal | None:
    """Bounds, free cells and support."""
    columns, caps = state.board.geometry.column, state.caps
    outside = tuple(cell for cell in cells if cell[:2] not in columns or cell[2] < 0)
    if outside:
        return Refusal("outside", outside)
    high = tuple((x, y, z) for x, y, z in cells if z >= caps[y][x])
    if high:
        return Refusal("too_high", high)
    taken = tuple((x, y, z) for x, y, z in cells if z < state.board.height(x, y))
    if taken:
        return Refusal("occupied", taken)
    floating = tuple(
        (x, y, z) for x, y, z in cells if z > state.board.height(x, y) and (x, y, z - 1) not in cells
    )
    return Refusal("floating", floating) if floating else None


def _refused_by_contact(state: RumisState, colour: int, cells: Cells) -> Refusal | None:
    """Contact, for a stone that nothing else forbids."""
    if not state.placed:
        return None
    first = all(stone.colour != colour for stone in state.placed)
    if first and all(z > 0 for _, _, z in cells):
        return Refusal("first_on_board", cells)
    others = [cell for stone in state.placed if first or stone.colour == colour for cell in stone.cells]
    if any(touches(cell, other) for cell in cells for other in others):
        return None
    return Refusal("first_contact" if first else "contact", cells)


def visible(state: RumisState) -> tuple[int, ...]:
    """Per colour, the squares where its cube is on top."""
    tops = [stack[-1] for stack in state.board.stacks if stack]
    return tuple(tops.count(colour) for colour in range(state.colours))


def stones_left(state: RumisState) -> tuple[int, ...]:
    """Per colour, the stones not placed."""
    return tuple(map(len, state.board.hands))


def colour_scores(state: RumisState) -> tuple[int, ...]:
    """Per colour, visible squares minus stones left."""
    return tuple(seen - left for seen, left in zip(visible(state), stones_left(state), strict=True))


def _score(state: RumisState, seat: int) -> Score:
    colours = state.colours_of(seat)
    if len(colours) > 1:
        scores = colour_scores(state)
        return Score(
            max(scores[colour] for colour in colours),
            tuple((f"colour{colour}", scores[colour]) for colour in colours),
        )
    seen, left = visible(state)[seat], stones_left(state)[seat]
    return Score(seen - left, (("visible", seen), ("stones", -left)))


def _rank_key(state: RumisState, seat: int) -> tuple[int, ...]:
    """What seats are ranked by, larger is better: colours from the best down, perhaps fewer stones."""
    colours = state.colours_of(seat)
    key = sorted((colour_scores(state)[colour] for colour in colours), reverse=True)
    if state.agreement.tie_break == "fewer_stones":
        key.append(-sum(stones_left(state)[colour] for colour in colours))
    return tuple(key)


def covered(state: RumisState, cells: Cells) -> tuple[int, ...]:
    """The colours whose visible squares a placement covers, one entry a square, by column and row."""
    tops = (state.top(x, y) for x, y in sorted({(x, y) for x, y, _ in cells}))
    return tuple(top for top in tops if top is not None)


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
    return LegalPlaces(tables, state.board.possible(state.colour) & tables.of_stone[known.index])


def playable(state: RumisState) -> tuple[str, ...]:
    """The stones of the colour to move that have a legal placement, in the order of the set."""
    if state.colour is None:
        return ()
    bits = state.board.possible(state.colour)
    tables = state.board.geometry
    return tuple(stone.id for stone in stone_set() if bits & tables.of_stone[stone.index])


GAME: Final = RumisGame()
