"""What is chosen before a game: options, who sits where, who starts; checked when it comes from a file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import Game, Option, OptionValue, Seat, Setup
from desktop_app.session.record import Header, Kind, Line, Player, Seated

LONGEST_NAME: Final = 24
START_LEVEL: Final = 2
"""The computer's strength that is offered first."""

COMPUTERS: Final = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Felix")
"""Names of the computer players, one a seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """A whole choice; `start` is None where the starting seat is drawn.

    `players` has an entry for every possible seat, so that a smaller table forgets nothing; the first
    `seats` of them play. Nor do `wishes`: what was chosen last for every option, also for those that other
    numbers of seats have.
    """

    seats: int
    players: tuple[Player, ...]
    options: tuple[tuple[str, OptionValue], ...] = ()
    start: Seat | None = None
    practice: bool = False
    wishes: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def seated(self) -> tuple[Player, ...]:
        """Those who play."""
        return self.players[: self.seats]

    def setup(self, rng: Random | None = None) -> Setup:
        """The set-up for the game; `rng` draws a starting seat left open, without it that is seat 0."""
        start = self.start
        if start is None or start >= self.seats:
            start = rng.randrange(self.seats) if rng is not None else 0
        return Setup(self.seats, start, self.options)

    def with_seats(self, game: Game[Any, Any, Any], seats: int) -> Table:
        """The same for another number of seats; what cannot be chosen there becomes the default.

        It comes back with a number of seats for which it can be chosen.
        """
        start = self.start if self.start is None or self.start < seats else None
        wishes = tuple(sorted({**dict(self.options), **dict(self.wishes)}.items()))
        options = fitting_options(game, seats, wishes)
        return replace(self, seats=seats, start=start, options=options, wishes=wishes)

    def with_player(self, seat: Seat, player: Player) -> Table:
        """Another player on a seat; a second seat of that colour gets the one given up."""
        before = self.players[seat]
        players = [
            replace(other, colour=before.colour) if other.colour == player.colour else other
            for other in self.players
        ]
        players[seat] = player
        return replace(self, players=tuple(players))

    def with_option(self, key: str, value: OptionValue) -> Table:
        """Another choice of one option."""
        wishes = tuple(sorted({**dict(self.wishes), key: value}.items()))
        return replace(self, options=self.setup().with_option(key, value).options, wishes=wishes)


def fitting_options(
    game: Game[Any, Any, Any], seats: int, wanted: tuple[tuple[str, OptionValue], ...]
) -> tuple[tuple[str, OptionValue], ...]:
    """A value for each option at that many seats: the wanted one if possible, else the default.

    A choice that people made themselves is possible if the rules take it.
    """
    asked = dict(wanted)
    chosen: list[tuple[str, OptionValue]] = []
    for option in game.options(seats):
        value = asked.get(option.key)
        fits = value is not None and (is_listed(option, value) or _takes(game, seats, option.key, value))
        chosen.append((option.key, value if fits and value is not None else option.choices[0]))
    return tuple(sorted(chosen))


def is_listed(option: Option, value: object) -> bool:
    """Whether it is one of the option's choices; True is no 1 here."""
    return any(value == choice and type(value) is type(choice) for choice in option.choices)


def _takes(game: Game[Any, Any, Any], seats: int, key: str, value: OptionValue) -> bool:
    try:
        game.initial(Setup(seats, 0, ((key, value),)))
    except BadData:
        return False
    return True


def first_table(
    game: Game[Any, Any, Any], colours: tuple[str, ...], names: tuple[str, ...], level: int
) -> Table:
    """What is offered when nothing was chosen before: a person against one computer.

    `names` are the names for persons, one a seat; `level` the strength of the computers.
    """
    low, high = game.seat_range
    players = tuple(
        Player(names[seat], "person", level, colours[seat])
        if seat == 0
        else Player(COMPUTERS[seat % len(COMPUTERS)], "computer", level, colours[seat])
        for seat in range(high)
    )
    seats = max(low, min(2, high))
    return Table(seats, players, fitting_options(game, seats, ()))


