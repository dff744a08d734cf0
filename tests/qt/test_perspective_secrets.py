"""What a perspective lets through of a game with hidden hands."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.game import CHANCE, Event, Seat
from desktop_app.qt.perspective import Perspective
from desktop_app.session.session import Change, Step
from tests.helpers.fake_game import fake_session
from tests.helpers.secret_game import secret_session


def test_what_chance_did_is_known_by_its_events_alone() -> None:
    session = secret_session()
    for seat in (0, 1, None):
        steps = Perspective(session, seat).steps()
        assert [step.action for step in steps] == [None] * 5
        knows = [bool(step.events[0].data) for step in steps]
        owners = [step.events[0].seat for step in steps]
        assert knows == [owner == seat for owner in owners]


def test_a_change_tells_no_more_than_the_steps(qtbot: QtBot) -> None:
    session = secret_session()
    perspective = Perspective(session, 0)
    with qtbot.waitSignal(perspective.changed) as heard:
        perspective.submit("k")
    change = heard.args[0]
    assert isinstance(change, Change)
    assert [step.action for step in change.steps] == ["k", None]
    assert change.steps == perspective.steps()[-2:]


def test_in_a_game_without_secrets_the_dice_are_known() -> None:
    perspective = Perspective(fake_session(), None)
    step = Step(6, CHANCE, (Event("rolled", None),))
    assert perspective.known(step) == step


@dataclass(frozen=True, slots=True)
class Hidden:
    """An action that says itself what others may know of it."""

    card: int

    def seen_by(self, seat: Seat | None) -> str:
        return "a card"


@pytest.mark.parametrize(
    ("by", "seat", "known"), [(0, 0, Hidden(3)), (0, 1, "a card"), (CHANCE, 0, "a card")]
)
def test_an_action_may_say_itself_what_is_known(by: Seat, seat: Seat, known: object) -> None:
    assert Perspective(secret_session(), seat).known(Step(Hidden(3), by, ())).action == known


def test_a_spectator_acts_for_nobody_where_hands_are_secret() -> None:
    session = secret_session()
    assert not Perspective(session, None).may_act
    assert tuple(Perspective(session, None).legal()) == ()
    assert Perspective(session, 0).may_act


def test_after_the_end_everything_is_known() -> None:
    session = secret_session()
    perspective = Perspective(session, None)
    while not session.over:
        assert not perspective.open
        seat = session.to_act
        assert seat is not None
        session.submit("k", seat, session.revision)
    assert perspective.open
    assert perspective.steps() == session.steps
    perspective.look_at(5)
    assert perspective.seat == 0, "through the eyes of whose turn it was"
    assert all(perspective.seen.hands[0])
    perspective.look_at(6)
    assert perspective.seat == 1
    perspective.look_at(None)
    assert perspective.seat is None


def test_games_without_secrets_are_not_opened() -> None:
    session = fake_session()
    while not session.over:
        seat = session.to_act
        assert seat is not None
        session.submit(1, seat, session.revision)
    perspective = Perspective(session, None)
    perspective.look_at(2)
    assert not perspective.open
    assert perspective.seat is None
