"""What Rollecate gives the shell.

The start page needs the title and the cover alone: the rules, the board and the texts of a table are
imported by the methods that use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop_app.qt.kit import GameKit

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop_app.bots.bot import Advice, Level
    from desktop_app.core.game import Game, OptionValue, Outcome, Seat, Setup
    from desktop_app.games.rollecate.engine.state import RollecateView
    from desktop_app.qt.kit import Board, Services, SetupPreview
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.theme import Theme
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step


class RollecateKit(GameKit):
    """Rollecate: texts, board, opponents, and what can be agreed before the game."""

    id = "rollecate"
    accent = "loco"
    opponents = "desktop_app.games.rollecate.engine.opponents"
    colours = ("red", "blue", "yellow", "green")

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules; a damaged deck or goal file is told before anything begins."""
        from desktop_app.games.rollecate.engine.deck import deck
        from desktop_app.games.rollecate.engine.rules import GAME
        from desktop_app.games.rollecate.engine.solo import tiers

        deck()
        tiers()
        return GAME

    def title(self) -> str:
        return "Rollecate"

    def tagline(self) -> str:
        return self.tr("Build the railway ahead of the train, and do not let it run off the end.")

    def facts(self) -> str:
        return self.tr("1 to 4 players, 15 minutes")

    def levels(self) -> tuple[Level, ...]:
        from desktop_app.games.rollecate.engine.opponents import LEVELS

        return LEVELS

    def level_note(self, number: int) -> str:
        notes = (
            self.tr("lays what fits and trusts the dice"),
            self.tr("knows the odds of a ride, but not its hand"),
            self.tr("weighs the ride, the pile and the hand"),
            self.tr("thinks of the turns to come"),
            self.tr("plays out what you may hold and draw"),
        )
        return notes[number - 1]

    def opponents_text(self) -> tuple[str, ...]:
        from . import opponents_words

        return opponents_words.paragraphs()

    def level_text(self, number: int) -> str:
        from . import opponents_words

        return opponents_words.level_text(self.levels()[number - 1])

    def option_label(self, key: str) -> str:
        from . import choices

        return choices.option_label(key)

    def choice_label(self, key: str, value: OptionValue) -> str:
        from . import choices

        return choices.choice_label(key, value)

    def choice_note(self, setup: Setup, key: str) -> str:
        from . import choices

        option = next(option for option in self.game.options(setup.seats) if option.key == key)
        return choices.choice_note(key, setup.option(key, option.choices[0]))

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        return key != "setup_no_broken" or setup.option("broken_off", False) is not True

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("1 … 9"), self.tr("choose a card")),
            (self.tr("Left, Right"), self.tr("previous, next card")),
            (self.tr("L, R"), self.tr("turn the curve to the left, to the right")),
            (self.tr("Up, Down"), self.tr("turn the curve; combine a penalty card, or do not")),
            (self.tr("Enter"), self.tr("lay the card; put the penalty card onto the pile")),
            (self.tr("Space"), self.tr("ride: roll the dice")),
            (self.tr("X"), self.tr("pass")),
            (self.tr("C"), self.tr("put down a chaos card")),
            (self.tr("Backspace, Delete"), self.tr("take the card back that was laid last")),
            (self.tr("+, -, 0"), self.tr("nearer, farther, as usual")),
            (self.tr("Shift + arrow keys"), self.tr("move the land")),
            (self.tr("Home"), self.tr("show the whole railway")),
            (self.tr("F"), self.tr("follow the train")),
            (self.tr("Ctrl + arrow keys"), self.tr("go over everything that lies on the table")),
            (self.tr("Ctrl + Enter"), self.tr("click on it")),
            (self.tr("Esc"), self.tr("choose nothing")),
        )

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        from .preview import RollecatePreview

        return RollecatePreview(theme, parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        from .board import RollecateBoard

        return RollecateBoard(perspective, services, self.colours, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from desktop_app.core.game import CHANCE

        from . import log

        return log.log_lines(step.events, players, named=step.seat == CHANCE)

    def seat_note(self, seen: RollecateView, seat: Seat) -> str:
        from . import text

        return text.seat_note(seen, seat)

    def seat_out(self, seen: RollecateView, seat: Seat) -> bool:
        return False

    def refusal(self, code: str) -> str:
        from . import text

        return text.refusal(code)

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        from . import text

        return text.part_label(part)

    def succeeded(self, reason: str) -> bool:
        return reason not in ("derailed", "resigned")

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        from . import text

        return text.outcome_sentence(outcome, players)

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        from . import hints

        return hints.advice_sentence(advice, stage)


KIT = RollecateKit()
