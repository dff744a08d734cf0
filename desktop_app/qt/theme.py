"""Colours, distances and brushes of the program, and the style sheet that dresses Qt's own widgets in
them.

A `Theme` is a frozen set of tokens; whoever paints gets one handed in and reads nothing else. Colours are
`#RRGGBB` strings, `shadow` is `#AARRGGBB`; distances are logical pixels. Text on paper, surface and
raised keeps a contrast of at least 4.5 (WCAG 2 formula), and so does `accent_text` on `accent` and
`accent_ink` on all three grounds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPalette, QPen, QPolygonF, QTransform

from desktop_app.core.errors import BadData

from .stylesheet import restyle, stylesheet

__all__ = [
    "ACCENTS",
    "RADIUS",
    "SEAT_COLOURS",
    "SPACE",
    "SeatColour",
    "Theme",
    "colour_letter",
    "colour_name",
    "contrast",
    "dark",
    "ink_on",
    "light",
    "luminance",
    "mixed",
    "palette",
    "pattern_brush",
    "pattern_image",
    "restyle",
    "stylesheet",
]

SPACE = (4, 8, 12, 16, 24)
RADIUS = 10
ACCENTS = {
    "wood": "#8A5A2B",
    "terracotta": "#B5532D",
    "mango": "#E39B17",
    "loco": "#2F6B4F",
    "indigo": "#3D4E9E",
}
LIGHT_INK = "#FFFBF4"
DARK_INK = "#1E1C1A"


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one look. Grounds from back to front: paper, surface, raised; `sunken` is a trough."""

    name: str
    paper: str
    surface: str
    raised: str
    sunken: str
    hover: str
    text: str
    muted: str
    line: str
    strong_line: str
    danger: str
    ok: str
    shadow: str
    accent: str = ACCENTS["wood"]
    accent_text: str = LIGHT_INK
    accent_ink: str = ACCENTS["wood"]
    accent_soft: str = "#EBDCC8"

    @property
    def dark(self) -> bool:
        return self.name == "dark"

    @property
    def accent_text_name(self) -> str:
        """Which of the two inks `accent_text` is; mark files carry it in their names."""
        return "pale" if self.accent_text == LIGHT_INK else "deep"

    @property
    def faded(self) -> str:
        """Text of what cannot be used now."""
        return mixed(self.muted, self.paper, 0.6)

    @property
    def accent_over(self) -> str:
        """The accent under the mouse pointer."""
        return mixed(self.accent, self.accent_text, 0.9)

    @property
    def accent_down(self) -> str:
        """The accent of a pressed button."""
        return mixed(self.accent, "#000000", 0.9)

    def with_accent(self, accent: str) -> Theme:
        """The same look with another accent, a name of `ACCENTS` or `#RRGGBB`, shifted until readable.

        Errors: `BadData` where it is neither.
        """
        wanted = ACCENTS.get(accent, accent)
        fill = QColor(wanted)
        if not fill.isValid():
            raise BadData("no such accent", given=accent)
        if self.dark:
            fill = shifted(fill, 0.04)
        ink = (
            LIGHT_INK
            if contrast(fill.name(), LIGHT_INK) >= contrast(fill.name(), DARK_INK) * 0.6
            else DARK_INK
        )
        fill = readable(fill, ink, up=ink == DARK_INK)
        written = QColor(wanted)
        for ground in (self.sunken, self.paper, self.surface, self.raised, self.hover):
            written = readable(written, ground, up=self.dark)
        return replace(
            self,
            accent=fill.name().upper(),
            accent_text=ink,
            accent_ink=written.name().upper(),
            accent_soft=mixed(wanted, self.raised, 0.24 if self.dark else 0.16),
        )


def light() -> Theme:
    """Paper by day."""
    return Theme(
        name="light",
        paper="#F4EFE6",
        surface="#FAF6EF",
        raised="#FFFDF9",
        sunken="#EDE6D9",
        hover="#F1E9DB",
        text="#23272B",
        muted="#5F5E58",
        line="#DDD3C2",
        strong_line="#A79B86",
        danger="#A93226",
        ok="#2C7045",
        shadow="#3D4A3418",
    ).with_accent("wood")


def dark() -> Theme:
    """Slate in the evening."""
    return Theme(
        name="dark",
        paper="#1E2226",
        surface="#252A2F",
        raised="#2D3339",
        sunken="#191C20",
        hover="#383F46",
        text="#E9E4DA",
        muted="#B0AB9F",
        line="#3B4249",
        strong_line="#6C747B",
        danger="#F08A7B",
        ok="#7CC495",
        shadow="#8C000000",
    ).with_accent("wood")


