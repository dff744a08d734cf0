"""The computer players: they obey the rules everywhere, repeat themselves, and get stronger by level."""

from __future__ import annotations

import subprocess
import sys
from math import exp
from random import Random

import pytest

from desktop_app.arena.match import challenge, play, play_all, summary
from desktop_app.bots.bot import Budget, Control
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.engine.opponents import LEVELS, NAMES, advise, make_bot
from desktop_app.games.rolima.engine.reference import ratings
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.search import BATCH, Search
from desktop_app.games.rolima.engine.state import BLIND_BEND, Action, Play, RolimaState, RolimaView, Take
from desktop_app.games.rolima.engine.training import Moment, fitted
from desktop_app.games.rolima.engine.training import game as training_game
from desktop_app.games.rolima.engine.tree import Node
from tests.games.rolima.positions import Table, any_setup, cards, done, position, random_game

QUICK = ["1", "2", "3", "think:9", *NAMES]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def decisions(seats: int, seed: int) -> list[RolimaState]:
    """Every position of a random game with some options where a seat decides."""
    rng = Random(f"decisions/{seats}/{seed}")
    steps = random_game(any_setup(seats, rng), rng)
    return [step.before for step in steps if GAME.to_act(step.before) != CHANCE]


def view(state: RolimaState) -> RolimaView:
    return GAME.observe(state, state.current)


def choice(name: str, state: RolimaState, seed: int = 1) -> Action:
    return make_bot(name).choose(view(state), Random(seed), Control())


def test_five_levels() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert [level.budget.seconds for level in LEVELS[:4]] == [None] * 4
    assert LEVELS[4].budget.seconds is not None
    assert LEVELS[4].budget.seconds <= 1.0


def test_levels_are_told_without_the_game() -> None:
    code = (
        "import sys, desktop_app.games.rolima.engine.opponents as o; assert len(o.LEVELS) == 5;"
        "print([name for name in sys.modules if name.startswith('desktop_app.games.rolima.engine.')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["['desktop_app.games.rolima.engine.opponents']"]


@pytest.mark.parametrize(
    "name", ["0", "6", "", "best", "1 ", "think", "think:", "think:x", "think:-1", "think:0"]
)
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadData):
        make_bot(name)


@SEATS
@pytest.mark.parametrize("name", QUICK)
def test_whole_games_by_the_rules(name: str, seats: int) -> None:
    """`play` raises if a bot leaves the rules."""
    blind = Setup(seats).with_option("hill_mode", "fixed").with_option("gum_cards", True)
    for section in (1, 2, 3, 4):
        blind = blind.with_option(f"hill_{section}", BLIND_BEND if section == 1 else 0)
    for setup in (Setup(seats), any_setup(seats, Random(seats)), blind):
        result = play(GAME, challenge(setup, name, "2", 1, seats)[0], make_bot)
        assert min(result.ranks) == 1


@SEATS
@pytest.mark.parametrize("name", ["1", "2", "3", "think:5"])
def test_every_decision_of_random_games_is_legal(name: str, seats: int) -> None:
    """Also in positions that the bots would not come to themselves."""
    for seed in (1, 2):
        for state in decisions(seats, seed)[:: 3 if name == "3" else 1]:
            assert choice(name, state) in GAME.legal(state)


@pytest.mark.parametrize("name", QUICK)
def test_nothing_but_view_and_seed_counts(name: str) -> None:
    """What was asked before changes nothing."""
    asked = decisions(3, 5)[::6]
    bot = make_bot(name)
    first = [bot.choose(view(state), Random(1), Control()) for state in asked]
    again = [bot.choose(view(state), Random(1), Control()) for state in reversed(asked)]
    assert first == again[::-1] == [choice(name, state) for state in asked]


def test_play_now_is_answered_at_once() -> None:
    """Not even a batch is thought any more once the table says stop, and the answer is legal."""
    for state in decisions(4, 2)[::6]:
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > 2

        action = make_bot("5").choose(view(state), Random(1), Control(stop=stop))
        assert action in GAME.legal(state)
        assert asked <= 3
        assert make_bot("5").choose(view(state), Random(1), Control(stop=lambda: True)) in GAME.legal(state)


