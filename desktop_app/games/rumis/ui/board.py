"""The Rumis table without its frame: the building of all colours, and the tray of the colour to move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from desktop_app.core.game import CHANCE
from desktop_app.games.rumis.engine.rebuild import removable
from desktop_app.games.rumis.engine.refusals import Refusal
from desktop_app.games.rumis.engine.state import Place, PlacedStone, RumisState
from desktop_app.games.rumis.engine.stones import Cells
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.gl3d.scene import Scene3D
from desktop_app.qt.sound import Sound
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import table_words, text
from .arrange import arrange, arrange_tray, state_keys, stone_name_of, tray_colour, waiting_seat
from .ground import TableGround, laying_aside
from .hand import Ghost, Held, held_at
from .stone_board import StoneBoard
from .table_halves import own_removable, own_standing, standing_at, still_inside, with_halves


class RumisBoard(StoneBoard):
    """The building, and the stones of the person who is to move or comes next.

    In the rebuild the building is what is chosen from: a click on an own stone, or a drag, lifts it into the
    hand; it comes back by a click where it stood. Where none can be carried over, Enter or the button beside
    the tray lays the lifted one aside.
    """

    def _build(self) -> None:
        super()._build()
        self._over: PlacedStone | None = None  # by the pointer
        self._aside = QToolButton(self)
        self._aside.setProperty("variant", "framed")
        self._aside.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._aside.clicked.connect(lambda checked=False: self.place())
        self._aside.hide()
        self._below.insertWidget(1, self._aside)

    # ---- the contract of a board ---------------------------------------------------------------

    def describe(self) -> str:
        """The building square by square is too much to hear: the stones in order, then the stone held."""
        return table_words.describe(self._state, self._keys(), self._ghost)

    def prompt(self) -> str:
        """In the rebuild also why the stone under the pointer stays, or what to do with the lifted one."""
        state = self._state
        if self._perspective.may_act and state.phase == "rebuild":
            if self._held is not None and still_inside(state, self._ghost):
                return table_words.lifted(self._held.stone, aside=bool(laying_aside(state)))
            if self._held is None and self._over is not None:
                return table_words.under_pointer(state, self._over) or self._asked()
        return super().prompt()

    # ---- what the hand has to know -------------------------------------------------------------

    @property
    def _state(self) -> RumisState:
        state = self._perspective.seen.state
        assert isinstance(state, RumisState)
        return state

    @property
    def _colour(self) -> int:
        """Whose turn it is, 0 after the end."""
        return self._state.colour if self._state.colour is not None else 0

    def _ground(self) -> TableGround:
        return TableGround(self._state)

    def _stones(self) -> tuple[Component, ...]:
        return arrange(self._perspective.seen, waiting_seat(self._state, self._perspective.players))

    def _slots(self) -> tuple[Component, ...]:
        return arrange_tray(self._perspective.seen, tray_colour(self._state, self._perspective.players))

    def _keys(self) -> tuple[str, ...]:
        return state_keys(self._state, self._perspective.players, self._look.palette)

    def _in_hand(self) -> tuple[str, ...]:
        state, colour = self._state, tray_colour(self._state, self._perspective.players)
        if state.phase == "rebuild":
            return tuple(stone.stone for stone in removable(state, colour))
        return state.hands[colour]

    def _held_colour(self, stone: str) -> int:
        return self._colour

    def _asked(self) -> str:
        return text.choose_prompt(self._state, self._colour, self._keys()[self._colour])

    # ---- taking off ----------------------------------------------------------------------------

    @property
    def aside(self) -> QToolButton:
        """The button that lays the lifted stone aside, there only where nothing else can be done."""
        return self._aside

    def take_off(self, stone: PlacedStone) -> None:
        """Lift a stone of the building into the hand; it hovers where it stood, turned as it was."""
        self.finish_motion()
        self._services.sound.play(Sound.TAP)
        self._set_held(held_at(Place(stone.stone, stone.cells)))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ghost_of(self, held: Held) -> Ghost:
        """Inside the red line a lifted stone is only on its way: no cube of it is to blame."""
        state, ghost = self._state, super()._ghost_of(held)
        if state.phase != "rebuild":
            return ghost
        standing = own_standing(state, held.stone)
        if laying_aside(state) and standing is not None:
            return Ghost(standing.cells, None)
        if ghost.refusal is not None and still_inside(state, ghost):
            return Ghost(ghost.cells, Refusal("red_area"))
        return ghost

    def _action(self, stone: str, cells: Cells) -> Place:
        return Place(stone, () if laying_aside(self._state) else cells)

    def _clicked(self, hit: Hit) -> bool:
        state = self._state
        if state.phase != "rebuild":
            return False
        held = own_standing(state, self._held.stone) if self._held is not None else None
        if held is not None and hit.column in {(x, y) for x, y, _ in held.cells}:
            self.put_back()
            return True
        stone = standing_at(state, hit.cell)
        if stone is not None and stone in own_removable(state):
            self.take_off(stone)
            return True
        if held is None and stone is not None and (why := table_words.under_pointer(state, stone)):
            self._services.sound.play(Sound.REFUSED)
            self.refused.emit(why)
            return True
        return held is not None and bool(laying_aside(state))

    def _may_carry(self, hit: Hit) -> bool:
        if not self._perspective.may_act or self._held is not None:
            return False
        return standing_at(self._state, hit.cell) in own_removable(self._state)

    def _on_lifted(self, hit: Hit) -> None:
        stone = standing_at(self._state, hit.cell)
        if stone is not None and self._may_carry(hit):
            self.take_off(stone)

    def _hovered(self, hit: Hit | None) -> None:
        rebuild = self._state.phase == "rebuild" and self._perspective.may_act
        self._point(standing_at(self._state, hit.cell) if rebuild and hit is not None else None)

    def _point(self, stone: PlacedStone | None) -> None:
        if stone == self._over:
            return
        self._over = stone
        ready = stone is not None and stone in own_removable(self._state)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self._view.widget.setCursor(hand if ready else arrow)
        self.prompt_changed.emit()

    # ---- showing -------------------------------------------------------------------------------

    def _set_held(self, held: Held | None) -> None:
        super()._set_held(held)
        self._point(None)
        acting = self._perspective.may_act and not self.moving
        self._aside.setVisible(acting and bool(laying_aside(self._state)))
        self._aside.setEnabled(self._held is not None)

    def _dress(self, scene: Scene3D) -> Scene3D:
        state = self._state
        if not state.agreement.red:
            return scene
        held = self._held.stone if self._held is not None else None
        dressed = with_halves(scene, state, held, acting=self._perspective.may_act and not self.moving)
        return self._with_hint(dressed)

    def _with_hint(self, scene: Scene3D) -> Scene3D:
        """From its second step on a hint lights the stone that it takes off."""
        if self._advice is None or self._advice[1] < 2 or not dict(self._advice[0].data).get("taken"):
            return scene
        standing = own_standing(self._state, self._advice[0].action.stone)
        name = stone_name_of(standing) if standing is not None else ""
        return replace(scene, solids=tuple(replace(s, glow=s.id == name) for s in scene.solids))

    def show_advice(self, advice: Any, stage: int) -> None:
        """A stone to be laid aside is lifted at the last step."""
        super().show_advice(advice, stage)
        if advice is not None and stage >= 3 and not advice.action.cells:
            standing = own_standing(self._state, advice.action.stone)
            self._set_held(held_at(Place(standing.stone, standing.cells)) if standing is not None else None)

    def _came_from(self, change: Change[Any]) -> Cells:
        """A stone carried over by somebody else is seen flying; the own one comes out of the hand."""
        step = next((step for step in reversed(change.steps) if step.seat != CHANCE), None)
        if step is None or self._perspective.players[step.seat].kind == "person":
            return ()
        moved = next((event for event in step.events if event.code == "moved"), None)
        before = moved.get("taken") if moved is not None else ()
        return before if isinstance(before, tuple) else ()

    def _retranslate(self) -> None:
        super()._retranslate()
        self._aside.setText(text.translate("Rumis", "Lay aside"))
        self._aside.setToolTip(text.translate("Rumis", "Lay the lifted stone aside: one point less (Enter)"))
