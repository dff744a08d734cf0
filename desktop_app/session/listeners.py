"""Who hears of changes: each listener every change, in the order in which they happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

C = TypeVar("C")


class Listeners(Generic[C]):
    """The listeners of one session.

    A change that a listener itself brings about waits until everybody has heard the one before it. A
    listener that raises keeps nobody else from hearing; the first error is raised when all have heard.

    >>> heard, all_of_them = [], Listeners()
    >>> _ = all_of_them.add(lambda word: all_of_them.tell("after") if word == "first" else None)
    >>> leave = all_of_them.add(heard.append)
    >>> all_of_them.tell("first")
    >>> heard
    ['first', 'after']
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[C], None]] = []
        self._waiting: deque[tuple[C, tuple[Callable[[C], None], ...]]] = deque()
        self._telling = False

    def add(self, listener: Callable[[C], None]) -> Callable[[], None]:
        """Hear every change from now on; the returned function ends it, at once and twice without harm."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def tell(self, change: C) -> None:
        """Have everybody hear of `change`, now or as soon as an earlier change is told."""
        self._waiting.append((change, tuple(self._listeners)))
        if self._telling:
            return
        self._telling = True
        first: Exception | None = None
        try:
            while self._waiting:
                told, listeners = self._waiting.popleft()
                for listener in listeners:
                    if listener not in self._listeners:
                        continue  # it has left meanwhile
                    try:
                        listener(told)
                    except Exception as error:  # noqa: BLE001 - raised below, when all have heard
                        first = first or error
        finally:
            self._telling = False
        if first is not None:
            raise first
