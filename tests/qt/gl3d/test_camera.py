"""The orbit camera: projection and ray are inverse, presets fit the board, limits hold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.qt.gl3d.camera import (
    MAX_ELEVATION,
    MIN_ELEVATION,
    Camera,
    clamped,
    fitted,
    footprint_corners,
    home_view,
    reach_of,
    side_view,
    top_view,
)
from desktop_app.qt.gl3d.scene import Caps, Vec
from tests.qt.gl3d.samples import CAMERAS, CAPS

SIZES = ((640.0, 480.0), (1600.0, 500.0), (300.0, 900.0), (100.0, 80.0))
TOWER: Caps = tuple((8,) * 5 for _ in range(4))
FLAT: Caps = tuple((1,) * 8 for _ in range(8))


@pytest.mark.parametrize("camera", CAMERAS)
def test_the_ray_through_a_points_pixel_meets_the_point(camera: Camera) -> None:
    camera = fitted(camera, CAPS, (640.0, 480.0))
    for point in ((0.0, 0.0, 0.0), (5.0, 4.0, 0.0), (2.5, 1.5, 3.0)):
        ray = camera.ray(*camera.project(point, (640.0, 480.0)), (640.0, 480.0))
        to = tuple(point[i] - ray.start[i] for i in range(3))
        along = sum(to[i] * ray.direction[i] for i in range(3))
        off = sum((to[i] - along * ray.direction[i]) ** 2 for i in range(3)) ** 0.5
        assert along > 0
        assert off < 1e-6


@pytest.mark.parametrize("camera", CAMERAS)
def test_matrices_give_the_same_pixel_as_project(camera: Camera) -> None:
    size = (640.0, 480.0)
    camera = fitted(camera, CAPS, size)
    for point in footprint_corners(CAPS):
        eye = _times(camera.view_matrix(), (*point, 1.0))
        clip = _times(camera.projection_matrix(size, reach_of(CAPS)), eye)
        x, y, z = (clip[i] / clip[3] for i in range(3))
        assert ((x + 1) * 320, (1 - y) * 240) == pytest.approx(camera.project(point, size), abs=1e-6)
        assert -1 < z < 1


@pytest.mark.parametrize("caps", [CAPS, TOWER, FLAT, ((1,),)])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("perspective", [True, False])
def test_every_preset_shows_the_whole_board_and_fills_the_view(
    caps: Caps, size: tuple[float, float], perspective: bool
) -> None:
    start = Camera(perspective=perspective)
    views = [home_view(start, caps, size), top_view(start, caps, size)]
    views += [side_view(start, side, caps, size) for side in range(4)]
    for camera in views:
        pixels = [camera.project(point, size) for point in footprint_corners(caps)]
        xs, ys = [p[0] for p in pixels], [p[1] for p in pixels]
        assert min(xs) >= 0
        assert max(xs) <= size[0]
        assert min(ys) >= 0
        assert max(ys) <= size[1]
        assert max((max(xs) - min(xs)) / size[0], (max(ys) - min(ys)) / size[1]) > 0.75


def test_home_looks_from_the_front_with_columns_to_the_right() -> None:
    size = (640.0, 480.0)
    camera = home_view(Camera(), CAPS, size)
    origin, right = camera.project((0.0, 0.0, 0.0), size), camera.project((1.0, 0.0, 0.0), size)
    front, up = camera.project((0.0, 1.0, 0.0), size), camera.project((0.0, 0.0, 1.0), size)
    assert right[0] > origin[0]
    assert front[1] > origin[1]
    assert up[1] < origin[1]
    assert up[0] == pytest.approx(origin[0], abs=12)


def test_top_view_is_a_plan_with_the_first_row_at_the_top() -> None:
    size = (640.0, 480.0)
    camera = top_view(Camera(), FLAT, size)
    a, b = camera.project((0.0, 0.0, 0.0), size), camera.project((8.0, 8.0, 5.0), size)
    assert a[0] < b[0]
    assert a[1] < b[1]
    assert b[0] - a[0] == pytest.approx(b[1] - a[1])


@pytest.mark.parametrize("perspective", [True, False])
def test_towers_do_not_lean_in_the_plan(perspective: bool) -> None:
    """From above, the tops of high towers leaned outwards over the board's edge and hid its squares."""
    size = (1012.0, 523.0)
    camera = top_view(Camera(perspective=perspective), TOWER, size)
    for foot in ((0.0, 0.0, 0.0), (5.0, 0.0, 0.0), (5.0, 4.0, 0.0)):
        top = (foot[0], foot[1], 8.0)
        assert camera.project(foot, size) == pytest.approx(camera.project(top, size), abs=1e-6)
    assert home_view(camera, TOWER, size).seen_in(perspective=True).perspective


def test_sides_look_at_four_different_faces() -> None:
    normals: list[Vec] = [(0, 1, 0), (1, 0, 0), (0, -1, 0), (-1, 0, 0)]
    for side, normal in enumerate(normals):
        back = side_view(Camera(), side, CAPS, (640.0, 480.0)).back
        assert sum(back[i] * normal[i] for i in range(3)) > 0.9


def test_orbit_stops_at_the_top_and_above_the_ground() -> None:
    assert Camera().orbited(0, 500).elevation == MAX_ELEVATION
    assert Camera().orbited(0, -500).elevation == MIN_ELEVATION
    assert Camera(azimuth=170).orbited(20, 0).azimuth == pytest.approx(-170)


def test_clamps_keep_the_board_in_reach() -> None:
    size = (640.0, 480.0)
    home = home_view(Camera(), CAPS, size)
    near = clamped(replace(home, distance=0.001, centre=(99.0, -99.0, 99.0)), CAPS, size)
    far = clamped(replace(home, distance=1e6), CAPS, size)
    assert near.centre == (6.0, -1.0, 5.0)
    assert 0.1 * home.distance < near.distance < 0.3 * home.distance
    assert far.distance < 3 * home.distance


def test_panning_follows_the_pointer() -> None:
    size = (640.0, 480.0)
    camera = replace(home_view(Camera(), CAPS, size), perspective=False)
    before, after = (
        camera.project((2.0, 2.0, 0.0), size),
        camera.panned(30, -20, size).project((2.0, 2.0, 0.0), size),
    )
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((30, -20))


def test_both_projections_have_the_same_scale_at_the_centre() -> None:
    size = (640.0, 480.0)
    camera = home_view(Camera(), CAPS, size)
    near = tuple(camera.centre[i] + camera.right[i] * 1e-3 for i in range(3))
    point = (near[0], near[1], near[2])
    flat = replace(camera, perspective=False)
    assert camera.project(point, size) == pytest.approx(flat.project(point, size))


def _times(matrix: tuple[float, ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(matrix[4 * i + j] * vector[j] for j in range(4)) for i in range(4))
