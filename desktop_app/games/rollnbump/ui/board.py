"""The Roll'n Bump table without its frame: stacks, tray, score pad, and the turn that is composed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.state import (
    AssignJoker,
    Claim,
    Reroll,
    RollnbumpState,
    Slot,
    Stop,
)
from desktop_app.qt import icons
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.kit import Board, Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.scene2d.view import SceneView
from desktop_app.qt.sound import Sound
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component
from desktop_app.session.session import Change

from . import labels, prompts, tell, text
from .arrange import arrange
from .artist import Pace, TableArtist
from .controls import Controls
from .dressing import Dressing, dressed, hinted, seat_keys
from .following import Composed
from .hand import BONUS, Code, Plan
from .keys import Command, command_of
from .labels import pills_of
from .pacing import pace_of, sounds_of
from .sets_panel import SetsPanel, rows_of

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
        self._turning = False
        self._shown: tuple[Component, ...] = ()
        self._composed = Composed(self._state)
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
        manners.draggable, manners.accepts = self._draggable, self._accepts
        self._view = SceneView(self._model, self._artist, self)
        self._view.set_speed(self._services.speed)
        self._view.clicked.connect(self._on_clicked)
        self._view.dropped.connect(self._on_dropped)
        self._view.viewport().installEventFilter(self)
        self._pad = SetsPanel(self._services.theme, self)
        self._controls = Controls(self._services.theme, self)
        self._controls.roll_pressed.connect(self.roll)
        self._controls.claim_pressed.connect(self.claim)
        self._controls.suit_pressed.connect(self.join)
        self.setFocusProxy(self._view)
        self._odds = QAction(self)
        self._odds.setCheckable(True)
        self._odds.setChecked(bool(self._services.preference(ODDS, True)))
        self._odds.setShortcut(QKeySequence("O"))
        self._odds.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._odds.toggled.connect(self._show_odds)
        self.addAction(self._odds)
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
        if self._turning:
            return self.tr("Click the die that shall show the value of the bonus die.")
        return prompts.prompt(self.plan)

    def finish_motion(self) -> None:
        """Dice and cards lie where they belong."""
        self._view.finish_motion()

    @property
    def moving(self) -> bool:
        """Whether dice or cards are still on their way."""
        return self._view.moving

    @property
    def can_take_back(self) -> bool:
        """Whether a step of the plan can be undone."""
        return self._perspective.may_act and self._composed.can_take_back

    def take_back(self) -> bool:
        """Undo the last step of the plan."""
        if not self._composed.take_back():
            return False
        self._services.sound.play(Sound.TAP)
        self._compose()
        return True

    def show_advice(self, advice: Advice[Any] | None, stage: int) -> None:
        """Light up the cards, then the dice too, then lock or place them as the hint says."""
        self._advice = None if advice is None else (advice, stage)
        if advice is not None and stage >= 3:
            self._take_advice(advice.action)
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
        return QSize(748, 360)

    # ---- what is composed --------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The turn as it is composed so far."""
        return self._composed.plan

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
    def pad(self) -> SetsPanel:
        """The collected sets."""
        return self._pad

    def roll(self) -> None:
        """Roll again what is not kept."""
        self.finish_motion()
        reroll = self.plan.reroll
        if not self._may_handle() or reroll is None:
            used_up = self._perspective.may_act and not self.plan.rerolls
            self._refuse("no_rerolls" if used_up else "nothing_rolled" if self._may_handle() else "turn")
            return
        self._perspective.submit(reroll)

    def claim(self) -> None:
        """Play the plan: dice on cards, the others at the bonus die; the turn ends."""
        self.finish_motion()
        if not self._may_handle():
            self._refuse("turn")
            return
        claim = self.plan.claim
        if claim is None:
            self._refuse("incomplete")
            return
        if self.plan.state.phase == "choose" and not self._perspective.submit(Stop()):
            return
        self._perspective.submit(claim)

    def join(self, colour: int) -> None:
        """The joker joins the set of that colour."""
        self.finish_motion()
        self._perspective.submit(AssignJoker(colour))

    def _may_handle(self) -> bool:
        return self._perspective.may_act and bool(self.plan.faces)

    def _do(self, made: tuple[Plan, Code | None], sound: Sound = Sound.TAP) -> None:
        """Take over a step of the plan, or say why it is not possible."""
        self._turning = False
        before = self.plan
        code = self._composed.step(made)
        if code is not None:
            self._refuse(code)
        elif self.plan != before:
            self._services.sound.play(sound)
        self._compose()

    def _refuse(self, code: str) -> None:
        self._services.sound.play(Sound.REFUSED)
        self.refused.emit(text.refusal(code))

    def _take_advice(self, action: object) -> None:
        match action:
            case Reroll(kept, keep_bonus):
                self._composed.step(self.plan.lock_exactly(kept, bonus=keep_bonus))
            case Claim():
                self._composed.step(self.plan.follow(action))

    # ---- mouse -------------------------------------------------------------------------------------

    def _on_clicked(self, name: str, button: object) -> None:
        self.finish_motion()
        component = self._component(name)
        if component is None:
            if self._turning:
                self._turning = False
                self._compose()
            return
        if not self._may_handle():
            if component.kind in ("die", "bonus") or self._perspective.may_act:
                self._refuse("turn")
            return
        if button == Qt.MouseButton.RightButton:
            self._take_up(component)
        else:
            self._act(component)

    def _act(self, component: Component) -> None:
        """What a click or Enter does there."""
        plan = self.plan
        match component.kind, component.get("name"), component.get("slot"):
            case "stack", _, int(slot):
                self._do(plan.put_best(slot), Sound.DIE)
            case "bonus", str(die), _ if die and not plan.rerolls:
                self._turning = not self._turning
                self._compose()
            case (("die" | "bonus"), str(die), _) if die:
                self._handle_die(die)

    def _handle_die(self, die: str) -> None:
        plan = self.plan
        if self._turning and die != BONUS:
            self._do(plan.turn(die), Sound.DIE)
        elif plan.rerolls or plan.slot(die) is not None:
            self._do(plan.toggle_lock(die))
        else:
            self._refuse("no_rerolls")

    def _take_up(self, component: Component) -> None:
        """A right click: all dice of a card come back; a die in the tray shows the value of the bonus die."""
        plan = self.plan
        die, slot = component.get("name"), component.get("slot")
        if component.kind == "die" and isinstance(die, str) and die:
            slot = plan.slot(die)
            if slot is None:
                self._do(plan.turn(die), Sound.DIE)
                return
        if isinstance(slot, int):
            self._do(plan.take_all(slot))

    def _draggable(self, component: Component) -> bool:
        name = component.get("name")
        return component.kind in ("die", "bonus") and bool(name) and self._may_handle()

    def _accepts(self, dragged: Component, target: Component) -> bool:
        die, slot = str(dragged.get("name")), target.get("slot")
        if die == BONUS:
            return target.kind == "die" and self.plan.turn(str(target.get("name")))[1] is None
        if target.kind == "stack" and isinstance(slot, int):
            return self.plan.put(die, slot)[1] is None
        return False

    def _on_dropped(self, name: str, onto: str) -> None:
        dragged, target = self._component(name), self._component(onto)
        if dragged is None or not self._may_handle():
            return
        die, plan = str(dragged.get("name")), self.plan
        slot = target.get("slot") if target is not None else None
        if die == BONUS:
            if target is not None:
                self._do(plan.turn(str(target.get("name"))), Sound.DIE)
        elif isinstance(slot, int):
            self._do(plan.put(die, slot), Sound.DIE)
        elif plan.slot(die) is not None:
            self._do(plan.take_back(die))

    def _component(self, name: str) -> Component | None:
        row = self._model.row_of(name)
        return None if row is None else self._model.components[row]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            component = self._component(self._view.component_at(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), self._tip(component), self._view.viewport())
            return True
        return super().eventFilter(watched, event)

    # ---- keys --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        command = command_of(event)
        if command is None or not self._obey(command):
            super().keyPressEvent(event)

    def _obey(self, command: Command) -> bool:
        """Do what a key asks; whether it meant something now."""
        match command.deed:
            case "move":
                self._view.move_cursor(command.right, command.down)
                return True
            case "odds":
                self._odds.toggle()
                return True
            case "clear" if not (self.can_take_back or self._turning):
                return False
        if not self._may_handle():
            return False
        plan, here = self.plan, self._component(self._view.cursor)
        slot = here.get("slot") if here is not None else None
        match command.deed:
            case "roll":
                self.roll()
            case "claim":
                self.claim()
            case "lock":
                self._handle_die(command.die) if command.die in plan.dice else self._refuse("no_die")
            case "lock all":
                self._do(plan.lock_all())
            case "turn":
                self._do(plan.turn_next(), Sound.DIE)
            case "clear":
                self._do(plan.clear())
            case "put" if isinstance(slot, int):
                there = command.die in plan.dice and plan.slot(command.die) == slot
                self._do(plan.take_back(command.die) if there else plan.put(command.die, slot), Sound.DIE)
            case "take back" if here is not None:
                self._take_up(here)
            case "act" if here is not None:
                self._act(here)
            case _:
                return False
        return True

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
        self._advice, self._turning = None, False
        events = [event for step in change.steps for event in step.events] if change is not None else []
        if change is None:
            self._composed.look_at(self._state)
        else:
            self._composed.follow(change, self._state)
        live = change is not None and change.kind in ("play", "redo")
        self._artist.pace = pace_of(events) if live else None
        self._refresh()
        if live and self._services.speed() >= 0:
            for sound in sounds_of(events):
                self._services.sound.play(sound)

    def _compose(self) -> None:
        """The plan has changed, nothing was played."""
        self._artist.pace = Pace()
        self._refresh()
        self.prompt_changed.emit()

    def _chances(self) -> Mapping[Slot, float]:
        """The live odds; none while they are switched off or nobody chooses."""
        if not (self._odds.isChecked() and self._may_handle()):
            return {}
        from .odds_view import chances_of

        return chances_of(self.plan)

    def _refresh(self) -> None:
        """Arrange everything anew from the position and the plan."""
        state, plan, acting = self._state, self.plan, self._may_handle()
        chances = self._chances()
        self._artist.colours = seat_keys(self._perspective.players, self._palette)
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
        self._show_controls(plan, chances, acting=acting)

    def _show_controls(self, plan: Plan, chances: Mapping[Slot, float], *, acting: bool) -> None:
        controls, state = self._controls, plan.state
        joker = self._perspective.may_act and state.phase == "joker"
        controls.offer_suits(tuple(action.colour for action in self._perspective.legal()) if joker else ())
        for button in controls.suits:
            button.say(prompts.joker_note(state, button.colour))
        best = None
        if chances:
            from .odds_view import best_aim

            best = best_aim(plan, chances)
        playing = bool(plan.started) or plan.reroll is None
        controls.roll.say(labels.roll_words(plan, best), main=not playing)
        controls.claim.say(labels.claim_words(plan), main=playing)
        controls.roll.setEnabled(acting and plan.reroll is not None)
        controls.claim.setEnabled(acting and plan.complete)
        action = self._advice[0].action if self._advice and self._advice[1] >= 3 else None
        controls.roll.set_hinted(isinstance(action, Reroll))
        controls.claim.set_hinted(isinstance(action, Claim | Stop))
        for button in controls.suits:
            button.set_hinted(action == AssignJoker(button.colour))

    def _show_odds(self, shown: bool) -> None:
        self._services.prefer(ODDS, shown)
        self._compose()

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
            acting = self._may_handle()
            return labels.slot_tip(self.plan, slot, self._names, self._chances().get(slot), acting=acting)
        if component.kind == "area":
            words = tell.bonus_words(self._state, self._names)
            return words + "\n" + prompts.left_sentence(self.plan.left) if self._may_handle() else words
        return self._name(component)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(self.rect())
        layout = self._artist.layout(self.width(), self.height())
        for part, box in ((self._pad, layout.sets), (self._controls, layout.buttons)):
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
        self._odds.setToolTip(self.tr("Show the odds (O)"))
