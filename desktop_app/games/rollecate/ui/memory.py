"""What is still to be seen of what happened: the dice of the last ride, and where cards have lain. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.state import Cell
from desktop_app.session.session import Step

from .arrange import Rolled, last_roll


@dataclass(frozen=True, slots=True)
class Memory:
    """`rolled`: the dice that lie there, None for none; `events`: what came of them; `used`: every cell in
    which a card was laid."""

    rolled: Rolled | None = None
    events: tuple[Event, ...] = ()
    used: frozenset[Cell] = frozenset()


def remembered(steps: Sequence[Step[Any]]) -> Memory:
    """What these steps have left."""
    laid = [event for step in steps for event in step.events if event.code == "laid"]
    used = frozenset(cell for event in laid if isinstance(cell := event.get("cell"), tuple))
    for step in reversed(steps):
        codes = {event.code for event in step.events}
        if "rolled" in codes:
            return Memory(last_roll(step.events), step.events, used)
        if codes & {"passed", "chaos", "laid"}:
            break
    return Memory(used=used)
