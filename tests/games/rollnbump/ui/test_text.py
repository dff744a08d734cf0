"""The sentences of the Roll'n Bump table, in both languages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import CHANCE, Event, Outcome, Score, Setup
from desktop_app.games.rollnbump.engine.advice import REASONS
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Action,
    AssignJoker,
    Claim,
    Placement,
    Reroll,
    RollnbumpView,
    Stop,
)
from desktop_app.games.rollnbump.ui import hints, prompts, tell, text
from desktop_app.games.rollnbump.ui.hand import plan_of
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.games.rollnbump.ui.wants import Needed, Problem, needed
from desktop_app.session.record import Player
from desktop_app.session.session import Step

from .tables import lying, played

pytestmark = pytest.mark.usefixtures("language")

PLAYERS = (Player("Ada"), Player("Bo"), Player("Cy"))
NAMES = ("Ada", "Bo", "Cy")
K3 = deck().card("red", "K3")


def plain(words: str) -> str:
    """With ordinary spaces."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


def described(*events: Event, seat: int = 0) -> tuple[str, ...]:
    return tuple(map(plain, KIT.describe_step(Step(None, seat, events), Setup(3), PLAYERS)))


# ---- cards -------------------------------------------------------------------------------------------


def test_every_card_has_a_name_of_its_own(qtbot: QtBot) -> None:
    names = [text.card_name(card) for card in range(deck().joker + 1)]
    assert len(set(names)) == len(names)
    labels = {text.card_label(card) for card in range(deck().joker + 1)}
    assert len(labels) == len(deck().kinds)
    assert not any("{" in name for name in (*names, *labels))
    assert {text.wants(kind) for kind in deck().kinds} >= {text.wants(deck().kinds[-1])}
    assert len({text.wants(kind) for kind in deck().kinds}) == len(deck().kinds)


@pytest.mark.parametrize(
    ("card", "held", "expected"),
    [
        ("red K3", (3, 3, 3), "4 4 4 or higher"),
        ("red K3", (5, 5, 5), "only 6 6 6"),
        ("red K3", (6, 6, 6), "cannot be beaten"),
        ("red R4", (1, 2, 3, 4), "2 3 4 5 or higher"),
        ("red R4", (2, 3, 4, 5), "only 3 4 5 6"),
        ("red S5", (5,), "5 5 or more"),
        ("red S5", (5, 5, 5, 5), "only 5 5 5 5 5"),
    ],
)
def test_what_beats_a_claim_is_said_with_dice(
    qtbot: QtBot, language: str, card: str, held: tuple[int, ...], expected: str
) -> None:
    found = needed(lying((1, 2, 3, 4, 5), card, held=((0, held),)), 0)
    assert found is not None
    if language == "en":
        assert plain(text.beats(found)) == expected
    shown = expected.removeprefix("only ").removesuffix(" or higher").removesuffix(" or more")
    if found.possible:
        assert shown in plain(text.beats_sentence(found))
    assert text.beats_sentence(found).endswith(".")


def test_a_free_card_needs_no_beating(qtbot: QtBot) -> None:
    found = needed(lying((1, 2, 3, 4, 5), "red K3"), 0)
    assert found == Needed("set", 3, 1, free=True, possible=True)
    assert (text.beats(found), text.beats_sentence(found)) == ("", "")


def test_what_a_started_card_lacks_is_named(qtbot: QtBot) -> None:
    said = {problem: plain(text.lacks(problem)) for problem in LACKS}
    for problem, words in said.items():
        assert all(str(face) in words for face in problem.faces if len(problem.faces) <= 2), words
        assert str(problem.count) in words
    assert len(set(said.values())) == len(LACKS)


LACKS = (Problem(1, (4,)), Problem(2, (4,)), Problem(1, (2, 6)), Problem(2, (2, 6)), Problem(2, (1, 4, 5)))


@pytest.mark.parametrize(
    ("chance", "number"), [(0.0, "0"), (0.004, "<1"), (0.354, "35"), (0.996, ">99"), (1.0, "100")]
)
def test_chances_are_whole_percents(qtbot: QtBot, chance: float, number: str) -> None:
    assert plain(text.percent(chance)).replace(" ", "") == f"{number}%"


