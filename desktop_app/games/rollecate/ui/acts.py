"""In which acts a change is shown, one after the other: dice, ride, then everything else. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.state import RollecateView
from desktop_app.qt.sound import Sound

from .arrange import Rolled, last_roll
from .journey import Journey, journey_of


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice are thrown; the table stays as it was, see `seen`."""

    rolled: Rolled
    seen: RollecateView


@dataclass(frozen=True, slots=True)
class RideOn:
    """The train rides."""

    journey: Journey


Act: TypeAlias = Throw | RideOn


def acts_of(events: Sequence[Event], before: RollecateView) -> tuple[Act, ...]:
    """What is shown before the new position; `before` is what was seen last.

    Where more than one ride happened (a jump), nothing is.
    """
    rides = [event for event in events if event.code == "rode"]
    rolls = [event for event in events if event.code == "rolled"]
    if len(rides) > 1 or len(rolls) > 1:
        return ()
    found: list[Act] = []
    rolled = last_roll(rolls)
    if rolled is not None:
        found.append(Throw(rolled, replace(before, phase="draw")))
    derailed = any(event.code == "derailed" for event in events)
    start = end = before.train
    if rides:
        start, end = _number(rides[0], "start"), _number(rides[0], "end")
    if (rides or derailed) and 0 <= start <= end < len(before.railway):
        found.append(RideOn(journey_of(before.railway, start, end, delay=0.0, derails=derailed)))
    return tuple(found)


def ride_sound(events: Sequence[Event]) -> tuple[Sound, float] | None:
    """What is heard when the train comes to rest, and when."""
    codes = {event.code for event in events}
    if "derailed" in codes:
        return Sound.BUMP, 0.0
    return None


def closing_sound(events: Sequence[Event]) -> Sound | None:
    """What is heard when everything falls into its place, the most telling first."""
    codes = {event.code for event in events}
    if "combined" in codes:
        return Sound.COLLECT
    if "penalty" in codes or "stacked" in codes or "chaos" in codes:
        return Sound.CARD
    if "laid" in codes:
        return Sound.PLACE
    return Sound.CARD if "drew" in codes else None


def _number(event: Event, key: str) -> int:
    value = event.get(key)
    assert isinstance(value, int)
    return value
