"""What installs and starts the program: desktop files, the launcher for one user, the scripts."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
ID = "org.tischrunde.Tischrunde"
SCRIPTS = ("packaging/play", "packaging/install-user", "packaging/build-deb")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the packaging is for Linux")


def _project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def _run(*command: str | Path, **changes: str) -> subprocess.CompletedProcess[str]:
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed (packaging/play --test installs it)")
    return subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **changes},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def _check(*command: str | Path, **changes: str) -> str:
    """The output of a command that must succeed."""
    done = _run(*command, **changes)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_desktop_file_is_valid() -> None:
    assert _check("desktop-file-validate", PACKAGING / "linux" / f"{ID}.desktop") == ""


def test_metainfo_is_valid() -> None:
    """Newer validators want a home page, which the program does not have yet, and then fail as a whole."""
    path = PACKAGING / "linux" / f"{ID}.metainfo.xml"
    report = _run("appstreamcli", "validate", "--no-net", "--no-color", path).stdout
    assert "alidation" in report
    problems = [line for line in report.splitlines() if re.match(r"[EW]:", line.strip())]
    assert [line for line in problems if "url-homepage-missing" not in line] == []


def test_metainfo_tells_the_version_of_the_project() -> None:
    tree = ET.parse(PACKAGING / "linux" / f"{ID}.metainfo.xml")  # noqa: S314 - our own file
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == _project()["project"]["version"]


def test_changelog_tells_the_version_of_the_project() -> None:
    version = _project()["project"]["version"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(version)}\b", text, re.MULTILINE)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """An executable in a folder whose name needs every kind of quoting."""
    path = tmp_path / 'odd "name" $1 `x` 5% \\ & co' / "tischrunde"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def _unquoted(line: str) -> str:
    """The program in an Exec line, undone as the Desktop Entry Specification says: string, quotes, %."""
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    match = re.fullmatch(r'"((?:[^"\\]|\\.)*)" %f', value)
    assert match, line
    return re.sub(r"\\(.)", r"\1", match[1]).replace("%%", "%")


def test_launcher_is_installed_and_removed(tmp_path: Path, program: Path) -> None:
    share = tmp_path / "share"
    _check(PACKAGING / "install-user", program, XDG_DATA_HOME=str(share))
    entry = share / "applications" / f"{ID}.desktop"
    (line,) = (line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    assert _unquoted(line) == str(program)
    _check("desktop-file-validate", entry)
    assert (share / "icons/hicolor/scalable/apps" / f"{ID}.svg").stat().st_size > 0
    assert (share / "icons/hicolor/256x256/apps" / f"{ID}.png").stat().st_size > 0
    kind = "application-x-tischrunde-game"
    assert (share / "icons/hicolor/scalable/mimetypes" / f"{kind}.svg").stat().st_size > 0
    if shutil.which("update-mime-database"):
        globs = (share / "mime" / "globs2").read_text(encoding="utf-8")
        assert "application/x-tischrunde-game:*.tischrunde" in globs
    _check(PACKAGING / "install-user", "--uninstall", XDG_DATA_HOME=str(share))
    assert [path for path in share.rglob("*") if ID in path.name or kind in path.name] == []


def test_icon_is_a_square_picture() -> None:
    svg = ET.parse(ROOT / "resources/art/tischrunde.svg").getroot()  # noqa: S314 - our own file
    box = [float(number) for number in svg.attrib["viewBox"].split()]
    assert box[2] == box[3]
    png = (ROOT / "resources/art/tischrunde.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (256, 256)


@pytest.mark.parametrize("name", [*SCRIPTS, ".ci/run"])
def test_scripts_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_plain_shell(name: str) -> None:
    _check("sh", "-n", ROOT / name)
    assert (ROOT / name).read_text(encoding="utf-8").startswith("#!/bin/sh\n")


def _tools(folder: Path, bodies: dict[str, str], *names: str) -> None:
    """Scripts of these bodies, and the programs of these names, as all there is to find."""
    folder.mkdir()
    for name, body in bodies.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    for name in names:
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)


def _play(folder: Path, home: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """What `packaging/play` does with the tools in a folder and an environment in `home`."""
    return subprocess.run(
        [PACKAGING / "play"],
        env={"PATH": str(folder), "HOME": str(home), "TISCHRUNDE_VENV": str(home / "venv"), **changes},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_play_prints_the_one_line_without_rights(tmp_path: Path) -> None:
    """Neither root nor sudo, and Python lacks venv: the missing packages in one line, nothing else."""
    tools = {
        "id": "echo 1000",
        "sudo": "exit 1",
        "python3": 'case "$2" in *venv*) exit 1;; esac',
        "apt-get": f"touch {tmp_path}/touched",
        "apt-cache": '[ "$2" != libglib2.0-0t64 ]',
        "dpkg-query": 'case "$3" in python3|libgl1) printf installed;; *) exit 1;; esac',
    }
    _tools(tmp_path / "bin", tools, "sh", "cat", "dirname", "uname")
    done = _play(tmp_path / "bin", tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    line = done.stderr.splitlines()[-1]
    assert line.startswith(
        "  sudo apt-get install --no-install-recommends python3-venv libegl1 libglib2.0-0 "
    )
    assert "t64" not in line
    assert not (tmp_path / "touched").exists()
    assert not (tmp_path / "venv").exists()


def test_play_compiles_when_a_compiler_has_come(tmp_path: Path) -> None:
    """Without one it says so once and starts; what it remembers does not hide one that comes later."""
    folder, calls = tmp_path / "bin", tmp_path / "calls"
    _tools(folder, {"uname": "echo Darwin"}, "sh", "cat", "cksum", "dirname")
    _tools(tmp_path / "venv", {})
    note = f'printf "%s\\n" "$*" >>{calls}'
    _tools(tmp_path / "venv" / "bin", {"python": note, "tischrunde": "echo started"})

    def play(**changes: str) -> tuple[bool, bool]:
        """Whether it installed, and whether it spoke of a compiler."""
        calls.write_text("", encoding="utf-8")
        done = _play(folder, tmp_path, **changes)
        assert (done.returncode, done.stdout) == (0, "started\n"), done.stderr
        return "install --editable" in calls.read_text(encoding="utf-8"), "with a compiler" in done.stderr

    assert play() == (True, True)
    assert play() == (False, False)
    (folder / "cc").symlink_to(folder / "cat")
    assert play(TISCHRUNDE_CORE="none") == (False, False)
    assert play() == (True, False)
    assert play() == (False, False)
    assert play(TISCHRUNDE_CORE="none") == (False, False)


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`packaging/build_core.py` over a source in a folder of its own, with a compiler that always fails."""
    spec = importlib.util.spec_from_file_location("build_core", PACKAGING / "build_core.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def fails() -> None:
        raise OSError("no such compiler")

    source = tmp_path / module.SOURCE
    source.parent.mkdir(parents=True)
    for path in (source, source.with_suffix(".pxd"), _extension(source)):
        path.write_text("", encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "_compile", fails)
    monkeypatch.delenv("TISCHRUNDE_CORE", raising=False)
    return module


def _extension(source: Path) -> Path:
    return source.with_name(source.stem + EXTENSION_SUFFIXES[0])


@pytest.mark.parametrize("newer", [".py", ".pxd"])
def test_a_core_that_cannot_be_compiled_leaves_no_older_one(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], newer: str
) -> None:
    source = builder.ROOT / builder.SOURCE
    found = _extension(source)
    assert builder.build_if_wanted()
    assert builder.compiled() == found
    os.utime(source.with_suffix(newer), (found.stat().st_mtime + 5,) * 2)
    assert builder.compiled() is None
    monkeypatch.setenv("TISCHRUNDE_CORE", "none")
    assert not builder.build_if_wanted()
    assert found.exists()
    monkeypatch.setenv("TISCHRUNDE_CORE", "")
    assert not builder.build_if_wanted()
    assert "no such compiler" in capsys.readouterr().err
    assert not found.exists()


@pytest.mark.parametrize("wish", ["required", "portable"])
def test_a_compiled_core_that_is_required_is_built_or_an_error(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    _extension(builder.ROOT / builder.SOURCE).unlink()
    monkeypatch.setenv("TISCHRUNDE_CORE", wish)
    with pytest.raises(OSError, match="no such compiler"):
        builder.build_if_wanted()


def test_an_unknown_wish_for_the_core_is_refused(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TISCHRUNDE_CORE", "sometimes")
    with pytest.raises(ValueError, match="sometimes"):
        builder.build_if_wanted()


def test_a_portable_core_uses_no_newer_instructions(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TISCHRUNDE_CORE", "portable")
    assert [flag for flag in builder.flags() if flag.startswith("-m")] == []
    assert "-ffp-contract=off" in builder.flags()
