"""The Rollecate table without its frame: railway in the meadow, hand, deeds, forecast, penalty piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.games.rollecate.engine.geometry import target
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.kit import Board, Services, seat_keys
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.scene2d.performance import Performance
from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import prompts, signs, tell
from .acts import Act, RideOn, Throw, act_sounds, acts_of, closing_sound, rest_of
from .arrange import arrange
from .artist import RailwayArtist
from .camera import cleared
from .controls import Controls
from .deeds import quiet, show_deeds
from .dressing import Hinted, dressed
from .forecast import forecast, pass_forecast
from .forecast_view import ForecastView, Outlook
from .hand import Plan, plan_of
from .keys import REPEATING, Command, command_of, undo_in_frame
from .map_tools import MapTools
from .memory import Memory, remembered
from .motions import Pace
from .railway_view import RailwayView
from .turn_hand import TurnHand


class RollecateBoard(Board):
    """Shows what the perspective sees; turns clicks, drags and keys into a plan, and plays it.

    What happened is shown in acts: the dice, then the ride, then all else at once.
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
        self._shown: tuple[Component, ...] = ()
        self._peeking = False
        self._memory = Memory()
        self._hand = TurnHand(perspective, services.sound, self)
        self._hand.composed.connect(self._recompose)
        self._hand.refused.connect(self._refuse)
        self._seen = self._hand.seen
        self._build()
        self._look_back()
        self._show()
        perspective.changed.connect(self._on_changed)

    def _build(self) -> None:
        seen = self._seen
        self._model = ComponentsModel(self)
        self._artist = RailwayArtist(self._services.theme, seen.seats, seen.house.values)
        self._artist.pictures.own = seen.seat
        manners = self._artist.manners
        manners.name = lambda part: signs.part_words(part, self._names)
        words = self._artist.pictures.signs
        words.deck_note = lambda count: signs.deck_note(self._seen)
        words.plate_title = lambda part: signs.plate_title(part, self._names)
        words.target_words, words.goals = signs.target_words, signs.goals
        manners.draggable, manners.accepts = self._hand.draggable, self._hand.accepts
        self._view = RailwayView(self._model, self._artist, self)
        self._view.set_speed(self._services.speed)
        self._view.obey = self._obey_key
        self._view.interrupted.connect(self.finish_motion)
        self._view.clicked.connect(self._on_clicked)
        self._view.drag_started.connect(self._on_drag)
        self._view.dropped.connect(self._on_dropped)
        signals = self._view.settled, self._view.arrived
        self._performance = Performance(self._view, self._stage, self, signals=signals)
        self._view.viewport().installEventFilter(self)
        self._forecast = ForecastView(self._services.theme, self)
        self._controls = Controls(self._services.theme, self)
        self._controls.lay_pressed.connect(self._deed(self._hand.act))
        self._controls.ride_pressed.connect(self._deed(self._hand.ride))
        self._controls.done_pressed.connect(self._deed(self._hand.ride))
        self._controls.pass_pressed.connect(self._deed(self._hand.skip))
        self._controls.chaos_pressed.connect(self._deed(self._hand.chaos))
        self._controls.skip.pointed.connect(self._peek)
        self.setFocusProxy(self._view)
        self._tools = MapTools(self._view, self)
        self.set_theme(self._services.theme)
        self._name_parts()

    # ---- the contract of a board -------------------------------------------------------------------

    def actions(self) -> list[QAction]:
        """Nearer, farther, the whole railway."""
        return self._tools.actions

    def prompt(self) -> str:
        """What the person should do now; empty when no person decides."""
        return prompts.prompt(self.plan) if self._perspective.may_act else ""

    def finish_motion(self) -> None:
        """Dice, train and cards are where they belong."""
        self._performance.finish()

    @property
    def moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._performance.running or self._view.moving

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Mark the card or the button, then the way it goes and choose it."""
        self._advice = None if advice is None else (advice, stage)
        if advice is not None and stage >= 3:
            self._hand.take_advice(advice.action)
        self._compose()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self._artist.pictures.theme = theme
        self._tools.set_theme(theme)
        self._forecast.set_theme(theme)
        self._controls.set_theme(theme)
        self._view.refresh()

    def describe(self) -> str:
        """Railway, dice, hand, piles."""
        return tell.describe(self.plan, self._names, rolled=self._memory.rolled)

    def minimumSizeHint(self) -> QSize:
        return QSize(748, 360)

    # ---- for tests and for those who look closer ---------------------------------------------------

    @property
    def plan(self) -> Plan:
        """What is composed so far."""
        return self._hand.plan

    @property
    def hand(self) -> TurnHand:
        """What composes and plays the turn."""
        return self._hand

    @property
    def components(self) -> tuple[Component, ...]:
        """Everything in the scene, as it is shown."""
        return self._model.components

    @property
    def view(self) -> RailwayView:
        """The scene with railway, cards and dice."""
        return self._view

    @property
    def controls(self) -> Controls:
        """The buttons."""
        return self._controls

    @property
    def outlook(self) -> ForecastView:
        """The forecast below the dice."""
        return self._forecast

    # ---- what the person does ----------------------------------------------------------------------

    def _deed(self, act: Callable[[], None]) -> Callable[[], None]:
        """What a button does: first all motion ends."""

        def done() -> None:
            self.finish_motion()
            act()

        return done

    def _on_clicked(self, name: str, button: object) -> None:
        if button == Qt.MouseButton.RightButton:
            self._hand.clear()
        else:
            self._hand.click(self._component(name))

    def _on_drag(self, name: str) -> None:
        part = self._component(name)
        if part is not None:
            self._hand.take(part)

    def _on_dropped(self, name: str, onto: str) -> None:
        dragged = self._component(name)
        if dragged is not None:
            self._hand.drop(dragged, self._component(onto))

    def _component(self, name: str) -> Component | None:
        row = self._model.row_of(name)
        return None if row is None else self._model.components[row]

    def _refuse(self, code: str) -> None:
        self.refused.emit(signs.refusal(code))

    def _peek(self, over: bool) -> None:
        """While the pointer is on "pass", the cards it costs are marked."""
        self._peeking = over
        if not self.moving:
            self._compose()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            component = self._component(self._view.component_at(QPointF(event.pos())))
            words = signs.part_words(component, self._names) if component is not None else ""
            QToolTip.showText(event.globalPos(), words, self._view.viewport())
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._obey_key(event):
            super().keyPressEvent(event)

    def _obey_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it meant something now. A deed that is held is done once."""
        command = command_of(event)
        if event.isAutoRepeat() and command is not None and command.deed not in REPEATING:
            return True
        if event.key() == Qt.Key.Key_Escape and self.plan.mine and self.plan != self.plan.clear():
            self._hand.clear()
            return True
        return command is not None and self._obey(command)

    def _obey(self, command: Command) -> bool:
        view = self._view
        match command.deed:
            case "zoom":
                view.zoom(float(command.number)) if command.number else view.fit()
            case "scroll":
                step = view.camera.cell * -1.0
                view.pan(QPointF(command.right * step, command.down * step))
            case "fit":
                view.fit()
            case "follow":
                view.centre_on_train()
            case "take back":
                return self._take_back()
            case _:
                return self._hand.obey(command)
        return True

    def _take_back(self) -> bool:
        """What was chosen, else what was laid last: that is the frame's to undo."""
        if self.plan.mine and self.plan != self.plan.clear():
            self._hand.clear()
            return True
        return undo_in_frame(self)

    # ---- what happens ------------------------------------------------------------------------------

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._perspective.players)

    def _on_changed(self, change: Change[Any] | None) -> None:
        self.finish_motion()
        QToolTip.hideText()
        before, self._seen = self._seen, self._hand.seen
        self._advice, self._peeking = None, False
        live = change is not None and change.kind in ("play", "redo")
        events = [event for step in change.steps for event in step.events] if change is not None else []
        self._hand.follow(keep=change is not None)
        self._look_back()
        actor = next((event.seat for event in events if event.seat is not None), None)
        combined = any(event.code == "combined" for event in events)
        pace = Pace(actor, combined) if live and before.seat == self._seen.seat else None
        speed = self._services.speed() if pace is not None and self._view.isVisible() else 0.0
        acts = acts_of(events, before) if speed > 0 else ()
        person = actor is not None and self._perspective.players[actor].kind == "person"
        rest = rest_of(events, person=person) / speed if speed > 0 else 0.0

        def close() -> None:
            self._artist.pace = pace
            self._show()
            self._sound(closing_sound(events) if live else None)

        self._performance.begin(acts, close, rest=rest)

    def _stage(self, act: Act) -> None:
        """Put an act onto the table: the dice, or the ride with its whistle."""
        if isinstance(act, Throw):
            self._artist.pace = Pace(thrown=True)
            plan = plan_of(act.seen, mine=False)
            self._put(arrange(act.seen, plan, rolled=act.rolled, before=self._shown), plan)
            self._forecast.show_outlook(Outlook())
            quiet(self._controls)
        for sound in act_sounds(act):
            self._sound(sound)
        if isinstance(act, RideOn):
            self._view.ride(act.journey)

    def _sound(self, sound: Sound | None) -> None:
        if sound is not None:
            self._services.sound.play(sound)

    def _look_back(self) -> None:
        """Which dice lie there, and where cards have been."""
        self._memory = remembered(self._perspective.steps())

    def _recompose(self) -> None:
        """The person has chosen something else."""
        self._peeking = False
        self._compose()

    def _compose(self) -> None:
        """The plan or what it is looked at with has changed, nothing was played."""
        self._artist.pace = Pace()
        self._show()
        self.prompt_changed.emit()

    # ---- showing -----------------------------------------------------------------------------------

    def _show(self) -> None:
        """Arrange everything anew from the position and the plan."""
        seen, plan = self._seen, self.plan
        peeking = self._peeking and plan.phase == "act"
        foreseen = pass_forecast(seen) if peeking else forecast(plan)
        components = arrange(seen, plan, forecast=foreseen, rolled=self._memory.rolled, before=self._shown)
        self._put(components, plan, dice=foreseen.dice if foreseen is not None else 0)
        standing = seen.railway and seen.phase not in ("reveal", "bend")
        self._view.stand(seen.railway[seen.train] if standing else None)
        self._forecast.show_outlook(signs.outlook(plan, self._memory, self._names))
        named = self._advice[0].action if self._advice and self._advice[1] >= 2 else None
        show_deeds(self._controls, plan, named)

    def _put(self, components: tuple[Component, ...], plan: Plan, *, dice: int = 0) -> None:
        """Into the scene with them; `dice` would be rolled."""
        seen, artist, pictures = plan.seen, self._artist, self._artist.pictures
        self._shown = components
        pictures.names, pictures.colours = self._names, seat_keys(self._perspective.players, self._palette)
        pictures.backs = tuple(
            0 if hand is not None else count for hand, count in zip(seen.hands, seen.counts, strict=True)
        )
        moved, pictures.own = pictures.own != seen.seat, seen.seat
        hint = Hinted()
        if self._advice is not None and self._advice[1] >= 2:
            hint = Hinted(self._advice[0].action, whole=self._advice[1] >= 3)
        lying = dressed(components, plan, hint, dice=dice)
        artist.count(lying)
        self._model.set_components(lying)
        if moved:  # the rows of the seats have changed places
            self._place_parts()
            self._view.arrange(still=True)
        cell, _ = target(seen.railway)
        cells = [track.cell for track in seen.railway]
        needed = [*cells[-1:], cell, *cells[seen.train : seen.train + 1]]
        self._view.set_place(artist.layout.sight, artist.layout.largest_cell)
        clear = cleared((*self._memory.used, *cells, cell))
        self._view.show_cells([*cells, cell], needed, clear, artist.covered)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(self.rect())
        self._place_parts()

    def _place_parts(self) -> None:
        """Forecast and buttons lie where the layout says."""
        layout = self._artist.resize(self.width(), self.height())
        self._forecast.setGeometry(layout.forecast.toRect())
        self._controls.setGeometry(layout.deeds.toRect())
        self._view.pan_area = layout.world
        self._view.set_place(layout.sight, layout.largest_cell, still=True)
        self._view.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.finish_motion()
            self._name_parts()
            self._look_back()
            self._show()
            self._view.refresh()

    def _name_parts(self) -> None:
        """Names and tool tips in the language of now."""
        self._tools.retranslate()
        self._view.setAccessibleName(self.tr("Rollecate table"))
        self._forecast.setAccessibleName(self.tr("Forecast of the ride"))
