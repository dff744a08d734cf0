"""Where the arrow keys lead on the table: by rows, to everything, and never nowhere. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from desktop_app.session.component import Component


@dataclass(frozen=True, slots=True)
class Thing:
    """A stack, a die or the place of the bonus die, and the middle of it in pixels."""

    component: Component
    x: float
    y: float


def rows(things: Sequence[Thing]) -> list[list[Thing]]:
    """The things as they are read: a row for each row of cards, dice on a card after it; then the tray."""
    lying = {t.component.place[-1]: t for t in things if t.component.kind == "stack"}
    heights = sorted({round(t.y) for t in lying.values()})
    found: list[list[tuple[float, int, float, Thing]]] = [[] for _ in (*heights, "tray")]
    for thing in things:
        match thing.component.place:
            case ("plan", slot, int(number)) if slot in lying:
                card = lying[slot]
                found[heights.index(round(card.y))].append((card.x, 1 + number, thing.x, thing))
            case ("tray", *_):
                found[-1].append((thing.x, 0, 0.0, thing))
            case _ if heights:
                row = min(range(len(heights)), key=lambda n: abs(heights[n] - thing.y))
                found[row].append((thing.x, 0, 0.0, thing))
    return [[entry[-1] for entry in sorted(row, key=lambda e: e[:3])] for row in found if row]


def goal(things: Sequence[Thing], start: str, right: int, down: int) -> str:
    """The name of what an arrow key leads to.

    Left and right go on in the next row at the end of one, up and down at the other edge of the table. From
    nowhere: the first die of the tray, or the first thing while there are none; '' if there is nothing.
    """
    table = rows(things)
    order = [thing for row in table for thing in row]
    names = [thing.component.id for thing in order]
    if start not in names:
        return next((n for n, t in zip(names, order, strict=True) if t.component.place[0] == "tray"), "") or (
            names[0] if names else ""
        )
    if not down:
        return names[(names.index(start) + right) % len(names)]
    here = order[names.index(start)]
    row = next(number for number, row in enumerate(table) if here in row)
    return _below(table[(row + down) % len(table)], here.x)


def _below(row: Iterable[Thing], x: float) -> str:
    """What of a row is nearest to x; dice on cards are reached along the row."""
    return min(
        (thing for thing in row if thing.component.place[0] != "plan"), key=lambda thing: abs(thing.x - x)
    ).component.id
