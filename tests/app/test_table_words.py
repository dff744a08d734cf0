"""What the frame says of a session: plates, log lines, refusals, sounds."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.app.sentences import signed
from desktop_app.app.table_words import (
    eyes,
    log_rows,
    refusal_sentence,
    role_text,
    score_words,
    seat_rows,
    shown_name,
    sound_of,
)
from desktop_app.core.game import Score
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Player
from desktop_app.session.session import Change
from tests.helpers.fake_game import FakeKit, fake_session
from tests.helpers.secret_game import SecretKit, secret_session
from tests.helpers.secret_rules import Hands, Secrets

BO, CLEO = Player("Bo", colour="blue"), Player("Cleo", colour="yellow")
ADA = Player("Ada", "computer", 2, "red")


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Sentences need an application."""


def test_a_computer_can_be_told_from_a_person() -> None:
    kit = FakeKit()
    assert (shown_name(ADA), shown_name(BO)) == ("Ada (computer)", "Bo")
    assert (role_text(kit, ADA), role_text(kit, BO)) == ("Computer, middling", "Person")
    assert role_text(kit, Player("X", "computer", 9)) == "Computer, 9"


@pytest.mark.parametrize("code", ["turn", "nothing", "redo", "revealed", "resigned", "ply", "seat", "over"])
def test_the_frame_has_a_sentence_for_each_code_of_the_session(code: str) -> None:
    assert refusal_sentence(FakeKit(), code).endswith(".")


def test_other_codes_are_the_games() -> None:
    assert refusal_sentence(FakeKit(), "too-many") == "There are not so many left."


def test_plates_show_the_position_looked_at() -> None:
    session = fake_session(BO, CLEO)
    perspective = Perspective(session, None)
    perspective.submit(3)
    perspective.submit(1)
    bo, cleo = seat_rows(FakeKit(), session, perspective)
    assert (bo.score, cleo.score, bo.turn, bo.leads, cleo.leads) == (3, 1, True, True, False)
    assert bo.spoken.startswith("Bo, Person, 3 point")
    perspective.look_at(0)
    bo, cleo = seat_rows(FakeKit(), session, perspective)
    assert (bo.score, bo.turn, bo.leads, cleo.leads) == (0, True, False, False)


def test_a_score_is_explained_by_its_parts() -> None:
    session = fake_session(BO, CLEO, heap=6)
    perspective = Perspective(session, None)
    perspective.submit(3)
    tip = seat_rows(FakeKit(), session, perspective)[0].tip.splitlines()
    assert tip[0] == "Bo: 3 left"
    assert tip[1].startswith("Pebbles 3")
    assert tip[1].endswith("= 3")
    assert tip[2].startswith("Click for more")
    assert score_words(FakeKit(), Score(-6, (("pebbles", 4), ("last", -10))), ("red",)) == (
        "Pebbles 4, Last pebble \N{MINUS SIGN}10 = \N{MINUS SIGN}6"
    )
    assert score_words(FakeKit(), Score(3), ("red",)) == ""
    beside = score_words(FakeKit(), Score(4, (("pebbles", 4), ("last", 1))), ("red",))
    assert "=" not in beside
    assert beside.endswith("1")


def test_equal_leaders_all_lead_and_at_the_end_the_winners_do() -> None:
    session = fake_session(BO, CLEO, ADA, heap=6)
    perspective = Perspective(session, None)
    perspective.submit(1)
    perspective.submit(1)
    assert [row.leads for row in seat_rows(FakeKit(), session, perspective)] == [True, True, False]
    session.submit(3, 2, session.revision)
    perspective.submit(1)
    assert [row.leads for row in seat_rows(FakeKit(), session, perspective)] == [True, False, False]


def test_only_the_seat_that_thinks_has_progress() -> None:
    session = fake_session(ADA, BO)
    rows = seat_rows(FakeKit(), session, Perspective(session, None), 0, 0.25)
    assert [row.progress for row in rows] == [0.25, None]


def test_the_log_names_the_seat_once_a_step() -> None:
    session = fake_session(BO, CLEO, heap=6)
    perspective = Perspective(session, None)
    perspective.submit(3)
    perspective.submit(3)
    rows = log_rows(FakeKit(), session, perspective)
    assert [(row.ply, row.name, row.colour) for row in rows] == [
        (1, "Bo", "blue"),
        (2, "Cleo", "yellow"),
        (2, "", "yellow"),
    ]
    assert [row.ply for row in log_rows(FakeKit(), session, perspective, since=0, until=1)] == [1]


def test_a_game_without_secrets_is_seen_by_everybody() -> None:
    assert eyes(fake_session(ADA, BO)) is None


def test_sounds() -> None:
    session = fake_session(BO, CLEO, ADA)
    changes: list[Change[int]] = []
    session.subscribe(changes.append)
    session.submit(1, 0, session.revision)
    assert sound_of(changes[-1], session, ended=False) == Sound.TURN
    session.submit(1, 1, session.revision)
    assert sound_of(changes[-1], session, ended=False) is None
    session.submit(1, 2, session.revision)
    assert sound_of(changes[-1], session, ended=False) == Sound.YOUR_TURN
    session.undo_to(1)
    assert sound_of(changes[-1], session, ended=False) is None
    assert sound_of(changes[-1], session, ended=True) == Sound.FINISH


def test_a_true_minus_sign() -> None:
    assert (signed(-12), signed(0)) == ("\N{MINUS SIGN}12", "0")


def test_plates_show_no_score_while_all_that_counts_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the rules tell a part of it to everybody, and at the end."""

    def hidden(rules: Secrets, seen: Hands) -> tuple[Score, ...]:
        return tuple(Score(sum(laid)) for laid in seen.laid)

    monkeypatch.setattr(Secrets, "standing", hidden)
    session = secret_session(BO, CLEO)
    perspective = Perspective(session, None)
    bo, cleo = seat_rows(SecretKit(), session, perspective)
    assert (bo.score, cleo.score) == (None, None)
    assert "point" not in bo.spoken
    while session.to_act is not None:
        legal = list(session.game.legal(session.state))
        session.submit(legal[0], session.to_act, session.revision)
    assert session.outcome is not None
    shown = [row.score for row in seat_rows(SecretKit(), session, perspective)]
    assert None not in shown


def test_nobody_leads_while_the_better_part_of_the_points_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeKit, "standing_tells", lambda kit, setup: False)
    session = fake_session(BO, CLEO, heap=6)
    perspective = Perspective(session, None)
    perspective.submit(3)
    bo, cleo = seat_rows(FakeKit(), session, perspective)
    assert (bo.score, bo.leads, cleo.leads) == (3, False, False)
    assert "hidden" in bo.tip.splitlines()[1]
    perspective.submit(3)
    rows = seat_rows(FakeKit(), session, perspective)
    assert any(row.leads for row in rows)
    assert not any("hidden" in row.tip for row in rows)
