"""The deck and the tables of an edition, read from `resources/editions/rollnbump/deck.json` and checked.

A card is an int: colour * kinds + kind, both in the order of the file (black P2 is 6, blue S1 is 12);
`deck().joker` is the number after the last one. A kind is the row of the file: S1 to S6, P2, R3, K3, R4, R5,
K4; the joker's kind is the one after them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, cast

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Card: TypeAlias = int
Shape: TypeAlias = Literal["single", "set", "straight"]

FACES: Final = 6
NO_COLOUR: Final = -1
"""The colour of a joker that nobody holds."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card wants: `single`, one or more dice of `face`; `set`, exactly `size` equal dice;
    `straight`, exactly `size` faces in a row. `points` is what it is worth.
    """

    id: str
    shape: Shape
    size: int
    points: int
    face: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """The stacks for one number of players."""

    stacks: int
    height: int
    empty_to_end: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Everything of an edition; `kinds` ends with the joker's."""

    colours: tuple[str, ...]
    kinds: tuple[Kind, ...]
    set_bonus: tuple[int, ...]
    tables: tuple[tuple[int, Table], ...]
    dice_of_first_rolls: tuple[int, ...]
    dice: int
    rerolls: int
    most_turns: int

    @property
    def per_colour(self) -> int:
        """Cards of one colour: one of each kind but the joker."""
        return len(self.kinds) - 1

    @property
    def joker(self) -> Card:
        """The joker's number; the coloured cards are the numbers below it."""
        return len(self.colours) * self.per_colour

    def card(self, colour: str, kind: str) -> Card:
        """The card of that colour and kind.

        >>> deck().card("black", "P2"), deck().card("blue", "S1")
        (6, 12)
        """
        kinds = [k.id for k in self.kinds[:-1]]
        return self.colours.index(colour) * self.per_colour + kinds.index(kind)

    def kind(self, card: Card) -> Kind:
        """What the card wants."""
        return self.kinds[-1] if card == self.joker else self.kinds[card % self.per_colour]

    def colour(self, card: Card) -> int:
        """The card's colour, an index into `colours`; NO_COLOUR for the joker."""
        return NO_COLOUR if card == self.joker else card // self.per_colour

    def table(self, seats: int) -> Table:
        """The stacks for that many players."""
        return dict(self.tables)[seats]

    def bonus(self, count: int) -> int:
        """What a set of so many cards of one colour adds; the table's last row holds for more, too."""
        return self.set_bonus[min(count, len(self.set_bonus) - 1)]

    def dice_rolled(self, rolls_done: int) -> int:
        """How many own dice are rolled after so many completed rolls of the whole game."""
        first = self.dice_of_first_rolls
        return first[rolls_done] if rolls_done < len(first) else self.dice


@cache
def deck() -> Deck:
    """The deck of this installation.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    path = resource_path("editions", "rollnbump", "deck.json")
    return read_deck(read_json(path), str(path))


def read_deck(data: object, where: str) -> Deck:
    """The deck that the JSON value describes.

    Raises:
        BadData: something is missing, of the wrong kind or makes no game.
    """
    table = expect(data, dict, where)
    keys = {"colours", "cards", "joker", "set_bonus", "tables", "dice_of_first_rolls", "dice", "rerolls"}
    only_keys(table, frozenset(keys | {"most_turns"}), where)
    colours = tuple(expect(c, str, f"{where}: colours") for c in member(data, "colours", list, where))
    kinds = [_kind(row, f"{where}: cards") for row in member(data, "cards", list, where)]
    kinds.append(_kind(member(data, "joker", dict, where), f"{where}: joker"))
    made = Deck(
        colours,
        tuple(kinds),
        _numbers(data, "set_bonus", where),
        tuple(_tables(member(data, "tables", dict, where), f"{where}: tables")),
        _numbers(data, "dice_of_first_rolls", where),
        _positive(data, "dice", where),
        _positive(data, "rerolls", where),
        _positive(data, "most_turns", where),
    )
    _check(made, where)
    return made


def _kind(data: object, where: str) -> Kind:
    row = expect(data, dict, where)
    only_keys(row, frozenset({"id", "shape", "size", "points", "face"}), where)
    shape = member(row, "shape", str, where)
    if shape not in ("single", "set", "straight"):
        raise BadData(f"{where}: shape is single, set or straight", given=shape)
    if shape != "single" and "face" in row:
        raise BadData(f"{where}: only a single has a face", given=repr(row["face"])[:200])
    face = _positive(row, "face", where) if shape == "single" else 0
    if face > FACES:
        raise BadData(f"{where}: a die has {FACES} faces", given=str(face))
    name, points = member(row, "id", str, where), member(row, "points", int, where)
    return Kind(name, cast(Shape, shape), _positive(row, "size", where), points, face)


def _tables(data: dict[object, object], where: str) -> list[tuple[int, Table]]:
    found = []
    for seats, row in data.items():
        text = expect(seats, str, where)
        if not text.isascii() or not text.isdigit():
            raise BadData(f"{where}: a number of players expected", given=text)
        here = f"{where}: {text}"
        parts = [_positive(row, key, here) for key in ("stacks", "height", "empty_to_end")]
        found.append((int(text), Table(*parts)))
    return sorted(found, key=lambda pair: pair[0])


def _check(made: Deck, where: str) -> None:
    for what, names in (("colours", made.colours), ("cards", tuple(kind.id for kind in made.kinds))):
        if not names or len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
            raise BadData(f"{where}: {what} need different names of letters and digits", given=repr(names))
    if len({colour[0] for colour in made.colours if colour != "black"}) < len(made.colours) - 1:
        raise BadData(f"{where}: colours need different first letters", given=repr(made.colours))
    if any(kind.size > made.dice for kind in made.kinds) or max(made.dice_of_first_rolls) > made.dice:
        raise BadData(f"{where}: there are {made.dice} dice")
    if any(table.stacks * table.height > made.joker for _, table in made.tables):
        raise BadData(f"{where}: there are {made.joker} cards")
    if not made.tables or any(table.empty_to_end > table.stacks for _, table in made.tables):
        raise BadData(f"{where}: tables cannot be played")


def _numbers(data: object, key: str, where: str) -> tuple[int, ...]:
    found = tuple(expect(n, int, f"{where}: {key}") for n in member(data, key, list, where))
    if not found or min(found) < 0:
        raise BadData(f"{where}: {key} needs numbers of 0 or more", given=repr(found))
    return found


def _positive(data: object, key: str, where: str) -> int:
    value = member(data, key, int, where)
    if not 1 <= value <= 1000:
        raise BadData(f"{where}: {key} is 1 to 1000", given=str(value))
    return value
