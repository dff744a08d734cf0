"""A running game. The session is its only writer; everyone else reads views and hears of changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from desktop_app.core.errors import BadData, IllegalAction, StaleAction
from desktop_app.core.game import CHANCE, Event, Game, Outcome, Score, Seat

from .listeners import Listeners
from .record import Header, Line, Played, Player, Record, Redone, Resigned, Said, Seated, Undone

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the field's letter for an observation

ChangeKind: TypeAlias = Literal["play", "undo", "redo", "seats", "resign"]


@dataclass(frozen=True, slots=True)
class Step(Generic[A]):
    """One action that stands in the game: who acted and what visibly happened."""

    action: A
    seat: Seat
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Change(Generic[A]):
    """What a listener hears: the steps played (or redone), or the ply gone back to."""

    kind: ChangeKind
    revision: int
    ply: int
    steps: tuple[Step[A], ...] = ()


class Recorder(Protocol):
    """Writes lines down, all of them or none: if it raises, it has kept nothing of them."""

    def __call__(self, *lines: Line) -> None: ...


def no_recorder(*lines: Line) -> None:
    """Writes nothing down."""


class ReplayError(BadData):
    """A recorded line that the rules refuse; `line` counts from 0, after the header."""

    def __init__(self, line: int, cause: Exception) -> None:
        super().__init__(str(cause))
        self.line = line


class Session(Generic[S, A, O]):
    """One game being played.

    `record` is called with every line before any listener hears of it, an action together with the dice
    and deals that follow; if it raises, nothing has happened. `revision` only grows, so an answer to a
    position that was withdrawn is recognised.
    """

    def __init__(
        self,
        game: Game[S, A, O],
        header: Header,
        record: Recorder = no_recorder,
        *,
        lines: tuple[Line, ...] = (),
    ) -> None:
        """A new game, or with `lines` one that goes on where they end (they are not recorded again).

        Raises:
            BadData: the header does not fit the game.
            ReplayError: a line is malformed or the rules refuse it.
        """
        if header.game != game.id:
            raise BadData("the header names another game", given=header.game)
        if header.rules_version > game.rules_version:
            raise BadData("the game was played under newer rules", given=str(header.rules_version))
        if header.rules_version < 1:
            raise BadData("there never were such rules", given=str(header.rules_version))
        if len(header.players) != header.setup.seats:
            raise BadData(f"{header.setup.seats} seats need as many players", given=str(len(header.players)))
        self.game = game
        self.header = header
        self.record = record
        self.revision = 0
        self._players = list(header.players)
        self._states: list[S] = [game.initial(header.setup)]
        self._steps: list[Step[A]] = []
        self._redo: list[tuple[Step[A], S]] = []
        self._resigned: list[Seat] = []
        self._lines: list[Line] = []
        self._listeners: Listeners[Change[A]] = Listeners()
        for number, line in enumerate(lines):
            try:
                self._replay(line)
            except (BadData, IllegalAction) as error:
                raise ReplayError(number, error) from error
        self._play()

    @classmethod
    def resume(cls, game: Game[S, A, O], record: Record, write: Recorder = no_recorder) -> Session[S, A, O]:
        """The session that `record` describes; further lines go to `write`."""
        return cls(game, record.header, write, lines=record.lines)

    # ---- reading -------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The position on the table."""
        return self._states[-1]

    @property
    def ply(self) -> int:
        """How many actions stand, chance included."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[Step[A], ...]:
        """The actions that stand, in order."""
        return tuple(self._steps)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Everything written down so far; with the header it is the whole record."""
        return tuple(self._lines)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where now."""
        return tuple(self._players)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that gave up, first to last."""
        return tuple(self._resigned)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else played since."""
        return bool(self._redo)

    def state_at(self, ply: int) -> S:
        """The position after `ply` actions, for stepping through."""
        return self._states[ply]

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision is due; None when the game is over."""
        return None if self._ended_by_resignation else self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody will act any more."""
        return self.to_act is None

    @property
    def _ended_by_resignation(self) -> bool:
        return len(self._resigned) >= max(1, self.header.setup.seats - 1)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; seats that resigned rank last, whoever resigned first the very last."""
        played = self.game.outcome(self.state)
        if played is None and not self._ended_by_resignation:
            return None
        scores = played.scores if played else self.standing()
        ranks = played.ranks if played else _ranks(scores)
        if not self._resigned:
            return Outcome(scores, ranks, played.reason if played else "over")
        staying = sorted({rank for seat, rank in enumerate(ranks) if seat not in self._resigned})
        seats = self.header.setup.seats
        adjusted = [
            seats - self._resigned.index(seat)
            if seat in self._resigned
            else 1 + sum(1 for s, r in enumerate(ranks) if r < rank and s not in self._resigned)
            for seat, rank in enumerate(ranks)
        ]
        return Outcome(scores, tuple(adjusted), "resigned" if not played or not staying else played.reason)

    def standing(self) -> tuple[Score, ...]:
        """Each seat's points if the game stopped now, as a spectator sees them."""
        return self.game.standing(self.game.observe(self.state, None))

    # ---- acting --------------------------------------------------------------------------------

    def submit(self, action: A, by: Seat, revision: int) -> None:
        """Play `action` for seat `by`, who saw `revision`; then dice and deals are played out.

        Raises:
            StaleAction: the position has changed since `revision`.
            IllegalAction: not that seat's turn, or the rules refuse it (`code` says which).
        """
        if revision != self.revision:
            raise StaleAction(
                f"revision {revision} is not on the table, {self.revision} is", given=repr(action)
            )
        if self.to_act != by:
            raise IllegalAction("it is another seat's turn", code="turn", given=repr(action))
        self._check(action)
        self._tell("play", self._play((action, by)))

    def undo_ply(self) -> int:
        """The ply that undo goes back to: the last decision of a person.

        Raises:
            IllegalAction: code "nothing" (no person decided yet), "revealed" (dice or cards were
                shown since), "resigned".
        """
        for ply in range(self.ply - 1, -1, -1):
            seat = self._steps[ply].seat
            if seat != CHANCE and self._players[seat].kind == "person":
                self._check_undo(ply)
                return ply
        raise IllegalAction("no person has decided anything yet", code="nothing")

    def undo_to(self, ply: int) -> None:
        """Go back to the position after `ply` actions.

        Raises:
            IllegalAction: as `undo_ply`, or no such ply, or dice or a deal are due there (code "ply").
        """
        if not 0 <= ply < self.ply:
            raise IllegalAction(f"there is no ply {ply} to go back to", code="ply", given=str(ply))
        self._check_undo(ply)
        self._write(Undone(ply))
        self._take_back(ply)
        self._tell("undo")

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person or the end.

        Raises:
            IllegalAction: nothing was taken back (code "nothing").
        """
        if not self._redo:
            raise IllegalAction("nothing was taken back", code="nothing")
        count = 1
        while count < len(self._redo) and not self._is_person(self._redo[-1 - count][0].seat):
            count += 1
        self._write(Redone(self.ply + count))
        self._tell("redo", self._play_again(count))

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Let `player` sit on `seat` from now on.

        Raises:
            IllegalAction: no such seat, or it resigned (code "seat").
        """
        if not 0 <= seat < len(self._players) or seat in self._resigned:
            raise IllegalAction("nobody can sit there", code="seat", given=str(seat))
        self._write(Seated(seat, player))
        self._players[seat] = player
        self._tell("seats")

    def resign(self, seat: Seat) -> None:
        """Give up for `seat`. With one seat left the game is over, else a computer plays on for it.

        Raises:
            IllegalAction: the game is over, no such seat, or it resigned before (code "seat").
        """
        if self.over or not 0 <= seat < len(self._players) or seat in self._resigned:
            raise IllegalAction("this seat cannot resign", code="seat", given=str(seat))
        self._write(Resigned(seat))
        self._give_up(seat)
        self._tell("resign")

    def say(self, text: str) -> None:
        """Write a comment into the record."""
        self._write(Said(text))

    def subscribe(self, listener: Callable[[Change[A]], None]) -> Callable[[], None]:
        """Hear every change from now on, in order; the returned function ends it (see `Listeners`)."""
        return self._listeners.add(listener)

    # ---- inside --------------------------------------------------------------------------------

    def _is_person(self, seat: Seat) -> bool:
        return seat != CHANCE and self._players[seat].kind == "person"

    def _check(self, action: A) -> None:
        code = self.game.refusal(self.state, action)
        if code is not None:
            raise IllegalAction(
                f"the rules refuse it: {code}",
                code=code,
                given=self.game.notate(action),
                position="" if self.game.has_secrets else self.game.encode(self.state),
            )

    def _check_undo(self, ply: int) -> None:
        if self._resigned:
            raise IllegalAction("a seat has resigned", code="resigned")
        if self.game.to_act(self._states[ply]) == CHANCE:
            raise IllegalAction("nobody decides there", code="ply", given=str(ply))
        if self.header.practice:
            return
        if self.game.has_secrets and self.game.to_act(self.state) is None:
            raise IllegalAction("all hands are open", code="revealed")
        since = self._steps[ply:]
        mover = since[0].seat
        if any(step.seat == CHANCE for step in since) or (
            self.game.has_secrets and any(step.seat != mover for step in since)
        ):
            raise IllegalAction("dice or cards were shown since", code="revealed")

    def _play(self, *first: tuple[A, Seat]) -> tuple[Step[A], ...]:
        """Play `first`, then all dice and deals that are due; nothing counts before all is written down."""
        states = [self.state]
        steps: list[Step[A]] = []

        def advance(action: A, seat: Seat) -> None:
            state, events = self.game.apply(states[-1], action)
            states.append(state)
            steps.append(Step(action, seat, events))

        for action, seat in first:
            advance(action, seat)
        while not self._ended_by_resignation and self.game.to_act(states[-1]) == CHANCE:
            rng = Random(f"{self.header.seed}/chance/{self.ply + len(steps)}")
            advance(self.game.chance(states[-1], rng), CHANCE)
        if steps:
            self._write(*(Played(self.game.notate(step.action), step.seat) for step in steps))
            self._redo.clear()
            self._states += states[1:]
            self._steps += steps
        return tuple(steps)

    def _take_back(self, ply: int) -> None:
        self._redo.extend(zip(reversed(self._steps[ply:]), reversed(self._states[ply + 1 :]), strict=True))
        del self._steps[ply:]
        del self._states[ply + 1 :]

    def _play_again(self, count: int) -> tuple[Step[A], ...]:
        """Put back what was taken back last; the states are still known, so nothing is applied anew."""
        back = self._redo[: -count - 1 : -1]
        del self._redo[-count:]
        self._steps += (step for step, _ in back)
        self._states += (state for _, state in back)
        return tuple(step for step, _ in back)

    def _give_up(self, seat: Seat) -> None:
        self._resigned.append(seat)
        self._redo.clear()
        if not self._ended_by_resignation:
            self._players[seat] = replace(self._players[seat], kind="computer", level=2)

    def _replay(self, line: Line) -> None:
        """Apply a recorded line with every check that a live one has."""
        self._lines.append(line)
        match line:
            case Played(text, seat):
                action = self.game.parse(text)
                if self.to_act != seat:
                    raise IllegalAction("it is another seat's turn", code="turn", given=text)
                self._check(action)
                self._redo.clear()
                state, events = self.game.apply(self.state, action)
                self._states.append(state)
                self._steps.append(Step(action, seat, events))
            case Undone(ply):
                if not 0 <= ply < self.ply:
                    raise IllegalAction("no such ply", code="ply", given=str(ply))
                self._check_undo(ply)
                self._take_back(ply)
            case Redone(ply):
                if not self.ply < ply <= self.ply + len(self._redo):
                    raise IllegalAction("nothing to redo up to there", code="ply", given=str(ply))
                self._play_again(ply - self.ply)
            case Seated(seat, player):
                if not 0 <= seat < len(self._players) or seat in self._resigned:
                    raise IllegalAction("nobody can sit there", code="seat", given=str(seat))
                self._players[seat] = player
            case Resigned(seat):
                if self.over or not 0 <= seat < len(self._players) or seat in self._resigned:
                    raise IllegalAction("this seat cannot resign", code="seat", given=str(seat))
                self._give_up(seat)
            case Said():
                pass

    def _write(self, *lines: Line) -> None:
        self.record(*lines)
        self._lines += lines

    def _tell(self, kind: ChangeKind, steps: tuple[Step[A], ...] = ()) -> None:
        self.revision += 1
        self._listeners.tell(Change(kind, self.revision, self.ply, steps))


def _ranks(scores: tuple[Score, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other.total > score.total for other in scores) for score in scores)
