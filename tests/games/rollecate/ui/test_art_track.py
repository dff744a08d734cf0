"""The railway: its middle line, pieces that join without a seam, and what has to be seen of each."""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QApplication

from desktop_app.games.rollecate.engine import geometry
from desktop_app.games.rollecate.ui import faces, ways
from desktop_app.games.rollecate.ui.track import GAUGE
from desktop_app.qt import fonts
from desktop_app.qt import theme as look
from tests.games.rollecate.ui.art_pictures import DARK, GRASS, LIGHT, differing, painted
from tests.qt.test_theme import APART, SIGHTS, ciede2000, lab, seen_by

WAYS = [(h, (h + turn) % 4) for h in range(4) for turn in (0, 1, 3)]
CELL = QRectF(40, 40, 80, 80)


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def track(
    kind: str, there: int, away: int, value: int = 1, theme: look.Theme = LIGHT, **marks: Any
) -> QImage:
    return painted(lambda p: faces.paint_track(p, CELL, kind, there, away, value, theme, **marks))


def _dense(line: QPolygonF) -> list[QPointF]:
    """Points close together on a polyline."""
    points = []
    for one, two in itertools.pairwise(line.toList()):
        count = max(round((two - one).manhattanLength() / 4), 1)
        points += [one + (two - one) * (n / count) for n in range(count + 1)]
    return points


def steely(colour: QColor) -> bool:
    """Bright and grey: the head of a rail."""
    return colour.lightness() > 165 and colour.saturation() < 45


# ---- the middle line ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "away"), WAYS)
def test_a_train_enters_and_leaves_in_the_middle_of_a_side(there: int, away: int) -> None:
    middle = QPointF(0.5, 0.5)
    for share, heading, sign in ((0.0, there, -0.5), (1.0, away, 0.5)):
        place, angle = ways.point_at(there, away, share)
        wanted = middle + ways.vector(heading) * sign
        assert (place - wanted).manhattanLength() < 1e-9
        ahead = ways.vector(heading)
        assert math.cos(math.radians(angle)) == pytest.approx(ahead.x(), abs=1e-9)
        assert math.sin(math.radians(angle)) == pytest.approx(ahead.y(), abs=1e-9)


@pytest.mark.parametrize(("there", "away"), WAYS)
def test_the_train_keeps_to_the_line_and_looks_along_it(there: int, away: int) -> None:
    steps = [ways.point_at(there, away, n / 50) for n in range(51)]
    line = ways.track_path(there, away).toSubpathPolygons(QTransform().scale(1000, 1000))[0]
    for place, _ in steps:
        nearest = min(math.hypot(p.x() - place.x() * 1000, p.y() - place.y() * 1000) for p in _dense(line))
        assert nearest < 3
    for (one, angle), (two, _) in itertools.pairwise(steps):
        move = two - one
        assert math.degrees(math.atan2(move.y(), move.x())) - angle == pytest.approx(0, abs=2) or (
            abs(math.degrees(math.atan2(move.y(), move.x())) - angle) == pytest.approx(360, abs=2)
        )
    walked = sum(math.hypot((b - a).x(), (b - a).y()) for (a, _), (b, _) in itertools.pairwise(steps))
    assert walked == pytest.approx(ways.length(there, away), rel=1e-3)


def test_a_train_goes_on_beyond_its_cell() -> None:
    assert ways.point_at(0, 1, 1.2)[0].x() == pytest.approx(0.5)
    assert ways.point_at(0, 1, 1.2)[0].y() < -0.1
    assert ways.point_at(2, 2, -0.5)[0].x() == pytest.approx(1.5)


def test_a_line_beside_the_middle_has_its_distance_all_along() -> None:
    for there, away in WAYS:
        for offset in (-GAUGE, GAUGE):
            beside = ways.track_path(there, away, offset)
            for n in range(11):
                place = beside.pointAtPercent(n / 10)
                if there == away:
                    across = ways.vector(ways.right(there))
                    out = QPointF.dotProduct(place - QPointF(0.5, 0.5), across)
                    assert out == pytest.approx(offset, abs=1e-6)
                else:
                    from_pivot = place - ways.pivot(there, away)
                    wanted = 0.5 + offset * ways.bend(there, away)
                    assert math.hypot(from_pivot.x(), from_pivot.y()) == pytest.approx(wanted, abs=2e-3)


def test_headings_are_those_of_the_rules() -> None:
    for heading in range(4):
        x, y = geometry.STEPS[heading]
        assert (ways.vector(heading).x(), ways.vector(heading).y()) == (x, -y)
        assert ways.left(heading) == geometry.turned(heading, "L")
        assert ways.right(heading) == geometry.turned(heading, "R")
        assert ways.bend(heading, geometry.turned(heading, "L")) == 1
        assert ways.bend(heading, geometry.turned(heading, "R")) == -1
        with pytest.raises(ValueError, match="back"):
            ways.track_path(heading, (heading + 2) % 4)


