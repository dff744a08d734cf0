"""Help with a puzzle: whether it can still be finished, what comes next, and in how many ways it ends.

The reason of a hint is one of these:
    last        the stone that finishes it
    only_here   some cell can be filled by this placement alone; also "cell"
    leads       it leads to a solution; "count": stones still to place, this one among them
    take_off    no way to finish it was found; "count": own stones to take off, last first, until one is;
                "verdict": "no" if it is sure that there is none, else "unknown"
    give_up     no way was found, and nothing is left to take off
"cells" and "stone" name the placement, "area" the squares of the footprint around it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from desktop_app.bots.bot import Advice, Bot, Control
from desktop_app.games.rumis.engine.geometry import members
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Cells, stone_set

from .counting import Count, count_apart, count_fillings
from .cover import tables_of
from .effort import Effort
from .generate import known_solution
from .play import GiveUp, PuzzleAction, PuzzleState, PuzzleView, TakeOff, standing
from .solver import STEPS, Answer, solve

REASONS: Final = ("last", "only_here", "leads", "take_off", "give_up")

STEPS_BACK: Final = STEPS // 8
"""Of asking whether it can be finished with some stones taken off."""

_Details = tuple[tuple[str, object], ...]


def finishable(state: PuzzleState, control: Control | None = None, *, steps: int = STEPS) -> Answer:
    """Whether the position can still be finished: "yes", "no", or "unknown" after so many steps or a stop."""
    if state.puzzle is None or state.gave_up:
        return Answer("unknown")
    return _answer(state, _effort(control, steps))


def _answer(state: PuzzleState, effort: Effort) -> Answer:
    """By the solution the puzzle was made from if the own stones agree with it, else by search."""
    rest = _rest_of_known(state)
    return Answer("yes", rest) if rest is not None else solve(state.site, effort)


def _rest_of_known(state: PuzzleState) -> tuple[int, ...] | None:
    """What is left of the known solution; None if there is none, or the own stones are no part of it."""
    if not state.number and not state.day:
        return None
    puzzle, solution = known_solution(state.kind, state.number, state.day)
    if puzzle != state.puzzle:
        return None
    board = state.site.geometry
    own = tuple((stone.colour, board.number[stone.cells]) for stone in state.built)
    task = solution[len(puzzle.given) :]
    if puzzle.rule == "contact":
        return tuple(number for _, number in task[len(own) :]) if task[: len(own)] == own else None
    numbers, standing_now = [number for _, number in task], {number for _, number in own}
    if not standing_now <= set(numbers):
        return None
    return tuple(number for number in numbers if number not in standing_now)


def solutions(
    state: PuzzleState, control: Control | None = None, *, most: int = 1000, steps: int = STEPS
) -> Count:
    """In how many ways the cells left can be filled, alike stones and orders of placing not told apart.

    On an empty target those alike up to a rotation count once. By the contact rule too all fillings count,
    so some may be out of reach.
    """
    site, effort = state.site, _effort(control, steps)
    if not any(site.stacks):
        return count_apart(state.caps, site.supply, effort, most, mirrored=False)
    return count_fillings(tables_of(state.caps), site.free, site.supply, effort, most)


def advise(seen: PuzzleView, rng: Random, control: Control) -> Advice[PuzzleAction]:
    """The next stone of a solution; where none is found, the stone placed last is to be taken off."""
    state, effort = seen.state, _effort(control, STEPS)
    answer = _answer(state, effort)
    if answer.verdict == "yes" and answer.line:
        return _placing(state, answer.line)
    more = _effort(control, STEPS)
    for back in range(1, len(state.built) + 1):
        shorter = standing(state.kind, state.number, state.day, state.puzzle, state.built[:-back])
        part = more.part(STEPS_BACK)
        if _answer(shorter, part).verdict == "yes":
            return _taking(state, back, answer.verdict)
        more.take(part)
    if state.built:
        return _taking(state, len(state.built), answer.verdict)
    return Advice(GiveUp(), "give_up")


def _effort(control: Control | None, steps: int) -> Effort:
    return Effort(steps, control.stop) if control else Effort(steps)


def _placing(state: PuzzleState, line: tuple[int, ...]) -> Advice[PuzzleAction]:
    board = state.site.geometry
    forced = _forced(state, line)
    number = line[0] if forced is None else forced[0]
    place = Place(stone_set()[board.stone[number]].id, board.placed[number])
    steps = _steps(state, place.stone, place.cells)
    if len(line) == 1:
        return Advice(place, "last", steps)
    if forced is not None:
        return Advice(place, "only_here", (*steps, ("cell", board.cells[forced[1]])))
    return Advice(place, "leads", (*steps, ("count", len(line))))


def _forced(state: PuzzleState, line: tuple[int, ...]) -> tuple[int, int] | None:
    """A placement of the solution that can be made now and is the only one for some cell, and the cell."""
    site = state.site
    tables, choices = tables_of(state.caps), site.choices
    usable = site.geometry.every
    for cell in members(((1 << len(site.geometry.cells)) - 1) & ~site.free):
        usable &= ~tables.holding[cell]
    for index, count in enumerate(site.supply):
        usable &= -1 if count else ~site.geometry.of_stone[index]
    for number in line:
        if choices >> number & 1 and (number == line[0] or site.rule == "free"):
            for cell in members(site.geometry.bits[number]):
                if (usable & tables.holding[cell]).bit_count() == 1:
                    return number, cell
    return None


def _taking(state: PuzzleState, count: int, verdict: str) -> Advice[PuzzleAction]:
    """The stone placed last."""
    last = state.built[-1]
    steps = _steps(state, last.stone, last.cells)
    action = TakeOff(Place(last.stone, last.cells))
    return Advice(action, "take_off", (*steps, ("count", count), ("verdict", verdict)))


def _steps(state: PuzzleState, stone: str, cells: Cells) -> _Details:
    return (("area", _area(state.caps, cells)), ("stone", stone), ("cells", cells))


def _area(caps: Heights, cells: Cells) -> Cells:
    """The squares of the footprint with such cells on them or beside them, also across a corner."""
    around = {(x + dx, y + dy) for x, y, _ in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return tuple(
        (x, y, 0) for y, row in enumerate(caps) for x, cap in enumerate(row) if cap and (x, y) in around
    )


class SolvingBot(Bot[PuzzleView, PuzzleAction]):
    """Solves puzzles by following the hints; gives up where that does not end."""

    def choose(self, seen: PuzzleView, rng: Random, control: Control) -> PuzzleAction:
        """What a hint says, but never back and forth without end."""
        if seen.state.tally.taken > len(stone_set()) * len(seen.state.hands):
            return GiveUp()
        return advise(seen, rng, control).action


class EitherBot(Bot[object, object]):
    """A player for tables and puzzles alike: `table` at the table, the solver where a puzzle is seen."""

    def __init__(self, table: Bot[Any, Any]) -> None:
        self._table = table
        self._solver = SolvingBot()

    def choose(self, seen: object, rng: Random, control: Control) -> object:
        """What the one of the two chooses that knows such a view."""
        if isinstance(seen, PuzzleView):
            return self._solver.choose(seen, rng, control)
        return self._table.choose(seen, rng, control)
