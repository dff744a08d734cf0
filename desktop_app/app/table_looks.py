"""Who may look at a table where hands are secret, and before whom the curtain hangs."""

from __future__ import annotations

from typing import Any

from desktop_app.core.game import Seat
from desktop_app.session.session import Session

from .table_words import eyes, persons_of


class Looks:
    """Says at any moment of a session who may look, given who looked last; `settle` takes that as agreed.

    A person who sits at the table with others sees the own hand only after having lifted the curtain; one who
    sits there alone has it always in sight. Somebody who stays behind alone lifts it once more, for others
    were at the table. While the computer plays among several people nobody's hand is shown.
    """

    def __init__(self, session: Session[Any, Any, Any]) -> None:
        self._session = session
        self._looker: Seat | None = None
        self._was_shared = False
        self.settle()

    @property
    def seat(self) -> Seat | None:
        """Through whose eyes the table is to be seen; None: a spectator's."""
        return None if self._must_ask else self._wanted

    @property
    def curtain(self) -> Seat | None:
        """For whose turn the curtain is to hang; None: it is not."""
        return self._wanted if self._must_ask else None

    def settle(self) -> None:
        """The table is seen so from now on."""
        self._was_shared = self._shared
        self._looker = self.seat

    def lift(self) -> None:
        """The person before whom the curtain hangs looks from now on."""
        self._looker = self._wanted

    @property
    def _shared(self) -> bool:
        """Whether more than one person sits or sat at the table."""
        return self._was_shared or len(persons_of(self._session)) > 1

    @property
    def _must_ask(self) -> bool:
        return self._shared and not self._session.over and self._wanted not in (None, self._looker)

    @property
    def _wanted(self) -> Seat | None:
        """Who should look, if nobody had to be asked first."""
        seat = eyes(self._session)
        if self._shared and not self._session.over and seat not in (self._session.to_act, self._looker):
            return None
        return seat


def last_turn(session: Session[Any, Any, Any], seat: Seat) -> int:
    """The ply at which that seat's last action stood on the table; 0 before the first."""
    plies = (ply for ply in range(session.ply, 0, -1) if session.steps[ply - 1].seat == seat)
    return next(plies, 0)
