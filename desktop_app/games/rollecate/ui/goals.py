"""What a player alone strives for: the tiers, the one reached so far, the lamps of the derailments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop_app.qt import fonts
from desktop_app.qt.painting import paint_line
from desktop_app.session.component import Component

from .furniture import FAINT, PALE, paint_signal_lamps


def paint_goals(
    painter: QPainter,
    rect: QRectF,
    goals: Component,
    title: str,
    tiers: Sequence[tuple[str, str, bool]],
    note: str,
) -> None:
    """`tiers` are (name, points, reached now), the best first; `note` stands beside the lamps."""
    pad = max(rect.width() * 0.05, 8.0)
    limit, used = goals.get("limit"), goals.get("derailments")
    limited = isinstance(limit, int) and isinstance(used, int)
    rows = len(tiers) + 1 + (1.3 if limited else 0)
    high = min((rect.height() - pad) / rows, rect.width() * 0.17)
    font = fonts.ui(weight=QFont.Weight.DemiBold)
    font.setPixelSize(max(12, round(high * 0.6)))
    bold = fonts.ui(weight=QFont.Weight.Bold)
    bold.setPixelSize(max(13, round(high * 0.64)))
    line = QRectF(rect.x() + pad, rect.y() + pad * 0.4, rect.width() - 2 * pad, high)
    paint_line(painter, line, title, bold, FAINT)
    for name, points, reached in tiers:
        line = line.translated(0, high)
        if reached:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#F3D27A"))
            painter.drawRoundedRect(line.adjusted(-pad * 0.5, 1, pad * 0.5, -1), 5, 5)
            painter.restore()
        ink = "#2A2008" if reached else PALE
        style = bold if reached else font
        paint_line(painter, line, points, style, ink, Qt.AlignmentFlag.AlignRight)
        room = line.adjusted(0, 0, -QFontMetricsF(style).horizontalAdvance(points) - pad * 0.6, 0)
        fitting = QFont(style)
        while QFontMetricsF(fitting).horizontalAdvance(name) > room.width() and fitting.pixelSize() > 12:
            fitting.setPixelSize(fitting.pixelSize() - 1)
        paint_line(painter, room, name, fitting, ink)
    if limited and isinstance(limit, int) and isinstance(used, int):
        line = line.translated(0, high * 1.2)
        wide = min(high * 1.25 * limit, line.width() * 0.46)
        lamps = QRectF(line.right() - wide, line.y(), wide, high)
        room = line.adjusted(0, 0, -wide - pad * 0.4, 0)
        while QFontMetricsF(font).horizontalAdvance(note) > room.width() and font.pixelSize() > 10:
            font.setPixelSize(font.pixelSize() - 1)
        paint_line(painter, room, note, font, FAINT)
        paint_signal_lamps(painter, lamps, used, limit)
