"""The picture in the New game screen: the footprint of a board with its limits, or the target of a puzzle."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.offer import scenario_id, variant_of
from desktop_app.games.rumis.engine.puzzles.targets import collection
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt.gl3d.lines import border_of
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.scene import Scene3D, Trace, border_labels
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT
from desktop_app.qt.kit import SetupPreview
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Player

from .table_halves import RED
from .text import begun, translate
from .text_options import choice_label, puzzle_of


class RumisPreview(SetupPreview):
    """The empty board of a set-up with the room that may be built in; it can be turned with the mouse."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = PainterBoardView(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._view)
        self.set_theme(theme)

    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        """Show the board of `setup`, or the target of a puzzle."""
        red: tuple[Trace, ...] = ()
        if setup.seats == 1:
            caps: Heights = collection().target(puzzle_of(setup).target).heights
        else:
            agreed = WHOLE.agreement(setup)
            caps = agreed.caps
            inside = ((x, y) for y, row in enumerate(agreed.red) for x, cap in enumerate(row) if cap)
            red = border_of(inside, RED)
        self._view.set_scene(Scene3D(caps, labels=border_labels(caps), show_caps=True, traces=red))
        self._view.setAccessibleName(_words(setup, caps))

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self._view.set_surroundings(DARK if theme.dark else LIGHT)


def _words(setup: Setup, caps: Heights) -> str:
    """What is seen: which board or target, and how large."""
    squares, top = sum(1 for row in caps for cap in row if cap), max(map(max, caps))
    size = translate("RumisPreview", "%n square(s), up to level {top}", None, squares).format(top=top)
    if setup.seats == 1:
        name = choice_label("target", puzzle_of(setup).target)
    else:
        name = choice_label("scenario", scenario_id(setup))
        if variant_of(setup) == "rebuild":
            size = translate("RumisPreview", "{size}, with a red line across").format(size=size)
    return f"{begun(name)}: {size}"
