"""Making puzzles: number n of a kind, and that of a day, the same on every machine for good.

A target is filled at random and the filling put into an order in which it can be built. The stones at the end
of the order are taken away again: they are the task. Everything is counted in steps, nothing measured in
time, so nothing depends on the machine. A change here or in the search changes the puzzles of saved games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from desktop_app.games.rumis.engine.geometry import Geometry, geometry
from desktop_app.games.rumis.engine.state import PlacedStone
from desktop_app.games.rumis.engine.stones import stone_set

from .counting import Count, count_apart, count_fillings
from .cover import build_order, fillings, tables_of
from .draw import Draw
from .effort import Effort
from .puzzle import Puzzle, Site, site_of
from .solver import in_turn
from .targets import Colours, PuzzleLevel, Rule, collection, parse_day

NUMBERS: Final = 1000
"""How many puzzles there are of each kind; they count from 1."""

_FILL_STEPS: Final = 2500
_ORDER_STEPS: Final = 600
_COUNT_STEPS: Final = 4000
_SET_STEPS: Final = 20_000
_MOST_CUBES_COUNTED: Final = 36
_MOST_COUNTED: Final = 600
"""Sets of stones for larger targets, with more fillings or more steps to count them are left uncounted."""
_TRIES: Final = (6, 40_000)
"""Buildings looked at until one has an end that is long enough and can be filled in one way only: so many, or
more of a small target, namely the second number through the square of its volume."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What is chosen before a puzzle is dealt: ids of target and level, the rule, few or many colours."""

    target: str
    level: str
    rule: Rule = "free"
    colours: Colours = "few"

    @property
    def colour_count(self) -> int:
        """How many colours the puzzle has."""
        target = collection().target(self.target)
        return target.few if self.colours == "few" else target.many


Built = tuple[tuple[int, int], ...]
"""A whole filling in an order in which it can be built: (colour, placement number)."""


def kind_of_day(day: str) -> Kind:
    """What is dealt on a day, given as "2026-02-28".

    Raises:
        BadData: no such day.
    """
    dealt = collection().week[parse_day(day).weekday()]
    return Kind(dealt.target, dealt.level, dealt.rule, dealt.colours)


def puzzle_of_day(day: str) -> Puzzle:
    """The puzzle of a day; the date alone decides, and it is none of the numbered ones but by accident.

    Raises:
        BadData: no such day.
    """
    return _made(kind_of_day(day), _of_day(day))[0]


def puzzle_number(kind: Kind, number: int) -> Puzzle:
    """One of the `NUMBERS` puzzles of a kind; of level "open" all are the same.

    Raises:
        BadData: unknown target or level.
    """
    return _made(kind, _of_number(number))[0]


def known_solution(kind: Kind, number: int, day: str) -> tuple[Puzzle, Built]:
    """A numbered puzzle, or that of a day, and the building it was made from, given stones and all."""
    return _made(kind, _of_day(day) if day else _of_number(number))


def _of_day(day: str) -> str:
    return f"day {day}"


def _of_number(number: int) -> str:
    return f"number {number}"


@lru_cache(maxsize=64)
def _made(kind: Kind, which: str) -> tuple[Puzzle, Built]:
    target, level = collection().target(kind.target), collection().level(kind.level)
    everything = tuple(stone.id for stone in stone_set())
    whole = Puzzle(target.heights, kind.rule, (everything,) * kind.colour_count)
    draw = Draw(f"rumis {kind.target} {kind.level} {kind.rule} {kind.colours} {which}")
    if level.stones == (0, 0):
        built = next(_buildings(whole, draw))
        return (whole if level.whole else _set_of_stones(whole, built)), built
    return _tail(whole, level, draw)


def _buildings(whole: Puzzle, draw: Draw) -> Iterator[Built]:
    """Endless random ways to build the target."""
    board, site = geometry(whole.caps), site_of(whole)
    tables = tables_of(whole.caps)
    while True:
        ranking = draw.order(range(len(board.placed)))
        found = next(fillings(tables, site.free, site.supply, Effort(_FILL_STEPS), ranking=ranking), None)
        if found is None:
            continue
        if whole.rule == "contact":
            line = in_turn(site, found, Effort(_ORDER_STEPS), ranking=ranking)
            if line is not None:
                yield _with_colours(site, line)
            continue
        order = build_order(board, draw.order(found))
        assert order is not None
        yield _coloured(board, order, whole.colours, draw)


