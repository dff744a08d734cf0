"""What Rumis gives the shell, for the table and for puzzles alike."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.game import CHANCE, OptionValue, Setup
from desktop_app.games.rumis.engine.boards import SUFFIX, OwnBoard, own_value, write_board
from desktop_app.games.rumis.engine.offer import variant_of
from desktop_app.games.rumis.engine.puzzles.generate import kind_of_day
from desktop_app.games.rumis.engine.puzzles.play import AskHint
from desktop_app.games.rumis.engine.rules import GAME
from desktop_app.games.rumis.engine.scenarios import plus_scenarios, scenario_of
from desktop_app.games.rumis.ui.board import RumisBoard
from desktop_app.games.rumis.ui.editor import BoardEditor
from desktop_app.games.rumis.ui.kit import KIT
from desktop_app.games.rumis.ui.puzzle_board import PuzzleBoard
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import SoundPlayer
from desktop_app.qt.theme import SEAT_COLOURS, light
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session, Step

PLAYERS = tuple(Player(name, colour="green") for name in ("Ada", "Bo", "Cy", "Di", "Ed", "Fay"))

TABLES = (
    Setup(2),
    Setup(2, 1, (("four_colours", True),)),
    Setup(2, 0, (("scenario", "colca"), ("variant", "rebuild"))),
    Setup(2, 0, (("scenario", "tambo"), ("variant", "ruins"))),
    Setup(3, 0, (("scenario", "pirka"), ("variant", "ruins"))),
    Setup(5, 0, (("scenario", "huaca"),)),
    Setup(6, 0, (("scenario", "chaka"),)),
)
PUZZLES = (
    Setup(1),
    Setup(1, 0, (("colours", "many"), ("rule", "contact"))),
    Setup(1, 0, (("level", "open"), ("target", "cube4"))),
    Setup(1, 0, (("day", "2026-02-28"),)),
)


def with_players(setup: Setup) -> tuple[Player, ...]:
    return PLAYERS[: setup.seats]


def test_the_start_page_gets_on_without_the_rules() -> None:
    code = (
        "import sys; from desktop_app.games.rumis.ui.kit import KIT;"
        "KIT.title(), KIT.tagline(), KIT.facts(), KIT.cover(), KIT.id, KIT.colours;"
        "print([name for name in sys.modules if 'rumis.engine' in name or name == 'numpy'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_there_is_a_colour_for_every_seat() -> None:
    assert set(KIT.colours) == set(SEAT_COLOURS)
    assert KIT.game.seat_range == (1, len(KIT.colours))
    keys = [KIT.seat_colours(Setup(6), PLAYERS, seat) for seat in range(6)]
    assert keys[0] == ("green",)
    assert sorted(key for (key,) in keys) == sorted(KIT.colours)


@pytest.mark.parametrize(
    ("setup", "counts"), [(Setup(2, 0, (("four_colours", True),)), (2, 2)), (Setup(3), (1, 1, 1))]
)
def test_a_seat_has_the_colours_that_it_plays(setup: Setup, counts: tuple[int, ...]) -> None:
    keys = [KIT.seat_colours(setup, with_players(setup), seat) for seat in range(setup.seats)]
    assert tuple(map(len, keys)) == counts
    assert len({key for own in keys for key in own}) == sum(counts)


def test_nobodys_stones_have_no_colour_of_a_seat() -> None:
    setup = Setup(2, 0, (("variant", "ruins"),))
    assert [len(KIT.seat_colours(setup, with_players(setup), seat)) for seat in range(2)] == [1, 1]
    state = GAME.initial(setup)
    action = next(iter(GAME.legal(state)))
    step: Step[Any] = Step(action, 0, GAME.apply(state, action)[1])
    assert KIT.step_colours(step, setup, with_players(setup)) == ()


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ((), 1),
        ((("colours", "many"),), 2),
        ((("colours", "many"), ("target", "cube4")), 4),
        ((("day", "2026-03-01"),), 4),  # a Sunday: the large cube
    ],
)
def test_who_solves_alone_has_all_colours_of_the_puzzle(
    options: tuple[tuple[str, OptionValue], ...], count: int
) -> None:
    setup = Setup(1, 0, options)
    keys = KIT.seat_colours(setup, PLAYERS[:1], 0)
    assert len(set(keys)) == count == GAME.initial(setup).colours
    assert keys[0] == "green"


def test_every_level_has_a_note_of_its_own() -> None:
    assert len({KIT.level_note(number) for number in range(1, 6)}) == 5


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_option_and_choice_has_a_name_in_words(qtbot: QtBot, language: str, seats: int) -> None:
    for option in KIT.game.options(seats):
        assert KIT.option_label(option.key) != option.key
        labels = [KIT.choice_label(option.key, value) for value in option.choices]
        assert len(set(labels)) == len(labels)
        for value, label in zip(option.choices, labels, strict=True):
            assert label
            setup = Setup(seats).with_option(option.key, value)
            note = KIT.choice_note(setup, option.key)
            assert "{" not in note
            assert "%n" not in note


@pytest.mark.parametrize("seats", range(1, 7))
def test_labels_of_choices_are_sentences_of_their_own_branch(seats: int) -> None:
    """A choice that nobody named would fall back to its value; those that read alike are known."""
    alike = {"usual", "alternative", "ruins", "rebuild", "free", "few", "many", "easy", "medium", "hard"}
    alike |= {"throne", "tower", "slab", "stairs", "pyramid"}
    for option in KIT.game.options(seats):
        for value in option.choices:
            assert KIT.choice_label(option.key, value) != str(value) or value in alike


def test_an_own_board_goes_by_its_name(qtbot: QtBot) -> None:
    value = own_value(OwnBoard("Oma's hut", ((2, 2, 2), (0, 1, 1))))
    assert KIT.choice_label("scenario", value) == "Oma's hut"
    setup = Setup(4).with_option("scenario", value)
    assert "8" in KIT.choice_note(setup, "scenario")
    assert "reconstructed" not in KIT.choice_note(setup, "scenario")
    assert not KIT.choice_enabled(setup, "heights")
    assert KIT.choice_label("scenario", "own:broken") not in ("own:broken", "")


def test_the_note_of_a_board_says_whether_it_is_as_printed(qtbot: QtBot) -> None:
    def note(seats: int, board: str) -> str:
        return KIT.choice_note(Setup(seats).with_option("scenario", board), "scenario")

    assert "reconstructed" not in note(4, "pirka")
    assert "reconstructed" in note(2, "pirka")
    assert all("own design" in note(seats, board.id) for board in plus_scenarios() for seats in range(2, 7))


def test_the_variant_is_dim_with_four_colours_and_says_where_it_does_nothing(qtbot: QtBot) -> None:
    four = Setup(2, 0, (("four_colours", True), ("variant", "rebuild")))
    assert not KIT.choice_enabled(four, "variant")
    assert KIT.choice_enabled(Setup(2), "variant")
    notes = set()
    for board in ("chullpa", "colca"):
        assert scenario_of(board).tables[2].second == () or board == "colca"
        setup = Setup(2, 0, (("scenario", board), ("variant", "rebuild")))
        notes.add((variant_of(setup), KIT.choice_note(setup, "variant")))
    assert {variant for variant, _ in notes} == {"usual", "rebuild"}
    assert len({note for _, note in notes}) == 2
    assert KIT.choice_note(four, "variant")


def test_the_other_height_table_is_that_of_the_players_there_are_with_ruins() -> None:
    """Ruins for two are played on the board for three."""
    setup = Setup(2).with_option("scenario", "cucho")
    assert KIT.choice_enabled(setup, "heights")
    assert not KIT.choice_enabled(setup.with_option("variant", "ruins"), "heights")


def test_few_or_many_colours_are_dim_where_they_are_the_same(qtbot: QtBot) -> None:
    assert KIT.choice_enabled(Setup(1), "colours")
    assert not KIT.choice_enabled(Setup(1).with_option("target", "cube5"), "colours")


@pytest.mark.parametrize("setup", [*TABLES, *PUZZLES], ids=str)
def test_a_whole_game_is_told_in_words(qtbot: QtBot, language: str, setup: Setup) -> None:
    """No code, no empty place in a sentence, from the first action to the end."""
    rng, players = Random(5), with_players(setup)
    state = GAME.initial(setup)
    said: set[str] = set()
    while (seat := GAME.to_act(state)) is not None:
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, events = GAME.apply(state, action)
        step: Step[Any] = Step(action, seat, events)
        lines = KIT.describe_step(step, setup, players)
        assert lines
        assert set(KIT.step_colours(step, setup, players)) <= set(KIT.colours)
        seen = GAME.observe(state, 0)
        notes = [KIT.seat_note(seen, seat) for seat in range(setup.seats)]
        assert all(notes)
        said.update(lines, notes)
    outcome = GAME.outcome(state)
    assert outcome is not None
    said.add(KIT.outcome_sentence(outcome, players))
    parts = {part for score in outcome.scores for part, _ in score.parts}
    labels = {KIT.part_label(part, KIT.seat_colours(setup, players, 0)) for part in parts}
    assert not labels & parts
    assert not any("{" in words or "%n" in words or "_" in words for words in said | labels)


def test_names_stand_before_what_happened_to_others(qtbot: QtBot) -> None:
    setup, players = TABLES[2], PLAYERS[:2]
    rng, state = Random(1), GAME.initial(TABLES[2])
    further: list[str] = []
    while GAME.to_act(state) is not None:
        action = rng.choice(list(GAME.legal(state)))
        seat = GAME.to_act(state)
        assert seat is not None
        state, events = GAME.apply(state, action)
        further += KIT.news(Step(action, seat, events), setup, players)
    assert KIT.news_are_whole
    assert any(line.startswith("Half time: Ada ") for line in further)
    assert any(line.startswith(("Ada: ", "Bo: ")) for line in further)


def test_the_keys_are_told(qtbot: QtBot) -> None:
    told = KIT.keys()
    assert len({key for key, _ in told}) == len(told)
    assert all(words for _, words in told)


def test_drawn_boards_are_choices_for_all_but_puzzles(tmp_path: Path) -> None:
    hut = OwnBoard("Hut", ((2, 2), (2, 1)))
    assert KIT.own_choices(tmp_path / "missing", "scenario", 2) == ()
    write_board(tmp_path / f"hut{SUFFIX}", hut)
    (tmp_path / f"broken{SUFFIX}").write_text("{")
    assert KIT.own_choices(tmp_path, "scenario", 2) == (own_value(hut),)
    assert KIT.own_choices(tmp_path, "scenario", 1) == KIT.own_choices(tmp_path, "variant", 2) == ()
    for seats in range(2, 7):
        GAME.initial(Setup(seats).with_option("scenario", own_value(hut)))


def test_there_is_one_puzzle_a_day_and_its_note_says_what_it_is(qtbot: QtBot) -> None:
    monday = date(2026, 3, 2)
    for number in range(7):
        day = monday + timedelta(number)
        (occasion,) = KIT.occasions(day)
        kind = kind_of_day(day.isoformat())
        assert occasion.title
        assert dict(occasion.marks).keys() == {"solved", "gave_up", "resigned"}
        words = (("target", kind.target), ("level", kind.level), ("rule", kind.rule))
        assert all(KIT.choice_label(key, value)[1:] in occasion.note for key, value in words)
    (first,), (second,) = KIT.occasions(monday), KIT.occasions(monday)
    assert first == second
    assert GAME.initial(first.setup).day == "2026-03-02"


def test_a_hint_of_a_puzzle_is_counted_once_a_position() -> None:
    state = GAME.initial(Setup(1))
    assert KIT.before_hint(GAME.observe(state, 0)) is None  # not dealt yet
    state, _ = GAME.apply(state, GAME.chance(state, Random(1)))
    asking = KIT.before_hint(GAME.observe(state, 0))
    assert asking == AskHint()
    state, _ = GAME.apply(state, asking)
    assert KIT.before_hint(GAME.observe(state, 0)) is None
    assert "1" in KIT.seat_note(GAME.observe(state, 0), 0)
    assert KIT.before_hint(GAME.observe(GAME.initial(Setup(2)), 0)) is None


@pytest.mark.parametrize(("setup", "kind"), [(Setup(1), PuzzleBoard), (Setup(2), RumisBoard)])
def test_the_table_is_that_of_what_is_played(qtbot: QtBot, setup: Setup, kind: type[QWidget]) -> None:
    session = Session(GAME, Header(GAME.id, GAME.rules_version, setup, with_players(setup), 1))
    preferences: dict[str, Any] = {}
    services = Services(
        light(), SoundPlayer(muted=True), lambda: 0.0, preferences.get, preferences.__setitem__
    )
    board = KIT.make_board(Perspective(session, None), services)
    qtbot.addWidget(board)
    assert isinstance(board, kind)


def test_boards_are_drawn_in_the_workshop(qtbot: QtBot, tmp_path: Path) -> None:
    assert KIT.workshop_title().strip(" …")
    assert KIT.workshop_suffix() == SUFFIX
    workshop = KIT.make_workshop(tmp_path, light())
    qtbot.addWidget(workshop)
    assert isinstance(workshop, BoardEditor)
    path = tmp_path / f"hut{SUFFIX}"
    write_board(path, OwnBoard("Hut", ((2, 2), (2, 1))))
    workshop.open_file(path)
    assert workshop.name.text() == "Hut"


def test_notes_of_many_seats_are_short(qtbot: QtBot) -> None:
    """Six plates share the width of the window."""
    notes = [KIT.seat_note(GAME.observe(GAME.initial(Setup(seats)), 0), 0) for seats in (4, 5)]
    assert notes == ["11 stone(s) left", "11 left"]
