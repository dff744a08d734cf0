"""A position as one line of text, and back.

`rollecate1` and fields "key=value" in a fixed order; an empty value is "-".

    seats, current    the number of seats, and whose turn it is
    phase, deck       the phase, and how many cards are still to be drawn
    house             what was agreed otherwise than usual, as in "chaos_many,chaos_value:4"
    railway           "x,y,heading:" where it begins, then its cards from the rear on, as in "0,0,E:3S.2CL.1B"
    train, laid       the train's place from the rear, counted from 0, and the cards laid in this turn
    hands, piles      each seat's cards, joined by "/"; the cards of a seat by "."
    derailments       each seat's, joined by "/"
    pending, removed, aside    cards, joined by "."

The cards that nobody has seen are all the others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast, get_args

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from .deck import CHAOS, Card, deck
from .geometry import placed, turn_refusal, turns_of
from .notation import card_text, read_card, read_turn
from .state import SETTING_UP, House, Phase, RollecateState, Track
from .transitions import fitting_turns, misfit, stackings, unseen

_HEAD: Final = "rollecate1"
_KEYS: Final = (
    "seats",
    "current",
    "phase",
    "deck",
    "house",
    "railway",
    "train",
    "laid",
    "hands",
    "piles",
    "derailments",
    "pending",
    "removed",
    "aside",
)
_LONGEST: Final = 2000
_HEADINGS: Final = "ENWS"
_HOUSE: Final[dict[str, tuple[str, object]]] = {
    "pass_front_extra:0": ("pass_front_extra", 0),
    "chaos_many": ("chaos_many", True),
    "chaos_value:4": ("chaos_value", 4),
    "chaos_value:3": ("chaos_value", 3),
    "block": ("no_block", False),
    "setup_no_broken": ("setup_no_broken", True),
    "setup_interactive": ("setup_interactive", True),
    "broken_off": ("broken_off", True),
    "derail_limit:3": ("derail_limit", 3),
}


def encode(state: RollecateState) -> str:
    """The line for a position; see the head of this module."""
    values = (
        str(state.seats),
        str(state.current),
        state.phase,
        str(state.deck),
        _house_text(state.house),
        _railway_text(state.railway),
        str(state.train),
        str(state.laid),
        "/".join(map(_cards_text, state.hands)),
        "/".join(map(_cards_text, state.piles)),
        "/".join(map(str, state.derailments)),
        _cards_text(state.pending),
        _cards_text(state.removed),
        _cards_text(state.aside),
    )
    return " ".join((_HEAD, *(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))))


def _cards_text(cards: tuple[Card, ...]) -> str:
    return ".".join(map(card_text, cards)) or "-"


def _house_text(house: House) -> str:
    return ",".join(word for word, (name, value) in _HOUSE.items() if getattr(house, name) == value) or "-"


def _railway_text(railway: tuple[Track, ...]) -> str:
    if not railway:
        return "-"
    (x, y), heading = railway[0].cell, railway[0].heading
    cards = ".".join(card_text(track.card) + track.turn.replace("S", "") for track in railway)
    return f"{x},{y},{_HEADINGS[heading]}:{cards}"


def decode(text: str) -> RollecateState:
    """The position of a line, checked so that the rules can go on from it.

    No card is there too often, the railway lies on cells of its own and (if so agreed) points to an empty
    one, the phase fits to all the rest. How the position came about is not asked, so that positions for
    exercises can be written by hand.

    Raises:
        BadData: it breaks one of these; `given` is the part that does.
    """
    fields = _fields(text)
    state = _read(fields)
    _check_cards(state, fields)
    _check_railway(state, fields)
    _check_phase(state, fields)
    if encode(state) != text:
        raise BadData("not the usual form of this position", given=text[:200])
    return state


def _fields(text: str) -> dict[str, str]:
    words = text.split(" ") if len(text) <= _LONGEST else []
    keys = tuple(word.partition("=")[0] for word in words[1:])
    if not words or words[0] != _HEAD or keys != _KEYS:
        raise BadData(f"no position of Rollecate: {_HEAD} and {', '.join(_KEYS)} expected", given=text[:200])
    return {key: word.partition("=")[2] for key, word in zip(_KEYS, words[1:], strict=True)}


# ---- reading -----------------------------------------------------------------------------------------


def _read(fields: dict[str, str]) -> RollecateState:
    edition = deck()
    players = [seats for seats, _ in edition.removed]
    seats = whole_number(fields["seats"], "seats", low=players[0], high=players[-1])
    if fields["phase"] not in get_args(Phase):
        raise BadData("phase: there is no such phase", given=fields["phase"][:40])
    state = RollecateState(
        seats=seats,
        current=whole_number(fields["current"], "current", high=seats - 1),
        phase=cast(Phase, fields["phase"]),
        house=_house(fields["house"]),
        railway=_railway(fields["railway"]),
        train=whole_number(fields["train"], "train", high=edition.size),
        piles=_each(fields["piles"], seats, "piles"),
        derailments=tuple(
            whole_number(part, "derailments", high=edition.size)
            for part in _parts(fields["derailments"], seats, "derailments")
        ),
        pending=_cards(fields["pending"]),
        removed=_cards(fields["removed"]),
        aside=_cards(fields["aside"]),
        deck=whole_number(fields["deck"], "deck", high=edition.draws(seats)),
        laid=whole_number(fields["laid"], "laid", high=edition.size),
        hands=_each(fields["hands"], seats, "hands"),
        pool=(),
    )
    pool = unseen(state, *state.hands)
    if min(pool) < 0:
        raise BadData("there are not so many of a card", given=card_text(pool.index(min(pool))))
    return replace(state, pool=pool)


def _parts(text: str, seats: int, where: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != seats:
        raise BadData(f"{where}: one part for each seat", given=text[:200])
    return parts


def _each(text: str, seats: int, where: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(_cards, _parts(text, seats, where)))


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(map(read_card, text.split(".")))


def _house(text: str) -> House:
    chosen: dict[str, Any] = {}
    for word in [] if text == "-" else text.split(","):
        if word not in _HOUSE:
            raise BadData("house: no such agreement", given=word[:40])
        name, value = _HOUSE[word]
        chosen[name] = value
    return House(**chosen)


def _railway(text: str) -> tuple[Track, ...]:
    if text == "-":
        return ()
    begin, _, cards = text.partition(":")
    where = begin.split(",")
    if len(where) != 3 or len(where[2]) != 1 or where[2] not in _HEADINGS:
        raise BadData("railway: it begins in a cell and with a heading", given=begin[:40])
    most = deck().size
    x, y = (whole_number(part, "railway: cell", low=-most, high=most) for part in where[:2])
    found: list[Track] = []
    for part in cards.split("."):
        card, turn = read_card(part[:2]), read_turn(part[2:] or "S")
        if card == CHAOS or turn not in turns_of(card):
            raise BadData("railway: the card does not go that way", given=part[:40])
        if found:
            found.append(placed(found, card, turn))
        else:
            found.append(Track(card, (x, y), _HEADINGS.index(where[2]), turn))
    return tuple(found)


# ---- checking ----------------------------------------------------------------------------------------


def _check_cards(state: RollecateState, fields: dict[str, str]) -> None:
    for key, cards in (("pending", state.pending), ("removed", state.removed), ("aside", state.aside)):
        if list(cards) != sorted(cards):
            raise BadData(f"{key}: cards ascend", given=fields[key])
    if any(list(hand) != sorted(hand) for hand in state.hands):
        raise BadData("hands: cards ascend", given=fields["hands"])
    values = [state.value(card) for card in state.removed]
    if any(values.count(value) % 2 for value in values):
        raise BadData("removed: cards leave the game in equal pairs", given=fields["removed"])
    if state.phase not in SETTING_UP and sum(state.pool) < state.deck:
        raise BadData("deck: not so many cards are left", given=fields["deck"])
    if state.house.derail_limit is not None and state.seats > 1:
        raise BadData("house: the limit of derailments is for one seat", given=fields["house"])


def _check_railway(state: RollecateState, fields: dict[str, str]) -> None:
    railway, given = state.railway, fields["railway"]
    if len({track.cell for track in railway}) < len(railway):
        raise BadData("railway: one card for each cell", given=given)
    if railway and state.house.no_block and turn_refusal(railway, "S", no_block=False) is not None:
        raise BadData("railway: it may not point to a card", given=given)
    length = deck().railway
    if state.phase in ("reveal", "bend"):
        good = len(railway) < length and state.train == 0
    elif state.phase == "deal":
        good = len(railway) == length and state.train == deck().train - 1
    else:
        good = state.train < len(railway)
    if not good:
        raise BadData("train: on a card of the railway", given=fields["train"])
    if (state.laid > 0) != (state.phase in ("build", "ride")) or state.train + state.laid >= max(
        1, len(railway)
    ):
        raise BadData("laid: cards in front of the train, laid in this turn", given=fields["laid"])
    if len({state.value(track.card) for track in railway[len(railway) - state.laid :]}) > 1:
        raise BadData("laid: cards of one value", given=given)


def _check_phase(state: RollecateState, fields: dict[str, str]) -> None:
    phase, given = state.phase, fields["phase"]
    if state.lost and phase != "over":
        raise BadData("phase: over after the last derailment", given=given)
    if state.aside and phase not in ("reveal", "bend"):
        raise BadData("aside: only while the first railway is built", given=fields["aside"])
    if phase in SETTING_UP:
        _check_set_up(state, fields)
    if not _pending_fits(state):
        raise BadData("pending: not in this phase", given=fields["pending"])
    if phase == "draw" and not state.deck:
        raise BadData("phase: nothing is left to draw", given=given)
    if phase == "over" and state.deck and not state.lost:
        raise BadData("phase: not over while there are cards to draw", given=given)


def _check_set_up(state: RollecateState, fields: dict[str, str]) -> None:
    edition, sizes = deck(), [len(hand) for hand in state.hands]
    if (
        any(state.piles)
        or any(state.derailments)
        or state.removed
        or state.deck != edition.draws(state.seats)
    ):
        raise BadData("phase: a turn was played already", given=fields["phase"])
    if state.phase != "deal" and any(sizes):
        raise BadData("hands: empty until the first railway lies", given=fields["hands"])
    if state.phase == "deal" and not (min(sizes) < edition.hand and max(sizes) <= min(sizes) + 1):
        raise BadData("hands: dealt round by round", given=fields["hands"])
    if state.phase == "reveal" and not any(state.pool):
        raise BadData("aside: every card", given=fields["aside"])


def _pending_fits(state: RollecateState) -> bool:
    pending = state.pending
    match state.phase:
        case "bend":
            if len(pending) != 1 or misfit(state, pending[0]) is not None:
                return False
            return len(fitting_turns(state, pending[0])) > 1
        case "chaos":
            again = state.house.chaos_many and CHAOS in state.hands[state.current]
            return again and set(pending) == {CHAOS}
        case "stack":
            ways = stackings(state)
            return len({(state.value(way.card), way.combine) for way in ways}) > 1
        case "over":
            return not pending or state.lost
        case _:
            return not pending
