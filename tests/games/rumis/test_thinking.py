"""The players on both kinds of search: the same moves, a clean stop, and budgets that are kept."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from desktop_app.bots.bot import Budget, Control
from desktop_app.bots.search import PLAIN_UCT, PUCT_RAVE, Policy, SearchBot
from desktop_app.games.rumis.engine.opponents import fast_board, place_of
from desktop_app.games.rumis.engine.pair import PairTree, threads_to_use
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.state import Place, RumisView
from desktop_app.games.rumis.engine.thinking import SearchPlayer, grow, tree_of
from desktop_app.games.rumis.engine.trees import CoreTree, Tree
from tests.games.rumis.cores import SOME_MODES, core_module
from tests.games.rumis.variants import Mode, random_game


def _action(board: Any, move: int) -> Place:
    return place_of(board, move)


kinds = pytest.mark.parametrize("kind", ["compiled", "int"])


def player(kind: Any, budget: Budget, policy: Policy = PUCT_RAVE, *, keep: bool = False) -> SearchPlayer:
    return SearchPlayer(lambda seen: fast_board(seen.state), place_of, budget, policy, keep=keep, kind=kind)


@pytest.mark.parametrize("policy", [PUCT_RAVE, PLAIN_UCT], ids=["q", "uct"])
@pytest.mark.parametrize("mode", SOME_MODES, ids=str)
def test_both_kinds_play_the_same_moves_as_the_shared_search(mode: Mode, policy: Policy) -> None:
    """And leave the generator in the same state, so that whole games are the same."""
    core_module("compiled")
    shared: SearchBot[RumisView, Place] = SearchBot(
        lambda seen: fast_board(seen.state), _action, Budget(60), policy
    )
    for state in random_game(mode.start(), Random(f"{mode}"))[:-1:4]:
        seen = WHOLE.observe(state, WHOLE.to_act(state))
        dice = [Random(9), Random(9), Random(9)]
        bots = [shared, player("int", Budget(60), policy), player("compiled", Budget(60), policy)]
        chosen = [bot.choose(seen, rng, Control()) for bot, rng in zip(bots, dice, strict=True)]
        assert chosen[0] == chosen[1] == chosen[2]
        assert dice[0].getstate() == dice[1].getstate() == dice[2].getstate()


def test_both_kinds_keep_the_same_tree() -> None:
    core_module("compiled")
    bots = [player(kind, Budget(150), keep=True) for kind in ("int", "compiled")]
    for state in random_game(Mode("pirka", 2).start(), Random(4))[:-1]:
        seen = WHOLE.observe(state, WHOLE.to_act(state))
        first, second = (bot.choose(seen, Random(2), Control()) for bot in bots)
        assert first == second


@kinds
def test_a_kept_tree_is_of_no_use_at_another_table(kind: str) -> None:
    if kind == "compiled":
        core_module(kind)
    bot = player(kind, Budget(30), keep=True)
    for mode in (Mode("chullpa", 2), Mode("pirka", 3), Mode("chullpa", 2)):
        state = mode.start()
        fresh = player(kind, Budget(30)).choose(WHOLE.observe(state, 0), Random(1), Control())
        assert bot.choose(WHOLE.observe(state, 0), Random(1), Control()) == fresh


class Counting:
    """A tree that only counts."""

    def __init__(self) -> None:
        self.moves = [1, 2]
        self.chunk = 10
        self.trees = 1
        self.batches: list[int] = []
        self.ahead = 0.0

    def start(self, rng: Random) -> None: ...

    def iterate(self, count: int) -> None:
        self.batches.append(count)

    def finish(self) -> None: ...

    def ranking(self) -> list[tuple[int, int, float]]:
        made = sum(self.batches)
        second = int(made * (1.0 - self.ahead) / 2)
        return [(1, made - second, 0.5), (2, second, 0.5)]

    def best(self) -> int:
        return 1

    def length(self, stop: object = None) -> float:
        return 99.0

    def solve(self, board: object, limit: int, low: int, high: int) -> None: ...


def test_batches_grow_while_they_take_no_time_and_end_where_they_shall() -> None:
    tree = Counting()
    shares: list[float] = []
    made = grow(tree, Budget(100), Random(1), Control(report=shares.append, clock=lambda: 0.0))
    assert made == sum(tree.batches) == 100
    assert tree.batches[:4] == [1, 2, 4, 8]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_batches_stay_short_where_an_iteration_takes_long() -> None:
    """Each takes 5 ms here: the table is asked again after 20 ms at most."""
    tree = Counting()
    control = Control(clock=lambda: 0.005 * sum(tree.batches))
    made = grow(tree, Budget(seconds=1.0), Random(1), control)
    assert 195 <= made <= 205
    assert max(tree.batches) <= 4


@pytest.mark.parametrize(
    ("ahead", "least", "most"), [(0.0, 0.99, 1.01), (0.5, 0.69, 0.74), (1.0, 0.54, 0.58)]
)
def test_a_search_by_the_clock_ends_when_nothing_can_change_any_more(
    ahead: float, least: float, most: float
) -> None:
    """10 000 iterations in a second. With half of all visits ahead it ends when 0.5 n > 1.2 (10 000 - n)."""
    tree = Counting()
    tree.ahead = ahead
    control = Control(clock=lambda: 0.0001 * sum(tree.batches))
    made = grow(tree, Budget(seconds=1.0), Random(1), control)
    assert least * 10_000 <= made <= most * 10_000
    tree.batches.clear()
    assert grow(tree, Budget(5000), Random(1), control) == 5000


def test_it_stops_when_the_table_says_so() -> None:
    tree, asked = Counting(), iter([False, False, True])
    assert grow(tree, Budget(10_000), Random(1), Control(stop=lambda: next(asked))) == 3
    assert tree.batches == [1, 2]


def test_two_trees_decide_together_and_threads_change_nothing() -> None:
    """Each is the tree that its generator alone would have grown; visits and rewards are added up."""
    core_module("compiled")
    board = fast_board(Mode("pirka", 4).start())
    pair = PairTree(board, PUCT_RAVE)
    grow(pair, Budget(700), Random(5), Control())
    rng = Random(5)
    second = Random(rng.getrandbits(64))
    trees = [CoreTree(board, PUCT_RAVE), CoreTree(board, PUCT_RAVE)]
    for tree, dice in zip(trees, (rng, second), strict=True):
        grow(tree, Budget(700), dice, Control())
    found = {move: (count, mean) for move, count, mean in pair.ranking()}
    for (move, count, mean), (other, visits, value) in zip(
        *(sorted(tree.ranking()) for tree in trees), strict=True
    ):
        assert move == other
        assert found[move][0] == count + visits
        if count + visits:
            assert found[move][1] == pytest.approx((count * mean + visits * value) / (count + visits))
    assert sum(count for count, _ in found.values()) == 1400
    assert pair.best() == pair.ranking()[0][0]


def test_two_trees_are_kept_from_move_to_move() -> None:
    core_module("compiled")
    games = []
    for _ in range(2):
        bot = SearchPlayer(
            lambda seen: fast_board(seen.state), place_of, Budget(150), keep=True, endgame=True, trees=2
        )
        states = random_game(Mode("pirka", 2).start(), Random(4))[:-1]
        games.append(
            [bot.choose(WHOLE.observe(one, WHOLE.to_act(one)), Random(2), Control()) for one in states]
        )
    assert games[0] == games[1]


@pytest.mark.parametrize(("cores", "threads"), [(1, 1), (2, 1), (3, 2), (16, 2)])
def test_one_core_stays_free_for_the_window(
    monkeypatch: pytest.MonkeyPatch, cores: int, threads: int
) -> None:
    core_module("compiled")
    monkeypatch.setattr("os.sched_getaffinity", lambda process: set(range(cores)), raising=False)
    assert threads_to_use() == threads


@kinds
def test_the_trees_keep_what_is_promised(kind: Any) -> None:
    if kind == "compiled":
        core_module(kind)
    board = fast_board(Mode("chullpa", 3).start())
    tree: Tree = tree_of(board, PUCT_RAVE, kind=kind)
    assert tree.moves == board.legal()
    assert tree.best() in tree.moves
    grow(tree, Budget(20), Random(1), Control())
    assert sum(visits for _, visits, _ in tree.ranking()) == 20
    assert tree.best() == tree.ranking()[0][0]
    other: Any = tree_of(board, PUCT_RAVE, kind="int")
    assert tree.length() == other.length() > 0


@kinds
def test_the_length_of_games_is_not_found_out_once_the_table_says_stop(kind: Any) -> None:
    if kind == "compiled":
        core_module(kind)
    tree = tree_of(fast_board(Mode("chullpa", 3).start()), PUCT_RAVE, kind=kind)
    asked = iter([False, False, True])
    assert tree.length(lambda: next(asked)) == inf
    assert 3 < tree.length() < 33
