"""Monte Carlo tree search for open games without chance; it knows a game only through `SearchBoard`.

Each iteration walks down the tree, adds one leaf, plays the game out at random and credits every move on
the way with the reward of whoever chose it (max^n: nobody is assumed to work against anybody in
particular). Moves are picked by value + exploration, where the exploration follows a prior from the game's
heuristic (PUCT) or the visit count alone (UCB1), and the value may blend in how the move did wherever it
was played later (RAVE).

Both rules have the form value[i] + scale * bonus[i] with a scale that is the same for all moves of a node.
So a node keeps the two lists ready and updates only the entries that a playout touches.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from typing import Generic, Protocol, Self, TypeVar

from .bot import Bot, Budget, Control

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the field's letter for an observation

OVER = -1
"""What `SearchBoard.actor` returns when the game has ended."""


class SearchBoard(Protocol):
    """A fast, mutable position. Actors count from 0; a seat that plays several colours is several actors.

    Moves are numbers with the same meaning everywhere in one game, whoever plays them.
    """

    def actor(self) -> int:
        """Who moves, or OVER."""

    def copy(self) -> Self:
        """An independent position; cheap."""

    def key(self) -> Hashable:
        """Equal for equal positions."""

    def moves(self) -> tuple[list[int], list[float]]:
        """The legal moves in a fixed order, and a prior for each (positive, sum 1). Not empty unless over."""

    def play(self, move: int) -> None:
        """Make a legal move."""

    def playout(self, rng: Random) -> tuple[Sequence[float], list[list[int]]]:
        """Play at random to the end: reward (0 to 1) per actor, and the moves each actor made on the way.

        The lists of moves belong to the caller.
        """


@dataclass(frozen=True, slots=True)
class Policy:
    """How the search weighs what it knows.

    explore: constant of the exploration term. prior: PUCT with the board's priors instead of UCB1.
    rave: number of visits at which the move's own record weighs as much as RAVE (0: no RAVE).
    urgency: value of a move never tried. doubt: how many playouts of that value are mixed into a RAVE record.
    """

    explore: float = 1.5
    prior: bool = True
    rave: float = 300.0
    urgency: float = 0.5
    doubt: float = 2.0


PUCT_RAVE = Policy()
PLAIN_UCT = Policy(explore=0.7, prior=False, rave=0.0, urgency=inf)


@dataclass(slots=True)
class Node:
    """One position of the tree. The lists run parallel to `moves`; they are filled at the second visit."""

    actor: int
    key: Hashable
    visits: int = 0
    open: bool = False
    moves: list[int] = field(default_factory=list)
    priors: list[float] = field(default_factory=list)
    children: list[Node | None] = field(default_factory=list)
    count: list[int] = field(default_factory=list)
    total: list[float] = field(default_factory=list)
    rave_count: list[int] = field(default_factory=list)
    rave_total: list[float] = field(default_factory=list)
    value: list[float] = field(default_factory=list)
    bonus: list[float] = field(default_factory=list)
    place: dict[int, int] = field(default_factory=dict)


class Search:
    """A tree that grows by iterations; the same seed and board give the same tree."""

    def __init__(self, board: SearchBoard, policy: Policy = PUCT_RAVE, root: Node | None = None) -> None:
        """Start at `board`, or go on from `root`, a node of an earlier tree with the same key."""
        self.board = board
        self.policy = policy
        self.root = root if root is not None else Node(board.actor(), board.key())
        if not self.root.open:
            self._open(self.root, board, Random(0))

    def iterate(self, rng: Random) -> None:
        """One walk down, one playout, one update."""
        board = self.board.copy()
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.actor != OVER:
            if not node.open:
                if not node.visits:
                    break
                self._open(node, board, rng)
            i = self._select(node)
            path.append((node, i))
            board.play(node.moves[i])
            child = node.children[i]
            if child is None:
                child = Node(board.actor(), board.key())
                node.children[i] = child
            node = child
        rewards, played = board.playout(rng)
        node.visits += 1
        self._update(path, rewards, played)

    def _select(self, node: Node) -> int:
        scale = sqrt(node.visits) if self.policy.prior else sqrt(log(node.visits + 1))
        urges = [value + scale * bonus for value, bonus in zip(node.value, node.bonus, strict=True)]
        return urges.index(max(urges))

    def _open(self, node: Node, board: SearchBoard, rng: Random) -> None:
        """Fill the lists of a node; without priors the moves are shuffled, so that untried ones come in
        no order.
        """
        node.open = True
        if node.actor == OVER:
            return
        moves, priors = board.moves()
        policy = self.policy
        if not policy.prior:
            rng.shuffle(moves)
        size = len(moves)
        node.moves = moves
        node.priors = priors
        node.children = [None] * size
        node.count = [0] * size
        node.total = [0.0] * size
        node.value = [policy.urgency] * size
        if policy.prior:
            node.bonus = [policy.explore * prior for prior in priors]
        else:
            node.bonus = [0.0] * size
        if policy.rave:
            node.rave_count = [0] * size
            node.rave_total = [0.0] * size
            node.place = {move: i for i, move in enumerate(moves)}

    def _update(
        self, path: list[tuple[Node, int]], rewards: Sequence[float], played: list[list[int]]
    ) -> None:
        policy = self.policy
        explore, rave = policy.explore, policy.rave
        for node, i in reversed(path):
            reward = rewards[node.actor]
            node.visits += 1
            count = node.count[i] + 1
            node.count[i] = count
            node.total[i] += reward
            if policy.prior:
                node.bonus[i] = explore * node.priors[i] / (1 + count)
            else:
                node.bonus[i] = explore / sqrt(count)
            if not rave:
                node.value[i] = node.total[i] / count
                continue
            later = played[node.actor]
            later.append(node.moves[i])
            self._credit(node, later, reward)

    def _credit(self, node: Node, later: list[int], reward: float) -> None:
        """RAVE: credit all moves that the node's actor made from here on, the chosen one included."""
        place, doubt, rave = node.place, self.policy.doubt, self.policy.rave
        believed = doubt * self.policy.urgency
        for move in later:
            j = place.get(move)
            if j is None:
                continue
            tried = node.rave_count[j] + 1
            won = node.rave_total[j] + reward
            node.rave_count[j] = tried
            node.rave_total[j] = won
            value = (won + believed) / (tried + doubt)
            count = node.count[j]
            if count:
                share = sqrt(rave / (rave + 3.0 * count))
                value = share * value + (1.0 - share) * node.total[j] / count
            node.value[j] = value

    def ranking(self) -> list[tuple[int, int, float]]:
        """(move, visits, mean reward) of the root, best first: most visits, then value, then the fixed
        order.
        """
        root = self.root
        rows = [
            (move, count, total / count if count else 0.0)
            for move, count, total in zip(root.moves, root.count, root.total, strict=True)
        ]
        order = {move: i for i, move in enumerate(sorted(root.moves))}
        return sorted(rows, key=lambda row: (-row[1], -row[2], order[row[0]]))

    def best(self) -> int:
        """The move to make; before the first iteration the one with the highest prior."""
        root = self.root
        if not any(root.count):
            return root.moves[root.priors.index(max(root.priors))]
        return self.ranking()[0][0]

    def descendant(self, key: Hashable, depth: int) -> Node | None:
        """The node with that key at most `depth` moves below the root, if the tree has grown there."""
        layer = [self.root]
        for _ in range(depth + 1):
            for node in layer:
                if node.key == key:
                    return node
            layer = [child for node in layer for child in node.children if child is not None]
        return None


