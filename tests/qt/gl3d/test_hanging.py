"""Where a ghost that hangs in the air would come down."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.qt.gl3d.hanging import Patch, Plumb, footprint, plumbs
from desktop_app.qt.gl3d.scene import Scene3D, Solid
from tests.qt.gl3d.samples import BLUE, CAPS, RED

LOW = Solid("low", ((2, 2, 0),), BLUE)
EMPTY = Scene3D(CAPS, (LOW,))


def over(*cells: tuple[int, int, int]) -> Scene3D:
    return replace(EMPTY, ghost=Solid("ghost", cells, RED))


def test_a_ghost_that_lies_on_something_throws_nothing() -> None:
    for scene in (EMPTY, over((2, 2, 1)), over((3, 2, 0), (3, 2, 1)), over((2, 2, 0))):
        assert footprint(scene) == ()
        assert plumbs(scene) == ()


def test_beside_the_board_there_is_nothing_to_fall_on() -> None:
    assert footprint(over((0, 0, 2), (-1, 2, 2), (7, 2, 2))) == ()


def test_the_footprint_lies_on_the_highest_thing_below() -> None:
    scene = over((2, 2, 3), (3, 2, 3), (3, 2, 2), (2, 1, 3))
    assert footprint(scene) == (
        Patch((2, 1), 0, (False, False, False, False)),
        Patch((2, 2), 1, (False, False, False, False)),
        Patch((3, 2), 0, (False, False, False, False)),
    )
    ceiling = replace(scene, solids=(LOW, Solid("above", ((2, 2, 5),), BLUE)))
    assert footprint(ceiling)[1].level == 1


def test_parts_of_one_footprint_join() -> None:
    left, right = footprint(over((3, 1, 2), (4, 1, 2)))
    assert left.joined == (False, True, False, False)
    assert right.joined == (False, False, False, True)
    assert left.sheet(0.1) == (3.1, 1.1, 4.0, 1.9)


def test_plumb_lines_hang_from_the_corners_only() -> None:
    corners = [(line.x, line.y) for line in plumbs(over((3, 1, 2), (4, 1, 2)))]
    assert corners == [(3, 1), (3, 2), (5, 1), (5, 2)]
    steps = plumbs(over((2, 2, 3), (3, 2, 2)))
    assert Plumb(2, 2, 1, 3) in steps
    assert Plumb(3, 2, 0, 2) in steps
    square = plumbs(over((1, 1, 2), (2, 1, 2), (1, 2, 2), (2, 2, 2)))
    assert Plumb(2, 2, 0, 2) in square, "the ground below is not level"
