"""The exact end of the game against looking at every game there is, and how level 5 plays it."""

from __future__ import annotations

from functools import cache
from math import inf
from random import Random
from typing import Any, cast

import pytest

from desktop_app.bots.bot import Budget, Control
from desktop_app.bots.search import OVER, PUCT_RAVE
from desktop_app.games.rumis.engine import thinking
from desktop_app.games.rumis.engine.corelink import core_of
from desktop_app.games.rumis.engine.endgame import MOST, Endgame, Hopeless, strength
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.opponents import fast_board, place_of
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.thinking import (
    AHEAD,
    NEAR,
    NEARER,
    Ending,
    SearchPlayer,
    patience,
    tree_of,
)
from desktop_app.games.rumis.engine.trees import Tree
from tests.games.rumis.cores import KINDS, core_module
from tests.games.rumis.endings import TWO_SEATS, end_of_game, kept
from tests.games.rumis.variants import Mode, random_game

FEW = 400
"""Games to the end that are looked at one by one at most."""

MODES = [
    Mode("chullpa", 2),
    Mode("pirka", 2),
    Mode("coricancha", 2),
    Mode("tambo", 2, four=True),
    Mode("colca", 2, "rebuild"),
    Mode("cucho", 2, "ruins"),
    Mode("chullpa", 3),
    Mode("pirka", 4),
    Mode("apachita", 5),
]
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


class TooMany(Exception):
    pass


def margin_of(board: FastBoard) -> int:
    table = board.agreed()[0]
    return strength(board, table, 0) - strength(board, table, 1)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def results(board: FastBoard, budget: list[int]) -> dict[int, Any]:
    """What each legal move leads to if all play on as well as can be: margin, or rewards per colour."""
    found: dict[int, Any] = {}
    for move in board.legal():
        after = board.copy()
        after.play(move)
        found[move] = value_of(after, budget)
    return found


def value_of(board: FastBoard, budget: list[int]) -> Any:
    budget[0] -= 1
    if budget[0] < 0:
        raise TooMany
    two = board.agreed()[0].seats == 2
    turn = board.actor()
    if turn == OVER:
        return margin_of(board) if two else board.rewards()
    values = list(results(board, budget).values())
    if two:
        return max(values) if turn % 2 == 0 else min(values)
    return max(values, key=lambda rewards: rewards[turn])


@cache
def ends(mode: Mode, count: int) -> list[tuple[FastBoard, dict[int, Any]]]:
    """Positions near the end of random games, with what their moves lead to."""
    found = []
    for seed in range(200):
        rng = Random(f"{mode} {seed}")
        states = random_game(mode.start(rng.randrange(mode.seats)), rng)[:-1]
        for state in states[-5:]:
            board = fast_board(state)
            if len(board.legal()) < 2:
                continue
            try:
                found.append((board, results(board, [FEW])))
            except TooMany:
                continue
            break
        if len(found) == count:
            return found
    raise AssertionError(f"too few ends of games: {mode}")


@every_mode
def test_it_finds_what_looking_at_every_game_finds(mode: Mode) -> None:
    for board, values in ends(mode, 4):
        turn = board.actor()
        solved = Endgame().solve(board, 10**6)
        assert solved is not None
        if mode.seats == 2:
            best = max(values.values()) if turn % 2 == 0 else min(values.values())
            assert (values[solved[0]], solved[1]) == (best, best)
        else:
            assert values[solved[0]][turn] == max(rewards[turn] for rewards in values.values())


@pytest.mark.parametrize("kind", KINDS)
@every_mode
def test_the_core_finds_the_same_move(mode: Mode, kind: str) -> None:
    module = core_module(kind)
    for board, values in ends(mode, 4)[: 4 if kind == "compiled" else 1]:
        plain, core = Endgame(), core_of(board, module=module)
        for low, high in ((-1, 1), (-MOST, MOST)):
            assert core.solve(10**6, low, high) == plain.solve(board, 10**6, low, high)
            assert core.looked_at() == plain.looked
        if mode.seats == 2:
            best = max(values.values()) if board.actor() % 2 == 0 else min(values.values())
            move, margin = core_of(board, module=module).solve(10**6, -1, 1)
            assert sign(margin) == sign(best) == sign(values[move])


