"""The last choice for a game, kept in the settings, and how it is told in one line."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from desktop_app.core.errors import BadData
from desktop_app.core.game import OptionValue, Setup
from desktop_app.qt.kit import GameKit
from desktop_app.session.record import Header

from .offered import telling
from .seating import START_LEVEL, Table, first_table, from_plain, is_listed
from .settings import Settings


def preference_key(kit: GameKit) -> str:
    """Where the last choice for a game is kept."""
    return f"new game {kit.id}"


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


def alone_at(kit: GameKit, settings: Settings, setup: Setup) -> Table:
    """The person of the first seat at what is agreed, whatever was chosen last."""
    table = last_table(kit, settings)
    first = table.players[0]
    if first.kind != "person":
        first = replace(first, name=person_names(kit)[0], kind="person")
    others = tuple(replace(player, kind="computer") for player in table.players[1:])
    return Table(setup.seats, (first, *others), setup.options, setup.start)


def summary(kit: GameKit, table: Table) -> str:
    """Who plays against whom on what, in one line."""
    names = [
        f"{player.name} ({kit.level_name(player.level)})" if player.kind == "computer" else player.name
        for player in table.seated
    ]
    return " · ".join((", ".join(names), *told(kit, table.setup())))


def told(kit: GameKit, setup: Setup) -> tuple[str, ...]:
    """What of a set-up says what is played, in words; a choice that means nothing is left out."""
    return tuple(label for _, label in _told(kit, setup))


def _told(kit: GameKit, setup: Setup) -> tuple[tuple[str, str], ...]:
    """The same, with the keys of the options."""
    options, chosen = kit.game.options(setup.seats), dict(setup.options)
    labels = []
    for option in options:
        value = chosen.get(option.key, option.choices[0])
        if telling(options, option.key, value, kit.telling):
            words = choice_words(kit, option.key, value, listed=is_listed(option, value))
            labels.append((option.key, words))
    return tuple(pair for pair in labels if pair[1])


def played(kit: GameKit, header: Header) -> str:
    """What is played there in a few words: the game it was begun as, or the board and the kit's `telling`.

    '' if none is told.

    Raises:
        BadData: the game cannot be played, or not by so many.
    """
    keys = {option.key for option in kit.game.options(header.setup.seats)}
    if any(key not in keys for key, _ in header.setup.options):
        return _occasion(kit, header)
    found = _told(kit, header.setup)
    labels = dict(found[1:])
    also = [labels[key] for key in kit.telling if key in labels]
    names = [label.split(" · ")[0] if also else label for _, label in found[:1]]  # short beside others
    return " · ".join((*names, *also))


def _occasion(kit: GameKit, header: Header) -> str:
    """What suggested this game on the day it was begun."""
    try:
        day = datetime.fromisoformat(header.created).date()
    except ValueError:
        return ""
    found = (each.title for each in kit.occasions(day) if each.setup == header.setup)
    return next(found, "")


def choice_words(kit: GameKit, key: str, value: OptionValue, *, listed: bool) -> str:
    """What a choice is called; '' for one that is no choice of the rules nor anything people made."""
    try:
        return kit.choice_label(key, value)
    except (BadData, LookupError, TypeError):
        if listed:
            raise
        return ""
