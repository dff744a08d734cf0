"""The computer players: they obey the rules everywhere, repeat themselves, and get stronger by level."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.arena.match import challenge, play, play_all, summary
from desktop_app.bots.bot import Bot, Control, Level
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.opponents import (
    LEVELS,
    NAMES,
    WITH_MORE,
    advise,
    fast_board,
    make_bot,
)
from desktop_app.games.rumis.engine.puzzles import advice as puzzles
from desktop_app.games.rumis.engine.rules import GAME as FOR_ALL
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.scenarios import scenarios
from desktop_app.games.rumis.engine.state import Place, RumisState, RumisView

BOARDS = [scenario.id for scenario in scenarios()]
QUICK = ["1", "2", "random", "greedy", "q:20", "uct:20"]


class Clock:
    """Goes on by a tenth of a second at each look, so that level 5 makes some 14 iterations."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def reached(plies: int, seed: int, setup: Setup) -> RumisState:
    rng = Random(seed)
    state = GAME.initial(setup)
    for _ in range(plies):
        if state.colour is None:
            break
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
    return state


def choice(bot: Bot[RumisView, Place], state: RumisState, seed: int = 1) -> Place:
    return bot.choose(GAME.observe(state, GAME.to_act(state)), Random(seed), Control(clock=Clock()))


@pytest.mark.parametrize("levels", [LEVELS, WITH_MORE], ids=["two", "more"])
def test_five_levels_of_falling_chance_and_rising_budget(levels: tuple[Level, ...]) -> None:
    assert [level.number for level in levels] == [1, 2, 3, 4, 5]
    temperatures = [level.temperature for level in levels]
    assert temperatures == sorted(temperatures, reverse=True)
    assert temperatures[2:] == [temperatures[2], 0.0, 0.0]
    seconds = [level.budget.seconds or 0.0 for level in levels]
    assert seconds == sorted(seconds)
    assert seconds[3] < seconds[4] == 1.5


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", [4, 5])
def test_the_clock_ends_the_search_where_a_playout_takes_long(number: int, seats: int) -> None:
    """A clock of a tenth of a second a look, so that the budgets end after 12 and 15."""
    state = reached(3, 1, Setup(seats))
    seconds = LEVELS[number - 1].budget.seconds
    clock = Clock()
    make_bot(number).choose(GAME.observe(state, GAME.to_act(state)), Random(1), Control(clock=clock))
    assert seconds is not None
    assert clock.now == pytest.approx(seconds, abs=0.21)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", ["3", "4", "x:1000"])
def test_openings_differ(name: str, seats: int) -> None:
    empty = GAME.initial(Setup(seats, 0, (("scenario", "chullpa"),)))
    assert len({choice(make_bot(name), empty, seed) for seed in range(8)}) >= 4


def test_every_player_solves_puzzles_too() -> None:
    setup = Setup(1, 0, (("number", 3), ("target", "cube3")))
    for name in (*map(str, range(1, 6)), *NAMES):
        state = FOR_ALL.initial(setup)
        bot = make_bot(name)
        while FOR_ALL.to_act(state) is not None:
            action = bot.choose(FOR_ALL.observe(state, 0), Random(1), Control())
            state, _ = FOR_ALL.apply(state, action)
        outcome = FOR_ALL.outcome(state)
        assert outcome is not None
        assert outcome.reason == "solved"


def test_hints_for_puzzles_come_from_the_same_place() -> None:
    seen = FOR_ALL.observe(FOR_ALL.initial(Setup(1, 0, (("number", 3),))), 0)
    advice = advise(seen, Random(1), Control())
    assert advice.action in FOR_ALL.legal(seen.state)
    assert advice.reason in puzzles.REASONS


@pytest.mark.parametrize("name", ["0", "6", "", "q:", "q:x", "q:-3", "q:999999999", "best", "1 "])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadData):
        make_bot(name)


