"""Why a placement is good, in codes that the table puts into a sentence.

The reason is one of these; most come with a "count":
    only         there is no other
    ruin         a stone of nobody, before the game begins
    lay_aside    none of the stones that can be taken off fits beyond the red line
    first        the first stone of the game
    last_stone   the colour is finished with it
    blocks       places that an opponent loses; also "seat", and "share" of those it had, in percent
    covers       visible squares of opponents it lies on; also the "seat" that loses most by it
    gains        own visible squares more than before
    keeps_room   places that the own remaining stones, all of which still fit, have afterwards
    big_stone    a large stone goes while there is room: its cubes
"""

from __future__ import annotations

from typing import Final

from desktop_app.bots.bot import Advice

from .fastboard import FastBoard
from .state import Place
from .stones import Cells

REASONS: Final = ("only", "first", "last_stone", "blocks", "covers", "gains", "keeps_room", "big_stone")
VARIANT_REASONS: Final = ("ruin", "lay_aside")
"""Those that only the variants know."""

AREA_REACH: Final = 1
"""Squares around the placement that the first step of a hint shows along with it."""

_Details = tuple[tuple[str, object], ...]


def advice_for(board: FastBoard, move: int, place: Place) -> Advice[Place]:
    """The hint for a legal move of a position.

    data holds the three steps of a hint: "area" (the ground cells around the place), "stone" (its id) and
    "cells" (the place); in the rebuild also "taken" (where the stone stands now); then the details of the
    reason, as above. A stone to be laid aside has no place: the area is around where it stands.
    """
    reason, details = _reason(board, move)
    taken = board.taken(move)
    area = _area(board, place.cells or taken)
    steps: _Details = (("area", area), ("stone", place.stone), ("cells", place.cells))
    if taken:
        steps += (("taken", taken),)
    return Advice(place, reason, steps + details)


def _area(board: FastBoard, cells: Cells) -> Cells:
    squares = {(x, y) for x, y, _ in cells}
    near = range(-AREA_REACH, AREA_REACH + 1)
    around = {(x + dx, y + dy) for x, y in squares for dx in near for dy in near}
    return tuple((x, y, 0) for x, y in board.geometry.columns if (x, y) in around)


def _reason(board: FastBoard, move: int) -> tuple[str, _Details]:
    colour = board.actor()
    if move >= len(board.geometry.placed):
        return "lay_aside", ()
    if board.legal_set().bit_count() == 1:
        return "only", ()
    if board.phase == "ruins":
        return "ruin", ()
    if not board.begun:
        return "first", ()
    carrying = board.phase == "rebuild"
    if board.left[colour] == 1 and not carrying:
        return "last_stone", ()
    after = board.copy()
    after.play(move)
    found = [
        _blocking(board, after, colour),
        _covering(board, after, colour),
        _gaining(board, after, colour),
    ]
    if not carrying:
        found.append(_keeping(after, colour))
    weight, reason, details = max(found, key=lambda entry: entry[0])
    if weight >= 1.0:
        return reason, details
    return "big_stone", (("count", len(board.geometry.placed[move])),)


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
                (("count", lost.bit_count()), ("seat", board.seat_of(other)), ("share", round(100 * share))),
            )
    return worst


def _covering(board: FastBoard, after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    seen, then = board.visible(), after.visible()
    losses = {other: seen[other] - then[other] for other in board.opponents(colour)}
    total = sum(losses.values())
    if not total:
        return 0.0, "covers", ()
    victim = max(losses, key=lambda other: losses[other])
    return 1.4 * total, "covers", (("count", total), ("seat", board.seat_of(victim)))


def _gaining(board: FastBoard, after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    more = after.visible()[colour] - board.visible()[colour]
    return 0.8 * more, "gains", (("count", more),)


def _keeping(after: FastBoard, colour: int) -> tuple[float, str, _Details]:
    """Weighs most near the end, when hardly any stone fits."""
    left = after.left[colour]
    places = after.possible(colour)
    all_fit = len(after.stones_of(places)) == left
    return (1.2 if left <= 5 and all_fit else 0.0), "keeps_room", (("count", places.bit_count()),)
