"""Saving, opening, going on, changing language, theme and view: in the real window, in mid-game."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.main import make_window
from desktop_app.app.main_window import MainWindow

from .player import Person


def bots_alive() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == "bots"]


def begin(qtbot: QtBot, window: MainWindow, seed: int = 5) -> Person:
    window.settings.choose("view3d", "painter")
    person = Person(qtbot, window, seed)
    person.click("Rumis")
    person.click("Start game")
    person.sit_down()
    person.wait_for_turn()
    return person


def test_a_game_is_saved_opened_and_gone_on_with(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    person = begin(qtbot, window)
    person.place_by_keys()
    person.wait_for_turn()
    state, ply = person.page.session.state, person.page.session.ply
    path = tmp_path / "evening.tischrunde"
    window.play.save_to(path)
    person.place_by_keys()
    person.wait_for_turn()
    window.play.open_path(path)
    person.sit_down()
    person.wait(lambda: person.page.session.ply == ply)
    assert person.page.session.state == state
    before = path.read_bytes()
    person.place_by_keys()
    person.wait_for_turn()
    assert person.page.session.ply > ply
    assert path.read_bytes() == before, "a file that was opened is never written by playing on"


def test_a_game_goes_on_after_the_window_was_closed_while_the_bot_thinks(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    person = begin(qtbot, window)
    session = person.page.session
    for seat, player in enumerate(session.players):
        if player.kind == "computer":
            person.page.keeper.hand_over(seat, 5)
    person.place_by_keys()
    shown, players = session.state, session.players
    assert person.page.bots.thinking is not None
    window.close()
    window.shut_down()
    assert not bots_alive()

    again = make_window(qapp)
    again.settings.choose("speed", "off")
    qtbot.addWidget(again)
    again.resize(1280, 800)
    with qtbot.waitActive(again):
        again.show()
        again.activateWindow()
    person = Person(qtbot, again)
    qtbot.waitUntil(lambda: bool(again.library.unfinished()), timeout=10_000)
    again.play.resume(again.library.unfinished()[0].path)
    person.sit_down()
    assert person.page.session.state == shown
    assert person.page.session.players == players
    again.close()
    again.shut_down()


def test_language_theme_and_view_change_in_the_middle_of_a_game(qtbot: QtBot, window: MainWindow) -> None:
    person = begin(qtbot, window)
    page = person.page
    person.board.hold("T4")
    english = page.board.prompt()
    window.settings.choose("language", "de")
    qtbot.waitUntil(lambda: "Von oben" in {button.text() for button in page.tools.buttons})
    assert page.board.prompt() != english
    light = page.grab().toImage().pixelColor(4, 4).lightness()
    window.settings.choose("theme", "dark")
    qtbot.waitUntil(lambda: page.grab().toImage().pixelColor(4, 4).lightness() < light - 60)
    window.settings.choose("view3d", "auto")
    person.wait(lambda: person.board.view.widget.isVisible() and person.board.hasFocus())
    assert person.board.held is not None
    assert person.board.held.stone == "T4"
    person.key(Qt.Key.Key_N)
    person.key(Qt.Key.Key_Return)
    assert len(page.session.state.placed) >= 1


def test_undo_goes_back_to_the_own_decision_and_redo_forth(qtbot: QtBot, window: MainWindow) -> None:
    person = begin(qtbot, window)
    session = person.page.session
    ply, state = session.ply, session.state
    person.place_by_keys()
    person.wait_for_turn()
    later, plies = session.state, session.ply
    assert plies == ply + 2
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (session.state, session.ply) == (state, ply)
    person.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert (session.state, session.ply) == (later, plies)
