"""A position as one line of text, and back.

`rollnbump1` and fields "key=value" in a fixed order; an empty value is "-".

    seats, current    the number of seats, and whose turn it is
    phase, turns      the phase, and how many turns are completed
    stacks            joined by "/": height, ":", the card face up or "?", and if claimed "@seat:dice"; "0"
    joker             "table" or "table@seat:dice", else "seat:colour", or "seat:?" while that is to be chosen
    bonus             "-" (the bonus die is free), "seat:dice" (claimed) or "hand" (the current seat has it)
    cards             each seat's, joined by "/"; the cards of a seat by ","
    dice, rerolls     the dice before the current seat, as in "1335+4", and the rerolls left
    points            "seat:face" once the bonus die was rolled for points

As in "4:blueP2@1:55/3:redS4/0".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast, get_args

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from .deck import Card, deck
from .notation import card_text, dice_text, read_card, read_colour, read_dice
from .placing import shape_refusal
from .scoring import joker_colours
from .state import Claimed, Dice, Phase, RollnbumpState, Stack
from .transitions import dice_due, ended_by, table_of

_HEAD: Final = "rollnbump1"
_KEYS: Final = (
    "seats",
    "current",
    "phase",
    "turns",
    "stacks",
    "joker",
    "bonus",
    "cards",
    "dice",
    "rerolls",
    "points",
)
_LONGEST: Final = 2000
_END: Final = ("bonus", "over")


def encode(state: RollnbumpState) -> str:
    """The line for a position; see the head of this module."""
    colours = deck().colours
    if state.joker_owner is None:
        joker = "table" + _claim_text("@", state.joker_claim)
    else:
        colour = "?" if state.joker_colour is None else colours[state.joker_colour]
        joker = f"{state.joker_owner}:{colour}"
    points = [f"{seat}:{face}" for seat, face in enumerate(state.bonus_points) if face]
    values = (
        str(state.seats),
        str(state.current),
        state.phase,
        str(state.rolls_done),
        "/".join(map(_stack_text, state.stacks)),
        joker,
        "hand" if state.bonus_in_hand else _claim_text("", state.bonus_claim) or "-",
        "/".join(",".join(map(card_text, cards)) or "-" for cards in state.cards),
        dice_text(state.dice) + (f"+{state.bonus_face}" if state.bonus_face else "") or "-",
        str(state.rerolls),
        ",".join(points) or "-",
    )
    return " ".join((_HEAD, *(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))))


def _stack_text(stack: Stack) -> str:
    if not stack.height:
        return "0"
    top = "?" if stack.top is None else card_text(stack.top)
    return f"{stack.height}:{top}" + _claim_text("@", stack.claim)


def _claim_text(before: str, claim: Claimed | None) -> str:
    return "" if claim is None else f"{before}{claim.seat}:{dice_text(claim.dice)}"


def decode(text: str) -> RollnbumpState:
    """The position of a line, checked so that the rules can go on from it.

    Every card is there once, cards on the table and collected are as many as were dealt, each claim has the
    shape of its card, no seat has more dice on the table than it owns, the dice and the phase agree. How the
    position came about is not asked, so that positions for exercises can be written by hand.

    Raises:
        BadData: it breaks one of these; `given` is the part that does.
    """
    fields = _fields(text)
    state = _read(fields)
    _check_cards(state, fields)
    _check_claims(state, fields)
    _check_phase(state, fields)
    if state.phase in ("choose", "claim", "roll"):
        _check_dice(state, fields)
    elif state.dice or state.bonus_face:
        raise BadData("dice: nothing is rolled in this phase", given=fields["dice"])
    if encode(state) != text:
        raise BadData("not the usual form of this position", given=text[:200])
    return state


def _fields(text: str) -> dict[str, str]:
    words = text.split(" ") if len(text) <= _LONGEST else []
    keys = tuple(word.partition("=")[0] for word in words[1:])
    if not words or words[0] != _HEAD or keys != _KEYS:
        raise BadData(
            f"no position of Roll'n Bump: {_HEAD} and {', '.join(_KEYS)} expected", given=text[:200]
        )
    return {key: word.partition("=")[2] for key, word in zip(_KEYS, words[1:], strict=True)}


# ---- reading -----------------------------------------------------------------------------------------


def _read(fields: dict[str, str]) -> RollnbumpState:
    edition = deck()
    players = [seats for seats, _ in edition.tables]
    seats = whole_number(fields["seats"], "seats", low=players[0], high=players[-1])
    if fields["phase"] not in get_args(Phase):
        raise BadData("phase: there is no such phase", given=fields["phase"][:40])
    joker_claim, owner, colour = _joker(fields["joker"], seats)
    hand = fields["bonus"] == "hand"
    own, plus, die = fields["dice"].partition("+")
    return RollnbumpState(
        seats=seats,
        current=whole_number(fields["current"], "current", high=seats - 1),
        phase=cast(Phase, fields["phase"]),
        stacks=tuple(_stack(part, seats) for part in fields["stacks"].split("/")),
        joker_on_table=owner is None,
        joker_claim=joker_claim,
        bonus_claim=None if hand or fields["bonus"] == "-" else _claim(fields["bonus"], seats),
        bonus_in_hand=hand,
        cards=tuple(map(_cards, fields["cards"].split("/"))),
        joker_owner=owner,
        joker_colour=colour,
        rolls_done=whole_number(fields["turns"], "turns", high=edition.most_turns),
        dice=() if own in ("", "-") else read_dice(own),
        bonus_face=_face(die) if plus else 0,
        rerolls=whole_number(fields["rerolls"], "rerolls", high=edition.rerolls),
        bonus_points=_points(fields["points"], seats),
    )


def _face(text: str) -> int:
    dice = read_dice(text)
    if len(dice) != 1:
        raise BadData("there is one bonus die", given=text)
    return dice[0]


def _claim(text: str, seats: int) -> Claimed:
    seat, _, dice = text.partition(":")
    return Claimed(whole_number(seat, "claim: seat", high=seats - 1), read_dice(dice))


def _stack(text: str, seats: int) -> Stack:
    if text == "0":
        return Stack(None, 0)
    lying, at, claim = text.partition("@")
    height, _, top = lying.partition(":")
    return Stack(
        None if top == "?" else read_card(top),
        whole_number(height, "stacks: height", low=1, high=deck().joker),
        _claim(claim, seats) if at else None,
    )


def _joker(text: str, seats: int) -> tuple[Claimed | None, int | None, int | None]:
    """Its claim, its owner and its colour."""
    where, at, claim = text.partition("@")
    if where == "table":
        return (_claim(claim, seats) if at else None), None, None
    owner, _, colour = text.partition(":")
    seat = whole_number(owner, "joker: seat", high=seats - 1)
    return None, seat, (None if colour == "?" else read_colour(colour))


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(sorted(map(read_card, text.split(","))))


def _points(text: str, seats: int) -> tuple[int, ...]:
    if text == "-":
        return (0,) * seats
    owner, _, face = text.partition(":")
    seat, points = whole_number(owner, "points: seat", high=seats - 1), _face(face)
    return tuple(points if number == seat else 0 for number in range(seats))


# ---- checking ----------------------------------------------------------------------------------------


def _check_cards(state: RollnbumpState, fields: dict[str, str]) -> None:
    table = table_of(state)
    heights = [stack.height for stack in state.stacks]
    if len(heights) != table.stacks or max(heights) > table.height:
        raise BadData(f"stacks: {table.stacks} of at most {table.height} cards", given=fields["stacks"])
    if len(state.cards) != state.seats:
        raise BadData("cards: one part for each seat", given=fields["cards"])
    tops = [stack.top for stack in state.stacks if stack.top is not None]
    collected = [card for cards in state.cards for card in cards]
    if len({*tops, *collected}) < len(tops) + len(collected):
        raise BadData("cards: each card is there once", given=f"{fields['stacks']} {fields['cards']}")
    if sum(heights) + len(collected) != table.stacks * table.height:
        raise BadData(
            "cards: as many as were dealt lie in the stacks and are collected", given=fields["cards"]
        )


def _check_claims(state: RollnbumpState, fields: dict[str, str]) -> None:
    edition = deck()
    on_cards = [(stack.top, stack.claim) for stack in state.stacks if stack.claim is not None]
    if state.joker_claim is not None:
        on_cards.append((edition.joker, state.joker_claim))
    for card, claim in on_cards:
        if card is None or shape_refusal(edition.kind(card), claim.dice) is not None:
            raise BadData("stacks: these dice do not fit the card", given=dice_text(claim.dice))
    claims = [claim for _, claim in on_cards]
    if state.bonus_claim is not None:
        claims.append(state.bonus_claim)
    if claims and state.phase in _END:
        raise BadData("phase: no dice lie on the table at the end", given=fields["phase"])
    for seat in range(state.seats):
        dice = _count(claim.dice for claim in claims if claim.seat == seat)
        if dice > edition.dice or (dice and seat == state.current):
            raise BadData("stacks: too many dice of a seat, or some of the current one", given=str(seat))


def _count(groups: Iterable[Dice]) -> int:
    return sum(map(len, groups))


def _check_phase(state: RollnbumpState, fields: dict[str, str]) -> None:
    phase, given = state.phase, fields["phase"]
    if (ended_by(state) is not None) != (phase in _END):
        raise BadData("phase: it is the end when enough stacks are empty, or after all turns", given=given)
    hidden = any(stack.height and stack.top is None for stack in state.stacks)
    if phase not in _END and hidden != (phase == "reveal"):
        raise BadData("phase: cards are turned up before anything else", given=given)
    choosing = state.joker_owner is not None and state.joker_colour is None
    if choosing != (phase == "joker"):
        raise BadData("phase: the joker's colour is chosen at once, and not twice", given=given)
    if choosing:
        owner = state.current
        if state.joker_owner != owner or len(joker_colours(state.cards[owner])) < 2:
            raise BadData("joker: the current seat chooses among equal sets", given=fields["joker"])
    if phase in _END and state.bonus_in_hand != (phase == "bonus"):
        raise BadData("bonus: in hand when it is rolled at the end, and not later", given=fields["bonus"])
    if any(state.bonus_points) and phase != "over":
        raise BadData("points: the bonus die counts at the end", given=fields["points"])
    rerolls = {"reveal": deck().rerolls, "joker": deck().rerolls, "claim": 0, "bonus": 0, "over": 0}
    if state.rerolls != rerolls.get(phase, state.rerolls):
        raise BadData("rerolls: not so many in this phase", given=fields["rerolls"])


def _check_dice(state: RollnbumpState, fields: dict[str, str]) -> None:
    count, bonus = dice_due(state)
    if state.bonus_face and not state.bonus_in_hand:
        raise BadData("dice: the bonus die is rolled by who has it", given=fields["dice"])
    if state.phase == "roll":
        first = state.rerolls == deck().rerolls
        good = count >= 0 and (count > 0 or bonus) and not (first and (state.dice or state.bonus_face))
    else:
        good = count == 0 and not bonus and (state.rerolls > 0) == (state.phase == "choose")
    if not good:
        raise BadData("dice: not so many in this phase", given=fields["dice"])
