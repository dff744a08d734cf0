"""Has the sounds as loud as the settings say."""

from __future__ import annotations

from desktop_app.qt.sound import Sound, SoundPlayer

from .settings import Settings


def set_loudness(sound: SoundPlayer, settings: Settings) -> None:
    """Have the sounds as loud as the settings say."""
    sound.set_muted(settings.muted)
    sound.set_volume(settings.volume("all"))
    for kind in Sound:
        sound.set_kind_volume(kind, settings.volume(kind))
