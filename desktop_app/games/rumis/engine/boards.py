"""Boards of one's own: what may be played on, as the value of an option and as a file.

As a value, for a set-up to be whole in itself: `own:NAME:ROWS`, the rows of digits joined by "/". As a file,
JSON in the form of an edition's: one scenario, with the same table for every number of players.

A footprint need not be in one piece. The rules stand: every stone but the very first touches another, so
whatever lies apart from the first stone stays empty, but where ruins lie, and where five and more colours
meet at a corner.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from desktop_app.core.codec import expect, member, only_keys
from desktop_app.core.errors import BadData
from desktop_app.storage.files import read_bounded, write_atomic

from .scenarios import LARGEST_SIDE, PLUS_PLAYERS, Heights, format_heights, parse_heights

SUFFIX: Final = ".tischrunde-board"
MOST_SQUARES: Final = 12
"""Rows, and columns."""
MOST_LEVELS: Final = 8
LONGEST_NAME: Final = 40

_HEAD: Final = "own:"
_FILE_ID: Final = "own"
LARGEST_FILE: Final = 100_000
"""Bytes."""


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A name and height caps, as `scenarios` has them; whether it can be played on, `check` says."""

    name: str
    heights: Heights


@dataclass(frozen=True, slots=True)
class BoardFile:
    """What a file holds: a board, and if it has other heights for some numbers of players, whose these are.

    `players` are then the numbers of players for whom the file has this board, else none.
    """

    board: OwnBoard
    players: tuple[int, ...] = ()


def name_problem(name: str) -> str | None:
    """None if a board may be called so, or what is wrong.

    "name_empty", "name_long", "name_character" (not printable, or ":" or "/"), "name_space" (at an end).
    """
    if not name.strip():
        return "name_empty"
    if len(name) > LONGEST_NAME:
        return "name_long"
    if not name.isprintable() or ":" in name or "/" in name:
        return "name_character"
    return "name_space" if name != name.strip() else None


def problems(heights: Heights) -> tuple[str, ...]:
    """What forbids playing on these caps; nothing if they are a board.

    "rows" (not equally long), "large" (more than 12 rows or columns), "high" (a cap above 8), "empty" (no
    square), "room" (squares, but not even the smallest stone fits).
    """
    found: list[str] = []
    if len({len(row) for row in heights}) > 1:
        found.append("rows")
    if len(heights) > MOST_SQUARES or any(len(row) > MOST_SQUARES for row in heights):
        found.append("large")
    if any(not 0 <= cap <= MOST_LEVELS for row in heights for cap in row):
        found.append("high")
    if not any(cap > 0 for row in heights for cap in row):
        found.append("empty")
    elif not found and not _room(heights):
        found.append("room")
    return tuple(found)


def cubes(heights: Heights) -> int:
    """How many cubes there is room for."""
    return sum(map(sum, heights))


def parts(heights: Heights, *, corners: bool = False) -> int:
    """Into how many pieces the footprint falls, joined by the sides of squares, or by their corners too.

    >>> parts(((1, 0, 2), (1, 0, 2)))
    2
    """
    return len(_pieces(heights, corners=corners))


def largest_piece(heights: Heights, *, corners: bool = False) -> int:
    """For how many cubes there is room on the roomiest piece, pieces as in `parts`.

    >>> largest_piece(((1, 0, 2), (1, 0, 2)))
    4
    """
    pieces = _pieces(heights, corners=corners)
    return max((sum(heights[y][x] for x, y in piece) for piece in pieces), default=0)


def _pieces(heights: Heights, *, corners: bool) -> list[list[tuple[int, int]]]:
    """The squares of each piece as (column, row)."""
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    if corners:
        steps += [(1, 1), (-1, 1), (1, -1), (-1, -1)]
    left = {(x, y) for y, row in enumerate(heights) for x, cap in enumerate(row) if cap}
    pieces = []
    while left:
        piece = [left.pop()]
        for x, y in piece:  # grows meanwhile
            near = {(x + dx, y + dy) for dx, dy in steps} & left
            left -= near
            piece.extend(near)
        pieces.append(piece)
    return pieces


