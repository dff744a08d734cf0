"""The Rolimã table without its frame: street with carts and hill cards, seats, sums, display, hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Event, Seat
from desktop_app.games.rolima.engine.state import RolimaView
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.kit import Board, Services, seat_keys
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.scene2d.performance import Performance
from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import prompts, signs, tell, text
from .acts import Act, acts_of, closing_sound, whole_sound
from .artist import TableArtist
from .hand import Plan, plan_of
from .keys import REPEATING, command_of
from .layout import PANEL
from .motions import Pace
from .sums import Sums, sums_of
from .table_view import TableView
from .things import Scene, arrange, spot_of
from .turn_hand import TurnHand

SILENT = frozenset({"hand"})
"""What lies there has no tool tip: the panel tells it, and a tip would cover the cards beside it."""


class RolimaBoard(Board):
    """Shows what the perspective sees; turns clicks, drags and keys into a choice, and plays it.

    What happened is shown in acts: a card, the sums, the carts, each drafted card, the horn, a hill card.
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
        self._palette = palette
        self._advice: tuple[Advice[Any], int] | None = None
        self._hand = TurnHand(perspective, services.sound, self)
        self._hand.composed.connect(self._compose)
        self._hand.refused.connect(self._refuse)
        self._seen = self._hand.seen
        self._ply = perspective.ply
        """How many steps had been made when the view that is shown was seen."""
        self._sums = Sums()
        self._under = ""
        """What the pointer is on."""
        self._resting: QPointF | None = None
        """Where the pointer rests since a key (or a hint) chose; None: what it is on counts."""
        self._pointer = QPointF(-1, -1)
        self._looked: dict[Seat, tuple[int, RolimaView]] = {}
        self._left: tuple[int, RolimaView] | None = None
        """What the viewer saw when another seat took over: the ply, and the view."""
        self._build()
        self._show()
        perspective.changed.connect(self._on_changed)

    def _build(self) -> None:
        self._model = ComponentsModel(self)
        self._artist = TableArtist(self._services.theme, self._seen.seats)
        manners = self._artist.manners
        manners.name = self._words
        manners.draggable, manners.accepts = self._draggable, self._accepts
        self._view = TableView(self._model, self._artist, self)
        self._view.set_speed(self._services.speed)
        self._view.obey = self._obey_key
        self._view.interrupted.connect(self.finish_motion)
        self._view.clicked.connect(self._on_clicked)
        self._view.drag_started.connect(self._on_drag)
        self._view.dropped.connect(self._on_dropped)
        self._view.hovered.connect(self._on_pointed)
        self._view.viewport().installEventFilter(self)
        self._performance = Performance(
            self._view, self._stage, self, signals=(self._view.settled,), rest_of=self._rest_of
        )
        self.setFocusProxy(self._view)
        self._view.setAccessibleName(self.tr("Rolimã table"))

    # ---- the contract of a board -------------------------------------------------------------------

    def prompt(self) -> str:
        """What the person should do now; empty when no person decides."""
        return prompts.prompt(self.plan, self._sums) if self._perspective.may_act else ""

    def situation(self) -> str:
        """What wins so far or who drafts when, while somebody else decides."""
        return prompts.situation(self._seen, self._sums, self._names)

    def finish_motion(self) -> None:
        """Everything is where it belongs."""
        self._performance.finish()

    @property
    def moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._performance.running or self._view.moving

    @property
    def can_take_back(self) -> bool:
        """Whether a card is chosen that is not played yet."""
        return self.plan.mine and self.plan.chosen is not None

    def take_back(self) -> bool:
        """Let go of the card that is chosen."""
        if not self.can_take_back:
            return False
        self._hand.clear()
        return True

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Mark the card from the second stage on, choose it with the third."""
        self._advice = None if advice is None else (advice, stage)
        if advice is not None and stage >= 3:
            self._resting = self._pointer
            self._hand.take_advice(advice.action)
        self._compose()

    def catch_up(self, since: int) -> None:
        """Show in acts what happened since that person looked last."""
        if self._left is None or self._left[1].seat != self._seen.seat:
            return
        ply, before = self._left
        steps = self._perspective.steps()[max(ply, 0) :]
        events = [event for step in steps for event in step.events]
        self._perform(events, before, self._seen, sums_of(before, self._perspective.steps()[:ply]))

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self._artist.pictures.theme = theme
        self._view.refresh()

    def describe(self) -> str:
        """Race, hill, cards of the round, sums, display, hand."""
        return signs.describe(self.plan, self._sums, self._names)

    def minimumSizeHint(self) -> QSize:
        return QSize(748, 360)

    # ---- for tests and for those who look closer ---------------------------------------------------

    @property
    def plan(self) -> Plan:
        """What is chosen and looked at."""
        return self._hand.plan

    @property
    def hand(self) -> TurnHand:
        """What chooses and plays."""
        return self._hand

    @property
    def components(self) -> tuple[Component, ...]:
        """Everything in the scene, as it is shown."""
        return self._model.components

    @property
    def view(self) -> TableView:
        """The scene."""
        return self._view

    @property
    def artist(self) -> TableArtist:
        """Who paints it."""
        return self._artist

    @property
    def performance(self) -> Performance[Act]:
        """What shows the acts."""
        return self._performance

    # ---- what the person does ----------------------------------------------------------------------

    def _on_clicked(self, name: str, button: object) -> None:
        part = self._component(name)
        if button == Qt.MouseButton.RightButton:
            self._hand.clear()
        elif part is not None and part.kind == "deed":
            self._hand.act()
        elif (spot := spot_of(part)) is not None:
            self._hand.click(spot)
        elif part is None and self.plan.chosen is not None:
            self._hand.clear()

    def _on_drag(self, name: str) -> None:
        spot = spot_of(self._component(name))
        if spot is not None:
            self._hand.take(spot)

    def _on_dropped(self, name: str, onto: str) -> None:
        dragged, target = self._component(name), self._component(onto)
        spot = spot_of(dragged)
        if dragged is not None and target is not None and spot is not None and self._accepts(dragged, target):
            self._hand.drop(spot)

    def _draggable(self, part: Component) -> bool:
        spot = spot_of(part)
        return spot is not None and self.plan.mine and self._hand.draggable(spot)

    def _accepts(self, dragged: Component, target: Component) -> bool:
        """Cards of the hand go onto the street, all others into the hand."""
        return target.kind == ("street" if dragged.place[0] == "hand" else "hand")

    def _on_pointed(self, name: str) -> None:
        """The card under the pointer tells what it would do, once nothing is shown in acts any more."""
        self._under = name
        if not self._performance.running:
            self._point_again()

    def _component(self, name: str) -> Component | None:
        row = self._model.row_of(name)
        return None if row is None else self._model.components[row]

    def _refuse(self, code: str) -> None:
        self.refused.emit(text.refusal(code))

    def _words(self, part: Component) -> str:
        if part.kind == "deed":
            return " ".join(self._artist.pictures.deed_words(part))
        return tell.part_words(part, self.plan, self._sums, self._names)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self._on_mouse(event)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            part = self._component(self._view.component_at(QPointF(event.pos())))
            words = self._words(part) if part is not None and part.place[0] not in SILENT else ""
            QToolTip.showText(event.globalPos(), words, self._view.viewport())
            return True
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> None:
        """The pointer counts again once it is really moved, or a button goes down."""
        self._pointer = event.position()
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if self._resting is not None and (pressed or self._pointer != self._resting):
            self._resting = None
            if not pressed and not self._performance.running:
                self._point_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._obey_key(event):
            super().keyPressEvent(event)

    def _obey_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it meant something now. A deed that is held is done once."""
        command = command_of(event)
        if command is None:
            return False
        if event.isAutoRepeat() and command.deed not in REPEATING:
            return True
        if command.deed in ("choose", "move"):
            self._resting = self._pointer
        return self._hand.obey(command)

    # ---- what happens ------------------------------------------------------------------------------

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._perspective.players)

    def _on_changed(self, change: Change[Any] | None) -> None:
        self.finish_motion()
        QToolTip.hideText()
        before, self._seen, ply = self._seen, self._hand.seen, self._ply
        self._ply = self._perspective.ply
        self._advice = None
        if change is not None and change.kind == "undo":
            self._looked.clear()
        came = self._seen.seat is not None and before.seat != self._seen.seat
        self._left = self._looked.get(self._seen.seat) if came and self._seen.seat is not None else None
        self._hand.follow(keep=change is not None)
        live = change is not None and change.kind in ("play", "redo") and before.seat == self._seen.seat
        events = [event for step in change.steps for event in step.events] if change is not None else []
        if live:
            sums = sums_of(before, self._perspective.steps()[:ply])
            self._perform(events, before, self._seen, sums)
        else:
            self._artist.pace = None
            self._show()
            self._point_again()

    def _point_again(self) -> None:
        """Another card may lie under the pointer now, or the same one elsewhere."""
        if self._resting is None:
            self._hand.point(spot_of(self._component(self._under)))

    def _perform(self, events: Sequence[Event], before: RolimaView, after: RolimaView, sums: Sums) -> None:
        """Show what happened between two views of one seat; at once where nothing moves.

        `sums` are those that stood `before`.
        """
        speed = self._services.speed() if self._view.isVisible() else 0.0
        acts = acts_of(events, before, after, sums) if speed > 0 else ()
        pace = Pace(after.seat)
        self._artist.takers = {
            f"card-{event.get('card')}": event.seat
            for event in events
            if event.code == "drafted" and event.seat is not None and event.seat != after.seat
        }

        def close() -> None:
            self._artist.pace = pace if speed > 0 else None
            self._show()
            self._point_again()
            self._sound(closing_sound(events) if acts else whole_sound(events))

        self._performance.begin(acts, close)

    def _stage(self, act: Act) -> None:
        """Put an act onto the table."""
        self._artist.pace = Pace(act.seen.seat)
        self._put(Scene(plan_of(act.seen, mine=False), act.sums, looks=False))
        self._sound(act.sound)

    def _rest_of(self, act: Act) -> float:
        """How many milliseconds an act stays in sight."""
        speed = self._services.speed()
        return act.rest / speed if speed > 0 else 0.0

    def _sound(self, sound: Sound | None) -> None:
        if sound is not None:
            self._services.sound.play(sound)

    def _compose(self) -> None:
        """Another card is chosen or looked at, nothing was played."""
        if self._performance.running:
            return
        self._artist.pace = Pace(self._seen.seat, choosing=True)
        self._show()
        self.prompt_changed.emit()

    # ---- showing -----------------------------------------------------------------------------------

    def _show(self) -> None:
        """Arrange everything anew from the position and the choice."""
        seen = self._seen
        self._sums = sums_of(seen, self._perspective.steps()[: self._ply])
        if seen.seat is not None and self._perspective.live:
            self._looked[seen.seat] = self._ply, seen
        outcome = self._perspective.outcome
        winners = outcome.winners if outcome is not None and seen.phase == "over" else ()
        hinted = self._advice[0].action if self._advice is not None and self._advice[1] >= 2 else None
        self._put(Scene(self.plan, self._sums, hinted, tuple(winners)))

    def _put(self, scene: Scene) -> None:
        """Into the scene with it."""
        pictures = self._artist.pictures
        pictures.names = self._names
        pictures.colours = seat_keys(self._perspective.players, self._palette)
        over = scene.seen.phase == "over"
        if over != pictures.over:
            pictures.over = over
            self._view.refresh()
        components = arrange(scene)
        self._artist.count(components)
        self._model.set_components(components)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.window().width() - self.width() > PANEL * 0.8  # where the frame's panel stands then
        self._artist.resize(self.width(), self.height(), covered=not beside)
        self._view.setGeometry(self.rect())
        self._view.arrange(still=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.finish_motion()
            self._view.setAccessibleName(self.tr("Rolimã table"))
            self._show()
            self._view.refresh()
