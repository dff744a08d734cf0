"""The search's board against the rules: the same moves and the same scores, position by position."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from desktop_app.bots.search import OVER
from desktop_app.core.game import Outcome, Setup
from desktop_app.games.rumis.engine.evaluation import Table, priors, rewards
from desktop_app.games.rumis.engine.fastboard import FastBoard
from desktop_app.games.rumis.engine.judgement import sense_for
from desktop_app.games.rumis.engine.legal import choices
from desktop_app.games.rumis.engine.opponents import fast_board, place_of
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.rules import colour_scores, opening, stones_left, visible
from desktop_app.games.rumis.engine.scenarios import scenarios
from desktop_app.games.rumis.engine.state import Agreement, RumisState

BOARDS = [scenario.id for scenario in scenarios()]
KINDS = [(2, False), (3, False), (4, False), (2, True)]


def setup_of(scenario: str, seats: int, *, four: bool, start: int = 0, tie_break: str = "shared") -> Setup:
    options: dict[str, str | bool] = {"scenario": scenario, "tie_break": tie_break}
    if four:
        options["four_colours"] = True
    return Setup(seats, start, tuple(sorted(options.items())))


def reached(scenario: str, seats: int, plies: int, seed: int, *, four: bool = False) -> RumisState:
    """A position after so many random placements, or the end."""
    rng = Random(seed)
    state = GAME.initial(setup_of(scenario, seats, four=four))
    for _ in range(plies):
        if state.colour is None:
            break
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
    return state


LISTED = 0.2
"""Share of the positions of which the legal moves are also compared one by one."""


def same(state: RumisState, board: FastBoard, *, lists: bool = True) -> None:
    """The same position; the legal placements are compared as a set of numbers, and listed if `lists`."""
    assert board.actor() == (OVER if state.colour is None else state.colour)
    assert board.legal_set() == (0 if state.colour is None else choices(state, state.colour))
    if lists:
        assert [place_of(board, move) for move in board.legal()] == list(GAME.legal(state))
    assert board.scores() == list(colour_scores(state))
    assert board.left == list(stones_left(state))
    assert board.visible() == list(visible(state))


@pytest.mark.parametrize("scenario", BOARDS)
@pytest.mark.parametrize(("seats", "four"), KINDS)
def test_it_agrees_with_the_rules_move_for_move_and_score_for_score(
    scenario: str, seats: int, four: bool, request: pytest.FixtureRequest
) -> None:
    for seed in range(int(request.config.getoption("--rumis-games"))):
        rng = Random(f"{scenario}/{seats}/{four}/{seed}")
        tie_break = rng.choice(["shared", "fewer_stones"])
        start = rng.randrange(seats)
        state = GAME.initial(setup_of(scenario, seats, four=four, start=start, tie_break=tie_break))
        board = fast_board(state)
        number = board.geometry.number
        while state.colour is not None:
            same(state, board, lists=rng.random() < LISTED)
            chosen = place_of(board, rng.choice(board.legal()))
            state, _ = GAME.apply(state, chosen)
            board.play(number[chosen.cells])
        same(state, board)
        outcome = GAME.outcome(state)
        assert outcome is not None
        check_rewards(board, outcome, seats)


def check_rewards(board: FastBoard, outcome: Outcome, seats: int) -> None:
    """The victory is worth 0.7, shared by the winners; the rest is the margin's."""
    paid = board.rewards()
    for colour, reward in enumerate(paid):
        assert reward == paid[colour % seats]
        if colour % seats in outcome.winners:
            assert 0.7 / len(outcome.winners) <= reward <= 0.7 / len(outcome.winners) + 0.3
        else:
            assert 0.0 <= reward <= 0.15 + 1e-9


@pytest.mark.parametrize(("seats", "four"), KINDS)
def test_a_board_made_from_a_running_game_equals_one_that_was_played(seats: int, four: bool) -> None:
    state = GAME.initial(setup_of("pirka", seats, four=four))
    played = fast_board(state)
    rng = Random(5)
    while state.colour is not None:
        chosen = rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, chosen)
        played.play(played.geometry.number[chosen.cells])
        made = fast_board(state)
        same(state, made)
        assert made.key() == played.key()


def test_playouts_are_legal_games_to_the_end() -> None:
    for seats, four in KINDS:
        for seed in range(10):
            start = reached("coricancha", seats, seed, seed, four=four)
            end = fast_board(start)
            rewards_, played = end.playout(Random(seed))
            assert end.actor() == OVER
            state = start
            queues = [iter(moves) for moves in played]
            while state.colour is not None:
                place = place_of(end, next(queues[state.colour]))
                assert place in GAME.legal(state)
                state, _ = GAME.apply(state, place)
            assert all(next(queue, None) is None for queue in queues)
            assert end.scores() == list(colour_scores(state))
            assert rewards_ == end.rewards()


def test_a_playout_takes_each_move_equally_often() -> None:
    """Three moves of 2 x 1 squares, two levels high: lying, or upright on either square."""
    state = opening(Agreement(2, 0, "", ((2, 2),)))
    board = fast_board(state)
    rng = Random(3)
    counts: Counter[int] = Counter()
    for _ in range(4000):
        counts[board.copy().playout(rng)[1][0][0]] += 1
    assert set(counts) == set(board.legal())
    expected = 4000 / len(counts)
    assert all(abs(count - expected) < 4 * expected**0.5 for count in counts.values())


