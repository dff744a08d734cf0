"""The computer players of Rumis: five levels for people, and references of fixed strength to measure them by.

Levels 1 to 4 depend on nothing but the view and the seed, unless the clock ends a search first, on a huge
board of one's own or a slow machine. Level 5 thinks by the clock and keeps its tree. All solve puzzles alike.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.bots.search import PLAIN_UCT, PUCT_RAVE, Policy
from desktop_app.bots.simple import GlanceBot, RandomBot
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup

from .advice import advice_for
from .evaluation import MARGIN_SHARE, Table
from .fastboard import FastBoard
from .fastrebuild import RebuildBoard
from .fastruins import RuinsBoard
from .geometry import geometry
from .judgement import Sense, sense_for
from .openings import spoiling
from .pair import threads_to_use
from .puzzles import advice as puzzles
from .puzzles.play import PuzzleView
from .state import Place, RumisState, RumisView
from .stones import stone_of, stone_set
from .thinking import SearchPlayer, grow, tree_of

RumisBot: TypeAlias = Bot[RumisView, Place]

LEVELS: Final[tuple[Level, ...]] = (
    Level(1, Budget(), temperature=1.8),  # 4 plays hardly better than at random
    Level(2, Budget(), temperature=1.4),
    Level(3, Budget(), temperature=0.3),
    Level(4, Budget(iterations=100, seconds=1.2)),
    Level(5, Budget(seconds=1.5)),
)
"""1 looks at squares and cubes as `greedy` does, 2 and 3 see what long searches prefer (`judgement`): a
search of a few iterations plays no better than that glance.
"""

WITH_MORE: Final[tuple[Level, ...]] = (
    LEVELS[0],
    Level(2, Budget(), temperature=1.7),
    Level(3, Budget(), temperature=0.65),
    Level(4, Budget(iterations=150, seconds=1.2)),
    LEVELS[4],
)
"""The same with more than two seats, where search gains less, so the steps have to be others."""

NAMES: Final = ("random", "greedy", "uct1000", "q1000")
"""The references; they never change. `q:N` and `uct:N` search with N iterations, `x:N` as level 5 does,
`x2:N` as level 5 does on a machine with cores enough for two trees.
"""

ADVICE_BUDGET: Final = Budget(iterations=1000, seconds=1.2)
"""A hint is worth no longer wait, on a slow machine either."""

MAX_ITERATIONS: Final = 10_000_000


def make_bot(name: str | int) -> Bot[Any, Any]:
    """The player of that name or level: "1" to "5", those of `NAMES`, "q:N", "uct:N", "x:N", "x2:N".

    It plays at the table, and solves puzzles.

    Raises:
        BadData: there is none.
    """
    return puzzles.EitherBot(_RuinsByLot(_player(str(name))))


class _RuinsByLot(Bot[RumisView, Place]):
    """Lays ruins by lot, and leaves the game to another player.

    For whom a ruin is good is decided by the dozens of stones after it: a search among a thousand places sees
    only noise, and would lay the same ruins in every game.
    """

    def __init__(self, player: RumisBot) -> None:
        self._player = player

    def choose(self, seen: RumisView, rng: Random, control: Control) -> Place:
        """Any place for a ruin; otherwise what the player chooses."""
        if seen.state.phase == "ruins":
            return rng.choice(_legal(seen))
        return self._player.choose(seen, rng, control)


class _ForTheTable(Bot[RumisView, Place]):
    """Leaves the game to one player with two seats, and to another with more."""

    def __init__(self, two: RumisBot, more: RumisBot) -> None:
        self._two = two
        self._more = more

    def choose(self, seen: RumisView, rng: Random, control: Control) -> Place:
        """What the one for this table chooses."""
        player = self._two if seen.state.agreement.seats == 2 else self._more
        return player.choose(seen, rng, control)


def _player(text: str) -> RumisBot:
    for level in LEVELS:
        if text == str(level.number):
            return _ForTheTable(_of_level(level), _of_level(WITH_MORE[level.number - 1]))
    if text == "random":
        return RandomBot(_legal)
    if text == "greedy":
        return GlanceBot(_judged)
    if text == "q1000":
        return _searching(Budget(iterations=1000))
    if text == "uct1000":
        return _plain(Budget(iterations=1000))
    kind, colon, number = text.partition(":")
    if (
        colon
        and kind in ("q", "uct", "x", "x2")
        and number.isascii()
        and number.isdigit()
        and len(number) < 9
    ):
        budget = Budget(iterations=min(max(int(number), 1), MAX_ITERATIONS))
        if kind in ("x", "x2"):
            trees = 2 if kind == "x2" else 1
            return SearchPlayer(_sensed_board, place_of, budget, keep=True, endgame=True, trees=trees)
        return _searching(budget) if kind == "q" else _plain(budget)
    raise BadData(
        f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)}, q:N, uct:N, x:N, x2:N)", given=text[:40]
    )


def advise(seen: RumisView | PuzzleView, rng: Random, control: Control) -> Advice[Any]:
    """A hint for the seat to move: what a strong player would do, and why; in a puzzle the next step."""
    if isinstance(seen, PuzzleView):
        return puzzles.advise(seen, rng, control)
    board = _sensed_board(seen)
    tree = tree_of(board, PUCT_RAVE)
    if len(tree.moves) > 1:
        grow(tree, ADVICE_BUDGET, rng, control)
    move = tree.best()
    return advice_for(board, move, place_of(board, move))


def fast_board(
    state: RumisState, *, margin_share: float = MARGIN_SHARE, sense: Sense | None = None
) -> FastBoard:
    """The position as the search plays on it; sense: what moves are worth, if not what greedy sees."""
    board = _fast_board(state, margin_share)
    board.sense = sense
    return board


def _fast_board(state: RumisState, margin_share: float) -> FastBoard:
    agreed = state.agreement
    number = geometry(agreed.caps).number
    table = Table(state.colours, agreed.seats, agreed.tie_break == "fewer_stones")
    placed = [(stone.colour, number[stone.cells]) for stone in state.placed]
    out, turn = state.out_order, state.colour
    if agreed.variant == "ruins":
        laying = state.phase == "ruins"
        if laying and turn is not None:
            turn = state.seat_of(turn)
        return RuinsBoard.of(
            agreed.caps,
            table,
            placed,
            out,
            turn,
            margin_share=margin_share,
            start=agreed.start,
            laying=laying,
        )
    if agreed.variant == "rebuild":
        return RebuildBoard.of(
            agreed.caps,
            table,
            placed,
            out,
            turn,
            margin_share=margin_share,
            start=agreed.start,
            red=agreed.red,
            interim=state.interim,
            aside=[colour for colour, _ in state.aside],
        )
    return FastBoard.of(agreed.caps, table, placed, out, turn, margin_share=margin_share)


def place_of(board: FastBoard, move: int) -> Place:
    """The action that a move of the fast board stands for."""
    tables, stones = board.geometry, stone_set()
    if move >= len(tables.placed):
        return Place(stones[move - len(tables.placed)].id, ())
    return Place(stones[tables.stone[move]].id, tables.placed[move])


def move_of(board: FastBoard, place: Place) -> int:
    """The move of the fast board that an action stands for."""
    tables, known = board.geometry, stone_of(place.stone)
    if place.cells or known is None:
        return tables.number[place.cells]
    return len(tables.placed) + known.index


def _of_level(level: Level) -> RumisBot:
    if level.temperature:
        return GlanceBot(_judged if level.number == 1 else _sensed, level.temperature)
    if level.budget.iterations is not None:
        return SearchPlayer(_sensed_board, place_of, level.budget)
    return SearchPlayer(
        _sensed_board, place_of, level.budget, keep=True, endgame=True, trees=threads_to_use()
    )


def _searching(budget: Budget, policy: Policy = PUCT_RAVE) -> RumisBot:
    return SearchPlayer(_board, place_of, budget, policy)


def _plain(budget: Budget) -> RumisBot:
    return SearchPlayer(_board_for_the_win, place_of, budget, PLAIN_UCT)


def _considered(
    seen: RumisView, *, margin_share: float = MARGIN_SHARE, sense: Sense | None = None
) -> FastBoard:
    """The position without the openings that would put everybody else out at once."""
    state = seen.state
    board = fast_board(state, margin_share=margin_share, sense=sense)
    if state.phase != "build" or state.agreement.red:
        return board
    spoilt = spoiling(board, state.caps, Table(state.colours, state.agreement.seats))
    return board.without(spoilt) if spoilt else board


def _board(seen: RumisView) -> FastBoard:
    return _considered(seen)


def _sensed_board(seen: RumisView) -> FastBoard:
    return _considered(seen, sense=sense_for(seen.state.agreement.seats))


def _board_for_the_win(seen: RumisView) -> FastBoard:
    return _considered(seen, margin_share=0.0)


def _legal(seen: RumisView) -> list[Place]:
    board = _considered(seen)
    return [place_of(board, move) for move in board.legal()]


def _judged(seen: RumisView) -> tuple[list[Place], list[float]]:
    return _worths(_considered(seen))


def _sensed(seen: RumisView) -> tuple[list[Place], list[float]]:
    return _worths(_sensed_board(seen))


def _worths(board: FastBoard) -> tuple[list[Place], list[float]]:
    moves = board.legal()
    return [place_of(board, move) for move in moves], board.worths(moves)


def search_kind() -> str:
    """Which search plays here, for tables of strengths: "compiled" or "int"."""
    from .corelink import core_kind

    return core_kind()


def measured() -> tuple[Setup, ...]:
    """The tables whose levels are worth measuring: each board with each number of seats in each mode.

    The base boards in their usual game come first.
    """
    from .offer import tables_to_play

    return tables_to_play()