def test_every_refusal_of_the_rules_and_of_the_hand_has_a_sentence(qtbot: QtBot) -> None:
    codes = (
        *("no_rerolls", "nothing_rolled", "dice", "bonus_die", "empty", "shape", "too_few", "too_low"),
        *("colour", "not_now", "over", "turn"),
        *("no_fit", "no_group", "no_card", "no_die", "no_bonus", "bonus_stays", "same_face", "not_placed"),
        *("not_rolled", "incomplete"),
    )
    other = text.refusal("unheard of")
    assert all(text.refusal(code) != other for code in codes)
    assert KIT.refusal("too_low") == text.refusal("too_low") != text.refusal("too_few")


# ---- log ---------------------------------------------------------------------------------------------


def test_a_claim_is_one_line_with_all_that_it_takes(qtbot: QtBot, language: str) -> None:
    lines = described(
        Event("turned", 0, (("face", 1), ("to", 4))),
        Event("bumped", 2, (("slot", 0), ("card", K3), ("dice", (3, 3, 3)))),
        Event("claimed", 0, (("slot", 0), ("card", K3), ("dice", (4, 4, 4)))),
        Event("bonus_bumped", 1, (("total", 5),)),
        Event("bonus_claimed", 0, (("total", 8), ("dice", (2, 6)))),
    )
    assert len(lines) == 1
    assert lines[0].index("4 4 4") < lines[0].index("Cy") < lines[0].index("2 6") < lines[0].index("Bo)")
    if language == "en":
        assert lines[0] == (
            "turns 1 to 4; claims red three of a kind with 4 4 4 (bumps Cy), bonus die with 2 6 (bumps Bo)"
        )


def test_what_the_next_seat_collects_stands_under_its_own_name(qtbot: QtBot, language: str) -> None:
    lines = described(
        Event("passed", 0),
        Event("reserved", 0, (("dice", (1, 2)),)),
        Event("collected", 1, (("slot", 0), ("card", K3), ("emptied", False))),
        Event("collected", 1, (("slot", JOKER_SLOT), ("card", deck().joker), ("emptied", False))),
        Event("bonus_collected", 1),
        Event("joker_assigned", 1, (("colour", 2), ("chosen", False))),
    )
    assert len(lines) == 2
    assert lines[1].startswith("Bo ")
    assert text.card_name(K3) in lines[1]
    if language == "en":
        assert lines[0] == "claims nothing"
        assert lines[1] == "Bo collects red three of a kind, joker, bonus die and puts the joker with red"


def test_every_line_of_the_log_goes_on_after_a_name(qtbot: QtBot, language: str) -> None:
    """Once "Player 1: collects" stood beside "Player 1 claims", and the joker "joined" by itself."""
    chosen = Event("joker_assigned", 0, (("colour", 1), ("chosen", True)))
    if language == "en":
        assert described(chosen) == ("puts the joker with blue",)
    assert described(Event("stopped", 0)) == ()  # the claim that follows says all
    details = (("rolled", (4,)), ("dice", (4, 4, 5)), ("bonus", 0), ("bonus_new", False), ("first", True))
    lines = described(Event("rolled", 1, details), Event("bonus_rolled", 2, (("face", 5),)), seat=CHANCE)
    assert [line.split()[0] for line in lines] == ["Bo", "Cy"]


def test_the_end_says_how_many_stacks_are_empty(qtbot: QtBot, language: str) -> None:
    ended = Event("ended", None, (("reason", "over"),))
    few = KIT.describe_step(Step(None, 0, (ended,)), Setup(3), PLAYERS)
    many = KIT.describe_step(Step(None, 0, (ended,)), Setup(5), (*PLAYERS, Player("Di"), Player("Ed")))
    assert few != many
    if language == "en":
        assert (few, many) == (
            ("The game ends: a stack is empty.",),
            ("The game ends: two stacks are empty.",),
        )


def test_prompts_fit_on_one_line(qtbot: QtBot) -> None:
    """A prompt that is too long for a line stands in small type below the name instead."""
    plans = [
        plan_of(played(seed, seats, plies)) for seed in range(4) for seats in (2, 5) for plies in (2, 40)
    ]
    for plan in plans:
        for each in (
            plan,
            plan.lock_all()[0],
            plan.toggle_lock("d0")[0],
            *(plan.put_best(n)[0] for n in range(6)),
        ):
            assert len(prompts.prompt(each)) <= 72, prompts.prompt(each)


