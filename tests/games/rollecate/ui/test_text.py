"""The sentences of the Rollecate table, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import CHANCE, Event, Outcome, Score, Setup
from desktop_app.games.rollecate.engine import rules
from desktop_app.games.rollecate.engine.advice import REASONS
from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.solo import tiers
from desktop_app.games.rollecate.engine.state import (
    Action,
    Bend,
    Chaos,
    Done,
    House,
    Lay,
    Pass,
    Ride,
    RollecateState,
    Stack,
)
from desktop_app.games.rollecate.ui import choices, hints, prompts, tell, text
from desktop_app.games.rollecate.ui.arrange import Rolled, arrange
from desktop_app.games.rollecate.ui.forecast import forecast
from desktop_app.games.rollecate.ui.hand import Plan, plan_of
from desktop_app.games.rollecate.ui.kit import KIT
from desktop_app.session.record import Player
from desktop_app.session.session import Step
from tests.games.rollecate.positions import Table, any_setup, card, cards, done, position, random_game, told

pytestmark = pytest.mark.usefixtures("language")

PLAYERS = (Player("Ada"), Player("Bo"), Player("Cy"), Player("Dora"))
NAMES = tuple(player.name for player in PLAYERS)


def plain(words: str) -> str:
    """With ordinary spaces."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


def described(*events: Event, seat: int = 0) -> tuple[str, ...]:
    return tuple(map(plain, KIT.describe_step(Step(None, seat, events), Setup(3), PLAYERS)))


def plan(state: RollecateState) -> Plan:
    return plan_of(GAME.observe(state, state.current), mine=True)


# ---- cards and numbers -------------------------------------------------------------------------------


def test_every_card_has_a_name_of_its_own(qtbot: QtBot, language: str) -> None:
    names = [plain(text.card_name(each)) for each in range(CHAOS + 1)]
    assert len(set(names)) == len(names)
    assert not any("{" in name for name in names)
    if language == "en":
        assert (names[card("3C")], names[card("2B")], names[CHAOS]) == (
            "curve 3",
            "broken track 2",
            "chaos card",
        )


def test_equal_cards_are_counted(qtbot: QtBot) -> None:
    words = plain(text.cards_words(cards("3C 2 3C")))
    curve, straight = plain(text.card_name(card("3C"))), plain(text.card_name(card("2")))
    assert words == f"2 × {curve}, {straight}"


def test_only_curves_are_told_with_their_way(qtbot: QtBot) -> None:
    left, right = (text.card_on_its_way(card("3C"), turn) for turn in ("L", "R"))
    assert left != right
    assert text.way_words("L") in left
    assert text.card_on_its_way(card("3"), "S") == text.card_name(card("3"))
    assert len({text.way_words("L"), text.way_words("R"), text.way_words("S")}) == 3


@pytest.mark.parametrize(
    ("points", "number"), [(1.26, "1.3"), (-0.44, "−0.4"), (-0.01, "0.0"), (12.0, "12.0"), (0.96, "1.0")]
)
def test_averages_have_one_decimal(qtbot: QtBot, points: float, number: str) -> None:
    assert plain(text.average(points)).replace(",", ".").replace("−", "−") == number


@pytest.mark.parametrize(
    ("chance", "number"), [(0.0, "0"), (0.004, "<1"), (0.354, "35"), (0.996, ">99"), (1.0, "100")]
)
def test_chances_are_whole_percents(qtbot: QtBot, chance: float, number: str) -> None:
    assert plain(text.percent(chance)).replace(" ", "") == f"{number}%"


def test_every_refusal_has_a_sentence_of_its_own(qtbot: QtBot) -> None:
    doc = rules.__doc__ or ""
    refusals = doc[doc.index("Refusals.") :]
    named = set(refusals.split("`")[1::2]) - {"options"}
    assert {"value", "blocks", "no_room", "unequal"} <= named
    codes = named | {"done_chaos", "none_chosen", "not_now"}
    other = text.refusal("unheard of")
    assert all(text.refusal(code) != other for code in codes)
    apart = codes - {"wheels", "not_now"}
    assert len({text.refusal(code) for code in apart}) == len(apart)
    assert KIT.refusal("value") == text.refusal("value")
    short = [text.why_not(code) for code in ("value", "same_value", "no_room", "blocks", "building")]
    assert all(short)
    assert len(set(short)) == len(short)
    assert text.why_not("not_now") == ""


