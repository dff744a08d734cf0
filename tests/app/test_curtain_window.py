"""The curtain in the window, its look, and that no order of deeds shows a hand to another seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QTranslator, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.curtain_cloth import INK, ridge
from desktop_app.app.dress import Dress
from desktop_app.app.following import WITHOUT_GL
from desktop_app.app.games import Games
from desktop_app.app.i18n import Translations
from desktop_app.app.library import Library
from desktop_app.app.main_window import MainWindow
from desktop_app.app.settings import Settings
from desktop_app.app.table_page import TablePage
from desktop_app.bots.bot import Advice
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.gl3d.probe import ProbeResult
from desktop_app.qt.kit import Services
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import ACCENTS, contrast
from desktop_app.session.record import Player
from tests.helpers.fake_game import fake_services
from tests.helpers.quiet_sound import QuietSound
from tests.helpers.secret_game import SecretKit, secret_session
from tests.helpers.secret_rules import WORDS
from tests.helpers.secret_table import ADA, BO, ROBI, Table
from tests.helpers.secret_watch import hands_in, secrets_of, told

KEY = Qt.Key
Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays a table for these players (default: Ada and Bo)."""
    tables: list[Table] = []

    def lay_table(*players: Player, practice: bool = False, services: Services | None = None) -> Table:
        session = secret_session(*(players or (ADA, BO)), practice=practice)
        tables.append(Table(qtbot, session, services or fake_services()))
        return tables[-1]

    yield lay_table
    for table in tables:
        table.page.close_table()


# ---- in the window -------------------------------------------------------------------------------


class NoGraphics(QObject):
    """Answers at once that there is no OpenGL."""

    finished = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QTimer.singleShot(0, self, lambda: self.finished.emit(ProbeResult(ok=False, renderer="a test")))


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The whole window over folders of this test, with Ada and Bo as the last choice."""
    fonts.load()
    settings, translations = Settings(tmp_path / "settings.json"), Translations()
    settings.choose("speed", "off")
    settings.choose("language", "en")
    settings.prefer(WITHOUT_GL, "a test")
    players = [{"name": name, "kind": "person"} for name in ("Ada", "Bo")]
    settings.prefer("new game secrets", {"seats": 2, "start": 0, "players": players})
    dress = Dress(qapp, settings, system=lambda: Qt.ColorScheme.Light)
    games = Games((SecretKit(),), ())
    library = Library(games, tmp_path / "journals", tmp_path / "archive.sqlite")
    made = MainWindow(games, library, settings, translations, dress, QuietSound(), ask_graphics=NoGraphics)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    translations.close()
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def at_table(qtbot: QtBot, window: MainWindow) -> TablePage:
    """The page of the table, once it is shown; nothing in the window shows a hand."""
    qtbot.waitUntil(lambda: window.stand.page is not None and window.stand.page.isVisible())
    page = window.stand.page
    assert page is not None
    qtbot.waitUntil(lambda: page.secrecy.called is None or page.curtain.lift.hasFocus())
    clean(window, page)
    return page


def clean(window: MainWindow, page: TablePage) -> None:
    QApplication.processEvents()
    looker = page.perspective.seat
    assert hands_in(window.grab().toImage()) <= {looker}
    assert told(secrets_of(page.session.state, looker), window) == []


def test_every_way_to_a_table_ends_before_the_curtain(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """A new game, one gone on with, one loaded, and the way back from the settings."""
    kit, saved = window.games.kits[0], tmp_path / "evening.tischrunde"
    window.play.quick_start(kit)
    page = at_table(qtbot, window)
    assert page.secrecy.called == 0
    QTest.keyClick(page.curtain.lift, KEY.Key_Return)
    assert page.perspective.seat == 0
    clean(window, page)
    window.show_settings()
    window.settings.choose("theme", "dark")
    window.settings.choose("language", "de")
    page.perspective.submit("k")
    assert window.settings_page is not None
    window.settings_page.back.emit()
    page = at_table(qtbot, window)
    assert page.secrecy.called == 1
    window.play.save_to(saved)
    window.toggle_full_screen()
    clean(window, page)
    window.leave_table()
    qtbot.waitUntil(lambda: len(window.home.unfinished_rows) == 1)
    assert told(set(WORDS), window) == []
    assert hands_in(window.grab().toImage()) == set()
    window.home.unfinished_rows[0].pressed.emit()
    page = at_table(qtbot, window)
    assert page.secrecy.called == 1
    QTest.keyClick(page.curtain.lift, KEY.Key_Space)
    assert page.perspective.seat == 1
    window.play.open_path(saved)
    qtbot.waitUntil(lambda: window.stand.page is not page)
    page = at_table(qtbot, window)
    assert page.secrecy.called == 1
    assert window.windowTitle() == "evening"


# ---- the look ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("accent", ACCENTS)
def test_words_on_the_cloth_can_be_read(accent: str, *, dark: bool) -> None:
    theme = (themes.dark() if dark else themes.light()).with_accent(accent)
    assert contrast(ridge(theme.accent, dark=dark).lighter(112).name(), INK) >= 4.5


class Wordy(QTranslator):
    """Says everything about the curtain at greater length than German does."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        words = {
            "It is your turn.": "Du bist am Zug. Öffne den Vorhang, wenn ganz gewiss niemand sonst zusieht.",
            "Lift": "Den schweren Vorhang öffnen",
            "Change": "Jemand anderen auf diesen Platz setzen …",
        }
        return next((long for short, long in words.items() if text.startswith(short)), None)