def test_at_the_end_each_seat_has_its_line(qtbot: QtBot) -> None:
    card = deck().card("blue", "P2")
    lines = described(
        Event("claimed", 0, (("slot", 1), ("card", card), ("dice", (2, 2)))),
        Event("collected", 1, (("slot", 0), ("card", K3), ("emptied", True))),
        Event("ended", None, (("reason", "over"),)),
        Event("collected", 0, (("slot", 1), ("card", card), ("emptied", False))),
        Event("collected", 2, (("slot", 2), ("card", card), ("emptied", False))),
        Event("over"),
    )
    assert [line.split()[0] for line in lines[1:2] + lines[3:]] == ["Bo", "Ada", "Cy"]
    assert described(Event("ended", None, (("reason", "cap"),))) != (lines[2],)


def test_dice_are_told_under_the_name_of_who_rolled_them(qtbot: QtBot) -> None:
    details = (("rolled", (4,)), ("dice", (4, 4, 5)), ("bonus", 0), ("bonus_new", False), ("first", True))
    rolled = Event("rolled", 1, details)
    assert len(described(rolled, seat=CHANCE)) == 1
    bonus = Event("rolled", 1, tuple((key, 6 if key == "bonus" else value) for key, value in details))
    (line,) = described(bonus, seat=CHANCE)
    assert line.startswith("Bo ")
    assert "4 4 5 · " in line
    assert "6" in line
    assert "5" in described(Event("bonus_rolled", 2, (("face", 5),)), seat=CHANCE)[0]


def test_what_is_kept_is_told(qtbot: QtBot) -> None:
    some, none, bonus = (
        described(Event("kept", 0, (("kept", kept), ("bonus", face))))[0]
        for kept, face in (((4, 4), 0), ((), 0), ((), 6))
    )
    assert "4 4" in some
    assert "6" in bonus
    assert len({some, none, bonus}) == 3


def test_cards_turned_up_make_no_line(qtbot: QtBot) -> None:
    assert described(Event("revealed", None, (("stack", 0), ("card", K3))), seat=CHANCE) == ()


@pytest.mark.parametrize("seed", range(4))
def test_no_line_of_a_whole_game_is_unfinished(qtbot: QtBot, seed: int) -> None:
    state = GAME.initial(Setup(3))
    random = Random(seed)
    lines: list[str] = []
    while (seat := GAME.to_act(state)) is not None:
        action: Action = (
            GAME.chance(state, random) if seat == CHANCE else random.choice(list(GAME.legal(state)))
        )
        state, events = GAME.apply(state, action)
        lines += KIT.describe_step(Step(action, seat, events), Setup(3), PLAYERS)
        words = (*prompts.roll_words(plan_of(state)), *prompts.claim_words(plan_of(state)))
        lines += [prompts.prompt(plan_of(state)), *words, tell.describe(plan_of(state), NAMES)]
    assert len(lines) > 100
    assert not any("{" in line or "%n" in line for line in lines)


# ---- what to do --------------------------------------------------------------------------------------


def test_each_situation_has_its_prompt(qtbot: QtBot) -> None:
    first = plan_of(lying((1, 4, 4, 5, 6), "red K3"))
    kept, _ = first.lock_exactly((4, 4))
    everything, _ = first.lock_all()
    started, _ = first.put("d1", 0)
    last = plan_of(lying((1, 4, 4, 4, 5), "red K3", phase="claim"))
    placed, _ = last.put_best(0)
    one, _ = first.lock_exactly((1, 4, 4, 5))
    more = plan_of(lying((2, 4, 4, 4, 5), "red K3", "blue S5", phase="claim")).put_best(0)[0]
    nothing = plan_of(lying((1, 2, 4, 5, 6), "red K3", phase="claim"))
    fewer = plan_of(lying((1, 4, 5), "red K3", turns=0))
    joker = plan_of(replace(lying((), "red K3", phase="joker")))
    plans = (first, kept, one, everything, started, last, placed, more, nothing, fewer, joker)
    said = [prompts.prompt(plan) for plan in plans]
    assert all(said)
    assert len(set(said)) == len(said)
    assert text.card_name(K3) in prompts.prompt(started)
    assert prompts.prompt(plan_of(lying((4,), "red K3", phase="roll"))) == ""


def test_one_die_is_not_called_the_other_1_die(qtbot: QtBot) -> None:
    one, _ = plan_of(lying((1, 4, 4, 5, 6), "red K3")).lock_exactly((1, 4, 4, 5))
    assert "1" not in prompts.prompt(one)


