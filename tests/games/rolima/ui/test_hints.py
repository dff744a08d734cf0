"""Hints of Rolimã: three stages, each says more, and a reason for each code."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.bots.bot import Advice
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.engine.advice import REASONS, advice_for
from desktop_app.games.rolima.engine.notation import read_card
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import Action, Line, Play, Take, TakeGum
from desktop_app.games.rolima.ui import hints, text

from .words import plain, whole

DATA = (
    ("colour", 2), ("points", 7), ("loss", 3), ("gain", 4), ("place", 3), ("lost", 2), ("card", 23),
    ("gums", 5), ("bets", 6), ("seat", 1), ("sure", True),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Sentences need an application."""


def told(action: Action, stage: int, reason: str = "cheap") -> str:
    return plain(hints.advice_sentence(Advice(action, reason, DATA), stage))


@pytest.mark.parametrize(
    ("action", "deed"),
    [
        (Play(read_card("G4")), "Play green 4"),
        (Take(read_card("G0/10")), "Take green 0/10"),
        (TakeGum(2), "Take gum card green"),
    ],
)
def test_each_stage_says_more(action: Action, deed: str) -> None:
    first, second, third = (told(action, stage) for stage in (1, 2, 3))
    assert "4" not in first
    assert "0/10" not in first
    assert second == f"{deed}."
    assert third.startswith(f"{deed}: ")
    assert third.endswith(".")
    assert all(map(whole, (first, second, third)))


def test_every_code_has_a_reason_of_its_own() -> None:
    reasons = {code: told(Play(read_card("G4")), 3, code) for code in REASONS}
    assert all(map(whole, reasons.values()))
    assert all(words != "Play green 4." for words in reasons.values()), reasons
    assert len(set(reasons.values())) == len(REASONS)
    assert told(Play(read_card("G4")), 3, "unheard of") == "Play green 4."


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("ends", "points"), ("denies", "loss"), ("pushes", "gain"), ("keeps", "lost"), ("pays", "points"),
        ("strong", "bets"), ("hopes", "gums"), ("gum_denies", "points"), ("gum_leader", "points"),
    ],
)  # fmt: skip
def test_reasons_tell_their_numbers(code: str, key: str) -> None:
    assert str(dict(DATA)[key]) in hints.reason(Advice(Play(read_card("R9")), code, DATA))


def test_what_is_not_sure_is_told_so() -> None:
    sure = hints.reason(Advice(Play(0), "ends", DATA))
    unsure = hints.reason(Advice(Play(0), "ends", (*DATA[:-1], ("sure", False))))
    assert sure != unsure
    assert hints.reason(Advice(Take(0), "strong", ())) != hints.reason(Advice(Take(0), "strong", DATA))


def test_the_cart_is_named() -> None:
    for code in ("ends", "denies", "pushes", "cheap", "hopes", "gum_hopes"):
        assert text.cart_name(2) in hints.reason(Advice(Play(0), code, DATA))


def test_chance_is_no_hint() -> None:
    assert hints.what(Line(0)) == ""


def test_hints_of_whole_games_are_sentences() -> None:
    seen = set()
    for seed in range(6):
        rng = Random(seed)
        state = GAME.initial(Setup(3, 0, (("gum_cards", True), ("zero_ten", True))))
        while (seat := GAME.to_act(state)) is not None:
            action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
            if seat != CHANCE:
                advice = advice_for(GAME.observe(state, seat), action)
                words = [hints.advice_sentence(advice, stage) for stage in (1, 2, 3)]
                assert all(whole(line) and line.endswith(".") for line in words)
                assert words[2] != words[1]
                seen.add(advice.reason)
            state, _ = GAME.apply(state, action)
    assert len(seen) >= 9
