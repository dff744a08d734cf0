"""What Rumis gives the shell.

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
    from desktop_app.games.rumis.engine.state import RumisView
    from desktop_app.qt.kit import Board, Services, SetupPreview
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.theme import Theme
    from desktop_app.session.record import Player
    from desktop_app.session.session import Step


class RumisKit(GameKit):
    """Rumis, base game: texts, board, opponents."""

    id = "rumis"
    accent = "terracotta"
    opponents = "desktop_app.games.rumis.engine.opponents"
    colours = ("red", "blue", "yellow", "green", "violet", "ivory")

    @property
    def game(self) -> Game[Any, Any, Any]:
        from desktop_app.games.rumis.engine.rules import GAME

        return GAME

    def title(self) -> str:
        return "Rumis"

    def tagline(self) -> str:
        return self.tr("Build together, and be the one who is seen from above.")

    def facts(self) -> str:
        return self.tr("2 to 4 players, 20 minutes")

    def levels(self) -> tuple[Level, ...]:
        from desktop_app.games.rumis.engine.opponents import LEVELS

        return LEVELS

    def option_label(self, key: str) -> str:
        from . import text

        return text.option_label(key)

    def choice_label(self, key: str, value: OptionValue) -> str:
        from . import text

        return text.choice_label(key, value)

    def choice_note(self, setup: Setup, key: str) -> str:
        if key == "scenario":
            from desktop_app.games.rumis.engine.rules import WHOLE

            caps = WHOLE.agreement(setup).caps
            squares = sum(1 for row in caps for cap in row if cap)
            cubes = sum(map(sum, caps))
            highest = max(map(max, caps))
            size = self.tr("%n square(s), room for {cubes} cubes, at most {levels} levels.", None, squares)
            return size.format(cubes=cubes, levels=highest)
        if key == "heights":
            if not self.choice_enabled(setup, key):
                return self.tr("This board has only one height table for so many players.")
            return self.tr("The printed limits for so many players are not known; both tables are possible.")
        if key == "four_colours" and setup.option(key, False) is True:
            return self.tr("Each plays two colours in turn; the best single colour wins.")
        return ""

    def make_preview(self, theme: Theme, parent: QWidget | None = None) -> SetupPreview:
        from .preview import RumisPreview

        return RumisPreview(theme, parent)

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        from .board import RumisBoard

        return RumisBoard(perspective, services, self.colours, parent)

    def describe_step(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        from desktop_app.qt.theme import colour_name

        from . import text

        keys, lines = self._keys(setup, players), []
        for event in step.events:
            line = text.log_line(event)
            if event.code != "placed" and event.seat is not None:  # a line that stands for itself
                name, colour = players[event.seat].name, event.get("colour")
                assert isinstance(colour, int)
                own = f" ({text.begun(colour_name(keys[colour]))})" if len(keys) > len(players) else ""
                line = f"{name}{own}: {line}"
            lines.append(line)
        return tuple(line for line in lines if line)

    def seat_note(self, seen: RumisView, seat: Seat) -> str:
        from desktop_app.games.rumis.engine.rules import stones_left

        state = seen.state
        left = sum(stones_left(state)[colour] for colour in state.colours_of(seat))
        if self.seat_out(seen, seat):
            if left == 0:
                return self.tr("all placed")
            return self.tr("out, %n left", None, left)
        return self.tr("%n stone(s) left", None, left)

    def seat_out(self, seen: RumisView, seat: Seat) -> bool:
        state = seen.state
        return all(state.status[colour] != "in" for colour in state.colours_of(seat))

    def step_colours(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        keys = self._keys(setup, players)
        placed = [event.get("colour") for event in step.events if event.code == "placed"]
        return tuple(keys[colour] for colour in placed if isinstance(colour, int))

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        if key != "heights":
            return True
        from desktop_app.games.rumis.engine.scenarios import scenario_of

        return _table_size(setup) in scenario_of(state_scenario(setup)).alternatives

    def level_note(self, number: int) -> str:
        notes = (
            self.tr("looks at one stone and does not mind mistakes"),
            self.tr("looks ahead a little"),
            self.tr("looks ahead some moves"),
            self.tr("looks far ahead, within half a second"),
            self.tr("thinks for a second and a half"),
        )
        return notes[number - 1]

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("1 … 9, 0, -"), self.tr("choose a stone")),
            (self.tr("Page Up, Page Down"), self.tr("previous, next stone that fits")),
            (self.tr("Arrow keys"), self.tr("move the stone one square")),
            (self.tr("R, T, F"), self.tr("turn, tilt, roll; with Shift the other way")),
            (self.tr("N"), self.tr("next place where the stone fits; with Shift back")),
            (self.tr("Enter, Space"), self.tr("place the stone")),
            (self.tr("Esc"), self.tr("put the stone back")),
            (self.tr("Ctrl + arrow keys"), self.tr("turn the board")),
            (self.tr("Shift + arrow keys"), self.tr("move the board")),
            (self.tr("+, _"), self.tr("nearer, farther")),
        )

    def seat_colours(self, setup: Setup, players: tuple[Player, ...], seat: Seat) -> tuple[str, ...]:
        keys = self._keys(setup, players)
        return keys[seat :: setup.seats]

    def _keys(self, setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        """The palette key of every colour in play."""
        from .arrange import colour_keys

        return colour_keys(_table_size(setup), players, self.colours)

    def refusal(self, code: str) -> str:
        from . import text

        return text.refusal(code)

    def part_label(self, part: str, colours: tuple[str, ...]) -> str:
        from . import text

        return text.part_label(part, colours)

    def outcome_sentence(self, outcome: Outcome, players: tuple[Player, ...]) -> str:
        from . import text

        return text.outcome_sentence(outcome, players)

    def advice_sentence(self, advice: Advice[Any], stage: int) -> str:
        from . import text

        return text.advice_sentence(advice, stage)


def _table_size(setup: Setup) -> int:
    """The players the height table is for: four for two with two colours each."""
    return 4 if setup.option("four_colours", False) is True else setup.seats


def state_scenario(setup: Setup) -> str:
    """The board that a set-up names, or the usual one."""
    default = next(option for option in KIT.game.options(setup.seats) if option.key == "scenario").choices[0]
    return str(setup.option("scenario", default))


KIT = RumisKit()
