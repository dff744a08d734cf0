"""What Roll'n Bump gives the shell."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.deck import Deck
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.qt.theme import SEAT_COLOURS
from desktop_app.session.record import Player


def test_it_has_a_title_a_cover_and_rules_in_both_languages() -> None:
    assert KIT.title() == "Roll'n Bump"
    assert KIT.tagline()
    assert KIT.facts()
    assert KIT.cover().suffix == ".svg"
    pages = {KIT.rules_page(language) for language in ("de_DE", "en_GB", "fr")}
    assert {page.name for page in pages} == {"rollnbump.de.html", "rollnbump.en.html"}


def test_a_damaged_deck_shows_before_a_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules were there without their deck, so that a game began and then stopped."""

    def damaged() -> Deck:
        raise BadData("deck.json: dice is 5", given="6")

    monkeypatch.setattr("desktop_app.games.rollnbump.engine.deck.deck", damaged)
    with pytest.raises(BadData, match="dice is 5"):
        _ = KIT.game


def test_the_start_page_gets_on_without_the_rules() -> None:
    code = (
        "import sys; from desktop_app.games.rollnbump.ui.kit import KIT;"
        "KIT.title(), KIT.tagline(), KIT.facts(), KIT.cover(), KIT.id, KIT.colours;"
        "print([name for name in sys.modules if 'rollnbump.engine' in name or name == 'numpy'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(KIT.colours)) == KIT.game.seat_range[1]
    assert set(KIT.colours) <= set(SEAT_COLOURS)
    same = tuple(Player(name, colour="violet") for name in "ABCDE")
    keys = [KIT.seat_colours(Setup(5), same, seat) for seat in range(5)]
    assert keys[0] == ("violet",)
    assert sorted(key for (key,) in keys) == sorted(KIT.colours)


def test_every_level_has_a_name_and_a_note() -> None:
    numbers = [level.number for level in KIT.levels()]
    assert len({KIT.level_name(number) for number in numbers}) == len(numbers) == 5
    assert len({KIT.level_note(number) for number in numbers}) == 5


def test_nothing_can_be_chosen_but_the_players() -> None:
    assert KIT.game.id == KIT.id
    assert all(KIT.game.options(seats) == () for seats in range(2, 6))


def test_the_keys_are_told(qtbot: QtBot) -> None:
    told = KIT.keys()
    assert len({key for key, _ in told}) == len(told)
    assert all(words for _, words in told)
