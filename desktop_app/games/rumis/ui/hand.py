"""A stone in the hand: which way it is turned and over which square it hovers. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Axis, Cells, recognise, stone_of, turn

from .ground import Ground, Why, rest


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where the held stone would lie, and the rule that refuses it there (None: it may lie there)."""

    cells: Cells
    refusal: Why | None


@dataclass(frozen=True, slots=True)
class Held:
    """A stone over the square (x, y): its anchor cube, the one nearest its middle, is above that square."""

    stone: str
    orientation: int
    x: int
    y: int

    @property
    def form(self) -> Cells:
        """The cells of the orientation, smallest coordinates 0."""
        known = stone_of(self.stone)
        assert known is not None
        return known.orientations[self.orientation]

    @property
    def anchor(self) -> tuple[int, int]:
        """Column and row of the anchor inside the orientation."""
        form = self.form
        middle_x = sum(x for x, _, _ in form) / len(form)
        middle_y = sum(y for _, y, _ in form) / len(form)
        squares = sorted({(x, y) for x, y, _ in form})
        return min(squares, key=lambda s: ((s[0] - middle_x) ** 2 + (s[1] - middle_y) ** 2, s))

    def turned(self, axis: Axis, direction: int) -> Held:
        """A quarter turn about an axis of the board, the anchor staying over its square."""
        known = stone_of(self.stone)
        assert known is not None
        return replace(self, orientation=turn(known, self.orientation, axis, direction))

    def over(self, x: int, y: int) -> Held:
        """The same stone over another square."""
        return replace(self, x=x, y=y)

    def ghost(self, ground: Ground) -> Ghost:
        """Where it comes to rest when lowered from here."""
        left, front = self.anchor
        cells = rest(ground.heights(self.stone), self.form, self.x - left, self.y - front)
        return Ghost(cells, ground.refusal(self.stone, cells))


def held_at(place: Place) -> Held:
    """The stone held exactly over a placement, which must have cells."""
    form = recognise(place.cells)
    assert form is not None
    held = Held(place.stone, form[1], 0, 0)
    left, front = held.anchor
    corner_x, corner_y = min(x for x, _, _ in place.cells), min(y for _, y, _ in place.cells)
    return held.over(corner_x + left, corner_y + front)


def taken_up(ground: Ground, stone: str, x: int, y: int) -> Held:
    """A stone just chosen: over the legal place nearest to the square; without any, over the square."""
    return min(
        (held_at(place) for place in ground.places(stone)),
        key=lambda h: ((h.x - x) ** 2 + (h.y - y) ** 2, h.orientation, h.y, h.x),
        default=Held(stone, 0, x, y),
    )


def start_square(ground: Ground) -> tuple[int, int]:
    """Where a stone is held at first: over the stone placed last, else over the middle of the footprint."""
    if ground.last is not None:
        x, y, _ = ground.last.cells[-1]
        return x, y
    squares = [(x, y) for y, row in enumerate(ground.caps) for x, cap in enumerate(row) if cap]
    middle_x = sum(x for x, _ in squares) / len(squares)
    middle_y = sum(y for _, y in squares) / len(squares)
    return min(squares, key=lambda s: (s[0] - middle_x) ** 2 + (s[1] - middle_y) ** 2)


def next_playable(ground: Ground, held: Held | None, direction: int) -> str | None:
    """The next (or previous) stone after the held one that has a place now; None if there is no other."""
    stones = ground.playable()
    if held is None or held.stone not in stones:
        return stones[0] if stones else None
    return stones[(stones.index(held.stone) + direction) % len(stones)] if len(stones) > 1 else None


def next_legal(ground: Ground, held: Held, direction: Literal[1, -1]) -> Held | None:
    """The next (or previous) place where the stone may lie, in a fixed round; None if there is none.

    The round goes square by square through the places of one orientation before it turns the stone.
    """
    places = [held_at(place) for place in ground.places(held.stone)]
    if direction > 0:
        return min(
            (h for h in places if _order(h) > _order(held)),
            key=_order,
            default=min(places, key=_order, default=None),
        )
    return max(
        (h for h in places if _order(h) < _order(held)),
        key=_order,
        default=max(places, key=_order, default=None),
    )


def _order(held: Held) -> tuple[int, int, int]:
    return held.orientation, held.y, held.x
