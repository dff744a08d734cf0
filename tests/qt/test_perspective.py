"""A perspective cuts a view out of a session, now or earlier, and lets persons act."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import StaleAction
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Player
from desktop_app.session.session import Change
from tests.helpers.fake_game import fake_session

PERSONS = (Player("Ada", colour="red"), Player("Bo", colour="blue"))


def test_a_person_acts_and_everybody_hears(qtbot: QtBot) -> None:
    session = fake_session(*PERSONS)
    perspective = Perspective(session, None)
    with qtbot.waitSignal(perspective.changed) as heard:
        assert perspective.submit(3)
    assert isinstance(heard.args[0], Change)
    assert [step.action for step in heard.args[0].steps] == [3]
    assert (perspective.seen.left, perspective.to_act, perspective.ply) == (9, 1, 1)


def test_what_the_rules_refuse_is_said_by_its_code(qtbot: QtBot) -> None:
    perspective = Perspective(fake_session(*PERSONS), None)
    with qtbot.waitSignal(perspective.refused) as heard:
        assert not perspective.submit(9)
    assert heard.args == ["amount"]


def test_nobody_acts_for_a_computer_or_for_another_seat(qtbot: QtBot) -> None:
    computer = Perspective(fake_session(), None)
    other = Perspective(fake_session(*PERSONS), 1)
    for perspective in (computer, other):
        assert not perspective.may_act
        assert tuple(perspective.legal()) == ()
        with qtbot.waitSignal(perspective.refused) as heard:
            perspective.submit(1)
        assert heard.args == ["turn"]


def test_looking_back_shows_the_old_position_and_forbids_to_act(qtbot: QtBot) -> None:
    session = fake_session(*PERSONS)
    perspective = Perspective(session, None)
    perspective.submit(3)
    perspective.submit(2)
    with qtbot.waitSignal(perspective.changed) as heard:
        perspective.look_at(1)
    assert heard.args == [None]
    assert (perspective.seen.left, perspective.shown_ply, perspective.ply) == (9, 1, 2)
    assert [step.action for step in perspective.steps()] == [3]
    assert [score.total for score in perspective.standing] == [3, 0]
    assert not perspective.live
    assert not perspective.may_act
    perspective.look_at(2)
    assert perspective.live
    assert perspective.may_act


def test_every_change_leads_back_to_the_newest_position() -> None:
    session = fake_session(*PERSONS)
    perspective = Perspective(session, None)
    perspective.submit(3)
    perspective.look_at(0)
    session.submit(1, 1, session.revision)
    assert perspective.live


def test_another_seat_looks_without_a_change(qtbot: QtBot) -> None:
    perspective = Perspective(fake_session(*PERSONS), 0)
    with qtbot.waitSignal(perspective.changed) as heard:
        perspective.set_seat(1)
    assert heard.args == [None]
    assert perspective.seat == 1


def test_a_closed_perspective_hears_nothing(qtbot: QtBot) -> None:
    session = fake_session(*PERSONS)
    perspective = Perspective(session, None)
    perspective.close()
    with qtbot.assertNotEmitted(perspective.changed):
        session.submit(1, 0, session.revision)


def test_a_stale_answer_is_the_sessions_to_refuse() -> None:
    session = fake_session(*PERSONS)
    revision = session.revision
    session.submit(1, 0, revision)
    with pytest.raises(StaleAction):
        session.submit(1, 1, revision)
