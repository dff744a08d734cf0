"""The computer players: they obey the rules everywhere, repeat themselves, and get stronger by level."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.arena.match import challenge, play, play_all, summary
from desktop_app.bots.bot import Budget, Control
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollecate.engine.fast import FastGame
from desktop_app.games.rollecate.engine.opponents import LEVELS, NAMES, advise, make_bot
from desktop_app.games.rollecate.engine.plans import outcomes, plans
from desktop_app.games.rollecate.engine.reference import cost
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.search import Search, ThinkingBot
from desktop_app.games.rollecate.engine.state import Action, Lay, Pass, RollecateState, RollecateView
from desktop_app.games.rollecate.engine.value import MOST_TURNS, WEIGHTS, Values, values
from tests.games.rollecate.positions import Table, any_setup, position

QUICK = ["1", "2", "3", "4", "think:3", *NAMES]
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def decisions(seats: int, seed: int, *, many: bool = False) -> list[RollecateState]:
    """Every position of a random game with some options where a seat decides; `many` chaos cards a turn."""
    rng = Random(f"decisions/{seats}/{seed}")
    setup = any_setup(seats, rng)
    state, found = GAME.initial(setup.with_option("chaos_many", True) if many else setup), []
    while (seat := GAME.to_act(state)) is not None:
        if seat != CHANCE:
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def view(state: RollecateState) -> RollecateView:
    return GAME.observe(state, state.current)


def choice(name: str, state: RollecateState, seed: int = 1) -> Action:
    return make_bot(name).choose(view(state), Random(seed), Control())


def test_five_levels() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert [level.budget.seconds for level in LEVELS[:4]] == [None] * 4
    assert LEVELS[4].budget.seconds is not None
    assert LEVELS[4].budget.seconds <= 1.0


@pytest.mark.parametrize("name", ["0", "6", "", "best", "1 ", "think", "think:", "think:x", "think:-1"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadData):
        make_bot(name)


@SEATS
@pytest.mark.parametrize("name", QUICK)
def test_whole_games_by_the_rules(name: str, seats: int) -> None:
    """`play` raises if a bot leaves the rules."""
    setups = [Setup(seats), any_setup(seats, Random(seats)).with_option("setup_interactive", True)]
    for setup in [*setups, setups[1].with_option("chaos_many", True).with_option("chaos_value", 3)]:
        result = play(GAME, challenge(setup, name, "3", 1, seats)[0], make_bot)
        assert min(result.ranks) == 1


@pytest.mark.parametrize("name", ["2", "3", "4", "think:4", "greedy", "expect"])
def test_every_decision_of_random_games_is_legal(name: str) -> None:
    """Also in positions that the bots would not come to themselves."""
    phases = set()
    for seats in (1, 2, 3, 4):
        for state in decisions(seats, 1) + decisions(seats, 2, many=True) + decisions(seats, 3, many=True):
            if name == "think:4" and state.phase == "act" and state.deck % 3:
                continue
            phases.add(state.phase)
            assert choice(name, state) in GAME.legal(state)
    assert phases >= {"act", "build", "stack", "chaos"}


@pytest.mark.parametrize("name", QUICK)
def test_nothing_but_view_and_seed_counts(name: str) -> None:
    """What was asked before changes nothing."""
    asked = decisions(3, 5)[::5]
    bot = make_bot(name)
    first = [bot.choose(view(state), Random(1), Control()) for state in asked]
    again = [bot.choose(view(state), Random(1), Control()) for state in reversed(asked)]
    assert first == again[::-1] == [choice(name, state) for state in asked]


def test_play_now_is_answered_at_once() -> None:
    """No future is played any more once the table says stop, and the answer is legal."""
    for state in decisions(4, 2)[::6]:
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > 2

        action = make_bot("5").choose(view(state), Random(1), Control(stop=stop))
        assert action in GAME.legal(state)
        assert asked <= 3


def test_the_clock_ends_the_thinking() -> None:
    state = position(Table(rails="2 3 3 4 4 4", train=3, hands=("1 1 4 4C 3 X",), deck=30))
    search = Search(view(state), values(2))
    ticks = iter(range(100))
    made = search.run(
        Budget(iterations=1000, seconds=10.0), Random(1), Control(clock=lambda: float(next(ticks)))
    )
    assert made == 9
    shares: list[float] = []
    Search(view(state), values(2)).run(Budget(iterations=10), Random(1), Control(report=shares.append))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_plan_is_worth_what_its_odds_are() -> None:
    """By hand: on [2 2], train in front, one 1 die: a third stays, two thirds go on; no penalty."""
    state = position(Table(rails="2 2", train=1, hands=("1",), piles=("2",), deck=1))
    game = FastGame.of(state)
    seen = view(state)
    (build,) = [plan for plan in plans(game, seen.hand) if plan.kind == "ride"]
    assert build.lays == (Lay(0, "S"),)
    assert cost(seen, game, build, hand=True) == -1
    assert [each.chance for each in outcomes(game, build)] == pytest.approx([1 / 3, 2 / 3])
    passing = plans(game, seen.hand)[0]
    assert cost(seen, game, passing, hand=False) == -2  # the 2 at the rear goes with the 2 on the pile
    assert isinstance(choice("greedy", state), Pass)


def test_the_last_turn_is_played_for_the_victory() -> None:
    """One point behind with a last turn to go: only the risky way can still win."""
    state = position(Table(rails="2 1 1 3", train=3, hands=("3 3", ""), piles=("4", "4 1"), deck=0))
    search = Search(view(state), values(2))
    best = search.best()
    assert best.kind == "ride"
    assert len(best.lays) == 2


def test_lower_points_are_likelier_to_win() -> None:
    for seats in (2, 3, 4):
        source = values(seats)
        for draws in (0, 9, 30):
            row = [source.chance(float(points), [12.0] * (seats - 1), draws) for points in range(0, 25, 4)]
            assert row == sorted(row, reverse=True)
            assert 0 <= row[-1] < row[0] <= 1
            assert source.chance(12.0, [12.0] * (seats - 1), draws) == pytest.approx(1 / seats)
    assert values(1).chance(7.0, [], 3) == -7.0


def test_values_are_there_for_every_number_of_seats() -> None:
    for seats in (1, 2, 3, 4):
        found = values(seats)
        assert len(found.weights) == WEIGHTS
        assert len(found.spread) == MOST_TURNS + 1
        assert any(found.weights)


def test_without_weights_the_thinker_is_greedy() -> None:
    """With values of nothing it plays the least pile and hand, as the reference does."""
    nothing = Values([0.0] * WEIGHTS, [1e4] * (MOST_TURNS + 1))
    bot = ThinkingBot(Budget(), nothing)
    for state in decisions(2, 7):
        if state.phase in ("act", "build"):
            seen, game = view(state), FastGame.of(view(state))
            found = plans(game, seen.hand)
            costs = [cost(seen, game, plan, hand=True) for plan in found]
            chosen = bot.plan(seen, Random(1), Control())
            assert cost(seen, game, chosen, hand=True) == pytest.approx(min(costs), abs=1e-3)


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [("1", "random", 60, 0.5), ("2", "1", 60, 0.6), ("3", "2", 60, 0.6), ("4", "3", 100, 0.58)],
)
def test_more_thought_wins_more_often(stronger: str, weaker: str, games: int, least: float) -> None:
    results = [
        result for _, result in play_all(GAME, challenge(Setup(2), stronger, weaker, games, 1), make_bot)
    ]
    assert summary(results, stronger).share >= least


def test_alone_the_levels_get_better() -> None:
    means = []
    for name in ("1", "2", "3", "4"):
        results = [play(GAME, challenge(Setup(1), name, name, 1, seed)[0], make_bot) for seed in range(25)]
        means.append(sum(result.scores[0] for result in results) / 25)
    assert means == sorted(means, reverse=True)


def test_with_three_derailments_the_thinker_is_careful() -> None:
    setup = Setup(1).with_option("solo_derail_limit", "three")
    ended = []
    for seed in range(12):
        rng, state = Random(seed), GAME.initial(setup)
        while (seat := GAME.to_act(state)) is not None:
            bot = make_bot("4")
            action = GAME.chance(state, rng) if seat == CHANCE else bot.choose(view(state), rng, Control())
            state, _ = GAME.apply(state, action)
        ended.append(state)
    assert sum(state.lost for state in ended) <= 3


def test_hints_follow_the_strongest_level() -> None:
    state = position(Table(rails="2 3 3 4", hands=("4",), pending="2 3", piles=("3",), phase="stack"))
    assert advise(view(state), Random(1), Control()).action == choice("5", state)
    early = replace(state, phase="act", pending=(), deck=2)
    early = replace(early, pool=tuple(early.pool))
    assert advise(view(early), Random(1), Control()).action in GAME.legal(early)
