"""What was measured of a game's strengths: a choice of the table, the figures, and where they come from."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.arena.standings import Standings, TableStanding
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.qt.kit import GameKit
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, IconButton

from .offered import pictured
from .opponents_choice import TableChoice
from .opponents_model import Row, percent
from .opponents_tables import alike, nearest, table_words
from .opponents_view import LevelsView
from .page import label


class MeasuredCard(Card):
    """Shows one table of a game's standings at a time; hidden where nothing was measured."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=14)
        self._kit: GameKit | None = None
        self._standings: Standings | None = None
        self._setup: Setup | None = None
        self._why = ""
        self._tables: list[tuple[tuple[str, ...], TableStanding]] = []
        self.heading = label(self, "heading")
        self.choice = TableChoice(self)
        self.copy_button = IconButton("copy", theme, self)
        self.other = label(self, "muted", wrap=True)
        self.view = LevelsView(theme, self)
        self.trouble = label(self, "error", wrap=True)
        self.legend = label(self, wrap=True)
        self.source = label(self, "small", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.choice, 1)
        head.addWidget(self.copy_button)
        column = QVBoxLayout()
        column.setSpacing(10)
        self.hold(column)
        column.addWidget(self.heading)
        column.addWidget(self.trouble)
        column.addLayout(head)
        for part in (self.other, self.view, self.legend, self.source):
            column.addWidget(part)
        self.choice.chosen.connect(self._show_table)
        self.copy_button.clicked.connect(self.view.copy)

    def show_standings(self, kit: GameKit, standings: Standings, setup: Setup | None) -> None:
        """Show what was measured of a game, first the table that is most like `setup`."""
        self._kit, self._standings, self._setup, self._why = kit, standings, setup, ""
        self._tables = _known_tables(kit, standings)
        tables = [table for _, table in self._tables]
        self._list_tables(nearest(kit, tables, setup) if tables and setup is not None else 0)
        self._show_parts()

    def show_trouble(self, why: str) -> None:
        """Say that the file is damaged."""
        self._forget(why)
        self._show_parts()

    def show_nothing(self) -> None:
        """Nothing was measured."""
        self._forget("")
        self._show_parts()

    def _forget(self, why: str) -> None:
        self._kit = self._standings = self._setup = None
        self._why, self._tables = why, []
        self._list_tables(-1)

    def retranslate(self) -> None:
        """Write everything in the language of now; the table stays chosen."""
        self.heading.setText(self.tr("How strong they are"))
        self._name_lists()
        self.copy_button.set_text(self.tr("Copy the table (Ctrl+C)"))
        self.view.setAccessibleName(self.tr("Measured strengths"))
        if self._kit is not None and self._standings is not None:
            self._tables = _known_tables(self._kit, self._standings)
            self._list_tables(self.choice.number)
        self._show_parts()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.copy_button.set_theme(theme)
        self.view.set_theme(theme)

    @property
    def table(self) -> TableStanding | None:
        """The table that is shown."""
        number = self.choice.number
        return self._tables[number][1] if 0 <= number < len(self._tables) else None

    def _show_parts(self) -> None:
        said = self.tr("What was measured cannot be shown: the file is damaged (%1).")
        self.trouble.setText(said.replace("%1", self._why) if self._why else "")
        self.trouble.setVisible(bool(self._why))
        shown = bool(self._tables)
        for part in (self.choice, self.copy_button, self.view, self.legend, self.source):
            part.setVisible(shown)
        if not shown:
            self.other.hide()
        self.setVisible(shown or bool(self._why))

    def _list_tables(self, chosen: int) -> None:
        usual = self.tr("the usual game")
        some = any(words[-1] for words, _ in self._tables)
        told = [(*words[:-1], words[-1] or usual) if some else words for words, _ in self._tables]
        self.choice.set_tables(told, chosen)
        self._name_lists()
        self._show_table()

    def _name_lists(self) -> None:
        board = self.tr("Board")
        if self._kit is not None and self._tables:
            options = self._kit.game.options(self._tables[0][1].seats)
            if key := pictured(options):
                board = self._kit.option_label(key)
        self.choice.set_names((self.tr("How many sat at the table"), board, self.tr("What was agreed")))

    def _show_table(self) -> None:
        kit, found, table = self._kit, self._standings, self.table
        if kit is None or found is None or table is None:
            self.view.show_rows(())
            return
        limits = {level.number: level.budget.seconds for level in kit.levels()[-1:] if found.expert}
        self.view.show_rows(
            [Row(kit.level_name(row.level), row, limits.get(row.level)) for row in table.levels]
        )
        setup = self._setup
        self.other.setText(self._other_words(kit, setup) if setup is not None else "")
        self.other.setVisible(bool(self.other.text()))
        self.legend.setText(self._legend(kit, found, table))
        self.source.setText(self._source(kit, found))

    def _other_words(self, kit: GameKit, setup: Setup) -> str:
        """That the table at hand was not measured, where it was not."""
        if any(alike(kit, table, setup) == (0, 0) for _, table in self._tables):
            return ""
        return self.tr("Nobody has measured your table yet. First comes the one that is most like it.")

    def _legend(self, kit: GameKit, found: Standings, table: TableStanding) -> str:
        anchor = (
            self.tr(
                "Ratings are Elo points: greedy, which takes what looks best and thinks no further than its"
                " own turn, stands at 0."
            )
            if found.anchor == "greedy"
            else self.tr("Ratings are Elo points: the player %1 stands at 0.").replace("%1", found.anchor)
        )
        more = self.tr("Whoever has 200 points more comes out ahead of the other in three games out of four.")
        interval = self.tr(
            "The true value lies within the bar, and between the small numbers, with a probability of 95 %."
        )
        first = self.tr("%1, with nobody below, played against %2 instead.")
        weakest = first.replace("%1", kit.level_name(table.levels[0].level)).replace("%2", found.anchor)
        words = [anchor, more, interval, weakest]
        if table.seats > 2:
            alone = self.tr("Each sat alone among copies of the one below: equals would win %1 of the games.")
            words.append(alone.replace("%1", percent(table.fair)))
            words.append(
                self.tr(
                    "The rating takes for granted that one alone among stronger players loses as much as one"
                    " alone among weaker players wins."
                )
            )
        return " ".join(words)

    def _source(self, kit: GameKit, found: Standings) -> str:
        """When, where and with what it was measured."""
        day = date.fromisoformat(found.measured)
        locale = QLocale()
        said = self.tr(
            "Measured on {day} with Python {python}, on a machine with %n core(s).", "", found.machine.cores
        )
        words = [
            said.format(
                day=locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat),
                python=found.machine.python,
            )
        ]
        last = kit.levels()[-1]
        name = kit.level_name(last.number)
        kind, _, number = found.expert.partition(":")
        if kind and number.isdigit():
            expert = self.tr("%1 had %2 rounds of search for each move there, instead of a limit of time.")
            words.append(expert.replace("%1", name).replace("%2", locale.toString(int(number))))
        elif found.expert:
            expert = self.tr("For %1 the player %2 took part.")
            words.append(expert.replace("%1", name).replace("%2", found.expert))
        elif last.budget.seconds is not None:
            words.append(self.tr("%1 thought by the clock of that machine.").replace("%1", name))
        if found.search and kit.search_kind() and found.search != kit.search_kind():
            words.append(
                self.tr(
                    "Another search played there than plays here, so times and strengths are others here."
                )
            )
        return " ".join(words)


def _known_tables(kit: GameKit, standings: Standings) -> list[tuple[tuple[str, ...], TableStanding]]:
    """The tables that the game still has, each with its words; those for few first."""
    numbers = {level.number for level in kit.levels()}
    known: list[tuple[tuple[str, ...], TableStanding]] = []
    for table in sorted(standings.tables, key=lambda table: table.seats):
        if not numbers.issuperset(level.level for level in table.levels):
            continue
        try:
            known.append((table_words(kit, table), table))
        except BadData:  # it was another game when it was measured
            continue
    return known