def run(search: Search, budget: Budget, rng: Random, control: Control) -> int:
    """Iterate until the budget is used or the table says stop; the number of iterations made.

    A budget without limits is one iteration. The table is asked after every iteration, so within one playout.
    """
    limit = budget.iterations if budget.iterations is not None else (None if budget.seconds else 1)
    start = control.clock()
    made = 0
    reported = 0.0
    while limit is None or made < limit:
        share = made / limit if limit else 0.0
        if budget.seconds is not None:
            share = max(share, (control.clock() - start) / budget.seconds)
        if share >= 1.0 or control.stop():
            break
        if share >= reported:
            control.report(share)
            reported = share + 0.02
        search.iterate(rng)
        made += 1
    control.report(1.0)
    return made


class SearchBot(Bot[O, A], Generic[O, A]):
    """Plays what the search likes best.

    `board(seen)` and `action(board, move)` tie it to a game. With `keep` the part of the tree that the game
    has reached is used again at the next move: then equal views in equal order, with equal seeds, give
    equal moves. Without it a move depends on nothing but the view and the seed.
    """

    def __init__(
        self,
        board: Callable[[O], SearchBoard],
        action: Callable[[SearchBoard, int], A],
        budget: Budget,
        policy: Policy = PUCT_RAVE,
        *,
        keep: bool = False,
        depth: int = 8,
    ) -> None:
        """`depth`: how many moves may have been made since the last choice for the tree to be found again."""
        self._board = board
        self._action = action
        self._budget = budget
        self._policy = policy
        self._keep = keep
        self._depth = depth
        self._last: Search | None = None

    def choose(self, seen: O, rng: Random, control: Control) -> A:
        """The best move found within the budget; a single legal move comes back at once."""
        board = self._board(seen)
        root = None
        if self._keep and self._last is not None:
            root = self._last.descendant(board.key(), self._depth)
        search = Search(board, self._policy, root)
        self._last = search if self._keep else None
        if len(search.root.moves) > 1:
            run(search, self._budget, rng, control)
        return self._action(board, search.best())
