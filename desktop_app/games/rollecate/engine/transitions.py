"""From one action to the next position: set-up, laying, riding, penalties, the end; told as in `events`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from desktop_app.core.game import Event, Seat

from .deck import CHAOS, Card, Counts, counted, deck, is_broken, listed
from .events import Told, dealt, drew
from .geometry import open_turns, placed, turns_of
from .state import (
    Bend,
    Draw,
    House,
    Lay,
    Phase,
    Reveal,
    Roll,
    RollecateState,
    RollecateView,
    Stack,
    Table,
    Track,
    Turn,
)


def opening(seats: int, start: Seat, house: House) -> RollecateState:
    """Nothing lies yet; the start seat builds first."""
    edition = deck()
    return RollecateState(
        seats=seats,
        current=start,
        phase="reveal",
        house=house,
        railway=(),
        train=0,
        piles=((),) * seats,
        derailments=(0,) * seats,
        pending=(),
        removed=(),
        aside=(),
        deck=edition.draws(seats),
        laid=0,
        hands=((),) * seats,
        pool=edition.cards(broken=not house.broken_off),
    )


# ---- set-up ------------------------------------------------------------------------------------------


def after_reveal(state: RollecateState, action: Reveal, told: Told) -> RollecateState:
    """The card laid, to be bent, or set aside because it does not fit."""
    seat, card = state.current, action.card
    told.append(Event("revealed", seat, (("card", card),)))
    state = replace(state, pool=_without(state.pool, card))
    why = misfit(state, card)
    if why is not None:
        told.append(Event("set_aside", seat, (("card", card), ("why", why))))
        return _checked_aside(replace(state, aside=tuple(sorted((*state.aside, card)))), told)
    turns = fitting_turns(state, card)
    if len(turns) > 1:
        return replace(state, phase="bend", pending=(card,))
    return _first_laid(state, card, turns[0], told)


def after_bend(state: RollecateState, action: Bend, told: Told) -> RollecateState:
    """The curve laid as it was turned."""
    card = state.pending[0]
    return _first_laid(replace(state, phase="reveal", pending=()), card, action.turn, told)


def misfit(table: Table, card: Card) -> str | None:
    """Why a card is set aside when the first railway is built; None if it is laid."""
    if card == CHAOS:
        return "chaos"
    if table.house.setup_no_broken and is_broken(card):
        return "broken"
    if value_clash(table, card):
        return "value"
    return None if fitting_turns(table, card) else "room"


def value_clash(table: Table, card: Card) -> bool:
    """Whether the card's value differs by two from the front card's."""
    return bool(table.railway) and abs(table.value(card) - table.value(table.front.card)) == 2


def fitting_turns(table: Table, card: Card) -> tuple[Turn, ...]:
    """The ways in which a track card can go to the front, as far as cells are concerned."""
    free = open_turns(table.railway, no_block=table.house.no_block)
    return tuple(turn for turn in turns_of(card) if turn in free)


def _checked_aside(state: RollecateState, told: Told) -> RollecateState:
    """The set-up begins anew if every card was set aside before the railway lay."""
    if any(state.pool):
        return state
    told.append(Event("restarted"))
    back = counted((*state.aside, *(track.card for track in state.railway)))
    start = (state.current - len(state.railway)) % state.seats
    return replace(state, current=start, railway=(), aside=(), pool=back)


def _first_laid(state: RollecateState, card: Card, turn: Turn, told: Told) -> RollecateState:
    edition = deck()
    track = placed(state.railway, card, turn)
    told.append(_laid(state.current, track, len(state.railway), dice=0, setup=True))
    state = replace(state, railway=(*state.railway, track), current=(state.current + 1) % state.seats)
    if len(state.railway) < edition.railway:
        return state
    removed = dict(edition.removed)[state.seats]
    details = (
        ("returned", state.aside),
        ("train", edition.train - 1),
        ("removed", removed),
        ("deck", state.deck),
    )
    told.append(Event("ready", None, details))
    back = tuple(a + b for a, b in zip(state.pool, counted(state.aside), strict=True))
    start = (state.current - edition.railway) % state.seats
    phase: Phase = "deal" if edition.hand else "draw"
    return replace(state, phase=phase, current=start, train=edition.train - 1, aside=(), pool=back)


def next_dealt(state: RollecateState) -> Seat:
    """The seat that gets the next card of the deal: round by round from the start seat on."""
    order = [(state.current + ahead) % state.seats for ahead in range(state.seats)]
    return min(order, key=lambda seat: len(state.hands[seat]))


# ---- a turn ------------------------------------------------------------------------------------------


def after_draw(state: RollecateState, action: Draw, told: Told) -> RollecateState:
    """The card in a hand: that of the seat it is dealt to, or the current seat's."""
    dealing = state.phase == "deal"
    seat = next_dealt(state) if dealing else state.current
    hands = list(state.hands)
    hands[seat] = tuple(sorted((*hands[seat], action.card)))
    pool = _without(state.pool, action.card)
    if not dealing:
        told.append(drew(seat, state.deck - 1, action.card))
        return replace(state, phase="act", deck=state.deck - 1, hands=tuple(hands), pool=pool)
    told.append(dealt(seat, len(hands[seat]), action.card))
    phase: Phase = "draw" if min(map(len, hands)) == deck().hand else "deal"
    return replace(state, phase=phase, hands=tuple(hands), pool=pool)


