"""What can be agreed before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from desktop_app.core.game import Option, OptionValue

from .deck import SECTIONS, Hill, deck
from .state import HillMode, House

HILL_MODES: Final[tuple[HillMode, ...]] = ("normal", "hidden", "chosen", "fixed")
NAMING: Final[tuple[HillMode, ...]] = ("chosen", "fixed")
"""The modes in which hill cards are named."""

HILL_KEYS: Final = tuple(f"hill_{section}" for section in range(1, SECTIONS + 1))


def options() -> tuple[Option, ...]:
    """The modules, how the hill is made, and the hill cards named, 0 for one from the hill deck."""
    edition = deck()
    hills = tuple(sorted((*edition.hill_deck, *edition.hill_spare)))
    return (
        Option("zero_ten", (False, True)),
        Option("gum_cards", (False, True)),
        Option("hill_mode", HILL_MODES),
        *(Option(key, (0, *hills)) for key in HILL_KEYS),
    )


def house(chosen: Mapping[str, OptionValue]) -> House:
    """What the values of all options mean."""
    mode = cast(HillMode, chosen["hill_mode"])
    named = tuple(int(chosen[key]) for key in HILL_KEYS) if mode in NAMING else ()
    return House(
        zero_ten=bool(chosen["zero_ten"]),
        gum_cards=bool(chosen["gum_cards"]),
        hill_mode=mode,
        named=_once(named),
    )


def _once(named: tuple[Hill, ...]) -> tuple[Hill | None, ...]:
    """Each hill card where it is named first; None for the others and for 0."""
    return tuple(hill if hill and hill not in named[:place] else None for place, hill in enumerate(named))
