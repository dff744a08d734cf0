"""Rectangles in pixels. Pure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def around(self, x: float, y: float) -> Box:
        """The same size with its middle at that point."""
        return Box(x - self.w / 2, y - self.h / 2, self.w, self.h)

    def inset(self, by: float) -> Box:
        """Smaller by so much on every side."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: Box) -> bool:
        """Whether the other one lies inside, up to rounding."""
        near = 0.01
        return (
            self.x <= other.x + near
            and self.y <= other.y + near
            and other.right <= self.right + near
            and other.bottom <= self.bottom + near
        )

    def meets(self, other: Box) -> bool:
        """Whether the two share an area, up to rounding."""
        near = 0.01
        return (
            self.x + near < other.right
            and other.x + near < self.right
            and self.y + near < other.bottom
            and other.y + near < self.bottom
        )
