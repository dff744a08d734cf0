"""A puzzle: what is to be built, of which stones, on which stones that lie there already."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from operator import or_

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.geometry import Geometry, geometry
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import PlacedStone
from desktop_app.games.rumis.engine.stones import stone_of, stone_set

from .cover import Supply
from .targets import MOST_COLOURS, Rule


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The task: fill every cell under the caps with stones of the hands.

    `hands`: per colour the ids of the stones that may be used, in the order of the set; those given are
    not among them. `given`: the stones that lie there, in an order in which each rests on earlier ones.
    `solutions`: how many fillings there are, for a level with a counted number; 0: not counted. Stones of one
    kind count as alike whatever their colour, so do fillings that differ in the order of the stones alone.
    """

    caps: Heights
    rule: Rule
    hands: tuple[tuple[str, ...], ...]
    given: tuple[PlacedStone, ...] = ()
    solutions: int = 0

    @property
    def colours(self) -> int:
        """How many colours there are."""
        return len(self.hands)


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """What stands, and whose turn it is; follows from the puzzle and the stones, never stored.

    `stacks`: the colours of each column's cubes. `free`: the cells to fill, a bit set over cells; `fits`, a
    bit set over placements (flush with the heights everywhere), and per colour `touch` (shares a face with
    one of its cubes). `hands`: per colour the indices of its stones, ascending.
    `turn`: by the contact rule the colour that must place now, None if none can; by the free rule always the
    lowest colour that still has a stone. `out`: the colours found unable to place on their turn.
    """

    geometry: Geometry
    rule: Rule
    stacks: tuple[tuple[int, ...], ...]
    free: int
    fits: int
    touch: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    turn: int | None
    out: tuple[int, ...] = ()

    def height(self, x: int, y: int) -> int:
        """Cubes stacked on a square; 0 outside the footprint."""
        column = self.geometry.column.get((x, y))
        return 0 if column is None else len(self.stacks[column])

    @property
    def supply(self) -> Supply:
        """How many stones of each kind are left, of all colours together."""
        counts = [0] * len(stone_set())
        for hand in self.hands:
            for index in hand:
                counts[index] += 1
        return tuple(counts)

    def possible(self, colour: int) -> int:
        """The placements a colour may make if it is its turn, a bit set."""
        held = 0
        for index in self.hands[colour]:
            held |= self.geometry.of_stone[index]
        found = self.fits & held
        if self.rule == "free" or not any(self.stacks):
            return found
        if self.touch[colour]:
            return found & self.touch[colour]
        near = 0
        for mask in self.touch:
            near |= mask
        return found & near & self.geometry.on_ground

    @property
    def choices(self) -> int:
        """The placements that may be made now, a bit set."""
        if self.rule == "contact":
            return 0 if self.turn is None else self.possible(self.turn)
        held = 0
        for index, count in enumerate(self.supply):
            held |= self.geometry.of_stone[index] if count else 0
        return self.fits & held

    def holder(self, stone: int) -> int | None:
        """The colour that a stone of that kind comes from now: that on turn, or the lowest that has it."""
        return next((colour for colour in range(len(self.hands)) if self.holds(colour, stone)), None)

    def holds(self, colour: int, stone: int) -> bool:
        """Whether a colour may place a stone of that kind now, if there is room."""
        if not 0 <= colour < len(self.hands) or stone not in self.hands[colour]:
            return False
        return self.rule == "free" or colour == self.turn

    def placed(self, number: int, colour: int | None = None) -> Site:
        """The site after a placement among `choices`, by the `holder` of the stone or the colour named."""
        if colour is None:
            colour = self.holder(self.geometry.stone[number])
        assert colour is not None
        return self.laid(colour, number).turned((colour + 1) % len(self.hands))

    def laid(self, colour: int, number: int) -> Site:
        """The site with one more stone, which must fit; it leaves the hand if it is there. The turn stays."""
        tables = self.geometry
        stacks, touch = list(self.stacks), self.touch[colour]
        for cell in tables.placed[number]:
            at = tables.index[cell]
            stacks[tables.column_of[at]] += (colour,)
            touch |= tables.touching[at]
        stone = tables.stone[number]
        hand = tuple(index for index in self.hands[colour] if index != stone)
        grown = tuple(stacks)
        return Site(
            tables,
            self.rule,
            grown,
            self.free & ~tables.bits[number],
            _fitting(tables, grown),
            (*self.touch[:colour], touch, *self.touch[colour + 1 :]),
            (*self.hands[:colour], hand, *self.hands[colour + 1 :]),
            self.turn,
            self.out,
        )

    def without_hands(self) -> Site:
        """The same site with empty hands and nobody on turn."""
        return replace(self, hands=((),) * len(self.hands), turn=None)

    def turned(self, first: int) -> Site:
        """The site with the turn given to the first colour, from `first` on, that can place.

        Those on the way that have stones but no place for any are out.
        """
        if self.rule == "free":
            turn = next((colour for colour, hand in enumerate(self.hands) if hand), None)
            return self._on_turn(turn, self.out)
        out = list(self.out)
        for step in range(len(self.hands)):
            colour = (first + step) % len(self.hands)
            if not self.hands[colour] or colour in out:
                continue
            if self.possible(colour):
                return self._on_turn(colour, tuple(out))
            if self.free:
                out.append(colour)
        return self._on_turn(None, tuple(out))

    def _on_turn(self, turn: int | None, out: tuple[int, ...]) -> Site:
        """The same site with the turn given; `replace` would take the greater part of a search's time."""
        return Site(
            self.geometry,
            self.rule,
            self.stacks,
            self.free,
            self.fits,
            self.touch,
            self.hands,
            turn,
            out,
        )


