"""How changes on the Rollecate table are shown in motion. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from desktop_app.qt.scene2d.spot import NONE, Motion, MotionKind, Spot
from desktop_app.session.component import Component

from .layout import Layout, small_card

ROLL_MS, STAGGER_MS = 600.0, 60.0
FLY_MS, LIFT_MS, DRAW_MS, RAISE_MS = 300.0, 340.0, 320.0, 110.0
PENALTY_MS, LATER_MS, AWAY_MS = 500.0, 135.0, 780.0
"""Penalty cards on their way, how much later each of them sets off, and equal ones that go away."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How a change is shown: whose turn it was, whether equal cards went away together, whether dice roll."""

    actor: int | None = None
    combined: bool = False
    thrown: bool = False


def spot_in(rect: QRectF, level: float) -> Spot:
    """The spot that fills a rectangle."""
    middle = rect.center()
    return Spot(middle.x(), middle.y(), rect.width(), rect.height(), level)


def motion_of(
    old: Component | None,
    new: Component | None,
    spot: Spot | None,
    layout: Layout,
    pace: Pace,
    own: int | None,
) -> Motion:
    """Cards fly face up, those that are drawn turn over, dice tumble; all else is simply there.

    `spot` is that of the new one.
    """
    thing = new or old
    if thing is not None and thing.kind == "die" and new is not None and spot is not None:
        thrown = pace.thrown and new.get("wheel") is not None
        return _throw(new, spot) if thrown and (old is None or old.get("wheel") is None) else NONE
    if thing is None or thing.kind != "card":
        return NONE
    if new is None:
        return _leaving(old, layout, pace)
    if old is None:
        return _coming(new, layout, pace, own)
    if old.place == new.place:
        return Motion(MotionKind.SLIDE, RAISE_MS) if new.place[0] in ("hand", "pending") else NONE
    ends = old.place[0], new.place[0]
    if ends[0] == ends[1]:
        return Motion(MotionKind.SLIDE, 180.0)
    if new.place[0] == "pending":
        return Motion(MotionKind.SLIDE, PENALTY_MS, delay=LATER_MS * int(str(new.place[-1])))
    if new.place[0] == "pile":
        return Motion(MotionKind.SLIDE, PENALTY_MS)
    return Motion(MotionKind.SLIDE, LIFT_MS if "cell" in ends else FLY_MS)


def _leaving(old: Component | None, layout: Layout, pace: Pace) -> Motion:
    """Combined cards fly off together; all else is gone at once."""
    if old is None or not pace.combined or old.place[0] not in ("pile", "pending", "cell"):
        return NONE
    away = layout.rows[pace.actor or 0].pile
    end = QRectF(0, 0, away.height() * 0.3, away.height() * 0.42)
    end.moveCenter(QPointF(layout.whole.width() * 0.5, -away.height() * 0.4))
    return Motion(MotionKind.SLIDE, AWAY_MS, end=replace(spot_in(end, 280.0), rotation=14.0))


def _coming(new: Component, layout: Layout, pace: Pace, own: int | None) -> Motion:
    """From the draw pile into the own hand, from another's hand onto the railway."""
    area, actor = new.place[0], pace.actor
    if area == "hand":
        return Motion(MotionKind.FLIP, DRAW_MS, start=spot_in(small_card(layout.deck), 0.0))
    if area in ("cell", "pile", "pending") and actor is not None and actor != own:
        held = layout.rows[actor].held
        start = QRectF(0, 0, held.height(), held.height())
        start.moveCenter(held.center())
        return Motion(MotionKind.SLIDE, FLY_MS, start=spot_in(start, 0.0))
    if area in ("cell", "aside"):
        return Motion(MotionKind.SLIDE, FLY_MS, start=spot_in(small_card(layout.deck), 0.0))
    return NONE


def _throw(die: Component, spot: Spot) -> Motion:
    """Into the hollow from above, one die a little after the other."""
    number = die.place[-1] if isinstance(die.place[-1], int) else 0
    start = replace(spot, x=spot.x + spot.width * 1.6, y=spot.y - spot.width * 1.1, opacity=0.0)
    return Motion(MotionKind.TUMBLE, ROLL_MS, delay=STAGGER_MS * number, start=start, turns=0)
