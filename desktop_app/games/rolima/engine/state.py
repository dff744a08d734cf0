"""The values of a running game: the hill and its carts, hands, display, whose turn it is; and the actions.

The track has six rows: 0 the start row, 1 to 4 the sections beside the hill cards, 5 the goal card. Carts in
a row are listed from left to right; the last one is next to the hill card and ahead of the others. Hands and
bags are sorted; the display keeps the order in which its cards were laid. The pile is a bag without order:
which card comes next is decided when it is drawn. A hill card is decided when it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from desktop_app.core.game import Seat

from .deck import COLOURS, GOAL, Card, Colour, Hill

Cards: TypeAlias = tuple[Card, ...]
"""Fan cards, ascending where nothing else is said."""

Row: TypeAlias = tuple[Colour, ...]
Track: TypeAlias = tuple[Row, ...]
"""Rows 0 to 5, each from left to right."""

Phase: TypeAlias = Literal["line", "deal", "fill", "cheer", "turn", "draft", "gum", "reveal", "over"]
"""The set-up: line, chance puts the next cart to the right end of the start row; deal, chance gives the seats
their hands, card by card in turn; fill, chance adds a card to the display (also at the end of each round).
A round: cheer, the current seat plays a card; turn, chance turns over the cards of a Blind Bend; draft, the
current seat takes a card from the display; gum, the owner of the horn takes a gum card; reveal, chance turns
up the hill card of the leader's section. Or the game is over.
"""

HillMode: TypeAlias = Literal["normal", "hidden", "chosen", "fixed"]

CHANCE_PHASES: Final[tuple[Phase, ...]] = ("line", "deal", "fill", "turn", "reveal")

HEADWIND: Final[Hill] = 1
SLIPSTREAM: Final[Hill] = 2
QUIET_HOUR: Final[Hill] = 3
SOLO_VOICE: Final[Hill] = 4
GRAVEL: Final[Hill] = 5
COMEBACK: Final[Hill] = 6
HAIRPIN: Final[Hill] = 7
BLIND_BEND: Final[Hill] = 8
SOLD_OUT: Final[Hill] = 9
MEGAPHONE: Final[Hill] = 10
NECK_AND_NECK: Final[Hill] = 11
COBBLES: Final[Hill] = 12


@dataclass(frozen=True, slots=True)
class House:
    """What was agreed before the game; the values here are the usual ones.

    zero_ten, gum_cards: the modules. hill_mode: "hidden", hill cards are never turned up; "chosen", those of
    `named` are in the column, shuffled; "fixed", they lie in that order from top to bottom. None in `named`,
    and a card that is named a second time, stand for one drawn from the hill deck.
    """

    zero_ten: bool = False
    gum_cards: bool = False
    hill_mode: HillMode = "normal"
    named: tuple[Hill | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A fan card played this round; None: it lies face down and is not the viewer's."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees.

    `hill` are the hill cards of the sections 1 to 4 that were turned up so far, None for those never seen;
    `open` is the section whose card lies open, 0 if none does. `played` is in playing order, from the owner
    of the horn on. In the draft `queue` are the seats still to draft, the current one first. `gums` are the
    owners of the gum cards by colour, None while a card lies on the table or the module is not used. `horn`
    is the owner of the horn, in phase gum and later already the one who drafted last.
    """

    seats: int
    house: House
    phase: Phase
    round: int
    track: Track
    hill: tuple[Hill | None, ...]
    open: int
    display: Cards
    horn: Seat
    current: Seat
    played: tuple[Played, ...]
    queue: tuple[Seat, ...]
    gums: tuple[Seat | None, ...]

    @property
    def rule(self) -> Hill | None:
        """The hill rule in force."""
        return self.hill[self.open - 1] if self.open else None

    @property
    def blind(self) -> bool:
        """Whether the cards played so far lie face down."""
        return self.phase in ("cheer", "turn") and self.rule == BLIND_BEND

    @property
    def race(self) -> tuple[Colour, ...]:
        """The race order, the leader first."""
        return race_order(self.track)


@dataclass(frozen=True, slots=True)
class RolimaState(Table):
    """A position: the table, all hands, the bags, and which cards have ever been seen by all.

    `played` has every card, also of those face down. `shown` are the cards that have lain open at some time;
    a hand card among them was drafted.
    """

    hands: tuple[Cards, ...]
    pile: Cards
    discard: Cards
    shown: Cards


@dataclass(frozen=True, slots=True)
class Memory:
    """What an attentive seat remembers of cards it once saw and cannot see now; the screen does not show it.

    `drafted` are for each seat the cards in its hand (or played by it face down) that it took openly and
    still has, the viewer's own among them. `discarded` are the cards known to lie on the discard pile,
    `shuffled` those known to be in the pile, as they were there when it was made. Cards that are neither here
    nor in sight may be anywhere that is hidden.
    """

    drafted: tuple[Cards, ...]
    discarded: Cards
    shuffled: Cards


@dataclass(frozen=True, slots=True)
class RolimaView(Table):
    """What `seat` (None: a spectator) sees: the table, its own hand, the number of cards of each hand.

    `hands` holds None for a hand that is hidden; at the end all are shown. `pile` and `discard` are numbers
    of cards. A bot that forgets gets the view with less in `memory`.
    """

    seat: Seat | None
    hands: tuple[Cards | None, ...]
    counts: tuple[int, ...]
    pile: int
    discard: int
    memory: Memory

    @property
    def hand(self) -> Cards:
        """The viewer's own hand; () for a spectator."""
        return () if self.seat is None else self.hands[self.seat] or ()


def race_order(track: Track) -> tuple[Colour, ...]:
    """The carts from the leader to the last.

    >>> race_order(((3, 2, 4), (1, 0), (), (), (), ()))
    (0, 1, 4, 2, 3)
    """
    return tuple(colour for row in reversed(track) for colour in reversed(row))


def row_of(track: Track, colour: Colour) -> int:
    """The row a cart stands in, 0 to 5; only where it stands somewhere."""
    return next(row for row in range(GOAL + 1) if colour in track[row])


def ranks(order: tuple[Colour, ...]) -> tuple[int, ...]:
    """For each colour its place in a race order, 0 for the leader.

    >>> ranks((0, 1, 4, 2, 3))
    (0, 1, 3, 4, 2)
    """
    found = [0] * COLOURS
    for place, colour in enumerate(order):
        found[colour] = place
    return tuple(found)


# ---- actions -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """Chance: the next cart of the start row, from left to right."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next card for a hand of the first deal. Only its owner may know it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Fill:
    """Chance: the next card for the display."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: the hill card of the section that the leader has reached."""

    hill: Hill


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Chance: all have played face down and the cards are turned over. It has one outcome; as an action of
    its own it keeps the last to play from seeing the others' cards and then taking its own back.
    """

    word: str = field(default="turn", init=False)


@dataclass(frozen=True, slots=True)
class Play:
    """Cheer with a card of the hand. Its event says who may know it: under Blind Bend nobody else yet."""

    card: Card

    def seen_by(self, seat: Seat | None) -> None:
        """To others the action says nothing, see the event."""


@dataclass(frozen=True, slots=True)
class Take:
    """Draft a card from the display."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeGum:
    """Take a gum card, from the table or from another seat."""

    colour: Colour


Action: TypeAlias = Line | Deal | Fill | Reveal | TurnOver | Play | Take | TakeGum
