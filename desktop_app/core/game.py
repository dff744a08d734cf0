"""The contract of a game: a pure function of its actions, dice and deals included."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from .errors import BadData

Seat: TypeAlias = int
"""Seats count from 0 clockwise; CHANCE is the seat that rolls and deals."""

CHANCE: Final[Seat] = -1

OptionValue: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a game starts.

    `options` are (key, value) pairs sorted by key; a missing key means the game's default.
    """

    seats: int
    start: Seat = 0
    options: tuple[tuple[str, OptionValue], ...] = ()

    def option(self, key: str, default: OptionValue) -> OptionValue:
        """The value chosen for `key`, or `default`."""
        return dict(self.options).get(key, default)

    def with_option(self, key: str, value: OptionValue) -> Setup:
        """The same set-up with one option changed.

        >>> Setup(2).with_option("scenario", "pirka").option("scenario", "chullpa")
        'pirka'
        """
        changed = {**dict(self.options), key: value}
        return Setup(self.seats, self.start, tuple(sorted(changed.items())))


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen before the game; the first choice is the default."""

    key: str
    choices: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """What visibly happened, for log, animation and sound; never saved."""

    code: str
    seat: Seat | None = None
    data: tuple[tuple[str, object], ...] = ()

    def get(self, key: str) -> object:
        """One of the event's details; KeyError if it has none of that name."""
        return dict(self.data)[key]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: a spectator) may know of it; games with secrets override this."""
        return self


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat: the total and its named parts, in the order they are shown."""

    total: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one score and one rank (1 = first, equal = shared) per seat."""

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    reason: str = "over"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat of rank 1, more than one if the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the field's letter for an observation


class Game(ABC, Generic[S, A, O]):
    """The rules of one game; stateless, one instance per game.

    States, actions and observations are frozen, hashable plain values.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seat_range: ClassVar[tuple[int, int]]
    has_secrets: ClassVar[bool]
    """Whether a seat knows something that another does not."""
    lower_wins: ClassVar[bool] = False
    """Whether points are bad: the fewest win."""

    @abstractmethod
    def options(self, seats: int) -> tuple[Option, ...]:
        """What can be chosen for that many seats; empty choices never occur."""

    def agreed(self, setup: Setup) -> dict[str, OptionValue]:
        """Every option with what was chosen, or its default; for `initial` to begin with.

        Raises:
            BadData: the set-up has a seat count, a start, an option or a value that this game does not have.
        """
        low, high = self.seat_range
        if not low <= setup.seats <= high:
            raise BadData(f"{self.id} is for {low} to {high} players", given=str(setup.seats))
        if not 0 <= setup.start < setup.seats:
            raise BadData("no such seat to start", given=str(setup.start))
        choices = {option.key: option.choices for option in self.options(setup.seats)}
        chosen = {key: values[0] for key, values in choices.items()}
        for key, value in setup.options:
            # True is no 1 here.
            if not any(value == choice and type(value) is type(choice) for choice in choices.get(key, ())):
                raise BadData("no such option", given=f"{key}={value}")
            chosen[key] = value
        return chosen

    @abstractmethod
    def initial(self, setup: Setup) -> S:
        """The state before the first action.

        Raises:
            BadData: the set-up names an unknown option or value, or a wrong seat count or start.
        """

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat whose decision is due, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Collection[A]:
        """The actions allowed now, in a fixed order, no two equal; empty iff the game is over.

        May be lazy: `in`, len and iteration are what callers use.
        """

    @abstractmethod
    def apply(self, state: S, action: A) -> tuple[S, tuple[Event, ...]]:
        """The state after `action`; pure. Legality is the caller's duty (Session.submit, the loader)."""

    @abstractmethod
    def refusal(self, state: S, action: A) -> str | None:
        """None if `action` is legal, else the code of the first rule that refuses it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Scores and ranks; None unless `to_act` is None."""

    @abstractmethod
    def standing(self, seen: O) -> tuple[Score, ...]:
        """Each seat's points if the game stopped now, as far as the viewer of `seen` may know."""

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> O:
        """What `seat` (None: a spectator) may know."""

    @abstractmethod
    def imagine(self, seen: O, rng: Random) -> S:
        """Some full state with observe(imagine(seen), seat) == seen, drawn fairly."""

    def chance(self, state: S, rng: Random) -> A:
        """One outcome of the dice or the deal, with the right odds; only where to_act is CHANCE."""
        raise BadData(f"{self.id} has no dice and no deals")

    def odds(self, state: S) -> Collection[tuple[A, float]] | None:
        """All outcomes with their probabilities where they are few enough to list."""
        return None

    @abstractmethod
    def notate(self, action: A) -> str:
        """Short text of an action, parsed back exactly by `parse`."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action written by `notate`.

        Raises:
            BadData: the text is no action of this game.
        """

    @abstractmethod
    def encode(self, state: S) -> str:
        """A full position as one line of text, read back exactly by `decode`."""

    @abstractmethod
    def decode(self, text: str) -> S:
        """The position written by `encode`, checked.

        Raises:
            BadData: the text is no position of this game.
        """
