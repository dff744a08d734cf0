"""In which order what happened is shown and heard. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.core.game import Event
from desktop_app.qt.sound import Sound

from .artist import FLY_MS, Pace

_SOUNDS = {
    "bumped": Sound.BUMP,
    "bonus_bumped": Sound.BUMP,
    "collected": Sound.COLLECT,
    "rolled": Sound.ROLL,
    "bonus_rolled": Sound.ROLL,
    "revealed": Sound.CARD,
    "claimed": Sound.DIE,
    "bonus_claimed": Sound.DIE,
}
"""By event, the most telling first."""
AT_ONCE = 2
"""So many kinds of sound are heard after one change."""


def pace_of(events: Iterable[Event]) -> Pace:
    """Claims first, then what is collected, then the new cards, then the roll."""
    codes = {event.code for event in events}
    collect = FLY_MS if codes & {"claimed", "passed", "bonus_claimed", "reserved"} else 0.0
    reveal = collect + (FLY_MS * 1.5 if "collected" in codes else 0.0)
    roll = reveal + (FLY_MS if "revealed" in codes else 0.0)
    return Pace(collect, reveal, roll)


def sounds_of(events: Iterable[Event]) -> tuple[Sound, ...]:
    """What is heard: the roll, and the most telling of the rest."""
    codes = {event.code for event in events}
    found = [sound for code, sound in _SOUNDS.items() if code in codes]
    return tuple(dict.fromkeys(found))[:AT_ONCE]
