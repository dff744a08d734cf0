"""Short sounds, played where there is a sound card and left out in silence where there is none.

Playing never blocks and never raises: the device is opened by a thread of its own on the first sound, the
mixing runs in the callback thread of `miniaudio`. One `SoundPlayer` serves the program; `close` it before
the program ends.
"""

from __future__ import annotations

import array
import logging
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from enum import StrEnum
from random import Random
from typing import Any

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

log = logging.getLogger(__name__)

RATE = 22050
MOST_VOICES = 12


class Sound(StrEnum):
    """The kinds of sound; each can be made louder, softer or silent by itself."""

    PLACE = "place"
    REFUSED = "refused"
    TURN = "turn"
    TAP = "tap"
    YOUR_TURN = "your-turn"
    FINISH = "finish"
    ROLL = "roll"
    DIE = "die"
    CARD = "card"
    COLLECT = "collect"
    BUMP = "bump"
    WHISTLE = "whistle"
    RIDE = "ride"
    CLANK = "clank"
    TOOT = "toot"
    CART = "cart"
    HORN = "horn"
    CHEER = "cheer"
    POP = "pop"


FILES: dict[Sound, tuple[str, ...]] = {
    Sound.PLACE: ("place-1.wav", "place-2.wav", "place-3.wav"),
    Sound.REFUSED: ("refused.wav",),
    Sound.TURN: ("turn.wav",),
    Sound.TAP: ("tap.wav",),
    Sound.YOUR_TURN: ("your-turn.wav",),
    Sound.FINISH: ("finish.wav",),
    Sound.ROLL: ("roll-1.wav", "roll-2.wav", "roll-3.wav"),
    Sound.DIE: ("die-1.wav", "die-2.wav"),
    Sound.CARD: ("card-1.wav", "card-2.wav"),
    Sound.COLLECT: ("collect.wav",),
    Sound.BUMP: ("bump.wav",),
    Sound.WHISTLE: ("whistle.wav",),
    Sound.RIDE: ("ride-1.wav", "ride-2.wav"),
    Sound.CLANK: ("clank.wav",),
    Sound.TOOT: ("toot.wav",),
    Sound.CART: ("cart-1.wav", "cart-2.wav"),
    Sound.HORN: ("horn.wav",),
    Sound.CHEER: ("cheer-1.wav", "cheer-2.wav"),
    Sound.POP: ("pop.wav",),
}