def test_it_goes_on_where_it_gave_up() -> None:
    """With few positions allowed at a time it comes to the same result in the end."""
    board = longer_end()
    at_once = core_of(board, module=core_module("compiled")).solve(10**7, -MOST, MOST)
    core, tries = core_of(board, module=core_module("compiled")), 0
    while (found := core.solve(500, -MOST, MOST)) is None:
        tries += 1
        assert tries < 10_000
    assert tries > 2
    assert found == at_once


def longer_end() -> FastBoard:
    for seed in range(100):
        states = random_game(Mode("chullpa", 2).start(), Random(seed))
        board = fast_board(states[-9])
        core = core_of(board, module=core_module("compiled"))
        if core.solve(60_000, -MOST, MOST) and core.looked_at() > 5000:
            return board
    raise AssertionError("no such position")


@pytest.mark.parametrize("kind", KINDS)
def test_too_many_moves_are_not_worth_a_try(kind: str) -> None:
    board = fast_board(Mode("coricancha", 2).start())
    assert len(board.legal()) > 256
    with pytest.raises(Hopeless):
        Endgame().solve(board, 1000)
    assert core_of(board, module=core_module(kind)).solve(1000, -MOST, MOST) == ()


@pytest.mark.parametrize("kind", ["compiled", "int"])
def test_level_five_keeps_the_exact_result(kind: Any) -> None:
    """Though the tree grows by two iterations only: the move, or the tree's if it is as good."""
    if kind == "compiled":
        core_module(kind)
    player = SearchPlayer(
        lambda seen: fast_board(seen.state), place_of, Budget(2, 1e9), keep=True, endgame=True, kind=kind
    )
    for mode in (MODES[0], MODES[1], MODES[3]):
        for board, values in ends(mode, 4):
            ending = Ending(tree_of(board, PUCT_RAVE, None, kind), board, lambda: True, lambda: False)
            ending.find()
            assert ending.exact
            best = max(values.values()) if board.actor() % 2 == 0 else min(values.values())
            assert values[ending.move or 0] == best
            for move, value in values.items():
                assert ending.keeps(move) == (sign(value) == sign(best))
    state = random_game(Mode("chullpa", 2).start(), Random(8))[-6]
    place = player.choose(WHOLE.observe(state, WHOLE.to_act(state)), Random(1), Control(clock=lambda: 0.0))
    assert place in WHOLE.legal(state)


def test_the_expert_keeps_every_result_that_can_be_solved() -> None:
    """Ends of games between searching players, eight moves before the end; `endings` does it with more."""
    core_module("compiled")
    known = [kept(end_of_game(mode, seed, 8), "x:20") for mode in TWO_SEATS for seed in range(4)]
    assert False not in known
    assert known.count(True) > 0.9 * len(known)


def test_a_short_try_comes_before_the_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position too early for all the time, in which a tree of 20 iterations by itself goes wrong."""
    core_module("compiled")
    state = end_of_game(Mode("tambo", 2, four=True), 19, 8)
    assert kept(state, "x:20")
    monkeypatch.setattr(thinking, "AHEAD", 0.0)
    assert kept(state, "x:20") is False


@pytest.mark.parametrize(("seats", "near"), [(2, NEAR), (3, NEARER), (6, NEARER)])
def test_the_nearer_the_end_the_more_time_it_is_worth(seats: int, near: float) -> None:
    class Long:
        def __init__(self, moves: float) -> None:
            self.moves = moves

        def length(self, stop: Any) -> float:
            return inf if stop() else self.moves

    def worth(moves: float, *, stop: bool = False) -> float:
        return patience(cast("Tree", Long(moves)), seats, lambda: stop)

    assert worth(near) == 1
    assert (0 < worth(near + AHEAD) < 1) == (seats == 2)
    assert worth(near + AHEAD + 0.1) == 0
    assert worth(near, stop=True) == 0
