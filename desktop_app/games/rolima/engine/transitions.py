"""From one action to the next position: set-up, cheering, drafting, maintenance, the end; see `events`."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.game import Event, Seat

from .cheering import Cheer, cheer
from .deck import COLOURS, GOAL, SECTIONS, Card, deck
from .events import Told, dealt, played
from .state import (
    SOLD_OUT,
    Cards,
    Deal,
    Fill,
    House,
    Line,
    Play,
    Played,
    Reveal,
    RolimaState,
    Table,
    Take,
    TakeGum,
    row_of,
)


def opening(seats: int, start: Seat, house: House) -> RolimaState:
    """Nothing lies yet; the start seat owns the horn. Rounds count from 1, the set-up is round 0."""
    return RolimaState(
        seats=seats,
        house=house,
        phase="line",
        round=0,
        track=((),) * (GOAL + 1),
        hill=(None,) * SECTIONS,
        open=0,
        display=(),
        horn=start,
        current=start,
        played=(),
        queue=(),
        gums=(None,) * COLOURS,
        hands=((),) * seats,
        pile=deck().cards(zero_ten=house.zero_ten),
        discard=(),
        shown=(),
    )


# ---- set-up ------------------------------------------------------------------------------------------


def after_line(state: RolimaState, action: Line, told: Told) -> RolimaState:
    """The cart at the right end of the start row."""
    told.append(Event("lined", None, (("colour", action.colour),)))
    start = (*state.track[0], action.colour)
    phase = state.phase if len(start) < COLOURS else "deal"
    return replace(state, track=(start, *state.track[1:]), phase=phase)


def next_dealt(state: RolimaState) -> Seat:
    """The seat that gets the next card of the deal: in turn from the owner of the horn on."""
    return (state.horn + sum(map(len, state.hands))) % state.seats


def after_deal(state: RolimaState, action: Deal, told: Told) -> RolimaState:
    """The card in the hand of the seat it is dealt to."""
    seat = next_dealt(state)
    state = replace(state, hands=_with(state.hands, seat, action.card), pile=without(state.pile, action.card))
    told.append(dealt(seat, len(state.hands[seat]), action.card))
    if sum(map(len, state.hands)) < deck().hand * state.seats:
        return state
    return _topped_up(state, told)


# ---- a round -----------------------------------------------------------------------------------------


def after_play(state: RolimaState, action: Play, told: Told) -> RolimaState:
    """The card in front of the seat; after the last one the cheering is resolved."""
    seat, card = state.current, action.card
    told.append(played(seat, card, blind=state.blind))
    hands = list(state.hands)
    hands[seat] = without(hands[seat], card)
    cards = (*state.played, Played(seat, card))
    shown = state.shown if state.blind else _merged(state.shown, (card,))
    state = replace(state, hands=tuple(hands), played=cards, shown=shown)
    if len(cards) < state.seats:
        return replace(state, current=(seat + 1) % state.seats)
    if state.blind:
        return replace(state, phase="turn", current=state.horn)
    return _cheered(state, told)


def after_turn_over(state: RolimaState, told: Told) -> RolimaState:
    """The cards of the round open, and what they bring."""
    turned = round_cards(state)
    told.append(Event("turned_over", None, (("cards", turned),)))
    return _cheered(replace(state, shown=_merged(state.shown, turned)), told)


def round_cards(state: RolimaState) -> tuple[Card, ...]:
    """The cards of the round in playing order, also those face down."""
    return tuple(one.card for one in state.played if one.card is not None)


def _cheered(state: RolimaState, told: Told) -> RolimaState:
    found = cheer(state.track, state.rule, state.played)
    _tell_cheer(found, state, told)
    state = replace(state, track=found.track)
    if not found.finished:
        return replace(state, phase="draft", queue=found.draft, current=found.draft[0])
    told.append(Event("finished", None, (("colour", found.track[GOAL][0]),)))
    told += [Event("shown", seat, (("cards", hand),)) for seat, hand in enumerate(state.hands)]
    told.append(Event("over"))
    return replace(state, phase="over", current=state.horn)


def _tell_cheer(found: Cheer, state: RolimaState, told: Told) -> None:
    details = (
        ("totals", found.totals),
        ("winner", found.winner),
        ("values", found.values),
        ("weights", found.weights),
        ("rule", state.rule),
    )
    told.append(Event("cheered", None, details))
    for move in found.moves:
        way = (("colour", move.colour), ("start", move.start), ("end", move.end), ("why", move.why))
        told.append(Event("moved", None, way))


def after_take(state: RolimaState, action: Take, told: Told) -> RolimaState:
    """The card in the hand; the last to draft gets the horn."""
    seat, card = state.current, action.card
    told.append(Event("drafted", seat, (("card", card),)))
    queue = state.queue[1:]
    state = replace(
        state, hands=_with(state.hands, seat, card), display=without(state.display, card), queue=queue
    )
    if queue:
        return replace(state, current=queue[0])
    told.append(Event("horn", seat))
    state = replace(state, horn=seat, current=seat)
    if not state.house.gum_cards:
        return _maintained(state, told)
    if set(state.gums) != {seat}:
        return replace(state, phase="gum")
    told.append(Event("gum_skipped", seat))
    return _maintained(state, told)


def after_take_gum(state: RolimaState, action: TakeGum, told: Told) -> RolimaState:
    """The gum card in front of the owner of the horn."""
    seat, colour = state.current, action.colour
    told.append(Event("took_gum", seat, (("colour", colour), ("from", state.gums[colour]))))
    gums = (*state.gums[:colour], seat, *state.gums[colour + 1 :])
    return _maintained(replace(state, gums=gums), told)


# ---- maintenance -------------------------------------------------------------------------------------


def due_section(table: Table) -> int:
    """The section whose hill card must lie open when the next round starts, 0 if none."""
    row = row_of(table.track, table.race[0])
    return 0 if table.house.hill_mode == "hidden" or row > SECTIONS else row


def target(table: Table) -> int:
    """How many cards the display is filled up to."""
    return table.seats if table.rule == SOLD_OUT else deck().display(table.seats)


def _maintained(state: RolimaState, told: Told) -> RolimaState:
    if due_section(state) != state.open:
        return replace(state, phase="reveal")
    return _tidied(state, told)


def after_reveal(state: RolimaState, action: Reveal, told: Told) -> RolimaState:
    """The hill card of the leader's section open, any other turned down."""
    section = due_section(state)
    told.append(
        Event("revealed", None, (("section", section), ("hill", action.hill), ("closed", state.open)))
    )
    hill = (*state.hill[: section - 1], action.hill, *state.hill[section:])
    return _tidied(replace(state, hill=hill, open=section), told)


