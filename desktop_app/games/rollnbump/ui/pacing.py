"""In which order what happened is shown and heard. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.game import Event
from desktop_app.qt.sound import Sound

from .artist import FLY_MS, Pace

_FIRST = {
    "bumped": Sound.BUMP,
    "bonus_bumped": Sound.BUMP,
    "claimed": Sound.DIE,
    "bonus_claimed": Sound.DIE,
    "reserved": Sound.DIE,
}
"""What a claim sounds like, the most telling first."""


def pace_of(events: Sequence[Event]) -> Pace:
    """Claims first, then what is collected, then the new cards, then the roll."""
    codes = {event.code for event in events}
    collect = FLY_MS if codes & {"claimed", "passed", "bonus_claimed", "reserved"} else 0.0
    reveal = collect + (FLY_MS * 1.5 if "collected" in codes else 0.0)
    roll = reveal + (FLY_MS if "revealed" in codes else 0.0)
    return Pace(collect, reveal, roll)


def sounds_of(events: Sequence[Event]) -> tuple[tuple[Sound, float], ...]:
    """What is heard, each with the milliseconds after which its part of the motion begins."""
    codes = {event.code for event in events}
    pace = pace_of(events)
    found = [(sound, 0.0) for code, sound in _FIRST.items() if code in codes][:1]
    if "collected" in codes:
        found.append((Sound.COLLECT, pace.collect))
    elif "revealed" in codes:
        found.append((Sound.CARD, pace.reveal))
    if codes & {"rolled", "bonus_rolled"}:
        found.append((Sound.ROLL, pace.roll))
    return tuple(found)


def collectors_of(events: Sequence[Event]) -> dict[int, int]:
    """Who collects which card."""
    found: dict[int, int] = {}
    for event in events:
        card = event.get("card") if event.code == "collected" else None
        if isinstance(card, int) and event.seat is not None:
            found[card] = event.seat
    return found
