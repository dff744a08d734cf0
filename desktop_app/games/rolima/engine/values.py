"""What cards are worth when the race ends in some order, and who wins when points are equal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from desktop_app.core.game import Seat

from .deck import Card, Colour, deck
from .state import Cards, RolimaView, Track, race_order, ranks


def worth(cards: Iterable[Card], gums: Iterable[Colour], order: tuple[Colour, ...]) -> tuple[int, int]:
    """The points of a seat's bets and of its gum cards, with the carts in that race order.

    >>> worth((deck().card(0, 1), deck().card(1, 5), deck().card(4, 3)), (0, 2), (0, 1, 2, 3, 4))
    (13, 4)
    """
    edition = deck()
    places, times = ranks(order), edition.multipliers
    bets = sum(edition.gum(card) * times[places[edition.colour(card)]] for card in cards)
    return bets, sum(edition.gum_card * times[places[colour]] for colour in gums)


def owned(gums: Sequence[Seat | None], seat: Seat | None) -> tuple[Colour, ...]:
    """The colours of a seat's gum cards; () for a spectator."""
    return tuple(colour for colour, owner in enumerate(gums) if owner is not None and owner == seat)


@dataclass(frozen=True, slots=True)
class Bet:
    """A card (None: the gum card of the colour) and what it brings: its gums times what its cart's place, 0
    for the first, is worth.
    """

    card: Card | None
    colour: Colour
    gums: int
    place: int
    multiplier: int

    @property
    def points(self) -> int:
        """What it adds to the score."""
        return self.gums * self.multiplier


@dataclass(frozen=True, slots=True)
class Worth:
    """The cards of a hand as bets, in the order of the hand, and the gum cards, in the order of colours."""

    bets: tuple[Bet, ...]
    gums: tuple[Bet, ...]

    @property
    def total(self) -> int:
        """All points; of a hand that still has a card too many those of this card, too."""
        return sum(bet.points for bet in (*self.bets, *self.gums))


def priced(cards: Iterable[Card], gums: Iterable[Colour], order: tuple[Colour, ...]) -> Worth:
    """What each card of a seat brings with the carts in that race order."""
    edition = deck()
    places = ranks(order)

    def bet(card: Card | None, colour: Colour, each: int) -> Bet:
        return Bet(card, colour, each, places[colour], edition.multipliers[places[colour]])

    return Worth(
        tuple(bet(card, edition.colour(card), edition.gum(card)) for card in cards),
        tuple(bet(None, colour, edition.gum_card) for colour in gums),
    )


def hand_worth(seen: RolimaView, *, track: Track | None = None, without: Card | None = None) -> Worth:
    """What the viewer's hand and gum cards bring if the race ended as it stands.

    `track`: as it stands there instead; `without`: leave out this card, which would be played.
    """
    cards = (card for card in seen.hand if card != without)
    order = seen.race if track is None else race_order(track)
    return priced(cards, owned(seen.gums, seen.seat), order)


# ---- ties --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Look:
    """A cart that the tied seats were compared by: what each one's best bet on it counts, in the order of
    the seats; those without a bet on it are left out.
    """

    colour: Colour
    best: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """How a tie was broken: the carts looked at, of which the last one decided, and the seats that won."""

    looks: tuple[Look, ...]
    winners: tuple[Seat, ...]

    @property
    def colour(self) -> Colour:
        """The cart whose bets decided."""
        return self.looks[-1].colour


def tie_break(tied: Sequence[Seat], hands: Sequence[Cards], order: tuple[Colour, ...]) -> TieBreak:
    """Who of the `tied` seats wins, by the highest bet on the best cart that one of them has a bet on.

    `hands` are the bets of all seats: a 0/10 card counts more if it is the only one of its colour among them.
    Only cards that an edition of its own makes equal leave more than one winner.
    """
    looks = []
    for colour in order:
        best = tuple(
            (seat, max(counts))
            for seat in tied
            if (counts := [_counts(card, hands) for card in hands[seat] if deck().colour(card) == colour])
        )
        looks.append(Look(colour, best))
        if best:
            most = max(count for _, count in best)
            return TieBreak(tuple(looks), tuple(seat for seat, count in best if count == most))
    raise AssertionError("unreachable: every seat holds a bet")


def _counts(card: Card, hands: Sequence[Cards]) -> int:
    """The number that a bet has in a tie."""
    edition = deck()
    number = edition.number(card)
    if number is not None:
        return number
    colour = edition.colour(card)
    bets = sum(edition.colour(other) == colour for hand in hands for other in hand)
    return edition.alone if bets == 1 else edition.accompanied
