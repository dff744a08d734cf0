"""Who may look at a table with hidden hands, as a table of cases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.app.table_looks import Looks, last_turn
from desktop_app.core.game import Seat
from desktop_app.session.record import Player
from tests.helpers.fake_game import fake_session
from tests.helpers.secret_game import secret_session


def players(kinds: str) -> list[Player]:
    return [
        Player(f"Seat {seat}", "person" if kind == "p" else "computer", 0 if kind == "p" else 1)
        for seat, kind in enumerate(kinds)
    ]


def view(looks: Looks) -> tuple[Seat | None, Seat | None]:
    """Who looks, and for whom the curtain hangs."""
    return looks.seat, looks.curtain


@pytest.mark.parametrize(
    ("kinds", "seat", "curtain"),
    [("pp", None, 0), ("pc", 0, None), ("cp", 1, None), ("cc", None, None), ("cpp", None, None)],
)
def test_at_the_start(kinds: str, seat: Seat | None, curtain: Seat | None) -> None:
    looks = Looks(secret_session(*players(kinds)))
    assert view(looks) == (seat, curtain)


def test_without_secrets_everybody_looks() -> None:
    looks = Looks(fake_session(*players("pp")))
    assert view(looks) == (None, None)


def test_lifted_once_a_turn() -> None:
    session = secret_session(*players("pp"))
    looks = Looks(session)
    looks.lift()
    for action, seat, curtain in (("s", 0, None), ("k", None, 1)):
        session.submit(action, 0, session.revision)
        looks.settle()
        assert view(looks) == (seat, curtain)
    looks.lift()
    assert view(looks) == (1, None)


def test_nothing_is_agreed_before_it_is_settled() -> None:
    """A move taken back at once leaves the view with whoever had it."""
    session = secret_session(*players("pp"), practice=True)
    looks = Looks(session)
    looks.lift()
    session.submit("k", 0, session.revision)
    assert looks.curtain == 1
    session.undo_to(session.undo_ply())
    assert view(looks) == (0, None)


def test_after_the_end_the_curtain_stays_up() -> None:
    session = secret_session(*players("pp"))
    looks = Looks(session)
    session.resign(0)
    looks.settle()
    assert looks.curtain is None


def test_who_stays_behind_among_computers_waits_for_the_own_turn() -> None:
    session = secret_session(*players("ppc"))
    looks = Looks(session)
    looks.lift()
    session.seat_player(0, replace(session.players[0], kind="computer", level=1))
    looks.settle()
    assert view(looks) == (None, None)
    session.submit("k", 0, session.revision)
    looks.settle()
    assert view(looks) == (None, 1)
    looks.lift()
    session.submit("k", 1, session.revision)
    looks.settle()
    assert view(looks) == (1, None)


def test_the_last_turn_of_a_seat() -> None:
    session = secret_session(*players("pp"))
    assert last_turn(session, 0) == 0
    session.submit("k", 0, session.revision)
    session.submit("k", 1, session.revision)
    assert (last_turn(session, 0), last_turn(session, 1)) == (6, 8)
