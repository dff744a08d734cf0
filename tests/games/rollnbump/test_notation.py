"""Actions and positions as text: exact both ways, and everything else is refused."""

from __future__ import annotations

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Action,
    AssignJoker,
    BonusRoll,
    Claim,
    Placement,
    Reroll,
    Reveal,
    Roll,
    Stop,
)
from tests.games.rollnbump.positions import Table, position

ACTIONS: list[tuple[str, Action]] = [
    ("3=blueP2", Reveal(2, 18)),
    ("12=orangeK4", Reveal(11, 47)),
    ("roll 13356", Roll((1, 3, 3, 5, 6))),
    ("roll 335+4", Roll((3, 3, 5), 4)),
    ("roll +4", Roll((), 4)),
    ("keep 335", Reroll((3, 3, 5))),
    ("keep 335+", Reroll((3, 3, 5), keep_bonus=True)),
    ("keep -", Reroll(())),
    ("keep +", Reroll((), keep_bonus=True)),
    ("stop", Stop()),
    ("claim 3:444 7:5", Claim((Placement(2, (4, 4, 4)), Placement(6, (5,))))),
    ("claim J:44444", Claim((Placement(JOKER_SLOT, (4,) * 5),))),
    ("claim -", Claim()),
    ("joker red", AssignJoker(2)),
    ("bonus 4", BonusRoll(4)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_an_action_has_one_text(text: str, action: Action) -> None:
    assert GAME.notate(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "3", "=", "3=", "=blueP2", "0=blueP2", "13=blueP2", "03=blueP2", "3=joker", "3=blueK5"),
        *("3=greenS1", "3=blueP2 ", "3=blueP2 x", "+3=blueP2", "٣=blueP2"),
        *(
            "roll",
            "roll ",
            "roll 31",
            "roll 7",
            "roll 0",
            "roll 111111",
            "roll 12+",
            "roll 12+7",
            "roll 12+12",
        ),
        *("Roll 12", "roll  12", "roll 12 ", "roll 1 2", "roll +", "roll -", "roll ١٢"),
        *("keep", "keep ", "keep --", "keep -+", "keep 12-", "keep 21", "keep 12++", "keep 123456"),
        *("stop ", "stop 1", "Stop", "claim", "claim ", "claim 3", "claim 3:", "claim :4", "claim 0:4"),
        *("claim 3:444  7:5", "claim 3:444 ", "claim -3:4", "claim j:44444", "claim 3:45x", "claim 13:4"),
        *(
            "claim - 3:4",
            "joker",
            "joker 2",
            "joker redd",
            "joker Red",
            "bonus",
            "bonus 0",
            "bonus 7",
            "bonus 44",
        ),
        *("pass", "roll 12345" + "6" * 200, "claim " + "3:4 " * 100),
    ],
)
def test_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadData):
        GAME.parse(text)


FULL = position(
    Table(
        4,
        2,
        on={1: "blackK3 1:333", 2: "blueS6 3:66", 3: "redR4 0:2345"},
        heights={4: 2, 5: 3},
        cards={0: "redS1 blueK4", 3: "blackS2"},
        joker="3:red",
        bonus="1:16",
        roll="13356",
        phase="choose",
        rerolls=1,
    )
)
TEXT = GAME.encode(FULL)


def test_a_position_is_readable() -> None:
    assert TEXT == (
        "rollnbump1 seats=4 current=2 phase=choose turns=20 "
        "stacks=4:blackK3@1:333/4:blueS6@3:66/4:redR4@0:2345/2:orangeK4/3:orangeR5/4:orangeR4/4:orangeK3/"
        "4:orangeR3/4:orangeP2 joker=3:red bonus=1:16 cards=blueK4,redS1/-/-/blackS2 dice=13356 rerolls=1 "
        "points=-"
    )
    assert GAME.decode(TEXT) == FULL


def test_the_opening_is_a_position_in_text() -> None:
    opening = GAME.initial(Setup(5, 3))
    text = GAME.encode(opening)
    assert "stacks=3:?/3:?/" in text
    assert GAME.decode(text) == opening


