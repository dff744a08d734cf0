"""The camera over the meadow and the train on the rails, pure and in the view."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Event
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.ui.acts import RideOn, Throw, act_sounds, acts_of, closing_sound
from desktop_app.games.rollecate.ui.arrange import Rolled
from desktop_app.games.rollecate.ui.camera import LEAST_CELL, Camera, Glide, extent, fitted, revealing
from desktop_app.games.rollecate.ui.journey import CARD_MS, Journey, journey_of, standing
from desktop_app.qt.sound import Sound
from tests.games.rollecate.positions import Table as Said
from tests.games.rollecate.positions import done, position, railway, told

from .boards import LEFT, Table

BOX = QRectF(10, 20, 700, 400)


# ---- camera ------------------------------------------------------------------------------------------


def test_pixels_and_cells_belong_together() -> None:
    eye = Camera(123.0, 321.0, 48.0)
    random = Random(1)
    for _ in range(50):
        cell = random.randint(-9, 9), random.randint(-9, 9)
        rect = eye.rect(cell)
        assert eye.cell_at(rect.center()) == cell
        assert eye.cell_at(rect.topLeft() + QPointF(1, 1)) == cell
        assert eye.cell_at(rect.bottomRight() - QPointF(1, 1)) == cell


def test_north_is_up() -> None:
    eye = Camera(0, 0, 10)
    assert eye.point(0, 1).y() < eye.point(0, 0).y()


def test_fitting_shows_everything_in_the_middle() -> None:
    cells = [(0, 0), (4, 0), (4, 3), (-2, 3)]
    eye = fitted(cells, BOX, 500)
    rects = [eye.rect(cell) for cell in cells]
    assert all(BOX.contains(rect) for rect in rects)
    around = rects[0]
    for rect in rects:
        around = around.united(rect)
    assert around.center() == BOX.center()
    assert fitted([(0, 0)], BOX, 90).cell == 90
    assert fitted([(0, 0), (400, 0)], BOX, 90).cell == LEAST_CELL


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    eye, at = Camera(100, 50, 40), QPointF(333, 222)
    near = eye.zoomed(70, at)
    place = ((at.x() - eye.x) / eye.cell, (eye.y - at.y()) / eye.cell)
    seen = near.point(*place)
    assert (seen.x(), seen.y()) == pytest.approx((333, 222))


def test_the_change_between_two_cameras_maps_what_is_seen() -> None:
    one, other = Camera(100, 50, 40), Camera(-7, 33, 55)
    change = one.change_to(other)
    for cell in ((0, 0), (3, -2), (-5, 1)):
        mapped, wanted = change.mapRect(one.rect(cell)), other.rect(cell)
        assert mapped.x() == pytest.approx(wanted.x())
        assert mapped.bottom() == pytest.approx(wanted.bottom())


def test_revealing_moves_only_as_far_as_it_must() -> None:
    eye = Camera(360, 220, 60)
    assert revealing(eye, [(0, 0), (1, 1)], BOX) == eye
    moved = revealing(eye, [(9, 0)], BOX)
    assert moved.cell == 60
    assert BOX.contains(moved.rect((9, 0)))
    assert moved.rect((9, 0)).right() > BOX.right() - 60
    wide = revealing(eye, [(0, 0), (30, 0)], BOX)
    assert wide.cell < 60


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_cells_lie_on_whole_device_pixels(ratio: float) -> None:
    eye = Camera(100.37, 50.81, 41.234).whole(ratio)
    for cell in ((0, 0), (3, -2)):
        rect = eye.rect(cell)
        for edge in (rect.left(), rect.top(), rect.width()):
            assert edge * ratio == pytest.approx(round(edge * ratio))


def test_a_glide_starts_and_ends_where_it_should() -> None:
    one, other = Camera(0, 0, 40), Camera(100, 60, 80)
    glide = Glide(one, other, 1000.0, 400.0)
    assert glide.at(1000.0) == one
    assert glide.at(1400.0) == other
    way = [glide.at(1000.0 + 40 * step).x for step in range(11)]
    assert way == sorted(way)
    assert way[1] - way[0] > way[-1] - way[-2], "it ends softly"


def test_the_extent_is_that_of_the_cells() -> None:
    assert extent([(0, 0), (2, 1)]) == QRectF(-0.5, -1.5, 3, 2)


# ---- journey -----------------------------------------------------------------------------------------


def test_a_journey_leads_from_the_middle_of_a_card_to_that_of_another() -> None:
    rails = railway("1 2L 3R 4 1L")
    journey = journey_of(rails, 1, 4)
    start, end = journey.at(0.0), journey.at(journey.duration)
    for stand, track in ((start, rails[1]), (end, rails[4])):
        wanted = standing(track)
        assert (stand.x, stand.y, stand.angle) == pytest.approx((wanted.x, wanted.y, wanted.angle))
    assert journey.steps == 3


def test_a_card_takes_its_time_on_a_long_ride() -> None:
    rails = railway("1 1 1 1 1 1 1 1 1")
    journey = journey_of(rails, 0, 8)
    middle = journey.duration / 2
    assert journey.gone(middle + CARD_MS) - journey.gone(middle) == pytest.approx(1.0)
    assert journey.gone(40.0) < 40.0 / CARD_MS * 0.5, "it starts softly"


def test_the_train_never_jumps() -> None:
    rails = railway("1 2L 3L 4R 1 2R 3R 1")
    for derails in (False, True):
        journey = journey_of(rails, 0, 7, derails=derails)
        before = journey.at(0.0)
        for time in range(4, round(journey.duration) + 8, 4):
            now = journey.at(float(time))
            assert abs(now.x - before.x) + abs(now.y - before.y) < 0.12
            assert abs((now.angle - before.angle + 180) % 360 - 180) < 12
            before = now
        assert (before.x, before.y) == pytest.approx(rails[7].cell)


def test_a_derailed_train_jolts_and_stands_again() -> None:
    journey = Journey((railway("2")[0],), derails=True)
    stands = [journey.at(step * journey.duration / 30) for step in range(31)]
    assert max(stand.x for stand in stands) > 0.1
    assert max(abs(stand.tilt) for stand in stands) > 0.3
    assert (stands[-1].x, stands[-1].tilt) == (0.0, 0.0)


# ---- acts --------------------------------------------------------------------------------------------


def acts(said: Said, *texts: str) -> tuple[Throw | RideOn, ...]:
    state = position(said)
    for text in texts[:-1]:
        state = done(state, text)
    _, events = told(state, texts[-1])
    return acts_of(events, GAME.observe(state, 0))


def test_a_pass_is_a_ride_without_dice() -> None:
    (ride,) = acts(Said("2 3 3 4", train=2), "pass")
    assert isinstance(ride, RideOn)
    assert (ride.journey.steps, ride.journey.derails) == (1, False)
    assert acts(Said("2 3 3 4", train=3), "pass") == ()


def test_dice_come_before_the_ride_and_the_jolt() -> None:
    throw, ride, jolt = acts(Said("2 3 3 4", train=2, hands=("4",)), "lay 4S", "ride", "roll 3")
    assert isinstance(throw, Throw)
    assert throw.rolled == Rolled(0, 4, 3)
    assert isinstance(ride, RideOn)
    assert isinstance(jolt, RideOn)
    assert (ride.journey.steps, ride.journey.derails) == (2, False)
    assert (jolt.journey.steps, jolt.journey.derails) == (0, True)
    assert [act_sounds(act) for act in (throw, ride, jolt)] == [
        (Sound.ROLL,), (Sound.RIDE,), (Sound.CLANK,),
    ]  # fmt: skip
    assert [track.cell for track in ride.journey.tracks] == [(2, 0), (3, 0), (4, 0)]


def test_a_long_ride_is_whistled_for() -> None:
    _, ride = acts(Said("2 3 3 4", train=0, hands=("4",)), "lay 4S", "ride", "roll 3")
    assert act_sounds(ride) == (Sound.WHISTLE, Sound.RIDE)


def test_no_wheel_no_ride() -> None:
    (throw,) = acts(Said("2 3 3 4", train=2, hands=("4",)), "lay 4S", "ride", "roll 0")
    assert isinstance(throw, Throw)


def test_a_jump_over_several_rides_is_not_played_out() -> None:
    state = position(Said("2 3 3 4", train=0))
    _, events = told(state, "pass")
    assert acts_of((*events, *events), GAME.observe(state, 0)) == ()


@pytest.mark.parametrize(
    ("codes", "sound"),
    [
        (("drew",), Sound.CARD),
        (("laid",), Sound.PLACE),
        (("penalty", "stacked"), Sound.CARD),
        (("stacked", "combined", "turn_ended"), Sound.COLLECT),
        (("turn_ended",), None),
    ],
)
def test_the_most_telling_sound_is_heard(codes: tuple[str, ...], sound: Sound | None) -> None:
    assert closing_sound([Event(code) for code in codes]) == sound


# ---- the view ----------------------------------------------------------------------------------------


def wheel(table: Table, at: QPointF, steps: int) -> QWheelEvent:
    viewport = table.board.view.viewport()
    event = QWheelEvent(
        at, viewport.mapToGlobal(at), QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)
    return event


def everything_in_sight(table: Table) -> bool:
    view = table.board.view
    cells = [track.cell for track in table.state.railway]
    return all(view.box.contains(view.camera.rect(cell)) for cell in cells)


@pytest.mark.parametrize("size", [(748, 360), (1012, 590), (1600, 1000)])
def test_the_whole_railway_and_its_front_are_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    long = Said("1 1L 2R 1 1 1 2L 2L 2 2 1R 1R 2", train=9, hands=("1",))
    table = Table(qtbot, long, size=size)
    assert everything_in_sight(table)
    head = table.board.view.rect_of("head")
    assert table.board.view.box.contains(head)
    shelf = table.board.view.rect_of("shelf")
    assert not head.intersects(shelf)


def test_the_wheel_zooms_around_the_pointer_and_only_over_the_meadow(qtbot: QtBot) -> None:
    table = Table(qtbot, Said())
    view = table.board.view
    before = view.camera
    at = QPointF(300, 200)
    assert wheel(table, at, 1).isAccepted()
    assert view.camera.cell > before.cell
    assert view.camera.cell_at(at) == before.cell_at(at)
    assert view.by_hand
    now = view.camera
    assert not wheel(table, QPointF(300, 560), 1).isAccepted()
    assert view.camera == now


def test_the_meadow_is_dragged_and_fitted_again(qtbot: QtBot) -> None:
    table = Table(qtbot, Said())
    view = table.board.view
    before = view.camera
    qtbot.mousePress(view.viewport(), LEFT, pos=QPoint(60, 60))
    for step in range(1, 6):
        qtbot.mouseMove(view.viewport(), QPoint(60 + 20 * step, 60 + 10 * step))
    qtbot.mouseRelease(view.viewport(), LEFT, pos=QPoint(160, 110))
    assert view.camera.cell == before.cell
    assert view.camera.x - before.x >= 90
    assert view.rect_of(table.card("2", "cell")) == view.camera.rect((0, 0))
    table.key(Qt.Key.Key_Home)
    assert view.camera == before
    assert not view.by_hand


def test_keys_zoom_scroll_and_go_to_the_train(qtbot: QtBot) -> None:
    table = Table(qtbot, Said())
    view = table.board.view
    before = view.camera
    table.keys("+")
    assert view.camera.cell > before.cell
    table.keys("--")
    assert view.camera.cell < before.cell
    table.keys("0")
    assert view.camera == before
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.camera.x < before.x
    table.keys("f")
    middle = view.camera.point(*table.state.railway[table.state.train].cell)
    assert abs(middle.x() - view.box.center().x()) <= 1
    assert view.camera.cell == before.cell


def test_who_has_looked_away_sees_the_front_again_when_something_happens(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("4",)))
    view = table.board.view
    view.pan(QPointF(3000, 0))
    cell = view.camera.cell
    assert not everything_in_sight(table)
    table.keys("1")
    table.key(Qt.Key.Key_Return)
    assert view.camera.cell == cell
    assert view.box.contains(view.rect_of("head"))
    assert view.by_hand


def test_the_camera_glides_and_ends_at_its_goal(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("4",)), speed=1.0)
    view = table.board.view
    before = view.camera
    view.zoom(2.0)
    assert view.camera == before
    table.clock.now += 60.0
    qtbot.waitUntil(lambda: view.camera.cell > before.cell)
    half = view.camera.cell
    table.clock.now += 1000.0
    qtbot.waitUntil(lambda: view.camera.cell > half)
    end = view.camera
    view.finish_motion()
    assert view.camera == end
    assert not table.board.moving


def test_the_train_puffs_while_it_rides(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3 3 4 4 4", train=1), speed=1.0)
    view = table.board.view
    table.keys("x")
    assert view.riding

    def puffing() -> bool:
        table.clock.now += 20.0
        return bool(view.steam.puffs)

    qtbot.waitUntil(puffing)
    shown = view.engine.shown
    assert shown is not None
    assert shown.x > 1.0
    view.finish_motion()
    assert not view.steam.puffs
    assert not view.riding


def test_a_hidden_table_ends_its_ride(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3 3 4 4 4", train=1), speed=1.0)
    table.keys("x")
    assert table.board.moving
    table.board.hide()
    assert not table.board.moving


def test_the_ride_can_be_replaced_by_what_is_true(qtbot: QtBot) -> None:
    """A train that stands nowhere yet is not shown."""
    table = Table(qtbot, Said())
    view = table.board.view
    assert view.engine.isVisible()
    view.stand(None)
    assert not view.engine.isVisible()
    view.stand(replace(table.state.railway[0]))
    assert view.engine.isVisible()
