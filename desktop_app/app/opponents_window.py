"""About the computer opponents: how they think, what each strength does, and how strong it was measured."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractSlider, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.standings import read_standings
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.qt.kit import GameKit
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, Segmented

from .opponents_measured import MeasuredCard
from .page import calm_wheels, label, scroll_around
from .screens import fitting

STEPS = {
    Qt.Key.Key_PageUp.value: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown.value: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Up.value: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down.value: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Home.value: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End.value: QAbstractSlider.SliderAction.SliderToMaximum,
}
"""What keys scroll the page where nothing in focus wants them."""


class OpponentsWindow(QWidget):
    """One game's opponents; it stays open while people play."""

    def __init__(self, kits: Sequence[GameKit], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._kits = {kit.id: kit for kit in kits}
        self._kit = kits[0]
        self._theme = theme
        self._setups: dict[str, Setup] = {}
        """What is played or chosen of each game, as far as it is known."""
        self._titles: list[tuple[str, str]] = []
        self.title = label(self, "title", wrap=True)
        self.games = Segmented((), self)
        self.thinking_head, self.levels_head = label(self, "heading"), label(self, "heading")
        self.thinking, self.levels = (_text(self) for _ in range(2))
        self.measured = MeasuredCard(theme, self)
        content = QWidget(self)
        stack = QVBoxLayout(content)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(2)
        stack.addWidget(self._card(content, self.thinking_head, self.thinking))
        stack.addWidget(self._card(content, self.levels_head, self.levels))
        stack.addWidget(self.measured)
        stack.addStretch(1)
        self.area = scroll_around(content, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 10)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.games)
        column.addWidget(self.area, 1)
        self.games.chosen.connect(lambda game: self.show_game(self._kits[str(game)]))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("screens")
        calm_wheels(self)
        self.games.setVisible(len(kits) > 1)
        self.resize(fitting(QSize(860, 800)))
        self.show_game(kits[0])

    def _card(self, parent: QWidget, head: QLabel, text: QLabel) -> Card:
        card = Card(self._theme, parent, padding=14)
        column = QVBoxLayout()
        card.hold(column)
        column.setSpacing(6)
        column.addWidget(head)
        column.addWidget(text)
        return card

    @property
    def kit(self) -> GameKit:
        """Whose opponents are shown."""
        return self._kit

    def show_game(self, kit: GameKit, setup: Setup | None = None) -> None:
        """Show a game's opponents, first what was measured at a table like `setup`."""
        self._kit = kit
        if setup is not None:
            self._setups[kit.id] = setup
        self._show_measured(self._setups.get(kit.id))
        self._dress()
        self._write()
        self.area.verticalScrollBar().setValue(0)
        if not self.isVisible() or self.games.isAncestorOf(self.focusWidget()):
            self._focus_choice()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the place read stays in sight."""
        self._theme = theme
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.area.verticalScrollBar().triggerAction(step)

    def _show_measured(self, setup: Setup | None) -> None:
        try:
            found = read_standings(self._kit.id)
            if found is None:
                self.measured.show_nothing()
            else:
                self.measured.show_standings(self._kit, found, setup)
        except BadData as error:
            self.measured.show_trouble(str(error))

    def _focus_choice(self) -> None:
        """The keyboard to the game that is chosen."""
        for button in self.games.findChildren(QPushButton):
            if button.isChecked():
                button.setFocus()

    def _dress(self) -> None:
        theme = self._theme.with_accent(self._kit.accent)
        self.setStyleSheet(stylesheet(theme))
        for card in self.findChildren(Card):
            card.set_theme(theme)

    def _write(self) -> None:
        kit = self._kit
        self.setWindowTitle(self.tr("About the opponents: %1").replace("%1", kit.title()))
        self.title.setText(self.tr("The computer opponents"))
        self.games.setAccessibleName(self.tr("Game"))
        titles = [(game, each.title()) for game, each in self._kits.items()]
        if titles != self._titles:  # new buttons would lose the focus
            self._titles = titles
            self.games.set_options(titles)
        self.games.set_value(kit.id)
        self.thinking_head.setText(self.tr("How they think"))
        self.levels_head.setText(self.tr("The strengths"))
        paragraphs = (self._honest(), *kit.opponents_text(), kit.search_note())
        self.thinking.setText("".join(f"<p>{escape(each)}</p>" for each in paragraphs if each))
        rows = [(kit.level_name(level.number), _about(kit, level.number)) for level in kit.levels()]
        self.levels.setText(_table(rows))
        self.levels.setAccessibleDescription(" ".join(f"{name}: {text}" for name, text in rows))
        self.measured.retranslate()

    def _honest(self) -> str:
        return self.tr(
            "They see what a person on their seat would see, and nothing else: the table hands them no more."
            " They think on this machine, in a process of their own beside the table. Nothing is sent"
            " anywhere."
        )


def _about(kit: GameKit, number: int) -> str:
    """Whole sentences about a strength, or the short note there is."""
    return kit.level_text(number) or kit.level_note(number)


def _text(parent: QWidget) -> QLabel:
    """Text that can be walked through by keys, chosen and copied."""
    made = label(parent, wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


def _table(rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><td style='padding: 3px 18px 3px 0'><b>{escape(name)}</b></td>"
        f"<td style='padding: 3px 0'>{escape(text)}</td></tr>"
        for name, text in rows
    )
    return f"<table>{cells}</table>"
