"""The text of a game file: JSON Lines, strictly read.

Line 1 is the header; each later line is one thing that happened; a file that a person saved says so in its
header (`"sealed":true`) and ends with the SHA-256 of all bytes above that last line. One object per line:

    {"action":"…","seat":0}   {"undo":4}   {"redo":6}   {"seat":1,"player":{…}}   {"resign":2}   {"say":"…"}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from desktop_app.core.errors import BadData
from desktop_app.core.game import OptionValue, Setup
from desktop_app.session.record import (
    FORMAT,
    Header,
    Kind,
    Line,
    Played,
    Player,
    Record,
    Redone,
    Resigned,
    Said,
    Seated,
    Undone,
)

from .files import BadFile

MAX_FILE = 8 << 20
"""Bytes of a whole file."""

MAX_LINE = 64 << 10
"""Bytes of one line with its end."""

MAX_LINES = 50_000
"""Lines of a whole file; the longest games have some hundreds. So many are read and checked in some 2 s."""

_HEADER_KEYS = {
    "tischrunde",
    "game",
    "rules",
    "setup",
    "players",
    "seed",
    "title",
    "practice",
    "created",
    "sealed",
}
_T = TypeVar("_T")
_V = TypeVar("_V", str, int, bool)


class _Coded(BadData):
    """A line that cannot be used; becomes a BadFile where the file is known."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


# ---- one line ------------------------------------------------------------------------------------


def encode_header(header: Header, *, sealed: bool = False) -> bytes:
    """Line 1, with its line end; `sealed` promises that a checksum ends the file.

    Raises:
        BadData: a text that is no Unicode, or the line gets too long.
    """
    values: dict[str, object] = {
        "tischrunde": header.format,
        "game": header.game,
        "rules": header.rules_version,
        "setup": {
            "seats": header.setup.seats,
            "start": header.setup.start,
            "options": dict(header.setup.options),
        },
        "players": [_player_values(player) for player in header.players],
        "seed": header.seed,
        "title": header.title,
        "practice": header.practice,
        "created": header.created,
        "sealed": sealed,
    }
    return _dump(values)


def decode_header(text: bytes) -> tuple[Header, bool]:
    """The header in line 1, and whether the file promises a checksum.

    Raises:
        BadData: it is no header of this format.
    """
    values = _load(text)
    if "tischrunde" not in values:
        raise _Coded("format", "this is no Tischrunde game")
    number = _take(values, "tischrunde", int)
    if number > FORMAT:
        raise _Coded("newer", f"format {number} needs a newer program, this one reads up to {FORMAT}")
    if number != FORMAT:
        raise _Coded("format", f"there is no format {number}")
    _keys(values, _HEADER_KEYS)
    players = values["players"]
    if not isinstance(players, list):
        raise _Coded("shape", "“players” must be a list")
    header = Header(
        game=_take(values, "game", str),
        rules_version=_take(values, "rules", int),
        setup=_setup(_mapping(values, "setup")),
        players=tuple(_player(player) for player in players),
        seed=_take(values, "seed", int),
        title=_take(values, "title", str),
        practice=_take(values, "practice", bool),
        created=_take(values, "created", str),
        format=number,
    )
    return header, _take(values, "sealed", bool)


def encode_line(line: Line) -> bytes:
    """One thing that happened, with its line end.

    Raises:
        BadData: a text that is no Unicode, or the line gets too long.
    """
    values: dict[str, object]
    match line:
        case Played(action, seat):
            values = {"action": action, "seat": seat}
        case Undone(ply):
            values = {"undo": ply}
        case Redone(ply):
            values = {"redo": ply}
        case Seated(seat, player):
            values = {"seat": seat, "player": _player_values(player)}
        case Resigned(seat):
            values = {"resign": seat}
        case Said(text):
            values = {"say": text}
    return _dump(values)


def decode_line(text: bytes) -> Line:
    """The line written by `encode_line`.

    Raises:
        BadData: it is none.
    """
    return _line(_load(text))


# ---- a whole file --------------------------------------------------------------------------------


def encode(record: Record, *, sealed: bool = True) -> bytes:
    """A whole file; with `sealed` the checksum is its last line.

    Raises:
        BadData: a text that is no Unicode, or a bound is passed.
    """
    if len(record.lines) + 2 > MAX_LINES:
        raise BadData(f"a game file has at most {MAX_LINES} lines")
    data = encode_header(record.header, sealed=sealed) + b"".join(map(encode_line, record.lines))
    if sealed:
        data += _dump({"sha256": hashlib.sha256(data).hexdigest()})
    if len(data) > MAX_FILE:
        raise BadData(f"a game file has at most {MAX_FILE} bytes")
    return data


def decode(data: bytes, path: Path) -> Record:
    """The record in a whole file; `path` is only named in errors.

    Raises:
        BadFile: any byte of it is not as it should be.
    """
    if len(data) > MAX_FILE:
        raise BadFile(path, 0, "size", f"a game file has at most {MAX_FILE} bytes")
    texts = data.split(b"\n")
    if texts.pop():
        raise BadFile(path, len(texts) + 1, "torn", "the file ends in the middle of a line")
    if not texts:
        raise BadFile(path, 0, "format", "the file is empty")
    if len(texts) > MAX_LINES:
        raise BadFile(path, MAX_LINES + 1, "size", f"a game file has at most {MAX_LINES} lines")
    header, sealed = _at(path, 1, decode_header, texts[0])
    ends = len(texts) - 1 if sealed else len(texts)
    lines = [_at(path, number, decode_line, texts[number - 1]) for number in range(2, ends + 1)]
    if sealed:
        _at(path, len(texts), lambda last: _check_seal(data, last), texts[-1])
    return Record(header, tuple(lines))


