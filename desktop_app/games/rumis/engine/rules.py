"""The rules of Rumis, for 2 to 4 players, with the boards of Rumis+ and of one's own for 2 to 6.

In turn everybody places one of the 11 stones of his colour.

1. A stone may be turned freely but not mirrored; it lies inside the footprint, below the cap of each square,
   in free cells, and every cube rests on the board or on a cube: there are no holes, so a stone
   lowered from above always comes to rest where it fits.
2. The first stone of the game is free. The first stone of every other colour shares a face with a stone
   on the board, of any colour, and touches the board. Every later one shares a face with its own colour.
3. Whoever can place must; whoever cannot on his own turn is out for good. Whoever has placed all stones is
   finished. The game is over when every colour is out or finished.
4. A colour's score is the squares where its cube is on top, minus its stones left.

Where the rule book is silent: equal scores share the victory, or by agreement fewer stones left decide.

Two players may play four colours, in the order A1, B1, A2, B2 on the board for four, each colour with its
own first stone, end and score. The owner of the best single colour wins; if equal, the
other colours are compared.

With five and six colours every first stone but that of the game touches the board and shares an edge with a
stone, but a face with none.

Ruins, for two or three: on the board for one more player, the stones of a colour of nobody are laid first, by
everybody in turn, wherever they fit, until none fits. They support, block and can be touched by first
stones, and score nothing. The first stone of the first colour to place is free.

Rebuild, for two on a board with a red line: see `rebuild`.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Game, Option, OptionValue, Outcome, Score, Seat, Setup

from . import notation, rebuild
from .boards import is_own
from .legal import LegalPlaces, drop, legal_places, places_of, playable
from .offer import agreement_of, base_options, own_of, whole_options
from .puzzles.joined import WithPuzzles
from .refusals import Refusal, explain
from .scenarios import PLAYERS, PLUS_PLAYERS
from .scores import colour_scores, covered, rank_key, score_of, stones_left, visible
from .state import Agreement, Place, PlacedStone, RumisState, RumisView, Status, rebuilt

__all__ = [
    "GAME",
    "WHOLE",
    "LegalPlaces",
    "Refusal",
    "RumisForAll",
    "RumisGame",
    "WholeRumisGame",
    "colour_scores",
    "covered",
    "drop",
    "explain",
    "opening",
    "places_of",
    "playable",
    "stones_left",
    "visible",
]


class RumisGame(Game[RumisState, Place, RumisView]):
    """Rumis for the frame, with what the base game has: see the head of this module for the rules."""

    id = "rumis"
    rules_version = 1
    seat_range: ClassVar[tuple[int, int]] = (PLAYERS[0], PLAYERS[-1])
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        """Board, four colours for two seats, tie-break, other height table."""
        return base_options(seats)

    def initial(self, setup: Setup) -> RumisState:
        """The empty board of the chosen scenario."""
        return opening(self.agreement(setup))

    def agreement(self, setup: Setup) -> Agreement:
        """What is agreed by a set-up, the board's caps among it; cheap, no placement is computed.

        Raises:
            BadData: as `initial`.
        """
        self.agreed(setup)
        return agreement_of(setup)

    def to_act(self, state: RumisState) -> Seat | None:
        """The seat of the colour to move; it always has a legal placement."""
        return None if state.colour is None else state.seat_of(state.colour)

    def legal(self, state: RumisState) -> LegalPlaces:
        """All legal placements, lazily; in the rebuild the stones to lay aside where there are none."""
        return legal_places(state)

    def apply(self, state: RumisState, action: Place) -> tuple[RumisState, tuple[Event, ...]]:
        """The stone on the board and the turn passed on to the next colour that can place."""
        colour = state.colour
        if colour is None:
            raise BadData("the game is over", given=self.notate(action))
        if state.phase == "rebuild":
            return rebuild.carry(state, action)
        told: list[tuple[str, object]] = [("stone", action.stone), ("cells", action.cells)]
        told += [("colour", colour), ("covered", covered(state, action.cells))]
        events = [Event("placed", state.seat_of(colour), tuple(told))]
        board = state.board.with_stone(colour, state.board.geometry.number[action.cells])
        placed = (*state.placed, PlacedStone(colour, action.stone, action.cells))
        status = state.status
        if state.phase == "ruins":
            laid = RumisState(state.agreement, placed, colour, status, (), board, "ruins")
            return _laid_on(laid, tuple(events))
        if not board.hands[colour]:
            status = (*status[:colour], "finished", *status[colour + 1 :])
            events.append(Event("finished", state.seat_of(colour), (("colour", colour),)))
        after = RumisState(state.agreement, placed, colour, status, state.out_order, board)
        return _passed_on(after, (colour + 1) % state.colours, tuple(events))

    def refusal(self, state: RumisState, action: Place) -> str | None:
        """The code that `explain` gives; cells out of order are no placement ("shape")."""
        found = explain(state, action.stone, action.cells)
        if found is None and action.cells != tuple(sorted(action.cells)):
            return "shape"
        return None if found is None else found.code

    def outcome(self, state: RumisState) -> Outcome | None:
        """Scores and ranks once nobody can do anything any more."""
        if state.colour is not None:
            return None
        seats = range(state.agreement.seats)
        keys = [rank_key(state, seat) for seat in seats]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Outcome(tuple(score_of(state, seat) for seat in seats), ranks)

    def standing(self, seen: RumisView) -> tuple[Score, ...]:
        """Each seat's points if the game stopped now."""
        return tuple(score_of(seen.state, seat) for seat in range(seen.state.agreement.seats))

    def observe(self, state: RumisState, seat: Seat | None) -> RumisView:
        """Everything: there are no secrets."""
        return RumisView(state, seat)

    def imagine(self, seen: RumisView, rng: Random) -> RumisState:
        """The one state that looks so."""
        return seen.state

    def notate(self, action: Place) -> str:
        """As in "V3:a1,b1,b1.2"; see `notation`."""
        return notation.notate(action)

    def parse(self, text: str) -> Place:
        """The action `notate` wrote."""
        return notation.parse(text)

    def encode(self, state: RumisState) -> str:
        """One line; see `notation`."""
        return notation.encode(state)

    def decode(self, text: str) -> RumisState:
        """The position `encode` wrote, checked throughout."""
        return notation.decode(text)


