"""The New game page of a game that is another one for one seat, with many pictures and own choices."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop_app.app.choices import alone_at, last_table, played, summary, told
from desktop_app.app.new_game import NewGame
from desktop_app.app.settings import Settings
from desktop_app.app.tiles import TileChoice, TileStrip, columns_of, fitting
from desktop_app.core.game import Setup
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.widgets import Segmented
from desktop_app.session.record import Header, Player
from tests.app.jar_game import BOWLS, JARS, LARGE, SUFFIX, JarKit, own_jar

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(qtbot: QtBot, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "makings"
    made.mkdir()
    return made


def keep(folder: Path, *names: str) -> None:
    for name in names:
        (folder / f"{name}{SUFFIX}").write_text(own_jar(name), encoding="utf-8")


def opened(qtbot: QtBot, settings: Settings, folder: Path | None = None) -> NewGame:
    """The page in the smallest window."""
    page = NewGame(JarKit(), settings, themes.light(), folder=folder)
    qtbot.addWidget(page)
    page.resize(1024, 606)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return page


def tiles(page: NewGame, key: str = "jar") -> TileChoice:
    part = page.option_parts[key]
    assert isinstance(part, TileChoice)
    return part


def strip(page: NewGame) -> TileStrip:
    (found,) = (each for each in page.findChildren(TileStrip) if not each.isHidden())
    return found


def in_sight(page: NewGame) -> bool:
    """Whether the chosen tile can be seen as a whole."""
    tile, view = tiles(page).checked, strip(page).viewport()
    assert tile is not None
    return view.rect().contains(tile.rect().translated(tile.mapTo(view, tile.rect().topLeft())))


def test_all_options_follow_the_number_of_seats(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, settings)
    assert tiles(page).values == JARS
    assert isinstance(page.option_parts["pace"], Segmented)
    page.set_seats(1)
    assert tiles(page, "bowl").values == BOWLS
    assert isinstance(page.option_parts["level"], QComboBox)
    assert isinstance(page.option_parts["rule"], Segmented)
    assert set(page.option_parts) == {"bowl", "level", "rule"}
    assert [row.isVisible() for row in page.rows] == [True] + 5 * [False]
    assert not page.starter.isVisible()
    qtbot.mouseClick(tiles(page, "bowl").tiles[3], LEFT)
    assert page.table.setup() == Setup(1, 0, (("bowl", "bowl-4"), ("level", "easy"), ("rule", "free")))
    page.set_seats(5)
    assert tiles(page).values == LARGE
    assert page.starter.isVisible()
    page.set_seats(2)
    assert page.option_parts["pace"].isVisible()


def test_a_choice_comes_back_with_the_seats_that_have_it(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, settings)
    page.choose("jar", "jar-2")
    page.choose("pace", "slow")
    page.set_seats(4)
    page.set_seats(5)
    assert dict(page.table.options) == {"jar": "jar-7"}, "the first, where the wish cannot be had"
    page.set_seats(1)
    page.choose("bowl", "bowl-5")
    page.set_seats(2)
    assert dict(page.table.options) == {"jar": "jar-2", "pace": "slow"}
    page.choose("jar", "jar-9")
    page.set_seats(6)
    assert dict(page.table.options) == {"jar": "jar-9"}, "offered there too"
    page.set_seats(1)
    assert dict(page.table.options)["bowl"] == "bowl-5"
    again = opened(qtbot, settings)
    again.set_seats(2)
    assert dict(again.table.options) == {"jar": "jar-9", "pace": "slow"}, "also the next time"


def test_own_jars_stand_behind_the_others(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    keep(folder, "Anna", "Zoe")
    page = opened(qtbot, settings, folder)
    assert tiles(page).values == (*JARS, own_jar("Anna"), own_jar("Zoe"))
    assert [tile.text() for tile in tiles(page).tiles[-2:]] == ["Anna", "Zoe"]
    page.choose("jar", own_jar("Zoe"))
    page.set_seats(4)
    assert dict(page.table.options)["jar"] == own_jar("Zoe")
    assert summary(page.kit, page.table).endswith("Zoe")


def test_an_own_jar_whose_file_is_gone_is_still_there(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    keep(folder, "Anna")
    opened(qtbot, settings, folder).choose("jar", own_jar("Anna"))
    (folder / f"Anna{SUFFIX}").unlink()
    page = opened(qtbot, settings, folder)
    assert dict(page.table.options)["jar"] == own_jar("Anna")
    assert tiles(page).values[-1] == own_jar("Anna")
    checked = tiles(page).checked
    assert checked is not None
    assert checked.text() == "Anna"


def test_a_kept_value_that_the_rules_do_not_take_is_forgotten(settings: Settings) -> None:
    settings.prefer("new game jars", {"seats": 2, "options": {"jar": "pot", "pace": [1]}, "wishes": 4})
    assert dict(last_table(JarKit(), settings).options) == {"jar": "jar-1", "pace": "usual"}


def test_an_edited_jar_stays_chosen_in_its_new_form(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    keep(folder, "Anna")
    page = opened(qtbot, settings, folder)
    page.choose("jar", own_jar("Anna"))
    (folder / f"Anna{SUFFIX}").write_text(own_jar("Anna", 90), encoding="utf-8")
    page.look_again()
    assert dict(page.table.options)["jar"] == own_jar("Anna", 90)
    assert tiles(page).values == (*JARS, own_jar("Anna", 90))
    (folder / f"Anna{SUFFIX}").unlink()
    page.look_again()
    assert dict(page.table.options)["jar"] == own_jar("Anna", 90), "nothing has taken its place"


def test_what_was_made_is_chosen_where_its_option_exists(
    qtbot: QtBot, settings: Settings, folder: Path
) -> None:
    page = opened(qtbot, settings, folder)
    page.set_seats(1)
    page.choose_own("jar", own_jar("Anna"))
    assert page.table.seats == 2
    assert dict(page.table.options)["jar"] == own_jar("Anna")
    page.choose_own("lid", 3)
    assert "lid" not in dict(page.table.options)


@pytest.mark.parametrize(
    ("count", "columns"), [(2, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 3), (12, 4), (20, 4)]
)
def test_columns(count: int, columns: int) -> None:
    assert columns_of(count) == columns


def test_twenty_pictures_can_be_scrolled_through_and_the_chosen_one_is_in_sight(
    qtbot: QtBot, qapp: QApplication, settings: Settings, folder: Path
) -> None:
    fonts.load()
    qapp.setStyleSheet(stylesheet(themes.light()))
    try:
        keep(folder, *(f"No {number}" for number in range(1, 9)))
        page = opened(qtbot, settings, folder)
        assert len(tiles(page).tiles) == 20
        assert strip(page).verticalScrollBar().maximum() > 0
        assert in_sight(page)
        page.choose("jar", own_jar("No 8"))
        assert in_sight(page)
        tile = tiles(page).tiles[-1]
        tile.setFocus()
        for _ in range(4):
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
            assert in_sight(page)
        assert dict(page.table.options)["jar"] == "jar-4"
        assert page.preview.height() >= 150
        assert page.minimumSizeHint().width() <= 1024
        for part in (strip(page), page.board_card.workshop_button, page.start_button):
            assert page.rect().contains(part.mapTo(page, part.rect().bottomRight())), part
    finally:
        qapp.setStyleSheet("")


def test_a_restored_choice_is_in_sight_at_once(qtbot: QtBot, settings: Settings, folder: Path) -> None:
    keep(folder, *(f"No {number}" for number in range(1, 9)))
    opened(qtbot, settings, folder).choose("jar", own_jar("No 8"))
    page = opened(qtbot, settings, folder)
    qtbot.waitUntil(lambda: in_sight(page))


def test_a_list_beside_the_seats_is_as_wide_as_its_widest_choice(
    qtbot: QtBot, qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept the width it had when it was made, and cut the words, closed and open."""
    fonts.load()
    qapp.setStyleSheet(stylesheet(themes.light()))
    try:
        page = opened(qtbot, settings)
        page.set_seats(1)
        combo = page.option_parts["level"]
        assert isinstance(combo, QComboBox)
        label = JarKit.choice_label
        for more in ("", " in longer words"):
            monkeypatch.setattr(
                JarKit, "choice_label", lambda kit, key, value, more=more: label(kit, key, value) + more
            )
            page.retranslate()
            qtbot.waitUntil(lambda: combo.width() >= combo.sizeHint().width())
            metrics = combo.fontMetrics()
            widest = max(metrics.horizontalAdvance(combo.itemText(row)) for row in range(combo.count()))
            assert combo.width() >= widest + 9 + 26, "its padding and its arrow"
            assert combo.width() >= combo.view().sizeHintForColumn(0) + 10, "the open list"
    finally:
        qapp.setStyleSheet("")


