"""Placements and positions as text.

A cell is a column letter, a row number from 1 and, above the board, "." and the level from 1: (0, 1, 0)
is "a2", (0, 1, 2) is "a2.3". A placement is the stone and its cells in order: "I3:b3,b3.2,b3.3". A stone laid
aside in the rebuild is "-I3".

A position is one line of "key=value" fields in a fixed order:
`rumis1 seats start scenario four tie caps placed status colour out`. `caps` has the rows of height caps
joined by "/"; `placed` the stones in order, colour first, joined by ";"; `status` one letter a colour: i(n),
o(ut), f(inished). An empty value is "-". What the stones imply (hands, heights) is not written.

What the base game does not have is written as `rumis2` with more fields at the end:
`variant phase red interim aside`. `red` are the caps inside the red line, in the manner of `caps`; `interim`
the scores of half time, joined by ","; `aside` the stones laid aside, colour first, joined by ";".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData

from . import rebuild
from .geometry import halves
from .scenarios import LARGEST_SIDE, PLAYERS, PLUS_PLAYERS, Heights, format_heights, parse_heights
from .state import Agreement, Board, Phase, Place, PlacedStone, RumisState, Status, TieBreak, Variant
from .stones import Cell, recognise, stone_of, stone_set

_CELL: Final = re.compile(r"([a-z])([1-9][0-9]?)(?:\.([2-9]))?", re.ASCII)
_KEYS: Final = ("seats", "start", "scenario", "four", "tie", "caps", "placed", "status", "colour", "out")
_MORE_KEYS: Final = ("variant", "phase", "red", "interim", "aside")
_HEAD: Final = "rumis1"
_MORE_HEAD: Final = "rumis2"
_STATUS: Final[dict[str, Status]] = {"i": "in", "o": "out", "f": "finished"}
_TIE: Final[dict[str, TieBreak]] = {"shared": "shared", "fewer_stones": "fewer_stones"}
_VARIANTS: Final[dict[str, Variant]] = {"usual": "usual", "ruins": "ruins", "rebuild": "rebuild"}
_PHASES: Final[dict[str, Phase]] = {"ruins": "ruins", "build": "build", "rebuild": "rebuild"}
_LONGEST: Final = 8000
_MOST_CUBES: Final = 1152
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
    if not action.cells:
        return f"-{action.stone}"
    return f"{action.stone}:" + ",".join(map(notate_cell, action.cells))


def parse(text: str) -> Place:
    """The placement that `notate` wrote.

    >>> parse("I2:b3,b3.2").cells
    ((1, 2, 0), (1, 2, 1))

    Raises:
        BadData: anything else, as cells out of order or not of that stone's shape.
    """
    name, colon, rest = text[:200].partition(":")
    if text.startswith("-") and stone_of(text[1:]) is not None:
        return Place(text[1:], ())
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
    values = [
        str(agreed.seats),
        str(agreed.start),
        agreed.scenario or "-",
        "yes" if agreed.four_colours else "no",
        agreed.tie_break,
        "/".join(format_heights(agreed.caps)),
        _listed(f"{s.colour}{notate(Place(s.stone, s.cells))}" for s in state.placed),
        "".join(status[0] for status in state.status),
        "-" if state.colour is None else str(state.colour),
        "".join(map(str, state.out_order)) or "-",
    ]
    if agreed.variant == "usual" and agreed.seats <= PLAYERS[-1]:
        return _line(_HEAD, _KEYS, values)
    values += [
        agreed.variant,
        state.phase,
        "/".join(format_heights(agreed.red)) or "-",
        ",".join(map(str, state.interim)) or "-",
        _listed(f"{colour}{stone}" for colour, stone in state.aside),
    ]
    return _line(_MORE_HEAD, (*_KEYS, *_MORE_KEYS), values)


def _line(head: str, keys: tuple[str, ...], values: list[str]) -> str:
    return " ".join((head, *(f"{key}={value}" for key, value in zip(keys, values, strict=True))))


def _listed(parts: Iterable[str]) -> str:
    return ";".join(parts) or "-"


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
    phase = _phase(fields, agreed)
    stones, board = _stones(fields["placed"], agreed, phase)
    aside, board = _aside(fields.get("aside", "-"), phase, agreed, board)
    status = _statuses(fields["status"], agreed, board, phase)
    out_order = tuple(
        whole_number(digit, "out", high=agreed.colours - 1)
        for digit in (fields["out"] if fields["out"] != "-" else "")
    )
    if sorted(out_order) != [colour for colour, value in enumerate(status) if value == "out"]:
        raise BadData("out: exactly the colours that are out, once each", given=fields["out"])
    colour: int | None = None
    if fields["colour"] != "-":
        colour = whole_number(fields["colour"], "colour", high=agreed.hands - 1)
    interim = _interim(fields.get("interim", "-"), phase, agreed)
    state = RumisState(agreed, stones, colour, status, out_order, board, phase, interim, aside)
    _check_turn(state)
    if encode(state) != text:
        raise BadData("not the usual form of this position", given=text[:200])
    return state


def _check_turn(state: RumisState) -> None:
    """A colour is to move exactly if one can."""
    colour, neutral = state.colour, state.agreement.neutral
    if state.phase == "ruins":
        if colour is None or colour != neutral or not state.board.possible(colour):
            raise BadData(
                "colour: while ruins are laid it is that of nobody, and one fits", given=str(colour)
            )
        return
    rebuilding = state.phase == "rebuild"
    if colour is not None:
        can = state.status[colour : colour + 1] == ("in",)
        if not can or not (rebuild.removable(state, colour) if rebuilding else state.board.possible(colour)):
            raise BadData("colour: it is not in, or cannot place", given=str(colour))
    elif rebuilding:
        if any(state.status[c] == "in" and rebuild.removable(state, c) for c in range(state.colours)):
            raise BadData("colour: one can still take a stone off, so somebody is to move")
    elif "in" in state.status or state.agreement.variant == "rebuild":
        raise BadData("colour: one is still in, so somebody is to move", given=",".join(state.status))


def _fields(text: str) -> dict[str, str]:
    words = text.split(" ") if len(text) <= _LONGEST else []
    expected = {_HEAD: _KEYS, _MORE_HEAD: (*_KEYS, *_MORE_KEYS)}.get(words[0] if words else "")
    keys = tuple(word.partition("=")[0] for word in words[1:])
    if expected is None or keys != expected:
        raise BadData(f"no position of Rumis: {_HEAD} and {', '.join(_KEYS)} expected", given=text[:200])
    return {key: word.partition("=")[2] for key, word in zip(keys, words[1:], strict=True)}


def _agreement(fields: dict[str, str]) -> Agreement:
    seats = whole_number(fields["seats"], "seats", low=PLUS_PLAYERS[0], high=PLUS_PLAYERS[-1])
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
    variant, red = _variant(fields, caps, seats)
    if four and variant != "usual":
        raise BadData("variant: four colours know none", given=variant)
    return Agreement(seats, start, name, caps, four, _TIE[fields["tie"]], variant, red)


def _variant(fields: dict[str, str], caps: Heights, seats: int) -> tuple[Variant, Heights]:
    """The variant and the caps inside the red line."""
    variant = _VARIANTS.get(fields.get("variant", "usual"))
    if variant is None or seats > {"usual": 6, "ruins": 3, "rebuild": 2}[variant]:
        raise BadData("variant: unknown, or not for so many seats", given=fields.get("variant", "")[:40])
    text = fields.get("red", "-")
    if variant != "rebuild":
        if text != "-":
            raise BadData("red: only the rebuild has a red line", given=text[:200])
        return variant, ()
    red = parse_heights(list(text.split("/")), "red")
    if [len(row) for row in red] != [len(row) for row in caps]:
        raise BadData("red: not of the size of the caps", given=text[:200])
    if any(
        within not in (0, cap)
        for rows in zip(red, caps, strict=True)
        for within, cap in zip(*rows, strict=True)
    ):
        raise BadData("red: inside the red line the caps are the same", given=text[:200])
    if red == caps:
        raise BadData("red: nothing is left beyond the red line", given=text[:200])
    return variant, red


def _phase(fields: dict[str, str], agreed: Agreement) -> Phase:
    phase = _PHASES.get(fields.get("phase", "build"))
    if phase is None or phase not in ("build", agreed.variant):
        raise BadData("phase: none of this variant", given=fields.get("phase", "")[:40])
    return phase


def _interim(text: str, phase: Phase, agreed: Agreement) -> tuple[int, ...]:
    if phase != "rebuild":
        if text != "-":
            raise BadData("interim: only the rebuild has scores of half time", given=text[:80])
        return ()
    parts = text.split(",")
    if len(parts) != agreed.colours:
        raise BadData("interim: a score for each colour", given=text[:80])
    most = sum(map(bool, sum(agreed.red, ())))
    return tuple(whole_number(part, "interim", low=-len(stone_set()), high=most) for part in parts)


def _aside(
    text: str, phase: Phase, agreed: Agreement, board: Board
) -> tuple[tuple[tuple[int, str], ...], Board]:
    """What was laid aside, and the board without it in the hands."""
    found: list[tuple[int, str]] = []
    for part in text.split(";") if text != "-" else ():
        colour = whole_number(part[:1], "aside: colour", high=agreed.colours - 1)
        stone = stone_of(part[1:])
        if phase != "rebuild" or stone is None or stone.index not in board.hands[colour]:
            raise BadData("aside: not in the rebuild, or that colour has no such stone", given=part[:40])
        if any(colour == other for other, _ in found):
            raise BadData("aside: who has laid a stone aside is out", given=text[:80])
        found.append((colour, stone.id))
        board = board.without(colour, stone.index)
    return tuple(found), board


def _stones(text: str, agreed: Agreement, phase: Phase) -> tuple[tuple[PlacedStone, ...], Board]:
    board = Board.empty(agreed)
    sides = halves(agreed.caps, agreed.red) if agreed.red else (board.geometry.every, 0)
    allowed = sides[0] | sides[1] if phase == "rebuild" else sides[0]
    last = agreed.hands - 1
    stones: list[PlacedStone] = []
    for part in text.split(";") if text != "-" else ():
        colour = whole_number(part[:1], "placed: colour", low=last if phase == "ruins" else 0, high=last)
        action = parse(part[1:])
        number = board.geometry.number.get(action.cells)
        if number is None:
            raise BadData("placed: outside the board or above its caps", given=part)
        if not allowed >> number & 1:
            raise BadData("placed: on the wrong side of the red line", given=part)
        if not board.fits >> number & 1:
            raise BadData("placed: a cell is taken, or a cube floats", given=part)
        if board.geometry.stone[number] not in board.hands[colour]:
            raise BadData("placed: that colour has no such stone left", given=part)
        stones.append(PlacedStone(colour, action.stone, action.cells))
        board = board.with_stone(colour, number)
    return tuple(stones), board


def _statuses(text: str, agreed: Agreement, board: Board, phase: Phase) -> tuple[Status, ...]:
    if len(text) != agreed.colours or any(letter not in _STATUS for letter in text):
        raise BadData("status: one of i, o, f for each colour", given=text[:20])
    status = tuple(_STATUS[letter] for letter in text)
    for colour, value in enumerate(status):
        if (value == "finished") != (not board.hands[colour] and phase != "rebuild"):
            raise BadData("status: finished means that no stone is left", given=f"colour {colour}")
    return status
