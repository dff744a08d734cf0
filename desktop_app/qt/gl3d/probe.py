"""Finds out, in a process of its own, whether OpenGL can be used: a crashing driver harms nothing here.

`python -m desktop_app.qt.gl3d.probe` prints one line of JSON: {"ok", "renderer", "version", "platform"}.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext, QSurfaceFormat

FLAG: Final = "--probe-gl"
"""The argument with which a frozen program acts as the probe."""

TIMEOUT_MS: Final = 8000
_SOFTWARE: Final = ("llvmpipe", "softpipe", "swrast", "swiftshader", "software")
_GL_RENDERER: Final = 0x1F01
_GL_VERSION: Final = 0x1F02


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """What the probe saw. `platform` is PyOpenGL's name ('glx', 'egl', or '' to let it choose); when not ok,
    `renderer` says why."""

    ok: bool
    renderer: str = ""
    version: str = ""
    platform: str = ""

    @property
    def software(self) -> bool:
        """Whether pictures are computed by the processor."""
        return any(name in self.renderer.lower() for name in _SOFTWARE)

    @property
    def samples(self) -> int:
        """Samples per pixel a view should ask for."""
        return 4 if self.ok and not self.software else 0


def probe_here() -> ProbeResult:
    """Tries OpenGL in this process, which needs a QGuiApplication; never raises."""
    wanted = QSurfaceFormat()
    wanted.setVersion(3, 3)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    context = QOpenGLContext()
    context.setFormat(wanted)
    if not context.create():
        return ProbeResult(False, "no OpenGL context")
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not surface.isValid() or not context.makeCurrent(surface):
        return ProbeResult(False, "the context cannot be made current")
    try:
        functions = context.functions()
        version = str(functions.glGetString(_GL_VERSION) or "")
        renderer = str(functions.glGetString(_GL_RENDERER) or "")
        ok = not context.isOpenGLES() and version_of(version) >= (3, 3)
        return ProbeResult(ok, renderer if ok else f"too old: {version}", version, _platform())
    finally:
        context.doneCurrent()


def version_of(text: str) -> tuple[int, int]:
    """The version in a driver's text.

    >>> version_of("4.5 (Core Profile) Mesa 22.3.6"), version_of("?")
    ((4, 5), (0, 0))
    """
    found = re.search(r"(\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def parse(line: str) -> ProbeResult:
    """A result from the probe's output; anything unreadable means no."""
    try:
        data = json.loads(line)
        texts = (str(data[key]) for key in ("renderer", "version", "platform"))
        return ProbeResult(bool(data["ok"]), *texts)
    except (ValueError, KeyError, TypeError):
        return ProbeResult(False, "the probe said nothing readable")


def probe_command() -> tuple[str, list[str]]:
    """Program and arguments that run the probe, from source and frozen alike."""
    if getattr(sys, "frozen", False):
        return sys.executable, [FLAG]
    return sys.executable, ["-m", "desktop_app.qt.gl3d.probe"]


def apply(result: ProbeResult, environ: Mapping[str, str] | None = None) -> None:
    """Tells PyOpenGL the platform that Qt really uses; must come before the first `import OpenGL`."""
    if result.ok and result.platform and "PYOPENGL_PLATFORM" not in (environ or os.environ):
        os.environ["PYOPENGL_PLATFORM"] = result.platform


class ChildProbe(QObject):
    """One running probe; deletes itself after `finished`."""

    finished = Signal(object)

    def __init__(self, parent: QObject | None, command: tuple[str, list[str]], timeout_ms: int) -> None:
        super().__init__(parent)
        self._done = False
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._failed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._late)
        self._timer.start(timeout_ms)
        self._process.start(*command)

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        text = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        lines = [line for line in text.splitlines() if line.startswith("{")]
        if status == QProcess.ExitStatus.NormalExit and code == 0 and lines:
            self._finish(parse(lines[-1]))
        else:
            self._finish(ProbeResult(False, f"the probe ended with {code}"))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._finish(ProbeResult(False, "the probe could not be started"))

    def _late(self) -> None:
        self._finish(ProbeResult(False, "the probe took too long"))

    def _finish(self, result: ProbeResult) -> None:
        if self._done:
            return
        self._done = True
        self._timer.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(1000)
        self.finished.emit(result)
        self.deleteLater()


def probe_in_child(
    parent: QObject | None = None,
    *,
    command: tuple[str, list[str]] | None = None,
    timeout_ms: int = TIMEOUT_MS,
) -> ChildProbe:
    """Starts the probe; its signal `finished(ProbeResult)` comes once. Give it a parent or keep it."""
    return ChildProbe(parent, command or probe_command(), timeout_ms)


def _environment() -> QProcessEnvironment:
    """Ours, in which the child finds this package wherever the program was started."""
    environment = QProcessEnvironment.systemEnvironment()
    paths = [str(Path(__file__).parents[3]), environment.value("PYTHONPATH")]
    environment.insert("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    return environment


def main() -> int:
    """The child's side."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    print(json.dumps(asdict(probe_here())), flush=True)
    del application
    return 0


def _platform() -> str:
    """Which of PyOpenGL's platforms fits the context that is current just now."""
    if sys.platform != "linux":
        return ""
    try:
        egl = ctypes.CDLL("libEGL.so.1")
        egl.eglGetCurrentContext.restype = ctypes.c_void_p
        return "egl" if egl.eglGetCurrentContext() else "glx"
    except (OSError, AttributeError):
        return "glx"


if __name__ == "__main__":
    sys.exit(main())
