"""Sound: played into nothing, mixed by the rules, and silent without a card."""

from __future__ import annotations

import array
import itertools
import logging
import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.qt import sound
from desktop_app.qt.sound import FILES, RATE, Mixer, Sound, SoundPlayer, samples


def loud(value: int, count: int) -> array.array[int]:
    return array.array("h", [value] * count)


@pytest.mark.parametrize("kind", Sound)
def test_every_kind_has_small_short_sounds(kind: Sound) -> None:
    for name in FILES[kind]:
        assert resource_path("sounds", name).stat().st_size < 60_000
        data = samples(name)
        assert 0.05 < len(data) / RATE < 1.5
        assert 8000 < max(abs(value) for value in data) < 24000  # to be heard, yet quiet
        assert abs(data[0]) < 2000
        assert abs(data[-1]) < 100


def test_no_file_is_without_use() -> None:
    used = {name for names in FILES.values() for name in names}
    assert used == {path.name for path in resource_path("sounds").glob("*.wav")}


def test_all_sounds_and_variants_are_different() -> None:
    names = [name for names in FILES.values() for name in names]
    assert len({samples(name).tobytes() for name in names}) == len(names)


def test_a_file_of_another_kind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "RATE", 48000)
    with pytest.raises(BadData, match=r"tap\.wav"):
        samples("tap.wav")


def test_the_mixer_adds_voices_and_ends_them() -> None:
    mixer = Mixer()
    mixer.add(loud(1000, 6), 1.0)
    mixer.add(loud(2000, 3), 0.5)
    assert list(mixer.mix(4)) == [2000, 2000, 2000, 1000]
    assert mixer.busy
    assert list(mixer.mix(4)) == [1000, 1000, 0, 0]
    assert not mixer.busy
    assert list(mixer.mix(2)) == [0, 0]


def test_the_mixer_clips_what_is_too_loud() -> None:
    mixer = Mixer()
    for value in (30000, 30000, -30000, -30000, -30000, -30000):
        mixer.add(loud(value, 1), 1.0)
    mixer.add(array.array("h", [0, 30000]), 1.0)
    mixer.add(array.array("h", [0, 30000]), 1.0)
    assert list(mixer.mix(2)) == [-32768, 32767]


def test_the_mixer_lets_the_oldest_voice_go() -> None:
    mixer = Mixer()
    mixer.add(loud(9999, 5), 1.0)
    for _ in range(sound.MOST_VOICES):
        mixer.add(loud(1, 5), 1.0)
    assert mixer.mix(1)[0] == sound.MOST_VOICES


def test_a_sound_plays_to_its_end_and_nothing_is_left_running(qtbot: QtBot) -> None:
    player = SoundPlayer(backend="NULL")
    assert player.available is None
    player.play(Sound.FINISH)
    assert player.busy
    qtbot.waitUntil(lambda: player.available is True)
    qtbot.waitUntil(lambda: not player.busy)
    player.close()
    player.close()
    player.play(Sound.TAP)
    assert not player.busy
    assert not [thread for thread in threading.enumerate() if thread.name == "sound"]


def test_no_device_is_opened_before_the_first_sound() -> None:
    player = SoundPlayer(backend="NULL")
    player.set_muted(True)
    player.play(Sound.PLACE)
    player.set_muted(False)
    player.set_volume(0)
    player.play(Sound.PLACE)
    player.set_volume(1)
    player.set_kind_volume(Sound.PLACE, 0)
    player.play(Sound.PLACE)
    player.close()
    assert player.available is None
    assert not player.busy


def test_volumes_are_kept_between_0_and_1() -> None:
    player = SoundPlayer(backend="NULL")
    player.set_volume(3)
    player.set_kind_volume(Sound.TAP, -1)
    assert player.volume == 1
    assert player.kind_volume(Sound.TAP) == 0
    assert player.kind_volume(Sound.PLACE) == 1


def test_variants_never_repeat_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    player = SoundPlayer(backend="NULL")
    heard: list[str] = []
    monkeypatch.setattr(sound, "samples", lambda name: loud(1, 1))
    for _ in range(30):
        player.play(Sound.PLACE)
        heard.append(player.last(Sound.PLACE))
    player.close()
    assert all(a != b for a, b in itertools.pairwise(heard))
    assert set(heard) == set(FILES[Sound.PLACE])


def test_without_a_sound_card_there_is_one_quiet_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    import miniaudio

    def none(*_: object, **__: object) -> None:
        raise miniaudio.MiniaudioError("failed to init device", -401)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", none)
    player = SoundPlayer()
    player.play(Sound.PLACE)
    player.close()
    assert player.available is False
    lines = [(record.levelno, record.message) for record in caplog.records if record.name == sound.__name__]
    assert lines == [(logging.INFO, "no sound: ('failed to init device', -401)")]
    assert capfd.readouterr() == ("", "")


def test_without_the_sound_library_the_program_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    player = SoundPlayer()
    player.play(Sound.TAP)
    player.close()
    assert player.available is False
    assert "no sound" in caplog.text
