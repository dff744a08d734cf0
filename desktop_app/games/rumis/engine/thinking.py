"""The thinking of the computer players: a tree that grows within a budget, and near the end the exact result.

The tree is that of the compiled core if it is there, else that of `bots.search` on the int boards. Both come
to the same moves from the same seed, as long as the budget is in iterations; but at the end the compiled core
looks at more positions in each of its tries.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Budget, Control
from desktop_app.bots.search import PUCT_RAVE, Policy

from .corelink import Kind, core_kind
from .endgame import MOST, Hopeless
from .fastboard import FastBoard
from .pair import PairTree
from .state import Place, RumisView
from .trees import CoreTree, IntTree, Tree

BATCH_SECONDS: Final = 0.008
"""How long the tree grows between two looks at the clock and at the table."""

LARGEST_BATCH: Final = 256

FEWEST: Final = 1000
"""Iterations before a search by the clock may end early."""

MARGIN: Final = 1.2
"""By how much the pace may still rise."""

NEAR: Final = 10.0
"""Moves that a game of chance lasts when two seats try hard to solve it; with more seats `NEARER`."""

NEARER: Final = 7.0
AHEAD: Final = 3.0
"""So many moves earlier two seats have a short try, with the part SHORT of the time: where few squares are
left, that is often enough."""

SHORT: Final = 0.25
ENDGAME_SHARE: Final = 0.55
"""Part of the time that this may take before the tree gets the rest; without a clock, `TRIES`."""

TRIES: Final = 200

CHECKS: Final = 50
"""Tries to prove that the tree's move keeps the result; by the clock not for longer than OVERTIME."""

OVERTIME: Final = 0.05


def tree_of(
    board: FastBoard, policy: Policy, last: Tree | None = None, kind: Kind | None = None, trees: int = 1
) -> Tree:
    """A tree, or two in one; what still counts of `last`, an earlier one, is used again."""
    if (kind or core_kind()) != "compiled":
        return IntTree(board, policy, last if isinstance(last, IntTree) else None)
    if trees > 1:
        return PairTree(board, policy, last if isinstance(last, PairTree) else None)
    return CoreTree(board, policy, last if isinstance(last, CoreTree) else None)