def test_copies_are_independent() -> None:
    board = fast_board(reached("chullpa", 4, 9, 1))
    before = board.key(), board.legal(), board.scores()
    twin = board.copy()
    twin.playout(Random(1))
    again = board.copy()
    again.play(again.legal()[0])
    assert (board.key(), board.legal(), board.scores()) == before
    assert again.key() != board.key()


def test_keys_tell_boards_and_positions_apart() -> None:
    keys = {fast_board(reached(name, 3, plies, 7)).key() for name in BOARDS for plies in range(20)}
    assert len(keys) == 20 * len(BOARDS)


def test_the_worth_of_a_placement() -> None:
    """Own new squares + covered squares of others / (seats - 1) + 0.75 per cube."""
    state = opening(Agreement(3, 0, "", ((4, 4, 4),)))
    for text in ("I2:a1,b1", "V3:b1.2,c1,c1.2"):
        place = GAME.parse(text)
        assert place in GAME.legal(state)
        state, _ = GAME.apply(state, place)
    board = fast_board(state)
    owner = [state.top(x, 0) for x in range(3)]
    for move, worth in zip(board.legal(), board.worths(board.legal()), strict=True):
        place = place_of(board, move)
        squares = {x for x, _, _ in place.cells}
        gained = sum(owner[x] != state.colour for x in squares)
        covered = sum(owner[x] not in (None, state.colour) for x in squares)
        assert worth == pytest.approx(gained + covered / 2 + 0.75 * len(place.cells))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_worth_of_a_placement_at_a_second_glance(seats: int) -> None:
    """The weights of the features, added up from the cells."""
    state = opening(Agreement(seats, 0, "", ((4, 2, 2, 3),)))
    for text in ("I2:a1,b1", "V3:b1.2,c1,c1.2"):
        place = GAME.parse(text)
        assert place in GAME.legal(state)
        state, _ = GAME.apply(state, place)
    sense = sense_for(seats)
    board = fast_board(state, sense=sense)
    assert state.colour is not None
    how = board.left[state.colour] / 11 - 0.5
    caps, owner = (4, 2, 2, 3), [state.top(x, 0) for x in range(4)]
    moves = board.legal()
    assert moves
    for move, worth in zip(moves, board.worths(moves), strict=True):
        place = place_of(board, move)
        wanted = len(place.cells) * (sense.cube[0] + how * sense.cube[1])
        for x in {x for x, _, _ in place.cells}:
            level = max(z for column, _, z in place.cells if column == x) + 1
            mine, others = owner[x] == state.colour, owner[x] not in (None, state.colour)
            full = level == caps[x]
            for count, (middle, drift) in (
                (1, sense.square),
                (full, sense.sealed),
                (caps[x] - level, sense.room),
                (mine, sense.own),
                (mine and full, sense.own_sealed),
                (others, sense.other),
                (others and full, sense.other_sealed),
            ):
                wanted += count * (middle + how * drift)
        assert worth == pytest.approx(wanted)


def test_with_four_colours_the_partner_is_no_opponent() -> None:
    state = reached("chullpa", 2, 12, 3, four=True)
    board = fast_board(state)
    assert all((other - board.actor()) % 2 == 1 for other in board.opponents(board.actor()))


def test_priors_are_shares_and_rise_with_the_worth() -> None:
    shares = priors([1.0, 4.0, 2.5])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > shares[2] > shares[0]
    assert shares[1] / shares[2] == pytest.approx(shares[2] / shares[0])


@pytest.mark.parametrize(
    ("table", "scores", "left", "winners"),
    [
        (Table(2, 2), [5, 3], [0, 0], {0}),
        (Table(3, 3), [5, 7, 7], [0, 2, 1], {1, 2}),
        (Table(3, 3, fewer_stones=True), [5, 7, 7], [0, 2, 1], {2}),
        (Table(4, 2), [11, 12, 11, 9], [0, 0, 0, 0], {1}),
        (Table(4, 2), [12, 12, 9, 11], [0, 0, 0, 0], {1}),
        (Table(4, 2), [12, 12, 9, 9], [3, 1, 0, 0], {0, 1}),
        (Table(4, 2, fewer_stones=True), [12, 12, 9, 9], [3, 1, 0, 0], {1}),
    ],
)
def test_rewards_follow_the_ranking(
    table: Table, scores: list[int], left: list[int], winners: set[int]
) -> None:
    pure = rewards(table, scores, left, 0.0)
    for colour, reward in enumerate(pure):
        assert reward == (1 / len(winners) if colour % table.seats in winners else 0.0)
    blended = rewards(table, scores, left)
    best = max(blended)
    assert {colour % table.seats for colour, reward in enumerate(blended) if reward == best} == winners


def test_a_wider_margin_is_worth_more_even_in_defeat() -> None:
    table = Table(2, 2)
    near, far = rewards(table, [9, 10], [0, 0]), rewards(table, [3, 10], [0, 0])
    assert near[0] > far[0]
    assert near[1] < far[1]