def trimmed(heights: Heights) -> Heights:
    """The same without empty rows and columns at the borders.

    >>> trimmed(((0, 0, 0), (0, 2, 0), (0, 1, 0)))
    ((2,), (1,))
    """
    rows = [y for y, row in enumerate(heights) if any(row)]
    columns = [x for row in heights for x, cap in enumerate(row) if cap]
    if not rows:
        return ()
    return tuple(row[min(columns) : max(columns) + 1] for row in heights[rows[0] : rows[-1] + 1])


def check(board: OwnBoard) -> None:
    """Refuse a board that cannot be played on, or has a name that it may not have.

    Raises:
        BadData: says what is wrong.
    """
    wrong = name_problem(board.name)
    if wrong is not None:
        raise BadData(f"own board: {_TOLD[wrong]}", given=repr(board.name)[:80])
    for code in problems(board.heights):
        raise BadData(f"own board: {_TOLD[code]}", given="/".join(format_heights(board.heights))[:200])


def is_own(value: object) -> bool:
    """Whether a value of an option means a board of one's own, a damaged one too."""
    return isinstance(value, str) and value.startswith(_HEAD)


def own_value(board: OwnBoard) -> str:
    """The board as the value of an option.

    >>> own_value(OwnBoard("Hut", ((2, 2), (0, 1))))
    'own:Hut:22/01'

    Raises:
        BadData: as `check`.
    """
    check(board)
    return f"{_HEAD}{board.name}:{'/'.join(format_heights(board.heights))}"


def own_board(value: str) -> OwnBoard:
    """The board that `own_value` wrote.

    Raises:
        BadData: it is none, or one that cannot be played on; says what is wrong.
    """
    head, _, rest = value.partition(":")
    name, colon, rows = rest.partition(":")
    if f"{head}:" != _HEAD or not colon:
        raise BadData("own board: own:NAME:ROWS expected", given=value[:200])
    if len(rows) > MOST_SQUARES * (LARGEST_SIDE + 1) + LARGEST_SIDE:
        raise BadData(f"own board: {_TOLD['large']}", given=rows[:200])
    board = OwnBoard(name, parse_heights(rows.split("/"), "own board"))
    check(board)
    if own_value(board) != value:
        raise BadData("own board: not the usual form of this board", given=value[:200])
    return board


def read_board(path: Path) -> OwnBoard:
    """The board of a file. Of several tables, as in a file of an edition, the one for most players.

    Raises:
        BadData: it cannot be read, is damaged, or no board to play on; names the file.
    """
    return read_file(path).board


def read_file(path: Path) -> BoardFile:
    """All that a file says that concerns the editor.

    Raises:
        BadData: as `read_board`.
    """
    entry = _entry(_content(path), path)
    where = f"{path}: board"
    only_keys(entry, frozenset({"id", "name", "meaning", "players"}), where)
    tables = member(entry, "players", dict, where)
    counts = [count for count in PLUS_PLAYERS if str(count) in tables]
    only_keys(tables, frozenset(map(str, PLUS_PLAYERS)), where)
    if not counts:
        raise BadData(f"{where}: no table for any number of players")
    rows = member(tables[str(counts[-1])], "heights", list, where)
    board = OwnBoard(member(entry, "name", str, where), parse_heights(rows, where))
    try:
        check(board)
    except BadData as error:
        raise BadData(f"{path}: {error.message}", given=error.given) from error
    same = [count for count in counts if _rows(tables[str(count)]) == rows]
    return BoardFile(board, () if same == counts else tuple(same))


def _content(path: Path) -> object:
    try:
        raw: object = json.loads(read_bounded(path, LARGEST_FILE).decode("utf-8-sig"))
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from error
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BadData(f"{path}: this is no own board ({error})") from error
    return raw


def _entry(raw: object, path: Path) -> dict[str, object]:
    entries = member(raw, "scenarios", list, str(path))
    if len(entries) != 1:
        raise BadData(f"{path}: exactly one board expected", given=str(len(entries)))
    entry: dict[str, object] = expect(entries[0], dict, f"{path}: board")
    return entry