def grow(tree: Tree, budget: Budget, rng: Random, control: Control, since: float | None = None) -> int:
    """Iterate until the budget is used or the table says stop; the number of iterations made.

    since: when the seconds began, if not now. A budget without limits is one iteration. The table is asked
    every few milliseconds. A search by the clock alone ends early if, at the pace so far, no move can
    overtake the first one any more.
    """
    limit = budget.iterations if budget.iterations is not None else (None if budget.seconds else 1)
    now = control.clock()
    start, began = now if since is None else since, now
    made, size, reported = 0, 1, 0.0
    tree.start(rng)
    while limit is None or made < limit:
        share = made / limit if limit else 0.0
        if budget.seconds is not None:
            share = max(share, (now - start) / budget.seconds)
        if share >= 1.0 or control.stop():
            break
        if share >= reported:
            control.report(share)
            reported = share + 0.02
            if limit is None and budget.seconds is not None and made >= FEWEST:
                left = made / max(now - began, BATCH_SECONDS) * (start + budget.seconds - now)
                visits = [count for _, count, _ in tree.ranking()[:2]]
                if visits[0] - visits[-1] > MARGIN * left * tree.trees:
                    break
        step = size if limit is None else min(size, limit - made)
        tree.iterate(step)
        made += step
        before, now = now, control.clock()
        if now - before < BATCH_SECONDS / 2:
            size = min(2 * size, LARGEST_BATCH)
        elif now - before > BATCH_SECONDS:
            size = max(size // 2, 1)
    tree.finish()
    control.report(1.0)
    return made


def patience(tree: Tree, seats: int, stop: Callable[[], bool]) -> float:
    """What part of the time for the endgame a position is worth, by the games of chance from it; nothing once
    the table says stop.
    """
    length = tree.length(stop)
    if length <= (NEAR if seats == 2 else NEARER):
        return 1.0
    return SHORT if seats == 2 and length <= NEAR + AHEAD else 0.0


class Ending:
    """The exact end of a game, as far as it can be found out before `allowed()` turns false.

    move: one that keeps the result (victory, tie or defeat), None if none is known. result: with two seats,
    for the one to move: 1, 0, -1. exact: whether no other move leads to a better margin either; with more
    than two seats, to a better reward.
    """

    def __init__(
        self, tree: Tree, board: FastBoard, allowed: Callable[[], bool], stop: Callable[[], bool]
    ) -> None:
        self.move: int | None = None
        self.exact = False
        self._tree = tree
        self._board = board
        self._allowed = allowed
        self._stop = stop
        self._seats = board.agreed()[0].seats
        self.result = 0

    def find(self) -> None:
        """Find the result, then the margin, point by point: who is ahead looks for a move that wins by more,
        who is behind for one that does not lose by more.
        """
        try:
            if self._seats == 2:
                self._find_for_two()
                return
            while self._allowed() and not self.exact:
                found = self._tree.solve(self._board, self._tree.chunk, -MOST, MOST)
                if found is not None:
                    self.move, self.exact = found[0], True
        except Hopeless:
            return

    def _find_for_two(self) -> None:
        found = self._solved(self._board, -1, 1)
        if found is None:
            return
        self.move, margin = found
        self.result = self._seen(margin)
        ahead = (margin > 0) == (self._board.actor() % 2 == 0)
        while margin:
            found = self._solved(self._board, *((margin, margin + 1) if margin > 0 else (margin - 1, margin)))
            if found is None:
                return
            further = found[1] > margin if margin > 0 else found[1] < margin
            if further == ahead:
                self.move = found[0]
            if not further:
                break
            margin = found[1]
        self.exact = True

    def _seen(self, margin: int) -> int:
        """The result that a margin of the first seat means to the seat to move."""
        sign = (margin > 0) - (margin < 0)
        return sign if self._board.actor() % 2 == 0 else -sign

    def _solved(self, board: FastBoard, low: int, high: int) -> tuple[int, int] | None:
        while self._allowed():
            found = self._tree.solve(board, self._tree.chunk, low, high)
            if found is not None:
                move, margin = found
                assert isinstance(margin, int)
                return move, margin
        return None

    def keeps(self, move: int, late: Callable[[], bool] = lambda: False) -> bool:
        """Whether another move is known to keep the result as well, found out before it is `late`; ask only
        if there is one that does.
        """
        if move == self.move or self.result < 0:
            return True
        after = self._board.copy()
        after.play(move)
        left = iter(range(CHECKS))
        self._allowed = lambda: not self._stop() and not late() and next(left, None) is not None
        try:
            found = self._solved(after, -1, 1)
        except Hopeless:
            return False
        return found is not None and self._seen(found[1]) >= self.result


class SearchPlayer(Bot[RumisView, Place]):
    """Plays what the search likes best, and near the end, if `endgame`, what is best.

    With `keep` and two seats the part of the tree that the game has reached is used again at the next move:
    then equal views in equal order, with equal seeds, give equal moves. (With more seats as good as nothing
    is left of it after all others have moved.) Without it a move depends on nothing but the view and the
    seed.
    """

    def __init__(
        self,
        board: Callable[[RumisView], FastBoard],
        action: Callable[[FastBoard, int], Place],
        budget: Budget,
        policy: Policy = PUCT_RAVE,
        *,
        keep: bool = False,
        endgame: bool = False,
        trees: int = 1,
        kind: Kind | None = None,
    ) -> None:
        """`board(seen)` and `action(board, move)` tie it to the game. trees: how many grow side by side,
        where the core is compiled. kind: which search, if not the best.
        """
        self._board = board
        self._action = action
        self._budget = budget
        self._policy = policy
        self._keep = keep
        self._endgame = endgame
        self._trees = trees
        self._kind: Kind | None = kind
        self._last: Tree | None = None

    def choose(self, seen: RumisView, rng: Random, control: Control) -> Place:
        """The best move found within the budget; a single legal move comes back at once."""
        start = control.clock()  # the tables of a board that is new take part of the time
        board = self._board(seen)
        tree = tree_of(board, self._policy, self._last, self._kind, self._trees)
        self._last = tree if self._keep and board.agreed()[0].seats == 2 else None
        if len(tree.moves) == 1:
            return self._action(board, tree.moves[0])
        return self._action(board, self._thought(tree, board, rng, control, start))

    def _thought(self, tree: Tree, board: FastBoard, rng: Random, control: Control, start: float) -> int:
        seats = board.agreed()[0].seats
        share = patience(tree, seats, control.stop) if self._endgame else 0.0
        ending = Ending(tree, board, self._allowed(control, start, share), control.stop)
        if share:
            ending.find()
        if ending.move is not None and ending.exact:
            control.report(1.0)
            return ending.move
        grow(tree, self._budget, rng, control, start)
        chosen = tree.best()
        until = start + (self._budget.seconds or 0.0) + OVERTIME
        timed = self._budget.seconds is not None
        if ending.move is None or ending.keeps(chosen, lambda: timed and control.clock() >= until):
            return chosen
        return ending.move

    def _allowed(self, control: Control, start: float, share: float) -> Callable[[], bool]:
        """Whether the endgame may go on, for a share of its time."""
        if self._budget.seconds is None:
            tries = iter(range(int(share * TRIES)))
            return lambda: not control.stop() and next(tries, None) is not None
        until = start + share * ENDGAME_SHARE * self._budget.seconds
        return lambda: not control.stop() and control.clock() < until
