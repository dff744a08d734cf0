"""How changes on the Rolimã table are shown in motion. Pure.

Carts roll to their new place in an arc around those they overtake and run a touch too far; cards fly, those
that come out of hiding turn over on their way.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from desktop_app.qt.scene2d.spot import NONE, Motion, MotionKind, Spot
from desktop_app.session.component import Component

from .layout import Layout

ROLL_MS: Final = 350.0
FLY_MS: Final = 300.0
RAISE_MS: Final = 110.0
CLOSE_MS: Final = 220.0
TURN_MS: Final = 340.0
STEP_MS: Final = 90.0
"""So much later than the one before each new card of the display comes."""
FADE_MS: Final = 160.0
_SLIDES: Final = frozenset({"sum", "horn", "gum"})
_FADES: Final = frozenset({"ghost"})


@dataclass(frozen=True, slots=True)
class Pace:
    """What is known of a change besides: the viewer's seat, and whether the viewer only chose something."""

    own: int | None = None
    choosing: bool = False


def spot_in(rect: QRectF, level: float, rotation: float = 0.0) -> Spot:
    """The spot that fills a rectangle."""
    middle = rect.center()
    return Spot(middle.x(), middle.y(), rect.width(), rect.height(), level, rotation)


def motion_of(
    old: Component | None, new: Component | None, spot: Spot | None, layout: Layout, pace: Pace
) -> Motion:
    """See the module; `spot` is that of the new one."""
    thing = new or old
    assert thing is not None
    if thing.kind == "cart" and old is not None and new is not None:
        if old.place[1] != new.place[1]:
            return Motion(MotionKind.TUMBLE, ROLL_MS, turns=0)
        return Motion(MotionKind.SLIDE, CLOSE_MS) if old.place != new.place else NONE
    if thing.kind in _FADES:
        return Motion(MotionKind.FADE, FADE_MS)
    if thing.kind == "hill" and old is not None and new is not None and old.face != new.face:
        return Motion(MotionKind.FLIP, TURN_MS)
    if thing.kind == "card":
        return _card(old, new, spot, layout, pace)
    if thing.kind == "back" and new is not None and old is None:
        return Motion(MotionKind.SLIDE, FLY_MS, start=_from_seat(new.place[1], layout))
    moved = old is not None and new is not None and old.place != new.place
    return Motion(MotionKind.SLIDE, FLY_MS) if moved and thing.kind in _SLIDES else NONE


def _card(
    old: Component | None, new: Component | None, spot: Spot | None, layout: Layout, pace: Pace
) -> Motion:
    if new is None:
        return _leaving(old, layout)
    if old is None:
        return _coming(new, spot, layout, pace)
    if old.place == new.place:
        if old.get("blind") and not new.get("blind"):
            return Motion(MotionKind.FLIP, TURN_MS)
        return Motion(MotionKind.SLIDE, RAISE_MS) if old.get("chosen") != new.get("chosen") else NONE
    same = old.place[0] == new.place[0]
    return Motion(MotionKind.SLIDE, RAISE_MS * 2 if same else FLY_MS)


def _leaving(old: Component | None, layout: Layout) -> Motion:
    """To the discard pile after a round; from the display to the seat that took it is told by `taken`."""
    if old is None or old.place[0] != "played":
        return NONE
    return Motion(MotionKind.SLIDE, FLY_MS, end=spot_in(layout.discard, 300.0))


def _coming(new: Component, spot: Spot | None, layout: Layout, pace: Pace) -> Motion:
    area = new.place[0]
    if area == "display":
        number = new.place[1] if isinstance(new.place[1], int) else 0
        start = spot_in(layout.pile, 250.0)
        return Motion(MotionKind.FLIP, TURN_MS, delay=STEP_MS * number, start=start)
    if area == "hand":
        return Motion(MotionKind.FLIP, TURN_MS, start=spot_in(layout.pile, 250.0))
    if area == "played" and spot is not None:
        if new.get("turned"):
            return Motion(MotionKind.FLIP, TURN_MS, start=spot)
        if new.get("seat") != pace.own:
            return Motion(MotionKind.SLIDE, FLY_MS, start=_from_seat(new.place[1], layout))
    return NONE


def taken(layout: Layout, seat: int) -> Motion:
    """A card of the display flies into the hand of a seat, which is behind its plate."""
    end = replace(_from_seat(seat, layout), opacity=0.15)
    return Motion(MotionKind.SLIDE, FLY_MS, end=end)


def _from_seat(seat: object, layout: Layout) -> Spot:
    """Where the hand of another seat is thought to be: at the left edge, beside its plate."""
    assert isinstance(seat, int)
    card = layout.seats[seat].card
    return spot_in(card.translated(-layout.seats[seat].plate.width() * 0.8, 0), 240.0)


# ---- rolling -----------------------------------------------------------------------------------------


def rolling(phase: float, height: float) -> tuple[QPointF, float, float]:
    """What a rolling cart adds to its straight way: an offset, its lean in degrees, turns of its wheels.

    `phase` 0..1; `height` of the cart in pixels. It swings out to the left of the others, and in the end runs
    a little too far and comes back.
    """
    arc = math.sin(math.pi * min(phase / 0.8, 1.0))
    over = math.sin(math.pi * (phase - 0.72) / 0.28) if phase > 0.72 else 0.0
    offset = QPointF(-0.3 * arc + 0.2 * over, -0.62 * arc + 0.1 * over) * height
    return offset, 9.0 * arc - 5.0 * over, 1.6 * phase
