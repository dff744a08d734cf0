"""Actions and positions as text: exact both ways, and everything else is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import (
    Action,
    Bend,
    Chaos,
    Done,
    Draw,
    House,
    Lay,
    Pass,
    Reveal,
    Ride,
    Roll,
    Stack,
)
from tests.games.rollecate.positions import Table, done, position

ACTIONS: list[tuple[str, Action]] = [
    ("reveal 1S", Reveal(0)),
    ("reveal X", Reveal(CHAOS)),
    ("bend L", Bend("L")),
    ("bend R", Bend("R")),
    ("draw 4B", Draw(11)),
    ("pass", Pass()),
    ("lay 3C L", Lay(7, "L")),
    ("lay 3C R", Lay(7, "R")),
    ("lay 3S", Lay(6)),
    ("lay 3B", Lay(8, "S")),
    ("ride", Ride()),
    ("roll 0", Roll(0)),
    ("roll 14", Roll(14)),
    ("chaos", Chaos()),
    ("done", Done()),
    ("stack X", Stack(CHAOS)),
    ("combine 2C", Stack(4, combine=True)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_an_action_has_one_text(text: str, action: Action) -> None:
    assert GAME.notate(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "reveal", "reveal ", "reveal 5S", "reveal 0S", "reveal 1", "reveal S", "reveal x"),
        *("bend", "bend S ", "bend l", "bend X", "draw", "draw 1S ", " draw 1S", "draw  1S", "draw 1s"),
        *("pass ", "pass 1", "Pass", "lay 3C", "lay 3S L", "lay 3S S", "lay 3C S", "lay X", "lay 3C  L"),
        *("ride 1", "roll", "roll -1", "roll 01", "roll +1", "roll 1001", "roll \u0663", "roll 1 "),
        *("chaos X", "done 1", "stack", "stack 3", "combine", "combine 3C 3C", "stack 3C!", "lay 3C LL"),
        "x" * 500,
    ],
)
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadData):
        GAME.parse(text)


START = (
    "rollecate1 seats=2 current=0 phase=reveal deck=36 house=- railway=- train=0 laid=0 hands=-/- piles=-/-"
    " derailments=0/0 pending=- removed=- aside=-"
)
MIDDLE = (
    "rollecate1 seats=2 current=1 phase=stack deck=20 house=chaos_many,chaos_value:4 railway=3,-1,N:3S.2CL.1B"
    " train=1 laid=0 hands=1S.3C/X piles=4S/2S derailments=0/2 pending=2S.4C removed=1S.1C aside=-"
)


def test_positions_as_text() -> None:
    assert GAME.encode(GAME.initial(Setup(2))) == START
    state = GAME.decode(MIDDLE)
    assert GAME.encode(state) == MIDDLE
    assert state.house == House(chaos_many=True, chaos_value=4)
    assert [(track.cell, track.leaves) for track in state.railway] == [((3, -1), 1), ((3, 0), 2), ((2, 0), 2)]
    assert sum(state.pool) == 55 - 3 - 3 - 2 - 2 - 2


@pytest.mark.parametrize(
    "house",
    [
        House(pass_front_extra=0),
        House(chaos_many=True),
        House(chaos_value=3),
        House(no_block=False),
        House(setup_no_broken=True),
        House(setup_interactive=True),
        House(broken_off=True),
    ],
)
def test_every_agreement_is_written_down(house: House) -> None:
    state = position(Table(house=house))
    assert state.house == house
    assert GAME.encode(state) != GAME.encode(position(Table()))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rollecate1", "rollecate2"),
        ("seats=2", "seats=5"),
        ("seats=2", "seats=0"),
        ("current=1", "current=2"),
        ("phase=stack", "phase=sleep"),
        ("phase=stack", "phase=act"),
        ("phase=stack", "phase=over"),
        ("phase=stack", "phase=deal"),
        ("deck=20", "deck=37"),
        ("deck=20", "deck=020"),
        ("house=chaos_many,chaos_value:4", "house=chaos_value:4,chaos_many"),
        ("house=chaos_many", "house=chaos_more"),
        ("house=chaos_many", "house=derail_limit:3,chaos_many"),
        ("house=chaos_many,chaos_value:4", "house=broken_off"),
        ("3,-1,N", "3,-1"),
        ("3,-1,N", "3,-1,Q"),
        ("3,-1,N", "3,x,N"),
        ("3S.2CL.1B", "3S.2C.1B"),
        ("3S.2CL.1B", "3SL.2CL.1B"),
        ("3S.2CL.1B", "3S.X.1B"),
        ("3S.2CL.1B", "3CL.3CL.3CL.2CL.1B"),
        ("3S.2CL.1B", "3CL.3CL.3CL.2CL"),
        ("3S.2CL.1B", "3S..1B"),
        ("train=1", "train=3"),
        ("train=1", "train=-1"),
        ("laid=0", "laid=1"),
        ("1S.3C/X", "3C.1S/X"),
        ("1S.3C/X", "1S.3C"),
        ("1S.3C/X", "1S.3C/X/X"),
        ("1S.3C/X", "1B.3C/X"),
        ("1S.3C/X", "X.X.X/X.X.X"),
        ("piles=4S/2S", "piles=4S"),
        ("derailments=0/2", "derailments=0"),
        ("derailments=0/2", "derailments=0/x"),
        ("pending=2S.4C", "pending=4C.2S"),
        ("pending=2S.4C", "pending=-"),
        ("pending=2S.4C", "pending=4C"),
        ("removed=1S.1C", "removed=1S"),
        ("removed=1S.1C", "removed=1S.2C"),
        ("removed=1S.1C", "removed=1C.1S"),
        ("aside=-", "aside=3S"),
        ("aside=-", "aside="),
        ("aside=-", "beside=-"),
    ],
)
def test_damaged_positions_are_refused(old: str, new: str) -> None:
    assert old in MIDDLE
    with pytest.raises(BadData):
        GAME.decode(MIDDLE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("railway=-", "railway=0,0,E:1S.1S.1S.1S"),
        ("train=0", "train=1"),
        ("hands=-/-", "hands=1S/-"),
        ("piles=-/-", "piles=1S/-"),
        ("deck=36", "deck=35"),
        ("phase=reveal", "phase=deal"),
        ("phase=reveal", "phase=bend"),
        ("phase=reveal", "phase=draw"),
        ("phase=reveal", "phase=over"),
        ("pending=-", "pending=1C"),
        ("derailments=0/0", "derailments=0/1"),
    ],
)
def test_damaged_set_ups_are_refused(old: str, new: str) -> None:
    assert old in START
    with pytest.raises(BadData):
        GAME.decode(START.replace(old, new, 1))


def test_laid_cards_are_checked() -> None:
    building = GAME.encode(done(position(Table(hands=("4 4",))), "lay 4S"))
    for old, new in (
        ("laid=1", "laid=0"),
        ("laid=1", "laid=3"),
        ("laid=1", "laid=4"),
        ("train=2", "train=4"),
    ):
        with pytest.raises(BadData):
            GAME.decode(building.replace(old, new))


def test_a_turned_curve_needs_a_choice() -> None:
    bend = done(GAME.initial(Setup(2)), "reveal 1C")
    assert GAME.decode(GAME.encode(bend)) == bend
    with pytest.raises(BadData):
        GAME.decode(GAME.encode(bend).replace("pending=1C", "pending=1S"))
    with pytest.raises(BadData):
        GAME.decode(GAME.encode(bend).replace("pending=1C", "pending=X"))


def test_a_stacking_with_one_outcome_is_no_decision() -> None:
    state = position(Table(piles=("4",), pending="2 4", phase="stack"))
    with pytest.raises(BadData):
        GAME.decode(GAME.encode(replace(state, pending=(3, 4))))
