"""What can be agreed before a game, and what a set-up means."""

from __future__ import annotations

from typing import Final

from desktop_app.core.game import Option, OptionValue, Setup

from .boards import OwnBoard, is_own, own_board
from .scenarios import Table, plus_scenarios, scenario_of, scenarios, scenarios_for
from .state import FOUR, Agreement, TieBreak, Variant

TIE_BREAKS: Final[tuple[TieBreak, ...]] = ("shared", "fewer_stones")
TABLES: Final = ("usual", "alternative")
VARIANTS: Final[dict[int, tuple[Variant, ...]]] = {2: ("usual", "ruins", "rebuild"), 3: ("usual", "ruins")}


def base_options(seats: int) -> tuple[Option, ...]:
    """The board; with two seats also four colours; the tie-break; and the other height table.

    "heights" chooses between the usual table and an alternative, which differs for a few boards only.
    """
    chosen = [Option("scenario", tuple(scenario.id for scenario in scenarios()))]
    if seats == 2:
        chosen.append(Option("four_colours", (False, True)))
    chosen.append(Option("tie_break", TIE_BREAKS))
    if any(seats in scenario.alternatives for scenario in scenarios()):
        chosen.append(Option("heights", TABLES))
    return tuple(chosen)


def whole_options(seats: int) -> tuple[Option, ...]:
    """The same with the boards of Rumis+, and with two or three seats the variant.

    Every choice goes with every other. Four colours know no variant, and the rebuild needs a board with a red
    line: `variant_of` says what is played.
    """
    boards = Option("scenario", tuple(scenario.id for scenario in scenarios_for(seats)))
    _, *others = base_options(seats)
    variants = [Option("variant", VARIANTS[seats])] if seats in VARIANTS else []
    four = [option for option in others if option.key == "four_colours"]
    return (boards, *four, *variants, *(option for option in others if option.key != "four_colours"))


def scenario_id(setup: Setup) -> str:
    """The board a set-up names, or the first there is for so many seats; one of one's own as its value."""
    return str(setup.option("scenario", scenarios_for(setup.seats)[0].id))


def own_of(setup: Setup) -> OwnBoard | None:
    """The board of one's own that a set-up names, if it names one.

    Raises:
        BadData: it is damaged or cannot be played on.
    """
    chosen = scenario_id(setup)
    return own_board(chosen) if is_own(chosen) else None


def variant_of(setup: Setup) -> Variant:
    """What is played: a chosen variant that does not go with the other choices is the usual game.

    A board of one's own has no red line, so no rebuild.
    """
    if setup.option("four_colours", False) is True:
        return "usual"
    chosen = setup.option("variant", "usual")
    if chosen == "ruins" and setup.seats in VARIANTS:
        return "ruins"
    if chosen == "rebuild" and setup.seats == 2 and _table(setup, setup.seats).second:
        return "rebuild"
    return "usual"


def table_size(setup: Setup) -> int:
    """How many players the height table of a set-up is for: with ruins one more than play."""
    if setup.option("four_colours", False) is True:
        return FOUR
    return setup.seats + (variant_of(setup) == "ruins")


def agreement_of(setup: Setup) -> Agreement:
    """What is agreed by a checked set-up, the board's caps among it; cheap, no placement is computed."""
    variant = variant_of(setup)
    own = own_of(setup)
    table = _table(setup, table_size(setup))
    fewer = setup.option("tie_break", TIE_BREAKS[0]) == "fewer_stones"
    return Agreement(
        setup.seats,
        setup.start,
        "" if own else scenario_id(setup),
        table.both if variant == "rebuild" else table.heights,
        setup.option("four_colours", False) is True,
        "fewer_stones" if fewer else "shared",
        variant,
        table.heights if variant == "rebuild" else (),
    )


def tables_to_play() -> tuple[Setup, ...]:
    """Each board of the program with each number of seats in each mode that goes there; no option else.

    The usual game first, on the base boards before the others; then four colours, ruins, rebuild.
    """
    modes: tuple[dict[str, OptionValue], ...] = (
        {},
        {"four_colours": True},
        {"variant": "ruins"},
        {"variant": "rebuild"},
    )
    found = []
    for mode in modes:
        for boards in (scenarios(), plus_scenarios()):
            for seats in sorted(boards[0].tables):
                for board in boards:
                    chosen: dict[str, OptionValue] = {"scenario": board.id, **mode}
                    setup = Setup(seats, 0, tuple(sorted(chosen.items())))
                    four = "four_colours" in mode
                    if (seats == 2) if four else (variant_of(setup) == mode.get("variant", "usual")):
                        found.append(setup)
    return tuple(found)


def _table(setup: Setup, players: int) -> Table:
    """The height table that is chosen for so many players; a board of one's own has the same for all."""
    own = own_of(setup)
    if own is not None:
        return Table(own.heights, "own")
    other = setup.option("heights", TABLES[0]) == TABLES[1]
    return scenario_of(scenario_id(setup)).table(players, alternative=other)
