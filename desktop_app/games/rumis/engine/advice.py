"""Why a placement is good, in codes that the table puts into a sentence.

The reason is one of
    only_move       there is no other
    last_stone      the colour is finished with it
    blocks          an opponent loses many places: seat, n (places lost), share (of those it had, in percent)
    covers          it lies on visible squares of opponents: n, seat (who loses most by it)
    gains           own visible squares more: n
    keeps_room      own stones that still find a place afterwards: n, of (stones then in hand)
    big_stone       a large stone goes while there is room: n (cubes)
"""

from __future__ import annotations

from typing import Final

from desktop_app.bots.bot import Advice

from .fastboard import OVER, FastBoard
from .state import Place

REASONS: Final = ("only_move", "last_stone", "blocks", "covers", "gains", "keeps_room", "big_stone")

AREA_REACH: Final = 1
"""Squares around the placement that the first step of a hint shows along with it."""

_Details = tuple[tuple[str, object], ...]


def advice_for(board: FastBoard, move: int, place: Place) -> Advice[Place]:
    """The hint for a legal move of a position.

    data holds the three steps of a hint: "area" ((x, y) squares around the place), "stone" (its id),
    "cells" (the place); and the details of the reason, as above.
    """
    reason, details = _reason(board, move)
    steps: _Details = (("area", _area(board, place)), ("stone", place.stone), ("cells", place.cells))
    return Advice(place, reason, steps + details)


def _area(board: FastBoard, place: Place) -> tuple[tuple[int, int], ...]:
    squares = {(x, y) for x, y, _ in place.cells}
    near = range(-AREA_REACH, AREA_REACH + 1)
    around = {(x + dx, y + dy) for x, y in squares for dx in near for dy in near}
    return tuple(square for square in board.geometry.columns if square in around)


def _reason(board: FastBoard, move: int) -> tuple[str, _Details]:
    colour = board.actor()
    if board.legal_set().bit_count() == 1:
        return "only_move", ()
    if board.left[colour] == 1:
        return "last_stone", ()
    after = board.copy()
    after.play(move)
    found = [
        _blocking(board, after, colour),
        _covering(board, after, colour),
        _gaining(board, after, colour),
        _keeping(after, colour),
    ]
    weight, reason, details = max(found, key=lambda entry: entry[0])
    if weight >= 1.0:
        return reason, details
    return "big_stone", (("n", len(board.geometry.placed[move])),)


def _blocking(board: FastBoard, after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    """Counts only opponents whose first stone lies already; all places of an opponent weigh 5."""
    worst: tuple[float, str, _Details] = (0.0, "blocks", ())
    for other in board.opponents(colour):
        before = board.possible(other)
        if not board.started(other) or not before:
            continue
        lost = before & ~after.possible(other)
        share = lost.bit_count() / before.bit_count()
        if 5.0 * share > worst[0]:
            worst = (
                5.0 * share,
                "blocks",
                (("seat", board.seat_of(other)), ("n", lost.bit_count()), ("share", round(100 * share))),
            )
    return worst


def _covering(board: FastBoard, after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    seen, then = board.visible(), after.visible()
    losses = {other: seen[other] - then[other] for other in board.opponents(colour)}
    total = sum(losses.values())
    if not total:
        return 0.0, "covers", ()
    victim = max(losses, key=lambda other: losses[other])
    return 1.4 * total, "covers", (("n", total), ("seat", board.seat_of(victim)))


def _gaining(board: FastBoard, after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    more = after.visible()[colour] - board.visible()[colour]
    return 0.8 * more, "gains", (("n", more),)


def _keeping(after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    """Weighs most near the end, when hardly any stone fits."""
    left = after.left[colour]
    fitting = len(after.stones_of(after.possible(colour))) if after.actor() != OVER else 0
    return (1.2 if left <= 5 and fitting == left else 0.0), "keeps_room", (("n", fitting), ("of", left))
