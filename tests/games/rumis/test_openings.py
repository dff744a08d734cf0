"""Openings that leave nobody else a first stone: the rules allow them, computer players do without."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.corelink import core_of
from desktop_app.games.rumis.engine.evaluation import Table
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.openings import spoiling
from desktop_app.games.rumis.engine.opponents import advise, make_bot, move_of
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.scenarios import scenario_of
from tests.games.rumis.cores import core_module


def spoilt(scenario: str, seats: int) -> int:
    """How many openings put all others out."""
    caps, table = scenario_of(scenario).table(seats).heights, Table(seats, seats)
    return spoiling(FastBoard(caps, table), caps, table).bit_count()


@pytest.mark.parametrize(
    ("scenario", "count"),
    [("colca", 0), ("puncu", 8), ("apachita", 2), ("chaka", 0), ("huaca", 28), ("incahuasi", 0)],
)
def test_which_boards_have_such_openings(scenario: str, count: int) -> None:
    assert spoilt(scenario, 5) == count


def test_with_four_colours_there_is_always_a_reply() -> None:
    assert [spoilt(scenario, 4) for scenario in ("puncu", "apachita", "huaca")] == [0, 0, 0]


def test_the_rules_allow_what_puts_all_others_out() -> None:
    state = WHOLE.initial(Setup(5).with_option("scenario", "apachita"))
    opening = WHOLE.parse("I4:a2,a3,a4,a5")
    assert opening in WHOLE.legal(state)
    assert WHOLE.apply(state, opening)[0].out_order == (1, 2, 3, 4)


@pytest.mark.parametrize("name", ["1", "2", "3", "4", "greedy"])
def test_no_computer_player_opens_so(name: str) -> None:
    """Of 1,601 openings two shut all others out, and every search found one of them."""
    state = WHOLE.initial(Setup(6).with_option("scenario", "apachita"))
    for seed in range(2):
        place = make_bot(name).choose(WHOLE.observe(state, 0), Random(seed), Control())
        assert not WHOLE.apply(state, place)[0].out_order


def test_no_hint_proposes_it() -> None:
    state = WHOLE.initial(Setup(5).with_option("scenario", "apachita"))
    advice = advise(WHOLE.observe(state, 0), Random(1), Control())
    assert not WHOLE.apply(state, advice.action)[0].out_order


def test_a_board_without_another_opening_is_played_all_the_same() -> None:
    """Two squares: whatever is placed first, nobody can follow."""
    state = WHOLE.initial(Setup(5).with_option("scenario", "own:Two:22"))
    place = make_bot("2").choose(WHOLE.observe(state, 0), Random(1), Control())
    assert place in WHOLE.legal(state)


def test_placements_kept_off_are_gone_for_the_first_stone_alone() -> None:
    caps = scenario_of("apachita").table(5).heights
    board = FastBoard(caps, Table(5, 5))
    move = move_of(board, WHOLE.parse("I4:a2,a3,a4,a5"))
    kept = board.without(1 << move)
    assert set(board.legal()) - set(kept.legal()) == {move}
    assert move in board.legal()
    compiled = core_module("compiled")
    assert core_of(kept, module=compiled).position()[4] == kept.legal()
    for one in (board, kept):
        one.play(one.legal()[0])
    assert kept.legal() == board.legal()
