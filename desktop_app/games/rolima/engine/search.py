"""Thinks ahead to the end of the round: a tree over what seats see, with hidden cards dealt anew each time.

The tree is one of information sets: a node stands for what has been done openly, and what a seat can choose
there depends on the hand it was dealt in this deal; how often a choice was there is counted, too. Each seat
plays for its own part of the victory. While cards are played face down every seat chooses at a node of its
own that knows nothing of the others. At the end of the round hands are judged by `hope`.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Budget, Control

from .deck import COLOURS, Card, deck
from .fast import FastGame, drawn_hill
from .hope import chances, hope_of
from .memory import Recall, narrowed
from .race import Race, cheered
from .state import BLIND_BEND, SOLD_OUT, Action, Play, RolimaView, Take, TakeGum

BATCH: Final = 32
CURIOSITY = 0.7
WARMTH = 1.0


class Edge:
    __slots__ = ("node", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0


class Search:
    def __init__(self, seen: RolimaView, rng: Random, curiosity=None, warmth=None, rounds=0, stray=0.1) -> None:
        self._rounds = rounds if isinstance(rounds,tuple) else (rounds,)*5
        self._size = deck().display(seen.seats)
        self._discarded = list(seen.memory.discarded)
        self._rng = rng
        self._stray = stray
        self._c = CURIOSITY if curiosity is None else curiosity
        self._warmth = WARMTH if warmth is None else warmth
        self._base = FastGame.of(seen)
        self._seat = seen.current
        self._seats = seen.seats
        self._blind = seen.blind
        self.root = Node()
        self._sides: dict[int, Node] = {}
        self._joints: dict[tuple[Card, ...], Node] = {}
        self._races: dict[tuple[Card, ...], Race] = {}
        self._deals(seen)
        self._trail: list[tuple[Node, Edge, int]] = []

    def _deals(self, seen: RolimaView) -> None:
        memory = seen.memory
        known = {*seen.display, *memory.discarded, *memory.shuffled, *self._base.cards}
        for hand, drafted in zip(seen.hands, memory.drafted, strict=True):
            known.update(drafted if hand is None else hand)
        self._bag = [card for card in deck().cards(zero_ten=seen.house.zero_ten) if card not in known]
        covered = {one.seat for one in seen.played if one.card is None}
        game = self._base
        if self._blind:
            game.cards = []
        self._held = []
        for seat, hand in enumerate(seen.hands):
            if hand is None:
                game.hands[seat] = list(memory.drafted[seat])
                count = seen.counts[seat] + (seat in covered) - len(game.hands[seat])
                if count:
                    self._held.append((seat, count))
        self._shuffled = list(memory.shuffled)
        self._piled = seen.pile - len(memory.shuffled)

    # -- one iteration

    def iterate(self) -> None:
        rng = self._rng
        chance = rng.random
        base = self._base
        hands = [hand[:] for hand in base.hands]
        bag = self._bag[:]
        for seat, count in self._held:
            hand = hands[seat]
            for _ in range(count):
                at = int(chance() * len(bag))
                hand.append(bag[at])
                bag[at] = bag[-1]
                bag.pop()
        self._hands = hands
        self._trail = []
        race, node = base.race, self.root
        seats = self._seats
        first = base.first
        cards = base.cards
        if base.phase == "cheer":
            cards = cards[:]
            node = self._cheer(cards, node)
            race, queue = cheered(race, base.rule, cards)
            if race.finished:
                self._finish(race)
                return
            queue = [(first + at) % seats for at in queue]
        else:
            queue = base.queue[:]
        display = base.display
        gums = base.gums
        hope = hope_of(race, seats)
        if queue:
            display = display[:]
            last = queue[0]
            values = hope.cards
            while queue:
                seat = queue.pop()
                if len(display) > 1:
                    card, node = self._choose(node, seat, display, [values[c] for c in display])
                    display.remove(card)
                else:
                    card = display.pop()
                hands[seat].append(card)
        else:
            last = base.current
        if base.gum_cards and base.phase != "over":
            free = [colour for colour in range(COLOURS) if gums[colour] != last]
            if free:
                values = hope.gums
                colour, node = self._choose(node, last, free, [values[c] for c in free])
                gums = gums[:]
                gums[colour] = last
        depth = self._rounds[race.section]
        if depth:
            if not queue and base.phase == "cheer" or True:
                self._onward(race, hands, display if display is not base.display else display[:], gums if gums is not base.gums else gums[:], last, bag, depth, cards)
            return
        values = hope.cards
        estimates = [sum([values[card] for card in hand]) for hand in hands]
        if base.gum_cards:
            values = hope.gums
            for colour, owner in enumerate(gums):
                if owner >= 0:
                    estimates[owner] += values[colour]
        self._learn(chances(estimates, hope.spread))

    def _onward(self, race, hands, display, gums, horn, bag, depth, played):
        base, seats = self._base, self._seats
        chance = self._rng.random
        bag = bag + self._shuffled
        discard = self._discarded + played
        opened, rule, hill = base.open, base.rule, base.hill
        while True:
            section = race.section
            if section != opened and not base.column.hidden:
                rule = drawn_hill(base.column, hill, section, self._rng)
                hill = hill[:]
                hill[section - 1] = rule
                opened = section
            size = seats if rule == SOLD_OUT else self._size
            while len(display) < size:
                if not bag:
                    bag, discard = discard, []
                at = int(chance() * len(bag))
                display.append(bag[at])
                bag[at] = bag[-1]
                bag.pop()
            blind = rule == BLIND_BEND
            cards = []
            seat = horn
            first = horn
            stray = self._stray
            for _ in range(seats):
                hand = hands[seat]
                if chance() < stray:
                    card = hand[int(chance() * len(hand))]
                else:
                    sofar = [] if blind else cards
                    most = -1e9
                    known = race.after
                    other = hands[1 - seat] if seats == 2 else ()
                    for way in hand:
                        key = (*sofar, way, -rule)
                        after = known.get(key)
                        if after is None:
                            after = known[key] = cheered(race, rule, [*sofar, way])[0]
                        hope = after.hopes[seats]
                        if hope is None:
                            hope = hope_of(after, seats)
                        hopes = hope[0]
                        v = sum([hopes[c] for c in hand]) - hopes[way]
                        if other:
                            v -= sum([hopes[c] for c in other])
                        if v > most:
                            most, card = v, way
                hand.remove(card)
                cards.append(card)
                seat = seat + 1 if seat + 1 < seats else 0
            race, queue = cheered(race, rule, cards)
            if race.finished:
                self._finish(race, gums)
                return
            hope = race.hopes[seats]
            if hope is None:
                hope = hope_of(race, seats)
            value = hope[0].__getitem__
            for at in reversed(queue):
                seat = (first + at) % seats
                card = max(display, key=value)
                display.remove(card)
                hands[seat].append(card)
            horn = seat
            discard = discard + cards
            if base.gum_cards:
                free = [colour for colour in range(COLOURS) if gums[colour] != horn]
                if free:
                    colour = max(free, key=hope[1].__getitem__)
                    gums[colour] = horn
            depth -= 1
            if depth <= 0:
                break
        values = hope.cards
        estimates = [sum([values[card] for card in hand]) for hand in hands]
        if base.gum_cards:
            values = hope.gums
            for colour, owner in enumerate(gums):
                if owner >= 0:
                    estimates[owner] += values[colour]
        self._learn(chances(estimates, hope.spread))

    def _cheer(self, cards: list[Card], node: Node | None) -> Node | None:
        base, seats, hands = self._base, self._seats, self._hands
        race, rule = base.race, base.rule
        blind = base.blind
        races = self._races
        seat = (base.first + len(cards)) % seats
        while len(cards) < seats:
            if blind:
                node = self.root if seat == self._seat else self._sides.get(seat)
                if node is None:
                    node = self._sides[seat] = Node()
            hand = hands[seat]
            values = []
            for card in hand:
                key = (card,) if blind else (*cards, card)
                after = races.get(key)
                if after is None:
                    after = races[key] = cheered(race, rule, list(key))[0]
                hope = after.hopes[seats]
                if hope is None:
                    hope = hope_of(after, seats)
                hopes = hope[0]
                values.append(sum([hopes[c] for c in hand]) - hopes[card])
            card, node = self._choose(node, seat, hand, values)
            hand.remove(card)
            cards.append(card)
            seat = seat + 1 if seat + 1 < seats else 0
        if blind:
            key = tuple(cards)
            node = self._joints.get(key)
            if node is None:
                node = self._joints[key] = Node()
        return node

    def _choose(self, node, seat, actions, values):
        most = max(values)
        warmth = self._warmth
        parts = [exp((value - most) / warmth) for value in values]
        whole = sum(parts)
        if node is None:
            luck = self._rng.random() * whole
            for action, part in zip(actions, parts):
                luck -= part
                if luck < 0:
                    break
            return action, None
        edges = node.edges
        visits = node.visits
        start = node.total / visits if visits else 0.5
        c = self._c / whole
        best, chosen = -1.0, None
        for action, part in zip(actions, parts):
            edge = edges.get(action)
            if edge is None:
                worth = start + c * part
            else:
                edge.seen += 1
                n = edge.visits
                worth = (edge.total + start) / (n + 1) + c * part * sqrt(edge.seen) / (1 + n)
            if worth > best:
                best, chosen, move = worth, edge, action
        if chosen is None:
            chosen = edges[move] = Edge()
            chosen.seen = 1
        self._trail.append((node, chosen, seat))
        after = chosen.node
        if after is None and chosen.visits:
            after = chosen.node = Node()
        return move, after

    def _finish(self, race: Race, gums=None) -> None:
        worth = race.worth
        scores = [sum([worth[card] for card in hand]) for hand in self._hands]
        base = self._base
        if base.gum_cards:
            for colour, owner in enumerate(gums or base.gums):
                if owner >= 0:
                    scores[owner] += race.gum_worth[colour]
        most = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == most]
        if len(winners) > 1:
            from .values import tie_break
            winners = tie_break(winners, self._hands, race.order).winners
        share = 1 / len(winners)
        self._learn([share if seat in winners else 0.0 for seat in range(self._seats)])

    def _learn(self, rewards) -> None:
        for node, edge, seat in self._trail:
            reward = rewards[seat]
            node.visits += 1
            node.total += reward
            edge.visits += 1
            edge.total += reward

    def run(self, budget: Budget, control: Control) -> int:
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
        return made

    def best(self) -> int:
        return max(self.root.edges.items(), key=lambda pair: (pair[1].visits, pair[1].total, -pair[0]))[0]


class ThinkingBot(Bot[RolimaView, Action]):
    def __init__(self, budget: Budget, recall: Recall = "all", **kw) -> None:
        self._budget, self._recall, self._kw = budget, recall, kw

    def choose(self, seen: RolimaView, rng: Random, control: Control) -> Action:
        kind, ways = ways_of(seen)
        if len(ways) == 1:
            return kind(ways[0])
        search = Search(narrowed(seen, self._recall, rng), rng, **self._kw)
        search.run(self._budget, control)
        return kind(search.best())


def ways_of(seen):
    if seen.phase == "cheer":
        return Play, seen.hand
    if seen.phase == "draft":
        return Take, seen.display
    return TakeGum, [c for c, owner in enumerate(seen.gums) if owner != seen.current]
