"""The wheel scrolls a page; it used to turn the sliders and lists it passed over, sounds down to nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.new_game import NewGame
from desktop_app.app.page import Page
from desktop_app.app.settings import Settings
from desktop_app.app.settings_page import SettingsPage
from desktop_app.qt import theme as themes
from tests.helpers.fake_game import FakeKit


@pytest.fixture
def settings(qtbot: QtBot, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def shown(qtbot: QtBot, page: Page) -> None:
    qtbot.addWidget(page)
    page.resize(900, 300)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    (area,) = page.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)


def wheel_down(page: Page, widget: QWidget) -> int:
    """Turn the wheel over `widget` as the system tells it; how far the page was scrolled."""
    (area,) = page.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    bar.setValue(0)
    area.ensureWidgetVisible(widget)
    before = bar.value()
    QTest.wheelEvent(
        page.windowHandle(), QPointF(widget.mapTo(page, widget.rect().center())), QPoint(0, -120)
    )
    return bar.value() - before


def test_the_wheel_passes_over_the_volumes_and_scrolls_the_settings(qtbot: QtBot, settings: Settings) -> None:
    page = SettingsPage(settings, themes.light())
    shown(qtbot, page)
    slider = page.volumes["all"]
    before = slider.value()
    assert wheel_down(page, slider) > 0
    assert slider.value() == before
    slider.setFocus()
    wheel_down(page, slider)
    assert slider.value() < before
    assert settings.volume("all") == pytest.approx(slider.value() / 20)


def test_the_wheel_passes_over_the_lists_of_a_new_game(qtbot: QtBot, settings: Settings) -> None:
    page = NewGame(FakeKit(), settings, themes.light())
    shown(qtbot, page)
    chosen = page.table
    for box in (page.starter, page.rows[1].level):
        assert wheel_down(page, box) > 0
        assert page.table == chosen
        assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus, "else the wheel itself gives it the focus"
    page.starter.setFocus()
    wheel_down(page, page.starter)
    assert page.starter.currentIndex() == 1