def _tidied(state: RolimaState, told: Told) -> RolimaState:
    discard = _merged(state.discard, round_cards(state))
    return _topped_up(replace(state, played=(), discard=discard), told)


def after_fill(state: RolimaState, action: Fill, told: Told) -> RolimaState:
    """The card at the end of the display."""
    told.append(Event("filled", None, (("card", action.card),)))
    state = replace(
        state,
        display=(*state.display, action.card),
        pile=without(state.pile, action.card),
        shown=_merged(state.shown, (action.card,)),
    )
    return _topped_up(state, told)


def _topped_up(state: RolimaState, told: Told) -> RolimaState:
    """Ask for the next card of the display or go on to the next round.

    The pile never lacks a card then: an edition has enough for all hands and a full display.
    """
    if len(state.display) >= target(state):
        told.append(Event("round_ended", None, (("round", state.round),)) if state.round else Event("ready"))
        return replace(state, phase="cheer", current=state.horn, round=state.round + 1)
    if not state.pile:
        told.append(Event("shuffled", None, (("count", len(state.discard)),)))
        state = replace(state, pile=state.discard, discard=())
    return replace(state, phase="fill")


# ---- small things ------------------------------------------------------------------------------------


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards but this one, in their order; only where it is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _with(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    return (*hands[:seat], tuple(sorted((*hands[seat], card))), *hands[seat + 1 :])


def _merged(cards: Cards, more: tuple[Card, ...]) -> Cards:
    return tuple(sorted({*cards, *more}))
