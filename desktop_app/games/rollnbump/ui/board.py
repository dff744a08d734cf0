"""The Roll'n Bump table without its frame: stacks, tray, score pad, and the turn that is composed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.state import RollnbumpState, Slot
from desktop_app.qt import icons
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.kit import Board, Services, seat_keys
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.scene2d.view import SceneView
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import labels, logbook, prompts, tell, text
from .arrange import arrange
from .artist import Pace, TableArtist
from .controls import Controls
from .dressing import Dressing, dressed, hinted
from .ending import LastWords, last_events
from .hand import Plan
from .labels import pills_of
from .noises import Noises
from .pacing import collectors_of, pace_of, sounds_of
from .sets_panel import SetsPanel, rows_of
from .table_keys import TableKeys
from .turn_hand import TurnHand

ODDS = "rollnbump_odds"
"""The preference that keeps whether chances are shown."""


class RollnbumpBoard(Board):
    """Shows what the perspective sees; turns clicks, drags and keys into a plan, and plays it.

    The scene fills the whole board; score pad and buttons lie over it.
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
        self._hushed = False
        self._known: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._shown: tuple[Component, ...] = ()
        self._hand = TurnHand(perspective, services.sound, self)
        self._hand.composed.connect(self._compose)
        self._hand.refused.connect(self._refuse)
        self._noises = Noises(services.sound, self)
        self._build()
        self._refresh()
        perspective.changed.connect(self._on_changed)

    def _build(self) -> None:
        state = self._state
        self._model = ComponentsModel(self)
        self._artist = TableArtist(self._services.theme, state.seats, len(state.stacks))
        manners = self._artist.manners
        manners.name, manners.title = self._name, labels.card_title
        manners.bonus_title = lambda: self.tr("Bonus die")
        manners.bonus_note = self._bonus_note
        manners.draggable, manners.accepts = self._hand.draggable, self._hand.accepts
        self._view = SceneView(self._model, self._artist, self)
        self._view.set_speed(self._services.speed)
        self._view.clicked.connect(self._on_clicked)
        self._view.dropped.connect(self._on_dropped)
        self._view.settled.connect(self._on_settled)
        self._view.viewport().installEventFilter(self)
        self._pad = SetsPanel(self._services.theme, self)
        self._controls = Controls(self._services.theme, self)
        self._controls.roll_pressed.connect(self._deed(self._hand.roll))
        self._controls.claim_pressed.connect(self._deed(self._hand.claim))
        self._controls.suit_pressed.connect(self._hand.join)
        self._ending = LastWords(self)
        self.setFocusProxy(self._view)
        self._odds = QAction(self)
        self._odds.setCheckable(True)
        self._odds.setChecked(bool(self._services.preference(ODDS, True)))
        self._odds.setShortcut(QKeySequence("O"))
        self._odds.setAutoRepeat(False)
        self._odds.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._odds.toggled.connect(self._show_odds)
        self.addAction(self._odds)
        self._keys = TableKeys(self._view, self._hand, self._odds, self._component, self.finish_motion)
        self.set_theme(self._services.theme)
        self._name_parts()

    # ---- the contract of a board -------------------------------------------------------------------

    def actions(self) -> list[QAction]:
        """The switch of the odds."""
        return [self._odds]

    def prompt(self) -> str:
        """What the person should do now; empty when no person decides."""
        if not self._perspective.may_act:
            return ""
        if self._hand.asked:
            return prompts.doubt(self.plan)
        if self._hand.turning:
            return self.tr("Click the die that shall show the value of the bonus die.")
        return prompts.prompt(self.plan)

    def finish_motion(self) -> None:
        """Dice and cards lie where they belong."""
        self._noises.stop()
        self._view.finish_motion()

    @property
    def moving(self) -> bool:
        """Whether dice or cards are still on their way."""
        return self._view.moving

    @property
    def can_take_back(self) -> bool:
        """Whether a step of the plan can be undone."""
        return self._hand.can_take_back

    def take_back(self) -> bool:
        """Undo the last step of the plan."""
        return self._hand.take_back()

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Light up the cards, then the dice too, then lock or place them as the hint says."""
        self._advice = None if advice is None else (advice, stage)
        if advice is not None and stage >= 3:
            self._hand.take_advice(advice)
        self._compose()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self._artist.theme = theme
        self._odds.setIcon(icons.icon("chart", theme.text, disabled=theme.faded))
        self._pad.set_theme(theme)
        self._controls.set_theme(theme)
        self._view.refresh()

    def describe(self) -> str:
        """Every card, the dice, the sets."""
        return tell.describe(self.plan, self._names, chances=self._chances())

    def minimumSizeHint(self) -> QSize:
        """At the end narrower: the scores lie beside the board, not over it."""
        return QSize(660 if self._state.phase == "over" else 748, 360)

    # ---- what the person does ----------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The turn as it is composed so far."""
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
    def view(self) -> SceneView:
        """The scene with cards and dice."""
        return self._view

    @property
    def controls(self) -> Controls:
        """The buttons."""
        return self._controls

    @property
    def ending(self) -> LastWords:
        """What is told of the end."""
        return self._ending

    @property
    def pad(self) -> SetsPanel:
        """The collected sets."""
        return self._pad

    def _deed(self, act: Callable[[], None]) -> Callable[[], None]:
        """What a button does: first all motion ends."""

        def done() -> None:
            self.finish_motion()
            act()

        return done

    def _on_clicked(self, name: str, button: object) -> None:
        self.finish_motion()
        component = self._component(name)
        if button == Qt.MouseButton.RightButton:
            self._hand.take_up(component)
        else:
            self._hand.act(component)

    def _on_dropped(self, name: str, onto: str) -> None:
        dragged = self._component(name)
        if dragged is not None:
            self._hand.drop(dragged, self._component(onto))

    def _component(self, name: str) -> Component | None:
        row = self._model.row_of(name)
        return None if row is None else self._model.components[row]

    def _refuse(self, code: str) -> None:
        self.refused.emit(text.refusal(code))

    def tip_at(self, place: QPoint) -> str:
        """The tool tip at a point of the board: what lies there, in full words."""
        return self._tip(self._component(self._view.component_at(place)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self._view.viewport())
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.take(event):
            super().keyPressEvent(event)

    # ---- showing -----------------------------------------------------------------------------------

    @property
    def _state(self) -> RollnbumpState:
        state = self._perspective.seen.state
        assert isinstance(state, RollnbumpState)
        return state

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._perspective.players)

    def _on_changed(self, change: Change[Any] | None) -> None:
        self.finish_motion()
        self._advice = None
        self._hand.follow(change)
        events = [event for step in change.steps for event in step.events] if change is not None else []
        live = change is not None and change.kind in ("play", "redo")
        self._artist.pace = pace_of(events) if live else None
        self._artist.collectors = collectors_of(events)
        self._hushed = True  # what the dice bring is told when they lie
        self._refresh()
        if live:
            self._noises.play(sounds_of(events), self._services.speed())
        if not self._view.moving:
            self._on_settled()

    def _on_settled(self) -> None:
        """Nothing moves any more: light up what can be claimed."""
        if self._hushed:
            self._hushed = False
            self._refresh()

    def _compose(self) -> None:
        """The plan has changed, nothing was played."""
        self._artist.pace = Pace()
        self._refresh()
        self.prompt_changed.emit()

    def _chances(self) -> Mapping[Slot, float]:
        """The live odds; none while they are switched off or nobody chooses."""
        if not (self._odds.isChecked() and self._hand.acting):
            return {}
        from .odds_view import chances_of

        return chances_of(self.plan)

    def _refresh(self) -> None:
        """Arrange everything anew from the position and the plan."""
        state, plan = self._state, self.plan
        acting = self._hand.acting and not self._hushed
        chances = self._chances() if acting else {}
        self._know_players()
        self._shown = arrange(self._perspective.seen, plan, chances=chances, before=self._shown, lit=acting)
        dressing = Dressing(
            pills_of(plan, chances, acting=acting),
            *hinted(self._advice, plan),
            acting=acting,
        )
        components = dressed(self._shown, state, plan, dressing)
        self._artist.count(components)
        self._model.set_components(components)
        self._pad.set_rows(rows_of(state, self._names, self._artist.colours))
        self._tell_end(state)
        self._show_controls(plan, chances, acting=acting)

    def _tell_end(self, state: RollnbumpState) -> None:
        """Who took what in the last turn, where the dice lay."""
        over = state.phase == "over"
        if over != bool(self._ending.lines):
            self.updateGeometry()
        events = last_events(self._perspective.steps()) if over else ()
        self._ending.say(logbook.last_words(events, self._perspective.players))

    def _know_players(self) -> None:
        """Names and colours are painted, too: what is kept as a picture goes when they change."""
        known = seat_keys(self._perspective.players, self._palette), self._names
        if known != self._known:
            self._known = known
            self._artist.colours = known[0]
            self._view.refresh()

    def _show_controls(self, plan: Plan, chances: Mapping[Slot, float], *, acting: bool) -> None:
        controls, best = self._controls, None
        joker = self._perspective.may_act and plan.state.phase == "joker"
        controls.offer_suits(tuple(action.colour for action in self._perspective.legal()) if joker else ())
        self._place_parts()
        if chances:
            from .odds_view import best_aim

            best = best_aim(plan, chances)
        controls.show_plan(plan, best, acting=acting, asked=self._hand.asked)
        controls.show_hint(self._advice[0].action if self._advice and self._advice[1] >= 3 else None)

    def _show_odds(self, shown: bool) -> None:
        self._services.prefer(ODDS, shown)
        self._compose()

    def _bonus_note(self, seat: int, final: bool) -> tuple[str, ...]:
        """Who has the bonus die in hand, or rolled it at the end, in short lines."""
        name = self._names[seat]
        return (name,) if final else (name, self.tr("rolls it", "below a name: has the bonus die"))

    def _name(self, component: Component) -> str:
        """What a screen reader says of something on the table."""
        match component.kind:
            case "stack":
                return self._tip(component).replace("\n", " ")
            case "area":
                return tell.bonus_words(self._state, self._names)
            case "die" | "bonus" if component.get("name"):
                return prompts.die_words(self.plan, str(component.get("name")))
        return ""

    def _tip(self, component: Component | None) -> str:
        """Something on the table in full words."""
        if component is None:
            return ""
        slot = component.get("slot")
        if component.kind == "stack" and isinstance(slot, int):
            acting = self._hand.acting
            return labels.slot_tip(self.plan, slot, self._names, self._chances().get(slot), acting=acting)
        if component.kind == "area":
            words = tell.bonus_words(self._state, self._names)
            return words + "\n" + prompts.left_sentence(self.plan.left) if self._hand.acting else words
        return self._name(component)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(self.rect())
        self._place_parts()

    def _place_parts(self) -> None:
        """Score pad and buttons lie where the layout says; the question of the joker takes the whole tray."""
        layout = self._artist.layout(self.width(), self.height())
        controls = layout.buttons
        if self._controls.offered:
            controls = layout.tray.inset(layout.tray.h * 0.12)
        ending = layout.tray.inset(layout.tray.h * 0.12)
        for part, box in ((self._pad, layout.sets), (self._controls, controls), (self._ending, ending)):
            part.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        self._pad.set_boxes(layout.sets, layout.rows, folded=layout.folded)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()
            self._refresh()
            self._view.refresh()

    def _name_parts(self) -> None:
        self.setAccessibleName(self.tr("Roll'n Bump board"))
        self._view.setAccessibleName(self.tr("Cards and dice"))
        self._pad.retranslate()
        self._odds.setText(self.tr("Show the odds"))
        means = self.tr("On each card: the chance to claim it if the other dice are rolled again")
        self._odds.setToolTip(self.tr("Show the odds (O)") + "\n" + means)