# ---- what is seen ------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("there", "away"), WAYS)
def test_both_rails_shine_where_the_train_runs(there: int, away: int, theme: look.Theme) -> None:
    image = track("straight" if there == away else "curve", there, away, theme=theme, plate=False)
    for offset in (-GAUGE, GAUGE):
        line = ways.track_path(there, away, offset)
        bright = 0
        for n in range(1, 20):
            at = line.pointAtPercent(n / 20) * 80 + CELL.topLeft()
            around = [
                image.pixelColor(round(at.x()) + dx, round(at.y()) + dy)
                for dx in (-2, -1, 0, 1)
                for dy in (-2, -1, 0, 1)
            ]
            bright += any(steely(colour) for colour in around)
        assert bright >= 17


@pytest.mark.parametrize("cell", [37.0, 64.0, 80.5])
def test_pieces_join_without_a_seam(cell: float) -> None:
    """Two straights side by side look at their joint as one does in its middle."""

    def both(painter: QPainter) -> None:
        for place in (0, 1):
            faces.paint_track(
                painter,
                QRectF(10.3 + place * cell, 20.4, cell, cell),
                "straight",
                0,
                0,
                1,
                LIGHT,
                plate=False,
            )

    image = painted(both, 200, 120)
    joint = round(10.3 + cell)
    for y in range(round(20.4 + cell * 0.28), round(20.4 + cell * 0.72)):
        at_joint = [image.pixelColor(x, y) for x in (joint - 1, joint)]
        assert all(colour != GRASS for colour in at_joint)
    for offset in (-GAUGE, GAUGE):
        height = round(20.4 + cell * (0.5 + offset))
        best = [
            max(image.pixelColor(x, height + d).lightness() for d in (-2, -1, 0, 1))
            for x in range(joint - 6, joint + 7)
        ]
        assert max(best) - min(best) < 40


def test_a_piece_stays_within_its_cell() -> None:
    for there, away in WAYS:
        image = track("straight" if there == away else "curve", there, away, lit=True, penalty=False)
        outside = [
            (x, y)
            for x in range(20, 140)
            for y in range(20, 140)
            if not CELL.adjusted(-1, -1, 1, 1).contains(x + 0.5, y + 0.5)
        ]
        changed = [point for point in outside if image.pixelColor(*point) != GRASS]
        assert all(
            CELL.adjusted(-10, -6, 12, 16).contains(*point) for point in changed
        )  # the post of its plate
        assert len(changed) < 160


def test_a_curve_covers_its_inner_corner_and_leaves_the_outer_one() -> None:
    for there, away in WAYS:
        if there == away:
            continue
        image = track("curve", there, away, plate=False)
        pivot = ways.pivot(there, away)
        on_line = CELL.topLeft() + (pivot + (QPointF(0.5, 0.5) - pivot) * (1 / math.sqrt(2))) * 80
        outer = CELL.topLeft() + (QPointF(1, 1) - pivot) * 80 * 0.9 + QPointF(4, 4)
        assert image.pixelColor(on_line.toPoint()) != GRASS
        assert image.pixelColor(outer.toPoint()) == GRASS


def test_broken_track_looks_broken() -> None:
    whole, broken = track("straight", 0, 0, plate=False), track("broken", 0, 0, plate=False)
    assert differing(whole, broken) > 1200
    for image, least, most in ((whole, 36, 40), (broken, 0, 30)):
        y = round(40 + 80 * (0.5 + GAUGE))
        seen = sum(any(steely(image.pixelColor(x, y + d)) for d in (-1, 0)) for x in range(62, 102))
        assert least <= seen <= most
    board = [broken.pixelColor(x, y) for x in range(80, 120) for y in range(40, 80)]
    assert sum(colour.red() > 190 and colour.green() < 90 for colour in board) > 60
    assert not any(
        c.red() > 190 and c.green() < 90
        for c in (whole.pixelColor(x, y) for x in range(160) for y in range(160))
    )


MARKS = ("lit", "ghost", "hinted", "penalty", "cursor", "dim")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_mark_can_be_told_from_every_other(theme: look.Theme) -> None:
    images = [
        track("curve", 0, 1, theme=theme),
        *(track("curve", 0, 1, theme=theme, **{mark: True}) for mark in MARKS),
    ]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 250


