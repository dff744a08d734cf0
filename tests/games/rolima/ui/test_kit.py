"""What Rolimã gives the shell."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.ui.kit import KIT
from desktop_app.qt.theme import SEAT_COLOURS, light
from desktop_app.session.record import Player
from desktop_app.session.session import Step

from .words import PLAYERS, whole


def test_it_has_a_title_a_cover_and_rules_in_both_languages() -> None:
    assert KIT.title() == "Rolimã"
    assert KIT.tagline()
    assert KIT.facts()
    assert KIT.cover().suffix == ".svg"
    pages = {KIT.rules_page(language) for language in ("de_DE", "en_GB", "fr")}
    assert {page.name for page in pages} == {"rolima.de.html", "rolima.en.html"}
    assert light().with_accent(KIT.accent) != light()


def test_the_start_page_gets_on_without_the_rules() -> None:
    code = (
        "import sys; from desktop_app.games.rolima.ui.kit import KIT;"
        "KIT.title(), KIT.tagline(), KIT.facts(), KIT.cover(), KIT.id, KIT.colours;"
        "print([name for name in sys.modules if 'rolima.engine' in name or name == 'numpy'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(KIT.colours)) == KIT.game.seat_range[1]
    assert set(KIT.colours) <= set(SEAT_COLOURS)
    same = tuple(Player(name, colour="violet") for name in "ABCDEF")
    keys = [KIT.seat_colours(Setup(6), same, seat) for seat in range(6)]
    assert keys[0] == ("violet",)
    assert sorted(key for (key,) in keys) == sorted(KIT.colours)


def test_every_level_has_a_name_and_a_note() -> None:
    assert len({KIT.level_name(number) for number in range(1, 6)}) == 5
    assert len({KIT.level_note(number) for number in range(1, 6)}) == 5
    assert [level.number for level in KIT.levels()] == [1, 2, 3, 4, 5]


def test_the_game_is_the_one_of_the_rules() -> None:
    assert KIT.game.id == KIT.id


@pytest.mark.parametrize("seats", [2, 6])
def test_every_choice_can_be_made(seats: int) -> None:
    for option in KIT.game.options(seats):
        for value in option.choices:
            setup = Setup(seats).with_option("hill_mode", "chosen").with_option(option.key, value)
            KIT.game.initial(setup)
            assert isinstance(KIT.choice_note(setup, option.key), str)
            assert whole(KIT.choice_label(option.key, value))
        assert whole(KIT.option_label(option.key))


def test_hill_cards_can_be_chosen_only_where_that_was_agreed() -> None:
    for mode, can in (("normal", False), ("hidden", False), ("chosen", True), ("fixed", True)):
        setup = Setup(3).with_option("hill_mode", mode)
        assert [KIT.choice_enabled(setup, f"hill_{number}") for number in range(1, 5)] == [can] * 4
        assert KIT.choice_enabled(setup, "zero_ten")


def test_the_keys_are_told(qtbot: QtBot) -> None:
    told = KIT.keys()
    assert len({key for key, _ in told}) == len(told)
    assert all(words for _, words in told)


def test_a_whole_game_in_words(qtbot: QtBot) -> None:
    """Each step has its lines and its news; with each round the cards before it are closed."""
    setup, rng = Setup(4, 1, (("gum_cards", True), ("zero_ten", True))), Random(4)
    state, rounds = KIT.game.initial(setup), 0
    while (seat := KIT.game.to_act(state)) is not None:
        action = KIT.game.chance(state, rng) if seat == CHANCE else rng.choice(list(KIT.game.legal(state)))
        state, events = KIT.game.apply(state, action)
        step = Step(action, seat, events)
        lines = KIT.describe_step(step, setup, PLAYERS)
        assert lines or seat == CHANCE
        told = (*lines, *KIT.news(step, setup, PLAYERS), *KIT.faded_lines(step, setup, PLAYERS))
        assert all(map(whole, told))
        rounds += KIT.fades(step)
        notes = [KIT.seat_note(KIT.game.observe(state, None), each) for each in range(4)]
        assert all(map(whole, notes))
    assert rounds == state.round - 1 > 4
    outcome = KIT.game.outcome(state)
    assert outcome is not None
    assert PLAYERS[outcome.winners[0]].name in KIT.outcome_sentence(outcome, PLAYERS)
    for part, _ in outcome.scores[0].parts:
        assert KIT.part_label(part, ()) != part
