"""Giving up: who plays on, when the game is over, who ranks where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.core.errors import IllegalAction
from desktop_app.session.record import Player, Record, Resigned
from desktop_app.session.session import Session
from tests.session.fakes import DICE, HEAP, header_for
from tests.session.test_undo import begun


@pytest.mark.parametrize("quitter", [0, 1])
def test_of_two_the_other_wins_at_once(quitter: int) -> None:
    session = begun(HEAP, "pp", 1)
    session.resign(quitter)
    assert session.over
    assert session.to_act is None
    outcome = session.outcome
    assert outcome is not None
    assert outcome.reason == "resigned"
    assert outcome.winners == (1 - quitter,)
    assert outcome.ranks[quitter] == 2
    assert [score.total for score in outcome.scores] == [1, 0], "points are kept as they stood"


def test_of_three_two_go_on_and_the_first_to_leave_is_last() -> None:
    session = begun(HEAP, "ppp", 1)
    session.resign(0)
    assert not session.over
    assert session.players[0] == Player("Person 0", "computer", 2), "a computer plays on for the seat"
    assert session.to_act == 1
    session.resign(2)
    assert session.over
    assert session.outcome is not None
    assert session.outcome.ranks == (3, 1, 2)
    assert session.resigned == (0, 2)


def test_of_four_the_rest_ranks_by_points() -> None:
    session = Session(HEAP, header_for(HEAP, "pppp"))
    session.resign(1)
    for action in ("t3", "t3", "t1", "t2", "t1", "t2"):
        assert session.to_act is not None
        session.submit(action, session.to_act, session.revision)
    assert session.over
    outcome = session.outcome
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [4, 5, 1, 2]
    assert outcome.ranks == (1, 4, 3, 2), "whoever resigned is last, with however many points"
    assert outcome.reason == "over"


def test_shared_ranks_stay_shared() -> None:
    session = Session(HEAP, header_for(HEAP, "ppp"))
    session.resign(2)
    for action in ("t3", "t3", "t3", "t1", "t1", "t1"):
        assert session.to_act is not None
        session.submit(action, session.to_act, session.revision)
    assert session.outcome is not None
    assert session.outcome.ranks == (1, 1, 3)


def test_four_seats_three_resign() -> None:
    session = Session(HEAP, header_for(HEAP, "pppp"))
    for seat in (2, 0, 3):
        assert not session.over
        session.resign(seat)
    assert session.outcome is not None
    assert session.outcome.ranks == (3, 1, 4, 2)
    assert session.outcome.reason == "resigned"


def test_resigning_is_for_good() -> None:
    session = begun(HEAP, "ppp", 2)
    session.undo_to(1)
    session.resign(0)
    assert not session.can_redo
    attempts: tuple[tuple[Callable[[], None], str], ...] = (
        (lambda: session.resign(0), "seat"),
        (lambda: session.resign(3), "seat"),
        (lambda: session.seat_player(0, Player("again")), "seat"),
        (lambda: session.undo_to(0), "resigned"),
        (session.redo, "nothing"),
    )
    for attempt, code in attempts:
        with pytest.raises(IllegalAction) as caught:
            attempt()
        assert caught.value.code == code


def test_nobody_resigns_after_the_end() -> None:
    session = begun(HEAP, "pp", 12)
    assert session.over
    with pytest.raises(IllegalAction):
        session.resign(0)


def test_resigned_game_resumes_as_it_was_without_another_roll() -> None:
    session = begun(DICE, "ppp", 2)
    session.resign(1)
    session.resign(0)
    again = Session.resume(DICE, Record(session.header, session.lines))
    assert again.lines == session.lines
    assert again.outcome == session.outcome
    assert again.players == session.players


def test_no_dice_fall_in_a_game_that_is_over() -> None:
    session = Session(DICE, header_for(DICE), lines=(Resigned(0),))
    assert session.over
    assert session.lines == (Resigned(0),)
