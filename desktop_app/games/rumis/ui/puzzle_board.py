"""The table of a solo puzzle: the target as room to fill, the stones in it, and those left in the tray."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent

from desktop_app.games.rumis.engine.puzzles.play import AskHint, GiveUp, PuzzleState, TakeOff
from desktop_app.games.rumis.engine.puzzles.solver import Verdict
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.qt import icons
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.gl3d.scene import BRICKS, Scene3D, Solid
from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme, mixed
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import puzzle_words, text
from .arrange import colour_keys
from .coats import NEUTRAL_PAINT
from .hand import held_at
from .puzzle_arrange import (
    arrange_puzzle,
    arrange_puzzle_tray,
    arrange_solution,
    kinds,
    room,
    stone_id,
)
from .puzzle_bar import PuzzleBar, Shown
from .puzzle_glow import Glow
from .puzzle_ground import PuzzleGround, in_hand, lies_given, next_own, own_at
from .puzzle_search import Finishing
from .stone_board import StoneBoard

ALWAYS: Final = "rumis.puzzle_check"
"""The preference that keeps whether the bar always tells if the puzzle can still be finished."""

_OLD: Final = 0.42
"""How much of its colour a given stone keeps; the rest is the grey of old walls."""
_PALE: Final = 0.46
"""How much of its colour a stone keeps that only the solution has; the rest is the tone of paper."""
_PAPER: Final = "#F1EBDF"


class PuzzleBoard(StoneBoard):
    """Beyond what any board of stones does, own stones on which no other lies can be taken off.

    A click with nothing in the hand lifts such a stone into it; Backspace takes the last one, and the keys
    "," and "." walk over those that can be taken. The bar above the tray tells on demand, or always, whether
    it can still be finished.
    """

    def _build(self) -> None:
        super()._build()
        self._marked: PlacedStone | None = None  # by the keys
        self._pointed: PlacedStone | None = None  # by the pointer
        self._verdict: Verdict | None = None
        self._known_of: PuzzleState | None = None
        self._glow = Glow(self)
        self._glow.changed.connect(self._draw)
        self._finishing = Finishing(self)
        self._finishing.found.connect(self._on_found)
        self._bar = PuzzleBar(self._services.theme, self)
        self._bar.set_always(always=self._always)
        self._bar.check_requested.connect(self.check)
        self._bar.always_requested.connect(self._set_always)
        self._bar.gave_up.connect(self._give_up)
        self._bar.went_on.connect(self._go_on)
        self._box.insertWidget(1, self._bar)
        self._end = QAction(self)
        self._end.toggled.connect(self._on_end_toggled)
        self._end.triggered.connect(self._on_end)
        limits = self._actions[-1]
        limits.blockSignals(True)
        limits.setChecked(True)
        limits.blockSignals(False)
        self._look.show_caps = True

    # ---- the contract of a board ---------------------------------------------------------------

    def actions(self) -> list[QAction]:
        """Views of the building; giving up, and afterwards the switch for the solution."""
        return [*super().actions(), self._end]

    @property
    def moving(self) -> bool:
        """Whether the glow of a solved puzzle still runs."""
        return self._glow.running

    def finish_motion(self) -> None:
        """The falling stone lies, and nothing glows any more."""
        super().finish_motion()
        self._glow.stop()

    def describe(self) -> str:
        """How far it is, who has what left, the stones in order, the stone held."""
        marked = self._marked if self._perspective.may_act else None
        return puzzle_words.describe(self._state, self._keys(), self._ghost, marked)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        super().set_theme(theme)
        self._bar.set_theme(theme)
        self._name_end()

    # ---- what the hand has to know -------------------------------------------------------------

    @property
    def _state(self) -> PuzzleState:
        state = self._perspective.seen.state
        assert isinstance(state, PuzzleState)
        return state

    def _ground(self) -> PuzzleGround:
        return PuzzleGround(self._state)

    def _stones(self) -> tuple[Component, ...]:
        if self._lost and self._end.isChecked():
            return arrange_solution(self._state) or arrange_puzzle(self._state)
        return arrange_puzzle(self._state)

    def _slots(self) -> tuple[Component, ...]:
        return arrange_puzzle_tray(self._state)

    def _keys(self) -> tuple[str, ...]:
        return colour_keys(self._state.colours, self._perspective.players, self._look.palette)

    def _in_hand(self) -> tuple[str, ...]:
        return tuple(stone for stone in kinds(self._state) if in_hand(self._state, stone))

    def _held_colour(self, stone: str) -> int:
        return self._state.holder(stone) or 0

    def _asked(self) -> str:
        return puzzle_words.asked(self._state, self._keys(), self._marked)

    @property
    def _lost(self) -> bool:
        """Whether the position shown is the end of a puzzle that was not solved."""
        state = self._state
        resigned = self._perspective.live and self._perspective.outcome is not None
        return state.puzzle is not None and not state.solved and (state.gave_up or resigned)

    # ---- taking off ----------------------------------------------------------------------------

    @property
    def marked(self) -> PlacedStone | None:
        """The own stone that Enter takes off."""
        return self._marked

    def take_off(self, stone: PlacedStone) -> bool:
        """Lift an own stone into the hand, where it hovers over its place; whether it could be."""
        place = Place(stone.stone, stone.cells)
        if not self._perspective.submit(TakeOff(place)):
            return False
        self._services.sound.play(Sound.TAP)
        self._set_held(held_at(place))
        return True

    def place(self) -> bool:
        """Place the held stone; with nothing held, take off the stone that is marked or that a hint shows."""
        wanted = self._marked or self._advised_off()
        if self._held is None and wanted is not None:
            return self.take_off(wanted)
        return super().place()

    def _take_last(self) -> None:
        stone = self._marked or (self._state.removable[-1] if self._state.removable else None)
        if stone is None:
            self.refused.emit(puzzle_words.nothing_to_take())
        else:
            self.take_off(stone)

    def _mark(self, step: int) -> None:
        """Mark the next own stone that can be taken off."""
        stone = next_own(self._state, self._marked, step)
        if stone is None:
            self.refused.emit(puzzle_words.nothing_to_take())
            return
        self._marked = stone
        self._set_held(None)

    def _clicked(self, hit: Hit) -> bool:
        if self._held is not None:
            return False
        stone = own_at(self._state, hit.cell)
        if stone is None:
            if lies_given(self._state, hit.cell):
                self.refused.emit(puzzle_words.given_stays())
                return True
            return False
        if stone in self._state.removable:
            self.take_off(stone)
        else:
            self.refused.emit(puzzle_words.buried(self._state))
        return True

    def _hovered(self, hit: Hit | None) -> None:
        stone = own_at(self._state, hit.cell) if hit is not None and self._perspective.may_act else None
        self._point(stone if stone is not None and stone in self._state.removable else None)

    def _point(self, stone: PlacedStone | None) -> None:
        if stone != self._pointed:
            self._pointed = stone
            hand = Qt.CursorShape.PointingHandCursor
            self._view.widget.setCursor(Qt.CursorShape.ArrowCursor if stone is None else hand)
            self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._perspective.may_act and self._own_key(event):
            self.finish_motion()
        else:
            super().keyPressEvent(event)

    def _own_key(self, event: QKeyEvent) -> bool:
        """A key that only puzzles have; whether it was one."""
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        match event.key():
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete if plain:
                self._take_last()
            case Qt.Key.Key_K if shift:
                self._set_always(not self._always)
            case Qt.Key.Key_K if plain:
                self.check()
            case Qt.Key.Key_Escape if self._bar.asking:
                self._go_on()
            case Qt.Key.Key_Escape if self._held is None and self._marked is not None:
                self._marked = None
                self._set_held(None)
            case _ if event.text() in (",", "["):
                self._mark(1)
            case _ if event.text() in (".", "]"):
                self._mark(-1)
            case _:
                return False
        return True

    def _advised_off(self) -> PlacedStone | None:
        """The own stone that a hint, from its second step on, says to take off."""
        if self._advice is None or self._advice[1] < 2 or not isinstance(self._advice[0].action, TakeOff):
            return None
        cells = self._advice[0].action.stone.cells
        return next((stone for stone in self._state.removable if stone.cells == cells), None)

    # ---- whether it can still be finished ------------------------------------------------------

    @property
    def bar(self) -> PuzzleBar:
        """The line above the tray."""
        return self._bar

    @property
    def _always(self) -> bool:
        return bool(self._services.preference(ALWAYS, False))

    def _set_always(self, always: bool) -> None:
        self._services.prefer(ALWAYS, always)
        self._bar.set_always(always=always)
        if always:
            self.check()

    def check(self) -> None:
        """Find out whether it can still be finished, and tell in the bar."""
        if self._verdict is None and not self._finishing.busy and self._undecided:
            self._finishing.ask(self._state)
        self._show_check()

    @property
    def _undecided(self) -> bool:
        """Whether a person is in the middle of it."""
        return self._perspective.may_act and self._state.puzzle is not None and not self._state.over

    def _on_found(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self._show_check()

    def _look_again(self) -> None:
        """What was known holds no more once the stones have changed."""
        state = self._state
        known = self._known_of
        if known is None or (known.puzzle, known.built) != (state.puzzle, state.built):
            self._finishing.cancel()
            self._verdict = None
            self._known_of = state
        if self._always:
            self.check()
        else:
            self._show_check()

    def _show_check(self) -> None:
        shown: Shown = self._verdict or ("busy" if self._finishing.busy else "ask")
        self._bar.show_check(shown if self._undecided else "none")

    # ---- the end -------------------------------------------------------------------------------

    def _on_end(self) -> None:
        """Ask whether to give up."""
        if self._undecided:
            self._bar.set_asking(asking=True)
            self._bar.go_on.setFocus()

    def _on_end_toggled(self, shown: bool) -> None:
        self._refresh()

    def _go_on(self) -> None:
        self._bar.set_asking(asking=False)
        self.setFocus()

    def _give_up(self) -> None:
        self._bar.set_asking(asking=False)
        self.setFocus()
        self._perspective.submit(GiveUp())

    def _name_end(self) -> None:
        """Giving up while it goes on, afterwards the switch for the solution."""
        theme, lost = self._services.theme, self._lost
        solution, give_up = text.translate("Rumis", "Show the solution"), text.translate("Rumis", "Give up …")
        self._end.setIcon(icons.icon("box" if lost else "flag", theme.text))
        self._end.setText(solution if lost else give_up)
        self._end.setToolTip(self._end.text().removesuffix(" …"))
        self._end.setEnabled(lost or self._undecided)

    # ---- showing -------------------------------------------------------------------------------

    def _on_changed(self, change: Change[Any] | None) -> None:
        steps = change.steps if change is not None and change.kind == "play" else ()
        only_asked = bool(steps) and all(isinstance(step.action, AskHint) for step in steps)
        kept = self._held if only_asked else None
        if not only_asked:
            self._marked = None
            self._point(None)
        super()._on_changed(change)
        if kept is not None:
            self._set_held(kept)
        if steps and self._state.solved and self._perspective.live:
            self._glow.start(tuple(c.id for c in self._building.components), self._services.speed())

    def _refresh(self) -> None:
        lost = self._lost
        if lost != self._end.isCheckable():
            self._end.blockSignals(True)
            self._end.setCheckable(lost)
            self._end.setChecked(lost)
            self._end.blockSignals(False)
        super()._refresh()
        state, keys = self._state, self._keys()
        if self._bar.asking and not self._undecided:
            self._bar.set_asking(asking=False)
        filled, whole = room(state)
        several = state.colours > 1 and state.puzzle is not None
        left = tuple(zip(keys, state.hands, strict=True)) if several and not state.over else ()
        turn = keys[state.colour] if several and state.colour is not None else None
        turn = turn if state.kind.rule == "contact" else None
        self._bar.show_progress(puzzle_words.progress(state), filled / max(whole, 1), left, turn)
        self._look_again()

    def _retranslate(self) -> None:
        super()._retranslate()
        self.setAccessibleName(text.translate("Rumis", "Puzzle of Rumis"))
        self._bar.retranslate()
        self._name_end()

    def _dress(self, scene: Scene3D) -> Scene3D:
        off = self._advised_off()
        glowing = self._glow.lit | ({stone_id(off)} if off is not None else frozenset())
        ready = {stone_id(stone) for stone in (self._marked, self._pointed) if stone is not None}
        several = self._state.colours > 1
        solids = tuple(
            replace(_aged(solid, part, lettered=several), glow=solid.id in glowing, ready=solid.id in ready)
            for solid, part in zip(scene.solids, self._building.components, strict=True)
        )
        top = max(self._marked.cells, key=lambda cell: cell[2]) if self._marked is not None else None
        return replace(scene, solids=solids, cursor=top)


def _aged(solid: Solid, part: Component, *, lettered: bool) -> Solid:
    """Given stones as part of an old wall; those that only the solution has, pale."""
    if part.get("given"):
        tone = mixed(solid.colour, NEUTRAL_PAINT, _OLD)
        return replace(solid, colour=tone, mark=solid.mark if lettered else "", pattern=BRICKS)
    return replace(solid, colour=mixed(solid.colour, _PAPER, _PALE)) if part.get("faint") else solid
