"""The deck and the tables of an edition, read from `resources/editions/rollnbump/deck.json` and checked.

A card is an int: colour * kinds + kind, both in the order of the file (black P2 is 6, blue S1 is 12);
`deck().joker` is the number after the last one. A kind is the row of the file: S1 to S6, P2, R3, K3, R4, R5,
K4; the joker's kind is the one after them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final, Literal, TypeAlias, cast

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Card: TypeAlias = int
Shape: TypeAlias = Literal["single", "set", "straight"]

FACES: Final = 6
NO_COLOUR: Final = -1
"""The colour of a joker that nobody holds."""

COLOURS: Final = ("black", "blue", "red", "orange")
"""The colours that the table has names and patterns for, in their order."""

DICE: Final = 5
FEWEST_DICE: Final = 3
REROLLS: Final = 2
SEATS: Final = (2, 3, 4, 5)
"""What rules and solver are made for; a turn has FEWEST_DICE to DICE dice."""

MOST_POINTS: Final = 999


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
    rows = member(data, "cards", list, where)
    kinds = [_kind(row, f"{where}: cards: {number}") for number, row in enumerate(rows, 1)]
    kinds.append(_kind(member(data, "joker", dict, where), f"{where}: joker"))
    made = Deck(
        colours,
        tuple(kinds),
        _numbers(data, "set_bonus", where),
        tuple(_tables(member(data, "tables", dict, where), f"{where}: tables")),
        _numbers(data, "dice_of_first_rolls", where),
        _within(data, "dice", where, DICE, DICE),
        _within(data, "rerolls", where, REROLLS, REROLLS),
        _within(data, "most_turns", where, 1, 1000),
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
    face = _within(row, "face", where, 1, FACES) if shape == "single" else 0
    least, most = (1, 1) if shape == "single" else (2, DICE)
    size, points = _within(row, "size", where, least, most), _within(row, "points", where, 0, MOST_POINTS)
    return Kind(member(row, "id", str, where), cast(Shape, shape), size, points, face)


def _tables(data: dict[object, object], where: str) -> list[tuple[int, Table]]:
    wanted = {str(seats): seats for seats in SEATS}
    if set(data) != set(wanted):
        raise BadData(f"{where}: one for each of {', '.join(wanted)} players", given=repr(list(data))[:200])
    return [(seats, _table(data[text], f"{where}: {text}")) for text, seats in wanted.items()]


def _table(data: object, where: str) -> Table:
    keys = ("stacks", "height", "empty_to_end")
    only_keys(expect(data, dict, where), frozenset(keys), where)
    return Table(*(_within(data, key, where, 1, 1000) for key in keys))


def _check(made: Deck, where: str) -> None:
    """Refuse what the parts cannot be together."""
    if made.colours != COLOURS:
        raise BadData(f"{where}: colours are {', '.join(COLOURS)}", given=repr(made.colours)[:200])
    _check_kinds(made.kinds, where)
    _check_bonus(made, f"{where}: set_bonus")
    for seats, table in made.tables:
        here = f"{where}: tables: {seats}"
        if table.stacks * table.height > made.joker:
            raise BadData(f"{here}: there are {made.joker} cards", given=f"{table.stacks} * {table.height}")
        if table.empty_to_end > table.stacks:
            raise BadData(f"{here}: empty_to_end is at most {table.stacks}", given=str(table.empty_to_end))
    first = made.dice_of_first_rolls
    if not all(FEWEST_DICE <= count <= DICE for count in first) or len(first) > made.most_turns:
        raise BadData(
            f"{where}: dice_of_first_rolls: {FEWEST_DICE} to {DICE} dice a turn", given=repr(first)[:200]
        )


def _check_kinds(kinds: tuple[Kind, ...], where: str) -> None:
    """No two cards of a colour want the same, and the joker wants all dice equal."""
    names = [kind.id for kind in kinds]
    if len(set(names)) < len(names) or not all(name.isidentifier() and name.isascii() for name in names):
        raise BadData(f"{where}: cards: different names of letters and digits", given=repr(names)[:200])
    wanted: dict[tuple[str, int, int], str] = {}
    for kind in kinds:
        twin = wanted.setdefault((kind.shape, kind.size, kind.face), kind.id)
        if twin != kind.id:
            raise BadData(f"{where}: cards: {twin} and {kind.id} want the same")
    if (kinds[-1].shape, kinds[-1].size) != ("set", DICE):
        given = f"{kinds[-1].shape} of {kinds[-1].size}"
        raise BadData(f"{where}: joker: a set of {DICE}", given=given)


def _check_bonus(made: Deck, where: str) -> None:
    """One for every number of cards of a colour, from none on; more cards never count less."""
    row, wanted = made.set_bonus, made.per_colour + 1
    if len(row) != wanted:
        raise BadData(f"{where}: {wanted} numbers, for 0 to {made.per_colour} cards", given=repr(row)[:200])
    if row[0] != 0 or row[-1] > MOST_POINTS or any(more < less for less, more in pairwise(row)):
        raise BadData(f"{where}: from 0 to at most {MOST_POINTS}, never falling", given=repr(row)[:200])


def _numbers(data: object, key: str, where: str) -> tuple[int, ...]:
    found = tuple(expect(n, int, f"{where}: {key}") for n in member(data, key, list, where))
    if not found or min(found) < 0:
        raise BadData(f"{where}: {key} needs numbers of 0 or more", given=repr(found)[:200])
    return found


def _within(data: object, key: str, where: str, low: int, high: int) -> int:
    value = member(data, key, int, where)
    if not low <= value <= high:
        allowed = f"{low} to {high}" if low < high else str(low)
        raise BadData(f"{where}: {key} is {allowed}", given=str(value))
    return value
