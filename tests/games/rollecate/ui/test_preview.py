"""The picture in the New game screen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rollecate.engine.deck import deck, is_broken
from desktop_app.games.rollecate.engine.geometry import target
from desktop_app.games.rollecate.ui.kit import KIT
from desktop_app.games.rollecate.ui.preview import RollecatePreview, example, places, sight
from desktop_app.qt import theme
from desktop_app.qt.theme import SEAT_COLOURS
from desktop_app.session.record import Player


def preview(qtbot: QtBot, seats: int, setup: Setup | None = None) -> RollecatePreview:
    view = KIT.make_preview(theme.light())
    assert isinstance(view, RollecatePreview)
    qtbot.addWidget(view)
    players = tuple(Player(name, colour=key) for name, key in zip("ABCD", KIT.colours, strict=True))
    view.set_setup(setup or Setup(seats), players[:seats])
    view.resize(520, 330)
    return view


def shades(image: QImage, key: str) -> int:
    """How many pixels are close to a seat's colour, in the lower part, where the hands lie."""
    wanted, found = QColor(SEAT_COLOURS[key].hex), 0
    for x in range(image.width()):
        for y in range(image.height() * 3 // 4, image.height()):
            seen = image.pixelColor(x, y)
            away = abs(seen.red() - wanted.red()) + abs(seen.green() - wanted.green())
            found += away + abs(seen.blue() - wanted.blue()) < 30
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_hands_of_those_who_play_are_there(qtbot: QtBot, seats: int) -> None:
    image = preview(qtbot, seats).grab().toImage()
    there = [shades(image, key) > 20 for key in KIT.colours]
    assert there == [number < seats for number in range(4)]


def test_broken_track_lies_there_only_where_it_can() -> None:
    assert [sum(is_broken(piece.card) for piece in example(broken=broken)) for broken in (True, False)] == [
        1,
        0,
    ]
    for broken in (True, False):
        railway = example(broken=broken)
        values = [piece.card // 3 + 1 for piece in railway]
        assert len(railway) == deck().railway
        assert all(abs(one - other) != 2 for one, other in pairwise(values))


def test_the_options_are_seen(qtbot: QtBot) -> None:
    usual = preview(qtbot, 2).grab().toImage()
    for key in ("broken_off", "setup_no_broken"):
        assert preview(qtbot, 2, Setup(2).with_option(key, True)).grab().toImage() != usual


@pytest.mark.parametrize(("width", "height"), [(520, 330), (1400, 800), (300, 150), (260, 500)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_has_its_place(seats: int, width: int, height: int) -> None:
    strip = QRectF(0, 0, width, height * 0.27)
    pile, hands, discs = places(strip, seats)
    groups = [
        pile,
        *(one.united(other).united(disc) for (one, other), disc in zip(hands, discs, strict=True)),
    ]
    assert len(hands) == seats
    assert all(strip.contains(group) for group in groups)
    assert not any(one.intersects(other) for n, one in enumerate(groups) for other in groups[:n])
    area = QRectF(0, 0, width, height * 0.73)
    railway = example(broken=True)
    cell, offset = sight(area, railway)
    for x, y in (*(piece.cell for piece in railway), target(railway)[0]):
        assert area.contains(QRectF(x * cell + offset.x(), -y * cell + offset.y(), cell, cell))


def test_it_says_how_many_turns_there_are_and_follows_the_theme(qtbot: QtBot) -> None:
    view = preview(qtbot, 2)
    assert view.accessibleName().startswith("18 ")
    bright = view.grab().toImage()
    view.set_theme(theme.dark())
    dark = view.grab().toImage()
    assert bright.pixelColor(40, 60).lightness() > dark.pixelColor(40, 60).lightness()
    view.set_setup(Setup(4), (Player("A", colour="red"),))
    assert view.accessibleName().startswith("9 ")
