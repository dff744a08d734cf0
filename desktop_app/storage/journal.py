"""The journal: each action is in the file before it is shown, so that killing the program loses nothing.

A journal is a game file without a checksum, in a folder of the program's own. Each append is handed to the
operating system in one write, which outlives the process, and then forced to the disk (fdatasync), which
outlives a power cut: 0.1 ms on a fast disk, some 10 ms on a slow or busy one, once per move. It also has a
full network disk tell at once instead of later.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout

from desktop_app.core.game import CHANCE, Game, Seat
from desktop_app.session.record import Header, Line, Played, Record, Redone, Undone
from desktop_app.session.session import Session

from .codec import MAX_FILE, MAX_LINES, decode, encode, encode_line, is_sealed
from .files import BadFile, SetAside, read_bounded, set_aside, sync_folder, write_all
from .gamefile import SUFFIX, replay

FINISHED: Final = ".finished"
"""What the name of a journal ends with once its game is over but could not be put into the archive."""


class InUse(OSError):
    """Another running program holds this journal."""


class Gone(OSError):
    """The journal was removed or renamed while it was written to."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can be gone on with; `changed` is in seconds since 1970, `actions` are those of seats."""

    path: Path
    header: Header
    changed: float
    actions: int


@dataclass(frozen=True, slots=True)
class Found:
    """What lies in a folder of journals, newest first, and what had to be set aside."""

    games: tuple[Unfinished, ...]
    damaged: tuple[SetAside, ...]


class Journal:
    """One open journal; no other program can open it until it is closed or this one ends.

    Give `append` to the session as its recorder.
    """

    def __init__(self, path: Path, record: Record, handle: int, size: int, lock: FileLock) -> None:
        """Made by `create` and `reopen` only."""
        self.path = path
        self.record = record
        """What the file held when it was opened."""
        self._handle: int | None = handle
        self._size = size
        self._count = 1 + len(record.lines)
        self._torn = False
        self._lock = lock

    @classmethod
    def create(cls, folder: Path, header: Header, lines: tuple[Line, ...] = ()) -> Journal:
        """A new journal that holds `header` and `lines`; the folder is made if it is missing.

        Raises:
            BadData: they cannot be written down.
            OSError: the system refuses; nothing is left behind.
        """
        record = Record(header, lines)
        data = encode(record, sealed=False)
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        path = folder / f"{stamp}-{secrets.token_hex(6)}{SUFFIX}"
        lock = _locked(path)
        part = path.with_suffix(".new")  # a kill in the middle leaves no half header under the real name
        try:
            handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
            try:
                write_all(handle, data)
                os.fsync(handle)
                part.rename(path)
            except BaseException:
                os.close(handle)
                part.unlink(missing_ok=True)
                raise
        except BaseException:
            _release(lock, path)
            raise
        sync_folder(folder)
        return cls(path, record, handle, len(data), lock)

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """A journal that was left; its `record` is what stands in it.

        What a kill or a power cut left of the last line is cut off.

        Raises:
            InUse: another running program holds it.
            BadFile: it is damaged; the file is untouched.
            OSError: it cannot be read or written.
        """
        if not path.exists():
            raise FileNotFoundError(2, "there is no such journal", str(path))
        lock = _locked(path)
        try:
            record, size = _read(path)
            handle = os.open(path, os.O_RDWR | os.O_CLOEXEC)
            try:
                os.ftruncate(handle, size)
            except BaseException:
                os.close(handle)
                raise
        except BaseException:
            lock.release()
            raise
        return cls(path, record, handle, size, lock)

    def append(self, *lines: Line) -> None:
        """Write lines down, all of them or none; when it returns they outlive a kill.

        Raises:
            BadData: a line cannot be written down.
            Gone: the file is not there any more; all lines need a new journal.
            OSError: the disk is full or fails, or the journal is closed; the file is as before.
        """
        data = b"".join(map(encode_line, lines))
        if self._handle is None:
            raise OSError(9, "the journal is closed", str(self.path))
        if self._size + len(data) > MAX_FILE or self._count + len(lines) > MAX_LINES:
            raise OSError(27, "the journal is full", str(self.path))
        if self.gone:
            raise Gone(2, "the journal was removed", str(self.path))
        if self._torn:
            self._cut()
        os.lseek(self._handle, self._size, os.SEEK_SET)
        try:
            write_all(self._handle, data)
            os.fdatasync(self._handle)
        except BaseException:
            self._torn = True
            with contextlib.suppress(OSError):  # tried again before the next line
                self._cut()
            raise
        self._size += len(data)
        self._count += len(lines)

    @property
    def gone(self) -> bool:
        """Whether the file was removed or renamed: what is written to it would be lost."""
        if self._handle is None or os.fstat(self._handle).st_nlink == 0:
            return True
        try:
            os.stat(self.path)  # noqa: PTH116 - beside fstat
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:  # it may well be there
            return False
        return False

    def close(self, *, over: bool = False) -> None:
        """Let go of the file; it stays to be gone on with, unless the game is `over`. Twice is harmless."""
        if self._handle is None:
            return
        if self._torn:
            with contextlib.suppress(OSError):  # reading drops a torn line as well
                self._cut()
        os.close(self._handle)
        self._handle = None
        if over:
            try:
                self.path.unlink(missing_ok=True)
            finally:
                _release(self._lock, self.path)
        else:
            self._lock.release()

    def discard(self) -> None:
        """Close it and remove the file."""
        self.close(over=True)

    def put_by(self) -> None:
        """Close it and keep it for `finished`: its game is over, but in no archive yet.

        Raises:
            OSError: it cannot be renamed; it is offered to be gone on with then.
        """
        self.close()
        self.path.rename(self.path.with_name(self.path.name + FINISHED))
        _lock_path(self.path).unlink(missing_ok=True)

    def set_aside(self, reason: str) -> SetAside:
        """Close it and rename the file, so that it is not offered again but not lost either."""
        assert self._handle is not None
        os.close(self._handle)
        self._handle = None
        try:
            return set_aside(self.path, reason)
        finally:
            _release(self._lock, self.path)

    def _cut(self) -> None:
        assert self._handle is not None
        os.ftruncate(self._handle, self._size)
        self._torn = False


