"""The computer players: they obey the rules everywhere, repeat themselves, and get stronger by level."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.arena.match import challenge, play, play_all, summary
from desktop_app.bots.bot import Control
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.opponents import LEVELS, NAMES, make_bot
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Action, RollnbumpState

EVERY = [*(str(level.number) for level in LEVELS), *NAMES]


def decisions(seats: int, seed: int) -> list[RollnbumpState]:
    """Every position of a random game in which a seat decides."""
    rng, state, found = Random(seed), GAME.initial(Setup(seats)), []
    while (seat := GAME.to_act(state)) is not None:
        if seat != CHANCE:
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def choice(name: str, state: RollnbumpState, seed: int = 1) -> Action:
    return make_bot(name).choose(GAME.observe(state, GAME.to_act(state)), Random(seed), Control())


def test_five_levels() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert all(level.budget.seconds is None for level in LEVELS)


@pytest.mark.parametrize("name", ["0", "6", "", "best", "1 ", "dp"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadData):
        make_bot(name)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", EVERY)
def test_whole_games_by_the_rules(name: str, seats: int) -> None:
    """`play` raises if a bot leaves the rules."""
    for pairing in challenge(Setup(seats), name, "2", 1, seats)[:2]:
        result = play(GAME, pairing, make_bot)
        assert min(result.ranks) == 1


@pytest.mark.parametrize("name", EVERY)
def test_nothing_but_view_and_seed_counts(name: str) -> None:
    """What was asked before changes nothing."""
    positions = decisions(3, 5)[5:60:6]
    bot = make_bot(name)
    first = [bot.choose(GAME.observe(s, GAME.to_act(s)), Random(1), Control()) for s in positions]
    again = [bot.choose(GAME.observe(s, GAME.to_act(s)), Random(1), Control()) for s in reversed(positions)]
    assert first == again[::-1] == [choice(name, state) for state in positions]


@pytest.mark.parametrize("name", ["4", "5"])
def test_play_now_is_answered_with_a_legal_action(name: str) -> None:
    for state in decisions(4, 2)[::9]:
        seen = GAME.observe(state, GAME.to_act(state))
        action = make_bot(name).choose(seen, Random(1), Control(stop=lambda: True))
        assert action in GAME.legal(state)


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("1", "random", 0.9), ("2", "1", 0.6), ("4", "2", 0.6), ("5", "2", 0.6)]
)
def test_more_thought_wins_more_often(stronger: str, weaker: str, least: float) -> None:
    pairings = challenge(Setup(2), stronger, weaker, 60, 1)
    results = [result for _, result in play_all(GAME, pairings, make_bot)]
    assert summary(results, stronger).share >= least
