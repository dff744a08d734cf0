"""The places of pips: used by cards and dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

_LOW, _MID, _HIGH = 0.255, 0.5, 0.745
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
"""Where the pips of each face lie, as shares of the side from the upper left corner."""


def pip_places(rect: QRectF, face: int) -> tuple[QPointF, ...]:
    """The centres of the pips of a face that fills the rectangle."""
    return tuple(QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in PIPS[face])
