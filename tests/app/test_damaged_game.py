"""A game with a damaged data file: it is told which and why, and everything else goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.games import Games, Rules
from desktop_app.app.home import Home
from desktop_app.app.library import Library
from desktop_app.app.seating import Table
from desktop_app.app.table_news import data_fault
from desktop_app.core.errors import BadData
from desktop_app.core.game import Game
from desktop_app.qt import fonts
from desktop_app.session.record import Player
from desktop_app.storage import journal
from tests.helpers.fake_game import FakeKit
from tests.helpers.fake_rules import GAME

from .desk import Desk
from .test_main_window import LEFT, at_table

PLAYERS = (Player("Ada", "person", 1, "red"), Player("Bo", "person", 1, "blue"))
TOLD = "“Marbles” cannot be played: marbles.json: stones is 5; given: 6"


class OtherRules(type(GAME)):  # type: ignore[misc]
    """The tests' game by another name."""

    id = "marbles"


class MarblesKit(FakeKit):
    """A second game; while `damaged`, its rules cannot be loaded."""

    id = "marbles"
    damaged = True

    @property
    def game(self) -> Game[Any, Any, Any]:  # type: ignore[override]
        if self.damaged:
            raise BadData("marbles.json: stones is 5", given="6")
        rules: Game[Any, Any, Any] = OtherRules()
        return rules

    def title(self) -> str:
        return "Marbles"


@pytest.fixture
def marbles() -> MarblesKit:
    return MarblesKit()


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path, marbles: MarblesKit) -> Iterator[Desk]:
    fonts.load()
    made = Desk(qapp, tmp_path, marbles)
    made.people()
    marbles.damaged = False
    sitting = made.library.start(marbles, Table(2, PLAYERS, (("heap", 12),)))
    sitting.session.submit(1, sitting.session.to_act or 0, sitting.session.revision)
    made.library.save(sitting, tmp_path / "kept.tischrunde")
    made.library.close(sitting)
    marbles.damaged = True
    qtbot.addWidget(made.window)
    made.window.resize(1100, 700)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    qtbot.waitUntil(lambda: bool(made.window.notices.texts))
    made.window.notices.toast.dismiss()
    yield made
    made.window.close()
    made.translations.close()
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def told(desk: Desk) -> str:
    """What the window says; it is dismissed."""
    (text,) = desk.window.notices.texts
    desk.window.notices.toast.dismiss()
    return text


def still_usable(qtbot: QtBot, desk: Desk) -> None:
    """The other game can be begun."""
    assert desk.page == "home"
    qtbot.mouseClick(desk.window.home.covers["pebbles"], LEFT)
    assert desk.page == "new game"


def test_a_new_game_of_it_is_refused_with_file_and_reason(
    qtbot: QtBot, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    """With a damaged deck the cover led to the crash window, and the choice stayed half built."""
    qtbot.mouseClick(desk.window.home.covers["marbles"], LEFT)
    assert told(desk) == TOLD
    still_usable(qtbot, desk)


def test_a_quick_start_of_it_is_refused_with_file_and_reason(
    qtbot: QtBot, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    """The start page itself stopped in the middle where the damaged game was the one played last."""
    desk.settings.prefer("last game", "marbles")
    desk.window.show_home()
    assert desk.window.home.start_title.text() == "Marbles"
    qtbot.mouseClick(desk.window.home.quick_button, LEFT)
    assert told(desk) == TOLD
    qtbot.mouseClick(desk.window.home.new_button, LEFT)
    assert told(desk) == TOLD
    still_usable(qtbot, desk)


def test_going_on_with_a_game_of_it_is_refused_and_it_stays(
    qtbot: QtBot, desk: Desk, marbles: MarblesKit
) -> None:
    """One damaged game kept the games of all others from being opened; and a game that was begun before the
    damage must not be lost by it.
    """
    qtbot.waitUntil(lambda: len(desk.window.home.unfinished_rows) == 1)
    path = journal.unfinished(desk.home / "journals").games[0].path
    desk.window.play.resume(path)
    assert told(desk) == (f"This game cannot be continued ({path.name}): marbles.json: stones is 5; given: 6")
    assert path.exists()
    desk.window.play.open_path(desk.home / "kept.tischrunde")
    assert told(desk) == "“kept.tischrunde” cannot be opened: marbles.json: stones is 5; given: 6"
    still_usable(qtbot, desk)
    marbles.damaged = False
    desk.window.play.resume(path)
    at_table(qtbot, desk)
    assert desk.session.ply == 1


def test_other_games_are_opened_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    """To open any file the rules of every game were loaded, the damaged ones too."""
    library = Library(Games((MarblesKit(), FakeKit())), tmp_path / "journals", tmp_path / "archive.sqlite")
    sitting = library.start(FakeKit(), Table(2, PLAYERS, (("heap", 12),)))
    library.save(sitting, tmp_path / "other.tischrunde")
    assert library.open_file(tmp_path / "other.tischrunde").kit.id == "pebbles"


def test_rules_are_loaded_one_by_one() -> None:
    rules = Rules(Games((MarblesKit(), FakeKit())))
    assert (list(rules), len(rules)) == (["marbles", "pebbles"], 2)
    assert rules["pebbles"] is GAME
    assert rules.get("chess") is None
    with pytest.raises(BadData, match=r"marbles\.json"):
        rules.get("marbles")


def test_the_start_page_names_its_unfinished_game(qtbot: QtBot, desk: Desk) -> None:
    """The list "Continue" asked the damaged rules for what was chosen there."""
    assert isinstance(desk.window.home, Home)
    qtbot.waitUntil(lambda: len(desk.window.home.unfinished_rows) == 1)
    assert desk.window.home.unfinished_rows[0].row.accessibleName().startswith("Marbles")


@pytest.mark.parametrize(
    ("why", "fault"),
    [
        ("Traceback:\ndesktop_app.core.errors.BadData: a.json: 2 numbers\n", "a.json: 2 numbers"),
        ("Traceback:\nZeroDivisionError: division by zero", ""),
        ("the thinking process has ended", ""),
        ("", ""),
    ],
)
def test_a_computer_that_cannot_read_its_file_says_so(why: str, fault: str) -> None:
    """With damaged weights the computer gave its seat up, and only the log knew the reason."""
    assert data_fault(why) == fault
