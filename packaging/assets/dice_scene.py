"""Rounded dice and cards in perspective, as SVG polygons: the workshop of make_rollnbump_cover.py.

World: x to the right, y away from the viewer, z up from the table; a die is about 1.3 wide. Light comes from
the upper left. Only what QSvgRenderer draws is used: polygons, paths, gradients in the box of what they fill.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

LIGHT: Vector = (-0.50, -0.06, 0.86)
WARM: Vector = (1.06, 1.0, 0.88)
COOL: Vector = (0.42, 0.42, 0.52)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def add(a: Vector, b: Vector, share: float = 1.0) -> Vector:
    return a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share


def unit(a: Vector) -> Vector:
    length = math.sqrt(dot(a, a))
    return a[0] / length, a[1] / length, a[2] / length


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks from `eye` at `target`; `target` is drawn at `centre`, `focal` pixels a unit at distance 1."""

    eye: Vector
    target: Vector
    centre: Point
    focal: float

    def at(self, point: Vector) -> Point:
        """Where a point of the world is on the drawing."""
        ahead = unit(add(self.target, self.eye, -1))
        right = unit(cross(ahead, (0, 0, 1)))
        up = cross(right, ahead)
        seen = add(point, self.eye, -1)
        depth = dot(seen, ahead)
        scale = self.focal / depth
        return self.centre[0] + dot(seen, right) * scale, self.centre[1] - dot(seen, up) * scale

    def facing(self, point: Vector, normal: Vector) -> bool:
        """Whether a face at that point looks at the viewer."""
        return dot(normal, add(self.eye, point, -1)) > 0


def turned(x: float, y: float, z: float) -> Matrix:
    """Rotation about x, then y, then z, in degrees; rows of the matrix."""
    a, b, c = (math.radians(angle) for angle in (x, y, z))
    sa, ca, sb, cb, sc, cc = math.sin(a), math.cos(a), math.sin(b), math.cos(b), math.sin(c), math.cos(c)
    return (
        (cb * cc, sa * sb * cc - ca * sc, ca * sb * cc + sa * sc),
        (cb * sc, sa * sb * sc + ca * cc, ca * sb * sc - sa * cc),
        (-sb, sa * cb, ca * cb),
    )