def is_sealed(data: bytes) -> bool:
    """Whether the file promises a checksum, so that nothing may follow.

    Raises:
        BadData: its first line is no header.
    """
    return decode_header(data.partition(b"\n")[0])[1]


def _at(path: Path, number: int, read: Callable[[bytes], _T], text: bytes) -> _T:
    try:
        return read(text)
    except _Coded as error:
        raise BadFile(path, number, error.code, error.message) from error


def _check_seal(data: bytes, last: bytes) -> None:
    values = _load(last)
    if "sha256" not in values:
        raise _Coded("torn", "the checksum at the end is missing")
    _keys(values, {"sha256"})
    above = data[: len(data) - len(last) - 1]
    if _take(values, "sha256", str) != hashlib.sha256(above).hexdigest():
        raise _Coded("checksum", "the checksum does not match: the file was damaged or edited")


# ---- values --------------------------------------------------------------------------------------


def _line(values: dict[str, Any]) -> Line:
    match sorted(values):
        case ["action", "seat"]:
            return Played(_take(values, "action", str), _take(values, "seat", int))
        case ["undo"]:
            return Undone(_take(values, "undo", int))
        case ["redo"]:
            return Redone(_take(values, "redo", int))
        case ["player", "seat"]:
            return Seated(_take(values, "seat", int), _player(values["player"]))
        case ["resign"]:
            return Resigned(_take(values, "resign", int))
        case ["say"]:
            return Said(_take(values, "say", str))
        case ["sha256"]:
            raise _Coded("shape", "a checksum stands where none may stand")
        case keys:
            raise _Coded("shape", f"nothing is written down with the keys {', '.join(keys)!r}")


def _player_values(player: Player) -> dict[str, object]:
    return {"name": player.name, "kind": player.kind, "level": player.level, "colour": player.colour}


def _player(values: object) -> Player:
    if not isinstance(values, dict):
        raise _Coded("shape", "a player must be an object")
    _keys(values, {"name", "kind", "level", "colour"})
    kind = _take(values, "kind", str)
    known: Kind
    if kind == "person":
        known = "person"
    elif kind == "computer":
        known = "computer"
    else:
        raise _Coded("shape", f"a player is a person or a computer, not {kind!r}")
    return Player(
        _take(values, "name", str), known, _take(values, "level", int), _take(values, "colour", str)
    )


def _setup(values: dict[str, Any]) -> Setup:
    _keys(values, {"seats", "start", "options"})
    options: list[tuple[str, OptionValue]] = []
    for key, value in _mapping(values, "options").items():
        if not isinstance(value, str | int | bool):
            raise _Coded("shape", f"the option {key!r} must be a text, a number or true or false")
        options.append((key, value))
    return Setup(_take(values, "seats", int), _take(values, "start", int), tuple(sorted(options)))


def _mapping(values: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = values[key]
    if not isinstance(value, dict):
        raise _Coded("shape", f"{key!r} must be an object")
    return value


def _keys(values: Mapping[str, Any], wanted: set[str]) -> None:
    if values.keys() != wanted:
        wrong = ", ".join(sorted(values.keys() ^ wanted))
        raise _Coded("shape", f"missing or unknown: {wrong}")


def _take(values: Mapping[str, Any], key: str, kind: type[_V]) -> _V:
    value = values[key]
    if type(value) is not kind:  # true is no number
        raise _Coded("shape", f"{key!r} must be of type {kind.__name__}")
    return value


# ---- JSON ----------------------------------------------------------------------------------------


def _dump(values: dict[str, object]) -> bytes:
    try:
        text = json.dumps(values, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n"
        data = text.encode()
    except ValueError as error:
        raise BadData("this cannot be written as text", given=repr(values)[:200]) from error
    if len(data) > MAX_LINE:
        raise BadData(f"a line has at most {MAX_LINE} bytes", given=text[:200])
    return data


def _load(data: bytes) -> dict[str, Any]:
    if len(data) >= MAX_LINE:
        raise _Coded("size", f"a line has at most {MAX_LINE} bytes")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise _Coded("text", f"byte {error.start + 1} is no UTF-8") from error
    try:
        values = json.loads(text, object_pairs_hook=_pairs)
        if "\\u" in text:  # an escaped half of a surrogate pair is no text
            json.dumps(values, ensure_ascii=False).encode()
    except _Coded:
        raise
    except UnicodeEncodeError as error:
        raise _Coded("text", "half a character is written with \\u") from error
    except json.JSONDecodeError as error:
        raise _Coded("json", f"no JSON: {error.msg} at column {error.colno}") from error
    except ValueError as error:  # a number with thousands of digits
        raise _Coded("json", "no JSON that can be read here") from error
    except RecursionError as error:
        raise _Coded("json", "nested too deep") from error
    if not isinstance(values, dict):
        raise _Coded("shape", "each line must be an object")
    return values


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise _Coded("shape", "a key occurs twice")
    return values
