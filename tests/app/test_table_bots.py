"""The hand that moves for the computer: asked in time, played once, never late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.table_bots import LEAST_MS, BotHand
from desktop_app.session.record import Player
from desktop_app.session.session import Session
from tests.helpers.fake_game import FakeDriver, fake_session

COMPUTER = Player("Ada", "computer", 2, "red")
PERSON = Player("Bo", "person", 0, "blue")


class Hand:
    """A bot hand with its stand-in driver, woken by every change as the table does it."""

    def __init__(self, session: Session[Any, Any, Any], speed: float = 0.0) -> None:
        self.session = session
        self.driver = FakeDriver("pebbles")
        self.bots = BotHand(session, self.driver, lambda: speed)
        session.subscribe(lambda change: self.bots.wake())
        self.bots.wake()


@pytest.fixture
def hand(qapp: object) -> Iterator[Hand]:
    made = Hand(fake_session(COMPUTER, PERSON))
    yield made
    made.bots.close()


def test_a_bot_is_asked_with_its_level_its_view_and_a_seed_of_its_own(hand: Hand) -> None:
    level, seen, seed, key = hand.driver.asked[0]
    assert (level, seen, key) == (2, hand.session.state, "seat 0")
    hand.driver.reply(1)
    hand.session.submit(1, 1, hand.session.revision)
    assert hand.driver.asked[1][2] != seed
    assert hand.bots.thinking == 0


def test_its_answer_is_played(hand: Hand) -> None:
    hand.driver.reply(3)
    assert [step.action for step in hand.session.steps] == [3]
    assert hand.bots.thinking is None


def test_two_computers_play_on_by_themselves(qapp: object) -> None:
    hand = Hand(fake_session(COMPUTER, COMPUTER, heap=6))
    while hand.driver.waiting is not None:
        hand.driver.reply(1)
    assert hand.session.over
    assert len(hand.driver.asked) == 6


def test_an_answer_waits_until_the_dice_lie_still(qtbot: QtBot) -> None:
    """A bot that answers while dice still roll would cover what it rolled."""
    session, rolling = fake_session(COMPUTER, PERSON), [True]
    driver = FakeDriver("pebbles")
    bots = BotHand(session, driver, lambda: 0.0, moving=lambda: rolling[0])
    bots.wake()
    driver.reply(3)
    assert session.ply == 0
    rolling.clear()
    rolling.append(False)
    qtbot.waitUntil(lambda: session.ply == 1)
    bots.close()


def test_play_now_does_not_wait_for_the_dice(qapp: object) -> None:
    session = fake_session(COMPUTER, PERSON)
    driver = FakeDriver("pebbles")
    bots = BotHand(session, driver, lambda: 0.0, moving=lambda: True)
    bots.wake()
    driver.reply(3)
    bots.play_now()
    assert session.ply == 1
    bots.close()


def test_a_late_answer_is_dropped_in_silence(hand: Hand) -> None:
    """A request that was withdrawn may still be answered; the position is another one then."""
    late = hand.driver.waiting
    hand.session.seat_player(1, COMPUTER)
    hand.driver.reply(3, late)
    assert hand.session.ply == 0
    hand.driver.reply(2)
    assert [step.action for step in hand.session.steps] == [2]


def test_an_illegal_answer_becomes_a_legal_move_and_a_warning(
    hand: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    hand.driver.reply(9)
    assert hand.session.steps[0].action in (1, 2, 3)
    assert "not legal" in caplog.text


def test_pause_withdraws_and_going_on_asks_again(hand: Hand) -> None:
    hand.bots.set_paused(True)
    assert (hand.driver.cancelled, hand.bots.thinking) == ([1], None)
    hand.bots.set_paused(False)
    assert hand.bots.thinking == 0
    assert len(hand.driver.asked) == 2


def test_bots_are_held_while_somebody_steps_through_the_game(hand: Hand) -> None:
    hand.bots.set_held(True)
    assert hand.bots.thinking is None
    hand.bots.set_held(False)
    assert hand.bots.thinking == 0


def test_one_failure_is_tried_again(hand: Hand, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    with qtbot.waitSignal(hand.bots.tried_again):
        hand.driver.crash()
    hand.driver.reply(1)
    assert hand.session.ply == 1


def test_after_two_failures_the_seat_is_offered(
    hand: Hand, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    hand.driver.crash()
    with qtbot.waitSignal(hand.bots.gave_up) as heard:
        hand.driver.crash()
    assert heard.args == [0]
    assert (hand.bots.stuck, hand.bots.thinking) == (0, None)
    hand.bots.wake()
    assert hand.bots.thinking is None
    hand.bots.retry()
    assert hand.bots.thinking == 0


def test_a_person_takes_a_stuck_seat_over(hand: Hand, caplog: pytest.LogCaptureFixture) -> None:
    hand.driver.crash()
    hand.driver.crash()
    hand.session.seat_player(0, PERSON)
    assert (hand.bots.stuck, hand.bots.thinking) == (None, None)
    hand.session.submit(1, 0, hand.session.revision)
    assert hand.session.ply == 1


def test_a_quick_answer_waits_for_its_time_to_be_seen(qtbot: QtBot) -> None:
    """At so high a speed the time is short, but the answer still comes by the timer."""
    hand = Hand(fake_session(COMPUTER, PERSON), speed=LEAST_MS / 20)
    hand.driver.reply(2)
    assert hand.session.ply == 0
    qtbot.waitUntil(lambda: hand.session.ply == 1)


def test_play_now_shows_a_waiting_answer_at_once(qapp: object) -> None:
    hand = Hand(fake_session(COMPUTER, PERSON), speed=0.001)
    hand.driver.reply(2)
    hand.bots.play_now()
    assert hand.session.ply == 1
    assert hand.driver.hurried == 0


def test_play_now_hurries_a_bot_that_thinks(qapp: object) -> None:
    hand = Hand(fake_session(COMPUTER, PERSON), speed=0.001)
    hand.bots.play_now()
    assert hand.driver.hurried == 1
    hand.driver.reply(2)
    assert hand.session.ply == 1


def test_undo_while_an_answer_waits_to_be_shown_takes_it_back(qapp: object) -> None:
    hand = Hand(fake_session(PERSON, COMPUTER), speed=0.001)
    hand.session.submit(3, 0, hand.session.revision)
    hand.driver.reply(2)
    hand.session.undo_to(hand.session.undo_ply())
    hand.bots.play_now()
    assert (hand.session.ply, hand.bots.thinking) == (0, None)


def test_a_closed_hand_plays_nothing(hand: Hand) -> None:
    late = hand.driver.waiting
    hand.bots.close()
    hand.driver.reply(2, late)
    hand.bots.wake()
    assert (hand.session.ply, hand.bots.thinking) == (0, None)


def test_progress_is_told_with_the_seat(hand: Hand, qtbot: QtBot) -> None:
    with qtbot.waitSignal(hand.bots.progressed) as heard:
        hand.driver.progress.emit(0.5)
    assert heard.args == [0, 0.5]
    assert hand.bots.work == (0, 0.5)
