"""The screen side of the tests' game: a kit, a board of three buttons, a bot driver led by hand, services."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.bots.bot import Advice, Level
from desktop_app.core.game import Game, OptionValue, Outcome, Seat, Setup
from desktop_app.core.resources import resource_path
from desktop_app.qt import theme as themes
from desktop_app.qt.kit import Board, GameKit, Services, SetupPreview
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session, Step

from .fake_rules import GAME, LEVELS
from .quiet_sound import QuietSound


class FakeBoard(Board):
    """Pebbles as dots, and a button for each number; 1 to 3 (and 9, which is never allowed) are keys too."""

    def __init__(self, perspective: Perspective, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.perspective = perspective
        self.advice: tuple[Advice[Any] | None, int] = (None, 0)
        self.theme = services.theme
        self.preferences_applied = 0
        self.words = ""
        """What `prompt` answers; '' leaves the words to the frame."""
        self.laid = 0
        """Own steps that are not played yet."""
        self.dots = QLabel()
        self.dots.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dots.setWordWrap(True)
        self.buttons = [QPushButton(f"Take {number}") for number in (1, 2, 3)]
        row = QHBoxLayout()
        row.addStretch(1)
        for number, button in enumerate(self.buttons, 1):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, n=number: perspective.submit(n))
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self.dots, 1)
        column.addLayout(row)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Pebbles")
        self._turn = QAction("Turn the table", self)
        self._turn.setToolTip("Turn the table (T)")
        self._turn.setShortcut("T")
        perspective.changed.connect(lambda change: self._show())
        self._show()

    def prompt(self) -> str:
        return self.words

    def apply_preferences(self) -> None:
        self.preferences_applied += 1

    @property
    def can_take_back(self) -> bool:
        return self.laid > 0

    def take_back(self) -> bool:
        if not self.laid:
            return False
        self.laid -= 1
        self.prompt_changed.emit()
        return True

    def lay(self) -> None:
        """One more step of one's own that is not played yet."""
        self.laid += 1
        self.prompt_changed.emit()

    def say(self, words: str) -> None:
        """Let the prompt say something else."""
        self.words = words
        self.prompt_changed.emit()

    def actions(self) -> list[QAction]:
        return [self._turn]

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        self.advice = (advice, stage)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._show()

    def describe(self) -> str:
        return f"{self.perspective.seen.left} pebbles lie on the table."

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in ("1", "2", "3", "9"):
            self.perspective.submit(int(event.text()))
        elif event.text() == "0":
            self.refused.emit("There is no pebble here.")
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        dots = html.escape(" \u25cf" * self.perspective.seen.left)
        self.dots.setText(f'<span style="font-size:42pt;color:{self.theme.accent}">{dots}</span>')
        for button in self.buttons:
            button.setEnabled(self.perspective.may_act)


class FakePreview(SetupPreview):
    """Nothing to see."""

    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        self.setAccessibleName(f"{setup.seats} seats")

    def set_theme(self, theme: Theme) -> None:
        self.update()


class FakeKit(GameKit):
    """The texts of the tests' game."""

    game: ClassVar[Game[Any, Any, Any]] = GAME
    accent: ClassVar[str] = "terracotta"
    opponents: ClassVar[str] = "tests.helpers.fake_rules"
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green")

    def title(self) -> str:
        return "Pebbles"

    def tagline(self) -> str:
        return "Take the last one."

    def facts(self) -> str:
        return "2-4 players, a minute"

    def cover(self) -> Path:
        return resource_path("icons", "box.svg")

    def rules_page(self, language: str) -> Path:
        return resource_path("icons", "book.svg")

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    def level_name(self, number: int) -> str:
        return {1: "easy", 2: "middling", 3: "hard"}[number]

    def option_label(self, key: str) -> str:
        return "Heap"

    def choice_label(self, key: str, value: OptionValue) -> str:
        return f"{value} pebbles"

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        return FakePreview(parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        return FakeBoard(perspective, services, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        count, left = step.events[0].get("count"), step.events[0].get("left")
        line = f"takes {count}, {left} left"
        return (line,) if left else (line, "That was the last pebble.")

    def seat_note(self, seen: Any, seat: Seat) -> str:
        return f"{seen.left} left"

    def seat_out(self, seen: Any, seat: Seat) -> bool:
        return False

    def seat_colours(self, setup: Setup, players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
        return (players[seat].colour or self.colours[seat],)

    def refusal(self, code: str) -> str:
        return {"amount": "One to three pebbles.", "too-many": "There are not so many left."}.get(code, code)

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        return {"pebbles": "Pebbles", "last": "Last pebble"}[part]

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        names = " and ".join(players[seat].name for seat in outcome.winners)
        return f"{names} win." if len(outcome.winners) > 1 else f"{names} wins."

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        return ("Look at the heap.", "Take many.", f"Take {advice.action}.")[stage - 1]


class FakeDriver(QObject):
    """Stands in for the bots' process: `reply` and `reply_advice` answer the last request when told to."""

    answered = Signal(int, object)
    advised = Signal(int, object)
    progress = Signal(float)
    failed = Signal(int, str)

    def __init__(self, opponents: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.opponents = opponents
        self.number = 0
        self.asked: list[tuple[int, Any, str, str]] = []
        self.cancelled: list[int] = []
        self.waiting: int | None = None
        self.hurried = 0
        self.closed = False

    def think(self, level: int, seen: Any, seed: str, key: str) -> int:
        self.asked.append((level, seen, seed, key))
        return self._new()

    def advise(self, seen: Any, seed: str) -> int:
        return self._new()

    def play_now(self) -> None:
        self.hurried += 1

    def cancel(self) -> None:
        if self.waiting is not None:
            self.cancelled.append(self.waiting)
            self.waiting = None

    def close(self) -> None:
        self.waiting = None
        self.closed = True

    def reply(self, action: Any, number: int | None = None) -> None:
        """Answer the request under way, or as if `number` had been answered too late."""
        answered = self.waiting if number is None else number
        if number is None:
            self.waiting = None
        self.answered.emit(answered, action)

    def reply_advice(self, advice: Any) -> None:
        """Give the hint asked for."""
        number, self.waiting = self.waiting, None
        self.advised.emit(number, advice)

    def crash(self, why: str = "it is gone") -> None:
        """The process ends."""
        number, self.waiting = self.waiting, None
        self.failed.emit(number, why)

    def _new(self) -> int:
        self.cancel()
        self.number += 1
        self.waiting = self.number
        return self.number


def fake_services(*, theme: Theme | None = None, speed: Callable[[], float] = lambda: 0.0) -> Services:
    """Services that keep everything in memory; no animation unless asked for."""
    kept: dict[str, Any] = {}
    return Services(theme or themes.light(), QuietSound(), speed, kept.get, kept.__setitem__)


def fake_session(*players: Player, heap: int = 12, seed: int = 7, start: Seat = 0) -> Session[Any, Any, Any]:
    """A new game; without players Ada (computer) against Bo."""
    seated = players or (
        Player("Ada", "computer", 1, "red"),
        Player("Bo", "person", 0, "blue"),
    )
    setup = Setup(len(seated), start).with_option("heap", heap)
    return Session(GAME, Header(GAME.id, GAME.rules_version, setup, seated, seed))
