"""One door to everything that is painted on the table of Rollecate.

All functions paint with a QPainter into rectangles of logical pixels and keep the painter's state; those that
put something on the landscape take a point and `scale`, the pixels of a cell.
"""

from __future__ import annotations

from .cards import (
    CARD_RATIO,
    paint_card,
    paint_card_back,
    paint_pile_edges,
    paint_place,
    picture_rect,
    pile_depth,
)
from .dice import paint_wheel_die
from .land import LandTiles, paint_land
from .marks import paint_brackets, paint_frame, paint_target
from .plates import ENAMELS, LabelKind, enamel, label_width, paint_crossed, paint_label, paint_plate
from .track import paint_track, paint_value, plate_rect
from .train import chimney, lamp, paint_steam, paint_train
from .ways import point_at, track_path

__all__ = [
    "CARD_RATIO",
    "ENAMELS",
    "LabelKind",
    "LandTiles",
    "chimney",
    "enamel",
    "label_width",
    "lamp",
    "paint_brackets",
    "paint_card",
    "paint_card_back",
    "paint_crossed",
    "paint_frame",
    "paint_label",
    "paint_land",
    "paint_pile_edges",
    "paint_place",
    "paint_plate",
    "paint_steam",
    "paint_target",
    "paint_track",
    "paint_train",
    "paint_value",
    "paint_wheel_die",
    "picture_rect",
    "pile_depth",
    "plate_rect",
    "point_at",
    "track_path",
]