# ---- log ---------------------------------------------------------------------------------------------


def test_a_card_that_is_drawn_is_named_for_its_owner_alone(qtbot: QtBot) -> None:
    state = done(position(Table(train=2, hands=("1", "1"), deck=5)), "pass")
    _, events = told(state, "draw 3C")
    own, public = (
        described(*(event.seen_by(seat) or event for event in events), seat=CHANCE) for seat in (1, None)
    )
    name = plain(text.card_name(card("3C")))
    assert [len(lines) for lines in (own, public)] == [1, 1]
    assert own[0].startswith("Bo: ")
    assert name in own[0]
    assert public[0].startswith("Bo: ")
    assert name not in public[0]
    assert described(Event("drew", 1, (("deck", 0), ("last", True))), seat=CHANCE) != public


def test_a_ride_is_one_line_and_the_penalty_another(qtbot: QtBot) -> None:
    state = done(position(Table("1 2 2 3B", train=2, hands=("3",), piles=("4",))), "lay 3S", "ride")
    _, events = told(state, "roll 3")
    ride, penalty = described(*events, seat=CHANCE)
    assert ride.startswith("Ada: ")
    assert [word for word in ("3", "2", "1") if word in ride] == ["3", "2", "1"]
    assert text.cards_words(cards("1 2")).replace("\N{NO-BREAK SPACE}", " ") in penalty


def test_a_pass_is_told_with_what_it_costs(qtbot: QtBot) -> None:
    moved = described(*told(position(Table("1 2 2 3", train=2)), "pass")[1])
    stuck = described(*told(position(Table("1", train=0)), "pass")[1])
    broken = described(*told(position(Table("1 2 2B 3", train=1)), "pass")[1])
    assert len(moved) == len(stuck) == len(broken) == 2
    assert len({moved[0], stuck[0], broken[0]}) == 3
    assert plain(text.card_name(card("1"))) in moved[1]


def test_what_is_stacked_by_itself_is_told_where_nothing_else_says_so(qtbot: QtBot) -> None:
    state = position(Table("2 2 2", piles=("4",), pending="2 4", phase="stack"))
    _, events = told(state, "combine 4S")
    lines = described(*events)
    assert len(lines) == 2
    assert lines[0].count(plain(text.card_name(card("4")))) == 2
    assert plain(text.card_name(card("2"))) in lines[1]


def test_the_set_up_is_told_under_the_names_of_those_who_build(qtbot: QtBot) -> None:
    rng = Random(5)
    lines: list[str] = []
    for step in random_game(Setup(3, 1), rng):
        if step.before.phase not in ("reveal", "bend"):
            break
        lines += described(*step.events, seat=CHANCE)
    assert all(line.startswith(NAMES) for line in lines[:-1])
    assert not lines[-1].startswith(NAMES)


def test_every_line_but_the_first_can_be_read_alone(qtbot: QtBot) -> None:
    """Whoever bends the last curve is named with the railway, not spoken to by it."""
    for step in random_game(Setup(3, 1).with_option("setup_interactive", True), Random(8)):
        seat = GAME.to_act(step.before)
        assert seat is not None
        lines = described(*step.events, seat=seat)
        if seat != CHANCE:
            assert all(line.startswith(NAMES) for line in lines[1:])
        if seat != CHANCE and step.before.phase == "bend" and step.after.phase == "deal":
            assert lines[1].startswith(f"{NAMES[seat]} ")


