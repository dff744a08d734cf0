"""Short ways to positions for the tests of Roll'n Bump. Stacks are counted from 1, as in the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from desktop_app.core.game import CHANCE, Event, Setup
from desktop_app.games.rollnbump.engine.deck import Card, deck
from desktop_app.games.rollnbump.engine.notation import dice_text, read_card, read_dice
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Action,
    Claim,
    Claimed,
    Dice,
    Phase,
    Reroll,
    RollnbumpState,
    Slot,
    Stack,
)


def slot(name: int | str) -> Slot:
    """The slot of a stack counted from 1, or of the joker, "J"."""
    return JOKER_SLOT if name == "J" else int(name) - 1


def dice(text: str) -> Dice:
    """The faces of a text; none of an empty one."""
    return read_dice(text) if text else ()


def claimed(text: str) -> Claimed:
    """Dice of a seat, as in "1:333"."""
    seat, _, faces = text.partition(":")
    return Claimed(int(seat), read_dice(faces))


@dataclass(frozen=True, slots=True)
class Table:
    """What a test says of a position; the rest is filled up so that it could happen.

    `on` are cards by stack, with the dice on them: "blackK3" or "blackK3 1:333". `heights` by stack; `cards`
    by seat, in one text. `roll` are the own dice, "+4" the bonus die.
    """

    seats: int = 3
    current: int = 0
    on: Mapping[int, str] | None = None
    heights: Mapping[int, int] | None = None
    cards: Mapping[int, str] | None = None
    joker: str = "table"
    bonus: str = ""
    roll: str = ""
    phase: Phase = "claim"
    turns: int = 20
    rerolls: int = 0


def position(table: Table) -> RollnbumpState:
    """The position, checked by writing and reading it."""
    own, plus, face = table.roll.partition("+")
    cards = {seat: tuple(sorted(map(read_card, text.split()))) for seat, text in (table.cards or {}).items()}
    on_table, _, on_joker = table.joker.partition(" ")
    owner, _, colour = ("" if on_table == "table" else table.joker).partition(":")
    hand = table.bonus == "hand" or bool(plus)
    state = replace(
        GAME.initial(Setup(table.seats, table.current)),
        phase=table.phase,
        stacks=_stacks(table, cards),
        joker_on_table=on_table == "table",
        joker_claim=claimed(on_joker) if on_joker else None,
        joker_owner=int(owner) if owner else None,
        joker_colour=deck().colours.index(colour) if colour not in ("", "?") else None,
        bonus_claim=claimed(table.bonus) if table.bonus not in ("", "hand") else None,
        bonus_in_hand=hand,
        cards=tuple(cards.get(seat, ()) for seat in range(table.seats)),
        rolls_done=table.turns,
        dice=dice(own),
        bonus_face=int(face) if plus else 0,
        rerolls=table.rerolls,
    )
    assert GAME.decode(GAME.encode(state)) == state
    return state


def _stacks(table: Table, cards: Mapping[int, tuple[Card, ...]]) -> tuple[Stack, ...]:
    """Stacks with the cards named, other cards on the others, and as many gone as are collected."""
    size = deck().table(table.seats)
    named = {number: text.split() for number, text in (table.on or {}).items()}
    tops = {number: read_card(words[0]) for number, words in named.items()}
    taken = {*tops.values(), *(card for own in cards.values() for card in own)}
    fillers = iter(card for card in reversed(range(deck().joker)) if card not in taken)
    given = dict(table.heights or {})
    heights = {number: given.get(number, size.height) for number in range(1, size.stacks + 1)}
    gone = sum(map(len, cards.values())) - sum(size.height - height for height in heights.values())
    for number in reversed([number for number in heights if number not in given]):
        lowered = min(gone, size.height - 1)
        heights[number] -= lowered
        gone -= lowered
    assert gone == 0, f"{gone} cards more are collected than are missing in the stacks"
    return tuple(
        Stack(
            (tops[number] if number in tops else next(fillers)) if height else None,
            height,
            claimed(named[number][1]) if len(named.get(number, ())) > 1 else None,
        )
        for number, height in heights.items()
    )


def done(state: RollnbumpState, *texts: str) -> RollnbumpState:
    """The state after these actions, each of them legal."""
    return told(state, *texts)[0]


def told(state: RollnbumpState, *texts: str) -> tuple[RollnbumpState, list[str]]:
    """The state after these actions, each of them legal, and what happened in the last one, as text."""
    events: tuple[Event, ...] = ()
    for text in texts:
        action = GAME.parse(text)
        assert GAME.refusal(state, action) is None, (text, GAME.refusal(state, action))
        assert action in GAME.legal(state), text
        state, events = GAME.apply(state, action)
    return state, [shown(event) for event in events]


def shown(event: Event) -> str:
    """An event in one line, as "claimed 0: slot=2 card=8 dice=(4, 4, 4)"."""
    details = " ".join(f"{key}={value}" for key, value in event.data)
    seat = "" if event.seat is None else f" {event.seat}"
    return f"{event.code}{seat}" + (f": {details}" if details else "")


def refused(state: RollnbumpState, text: str) -> str | None:
    """The code that refuses an action; its absence from the legal ones is checked, too."""
    action = GAME.parse(text)
    code = GAME.refusal(state, action)
    assert (action in GAME.legal(state)) == (action in list(GAME.legal(state))) == (code is None)
    return code


def on(state: RollnbumpState, name: int | str) -> list[str]:
    """The different groups of dice that a legal claim puts on that slot, as text."""
    found = {
        dice_text(placement.dice)
        for claim in GAME.legal(state)
        if isinstance(claim, Claim)
        for placement in claim.placements
        if placement.slot == slot(name)
    }
    return sorted(found)


def points(state: RollnbumpState) -> list[int]:
    """Each seat's total of what it has collected."""
    return [score.total for score in GAME.standing(GAME.observe(state, None))]


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game with the positions before and after."""

    before: RollnbumpState
    action: Action
    events: tuple[Event, ...]
    after: RollnbumpState


def random_game(seats: int, rng: Random, *, eager: bool = False) -> list[Step]:
    """A whole game of random decisions, or of eager ones (`eager_choice`) mixed with a few random ones."""
    state = GAME.initial(Setup(seats, rng.randrange(seats)))
    steps = []
    while (actor := GAME.to_act(state)) is not None:
        if actor == CHANCE:
            action = GAME.chance(state, rng)
        elif eager and rng.random() < 0.9:
            action = eager_choice(state)
        else:
            action = rng.choice(list(GAME.legal(state)))
        after, events = GAME.apply(state, action)
        steps.append(Step(state, action, events, after))
        state = after
    return steps


def eager_choice(state: RollnbumpState) -> Action:
    """Keeps the most equal dice and claims the most points, so that the joker is gained now and then."""
    legal = list(GAME.legal(state))
    if state.phase == "choose":
        face = max(state.dice, key=state.dice.count)
        kept = (face,) * state.dice.count(face)
        return next((a for a in legal if isinstance(a, Reroll) and a.kept == kept), legal[0])
    return max(legal, key=lambda action: worth(state, action))


def worth(state: RollnbumpState, action: Action) -> int:
    """The points of the cards that a claim puts dice on."""
    tops = (
        [state.top(part.slot, deck().joker) for part in action.placements]
        if isinstance(action, Claim)
        else []
    )
    return sum(deck().kind(top).points for top in tops if top is not None)
