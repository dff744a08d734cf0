"""The solo puzzles as a game of one seat.

1. The target is to be filled with stones of the hands, up to the last cell and no further. Stones may be
   turned but not mirrored; they are put down from above, each cube on the board or on a cube.
2. By the free rule the stones go in any order; each comes from the lowest colour that has one of its kind.
   An own stone on which no other lies may be taken off again.
3. By the contact rule the colours take turns, in the manner of the game at the table: the first stone of all
   is free, the first of any other colour touches the board and a stone, every further one a stone of its own
   colour. A colour that cannot place on its turn is out. Only the last stone may be taken off.
4. It is over when the target is full or given up.

Refusals: those of a placement are "over", "not_dealt", "not_in_hand", "shape", "outside", "too_high",
"occupied", "floating", "first_on_board", "first_contact" and "contact"; those of taking off "not_standing"
(no such own stone) and "buried" (another lies on it, or by the contact rule it is not the last); further
"asked" (a hint was looked at already) and "deal" (no such number, or it is dealt).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import ClassVar

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, OptionValue, Outcome, Score, Seat, Setup
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.engine.stones import Cells, recognise, stone_of

from . import texts
from .generate import NUMBERS, Kind, kind_of_day, puzzle_number, puzzle_of_day
from .play import (
    ALONE,
    AskHint,
    Deal,
    GiveUp,
    PuzzleAction,
    PuzzleState,
    PuzzleView,
    TakeOff,
    Tally,
    places,
    standing,
)
from .targets import COLOURS, RULES, collection

DAY, NUMBER = "day", "number"
"""Options that are not offered: a day ("2026-02-28", goes with no other) and the number of a puzzle."""


class PuzzleGame(Game[PuzzleState, PuzzleAction, PuzzleView]):
    """The solo puzzles for the frame; see the head of this module for the rules."""

    id = "rumis"
    rules_version = 1
    seat_range: ClassVar[tuple[int, int]] = (1, 1)
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        """The target, the level, the rule and whether few or many colours are used; all go together."""
        read = collection()
        return (
            Option("target", tuple(target.id for target in read.targets)),
            Option("level", tuple(level.id for level in read.levels)),
            Option("rule", RULES),
            Option("colours", COLOURS),
        )

    def agreed(self, setup: Setup) -> dict[str, OptionValue]:
        """As in every game; of a day what it deals, and the day; a number only if one is named.

        Raises:
            BadData: as `initial`.
        """
        chosen = dict(setup.options)
        hidden = {key: chosen.pop(key) for key in (DAY, NUMBER) if key in chosen}
        found = super().agreed(Setup(setup.seats, setup.start, tuple(chosen.items())))
        if DAY in hidden:
            if len(setup.options) > 1:
                raise BadData("the day alone decides", given=str(sorted(dict(setup.options))))
            kind = kind_of_day(str(hidden[DAY]))
            found |= {"target": kind.target, "level": kind.level, "rule": kind.rule, "colours": kind.colours}
        number = hidden.get(NUMBER, 1)
        if type(number) is not int or not 1 <= number <= NUMBERS:
            raise BadData(f"puzzles have the numbers 1 to {NUMBERS}", given=str(number))
        return {**found, **hidden}

    def initial(self, setup: Setup) -> PuzzleState:
        """The puzzle of a day or of a number at once; without these one is still to be dealt."""
        agreed = self.agreed(setup)
        kind, number = _kind_of(setup), agreed.get(NUMBER)
        if DAY in agreed:
            day = str(agreed[DAY])
            return standing(kind_of_day(day), 0, day, puzzle_of_day(day))
        if number is None:
            return standing(kind, 0, "", None)
        return standing(kind, int(number), "", puzzle_number(kind, int(number)))

    def to_act(self, state: PuzzleState) -> Seat | None:
        """CHANCE before the deal, then the one seat."""
        if state.puzzle is None:
            return CHANCE
        return None if state.over else ALONE

    def legal(self, state: PuzzleState) -> Collection[PuzzleAction]:
        """All placements, then what can be taken off, the hint if it was not looked at, and giving up."""
        if state.puzzle is None:
            return tuple(map(Deal, range(1, NUMBERS + 1)))
        if state.over:
            return ()
        asking: tuple[PuzzleAction, ...] = () if state.tally.asked else (AskHint(),)
        taking = (TakeOff(Place(stone.stone, stone.cells)) for stone in state.removable)
        return (*places(state), *taking, *asking, GiveUp())

    def apply(self, state: PuzzleState, action: PuzzleAction) -> tuple[PuzzleState, tuple[Event, ...]]:
        """The puzzle dealt, a stone placed or taken off, a hint counted, or the end."""
        tally = state.tally
        match action:
            case Deal(number):
                dealt = standing(state.kind, number, "", puzzle_number(state.kind, number))
                return dealt, (Event("dealt", None, (("number", number),)),)
            case AskHint():
                asked = replace(state, tally=Tally(tally.hints + 1, tally.taken, asked=True))
                return asked, (Event("hint_asked", ALONE),)
            case GiveUp():
                return replace(state, gave_up=True), (Event("gave_up", ALONE), Event("over"))
            case TakeOff(stone):
                return self._taken_off(state, stone)
            case Place():
                return self._placed(state, action)

    def _placed(self, state: PuzzleState, action: Place) -> tuple[PuzzleState, tuple[Event, ...]]:
        number = state.site.geometry.number[action.cells]
        colour, site = state.holder(action.stone), state.site.placed(number)
        assert colour is not None
        stone = PlacedStone(colour, action.stone, action.cells)
        tally = Tally(state.tally.hints, state.tally.taken)
        after = replace(state, built=(*state.built, stone), tally=tally, site=site)
        details = (("stone", action.stone), ("cells", action.cells), ("colour", colour))
        events = [Event("placed", ALONE, details)]
        events += (Event("out", ALONE, (("colour", c),)) for c in site.out if c not in state.site.out)
        if after.solved:
            events += (Event("solved", ALONE), Event("over"))
        elif after.stuck:
            events.append(Event("stuck", ALONE))
        return after, tuple(events)

    def _taken_off(self, state: PuzzleState, stone: Place) -> tuple[PuzzleState, tuple[Event, ...]]:
        built = tuple(other for other in state.built if other.cells != stone.cells)
        colour = next(other.colour for other in state.built if other.cells == stone.cells)
        tally = Tally(state.tally.hints, state.tally.taken + 1)
        after = standing(state.kind, state.number, state.day, state.puzzle, built, tally)
        details = (("stone", stone.stone), ("cells", stone.cells), ("colour", colour))
        return after, (Event("taken_off", ALONE, details),)

    def refusal(self, state: PuzzleState, action: PuzzleAction) -> str | None:
        """The first rule that refuses it; the codes are listed at the head of this module."""
        if state.over:
            return "over"
        if isinstance(action, Deal):
            return None if state.puzzle is None and 1 <= action.number <= NUMBERS else "deal"
        if state.puzzle is None:
            return "not_dealt"
        match action:
            case AskHint():
                return "asked" if state.tally.asked else None
            case GiveUp():
                return None
            case TakeOff(stone):
                if all((own.stone, own.cells) != (stone.stone, stone.cells) for own in state.built):
                    return "not_standing"
                return None if any(own.cells == stone.cells for own in state.removable) else "buried"
            case Place(name, cells):
                return refused_place(state, name, cells)

    def outcome(self, state: PuzzleState) -> Outcome | None:
        """Reason "solved" or "gave_up"; one rank, as there is one seat."""
        if not state.over:
            return None
        return Outcome((_score(state),), (1,), "gave_up" if state.gave_up else "solved")

    def standing(self, seen: PuzzleView) -> tuple[Score, ...]:
        """Cells filled by own stones, with the hints and the stones taken off as parts."""
        return (_score(seen.state),)

    def observe(self, state: PuzzleState, seat: Seat | None) -> PuzzleView:
        """Everything."""
        return PuzzleView(state, seat)

    def imagine(self, seen: PuzzleView, rng: Random) -> PuzzleState:
        """The one state that looks so."""
        return seen.state

    def chance(self, state: PuzzleState, rng: Random) -> PuzzleAction:
        """Any of the numbers."""
        return Deal(rng.randint(1, NUMBERS))

    def odds(self, state: PuzzleState) -> Collection[tuple[PuzzleAction, float]] | None:
        """All numbers alike, before the deal."""
        if state.puzzle is not None:
            return None
        return tuple((deal, 1 / NUMBERS) for deal in self.legal(state))

    def notate(self, action: PuzzleAction) -> str:
        """See `texts`."""
        return texts.notate(action)

    def parse(self, text: str) -> PuzzleAction:
        """The action `notate` wrote."""
        return texts.parse(text)

    def encode(self, state: PuzzleState) -> str:
        """One line; see `texts`."""
        return texts.encode(state)

    def decode(self, text: str) -> PuzzleState:
        """The position `encode` wrote, checked throughout."""
        return texts.decode(text)


def _kind_of(setup: Setup) -> Kind:
    read, chosen = collection(), dict(setup.options)
    rule = next(r for r in RULES if r == chosen.get("rule", RULES[0]))
    colours = next(c for c in COLOURS if c == chosen.get("colours", COLOURS[0]))
    target = str(chosen.get("target", read.targets[0].id))
    return Kind(target, str(chosen.get("level", read.levels[0].id)), rule, colours)


def _score(state: PuzzleState) -> Score:
    filled = sum(len(place.cells) for place in state.built)
    return Score(filled, (("cells", filled), ("hints", state.tally.hints), ("taken_off", state.tally.taken)))


def refused_place(state: PuzzleState, stone: str, cells: Cells) -> str | None:
    """Why a stone may not be placed onto these cells; None if it may."""
    known, site = stone_of(stone), state.site
    if known is None or site.holder(known.index) is None:
        return "not_in_hand"
    form = recognise(cells)
    if form is None or form[0] is not known or cells != tuple(sorted(cells)):
        return "shape"
    if any(cell[:2] not in site.geometry.column or cell[2] < 0 for cell in cells):
        return "outside"
    if any(z >= state.caps[y][x] for x, y, z in cells):
        return "too_high"
    if any(z < site.height(x, y) for x, y, z in cells):
        return "occupied"
    number = site.geometry.number[cells]
    if not site.fits >> number & 1:
        return "floating"
    if site.choices >> number & 1:
        return None
    colour = state.colour
    if any(colour in stack for stack in site.stacks):
        return "contact"
    return "first_contact" if any(z == 0 for _, _, z in cells) else "first_on_board"


PUZZLES = PuzzleGame()
