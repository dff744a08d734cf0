"""The sentences of the Rumis table, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Event, Outcome, Score, Setup
from desktop_app.games.rumis.engine.advice import REASONS
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.scores import colour_scores
from desktop_app.games.rumis.engine.stones import stone_set
from desktop_app.games.rumis.ui import text, text_hints, text_log, text_results
from desktop_app.games.rumis.ui.kit import KIT
from desktop_app.session.record import Player
from desktop_app.session.session import Step

REBUILD = Setup(2, 0, (("scenario", "colca"), ("variant", "rebuild")))
PLAYERS = (Player("Ada"), Player("Bo"), Player("Cy"))


def outcome(*totals: int) -> Outcome:
    scores = tuple(Score(total) for total in totals)
    return Outcome(scores, tuple(1 + sum(o > total for o in totals) for total in totals))


def test_the_winner_is_named_also_below_zero(qtbot: QtBot, language: str) -> None:
    """Qt puts no negative number into %n: a game given up early once ended "with %n point"."""
    won = {"en": "Ada wins with −2 points.", "de": "Ada gewinnt mit −2 Punkten."}
    one = {"en": "Ada wins with 1 point.", "de": "Ada gewinnt mit 1 Punkt."}
    assert text_results.outcome_sentence(outcome(-2, -5, -7), PLAYERS) == won[language]
    assert text_results.outcome_sentence(outcome(1, -5, -7), PLAYERS) == one[language]


def test_a_shared_victory_names_all(qtbot: QtBot, language: str) -> None:
    said = text_results.outcome_sentence(outcome(4, 4, 4), PLAYERS)
    expected = {
        "en": "Ada, Bo and Cy share the victory with 4 points.",
        "de": "Ada, Bo und Cy teilen sich den Sieg mit 4 Punkten.",
    }
    assert said == expected[language]


def test_every_reason_of_a_hint_has_its_own_sentence(qtbot: QtBot, language: str) -> None:
    said = {code: text_hints.reason(code, {"count": 3}) for code in REASONS}
    assert len(set(said.values())) == len(REASONS)
    assert text_hints.reason("unheard of", {}) not in said.values()
    assert not any("%n" in sentence for sentence in said.values())


def test_every_stone_has_a_name_of_its_own(qtbot: QtBot, language: str) -> None:
    names = {text.stone_name(stone.id) for stone in stone_set()}
    assert len(names) == 11
    assert not names & {stone.id for stone in stone_set()}


def test_events_become_log_lines(qtbot: QtBot, language: str) -> None:
    placed = Event("placed", 0, (("stone", "O4"), ("cells", ((0, 0, 1), (0, 1, 1)))))
    expected = {
        "en": "square at a1, level\N{NO-BREAK SPACE}2",
        "de": "Quadrat auf a1, Ebene\N{NO-BREAK SPACE}2",
    }
    assert text_log.log_line(placed) == expected[language]
    assert text_log.log_line(Event("out", 1)) != text_log.log_line(Event("finished", 1))


def test_whoever_is_out_is_named_with_the_colour_where_there_are_two(qtbot: QtBot, language: str) -> None:
    """ "cannot place a stone: out" without a name once read as if somebody else were meant."""
    step = Step(
        None,
        1,
        (
            Event("placed", 1, (("stone", "I2"), ("cells", ((0, 0, 0), (1, 0, 0))), ("colour", 1))),
            Event("out", 0, (("colour", 2),)),
            Event("out", 1, (("colour", 3),)),
        ),
    )
    pair = (Player("Ada", colour="red"), Player("Bo", colour="blue"))
    four = KIT.describe_step(step, Setup(2).with_option("four_colours", True), pair)
    expected = {
        "en": ("Ada (Yellow): cannot place a stone: out", "Bo (Green): cannot place a stone: out"),
        "de": (
            "Ada (Gelb): kann keinen Stein setzen: ausgeschieden",
            "Bo (Grün): kann keinen Stein setzen: ausgeschieden",
        ),
    }
    assert four[1:] == expected[language]
    lone = Step(None, 1, (Event("out", 1, (("colour", 1),)),))
    assert KIT.describe_step(lone, Setup(2), pair)[0].startswith("Bo: ")


def test_the_scores_of_two_colours_carry_their_names(qtbot: QtBot, language: str) -> None:
    names = [text_results.part_label(part, ("red", "green")) for part in ("colour0", "colour2")]
    assert names == {"en": ["Red", "Green"], "de": ["Rot", "Grün"]}[language]
    assert text_results.part_label("colour3", ("blue", "yellow")) == {"en": "Yellow", "de": "Gelb"}[language]


def test_a_rebuild_is_won_with_both_halves(qtbot: QtBot) -> None:
    def said(interim: int, total: int) -> str:
        scores = (Score(total, (("interim", interim), ("visible", total - interim))), Score(-9))
        return text_results.outcome_sentence(Outcome(scores, (1, 2)), PLAYERS[:2])

    assert "9 + 13 = 22" in said(9, 22)
    assert "+" not in said(-2, 5)
    assert "+" not in said(9, 7)  # more was laid aside than is seen


def test_the_end_of_a_puzzle_tells_of_hints_and_stones_taken_off(qtbot: QtBot) -> None:
    def said(reason: str, hints: int = 0, taken: int = 0) -> str:
        score = Score(12, (("cells", 12), ("hints", hints), ("taken_off", taken)))
        return text_results.outcome_sentence(Outcome((score,), (1,), reason), PLAYERS[:1])

    ends = [said("solved"), said("solved", 0, 3), said("solved", 2, 3), said("gave_up", 1)]
    assert len(set(ends)) == len(ends)
    assert "3" in ends[1]
    assert "2" in ends[2]
    assert said("resigned") == said("gave_up")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_stone_of_a_colour_is_told_its_rule(qtbot: QtBot, seats: int) -> None:
    state = GAME.initial(Setup(seats).with_option("scenario", "chaka"))
    free = text.choose_prompt(state, 0, "red")
    state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    second = text.choose_prompt(state, 1, "blue")
    assert free != second
    assert ("edge" in second) == (seats == 5)


def test_in_the_rebuild_the_prompt_says_what_is_to_be_done(qtbot: QtBot) -> None:
    state, rng, asked = GAME.initial(REBUILD), Random(1), []
    while state.colour is not None:
        told = text.choose_prompt(state, state.colour, "red")
        if told not in asked:
            asked.append(told)
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
    assert "inside the red line" in asked[0]
    assert sum("carry over" in told for told in asked) == 2  # the first one over has a rule of its own
    assert any("lay aside" in told for told in asked)


def test_stones_of_nobody_are_called_neutral(qtbot: QtBot) -> None:
    state = GAME.initial(Setup(2).with_option("variant", "ruins"))
    assert "neutral" in text.choose_prompt(state, 2, "red")
    state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    assert text.describe(state, ("red", "blue"), None).startswith("neutral: ")


def test_what_has_been_carried_over_is_described_so(qtbot: QtBot) -> None:
    state, rng = GAME.initial(REBUILD), Random(1)
    while state.colour is not None:
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
    lines = text.describe(state, ("red", "blue"), None).splitlines()
    beyond = sum(not state.agreement.inside(*stone.cells[0][:2]) for stone in state.placed)
    assert sum(line.endswith("beyond the red line") for line in lines) == beyond > 0


def test_who_cannot_place_before_half_time_is_not_out(qtbot: QtBot) -> None:
    """Both were once said to be out, and both played on."""
    pair = (Player("Ada", colour="red"), Player("Bo", colour="blue"))
    rng, state = Random(4), GAME.initial(REBUILD)
    said: list[str] = []
    while state.phase == "build":
        action = rng.choice(list(GAME.legal(state)))
        seat = GAME.to_act(state)
        assert seat is not None
        for each in (0, 1):
            assert not KIT.seat_out(GAME.observe(state, 0), each)
            waits = text_results.seat_note(GAME.observe(state, 0), each)
            assert ("half time" in waits) == (state.status[each] == "out")
        state, events = GAME.apply(state, action)
        said += KIT.describe_step(Step(action, seat, events), REBUILD, pair)
    assert any(line.endswith("has no more places before half time") for line in said)
    assert not any(text_log.log_line(Event("out", 1)) in line for line in said)
    aside = Step(None, 1, (Event("laid_aside", 1, (("stone", "I2"),)), Event("out", 1)))
    assert text_log.log_line(Event("out", 1)) in KIT.describe_step(aside, REBUILD, pair)[1]


def test_a_plate_of_two_colours_says_whose_points_it_shows(qtbot: QtBot) -> None:
    setup = Setup(2).with_option("four_colours", True)
    colours = ("red", "yellow")
    rng, state = Random(4), GAME.initial(setup)
    seen = GAME.observe(state, 0)
    assert KIT.plate_note(seen, 0, colours) == KIT.seat_note(seen, 0)
    named: set[str] = set()
    while GAME.to_act(state) is not None:
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
        first, second = (colour_scores(state)[colour] for colour in (0, 2))
        note = KIT.plate_note(GAME.observe(state, 0), 0, colours)
        if first != second:
            best = colours[second > first]
            assert note.startswith(f"best: {best} · ")
            named.add(best)
    assert len(named) == 2


def test_a_first_stone_that_may_touch_edges_only_is_told_before_it_is_refused(qtbot: QtBot) -> None:
    state = GAME.initial(Setup(5))
    state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    assert "at an edge, no face" in text.choose_prompt(state, 1, "blue")
