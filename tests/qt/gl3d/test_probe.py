"""The probe for OpenGL, good and bad, and that nothing heavy is imported before it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.qt.gl3d import probe
from desktop_app.qt.gl3d.probe import ProbeResult

ROOT = Path(__file__).parents[3]


def result_of(qtbot: QtBot, code: str, *, timeout_ms: int = 20000) -> ProbeResult:
    """What is reported about a child that runs this code."""
    child = probe.probe_in_child(command=(sys.executable, ["-c", code]), timeout_ms=timeout_ms)
    with qtbot.waitSignal(child.finished, timeout=30000) as got:
        pass
    result = got.args[0]
    assert isinstance(result, ProbeResult)
    return result


def test_a_child_finds_the_same_as_this_process(qtbot: QtBot) -> None:
    child = probe.probe_in_child(timeout_ms=30000)
    with qtbot.waitSignal(child.finished, timeout=60000) as got:
        pass
    assert got.args[0] == probe.probe_here()
    assert got.args[0].ok
    assert got.args[0].platform in ("glx", "egl", "")


def test_a_crash_means_no(qtbot: QtBot) -> None:
    assert not result_of(qtbot, "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)").ok


def test_a_result_before_a_crash_does_not_count(qtbot: QtBot) -> None:
    line = '{"ok": true, "renderer": "x", "version": "4.5", "platform": "glx"}'
    assert not result_of(qtbot, f"import os; print('{line}', flush=True); os.abort()").ok


def test_silence_and_nonsense_mean_no(qtbot: QtBot) -> None:
    assert not result_of(qtbot, "pass").ok
    assert result_of(qtbot, "print('{nonsense')").renderer == "the probe said nothing readable"


def test_a_child_that_hangs_is_ended(qtbot: QtBot) -> None:
    result = result_of(qtbot, "import time; time.sleep(600)", timeout_ms=300)
    assert result == ProbeResult(False, "the probe took too long")


def test_a_program_that_does_not_exist_means_no(qtbot: QtBot) -> None:
    child = probe.probe_in_child(command=("/no/such/program", []))
    with qtbot.waitSignal(child.finished, timeout=10000, raising=False) as got:
        pass
    assert got.args == [ProbeResult(False, "the probe could not be started")]


def test_without_a_display_the_probe_says_no_and_does_not_crash() -> None:
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app.qt.gl3d.probe"],
        cwd=ROOT,
        env={**env, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert probe.parse(done.stdout).ok is False


def test_a_frozen_program_probes_with_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert probe.probe_command() == (sys.executable, ["--probe-gl"])


def test_pyopengl_is_told_the_platform_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYOPENGL_PLATFORM", raising=False)
    probe.apply(ProbeResult(False, "no", "", "egl"))
    assert "PYOPENGL_PLATFORM" not in os.environ
    probe.apply(ProbeResult(True, "card", "4.6", "egl"))
    assert os.environ["PYOPENGL_PLATFORM"] == "egl"


def test_software_renderers_get_no_samples() -> None:
    assert ProbeResult(True, "llvmpipe (LLVM 15.0.6, 256 bits)").samples == 0
    assert ProbeResult(True, "NVIDIA GeForce").samples == 4
    assert ProbeResult(False, "").samples == 0


def test_the_painters_view_needs_no_opengl_and_no_numpy() -> None:
    code = (
        "import sys; import desktop_app.qt.gl3d.factory, desktop_app.qt.gl3d.stone_picture,"
        " desktop_app.qt.gl3d.probe; print([m for m in ('OpenGL', 'pyqtgraph', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_plain_modules_need_no_qt() -> None:
    names = ("scene", "camera", "picking", "surface", "shade", "shadow", "motion", "skins", "instances")
    code = "import sys\n" + "".join(f"import desktop_app.qt.gl3d.{name}\n" for name in names)
    code += "print([m for m in ('PySide6', 'numpy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