class WholeRumisGame(RumisGame):
    """Rumis with the boards of Rumis+, for 2 to 6 seats, the rebuild and the ruins.

    Games recorded under version 1 are games of this one too.
    """

    rules_version = 2
    seat_range: ClassVar[tuple[int, int]] = (PLUS_PLAYERS[0], PLUS_PLAYERS[-1])

    def options(self, seats: int) -> tuple[Option, ...]:
        """As in the base game, with more boards and the variants."""
        return whole_options(seats)

    def agreed(self, setup: Setup) -> dict[str, OptionValue]:
        """As in every game; the board may also be one's own, which no list of choices has.

        Raises:
            BadData: an unknown option or value, or a board of one's own on which nobody can play.
        """
        chosen = setup.option("scenario", "")
        if not is_own(chosen):
            return super().agreed(setup)
        others = tuple(pair for pair in setup.options if pair[0] != "scenario")
        found = super().agreed(Setup(setup.seats, setup.start, others))
        own_of(setup)
        return {**found, "scenario": chosen}


def opening(agreement: Agreement) -> RumisState:
    """The position before the first stone, on any board; colours that can never place are out at once."""
    status: list[Status] = ["in"] * agreement.colours
    if agreement.variant == "ruins":
        return _laid_on(rebuilt(agreement, (), None, tuple(status), (), "ruins"), ())[0]
    state = rebuilt(agreement, (), None, tuple(status), ())
    return _passed_on(state, agreement.start, ())[0]


def _laid_on(state: RumisState, events: tuple[Event, ...]) -> tuple[RumisState, tuple[Event, ...]]:
    """The next ruin to be laid, or the first turn of the game if none fits any more."""
    agreed, board, neutral = state.agreement, state.board, state.agreement.neutral
    assert neutral is not None
    if board.possible(neutral):
        return RumisState(agreed, state.placed, neutral, state.status, (), board, "ruins"), events
    left = state.hands[neutral]
    told = (*events, Event("ruins_laid", None, (("left", left),)))
    return _passed_on(RumisState(agreed, state.placed, None, state.status, (), board), agreed.start, told)


def _passed_on(
    state: RumisState, colour: int, events: tuple[Event, ...]
) -> tuple[RumisState, tuple[Event, ...]]:
    """The turn given to the first colour, from `colour` on, that is in and can place.

    Those on the way that are in but cannot are out.
    """
    status, out_order, told = list(state.status), list(state.out_order), list(events)
    mover: int | None = None
    for step in range(state.colours):
        candidate = (colour + step) % state.colours
        if status[candidate] != "in":
            continue
        if state.board.possible(candidate):
            mover = candidate
            break
        status[candidate] = "out"
        out_order.append(candidate)
        told.append(Event("out", state.seat_of(candidate), (("colour", candidate),)))
    settled = RumisState(state.agreement, state.placed, mover, tuple(status), tuple(out_order), state.board)
    if mover is not None:
        return settled, tuple(told)
    if state.agreement.variant == "rebuild":
        second, more = rebuild.half_time(settled)
        return second, (*told, *more)
    return settled, (*told, Event("over"))


WHOLE: Final = WholeRumisGame()
"""The game at the table."""


class RumisForAll(WithPuzzles):
    """The game at the table, and with one seat the puzzles."""

    table = WHOLE
    rules_version = WHOLE.rules_version
    seat_range: ClassVar[tuple[int, int]] = (1, WHOLE.seat_range[1])


GAME: Final = RumisForAll()
"""What the frame plays."""
