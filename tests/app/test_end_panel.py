"""The end of a game: who won, and the sums, best seat first."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop_app.app.end_panel import EndPanel, ResultsModel, results_of
from desktop_app.core.game import Outcome, Score, Seat
from desktop_app.qt import theme as themes
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeKit

PLAYERS = (Player("Ada"), Player("Bo"), Player("Cleo"))
OUTCOME = Outcome(
    (
        Score(4, (("pebbles", 4), ("last", 0))),
        Score(6, (("pebbles", 4), ("last", 2))),
        Score(4, (("pebbles", 5), ("last", -1))),
    ),
    (2, 1, 2),
)


def colours(seat: Seat) -> tuple[str, ...]:
    return (("red", "blue", "yellow")[seat],)


def test_seats_are_sorted_by_rank_and_equal_ranks_are_shared() -> None:
    rows = results_of(FakeKit(), OUTCOME, PLAYERS, colours)
    assert [(row.rank, row.name, row.total) for row in rows] == [(1, "Bo", 6), (2, "Ada", 4), (2, "Cleo", 4)]
    assert rows[0].parts == (("Pebbles", 4), ("Last pebble", 2))
    assert rows[0].colours == ("blue",)
    assert rows[0].spoken == "1. Bo: 6 (Pebbles 4, Last pebble 2)"


def test_who_played_alone_has_no_rank_and_a_cup_only_for_a_success(qtbot: QtBot) -> None:
    """A disc with a dash stood where the rank is; all ends looked alike."""
    panel = EndPanel(themes.light().with_accent("terracotta"))
    qtbot.addWidget(panel)
    panel.resize(336, 560)
    panel.show()
    score = Score(4, (("pebbles", 4),))
    panel.show_outcome(FakeKit(), Outcome((score,), (1,), "over"), PLAYERS[:1], colours)
    assert panel._cup.isVisible()
    assert panel.model.rows[0].spoken == "Ada: 4 (Pebbles 4)"
    area = panel.view.visualRect(panel.model.index(0))
    place = QPoint(area.x() + 9, area.y() + 22)
    alone = panel.view.viewport().grab().toImage().pixelColor(place)
    panel.show_outcome(FakeKit(), OUTCOME, PLAYERS, colours)
    ranked = panel.view.viewport().grab().toImage().pixelColor(place)
    theme = themes.light().with_accent("terracotta")
    assert ranked.name() == QColor(theme.accent).name()
    assert alone.name() not in (ranked.name(), QColor(theme.sunken).name()), "the swatch"
    panel.show_outcome(FakeKit(), Outcome((score,), (1,), "resigned"), PLAYERS[:1], colours)
    assert not panel._cup.isVisible()


def test_the_table_is_a_model(qtmodeltester: ModelTester) -> None:
    model = ResultsModel()
    model.set_rows(results_of(FakeKit(), OUTCOME, PLAYERS, colours))
    qtmodeltester.check(model)
    assert model.index(2).data(Qt.ItemDataRole.AccessibleTextRole).startswith("2. Cleo: 4")


def test_the_panel_shows_winner_and_sums_and_is_drawn(qtbot: QtBot) -> None:
    panel = EndPanel(themes.light().with_accent("terracotta"))
    qtbot.addWidget(panel)
    panel.resize(336, 560)
    panel.show_outcome(FakeKit(), OUTCOME, PLAYERS, colours)
    panel.show()
    assert panel.sentence.text() == "Bo wins."
    assert "Last pebble -1" in panel.accessibleDescription()
    light = panel.grab().toImage()
    assert len({light.pixelColor(x, y).name() for x in range(0, 336, 4) for y in range(0, 560, 4)}) > 30
    panel.set_theme(themes.dark().with_accent("terracotta"))
    assert panel.grab().toImage().pixelColor(168, 400).lightness() < light.pixelColor(168, 400).lightness()


def test_a_low_panel_still_shows_every_seat(qtbot: QtBot) -> None:
    panel = EndPanel(themes.light())
    qtbot.addWidget(panel)
    panel.show_outcome(FakeKit(), OUTCOME, PLAYERS, colours)
    panel.resize(336, 700)
    panel.show()
    view = panel.view

    def height() -> int:
        return view.visualRect(panel.model.index(2)).bottom()

    qtbot.waitUntil(lambda: view.viewport().height() > 330)
    roomy = height()
    panel.resize(336, 400)
    qtbot.waitUntil(lambda: height() < roomy)
    assert height() <= view.viewport().height()


def test_five_seats_fit_beside_a_board_of_a_small_window(qtbot: QtBot) -> None:
    """At 1024 x 640 the fifth seat was once cut off at the lower edge of the list."""
    panel = EndPanel(themes.light())
    qtbot.addWidget(panel)
    players = (*PLAYERS, Player("Di"), Player("Ed"))
    scores = tuple(Score(total, (("pebbles", total), ("last", 0))) for total in range(5))
    outcome = Outcome(scores, (5, 4, 3, 2, 1), "over")
    panel.show_outcome(FakeKit(), outcome, players, lambda seat: ("red",))
    panel.resize(336, 431)
    panel.show()
    view = panel.view
    qtbot.waitUntil(lambda: 0 < view.visualRect(panel.model.index(4)).bottom() <= view.viewport().height())


def test_every_button_asks_for_its_thing(qtbot: QtBot) -> None:
    panel = EndPanel(themes.light())
    qtbot.addWidget(panel)
    panel.show()
    for button, signal in (
        (panel.rematch, panel.rematch_requested),
        (panel.new_game, panel.new_game_requested),
        (panel.review, panel.review_requested),
        (panel.save, panel.save_requested),
        (panel.home, panel.home_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Space)
