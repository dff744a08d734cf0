"""What Rollecate gives the shell."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rollecate.ui.kit import KIT
from desktop_app.qt.theme import SEAT_COLOURS, light
from desktop_app.session.record import Player


def test_it_has_a_title_a_cover_and_rules_in_both_languages() -> None:
    assert KIT.title() == "Rollecate"
    assert KIT.tagline()
    assert KIT.facts()
    assert KIT.cover().suffix == ".svg"
    pages = {KIT.rules_page(language) for language in ("de_DE", "en_GB", "fr")}
    assert {page.name for page in pages} == {"rollecate.de.html", "rollecate.en.html"}
    assert light().with_accent(KIT.accent) != light()


def test_the_start_page_gets_on_without_the_rules() -> None:
    code = (
        "import sys; from desktop_app.games.rollecate.ui.kit import KIT;"
        "KIT.title(), KIT.tagline(), KIT.facts(), KIT.cover(), KIT.id, KIT.colours;"
        "print([name for name in sys.modules if 'rollecate.engine' in name or name == 'numpy'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(KIT.colours)) == KIT.game.seat_range[1]
    assert set(KIT.colours) <= set(SEAT_COLOURS)
    same = tuple(Player(name, colour="green") for name in "ABCD")
    keys = [KIT.seat_colours(Setup(4), same, seat) for seat in range(4)]
    assert keys[0] == ("green",)
    assert sorted(key for (key,) in keys) == sorted(KIT.colours)


def test_every_level_has_a_name_and_a_note() -> None:
    assert len({KIT.level_name(number) for number in range(1, 6)}) == 5
    assert len({KIT.level_note(number) for number in range(1, 6)}) == 5


def test_the_game_is_the_one_of_the_rules() -> None:
    assert KIT.game.id == KIT.id


@pytest.mark.parametrize("seats", [1, 4])
def test_every_choice_can_be_made(seats: int) -> None:
    for option in KIT.game.options(seats):
        for value in option.choices:
            setup = Setup(seats).with_option(option.key, value)
            KIT.game.initial(setup)
            assert isinstance(KIT.choice_note(setup, option.key), str)


def test_the_keys_are_told(qtbot: QtBot) -> None:
    told = KIT.keys()
    assert len({key for key, _ in told}) == len(told)
    assert all(words for _, words in told)
