"""A small building to look at and to click on, and which of its faces can be seen, found by brute force."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.qt.gl3d.camera import Camera, Size
from desktop_app.qt.gl3d.scene import Caps, Cell, Scene3D, Solid, Vec, border_labels
from desktop_app.qt.gl3d.surface import NORMALS

RED, BLUE, YELLOW, GREEN = "#C8402F", "#2F6DB5", "#E3B23C", "#3E8E54"

CAPS: Caps = (
    (0, 3, 3, 3, 2),
    (2, 3, 4, 3, 2),
    (2, 3, 4, 3, 2),
    (2, 2, 3, 2, 0),
)

SOLIDS = (
    Solid("a", ((1, 0, 0), (2, 0, 0), (2, 0, 1)), RED, "R", 0),
    Solid("b", ((1, 1, 0), (1, 2, 0), (1, 2, 1)), BLUE, "B", 1),
    Solid("c", ((2, 1, 0), (2, 2, 0), (2, 1, 1), (2, 1, 2)), YELLOW, "Y", 2),
    Solid("d", ((3, 1, 0), (4, 1, 0)), GREEN, "G", 3),
    Solid("e", ((0, 3, 0), (1, 3, 0)), RED, "R", 0),
    Solid("f", ((3, 2, 0), (3, 3, 0), (2, 3, 0)), BLUE, "B", 1, last=True),
)

SCENE = Scene3D(CAPS, SOLIDS, labels=border_labels(CAPS))

CAMERAS = tuple(
    Camera(azimuth, elevation, perspective=perspective)
    for azimuth, elevation in ((28.0, 34.0), (-120.0, 20.0), (0.0, 90.0), (137.0, 55.0))
    for perspective in (True, False)
)


@dataclass(frozen=True)
class Seen:
    """A face that the eye sees, and the pixel of its centre."""

    cell: Cell
    normal: Cell
    x: float
    y: float


def visible_faces(scene: Scene3D, camera: Camera, size: Size) -> list[Seen]:
    """Every face, of stones and of bare squares, whose centre nothing hides: all cubes are tried."""
    cells = {cell for solid in scene.solids for cell in solid.cells}
    floor = [(x, y, -1) for y in range(scene.rows) for x in range(scene.cols)]
    faces = [(cell, normal) for cell in sorted(cells) for normal in NORMALS]
    faces += [(cell, (0, 0, 1)) for cell in floor]
    seen = []
    for cell, normal in faces:
        centre = tuple(cell[i] + 0.5 + normal[i] * 0.5 for i in range(3))
        point: Vec = (centre[0], centre[1], centre[2])
        to_eye = camera.back
        if camera.perspective:
            eye = camera.eye
            to_eye = (eye[0] - point[0], eye[1] - point[1], eye[2] - point[2])
        if sum(normal[i] * to_eye[i] for i in range(3)) <= 1e-6:
            continue
        if any(_hides(cube, point, to_eye) for cube in cells if cube != cell):
            continue
        seen.append(Seen(cell, normal, *camera.project(point, size)))
    return seen


def _hides(cube: Cell, point: Vec, direction: Vec) -> bool:
    """Whether the half line from a point meets a cube (by slabs)."""
    enter, leave = 1e-6, float("inf")
    for i in range(3):
        if abs(direction[i]) < 1e-12:
            if not cube[i] < point[i] < cube[i] + 1:
                return False
            continue
        a, b = sorted(((cube[i] - point[i]) / direction[i], (cube[i] + 1 - point[i]) / direction[i]))
        enter, leave = max(enter, a), min(leave, b)
    return enter < leave
