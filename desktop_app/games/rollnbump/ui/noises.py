"""Sounds that go with a motion: each is heard when its part of the motion begins."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from desktop_app.qt.sound import Sound, SoundPlayer


class Noises(QObject):
    """Plays sounds now or a little later; `stop` leaves out those to come."""

    def __init__(self, player: SoundPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._waiting: list[QTimer] = []

    def play(self, sounds: Iterable[tuple[Sound, float]], speed: float) -> None:
        """Each sound with its delay in milliseconds at normal speed; with speed 0 all at once."""
        self.stop()
        for sound, delay in sounds:
            if delay <= 0 or speed <= 0:
                self._player.play(sound)
                continue
            timer = QTimer(self, singleShot=True, interval=round(delay / speed))
            timer.timeout.connect(lambda sound=sound: self._player.play(sound))
            timer.start()
            self._waiting.append(timer)

    def stop(self) -> None:
        """Play no more of what waits."""
        for timer in self._waiting:
            timer.stop()
            timer.deleteLater()
        self._waiting = []
