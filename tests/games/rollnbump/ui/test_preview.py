"""The picture in the New game screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.games.rollnbump.ui.preview import RollnbumpPreview, _places
from desktop_app.qt import theme
from desktop_app.qt.theme import SEAT_COLOURS
from desktop_app.session.record import Player


def preview(qtbot: QtBot, seats: int, width: int = 520, height: int = 330) -> RollnbumpPreview:
    view = KIT.make_preview(theme.light())
    assert isinstance(view, RollnbumpPreview)
    qtbot.addWidget(view)
    players = tuple(Player(name, colour=key) for name, key in zip("ABCDE", KIT.colours, strict=True))
    view.set_setup(Setup(seats), players[:seats])
    view.resize(width, height)
    return view


def shades(image: QImage, key: str) -> int:
    """How many pixels are close to a seat's colour, in the lower part, where the dice lie."""
    wanted, found = QColor(SEAT_COLOURS[key].hex), 0
    for x in range(0, image.width(), 2):
        for y in range(image.height() * 4 // 5, image.height(), 2):
            seen = image.pixelColor(x, y)
            away = abs(seen.red() - wanted.red()) + abs(seen.green() - wanted.green())
            found += away + abs(seen.blue() - wanted.blue()) < 45
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_dice_of_those_who_play_are_there(qtbot: QtBot, seats: int) -> None:
    image = preview(qtbot, seats).grab().toImage()
    there = [shades(image, key) > 20 for key in ("red", "yellow", "green", "violet")]
    assert there == [number in range(seats) for number in (0, 2, 3, 4)]


@pytest.mark.parametrize(("width", "height"), [(520, 330), (1400, 800), (300, 150), (260, 700)])
@pytest.mark.parametrize("stacks", [6, 9, 12])
def test_every_stack_has_its_own_place(width: int, height: int, stacks: int) -> None:
    area = QRectF(0, 0, width, height)
    cards, joker, die = _places(area, stacks)
    places = [*cards, joker, die]
    assert len(cards) == stacks
    assert all(area.contains(place) for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n])


def test_it_says_how_many_stacks_there_are_and_follows_the_theme(qtbot: QtBot) -> None:
    view = preview(qtbot, 2)
    table = deck().table(2)
    assert view.accessibleName().startswith(str(table.stacks))
    light = view.grab().toImage()
    view.set_theme(theme.dark())
    dark = view.grab().toImage()
    assert light.pixelColor(4, 160).lightness() > dark.pixelColor(4, 160).lightness()
    view.set_setup(Setup(5), (Player("A", colour="red"),))
    assert view.accessibleName().startswith(str(deck().table(5).stacks))
