"""What Rolimã gives the shell.

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
    from desktop_app.games.rolima.engine.state import RolimaView
    from desktop_app.qt.kit import Board, Services, SetupPreview
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.theme import Theme
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step


class RolimaKit(GameKit):
    """Rolimã: texts, board, opponents, and what can be agreed before the game."""

    id = "rolima"
    accent = "mango"
    opponents = "desktop_app.games.rolima.engine.opponents"
    colours = ("red", "blue", "yellow", "green", "violet", "ivory")
    news_are_whole = True

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules; a damaged deck is told before anything begins."""
        from desktop_app.games.rolima.engine.deck import deck
        from desktop_app.games.rolima.engine.rules import GAME

        deck()
        return GAME

    def title(self) -> str:
        return "Rolimã"

    def tagline(self) -> str:
        return self.tr("Cheer the soapbox carts down the hill, and bet on those that arrive first.")

    def facts(self) -> str:
        return self.tr("2 to 6 players, 30 minutes")

    def levels(self) -> tuple[Level, ...]:
        from desktop_app.games.rolima.engine.opponents import LEVELS

        return LEVELS

    def level_note(self, number: int) -> str:
        notes = (
            self.tr("cheers for what it holds, and forgets"),
            self.tr("weighs each card by the race of now"),
            self.tr("looks ahead to the end of the round"),
            self.tr("remembers what you took and thinks further"),
            self.tr("plays out the races that are still possible"),
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
        return choices.choice_note(setup, key, setup.option(key, option.choices[0]))

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        from . import choices

        return choices.choice_enabled(setup, key)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("1 … 9"), self.tr("choose a card of the hand, of the display, or a gum card")),
            (self.tr("Left, Right"), self.tr("previous, next card")),
            (self.tr("Enter, Space"), self.tr("play or take the chosen card")),
            (self.tr("Ctrl + arrow keys"), self.tr("go over everything that lies on the table")),
            (self.tr("Ctrl + Enter"), self.tr("click on it")),
            (self.tr("Esc, Backspace"), self.tr("choose nothing")),
        )

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        from .preview import RolimaPreview

        return RolimaPreview(theme, parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        from .board import RolimaBoard

        return RolimaBoard(perspective, services, self.colours, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from . import log

        return log.log_lines(step.events, players, step.seat)

    def fades(self, step: Step[Any]) -> bool:
        """A round that has ended closes: the discard pile may not be looked through."""
        from . import log

        return log.closes(step.events)

    def faded_lines(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from . import log

        return log.faded_lines(step.events, players)

    def news(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from . import log

        return log.news_lines(step.events, players)

    def seat_note(self, seen: RolimaView, seat: Seat) -> str:
        from . import text

        return text.seat_note(seen, seat)

    def standing_tells(self, setup: Setup) -> bool:
        """The bets are hidden to the end; until then gum cards alone count."""
        return False

    def seat_out(self, seen: RolimaView, seat: Seat) -> bool:
        return False

    def refusal(self, code: str) -> str:
        from . import text

        return text.refusal(code)

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        from . import text

        return text.part_label(part)

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        from . import text

        return text.outcome_sentence(outcome, players)

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        from . import hints

        return hints.advice_sentence(advice, stage)


KIT = RolimaKit()
