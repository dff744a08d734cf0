"""Which faces show, where a stone ends, how much sky a corner sees."""

from __future__ import annotations

from desktop_app.qt.gl3d.scene import Scene3D, Solid, border_labels
from desktop_app.qt.gl3d.surface import (
    FREE,
    GROOVE,
    INSIDE,
    NORMALS,
    TOP,
    US,
    VS,
    WALL,
    Face,
    column_heights,
    edge_direction,
    envelope,
    floor_faces,
    solid_faces,
)
from tests.qt.gl3d.samples import CAPS, SCENE

RIGHT_EDGE = 1


def top_of(solids: tuple[Solid, ...], cell: tuple[int, int, int]) -> Face:
    return next(f for f in solid_faces(solids) if f.cell == cell and f.direction == TOP)


def test_axes_of_every_face_give_its_normal() -> None:
    for u, v, n in zip(US, VS, NORMALS, strict=True):
        assert (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) == n


def test_a_lone_cube_shows_five_faces_with_free_edges_but_for_its_feet() -> None:
    faces = solid_faces((Solid("a", ((0, 0, 0),), "#ffffff"),))
    assert len(faces) == 5
    for face in faces:
        feet = [edge_direction(face.direction, e)[2] < 0 for e in range(4)]
        assert face.edges == tuple(WALL if foot else FREE for foot in feet)


def test_faces_between_cubes_are_left_out() -> None:
    count = len(solid_faces(SCENE.solids))
    cells = {c for s in SCENE.solids for c in s.cells}
    free = sum(
        (c[0] + n[0], c[1] + n[1], c[2] + n[2]) not in cells and c[2] + n[2] >= 0
        for c in cells
        for n in NORMALS
    )
    assert count == free


def test_an_edge_within_a_stone_is_no_edge_and_one_between_stones_is_a_groove() -> None:
    one = (Solid("a", ((0, 0, 0), (1, 0, 0)), "#ffffff"),)
    two = (Solid("a", ((0, 0, 0),), "#ffffff"), Solid("b", ((1, 0, 0),), "#ffffff"))
    assert top_of(one, (0, 0, 0)).edges[RIGHT_EDGE] == INSIDE
    assert top_of(two, (0, 0, 0)).edges[RIGHT_EDGE] == GROOVE


def test_a_step_of_the_same_stone_has_no_line_and_another_stones_wall_has() -> None:
    own = (Solid("a", ((0, 0, 0), (1, 0, 0), (1, 0, 1)), "#ffffff"),)
    other = (Solid("a", ((0, 0, 0), (1, 0, 0)), "#ffffff"), Solid("b", ((1, 0, 1),), "#ffffff"))
    assert top_of(own, (0, 0, 0)).edges[RIGHT_EDGE] == INSIDE
    assert top_of(other, (0, 0, 0)).edges[RIGHT_EDGE] == WALL


def test_the_inner_corner_of_an_l_is_notched() -> None:
    l_stone = (Solid("a", ((0, 0, 0), (1, 0, 0), (0, 1, 0)), "#ffffff"),)
    assert top_of(l_stone, (0, 0, 0)).corners == (False, False, True, False)


def test_walls_darken_the_corners_they_touch() -> None:
    solids = (Solid("a", ((0, 0, 0), (1, 0, 0), (1, 0, 1)), "#ffffff"),)
    assert top_of(solids, (0, 0, 0)).ao == (0, 1, 1, 0)
    corner = (Solid("a", ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 1, 0), (0, 1, 1)), "#ffffff"),)
    assert top_of(corner, (0, 0, 0)).ao == (0, 1, 3, 1)


def test_each_stone_wears_its_letter_once_on_a_visible_top() -> None:
    marked = [f for f in solid_faces(SCENE.solids) if f.marked]
    assert sorted(f.solid for f in marked) == list(range(len(SCENE.solids)))
    assert all(f.direction == TOP for f in marked)


def test_bare_squares_are_those_inside_and_not_built_on() -> None:
    heights = column_heights(SCENE.solids)
    bare = {f.cell[:2] for f in floor_faces(CAPS, heights)}
    built = {square for square, _ in heights}
    inside = {(x, y) for y, row in enumerate(CAPS) for x, cap in enumerate(row) if cap}
    assert bare == inside - built
    assert dict(heights)[(2, 1)] == 3


def test_the_envelope_reaches_every_limit() -> None:
    tops = {f.cell for f in envelope(CAPS) if f.direction == TOP}
    assert tops == {(x, y, cap - 1) for y, row in enumerate(CAPS) for x, cap in enumerate(row) if cap}


def test_scene_answers_about_columns_and_limits() -> None:
    assert SCENE.column_height(2, 1) == 3
    assert SCENE.column_height(4, 0) == 0
    assert SCENE.cap(-1, 0) == 0
    assert SCENE.top == 4
    assert SCENE.owners()[(2, 0, 1)] == 0
    assert [label.text for label in border_labels(CAPS)] == [*"abcde", *"1234"]
    assert Scene3D(CAPS).moved("nobody", 1.0) == Scene3D(CAPS)