def clean_name(text: str, fallback: str) -> str:
    """A typed name without odd spaces and not too long; `fallback` if nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.split())[:LONGEST_NAME].strip() or fallback


def first_misfit(
    header: Header, lines: tuple[Line, ...], colours: tuple[str, ...], levels: Collection[int]
) -> tuple[int, str] | None:
    """The first line of a game file (1 is the header) where somebody sits who cannot, and why; or None."""
    seated = [(1, seat, player) for seat, player in enumerate(header.players)]
    seated += [(at, line.seat, line.player) for at, line in enumerate(lines, 2) if isinstance(line, Seated)]
    for number, seat, player in seated:
        if (why := misfit(player, colours, levels)) is not None:
            return number, f"seat {seat + 1}: {why}"
    return None


def misfit(player: Player, colours: tuple[str, ...], levels: Collection[int]) -> str | None:
    """Why `player` cannot sit at a game with these colours and levels, in English; None if nothing is wrong.

    No colour at all is well: the game chooses one.
    """
    if player.kind == "computer" and player.level not in levels:
        return f"there is no level {player.level} (there are: {', '.join(map(str, sorted(levels)))})"
    if player.colour and player.colour not in colours:
        return f"there is no colour {player.colour[:24]!r} (there are: {', '.join(colours)})"
    if not player.name.strip() or len(player.name) > LONGEST_NAME or not player.name.isprintable():
        return f"a name has 1 to {LONGEST_NAME} printable characters"
    return None


def to_plain(table: Table) -> dict[str, Any]:
    """The choice as something JSON can hold."""
    return {
        "seats": table.seats,
        "start": table.start,
        "practice": table.practice,
        "options": dict(table.options),
        "wishes": dict(table.wishes),
        "players": [
            {"name": p.name, "kind": p.kind, "level": p.level, "colour": p.colour} for p in table.players
        ],
    }


def from_plain(game: Game[Any, Any, Any], colours: tuple[str, ...], data: object, default: Table) -> Table:
    """The choice written by `to_plain`; whatever does not fit the game any more is taken from `default`."""
    if not isinstance(data, dict):
        return default
    low, high = game.seat_range
    seats = data.get("seats")
    seats = seats if type(seats) is int and low <= seats <= high else default.seats
    start = data.get("start")
    start = start if type(start) is int and 0 <= start < seats else None
    return Table(
        seats,
        _players(data.get("players"), colours, default),
        fitting_options(game, seats, _pairs(data.get("options"))),
        start,
        practice=data.get("practice") is True,
        wishes=_pairs(data.get("wishes")),
    )


def _pairs(data: object) -> tuple[tuple[str, OptionValue], ...]:
    """What may be options and their values, sorted by key."""
    found = data.items() if isinstance(data, dict) else ()
    return tuple(sorted((str(key), value) for key, value in found if isinstance(value, str | int | bool)))


def _players(data: object, colours: tuple[str, ...], default: Table) -> tuple[Player, ...]:
    """One player a seat; the colours stay unique, since seats only ever swap them."""
    listed = data if isinstance(data, list) else []
    table = default
    for seat, entry in enumerate(listed[: len(default.players)]):
        if not isinstance(entry, dict):
            continue
        old = table.players[seat]
        kind: Kind = "computer" if entry.get("kind") == "computer" else "person"
        level, colour, name = entry.get("level"), entry.get("colour"), entry.get("name")
        table = table.with_player(
            seat,
            Player(
                clean_name(name, old.name) if isinstance(name, str) else old.name,
                kind,
                level if type(level) is int and 1 <= level <= 9 else old.level,
                colour if isinstance(colour, str) and colour in colours else old.colour,
            ),
        )
    return table.players
