"""The game as bots play it in their heads: mutable, cheap to copy, proven equal to the rules move for move.

Where the carts are is a `Race`, of which there is one for each arrangement. Hands, display and bags are lists
in no order; the next card drawn is any of the pile. A position lies between two small steps of a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple, Self, TypeAlias

from .deck import COLOURS, GOAL, SECTIONS, Card, Colour, Hill, deck
from .race import START, Race, cheered, race_of
from .state import BLIND_BEND, SOLD_OUT, House, Phase, RolimaState, RolimaView
from .values import tie_break

Deed: TypeAlias = tuple[str, int]
"""A small step of a random game: "play", "take", "fill" and the card, "gum" and the colour, "reveal" and the
hill card.
"""

_PHASES: Final[tuple[Phase, ...]] = ("cheer", "draft", "gum", "reveal", "fill", "over")


class Column(NamedTuple):
    """How the hill of a game is made up: whether it is turned up at all, in the order named, and the cards
    named or drawn from.
    """

    hidden: bool
    fixed: bool
    named: tuple[Hill | None, ...]
    deck: tuple[Hill, ...]


def drawn_hill(column: Column, seen: Sequence[Hill], section: int, rng: Random) -> Hill:
    """Some card that may lie in that section, with the right odds; `seen` has 0 for cards not turned up."""
    _, fixed, named, hills = column
    if fixed and (one := named[section - 1]):
        return one
    rest = [hill for hill in hills if hill not in seen and hill not in named]
    waiting = [] if fixed else [hill for hill in named if hill and hill not in seen]
    places = seen.count(0)
    if not waiting or int(rng.random() * places) >= len(waiting):
        waiting = rest
    return waiting[int(rng.random() * len(waiting))]


@cache
def column_of(house: House, seats: int) -> Column:
    """The hill of that house."""
    mode = house.hill_mode
    return Column(mode == "hidden", mode == "fixed", house.named, deck().hills(seats))


class FastGame:
    """A position; see the head of this module.

    `cards` are those played this round in playing order from the seat `first` on; `queue` are the seats still
    to draft, the next one last. `hill` has 0 for a card not turned up. `blind` are no longer told apart: who
    uses this keeps its seats from looking.
    """

    __slots__ = (
        "cards",
        "column",
        "current",
        "discard",
        "display",
        "first",
        "gum_cards",
        "gums",
        "hands",
        "hill",
        "open",
        "phase",
        "pile",
        "queue",
        "race",
        "rule",
        "seats",
    )

    def __init__(self, seats: int, house: House) -> None:
        """An empty table with the carts in the start row."""
        self.seats = seats
        self.gum_cards = house.gum_cards
        self.column = column_of(house, seats)
        self.race: Race = race_of(tuple(range(COLOURS)), (START,) * COLOURS)
        self.hill = [0] * SECTIONS
        self.open, self.rule = 0, 0
        self.phase: Phase = "cheer"
        self.first, self.current = 0, 0
        self.cards: list[Card] = []
        self.queue: list[int] = []
        self.display: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.gums: list[int] = [-1] * COLOURS
        self.pile: list[Card] = []
        self.discard: list[Card] = []

    @classmethod
    def of(cls, seen: RolimaView | RolimaState) -> Self:
        """The position that is seen; hands that are hidden are empty, and so are the bags of a view.

        Cards face down count as not played yet, unless they are known.
        """
        made = cls(seen.seats, seen.house)
        made.race = race_of(seen.race, tuple(_rows(seen)))
        made.hill = [hill or 0 for hill in seen.hill]
        made.open, made.rule = seen.open, seen.rule or 0
        made.phase = "cheer" if seen.phase == "turn" else seen.phase
        made.current = seen.current
        made.first = seen.horn
        made.cards = [one.card for one in seen.played if one.card is not None]
        made.queue = list(reversed(seen.queue))
        made.display = list(seen.display)
        made.hands = [list(hand) if hand is not None else [] for hand in seen.hands]
        made.gums = [-1 if owner is None else owner for owner in seen.gums]
        if isinstance(seen, RolimaState):
            made.pile, made.discard = list(seen.pile), list(seen.discard)
        return made

    def copy(self) -> Self:
        """An independent position."""
        made = self.__class__.__new__(self.__class__)
        made.seats, made.gum_cards, made.column = self.seats, self.gum_cards, self.column
        made.race, made.open, made.rule = self.race, self.open, self.rule
        made.phase, made.first, made.current = self.phase, self.first, self.current
        made.hill, made.cards, made.queue = self.hill[:], self.cards[:], self.queue[:]
        made.display, made.gums = self.display[:], self.gums[:]
        made.hands = [hand[:] for hand in self.hands]
        made.pile, made.discard = self.pile[:], self.discard[:]
        return made

    @property
    def blind(self) -> bool:
        """Whether the cards of this round are played face down."""
        return self.rule == BLIND_BEND

    # ---- small steps ---------------------------------------------------------------------------------

    def play(self, card: Card) -> None:
        """The current seat plays a card; after the last one the cheering is resolved."""
        self.hands[self.current].remove(card)
        cards = self.cards
        cards.append(card)
        if len(cards) < self.seats:
            self.current = (self.current + 1) % self.seats
        else:
            self.cheer()

    def cheer(self) -> None:
        """All have played: the carts move, the drafting order is made, or the game is over."""
        self.race, queue = cheered(self.race, self.rule, self.cards)
        if self.race.finished:
            self.phase = "over"
            return
        first, seats = self.first, self.seats
        self.queue = [(first + at) % seats for at in queue]
        self.current = self.queue[-1]
        self.phase = "draft"

    def take(self, card: Card) -> None:
        """The current seat drafts; the last one gets the horn."""
        self.display.remove(card)
        self.hands[self.current].append(card)
        queue = self.queue
        queue.pop()
        if queue:
            self.current = queue[-1]
            return
        self.first = self.current
        if self.gum_cards and self.gums.count(self.current) < COLOURS:
            self.phase = "gum"
        else:
            self.maintain()

    def take_gum(self, colour: Colour) -> None:
        """The owner of the horn takes a gum card."""
        self.gums[colour] = self.current
        self.maintain()

    def maintain(self) -> None:
        """The round is over: discard, unless a hill card is to be turned up before."""
        section = self.race.section
        if section != self.open and not self.column.hidden:
            self.phase = "reveal"
            return
        self.discard += self.cards
        self.cards = []
        self._go_on()

    def reveal(self, hill: Hill) -> None:
        """The hill card of the leader's section."""
        self.open = self.race.section
        self.hill[self.open - 1] = self.rule = hill
        self.discard += self.cards
        self.cards = []
        self._go_on()

    def fill(self, card: Card) -> None:
        """A card of the pile to the display."""
        self.pile.remove(card)
        self.display.append(card)
        self._go_on()

    @property
    def target(self) -> int:
        """How many cards the display shall have."""
        return self.seats if self.rule == SOLD_OUT else deck().display(self.seats)

    def _go_on(self) -> None:
        if len(self.display) >= self.target:
            self.phase = "cheer"
            return
        if not self.pile:
            self.pile, self.discard = self.discard, []
        self.phase = "fill"

    # ---- chance --------------------------------------------------------------------------------------

    def next_hill(self, rng: Random) -> Hill:
        """Some card that may lie in the leader's section, with the right odds."""
        return drawn_hill(self.column, self.hill, self.race.section, rng)

    def by_chance(self, rng: Random, trace: list[Deed] | None = None) -> None:
        """Turn up a hill card and fill up the display, as far as it is due."""
        if self.phase == "reveal":
            hill = self.next_hill(rng)
            if trace is not None:
                trace.append(("reveal", hill))
            self.reveal(hill)
        if self.phase != "fill":
            return
        display, pile, chance = self.display, self.pile, rng.random
        for _ in range(self.target - len(display)):
            if not pile:
                pile, self.discard = self.discard, []
            place = int(chance() * len(pile))
            card = pile[place]
            pile[place] = pile[-1]
            pile.pop()
            display.append(card)
            if trace is not None:
                trace.append(("fill", card))
        self.pile = pile
        self.phase = "cheer"

    # ---- the end -------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """What hands and gum cards of each seat bring with the carts where they are."""
        worth = self.race.worth
        found = [sum([worth[card] for card in hand]) for hand in self.hands]
        if self.gum_cards:
            gum_worth = self.race.gum_worth
            for colour, owner in enumerate(self.gums):
                if owner >= 0:
                    found[owner] += gum_worth[colour]
        return found

    def winners(self, scores: Sequence[int]) -> Sequence[int]:
        """The seats that have won once the race is over."""
        most = max(scores)
        tied = [seat for seat, score in enumerate(scores) if score == most]
        if len(tied) > 1:
            return tie_break(tied, [tuple(hand) for hand in self.hands], self.race.order).winners
        return tied

    # ---- random games --------------------------------------------------------------------------------

    def playout(self, rng: Random, trace: list[Deed] | None = None) -> list[int]:
        """Play at random from the start of a round to the end; the scores. `trace` gets all that is done."""
        chance, seats, hands, display = rng.random, self.seats, self.hands, self.display
        size = len(hands[0])
        while True:
            seat, cards, places = self.first, self.cards, [0] * seats
            for _ in hands:
                places[seat] = place = int(chance() * size)
                cards.append(hands[seat][place])
                seat = seat + 1 if seat + 1 < seats else 0
            if trace is not None:
                trace += [("play", card) for card in cards]
            self.race, queue = cheered(self.race, self.rule, cards)
            if self.race.finished:
                break
            for at in reversed(queue):
                seat = self.first + at
                if seat >= seats:
                    seat -= seats
                place = int(chance() * len(display))
                card = hands[seat][places[seat]] = display[place]
                display[place] = display[-1]
                display.pop()
                if trace is not None:
                    trace.append(("take", card))
            self.first = self.current = seat
            if self.gum_cards:
                self._random_gum(rng, trace)
            self.maintain()
            self.by_chance(rng, trace)
        for at, card in enumerate(self.cards):
            hands[(self.first + at) % seats].remove(card)
        self.phase = "over"
        return self.scores()

    def _random_gum(self, rng: Random, trace: list[Deed] | None) -> None:
        gums, seat = self.gums, self.current
        if gums.count(seat) == COLOURS:
            return
        while True:
            colour = int(rng.random() * COLOURS)
            if gums[colour] != seat:
                break
        gums[colour] = seat
        if trace is not None:
            trace.append(("gum", colour))


def _rows(seen: RolimaView | RolimaState) -> list[int]:
    rows = [0] * COLOURS
    for row in range(GOAL + 1):
        for colour in seen.track[row]:
            rows[colour] = row
    return rows
