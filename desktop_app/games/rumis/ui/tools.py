"""The turning pad beside the tray, and the views of the building as tool-bar actions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from desktop_app.qt import icons
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.kit import Services
from desktop_app.qt.theme import Theme

translate = QCoreApplication.translate

_TURNS = (("z", "turn-z", "R"), ("x", "turn-x", "T"), ("y", "turn-y", "F"))


class TurnPad(QWidget):
    """Turn, tilt, roll the held stone as the eye sees it (with Shift the other way)."""

    turn_requested = Signal(str, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[QToolButton] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for place, (axis, _, _) in enumerate(_TURNS):
            button = QToolButton(self)
            button.setProperty("variant", "framed")
            button.setIconSize(QSize(24, 24))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda checked=False, axis=axis: self._ask(axis))
            grid.addWidget(button, 0, place)
            self._buttons.append(button)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for button, (_, icon, _) in zip(self._buttons, _TURNS, strict=True):
            button.setIcon(icons.icon(icon, theme.text))

    def retranslate(self) -> None:
        """Name the buttons in the language of now."""
        names = (
            self.tr("Turn, as on a turntable"),
            self.tr("Tilt, over the front edge"),
            self.tr("Roll, over the side edge"),
        )
        for button, name, (_, _, key) in zip(self._buttons, names, _TURNS, strict=True):
            button.setText(key)
            button.setAccessibleName(name)
            button.setToolTip(self.tr("{name} ({key}; with Shift the other way)").format(name=name, key=key))

    def _ask(self, axis: str) -> None:
        back = QCoreApplication.instance().keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier  # type: ignore[union-attr]  # a QApplication
        self.turn_requested.emit(axis, -1 if back else 1)


def wanted_view(services: Services) -> str:
    """'gl' where OpenGL was tried out and works, unless the person wants the painter's view."""
    probe = services.preference("gl_probe", None)
    wanted = services.preference("view3d", "auto")
    return "gl" if wanted != "painter" and isinstance(probe, dict) and probe.get("ok") else "painter"


_ICONS = ("reset", "view-top", "view-side", "zoom-in", "zoom-out", "layers")


def camera_actions(
    parent: QWidget, view: Callable[[], BoardView], theme: Theme, show_caps: Callable[[bool], None]
) -> list[QAction]:
    """Reset, from above, the next side, nearer, farther, and the switch for the height limits."""
    side = [-1]

    def next_side() -> None:
        side[0] = (side[0] + 1) % 4
        view().side_view(side[0])

    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("U", lambda: view().home_view()),
        ("V", lambda: view().top_view()),
        ("B", next_side),
        ("", lambda: view().zoom(1.15)),
        ("", lambda: view().zoom(1 / 1.15)),
    )
    actions = []
    for key, act in steps:
        action = QAction(parent)
        if key:
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda checked=False, act=act: act())
        actions.append(action)
    limits = QAction(parent)
    limits.setCheckable(True)
    limits.setShortcut(QKeySequence("L"))
    limits.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    limits.toggled.connect(show_caps)
    actions.append(limits)
    parent.addActions(actions)
    paint_actions(actions, theme)
    name_actions(actions)
    return actions


def paint_actions(actions: list[QAction], theme: Theme) -> None:
    """Tint the icons."""
    for action, icon in zip(actions, _ICONS, strict=True):
        action.setIcon(icons.icon(icon, theme.text))


def name_actions(actions: list[QAction]) -> None:
    """Name the actions in the language of now."""
    names = (
        translate("Rumis", "Usual view"),
        translate("Rumis", "From above"),
        translate("Rumis", "From the next side"),
        translate("Rumis", "Nearer"),
        translate("Rumis", "Farther"),
        translate("Rumis", "Show the height limits"),
    )
    for action, name in zip(actions, names, strict=True):
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(name)
        action.setToolTip(f"{name} ({key})" if key else name)
