"""The screen side of the tests' game with hidden hands. It tells everything that it is given to know.

Each seat's hand is painted in a colour that nothing else has, and the words of its cards stand in the tool
tip, the accessible description, the prompt, the seat's note, the hint and the log: whatever the frame lets
through can be found.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.bots.bot import Advice, Level
from desktop_app.core.game import Game, OptionValue, Outcome, Seat, Setup
from desktop_app.core.resources import resource_path
from desktop_app.qt.kit import Board, GameKit, Services, SetupPreview
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session, Step

from .fake_game import FakePreview
from .secret_rules import GAME, LEVELS, word

SECRET_COLOURS = ("#E6157B", "#15E6B7", "#E67B15", "#7B15E6")
"""The colour of each seat's hand."""
SIDE = 90
"""A card is that large, in logical pixels."""


class SecretBoard(Board):
    """Paints the hands it sees; keys: 1 lays the first card, K keeps all, S sorts."""

    def __init__(self, perspective: Perspective, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.perspective = perspective
        self.still_moving = False
        """What `moving` answers."""
        self.caught_up: list[int] = []
        """What `catch_up` was called with."""
        self.advice: tuple[Advice[Any] | None, int] = (None, 0)
        self.painted: set[Seat] = set()
        """The seats whose hands have been painted; whoever reads it may clear it."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(500, 300)
        perspective.changed.connect(lambda change: self._show())
        self._show()

    @property
    def words(self) -> str:
        """The words of all cards of the hands in sight."""
        return " ".join(word(card) for hand in self.perspective.seen.hands for card in hand if card)

    @property
    def moving(self) -> bool:
        return self.still_moving

    def finish_motion(self) -> None:
        self.still_moving = False

    def catch_up(self, since: int) -> None:
        self.caught_up.append(since)

    def prompt(self) -> str:
        return f"Lay {self.words}, or keep all."

    def describe(self) -> str:
        return f"In hand: {self.words}."

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        self.advice = (advice, stage)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        own = next((hand for hand in self.perspective.seen.hands if any(hand)), ())
        action = {"1": f"l{own[0]}" if own else "", "k": "k", "s": "s"}.get(event.text(), "")
        if action:
            self.perspective.submit(action)
        elif event.text() == "0":
            self.refused.emit(f"You cannot lay {self.words} at once.")
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for seat, hand in enumerate(self.perspective.seen.hands):
            for number, card in enumerate(hand):
                box = QRect(10 + number * (SIDE + 6), 10 + seat * (SIDE + 6), SIDE, SIDE)
                painter.fillRect(box, QColor(SECRET_COLOURS[seat] if card else "#777777"))
            if any(hand):
                self.painted.add(seat)
        painter.end()

    def _show(self) -> None:
        self.setToolTip(self.words)
        self.setAccessibleName(f"Hands {self.words}")
        self.setAccessibleDescription(self.words)
        self.prompt_changed.emit()
        self.update()


class SecretKit(GameKit):
    """The texts of the tests' game with hidden hands."""

    game: ClassVar[Game[Any, Any, Any]] = GAME
    accent: ClassVar[str] = "loco"
    opponents: ClassVar[str] = "tests.helpers.secret_rules"
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "yellow", "green")

    def title(self) -> str:
        return "Secrets"

    def tagline(self) -> str:
        return "Keep them."

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
        return key

    def choice_label(self, key: str, value: OptionValue) -> str:
        return str(value)

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        return FakePreview(parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        return SecretBoard(perspective, services, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """Careless on purpose: it says what the action holds, if it is given one."""
        event = step.events[0]
        name = players[event.seat].name if event.seat is not None else ""
        if event.code == "drawn":
            known = word(int(step.action[1:])) if step.action else "a card"
            more = (word(int(str(event.get("card")))),) if event.data else ()
            return (f"{name} draws {known}", *more)
        return (f"lays {word(int(str(event.get('card'))))}",) if event.code == "laid" else (event.code,)

    def seat_note(self, seen: Any, seat: Seat) -> str:
        return " ".join(word(card) if card else "?" for card in seen.hands[seat])

    def seat_out(self, seen: Any, seat: Seat) -> bool:
        return False

    def seat_colours(self, setup: Setup, players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
        return (players[seat].colour or self.colours[seat],)

    def refusal(self, code: str) -> str:
        return "That card is not in your hand."

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        return "Laid"

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        return f"{players[outcome.winners[0]].name} wins."

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        return f"Lay {word(int(advice.action[1:]))}."


def secret_session(*players: Player, seed: int = 7, practice: bool = False) -> Session[Any, Any, Any]:
    """A new game; without players Ada and Bo, both persons."""
    seated = players or (Player("Ada", colour="red"), Player("Bo", colour="blue"))
    header = Header(GAME.id, GAME.rules_version, Setup(len(seated)), seated, seed, practice=practice)
    return Session(GAME, header)
