"""Where an arrow key leads: geometry alone."""

from __future__ import annotations

from collections.abc import Mapping

from .spot import Spot

ASIDE = 2.5
"""One pixel to the side counts like so many in the direction of the key."""
WIDEST = 2.0
"""So far to the side, for each pixel ahead, may lie what is still in the direction of the key."""


def neighbour(spots: Mapping[str, Spot], start: str, dx: int, dy: int) -> str | None:
    """The name of the nearest spot from `start` in a direction (-1, 0 or 1 each, not both 0), by the centres.

    >>> row = {name: Spot(x, 0, 10, 10) for name, x in (("a", 0), ("b", 20), ("c", 40))}
    >>> neighbour(row, "a", 1, 0), neighbour(row, "c", 0, 1)
    ('b', None)
    """
    here = spots[start]
    length = (dx * dx + dy * dy) ** 0.5
    best: tuple[float, str] | None = None
    for name, spot in spots.items():
        x, y = spot.x - here.x, spot.y - here.y
        along, aside = (x * dx + y * dy) / length, abs(x * dy - y * dx) / length
        if name == start or along < 1 or aside > WIDEST * along:
            continue
        cost = along + ASIDE * aside
        if best is None or cost < best[0]:
            best = cost, name
    return best[1] if best else None


def nearest(spots: Mapping[str, Spot], x: float, y: float) -> str:
    """The name of the spot whose centre is nearest; '' if there are none.

    >>> nearest({"a": Spot(0, 0, 9, 9), "b": Spot(50, 0, 9, 9)}, 30, 0), nearest({}, 0, 0)
    ('b', '')
    """
    return min(spots, key=lambda name: (spots[name].x - x) ** 2 + (spots[name].y - y) ** 2, default="")
