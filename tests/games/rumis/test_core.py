"""The core against the int boards and their search: the same numbers, compiled or not, from the same seed."""

from __future__ import annotations

import os
from random import Random
from types import ModuleType
from typing import Any

import pytest

from desktop_app.bots.search import OVER, PLAIN_UCT, PUCT_RAVE, Policy, Search
from desktop_app.games.rumis.engine.benches import BENCHES
from desktop_app.games.rumis.engine.corelink import core_kind, core_of, fits, load
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.judgement import sense_for
from desktop_app.games.rumis.engine.opponents import fast_board
from desktop_app.games.rumis.engine.rules import opening
from desktop_app.games.rumis.engine.state import Agreement
from tests.games.rumis.cores import ALL_MODES, KINDS, SOME_MODES, core_module
from tests.games.rumis.variants import Mode

every_mode = pytest.mark.parametrize("mode", ALL_MODES, ids=str)
some_modes = pytest.mark.parametrize("mode", SOME_MODES, ids=str)
both_kinds = pytest.mark.parametrize("kind", KINDS)


def test_it_is_compiled_where_that_is_required() -> None:
    if os.environ.get("TISCHRUNDE_CORE") == "required":
        assert core_kind() == "compiled"
    else:
        assert core_kind() in ("compiled", "int")


def begun(mode: Mode, rng: Random) -> FastBoard:
    return fast_board(mode.start(rng.randrange(mode.seats), tie_break=rng.choice(["shared", "fewer_stones"])))


def same(core: Any, board: FastBoard) -> None:
    """The same turn, statuses, key, scores and legal moves."""
    turn, out, code, scores, moves = core.position()
    assert (code, turn, out) == board.key()[:3]
    assert scores == board.scores()
    assert moves == (board.legal() if turn != OVER else [])


def same_playout(core: Any, board: FastBoard, seed: int) -> None:
    """The same moves, rewards and scores, and the generator in the same state after them."""
    rng, end = Random(seed), board.copy()
    core.seed(rng.getstate()[1])
    rewards, played = end.playout(rng)
    assert core.playout() == (rewards, played, end.scores())
    assert core.chance() == rng.getstate()[1]


def same_search(module: ModuleType, board: FastBoard, policy: Policy, iterations: int, seed: int) -> None:
    """The same tree, to the last bit of every sum."""
    core, search, rng = core_of(board, policy, module=module), Search(board, policy), Random(seed)
    core.seed(Random(0).getstate()[1])
    core.open_root()
    core.seed(rng.getstate()[1])
    core.iterate(iterations)
    for _ in range(iterations):
        search.iterate(rng)
    same_rows(core, search)
    assert core.chance() == rng.getstate()[1]


def sensible(board: FastBoard) -> FastBoard:
    """The same position for a player with a sense of placements."""
    twin = board.copy()
    twin.sense = sense_for(board.agreed()[0].seats)
    return twin


def same_rows(core: Any, search: Search) -> None:
    root = search.root
    assert core.rows() == list(zip(root.moves, root.count, root.total, root.priors, strict=True))


@every_mode
def test_games_agree_position_by_position(mode: Mode) -> None:
    module, rng = core_module("compiled"), Random(f"{mode}")
    for _ in range(2):
        board = begun(mode, rng)
        core = core_of(board, module=module)
        while board.actor() != OVER:
            same(core, board)
            if rng.random() < 0.3:
                loaded = core_of(board, module=module)
                same(loaded, board)
                same_playout(loaded, board, rng.randrange(1000))
            move = rng.choice(board.legal())
            board.play(move)
            core.play(move)
        same(core, board)


@every_mode
def test_searches_agree_to_the_last_bit(mode: Mode) -> None:
    module, rng = core_module("compiled"), Random(f"search {mode}")
    board = begun(mode, rng)
    while board.actor() != OVER:
        if rng.random() < 0.15:
            same_search(module, board, PUCT_RAVE, 80, rng.randrange(1000))
            same_search(module, board, PLAIN_UCT, 40, rng.randrange(1000))
            same_search(module, sensible(board), PUCT_RAVE, 80, rng.randrange(1000))
        board.play(rng.choice(board.legal()))


