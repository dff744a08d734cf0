"""Whatever happens in a game, its lines give the same game again, what can be redone included."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import CHANCE
from desktop_app.session.record import Player, Record
from desktop_app.session.session import Session
from tests.session.fakes import GAMES, Notebook, header_for

DOINGS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(0, 9)),
        st.tuples(st.just("play"), st.integers(0, 9)),
        st.tuples(st.sampled_from(["undo", "undo to", "redo", "seat", "resign", "say"]), st.integers(0, 9)),
    ),
    max_size=40,
)
RARE = 8
"""Only a resignation with at least this number is carried out, else most games would end at once."""


def do(session: Session[Any, Any, Any], what: str, number: int) -> None:
    """One of the things that can happen; IllegalAction if it cannot now."""
    seats = session.header.setup.seats
    match what:
        case "play":
            legal = list(session.game.legal(session.state))
            if session.to_act is not None:
                session.submit(legal[number % len(legal)], session.to_act, session.revision)
        case "undo":
            session.undo_to(session.undo_ply())
        case "undo to":
            session.undo_to(number)
        case "redo":
            session.redo()
        case "seat":
            session.seat_player(
                number % seats, Player(f"N{number}", "computer" if number % 2 else "person", number)
            )
        case "resign" if number >= RARE:
            session.resign(number % seats)
        case "say":
            session.say(f"line {number}\n\u2028“”")


@given(
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(["pp", "pc", "ppp", "pcc", "cpcp"]),
    st.booleans(),
    st.integers(0, 2**62),
    DOINGS,
)
def test_lines_give_the_same_game(
    name: str, kinds: str, practice: bool, seed: int, doings: list[tuple[str, int]]
) -> None:
    game, notes = GAMES[name], Notebook()
    session = Session(game, header_for(game, kinds, seed=seed, practice=practice), notes)
    revisions = [session.revision]
    session.subscribe(lambda change: revisions.append(change.revision))
    for what, number in doings:
        before = (session.state, session.lines, session.can_redo)
        try:
            do(session, what, number)
        except IllegalAction:
            assert (session.state, session.lines, session.can_redo) == before
        assert session.to_act != CHANCE
        assert (session.outcome is None) == (session.to_act is not None)
    assert revisions == list(range(len(revisions)))
    assert notes.lines == list(session.lines)

    again = Session.resume(game, Record(session.header, session.lines))
    assert_same(again, session)
    while session.can_redo:
        session.redo()
        again.redo()
        assert_same(again, session)


def assert_same(one: Session[Any, Any, Any], other: Session[Any, Any, Any]) -> None:
    """Both are the same game in every respect but the revision."""
    assert one.state == other.state
    assert one.steps == other.steps
    assert one.lines == other.lines
    assert one.players == other.players
    assert one.resigned == other.resigned
    assert one.to_act == other.to_act
    assert one.outcome == other.outcome
    assert one.can_redo == other.can_redo