def test_a_penalty_is_red_and_a_ghost_lets_the_meadow_through() -> None:
    plain, taken = track("straight", 0, 0, plate=False), track("straight", 0, 0, plate=False, penalty=True)
    middle = [(x, y) for x in range(50, 110) for y in range(68, 92)]

    def mean(image: QImage) -> tuple[float, float]:
        colours = [image.pixelColor(*point) for point in middle]
        return sum(c.red() for c in colours) / len(colours), sum(c.green() for c in colours) / len(colours)

    assert mean(taken)[0] - mean(taken)[1] > mean(plain)[0] - mean(plain)[1] + 40
    ghost = track("straight", 0, 0, plate=False, ghost=True)
    near = sum(abs(ghost.pixelColor(*p).lightness() - GRASS.lightness()) for p in middle)
    assert near < sum(abs(plain.pixelColor(*p).lightness() - GRASS.lightness()) for p in middle) * 0.8


@pytest.mark.parametrize("kind", ["straight", "curve"])
def test_the_plate_stands_beside_the_rails(kind: str) -> None:
    for there, away in WAYS:
        if (there == away) != (kind == "straight"):
            continue
        plate = faces.plate_rect(CELL, there, away)
        assert CELL.adjusted(-8, -8, 8, 8).contains(plate)
        for offset in (-GAUGE, GAUGE):
            line = ways.track_path(there, away, offset)
            for n in range(21):
                assert not plate.contains(CELL.topLeft() + line.pointAtPercent(n / 20) * 80)


# ---- values ------------------------------------------------------------------------------------------


def test_values_differ_in_colour_for_every_sight() -> None:
    for sight in SIGHTS:
        seen = {value: lab(seen_by(sight, enamel.ground)) for value, enamel in faces.ENAMELS.items()}
        apart = {pair: ciede2000(seen[pair[0]], seen[pair[1]]) for pair in itertools.combinations(seen, 2)}
        assert min(apart.values()) >= APART, (sight, apart)


@pytest.mark.parametrize("value", range(1, 6))
def test_numbers_can_be_read_on_their_enamel(value: int) -> None:
    enamel = faces.enamel(value)
    assert look.contrast(enamel.ink, enamel.ground) >= 4.5
    assert look.contrast(enamel.line, "#FBF6E8") >= 4.5
    assert faces.enamel(value + 100) == faces.enamel(5)


@pytest.mark.parametrize("value", range(1, 6))
def test_the_rivets_count_the_value(value: int) -> None:
    image = painted(lambda p: faces.paint_plate(p, QRectF(20, 20, 120, 120), value, LIGHT, shadow=False))
    ink = QColor(faces.enamel(value).ink)
    y = round(20 + 120 * 0.795)
    row = [image.pixelColor(x, y) == ink for x in range(31, 130)]
    assert sum(not a and b for a, b in itertools.pairwise(row)) == value


@pytest.mark.parametrize("side", [14, 20, 40])
def test_plates_of_any_size_differ_and_hold_their_number(side: int) -> None:
    images = [
        painted(partial(faces.paint_plate, rect=QRectF(10, 10, side, side), value=value, theme=LIGHT), 60, 60)
        for value in range(1, 6)
    ]
    for value, image in enumerate(images, start=1):
        ink, ground = (
            look.luminance(shade) for shade in (faces.enamel(value).ink, faces.enamel(value).ground)
        )
        box = [image.pixelColor(x, y).name() for x in range(12, 8 + side) for y in range(12, 8 + side)]
        inked = sum(abs(look.luminance(shade) - ink) < abs(look.luminance(shade) - ground) for shade in box)
        assert 0.06 < inked / len(box) < 0.6
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > side * side * 0.3


def test_a_label_is_as_wide_as_its_text_and_kinds_differ() -> None:
    assert faces.label_width("12345678", 24) > faces.label_width("123", 24) > faces.label_width("", 24) == 24
    kinds: tuple[faces.LabelKind, ...] = ("plain", "dice", "steps", "good", "bad")
    images = [
        painted(partial(faces.paint_label, rect=QRectF(20, 20, 90, 30), text="3/4", theme=LIGHT, kind=k))
        for k in kinds
    ]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 900


def test_the_crossed_number_is_crossed_in_red() -> None:
    image = painted(lambda p: faces.paint_crossed(p, QRectF(20, 20, 120, 120), 3, LIGHT))
    along = [image.pixelColor(80 + d, 80 - d) for d in range(-30, 31)]
    assert all(colour.red() > 150 and colour.green() < 110 for colour in along)
    assert image.pixelColor(80, 32).lightness() > 220


def test_the_target_points_where_the_rails_lead() -> None:
    images = [painted(partial(faces.paint_target, rect=CELL, heading=h, theme=LIGHT)) for h in range(4)]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 200
    lengthwise = [sum(images[0].pixelColor(x, 80) != images[0].pixelColor(50, 60) for x in range(46, 114))]
    crosswise = [sum(images[0].pixelColor(80, y) != images[0].pixelColor(50, 60) for y in range(46, 114))]
    assert lengthwise[0] > crosswise[0]  # three tips along the way, one flank across it
