"""A sound player for tests of what is heard."""

from __future__ import annotations

from desktop_app.qt.sound import Sound, SoundPlayer


class QuietSound(SoundPlayer):
    """Silent; keeps what would have been heard."""

    def __init__(self) -> None:
        super().__init__(muted=True)
        self.kinds: list[Sound] = []

    def play(self, kind: Sound) -> None:
        self.kinds.append(kind)
