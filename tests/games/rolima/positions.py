"""Short ways to positions and games for the tests of Rolimã.

Cards are written "G4" and "G0/10", a track as its rows from left to right, "BGV/YR" (rows at the end that are
empty may be left out). Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from desktop_app.core.game import CHANCE, Event, Outcome, Setup
from desktop_app.games.rolima.engine.deck import GOAL, SECTIONS, Card, Hill, deck
from desktop_app.games.rolima.engine.notation import card_text, read_card, read_colour
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    Action,
    Cards,
    House,
    Played,
    RolimaState,
    Track,
    race_order,
    row_of,
)
from desktop_app.games.rolima.engine.transitions import opening, target

T1 = "BGV/YR"
IN_A_ROW = "BGVYR"
AT_THE_END = "/V/B/G/Y/R"
"""The race is over in the order red, yellow, green, blue, violet."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written."""
    return tuple(map(read_card, text.split()))


def short(some: Iterable[Card]) -> str:
    """Cards in the order given, as `cards` reads them."""
    return " ".join(map(card_text, some))


def track(text: str) -> Track:
    """All six rows."""
    rows = [tuple(map(read_colour, row)) for row in text.split("/")]
    return tuple(rows + [()] * (GOAL + 1 - len(rows)))


def line(state: RolimaState) -> str:
    """The track as `track` reads it."""
    return "/".join("".join(deck().letters[cart] for cart in row) for row in state.track).rstrip("/")


def race(state: RolimaState) -> str:
    """The race order, the leader first."""
    return "".join(deck().letters[cart] for cart in state.race)


@dataclass(frozen=True, slots=True)
class Table:
    """What a test says of a position at the start of a round; everything else is filled up with other cards.

    `hands` by seat, the first named cards of each; `rule` is the card that lies open in the leader's section
    (None: the hill is hidden). `pile`: how many cards are left in it, the others being discarded. `horn`
    plays first. `gums` are "seat" or "-" for each colour, with the module.
    """

    hands: tuple[str, ...]
    rule: Hill | None = None
    track: str = T1
    display: str = ""
    pile: int | None = None
    horn: int = 0
    gums: str = ""
    zero_ten: bool = False
    house: House | None = None
    hill: tuple[Hill | None, ...] = ()


def position(table: Table) -> RolimaState:
    """The position, checked by writing and reading it."""
    seats, rows = len(table.hands), track(table.track)
    section = row_of(rows, race_order(rows)[0])
    open_hill = table.rule is not None
    seen = tuple(table.rule if open_hill and at == section else None for at in range(1, SECTIONS + 1))
    texts = " ".join((*table.hands, table.display))
    house = table.house or House(
        zero_ten=table.zero_ten or "0/10" in texts,
        gum_cards=bool(table.gums),
        hill_mode="fixed" if open_hill else "hidden",
        named=seen if open_hill else (),
    )
    state = replace(
        opening(seats, table.horn, house),
        phase="cheer",
        round=5,
        track=rows,
        hill=table.hill or seen,
        open=section if table.hill or open_hill else 0,
        gums=tuple(None if owner == "-" else int(owner) for owner in table.gums or "-----"),
    )
    state = _dealt(state, table)
    assert GAME.decode(GAME.encode(state)) == state
    return state


def _dealt(state: RolimaState, table: Table) -> RolimaState:
    named = {*cards(table.display)}.union(*map(cards, table.hands))
    rest = [card for card in state.pile if card not in named]
    hands = []
    for text in table.hands:
        hand = list(cards(text))
        while len(hand) < deck().hand:
            hand.append(rest.pop(0))
        hands.append(tuple(sorted(hand)))
    display = list(cards(table.display))
    while len(display) < target(state):
        display.append(rest.pop())
    pile = rest if table.pile is None else rest[: table.pile]
    discard = rest[len(pile) :]
    return replace(
        state,
        hands=tuple(hands),
        display=tuple(display),
        pile=tuple(pile),
        discard=tuple(discard),
        shown=tuple(sorted((*display, *discard))),
    )


