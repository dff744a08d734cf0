"""What is drawn, pixel by pixel, and how little is drawn anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.qt.scene2d.artist import ItemLook
from desktop_app.qt.scene2d.item import HINTS
from desktop_app.qt.scene2d.spot import Motion, Spot
from desktop_app.qt.scene2d.view import SceneView
from desktop_app.session.component import Component
from tests.qt.scene2d.conftest import MakeTable, Table, move_pointer
from tests.qt.scene2d.example import ExampleArtist, card, table


def off_by(view: SceneView, artist: ExampleArtist, component: Component) -> int:
    """How much any pixel of a channel differs from the component painted directly, without the scene."""
    ratio, place = view.devicePixelRatioF(), view.rect_of(component.id)
    size = (place.size() * ratio).toSize()
    wanted = QImage(size, QImage.Format.Format_RGB32)
    wanted.setDevicePixelRatio(ratio)
    wanted.fill("#24406B")
    painter = QPainter(wanted)
    painter.setRenderHints(HINTS)
    artist.paint(painter, component, QRectF(QPointF(), place.size()), ItemLook())
    painter.end()
    seen = view.grab(view.rect()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    cut = seen.copy(QRect((place.topLeft() * ratio).toPoint(), size))
    return max(abs(one - other) for one, other in zip(bytes(cut.bits()), bytes(wanted.bits()), strict=True))


def test_a_card_at_rest_is_as_sharp_as_if_painted_directly(example: Table) -> None:
    example.artist.shift = 0.37  # whole pixels all the same
    example.view.arrange()
    example.view.finish_motion()
    for number in (0, 7, 18):
        assert off_by(example.view, example.artist, example.model.components[number]) <= 1


def test_a_card_lying_on_its_side_is_sharp_too(example: Table) -> None:
    example.artist.turned.add("card7")
    example.view.arrange()
    example.view.finish_motion()
    place = example.view.rect_of("card7")
    assert (place.width(), place.height()) == (84, 60)
    seen = example.view.grab().toImage()
    left, middle = round(place.left()), round(place.center().y())
    edge = [seen.pixelColor(left + x, middle).name() for x in range(3)]
    assert edge == ["#23272b", "#fffdf9", "#fffdf9"]


def test_a_moving_card_is_not_painted_anew(qtbot: QtBot, example: Table) -> None:
    example.view.grab()
    example.artist.painted.clear()
    example.change(card(0, 5, 2), card(5, 6, 2))
    assert example.view.moving
    for now in (40.0, 80.0, 160.0):
        start = example.x_of("card0")
        example.clock.now = now
        qtbot.waitUntil(lambda start=start: example.x_of("card0") > start)  # type: ignore[misc]
        example.view.grab()
    example.view.finish_motion()
    example.view.grab()
    assert set(example.artist.painted) <= {"card0", "card5"}
    assert max(example.artist.painted.values()) == 1


def test_only_named_items_are_repainted(qtbot: QtBot, example: Table) -> None:
    example.view.grab()
    example.artist.painted.clear()
    example.view.repaint_items(["card1", "card2", "nothing"])
    qtbot.waitUntil(lambda: bool(example.artist.painted))
    example.view.grab()
    assert example.artist.painted == {"card1": 1, "card2": 1}


def test_a_refresh_paints_everything_once_more(example: Table) -> None:
    example.view.grab()
    example.artist.painted.clear()
    example.view.refresh()
    example.view.grab()
    assert set(example.artist.painted.values()) == {1}
    assert len(example.artist.painted) == 21


def test_another_scale_places_and_paints_anew(example: Table) -> None:
    example.change(card(0, 5, 2))
    assert example.view.moving
    example.view.grab()
    example.artist.painted.clear()
    QApplication.sendEvent(example.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert not example.view.moving
    example.view.grab()
    assert example.artist.painted["ground"] == 1
    assert len(example.artist.painted) == 21


def test_a_disabled_view_says_so_to_its_artist(example: Table) -> None:
    assert example.look("card0").enabled
    example.view.setEnabled(False)
    assert not example.look("card0").enabled
    move_pointer(example, example.view.rect_of("card0").center().toPoint())
    assert not example.look("card0").hovered
    assert example.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_growing_card_is_scaled_from_the_larger_picture(qtbot: QtBot, example: Table) -> None:
    small = Spot(440, 260, 30, 42)
    example.artist.planned["card30"] = Motion(duration=200.0, start=small)
    example.change(card(30, 5, 2))
    assert example.view.moving
    spot = example.view.spot_of("card30")
    assert spot == small
    seen = example.view.grab().toImage()
    assert seen.pixelColor(440, 260 - 19).name() != "#24406b"
    assert seen.pixelColor(440, 260 - 26).name() == "#24406b"


def test_a_card_under_another_is_found_where_rows_say(make_table: MakeTable) -> None:
    first, second = card(1, 0, 0, hue=0), card(2, 0, 0, hue=200)
    example = make_table((first, second))
    below = example.view.grab().toImage().pixelColor(60, 60)
    assert example.view.component_at(QPoint(60, 60)) == "card2"
    example.model.set_components((second, first))
    example.view.finish_motion()
    assert example.view.component_at(QPoint(60, 60)) == "card1"
    assert example.view.grab().toImage().pixelColor(60, 60) != below


def test_spots_may_depend_on_the_size_of_the_view(example: Table) -> None:
    size = QSizeF(example.view.viewport().size())
    assert size == QSizeF(640, 480)
    assert example.artist.spot(table()[0], size).y == example.view.rect_of("card0").center().y()


PROGRAM = """
import sys
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.view import SceneView
from tests.qt.scene2d.example import ExampleArtist, table
from tests.qt.scene2d.test_pictures import off_by
app = QApplication([])
model, artist = ComponentsModel(), ExampleArtist()
artist.shift = 0.37
view = SceneView(model, artist)
model.set_components(table())
view.resize(640, 480)
view.show()
assert QTest.qWaitForWindowExposed(view)
assert view.devicePixelRatioF() == float(sys.argv[1]), view.devicePixelRatioF()
print(max(off_by(view, artist, component) for component in table()[:19:6]))
"""


@pytest.mark.parametrize("scale", ["1.25", "1.5", "2", "3"])
def test_cards_are_as_sharp_at_other_scales(scale: str, qapp: QApplication) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, scale],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) <= 1
