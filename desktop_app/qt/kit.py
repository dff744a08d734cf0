"""What a game gives the shell: its texts, its board and its opponents. One `KIT` a game, in `ui/kit.py`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from desktop_app.bots.bot import Advice, Level
    from desktop_app.core.game import Game, OptionValue, Outcome, Seat, Setup
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step

    from .perspective import Perspective
    from .sound import SoundPlayer
    from .theme import Theme


@dataclass(slots=True)
class Services:
    """What a table may use of the shell. `preference`/`prefer` read and keep a choice of the person."""

    theme: Theme
    sound: SoundPlayer
    speed: Callable[[], float]
    """Animation speed: 1 normal, 2 double, 0 off."""
    preference: Callable[[str, Any], Any]
    prefer: Callable[[str, Any], None]


class SetupPreview(QWidget):
    """The live picture of a set-up in the New game screen."""

    @abstractmethod
    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        """Show the board for `setup`, with the players' colours where they matter."""

    @abstractmethod
    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """A game that is ready to be begun alone with one click: its name, one line about it, what is agreed.

    `marks` are (reason of an outcome, words): how it is marked once it has ended so ("solved today"), the
    best end first; other ends have words of the shell.
    """

    title: str
    note: str
    setup: Setup
    marks: tuple[tuple[str, str], ...] = ()


class Workshop(QWidget):
    """A page on which people make something of their own for a game, kept as files in one folder.

    The frame (title, way back) is the shell's.
    """

    play = Signal(str, object)
    """(option key, choice): the person wants a new game with what was made."""
    kept = Signal()
    """What lies in the folder has changed."""

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""

    def may_leave(self) -> bool:
        """Whether the page can be left now; asks the person where something is not kept yet."""
        return True

    def open_file(self, path: Path) -> None:
        """Show what a file holds, or say in the page what is wrong with it."""


