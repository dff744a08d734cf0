"""Flights as functions of time, places under the pointer, the way of the arrow keys, arrangements."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop_app.qt.scene2d.layouts import fan_spots, grid_spots
from desktop_app.qt.scene2d.navigation import neighbour
from desktop_app.qt.scene2d.spot import Flight, Motion, MotionKind, Spot

HERE, THERE = Spot(0, 0, 40, 60), Spot(100, 50, 80, 120, z=3.0, rotation=20.0)


def flight(kind: MotionKind, start: Spot = HERE, end: Spot = THERE, *, turns: int = 1) -> Flight:
    return Flight(Motion(kind, turns=turns), start, end, began=1000.0, duration=200.0)


@pytest.mark.parametrize("kind", [MotionKind.SLIDE, MotionKind.FLIP, MotionKind.FADE])
def test_a_flight_begins_where_it_starts_and_ends_exactly_on_its_spot(kind: MotionKind) -> None:
    on_its_way = flight(kind)
    before, after = on_its_way.at(0.0), on_its_way.at(1200.0)
    assert (before.spot.x, before.spot.y, before.spot.width) == (0, 0, 40)
    assert after.spot == THERE
    assert after.swapped
    assert after.squeeze == pytest.approx(1.0)
    assert not on_its_way.begun(1000.0)
    assert on_its_way.begun(1001.0)
    assert on_its_way.over(1200.0)
    assert not on_its_way.over(1199.0)


def test_a_slide_is_fast_at_first() -> None:
    half = flight(MotionKind.SLIDE).at(1100.0).spot
    assert half.x == pytest.approx(87.5)
    assert half.z == 3.0


def test_a_flip_changes_its_face_when_it_is_thinnest() -> None:
    poses = [flight(MotionKind.FLIP).at(1000.0 + step) for step in range(201)]
    first_new = next(number for number, pose in enumerate(poses) if pose.swapped)
    thinnest = min(range(201), key=lambda number: poses[number].squeeze)
    assert abs(first_new - thinnest) <= 1
    assert not poses[0].swapped


def test_a_tumble_rolls_whole_turns_and_grows_in_between() -> None:
    roll = flight(MotionKind.TUMBLE, turns=2)
    assert roll.at(1200.0).spot.rotation == pytest.approx(20.0 + 720.0)
    assert roll.at(1040.0).grown > 1.1
    assert roll.at(1200.0).grown == pytest.approx(1.0)
    assert [roll.at(now).phase for now in (900.0, 1200.0)] == [0.0, 1.0]


def test_a_fade_vanishes_here_and_appears_there() -> None:
    fade = flight(MotionKind.FADE)
    assert (fade.at(1050.0).spot.x, fade.at(1050.0).spot.opacity, fade.at(1050.0).swapped) == (0, 0.5, False)
    assert (fade.at(1150.0).spot.x, fade.at(1150.0).spot.opacity, fade.at(1150.0).swapped) == (100, 0.5, True)


def test_a_flight_of_no_length_is_over_at_once() -> None:
    jump = Flight(Motion(MotionKind.SLIDE, 0.0), HERE, THERE, 5.0, 0.0)
    assert jump.over(5.0)
    assert jump.at(5.0).spot == THERE


def test_a_turned_thing_is_hit_where_it_is_seen() -> None:
    lying = Spot(100, 100, 20, 80, rotation=90.0)
    assert lying.distance(135, 100) == 0
    assert lying.distance(100, 135) == pytest.approx(25)
    tilted = Spot(0, 0, 20, 20, rotation=45.0)
    assert tilted.distance(13, 0) == 0
    assert tilted.distance(9, 9) > 0


def test_arrow_keys_reach_everything_in_a_raster() -> None:
    spots = {f"{x}{y}": Spot(x * 70 + y * 9, y * 90, 60, 80) for x in range(6) for y in range(4)}
    seen, todo = {"00"}, ["00"]
    while todo:
        here = todo.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = neighbour(spots, here, *way)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == set(spots)
    assert neighbour(spots, "22", 1, 0) == "32"
    assert neighbour(spots, "22", 0, -1) == "21"
    assert neighbour(spots, "50", 1, 0) is None


def test_a_raster_lies_in_the_middle_and_shrinks_to_fit() -> None:
    area = QRectF(100, 50, 400, 300)
    wide = grid_spots(area, 5, 3, QSizeF(60, 90), 10)
    assert [spot.x for spot in wide] == [230, 300, 370, 230, 300]
    assert [spot.y for spot in wide] == [150, 150, 150, 250, 250]
    small = grid_spots(area, 30, 10, QSizeF(60, 90), 10)
    assert small[0].x - small[0].width / 2 == pytest.approx(100)
    assert small[9].x + small[9].width / 2 == pytest.approx(500)
    assert small[0].height / small[0].width == pytest.approx(1.5)
    assert grid_spots(area, 0, 3, QSizeF(60, 90), 10) == []


@pytest.mark.parametrize("bend", [0.0, 14.0])
def test_a_hand_never_needs_more_room_than_it_has(bend: float) -> None:
    card = QSizeF(80, 120)
    few = fan_spots(QPointF(300, 400), 3, card, 500, gap=6, bend=bend)
    assert few[1] == Spot(300, 400, 80, 120, z=1.0)
    assert few[2].x - few[0].x == pytest.approx(2 * 86)
    many = fan_spots(QPointF(300, 400), 15, card, 500, gap=6, bend=bend)
    assert many[0].x - 40 == pytest.approx(50)
    assert many[-1].x + 40 == pytest.approx(550)
    assert [spot.z for spot in many] == sorted(spot.z for spot in many)
    assert (many[0].rotation, many[-1].rotation) == (-bend, bend)
    assert (many[0].y > many[7].y) == bool(bend)
    assert fan_spots(QPointF(300, 400), 1, card, 500, bend=bend) == [Spot(300, 400, 80, 120)]
    assert fan_spots(QPointF(300, 400), 0, card, 500) == []
