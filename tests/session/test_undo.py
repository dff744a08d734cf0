"""The undo law: always back to a decision of a person, never behind what dice or cards have shown."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import CHANCE, Game
from desktop_app.session.record import Played, Player, Record, Redone, Undone
from desktop_app.session.session import Session
from tests.session.fakes import CARDS, DICE, HEAP, header_for


def begun(
    game: Game[Any, Any, Any], kinds: str, actions: int, *, practice: bool = False
) -> Session[Any, Any, Any]:
    """A session in which `actions` decisions were made, always the first legal one."""
    session = Session(game, header_for(game, kinds, practice=practice))
    for _ in range(actions):
        assert session.to_act is not None
        session.submit(next(iter(game.legal(session.state))), session.to_act, session.revision)
    return session


def test_undo_takes_computer_moves_back_too() -> None:
    session = begun(HEAP, "pcc", 3)
    assert session.undo_ply() == 0
    session.undo_to(session.undo_ply())
    assert (session.ply, session.to_act) == (0, 0)
    assert session.state == session.state_at(0)
    assert session.lines[-1] == Undone(0)


def test_undo_again_and_again_to_the_start() -> None:
    session = begun(HEAP, "ppc", 8)
    plies = []
    while session.ply:
        session.undo_to(session.undo_ply())
        plies.append(session.ply)
    assert plies == [7, 6, 4, 3, 1, 0]
    with pytest.raises(IllegalAction) as caught:
        session.undo_ply()
    assert caught.value.code == "nothing"


def test_no_person_no_undo() -> None:
    session = begun(HEAP, "cc", 3)
    with pytest.raises(IllegalAction) as caught:
        session.undo_ply()
    assert caught.value.code == "nothing"


def test_decisions_of_a_seat_that_the_computer_took_over_do_not_count() -> None:
    session = begun(HEAP, "pp", 2)
    session.seat_player(1, Player("Machine", "computer", 2))
    assert session.undo_ply() == 0


@pytest.mark.parametrize("ply", [-1, 2, 3])
def test_no_such_ply(ply: int) -> None:
    session = begun(HEAP, "pp", 2)
    with pytest.raises(IllegalAction) as caught:
        session.undo_to(ply)
    assert caught.value.code == "ply"


def test_what_the_dice_showed_stays() -> None:
    session = begun(DICE, "pp", 1)
    before = session.lines
    for attempt in (session.undo_ply, lambda: session.undo_to(1)):
        with pytest.raises(IllegalAction) as caught:
            attempt()
        assert caught.value.code == "revealed"
    assert session.lines == before


def test_practice_allows_it_and_the_dice_fall_the_same() -> None:
    session = begun(DICE, "pp", 3, practice=True)
    rolls = [step.action for step in session.steps if step.seat == CHANCE]
    while session.ply > 1:
        session.undo_to(session.undo_ply())
    for _ in range(3):
        assert session.to_act is not None
        session.submit("k1", session.to_act, session.revision)
    assert [step.action for step in session.steps if step.seat == CHANCE] == rolls


def test_undo_never_ends_where_dice_are_due() -> None:
    """Going back to such a ply left a table at which nobody was to act: nothing rolled the dice again."""
    session = begun(DICE, "pp", 2, practice=True)
    for ply in (0, 2):
        with pytest.raises(IllegalAction) as caught:
            session.undo_to(ply)
        assert caught.value.code == "ply"
    assert session.to_act != CHANCE


def test_hidden_hands_no_undo_once_another_seat_has_seen_it() -> None:
    session = begun(CARDS, "pp", 1)
    assert session.undo_ply() == 6, "nobody has answered yet, no card was turned"
    session = begun(CARDS, "pc", 2)
    with pytest.raises(IllegalAction) as caught:
        session.undo_ply()
    assert caught.value.code == "revealed"
    session = begun(CARDS, "pc", 2, practice=True)
    assert session.undo_ply() == 6


def test_redo_goes_to_the_next_decision_of_a_person() -> None:
    session = begun(HEAP, "pcc", 7)
    whole = session.steps
    session.undo_to(3)
    session.undo_to(0)
    session.redo()
    assert (session.ply, session.to_act) == (3, 0)
    assert session.lines[-1] == Redone(3)
    session.redo()
    assert session.ply == 6
    session.redo()
    assert session.steps == whole
    assert not session.can_redo
    with pytest.raises(IllegalAction) as caught:
        session.redo()
    assert caught.value.code == "nothing"


def test_redo_brings_back_the_dice_as_well() -> None:
    session = begun(DICE, "pc", 4, practice=True)
    whole = session.steps
    session.undo_to(session.undo_ply())
    session.redo()
    assert session.steps == whole
    assert session.to_act != CHANCE


def test_new_action_ends_redo_and_a_new_player_does_not() -> None:
    session = begun(HEAP, "pp", 3)
    session.undo_to(1)
    session.seat_player(1, Player("Eve"))
    assert session.can_redo
    session.submit("t3", 1, session.revision)
    assert not session.can_redo


def test_undo_after_the_end_opens_the_game_again() -> None:
    session = Session(HEAP, header_for(HEAP))
    while not session.over:
        assert session.to_act is not None
        session.submit("t3", session.to_act, session.revision)
    session.undo_to(session.undo_ply())
    assert not session.over
    assert session.outcome is None
    session.redo()
    assert session.outcome is not None


def test_redo_survives_save_and_load() -> None:
    session = begun(HEAP, "pcc", 7)
    whole = session.steps
    session.undo_to(3)
    session.undo_to(0)
    again = Session.resume(HEAP, Record(session.header, session.lines))
    assert again.ply == 0
    while again.can_redo:
        again.redo()
    assert again.steps == whole


def test_undo_that_the_law_forbids_is_refused_in_a_record_too() -> None:
    session = begun(DICE, "pp", 1)
    with pytest.raises(ValueError, match="shown since"):
        Session(DICE, session.header, lines=(*session.lines, Undone(1)))


def test_dice_that_a_kill_cut_off_fall_as_they_would_have() -> None:
    session = begun(DICE, "pp", 2)
    whole = session.lines
    assert isinstance(whole[-1], Played)
    written: list[Any] = []
    again = Session.resume(DICE, Record(session.header, whole[:-1]), lambda *lines: written.extend(lines))
    assert again.lines == whole
    assert written == [whole[-1]]
    assert again.state == session.state


def test_redo_applies_nothing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A valid file with 60,000 lines of undo and redo took the rules some 9 s; the states are still known."""
    header = header_for(HEAP)
    session = Session(HEAP, header)
    for number in range(8):
        session.submit("t1", number % 2, session.revision)
    lines = (*session.lines, *((Undone(0), Redone(8)) * 50))
    applied: list[str] = []
    real = HEAP.apply

    def counting(state: Any, action: str) -> Any:
        applied.append(action)
        return real(state, action)

    monkeypatch.setattr(HEAP, "apply", counting)
    again = Session(HEAP, header, lines=lines)
    assert len(applied) == 8
    assert (again.state, again.steps) == (session.state, session.steps)
    again.undo_to(2)
    assert again.state == session.state_at(2)
    again.redo()
    assert [again.state_at(ply) for ply in range(4)] == [session.state_at(ply) for ply in range(4)]
    assert len(applied) == 8
