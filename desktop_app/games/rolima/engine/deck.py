"""The cards of an edition, read from `resources/editions/rolima/deck.json` and checked.

Colours are numbers in the order of the file: red, yellow, green, blue, violet. A fan card is a number, too:
the cards of a colour follow each other, ascending, its 0/10 card last. The five carts, gum cards and colours
go by the same number. Hill cards go by the number of their rule, see `hills`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, TypeAlias

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Colour: TypeAlias = int
Card: TypeAlias = int
Hill: TypeAlias = int
"""The number of a hill card's rule, 1 to 12."""

COLOURS: Final = 5
SECTIONS: Final = 4
"""Hill cards in the column; the start row is row 0, the goal card row `GOAL`."""
GOAL: Final = SECTIONS + 1
HILLS: Final = tuple(range(1, 13))
MOST_SEATS: Final = 6
_KEYS: Final = frozenset(
    {"colours", "fans", "zero_ten", "gum_card", "multipliers", "hand", "display_extra"}
    | {"hill_deck", "hill_spare", "hill_not_for_two"}
)


@dataclass(frozen=True)
class Deck:
    """Everything of an edition.

    `letters` of the colours; `numbers` on the fan cards of each colour, ascending, and the `gums` on them;
    the last of `gums` is that of the 0/10 card, which counts `alone` or `accompanied`. A gum card is worth
    `gum_card` gums. `multipliers` by place, from the first. `hand` cards each; the display has `extra` more
    than there are players. `hill_deck` is what the column is drawn from (with two players without
    `not_for_two`), `hill_spare` can only be chosen.
    """

    letters: tuple[str, ...]
    numbers: tuple[int, ...]
    gums: tuple[int, ...]
    alone: int
    accompanied: int
    gum_card: int
    multipliers: tuple[int, ...]
    hand: int
    extra: int
    hill_deck: tuple[Hill, ...]
    hill_spare: tuple[Hill, ...]
    not_for_two: tuple[Hill, ...]

    @cached_property
    def kinds(self) -> int:
        """Fan cards of one colour, the 0/10 card included."""
        return len(self.numbers) + 1

    @cached_property
    def size(self) -> int:
        """How many numbers of cards there are, 0/10 cards included."""
        return COLOURS * self.kinds

    def colour(self, card: Card) -> Colour:
        """The colour of a fan card.

        >>> deck().colour(0), deck().colour(10), deck().colour(49)
        (0, 1, 4)
        """
        return card // self.kinds

    def number(self, card: Card) -> int | None:
        """The number on a fan card; None: it is a 0/10 card.

        >>> deck().number(0), deck().number(8), deck().number(9)
        (1, 9, None)
        """
        kind = card % self.kinds
        return self.numbers[kind] if kind < len(self.numbers) else None

    def is_zero_ten(self, card: Card) -> bool:
        """Whether it is a 0/10 card."""
        return card % self.kinds == len(self.numbers)

    def gum(self, card: Card) -> int:
        """The gums on a fan card.

        >>> deck().gum(0), deck().gum(8), deck().gum(9)
        (3, 1, 2)
        """
        return self.gums[card % self.kinds]

    def card(self, colour: Colour, number: int | None) -> Card:
        """The card of that colour and number, None for the 0/10 card.

        >>> deck().card(1, 9), deck().card(4, None)
        (18, 49)
        """
        kind = len(self.numbers) if number is None else self.numbers.index(number)
        return colour * self.kinds + kind

    def cards(self, *, zero_ten: bool) -> tuple[Card, ...]:
        """The fan cards of a game, ascending."""
        return tuple(card for card in range(self.size) if zero_ten or not self.is_zero_ten(card))

    def display(self, seats: int) -> int:
        """How many cards the display has for that many players."""
        return seats + self.extra

    def hills(self, seats: int) -> tuple[Hill, ...]:
        """The hill cards that the column is drawn from."""
        return tuple(hill for hill in self.hill_deck if seats > 2 or hill not in self.not_for_two)


# ---- reading -----------------------------------------------------------------------------------------