def _rows(table: object) -> object:
    return table.get("heights") if isinstance(table, dict) else None


def write_board(path: Path, board: OwnBoard) -> None:
    """Write a board into a file, all of it or nothing; on any error an old file is intact.

    Raises:
        BadData: as `check`, or there is something other than a file.
        OSError: the system refuses.
    """
    check(board)
    table = {"confidence": "own", "heights": format_heights(board.heights)}
    entry = {
        "id": _FILE_ID,
        "name": board.name,
        "meaning": "",
        "players": {str(count): table for count in PLUS_PLAYERS},
    }
    text = json.dumps({"scenarios": [entry]}, ensure_ascii=False, indent=1) + "\n"
    write_atomic(path, text.encode("utf-8"))


def copy_renamed(path: Path, target: Path, name: str) -> None:
    """Write what a file holds into another under another name, with every table that it has.

    Raises:
        BadData: as `read_board` and `write_board`.
        OSError: the system refuses.
    """
    check(OwnBoard(name, read_board(path).heights))
    raw = _content(path)
    _entry(raw, path)["name"] = name
    write_atomic(target, (json.dumps(raw, ensure_ascii=False, indent=1) + "\n").encode("utf-8"))


def boards_in(folder: Path) -> tuple[OwnBoard, ...]:
    """The boards of `files_in`."""
    return tuple(file.board for _, file in files_in(folder))


def files_in(folder: Path) -> tuple[tuple[Path, BoardFile], ...]:
    """The files in a folder with their boards, by name; the folder may be missing.

    Damaged files are left out, and what is the same as another. Of several with one name the later get a
    number, so that no two are called alike.
    """
    found: dict[tuple[OwnBoard, tuple[int, ...]], Path] = {}
    for path, file in sorted(_readable(folder), key=lambda pair: _by_name(*pair)):
        found.setdefault((OwnBoard(file.board.name, trimmed(file.board.heights)), file.players), path)
    names = {board.name for board, _ in found}
    given: set[str] = set()
    files = []
    for (board, players), path in found.items():
        name = free_name(board.name, names | given) if board.name in given else board.name
        given.add(name)
        files.append((path, BoardFile(OwnBoard(name, board.heights), players)))
    return tuple(sorted(files, key=lambda pair: _by_name(*pair)))


def free_name(wish: str, taken: Collection[str]) -> str:
    """The wished name, with a number behind it if it is taken.

    >>> free_name("Hut", ("Hut", "Hut 2"))
    'Hut 3'
    """
    number, name = 1, wish
    while name in taken:
        number += 1
        name = f"{wish[: LONGEST_NAME - 4].rstrip()} {number}"
    return name


def _by_name(path: Path, file: BoardFile) -> tuple[str, str, int, str]:
    """A file without a number in its name comes before those with one."""
    return file.board.name.casefold(), file.board.name, len(path.name), path.name


def _readable(folder: Path) -> Iterable[tuple[Path, BoardFile]]:
    try:
        paths = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return
    for path in paths:
        try:
            yield path, read_file(path)
        except BadData:
            continue


def _room(heights: Heights) -> bool:
    """Whether two cubes fit, side by side or one on the other."""
    return any(
        cap >= 2
        or (cap and ((x + 1 < len(row) and row[x + 1]) or (y + 1 < len(heights) and heights[y + 1][x])))
        for y, row in enumerate(heights)
        for x, cap in enumerate(row)
    )


_TOLD: Final = {
    "name_empty": "it needs a name",
    "name_long": f"a name has at most {LONGEST_NAME} characters",
    "name_character": "a name has neither ':' nor '/' nor invisible characters",
    "name_space": "a name neither begins nor ends with a space",
    "rows": "rows of equally many digits expected",
    "large": f"at most {MOST_SQUARES} rows and {MOST_SQUARES} columns",
    "high": f"at most level {MOST_LEVELS}",
    "empty": "there is no square to build on",
    "room": "not even the smallest stone fits",
}
