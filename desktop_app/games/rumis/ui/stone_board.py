"""A building of stones in 3D, the tray below it and the stone in the hand: what table and puzzles share."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Axis, Cells
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.gl3d.scene import Scene3D
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import text
from .board_frame import BoardFrame
from .ground import Ground
from .hand import Ghost, Held, held_at, next_legal, next_playable, start_square, taken_up
from .keys import Command, command_of, forward, look_around, nearest_axis, square_of, turn_of


class StoneBoard(BoardFrame):
    """Shows what the perspective sees; turns clicks and keys into placements.

    A stone is chosen in the tray, hovers as a ghost over the square under the pointer (or the keyboard
    cursor), and a click or Enter places it, or says why not.

    What a game says itself, by overriding: `_ground`, `_stones`, `_slots`, `_keys`, `_in_hand`,
    `_held_colour`, `_asked` and `describe`; and where it differs from the usual, `_ghost_of`, `_action`,
    `_place_of`, `_stone_of`, `_dress`, `_clicked`, `_hovered`, `_arrived`, `_came_from`.
    """

    def __init__(
        self,
        perspective: Perspective,
        services: Services,
        palette: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(services, palette, parent)
        self._perspective = perspective
        self._held: Held | None = None
        self._ghost: Ghost | None = None
        self._advice: tuple[Advice[Any], int] | None = None
        self._flying = False
        self._build()
        self._refresh()
        perspective.changed.connect(self._on_changed)

    # ---- what a game says itself ---------------------------------------------------------------

    @abstractmethod
    def _ground(self) -> Ground:
        """The position shown, as the hand needs it."""

    @abstractmethod
    def _stones(self) -> tuple[Component, ...]:
        """The stones on the board, see `arrange`: place = cells; face = colour (a place in `_keys`), last,
        recent, and what `look.solid` knows besides. What moves keeps its id."""

    @abstractmethod
    def _slots(self) -> tuple[Component, ...]:
        """The slots of the tray, see `arrange_tray`: face = stone, colour (a place in `_keys`), held, fits,
        perhaps `count` (more than one of the kind) and `told` (a sentence for the tool tip)."""

    @abstractmethod
    def _keys(self) -> tuple[str, ...]:
        """The key of every colour by its number: one of the seat palette, or `look.NEUTRAL`."""

    @abstractmethod
    def _in_hand(self) -> tuple[str, ...]:
        """The ids of the stones that may be held in the position shown."""

    @abstractmethod
    def _held_colour(self, stone: str) -> int:
        """In which colour such a stone hovers, a place in `_keys`."""

    @abstractmethod
    def _asked(self) -> str:
        """What a person who may act and holds nothing should do."""

    def _ghost_of(self, held: Held) -> Ghost:
        """Where the held stone would lie, and what forbids it."""
        return held.ghost(self._ground())

    def _action(self, stone: str, cells: Cells) -> Any:
        """What is submitted when the held stone is placed where its ghost lies."""
        return Place(stone, cells)

    def _place_of(self, action: Any) -> Place | None:
        """The place that an advised action means, None if it means none."""
        return action if isinstance(action, Place) and action.cells else None

    def _stone_of(self, action: Any) -> str | None:
        """The id of the stone in the tray that an advised action means."""
        return action.stone if isinstance(action, Place) else None

    def _dress(self, scene: Scene3D) -> Scene3D:
        """The scene with what only this game shows."""
        return scene

    def _clicked(self, hit: Hit) -> bool:
        """A left click of a person who may act, before it places a stone; whether it meant something else."""
        return False

    def _hovered(self, hit: Hit | None) -> None:
        """The pointer is here and no stone is held."""

    def _arrived(self, change: Change[Any]) -> str | None:
        """The id of the component that comes down with this change, None if none does."""
        placed = any(self._place_of(step.action) is not None for step in change.steps)
        components = self._building.components
        return components[-1].id if placed and components else None

    def _came_from(self, change: Change[Any]) -> Cells:
        """Where the stone that `_arrived` stood before, to be seen flying; () if it comes from a hand."""
        return ()

    # ---- the contract of a board ---------------------------------------------------------------

    def prompt(self) -> str:
        """What the person should do now; empty when no person decides."""
        if not self._perspective.may_act:
            return ""
        if self._ghost is None or self._held is None:
            return self._asked()
        if self._ghost.refusal is not None:
            return text.refusal(self._ghost.refusal.code)
        told = text.translate("Rumis", "Click or press Enter to place the {stone}.")
        return told.format(stone=text.stone_name(self._held.stone))

    @property
    def moving(self) -> bool:
        """Whether a stone flies from place to place; a mere drop is too short for anything to wait for."""
        return self._flying

    def finish_motion(self) -> None:
        """The falling stone lies."""
        self._view.finish_motion()

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Light up the area, ring the stone, put the stone's ghost onto the place."""
        self._advice = None if advice is None else (advice, stage)
        self._tray.set_hinted(self._stone_of(advice.action) if advice is not None and stage >= 2 else None)
        place = self._place_of(advice.action) if advice is not None and stage >= 3 else None
        if place is not None:
            self._set_held(held_at(place))
        self._draw()

    # ---- the stone in the hand -----------------------------------------------------------------

    @property
    def held(self) -> Held | None:
        """The stone in the hand."""
        return self._held

    @property
    def ghost(self) -> Ghost | None:
        """Where the held stone would lie."""
        return self._ghost

    def hold(self, stone: str) -> None:
        """Take a stone into the hand, or put it back if it is there already."""
        self.finish_motion()
        if not self._perspective.may_act:
            self.refused.emit(text.refusal("turn"))
            return
        if self._held is not None and self._held.stone == stone:
            self.put_back()
            return
        x, y = (self._held.x, self._held.y) if self._held else start_square(self._ground())
        self._services.sound.play(Sound.TAP)
        self._set_held(taken_up(self._ground(), stone, x, y))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_back(self) -> None:
        """Nothing is held any more."""
        self._set_held(None)

    def place(self) -> bool:
        """Place the held stone where its ghost lies; whether it could be.

        With nothing held, take up the stone that a hint has told.
        """
        if self._held is None and (told := self._told()) is not None:
            self.hold(told)
            return True
        if self._held is None or self._ghost is None:
            self.refused.emit(text.translate("Rumis", "Choose a stone in the tray first."))
            return False
        if self._ghost.refusal is not None:
            self._services.sound.play(Sound.REFUSED)
            self.refused.emit(text.refusal(self._ghost.refusal.code))
            return False
        return self._perspective.submit(self._action(self._held.stone, self._ghost.cells))

    def _set_held(self, held: Held | None) -> None:
        self._held = held if held is not None and held.stone in self._in_hand() else None
        self._ghost = self._ghost_of(self._held) if self._held and self._perspective.may_act else None
        self._view.set_stone_in_hand(self._held is not None)
        self._view.set_ghost_solid(self._advised())
        self._pad.setEnabled(self._perspective.live and self._perspective.outcome is None)
        self._tray.set_held(*((self._held.stone, self._held.form) if self._held else (None,)))
        self._draw()
        self.prompt_changed.emit()

    def _rehold(self) -> None:
        self._set_held(self._held)

    def _turn(self, axis: Axis, direction: int) -> None:
        if self._held is None:
            self.refused.emit(text.translate("Rumis", "Choose a stone in the tray first."))
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
        if self._held is None:
            self._hovered(hit)
        elif hit is not None and self._perspective.may_act and not self._advised():
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
            if self._perspective.may_act and not on_it and self._clicked(hit):
                return
            if self._held is not None and not on_it:
                self._set_held(self._held.over(*square_of(hit)))
            if self._perspective.may_act and (on_it or not advised):
                self.place()

    def _told(self) -> str | None:
        """The stone in hand that a hint, from its second step on, says to take."""
        if self._advice is None or self._advice[1] < 2 or not self._perspective.may_act:
            return None
        stone = self._stone_of(self._advice[0].action)
        return stone if stone in self._in_hand() else None

    def _advice_cells(self) -> Cells:
        """The place that a hint has told; () before its last step."""
        place = self._place_of(self._advice[0].action) if self._advice and self._advice[1] >= 3 else None
        return place.cells if place is not None else ()

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
        caps = self._ground().caps
        if -1 <= x <= len(caps[0]) and -1 <= y <= len(caps):
            self._set_held(self._held.over(x, y))

    def _to_next(self, direction: int) -> None:
        if self._held is None:
            self._cycle(1)
        if self._held is not None:
            found = next_legal(self._ground(), self._held, 1 if direction > 0 else -1)
            if found is None:
                self.refused.emit(text.translate("Rumis", "This stone fits nowhere now."))
            else:
                self._set_held(found)

    def _cycle(self, direction: int) -> None:
        """Hold the next stone that has a place now."""
        stone = next_playable(self._ground(), self._held, direction)
        if stone is not None:
            self.hold(stone)

    # ---- showing -------------------------------------------------------------------------------

    def _on_changed(self, change: Change[Any] | None) -> None:
        self.finish_motion()
        self._advice = None
        self._tray.set_hinted(None)
        if change is not None and change.kind in ("play", "undo", "redo"):
            self._held = None
        live = change if self._perspective.live else None
        before = self._came_from(live) if live is not None else ()
        self._flying = bool(before) and self._services.speed() > 0
        self._refresh()
        arrived = self._arrived(live) if live is not None else None
        if arrived is not None:
            self._services.sound.play(Sound.PLACE)
            self._show_arrival(arrived, before)
        if not self._view.moving:
            self._on_settled()

    def _on_settled(self) -> None:
        if self._flying:
            self._flying = False
            self._show_tray()
            self._set_held(self._held)

    def _show_arrival(self, name: str, before: Cells) -> None:
        speed = self._services.speed()
        now = next((stone.cells for stone in self._view.scene.solids if stone.id == name), ())
        if not before or not now:
            self._view.drop(name, speed=speed)
            return
        x, y, z = (
            sum(c[i] for c in before) / len(before) - sum(c[i] for c in now) / len(now) for i in range(3)
        )
        self._view.carry(name, (x, y, z), speed=speed)

    def _refresh(self) -> None:
        self._building.set_components(self._stones())
        if not self._flying:
            self._show_tray()
        self._retranslate()
        self._set_held(self._held if self._perspective.may_act else None)

    def _show_tray(self) -> None:
        self._choice.set_components(self._slots())
        self._tray.set_keys(self._keys())

    def _draw(self) -> None:
        held = self._held if self._ghost is not None else None
        colour = self._held_colour(held.stone) if held is not None else 0
        scene = self._look.scene(
            self._ground().caps,
            self._building.components,
            self._keys(),
            self._ghost,
            colour,
            self._advice,
            self._advice_cells(),
        )
        self._view.set_scene(self._dress(scene))
