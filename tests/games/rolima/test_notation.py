"""Actions and positions as text: exact both ways, and everything else is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    Action,
    Deal,
    Fill,
    House,
    Line,
    Play,
    Reveal,
    Take,
    TakeGum,
    TurnOver,
)
from desktop_app.session.record import Header, Player, Record
from desktop_app.session.session import Session
from desktop_app.storage import gamefile
from tests.games.rolima.positions import Table, done, position

ACTIONS: list[tuple[str, Action]] = [
    ("line R", Line(0)),
    ("deal R1", Deal(0)),
    ("fill V9", Fill(48)),
    ("reveal 12", Reveal(12)),
    ("turn", TurnOver()),
    ("play G4", Play(23)),
    ("play G0/10", Play(29)),
    ("take V0/10", Take(49)),
    ("gum B", TakeGum(3)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_an_action_has_one_text(text: str, action: Action) -> None:
    assert GAME.notate(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "line", "line ", "line r", "line RY", "line X", "line R ", "line  R", "deal", "deal R"),
        *("deal R0", "deal R10", "deal R01", "deal r1", "deal R1 ", "deal 1R", "deal R+1", "deal R\u0663"),
        *("fill R0/1", "fill R10/10", "fill 0/10", "reveal", "reveal 0", "reveal 13", "reveal 05", "turn "),
        *("turn over", "Turn", "play", "play G4 G5", " play G4", "take g4", "gum", "gum G4", "gum 2", "pass"),
        "x" * 500,
    ],
)
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadData):
        GAME.parse(text)


START = (
    "rolima1 seats=2 phase=line round=0 house=- track=-/-/-/-/-/- hill=-/-/-/- open=0 display=- horn=1"
    " played=- queue=- gums=-/-/-/-/- hands=-,- discard=- once=-"
)
MIDDLE = (
    "rolima1 seats=2 phase=draft round=3 house=zero_ten,gum_cards,chosen:5.-.7.12 track=BGV/Y/R/-/-/-"
    " hill=7/-/-/- open=1 display=V1.R2.Y0/10 horn=1 played=1:R9.0:B4 queue=1.0 gums=-/1/-/-/0"
    " hands=R1.Y5.V3,G1.G2.G0/10 discard=R4.B1 once=R1.V9"
)


def test_positions_as_text() -> None:
    assert GAME.encode(GAME.initial(Setup(2, 1))) == START
    state = GAME.decode(MIDDLE)
    assert GAME.encode(state) == MIDDLE
    assert state.house == House(True, True, "chosen", (5, None, 7, 12))
    assert (state.current, state.rule) == (1, 7)
    assert len(state.pile) == 50 - 3 - 2 - 6 - 2
    assert GAME.to_act(GAME.decode(START)) is not None


@pytest.mark.parametrize(
    "house",
    [
        House(hill_mode="hidden"),
        House(hill_mode="hidden", zero_ten=True),
        House(hill_mode="hidden", gum_cards=True),
        House(hill_mode="fixed", named=(7, 12, None, None)),
        House(hill_mode="chosen", named=(None, 12, 7, 1)),
    ],
)
def test_every_agreement_is_written_down(house: House) -> None:
    hill = (None if house.hill_mode == "hidden" else 7, None, None, None)
    hidden = hill == (None,) * 4
    state = position(Table(("R1", "R2"), house=house, hill=() if hidden else hill))
    assert GAME.decode(GAME.encode(state)).house == house


DAMAGED_MIDDLE = [
    ("rolima1", "rolima2"),
    ("seats=2", "seats=1"),
    ("seats=2", "seats=7"),
    ("seats=2", "seats=3"),
    ("phase=draft", "phase=sleep"),
    ("phase=draft", "phase=cheer"),
    ("phase=draft", "phase=turn"),
    ("phase=draft", "phase=gum"),
    ("phase=draft", "phase=reveal"),
    ("phase=draft", "phase=over"),
    ("phase=draft", "phase=fill"),
    ("phase=draft", "phase=deal"),
    ("phase=draft", "phase=line"),
    ("round=3", "round=0"),
    ("round=3", "round=03"),
    ("round=3", "round=100"),
    ("zero_ten,gum_cards", "gum_cards,zero_ten"),
    ("zero_ten,gum_cards", "zero_ten,gum_cards,hidden"),
    ("zero_ten,", ""),
    ("gum_cards,", ""),
    ("chosen:5.-.7.12", "chosen"),
    ("chosen:5.-.7.12", "chosen:5.-.7"),
    ("chosen:5.-.7.12", "chosen:5.5.7.12"),
    ("chosen:5.-.7.12", "chosen:5.-.7.13"),
    ("chosen:5.-.7.12", "chosen:5.1.2.12"),
    ("chosen:5.-.7.12", "fixed:5.-.7.12"),
    ("chosen:5.-.7.12", "hidden"),
    ("chosen:5.-.7.12", "normal"),
    ("BGV/Y/R/-/-/-", "BGV/Y/R/-/-"),
    ("BGV/Y/R/-/-/-", "BGV/Y/Y/-/-/-"),
    ("BGV/Y/R/-/-/-", "BGV/Y/-/-/-/-"),
    ("BGV/Y/R/-/-/-", "BGV/Y/-/-/-/R"),
    ("BGV/Y/R/-/-/-", "BGVYR/-/-/-/-/-"),
    ("hill=7/-/-/-", "hill=7/-/-"),
    ("hill=7/-/-/-", "hill=7/5/-/-"),
    ("hill=7/-/-/-", "hill=-/-/-/-"),
    ("hill=7/-/-/-", "hill=11/-/-/-"),
    ("open=1", "open=0"),
    ("open=1", "open=2"),
    ("open=1", "open=5"),
    ("display=V1.R2.Y0/10", "display=V1"),
    ("display=V1.R2.Y0/10", "display=V1.R2.Y0/10.Y1"),
    ("display=V1.R2.Y0/10", "display=V1.R2.R2"),
    ("display=V1.R2.Y0/10", "display=V1.R2.R9"),
    ("horn=1", "horn=0"),
    ("horn=1", "horn=2"),
    ("played=1:R9.0:B4", "played=0:B4.1:R9"),
    ("played=1:R9.0:B4", "played=1:R9"),
    ("played=1:R9.0:B4", "played=-"),
    ("played=1:R9.0:B4", "played=1:R9.1:B4"),
    ("played=1:R9.0:B4", "played=R9.B4"),
    ("queue=1.0", "queue=0.1"),
    ("queue=1.0", "queue=-"),
    ("queue=1.0", "queue=0"),
    ("queue=1.0", "queue=1"),
    ("gums=-/1/-/-/0", "gums=-/1/-/-"),
    ("gums=-/1/-/-/0", "gums=-/2/-/-/0"),
    ("hands=R1.Y5.V3,G1.G2.G0/10", "hands=R1.Y5.V3"),
    ("hands=R1.Y5.V3,G1.G2.G0/10", "hands=R1.V3.Y5,G1.G2.G0/10"),
    ("hands=R1.Y5.V3,G1.G2.G0/10", "hands=R1.Y5.V3.V4,G1.G2.G0/10"),
    ("hands=R1.Y5.V3,G1.G2.G0/10", "hands=R1.Y5.V3,G1.G2.R1"),
    ("discard=R4.B1", "discard=B1.R4"),
    ("discard=R4.B1", "discard=R4.R4"),
    ("once=R1.V9", "once=V9.R1"),
    ("once=R1.V9", "once=R1.V1.V9"),
    ("once=R1.V9", "once="),
    ("once=R1.V9", "twice=R1.V9"),
]


@pytest.mark.parametrize(("old", "new"), DAMAGED_MIDDLE)
def test_damaged_positions_are_refused(old: str, new: str) -> None:
    assert old in MIDDLE
    with pytest.raises(BadData):
        GAME.decode(MIDDLE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("track=-/-/-/-/-/-", "track=RYGBV/-/-/-/-/-"),
        ("track=-/-/-/-/-/-", "track=RYG/B/-/-/-/-"),
        ("hands=-,-", "hands=R1,-"),
        ("display=-", "display=R1"),
        ("discard=-", "discard=R1"),
        ("once=-", "once=R1"),
        ("gums=-/-/-/-/-", "gums=0/-/-/-/-"),
        ("hill=-/-/-/-", "hill=1/-/-/-"),
        ("open=0", "open=1"),
        ("round=0", "round=1"),
        ("phase=line", "phase=deal"),
        ("phase=line", "phase=fill"),
        ("phase=line", "phase=cheer"),
        ("played=-", "played=1:R1"),
        ("queue=-", "queue=0"),
    ],
)
def test_damaged_set_ups_are_refused(old: str, new: str) -> None:
    assert old in START
    with pytest.raises(BadData):
        GAME.decode(START.replace(old, new, 1))


def test_hands_are_dealt_in_turn() -> None:
    state = done(GAME.initial(Setup(3, 1)), *(f"line {cart}" for cart in "RYGBV"), "deal R1", "deal R2")
    text = GAME.encode(state)
    assert "hands=-,R1,R2" in text
    assert GAME.decode(text) == state
    for hands in ("R1,R2,-", "-,R1.R2,-", "-,-,R2"):
        with pytest.raises(BadData):
            GAME.decode(text.replace("-,R1,R2", hands))


def test_the_gum_phase_needs_a_card_to_take() -> None:
    state = position(Table(("R9", "B1"), gums="0000-"))
    state = done(state, "play R9", "play B1")
    while state.phase == "draft":
        state = done(state, GAME.notate(next(iter(GAME.legal(state)))))
    text = GAME.encode(state)
    assert state.phase == "gum"
    with pytest.raises(BadData):
        GAME.decode(text.replace("gums=0/0/0/0/-", "gums=0/0/0/0/0"))
    with pytest.raises(BadData):
        GAME.decode(text.replace("horn=0", "horn=1"))


@pytest.mark.parametrize("mode", ["chosen", "fixed"])
def test_a_game_file_of_all_options_replays(mode: str, tmp_path: Path) -> None:
    setup = Setup(3, 2).with_option("zero_ten", True).with_option("gum_cards", True)
    setup = setup.with_option("hill_mode", mode)
    for key, hill in (("hill_1", 11), ("hill_2", 8), ("hill_3", 0), ("hill_4", 12)):
        setup = setup.with_option(key, hill)
    players = tuple(Player(name) for name in ("Ada", "Bo", "Cy"))
    header = Header(GAME.id, GAME.rules_version, setup, players, 1)
    session, rng = Session(GAME, header), Random(1)
    while (seat := session.to_act) is not None:
        session.submit(rng.choice(list(GAME.legal(session.state))), seat, session.revision)
    path = tmp_path / "game.tischrunde"
    gamefile.write(path, Record(session.header, session.lines))
    loaded = gamefile.load(path, {GAME.id: GAME})
    assert loaded.state == session.state
    assert loaded.outcome == session.outcome is not None
    assert [(s.action, s.events) for s in loaded.steps] == [(s.action, s.events) for s in session.steps]