def after_pass(state: RollecateState, told: Told) -> RollecateState:
    """The train one card on if there is one, then the penalty."""
    due, train = 1, state.train
    moves = train < len(state.railway) - 1
    told.append(Event("passed", state.current, (("moved", moves),)))
    if moves:
        due += _ridden(state, 1, told)
        train += 1
    else:
        due += state.house.pass_front_extra
    return _stacking(_penalised(replace(state, train=train), due, told), told)


def after_lay(state: RollecateState, action: Lay, told: Told) -> RollecateState:
    """The card at the front; more of its value may follow."""
    seat = state.current
    track = placed(state.railway, action.card, action.turn)
    hands = list(state.hands)
    hands[seat] = _less(hands[seat], action.card)
    after = replace(
        state,
        phase="build",
        railway=(*state.railway, track),
        laid=state.laid + 1,
        hands=tuple(hands),
    )
    told.append(_laid(seat, track, len(state.railway), dice=after.dice, setup=False))
    return after


def after_ride(state: RollecateState, told: Told) -> RollecateState:
    """The dice are due."""
    told.append(Event("riding", state.current, (("dice", state.dice),)))
    return replace(state, phase="ride")


def after_roll(state: RollecateState, action: Roll, told: Told) -> RollecateState:
    """The ride, its damage and the penalty; a player alone may have lost."""
    seat, ahead = state.current, len(state.railway) - 1 - state.train
    told.append(Event("rolled", seat, (("dice", state.dice), ("wheels", action.wheels))))
    steps = min(action.wheels, ahead)
    over = action.wheels - steps
    broken = _ridden(state, steps, told)
    derailments = state.derailments
    if over:
        times = derailments[seat] + 1
        derailments = (*derailments[:seat], times, *derailments[seat + 1 :])
        told.append(Event("derailed", seat, (("over", over), ("times", times))))
    state = replace(state, train=state.train + steps, derailments=derailments, laid=0)
    state = _penalised(state, broken + over, told)
    if state.lost:
        told += [Event("lost", seat, (("times", state.derailments[seat]),)), Event("over")]
        return replace(state, phase="over")
    return _stacking(state, told)


def after_chaos(state: RollecateState, told: Told) -> RollecateState:
    """The chaos card among the pending ones; another one may follow if so agreed."""
    seat = state.current
    told.append(Event("chaos", seat, (("card", CHAOS),)))
    hands = list(state.hands)
    hands[seat] = _less(hands[seat], CHAOS)
    state = replace(state, hands=tuple(hands), pending=(*state.pending, CHAOS))
    if state.house.chaos_many and CHAOS in hands[seat]:
        return replace(state, phase="chaos")
    return _stacking(state, told)


def after_done(state: RollecateState, told: Told) -> RollecateState:
    """The chaos cards go onto the pile."""
    told.append(Event("done", state.current))
    return _stacking(state, told)


def after_stack(state: RollecateState, action: Stack, told: Told) -> RollecateState:
    """The card put onto the pile or combined away."""
    return _stacking(_put(state, action, told, auto=False), told)


# ---- riding and penalties ----------------------------------------------------------------------------


def _ridden(state: RollecateState, steps: int, told: Told) -> int:
    """Tell of the ride over so many cards; how many of them are broken."""
    if not steps:
        return 0
    start = state.train
    told.append(Event("rode", state.current, (("start", start), ("end", start + steps), ("steps", steps))))
    entered = (track.card for track in state.railway[start + 1 : start + steps + 1])
    broken = tuple(card for card in entered if is_broken(card))
    if broken:
        told.append(Event("broke", state.current, (("count", len(broken)), ("cards", broken))))
    return len(broken)