def samples(name: str) -> array.array[int]:
    """The 16-bit mono samples of a file in resources/sounds, at `RATE`.

    Errors: `BadData` for any other kind of file.
    """
    import wave  # not needed at the start

    with wave.open(str(resource_path("sounds", name)), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise BadData("sounds are 16 bit, mono, 22050 Hz", given=name)
        return array.array("h", file.readframes(file.getnframes()))


class Mixer:
    """Adds up the voices that sound now. Thread-safe; knows no device."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array.array[int], int, float]] = []

    def add(self, sound: array.array[int], volume: float) -> None:
        """Start a voice at 0..1; when too many sound, the oldest ends."""
        with self._lock:
            self._voices = [*self._voices, (sound, 0, volume)][-MOST_VOICES:]

    def mix(self, frames: int) -> array.array[int]:
        """The next frames, silence where nothing sounds; too loud sums are clipped."""
        with self._lock:
            if not self._voices:
                return array.array("h", bytes(2 * frames))
            total = [0.0] * frames
            left = []
            for sound, start, volume in self._voices:
                for index, value in enumerate(sound[start : start + frames]):
                    total[index] += value * volume
                if start + frames < len(sound):
                    left.append((sound, start + frames, volume))
            self._voices = left
        return array.array("h", (max(-32768, min(32767, round(value))) for value in total))

    @property
    def busy(self) -> bool:
        """Whether a voice still sounds."""
        with self._lock:
            return bool(self._voices)


@contextmanager
def alsa_silenced() -> Iterator[None]:
    """Keep ALSA from writing its search for a sound card to the terminal; without ALSA do nothing."""
    import ctypes  # not needed at the start

    try:
        library = ctypes.CDLL("libasound.so.2")
        set_handler = library.snd_lib_error_set_handler
    except (OSError, AttributeError):
        yield
        return
    handler = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )
    quiet = handler(lambda *_: None)
    set_handler(quiet)
    try:
        yield
    finally:
        set_handler(None)


class SoundPlayer:
    """Plays the program's sounds. All methods return at once and are called from one thread."""

    def __init__(self, *, volume: float = 0.6, muted: bool = False, backend: str | None = None) -> None:
        """`backend` names a backend of miniaudio ("NULL" plays into nothing); None lets it choose."""
        self.volume = volume
        self.muted = muted
        self._backend = backend
        self._kinds: dict[Sound, float] = dict.fromkeys(Sound, 1.0)
        self._mixer = Mixer()
        self._cache: dict[str, array.array[int]] = {}
        self._random = Random()
        self._last: dict[Sound, str] = {}
        self._opener: threading.Thread | None = None
        self._device: Any = None
        self._closed = threading.Event()
        self.available: bool | None = None
        """Whether there is a sound card; None until the first sound was asked for and the answer is in."""

    def set_volume(self, volume: float) -> None:
        """The volume of everything, 0..1."""
        self.volume = min(max(volume, 0.0), 1.0)

    def set_muted(self, muted: bool) -> None:
        """Silence at once, the volumes stay as they are."""
        self.muted = muted

    def set_kind_volume(self, kind: Sound, volume: float) -> None:
        """The volume of one kind, 0..1, on top of the common one."""
        self._kinds[kind] = min(max(volume, 0.0), 1.0)

    def kind_volume(self, kind: Sound) -> float:
        """The volume of one kind, 0..1."""
        return self._kinds[kind]

    def play(self, kind: Sound) -> None:
        """Let a sound of that kind be heard; of several variants never the same twice in a row."""
        loudness = self.volume**2 * self._kinds[kind]
        if self.muted or loudness <= 0 or self.available is False or self._closed.is_set():
            return
        choices = [name for name in FILES[kind] if name != self._last.get(kind)] or list(FILES[kind])
        name = self._last[kind] = self._random.choice(choices)
        if name not in self._cache:
            self._cache[name] = samples(name)
        self._mixer.add(self._cache[name], loudness)
        if self._opener is None:
            self._opener = threading.Thread(target=self._open, name="sound", daemon=True)
            self._opener.start()

    def last(self, kind: Sound) -> str:
        """The file that was played last for that kind, '' if none was."""
        return self._last.get(kind, "")

    @property
    def busy(self) -> bool:
        """Whether something is still to be heard."""
        return self._mixer.busy

    def close(self) -> None:
        """End the playback and its threads; later sounds are ignored. May be called twice."""
        self._closed.set()
        if self._opener is not None:
            self._opener.join()
            self._opener = None
        if self._device is not None:
            self._device.close()
            self._device = None

    def _open(self) -> None:
        """Find a sound card and start to play; runs in a thread, since some drivers take long."""
        try:
            import miniaudio
        except (ImportError, OSError) as error:
            self._give_up(error)
            return
        try:
            backends = [miniaudio.Backend[self._backend]] if self._backend else None
            with alsa_silenced():
                device = miniaudio.PlaybackDevice(
                    miniaudio.SampleFormat.SIGNED16, 1, RATE, buffersize_msec=40, backends=backends
                )
            stream = self._stream()
            next(stream)
            device.start(stream)
        except (miniaudio.MiniaudioError, OSError) as error:
            self._give_up(error)
            return
        self._device = device
        self.available = True

    def _give_up(self, error: Exception) -> None:
        self.available = False
        log.info("no sound: %s", error)

    def _stream(self) -> Generator[array.array[int], int, None]:
        """What miniaudio asks for: sent a number of frames, it yields that many."""
        frames = yield array.array("h")
        while True:
            frames = yield self._mixer.mix(frames)