def test_levels_go_by_number_or_text() -> None:
    for level in LEVELS:
        assert type(make_bot(level.number)) is type(make_bot(str(level.number)))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("scenario", BOARDS)
def test_whole_games_by_the_rules_on_every_board(name: str, scenario: str) -> None:
    """`play` raises if a bot leaves the rules."""
    for number, seats in enumerate((2, 3, 4)):
        pairing = challenge(Setup(seats, 0, (("scenario", scenario),)), name, "random", 1, number)[0]
        result = play(GAME, pairing, make_bot)
        assert len(result.actions) > 8
        assert min(result.ranks) == 1


@pytest.mark.parametrize("name", ["1", "2", "greedy", "q:20"])
def test_two_players_with_four_colours(name: str) -> None:
    setup = Setup(2, 1, (("four_colours", True), ("scenario", "tambo")))
    result = play(GAME, challenge(setup, name, "random", 1, 5)[0], make_bot)
    assert len(result.scores) == 2


@pytest.mark.parametrize("name", [*map(str, range(1, 6)), *NAMES])
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    state = reached(8, 3, Setup(2, 0, (("scenario", "coricancha"),)))
    assert choice(make_bot(name), state) == choice(make_bot(name), state)


@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
def test_up_to_level_four_nothing_but_view_and_seed_counts(name: str) -> None:
    early, late = (reached(plies, 3, Setup(2)) for plies in (8, 10))
    bot = make_bot(name)
    first = choice(bot, late)
    choice(bot, early, 9)
    assert choice(bot, late) == first


def test_level_five_keeps_its_tree_between_moves() -> None:
    bot = make_bot(5)
    state = reached(10, 4, Setup(2))
    for _ in range(3):
        assert state.colour is not None
        place = choice(bot, state)
        assert place in GAME.legal(state)
        state, _ = GAME.apply(state, place)
        state, _ = GAME.apply(state, next(iter(GAME.legal(state))))


@pytest.mark.parametrize("name", ["4", "5", "uct1000"])
def test_play_now_is_answered_with_a_legal_move_at_once(name: str) -> None:
    state = reached(3, 4, Setup(4, 0, (("scenario", "coricancha"),)))
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    place = make_bot(name).choose(GAME.observe(state, GAME.to_act(state)), Random(1), Control(stop=stop))
    assert place in GAME.legal(state)
    assert 1 <= asked <= 2, "the expert asks before it looks for the end, too"


def test_greedy_takes_the_highest_worth() -> None:
    for seed in range(10):
        state = reached(seed + 3, seed, Setup(3, 0, (("scenario", "cucho"),)))
        board = fast_board(state)
        worths = dict(zip(board.legal(), board.worths(board.legal()), strict=True))
        place = choice(make_bot("greedy"), state)
        assert worths[board.geometry.number[place.cells]] == max(worths.values())


@pytest.mark.parametrize(
    ("scenario", "stronger", "weaker", "least"),
    [
        ("chullpa", "greedy", "random", 0.7),
        ("coricancha", "q:30", "random", 0.9),
        ("chullpa", "q:100", "greedy", 0.8),
        ("pirka", "q:100", "q:3", 0.6),
        ("chullpa", "2", "1", 0.6),
        ("coricancha", "3", "2", 0.6),
        ("pirka", "4", "3", 0.6),
    ],
)
def test_more_thought_wins_more_often(scenario: str, stronger: str, weaker: str, least: float) -> None:
    setup = Setup(2, 0, (("scenario", scenario),))
    results = [result for _, result in play_all(GAME, challenge(setup, stronger, weaker, 12, 1), make_bot)]
    assert summary(results, stronger).share >= least


def test_the_search_is_ahead_alone_against_three() -> None:
    setup = Setup(4, 0, (("scenario", "chullpa"),))
    results = [result for _, result in play_all(GAME, challenge(setup, "q:60", "greedy", 12, 1), make_bot)]
    assert summary(results, "q:60").share > 0.5
