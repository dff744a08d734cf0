"""The settings, each with an effect at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, IconButton, Segmented

from .choice_labels import choice_label
from .page import SubPage, calm_wheels, label, scroll_around, tab_through
from .settings import CHOICES, Settings

WIDEST = 820


def sound_name(kind: str) -> str:
    """What a kind of sound is called in the settings."""
    names = {
        "all": QCoreApplication.translate("Sounds", "Everything"),
        Sound.PLACE: QCoreApplication.translate("Sounds", "Placing"),
        Sound.REFUSED: QCoreApplication.translate("Sounds", "Refusing"),
        Sound.TURN: QCoreApplication.translate("Sounds", "Turning a piece"),
        Sound.TAP: QCoreApplication.translate("Sounds", "Choosing"),
        Sound.YOUR_TURN: QCoreApplication.translate("Sounds", "Your turn"),
        Sound.FINISH: QCoreApplication.translate("Sounds", "End of the game"),
        Sound.ROLL: QCoreApplication.translate("Sounds", "Rolling dice"),
        Sound.DIE: QCoreApplication.translate("Sounds", "Putting down a die"),
        Sound.CARD: QCoreApplication.translate("Sounds", "Turning up a card"),
        Sound.COLLECT: QCoreApplication.translate("Sounds", "Collecting cards"),
        Sound.BUMP: QCoreApplication.translate("Sounds", "Bumping"),
        Sound.WHISTLE: QCoreApplication.translate("Sounds", "Whistling"),
        Sound.RIDE: QCoreApplication.translate("Sounds", "Riding"),
        Sound.CLANK: QCoreApplication.translate("Sounds", "Derailing"),
        Sound.TOOT: QCoreApplication.translate("Sounds", "Tooting"),
        Sound.CART: QCoreApplication.translate("Sounds", "Rolling carts"),
        Sound.HORN: QCoreApplication.translate("Sounds", "The horn"),
        Sound.CHEER: QCoreApplication.translate("Sounds", "Cheering"),
        Sound.POP: QCoreApplication.translate("Sounds", "Taking gum"),
    }
    return names.get(kind, kind)


class SettingsPage(SubPage):
    """Looks, table and sound; everything is kept in `settings` by itself."""

    try_sound = Signal(str)
    """Let a kind of sound be heard."""

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._settings = settings
        self.choices = {key: Segmented((), self) for key in CHOICES}
        self._names = {key: label(self) for key in CHOICES}
        self._heads = {key: label(self, "heading") for key in ("look", "table", "sound")}
        self.less_motion = label(self, "small", wrap=True)
        self.mute = QCheckBox(self)
        self._volume_names: dict[str, QLabel] = {}
        self.volumes: dict[str, QSlider] = {}
        self._tries: dict[str, IconButton] = {}
        content = QWidget(self)
        content.setMaximumWidth(WIDEST)
        stack = QVBoxLayout(content)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(2)
        stack.addWidget(self._card("look", ("theme", "language")))
        table = self._card("table", ("speed", "view3d"))
        stack.addWidget(table)
        stack.addWidget(self._sound_card())
        stack.addStretch(1)
        middle = QWidget(self)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(content, 100)
        row.addStretch(1)
        self.column.addWidget(scroll_around(middle, self), 1)
        calm_wheels(self)
        for key, choice in self.choices.items():
            choice.chosen.connect(lambda value, key=key: self._settings.choose(key, str(value)))
        self.mute.toggled.connect(settings.set_muted)
        settings.changed.connect(self._on_changed)
        self.retranslate()

    def _card(self, head: str, keys: Sequence[str]) -> Card:
        card = Card(self.theme, self, padding=18)
        grid = QGridLayout()
        card.hold(grid)
        grid.setVerticalSpacing(10)
        grid.setHorizontalSpacing(16)
        grid.setColumnMinimumWidth(0, 150)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._heads[head], 0, 0, 1, 2)
        for row, key in enumerate(keys, start=1):
            grid.addWidget(self._names[key], row, 0)
            grid.addWidget(self.choices[key], row, 1, Qt.AlignmentFlag.AlignLeft)
        if "speed" in keys:
            grid.addWidget(self.less_motion, len(keys) + 1, 1)
        return card

    def _sound_card(self) -> Card:
        """The loudness of everything, below it that of each kind of sound, two in a line."""
        card = Card(self.theme, self, padding=18)
        grid = QGridLayout()
        card.hold(grid)
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(16)
        for column in (1, 4):
            grid.setColumnStretch(column, 1)
        grid.addWidget(self._heads["sound"], 0, 0, 1, 2)
        grid.addWidget(self.mute, 0, 2, 1, 4, Qt.AlignmentFlag.AlignRight)
        for number, kind in enumerate(("all", *Sound)):
            row, column = (1, 0) if kind == "all" else (2 + (number - 1) // 2, 3 * ((number - 1) % 2))
            self._volume_names[kind] = label(card)
            slider = QSlider(Qt.Orientation.Horizontal, card)
            slider.setRange(0, 20)
            slider.setPageStep(4)
            slider.valueChanged.connect(
                lambda value, kind=kind: self._settings.set_volume(str(kind), value / 20)
            )
            self.volumes[kind] = slider
            grid.addWidget(self._volume_names[kind], row, column)
            grid.addWidget(slider, row, column + 1, 1, 4 if kind == "all" else 1)
            if kind != "all":
                hear = IconButton("play", self.theme, card, size=16)
                hear.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                hear.clicked.connect(lambda _on=False, kind=kind: self.try_sound.emit(str(kind)))
                self._tries[kind] = hear
                grid.addWidget(hear, row, column + 2)
        return card

    def retranslate(self) -> None:
        self.back_button.set_text(self.tr("Back"))
        self.heading.setText(self.tr("Settings"))
        self._heads["look"].setText(self.tr("Look and language"))
        self._heads["table"].setText(self.tr("At the table"))
        self._heads["sound"].setText(self.tr("Sound"))
        names = {
            "theme": self.tr("Appearance"),
            "language": self.tr("Language"),
            "speed": self.tr("Animation"),
            "view3d": self.tr("3D view"),
        }
        for key, name in names.items():
            self._names[key].setText(name)
            self.choices[key].set_options([(value, choice_label(key, value)) for value in CHOICES[key]])
            self.choices[key].setAccessibleName(name)
        self.less_motion.setText(
            self.tr("The system asks for less motion, so animations are off until a speed is chosen here.")
        )
        self.mute.setText(self.tr("Mute"))
        for kind, named in self._volume_names.items():
            named.setText(sound_name(kind))
            self.volumes[kind].setAccessibleName(self.tr("Volume: %1").replace("%1", sound_name(kind)))
        for kind, hear in self._tries.items():
            hear.set_text(self.tr("Listen: %1").replace("%1", sound_name(kind)))
        loud = [part for kind in self.volumes for part in (self.volumes[kind], self._tries.get(kind)) if part]
        tab_through(self.back_button, *self.choices.values(), self.mute, *loud)
        self._show()

    def _show(self) -> None:
        """Show what is chosen now."""
        for key, choice in self.choices.items():
            choice.set_value(self._settings.preference(key, ""))
        self.less_motion.setVisible(self._settings.less_motion)
        self.mute.setChecked(self._settings.muted)
        for kind, slider in self.volumes.items():
            slider.blockSignals(True)
            slider.setValue(round(self._settings.volume(kind) * 20))
            slider.blockSignals(False)
            slider.setEnabled(not self._settings.muted)

    def _on_changed(self, key: str) -> None:
        if key in CHOICES or key in ("muted", "volumes"):
            self._show()

    def sizeHint(self) -> QSize:
        return QSize(WIDEST, 600)