@some_modes
def test_uncompiled_it_says_the_same(mode: Mode) -> None:
    module, rng = core_module("interpreted"), Random(f"plain {mode}")
    board = begun(mode, rng)
    core = core_of(board, module=module)
    while board.actor() != OVER:
        if rng.random() < 0.3:
            same(core, board)
        if rng.random() < 0.15:
            same_playout(core, board, rng.randrange(1000))
        if rng.random() < 0.08:
            same_search(module, board, PUCT_RAVE, 10, 3)
            same_search(module, board, PLAIN_UCT, 6, 3)
            same_search(module, sensible(board), PUCT_RAVE, 10, 3)
        move = rng.choice(board.legal())
        board.play(move)
        core.play(move)
    same(core, board)


@both_kinds
@pytest.mark.parametrize("mode", [SOME_MODES[0], SOME_MODES[4]], ids=str)
def test_the_tree_goes_on_where_the_game_has_come(mode: Mode, kind: str) -> None:
    """Both ways find the same node again, with the same numbers, and forget the rest."""
    board, rng = begun(mode, Random(3)), Random(5)
    core = core_of(board, PUCT_RAVE, module=core_module(kind))
    core.open_root()
    search, found, iterations = Search(board, PUCT_RAVE), 0, 400 if kind == "compiled" else 60
    while board.actor() != OVER:
        core.seed(rng.getstate()[1])
        core.iterate(iterations)
        for _ in range(iterations):
            search.iterate(rng)
        same_rows(core, search)
        for _ in range(2):
            if board.actor() != OVER:
                board.play(search.best() if rng.random() < 0.8 else rng.choice(board.legal()))
                node = search.descendant(board.key(), 2)
                search = Search(board, PUCT_RAVE, node)
                found += node is not None
                load(core, board, PUCT_RAVE, 2)
                core.seed(Random(0).getstate()[1])
                core.open_root()
                same_rows(core, search)
                same(core, board)
    assert found > 5


@both_kinds
def test_a_full_tree_goes_on_without_growing(kind: str) -> None:
    board = begun(Mode("pirka", 2), Random(1))
    core = core_of(board, PUCT_RAVE, module=core_module(kind))
    core.prepare(core.policy_used(), 3000)
    core.seed(Random(1).getstate()[1])
    core.open_root()
    core.iterate(400 if kind == "compiled" else 120)
    assert sum(count for _, count, _, _ in core.rows()) == (400 if kind == "compiled" else 120)
    assert core.entries_used() < 3000 + len(board.legal())


@both_kinds
def test_the_largest_board(kind: str) -> None:
    """12 x 12 squares, 8 levels: 1,152 cells and 100,000 placements."""
    caps = ((8,) * 12,) * 12
    rng = Random(1)
    board = fast_board(opening(Agreement(6, 0, "", caps)))
    core = core_of(board, module=core_module(kind))
    for _ in range(9 if kind == "compiled" else 2):
        same(core, board)
        move = rng.choice(board.legal())
        board.play(move)
        core.play(move)
    same(core, board)
    same_playout(core, board, 1)


def test_a_core_fits_positions_of_its_own_table_only() -> None:
    board = begun(Mode("chullpa", 2), Random(1))
    core = core_of(board, module=core_module("compiled"))
    assert fits(core, board)
    assert not fits(core, begun(Mode("chullpa", 3), Random(1)))
    assert not fits(core, begun(Mode("chullpa", 2, "ruins"), Random(1)))
    assert not fits(core, fast_board(Mode("chullpa", 2).start(), margin_share=0.0))


@pytest.mark.parametrize("name", ["core-playout", "core-opening", "core-endgame"])
@pytest.mark.parametrize("mode", [SOME_MODES[0], SOME_MODES[1], SOME_MODES[4]], ids=str)
def test_what_is_measured_does_its_work(name: str, mode: Mode) -> None:
    core_module("compiled")
    bench = BENCHES[name](mode.setup())
    assert bench.work() > 0
    assert bench.yardstick() > 0
