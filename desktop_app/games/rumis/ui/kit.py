"""What Rumis gives the shell.

The start page needs the title and the cover alone: the rules, the board and the texts of a table are
imported by the methods that use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop_app.qt.kit import GameKit, Occasion

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from desktop_app.bots.bot import Advice, Level
    from desktop_app.core.game import Game, OptionValue, Outcome, Seat, Setup
    from desktop_app.games.rumis.engine.puzzles.play import PuzzleAction, PuzzleView
    from desktop_app.games.rumis.engine.state import RumisView
    from desktop_app.qt.kit import Board, Services, SetupPreview, Workshop
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.theme import Theme
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step


STONES_MOVED = ("placed", "moved", "laid_aside", "taken_off")


class RumisKit(GameKit):
    """Rumis with all its boards and variants, and the puzzles for one: texts, board, opponents."""

    id = "rumis"
    accent = "terracotta"
    opponents = "desktop_app.games.rumis.engine.opponents"
    colours = ("red", "blue", "yellow", "green", "violet", "ivory")
    telling = ("variant", "four_colours")
    news_are_whole = True

    @property
    def game(self) -> Game[Any, Any, Any]:
        from desktop_app.games.rumis.engine.rules import GAME

        return GAME

    def title(self) -> str:
        return "Rumis"

    def tagline(self) -> str:
        return self.tr("Build together, and be the one who is seen from above.")

    def facts(self) -> str:
        return self.tr("1 (puzzles) or 2 to 6, 20 minutes")

    def levels(self) -> tuple[Level, ...]:
        from desktop_app.games.rumis.engine.opponents import LEVELS

        return LEVELS

    def option_label(self, key: str) -> str:
        from . import text_options

        return text_options.option_label(key)

    def choice_label(self, key: str, value: OptionValue) -> str:
        from . import text_options

        return text_options.choice_label(key, value)

    def choice_note(self, setup: Setup, key: str) -> str:
        from . import text_options

        return text_options.choice_note(setup, key)

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        from . import text_options

        return text_options.choice_enabled(setup, key)

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        from .preview import RumisPreview

        return RumisPreview(theme, parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        from desktop_app.games.rumis.engine.puzzles.play import PuzzleView

        from .board import RumisBoard
        from .puzzle_board import PuzzleBoard

        kind = PuzzleBoard if isinstance(perspective.seen, PuzzleView) else RumisBoard
        return kind(perspective, services, self.colours, parent)

    def own_choices(self, folder: Path, key: str, seats: int) -> tuple[OptionValue, ...]:
        """The boards that people drew, beside those of the rules; puzzles have targets of their own."""
        if key != "scenario" or seats == 1:
            return ()
        from desktop_app.games.rumis.engine.boards import boards_in, own_value

        return tuple(own_value(board) for board in boards_in(folder))

    def occasions(self, today: date) -> tuple[Occasion, ...]:
        """The puzzle of the day, which the date alone decides."""
        from desktop_app.core.game import Setup

        from .text_options import day_note

        setup = Setup(1).with_option("day", today.isoformat())
        given_up = self.tr("given up today")
        marks = (("solved", self.tr("solved today")), ("gave_up", given_up), ("resigned", given_up))
        return (Occasion(self.tr("Puzzle of the day"), day_note(today), setup, marks),)

    def workshop_title(self) -> str:
        return self.tr("Own boards …")

    def workshop_suffix(self) -> str:
        return ".tischrunde-board"

    def make_workshop(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> Workshop:
        from .editor import BoardEditor

        return BoardEditor(folder, theme, parent)

    def before_hint(self, seen: RumisView | PuzzleView) -> PuzzleAction | None:
        """In a puzzle hints are counted, one for each position in which they are looked at."""
        from desktop_app.games.rumis.engine.puzzles.play import AskHint, PuzzleView

        if not isinstance(seen, PuzzleView):
            return None
        state = seen.state
        return None if state.puzzle is None or state.over or state.tally.asked else AskHint()

    def practice_helps(self, seats: int) -> bool:
        """Nothing is hidden, and all after the deal of a puzzle can be taken back anyway."""
        return False

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from . import text_log

        return text_log.step_lines(step, setup, players, self._keys(setup, players))

    def seat_note(self, seen: RumisView | PuzzleView, seat: Seat) -> str:
        from . import text_results

        return text_results.seat_note(seen, seat)

    def plate_note(self, seen: RumisView | PuzzleView, seat: Seat, colours: tuple[str, ...]) -> str:
        """With two colours also which of them the points are of."""
        from . import text_results

        return text_results.plate_note(seen, seat, colours)

    def seat_out(self, seen: RumisView | PuzzleView, seat: Seat) -> bool:
        from . import text_results

        return text_results.seat_out(seen, seat)

    def step_colours(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """Those of the stones that were moved; of nobody's there is none."""
        keys = self._keys(setup, players)
        moved = [dict(event.data).get("colour") for event in step.events if event.code in STONES_MOVED]
        return tuple(keys[colour] for colour in moved if isinstance(colour, int) and colour < len(keys))

    def level_note(self, number: int) -> str:
        notes = (
            self.tr("looks at one stone and does not mind mistakes"),
            self.tr("sees which squares will last, but often lets them go"),
            self.tr("mostly takes the stone that promises most"),
            self.tr("looks ahead some moves"),
            self.tr("thinks for a second and a half"),
        )
        return notes[number - 1]

    def opponents_text(self) -> tuple[str, ...]:
        from . import opponents_words

        return opponents_words.paragraphs()

    def level_text(self, number: int) -> str:
        from desktop_app.games.rumis.engine.opponents import WITH_MORE

        from . import opponents_words

        return opponents_words.level_text(self.levels()[number - 1], WITH_MORE[number - 1])

    def search_kind(self) -> str:
        from desktop_app.games.rumis.engine.opponents import search_kind

        return search_kind()

    def search_note(self) -> str:
        from . import opponents_words

        return opponents_words.search_note()

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("1 … 9, 0, -"), self.tr("choose a stone")),
            (self.tr("Page Up, Page Down"), self.tr("previous, next stone that fits")),
            (self.tr("Arrow keys"), self.tr("move the stone one square")),
            (self.tr("R, T, F"), self.tr("turn, tilt, roll; with Shift the other way")),
            (self.tr("N"), self.tr("next place where the stone fits; with Shift back")),
            (self.tr("Enter, Space"), self.tr("place the stone, in the rebuild also lay it aside")),
            (self.tr("Esc"), self.tr("put the stone back")),
            (self.tr("Backspace"), self.tr("puzzle: take the last stone off")),
            (self.tr(", and ."), self.tr("puzzle: choose a stone to take off")),
            (self.tr("K"), self.tr("puzzle: can it still be finished? With Shift always")),
            (self.tr("Ctrl + arrow keys"), self.tr("turn the board")),
            (self.tr("Shift + arrow keys"), self.tr("move the board")),
            (self.tr("+, _"), self.tr("nearer, farther")),
        )

    def seat_colours(self, setup: Setup, players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
        keys = self._keys(setup, players)
        return keys[seat :: setup.seats]

    def _keys(self, setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """The palette key of every colour in play, but for that of nobody."""
        from .arrange import colour_keys
        from .text_options import colour_count

        return colour_keys(colour_count(setup), players, self.colours)

    def refusal(self, code: str) -> str:
        from . import text

        return text.refusal_anywhere(code)

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        from . import text_results

        return text_results.part_label(part, colours)

    def succeeded(self, reason: str) -> bool:
        return reason not in ("gave_up", "resigned")

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        from . import text_results

        return text_results.outcome_sentence(outcome, players)

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        from . import text_hints

        return text_hints.advice_sentence(advice, stage)


KIT = RumisKit()
