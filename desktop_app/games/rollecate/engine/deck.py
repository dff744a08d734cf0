"""The cards of an edition, read from `resources/editions/rollecate/*.json` and checked.

Cards of equal value and kind are interchangeable, so a card is the number of its type: for a track
3 * (value - 1) + kind (0 straight, 1 curve, 2 broken, which is straight, too), CHAOS for a chaos card. A bag
of cards without order is a tuple of counts, one for each type.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Card: TypeAlias = int
Counts: TypeAlias = tuple[int, ...]
"""How many cards there are of each type."""

VALUES: Final = 4
KINDS: Final = ("straight", "curve", "broken")
STRAIGHT: Final = 0
CURVE: Final = 1
BROKEN: Final = 2
CHAOS: Final[Card] = VALUES * len(KINDS)
TYPES: Final = CHAOS + 1
MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Deck:
    """Everything of an edition.

    `railway` cards lie at the start and the train stands on the one numbered `train`, counted from 1; each
    player gets `hand` cards; `removed` leave the game unseen, by number of players. `wheels` of a die's
    `faces` show a wheel.
    """

    counts: Counts
    railway: int
    train: int
    hand: int
    removed: tuple[tuple[int, int], ...]
    wheels: int
    faces: int

    @property
    def size(self) -> int:
        """All cards there are."""
        return sum(self.counts)

    def draws(self, seats: int) -> int:
        """How many cards the draw pile has when the first turn starts, which is the number of turns."""
        return self.size - self.railway - dict(self.removed)[seats] - self.hand * seats

    def cards(self, *, broken: bool = True) -> Counts:
        """The cards of a game; with `broken` False a broken track is an ordinary straight one."""
        return self.counts if broken else _mended(self.counts)


def track(value: int, kind: int) -> Card:
    """The track card of that value and kind.

    >>> track(1, STRAIGHT), track(3, CURVE), track(4, BROKEN)
    (0, 7, 11)
    """
    return (value - 1) * len(KINDS) + kind


def kind_of(card: Card) -> int:
    """The kind of a track card: STRAIGHT, CURVE or BROKEN."""
    return card % len(KINDS)


def is_curve(card: Card) -> bool:
    """Whether the card's rails bend."""
    return card != CHAOS and card % len(KINDS) == CURVE


def is_broken(card: Card) -> bool:
    """Whether the card's rails are damaged."""
    return card != CHAOS and card % len(KINDS) == BROKEN


@cache
def card_values(chaos_value: int) -> tuple[int, ...]:
    """The value of each type, a chaos card counting as agreed.

    >>> card_values(5)
    (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)
    """
    return (*(card // len(KINDS) + 1 for card in range(CHAOS)), chaos_value)


def listed(counts: Counts) -> tuple[Card, ...]:
    """The cards of a bag, ascending.

    >>> listed((2, 0, 1))
    (0, 0, 2)
    """
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def counted(cards: Iterable[Card]) -> Counts:
    """The bag of these cards.

    >>> counted((12, 0, 0))
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    """
    found = [0] * TYPES
    for card in cards:
        found[card] += 1
    return tuple(found)


@cache
def _mended(counts: Counts) -> Counts:
    found = list(counts)
    for value in range(1, VALUES + 1):
        found[track(value, STRAIGHT)] += found[track(value, BROKEN)]
        found[track(value, BROKEN)] = 0
    return tuple(found)


# ---- reading -----------------------------------------------------------------------------------------


@cache
def deck() -> Deck:
    """The deck of this installation.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    path = resource_path("editions", "rollecate", "deck.json")
    return read_deck(read_json(path), str(path))


def read_deck(data: object, where: str) -> Deck:
    """The deck that the JSON value describes.

    Raises:
        BadData: something is missing, of the wrong kind or makes no game.
    """
    table = expect(data, dict, where)
    only_keys(table, frozenset({"tracks", "chaos", "railway", "train", "hand", "removed", "die"}), where)
    die, here = member(data, "die", dict, where), f"{where}: die"
    only_keys(die, frozenset({"wheels", "blanks"}), here)
    wheels = _number(die, "wheels", here, low=1)
    made = Deck(
        counts=(*_tracks(member(data, "tracks", dict, where), where), _number(data, "chaos", where)),
        railway=_number(data, "railway", where, low=1),
        train=_number(data, "train", where, low=1),
        hand=_number(data, "hand", where),
        removed=_removed(member(data, "removed", dict, where), f"{where}: removed"),
        wheels=wheels,
        faces=wheels + _number(die, "blanks", here, low=1),
    )
    _check(made, where)
    return made


def _tracks(table: dict[object, object], where: str) -> list[int]:
    rows = [str(value) for value in range(1, VALUES + 1)]
    if list(table) != rows:
        raise BadData(
            f"{where}: tracks of the values {', '.join(rows)} expected", given=repr(list(table))[:200]
        )
    found = []
    for row in rows:
        here = f"{where}: tracks: {row}"
        counts = member(table, row, dict, here)
        only_keys(counts, frozenset(KINDS), here)
        found += [_number(counts, kind, here) for kind in KINDS]
    return found


def _removed(table: dict[object, object], where: str) -> tuple[tuple[int, int], ...]:
    found = []
    for seats in table:
        text = expect(seats, str, where)
        if not (text.isascii() and text.isdigit()) or text != str(int(text)):
            raise BadData(f"{where}: a number of players expected", given=text[:200])
        found.append((int(text), _number(table, text, where)))
    return tuple(sorted(found))


def _check(made: Deck, where: str) -> None:
    if made.train > made.railway:
        raise BadData(f"{where}: the train starts on one of the first {made.railway} cards")
    if [seats for seats, _ in made.removed] != list(range(1, MOST_SEATS + 1)):
        raise BadData(f"{where}: removed names 1 to {MOST_SEATS} players", given=repr(made.removed))
    for value in range(1, VALUES + 1):
        if not made.counts[track(value, STRAIGHT)]:
            raise BadData(f"{where}: no straight track of value {value}")
    for seats, _ in made.removed:
        draws = made.draws(seats)
        if draws < seats or draws % seats:
            raise BadData(f"{where}: {seats} players do not get equally many turns", given=str(draws))


def _number(data: object, key: str, where: str, *, low: int = 0) -> int:
    value = member(data, key, int, where)
    if not low <= value <= 1000:
        raise BadData(f"{where}: {key} is {low} to 1000", given=str(value))
    return value
