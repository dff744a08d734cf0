"""The rules of the variants once more, as slowly and plainly as possible: sets of cells, and a referee.

Shares nothing with the engine's tables; the shapes are those of `brute_force`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random

from desktop_app.core.game import Event
from desktop_app.games.rumis.engine.rules import WHOLE, colour_scores
from desktop_app.games.rumis.engine.state import Place, RumisState
from tests.games.rumis.brute_force import SHAPES, Cell, within_bounds

Cells = tuple[Cell, ...]
NAMES = tuple(SHAPES)


@dataclass
class Referee:
    """A game kept in dictionaries: (colour, stone) to cells. The colour of nobody is `colours`."""

    seats: int
    colours: int
    caps: tuple[tuple[int, ...], ...]
    start: int
    variant: str
    red: set[tuple[int, int]] = field(default_factory=set)
    stones: dict[tuple[int, str], Cells] = field(default_factory=dict)
    phase: str = "build"
    mover: int | None = None
    out: set[int] = field(default_factory=set)
    laid: int = 0
    interim: list[int] = field(default_factory=list)
    aside: list[tuple[int, str]] = field(default_factory=list)
    waits: int = 0

    @classmethod
    def at(cls, state: RumisState) -> Referee:
        """The referee of a game that begins with this state."""
        agreed = state.agreement
        red = {(x, y) for y, row in enumerate(agreed.red) for x, cap in enumerate(row) if cap}
        made = cls(agreed.seats, agreed.colours, agreed.caps, agreed.start, agreed.variant, red)
        if agreed.variant == "ruins":
            made.phase = "ruins"
            made.mover = agreed.colours
            if not made.actions():
                made.phase = "build"
        if made.phase == "build":
            made.next_builder(agreed.start)
        return made

    @property
    def seat(self) -> int | None:
        """Who decides."""
        if self.phase == "ruins":
            return (self.start + self.laid) % self.seats
        return None if self.mover is None else self.mover % self.seats

    def owner(self) -> dict[Cell, int]:
        """Who owns each cube."""
        return {cell: colour for (colour, _), cells in self.stones.items() for cell in cells}

    def actions(self, colour: int | None = None) -> set[tuple[str, Cells]]:
        """What a colour, the mover if none is given, may do; () for cells is laying aside."""
        colour = self.mover if colour is None else colour
        if colour is None:
            return set()
        if self.phase == "rebuild":
            found = {(name, cells) for name in self.liftable(colour) for cells in self.carries(colour, name)}
            return found or {(name, ()) for name in self.liftable(colour)}
        return set(self.places(colour))

    def places(self, colour: int) -> Iterator[tuple[str, Cells]]:
        """What a colour may place but for the second half."""
        owner = self.owner()
        for name in NAMES:
            if (colour, name) in self.stones:
                continue
            for cells in within_bounds(self.caps, name):
                if self.rests(cells, owner) and self.inside(cells) and self.may_touch(colour, cells, owner):
                    yield name, cells

    def inside(self, cells: Cells) -> bool:
        """Not beyond the red line, if there is one."""
        return not self.red or all((x, y) in self.red for x, y, _ in cells)

    def rests(self, cells: Cells, owner: dict[Cell, int]) -> bool:
        """Free cells, and nothing floats."""
        for x, y, z in cells:
            if (x, y, z) in owner:
                return False
            if z and (x, y, z - 1) not in owner and (x, y, z - 1) not in cells:
                return False
        return True

    def may_touch(self, colour: int, cells: Cells, owner: dict[Cell, int]) -> bool:
        """Contact in the game and in its first half."""
        if colour == self.colours or all(other == self.colours for other, _ in self.stones):
            return True
        faces = {owner[near] for cell in cells for near in around(cell, 1) if near in owner}
        if any(mine == colour for mine, _ in self.stones):
            return colour in faces
        if all(z > 0 for _, _, z in cells):
            return False
        if self.colours < 5:
            return bool(faces)
        return not faces and any(near in owner for cell in cells for near in around(cell, 2))

    def liftable(self, colour: int) -> list[str]:
        """The stones inside the red line that can be lifted straight up."""
        owner = {cell: key for key, cells in self.stones.items() for cell in cells}
        return [
            name
            for (mine, name), cells in self.stones.items()
            if mine == colour and self.inside(cells)
            if all(owner.get((x, y, z + 1), (mine, name)) == (mine, name) for x, y, z in cells)
        ]

    def carries(self, colour: int, name: str) -> Iterator[Cells]:
        """Where a stone can be put down beyond the line once it is off."""
        left = {key: cells for key, cells in self.stones.items() if key != (colour, name)}
        owner = {cell: mine for (mine, _), cells in left.items() for cell in cells}
        first = all(self.inside(cells) for (mine, _), cells in left.items() if mine == colour)
        for cells in within_bounds(self.caps, name):
            if any((x, y) in self.red for x, y, _ in cells) or not self.rests(cells, owner):
                continue
            if first and all(z > 0 for _, _, z in cells):
                continue
            near = {near for cell in cells for near in around(cell, 1) if owner.get(near) == colour}
            if any(not first or self.inside((cell,)) for cell in near):
                yield cells

    def do(self, place: Place) -> None:
        """Make an action of the mover."""
        assert self.mover is not None
        colour, key = self.mover, (self.mover, place.stone)
        if self.phase == "ruins":
            self.stones[key] = place.cells
            self.laid += 1
            if not self.actions():
                self.phase = "build"
                self.next_builder(self.start)
        elif self.phase == "build":
            self.stones[key] = place.cells
            self.next_builder((colour + 1) % self.colours)
        else:
            del self.stones[key]
            if place.cells:
                self.stones[key] = place.cells
            else:
                self.aside.append(key)
                self.out.add(colour)
            self.next_carrier(1 - colour)

    def next_builder(self, colour: int) -> None:
        """The first that can place; those who cannot are out; then perhaps the second half."""
        self.mover = None
        for step in range(self.colours):
            one = (colour + step) % self.colours
            if one in self.out or self.hand(one) == 0:
                continue
            if any(True for _ in self.places(one)):
                self.mover = one
                return
            self.out.add(one)
        if self.variant == "rebuild":
            self.interim = self.scores()
            self.phase = "rebuild"
            self.out = set()
            a, b = self.interim
            self.next_carrier(0 if a < b else 1 if b < a else 1 - self.start)

    def next_carrier(self, colour: int) -> None:
        """The first that is in and can lift a stone; the other one waits meanwhile."""
        able = [one for one in (colour, 1 - colour) if one not in self.out and self.liftable(one)]
        self.mover = able[0] if able else None
        buried = any(mine == colour and self.inside(cells) for (mine, _), cells in self.stones.items())
        self.waits += bool(able) and able[0] != colour and colour not in self.out and buried

    def hand(self, colour: int) -> int:
        """Stones never placed."""
        gone = [name for mine, name in (*self.stones, *self.aside) if mine == colour]
        return len(NAMES) - len(gone)

    def visible(self, colour: int) -> int:
        """Squares with this colour on top; in the second half beyond the line only."""
        tops = {(x, y): mine for (x, y, _), mine in sorted(self.owner().items())}
        return sum(
            mine == colour
            for square, mine in tops.items()
            if self.phase != "rebuild" or square not in self.red
        )

    def scores(self) -> list[int]:
        """The score of each colour."""
        if self.phase != "rebuild":
            return [self.visible(colour) - self.hand(colour) for colour in range(self.colours)]
        aside = [colour for colour, _ in self.aside]
        return [self.interim[c] + self.visible(c) - aside.count(c) for c in range(self.colours)]


STEPS = {size: [d for d in product((-1, 0, 1), repeat=3) if sum(map(abs, d)) == size] for size in (1, 2)}


def around(cell: Cell, size: int) -> list[Cell]:
    """The cells that share a face (size 1) or only an edge (size 2)."""
    x, y, z = cell
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in STEPS[size]]


def referee_agrees(state: RumisState, rng: Random, often: float = 1.0) -> tuple[Referee, list[Event]]:
    """Play at random to the end, the referee beside it.

    Whole lists are compared at the first stones of the colours, and later at that share of the positions.
    """
    referee = Referee.at(state)
    told: list[Event] = []
    while True:
        assert (referee.seat, referee.phase) == (WHOLE.to_act(state), state.phase)
        assert referee.mover == state.colour
        if len(state.placed) < referee.colours or rng.random() < often:
            listed = [(place.stone, place.cells) for place in WHOLE.legal(state)]
            assert len(listed) == len(set(listed))
            assert set(listed) == referee.actions(), WHOLE.encode(state)
        assert referee.scores() == list(colour_scores(state))
        if WHOLE.to_act(state) is None:
            return referee, told
        place = rng.choice(list(WHOLE.legal(state)))
        state, events = WHOLE.apply(state, place)
        told += events
        referee.do(place)
