"""One seat's window on a session: the only thing a view talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import CHANCE, Outcome, Score, Seat
from desktop_app.session.record import Player
from desktop_app.session.session import Change, Session, Step


class Perspective(QObject):
    """What one seat (None: a spectator) may see of a session, now or at an earlier ply.

    The observation is cut from the state here; views never reach the session's states. `changed`
    comes after every change of the session and after every step through the game (then with None).
    Once a game is over nothing is secret any more: see `open`.

    Where a game does not allow to look far back, `fades` names the steps before which all is closed while the
    game runs: `earliest` is the first position that can be looked at.
    """

    changed = Signal(object)
    """A Change of the session, or None when only the ply looked at has changed."""
    refused = Signal(str)
    """The code of the rule that refuses what was just tried."""

    def __init__(
        self,
        session: Session[Any, Any, Any],
        seat: Seat | None,
        parent: QObject | None = None,
        *,
        fades: Callable[[Step[Any]], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._seat = seat
        self._fades = fades
        self._look_at: int | None = None
        self._unsubscribe = session.subscribe(self._on_change)

    def close(self) -> None:
        """Hear nothing more of the session."""
        self._unsubscribe()

    # ---- what is seen --------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Whose window this is; in an `open` game every earlier position is seen by whose turn it was."""
        if self._look_at is None or not self.open:
            return self._seat
        due = (step.seat for step in self._session.steps[self._look_at :] if step.seat != CHANCE)
        return next(due, self._seat)

    @property
    def open(self) -> bool:
        """Whether a game with secrets is over, so that everybody may know everything that happened."""
        return self._session.game.has_secrets and self._session.over

    @property
    def earliest(self) -> int:
        """The first ply that may be looked at now; 0 wherever nothing fades, and once the game is over."""
        if self._fades is None or self._session.over:
            return 0
        steps = self._session.steps
        closed = (ply for ply in range(len(steps), 0, -1) if self._fades(self.known(steps[ply - 1])))
        return next(closed, 0)

    def set_seat(self, seat: Seat | None) -> None:
        """Look through the eyes of another seat from now on."""
        if seat != self._seat:
            self._seat = seat
            self.changed.emit(None)

    @property
    def seen(self) -> Any:
        """The observation of the position looked at."""
        return self._session.game.observe(self._session.state_at(self.shown_ply), self.seat)

    @property
    def shown_ply(self) -> int:
        """The ply looked at; the newest one unless somebody steps through the game."""
        return self._session.ply if self._look_at is None else self._look_at

    @property
    def ply(self) -> int:
        """The newest ply."""
        return self._session.ply

    @property
    def live(self) -> bool:
        """Whether the newest position is looked at."""
        return self._look_at is None

    def look_at(self, ply: int | None) -> None:
        """Step to the position after `ply` actions, or the `earliest` one.

        None, or the newest one, is the live game.
        """
        wanted = None if ply is None or ply >= self._session.ply else max(self.earliest, ply)
        if wanted == self._session.ply:
            wanted = None
        if wanted != self._look_at:
            self._look_at = wanted
            self.changed.emit(None)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._session.players

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that gave up."""
        return self._session.resigned

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision is due in the live game (CHANCE never shows here)."""
        seat = self._session.to_act
        return None if seat == CHANCE else seat

    @property
    def may_act(self) -> bool:
        """Whether a person in front of the screen decides now: live, a person's turn, this seat's window.

        A spectator's window does for everybody, but not in a game with secrets.
        """
        seat = self.to_act
        if seat is None or not self.live or self._session.players[seat].kind != "person":
            return False
        return self._seat == seat or (self._seat is None and not self._session.game.has_secrets)

    @property
    def revision(self) -> int:
        """Goes with every submitted action."""
        return self._session.revision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self._session.outcome

    @property
    def standing(self) -> tuple[Score, ...]:
        """Each seat's points in the position looked at, as this seat may know them."""
        return self._session.game.standing(self.seen)

    def steps(self) -> tuple[Step[Any], ...]:
        """The actions up to the ply looked at, each as `known` to this seat."""
        return tuple(self.known(step) for step in self._session.steps[: self.shown_ply])

    def known(self, step: Step[Any]) -> Step[Any]:
        """The step as this seat may know it: the events it may see, and the action if that is no secret.

        In a game with secrets, what chance did (a card drawn) has None for its action: events say as much of
        it as may be known. An action with a method `seen_by(seat)`, as events have, says itself what is known
        of it to others than who chose it.
        """
        if self.open:
            return step
        seat = self._seat
        seen = (event.seen_by(seat) for event in step.events)
        return Step(self._known_action(step), step.seat, tuple(event for event in seen if event is not None))

    def _known_action(self, step: Step[Any]) -> Any:
        if not self._session.game.has_secrets or step.seat == self._seat:
            return step.action
        redact = getattr(step.action, "seen_by", None)
        if redact is not None:
            return redact(self._seat)
        return None if step.seat == CHANCE else step.action

    def legal(self) -> Any:
        """What the seat to act may do; empty unless a person decides now."""
        return self._session.game.legal(self._session.state) if self.may_act else ()

    # ---- acting --------------------------------------------------------------------------------

    def submit(self, action: Any) -> bool:
        """Play `action` for the person whose turn it is; False (and `refused`) if it is not allowed."""
        seat = self.to_act
        if not self.may_act or seat is None:
            self.refused.emit("turn")
            return False
        try:
            self._session.submit(action, seat, self._session.revision)
        except IllegalAction as error:
            self.refused.emit(error.code)
            return False
        return True

    def _on_change(self, change: Change[Any]) -> None:
        self._look_at = None
        steps = tuple(self.known(step) for step in change.steps)
        self.changed.emit(Change(change.kind, change.revision, change.ply, steps))
