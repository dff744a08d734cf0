"""What the painter's view keeps of a picture while a stone hovers looks like a fresh drawing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.qt.gl3d.scene import Scene3D, Solid
from desktop_app.qt.gl3d.surroundings import DARK
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import GREEN, RED, SCENE
from tests.qt.gl3d.test_pictures import picture

LYING = Solid("ghost", ((4, 2, 0), (4, 2, 1)), GREEN)
HANGING = Solid("ghost", ((4, 2, 2), (3, 0, 3)), GREEN)


@pytest.mark.parametrize(
    "scenes",
    [
        (replace(SCENE, ghost=LYING), SCENE),
        (SCENE, replace(SCENE, ghost=LYING)),
        (replace(SCENE, ghost=HANGING), replace(SCENE, ghost=LYING)),
        (replace(SCENE, ghost=LYING), replace(SCENE, ghost=HANGING)),
        (replace(SCENE, ghost=LYING), replace(SCENE, ghost=LYING, ghost_ok=False, bad_cells=LYING.cells)),
        (SCENE, replace(SCENE, cursor=(2, 1, 3))),
        (SCENE, replace(SCENE, show_caps=True)),
        (replace(SCENE, show_caps=True, ghost=LYING), replace(SCENE, ghost=LYING)),
        (SCENE, replace(SCENE, lit=((4, 2),))),
        (SCENE, SCENE.moved("c", 1.0)),
        (SCENE.moved("c", 1.0), SCENE),
        (SCENE, replace(SCENE, solids=(*SCENE.solids, Solid("new", ((4, 2, 0),), RED)))),
        (SCENE, replace(SCENE, solids=tuple(replace(s, glow=True) for s in SCENE.solids))),
    ],
)
def test_the_second_scene_looks_as_if_it_were_the_first(
    scenes: tuple[Scene3D, Scene3D], make_view: MakeView
) -> None:
    view = make_view("painter", scenes[0])
    picture(view)
    view.set_scene(scenes[1])
    assert picture(view) == picture(make_view("painter", scenes[1]))


def test_turning_and_the_theme_are_seen_at_once(make_view: MakeView) -> None:
    view, other = make_view("painter", SCENE), make_view("painter", SCENE)
    first = picture(view)
    for seen in (view, other):
        seen.orbit(30, 5)
    assert picture(view) == picture(other) != first
    view.set_surroundings(DARK)
    assert picture(view) != picture(other)