def luminance(colour: str) -> float:
    """Relative luminance 0..1 of an sRGB colour, as WCAG 2 defines it."""
    parts = QColor(colour)
    return sum(
        weight * (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
        for weight, value in zip(
            (0.2126, 0.7152, 0.0722), (parts.redF(), parts.greenF(), parts.blueF()), strict=True
        )
    )


def contrast(one: str, other: str) -> float:
    """Contrast ratio 1..21 of two colours, in any order."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def shifted(colour: QColor, by: float) -> QColor:
    """The colour with its HSL lightness moved by -1..1."""
    return QColor.fromHslF(
        max(colour.hslHueF(), 0.0), colour.hslSaturationF(), min(max(colour.lightnessF() + by, 0.0), 1.0)
    )


def readable(colour: QColor, against: str, *, up: bool, ratio: float = 4.6) -> QColor:
    """The nearest colour, made lighter (`up`) or darker, whose contrast to `against` reaches the ratio."""
    for _ in range(100):
        if contrast(colour.name(), against) >= ratio:
            break
        colour = shifted(colour, 0.01 if up else -0.01)
    return colour


def mixed(colour: str, ground: str, share: float) -> str:
    """`share` (0..1) of `colour` laid over `ground`."""
    front, back = QColor(colour), QColor(ground)
    parts = ((front.red(), back.red()), (front.green(), back.green()), (front.blue(), back.blue()))
    return "#" + "".join(f"{round(f * share + b * (1 - share)):02X}" for f, b in parts)


def ink_on(ground: str) -> str:
    """The light or the dark ink, whichever can be read better on the ground."""
    return LIGHT_INK if contrast(ground, LIGHT_INK) >= contrast(ground, DARK_INK) else DARK_INK


def palette(theme: Theme) -> QPalette:
    """What the style draws where no style sheet rule reaches."""
    result = QPalette()
    role = QPalette.ColorRole
    for part, colour in {
        role.Window: theme.paper,
        role.WindowText: theme.text,
        role.Base: theme.raised,
        role.Text: theme.text,
        role.AlternateBase: theme.surface,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.text,
        role.ToolTipText: theme.paper,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.PlaceholderText: theme.muted,
        role.Link: theme.accent_ink,
        role.LinkVisited: theme.accent_ink,
        role.BrightText: theme.danger,
        role.Light: theme.raised,
        role.Midlight: theme.hover,
        role.Mid: theme.line,
        role.Dark: theme.strong_line,
        role.Accent: theme.accent,
    }.items():
        result.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, part, QColor(theme.faded))
    return result


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A seat's or suit's colour, the pattern that always goes with it, and the ink to draw on it."""

    key: str
    hex: str
    ink: str
    pattern: int

    @property
    def pattern_ink(self) -> str:
        """The quieter ink of the pattern: seen at once, yet a letter over it can be read."""
        return mixed(self.ink, self.hex, 0.5)


DOTS, DIAGONALS, RINGS, CHEVRONS, HATCH, PLAIN = range(6)
# Lightness is chosen so that the closest pair under simulated colour blindness is
# 14 CIEDE2000 apart (tests/qt/test_theme.py).
SEAT_COLOURS: dict[str, SeatColour] = {
    colour.key: colour
    for colour in (
        SeatColour("red", "#C23E2D", LIGHT_INK, DOTS),
        SeatColour("blue", "#3074C3", LIGHT_INK, DIAGONALS),
        SeatColour("yellow", "#E7B438", DARK_INK, RINGS),
        SeatColour("green", "#54A86B", DARK_INK, CHEVRONS),
        SeatColour("violet", "#5D3C7C", LIGHT_INK, HATCH),
        SeatColour("ivory", "#E8E2D4", DARK_INK, PLAIN),
    )
}


def colour_name(key: str) -> str:
    """The colour's name in the user's language, in lower case."""
    names = {
        "red": QCoreApplication.translate("Colour", "red"),
        "blue": QCoreApplication.translate("Colour", "blue"),
        "yellow": QCoreApplication.translate("Colour", "yellow"),
        "green": QCoreApplication.translate("Colour", "green"),
        "violet": QCoreApplication.translate("Colour", "violet"),
        "ivory": QCoreApplication.translate("Colour", "ivory"),
    }
    return names[key]


def colour_letter(key: str) -> str:
    """The one letter that stands for the colour, in the user's language.

    Where the translated letters are not six different single letters, the English initials are used.
    """
    letters = {
        "red": QCoreApplication.translate("Colour", "R", "letter for red; all six must differ"),
        "blue": QCoreApplication.translate("Colour", "B", "letter for blue; all six must differ"),
        "yellow": QCoreApplication.translate("Colour", "Y", "letter for yellow; all six must differ"),
        "green": QCoreApplication.translate("Colour", "G", "letter for green; all six must differ"),
        "violet": QCoreApplication.translate("Colour", "V", "letter for violet; all six must differ"),
        "ivory": QCoreApplication.translate("Colour", "I", "letter for ivory; all six must differ"),
    }
    if len(set(letters.values())) < len(letters) or any(len(letter) != 1 for letter in letters.values()):
        return key[0].upper()
    return letters[key]


def pattern_image(pattern: int, colour: str, ink: str, pixels: int) -> QImage:
    """One square tile of the pattern that repeats without a seam; `pixels` is its side."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / 16, pixels / 16)
    pen = QPen(QColor(ink), 1.5 if pattern == HATCH else 2.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    _draw_pattern(painter, pattern, QColor(ink))
    painter.end()
    return image


def _draw_pattern(painter: QPainter, pattern: int, ink: QColor) -> None:
    """Draw in a tile of 16 x 16 units; lines run over the edge, so that neighbours meet."""
    if pattern == DOTS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in ((4, 4), (12, 12)):
            painter.drawEllipse(QPointF(x, y), 2.2, 2.2)
    elif pattern in (DIAGONALS, HATCH):
        for start in (-16, -8, 0, 8, 16, 24):
            painter.drawLine(QPointF(start - 2, 18), QPointF(start + 18, -2))
            if pattern == HATCH:
                painter.drawLine(QPointF(start - 2, -2), QPointF(start + 18, 18))
    elif pattern == RINGS:
        painter.drawEllipse(QRectF(3.5, 3.5, 9, 9))
    elif pattern == CHEVRONS:
        for top in (-8, 0, 8, 16):
            painter.drawPolyline(QPolygonF([QPointF(-2, top + 8), QPointF(8, top), QPointF(18, top + 8)]))


def pattern_brush(pattern: int, colour: str, ink: str, size: float) -> QBrush:
    """A brush whose tile is `size` logical pixels wide; stays sharp up to scale factor 4."""
    image = pattern_image(pattern, colour, ink, max(round(size * 4), 16))
    brush = QBrush(image)
    scale = size / image.width()
    brush.setTransform(QTransform.fromScale(scale, scale))
    return brush