def header(*options: tuple[str, str], created: str = "2026-11-30T09:00:00+01:00") -> Header:
    return Header("jars", 1, Setup(1, 0, options), (Player("Ada"),), 1, created=created)


def test_what_is_played_is_told_also_of_an_occasion() -> None:
    kit = JarKit()
    assert played(kit, header(("bowl", "bowl-3"))) == "Bowl 3"
    assert played(kit, header(("day", "2026-11-30"))) == "Jar of the day"
    assert played(kit, header(("day", "2026-11-29"))) == "", "of no day that suggested it"
    assert played(kit, header(("day", "2026-11-30"), created="")) == ""
    two = Header("jars", 1, Setup(2, 0, (("jar", own_jar("Anna")),)), (Player("Ada"), Player("Bo")), 1)
    assert played(kit, two) == "Anna"
    broken = Header("jars", 1, Setup(2, 0, (("jar", "pot"),)), (Player("Ada"), Player("Bo")), 1)
    assert played(kit, broken) == ""


def test_a_game_alone_is_for_the_person_of_the_first_seat(settings: Settings) -> None:
    kit = JarKit()
    table = alone_at(kit, settings, Setup(1, 0, (("day", "2026-11-30"),)))
    assert (table.seats, [player.kind for player in table.seated]) == (1, ["person"])
    settings.prefer("new game jars", {"players": [{"name": "Ada", "kind": "computer"}]})
    (first,) = alone_at(kit, settings, Setup(1)).seated
    assert (first.name, first.kind) == ("Player 1", "person")


