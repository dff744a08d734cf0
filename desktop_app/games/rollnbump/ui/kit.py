"""What Roll'n Bump gives the shell.

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
    from desktop_app.games.rollnbump.engine.state import RollnbumpView
    from desktop_app.qt.kit import Board, Services, SetupPreview
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.theme import Theme
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step


class RollnbumpKit(GameKit):
    """Roll'n Bump: texts, board, opponents. Nothing can be chosen but the players."""

    id = "rollnbump"
    accent = "indigo"
    opponents = "desktop_app.games.rollnbump.engine.opponents"
    colours = ("red", "blue", "yellow", "green", "violet")

    @property
    def game(self) -> Game[Any, Any, Any]:
        from desktop_app.games.rollnbump.engine.deck import deck
        from desktop_app.games.rollnbump.engine.rules import GAME

        deck()  # a damaged one is told before anything begins
        return GAME

    def title(self) -> str:
        return "Roll'n Bump"

    def tagline(self) -> str:
        return self.tr("Claim cards with your dice, and hold them until it is your turn again.")

    def facts(self) -> str:
        return self.tr("2 to 5 players, 20 minutes")

    def levels(self) -> tuple[Level, ...]:
        from desktop_app.games.rollnbump.engine.levels import LEVELS

        return LEVELS

    def level_note(self, number: int) -> str:
        notes = (
            self.tr("keeps what it has most of and takes the dearest card"),
            self.tr("knows the odds of the dice, sees only points"),
            self.tr("collects sets, too"),
            self.tr("spoils your plans and knows who can bump it"),
            self.tr("weighs every card on the table to the end"),
        )
        return notes[number - 1]

    def opponents_text(self) -> tuple[str, ...]:
        from . import opponents_words

        return opponents_words.paragraphs()

    def level_text(self, number: int) -> str:
        from . import opponents_words

        return opponents_words.level_text(number)

    def option_label(self, key: str) -> str:
        return key

    def choice_label(self, key: str, value: OptionValue) -> str:
        return str(value)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("1 … 5"), self.tr("keep a die, or free it; take it back from a card")),
            (self.tr("6, 0"), self.tr("keep the bonus die, or free it")),
            (self.tr("A"), self.tr("keep all dice, or free them")),
            (self.tr("R"), self.tr("roll the others again")),
            (self.tr("Arrow keys"), self.tr("go over the cards and the dice")),
            (self.tr("Enter, Space"), self.tr("put dice that fit on the card; again: other dice")),
            (self.tr("Ctrl + 1 … 5"), self.tr("put this die on the card, or take it back")),
            (self.tr("Backspace, Delete"), self.tr("take the dice back from the card")),
            (self.tr("T"), self.tr("turn a die to the value of the bonus die; again: the next one")),
            (self.tr("C"), self.tr("claim: the turn ends")),
            (self.tr("Esc"), self.tr("take everything back")),
            (self.tr("O"), self.tr("show the odds, or hide them")),
        )

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        from .preview import RollnbumpPreview

        return RollnbumpPreview(theme, parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        from .board import RollnbumpBoard

        return RollnbumpBoard(perspective, services, self.colours, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from desktop_app.core.game import CHANCE

        from . import logbook

        return logbook.log_lines(step.events, players, named=step.seat == CHANCE)

    def news(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """None: the board shows what is collected, and the log tells it."""
        return ()

    def seat_note(self, seen: RollnbumpView, seat: Seat) -> str:
        from . import text

        return text.seat_note(seen.state, seat)

    def seat_out(self, seen: RollnbumpView, seat: Seat) -> bool:
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


KIT = RollnbumpKit()
