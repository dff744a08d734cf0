"""What is written down of a game: a header and one line for each thing that happened, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from desktop_app.core.game import Seat, Setup

FORMAT = 1

Kind: TypeAlias = Literal["person", "computer"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat; `level` counts only for a computer, `colour` is a key of the seat palette."""

    name: str
    kind: Kind = "person"
    level: int = 0
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """Line 1 of a game file; `players` are those who sat down at the start, `created` is ISO 8601 text."""

    game: str
    rules_version: int
    setup: Setup
    players: tuple[Player, ...]
    seed: int
    title: str = ""
    practice: bool = False
    created: str = ""
    format: int = FORMAT

    def titled(self, title: str) -> Header:
        """The same header under another title."""
        return replace(self, title=title)


@dataclass(frozen=True, slots=True)
class Played:
    """An action in the game's notation, by a seat or by CHANCE."""

    action: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything from ply `ply` on was taken back; it can be redone until something else is played."""

    ply: int


@dataclass(frozen=True, slots=True)
class Redone:
    """Actions taken back were played again, up to ply `ply`."""

    ply: int


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody else took a seat: a person took over, or the computer plays on."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave up; it ranks behind all who did not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A comment; it changes nothing."""

    text: str


Line: TypeAlias = Played | Undone | Redone | Seated | Resigned | Said


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as written down."""

    header: Header
    lines: tuple[Line, ...] = ()
