"""The game at the table and the solo puzzles as one game: with one seat it is a puzzle.

Which of the two is meant follows from the seats, the kind of state or action, or the head of a text.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from desktop_app.core.game import Event, Game, Option, OptionValue, Outcome, Score, Seat, Setup
from desktop_app.games.rumis.engine.state import Place

from .game import PUZZLES
from .play import PuzzleState, PuzzleView
from .texts import HEAD

AnyGame: TypeAlias = Game[Any, Any, Any]

_WORDS: Final = ("off ", "deal ", "hint", "give_up")


class WithPuzzles(AnyGame):
    """A subclass names the game for more seats as `table`, its version, and the seats from 1 on."""

    id = PUZZLES.id
    has_secrets = False
    table: ClassVar[AnyGame]

    def options(self, seats: int) -> tuple[Option, ...]:
        """Those of a puzzle, or of the table."""
        return (PUZZLES if seats == 1 else self.table).options(seats)

    def agreed(self, setup: Setup) -> dict[str, OptionValue]:
        """What is chosen for a puzzle, or for the table."""
        return (PUZZLES if setup.seats == 1 else self.table).agreed(setup)

    def initial(self, setup: Setup) -> Any:
        """A puzzle, dealt or still to be dealt, or the opening at the table."""
        return (PUZZLES if setup.seats == 1 else self.table).initial(setup)

    def to_act(self, state: Any) -> Seat | None:
        """The seat that is to act, or CHANCE where a puzzle is to be dealt."""
        return self._of(state).to_act(state)

    def legal(self, state: Any) -> Collection[Any]:
        """All that may be done."""
        return self._of(state).legal(state)

    def apply(self, state: Any, action: Any) -> tuple[Any, tuple[Event, ...]]:
        """The state after the action."""
        return self._of(state).apply(state, action)

    def refusal(self, state: Any, action: Any) -> str | None:
        """The rule that refuses it; "other_game" for an action that the other of the two knows alone."""
        puzzle = isinstance(state, PuzzleState)
        if not isinstance(action, Place):
            return PUZZLES.refusal(state, action) if puzzle else "other_game"
        if puzzle and not action.cells:
            return "other_game"
        return self._of(state).refusal(state, action)

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended."""
        return self._of(state).outcome(state)

    def standing(self, seen: Any) -> tuple[Score, ...]:
        """The points so far."""
        return (PUZZLES if isinstance(seen, PuzzleView) else self.table).standing(seen)

    def observe(self, state: Any, seat: Seat | None) -> Any:
        """What a seat knows."""
        return self._of(state).observe(state, seat)

    def imagine(self, seen: Any, rng: Random) -> Any:
        """The one state that looks so."""
        return (PUZZLES if isinstance(seen, PuzzleView) else self.table).imagine(seen, rng)

    def chance(self, state: Any, rng: Random) -> Any:
        """The deal of a puzzle."""
        return self._of(state).chance(state, rng)

    def odds(self, state: Any) -> Collection[tuple[Any, float]] | None:
        """All deals of a puzzle."""
        return self._of(state).odds(state)

    def notate(self, action: Any) -> str:
        """The text of an action; placements are written alike in both."""
        return (self.table if isinstance(action, Place) else PUZZLES).notate(action)

    def parse(self, text: str) -> Any:
        """The action of a text."""
        return (PUZZLES if text.startswith(_WORDS) else self.table).parse(text)

    def encode(self, state: Any) -> str:
        """The line of a position."""
        return self._of(state).encode(state)

    def decode(self, text: str) -> Any:
        """The position of a line."""
        return (PUZZLES if text.startswith(HEAD) else self.table).decode(text)

    def _of(self, state: Any) -> AnyGame:
        return PUZZLES if isinstance(state, PuzzleState) else self.table
