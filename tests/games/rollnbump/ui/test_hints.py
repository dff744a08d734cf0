"""Hints at the table: words that are true, the same cards at every stage, and a plan that can be played."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice, Control
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.advice import advice_for
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.opponents import advise, make_bot
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    Action,
    Claim,
    Placement,
    Reroll,
    RollnbumpState,
    RollnbumpView,
    Stop,
)
from desktop_app.games.rollnbump.ui import text
from desktop_app.games.rollnbump.ui.advised import cards_named, laid_of, plan_for, slots_of
from desktop_app.games.rollnbump.ui.hand import plan_of
from desktop_app.games.rollnbump.ui.hints import advice_sentence
from desktop_app.games.rollnbump.ui.odds_view import chances_of

from .boards import LEFT, Table
from .tables import lying

LONGEST = 105
"""Letters of the first sentence with the longest names of cards and the bonus die in hand."""


def words(hint: Advice[Action], stage: int = 3) -> str:
    return advice_sentence(hint, stage).replace(text.SPACE, " ")


def hints_of_a_game(seats: int, seed: int) -> list[tuple[RollnbumpState, Advice[Action]]]:
    """What is advised in a game between quick players."""
    rng, bot, found = Random(seed), make_bot("4"), []
    state = GAME.initial(Setup(seats))
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            if state.phase in ("choose", "claim"):
                found.append((state, advise(RollnbumpView(state), rng, Control())))
            action = bot.choose(GAME.observe(state, seat), rng, Control())
        state, _ = GAME.apply(state, action)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_every_stage_speaks_of_the_same_cards(qtbot: QtBot, seats: int) -> None:
    """A hint led to one card at first and kept dice for another in the end."""
    claims = rerolls = stops = 0
    for state, hint in hints_of_a_game(seats, seats)[:60]:
        stages = [words(hint, stage) for stage in (1, 2, 3)]
        for card in cards_named(hint):
            assert text.card_name(card).replace(text.SPACE, " ") in stages[0]
            assert text.card_name(card).replace(text.SPACE, " ") in stages[2]
        assert not any("{" in said for said in stages)
        assert len(stages[2].split(". ")[0]) <= LONGEST
        plan = plan_for(plan_of(state), hint)
        if isinstance(hint.action, Reroll):
            rerolls += 1
            assert plan is not None
            assert plan.reroll == hint.action
            assert all(plan.problem(slot) is None for slot in plan.started)
        elif isinstance(hint.action, Claim | Stop):
            assert plan is not None
            assert plan.claim == Claim(laid_of(hint))
            claims += 1
            stops += isinstance(hint.action, Stop)
        assert plan is None or set(plan.started) <= slots_of(hint)
    assert min(claims, rerolls, stops) > 0


def test_the_chances_of_a_hint_are_those_on_the_cards(qtbot: QtBot) -> None:
    """Once the hint is laid out each card shows the same number as the sentence."""
    seen = 0
    for state, hint in hints_of_a_game(3, 8):
        data = dict(hint.data)
        plan = plan_for(plan_of(state), hint)
        if not isinstance(hint.action, Reroll) or plan is None or "card" not in data:
            continue
        shown = chances_of(plan)
        slot = data["slot"]
        assert isinstance(slot, int)
        assert shown[slot] == data["chance"]
        assert text.percent(shown[slot]) in words(hint)
        seen += 1
    assert seen > 10


def test_a_stop_lays_the_whole_claim_out_and_can_be_asked_again(qtbot: QtBot) -> None:
    """Who followed "Roll no more" lost the cards: nothing lay on them, and rolling was the main button."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "orange S1", "orange K3", "blue S6"))
    claim = Claim((Placement(0, (1,)), Placement(1, (4, 4, 4)), Placement(2, (6,))))
    hint = advice_for(table.state, Stop(), claim)
    assert (
        words(hint, 2) == "Roll no more: put 4 4 4 on the orange three of a kind, and claim 2 other card(s)."
    )
    table.board.show_advice(hint, 3)
    assert table.board.plan.claim == claim
    assert table.board.controls.claim.isEnabled()
    assert not table.board.controls.roll.isEnabled()
    table.board.show_advice(None, 0)
    for stage in (1, 2, 3):
        table.board.show_advice(hint, stage)
    assert table.board.plan.claim == claim
    qtbot.mouseClick(table.board.controls.claim, LEFT)
    done = [step.action for step in table.session.steps if step.seat == 0]
    assert done == [Stop(), claim]


