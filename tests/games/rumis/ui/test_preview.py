"""The picture of a set-up in the New game screen."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.game import OptionValue, Setup
from desktop_app.games.rumis.engine.boards import OwnBoard, own_value
from desktop_app.games.rumis.engine.puzzles.targets import collection
from desktop_app.games.rumis.engine.rules import WHOLE
from desktop_app.games.rumis.ui.kit import KIT
from desktop_app.games.rumis.ui.preview import RumisPreview
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.scene import Scene3D
from desktop_app.qt.theme import light

HUT = own_value(OwnBoard("Hut", ((3, 3), (3, 1))))


@dataclass(frozen=True)
class Shown:
    """What the picture shows, and what it is called."""

    scene: Scene3D
    name: str


def shown(qtbot: QtBot, seats: int, **options: OptionValue) -> Shown:
    preview = RumisPreview(light())
    qtbot.addWidget(preview)
    preview.set_setup(Setup(seats, 0, tuple(sorted(options.items()))), ())
    view = preview.findChild(PainterBoardView)
    assert view is not None
    return Shown(view.scene, view.accessibleName())


@pytest.mark.parametrize("option", ["usual", "ruins"])
def test_ruins_are_shown_as_the_board_for_one_more(qtbot: QtBot, option: str) -> None:
    view = shown(qtbot, 2, scenario="tambo", variant=option)
    top = {"usual": 2, "ruins": 3}[option]
    assert {cap for row in view.scene.caps for cap in row} == {0, top}
    assert str(top) in view.name


def test_the_rebuild_shows_both_sides_of_the_red_line(qtbot: QtBot) -> None:
    usual = shown(qtbot, 2, scenario="colca")
    both = shown(qtbot, 2, scenario="colca", variant="rebuild")
    count = [sum(1 for row in each.scene.caps for cap in row if cap) for each in (usual, both)]
    assert count == [21, 42]
    assert (len(usual.scene.traces), len(both.scene.traces)) == (0, 2 * (3 + 7))
    assert both.name.startswith(KIT.choice_label("scenario", "colca"))
    assert both.name != usual.name


def test_an_own_board_is_shown_and_named(qtbot: QtBot) -> None:
    view = shown(qtbot, 3, scenario=HUT)
    assert view.scene.caps == ((3, 3), (3, 1))
    assert view.name.startswith("Hut: ")


def test_a_puzzle_shows_what_is_to_be_filled(qtbot: QtBot) -> None:
    for target in collection().targets:
        view = shown(qtbot, 1, target=target.id)
        assert view.scene.caps == target.heights
    day = shown(qtbot, 1, day="2026-03-01")
    assert day.scene.caps == collection().target("cube5").heights
    assert KIT.choice_label("target", "cube5")[1:] in day.name


def test_every_board_can_be_shown(qtbot: QtBot) -> None:
    preview = RumisPreview(light())
    qtbot.addWidget(preview)
    view = preview.findChild(PainterBoardView)
    assert view is not None
    for seats in range(2, 7):
        for board in WHOLE.options(seats)[0].choices:
            setup = Setup(seats).with_option("scenario", board)
            preview.set_setup(setup, ())
            assert view.scene.caps == WHOLE.agreement(setup).caps