def unfinished(folder: Path) -> Found:
    """The journals in `folder` that nobody holds, newest first; damaged ones are renamed and reported.

    One that cannot be read or locked is reported as well. Where nothing at all can be written, what can be
    read is listed without a lock.

    Raises:
        OSError: the folder cannot be read (one that does not exist is empty).
    """
    games: list[Unfinished] = []
    damaged: list[SetAside] = []
    writable = os.access(folder, os.W_OK)
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            lock = _locked(path) if writable else None
        except InUse:
            continue
        except OSError as error:  # one that cannot be locked keeps nobody from the others
            damaged.append(SetAside(path, path, str(error)))
            continue
        try:
            record, _size = _read(path)
            games.append(Unfinished(path, record.header, path.stat().st_mtime, _standing(record)))
        except FileNotFoundError:  # its program ended the game just now
            _release(lock, path)
        except BadFile as error:
            damaged.append(_set_aside(path, str(error)))
            _release(lock, path)
        except OSError as error:  # one that cannot be read keeps nobody from the others
            damaged.append(SetAside(path, path, str(error)))
        finally:
            if lock is not None:
                lock.release()
    games.sort(key=lambda game: (game.changed, game.path.name), reverse=True)
    return Found(tuple(games), tuple(damaged))


def finished(folder: Path) -> tuple[Path, ...]:
    """The journals of games that are over and wait for the archive, oldest first."""
    return tuple(sorted(folder.glob(f"*{SUFFIX}{FINISHED}")))


def read(path: Path) -> Record:
    """What stands in a journal that nobody writes to; a torn last line is left out.

    Raises:
        BadFile: it is damaged.
        OSError: it cannot be read.
    """
    return _read(path)[0]


def resume(path: Path, games: Mapping[str, Game[Any, Any, Any]]) -> tuple[Session[Any, Any, Any], Journal]:
    """Go on with an unfinished game exactly where it was left; the session writes to the journal again.

    Raises:
        InUse: another running program holds it.
        BadFile: it is damaged, its game is unknown here, or the rules refuse a line; it is untouched
            (`Journal.set_aside` or `files.set_aside` keeps it from being offered again).
        OSError: it cannot be read or written.
    """
    journal = Journal.reopen(path)
    try:
        session = replay(path, journal.record, games, journal.append)
    except BaseException:
        journal.close()
        raise
    return session, journal


def _set_aside(path: Path, reason: str) -> SetAside:
    try:
        return set_aside(path, reason)
    except OSError as error:
        return SetAside(path, path, f"{reason}; {error}")


def _read(path: Path) -> tuple[Record, int]:
    """The record in a journal and how many bytes of the file it takes: a torn last line is left out."""
    data = read_bounded(path, MAX_FILE)
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        raise BadFile(path, 1, "torn", "the first line is incomplete")
    record = decode(whole, path)
    if is_sealed(whole):
        raise BadFile(path, 1, "format", "this is a saved game, not a journal")
    return record, len(whole)


def _standing(record: Record) -> int:
    """How many actions of seats stand at the end of `record`, if the rules allow it; chance plays none."""
    seats: list[Seat] = []  # also of what was taken back and can be played again
    ply = 0
    for line in record.lines:
        match line:
            case Played(seat=seat):
                seats[ply:] = [seat]
                ply += 1
            case Undone(to) | Redone(to):
                ply = to
    return sum(seat != CHANCE for seat in seats[:ply])


def _locked(path: Path) -> FileLock:
    """The lock that belongs to a journal, taken; the system releases it when the process ends."""
    lock = FileLock(_lock_path(path), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise InUse(11, "another running program holds it", str(path)) from error
    return lock


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _release(lock: FileLock | None, path: Path) -> None:
    """Release the lock of a journal that is gone, and remove its file (names are never used again)."""
    with contextlib.suppress(OSError):  # one left over harms nobody
        _lock_path(path).unlink(missing_ok=True)
    if lock is not None:
        lock.release()
