"""The search's boards against the rules in every variant: the same moves and scores, position by position."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.bots.search import OVER
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.legal import choices
from desktop_app.games.rumis.engine.opponents import fast_board, move_of, place_of
from desktop_app.games.rumis.engine.rules import WHOLE, colour_scores, stones_left, visible
from desktop_app.games.rumis.engine.state import RumisState
from tests.games.rumis.variants import MODES, Mode

SUITE_SHARE = 16
"""For so many of `--rumis-games` one game is played here, unless a thousand are asked for."""

LISTED = 0.2
"""Share of the positions of which the legal moves are also compared one by one."""

every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


def games_of(config: pytest.Config) -> int:
    """A few games in the suite; all that were asked for from a thousand on."""
    asked = int(config.getoption("--rumis-games"))
    return asked if asked >= 1000 else max(1, asked // SUITE_SHARE)


def same(state: RumisState, board: FastBoard, *, lists: bool = True) -> None:
    """The same position; the legal placements are compared as a set of numbers, and listed if `lists`."""
    actor = WHOLE.to_act(state)
    assert board.actor() == (OVER if actor is None else state.colour if state.phase != "ruins" else actor)
    assert board.phase == state.phase
    assert board.legal_set() == (0 if state.colour is None else choices(state, state.colour))
    if lists:
        assert [place_of(board, move) for move in board.legal()] == list(WHOLE.legal(state))
    assert board.scores() == list(colour_scores(state))
    assert board.left == list(stones_left(state))
    assert board.visible() == list(visible(state))


@every_mode
def test_it_agrees_with_the_rules_move_for_move_and_score_for_score(
    mode: Mode, pytestconfig: pytest.Config
) -> None:
    for seed in range(games_of(pytestconfig)):
        rng = Random(f"{mode}/{seed}")
        tie_break = rng.choice(["shared", "fewer_stones"])
        state = mode.start(rng.randrange(mode.seats), tie_break=tie_break)
        board = fast_board(state)
        while WHOLE.to_act(state) is not None:
            lists = rng.random() < LISTED
            same(state, board, lists=lists)
            if lists:
                assert sum(board.moves()[1]) == pytest.approx(1.0)
            move = rng.choice(board.legal())
            place = place_of(board, move)
            assert place in WHOLE.legal(state)
            assert move_of(board, place) == move
            state, _ = WHOLE.apply(state, place)
            board.play(move)
        same(state, board)
        outcome = WHOLE.outcome(state)
        assert outcome is not None
        paid = board.rewards()
        best = {
            colour % mode.seats for colour, reward in enumerate(paid) if reward >= 0.7 / mode.seats + 0.15
        }
        assert set(outcome.winners) >= best
        assert all(paid[seat] >= 0.7 / len(outcome.winners) for seat in outcome.winners)


@every_mode
def test_a_board_made_from_a_running_game_equals_one_that_was_played(mode: Mode) -> None:
    state, rng = mode.start(), Random(f"{mode}")
    played = fast_board(state)
    while WHOLE.to_act(state) is not None:
        place = rng.choice(list(WHOLE.legal(state)))
        state, _ = WHOLE.apply(state, place)
        played.play(move_of(played, place))
        made = fast_board(state)
        assert made.key() == played.key()
        same(state, made)


@every_mode
def test_playouts_are_legal_games_to_the_end(mode: Mode) -> None:
    state, rng = mode.start(mode.seats - 1), Random(f"out {mode}")
    for _ in range(rng.randrange(30)):
        if WHOLE.to_act(state) is None:
            break
        state, _ = WHOLE.apply(state, rng.choice(list(WHOLE.legal(state))))
    start = fast_board(state)
    end = start.copy()
    rewards, played = end.playout(rng)
    same(state, start)
    assert end.actor() == OVER
    queues = [iter(moves) for moves in played]
    board = start.copy()
    while WHOLE.to_act(state) is not None:
        move = next(queues[board.actor()])
        place = place_of(end, move)
        assert place in WHOLE.legal(state)
        state, _ = WHOLE.apply(state, place)
        board.play(move)
    assert all(next(queue, None) is None for queue in queues)
    assert end.scores() == board.scores() == list(colour_scores(state))
    assert rewards == end.rewards()


@pytest.mark.parametrize("mode", [Mode("colca", 2, "rebuild"), Mode("chullpa", 2, "ruins")], ids=str)
def test_copies_are_independent(mode: Mode) -> None:
    state, rng = mode.start(), Random(7)
    while state.phase != "rebuild" and len(state.placed) < 15:
        state, _ = WHOLE.apply(state, rng.choice(list(WHOLE.legal(state))))
    board = fast_board(state)
    before = board.key(), board.legal(), board.scores()
    board.copy().playout(rng)
    again = board.copy()
    again.play(again.legal()[0])
    assert (board.key(), board.legal(), board.scores()) == before
    assert again.key() != board.key()