def ended(*hands: str, gums: str = "", rows: str = AT_THE_END) -> RolimaState:
    """The end of a game with these bets, checked by writing and reading it."""
    zero_ten = any("0/10" in hand for hand in hands)
    state = opening(len(hands), 0, House(zero_ten=zero_ten, gum_cards=bool(gums), hill_mode="hidden"))
    held: tuple[Cards, ...] = tuple(tuple(sorted(cards(hand))) for hand in hands)
    named = {card for hand in held for card in hand}
    rest = [card for card in state.pile if card not in named]
    seats = len(hands)
    played, display, pile = rest[:seats], rest[seats : 2 * seats + 1], rest[2 * seats + 1 :]
    state = replace(
        state,
        phase="over",
        round=9,
        track=track(rows),
        hands=held,
        played=tuple(Played(seat, card) for seat, card in enumerate(played)),
        display=tuple(display),
        pile=tuple(pile),
        gums=tuple(None if owner == "-" else int(owner) for owner in gums or "-----"),
        shown=tuple(sorted((*played, *display))),
    )
    assert GAME.decode(GAME.encode(state)) == state
    return state


def result(state: RolimaState) -> Outcome:
    """How it ended."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def totals(state: RolimaState) -> list[int]:
    """The points of all seats at the end."""
    return [score.total for score in result(state).scores]


def done(state: RolimaState, *texts: str) -> RolimaState:
    """The state after these actions, each of them legal."""
    return told(state, *texts)[0]


def told(state: RolimaState, *texts: str) -> tuple[RolimaState, list[Event]]:
    """The state after these actions, each of them legal, and all that happened."""
    happened: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        assert GAME.refusal(state, action) is None, (text, GAME.refusal(state, action))
        assert action in GAME.legal(state), text
        state, events = GAME.apply(state, action)
        happened += events
    return state, happened


def cheered(table: Table) -> RolimaState:
    """The position after everybody has played the first card named for the hand."""
    state = position(table)
    first = [text.split()[0] for text in table.hands]
    for ahead in range(state.seats):
        state = done(state, f"play {first[(table.horn + ahead) % state.seats]}")
    return done(state, "turn") if state.phase == "turn" else state


def drafted(state: RolimaState) -> RolimaState:
    """The position after everybody has taken the first card of the display."""
    while state.phase == "draft":
        state = done(state, f"take {card_text(state.display[0])}")
    return state


def filled(state: RolimaState) -> RolimaState:
    """The position with the display filled up."""
    while state.phase == "fill":
        state = done(state, f"fill {card_text(state.pile[0])}")
    return state


def refused(state: RolimaState, text: str) -> str | None:
    """Why the action is refused."""
    action = GAME.parse(text)
    code = GAME.refusal(state, action)
    assert (code is None) == (action in GAME.legal(state))
    return code


def legal(state: RolimaState) -> list[str]:
    """Everything allowed, as text."""
    return list(map(GAME.notate, GAME.legal(state)))


def codes(events: Sequence[Event]) -> list[str]:
    """What happened, without details."""
    return [event.code for event in events]


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game with the position before and after it."""

    before: RolimaState
    action: Action
    after: RolimaState
    events: tuple[Event, ...]


def random_game(setup: Setup, rng: Random) -> list[Step]:
    """A game of random decisions."""
    state = GAME.initial(setup)
    steps: list[Step] = []
    while (actor := GAME.to_act(state)) is not None:
        action = GAME.chance(state, rng) if actor == CHANCE else rng.choice(list(GAME.legal(state)))
        after, events = GAME.apply(state, action)
        steps.append(Step(state, action, after, events))
        state = after
    return steps


def any_setup(seats: int, rng: Random, *, zero_ten: bool | None = None, gum: bool | None = None) -> Setup:
    """Some start, some way to make the hill; the modules as given or at random."""
    setup = Setup(seats, rng.randrange(seats))
    setup = setup.with_option("zero_ten", rng.random() < 0.5 if zero_ten is None else zero_ten)
    setup = setup.with_option("gum_cards", rng.random() < 0.5 if gum is None else gum)
    for option in GAME.options(seats):
        if option.key.startswith("hill") and rng.random() < 0.7:
            setup = setup.with_option(option.key, rng.choice(option.choices))
    return setup
