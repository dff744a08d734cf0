"""A position as one line of text, and back.

`rolima1` and fields "key=value" in a fixed order; an empty value is "-".

    seats, phase, round    the number of seats, the phase, and the round, 0 in the set-up
    house             what was agreed otherwise than usual, as in "zero_ten,gum_cards,chosen:5.-.7.12"
    track             the rows 0 to 5 joined by "/", carts from left to right, as in "BGV/YR/-/-/-/-"
    hill, open        the hill cards seen, joined by "/", and the section whose card lies open, 0 if none
    display           cards joined by ".", in the order in which they lie
    horn              the seat that owns it
    played, queue     seats and cards in playing order, as in "2:G4.0:B9"; who drafts next, joined by "."
    gums              the owners of the gum cards by colour, joined by "/"
    hands, discard    the hands of the seats, joined by ","; the cards of a hand or bag by "."
    once              the cards in hands, face down or in the pile that have lain open at some time

Whose turn it is follows from these, and the pile is all other cards.
"""

from __future__ import annotations

from typing import Final, cast, get_args

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData
from desktop_app.core.game import Seat

from .deck import COLOURS, GOAL, HILLS, MOST_SEATS, SECTIONS, Card, Hill, deck
from .notation import card_text, read_card, read_colour
from .options import NAMING
from .position_checks import check
from .state import BLIND_BEND, Cards, House, Phase, Played, RolimaState, Row, Track

_HEAD: Final = "rolima1"
_KEYS: Final = (
    "seats",
    "phase",
    "round",
    "house",
    "track",
    "hill",
    "open",
    "display",
    "horn",
    "played",
    "queue",
    "gums",
    "hands",
    "discard",
    "once",
)
_LONGEST: Final = 2000
_MOST_ROUNDS: Final = 99


def encode(state: RolimaState) -> str:
    """The line for a position; see the head of this module."""
    values = (
        str(state.seats),
        state.phase,
        str(state.round),
        _house_text(state.house),
        "/".join("".join(deck().letters[cart] for cart in row) or "-" for row in state.track),
        "/".join(map(_number_text, state.hill)),
        str(state.open),
        _cards_text(state.display),
        str(state.horn),
        ".".join(f"{one.seat}:{card_text(one.card)}" for one in state.played if one.card is not None) or "-",
        ".".join(map(str, state.queue)) or "-",
        "/".join(map(_number_text, state.gums)),
        ",".join(map(_cards_text, state.hands)),
        _cards_text(state.discard),
        _cards_text(tuple(card for card in state.shown if card not in _open_cards(state))),
    )
    return " ".join((_HEAD, *(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))))


def _cards_text(cards: tuple[Card, ...]) -> str:
    return ".".join(map(card_text, cards)) or "-"


def _number_text(number: int | None) -> str:
    return "-" if number is None else str(number)


def _house_text(house: House) -> str:
    words = [word for word in ("zero_ten", "gum_cards") if getattr(house, word)]
    if house.hill_mode in NAMING:
        words.append(f"{house.hill_mode}:{'.'.join(map(_number_text, house.named))}")
    elif house.hill_mode != "normal":
        words.append(house.hill_mode)
    return ",".join(words) or "-"


def _open_cards(state: RolimaState) -> set[Card]:
    """The cards that lie open or were discarded, so that everybody has seen them."""
    played = set() if state.blind else {one.card for one in state.played if one.card is not None}
    return {*state.display, *state.discard, *played}


def decode(text: str) -> RolimaState:
    """The position of a line, checked so that the rules can go on from it.

    No card is there twice, carts, hill cards and sizes fit to the phase and to what was agreed; see
    `position_checks`. How the position came about is not asked, so that positions for exercises can be
    written by hand.

    Raises:
        BadData: it breaks one of these; `given` is the part that does.
    """
    fields = _fields(text)
    state = _read(fields)
    check(state, fields)
    if encode(state) != text:
        raise BadData("not the usual form of this position", given=text[:200])
    return state


def _fields(text: str) -> dict[str, str]:
    words = text.split(" ") if len(text) <= _LONGEST else []
    keys = tuple(word.partition("=")[0] for word in words[1:])
    if not words or words[0] != _HEAD or keys != _KEYS:
        raise BadData(f"no position of Rolimã: {_HEAD} and {', '.join(_KEYS)} expected", given=text[:200])
    return {key: word.partition("=")[2] for key, word in zip(_KEYS, words[1:], strict=True)}


