"""The few SVG elements that the drawings are made of."""

from __future__ import annotations


def svg(width: int, height: int, parts: list[str]) -> str:
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, *parts, "</svg>", ""])


def gradient(name: str, *stops: tuple[float, str, float], radial: str = "", line: str = "0,0,0,1") -> str:
    """A gradient in the unit square of what it fills; `radial` is "cx,cy,r"."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops)
    if radial:
        cx, cy, r = radial.split(",")
        return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{inner}</radialGradient>'
    x1, y1, x2, y2 = line.split(",")
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{inner}</linearGradient>'


def path(d: str, fill: str = "none", *, stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    more = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
        if stroke
        else ""
    )
    if opacity < 1:
        more += f' fill-opacity="{opacity:g}" stroke-opacity="{opacity:g}"'
    return f'<path d="{d}" fill="{fill}"{more}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    *,
    opacity: float = 1,
    stroke: str = "",
    width: float = 0,
) -> str:
    more = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    place = f'cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"'
    return f'<ellipse {place} fill="{fill}" fill-opacity="{opacity:g}"{more}/>'


def moved(x: float, y: float, size: float, *parts: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{"".join(parts)}</g>'