def test_at_the_end_every_hand_is_told(qtbot: QtBot) -> None:
    state = position(Table("2", train=0, deck=0, hands=("1 2", "")))
    events = told(state, "pass")[1]
    lines = described(*events)
    assert [line.split(":")[0] for line in lines[-2:]] == ["Ada", "Bo"]
    assert described(*events, seat=CHANCE)[2:] == lines[2:]
    assert "3" in lines[-2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_word_of_a_whole_game_is_unfinished(qtbot: QtBot, seats: int) -> None:
    rng = Random(seats)
    lines: list[str] = []
    codes: set[str] = set()
    for step in random_game(any_setup(seats, rng), rng, eager=True):
        actor = GAME.to_act(step.before)
        assert actor is not None
        lines += KIT.describe_step(Step(step.action, actor, step.events), Setup(seats), PLAYERS)
        codes |= {event.code for event in step.events}
        lines += _spoken(step.after, rng)
    assert len(lines) > 100
    assert not any("{" in line or "%n" in line for line in lines)
    assert {"drew", "laid", "rolled", "passed", "penalty", "stacked"} <= codes


def _spoken(state: RollecateState, rng: Random) -> list[str]:
    """Everything that can be said of a position."""
    seen = GAME.observe(state, state.current)
    found = plan_of(seen, mine=True)
    if found.choices and rng.random() < 0.7:
        found, _ = found.move(rng.randrange(3))
    parts = arrange(seen, found, forecast=forecast(found), rolled=Rolled(0, 3, 2))
    names = NAMES[: state.seats]
    lines = [
        prompts.prompt(found),
        tell.describe(found, names),
        *(tell.part_words(part, names) for part in parts),
    ]
    lines += [*prompts.ride_words(found), *prompts.lay_words(found), *prompts.chaos_words(found)]
    lines += [*prompts.stack_words(found), *prompts.done_words(), KIT.seat_note(seen, 0)]
    if state.phase == "act":
        lines += prompts.pass_words(state)
    foreseen = forecast(found)
    if foreseen is not None:
        lines += [words for row in prompts.outcome_rows(foreseen) for words in row]
    return lines


# ---- what to do --------------------------------------------------------------------------------------


def test_each_situation_has_its_prompt(qtbot: QtBot) -> None:
    rails = "2 2 2"
    plans = [
        plan(position(Table(rails, hands=hand, deck=deck)))
        for hand, deck in ((("2",), 8), (("2 X",), 8), (("4",), 8), (("4 X",), 8), (("4",), 0))
    ]
    build = done(position(Table(rails, hands=("2 2 4",))), "lay 2S")
    plans += [plan(build), plan(done(build, "lay 2S"))]
    plans += [plan(build).choose(card("4"))[0], plan(build).choose(card("2"))[0]]
    plans += [plan(position(Table(rails, hands=("X",)))).choose(CHAOS)[0]]
    plans += [
        plan(position(Table(rails, piles=(pile,), pending="2 4", phase="stack"))) for pile in ("2", "1")
    ]
    many = position(Table(rails, hands=("X X",), house=House(chaos_many=True)))
    plans += [plan(done(many, "chaos"))]
    said = [prompts.prompt(each) for each in plans]
    assert all(said)
    assert len(set(said)) == len(said)
    assert prompts.prompt(plan_of(GAME.observe(build, 0), mine=False)) == ""


def test_what_a_ride_brings_is_told_with_its_numbers(qtbot: QtBot, language: str) -> None:
    state = position(Table("1 2 2 3", train=2, hands=("3",), piles=("4",)))
    found, _ = plan(state).choose(card("3"))
    foreseen = forecast(found)
    assert foreseen is not None
    words = plain(prompts.forecast_words(foreseen))
    assert words.split(" · ")[0].startswith("3 ")
    assert plain(text.percent(foreseen.chance_derail)) in words
    assert plain(text.average(foreseen.expected_points)) in words
    assert plain(prompts.prompt(found)).endswith(words[1:] + ".")
    rows = prompts.outcome_rows(foreseen)
    assert len(rows) == 4
    assert plain(text.card_name(card("1"))) in plain(rows[3][2])
    assert len({row[2] for row in rows}) == 4


def test_where_nothing_can_derail_this_is_said(qtbot: QtBot) -> None:
    safe = forecast(plan(position(Table("1 2 2 2", train=1, hands=("1",)))).choose(card("1"))[0])
    limited = House(derail_limit=3)
    table = Table("2", train=0, hands=("2",), seats=1, derailments=(3,), house=limited)
    lost = forecast(plan(position(table)).choose(card("2"))[0])
    assert safe is not None
    assert lost is not None
    assert safe.chance_derail == 0
    assert prompts.forecast_words(lost).count("·") == prompts.forecast_words(safe).count("·") + 1


def test_the_buttons_say_what_they_do(qtbot: QtBot) -> None:
    state = position(Table("2 2 2", hands=("2 2C X",), piles=("X",)))
    act = plan(state)
    assert "2" in prompts.pass_words(state)[1]
    assert prompts.ride_words(act)[1] != prompts.ride_words(plan(done(state, "lay 2S")))[1]
    curve = act.choose(card("2C"))[0]
    left, right = prompts.lay_words(curve), prompts.lay_words(curve.bend("R")[0])
    assert left != right
    assert prompts.lay_words(act)[0] == left[0]
    assert "−5" in prompts.chaos_words(act)[1]
    assert prompts.chaos_words(plan(position(Table(hands=("2",)))))[1]
    stacking = plan(position(Table("2 2 2", piles=("2",), pending="2 4", phase="stack")))
    both = prompts.stack_words(stacking), prompts.stack_words(stacking.set_combine(on=False)[0])
    assert "−2" in both[0][1]
    assert "+2" in both[1][1]


# ---- the whole table ---------------------------------------------------------------------------------


def test_the_whole_table_is_told_and_nothing_hidden(qtbot: QtBot) -> None:
    state = position(Table("2 2L 2", hands=("2 4 X", "3B 3"), piles=("1", "4B"), deck=6))
    words = plain(tell.describe(plan(state), NAMES[:2]))
    lines = words.split("\n")
    assert lines[0].index(plain(text.card_name(card("2C")))) > 0
    assert plain(text.card_name(card("4B"))) in words
    assert plain(text.card_name(card("3B"))) not in words
    assert text.why_not("value") in tell.describe(plan(state), NAMES[:2])
    assert [line for line in lines if "Bo" in line and "2" in line]
    watched = tell.describe(plan_of(GAME.observe(state, None), mine=False), NAMES[:2])
    assert plain(text.card_name(CHAOS)) not in plain(watched)


def test_before_the_first_card_no_railway_is_told(qtbot: QtBot) -> None:
    start = GAME.observe(GAME.initial(Setup(2)), None)
    assert tell.railway_words(start) != tell.railway_words(GAME.observe(position(Table()), None))
    assert tell.describe(plan_of(start, mine=False), NAMES[:2])


def test_directions_are_told_apart(qtbot: QtBot) -> None:
    assert len({tell.direction(heading) for heading in range(4)}) == 4


# ---- scores and options ------------------------------------------------------------------------------


def test_a_seat_tells_its_cards_and_alone_its_derailments(qtbot: QtBot) -> None:
    state = position(Table(hands=("1 2 3",), piles=("1 2",)))
    note = plain(KIT.seat_note(GAME.observe(state, 1), 0))
    assert note.startswith("3 ")
    assert note.split(" · ")[1].count("2") == 1
    table = Table(seats=1, house=House(derail_limit=3), derailments=(1,))
    alone = KIT.seat_note(GAME.observe(position(table), 0), 0)
    assert alone.count("·") == 2
    assert not KIT.seat_out(GAME.observe(state, 1), 0)


def test_only_the_own_hand_is_counted_in_points(qtbot: QtBot) -> None:
    state = position(Table(hands=("1 2 3", "4 4"), piles=("1 2",)))
    own, others, nobodys = (plain(KIT.seat_note(GAME.observe(state, seat), 0)) for seat in (0, 1, None))
    assert "6" in own
    assert "6" not in others
    assert others == nobodys


def test_a_game_alone_that_is_lost_says_so_in_the_note(qtbot: QtBot) -> None:
    table = Table(seats=1, house=House(derail_limit=3), derailments=(4,), phase="over")
    lost = plain(KIT.seat_note(GAME.observe(position(table), 0), 0))
    assert "3" not in lost
    assert "4" in lost


def test_each_lack_of_a_choice_is_told_apart(qtbot: QtBot) -> None:
    assert len({KIT.refusal(code) for code in ("none_chosen", "none_left", "none_fits", "not_now")}) == 4


def outcome(*totals: int, reason: str = "over") -> Outcome:
    scores = tuple(Score(total) for total in totals)
    return Outcome(scores, tuple(1 + sum(o < total for o in totals) for total in totals), reason)


def test_the_winners_are_named_with_the_fewest_points(qtbot: QtBot) -> None:
    alone, shared, resigned = (
        KIT.outcome_sentence(each, PLAYERS[:3])
        for each in (outcome(27, 20, 29), outcome(7, 20, 7), outcome(1, 2, 3, reason="resigned"))
    )
    assert ("Bo" in alone, "Ada" in alone, "20" in alone) == (True, False, True)
    assert ("Ada" in shared, "Cy" in shared, "Bo" in shared, "7" in shared) == (True, True, False, True)
    assert "Ada" in resigned


def test_who_plays_alone_is_told_how_well_it_went(qtbot: QtBot) -> None:
    reasons = (*tiers().names, "derailed", "resigned")
    said = [KIT.outcome_sentence(outcome(30, reason=reason), PLAYERS[:1]) for reason in reasons]
    assert len(set(said)) == len(said)
    assert all("30" in words for words in said[:-2])
    assert not any("30" in words for words in said[-2:])
    assert len({text.tier_name(tier) for tier in (*tiers().names, "unheard of")}) == len(tiers().names) + 1
    assert not any("_" in words for words in said)


def test_the_parts_of_a_score_have_headings(qtbot: QtBot) -> None:
    assert len({KIT.part_label(part, ()) for part in ("pile", "hand")} - {"pile", "hand"}) == 2


@pytest.mark.parametrize("seats", [1, 2])
def test_every_option_and_every_choice_has_a_name(qtbot: QtBot, seats: int) -> None:
    for option in GAME.options(seats):
        assert KIT.option_label(option.key) != option.key
        labels = [KIT.choice_label(option.key, value) for value in option.choices]
        assert len(set(labels)) == len(labels)
        assert not set(labels) & {str(value) for value in option.choices}
        notes = [choices.choice_note(option.key, value) for value in option.choices]
        assert any(notes) or option.key == "setup_no_broken"
        setup = Setup(seats).with_option(option.key, option.choices[-1])
        assert KIT.choice_note(setup, option.key) == notes[-1]
    assert KIT.option_label("other") == "other"


def test_broken_track_at_the_start_is_dim_where_there_is_none(qtbot: QtBot) -> None:
    usual = Setup(2)
    assert KIT.choice_enabled(usual, "setup_no_broken")
    assert not KIT.choice_enabled(usual.with_option("broken_off", True), "setup_no_broken")


# ---- hints -------------------------------------------------------------------------------------------

ACTIONS: tuple[Action, ...] = (
    Lay(card("3C"), "L"), Lay(card("3C"), "R"), Lay(card("3")), Ride(), Pass(), Chaos(), Done(),
    Stack(card("3C")), Stack(card("3C"), combine=True), Bend("L"), Bend("R"),
)  # fmt: skip


def test_every_action_is_told(qtbot: QtBot) -> None:
    said = [hints.what(action) for action in ACTIONS]
    assert len(set(said)) == len(said)
    assert not any("{" in words for words in said)


def test_a_hint_comes_in_three_stages(qtbot: QtBot) -> None:
    advice = Advice(Lay(card("3C"), "L"), "cheap", (("points", 1.3), ("chance", 0.26)))
    stages = [plain(KIT.advice_sentence(advice, stage)) for stage in (1, 2, 3)]
    way = text.way_words("L")
    assert plain(text.card_name(card("3C"))) in stages[0]
    assert [way in words for words in stages] == [False, True, True]
    assert stages[2].startswith(stages[1].rstrip("."))
    assert stages[1] != stages[2]
    assert all(words.endswith(".") for words in stages)


def test_a_hint_without_details_is_still_a_sentence(qtbot: QtBot) -> None:
    for action in ACTIONS:
        for stage in (1, 2, 3):
            words = KIT.advice_sentence(Advice(action, "unheard of"), stage)
            assert words.endswith(".")
            assert "{" not in words


def why(reason: str, **data: float) -> str:
    return plain(hints.reason(Advice(Pass(), reason, tuple(data.items()))))


def test_the_reason_of_a_hint_names_both_ways(qtbot: QtBot) -> None:
    future, passing = (why(reason, points=4.0, other=1.24) for reason in ("future", "pass"))
    assert all("+4" in words and plain(text.signed(1.24)) in words for words in (future, passing))
    assert future != passing
    assert "+5" in why("chaos", points=5.0)
    assert plain(text.signed(-0.5)) in why("cheap", points=-0.5)


def test_a_ride_that_cannot_derail_is_not_said_to_do_so_seldom(qtbot: QtBot) -> None:
    assert "%" not in why("long", points=0.0, chance=0.0)
    assert plain(text.percent(0.2)) in why("long", points=0.0, chance=0.2)


def test_numbers_for_several_cards_are_told_as_such(qtbot: QtBot) -> None:
    assert "3" in why("cheap", points=1.5, lays=3)
    assert "with" not in why("cheap", points=1.5, lays=1)


def test_every_reason_is_told(qtbot: QtBot) -> None:
    said = [why(reason, points=1.0, other=2.0, chance=0.1) for reason in REASONS if reason != "even"]
    assert len(set(said)) == len(said)
    assert all(said)
    assert not any("{" in words for words in said)
