"""What can be chosen for a game: the choices of its rules, and what people made themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from desktop_app.core.game import Option, OptionValue
from desktop_app.qt.kit import GameKit

PICTURES = 4
"""The first option with so many choices is chosen from pictures."""
MOST_SHORT = 9
"""Any other option with more choices is one of the long lists."""


def offered(
    kit: GameKit, folder: Path | None, seats: int, also: Mapping[str, Sequence[OptionValue]]
) -> tuple[Option, ...]:
    """The options for that many seats: first the choices of the rules, then those that lie in `folder`.

    `also` are choices by key that are offered whether they lie there or not.
    """
    found = []
    for option in kit.game.options(seats):
        own = () if folder is None else kit.own_choices(folder, option.key, seats)
        choices = (*option.choices, *own, *also.get(option.key, ()))
        found.append(replace(option, choices=_without_doubles(choices)))
    return tuple(found)


def _without_doubles(choices: Sequence[OptionValue]) -> tuple[OptionValue, ...]:
    """In this order, each once; True is no 1 here."""
    return tuple(value for _, value in dict.fromkeys((type(value), value) for value in choices))


def pictured(options: Sequence[Option]) -> str:
    """The key of the option that is chosen from pictures, '' if there is none; own choices change nothing."""
    return next((option.key for option in options if len(option.choices) >= PICTURES), "")


def long_lists(options: Sequence[Option]) -> list[str]:
    """The keys of the options that are shown as long lists."""
    tiled = pictured(options)
    return [option.key for option in options if option.key != tiled and len(option.choices) > MOST_SHORT]


def telling(options: Sequence[Option], key: str, chosen: object, also: Collection[str] = ()) -> bool:
    """Whether a choice says what is played: a board always does, others where they are not the usual.

    Of two choices neither tells anything, but for the options `also`; what is chosen from a long list is a
    detail. `options` are those of the rules.
    """
    option = next(option for option in options if option.key == key)
    if key == pictured(options):
        return True
    if key in also:
        return chosen != option.choices[0]
    if len(option.choices) > 3:
        return len(option.choices) <= MOST_SHORT
    return len(option.choices) > 2 and chosen != option.choices[0]


__all__ = ["long_lists", "offered", "pictured", "telling"]