def test_the_table_is_told_in_whole_sentences(qtbot: QtBot) -> None:
    """Once a sentence began in the middle: "stack of 6. chance 100%."."""
    plan = plan_of(lying((1, 4, 4, 4, 6), "red K3", held=((0, (2, 2, 2)),)))
    for slot in (0, JOKER_SLOT):
        said = tell.slot_words(plan, slot, NAMES, chance=0.5)
        assert all(part[0].isupper() for part in said.split(". ")), said
        assert said.endswith(".")


def test_what_becomes_of_the_other_dice_is_said(qtbot: QtBot) -> None:
    dice = (1, 2, 4, 5, 6)
    said = [
        plain(prompts.left_sentence(plan.left))
        for plan in (
            plan_of(lying(dice, "red K3")),
            plan_of(lying(dice, "red K3", bonus_claim=(6, 6))),
            plan_of(lying(dice, "red K3", bonus_claim=(6, 6, 6))),
            plan_of(lying(dice, "red K3", bonus=2)),
            plan_of(lying((4, 4, 4), "red K3", turns=0)).put_best(0)[0],
        )
    ]
    assert len(set(said)) == len(said)
    assert all("18" in words for words in said[:3])
    assert "12" in said[1]


def test_the_buttons_say_what_they_do(qtbot: QtBot) -> None:
    plan = plan_of(lying((1, 4, 4, 4, 6), "red K3", bonus_claim=(6, 6, 6, 6, 6)))
    placed, _ = plan.put_best(0)
    part, _ = plan.put("d1", 0)
    bonus = plan_of(lying((1, 4, 4, 4, 6), "red K3"))
    both, _ = bonus.put_best(0)
    claims = [prompts.claim_words(each) for each in (plan, placed, part, bonus, both)]
    assert len(set(claims)) == len(claims)
    assert "19" in claims[3][1]
    assert "7" in claims[4][1]
    everything, _ = plan.lock_all()
    last = plan_of(lying((1, 4, 4, 4, 6), "red K3", phase="claim"))
    rolls = [prompts.roll_words(each)[1] for each in (plan, placed, everything, last)]
    assert len(set(rolls)) == len(rolls)
    waiting = plan_of(lying((4,), "red K3", phase="roll"))
    assert (prompts.roll_words(waiting)[1], prompts.claim_words(waiting)[1]) == ("", "")


def test_dice_are_told_one_by_one(qtbot: QtBot) -> None:
    plan, _ = plan_of(lying((1, 4, 4, 5, 6), "red K3", bonus=4)).put_best(0)
    plan, _ = plan.toggle_lock("d4")
    said = [prompts.die_words(plan, die) for die in plan.dice]
    assert [word for word in said if text.card_name(K3) in word] == said[:3]
    assert said[0].count(",") == 2  # on the card, and turned
    assert [word.count(",") for word in said[1:]] == [1, 1, 0, 1, 0]
    assert len(set(said)) == len(said)


# ---- the whole table ---------------------------------------------------------------------------------


def test_the_whole_table_is_told(qtbot: QtBot) -> None:
    state = replace(
        lying(
            (1, 4, 4, 5, 6), "red K3", "blue P2", "blue S6", held=((1, (3, 3)),), bonus_claim=(2, 2), seats=3
        ),
        cards=((0, 1), (14,), ()),
    )
    plan, _ = plan_of(state).put("d1", 0)
    words = plain(tell.describe(plan, NAMES, chances={2: 0.7}))
    lines = words.split("\n")
    assert lines[0].startswith(text.begun(text.card_name(K3)))
    assert "Bo" in lines[1]
    assert "3 3" in lines[1]
    assert "70" in lines[2]
    assert lines[4] == plain(tell.bonus_words(state, NAMES))
    assert len([line for line in lines if line.startswith(("Ada:", "Bo:", "Cy:"))]) == 2
    assert "{" not in words


def test_where_the_bonus_die_is_is_told(qtbot: QtBot) -> None:
    claimed, held = lying((1,), "red K3", bonus_claim=(2, 2)), lying((1,), "red K3", bonus=3)
    said = [tell.bonus_words(state, NAMES) for state in (claimed, held, lying((1,), "red K3"))]
    assert len(set(said)) == 3
    assert "Bo" in said[0]
    assert "Ada" in said[1]