def _read(fields: dict[str, str]) -> RolimaState:
    seats = whole_number(fields["seats"], "seats", low=2, high=MOST_SEATS)
    if fields["phase"] not in get_args(Phase):
        raise BadData("phase: there is no such phase", given=fields["phase"][:40])
    phase = cast(Phase, fields["phase"])
    house = _house(fields["house"])
    horn = whole_number(fields["horn"], "horn", high=seats - 1)
    played = _played(fields["played"], seats)
    queue = tuple(_seat(part, seats, "queue") for part in _parts(fields["queue"], "."))
    hill = _hill(fields["hill"])
    section = whole_number(fields["open"], "open", high=SECTIONS)
    display, discard = _cards(fields["display"]), _cards(fields["discard"])
    hands = tuple(map(_cards, _exactly(fields["hands"], ",", seats, "hands")))
    turned = tuple(one.card for one in played if one.card is not None)
    there = {*display, *discard, *turned, *(card for hand in hands for card in hand)}
    blind = phase in ("cheer", "turn") and section > 0 and hill[section - 1] == BLIND_BEND
    once = _cards(fields["once"])
    return RolimaState(
        seats=seats,
        house=house,
        phase=phase,
        round=whole_number(fields["round"], "round", high=_MOST_ROUNDS),
        track=_track(fields["track"]),
        hill=hill,
        open=section,
        display=display,
        horn=horn,
        current=_current(phase, horn, len(played), queue) % seats,
        played=played,
        queue=queue,
        gums=_gums(fields["gums"], seats),
        hands=hands,
        pile=tuple(card for card in deck().cards(zero_ten=house.zero_ten) if card not in there),
        discard=discard,
        shown=tuple(sorted({*display, *discard, *once, *(() if blind else turned)})),
    )


def _current(phase: Phase, horn: Seat, played: int, queue: tuple[Seat, ...]) -> Seat:
    if phase == "cheer":
        return horn + played
    return queue[0] if phase == "draft" and queue else horn


def _parts(text: str, mark: str) -> list[str]:
    return [] if text == "-" else text.split(mark)


def _exactly(text: str, mark: str, count: int, where: str) -> list[str]:
    parts = text.split(mark)
    if len(parts) != count:
        raise BadData(f"{where}: {count} parts expected", given=text[:200])
    return parts


def _cards(text: str) -> Cards:
    return tuple(map(read_card, _parts(text, ".")))


def _seat(text: str, seats: int, where: str) -> Seat:
    return whole_number(text, where, high=seats - 1)


def _played(text: str, seats: int) -> tuple[Played, ...]:
    found = []
    for part in _parts(text, "."):
        seat, _, card = part.partition(":")
        found.append(Played(_seat(seat, seats, "played"), read_card(card)))
    return tuple(found)


def _row(text: str) -> Row:
    return () if text == "-" else tuple(map(read_colour, text))


def _track(text: str) -> Track:
    return tuple(map(_row, _exactly(text, "/", GOAL + 1, "track")))


def _hill_card(text: str, where: str) -> Hill | None:
    return None if text == "-" else whole_number(text, where, low=HILLS[0], high=HILLS[-1])


def _hill(text: str) -> tuple[Hill | None, ...]:
    return tuple(_hill_card(part, "hill") for part in _exactly(text, "/", SECTIONS, "hill"))


def _gums(text: str, seats: int) -> tuple[Seat | None, ...]:
    parts = _exactly(text, "/", COLOURS, "gums")
    return tuple(None if part == "-" else _seat(part, seats, "gums") for part in parts)


def _house(text: str) -> House:
    words = _parts(text, ",")
    zero_ten, gum_cards = "zero_ten" in words, "gum_cards" in words
    rest = [word for word in words if word not in ("zero_ten", "gum_cards")]
    if not rest:
        return House(zero_ten, gum_cards)
    mode, _, named = rest[0].partition(":")
    if rest == ["hidden"]:
        return House(zero_ten, gum_cards, "hidden")
    if len(rest) > 1 or mode not in NAMING:
        raise BadData("house: no such agreement", given=text[:200])
    hills = tuple(_hill_card(part, "house") for part in _exactly(named, ".", SECTIONS, "house"))
    return House(zero_ten, gum_cards, "chosen" if mode == "chosen" else "fixed", hills)
