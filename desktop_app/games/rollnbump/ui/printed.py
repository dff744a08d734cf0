"""Where a card has its picture and the drawn dice in it, and where real dice lie on them. Pure; pixels."""

from __future__ import annotations

from desktop_app.games.rollnbump.engine.deck import Kind

from .boxes import Box

BAND = 0.325
"""The share of a card's height that its band takes."""
TITLE = 0.175
"""The share of the height that is left for the title below the picture."""

_SETS = {
    2: (0.4, 0.78, ((0.0, 0.5), (1.0, 0.5))),
    3: (0.4, 0.46, ((0.5, 0.0), (0.0, 1.0), (1.0, 1.0))),
    4: (0.4, 0.46, ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))),
    5: (0.32, 0.36, ((0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0))),
}
"""By number of dice: the most of width and height that one takes, and where they lie, from edge to edge."""


def picture(card: Box, *, titled: bool) -> Box:
    """The room for the picture, below the band: for dice that lie on the card, too."""
    top = card.y + card.h * (BAND + 0.03)
    below = card.h * (TITLE if titled else 0.05)
    return Box(card.x + card.w * 0.07, top, card.w * 0.86, card.bottom - below - top)


def drawn(area: Box, kind: Kind) -> tuple[Box, ...]:
    """The drawn dice in a picture: one for a single, else one for each die that the card takes."""
    if kind.shape == "single":
        side = min(area.w * 0.66, area.h * 0.82)
        x, y = area.centre
        return (Box(0, 0, side, side).around(x - side * 0.14, y - side * 0.05),)
    return _stairs(area, kind.size) if kind.shape == "straight" else _cluster(area, kind.size)


def lying(area: Box, kind: Kind, count: int) -> tuple[Box, ...]:
    """Where so many real dice of a claim lie: on the drawn ones; more of a single beside the first."""
    slots = drawn(area, kind)
    if kind.shape != "single" or count == 1:
        return slots[:count]
    first = Box(0, 0, slots[0].w * 0.8, slots[0].w * 0.8)
    first = first.around(area.x + first.w / 2, slots[0].centre[1])
    rest = Box(first.right + area.w * 0.02, area.y, area.right - first.right - area.w * 0.02, area.h)
    columns = 1 if count <= 3 else 2
    rows = -(-(count - 1) // columns)
    side = min(rest.w / columns, rest.h / rows, first.w * 0.75) * 0.96
    places = []
    for number in range(count - 1):
        x = rest.x + rest.w * (number % columns + 0.5) / columns
        y = rest.centre[1] + (number // columns - (rows - 1) / 2) * side * 1.06
        places.append(Box(0, 0, side, side).around(x, y))
    return (first, *places)


def _cluster(area: Box, size: int) -> tuple[Box, ...]:
    wide, high, places = _SETS[size]
    frame = Box(0, 0, min(area.w, area.h * 1.3), area.h).around(*area.centre)
    side = min(frame.w * wide, frame.h * high)
    return tuple(
        Box(frame.x + x * (frame.w - side), frame.y + y * (frame.h - side), side, side) for x, y in places
    )


def _stairs(area: Box, size: int) -> tuple[Box, ...]:
    """Each die higher than the one before, from the lower left corner; a corner may lie over the next."""
    side = min(area.w / (1 + 0.86 * (size - 1)), area.h / (1 + 0.5 * (size - 1)))
    wide = min(area.w, side * size * 1.1)
    step_x, step_y = (wide - side) / (size - 1), (area.h - side) / (size - 1)
    left = area.centre[0] - wide / 2
    return tuple(
        Box(left + number * step_x, area.bottom - side - number * step_y, side, side)
        for number in range(size)
    )
