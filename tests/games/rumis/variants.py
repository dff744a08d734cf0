"""Every way to play Rumis that the base game does not have, and the plain check of what is counted."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from desktop_app.core.game import OptionValue, Setup
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.scenarios import plus_scenarios, scenarios
from desktop_app.games.rumis.engine.state import RumisState

PLUS = tuple(scenario.id for scenario in plus_scenarios())
BASE = tuple(scenario.id for scenario in scenarios())


@dataclass(frozen=True)
class Mode:
    """A board, a number of seats, and what else was agreed."""

    scenario: str
    seats: int
    variant: str = "usual"
    four: bool = False

    def setup(self, start: int = 0, **options: OptionValue) -> Setup:
        """The set-up of this mode."""
        chosen: dict[str, OptionValue] = {"scenario": self.scenario, **options}
        if self.variant != "usual":
            chosen["variant"] = self.variant
        if self.four:
            chosen["four_colours"] = True
        return Setup(self.seats, start, tuple(sorted(chosen.items())))

    def start(self, start: int = 0, **options: OptionValue) -> RumisState:
        """The position before the first action."""
        return WHOLE.initial(self.setup(start, **options))

    def __str__(self) -> str:
        return f"{self.scenario}-{self.seats}-{'four' if self.four else self.variant}"


MODES: tuple[Mode, ...] = (
    *(Mode(board, seats) for board in PLUS for seats in range(2, 7)),
    *(Mode(board, 2, "rebuild") for board in PLUS),
    *(Mode(board, 2, four=True) for board in PLUS),
    *(Mode(board, seats, "ruins") for board in (*BASE, *PLUS) for seats in (2, 3)),
)


def random_game(state: RumisState, rng: Random) -> list[RumisState]:
    """All states of a game of random actions, the given one first."""
    states = [state]
    while WHOLE.to_act(state) is not None:
        state, _ = WHOLE.apply(state, rng.choice(list(WHOLE.legal(state))))
        states.append(state)
    return states
