"""Short ways to positions and games for the tests of Rollecate.

Cards are written "3" straight, "3C" curve, "3B" broken, "X" chaos; in a railway curves are "3L" and "3R".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import cast

from desktop_app.core.game import CHANCE, Event, Setup
from desktop_app.games.rollecate.engine.deck import Card, deck
from desktop_app.games.rollecate.engine.geometry import placed
from desktop_app.games.rollecate.engine.notation import card_text, read_card, read_turn
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Action, House, Phase, RollecateState, Track
from desktop_app.games.rollecate.engine.transitions import opening, unseen

HOUSE = House()


def card(text: str) -> Card:
    """A card; a number alone is straight."""
    return read_card(text + "S" if text.isdigit() else text)


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written."""
    return tuple(map(card, text.split()))


def short(some: Sequence[Card]) -> str:
    """Cards in the order given, as `cards` reads them."""
    return " ".join(card_text(each).replace("S", "") for each in some)


def railway(text: str) -> tuple[Track, ...]:
    """Cards laid from (0, 0) heading east, as in "1 2L 3B"."""
    found: list[Track] = []
    for word in text.split():
        curve = word[-1] in "LR"
        found.append(
            placed(found, card(word[:-1] + "C" if curve else word), read_turn(word[-1] if curve else "S"))
        )
    return tuple(found)


def line(state: RollecateState) -> str:
    """The railway as `railway` reads it."""
    words = ((card_text(track.card), track.turn) for track in state.railway)
    return " ".join(text[0] + turn if text[1] == "C" else text.replace("S", "") for text, turn in words)


@dataclass(frozen=True, slots=True)
class Table:
    """What a test says of a position; `hands` and `piles` by seat, the first of `seats` is to act."""

    rails: str = "2 3 3 4"
    train: int = 2
    hands: tuple[str, ...] = ("1",)
    piles: tuple[str, ...] = ()
    pending: str = ""
    phase: Phase = "act"
    deck: int = 8
    house: House = HOUSE
    seats: int = 2
    derailments: tuple[int, ...] = ()


def position(table: Table) -> RollecateState:
    """The position, checked by writing and reading it."""
    seats = table.seats
    state = replace(
        opening(seats, 0, table.house),
        phase=table.phase,
        railway=railway(table.rails),
        train=table.train,
        hands=tuple(tuple(sorted(cards(text))) for text in _filled(table.hands, seats)),
        piles=tuple(map(cards, _filled(table.piles, seats))),
        pending=tuple(sorted(cards(table.pending))),
        derailments=(*table.derailments, *(0,) * (seats - len(table.derailments))),
        deck=table.deck,
    )
    state = replace(state, pool=unseen(state, *state.hands))
    assert GAME.decode(GAME.encode(state)) == state
    return state


def _filled(texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return (*texts, *("",) * (seats - len(texts)))


def done(state: RollecateState, *texts: str) -> RollecateState:
    """The state after these actions, each of them legal."""
    return told(state, *texts)[0]


def told(state: RollecateState, *texts: str) -> tuple[RollecateState, list[Event]]:
    """The state after these actions, each of them legal, and all that happened."""
    happened: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        assert GAME.refusal(state, action) is None, (text, GAME.refusal(state, action))
        assert action in GAME.legal(state), text
        state, events = GAME.apply(state, action)
        happened += events
    return state, happened


def refused(state: RollecateState, text: str) -> str | None:
    """Why the action is refused."""
    action = GAME.parse(text)
    code = GAME.refusal(state, action)
    assert (code is None) == (action in GAME.legal(state))
    return code


def legal(state: RollecateState) -> list[str]:
    """Everything allowed, as text."""
    return list(map(GAME.notate, GAME.legal(state)))


def taken(events: Sequence[Event]) -> str:
    """The penalty cards that were taken, from the rear on."""
    found: list[Card] = []
    for event in events:
        if event.code == "penalty":
            found += cast(tuple[Card, ...], event.get("cards"))
    return short(found)


def codes(events: Sequence[Event]) -> list[str]:
    """What happened, without details."""
    return [event.code for event in events]


def piles_reached(state: RollecateState, seat: int = 0) -> set[str]:
    """The values of every pile that the seat can stack up, as in "4 2"."""
    found: set[str] = set()
    waiting = [state]
    while waiting:
        each = waiting.pop()
        if each.phase == "stack":
            waiting += [GAME.apply(each, action)[0] for action in GAME.legal(each)]
        else:
            found.add(" ".join(card_text(one)[0] for one in each.piles[seat]))
    return found


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game with the position before and after it."""

    before: RollecateState
    action: Action
    after: RollecateState
    events: tuple[Event, ...]


def random_game(setup: Setup, rng: Random, *, eager: bool = False) -> list[Step]:
    """A game of random decisions; `eager` ones build and combine where they can."""
    state = GAME.initial(setup)
    steps: list[Step] = []
    while (actor := GAME.to_act(state)) is not None:
        if actor == CHANCE:
            action = GAME.chance(state, rng)
        else:
            ways = list(GAME.legal(state))
            if eager and len(ways) > 1 and rng.random() < 0.8:
                kept = [way for way in ways if GAME.notate(way).split()[0] in ("lay", "combine", "ride")]
                ways = kept or ways
            action = rng.choice(ways)
        after, events = GAME.apply(state, action)
        steps.append(Step(state, action, after, events))
        state = after
    return steps


def any_setup(seats: int, rng: Random) -> Setup:
    """Some start, and every second time some options."""
    setup = Setup(seats, rng.randrange(seats))
    if rng.random() < 0.5:
        return setup
    for option in GAME.options(seats):
        if rng.random() < 0.4:
            setup = setup.with_option(option.key, rng.choice(option.choices))
    return setup


def all_cards(state: RollecateState) -> list[int]:
    """How many cards of each type there are anywhere."""
    found = list(state.pool)
    places = [state.pending, state.removed, state.aside, *state.hands, *state.piles]
    places.append(tuple(track.card for track in state.railway))
    for place in places:
        for each in place:
            found[each] += 1
    return found


def full_deck(state: RollecateState) -> list[int]:
    """How many there must be."""
    return list(deck().cards(broken=not state.house.broken_off))