def test_an_empty_stack_is_told_by_its_number(qtbot: QtBot) -> None:
    state = lying((1,), "red K3", "blue P2")
    gone = replace(state, stacks=(state.stacks[0], replace(state.stacks[1], top=None, height=0)))
    assert "2" in tell.slot_words(plan_of(gone), 1, NAMES)


# ---- scores ------------------------------------------------------------------------------------------


def test_a_seat_tells_its_cards_and_the_bonus_die(qtbot: QtBot) -> None:
    state = replace(lying((1,), "red K3", bonus=3), cards=((1, 2, 3), ()), joker_owner=0, joker_colour=0)
    notes = [KIT.seat_note(RollnbumpView(state), seat) for seat in (0, 1)]
    assert notes[0].startswith("4 ")
    assert notes[1].startswith("0 ")
    assert [note.count("+") for note in notes] == [1, 0]
    assert len(notes[0]) <= 17  # more is cut on the plate of a small window
    assert not KIT.seat_out(RollnbumpView(state), 0)


def outcome(*totals: int, reason: str = "over") -> Outcome:
    scores = tuple(Score(total) for total in totals)
    return Outcome(scores, tuple(1 + sum(o > total for o in totals) for total in totals), reason)


def test_the_winners_are_named(qtbot: QtBot) -> None:
    alone, shared, resigned = (
        KIT.outcome_sentence(each, PLAYERS)
        for each in (outcome(7, 20, 9), outcome(20, 7, 20), outcome(1, 2, 3, reason="resigned"))
    )
    assert ("Bo" in alone, "Ada" in alone, "20" in alone) == (True, False, True)
    assert ("Ada" in shared, "Cy" in shared, "Bo" in shared) == (True, True, False)
    assert "Cy" in resigned


def test_the_parts_of_a_score_have_headings(qtbot: QtBot) -> None:
    state = played(1, 3, 500)
    found = GAME.standing(GAME.observe(state, None))[0].parts
    headings = [KIT.part_label(part, ()) for part, _ in found]
    assert len(set(headings)) == len(found) == 3
    assert not set(headings) & {part for part, _ in found}


# ---- hints -------------------------------------------------------------------------------------------

DATA = (
    ("kept", (4, 4, 4)), ("slot", 0), ("card", K3), ("chance", 0.35), ("gain", 12), ("seat", 1), ("worth", 8),
    ("colour", 2), ("count", 3), ("total", 11),
)  # fmt: skip
KEEP, PUT = Reroll((4, 4, 4)), Claim((Placement(0, (4, 4, 4)), Placement(1, (5,))))


def test_every_reason_has_a_sentence_of_its_own(qtbot: QtBot) -> None:
    said = [hints.reason(Advice(PUT, code, DATA)) for code in REASONS]
    assert len(set(said)) == len(said)
    assert hints.reason(Advice(PUT, "unheard of", DATA)) not in said
    assert not any("{" in words or "%n" in words for words in said)


def test_a_hint_comes_in_three_stages(qtbot: QtBot, language: str) -> None:
    stages = [plain(KIT.advice_sentence(Advice(KEEP, "aim", DATA), stage)) for stage in (1, 2, 3)]
    assert text.card_name(K3) in stages[0]
    assert "4 4 4" not in stages[0]
    assert "4 4 4" in stages[1]
    assert "35" not in stages[1]
    assert ("35" in stages[2], "12" in stages[2]) == (True, True)
    if language == "en":
        assert stages[2].startswith("Keep 4 4 4: 35% for the red three of a kind worth 12 ")


@pytest.mark.parametrize(
    "action",
    [
        KEEP,
        Reroll(()),
        Reroll((), keep_bonus=True),
        Reroll((4,), keep_bonus=True),
        Stop(),
        Claim(),
        PUT,
        Claim((Placement(0, (4, 4, 4)),)),
        AssignJoker(1),
        AssignJoker(3),
    ],
)
def test_every_action_is_told(qtbot: QtBot, action: Action) -> None:
    words = hints.what(Advice(action, "aim", DATA))
    assert words
    assert "{" not in words
    if isinstance(action, Claim | Stop):
        assert words != hints.what(Advice(KEEP, "aim", DATA))


def test_a_hint_without_details_is_still_a_sentence(qtbot: QtBot) -> None:
    for action in (KEEP, Stop(), PUT, Claim(), AssignJoker(0)):
        for stage in (1, 2, 3):
            words = KIT.advice_sentence(Advice(action, "only"), stage)
            assert words.endswith(".")
            assert "{" not in words
