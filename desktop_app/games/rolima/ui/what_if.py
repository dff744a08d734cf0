"""What a card would do now: played, drafted or as a gum card; and what a hand is worth as it stands. Pure.

Everything here is about the seat of a view and holds "as it stands": as if nobody played another card. Points
are gums times what the place of the cart is worth. Of a hand with a card too many, which will be played
before the race can end, the card that brings least is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from desktop_app.core.game import Seat
from desktop_app.games.rolima.engine.cheering import Cheer, cheer
from desktop_app.games.rolima.engine.deck import Card, Colour, deck
from desktop_app.games.rolima.engine.state import Played, RolimaView, race_order, ranks
from desktop_app.games.rolima.engine.values import Bet, Worth, owned, priced

from .hand import Spot
from .sums import lies_face_down


@dataclass(frozen=True, slots=True)
class HandWorth:
    """What a hand and gum cards bring: `worth` of those that count, and the card that was `left_out`."""

    worth: Worth
    left_out: Card | None = None

    @property
    def total(self) -> int:
        """The points."""
        return self.worth.total


@dataclass(frozen=True, slots=True)
class PlayOutlook:
    """What playing `card` now would do.

    `before` and `after` resolve the cards played so far without and with it; totals are in them. `value` and
    `weight` are the card's own. `race_before` and `race_after` are the carts from the leader on.
    `draft_place` is when the seat would draft, 0 for the first, among `drafting` seats that have a card then;
    None if the race would end. `to_come` seats play after it; `hidden` cards of others lie face down.
    `rest_now` and `rest_after` are what the other cards and the gum cards bring, before and after the move.

    Of a card that is played `face_down` nobody can tell what comes of it: then nothing is summed up, moves or
    drafts in all of that, and `value` and `weight` are those of the card alone.
    """

    card: Card
    before: Cheer
    after: Cheer
    value: int
    weight: int
    race_before: tuple[Colour, ...]
    race_after: tuple[Colour, ...]
    draft_place: int | None
    drafting: int
    to_come: int
    hidden: int
    face_down: bool
    rest_now: Worth
    rest_after: Worth

    @property
    def climbers(self) -> tuple[Colour, ...]:
        """Carts that would stand further ahead in the race order, the foremost first."""
        was, will = ranks(self.race_before), ranks(self.race_after)
        return tuple(colour for colour in self.race_after if will[colour] < was[colour])

    @property
    def gain(self) -> int:
        """By how much the move would change what the rest of the hand brings."""
        return self.rest_after.total - self.rest_now.total


@dataclass(frozen=True, slots=True)
class TakeOutlook:
    """What drafting `card` would bring: it as a `bet`, the hand without it and with it."""

    card: Card
    bet: Bet
    now: HandWorth
    after: HandWorth

    @property
    def gain(self) -> int:
        """By how much the hand would be worth more, as the race stands."""
        return self.after.total - self.now.total


@dataclass(frozen=True, slots=True)
class GumOutlook:
    """What the gum card of `colour` brings as the race stands; None for its `owner`: it lies on the table."""

    colour: Colour
    bet: Bet
    owner: Seat | None
    now: HandWorth
    after: HandWorth


Outlook = PlayOutlook | TakeOutlook | GumOutlook


def outlook(seen: RolimaView, spot: Spot | None) -> Outlook | None:
    """What that card would do in the viewer's hands, as far as it makes sense now; None if it does not.

    A hand card tells it while the viewer has still to play in this round, a display card while it has still
    to draft, a gum card as long as the race goes on.
    """
    if spot is None or seen.seat is None or seen.phase == "over":
        return None
    match spot.where:
        case "hand" if seen.phase == "cheer" and spot.card in seen.hand and not has_played(seen):
            return play_outlook(seen, spot.card)
        case "display" if spot.card in seen.display and can_draft(seen):
            return take_outlook(seen, spot.card)
        case "gum" if seen.house.gum_cards:
            return gum_outlook(seen, spot.card)
    return None


def has_played(seen: RolimaView) -> bool:
    """Whether the viewer's card of this round lies on the table."""
    return any(one.seat == seen.seat for one in seen.played)


def can_draft(seen: RolimaView) -> bool:
    """Whether the viewer has still to draft in this round."""
    return seen.phase == "cheer" or seen.seat in seen.queue


def play_outlook(seen: RolimaView, card: Card) -> PlayOutlook:
    """What playing that card of the own hand would do."""
    assert seen.seat is not None
    own, face_down = Played(seen.seat, card), lies_face_down(seen)
    before = cheer(seen.track, seen.rule, () if face_down else seen.played)
    after = cheer(seen.track, seen.rule, () if face_down else (*seen.played, own))
    counted = cheer(seen.track, seen.rule, (own,)) if face_down else after
    race = race_order(after.track)
    rest = [each for each in seen.hand if each != card]
    gums = owned(seen.gums, seen.seat)
    return PlayOutlook(
        card=card,
        before=before,
        after=after,
        value=counted.values[-1],
        weight=counted.weights[-1],
        race_before=seen.race,
        race_after=race,
        draft_place=after.draft.index(seen.seat) if after.draft else None,
        drafting=len(after.draft),
        to_come=seen.seats - len(seen.played) - 1,
        hidden=sum(one.card is None for one in seen.played),
        face_down=face_down,
        rest_now=priced(rest, gums, seen.race),
        rest_after=priced(rest, gums, race),
    )


def take_outlook(seen: RolimaView, card: Card) -> TakeOutlook:
    """What drafting that card of the display would bring."""
    gums = owned(seen.gums, seen.seat)
    (bet,) = priced((card,), (), seen.race).bets
    return TakeOutlook(card, bet, hand_now(seen), best_bets((*seen.hand, card), gums, seen.race))


def gum_outlook(seen: RolimaView, colour: Colour) -> GumOutlook:
    """What owning that gum card brings."""
    gums = owned(seen.gums, seen.seat)
    (bet,) = priced((), (colour,), seen.race).gums
    after = best_bets(seen.hand, sorted({*gums, colour}), seen.race)
    return GumOutlook(colour, bet, seen.gums[colour], hand_now(seen), after)


def hand_now(seen: RolimaView) -> HandWorth:
    """What the viewer's hand and gum cards bring if the race ended as it stands."""
    return best_bets(seen.hand, owned(seen.gums, seen.seat), seen.race)


def best_bets(cards: Iterable[Card], gums: Iterable[Colour], order: tuple[Colour, ...]) -> HandWorth:
    """What these cards bring with the carts in that order; of more cards than bets the worst are left out.

    Of cards that bring the same, the one with the highest number is left out: it cheers best.
    """
    edition = deck()
    found = priced(cards, gums, order)
    most = edition.hand - 1
    if len(found.bets) <= most:
        return HandWorth(found)

    def keep(bet: Bet) -> tuple[int, int]:
        number = None if bet.card is None else edition.number(bet.card)
        return bet.points, -(edition.alone if number is None else number)

    spare = min(found.bets, key=keep)
    bets = tuple(bet for bet in found.bets if bet is not spare)
    return HandWorth(Worth(bets, found.gums), spare.card)
