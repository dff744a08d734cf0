"""What clicks, drags and keys do to the choice of the person who acts, and how it is played."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop_app.games.rolima.engine.state import Play, RolimaView, Take, TakeGum
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer

from .hand import Code, Plan, Spot, carried, plan_of
from .keys import Command


class TurnHand(QObject):
    """Holds the plan.

    A click chooses a card, a click on the chosen one plays it, and so does Enter; a card can also be dragged
    to the table (or into the hand, in the draft), which plays it at once.
    """

    composed = Signal()
    """Another card is chosen or looked at now; nothing was played."""
    refused = Signal(str)
    """The code why what was tried is not possible, for `text.refusal`."""

    def __init__(self, perspective: Perspective, sound: SoundPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._perspective = perspective
        self._sound = sound
        self.plan: Plan = plan_of(self.seen, mine=perspective.may_act)

    @property
    def seen(self) -> RolimaView:
        """What the viewer sees now."""
        seen = self._perspective.seen
        assert isinstance(seen, RolimaView)
        return seen

    def follow(self, *, keep: bool) -> None:
        """Something was played or taken back; `keep` what was chosen where that is still possible."""
        mine, seen = self._perspective.may_act, self.seen
        self.plan = carried(self.plan, seen, mine=mine) if keep else plan_of(seen, mine=mine)

    def act(self) -> None:
        """Play what is chosen."""
        action = self.plan.action
        if action is None:
            self.refused.emit(self.plan.none_code)
        elif not self._perspective.may_act:
            self.refused.emit("not_now")
        else:
            self._perspective.submit(action)

    def click(self, spot: Spot | None) -> None:
        """A click on a card, None for the table: it chooses, and plays what is chosen already."""
        if spot is None:
            self.clear()
        elif spot == self.plan.chosen:
            self.act()
        else:
            self._do(self.plan.choose(spot))

    def draggable(self, spot: Spot) -> bool:
        """Whether that card can be dragged: those that can be played now."""
        return self.plan.code(spot) is None

    def take(self, spot: Spot) -> None:
        """A card is dragged: it is chosen, so that the table shows what it would do."""
        if spot != self.plan.chosen:
            self._do(self.plan.choose(spot))

    def drop(self, spot: Spot) -> None:
        """A card was dragged to where it goes."""
        plan, code = self.plan.choose(spot)
        if code is not None:
            self.refused.emit(code)
            return
        self.plan = plan
        self.act()

    def point(self, spot: Spot | None) -> None:
        """The pointer is on that card now; None: on none."""
        plan = self.plan.point(spot)
        if plan != self.plan:
            self.plan = plan
            self.composed.emit()

    def clear(self) -> None:
        """Choose nothing."""
        self._do((self.plan.clear(), None))

    def take_advice(self, action: object) -> None:
        """Choose what a hint says, so that Enter plays it."""
        match action:
            case Play(card):
                self.plan = self.plan.choose(Spot("hand", card))[0]
            case Take(card):
                self.plan = self.plan.choose(Spot("display", card))[0]
            case TakeGum(colour):
                self.plan = self.plan.choose(Spot("gum", colour))[0]

    def obey(self, command: Command) -> bool:
        """Do what a key asks; whether it meant something now."""
        plan = self.plan
        match command.deed:
            case "choose" if plan.mine:
                self._do(plan.choose_number(command.number))
            case "move" if plan.mine:
                self._do(plan.move(command.number))
            case "act" if plan.mine:
                self.act()
            case "let go" if plan.mine and plan.chosen is not None:
                self.clear()
            case _:
                return False
        return True

    def _do(self, made: tuple[Plan, Code | None]) -> None:
        """Take over what an operation of the plan gave, and tell why it does not help."""
        plan, code = made
        if plan != self.plan:
            self.plan = plan
            self._sound.play(Sound.TAP)
            self.composed.emit()
        if code is not None:
            self.refused.emit(code)