def _penalised(state: RollecateState, due: int, told: Told) -> RollecateState:
    """Up to `due` cards taken from the rear, never the train's; they wait to be put onto the pile."""
    taken = min(due, state.train)
    if not due:
        return state
    cards = tuple(track.card for track in state.railway[:taken])
    details = (("due", due), ("cards", cards), ("forgiven", due - taken))
    told.append(Event("penalty", state.current, details))
    return replace(
        state,
        railway=state.railway[taken:],
        train=state.train - taken,
        pending=tuple(sorted((*state.pending, *cards))),
    )


def stackings(table: Table) -> list[Stack]:
    """How a pending card can be put down, ascending; of each type of card one."""
    pile = table.piles[table.current]
    values = table.house.values
    top = values[pile[-1]] if pile else 0
    found = []
    for card in dict.fromkeys(table.pending):
        found.append(Stack(card))
        if values[card] == top:
            found.append(Stack(card, combine=True))
    return found


def _stacking(state: RollecateState, told: Told) -> RollecateState:
    """Put down what can be put down in one way only, then ask or go on to the next turn."""
    values = state.house.values
    while state.pending:
        ways = stackings(state)
        if len({(values[way.card], way.combine) for way in ways}) > 1:
            return replace(state, phase="stack")
        state = _put(state, ways[0], told, auto=True)
    return _turn_over(state, told)


def _put(state: RollecateState, action: Stack, told: Told, *, auto: bool) -> RollecateState:
    seat, card = state.current, action.card
    piles, pending = list(state.piles), _less(state.pending, card)
    if not action.combine:
        told.append(Event("stacked", seat, (("card", card), ("auto", auto))))
        piles[seat] = (*piles[seat], card)
        return replace(state, piles=tuple(piles), pending=pending)
    top = piles[seat][-1]
    told.append(Event("combined", seat, (("card", card), ("top", top))))
    piles[seat] = piles[seat][:-1]
    removed = tuple(sorted((*state.removed, card, top)))
    return replace(state, piles=tuple(piles), pending=pending, removed=removed)


def _turn_over(state: RollecateState, told: Told) -> RollecateState:
    after = (state.current + 1) % state.seats
    if state.deck:
        told.append(Event("turn_ended", state.current, (("next", after),)))
        return replace(state, phase="draw", current=after)
    told.append(Event("turn_ended", state.current, (("next", None),)))
    for seat, hand in enumerate(state.hands):
        points = sum(state.value(card) for card in hand)
        told.append(Event("shown", seat, (("cards", hand), ("points", points))))
    told.append(Event("over"))
    return replace(state, phase="over")


# ---- small things ------------------------------------------------------------------------------------


def unseen(table: Table, *hands: tuple[Card, ...]) -> Counts:
    """All cards but those on the table and in these hands."""
    edition = deck()
    left = list(edition.cards(broken=not table.house.broken_off))
    known = [table.pending, table.removed, table.aside, *table.piles, *hands]
    for cards in known:
        for card in cards:
            left[card] -= 1
    for track in table.railway:
        left[track.card] -= 1
    return tuple(left)


def dealt_out(seen: RollecateView, rng: Random) -> RollecateState:
    """A position that looks so to the viewer: the cards it has not seen, shuffled, fill the hidden hands."""
    bag = list(listed(unseen(seen, *(hand for hand in seen.hands if hand is not None))))
    hidden = sum(count for hand, count in zip(seen.hands, seen.counts, strict=True) if hand is None)
    taken = rng.sample(bag, hidden)
    left = list(counted(bag))
    for card in taken:
        left[card] -= 1
    hands = []
    for hand, count in zip(seen.hands, seen.counts, strict=True):
        if hand is None:
            hand, taken = tuple(sorted(taken[:count])), taken[count:]
        hands.append(hand)
    return RollecateState(
        seats=seen.seats,
        current=seen.current,
        phase=seen.phase,
        house=seen.house,
        railway=seen.railway,
        train=seen.train,
        piles=seen.piles,
        derailments=seen.derailments,
        pending=seen.pending,
        removed=seen.removed,
        aside=seen.aside,
        deck=seen.deck,
        laid=seen.laid,
        hands=tuple(hands),
        pool=tuple(left),
    )


def _less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _without(pool: Counts, card: Card) -> Counts:
    return (*pool[:card], pool[card] - 1, *pool[card + 1 :])


def _laid(seat: Seat, track: Track, place: int, *, dice: int, setup: bool) -> Event:
    details = (
        ("card", track.card),
        ("turn", track.turn),
        ("cell", track.cell),
        ("heading", track.heading),
        ("place", place),
        ("setup", setup),
        ("dice", dice),
    )
    return Event("laid", seat, details)
