"""The search on a game that can be solved by hand: take 1 to 3 matches, whoever takes the last one wins."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.bots.bot import Budget, Control
from desktop_app.bots.search import OVER, PLAIN_UCT, PUCT_RAVE, Policy, Search, SearchBot, run


class Matches:
    """`left` matches, `seats` players in turn; a move is the number taken."""

    def __init__(self, left: int, mover: int = 0, seats: int = 2) -> None:
        self.left, self.mover, self.seats = left, mover, seats

    def actor(self) -> int:
        return self.mover if self.left else OVER

    def copy(self) -> Matches:
        return Matches(self.left, self.mover, self.seats)

    def key(self) -> tuple[int, int]:
        return self.left, self.mover

    def moves(self) -> tuple[list[int], list[float]]:
        moves = [taken for taken in (1, 2, 3) if taken <= self.left]
        return moves, [1 / len(moves)] * len(moves)

    def play(self, move: int) -> None:
        assert 1 <= move <= min(3, self.left)
        self.left -= move
        self.mover = (self.mover + 1) % self.seats

    def playout(self, rng: Random) -> tuple[list[float], list[list[int]]]:
        played: list[list[int]] = [[] for _ in range(self.seats)]
        while self.left:
            move = rng.randint(1, min(3, self.left))
            played[self.mover].append(move)
            self.play(move)
        winner = (self.mover - 1) % self.seats
        return [1.0 if seat == winner else 0.0 for seat in range(self.seats)], played


class Clock:
    """A clock that goes on by `step` seconds at each look."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def bot(budget: Budget, policy: Policy = PUCT_RAVE, *, keep: bool = False) -> SearchBot[tuple[int, int], int]:
    return SearchBot(lambda seen: Matches(*seen), lambda board, move: move, budget, policy, keep=keep)


@pytest.mark.parametrize("policy", [PUCT_RAVE, PLAIN_UCT, Policy(rave=0.0)])
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four(policy: Policy, left: int) -> None:
    chosen = bot(Budget(iterations=600), policy).choose((left, 0), Random(1), Control())
    assert chosen == left % 4


def test_it_serves_the_mover_of_any_seat() -> None:
    assert bot(Budget(iterations=600)).choose((6, 1), Random(1), Control()) == 2


def test_three_players_each_look_after_themselves() -> None:
    search = Search(Matches(3, 2, 3))
    run(search, Budget(iterations=200), Random(1), Control())
    assert search.best() == 3


def test_every_iteration_is_one_visit() -> None:
    search = Search(Matches(11))
    assert run(search, Budget(iterations=137), Random(3), Control()) == 137
    assert sum(visits for _, visits, _ in search.ranking()) == 137
    assert all(0 <= mean <= 1 for _, _, mean in search.ranking())


def test_the_same_seed_gives_the_same_tree() -> None:
    def grown(seed: int) -> list[tuple[int, int, float]]:
        search = Search(Matches(21))
        run(search, Budget(iterations=100), Random(seed), Control())
        return search.ranking()

    assert grown(5) == grown(5)
    assert grown(5) != grown(6)


def test_equal_moves_are_ranked_by_their_number() -> None:
    search = Search(Matches(8))
    assert [move for move, _, _ in search.ranking()] == [1, 2, 3]


def test_a_single_legal_move_costs_no_iteration() -> None:
    control = Control(report=lambda share: pytest.fail("it searched"))
    assert bot(Budget(iterations=10)).choose((1, 0), Random(1), control) == 1


def test_stop_is_obeyed_before_the_next_iteration() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 4

    search = Search(Matches(21))
    assert run(search, Budget(iterations=1000), Random(1), Control(stop=stop)) == 4
    assert search.best() in (1, 2, 3)


def test_seconds_are_read_from_the_clock_of_the_table() -> None:
    control = Control(clock=Clock(0.125))
    assert run(Search(Matches(21)), Budget(seconds=1.0), Random(1), control) == 7


def test_whichever_limit_comes_first_ends_the_search() -> None:
    control = Control(clock=Clock(0.125))
    assert run(Search(Matches(21)), Budget(iterations=3, seconds=1.0), Random(1), control) == 3


def test_the_report_rises_to_the_whole() -> None:
    shares: list[float] = []
    run(Search(Matches(21)), Budget(iterations=200), Random(1), Control(report=shares.append))
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert len(shares) < 60


def test_a_kept_tree_goes_on_from_the_position_reached() -> None:
    search = Search(Matches(21))
    run(search, Budget(iterations=500), Random(1), Control())
    found = search.descendant((16, 0), 8)
    assert found is not None
    before = sum(found.count)
    assert before > 0
    further = Search(Matches(16), root=found)
    run(further, Budget(iterations=10), Random(1), Control())
    assert sum(found.count) == before + 10
    assert search.descendant((99, 0), 8) is None


def test_a_kept_tree_is_used_and_stays_reproducible() -> None:
    def game() -> list[int]:
        player = bot(Budget(iterations=50), keep=True)
        return [player.choose((left, 0), Random(left), Control()) for left in (21, 15, 10)]

    assert game() == game()


def test_without_keeping_a_choice_depends_on_the_view_alone() -> None:
    player = bot(Budget(iterations=20))
    first = player.choose((21, 0), Random(7), Control())
    player.choose((13, 1), Random(8), Control())
    assert player.choose((21, 0), Random(7), Control()) == first
