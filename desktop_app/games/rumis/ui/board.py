"""The Rumis table without its frame: the building in 3D, the tray, and the stone in the hand."""

from __future__ import annotations

import logging
from typing import Any, cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.core.game import CHANCE
from desktop_app.games.rumis.engine.state import Place, RumisState
from desktop_app.games.rumis.engine.stones import Axis
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.kit import Board, Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme
from desktop_app.session.session import Change

from . import text
from .arrange import arrange, arrange_tray, tray_colour, waiting_seat
from .hand import Ghost, Held, held_at, next_legal, next_playable, start_square, taken_up
from .keys import Command, command_of, forward, look_around, nearest_axis, square_of, turn_of
from .look import BoardLook
from .tools import TurnPad, camera_actions, name_actions, paint_actions, wanted_view
from .tray import Tray, TrayModel

log = logging.getLogger(__name__)


class RumisBoard(Board):
    """Shows what the perspective sees; turns clicks and keys into placements.

    A stone is chosen in the tray, hovers as a ghost over the square under the pointer (or the keyboard
    cursor), and a click or Enter places it, or says why not.
    """

    def __init__(
        self,
        perspective: Perspective,
        services: Services,
        palette: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._perspective = perspective
        self._services = services
        self._held: Held | None = None
        self._ghost: Ghost | None = None
        self._advice: tuple[Advice[Place], int] | None = None
        self._stones = ComponentsModel(self)
        self._slots = TrayModel(self)
        self._look = BoardLook(palette, services.theme)
        self._build()
        self._refresh()
        perspective.changed.connect(self._on_changed)

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._view_kind = wanted_view(self._services)
        self._view = self._make_view()
        self._tray = Tray(self._slots, self._services.theme, self)
        self._tray.chosen.connect(self.hold)
        self._pad = TurnPad(self._services.theme, self)
        self._pad.turn_requested.connect(self._turn)
        below = QHBoxLayout()
        below.setContentsMargins(8, 4, 8, 6)
        below.setSpacing(8)
        below.addWidget(self._tray, 1)
        below.addWidget(self._pad)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self._view.widget, 1)
        self._box.addLayout(below)
        self._actions = camera_actions(self, lambda: self._view, self._services.theme, self._show_caps)
        self._retranslate()

    def _make_view(self) -> BoardView:
        probe = self._services.preference("gl_probe", None)
        samples = probe.get("samples", 0) if isinstance(probe, dict) else 0
        view = make_board_view(self._view_kind, self, samples=samples)
        view.set_surroundings(self._look.surroundings)
        view.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        signals = cast(PainterBoardView, view)  # both views declare the same signals, the base cannot
        signals.hovered.connect(self._on_hovered)
        signals.clicked.connect(self._on_clicked)
        signals.turn_requested.connect(self._on_turn_requested)
        signals.failed.connect(self._on_view_failed)
        return view

    def _on_view_failed(self, reason: str) -> None:
        """The graphics driver gave up: draw without it for the rest of this run."""
        log.warning("the OpenGL view failed: %s", reason)
        self._services.prefer("gl_probe", {"ok": False})
        self.apply_preferences()
        self.refused.emit(self.tr("OpenGL failed; the board is drawn without it now."))

    # ---- the contract of a board ---------------------------------------------------------------

    def actions(self) -> list[QAction]:
        """Views of the building."""
        return self._actions

    def prompt(self) -> str:
        """What the person should do now; empty when no person decides."""
        if not self._perspective.may_act:
            return ""
        state = self._state
        if self._ghost is not None and self._held is not None:
            name = text.stone_name(self._held.stone)
            if self._ghost.refusal is not None:
                return text.refusal(self._ghost.refusal.code)
            return self.tr("Click or press Enter to place the {stone}.").format(stone=name)
        colour = state.colour if state.colour is not None else 0
        return text.choose_prompt(state, colour, self._look.keys(state, self._perspective.players)[colour])

    def finish_motion(self) -> None:
        """The falling stone lies."""
        self._view.finish_motion()

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Light up the area, ring the stone, put the stone's ghost onto the place."""
        self._advice = None if advice is None else (advice, stage)
        self._tray.set_hinted(advice.action.stone if advice is not None and stage >= 2 else None)
        if advice is not None and stage >= 3:
            self._set_held(held_at(advice.action))
        self._draw()

    def _show_caps(self, shown: bool) -> None:
        """Draw the room that may be built in, or not."""
        self._look.show_caps = shown
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        paint_actions(self._actions, theme)
        self._look.set_theme(theme)
        self._view.set_surroundings(self._look.surroundings)
        self._tray.set_theme(theme)
        self._pad.set_theme(theme)
        self._draw()

    def apply_preferences(self) -> None:
        """Change to the other kind of view if that is wanted now; the camera stays where it is."""
        if wanted_view(self._services) == self._view_kind:
            return
        self._view_kind = wanted_view(self._services)
        old, camera, active = self._view.widget, self._view.camera, self.isActiveWindow()
        self._view = self._make_view()
        self._box.replaceWidget(old, self._view.widget)
        old.deleteLater()
        self._set_held(self._held)
        self._view.camera = camera
        if active:  # the first OpenGL widget of a window makes that window anew
            self.activateWindow()

    def describe(self) -> str:
        """The building square by square is too much to hear: the stones in order, then the stone held."""
        return text.describe(
            self._state, self._look.keys(self._state, self._perspective.players), self._ghost
        )

    # ---- the stone in the hand -----------------------------------------------------------------

    @property
    def held(self) -> Held | None:
        """The stone in the hand."""
        return self._held

    @property
    def ghost(self) -> Ghost | None:
        """Where the held stone would lie."""
        return self._ghost

    @property
    def view(self) -> BoardView:
        """The view of the building, OpenGL or painter."""
        return self._view

    @property
    def tray(self) -> Tray:
        """The stones to choose from."""
        return self._tray

    def hold(self, stone: str) -> None:
        """Take a stone into the hand, or put it back if it is there already."""
        self.finish_motion()
        if not self._perspective.may_act:
            self.refused.emit(text.refusal("turn"))
            return
        if self._held is not None and self._held.stone == stone:
            self.put_back()
            return
        x, y = (self._held.x, self._held.y) if self._held else start_square(self._state)
        self._services.sound.play(Sound.TAP)
        self._set_held(taken_up(self._state, stone, x, y))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_back(self) -> None:
        """Nothing is held any more."""
        self._set_held(None)

    def place(self) -> bool:
        """Place the held stone where its ghost lies; whether it could be."""
        if self._held is None or self._ghost is None:
            self.refused.emit(self.tr("Choose a stone in the tray first."))
            return False
        if self._ghost.refusal is not None:
            self._services.sound.play(Sound.REFUSED)
            self.refused.emit(text.refusal(self._ghost.refusal.code))
            return False
        return self._perspective.submit(Place(self._held.stone, self._ghost.cells))

    def _set_held(self, held: Held | None) -> None:
        known = (
            held is not None
            and held.stone in self._state.hands[tray_colour(self._state, self._perspective.players)]
        )
        self._held = held if known else None
        self._ghost = self._held.ghost(self._state) if self._held and self._perspective.may_act else None
        self._view.set_stone_in_hand(self._held is not None)
        self._view.set_ghost_solid(self._advised())
        self._tray.set_held(*((self._held.stone, self._held.form) if self._held else (None,)))
        self._draw()
        self.prompt_changed.emit()

    def _turn(self, axis: Axis, direction: int) -> None:
        if self._held is None:
            self.refused.emit(self.tr("Choose a stone in the tray first."))
            return
        self.finish_motion()
        self._services.sound.play(Sound.TURN)
        self._set_held(self._held.turned(axis, direction))

    def _on_turn_requested(self, axis: str, direction: int) -> None:
        """Turns from the view come as seen by the eye: 'z' upright, 'x' to and fro, 'y' sideways."""
        if axis == "z":
            self._turn("z", direction)
        else:
            self.tilt(sideways=axis == "y", direction=direction)

    def tilt(self, *, sideways: bool, direction: int) -> None:
        """A quarter turn about the board's axis nearest to the eye's left-right (or front-back) line."""
        along_x, sign = nearest_axis(forward(self._view.camera) if sideways else self._view.camera.right)
        self._turn("x" if along_x else "y", direction * sign)

    # ---- mouse ---------------------------------------------------------------------------------

    def _on_hovered(self, hit: Hit | None) -> None:
        if hit is not None and self._held is not None and self._perspective.may_act and not self._advised():
            x, y = square_of(hit)
            if (x, y) != (self._held.x, self._held.y):
                self._set_held(self._held.over(x, y))

    def _on_clicked(self, hit: Hit | None, button: object) -> None:
        self.finish_motion()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if button == Qt.MouseButton.RightButton:
            if self._held is not None:
                self._on_turn_requested(turn_of(QApplication.keyboardModifiers()), 1)
        elif hit is not None and self._perspective.live:
            advised = self._advised()
            on_it = advised and hit.cell in self._advice_cells()
            if self._held is not None and not on_it:
                self._set_held(self._held.over(*square_of(hit)))
            if self._perspective.may_act and (on_it or not advised):
                self.place()

    def _advice_cells(self) -> tuple[tuple[int, int, int], ...]:
        """The place that a hint has told; () before its last step."""
        return self._advice[0].action.cells if self._advice is not None and self._advice[1] >= 3 else ()

    def _advised(self) -> bool:
        """Whether the held stone lies where the hint says and waits there for a click on it."""
        return self._ghost is not None and self._ghost.cells == self._advice_cells()

    # ---- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        command = command_of(event)
        if not (look_around(self._view, command) or (self._perspective.may_act and self._handle(command))):
            super().keyPressEvent(event)

    def _handle(self, command: Command) -> bool:
        """Deeds of the hand; whether it was one."""
        match command:
            case Command("move", right, down):
                self._move(int(right), -int(down))
            case Command("place"):
                self.place()
            case Command("turn", direction):
                self._turn("z", int(direction))
            case Command("tilt" | "flip" as deed, direction):
                self.tilt(sideways=deed == "flip", direction=int(direction))
            case Command("next", direction):
                self._to_next(int(direction))
            case Command("cycle", direction):
                self._cycle(int(direction))
            case Command("put back") if self._held is not None:
                self.put_back()
            case Command("choose"):
                return self._tray.choose_by_key(command.text)
            case _:
                return False
        return True

    def _move(self, right: int, away: int) -> None:
        """One square in the direction that looks so on the screen."""
        if self._held is None:
            self._cycle(1)
            return
        along_x, sign = nearest_axis(self._view.camera.right if right else forward(self._view.camera))
        step = sign * (right or away)
        x, y = self._held.x + (step if along_x else 0), self._held.y + (0 if along_x else step)
        caps = self._state.caps
        if -1 <= x <= len(caps[0]) and -1 <= y <= len(caps):
            self._set_held(self._held.over(x, y))

    def _to_next(self, direction: int) -> None:
        if self._held is None:
            self._cycle(1)
        if self._held is not None:
            found = next_legal(self._state, self._held, 1 if direction > 0 else -1)
            if found is None:
                self.refused.emit(self.tr("This stone fits nowhere now."))
            else:
                self._set_held(found)

    def _cycle(self, direction: int) -> None:
        """Hold the next stone that has a place now."""
        stone = next_playable(self._state, self._held, direction)
        if stone is not None:
            self.hold(stone)

    # ---- showing -------------------------------------------------------------------------------

    @property
    def _state(self) -> RumisState:
        state = self._perspective.seen.state
        assert isinstance(state, RumisState)
        return state

    def _on_changed(self, change: Change[Any] | None) -> None:
        self.finish_motion()
        self._advice = None
        self._tray.set_hinted(None)
        if change is not None and change.kind in ("play", "undo", "redo"):
            self._held = None
        placed = [step for step in change.steps if step.seat != CHANCE] if change is not None else []
        self._refresh()
        if placed and self._perspective.live:
            self._services.sound.play(Sound.PLACE)
            self._view.drop(self._stones.components[-1].id, speed=self._services.speed())

    def _refresh(self) -> None:
        state, players = self._state, self._perspective.players
        colour = tray_colour(self._state, self._perspective.players)
        self._stones.set_components(arrange(self._perspective.seen, waiting_seat(state, players)))
        self._slots.set_components(arrange_tray(self._perspective.seen, colour))
        self._tray.set_colour(self._look.keys(state, players)[colour])
        self._set_held(self._held if self._perspective.may_act else None)

    def _draw(self) -> None:
        scene = self._look.scene(
            self._state,
            self._stones.components,
            self._perspective.players,
            self._held,
            self._ghost,
            self._advice,
        )
        self._view.set_scene(scene)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rumis board"))
        name_actions(self._actions)
        self._tray.retranslate()
        self._pad.retranslate()
        if self._stones.components or self._slots.components:  # the letters on the stones are words too
            self._refresh()
