"""What a session lets through, what it refuses, and what its listeners hear."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop_app.core.errors import BadData, IllegalAction, StaleAction
from desktop_app.core.game import CHANCE, Game
from desktop_app.session.record import Played, Player, Record, Redone, Resigned, Said, Seated, Undone
from desktop_app.session.session import Change, ReplayError, Session
from tests.session.fakes import CARDS, DICE, GAMES, HEAP, Notebook, header_for


def test_action_is_recorded_then_told() -> None:
    notes = Notebook()
    session = Session(HEAP, header_for(HEAP), notes)
    heard: list[tuple[Change[str], int]] = []
    session.subscribe(lambda change: heard.append((change, len(notes.lines))))
    session.submit("t2", 0, 0)
    ((change, written),) = heard
    assert written == 1, "it is written down before anybody hears of it"
    assert (change.kind, change.revision, change.ply) == ("play", 1, 1)
    assert [(step.action, step.seat, step.events[0].code) for step in change.steps] == [("t2", 0, "taken")]
    assert session.state.left == 10
    assert session.to_act == 1
    assert notes.lines == [Played("t2", 0)] == list(session.lines)


def test_turn_is_checked() -> None:
    session = Session(HEAP, header_for(HEAP))
    with pytest.raises(IllegalAction) as caught:
        session.submit("t1", 1, 0)
    assert caught.value.code == "turn"
    assert session.ply == 0


def test_old_answer_is_stale_even_at_the_same_ply() -> None:
    session = Session(HEAP, header_for(HEAP))
    session.submit("t1", 0, session.revision)
    seen = session.revision
    session.undo_to(0)
    session.submit("t2", 0, session.revision)
    assert session.ply == 1
    with pytest.raises(StaleAction):
        session.submit("t1", 1, seen)
    assert session.state.left == 10


def test_refused_action_says_why_and_where() -> None:
    session = Session(HEAP, header_for(HEAP))
    with pytest.raises(IllegalAction) as caught:
        session.submit("t9", 0, 0)
    assert caught.value.code == "not_now"
    assert caught.value.given == "t9"
    assert HEAP.decode(caught.value.position) == session.state
    assert (session.ply, session.revision, session.lines) == (0, 0, ())


def test_nobody_acts_after_the_end() -> None:
    session = Session(HEAP, header_for(HEAP))
    for number in range(4):
        session.submit("t3", number % 2, session.revision)
    assert session.over
    assert session.outcome is not None
    assert session.outcome.winners == (0, 1)
    with pytest.raises(IllegalAction):
        session.submit("t1", 0, session.revision)


def test_dice_are_rolled_with_the_action_before_them() -> None:
    notes = Notebook()
    session = Session(DICE, header_for(DICE), notes)
    assert session.steps[0].seat == CHANCE
    assert session.to_act == 0
    heard: list[Change[str]] = []
    session.subscribe(heard.append)
    session.submit("k0", 0, 0)
    assert [step.seat for step in heard[0].steps] == [0, CHANCE]
    assert session.to_act == 1
    assert notes.lines == list(session.lines)


def test_deal_is_played_out_before_the_first_decision() -> None:
    session = Session(CARDS, header_for(CARDS, "ppp"))
    assert session.ply == 9
    assert session.to_act == 0
    assert sorted(card for hand in session.state.hands for card in hand) == list(range(1, 10))


def test_chance_follows_from_seed_and_ply() -> None:
    def rolls(seed: int) -> list[str]:
        session = Session(DICE, header_for(DICE, seed=seed))
        while not session.over and session.ply < 12:
            assert session.to_act is not None
            session.submit("k0", session.to_act, session.revision)
        return [step.action for step in session.steps if step.seat == CHANCE]

    assert rolls(1) == rolls(1)
    assert len({tuple(rolls(seed)) for seed in range(5)}) == 5


@pytest.mark.parametrize("game", [HEAP, DICE, CARDS])
def test_recorder_that_raises_leaves_everything_as_it_was(game: Game[Any, Any, Any]) -> None:
    notes = Notebook()
    session = Session(game, header_for(game, "ppc", practice=True), notes)

    def act() -> None:
        assert session.to_act is not None
        session.submit(next(iter(game.legal(session.state))), session.to_act, session.revision)

    def back() -> None:
        session.undo_to(session.undo_ply())

    act()
    act()
    back()
    heard: list[Change[Any]] = []
    session.subscribe(heard.append)
    before = _all(session)
    notes.full = True
    for attempt in (
        act,
        back,
        session.redo,
        lambda: session.resign(0),
        lambda: session.seat_player(1, Player("New")),
        lambda: session.say("hello"),
    ):
        with pytest.raises(OSError, match="space"):
            attempt()
        assert _all(session) == before
    assert heard == []
    assert notes.lines == list(session.lines)
    notes.full = False
    session.redo()
    assert len(heard) == 1


def test_half_a_turn_is_never_kept() -> None:
    """An action and the dice that follow come to the recorder as one call.

    They came one by one: when the disk was full in between, the action stood, nobody heard of it, and the
    dice were never rolled.
    """
    calls: list[tuple[Any, ...]] = []
    session = Session(DICE, header_for(DICE), lambda *lines: calls.append(lines))
    session.submit("k1", 0, 0)
    assert [[line.seat for line in call] for call in calls] == [[CHANCE], [0, CHANCE]]


def test_deal_that_cannot_be_written_down_starts_no_game() -> None:
    notes = Notebook()
    notes.full = True
    with pytest.raises(OSError, match="space"):
        Session(CARDS, header_for(CARDS), notes)


def _all(session: Session[Any, Any, Any]) -> tuple[object, ...]:
    return (
        session.state,
        session.steps,
        session.lines,
        session.players,
        session.resigned,
        session.revision,
        session.can_redo,
        session.to_act,
    )


def test_seat_changes_hands() -> None:
    session = Session(HEAP, header_for(HEAP, "pc"))
    kinds: list[str] = []
    session.subscribe(lambda change: kinds.append(change.kind))
    session.seat_player(1, Player("Eve"))
    assert session.players == (session.header.players[0], Player("Eve"))
    assert session.header.players[1].kind == "computer", "the header tells who sat down at the start"
    with pytest.raises(IllegalAction) as caught:
        session.seat_player(2, Player("Nobody"))
    assert caught.value.code == "seat"
    assert kinds == ["seats"]
    again = Session.resume(HEAP, Record(session.header, session.lines))
    assert again.players == session.players


def test_comment_changes_nothing_and_is_kept() -> None:
    session = Session(HEAP, header_for(HEAP))
    session.say("good luck")
    assert session.lines == (Said("good luck"),)
    assert (session.revision, session.ply) == (0, 0)


def test_listener_can_leave() -> None:
    session = Session(HEAP, header_for(HEAP))
    heard: list[Change[str]] = []
    leave = session.subscribe(heard.append)
    leave()
    leave()
    session.submit("t1", 0, 0)
    assert heard == []


def test_stepping_through() -> None:
    session = Session(HEAP, header_for(HEAP))
    for number, action in enumerate(("t1", "t2", "t3")):
        session.submit(action, number % 2, session.revision)
    assert [session.state_at(ply).left for ply in range(4)] == [12, 11, 9, 6]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules_version": 3},
        {"rules_version": 0},
        {"players": (Player("alone"),)},
    ],
)
def test_header_must_fit_the_game(change: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        Session(HEAP, replace(header_for(HEAP), **change))


@pytest.mark.parametrize(
    "bad",
    [
        Played("x1", 1),
        Played("t9", 1),
        Played("t1", 0),
        Played("t1", CHANCE),
        Undone(1),
        Undone(-1),
        Redone(1),
        Redone(2),
        Seated(2, Player("x")),
        Seated(-1, Player("x")),
        Resigned(2),
        Resigned(-1),
    ],
)
def test_replay_names_the_line_that_the_rules_refuse(bad: Any) -> None:
    lines = (Said("first"), Played("t1", 0), bad, Said("last"))
    with pytest.raises(ReplayError) as caught:
        Session(HEAP, header_for(HEAP), lines=lines)
    assert caught.value.line == 2


def test_every_fake_survives_its_own_text() -> None:
    for game in GAMES.values():
        state = Session(game, header_for(game, "ppp")).state
        assert game.decode(game.encode(state)) == state


def test_a_listener_that_raises_keeps_nobody_from_hearing() -> None:
    """The board raised in the middle of a change, and the bots never heard that it was their turn."""
    session = Session(HEAP, header_for(HEAP))
    heard: list[str] = []

    def broken(change: Change[str]) -> None:
        raise RuntimeError("the first one")

    def broken_too(change: Change[str]) -> None:
        raise RuntimeError("the second one")

    session.subscribe(broken)
    session.subscribe(broken_too)
    session.subscribe(lambda change: heard.append(change.kind))
    with pytest.raises(RuntimeError, match="the first one"):
        session.submit("t1", 0, 0)
    assert heard == ["play"]
    assert session.ply == 1
    with pytest.raises(RuntimeError, match="the first one"):
        session.undo_to(0)
    assert heard == ["play", "undo"]


def test_changes_are_heard_in_order_by_everybody() -> None:
    """A listener that answered at once had those after it hear the answer before the question."""
    session = Session(HEAP, header_for(HEAP))
    heard: list[int] = []

    def answer(change: Change[str]) -> None:
        if change.ply == 1:
            session.submit("t2", 1, session.revision)
            session.subscribe(late.append)

    late: list[Change[str]] = []
    session.subscribe(answer)
    session.subscribe(lambda change: heard.append(change.revision))
    session.submit("t1", 0, 0)
    assert heard == [1, 2]
    assert late == [], "it came after both had happened"


def test_who_leaves_while_others_are_told_hears_nothing_more() -> None:
    session = Session(HEAP, header_for(HEAP))
    heard: list[Change[str]] = []
    session.subscribe(lambda change: leave())
    leave = session.subscribe(heard.append)
    session.submit("t1", 0, 0)
    assert heard == []
