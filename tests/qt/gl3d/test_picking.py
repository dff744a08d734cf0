"""The voxel walk against brute force, and at its borders."""

from __future__ import annotations

import pytest

from desktop_app.qt.gl3d.camera import Camera, Ray, fitted
from desktop_app.qt.gl3d.picking import APRON, Hit, pick, walk
from desktop_app.qt.gl3d.scene import Scene3D, Solid
from tests.qt.gl3d.samples import CAMERAS, CAPS, SCENE, visible_faces

SIZE = (640.0, 480.0)


@pytest.mark.parametrize("camera", CAMERAS)
def test_every_visible_face_is_hit_at_its_centre(camera: Camera) -> None:
    camera = fitted(camera, CAPS, SIZE)
    seen = visible_faces(SCENE, camera, SIZE)
    assert len(seen) > 14
    for face in seen:
        hit = pick(SCENE, camera, face.x, face.y, SIZE)
        assert hit == Hit(face.cell, face.normal, face.cell[:2])


def test_the_floor_reaches_beyond_the_board_so_that_a_place_outside_can_be_named() -> None:
    camera = fitted(Camera(0, 90, perspective=False), CAPS, SIZE)
    outside = pick(SCENE, camera, *camera.project((-0.5, 1.5, 0.0), SIZE), SIZE)
    assert outside is not None
    assert outside.floor
    assert outside.column == (-1, 1)
    assert SCENE.cap(*outside.column) == 0


def test_far_beside_the_board_and_in_the_sky_there_is_nothing() -> None:
    camera = fitted(Camera(0, 20), CAPS, SIZE)
    assert pick(SCENE, camera, 320, 1, SIZE) is None
    far = camera.project((5.0 + APRON + 0.5, 2.0, 0.0), SIZE)
    assert pick(SCENE, camera, *far, SIZE) is None


def test_the_cell_before_a_face_is_above_a_top_and_beside_a_side() -> None:
    assert Hit((1, 2, 3), (0, 0, 1), (1, 2)).front == (1, 2, 4)
    assert Hit((1, 2, 3), (-1, 0, 0), (1, 2)).front == (0, 2, 3)
    assert Hit((1, 2, -1), (0, 0, 1), (1, 2)).front == (1, 2, 0)


def test_the_ghost_is_never_hit() -> None:
    ghost = Solid("ghost", ((0, 0, 0),), "#ffffff")
    scene = Scene3D(((2,),), ghost=ghost)
    camera = fitted(Camera(0, 90), scene.caps, SIZE)
    hit = pick(scene, camera, 320, 240, SIZE)
    assert hit is not None
    assert hit.floor


def test_a_ray_that_starts_inside_the_building_goes_on_from_there() -> None:
    hit = walk(Ray((0.5, 0.5, 1.5), (0.0, 0.0, -1.0)), {(0, 0, 0)}, (1, 1, 3))
    assert hit == Hit((0, 0, 0), (0, 0, 1), (0, 0))


def test_a_level_ray_hits_a_side_or_passes() -> None:
    ray = Ray((-50.0, 0.5, 0.5), (1.0, 0.0, 0.0))
    assert walk(ray, {(2, 0, 0)}, (4, 1, 1)) == Hit((2, 0, 0), (-1, 0, 0), (2, 0))
    assert walk(ray, set(), (4, 1, 1)) is None
    assert walk(Ray((-50.0, 0.5, 9.0), (1.0, 0.0, 0.0)), {(2, 0, 0)}, (4, 1, 1)) is None
