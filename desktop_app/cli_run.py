"""What the commands that play many games share: processes, progress, the file of games, being interrupted."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Final, TypeAlias

from desktop_app.arena.games_file import GamesFile, Header
from desktop_app.arena.match import Pairing, Result
from desktop_app.bots.worker import leave_with_parent
from desktop_app.core.errors import BadData

Games: TypeAlias = Generator[tuple[int, Result], None, None]

PROGRESS_SECONDS: Final = 5.0


def add_running(parser: argparse.ArgumentParser) -> None:
    """--seed, --jobs, --record and --quiet."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write each finished game to this file, or go on from it"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress on the error output")


def jobs_of(arguments: argparse.Namespace, most: int | None = None) -> int:
    """How many processes: no more than there are games.

    Raises:
        BadData: fewer than one.
    """
    if arguments.jobs is not None and arguments.jobs < 1:
        raise BadData("--jobs needs at least 1", given=str(arguments.jobs))
    jobs: int = arguments.jobs or os.cpu_count() or 1
    return jobs if most is None else max(1, min(jobs, most))


def record_of(
    arguments: argparse.Namespace, header: Header
) -> AbstractContextManager[GamesFile] | AbstractContextManager[None]:
    """The file of games that --record names, opened to go on with it; nothing without.

    Raises:
        BadData, OSError: as `GamesFile`.
    """
    return nullcontext() if arguments.record is None else GamesFile(arguments.record, header)


def gather(games: Callable[[Executor | None], Games], jobs: int, take: Callable[[int, Result], bool]) -> bool:
    """Have games played by so many processes and hand each to `take`, until that says True or all are played.

    False if somebody interrupted it: what was taken until then counts.
    """
    try:
        with _workers(jobs) as executor:
            played = games(executor)
            for number, result in played:
                if take(number, result):
                    played.close()
                    break
    except KeyboardInterrupt:
        return False
    except BrokenProcessPool as error:
        raise ChildProcessError("a process that played games came to an end") from error
    return True


def _begin() -> None:
    """In each process: Ctrl+C reaches it too, but only the main one answers it; with that one it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


@contextmanager
def _workers(jobs: int) -> Iterator[Executor | None]:
    if jobs == 1:
        yield None
        return
    before = multiprocessing.active_children()
    with ProcessPoolExecutor(
        jobs,
        multiprocessing.get_context("spawn"),
        _begin,
    ) as pool:
        try:
            yield pool
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                if process not in before:
                    process.terminate()  # nobody waits for the games they play
            raise


class Progress:
    """Tells on the error output how many games ended and how long the rest takes, every few seconds."""

    def __init__(
        self,
        total: int | None,
        recorded: Collection[Pairing] = (),
        *,
        deadline: float | None = None,
        quiet: bool = False,
    ) -> None:
        """total: games, None if only a deadline (by `time.monotonic`) ends them; `recorded` take no time."""
        self._total, self._deadline, self._quiet = total, deadline, quiet
        self._recorded = frozenset(recorded)
        self._start = self._told = time.monotonic()
        self._ended = self._new = 0

    def __call__(self, result: Result, say: Callable[[], str] = lambda: "") -> None:
        """A game more ended; `say` adds what is known so far."""
        self._ended += 1
        self._new += result.pairing not in self._recorded
        now = time.monotonic()
        if self._quiet or (now - self._told < PROGRESS_SECONDS and self._ended != self._total):
            return
        self._told = now
        of = "" if self._total is None else f"/{self._total}"
        print(f"{self._ended}{of} games, {say()}{self._left(now)}", file=sys.stderr, flush=True)

    def _left(self, now: float) -> str:
        left = [] if self._deadline is None else [max(0.0, self._deadline - now)]
        if self._total is not None and (self._new or self._ended == self._total):
            each = (now - self._start) / max(1, self._new)
            left.append(each * (self._total - self._ended))
        return f"{min(left) / 60:.1f} min left" if left else "time left unknown"
