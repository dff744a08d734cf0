"""Reading checked values out of JSON and text; everything wrong becomes BadData that says where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from .errors import BadData

T = TypeVar("T")


def read_json(path: Path, *, limit: int = 4_000_000) -> object:
    """The JSON value in a UTF-8 file of at most `limit` bytes.

    Raises:
        BadData: unreadable, too large or not JSON; names the file.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from error
    if len(raw) > limit:
        raise BadData(f"{path}: {len(raw)} bytes, at most {limit} are allowed")
    try:
        value: object = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, or a number of thousands of digits
        raise BadData(f"{path}: not JSON ({error})") from error
    return value


def expect(value: object, kind: type[T], where: str) -> T:
    """`value` if it is of exactly that kind (True is no int).

    >>> expect(3, int, "size")
    3

    Raises:
        BadData: it is something else; `where` says which value was meant.
    """
    if type(value) is not kind:
        raise BadData(f"{where}: {kind.__name__} expected", given=repr(value)[:200])
    return value


def member(data: object, key: str, kind: type[T], where: str) -> T:
    """The value of `key` in a JSON object, of exactly that kind.

    Raises:
        BadData: `data` is no object, the key is missing or its value of another kind.
    """
    table = expect(data, dict, where)
    if key not in table:
        raise BadData(f"{where}: {key!r} is missing")
    return expect(table[key], kind, f"{where}: {key}")


def only_keys(data: Mapping[str, object], allowed: frozenset[str], where: str) -> None:
    """Refuse a JSON object with keys that nobody would read, as a misspelt one.

    Raises:
        BadData: there is a key outside `allowed`.
    """
    unknown = sorted(set(data) - allowed)
    if unknown:
        raise BadData(f"{where}: unknown key {unknown[0]!r}")


def whole_number(text: str, where: str, *, low: int = 0, high: int = 10**9) -> int:
    """A decimal number in its shortest form, within low..high.

    >>> whole_number("12", "ply")
    12

    Raises:
        BadData: anything else, as "012", "+1" or "1_000".
    """
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 10):
        raise BadData(f"{where}: a number expected", given=text[:200])
    number = int(text)
    if str(number) != text or not low <= number <= high:
        raise BadData(f"{where}: a number from {low} to {high} expected", given=text)
    return number