def _fitting(tables: Geometry, stacks: tuple[tuple[int, ...], ...]) -> int:
    misfits = [levels[len(stack)] for levels, stack in zip(tables.misfit, stacks, strict=True)]
    return tables.every & ~reduce(or_, misfits, 0)


@lru_cache(maxsize=64)
def site_of(puzzle: Puzzle) -> Site:
    """The site as the puzzle gives it, kept; the colour after that of the last given stone is on turn.

    Raises:
        BadData: the puzzle means nothing: unknown stones, stones that do not fit, too few cubes.
    """
    tables = geometry(puzzle.caps)
    whole = (1 << len(tables.cells)) - 1
    stacks: tuple[tuple[int, ...], ...] = ((),) * len(tables.columns)
    if not 1 <= puzzle.colours <= MOST_COLOURS:
        raise BadData(f"a puzzle has 1 to {MOST_COLOURS} colours", given=str(puzzle.colours))
    hands = tuple(_hand(hand) for hand in puzzle.hands)
    site = Site(
        tables,
        puzzle.rule,
        stacks,
        whole,
        _fitting(tables, stacks),
        (0,) * puzzle.colours,
        hands,
        None,
    )
    for stone in puzzle.given:
        site = _with_given(site, stone)
    used = [{s.stone for s in puzzle.given if s.colour == colour} for colour in range(puzzle.colours)]
    if sum(map(len, used)) < len(puzzle.given) or any(
        used[colour] & set(hand) for colour, hand in enumerate(puzzle.hands)
    ):
        raise BadData("every colour has each stone once")
    if sum(stone_set()[index].size for hand in hands for index in hand) < site.free.bit_count():
        raise BadData("the stones are too few to fill the target")
    last = puzzle.given[-1].colour if puzzle.given else -1
    return site.turned((last + 1) % puzzle.colours)


def _hand(names: Iterable[str]) -> tuple[int, ...]:
    found: list[int] = []
    for name in names:
        stone = stone_of(name)
        if stone is None or (found and stone.index <= found[-1]):
            raise BadData("a hand has known stones, each once, in the order of the set", given=name[:40])
        found.append(stone.index)
    return tuple(found)


def _with_given(site: Site, stone: PlacedStone) -> Site:
    number = site.geometry.number.get(stone.cells)
    if number is None or not site.fits >> number & 1:
        raise BadData("a given stone does not fit, or a cube floats", given=f"{stone.stone}: {stone.cells}")
    if not 0 <= stone.colour < len(site.hands):
        raise BadData("a given stone is of no colour of the puzzle", given=str(stone.colour))
    if stone_set()[site.geometry.stone[number]].id != stone.stone:
        raise BadData("a given stone is not of that shape", given=stone.stone)
    return site.laid(stone.colour, number)