def test_pictures_grow_with_the_page_and_names_lose_their_explanation_first(
    qtbot: QtBot, settings: Settings
) -> None:
    page = opened(qtbot, settings)
    page.set_seats(1)
    low = tiles(page, "bowl").row_height
    page.resize(1500, 900)
    qtbot.waitUntil(lambda: tiles(page, "bowl").row_height > low)
    tall = tiles(page, "bowl")
    qtbot.waitUntil(lambda: strip(page).height() == 3 * tall.row_height - 6)
    metrics = QFontMetricsF(fonts.ui(10))
    text = "Tambo \N{MIDDLE DOT} the lodge"
    assert fitting(text, metrics, 300) == text
    assert fitting(text, metrics, 50) == "Tambo"


def test_an_option_of_two_choices_is_told_where_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of two games is played could not be told from the list of unfinished ones."""
    kit, strict = JarKit(), header(("bowl", "bowl-3"), ("level", "hard"), ("rule", "strict"))
    assert played(kit, strict) == "Bowl 3"
    assert "Strict" not in told(kit, strict.setup)
    monkeypatch.setattr(JarKit, "telling", ("rule",))
    assert played(kit, strict) == "Bowl 3 · Strict"
    assert told(kit, strict.setup) == ("Bowl 3", "Hard", "Strict")
    assert played(kit, header(("bowl", "bowl-3"), ("rule", "free"))) == "Bowl 3", "the usual"
    monkeypatch.setattr(JarKit, "telling", ("rule", "level"))
    monkeypatch.setattr(JarKit, "choice_label", lambda kit, key, value: f"{value} · explained")
    assert played(kit, header(("bowl", "bowl-3"), ("rule", "free"))) == "bowl-3 · explained"
    assert played(kit, strict).startswith("bowl-3 · strict · explained · hard"), "there is room for little"