def test_nothing_is_clipped_in_the_smallest_window(lay: Lay, qapp: QApplication) -> None:
    fonts.load()
    wordy = Wordy()
    qapp.setStyleSheet(stylesheet(themes.dark()))
    try:
        longest = (
            replace(player, name="Maximiliane-Bartholomäa"[:23] + player.name[0]) for player in (ADA, BO)
        )
        table = lay(*longest)
        table.page.resize(1024, 600)
        curtain = table.page.curtain
        qapp.installTranslator(wordy)
        table.turn()
        table.turn()
        table.check()
        shown = [curtain.medal, curtain.name, curtain.words, curtain.lift, curtain.news, curtain.seat]
        assert all(part.isVisible() for part in shown)
        assert "Vorhang" in curtain.lift.text()
        for above, below in pairwise(shown):
            if below is not curtain.seat:
                assert above.geometry().bottom() <= below.geometry().top()
        for part in shown:
            assert curtain.rect().contains(part.geometry())
            assert part.width() >= part.minimumSizeHint().width()
        assert curtain.news.view.viewport().height() >= 40
    finally:
        qapp.removeTranslator(wordy)
        qapp.setStyleSheet("")


# ---- anything, at any moment ---------------------------------------------------------------------


def deeds(table: Table, rng: Random) -> list[Callable[[], object]]:
    """Everything that can happen."""
    page, session = table.page, table.session
    seat = rng.randrange(3)

    def answer() -> None:
        if page.bots.thinking is not None:
            table.driver.reply(rng.choice(list(session.game.legal(session.state))))

    def advise() -> None:
        page.hints.ask()
        if page.hints.waiting:
            table.driver.reply_advice(Advice(table.lay_highest(), "highest"))

    def move() -> None:
        legal = list(page.perspective.legal())
        if legal:
            page.perspective.submit(rng.choice(legal))

    def lift() -> None:
        table.board.painted.clear()
        page.curtain.lift.click()

    return [
        *(lift, lift, lift, move, move, move, answer, answer, answer, advise),
        *(page.undo, page.redo, page.describe, page.escape, page.bots.play_now),
        lambda: page.look_at(rng.randrange(session.ply + 1)),
        lambda: page.set_reviewing(rng.random() < 0.3),
        lambda: page.set_log_open(rng.random() < 0.5),
        lambda: page.resize(rng.choice([1024, 1280]), rng.choice([600, 800])),
        lambda: page.set_theme(rng.choice([themes.light(), themes.dark()])),
        lambda: QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange)),
        lambda: table.press(rng.choice([KEY.Key_0, KEY.Key_Tab, KEY.Key_F2, KEY.Key_D])),
        page.keeper.menu(seat, page).levels.actions()[0].trigger,
        page.keeper.menu(seat, page).person.trigger,
        page.keeper.menu(seat, page).person.trigger,
    ]


@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_deeds_shows_a_hand(lay: Lay, seed: int) -> None:
    rng = Random(seed)
    table = lay(ADA, BO, ROBI, practice=True)
    lifted = 0
    for _ in range(60):
        before = table.looker
        rng.choice(deeds(table, rng))()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        QApplication.processEvents()
        if table.session.over:
            table.page.undo()
            table.board.painted.clear()
            continue
        if before != table.looker is not None:
            lifted += 1
            table.board.painted.discard(before if before is not None else -1)
        if not table.page.reviewing or table.called is not None:
            table.check()
        table.board.painted.clear()
    assert lifted > 1