def test_a_stop_without_a_card_keeps_all_dice(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((3, 5, 5, 6, 6), "orange S1"))
    hint = advice_for(table.state, Stop(), Claim())
    assert words(hint) == "Roll no more: 25 for the bonus die."
    table.board.show_advice(hint, 3)
    assert table.board.plan.reroll is None
    assert table.board.plan.claim == Claim()


def test_what_is_sure_lies_on_its_card_while_the_rest_is_rolled(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S2", joker=(6,) * 5))
    hint = advice_for(table.state, Reroll((4, 4, 4)))
    assert words(hint) == "Keep 4 4 4: red three of a kind sure, 52% for the blue single 2."
    table.board.show_advice(hint, 3)
    assert table.board.plan.started == (0,)
    assert table.board.plan.reroll == Reroll((4, 4, 4))
    controls = table.board.controls
    assert (controls.roll.main, controls.claim.main) == (True, False)
    assert [table.part(f"stack-{slot}").get("hinted") for slot in (0, 1)] == [True, True]


def test_what_is_given_up_is_said(qtbot: QtBot) -> None:
    """A keep that spends a straight was called a chance "on top of what you have"."""
    hint = advice_for(lying((3, 4, 5, 6, 6), "black R4", "red K4", "blue S1"), Reroll((6, 6)))
    said = words(hint)
    assert said.startswith("Keep 6 6: 23% for the red four of a kind")
    assert "claim" in said.split(". ")[1]
    assert "on top" not in said


def test_points_are_those_of_all_cards(qtbot: QtBot) -> None:
    """The sum was that of one card, beside two others that it did not count."""
    state = lying((1, 4, 4, 4, 6), "orange S1", "blue K3", "blue S6", phase="claim")
    hint = advice_for(state, Claim((Placement(0, (1,)), Placement(1, (4, 4, 4)), Placement(2, (6,)))))
    assert words(hint).endswith("Together they bring 10 point(s).")


def test_the_dice_that_are_bumped_are_named(qtbot: QtBot) -> None:
    """It was "whoever claims it now"."""
    state = lying((1, 3, 4, 5, 6), "black R3", phase="claim", held=[(0, (2, 3, 4))])
    said = words(advice_for(state, Claim((Placement(0, (3, 4, 5)),))))
    assert said == "Put 3 4 5 on the black straight of 3. It bumps 2 3 4 and brings 3 point(s)."


def test_a_keep_against_an_opponent_tells_what_it_spoils(qtbot: QtBot) -> None:
    """A card of one point, to be bumped because it would be four for whoever lies there."""
    state = lying(
        (1, 2, 3, 4, 5), "blue S4", held=[(0, (4,))], joker=(6,) * 5, rerolls=1, bonus_claim=(6,) * 5
    )
    state = replace(state, cards=((), (deck().card("blue", "S1"),)))
    said = words(advice_for(state, Reroll((4,))))
    assert said == "Keep 4: 52% for the blue single 4, worth 4 point(s) to its owner."


def test_dice_on_one_card_are_no_chance_for_another(qtbot: QtBot) -> None:
    """A card showed 100% for the very dice that lay on another card, and a click on it was refused."""
    plan, _ = plan_of(lying((1, 4, 4, 4, 6), "red K3", "blue S4", "red S6")).put_best(0)
    assert not plan.choices(1)
    chances = chances_of(plan)
    assert chances[1] == pytest.approx(1 - (25 / 36) ** 2)
    assert chances[0] == 1.0
    locked, _ = plan.toggle_lock("d4")
    assert chances_of(locked)[2] == 1.0
    assert chances_of(locked)[1] < chances[1]


def test_a_die_turned_on_one_card_uses_the_bonus_die_up(qtbot: QtBot) -> None:
    """4 4 and a die turned to 4 lie on one card: the bonus die helps no other card in this turn."""
    state = lying((1, 2, 4, 4, 6), "red K3", "blue S3", bonus=4)
    plan, _ = plan_of(state).put_best(0)
    assert plan.turned == "d0"
    assert chances_of(plan)[1] == pytest.approx(1 - (25 / 36) ** 2)
