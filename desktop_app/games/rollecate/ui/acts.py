"""In which acts a change is shown, one after the other: dice, ride, then everything else. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.state import RollecateView
from desktop_app.qt.sound import Sound

from .arrange import Rolled, last_roll
from .journey import Journey, journey_of

RODE_MS: Final = 900.0
"""The result of a person's ride stays in sight for so long."""
TOOK_MS: Final = 350.0
"""So long do penalty cards."""
LONG: Final = 3
"""So many cards make a long ride."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice are thrown; the table stays as it was, see `seen`."""

    rolled: Rolled
    seen: RollecateView


@dataclass(frozen=True, slots=True)
class RideOn:
    """The train rides, or jolts where it stands."""

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
    start = end = before.train
    if rides:
        start, end = _number(rides[0], "start"), _number(rides[0], "end")
    if not 0 <= start <= end < len(before.railway):
        return tuple(found)
    if end > start:
        found.append(RideOn(journey_of(before.railway, start, end)))
    if any(event.code == "derailed" for event in events):
        found.append(RideOn(Journey(before.railway[end : end + 1], derails=True)))
    return tuple(found)


def rest_of(events: Sequence[Event], *, person: bool) -> float:
    """How long what happened stays in sight before the next seat's turn, in milliseconds at normal speed."""
    codes = {event.code for event in events}
    if "rolled" in codes:
        return RODE_MS if person else RODE_MS / 2
    return TOOK_MS if codes & {"penalty", "combined"} else 0.0


def act_sounds(act: Act) -> tuple[Sound, ...]:
    """What is heard when an act begins; a long ride is whistled for."""
    if isinstance(act, Throw):
        return (Sound.ROLL,)
    if act.journey.derails:
        return (Sound.CLANK,)
    return (Sound.WHISTLE, Sound.RIDE) if act.journey.steps >= LONG else (Sound.RIDE,)


def closing_sound(events: Sequence[Event]) -> Sound | None:
    """What is heard when everything falls into its place, the most telling first."""
    codes = {event.code for event in events}
    if "lost" in codes:
        return None
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
