"""The last choice for a game, kept in the settings, and how it is told in one line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Option
from desktop_app.qt.kit import GameKit

from .long_lists import MOST_TILES
from .seating import START_LEVEL, Table, first_table, from_plain
from .settings import Settings


def preference_key(kit: GameKit) -> str:
    """Where the last choice for a game is kept."""
    return f"new game {kit.id}"


def telling(option: Option, chosen: object) -> bool:
    """Whether a choice says what is played: a board always does, others where they are not the usual.

    What is chosen from a long list is a detail.
    """
    if len(option.choices) > 3:
        return len(option.choices) <= MOST_TILES
    return len(option.choices) > 2 and chosen != option.choices[0]


def person_names(kit: GameKit) -> tuple[str, ...]:
    """The names persons get when nobody typed one."""
    text = QCoreApplication.translate("NewGame", "Player %1")
    return tuple(text.replace("%1", str(seat + 1)) for seat in range(kit.game.seat_range[1]))


def last_table(kit: GameKit, settings: Settings) -> Table:
    """What was chosen for this game last, or the first offer."""
    numbers = [level.number for level in kit.levels()]
    level = START_LEVEL if START_LEVEL in numbers else numbers[0]
    first = first_table(kit.game, kit.colours, person_names(kit), level)
    return from_plain(kit.game, kit.colours, settings.preference(preference_key(kit), None), first)


def summary(kit: GameKit, table: Table) -> str:
    """Who plays against whom on what, in one line."""
    names = [
        f"{player.name} ({kit.level_name(player.level)})" if player.kind == "computer" else player.name
        for player in table.seated
    ]
    chosen = [
        kit.choice_label(option.key, dict(table.options)[option.key])
        for option in kit.game.options(table.seats)
        if telling(option, dict(table.options)[option.key])
    ]
    return " · ".join((", ".join(names), *chosen))
