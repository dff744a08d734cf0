"""Thinks ahead: a tree over what seats see up to the end of the round, hidden cards dealt anew each time.

A node stands for what has been done openly this round; what a seat can choose there depends on the hand it
got in this deal, so it is counted how often a choice was there. Every seat plays for its own part of the
victory. While cards are played face down each seat chooses at a node of its own that knows nothing of the
others. At the end of the round hands are judged by `hope`; with the leader in the last section the rest of
the race is played on first, as the places then decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Budget, Control

from .ahead import play_on
from .deals import Deals
from .deck import COLOURS, Card
from .fast import FastGame
from .hope import hope_of, rewards
from .memory import Recall, narrowed
from .race import Race, what_if
from .state import Action, Play, RolimaView, Take, TakeGum
from .tree import Edge, Node, glance

BATCH: Final = 16
"""Iterations between two looks at the clock and the table, a few milliseconds."""

FAR: Final = (0, 0, 0, 0, 9)
"""How many rounds are played on after the tree, at most, by section of the leader."""

NEAR: Final = (0, 0, 0, 0, 0)
"""The same for a player that looks no further than the end of the round."""


class ThinkingBot(Bot[RolimaView, Action]):
    """Plays what it tried most often."""

    def __init__(self, budget: Budget, recall: Recall = "all", *, far: bool = True) -> None:
        """`budget`: iterations for each decision, and seconds; `recall`: what it remembers; `far`: whether it
        plays the end of the race on in its head.
        """
        self._rounds = FAR if far else NEAR
        self._budget = budget
        self._recall = recall

    def choose(self, seen: RolimaView, rng: Random, control: Control) -> Action:
        """The only action there is, or the best found."""
        kind, ways = _ways(seen)
        if len(ways) == 1:
            return kind(ways[0])
        search = Search(narrowed(seen, self._recall, rng), rng, self._rounds)
        search.run(self._budget, control)
        return kind(search.best())


def decisions(seen: RolimaView) -> list[Action]:
    """All that the viewer may do, in the order of the rules."""
    kind, ways = _ways(seen)
    return list(map(kind, ways))


def _ways(seen: RolimaView) -> tuple[Callable[[int], Action], Sequence[int]]:
    if seen.phase == "cheer":
        return Play, seen.hand
    if seen.phase == "draft":
        return Take, seen.display
    return TakeGum, [colour for colour, owner in enumerate(seen.gums) if owner != seen.current]


class Search:
    """What was found out so far for the seat to move."""

    def __init__(
        self, seen: RolimaView, rng: Random, rounds: Sequence[int] = FAR, deals: Deals | None = None
    ) -> None:
        """Nothing yet; `rounds`: how far it plays on; `deals`: others than those that the view allows.

        `sides` are the nodes of the seats while cards are played face down.
        """
        self.root = Node()
        self._rng = rng
        self._rounds = rounds
        self._deals = deals or Deals(seen)
        self._ways = _ways(seen)[1]
        self.sides: dict[int, Node] = {seen.current: self.root} if seen.blind else {}
        self._turned: dict[tuple[Card, ...], Node] = {}
        self._led_to: dict[tuple[Card, ...], Race] = {}
        self._trail: list[tuple[Node, Edge, int]] = []

    def run(self, budget: Budget, control: Control) -> int:
        """Think until the budget is used or the table says stop; how many iterations."""
        limit, start, made = budget.iterations or 0, control.clock(), 0
        while made < limit:
            if made % BATCH == 0:
                share = made / limit
                if budget.seconds is not None:
                    share = max(share, (control.clock() - start) / budget.seconds)
                if share >= 1.0 or control.stop():
                    break
                control.report(share)
            self.iterate()
            made += 1
        control.report(1.0)
        return made

    def best(self) -> int:
        """The card or colour tried most often; of equals the one that brought more, then the first."""
        edges = self.root.edges
        tried = [
            (edges[way].visits, edges[way].total, -place) if way in edges else (0, 0.0, -place)
            for place, way in enumerate(self._ways)
        ]
        return self._ways[-max(tried)[2]]

    def chance(self, way: int) -> float:
        """How likely the seat wins with that card or colour, as far as it was tried."""
        edge = self.root.edges.get(way)
        return edge.total / edge.visits if edge is not None and edge.visits else 0.0

    def iterate(self) -> None:
        """Deal, go down the tree to the end of the round, judge, and remember what came of it."""
        game, node = self._deals.deal(self._rng), self.root
        trail: list[tuple[Node, Edge, int]] = []
        self._trail = trail
        found = self._blind(game) if game.phase == "cheer" and game.blind else self._cheer(game, node)
        self._draft(game, found)
        if not game.race.finished:
            play_on(game, self._rng, self._rounds[game.race.section])
        gains = rewards(game)
        for node, edge, seat in trail:
            gain = gains[seat]
            node.visits += 1
            node.total += gain
            edge.visits += 1
            edge.total += gain

    def _what_if(self, race: Race, rule: int, cards: tuple[Card, ...]) -> Race:
        """Kept, as it is asked for in every deal."""
        found = self._led_to.get(cards)
        if found is None:
            found = self._led_to[cards] = what_if(race, rule, cards)
        return found

    def _cheer(self, game: FastGame, node: Node | None) -> Node | None:
        """Open cards, one after the other."""
        race, rule = game.race, game.rule
        while game.phase == "cheer":
            hand = game.hands[game.current]
            points = []
            for card in hand:
                hopes = hope_of(self._what_if(race, rule, (*game.cards, card))).cards
                points.append(sum([hopes[each] for each in hand]) - hopes[card])
            card, node = self._choose(game, node, hand, points)
            game.play(card)
        return node

    def _blind(self, game: FastGame) -> Node | None:
        """Cards face down: what follows is known by all of them at once."""
        race, rule = game.race, game.rule
        cards: list[Card] = []
        while game.phase == "cheer":
            hand, seat = game.hands[game.current], game.current
            points = []
            for card in hand:
                hopes = hope_of(self._what_if(race, rule, (card,))).cards
                points.append(sum([hopes[each] for each in hand]) - hopes[card])
            card, _ = self._choose(game, self.sides.setdefault(seat, Node()), hand, points)
            cards.append(card)
            game.play(card)
        return self._turned.setdefault(tuple(cards), Node())

    def _draft(self, game: FastGame, node: Node | None) -> None:
        if game.phase == "draft":
            hopes, display = hope_of(game.race).cards, game.display
            while game.phase == "draft":
                if len(display) == 1:
                    game.take(display[0])
                    continue
                card, node = self._choose(game, node, display, [hopes[each] for each in display])
                game.take(card)
        if game.phase == "gum":
            hopes = hope_of(game.race).gums
            free = [colour for colour in range(COLOURS) if game.gums[colour] != game.current]
            colour, _ = self._choose(game, node, free, [hopes[each] for each in free])
            game.take_gum(colour)

    def _choose(
        self, game: FastGame, node: Node | None, ways: Sequence[int], points: Sequence[float]
    ) -> tuple[int, Node | None]:
        """By the tree as far as it goes, then at a glance; a node grows behind what was chosen before."""
        if node is None:
            return glance(ways, points, self._rng), None
        way, edge = node.choose(ways, points)
        self._trail.append((node, edge, game.current))
        if edge.node is None and edge.visits:
            edge.node = Node()
        return way, edge.node
