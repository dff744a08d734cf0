"""Why an action is good, in codes that the table puts into a sentence.

All of it is true by what lies open and the own hand. Colours, cards and seats are their numbers, places count
from 0 for the leader, points are gums times what a place pays. "The own bets" are the cards that stay in the
hand; "as it stands" leaves out the cards of this round, "so far" resolves those played openly, the one
advised among them.

Play:
    ends          so far the race ends with this round; colour: the cart that arrives, points: of the own bets
                  then, sure: True if nobody plays any more
    denies        without the card the cart `colour` would move so far, and the own bets be worth `loss` less
                  points than with it; they are worth no more than as it stands
    pushes        so far the own bets gain; colour: the cart that moves, gain: in points
    cheap         its cart is off the podium as it stands; colour, place
    drafts_first  so far its seat drafts first, or would with a card so low (high, in a Hairpin); card
    keeps         the own bets are worth more; points: of the own bets as it stands, lost: those of the card
Take:
    only          nothing else is left in the display
    pays          no card pays more; colour, place, gums, points: as it stands
    strong        a card of 7 or more, or a 0/10 card; colour, card, bets: gums of own cards of this colour
    hopes         its cart is off the podium now, or others pay more now; colour, place, gums
TakeGum:
    only          nothing else is allowed
    gum_denies    from another seat; seat, colour, place, points: it pays as it stands
    gum_leader    no card pays more; colour, place, points
    gum_hopes     its cart may come forward; colour, place
"""

from __future__ import annotations

from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice

from .cheering import cheer
from .deck import Card, deck
from .state import HAIRPIN, Action, Play, Played, RolimaView, Take, TakeGum, Track, race_order, ranks
from .values import worth

REASONS: Final = (
    "ends",
    "denies",
    "pushes",
    "cheap",
    "drafts_first",
    "keeps",
    "only",
    "pays",
    "strong",
    "hopes",
    "gum_denies",
    "gum_leader",
    "gum_hopes",
)

LOW: Final = 3
HIGH: Final = 7
"""The highest number that is called low, the lowest that is called high."""

Data: TypeAlias = tuple[tuple[str, object], ...]


def advice_for(seen: RolimaView, action: Action) -> Advice[Action]:
    """The hint for a legal decision of the viewer."""
    match action:
        case Play(card):
            reason, data = _of_play(seen, card)
        case Take(card):
            reason, data = _of_take(seen, card)
        case TakeGum(colour):
            reason, data = _of_gum(seen, colour)
        case _:
            raise AssertionError("unreachable: chance asks for no hint")
    return Advice(action, reason, data)


# ---- cheering ----------------------------------------------------------------------------------------


def _of_play(seen: RolimaView, card: Card) -> tuple[str, Data]:
    rest = tuple(other for other in seen.hand if other != card)
    if seen.blind:  # nobody knows yet what the cards will bring together
        return _of_bets(seen, card, rest)
    played = tuple(one for one in seen.played if one.card is not None)
    found = cheer(seen.track, seen.rule, (*played, Played(seen.current, card)))
    before = cheer(seen.track, seen.rule, played)
    now, then = _points(rest, seen.track), _points(rest, found.track)
    if found.finished:
        sure = len(seen.played) + 1 == seen.seats and len(played) == len(seen.played)
        return "ends", (("colour", found.winner), ("points", then), ("sure", sure))
    mine = deck().colour(card)
    if found.winner == mine or found.winner != before.winner:
        loss = then - _points(rest, before.track)
        if then > now:
            return "pushes", (("colour", found.winner), ("gain", then - now))
        if before.winner not in (None, found.winner) and loss > 0:
            return "denies", (("colour", before.winner), ("loss", loss))
    return _without_a_push(seen, card, rest, drafts_first=bool(found.draft[0] == seen.current and played))


def _without_a_push(
    seen: RolimaView, card: Card, rest: tuple[Card, ...], *, drafts_first: bool
) -> tuple[str, Data]:
    number, pays = deck().number(card), deck().multipliers[ranks(seen.race)[deck().colour(card)]]
    early = number is not None and (number >= HIGH if seen.rule == HAIRPIN else number <= LOW)
    if pays and (drafts_first or (early and not seen.played)):
        return "drafts_first", (("card", card),)
    return _of_bets(seen, card, rest)


def _of_bets(seen: RolimaView, card: Card, rest: tuple[Card, ...]) -> tuple[str, Data]:
    """By what the card and the others bring as bets at the places of now."""
    colour = deck().colour(card)
    place = ranks(seen.race)[colour]
    if deck().multipliers[place] == 0:
        return "cheap", (("colour", colour), ("place", place))
    return "keeps", (("points", _points(rest, seen.track)), ("lost", _points((card,), seen.track)))


def _points(cards: tuple[Card, ...], track: Track) -> int:
    return worth(cards, (), race_order(track))[0]


# ---- drafting, gum cards -----------------------------------------------------------------------------


def _of_take(seen: RolimaView, card: Card) -> tuple[str, Data]:
    edition, colour = deck(), deck().colour(card)
    if len(seen.display) == 1:
        return "only", ()
    place, gums = ranks(seen.race)[colour], edition.gum(card)
    points = _points((card,), seen.track)
    if points and points == max(_points((other,), seen.track) for other in seen.display):
        return "pays", (("colour", colour), ("place", place), ("gums", gums), ("points", points))
    number = edition.number(card)
    if number is None or number >= HIGH:
        bets = sum(edition.gum(other) for other in seen.hand if edition.colour(other) == colour)
        return "strong", (("colour", colour), ("card", card), ("bets", bets))
    return "hopes", (("colour", colour), ("place", place), ("gums", gums))


def _of_gum(seen: RolimaView, colour: int) -> tuple[str, Data]:
    free = [other for other, owner in enumerate(seen.gums) if owner != seen.current]
    if len(free) == 1:
        return "only", ()
    order = seen.race
    pays = {other: worth((), (other,), order)[1] for other in free}
    place, points, owner = ranks(order)[colour], pays[colour], seen.gums[colour]
    data: Data = (("colour", colour), ("place", place))
    if not points:
        return "gum_hopes", data
    data = (*data, ("points", points))
    if owner is not None:
        return "gum_denies", (("seat", owner), *data)
    if points == max(pays.values()):
        return "gum_leader", data
    return "gum_hopes", data[:2]
