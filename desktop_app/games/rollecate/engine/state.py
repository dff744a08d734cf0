"""The values of a running game: railway and train, hands, penalty piles, whose turn it is; and the actions.

Coordinates are cells of a square grid, x to the east, y to the north; the railway is listed from its rear
to its front. Hands are sorted, piles are listed from bottom to top. The cards nobody has seen, draw pile and
cards out of the game alike, are one bag without order: which card comes next is decided when it is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .deck import Card, Counts, card_values

Hand: TypeAlias = tuple[Card, ...]
"""Cards, ascending."""

Pile: TypeAlias = tuple[Card, ...]
"""Cards from bottom to top."""

Heading: TypeAlias = int
"""A direction of travel: 0 east, 1 north, 2 west, 3 south; a left turn adds one."""

Turn: TypeAlias = Literal["S", "L", "R"]
"""How a card's rails go on: straight, to the left or to the right."""

Cell: TypeAlias = tuple[int, int]

Phase: TypeAlias = Literal["reveal", "bend", "deal", "draw", "act", "build", "ride", "chaos", "stack", "over"]
"""The set-up: reveal, chance turns up a card for the first railway; bend, the curve in `pending` is turned by
chance or by the current seat; deal, chance gives the seats their first cards. A turn: draw, chance gives the
current seat a card; act, it passes, lays a card or puts down a chaos card; build, it lays more or rides;
ride, chance rolls the dice; chaos, it puts down more chaos cards or is done; stack, it puts the penalty cards
in `pending` onto its pile. Or the game is over.
"""

SETTING_UP: Final[tuple[Phase, ...]] = ("reveal", "bend", "deal")


@dataclass(frozen=True, slots=True)
class House:
    """What was agreed before the game; the values here are the usual ones.

    pass_front_extra: penalty cards on top of the one for passing when the train stands on the front card.
    chaos_many: several chaos cards may be put down in one turn. no_block: the front must always point to an
    empty cell. setup_no_broken: no broken track in the first railway; setup_interactive: the players bend its
    curves. broken_off: broken track is ordinary straight track. derail_limit: a player alone loses at the
    next derailment after so many; None: never.
    """

    pass_front_extra: int = 1
    chaos_many: bool = False
    chaos_value: int = 5
    no_block: bool = True
    setup_no_broken: bool = False
    setup_interactive: bool = False
    broken_off: bool = False
    derail_limit: int | None = None

    @property
    def values(self) -> tuple[int, ...]:
        """The value of each type of card."""
        return card_values(self.chaos_value)


@dataclass(frozen=True, slots=True)
class Track:
    """A card of the railway: where it lies, the heading it is entered with, and how its rails go on."""

    card: Card
    cell: Cell
    heading: Heading
    turn: Turn

    @property
    def leaves(self) -> Heading:
        """The heading the train leaves the card with."""
        if self.turn == "S":
            return self.heading
        return (self.heading + (1 if self.turn == "L" else 3)) % 4


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees.

    `train` is the place of the train's card in `railway` (0 until the first railway lies). `derailments`
    are counted for each seat. `pending` are cards on their way to the current seat's pile, ascending (or the
    curve to bend). `removed` are the cards combined away, ascending. `aside` are cards that did not fit into
    the first railway and go back to the others when it lies. `deck` cards are still to be drawn in turns.
    `laid` cards were laid in this turn and not ridden yet; they are the last of the railway.
    """

    seats: int
    current: int
    phase: Phase
    house: House
    railway: tuple[Track, ...]
    train: int
    piles: tuple[Pile, ...]
    derailments: tuple[int, ...]
    pending: tuple[Card, ...]
    removed: tuple[Card, ...]
    aside: tuple[Card, ...]
    deck: int
    laid: int

    @property
    def front(self) -> Track:
        """The newest card; only where one lies."""
        return self.railway[-1]

    @property
    def dice(self) -> int:
        """How many dice the cards laid in this turn bring; they are all of the front card's value."""
        return self.laid * self.house.values[self.railway[-1].card] if self.laid else 0

    @property
    def lost(self) -> bool:
        """Whether a player alone has derailed once too often."""
        limit = self.house.derail_limit
        return limit is not None and self.derailments[0] > limit

    def value(self, card: Card) -> int:
        """What a card counts."""
        return self.house.values[card]


@dataclass(frozen=True, slots=True)
class RollecateState(Table):
    """A position: the table, all hands, and the bag of cards that nobody has seen (draw pile and box)."""

    hands: tuple[Hand, ...]
    pool: Counts


@dataclass(frozen=True, slots=True)
class RollecateView(Table):
    """What `seat` (None: a spectator) sees: the table, its own hand, the number of cards of each hand.

    `hands` holds None for a hand that is hidden; at the end all are shown. `pool` cards were seen by nobody;
    `deck` of them will be drawn, the others are out of the game.
    """

    seat: int | None
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    pool: int

    @property
    def hand(self) -> Hand:
        """The viewer's own hand; () for a spectator."""
        return () if self.seat is None else self.hands[self.seat] or ()


# ---- actions -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: the next card for the first railway."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bend:
    """The curve revealed goes this way; chance, or the current seat."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the card drawn, in the deal or at the start of a turn. Only its owner may know it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the train go one card forward and take a penalty card."""

    word: str = field(default="pass", init=False)


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a hand card to the front of the railway; straight and broken track has turn "S"."""

    card: Card
    turn: Turn = "S"


@dataclass(frozen=True, slots=True)
class Ride:
    """Lay no more in this turn: the dice are rolled."""

    word: str = field(default="ride", init=False)


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: so many of the dice show a wheel."""

    wheels: int


@dataclass(frozen=True, slots=True)
class Chaos:
    """Put down a chaos card of the hand; it goes onto the own pile."""

    word: str = field(default="chaos", init=False)


@dataclass(frozen=True, slots=True)
class Done:
    """Put down no more chaos cards in this turn."""

    word: str = field(default="done", init=False)


@dataclass(frozen=True, slots=True)
class Stack:
    """Put a penalty card onto the own pile, or with `combine` remove it together with the equal top card."""

    card: Card
    combine: bool = False


Action: TypeAlias = Reveal | Bend | Draw | Pass | Lay | Ride | Roll | Chaos | Done | Stack
