"""The tables at which strengths were measured: what they are called, and which is like the one at hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.arena.standings import TableStanding
from desktop_app.core.game import OptionValue, Setup
from desktop_app.qt.kit import GameKit

from .offered import pictured, telling


def table_words(kit: GameKit, table: TableStanding) -> tuple[str, str, str]:
    """How many sat there, on which board ('' where a game has none), and what else was agreed.

    In the words of the New game page.

    Raises:
        BadData: the game has no such table.
    """
    setup = table.setup
    kit.game.agreed(setup)
    options, chosen = kit.game.options(setup.seats), dict(setup.options)
    seats = QCoreApplication.translate("OpponentsWindow", "%n player(s)", "", setup.seats)
    board, words = "", []
    for option in options:
        value = chosen.get(option.key, option.choices[0])
        if option.key == pictured(options):
            board = kit.choice_label(option.key, value)
        elif telling(options, option.key, value, kit.telling):
            words.append(kit.choice_label(option.key, value))
        elif value != option.choices[0]:
            words.append(f"{kit.option_label(option.key)}: {kit.choice_label(option.key, value)}")
    return seats, board, " · ".join(words)


def alike(kit: GameKit, table: TableStanding, setup: Setup) -> tuple[int, int]:
    """How much a table is like a set-up, the greater the more: by seats, then by equal options.

    (0, 0) is the very table.
    """
    options = kit.game.options(setup.seats)
    there, here = _agreed(kit, table.setup), _agreed(kit, setup)
    other = sum(there.get(option.key) != here[option.key] for option in options)
    return -abs(table.seats - setup.seats), -other


def nearest(kit: GameKit, tables: Sequence[TableStanding], setup: Setup) -> int:
    """The number of the table most like a set-up; of equals the first."""
    return max(range(len(tables)), key=lambda number: (*alike(kit, tables[number], setup), -number))


def _agreed(kit: GameKit, setup: Setup) -> dict[str, OptionValue]:
    usual = {option.key: option.choices[0] for option in kit.game.options(setup.seats)}
    return usual | dict(setup.options)