def applied(matrix: Matrix, vector: Vector) -> Vector:
    return dot(matrix[0], vector), dot(matrix[1], vector), dot(matrix[2], vector)


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex outline of points."""
    rest = sorted(set(points))

    def half(ordered: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in ordered:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0:
                    break
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(rest) + half(reversed(rest))


def polygon(points: Sequence[Point], fill: str, *, opacity: float = 1.0, seam: bool = False) -> str:
    """`seam`: a hair line of width 1 in the same colour, so that neighbours meet."""
    more = f' fill-opacity="{opacity:.3g}"' if opacity < 1 else ""
    if seam:
        more += f' stroke="{fill}"'
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}"{more}/>'


def rgb(colour: str) -> Vector:
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def hexed(colour: Vector) -> str:
    return "#" + "".join(f"{round(255 * min(max(part, 0), 1)):02X}" for part in colour)


def shaded(colour: str, normal: Vector, view: Vector, *, gloss: float = 0.55) -> str:
    """The colour of a polished surface in the light."""
    base = rgb(colour)
    light = unit(LIGHT)
    diffuse = max(dot(normal, light), 0)
    half = unit(add(light, view))
    shine = gloss * max(dot(normal, half), 0) ** 38
    bounce = 0.07 * max(-normal[2], 0)
    front = 0.16 * max(-normal[1], 0)
    lit = tuple(
        base[i] * (COOL[i] * (0.8 + 0.3 * normal[2]) + WARM[i] * (0.76 * diffuse + front))
        + shine * WARM[i] * 0.8
        + bounce * (0.1, 0.2, 0.5)[i]
        for i in range(3)
    )
    return hexed((lit[0], lit[1], lit[2]))


@dataclass(frozen=True, slots=True)
class Die:
    """A die; `faces` are those on top, in front and at the right before it is turned by `angles`."""

    x: float
    y: float
    z: float
    angles: Vector
    faces: tuple[int, int, int]
    colour: str
    ink: str
    side: float = 1.3
    rim: str = ""


AXES: tuple[Vector, ...] = ((0, 0, 1), (0, -1, 0), (1, 0, 0))
ROUND = 0.17
"""The radius of the edges, by the side."""


class DiePainter:
    """Draws one die; gradients are collected in `defs`."""

    def __init__(self, camera: Camera, die: Die, name: str, defs: list[str]) -> None:
        self._camera, self._die, self._name, self._defs = camera, die, name, defs
        self._turn = turned(*die.angles)
        self._centre: Vector = (die.x, die.y, die.z)
        self._half = die.side / 2
        self._radius = die.side * ROUND
        self._inner = self._half - self._radius

    def place(self, local: Vector) -> Vector:
        return add(self._centre, applied(self._turn, local))

    def shadow(self) -> list[str]:
        """Soft, on the table, away from the light; wider and fainter the higher the die."""
        light = unit(LIGHT)
        low = max(self._die.z - self._half, 0)
        layers = 9
        result = []
        for layer in range(layers):
            grow = (0.05 + 0.16 * low + 0.10) * (layer / (layers - 1)) - 0.03
            points: list[Point] = []
            for corner in self._corners():
                flat = add(corner, light, -corner[2] / light[2])
                for step in range(16):
                    angle = step * math.tau / 16
                    reach = self._radius + grow
                    spot = (flat[0] + reach * math.cos(angle), flat[1] + reach * math.sin(angle), 0.0)
                    points.append(self._camera.at(spot))
            strength = (0.13 if low < 0.1 else 0.085) * (1 - 0.5 * layer / layers)
            result.append(polygon(hull(points), "#030818", opacity=strength))
        return result

    def _corners(self) -> list[Vector]:
        i = self._inner
        return [self.place((x * i, y * i, z * i)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]

    def draw(self) -> list[str]:
        """Corners, edges and faces that can be seen."""
        result = self._outline()
        signs = (-1, 1)
        for x in signs:
            for y in signs:
                for z in signs:
                    result += self._corner((x, y, z))
        for axis in range(3):
            for u in signs:
                for v in signs:
                    result += self._edge(axis, u, v)
        for axis in range(3):
            for sign in signs:
                result += self._face(axis, sign)
        return result

    def _outline(self) -> list[str]:
        """The whole body in its shadow colour, which closes the hair lines between the parts."""
        points: list[Point] = []
        for x, y in (self._camera.at(corner) for corner in self._corners()):
            scale = self._camera.focal / math.dist(self._camera.eye, self._centre)
            reach = self._radius * scale
            points += [
                (x + reach * math.cos(k * math.tau / 24), y + reach * math.sin(k * math.tau / 24))
                for k in range(24)
            ]
        return [polygon(hull(points), shaded(self._die.rim or self._die.colour, (0.5, 0.5, -0.7), (0, 0, 1)))]

    def _tone(self, normal: Vector, point: Vector, *, rim: bool = True) -> str:
        view = unit(add(self._camera.eye, point, -1))
        colour = self._die.rim if rim and self._die.rim else self._die.colour
        return shaded(colour, normal, view, gloss=0.9 if rim and self._die.rim else 0.6)

    def _patch(self, corner: Vector, normals: Sequence[Vector]) -> str:
        """A piece of the rounding around an inner corner, spanned by unit normals in die coordinates."""
        points = [self.place(add(corner, normal, self._radius)) for normal in normals]
        middle = unit((sum(n[0] for n in normals), sum(n[1] for n in normals), sum(n[2] for n in normals)))
        normal, point = applied(self._turn, middle), self.place(add(corner, middle, self._radius))
        if not self._camera.facing(point, normal):
            return ""
        return polygon([self._camera.at(p) for p in points], self._tone(normal, point), seam=True)

    def _corner(self, signs: Vector) -> list[str]:
        count = 6
        centre = (signs[0] * self._inner, signs[1] * self._inner, signs[2] * self._inner)

        def normal(a: int, b: int) -> Vector:
            up, around = a * math.pi / 2 / count, b * math.pi / 2 / count
            return (
                signs[0] * math.cos(up) * math.cos(around),
                signs[1] * math.cos(up) * math.sin(around),
                signs[2] * math.sin(up),
            )

        patches = [
            self._patch(centre, (normal(a, b), normal(a + 1, b), normal(a + 1, b + 1), normal(a, b + 1)))
            for a in range(count)
            for b in range(count)
        ]
        return [patch for patch in patches if patch]

    def _edge(self, axis: int, u: int, v: int) -> list[str]:
        count = 12
        first, second = (axis + 1) % 3, (axis + 2) % 3
        result = []

        def mixed(angle: float) -> Vector:
            parts = [0.0, 0.0, 0.0]
            parts[first], parts[second] = u * math.cos(angle), v * math.sin(angle)
            return parts[0], parts[1], parts[2]

        def end(sign: int) -> Vector:
            parts = [0.0, 0.0, 0.0]
            parts[axis], parts[first], parts[second] = sign * self._inner, u * self._inner, v * self._inner
            return parts[0], parts[1], parts[2]

        for step in range(count):
            one, two = (mixed((step + k) * math.pi / 2 / count) for k in (0, 1))
            middle = mixed((step + 0.5) * math.pi / 2 / count)
            point, normal = self.place(add(end(0), middle, self._radius)), applied(self._turn, middle)
            if not self._camera.facing(point, normal):
                continue
            corners = [add(end(-1), one, self._radius), add(end(1), one, self._radius)]
            corners += [add(end(1), two, self._radius), add(end(-1), two, self._radius)]
            result.append(
                polygon(
                    [self._camera.at(self.place(c)) for c in corners], self._tone(normal, point), seam=True
                )
            )
        return result

    def _face(self, axis: int, sign: int) -> list[str]:
        normal = (float(sign * (axis == 0)), float(sign * (axis == 1)), float(sign * (axis == 2)))
        across = AXES[1] if axis == 2 else AXES[0]
        along = cross(normal, across)
        middle = self.place((normal[0] * self._half, normal[1] * self._half, normal[2] * self._half))
        facing = applied(self._turn, normal)
        if not self._camera.facing(middle, facing):
            return []

        def spot(a: float, b: float) -> Point:
            local = add(
                add((normal[0] * self._half, normal[1] * self._half, normal[2] * self._half), across, a),
                along,
                b,
            )
            return self._camera.at(self.place(local))

        i = self._inner
        corners = [spot(-i, -i), spot(i, -i), spot(i, i), spot(-i, i)]
        name = f"{self._name}-{axis}{'p' if sign > 0 else 'm'}"
        result = []
        if self._die.rim:
            i += self._radius * 0.35
            cut, body = i * 0.82, []
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                ends = [(a * i, b * cut), (a * i * 0.97, b * i * 0.97), (a * cut, b * i)]
                body += ends if a == b else ends[::-1]
            corners = [spot(a, b) for a, b in body]
        self._defs.append(self._face_gradient(name, facing, middle, corners))
        result.append(polygon(corners, f"url(#{name})"))
        order = {(2, 1): 0, (1, -1): 1, (0, 1): 2}
        shown = (
            self._die.faces[order[axis, sign]]
            if (axis, sign) in order
            else 7 - self._die.faces[order[axis, -sign]]
        )
        result += self._pips(shown, spot)
        return result

    def _face_gradient(self, name: str, facing: Vector, middle: Vector, corners: Sequence[Point]) -> str:
        """A little convex: lighter towards the light, and the sheen of polish."""
        light = unit(LIGHT)
        tilt = add(light, facing, -dot(light, facing))
        near, far = unit(add(facing, tilt, 0.20)), unit(add(facing, tilt, -0.24))
        stops = ((0, near), (0.5, unit(facing)), (1, far))
        inner = "".join(
            f'<stop offset="{offset:g}" stop-color="{self._tone(normal, middle, rim=False)}"/>'
            for offset, normal in stops
        )
        return f'<linearGradient id="{name}" x1="0.1" y1="0" x2="0.9" y2="1">{inner}</linearGradient>'

    def _pips(self, face: int, spot: Callable[[float, float], Point]) -> list[str]:
        far = self._die.side * 0.255
        radius = self._die.side * (0.088 if face > 1 else 0.12)
        places = {
            1: ((0, 0),),
            2: ((-1, -1), (1, 1)),
            3: ((-1, -1), (0, 0), (1, 1)),
            4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
            5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
            6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
        }[face]
        result = []
        for a, b in places:
            for grow, fill, opacity in ((1.12, "url(#lip)", 0.55), (1.0, f"url(#pip-{self._die.ink})", 1.0)):
                ring = [
                    spot(
                        a * far + radius * grow * math.cos(k * math.tau / 26),
                        b * far + radius * grow * math.sin(k * math.tau / 26),
                    )
                    for k in range(26)
                ]
                result.append(polygon(ring, fill, opacity=opacity))
        return result