def _with_colours(site: Site, line: tuple[int, ...]) -> Built:
    """The colours that the turns give to a line by the contact rule."""
    built: list[tuple[int, int]] = []
    for number in line:
        assert site.turn is not None
        built.append((site.turn, number))
        site = site.placed(number)
    return tuple(built)


def _coloured(board: Geometry, order: tuple[int, ...], colours: int, draw: Draw) -> Built:
    """A colour for each placement: none has two stones of a kind, all have about equally many."""
    used: list[set[int]] = [set() for _ in range(colours)]
    given: dict[int, int] = {}
    common = sorted(order, key=lambda number: (-_alike(board, order, number), board.stone[number], number))
    for number in common:
        stone = board.stone[number]
        able = [colour for colour in draw.order(range(colours)) if stone not in used[colour]]
        colour = min(able, key=lambda one: len(used[one]))
        used[colour].add(stone)
        given[number] = colour
    return tuple((given[number], number) for number in order)


def _alike(board: Geometry, order: tuple[int, ...], number: int) -> int:
    return sum(board.stone[other] == board.stone[number] for other in order)


def _tail(whole: Puzzle, level: PuzzleLevel, draw: Draw) -> tuple[Puzzle, Built]:
    """The end of a building as a task with one solution: as long as the level wants, or nearly so."""
    low, high = level.stones
    take = _from_the_end if whole.rule == "contact" else _from_the_top
    best: tuple[int, Built] = (0, ())
    buildings = _buildings(whole, draw)
    for _ in range(max(_TRIES[0], _TRIES[1] // sum(map(sum, whole.caps)) ** 2)):
        built = next(buildings)
        wanted = min(low + draw.below(high - low + 1), len(built))
        taken, built = take(whole, built, wanted, draw)
        if taken > best[0]:
            best = (taken, built)
        if taken >= low:
            break
    return _cut(whole, best[1], len(best[1]) - best[0], solutions=1), best[1]


def _from_the_end(whole: Puzzle, built: Built, wanted: int, draw: Draw) -> tuple[int, Built]:
    """How many stones, up to `wanted`, can go from the end so that one filling is left; and the building."""
    taken = 1
    while taken < wanted and _unique(whole, built[len(built) - taken - 1 :]):
        taken += 1
    return taken, built


def _from_the_top(whole: Puzzle, built: Built, wanted: int, draw: Draw) -> tuple[int, Built]:
    """The same, taking stones off wherever none lies on them; those taken are put last in the building."""
    board = geometry(whole.caps)
    left, taken = list(built), list[tuple[int, int]]()
    while len(taken) < wanted:
        filled = 0
        for _, number in left:
            filled |= board.bits[number]
        tops = [stone for stone in left if not board.above[stone[1]] & filled]
        found = next((stone for stone in draw.order(tops) if _unique(whole, (*taken, stone))), None)
        if found is None:
            break
        left.remove(found)
        taken.append(found)
    return len(taken), (*left, *reversed(taken))


def _unique(whole: Puzzle, missing: Built) -> bool:
    """Whether these are the only way to fill their cells with their stones, as far as is looked."""
    board = geometry(whole.caps)
    free, counts = 0, [0] * len(stone_set())
    for _, number in missing:
        free |= board.bits[number]
        counts[board.stone[number]] += 1
    found = count_fillings(tables_of(whole.caps), free, tuple(counts), Effort(_COUNT_STEPS), most=1)
    return found == Count(1, complete=True)


def _cut(whole: Puzzle, built: Built, at: int, *, solutions: int) -> Puzzle:
    """The puzzle whose first `at` stones are given; the hands are those that follow."""
    board, stones = geometry(whole.caps), stone_set()
    given = tuple(
        PlacedStone(colour, stones[board.stone[number]].id, board.placed[number])
        for colour, number in built[:at]
    )
    hands = tuple(
        tuple(stones[index].id for index in sorted(board.stone[n] for c, n in built[at:] if c == colour))
        for colour in range(whole.colours)
    )
    return Puzzle(whole.caps, whole.rule, hands, given, solutions)


def _set_of_stones(whole: Puzzle, built: Built) -> Puzzle:
    """The stones of a building alone, with the number of fillings up to rotation where it can be counted."""
    task = _cut(whole, built, 0, solutions=0)
    if sum(map(sum, whole.caps)) > _MOST_CUBES_COUNTED:
        return task
    supply = site_of(task).supply
    found = count_apart(whole.caps, supply, Effort(_SET_STEPS), _MOST_COUNTED, mirrored=False)
    return Puzzle(task.caps, task.rule, task.hands, (), found.number if found.complete else 0)
