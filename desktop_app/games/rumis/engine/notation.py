"""Placements and positions as text.

A cell is a column letter, a row number from 1 and, above the board, "." and the level from 1: (0, 1, 0)
is "a2", (0, 1, 2) is "a2.3". A placement is the stone and its cells in order: "I3:b3,b3.2,b3.3".

A position is one line of "key=value" fields in a fixed order:
`rumis1 seats start scenario four tie caps placed status colour out`. `caps` has the rows of height caps
joined by "/"; `placed` the stones in order, colour first, joined by ";"; `status` one letter a colour: i(n),
o(ut), f(inished). An empty value is "-". What the stones imply (hands, heights) is not written.
"""

from __future__ import annotations

import re
from typing import Final

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from .scenarios import LARGEST_SIDE, PLAYERS, format_heights, parse_heights
from .state import Agreement, Board, Place, PlacedStone, RumisState, Status, TieBreak
from .stones import Cell, recognise

_CELL: Final = re.compile(r"([a-z])([1-9][0-9]?)(?:\.([2-9]))?", re.ASCII)
_KEYS: Final = ("seats", "start", "scenario", "four", "tie", "caps", "placed", "status", "colour", "out")
_HEAD: Final = "rumis1"
_STATUS: Final[dict[str, Status]] = {"i": "in", "o": "out", "f": "finished"}
_TIE: Final[dict[str, TieBreak]] = {"shared": "shared", "fewer_stones": "fewer_stones"}
_LONGEST: Final = 8000
_MOST_CUBES: Final = 512
"""The tables of a board grow with its room; a line of text must not fill the memory."""


def notate_cell(cell: Cell) -> str:
    """The text of a cell on the largest board.

    >>> notate_cell((1, 2, 0)), notate_cell((1, 2, 1))
    ('b3', 'b3.2')
    """
    x, y, z = cell
    return f"{chr(ord('a') + x)}{y + 1}" + (f".{z + 1}" if z else "")


def notate(action: Place) -> str:
    """The text of a placement.

    >>> notate(Place("I2", ((1, 2, 0), (1, 2, 1))))
    'I2:b3,b3.2'
    """
    return f"{action.stone}:" + ",".join(map(notate_cell, action.cells))


def parse(text: str) -> Place:
    """The placement that `notate` wrote.

    >>> parse("I2:b3,b3.2").cells
    ((1, 2, 0), (1, 2, 1))

    Raises:
        BadData: anything else, as cells out of order or not of that stone's shape.
    """
    name, colon, rest = text[:200].partition(":")
    cells: list[Cell] = []
    for part in rest.split(","):
        found = _CELL.fullmatch(part)
        if not colon or found is None or int(found[2]) > LARGEST_SIDE:
            raise BadData("no placement of Rumis", given=text[:200])
        cells.append((ord(found[1]) - ord("a"), int(found[2]) - 1, int(found[3] or 1) - 1))
    form = recognise(cells)
    if form is None or form[0].id != name:
        raise BadData("these cells are not that stone", given=text[:200])
    if cells != sorted(cells) or len(text) > 200:
        raise BadData("the cells of a placement are written in order", given=text[:200])
    return Place(name, tuple(cells))


def encode(state: RumisState) -> str:
    """The line for a position; see the head of this module."""
    agreed = state.agreement
    stones = (f"{stone.colour}{notate(Place(stone.stone, stone.cells))}" for stone in state.placed)
    values = (
        str(agreed.seats),
        str(agreed.start),
        agreed.scenario or "-",
        "yes" if agreed.four_colours else "no",
        agreed.tie_break,
        "/".join(format_heights(agreed.caps)),
        ";".join(stones) or "-",
        "".join(status[0] for status in state.status),
        "-" if state.colour is None else str(state.colour),
        "".join(map(str, state.out_order)) or "-",
    )
    return " ".join((_HEAD, *(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))))


