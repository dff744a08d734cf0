"""Finds the games: each folder under `desktop_app/games` that has a `ui/kit.py` is one."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop_app.qt.kit import GameKit

if TYPE_CHECKING:
    from desktop_app.core.game import Game

log = logging.getLogger(__name__)

PACKAGE = "desktop_app.games"


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that could not be loaded, and why (for the notice and the log)."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Games:
    """The games that can be played, by title as their folders are sorted, and those that failed."""

    kits: tuple[GameKit, ...]
    broken: tuple[Broken, ...] = ()

    def find(self, game: str) -> GameKit | None:
        """The kit of the game with that id, None if there is none."""
        return next((kit for kit in self.kits if kit.id == game), None)


class Rules(Mapping[str, "Game[Any, Any, Any]"]):
    """The rules of the games by their id, each loaded when it is asked for.

    So a game whose files are damaged hinders no other one; asking for it raises its BadData.
    """

    def __init__(self, games: Games) -> None:
        self._kits = {kit.id: kit for kit in games.kits}

    def __getitem__(self, game: str) -> Game[Any, Any, Any]:
        return self._kits[game].game

    def __iter__(self) -> Iterator[str]:
        return iter(self._kits)

    def __len__(self) -> int:
        return len(self._kits)


def find_games(package: str = PACKAGE) -> Games:
    """Every game under `package`; one that fails to import is reported, the others are still there.

    `pkgutil` also sees the modules of a frozen program. A kit draws and thinks nothing when it is
    imported; its board comes when a table is opened.
    """
    kits: list[GameKit] = []
    broken: list[Broken] = []
    for entry in pkgutil.iter_modules(importlib.import_module(package).__path__):
        if not entry.ispkg:
            continue
        try:
            kit = _load(f"{package}.{entry.name}")
        except Exception as error:  # whatever a game does wrong, the others must work
            log.exception("the game %s cannot be loaded", entry.name)
            broken.append(Broken(entry.name, f"{type(error).__name__}: {error}"))
        else:
            if kit is not None:
                kits.append(kit)
    return Games(tuple(kits), tuple(broken))


def _load(name: str) -> GameKit | None:
    """The `KIT` of a game's package; None where the package has no screen.

    Raises:
        TypeError: `KIT` is something else.
    """
    module = f"{name}.ui.kit"
    try:
        if importlib.util.find_spec(module) is None:
            return None
    except ModuleNotFoundError:
        return None
    kit = getattr(importlib.import_module(module), "KIT", None)
    if not isinstance(kit, GameKit):
        raise TypeError(f"{module}.KIT is no GameKit")
    return kit
