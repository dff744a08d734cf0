"""Every code that the rules of Rumis speak has a sentence of its own: none reaches a person as it is."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Event
from desktop_app.games.rumis.engine import rebuild, refusals, rules, scores
from desktop_app.games.rumis.engine.advice import REASONS, VARIANT_REASONS
from desktop_app.games.rumis.engine.puzzles import advice as puzzle_advice
from desktop_app.games.rumis.engine.puzzles import game as puzzle_game
from desktop_app.games.rumis.engine.puzzles import joined
from desktop_app.games.rumis.engine.puzzles.play import GiveUp, TakeOff
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.ui import text, text_hints, text_log, text_results
from desktop_app.games.rumis.ui.kit import KIT

PLACE = Place("V3", ((1, 1, 0), (1, 2, 0), (2, 2, 0)))
TAKEN = ((4, 4, 1), (4, 5, 1), (5, 5, 1))
DETAILS = (
    ("stone", "V3"),
    ("cells", PLACE.cells),
    ("taken", TAKEN),
    ("left", ("I2", "O4")),
    ("scores", (3, -1)),
    ("number", 17),
    ("colour", 0),
)


def calls_of(modules: Iterable[ModuleType], name: str) -> set[str]:
    """The first argument of every call of `name` that is a text."""
    found = set()
    for module in modules:
        for node in ast.walk(ast.parse(Path(inspect.getfile(module)).read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def returned(module: ModuleType, *functions: str) -> set[str]:
    """The texts that these functions return, in whichever branch."""
    found = set()
    for node in ast.walk(ast.parse(Path(inspect.getfile(module)).read_text())):
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    texts = [n.value for n in ast.walk(inner.value) if isinstance(n, ast.Constant)]
                    found |= {value for value in texts if isinstance(value, str)}
    return found


def parts_named(module: ModuleType) -> set[str]:
    """The names of the parts that a module gives a score, but for those of single colours."""
    calls = [
        n for n in ast.walk(ast.parse(Path(inspect.getfile(module)).read_text())) if isinstance(n, ast.Call)
    ]
    made = [n for n in calls if isinstance(n.func, ast.Name) and n.func.id == "Score"]
    pairs = [n for call in made for n in ast.walk(call) if isinstance(n, ast.Tuple) and len(n.elts) == 2]
    firsts = [pair.elts[0] for pair in pairs]
    return {n.value for n in firsts if isinstance(n, ast.Constant) and isinstance(n.value, str)}


EVENTS = calls_of((rules, rebuild, puzzle_game), "Event")
PUZZLE_REFUSALS = returned(puzzle_game, "refusal", "refused_place") | returned(joined, "refusal")
REFUSALS = set(get_args(refusals.Code)) | PUZZLE_REFUSALS
PARTS = {"visible", "stones", "interim", "aside", "cells", "hints", "taken_off"}
ALL_REASONS = (*REASONS, *VARIANT_REASONS, *puzzle_advice.REASONS)


def test_the_codes_are_found_where_the_rules_write_them() -> None:
    assert {"placed", "half_time", "ruins_laid", "waits", "dealt", "stuck", "taken_off"} <= EVENTS
    assert {"not_dealt", "asked", "deal", "other_game", "not_standing", "contact"} <= PUZZLE_REFUSALS
    assert parts_named(scores) | parts_named(puzzle_game) == PARTS


@pytest.mark.parametrize("code", sorted(EVENTS))
def test_every_event_has_a_line_of_the_log(qtbot: QtBot, language: str, code: str) -> None:
    line = text_log.log_line(Event(code, 0, DETAILS))
    if code == "half_time":  # that line needs the names
        assert line == ""
        return
    assert line
    assert line != code
    assert "{" not in line
    others = {text_log.log_line(Event(other, 0, DETAILS)) for other in EVENTS - {code}}
    assert line not in others


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_every_refusal_has_a_sentence(qtbot: QtBot, language: str, code: str) -> None:
    said = KIT.refusal(code)
    assert said.endswith(".")
    assert said != KIT.refusal("unheard of")
    assert text.refusal(code) not in {text.refusal(other) for other in REFUSALS - {code}}


@pytest.mark.parametrize("part", sorted(PARTS))
def test_every_part_of_a_score_has_a_heading(qtbot: QtBot, language: str, part: str) -> None:
    assert text_results.part_label(part, ("red",)) not in {part, *PARTS}


def test_every_reason_has_a_sentence_of_its_own(qtbot: QtBot, language: str) -> None:
    said = [text_hints.reason(code, {"count": 3, "cell": (0, 0, 0)}) for code in ALL_REASONS]
    assert len(set(said)) == len(ALL_REASONS)
    assert text_hints.reason("unheard of", {}) not in said
    sure, unsure = (text_hints.reason("take_off", {"count": 1, "verdict": v}) for v in ("no", "unknown"))
    assert sure != unsure


ADVICE = (
    Advice(PLACE, "covers", (("count", 2), ("area", PLACE.cells))),
    Advice(PLACE, "gains", (("count", 2), ("area", PLACE.cells), ("taken", TAKEN))),
    Advice(Place("V3", ()), "lay_aside", (("area", TAKEN), ("cells", ()), ("taken", TAKEN))),
    Advice(PLACE, "ruin", (("area", PLACE.cells),)),
    Advice(PLACE, "only_here", (("area", PLACE.cells), ("cell", (1, 1, 0)))),
    Advice(TakeOff(PLACE), "take_off", (("area", PLACE.cells), ("count", 2), ("verdict", "no"))),
    Advice(GiveUp(), "give_up"),
)


@pytest.mark.parametrize("advice", ADVICE, ids=lambda advice: advice.reason)
def test_a_hint_says_more_with_each_step(qtbot: QtBot, language: str, advice: Advice[object]) -> None:
    said = [KIT.advice_sentence(advice, stage) for stage in (1, 2, 3)]
    assert not any("{" in sentence or advice.reason == sentence for sentence in said)
    assert all(sentence.endswith(".") for sentence in said)
    if not isinstance(advice.action, GiveUp):
        assert len(set(said)) == 3
        assert text.stone_name("V3") not in said[0]
        assert text.stone_name("V3") in said[1]


def test_a_stone_carried_over_is_named_with_where_it_stands(qtbot: QtBot) -> None:
    told = KIT.advice_sentence(ADVICE[1], 3)
    assert "e5" in told
    assert "b2" in told
    assert "e5" in KIT.advice_sentence(ADVICE[2], 3)


def test_only_deeds_are_told_after_the_name(qtbot: QtBot) -> None:
    assert set(text_log.DEEDS) <= EVENTS
