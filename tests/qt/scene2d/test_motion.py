"""Items follow the model: how changes move, and that everything ends where a fresh view would show it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from desktop_app.qt.scene2d.item import SceneItem
from desktop_app.qt.scene2d.spot import NONE, Motion, MotionKind
from desktop_app.qt.scene2d.view import SceneView
from tests.qt.scene2d.conftest import MakeTable, Table
from tests.qt.scene2d.example import AWAY, DECK, card, die, table


def running_timers(view: SceneView) -> list[QTimer]:
    return [timer for timer in view.findChildren(QTimer) if timer.isActive()]


def items(view: SceneView) -> list[SceneItem]:
    return [item for item in view.scene().items() if isinstance(item, SceneItem)]


def same_as_fresh(example: Table, make_table: MakeTable) -> bool:
    """Whether a view that is built anew shows the same pixels."""
    seen = example.view.grab().toImage()
    artist = example.artist
    fresh = make_table(example.model.components, artist)
    return bool(seen == fresh.view.grab().toImage())


def test_a_changed_place_is_a_slide_and_settles_once(qtbot: QtBot, example: Table) -> None:
    start = example.x_of("card0")
    settled: list[bool] = []
    example.view.settled.connect(lambda: settled.append(example.view.moving))
    example.change(card(0, 5, 2))
    assert example.view.moving
    example.clock.now = 110.0
    qtbot.waitUntil(lambda: example.x_of("card0") > start)
    assert start < example.x_of("card0") < start + 380
    assert example.view.rect_of("card0").center().x() == start + 380
    example.clock.now = 220.0
    qtbot.waitUntil(lambda: bool(settled))
    assert settled == [False]
    assert example.x_of("card0") == start + 380
    assert running_timers(example.view) == []


def test_the_artist_is_asked_once_a_change_when_the_model_is_complete(qtbot: QtBot, example: Table) -> None:
    old = example.model.components
    example.artist.motions.clear()
    example.model.set_components((card(0, 5, 2), *old[2:], card(30, 1, 4)))
    assert example.view.moving
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 500.0
    asked = {(before or after).id: (before, after) for before, after in example.artist.motions}  # type: ignore[union-attr]
    assert asked == {
        "card0": (old[0], card(0, 5, 2)),
        "card1": (old[1], None),
        "card30": (None, card(30, 1, 4)),
    }
    assert len(example.artist.motions) == 3


def test_what_moves_is_above_what_lies_still(qtbot: QtBot, example: Table) -> None:
    example.change(card(0, 2, 0))
    example.artist.planned["card1"] = Motion(delay=100.0)
    example.change(card(1, 3, 0))
    assert example.view.moving
    heights = {item.component.id: item.zValue() for item in items(example.view)}
    assert max(heights, key=lambda name: heights[name]) == "card0"
    assert heights["card1"] < heights["card2"]


def test_what_goes_flies_away_and_is_then_gone(qtbot: QtBot, example: Table) -> None:
    example.artist.planned["card4"] = Motion(duration=200.0, end=AWAY)
    before = len(items(example.view))
    example.remove("card4")
    assert example.view.moving
    assert len(items(example.view)) == before
    assert example.view.rect_of("card4").isEmpty()
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 200.0
    assert len(items(example.view)) == before - 1


def test_what_comes_back_while_it_goes_turns_round(qtbot: QtBot, example: Table) -> None:
    example.artist.planned["card4"] = Motion(duration=200.0, end=AWAY)
    home, before = example.view.rect_of("card4"), len(items(example.view))
    example.remove("card4")
    assert example.view.moving
    example.clock.now = 60.0
    qtbot.waitUntil(lambda: any(item.shown.x > home.center().x() + 20 for item in items(example.view)
                                if item.component.id == "card4"))  # fmt: skip
    example.change(card(4, 4, 0))
    assert example.view.moving
    assert example.x_of("card4") > home.center().x() + 20
    assert len(items(example.view)) == before
    example.view.finish_motion()
    assert example.view.rect_of("card4") == home
    assert example.x_of("card4") == home.center().x()


def test_twelve_cards_are_dealt_one_after_the_other(qtbot: QtBot, make_table: MakeTable) -> None:
    example = make_table(())
    dealt = [card(number, number % 5, number // 5) for number in range(12)]
    for number, new in enumerate(dealt):
        example.artist.planned[new.id] = Motion(duration=200.0, delay=60.0 * number, start=DECK)
    example.model.set_components(tuple(dealt))
    assert example.view.moving
    assert {example.x_of(new.id) for new in dealt} == {DECK.x}
    example.clock.now = 330.0
    qtbot.waitUntil(lambda: example.x_of("card5") < DECK.x)
    on_its_way = [new.id for new in dealt if example.x_of(new.id) < DECK.x]
    assert on_its_way == [f"card{number}" for number in range(6)]
    assert example.x_of("card0") == example.view.rect_of("card0").center().x()
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 60.0 * 11 + 200.0
    assert all(example.x_of(new.id) == example.view.rect_of(new.id).center().x() for new in dealt)


def test_a_second_change_sets_off_from_where_the_thing_is(qtbot: QtBot, example: Table) -> None:
    start = example.x_of("card0")
    example.change(card(0, 5, 0))
    assert example.view.moving
    example.clock.now = 60.0
    qtbot.waitUntil(lambda: example.x_of("card0") > start)
    here = example.x_of("card0")
    example.change(card(0, 0, 0))
    assert example.view.moving
    assert example.x_of("card0") == here
    example.clock.now = 90.0
    qtbot.waitUntil(lambda: example.x_of("card0") < here)
    assert example.x_of("card0") > start


def test_a_flip_shows_the_old_face_first(qtbot: QtBot, example: Table) -> None:
    example.change(card(0, 0, 0, face="down"))
    item = next(item for item in items(example.view) if item.component.id == "card0")
    assert example.view.moving
    assert item.seen.get("face") == "up"
    example.clock.now = 200.0
    qtbot.waitUntil(lambda: item.seen.get("face") == "down")
    assert example.view.moving


def test_a_thrown_die_is_painted_through_its_phases_and_lands_exactly(qtbot: QtBot, example: Table) -> None:
    example.artist.phases.clear()
    example.change(die(6, column=6))
    assert example.view.moving
    for now in (50.0, 150.0, 300.0):
        before = len(example.artist.phases)
        example.clock.now = now
        qtbot.waitUntil(lambda before=before: len(example.artist.phases) > before)  # type: ignore[misc]
    assert 0.0 < max(example.artist.phases) < 1.0
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 600.0
    qtbot.waitUntil(lambda: example.artist.phases[-1] == 1.0)
    spot = example.view.spot_of("die")
    assert spot is not None
    assert (spot.rotation, spot.width) == (10.0, 44.0)
    assert spot.x == example.view.rect_of("die").center().x()


def test_no_speed_means_no_motion_at_all(qtbot: QtBot, example: Table) -> None:
    example.view.set_speed(0)
    example.artist.motions.clear()
    with qtbot.waitSignal(example.view.settled):
        example.model.set_components((card(0, 5, 2, face="down"), *table()[2:], card(40, 1, 4)))
    assert not example.view.moving
    assert example.artist.motions == []
    assert running_timers(example.view) == []
    assert example.x_of("card0") == example.view.rect_of("card0").center().x() == 440.0
    assert len(items(example.view)) == 20


def test_double_speed_halves_delay_and_duration(qtbot: QtBot, example: Table) -> None:
    speeds = [2.0]
    example.view.set_speed(lambda: speeds[0])
    example.artist.planned["card0"] = Motion(duration=200.0, delay=100.0)
    example.change(card(0, 5, 2))
    assert example.view.moving
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 150.0


def test_a_hidden_view_moves_nothing(qtbot: QtBot, example: Table) -> None:
    example.change(card(0, 5, 2))
    assert example.view.moving
    with qtbot.waitSignal(example.view.settled):
        example.view.hide()
    example.change(card(1, 6, 2))
    assert not example.view.moving
    assert running_timers(example.view) == []


def test_a_resized_view_puts_everything_in_place_at_once(qtbot: QtBot, example: Table) -> None:
    example.change(card(6, 5, 2))
    assert example.view.moving
    with qtbot.waitSignal(example.view.settled):
        example.view.resize(640, 600)
    assert not example.view.moving
    spot = example.view.spot_of("card6")
    assert spot is not None
    assert (spot.x, spot.y) == (440.0, 260.0 * 600 / 480)


def test_others_slide_along_when_the_artist_arranges_anew(qtbot: QtBot, example: Table) -> None:
    example.artist.motions.clear()
    example.artist.shift = 40.0
    example.view.arrange()
    assert example.view.moving
    assert example.x_of("card3") == 288.0
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 400.0
    assert example.x_of("card3") == 328.0
    assert example.artist.motions == []


def test_a_new_arrangement_keeps_the_delay_of_what_has_not_set_off(qtbot: QtBot, example: Table) -> None:
    example.artist.planned["card0"] = Motion(duration=200.0, delay=500.0)
    example.change(card(0, 5, 2))
    assert example.view.moving
    example.artist.shift = 40.0
    example.view.arrange()
    assert example.view.moving
    example.clock.now = 450.0
    qtbot.waitUntil(lambda: example.x_of("card3") == 328.0)
    assert example.x_of("card0") == 60.0
    with qtbot.waitSignal(example.view.settled):
        example.clock.now = 700.0
    assert example.x_of("card0") == 480.0


@pytest.mark.parametrize("kind", list(MotionKind))
def test_after_any_motion_the_scene_equals_a_fresh_one(
    qtbot: QtBot, example: Table, make_table: MakeTable, kind: MotionKind
) -> None:
    old = example.model.components
    for component in (*old, card(30, 5, 1)):
        example.artist.planned[component.id] = replace(NONE, kind=kind, duration=300.0, end=AWAY)
    example.artist.turned.add("card2")
    moved = [
        card(3, 0, 0, hue=200),  # now on top of or under card0, by the order of the rows
        card(30, 5, 1),
        *(component for component in old[4:18]),
        old[0],
        card(1, 5, 2, face="down"),
        old[2],
        die(6, column=6),
    ]
    example.model.set_components(tuple(moved))
    example.view.arrange()
    assert example.view.moving
    die_moves = kind != MotionKind.NONE
    example.clock.now = 200.0
    qtbot.waitUntil(lambda: example.x_of("die") > 440.0 if die_moves else example.x_of("card2") == 212.0)
    example.view.finish_motion()
    assert not example.view.moving
    assert running_timers(example.view) == []
    assert same_as_fresh(example, make_table)


def test_a_key_or_a_button_ends_all_motion(qtbot: QtBot, example: Table) -> None:
    example.change(card(0, 5, 2))
    assert example.view.moving
    qtbot.keyClick(example.view, Qt.Key.Key_Shift)
    assert example.view.moving
    qtbot.keyClick(example.view, Qt.Key.Key_X)
    assert not example.view.moving
    example.change(card(0, 0, 0))
    assert example.view.moving
    qtbot.mouseClick(example.view.viewport(), Qt.MouseButton.LeftButton)
    assert not example.view.moving


def test_the_model_may_be_reset(qtbot: QtBot, example: Table) -> None:
    example.model.set_components(())
    example.view.finish_motion()
    assert items(example.view) == []
    assert example.view.reachable_ids() == ()
    example.model.set_components(table())
    example.view.finish_motion()
    assert len(items(example.view)) == 20


@pytest.mark.parametrize("by", ["function", "number"])
def test_motion_switched_off_meanwhile_ends_at_once(qtbot: QtBot, example: Table, by: str) -> None:
    """Whoever chose "off" while dice still rolled slowly had to wait for their end."""
    speeds = [0.5]
    example.view.set_speed(lambda: speeds[0])
    start = example.x_of("card0")
    example.change(card(0, 5, 2))
    assert example.view.moving
    with qtbot.waitSignal(example.view.settled):
        if by == "function":
            speeds[0] = 0.0
        else:
            example.view.set_speed(0)
    assert not example.view.moving
    assert example.x_of("card0") == start + 380
    assert running_timers(example.view) == []