BROKEN = [
    ("rollnbump1", "rollnbump2"),
    ("seats=4", "seats=6"),
    ("seats=4", "seats=3"),
    ("seats=4", "seats=04"),
    ("current=2", "current=4"),
    ("current=2", "current=1"),  # has dice on the table
    ("phase=choose", "phase=Choose"),
    ("phase=choose", "phase=claim"),  # rerolls are left
    ("phase=choose", "phase=roll"),  # nothing to roll
    ("phase=choose", "phase=reveal"),
    ("phase=choose", "phase=joker"),
    ("phase=choose", "phase=over"),
    ("phase=choose", "phase=bonus"),
    ("turns=20", "turns=0"),  # three dice then
    ("turns=20", "turns=500"),
    ("turns=20", "turns=501"),
    ("4:blackK3@1:333", "4:blackK3@1:3333"),
    ("4:blackK3@1:333", "4:blackK3@4:333"),
    ("4:blackK3@1:333", "4:blackK3@1:"),
    ("4:blackK3@1:333", "5:blackK3@1:333"),
    ("4:blackK3@1:333", "3:blackK3@1:333"),
    ("4:blackK3@1:333", "4:?@1:333"),
    ("4:blackK3@1:333", "4:?"),
    ("4:blackK3@1:333", "0"),
    ("4:blackK3@1:333", "0:blackK3"),
    ("4:blackK3@1:333", "4:joker"),
    ("4:blackK3@1:333", "4:redR4"),
    ("4:blueS6@3:66", "4:blueS6@3:55"),
    ("4:blueS6@3:66", "4:blueS6@1:6666"),  # seat 1 has seven dice then
    ("/2:orangeK4", ""),
    ("joker=3:red", "joker=3:?"),
    ("joker=3:red", "joker=4:red"),
    ("joker=3:red", "joker=3:green"),
    ("joker=3:red", "joker="),
    ("joker=3:red", "joker=table@1:44444"),
    ("joker=3:red", "joker=table@3:4444"),
    ("joker=3:red", "joker=table@"),
    ("bonus=1:16", "bonus=2:16"),
    ("bonus=1:16", "bonus=1:61"),
    ("bonus=1:16", "bonus=1:1666"),
    ("bonus=1:16", "bonus=hand"),
    ("bonus=1:16", "bonus="),
    ("cards=blueK4,redS1", "cards=redS1,blueK4"),
    ("cards=blueK4,redS1", "cards=blueK4,blueK4"),
    ("cards=blueK4,redS1", "cards=blueK4,redR4"),
    ("cards=blueK4,redS1", "cards=blueK4"),
    ("cards=blueK4,redS1/-/-", "cards=blueK4,redS1/-"),
    ("dice=13356", "dice=1335"),
    ("dice=13356", "dice=31356"),
    ("dice=13356", "dice=13356+4"),
    ("dice=13356", "dice=13356+"),
    ("dice=13356", "dice=-"),
    ("rerolls=1", "rerolls=0"),
    ("rerolls=1", "rerolls=3"),
    ("points=-", "points=1:4"),
    ("points=-", "points="),
    (" points=-", ""),
    (" points=-", " points=- "),
    (" points=-", " points=-\n"),
]


@pytest.mark.parametrize(("part", "instead"), BROKEN, ids=[f"{a}-{b}" for a, b in BROKEN])
def test_an_impossible_position_is_refused(part: str, instead: str) -> None:
    assert part in TEXT
    with pytest.raises(BadData):
        GAME.decode(TEXT.replace(part, instead, 1))


ENDED = (
    "rollnbump1 seats=2 current=1 phase={phase} turns=20 stacks=0/6:blueR5/6:orangeR5/6:?/6:orangeR4/5:? "
    "joker=table bonus={bonus} cards=blackS1,blackS2,blackR3,blackK3/blackS3,blackS5,blackP2 dice=- "
    "rerolls={rerolls} points={points}"
)


@pytest.mark.parametrize(
    ("phase", "bonus", "rerolls", "points"),
    [("over", "-", 0, "-"), ("over", "-", 0, "0:4"), ("bonus", "hand", 0, "-")],
)
def test_the_end_is_a_position_too(phase: str, bonus: str, rerolls: int, points: str) -> None:
    text = ENDED.format(phase=phase, bonus=bonus, rerolls=rerolls, points=points)
    assert GAME.encode(GAME.decode(text)) == text


@pytest.mark.parametrize(
    ("phase", "bonus", "rerolls", "points"),
    [
        ("over", "hand", 0, "-"),
        ("over", "0:44", 0, "-"),
        ("over", "-", 1, "-"),
        ("over", "-", 0, "0:7"),
        ("over", "-", 0, "2:4"),
        ("over", "-", 0, "0:4,1:3"),
        ("bonus", "-", 0, "-"),
        ("bonus", "hand", 2, "-"),
        ("bonus", "hand", 0, "1:4"),
        ("reveal", "-", 2, "-"),
    ],
)
def test_an_impossible_end_is_refused(phase: str, bonus: str, rerolls: int, points: str) -> None:
    with pytest.raises(BadData):
        GAME.decode(ENDED.format(phase=phase, bonus=bonus, rerolls=rerolls, points=points))


@pytest.mark.parametrize("dice", ["12345", "12345+6"])
def test_dice_that_are_all_there_are_not_to_be_rolled(dice: str) -> None:
    due = position(Table(roll="1234", bonus="hand", phase="roll", rerolls=1))
    with pytest.raises(BadData):
        GAME.decode(GAME.encode(due).replace("dice=1234 ", f"dice={dice} ").replace("rerolls=1", "rerolls=2"))


def test_a_choice_of_the_joker_colour_needs_equal_sets() -> None:
    state = position(Table(2, cards={0: "redS1 blueS1"}, joker="0:?", phase="joker", rerolls=2))
    text = GAME.encode(state)
    for part, instead in (("redS1", "blueS2"), ("joker=0", "joker=1")):
        with pytest.raises(BadData):
            GAME.decode(text.replace(part, instead))
