"""What self-play taught the expert, read from `resources/editions/rollnbump/expert.json` and checked.

`training` makes the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

from .deck import FACES, deck
from .patterns import kind_groups

FILE = ("editions", "rollnbump", "expert.json")


@dataclass(frozen=True, slots=True)
class Weights:
    """For one number of players.

    lasting: for each kind of the deck how likely a claim is collected, by its group, weakest first.
    bonus_lasting: the same for the claim of the bonus die, by the total of the dice.
    bonus: points that rolling the bonus die in a turn is worth.
    tempo: points that it is worth to be on the move.
    coming: how many of the cards left of a colour are still collected, by the least height of a stack that
        ends the game (from 1), as a part of least height * stacks / cards in them.
    keen: by how much more likely a seat gets them for each card that it has of the colour above the mean.
    noise: standard deviation of the final lead around what is expected, in points, by least height.
    """

    lasting: tuple[tuple[float, ...], ...]
    bonus_lasting: tuple[float, ...]
    bonus: float
    tempo: float
    coming: tuple[float, ...]
    keen: float
    noise: tuple[float, ...]


@cache
def learned(seats: int) -> Weights:
    """The weights for that many seats.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    path = resource_path(*FILE)
    rows = expect(read_json(path), dict, str(path))
    return read_weights(member(rows, str(seats), dict, str(path)), seats, f"{path}: {seats}")


def read_weights(data: Mapping[str, object], seats: int, where: str) -> Weights:
    """The weights that a JSON object describes.

    Raises:
        BadData: something is missing, of the wrong kind or length, or out of range.
    """
    names = [kind.id for kind in deck().kinds]
    keys = {"lasting", "bonus_lasting", "bonus", "tempo", "coming", "keen", "noise"}
    only_keys(data, frozenset(keys), where)
    height = deck().table(seats).height
    table = member(data, "lasting", dict, where)
    lasting = []
    for number, name in enumerate(names):
        groups = len(kind_groups(number).groups)
        lasting.append(_numbers(member(table, name, list, where), groups, 0.0, 1.0, f"{where}: {name}"))
    totals = deck().dice * FACES + 1

    def row(key: str, length: int, low: float, high: float) -> tuple[float, ...]:
        return _numbers(member(data, key, list, where), length, low, high, f"{where}: {key}")

    def one(key: str, low: float, high: float) -> float:
        return _numbers([member(data, key, float, where)], 1, low, high, f"{where}: {key}")[0]

    return Weights(
        tuple(lasting),
        row("bonus_lasting", totals, 0.0, 1.0),
        one("bonus", 0.0, 20.0),
        one("tempo", 0.0, 20.0),
        row("coming", height, 0.0, 2.0),
        one("keen", 0.0, 1.0),
        row("noise", height, 1.0, 100.0),
    )


def written(weights: Weights) -> dict[str, object]:
    """The JSON object that `read_weights` reads, rounded to four digits."""
    names = [kind.id for kind in deck().kinds]
    return {
        "lasting": {name: _rounded(row) for name, row in zip(names, weights.lasting, strict=True)},
        "bonus_lasting": _rounded(weights.bonus_lasting),
        "bonus": round(weights.bonus, 4),
        "tempo": round(weights.tempo, 4),
        "coming": _rounded(weights.coming),
        "keen": round(weights.keen, 4),
        "noise": _rounded(weights.noise),
    }


def _rounded(row: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in row]


def _numbers(row: list[object], length: int, low: float, high: float, where: str) -> tuple[float, ...]:
    found = tuple(expect(value, float, where) for value in row)
    if len(found) != length or not all(low <= value <= high for value in found):
        raise BadData(f"{where}: {length} numbers from {low} to {high} expected", given=repr(row)[:100])
    return found