@cache
def deck() -> Deck:
    """The deck of this installation.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    path = resource_path("editions", "rolima", "deck.json")
    return read_deck(read_json(path), str(path))


def read_deck(data: object, where: str) -> Deck:
    """The deck that the JSON value describes.

    Raises:
        BadData: something is missing, of the wrong kind or makes no game.
    """
    only_keys(expect(data, dict, where), _KEYS, where)
    zero_ten, at = member(data, "zero_ten", dict, where), f"{where}: zero_ten"
    only_keys(zero_ten, frozenset({"gums", "alone", "accompanied"}), at)
    gum_card = member(data, "gum_card", dict, where)
    only_keys(gum_card, frozenset({"gums"}), f"{where}: gum_card")
    numbers, gums = _fans(member(data, "fans", dict, where), f"{where}: fans")
    letters = tuple(expect(one, str, f"{where}: colours") for one in member(data, "colours", list, where))
    made = Deck(
        letters=letters,
        numbers=numbers,
        gums=(*gums, _number(zero_ten, "gums", at)),
        alone=_number(zero_ten, "alone", at),
        accompanied=_number(zero_ten, "accompanied", at),
        gum_card=_number(gum_card, "gums", f"{where}: gum_card"),
        multipliers=tuple(
            _within(one, f"{where}: multipliers") for one in member(data, "multipliers", list, where)
        ),
        hand=_number(data, "hand", where, low=2),
        extra=_number(data, "display_extra", where, low=1),
        hill_deck=_hills(data, "hill_deck", where),
        hill_spare=_hills(data, "hill_spare", where),
        not_for_two=_hills(data, "hill_not_for_two", where),
    )
    _check(made, where)
    return made


def _fans(table: dict[object, object], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    numbers = []
    for key in table:
        text = expect(key, str, where)
        if not (text.isascii() and text.isdigit() and len(text) <= 2 and str(int(text)) == text):
            raise BadData(f"{where}: a number from 0 to 99 expected", given=text[:200])
        numbers.append(int(text))
    if not numbers or numbers != sorted(numbers):
        raise BadData(f"{where}: ascending numbers expected", given=repr(numbers)[:200])
    return tuple(numbers), tuple(_number(table, str(number), where) for number in numbers)


def _hills(data: object, key: str, where: str) -> tuple[Hill, ...]:
    at = f"{where}: {key}"
    found = tuple(expect(one, int, at) for one in member(data, key, list, where))
    for hill in found:
        if hill not in HILLS:
            raise BadData(f"{at}: hill cards go from 1 to {HILLS[-1]}", given=str(hill))
    if len(set(found)) < len(found):
        raise BadData(f"{at}: a hill card is named twice", given=repr(found))
    return found


def _check(made: Deck, where: str) -> None:
    letters = made.letters
    if (
        len(letters) != COLOURS
        or len(set(letters)) != COLOURS
        or any(len(one) != 1 or not "A" <= one <= "Z" for one in letters)
    ):
        raise BadData(f"{where}: colours: {COLOURS} different capital letters expected", given=repr(letters))
    if len(made.multipliers) != COLOURS or list(made.multipliers) != sorted(made.multipliers)[::-1]:
        raise BadData(
            f"{where}: multipliers: {COLOURS} falling numbers expected", given=repr(made.multipliers)
        )
    if set(made.hill_deck) & set(made.hill_spare):
        raise BadData(f"{where}: hill_spare: a hill card is in the deck, too", given=repr(made.hill_spare))
    if len(made.hills(2)) < SECTIONS:
        raise BadData(f"{where}: hill_deck: {SECTIONS} cards or more are needed", given=repr(made.hills(2)))
    least = made.hand * MOST_SEATS + made.display(MOST_SEATS)
    if COLOURS * len(made.numbers) < least:
        raise BadData(f"{where}: fans: {MOST_SEATS} players need {least} cards", given=str(made.numbers))


def _number(data: object, key: str, where: str, *, low: int = 0) -> int:
    return _within(member(data, key, int, where), f"{where}: {key}", low=low)


def _within(value: object, where: str, *, low: int = 0) -> int:
    number = expect(value, int, where)
    if not low <= number <= 99:
        raise BadData(f"{where}: {low} to 99 expected", given=str(number))
    return number
