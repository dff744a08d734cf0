"""What a seat sees and remembers of a position, and positions that look so.

An attentive seat knows more than lies open: which cards others took from the display and have not played,
which were discarded, and that these are in the pile once they were shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop_app.core.game import Seat

from .deck import Card, deck
from .state import Cards, Memory, Played, RolimaState, RolimaView


def observe(state: RolimaState, seat: Seat | None) -> RolimaView:
    """The table, the own hand, the sizes of hands and piles, the memory; at the end all hands."""
    over, blind = state.phase == "over", state.blind
    return RolimaView(
        seats=state.seats,
        house=state.house,
        phase=state.phase,
        round=state.round,
        track=state.track,
        hill=state.hill,
        open=state.open,
        display=state.display,
        horn=state.horn,
        current=state.current,
        played=tuple(_face_down(one) if blind and one.seat != seat else one for one in state.played),
        queue=state.queue,
        gums=state.gums,
        seat=seat,
        hands=tuple(hand if over or at == seat else None for at, hand in enumerate(state.hands)),
        counts=tuple(map(len, state.hands)),
        pile=len(state.pile),
        discard=len(state.discard),
        memory=_memory(state),
    )


def _face_down(one: Played) -> Played:
    return Played(one.seat, None)


def _memory(state: RolimaState) -> Memory:
    shown = set(state.shown)
    held = list(state.hands)
    if state.blind:
        for one in state.played:
            if one.card is not None:
                held[one.seat] = tuple(sorted((*held[one.seat], one.card)))
    return Memory(
        drafted=tuple(tuple(card for card in cards if card in shown) for cards in held),
        discarded=state.discard,
        shuffled=tuple(card for card in state.pile if card in shown),
    )


def imagine(seen: RolimaView, rng: Random) -> RolimaState:
    """A position that looks so, everything that is neither in sight nor remembered being shuffled.

    What a seat with less in its memory sees may come out with other cards on the discard pile: they count as
    shown, as every discarded card is.
    """
    memory = seen.memory
    bag = iter(_unknown(seen, rng))
    hands, turned = _hands(seen, bag, rng)
    pile = _filled_up(memory.shuffled, seen.pile, bag)
    discard = _filled_up(memory.discarded, seen.discard, bag)
    open_cards = () if seen.blind else tuple(one.card for one in turned if one.card is not None)
    drafted = (card for cards in memory.drafted for card in cards)
    return RolimaState(
        seats=seen.seats,
        house=seen.house,
        phase=seen.phase,
        round=seen.round,
        track=seen.track,
        hill=seen.hill,
        open=seen.open,
        display=seen.display,
        horn=seen.horn,
        current=seen.current,
        played=turned,
        queue=seen.queue,
        gums=seen.gums,
        hands=hands,
        pile=pile,
        discard=discard,
        shown=tuple(sorted({*seen.display, *open_cards, *drafted, *discard, *memory.shuffled})),
    )


def _unknown(seen: RolimaView, rng: Random) -> list[Card]:
    """The cards that may be anywhere that is hidden, shuffled."""
    memory = seen.memory
    known = {*seen.display, *memory.discarded, *memory.shuffled}
    known.update(one.card for one in seen.played if one.card is not None)
    for hand, drafted in zip(seen.hands, memory.drafted, strict=True):
        known.update(drafted if hand is None else hand)
    bag = [card for card in deck().cards(zero_ten=seen.house.zero_ten) if card not in known]
    rng.shuffle(bag)
    return bag


def _hands(
    seen: RolimaView, bag: Iterator[Card], rng: Random
) -> tuple[tuple[Cards, ...], tuple[Played, ...]]:
    """All hands and the cards played; a card face down is any of those that its seat had."""
    hands: list[Cards] = []
    turned = {one.seat: one for one in seen.played}
    for seat, (hand, count) in enumerate(zip(seen.hands, seen.counts, strict=True)):
        if hand is not None:
            hands.append(hand)
            continue
        covered = seat in turned and turned[seat].card is None
        cards = list(_filled_up(seen.memory.drafted[seat], count + covered, bag))
        if covered:
            turned[seat] = Played(seat, cards.pop(rng.randrange(len(cards))))
        hands.append(tuple(cards))
    return tuple(hands), tuple(turned[one.seat] for one in seen.played)


def _filled_up(known: Cards, count: int, bag: Iterator[Card]) -> Cards:
    """So many cards, the known ones among them, ascending."""
    return tuple(sorted((*known, *(next(bag) for _ in range(count - len(known))))))