class Board(QWidget):
    """A game's table without its frame: board in the middle, hand or tray below, toolbar actions.

    The frame (seats, prompt line, log, end) is the shell's. The board listens to the perspective
    itself. It takes the keyboard focus and handles the game's own keys.

    Where hands are secret the perspective's seat may change at any moment, also to None while nobody
    should see any hand: the board then shows nothing of another seat any more, in motions, tool tips,
    menus and accessible names either, and lets go of what was chosen but not played.
    """

    prompt_changed = Signal()
    """`prompt` says something else now."""
    refused = Signal(str)
    """A sentence: why what was tried is not possible."""

    def prompt(self) -> str:
        """What the person whose turn it is should do now, in one sentence; '' = the frame's own words."""
        return ""

    def situation(self) -> str:
        """How things stand while a computer decides, in one sentence beside whose turn it is; '' = none."""
        return ""

    def actions(self) -> list[QAction]:
        """Tool-bar actions of this board (views, turning), with text, icon, shortcut and tool tip."""
        return []

    def finish_motion(self) -> None:
        """End any running animation at once; the board then equals a fresh drawing."""

    @property
    def moving(self) -> bool:
        """Whether a motion still shows what happened; the computer's next move waits for its end."""
        return False

    @property
    def can_take_back(self) -> bool:
        """Whether `take_back` would undo something."""
        return False

    def take_back(self) -> bool:
        """Undo the last own step that is not played yet (a die laid on a card); False if there is none.

        The frame asks this before it takes back what was played. `prompt_changed` follows.
        """
        return False

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Show a hint: stage 1 the area, 2 also the piece, 3 also the place; None takes it away."""

    def catch_up(self, since: int) -> None:
        """The person of the perspective's seat looks again, whose last turn ended at ply `since`.

        What happened after it (`perspective.steps()[since:]`) may be shown in motion now.
        """

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""

    def apply_preferences(self) -> None:
        """Take up preferences that were changed in the shell (the kind of 3D view, for one)."""

    def describe(self) -> str:
        """The table in words, for a screen reader."""
        return ""


def seat_keys(players: tuple[Player, ...], palette: tuple[str, ...]) -> tuple[str, ...]:
    """A palette key for every seat, no two equal: what each chose, as far as it is free.

    >>> from desktop_app.session.record import Player
    >>> seat_keys((Player("A", colour="blue"), Player("B", colour="blue")), ("red", "blue"))
    ('blue', 'red')
    """
    keys: list[str] = []
    for player in players:
        free = [key for key in palette if key not in keys]
        keys.append(player.colour if player.colour in free else free[0])
    return tuple(keys)


class GameKit(QObject):
    """One game for the shell; it keeps no state between tables.

    The shell asks each kit for its title and its cover before the window is there: the module of a kit
    imports nothing more than that, and `game` loads the rules when they are first asked for.
    """

    accent: ClassVar[str]
    """Key of `Theme.with_accent`."""
    opponents: ClassVar[str]
    """Module with LEVELS, make_bot and advise; imported by the bots' process."""
    colours: ClassVar[tuple[str, ...]]
    """Keys of the seat palette that this game offers, in seat order."""
    telling: ClassVar[tuple[str, ...]] = ()
    """Keys of options that say what is played wherever they are not the usual, however few choices they have.

    The most telling one comes first. Their choices have names that are understood without that of the option.
    """
    news_are_whole: ClassVar[bool] = False
    """Whether each line of `news` can be read alone, with no name put before it."""

    @property
    @abstractmethod
    def game(self) -> Game[Any, Any, Any]:
        """The rules."""

    @property
    def id(self) -> str:
        """The id of `game`; a kit that loads the rules late says it itself."""
        return self.game.id

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def tagline(self) -> str:
        """One line that makes people want to play it."""

    @abstractmethod
    def facts(self) -> str:
        """Seats and time in one short line."""

    def cover(self) -> Path:
        """The painted cover, an SVG file."""
        return resource_path("art", f"{self.id}-cover.svg")

    def rules_page(self, language: str) -> Path:
        """The rules in our own words, an HTML file ('de' or 'en')."""
        return resource_path("rules", f"{self.id}.{'de' if language.startswith('de') else 'en'}.html")

    @abstractmethod
    def levels(self) -> tuple[Level, ...]:
        """The strengths of the computer, weakest first."""

    def level_name(self, number: int) -> str:
        """What people call that strength; five of them unless a game has others."""
        names = (
            QCoreApplication.translate("Level", "Beginner"),
            QCoreApplication.translate("Level", "Easy"),
            QCoreApplication.translate("Level", "Medium"),
            QCoreApplication.translate("Level", "Hard"),
            QCoreApplication.translate("Level", "Expert"),
        )
        return names[number - 1]

    def level_note(self, number: int) -> str:
        """One line about how that strength plays, '' if there is nothing to say."""
        return ""

    def opponents_text(self) -> tuple[str, ...]:
        """How the computers of this game think, in paragraphs of plain text."""
        return ()

    def level_text(self, number: int) -> str:
        """What that strength does, in whole sentences with its numbers; '' if there is nothing to say."""
        return ""

    def search_kind(self) -> str:
        """Which of several searches plays on this machine, as the engine calls it; '' if it has one."""
        return ""

    def search_note(self) -> str:
        """The same in words, with what can be done about it; '' if there is nothing to say."""
        return ""

    @abstractmethod
    def option_label(self, key: str) -> str:
        """The name of an option of the game."""

    @abstractmethod
    def choice_label(self, key: str, value: OptionValue) -> str:
        """The name of one choice of an option."""

    def choice_note(self, setup: Setup, key: str) -> str:
        """A sentence about what is chosen for `key`, '' if there is nothing to say."""
        return ""

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        """Whether the choices of `key` make a difference in this set-up; where they make none it is dim."""
        return True

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The game's own keys at the table: (the keys as people write them, what they do)."""
        return ()

    def own_choices(self, folder: Path, key: str, seats: int) -> tuple[OptionValue, ...]:
        """Choices for an option that people made themselves and keep in `folder`, beside those of the rules.

        The rules take such a choice as it is; damaged files are left out. The folder may be missing.
        """
        return ()

    def occasions(self, today: date) -> tuple[Occasion, ...]:
        """Games that suggest themselves on that day (a puzzle of the day)."""
        return ()

    def workshop_title(self) -> str:
        """What the button to `make_workshop` says, '' = there is none."""
        return ""

    def workshop_suffix(self) -> str:
        """The end of the names of files that people make there (".tischrunde-board"), or nothing."""
        return ""

    def make_workshop(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> Workshop | None:
        """Where people make something of their own for the game."""
        return None

    def practice_helps(self, seats: int) -> bool:
        """Whether a game in which everything can be taken back is another one: with dice, deals, secrets."""
        from desktop_app.core.game import Game  # not needed for the first picture of the window

        return self.game.has_secrets or type(self.game).chance is not Game.chance

    def before_hint(self, seen: Any) -> Any | None:
        """An action that the person plays by asking for a hint now, where a game counts hints; else None."""
        return None

    @abstractmethod
    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        """A live picture for the New game screen (no OpenGL)."""

    @abstractmethod
    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        """The game's table."""

    @abstractmethod
    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """Log lines for one action and its events, without the name of whose turn it is.

        In a game with secrets the step is cut down to what the viewer may know (`Perspective.known`): the
        action of a deal is None then, so that lines are best made from the events.
        """

    def fades(self, step: Step[Any]) -> bool:
        """Whether all that was before closes with this step, which is as `known` to the viewer.

        For games that forbid to look through what was played: while the game runs, nobody can step back
        beyond it, and of it and all before it the log says what `faded_lines` leaves.
        """
        return False

    def faded_lines(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """What the log still says of a step that has faded; each line can be read alone, with its names."""
        return ()

    def news(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """The lines of `describe_step` that lie over the board for a while; usually all but the first.

        A line that begins with no player's name gets that of the acting seat, see `news_are_whole`.
        """
        return self.describe_step(step, setup, players)[1:]

    @abstractmethod
    def seat_note(self, seen: Any, seat: Seat) -> str:
        """What a seat has left, e.g. "7 stones"; or that it is out."""

    def plate_note(self, seen: Any, seat: Seat, colours: tuple[str, ...]) -> str:
        """What the seat's plate says below the name: `seat_note`, or more where `colours` are needed for it.

        `colours` are those of the plate, see `seat_colours`.
        """
        return self.seat_note(seen, seat)

    def standing_tells(self, setup: Setup) -> bool:
        """Whether the points shown during a game tell who leads; not where the better part is hidden."""
        return True

    @abstractmethod
    def seat_out(self, seen: Any, seat: Seat) -> bool:
        """Whether that seat will not act any more in this game."""

    def seat_colours(self, setup: Setup, players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
        """Palette keys of the colours a seat plays, first the one it chose; one unless a game differs."""
        return (seat_keys(players, self.colours)[seat],)

    def step_colours(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """Palette keys of what was played in a step, none for dice and deals; else the seat's colours."""
        return self.seat_colours(setup, players, step.seat) if step.seat >= 0 else ()

    @abstractmethod
    def refusal(self, code: str) -> str:
        """The sentence for a refusal code of the rules."""

    @abstractmethod
    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        """The heading of one part of a seat's score; `colours` are those the seat plays."""

    def succeeded(self, reason: str) -> bool:
        """Whether that reason of a game's end is one to be glad of, for somebody who played alone."""
        return reason != "resigned"

    @abstractmethod
    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        """Who won and how, in one sentence."""

    @abstractmethod
    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        """The hint in words, up to `stage` (1 area, 2 piece, 3 place and why)."""


__all__ = ["Board", "GameKit", "Occasion", "Services", "SetupPreview", "Workshop"]
