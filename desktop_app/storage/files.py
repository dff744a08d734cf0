"""What every store does with its files: bounded reading, atomic writing, setting aside what is damaged."""

from __future__ import annotations

import contextlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.errors import BadData

_CHUNK = 1 << 20


class BadFile(BadData):
    """A file that cannot be used: which, where and why.

    `line` counts from 1; 0 means the file as a whole. `code` is one of "size", "kind" (no regular file),
    "text" (no UTF-8), "json", "shape" (wrong keys or types), "format", "checksum", "torn" (it ends in the
    middle), "game" (unknown here), "newer" (needs a newer program), "rules" (an action that the rules
    refuse), "player" (nobody who could sit here), "archive"; `reason` says it in English with details.
    """

    def __init__(self, path: Path, line: int, code: str, reason: str) -> None:
        where = f"{path}, line {line}" if line else str(path)
        super().__init__(f"{where}: {reason}")
        self.path = path
        self.line = line
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SetAside:
    """A damaged file that was renamed to `now`, so that nothing of it is lost.

    `now` is `path` itself if the system refused even that.
    """

    path: Path
    now: Path
    reason: str


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of a regular file of at most `limit` bytes.

    Raises:
        BadFile: it is larger, or no regular file (a pipe is not waited for).
        OSError: it cannot be read.
    """
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise BadFile(path, 0, "kind", "this is no regular file")
        data = bytearray()
        while len(data) <= limit:
            chunk = os.read(handle, min(_CHUNK, limit + 1 - len(data)))
            if not chunk:
                return bytes(data)
            data += chunk
    finally:
        os.close(handle)
    raise BadFile(path, 0, "size", f"the file is larger than {limit} bytes")


def write_all(handle: int, data: bytes) -> None:
    """Write all of `data`, however little the system takes at once."""
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


def write_atomic(path: Path, data: bytes) -> None:
    """Put `data` into the file `path`, all of it or nothing; on any error the old file is intact.

    A link is followed, so that the file it names is replaced and the link stays. Permissions are kept.

    Raises:
        BadFile: there is something other than a regular file, or what was written reads back differently.
        OSError: the system refuses.
    """
    target, mode = _target(path)
    part, handle = _part(target)
    try:
        try:
            if mode is not None:
                os.fchmod(handle, mode)
            write_all(handle, data)
            os.fsync(handle)
        finally:
            os.close(handle)
        if read_bounded(part, len(data)) != data:
            raise BadFile(path, 0, "checksum", "what was written reads back differently")
        os.replace(part, target)  # noqa: PTH105 - one name for what the tests make fail
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(target.parent)


def check_place(path: Path) -> None:
    """Refuse a place where `write_atomic` could not write, before work is done for it; nothing changes there.

    Raises:
        BadFile: there is something other than a regular file.
        OSError: the system refuses.
    """
    try:
        part, handle = _part(_target(path)[0])
    except OSError as error:
        error.filename = str(path)  # not the name that nobody knows
        raise
    os.close(handle)
    part.unlink()


def _target(path: Path) -> tuple[Path, int | None]:
    """The file that `path` stands for, links followed, and its permissions; None where there is none yet."""
    target = Path(os.path.realpath(path))
    try:
        found = os.lstat(target)
    except FileNotFoundError:
        return target, None
    if not stat.S_ISREG(found.st_mode):
        raise BadFile(path, 0, "kind", "this is no regular file")
    if not os.access(target, os.W_OK):
        raise PermissionError(13, "the file is write-protected", str(path))
    return target, stat.S_IMODE(found.st_mode)


def _part(target: Path) -> tuple[Path, int]:
    """A new empty file beside `target`, open for writing."""
    part = target.with_name(f".tischrunde-{os.urandom(8).hex()}.part")
    return part, os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)


def sync_folder(folder: Path) -> None:
    """Have the names in `folder` reach the disk, where the file system can do that.

    Errors are not told: the file is complete under its name already, only a power cut could still undo it.
    """
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, reason: str) -> SetAside:
    """Rename a damaged file to `<name>.damaged` (or .damaged-2, …); it never replaces another.

    Raises:
        OSError: it cannot be renamed; it is untouched then.
    """
    number = 1
    while True:
        now = path.with_name(f"{path.name}.damaged" + (f"-{number}" if number > 1 else ""))
        if not now.exists() and not now.is_symlink():
            break
        number += 1
    path.rename(now)
    return SetAside(path, now, reason)