def test_the_clock_ends_the_thinking() -> None:
    search = Search(view(position(Table(hands=("R1 R2 G9 V4", "B2")))), Random(1))
    ticks = iter(range(100))
    shares: list[float] = []
    control = Control(clock=lambda: float(next(ticks)), report=shares.append)
    assert search.run(Budget(iterations=1000, seconds=10.0), control) == 9 * BATCH
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_the_only_card_is_taken_without_a_thought() -> None:
    """Sold Out, and the other has drafted: nobody asks the clock."""
    state = position(Table(hands=("R1", "B2"), rule=9))
    state = done(state, "play R1", "play B2", "take " + GAME.notate(Take(state.display[0])).split()[1])

    def asked() -> bool:
        raise AssertionError

    action = make_bot("5").choose(view(state), Random(1), Control(stop=asked))
    assert action == Take(state.display[0])


def test_greedy_plays_for_its_bets() -> None:
    """G4 brings green to the front, where the other two green cards pay three times."""
    state = position(Table(hands=("G4 G1 G5 B8", "B9")))
    points = {GAME.notate(action): worth for action, worth in ratings(view(state))}
    assert points["play G4"] == max(points.values()) == 15 + 0.25 * 6
    assert choice("greedy", state) == Play(cards("G4")[0])
    drafting = done(state, "play G4", "play B9")
    assert choice("greedy", drafting) in GAME.legal(drafting)


def test_thinking_wins_on_the_spot_where_it_can() -> None:
    """The last to play may end the race with all bets paying; anything else lets the others on."""
    table = Table(hands=("R6 R1 R2 R3", "Y4 B1 V1 B2"), track="V/B/G//YR", horn=1)
    state = done(position(table), "play Y4")
    assert choice("think:60", state) == Play(cards("R6")[0])
    behind = Table(hands=("R9 V1 V2 B3", "Y4 R1 R2 R3"), track="V/B/G//YR", horn=1)
    assert choice("think:200", done(position(behind), "play Y4")) != Play(cards("R9")[0])


def test_the_tree_prefers_what_paid() -> None:
    node, taken = Node(), {1: 0, 2: 0, 3: 0}
    for _ in range(300):
        way, edge = node.choose([1, 2, 3], [0.0, 0.0, 0.0])
        gain = 0.7 if way == 2 else 0.3
        taken[way] += 1
        edge.visits += 1
        edge.total += gain
        node.visits += 1
        node.total += gain
    assert taken[2] > 200
    assert min(taken.values()) > 0


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [("1", "random", 60, 0.7), ("2", "1", 100, 0.55), ("3", "2", 60, 0.55), ("think:200", "3", 40, 0.5)],
)
def test_more_thought_wins_more_often(stronger: str, weaker: str, games: int, least: float) -> None:
    pairings = challenge(Setup(2), stronger, weaker, games, 1)
    results = [result for _, result in play_all(GAME, pairings, make_bot)]
    assert summary(results, stronger).share >= least


def test_hints_are_legal_and_explained() -> None:
    stop = iter([False, False, True] * 100)
    for state in decisions(3, 4)[::9]:
        found = advise(view(state), Random(1), Control(stop=lambda: next(stop)))
        assert found.action in GAME.legal(state)
        assert found.reason


def test_what_made_seats_win_is_found_again() -> None:
    """Made-up rounds in which each point multiplies the odds to win by e to the power of 0.3."""
    rng, moments = Random(1), []
    for _ in range(3000):
        points = [float(rng.randrange(10)), float(rng.randrange(10))]
        first = rng.random() < 1 / (1 + exp(0.3 * (points[1] - points[0])))
        seats = tuple((each, float(rng.randrange(5)), 0.0) for each in points)
        moments.append(Moment(1, seats, (1.0, 0.0) if first else (0.0, 1.0)))
    clear, gum, thinks = fitted(moments)
    assert clear == pytest.approx(0.3, abs=0.03)
    assert gum == pytest.approx(0.0, abs=0.05)
    assert thinks == 0.0


def test_games_to_learn_from() -> None:
    """Each round but the last one is noted; a weight for each section can be fitted to it."""
    moments = training_game(3, Random(4), iterations=3)
    assert [moment.section for moment in moments] == sorted(moment.section for moment in moments)
    assert len(moments) >= 4
    for moment in moments:
        assert sum(moment.won) == pytest.approx(1.0)
        assert all(gums >= 4 for _, gums, _ in moment.seats)
    assert len(fitted(moments)) == 3
