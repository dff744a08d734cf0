"""What every game promises, on random games with random set-ups."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Hashable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Score, Setup
from tests.contract.games import AnyGame, all_games, play, random_line, random_setup

GAMES = all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
few = settings(max_examples=25)


def test_there_are_games() -> None:
    assert GAMES
    assert len({game.id for game in GAMES}) == len(GAMES)


@every_game
def test_options_have_choices_and_unknown_ones_are_refused(game: AnyGame) -> None:
    low, high = game.seat_range
    assert 1 <= low <= high
    for seats in range(low, high + 1):
        options = game.options(seats)
        assert len({option.key for option in options}) == len(options)
        for option in options:
            assert option.choices
            assert len(set(map(repr, option.choices))) == len(option.choices)
            for choice in option.choices:
                game.initial(Setup(seats).with_option(option.key, choice))
            with pytest.raises(BadData):
                game.initial(Setup(seats).with_option(option.key, "no such choice"))
        with pytest.raises(BadData):
            game.initial(Setup(seats).with_option("no such option", True))
        for start in (-1, seats):
            with pytest.raises(BadData):
                game.initial(Setup(seats, start))
    for seats in (low - 1, high + 1):
        with pytest.raises(BadData):
            game.initial(Setup(seats))


@every_game
def test_a_missing_option_is_the_first_choice(game: AnyGame) -> None:
    for seats in range(game.seat_range[0], game.seat_range[1] + 1):
        for option in game.options(seats):
            assert game.initial(Setup(seats)) == game.initial(
                Setup(seats).with_option(option.key, option.choices[0])
            )


@every_game
@given(seed=seeds)
@few
def test_legal_actions_are_unique_and_there_exactly_while_someone_is_to_act(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    assert game.to_act(line.states[-1]) is None, "a random game comes to an end"
    for state in line.states:
        actor = game.to_act(state)
        legal = game.legal(state)
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed))
        assert bool(listed) == (actor is not None)
        assert actor is None or actor == CHANCE or 0 <= actor < line.setup.seats
        assert listed == list(game.legal(state)), "the order is fixed"
    for state, action in zip(line.states, line.actions, strict=False):
        assert action in game.legal(state)


@every_game
@given(seed=seeds)
@few
def test_past_states_never_change(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(game, rng)
    line = random_line(game, setup, rng)
    again = play(game, setup, line.actions)
    assert again.states == line.states
    assert again.events == line.events
    kept = [(game.encode(state), hash(state), pickle.dumps(state)) for state in line.states]
    for state in line.states:
        for action in list(game.legal(state))[:3]:
            game.apply(state, action)
        game.outcome(state)
        game.observe(state, None)
    assert [(game.encode(state), hash(state), pickle.dumps(state)) for state in line.states] == kept


@every_game
@given(seed=seeds)
@few
def test_actions_and_positions_survive_their_text(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    for state in line.states:
        text = game.encode(state)
        assert "\n" not in text
        again = game.decode(text)
        assert again == state
        assert hash(again) == hash(state)
        assert game.encode(again) == text
        assert game.to_act(again) == game.to_act(state)
        assert list(game.legal(again)) == list(game.legal(state))
        assert game.outcome(again) == game.outcome(state)
    for state in line.states:
        texts = [game.notate(action) for action in game.legal(state)]
        assert len(set(texts)) == len(texts)
        assert [game.parse(text) for text in texts] == list(game.legal(state))
        assert all(text == text.strip() and "\n" not in text for text in texts)


@every_game
@given(seed=seeds, text=st.text(max_size=60))
@few
def test_damaged_text_is_refused_as_bad_data(game: AnyGame, seed: int, text: str) -> None:
    """Cut, doubled or changed text is either refused or read as what it says; nothing else is ever raised."""
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    position = game.encode(rng.choice(line.states))
    action = game.notate(rng.choice(line.actions))
    for original, read, write in ((position, game.decode, game.encode), (action, game.parse, game.notate)):
        place = rng.randrange(len(original))
        damaged = (
            text,
            original[:place],
            original + text,
            original[:place] + text + original[place:],
            original[:place] + original[place + 1 :],
            original + original,
        )
        for candidate in damaged:
            try:
                value = read(candidate)
            except BadData:
                continue
            assert write(value) == candidate


@every_game
@given(seed=seeds)
@few
def test_the_imagine_law(game: AnyGame, seed: int) -> None:
    """What is imagined looks the same and allows the same."""
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    for state in line.states:
        actor = game.to_act(state)
        for seat in (None, *range(line.setup.seats)):
            seen = game.observe(state, seat)
            imagined = game.imagine(seen, rng)
            assert game.observe(imagined, seat) == seen
            assert game.to_act(imagined) == actor
            if actor == seat:
                assert list(game.legal(imagined)) == list(game.legal(state))


@every_game
@given(seed=seeds)
@few
def test_the_outcome_is_there_exactly_at_the_end(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    for state in line.states:
        outcome = game.outcome(state)
        assert (outcome is None) == (game.to_act(state) is not None)
        standing = game.standing(game.observe(state, None))
        assert len(standing) == line.setup.seats
        assert all(isinstance(score, Score) for score in standing)
    final = game.outcome(line.states[-1])
    assert final is not None
    assert len(final.scores) == len(final.ranks) == line.setup.seats
    for rank in final.ranks:
        assert rank == 1 + sum(other < rank for other in final.ranks), "equal ranks are shared"
    assert final.winners == tuple(seat for seat, rank in enumerate(final.ranks) if rank == 1)


@every_game
@given(seed=seeds)
@few
def test_refusals_agree_with_the_legal_actions(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    other = random_line(game, random_setup(game, rng), rng)
    for state in line.states:
        legal = game.legal(state)
        listed = list(legal)
        for action in rng.sample(listed, min(20, len(listed))):
            assert game.refusal(state, action) is None
        for action in (*line.actions, *rng.sample(other.actions, min(20, len(other.actions)))):
            code = game.refusal(state, action)
            assert (code is None) == (action in legal)
            assert (action in legal) == (action in listed)
            assert code is None or code.isidentifier()


@every_game
@given(seed=seeds)
@few
def test_states_actions_and_views_are_values(game: AnyGame, seed: int) -> None:
    """They can be compared, hashed, copied and sent to another process."""
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    state, action = rng.choice(line.states), rng.choice(line.actions)
    for value in (state, action, game.observe(state, None), game.observe(state, 0)):
        assert isinstance(value, Hashable)
        assert dataclasses.is_dataclass(value)
        for again in (copy.deepcopy(value), pickle.loads(pickle.dumps(value))):  # noqa: S301 - its own pickle
            assert again == value
            assert hash(again) == hash(value)
        for field in dataclasses.fields(value)[:1]:
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(value, field.name, None)


@every_game
@given(seed=seeds)
@few
def test_events_have_codes_and_plain_details(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    line = random_line(game, random_setup(game, rng), rng)
    for events in line.events:
        assert events, "every action is visible in some way"
        for event in events:
            assert event.code.isidentifier()
            assert event.seat is None or 0 <= event.seat < line.setup.seats
            assert all(event.get(key) == value for key, value in event.data)
            for seat in (None, *range(line.setup.seats)):
                seen = event.seen_by(seat)
                assert seen is None or isinstance(seen, Event)
