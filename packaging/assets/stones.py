"""Draw piles of polycube stones as SVG: light from the upper left, an outline only where a stone ends.

Corners are (x, y, z) in cubes: x runs to the lower right of the picture, y to the lower left, z up. The viewer sees
the faces towards +x ("right"), +y ("left") and +z ("top").
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

Cube = tuple[int, int, int]
Point = tuple[float, float]

STEPS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
# The corners of each face, and for each edge (corner i to i+1) the step to the neighbour in the same plane.
FACES: dict[str, tuple[tuple[Cube, Cube, Cube, Cube], tuple[Cube, Cube, Cube, Cube], Cube]] = {
    "top": (
        ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)),
        ((0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0)),
        (0, 0, 1),
    ),
    "left": (
        ((0, 1, 1), (1, 1, 1), (1, 1, 0), (0, 1, 0)),
        ((0, 0, 1), (1, 0, 0), (0, 0, -1), (-1, 0, 0)),
        (0, 1, 0),
    ),
    "right": (
        ((1, 1, 1), (1, 0, 1), (1, 0, 0), (1, 1, 0)),
        ((0, 0, 1), (0, -1, 0), (0, 0, -1), (0, 1, 0)),
        (1, 0, 0),
    ),
}
# Per colour: top, left and right face, the lit edge and the dark joint.
PAINT: dict[str, tuple[str, str, str, str, str]] = {
    "red": ("#E0694F", "#C2432F", "#8C2B24", "#F7A588", "#4B1512"),
    "blue": ("#6CA0DA", "#3A77BF", "#255089", "#B2D1F2", "#142B4F"),
    "yellow": ("#F6D077", "#E3AE3A", "#AE7A22", "#FFEDBB", "#5B3B0C"),
    "green": ("#7FC08D", "#4E9C63", "#2F6B45", "#BDE5C4", "#15371F"),
    "grey": ("#C9BBA6", "#A3947F", "#6E6254", "#E6DCCB", "#3A322A"),
}


@dataclass(frozen=True, slots=True)
class View:
    """Where the origin lies in the picture and how large a cube is drawn: half its width, depth and its height."""

    x: float
    y: float
    half: float
    depth: float
    height: float

    def at(self, x: float, y: float, z: float) -> Point:
        return self.x + (x - y) * self.half, self.y + (x + y) * self.depth - z * self.height


def polygon(points: Iterable[Point], fill: str, *, opacity: float = 1.0, stroke: str = "") -> str:
    """A filled SVG polygon; `stroke` closes the hair lines between neighbours."""
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    more = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    if stroke:
        more += f' stroke="{stroke}" stroke-width="0.8" stroke-linejoin="round"'
    return f'<polygon points="{corners}" fill="{fill}"{more}/>'


def line(start: Point, end: Point, colour: str, width: float, *, opacity: float = 1.0) -> str:
    """A line with round ends."""
    return (
        f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" stroke="{colour}"'
        f' stroke-width="{width:g}" stroke-linecap="round" stroke-opacity="{opacity:g}"/>'
    )


def add(cube: Cube, step: Cube) -> Cube:
    return cube[0] + step[0], cube[1] + step[1], cube[2] + step[2]


def partition(heights: list[list[int]], colours: tuple[str, ...], seed: int) -> dict[Cube, tuple[int, str]]:
    """Cut a pile into stones of three or four cubes: cube -> (number of its stone, colour)."""
    random = Random(seed)
    free = {(x, y, z) for x, row in enumerate(heights) for y, high in enumerate(row) for z in range(high)}
    pile: dict[Cube, tuple[int, str]] = {}
    for number, cube in enumerate(sorted(free, key=lambda c: (-c[0] - c[1] - c[2], c))):
        if cube not in free:
            continue
        stone = [cube]
        size = random.choice((3, 4, 4, 5))
        while len(stone) < size:
            edge = [n for c in stone for step in STEPS if (n := add(c, step)) in free and n not in stone]
            if not edge:
                break
            stone.append(random.choice(edge))
        near = {pile[n][1] for c in stone for step in STEPS if (n := add(c, step)) in pile}
        choice = [colour for colour in colours if colour not in near] or list(colours)
        counts = {colour: sum(1 for _, other in pile.values() if other == colour) for colour in choice}
        colour = min(choice, key=lambda c: counts[c] + random.random() * 6)
        if len(stone) < 3 and near:  # a leftover joins a neighbour, so that no crumbs are left
            mates = [pile[n] for c in stone for step in STEPS if (n := add(c, step)) in pile]
            joined, colour = random.choice(mates)
            pile.update(dict.fromkeys(stone, (joined, colour)))
        else:
            pile.update(dict.fromkeys(stone, (number, colour)))
        free -= set(stone)
    return pile


def draw(
    pile: Mapping[Cube, tuple[int, str]], view: View, *, line_width: float = 2.2, seed: int = 5
) -> list[str]:
    """The pile from back to front as SVG elements; needs the gradients of `gradients`."""
    random = Random(seed)
    result: list[str] = []
    for cube in sorted(pile, key=lambda c: (c[0] + c[1] + c[2], c[2], c[0])):
        for face in ("left", "right", "top"):
            if add(cube, FACES[face][2]) not in pile:
                result += _face(pile, view, cube, face, line_width, random)
    return result


def _face(
    pile: Mapping[Cube, tuple[int, str]], view: View, cube: Cube, face: str, width: float, random: Random
) -> list[str]:
    corners, steps, out = FACES[face]
    number, colour = pile[cube]
    points = [view.at(*add(cube, corner)) for corner in corners]
    fill = f"url(#{colour}-{face})"
    shade = dict(zip(("top", "left", "right"), PAINT[colour][:3], strict=True))[face]
    result = [polygon(points, fill, stroke=shade), *_grain(points, face, random)]
    if (
        face == "top" and add(add(cube, (0, 1, 0)), out) in pile
    ):  # a neighbour to the left keeps the light away
        result.append(polygon(_part(points, 3, 0.62), "#1B0F0A", opacity=0.30))
    if face == "top" and add(add(cube, (0, -1, 0)), out) in pile:
        result.append(polygon(_part(points, 1, 0.2), "#1B0F0A", opacity=0.16))
    if face == "right" and add(add(cube, (0, 1, 0)), out) in pile:
        result.append(polygon(_part(points, 4, 0.45), "#1B0F0A", opacity=0.28))
    if face != "top" and (cube[2] == 0 or add(add(cube, (0, 0, -1)), out) in pile):
        result.append(polygon(_part(points, 2, 0.22), "#1B0F0A", opacity=0.22))
    for index, step in enumerate(steps):
        start, end = points[index], points[(index + 1) % 4]
        beside = add(cube, step)
        same = pile.get(beside, (-1, ""))[0] == number and add(beside, out) not in pile
        covered = pile.get(add(beside, out), (-1, ""))[0]
        if same:
            continue
        ridge = beside not in pile and covered < 0
        if ridge and (face, index) in {("top", 1), ("top", 2), ("left", 1)}:
            result.append(line(start, end, PAINT[colour][3], width * 0.9, opacity=0.85))
        elif ridge and face == "top":
            result.append(line(start, end, PAINT[colour][3], width * 0.6, opacity=0.6))
        elif covered != number:
            result.append(line(start, end, PAINT[colour][4], width, opacity=0.8))
    return result


def _part(points: list[Point], edge: int, share: float) -> list[Point]:
    """The strip of a face along one of its edges (1..4 = corner 0-1, 3-2, 3-0 for tops, 0-3 for sides)."""
    a, b, c, d = points
    pairs = {1: ((a, d), (b, c)), 2: ((d, a), (c, b)), 3: ((d, a), (c, b)), 4: ((a, b), (d, c))}[edge]
    (p, q), (r, s) = pairs
    near = (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
    far = (r[0] + (s[0] - r[0]) * share, r[1] + (s[1] - r[1]) * share)
    return [p, near, far, r]


def _grain(points: list[Point], face: str, random: Random) -> list[str]:
    """A few specks, so that the surface looks like stone."""
    a, b, _, d = points
    result = []
    for _ in range(3):
        u, v = random.uniform(0.12, 0.88), random.uniform(0.12, 0.88)
        x = a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v
        y = a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v
        size = random.uniform(0.7, 1.9)
        tint, strength = random.choice((("#FFFFFF", 0.22), ("#000000", 0.14)))
        result.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{size:.1f}" ry="{size * (0.6 if face == "top" else 0.9):.1f}"'
            f' fill="{tint}" fill-opacity="{strength:g}"/>'
        )
    return result


def gradients(colours: Iterable[str]) -> list[str]:
    """The face gradients of these colours, for the <defs> of the drawing."""
    result = []
    for colour in colours:
        for face, base, direction in zip(
            ("top", "left", "right"), PAINT[colour][:3], ("0,0,1,1", "0,0,0.4,1", "0,0,0.4,1"), strict=True
        ):
            x1, y1, x2, y2 = direction.split(",")
            light, dark = blend(base, "#FFF2D8", 0.16), blend(base, "#2A1410", 0.14)
            result.append(
                f'<linearGradient id="{colour}-{face}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
                f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
            )
    return result


def blend(colour: str, other: str, share: float) -> str:
    """`share` of `other` in the colour."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)
