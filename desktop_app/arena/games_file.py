"""Finished games of a match in a file, so that a match that was stopped goes on where it was.

JSON Lines. Line 1 is the header: what is played, as names with plain values. Each later line is a game:

    {"seats":2,"start":0,"options":{},"players":["a","b"],"seed":1,"scores":[3,1],"ranks":[1,2],
     "actions":["…"],"times":[[moves,seconds,slowest],…]}

A game is appended in one write. What a kill left of the last line is forgotten, and cut off when the file is
opened to go on.
"""

from __future__ import annotations

import fcntl
import json
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

from desktop_app.core.codec import expect, member, only_keys
from desktop_app.core.errors import BadData
from desktop_app.core.game import OptionValue, Setup
from desktop_app.storage.files import BadFile, read_bounded, write_all

from .match import Pairing, Result, Times

Header: TypeAlias = Mapping[str, object]
"""What is played, as plain JSON values; two matches are the same iff these are."""

FORMAT: Final = 1
MAX_FILE: Final = 1 << 29
_MARK: Final = "tischrunde_games"
_KEYS: Final = frozenset(
    {"seats", "start", "options", "players", "seed", "scores", "ranks", "actions", "lower_wins", "times"}
)


class GamesFile:
    """An open file of games; no other process can go on with it until it is closed.

    `played` are the games in it, those appended since among them.
    """

    def __init__(self, path: Path, header: Header) -> None:
        """Open the file to go on with it, or make it.

        Raises:
            BadData: another match stands in it; says in what it differs.
            BadFile: it is damaged, or no such file at all; it is untouched.
            OSError: the system refuses, or another process has it open.
        """
        self.path = path
        self.played: dict[Pairing, Result] = {}
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NONBLOCK
        self._handle = os.open(path, flags, 0o666)
        try:
            self._begin(header)
        except BaseException:
            os.close(self._handle)
            raise

    def _begin(self, header: Header) -> None:
        if not stat.S_ISREG(os.fstat(self._handle).st_mode):
            raise BadFile(self.path, 0, "kind", "this is no regular file")
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BlockingIOError(error.errno, "another process goes on with it", str(self.path)) from error
        first = _line({_MARK: FORMAT, **header})
        data = read_bounded(self.path, MAX_FILE)
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and not first.startswith(data):
            raise BadFile(self.path, 1, "format", "these are no recorded games")
        if whole:
            lines = whole.splitlines()
            _same(header, _read_header(self.path, lines[0]), self.path)
            for number, line in enumerate(lines[1:], 2):
                result = _read_game(self.path, number, line)
                self.played[result.pairing] = result
        os.ftruncate(self._handle, len(whole))
        if not whole:
            write_all(self._handle, first)

    def append(self, result: Result) -> None:
        """Write a game down, as the last one.

        Raises:
            OSError: the system refuses.
        """
        write_all(self._handle, _line(_game_values(result)))
        self.played[result.pairing] = result

    def close(self) -> None:
        """Let others go on with the file."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _line(values: Mapping[str, object]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _same(here: Header, there: Header, path: Path) -> None:
    wanted = json.loads(json.dumps(here))
    for key in (*wanted, *there):
        if wanted.get(key) != there.get(key):
            raise BadData(
                f"{path} holds other games: {key} is {_shown(there.get(key))} there, "
                f"{_shown(wanted.get(key))} here"
            )


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:200]


def _read(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        return expect(json.loads(line.decode()), dict, "a line")
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadFile(path, number, "json", f"no JSON object ({error})") from error


def _read_header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        values = _read(path, 1, line)
    except BadFile:
        values = {}
    if values.pop(_MARK, None) != FORMAT:
        raise BadFile(path, 1, "format", "these are no recorded games")
    return values


def _game_values(result: Result) -> dict[str, object]:
    pairing = result.pairing
    values: dict[str, object] = {
        "seats": pairing.setup.seats,
        "start": pairing.setup.start,
        "options": dict(pairing.setup.options),
        "players": pairing.players,
        "seed": pairing.seed,
        "scores": result.scores,
        "ranks": result.ranks,
        "actions": result.actions,
        "lower_wins": result.lower_wins,
        "times": [[one.moves, round(one.total, 6), round(one.slowest, 6)] for one in result.times],
    }
    return values


def _read_game(path: Path, number: int, line: bytes) -> Result:
    values = _read(path, number, line)
    try:
        return _game(values)
    except BadData as error:
        raise BadFile(path, number, "shape", str(error)) from error


def _game(values: dict[str, Any]) -> Result:
    only_keys(values, _KEYS, "game")
    setup = Setup(
        member(values, "seats", int, "game"),
        member(values, "start", int, "game"),
        read_options(values, "game"),
    )
    players = tuple(expect(name, str, "players") for name in member(values, "players", list, "game"))
    result = Result(
        Pairing(setup, players, member(values, "seed", int, "game")),
        tuple(expect(points, int, "scores") for points in member(values, "scores", list, "game")),
        tuple(expect(rank, int, "ranks") for rank in member(values, "ranks", list, "game")),
        tuple(expect(action, str, "actions") for action in member(values, "actions", list, "game")),
        member(values, "lower_wins", bool, "game"),
        tuple(map(_times, member(values, "times", list, "game"))),
    )
    if {len(players), len(result.scores), len(result.ranks), len(result.times)} != {setup.seats}:
        raise BadData("game: players, scores, ranks and times of as many as there are seats expected")
    if 1 not in result.ranks:
        raise BadData("game: somebody must be first")
    return result


def read_options(values: Mapping[str, object], where: str) -> tuple[tuple[str, OptionValue], ...]:
    """The member "options" as a `Setup` has it.

    Raises:
        BadData: there is none, or a value is neither a text nor a number nor true or false.
    """
    options = member(values, "options", dict, where)
    for key, value in options.items():
        if not isinstance(value, (str, int)):
            raise BadData(f"{where}: no value of an option", given=f"{key}={value!r}"[:200])
    return tuple(sorted(options.items()))


def _times(values: object) -> Times:
    three = expect(values, list, "times")
    if len(three) != 3 or not all(type(value) in (int, float) and value >= 0 for value in three):
        raise BadData("times: moves, seconds and the slowest expected", given=repr(three)[:200])
    return Times(expect(three[0], int, "times"), float(three[1]), float(three[2]))