def decode(text: str) -> RumisState:
    """The position of a line, checked so that the rules can go on from it.

    Every stone must have its shape, lie under the caps in free cells and rest on what was placed before,
    each colour uses a stone once, statuses agree with the hands, and the colour to move can place. Contact
    and the order of turns are not asked for, so positions for exercises can be written by hand.

    Raises:
        BadData: it breaks one of these; `given` is the part that does.
    """
    fields = _fields(text)
    agreed = _agreement(fields)
    stones, board = _stones(fields["placed"], agreed)
    status = _statuses(fields["status"], agreed, board)
    out_order = tuple(
        whole_number(digit, "out", high=agreed.colours - 1)
        for digit in (fields["out"] if fields["out"] != "-" else "")
    )
    if sorted(out_order) != [colour for colour, value in enumerate(status) if value == "out"]:
        raise BadData("out: exactly the colours that are out, once each", given=fields["out"])
    colour: int | None = None
    if fields["colour"] != "-":
        colour = whole_number(fields["colour"], "colour", high=agreed.colours - 1)
        if status[colour] != "in" or not board.possible(colour):
            raise BadData("colour: it is not in, or cannot place", given=fields["colour"])
    elif "in" in status:
        raise BadData("colour: one is still in, so somebody is to move", given=fields["status"])
    state = RumisState(agreed, stones, colour, status, out_order, board)
    if encode(state) != text:
        raise BadData("not the usual form of this position", given=text[:200])
    return state


def _fields(text: str) -> dict[str, str]:
    words = text.split(" ") if len(text) <= _LONGEST else []
    keys = tuple(word.partition("=")[0] for word in words[1:])
    if not words or words[0] != _HEAD or keys != _KEYS:
        raise BadData(f"no position of Rumis: {_HEAD} and {', '.join(_KEYS)} expected", given=text[:200])
    return {key: word.partition("=")[2] for key, word in zip(_KEYS, words[1:], strict=True)}


def _agreement(fields: dict[str, str]) -> Agreement:
    seats = whole_number(fields["seats"], "seats", low=PLAYERS[0], high=PLAYERS[-1])
    start = whole_number(fields["start"], "start", high=seats - 1)
    four = {"yes": True, "no": False}.get(fields["four"])
    if four is None or (four and seats != 2):
        raise BadData("four: yes or no, yes only with two seats", given=fields["four"])
    if fields["tie"] not in _TIE:
        raise BadData("tie: shared or fewer_stones", given=fields["tie"])
    name = "" if fields["scenario"] == "-" else fields["scenario"]
    if name and not (name.isascii() and name.isalnum() and name.islower() and len(name) <= 20):
        raise BadData("scenario: an id or -", given=name[:40])
    caps = parse_heights(list(fields["caps"].split("/")), "caps")
    if sum(map(sum, caps)) > _MOST_CUBES:
        raise BadData(f"caps: room for at most {_MOST_CUBES} cubes", given=fields["caps"][:200])
    return Agreement(seats, start, name, caps, four, _TIE[fields["tie"]])


def _stones(text: str, agreed: Agreement) -> tuple[tuple[PlacedStone, ...], Board]:
    board = Board.empty(agreed.caps, agreed.colours)
    stones: list[PlacedStone] = []
    for part in text.split(";") if text != "-" else ():
        colour = whole_number(part[:1], "placed: colour", high=agreed.colours - 1)
        action = parse(part[1:])
        number = board.geometry.number.get(action.cells)
        if number is None:
            raise BadData("placed: outside the board or above its caps", given=part)
        if not board.fits >> number & 1:
            raise BadData("placed: a cell is taken, or a cube floats", given=part)
        if board.geometry.stone[number] not in board.hands[colour]:
            raise BadData("placed: that colour has no such stone left", given=part)
        stones.append(PlacedStone(colour, action.stone, action.cells))
        board = board.with_stone(colour, number)
    return tuple(stones), board


def _statuses(text: str, agreed: Agreement, board: Board) -> tuple[Status, ...]:
    if len(text) != agreed.colours or any(letter not in _STATUS for letter in text):
        raise BadData("status: one of i, o, f for each colour", given=text[:20])
    status = tuple(_STATUS[letter] for letter in text)
    for colour, value in enumerate(status):
        if (value == "finished") != (not board.hands[colour]):
            raise BadData("status: finished means that no stone is left", given=f"colour {colour}")
    return status
