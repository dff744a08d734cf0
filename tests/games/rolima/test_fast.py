"""The game that bots play in their heads is the game of the rules, move for move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from desktop_app.core.game import CHANCE
from desktop_app.games.rolima.engine.cheering import cheer
from desktop_app.games.rolima.engine.deck import HILLS
from desktop_app.games.rolima.engine.fast import Deed, FastGame
from desktop_app.games.rolima.engine.race import cheered, race_of
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    Action,
    Fill,
    House,
    Play,
    Reveal,
    RolimaState,
    Take,
    TakeGum,
    row_of,
)
from tests.games.rolima.positions import any_setup, random_game, result, totals

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
MODULES = pytest.mark.parametrize(
    ("zero_ten", "gum"), [(False, False), (True, False), (False, True), (True, True)]
)


def first_round(seats: int, rng: Random, *, zero_ten: bool, gum: bool) -> RolimaState:
    """The position before the first card of a game with random ways to make the hill."""
    state = GAME.initial(any_setup(seats, rng, zero_ten=zero_ten, gum=gum))
    while state.phase != "cheer":
        state, _ = GAME.apply(state, GAME.chance(state, rng))
    return state


def same(game: FastGame, state: RolimaState) -> bool:
    """Whether both are the same position."""
    other = FastGame.of(state)
    for name in FastGame.__slots__:
        a, b = getattr(game, name), getattr(other, name)
        if name in ("display", "pile", "discard"):
            a, b = sorted(a), sorted(b)
        elif name == "hands":
            a, b = list(map(sorted, a)), list(map(sorted, b))
        elif name == "current" and GAME.to_act(state) in (CHANCE, None):
            continue
        if a != b:
            return False
    return True


def step(game: FastGame, action: Action) -> None:
    match action:
        case Play(card):
            game.play(card)
        case Take(card):
            game.take(card)
        case TakeGum(colour):
            game.take_gum(colour)
        case Reveal(hill):
            game.reveal(hill)
        case Fill(card):
            game.fill(card)


@SEATS
@MODULES
def test_in_step_with_the_rules(seats: int, zero_ten: bool, gum: bool) -> None:
    for seed in range(6):
        rng = Random(f"{seats}/{seed}")
        steps = random_game(any_setup(seats, rng, zero_ten=zero_ten, gum=gum), rng)
        opened = next(number for number, one in enumerate(steps) if one.before.phase == "cheer")
        game = FastGame.of(steps[opened].before)
        for one in steps[opened:]:
            step(game, one.action)
            if one.after.phase != "turn":
                assert same(game, one.after), GAME.encode(one.after)
                assert same(game.copy(), one.after)
        end = steps[-1].after
        assert game.scores() == totals(end)
        assert tuple(game.winners(game.scores())) == result(end).winners


def replayed(state: RolimaState, trace: list[Deed]) -> RolimaState:
    kinds: dict[str, Callable[[int], Action]] = {
        "play": Play,
        "take": Take,
        "gum": TakeGum,
        "reveal": Reveal,
        "fill": Fill,
    }
    for what, number in trace:
        if state.phase == "turn":
            state, _ = GAME.apply(state, GAME.chance(state, Random(0)))
        action = kinds[what](number)
        assert GAME.refusal(state, action) is None, (action, GAME.encode(state))
        state, _ = GAME.apply(state, action)
    return GAME.apply(state, GAME.chance(state, Random(0)))[0] if state.phase == "turn" else state


@SEATS
@MODULES
def test_random_games_obey_the_rules(seats: int, zero_ten: bool, gum: bool) -> None:
    for seed in range(6):
        rng = Random(f"playout/{seats}/{seed}")
        state = first_round(seats, rng, zero_ten=zero_ten, gum=gum)
        game, trace = FastGame.of(state), list[Deed]()
        scores = game.playout(rng, trace)
        end = replayed(state, trace)
        assert end.phase == "over"
        assert same(game, end)
        assert scores == totals(end)


def test_a_trace_changes_nothing() -> None:
    state = first_round(4, Random(3), zero_ten=True, gum=True)
    plain, traced = FastGame.of(state), FastGame.of(state)
    assert plain.copy().playout(Random(1)) == traced.playout(Random(1), [])
    assert same(plain, state)


@SEATS
@pytest.mark.parametrize("rule", [None, *HILLS])
def test_every_hill_card_is_cheered_as_by_the_rules(seats: int, rule: int | None) -> None:
    """Also on arrangements that a random game seldom comes to."""
    rng = Random(f"{rule}/{seats}")
    for state in mixed_up(seats, rng):
        played = state.played
        found = cheer(state.track, rule, played)
        rows = tuple(row_of(state.track, colour) for colour in range(5))
        cards = [one.card for one in played if one.card is not None]
        race, draft = cheered(race_of(state.race, rows), rule or 0, cards)
        assert race.order == tuple(colour for row in reversed(found.track) for colour in reversed(row))
        assert race.rows == tuple(row_of(found.track, colour) for colour in range(5))
        assert race.finished == found.finished
        assert tuple(played[at].seat for at in reversed(draft)) == found.draft


def mixed_up(seats: int, rng: Random) -> list[RolimaState]:
    """Positions of random games in which all have played."""
    found = []
    for _ in range(4):
        setup = any_setup(seats, rng, zero_ten=True).with_option("hill_mode", "hidden")
        found += [one.after for one in random_game(setup, rng) if one.after.phase == "draft"]
    return [state for state in found if len(state.queue) == seats]


def test_hill_cards_come_with_the_odds_of_the_rules() -> None:
    """Two cards named, two from the deck, one of the named seen: chi square over 6,000 draws."""
    house = House(hill_mode="chosen", named=(11, 12, None, None))
    game = FastGame(4, house)
    game.race = race_of((0, 1, 2, 3, 4), (2, 1, 0, 0, 0))
    game.hill = [12, 0, 0, 0]
    rng = Random(1)
    counts = Counter(game.next_hill(rng) for _ in range(6000))
    expected = {11: 1 / 3, **dict.fromkeys(range(1, 11), 2 / 3 / 10)}
    assert set(counts) == set(expected)
    off = sum((counts[hill] - 6000 * odds) ** 2 / (6000 * odds) for hill, odds in expected.items())
    assert off < 10 + 5 * 20**0.5
