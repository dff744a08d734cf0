"""The computer players in every variant: all levels play whole games by the rules, and with some thought."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.arena.match import challenge, play_all, summary
from desktop_app.bots.bot import Control
from desktop_app.games.rumis.engine.advice import REASONS, VARIANT_REASONS
from desktop_app.games.rumis.engine.benches import move_lists, playouts
from desktop_app.games.rumis.engine.opponents import LEVELS, NAMES, advise, fast_board, make_bot
from desktop_app.games.rumis.engine.rebuild import removable
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.state import RumisState
from tests.games.rumis.variants import MODES, Mode, random_game

PLAYERS = [*(str(level.number) for level in LEVELS), *NAMES]
SOME = [
    Mode("colca", 2, "rebuild"),
    Mode("huaca", 2, "rebuild"),
    Mode("chullpa", 2, "ruins"),
    Mode("puncu", 3, "ruins"),
    Mode("apachita", 5),
    Mode("chaka", 6),
    Mode("incahuasi", 2, four=True),
]


def limited(looks: int) -> Control:
    """A table that says "play now" after so many questions."""
    asked = iter([False] * looks)
    return Control(stop=lambda: next(asked, True), clock=lambda: 0.0)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_all_levels_play_whole_games_by_the_rules(mode: Mode) -> None:
    """The seats have different levels, and another set of them in the next mode."""
    first = MODES.index(mode)
    bots = [make_bot(LEVELS[(first + seat) % len(LEVELS)].number) for seat in range(mode.seats)]
    state = mode.start(first % mode.seats)
    while (seat := WHOLE.to_act(state)) is not None:
        place = bots[seat].choose(WHOLE.observe(state, seat), Random(first), limited(2))
        assert place in WHOLE.legal(state)
        state, _ = WHOLE.apply(state, place)
    outcome = WHOLE.outcome(state)
    assert outcome is not None
    assert min(outcome.ranks) == 1


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("mode", SOME, ids=str)
def test_the_same_view_and_seed_give_the_same_legal_move(name: str, mode: Mode) -> None:
    states = random_game(mode.start(), Random(f"{mode}"))[:-1]
    for state in Random(name).sample(states, 3):
        chosen, again = (
            make_bot(name).choose(WHOLE.observe(seen, WHOLE.to_act(seen)), Random(1), limited(25))
            for seen in (state, WHOLE.decode(WHOLE.encode(state)))
        )
        assert chosen in WHOLE.legal(state)
        assert again == chosen


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_lays_other_ruins_in_another_game(name: str) -> None:
    state = Mode("coricancha", 2, "ruins").start()
    seen = WHOLE.observe(state, WHOLE.to_act(state))
    chosen = {make_bot(name).choose(seen, Random(seed), limited(1)) for seed in range(12)}
    assert len(chosen) > 8
    assert chosen <= set(WHOLE.legal(state))


@pytest.mark.parametrize(
    ("mode", "stronger", "weaker", "least"),
    [
        (Mode("colca", 2, "rebuild"), "greedy", "random", 0.7),
        (Mode("colca", 2, "rebuild"), "q:25", "greedy", 0.6),
        (Mode("tambo", 2, "ruins"), "q:30", "random", 0.8),
        (Mode("apachita", 2), "q:40", "greedy", 0.6),
    ],
    ids=str,
)
def test_more_thought_wins_more_often(mode: Mode, stronger: str, weaker: str, least: float) -> None:
    results = [
        result for _, result in play_all(WHOLE, challenge(mode.setup(), stronger, weaker, 10, 1), make_bot)
    ]
    assert summary(results, stronger).share >= least


def test_the_search_is_ahead_alone_against_five() -> None:
    pairings = challenge(Mode("colca", 6).setup(), "q:15", "random", 1, 1)
    results = [result for _, result in play_all(WHOLE, pairings, make_bot)]
    assert summary(results, "q:15").share > 0.5


@pytest.mark.parametrize("mode", SOME, ids=str)
def test_hints_give_reasons_that_are_true(mode: Mode) -> None:
    states = random_game(mode.start(), Random(5))[:-1]
    for state in Random(6).sample(states, 8):
        seat = WHOLE.to_act(state)
        advice = advise(WHOLE.observe(state, seat), Random(1), limited(3))
        assert advice.action in WHOLE.legal(state)
        assert advice.reason in (*REASONS, *VARIANT_REASONS)
        data = dict(advice.data)
        assert data["area"]
        assert (advice.reason == "ruin") <= (state.phase == "ruins")
        assert (advice.reason == "lay_aside") == (not advice.action.cells)
        check_taken(state, advice.action.stone, data.get("taken"))
        if state.phase != "build":
            assert advice.reason not in ("last_stone", "keeps_room", "first")


def check_taken(state: RumisState, stone: str, taken: object) -> None:
    """In the second half a hint says where the stone stands now."""
    if state.phase != "rebuild":
        assert taken is None
        return
    assert state.colour is not None
    assert taken in [s.cells for s in removable(state, state.colour) if s.stone == stone]


def test_a_hint_to_lay_a_stone_aside() -> None:
    for seed in range(40):
        states = random_game(Mode("puncu", 2, "rebuild").start(), Random(seed))
        stuck = [s for s in states if s.colour is not None and not next(iter(WHOLE.legal(s))).cells]
        if not stuck:
            continue
        advice = advise(
            WHOLE.observe(stuck[0], WHOLE.to_act(stuck[0])), Random(1), Control(stop=lambda: True)
        )
        assert (advice.reason, advice.action.cells) == ("lay_aside", ())
        assert dict(advice.data)["area"]
        assert fast_board(stuck[0]).legal_set() == 0
        return
    pytest.fail("nobody ever had to lay a stone aside")


SMALL = "own:small:3333/3033/3333"


@pytest.mark.parametrize(
    "mode",
    [Mode("puncu", 2, "rebuild"), Mode(SMALL, 2, "ruins"), Mode(SMALL, 5)],
    ids=lambda mode: mode.variant,
)
def test_what_is_measured_is_right_in_every_variant(mode: Mode) -> None:
    """Fast and naive ways list the same placements; both kinds of games come to their end."""
    lists = move_lists(mode.setup())
    assert lists.work() == 1
    games = playouts(mode.setup())
    assert games.work() == 1
    if mode.variant != "rebuild":  # there the full scan takes seconds
        assert games.yardstick() == 1
