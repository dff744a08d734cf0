"""The locomotive and its steam in the scene: painted where the camera sees them, not kept as pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.qt.theme import Theme

from .camera import Camera
from .journey import Stand
from .train import chimney, paint_steam, paint_train

ENGINE_LEVEL, STEAM_LEVEL = 60.0, 61.0
PUFF_MS, PUFF_LIFE = 85.0, 1000.0
REACH = 1.3
"""Engine and lamp light stay within so many cells."""
IDLE = (0.16, 0.42)
"""The ages of the two wisps that hang over a standing engine."""


@dataclass(slots=True)
class Eye:
    """What both need of the artist, asked anew whenever they paint."""

    camera: Callable[[], Camera]
    theme: Callable[[], Theme]


class EngineItem(QGraphicsItem):
    """The engine at its `Stand`; hidden while there is none."""

    def __init__(self, eye: Eye) -> None:
        super().__init__()
        self._eye = eye
        self.shown: Stand | None = None
        self._reach = 0.0
        self.setZValue(ENGINE_LEVEL)
        self.setVisible(False)

    def stand(self, stand: Stand | None) -> None:
        """Be seen there."""
        self.shown = stand
        self.setVisible(stand is not None)
        self.follow()

    def follow(self) -> None:
        """The camera has moved."""
        if self.shown is None:
            return
        camera = self._eye.camera()
        if self._reach != REACH * camera.cell:
            self.prepareGeometryChange()
            self._reach = REACH * camera.cell
        self.setPos(camera.point(self.shown.x, self.shown.y))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._reach, -self._reach, 2 * self._reach, 2 * self._reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        stand, theme, cell = self.shown, self._eye.theme(), self._eye.camera().cell
        if stand is None:
            return
        paint_train(
            painter,
            QPointF(),
            stand.angle,
            cell,
            theme,
            wheel_phase=stand.wheels,
            tilt=max(-1.0, min(stand.tilt, 1.0)),
        )
        top = chimney(QPointF(), stand.angle, cell)
        for number, age in enumerate(IDLE):
            paint_steam(painter, top, age, cell, theme, seed=number, wind=(0.1, -0.3))


@dataclass(frozen=True, slots=True)
class Puff:
    """One puff: when and where (in cells, x east, y north) it left the chimney."""

    born: float
    x: float
    y: float
    seed: int


class SteamItem(QGraphicsItem):
    """Puffs that stay behind, grow and thin out."""

    def __init__(self, eye: Eye) -> None:
        super().__init__()
        self._eye = eye
        self._now = 0.0
        self._count = 0
        self._area = QRectF()
        self.puffs: list[Puff] = []
        self.setZValue(STEAM_LEVEL)

    def puff(self, now: float, stand: Stand) -> None:
        """One more, unless the last one has only just left."""
        if self.puffs and now - self.puffs[-1].born < PUFF_MS:
            return
        top = chimney(QPointF(), stand.angle, 1.0)
        self._count += 1
        self.puffs.append(Puff(now, stand.x + top.x(), stand.y - top.y(), self._count))

    def grow(self, now: float) -> None:
        """Show them at that time; those too old are gone."""
        if not self.puffs:
            return
        self._now = now
        self.puffs = [puff for puff in self.puffs if now - puff.born < PUFF_LIFE]
        self.follow()

    def clear(self) -> None:
        """No steam any more."""
        self.puffs = []
        self.follow()

    def follow(self) -> None:
        """Puffs or camera have moved."""
        self.prepareGeometryChange()
        camera = self._eye.camera()
        self._area = QRectF()
        for puff in self.puffs:
            at, reach = camera.point(puff.x, puff.y), camera.cell
            self._area |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        camera, theme = self._eye.camera(), self._eye.theme()
        for puff in self.puffs:
            age = (self._now - puff.born) / PUFF_LIFE
            paint_steam(painter, camera.point(puff.x, puff.y), age, camera.cell, theme, seed=puff.seed)
