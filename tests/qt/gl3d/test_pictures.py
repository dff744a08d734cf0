"""What is seen: colours at projected faces, ghost, limits, cursor; both views show the same stones."""

from __future__ import annotations

import gc
import mmap
import sys
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest
import shiboken6
from OpenGL import GL
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.gl_view import GLBoardView
from desktop_app.qt.gl3d.lines import border_of
from desktop_app.qt.gl3d.picking import pick
from desktop_app.qt.gl3d.probe import ProbeResult
from desktop_app.qt.gl3d.renderer import TableRenderer
from desktop_app.qt.gl3d.scene import BRICKS, Scene3D, Solid, Vec
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import BLUE, CAPS, GREEN, RED, SCENE, SOLIDS, YELLOW, visible_faces

KINDS = ("gl", "painter")
PEAK = (2.5, 1.5, 3.0)
BARE = replace(SCENE, solids=tuple(replace(s, mark="", pattern=5, last=False) for s in SOLIDS), labels=())


def picture(view: BoardView) -> QImage:
    """What the view shows, in logical pixels (the tests run at scale 1)."""
    return view.widget.grab().toImage()


def colour_at(view: BoardView, image: QImage, point: Vec) -> QColor:
    x, y = view.camera.project(point, view.view_size())
    return image.pixelColor(round(x), round(y))


def name_of(colour: QColor) -> str:
    """Which of the four stone colours this is, in whatever light; '' if none."""
    hue, saturation = colour.hueF() * 360, colour.saturationF()
    if saturation < 0.35:
        return ""
    for name, centre in ((RED, 7), (BLUE, 213), (YELLOW, 42), (GREEN, 137)):
        if abs((hue - centre + 180) % 360 - 180) < 15:
            return name
    return ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("around", [LIGHT, DARK], ids=["light", "dark"])
def test_every_visible_face_has_its_stones_colour(kind: str, around: object, make_view: MakeView) -> None:
    view = make_view(kind, BARE)
    view.set_surroundings(DARK if around is DARK else LIGHT)
    image = picture(view)
    owners = BARE.owners()
    faces = [f for f in visible_faces(BARE, view.camera, view.view_size()) if f.cell[2] >= 0]
    for face in faces:
        expected = BARE.solids[owners[face.cell]].colour
        assert name_of(image.pixelColor(round(face.x), round(face.y))) == expected, face
    assert len(faces) > 20


def test_both_views_show_the_same_stone_at_every_sampled_pixel(qtbot: QtBot, make_view: MakeView) -> None:
    painter = make_view("painter", BARE)
    gl = GLBoardView(perspective=False)
    qtbot.addWidget(gl)
    gl.set_scene(BARE)
    gl.resize(640, 480)
    with qtbot.waitExposed(gl):
        gl.show()
    compared = 0
    for turn in (0.0, 80.0, 150.0):
        painter.orbit(turn, 3.0)
        gl.camera = painter.camera
        assert gl.camera == painter.camera
        a, b = picture(painter), picture(gl)
        for x in range(40, 640, 7):
            for y in range(30, 480, 7):
                spots = {
                    pick(BARE, gl.camera, x + dx, y + dy, (640.0, 480.0)) for dx in (-2, 2) for dy in (-2, 2)
                }
                hit = pick(BARE, gl.camera, x, y, (640.0, 480.0))
                if hit is None or hit.floor or spots != {hit}:
                    continue
                expected = BARE.solids[BARE.owners()[hit.cell]].colour
                assert name_of(a.pixelColor(x, y)) == name_of(b.pixelColor(x, y)) == expected, (x, y, hit)
                compared += 1
    assert compared > 300


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "change",
    [
        {"show_caps": True},
        {"cursor": (4, 2, 0)},
        {"lit": ((4, 2), (4, 0))},
        {"labels": SCENE.labels},
        {"show_limits": False},
        {"solids": SCENE.solids},
        {"solids": tuple(replace(solid, ready=True) for solid in BARE.solids)},
        {"solids": tuple(replace(solid, pattern=BRICKS) for solid in BARE.solids)},
        {"calm": ((4, 2), (4, 0))},
        {"traces": border_of(((4, 2), (3, 0)), "#FF0000")},
        {"hollows": (Solid("gone", ((4, 2, 0), (4, 2, 1)), GREEN),)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_that_can_be_shown_changes_the_picture(
    kind: str, change: dict[str, object], make_view: MakeView
) -> None:
    view = make_view(kind, BARE)
    before = picture(view)
    view.set_scene(replace(BARE, **change))  # type: ignore[arg-type]  # fields by name
    after = picture(view)
    changed = sum(
        before.pixelColor(x, y) != after.pixelColor(x, y) for x in range(0, 640, 2) for y in range(0, 480, 2)
    )
    assert changed > 30


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("preset", ["home_view", "top_view"])
@pytest.mark.parametrize("around", [LIGHT, DARK], ids=["light", "dark"])
def test_letters_and_numerals_of_the_board_can_be_read(
    kind: str, preset: str, around: object, make_view: MakeView
) -> None:
    """In the dark they were dark brown on grey, below the contrast of 3 that the web asks of large text."""
    view = make_view(kind, Scene3D(CAPS, labels=SCENE.labels))
    view.set_surroundings(DARK if around is DARK else LIGHT)
    getattr(view, preset)()
    image = picture(view)
    spots: list[Vec] = [(label.x, label.y, -0.09) for label in SCENE.labels]
    spots += [(x + 0.5, y + 0.5, 0.0) for x, y in ((2, 1), (4, 0), (1, 3))]
    for spot in spots:
        px, py = view.camera.project(spot, view.view_size())
        reach = round(0.26 * view.camera.pixels_per_unit(view.view_size()))
        shades = sorted(
            web_luminance(image.pixelColor(round(px) + dx, round(py) + dy))
            for dx in range(-reach, reach + 1)
            for dy in range(-reach // 2, reach // 2 + 1)
        )
        ground, dark, light = (shades[int(share * len(shades))] for share in (0.5, 0.02, 0.98))
        ink = light if around is DARK else dark
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 3.0, spot


def web_luminance(colour: QColor) -> float:
    """Relative luminance as the web's rules for contrast define it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("kind", KINDS)
def test_stones_of_one_colour_are_told_apart_by_the_line_between_them(kind: str, make_view: MakeView) -> None:
    one = Scene3D(CAPS, (Solid("a", ((1, 1, 0), (2, 1, 0)), BLUE),))
    two = Scene3D(CAPS, (Solid("a", ((1, 1, 0),), BLUE), Solid("b", ((2, 1, 0),), BLUE)))
    view = make_view(kind, one)
    joined = colour_at(view, picture(view), (2.0, 1.5, 1.0)).lightnessF()
    view.set_scene(two)
    split = colour_at(view, picture(view), (2.0, 1.5, 1.0)).lightnessF()
    face = colour_at(view, picture(view), (1.5, 1.5, 1.0)).lightnessF()
    assert joined == pytest.approx(face, abs=0.06)
    assert split < 0.75 * face


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_stone_wears_a_light_inlay(kind: str, make_view: MakeView) -> None:
    stone = Solid("a", ((1, 1, 0),), BLUE)
    view = make_view(kind, Scene3D(CAPS, (stone,)))
    spot = (1.5, 1.09, 1.0)
    plain = colour_at(view, picture(view), spot).lightnessF()
    view.set_scene(Scene3D(CAPS, (replace(stone, last=True),)))
    assert colour_at(view, picture(view), spot).lightnessF() > plain + 0.12


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("colour", [RED, BLUE, YELLOW, GREEN])
def test_recent_stones_wear_the_inlay_of_the_last_one_faintly(
    kind: str, colour: str, make_view: MakeView
) -> None:
    stone = Solid("a", ((1, 1, 0),), colour)
    view = make_view(kind, Scene3D(CAPS, (stone,)))
    view.top_view()

    def inlay(solid: Solid) -> float:
        view.set_scene(Scene3D(CAPS, (solid,)))
        shot = picture(view)
        along = [colour_at(view, shot, (1.25 + 0.05 * i, 1.09, 1.0)) for i in range(11)]
        return sum(web_luminance(each) for each in along) / len(along)

    plain, faint = inlay(stone), inlay(replace(stone, recent=True))
    full = inlay(replace(stone, last=True))
    assert 0.15 < (faint - plain) / (full - plain) < 0.6
    assert inlay(replace(stone, last=True, recent=True)) == pytest.approx(full)


def test_two_views_after_one_another_draw(make_view: MakeView) -> None:
    first = make_view("gl", BARE)
    assert name_of(colour_at(first, picture(first), PEAK)) == YELLOW
    second = make_view("gl", BARE)
    assert name_of(colour_at(second, picture(second), PEAK)) == YELLOW
    first.widget.close()
    assert name_of(colour_at(second, picture(second), PEAK)) == YELLOW


def test_a_view_that_moves_to_another_window_draws_on(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view("gl", BARE)
    assert name_of(colour_at(view, picture(view), PEAK)) == YELLOW
    windows = [QWidget(), QWidget()]
    for window in windows:
        qtbot.addWidget(window)
        view.widget.setParent(window)
        window.resize(640, 480)
        with qtbot.waitExposed(window):
            window.show()
            view.widget.show()
        assert name_of(colour_at(view, picture(view), PEAK)) == YELLOW
    view.widget.setParent(None)  # the windows go first, and would take it along


def test_a_closed_view_leaves_nothing_on_the_graphics_card(make_view: MakeView, qtbot: QtBot) -> None:
    kept = make_view("gl", BARE)
    closed = GLBoardView()
    closed.set_scene(BARE)
    closed.resize(200, 150)
    with qtbot.waitExposed(closed):
        closed.show()
    picture(closed)
    renderer = closed._table._renderer
    textures = [p.name for p in (renderer._glyphs, renderer._landscape, renderer._ground, renderer._feet)]
    buffers = [batch.buffer for batch in renderer._batches if batch.buffer]
    assert isinstance(kept, GLBoardView)
    kept.makeCurrent()
    assert all(GL.glIsTexture(name) for name in textures), "contexts share"
    assert len(buffers) >= 4
    shiboken6.delete(closed)
    kept.makeCurrent()
    assert not any(GL.glIsTexture(name) for name in textures)
    assert not any(GL.glIsBuffer(name) for name in buffers)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory from /proc")
def test_views_that_come_and_go_take_no_memory(gl_ready: ProbeResult, qtbot: QtBot) -> None:
    """The landscape stayed attached to a framebuffer of its context, and Mesa kept it for ever although both
    were deleted: each game cost the memory of one picture of the table."""

    def come_and_go() -> None:
        view = GLBoardView()
        view.set_scene(BARE)
        view.resize(1200, 900)  # 4.1 MB a picture
        with qtbot.waitExposed(view):
            view.show()
        picture(view)
        shiboken6.delete(view)

    for _ in range(3):
        come_and_go()
    before = resident_megabytes()
    for _ in range(10):
        come_and_go()
    assert resident_megabytes() - before < 15


def resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * mmap.PAGESIZE / 2**20


@pytest.mark.parametrize("kind", KINDS)
def test_a_view_dies_with_its_last_reference(kind: str, gl_ready: ProbeResult, qtbot: QtBot) -> None:
    """In a cycle it waited for Python's collector, which came while another view drew, and Qt crashed."""
    gc.disable()
    try:
        view = make_board_view(kind)
        view.set_scene(BARE)
        with qtbot.waitExposed(view.widget):
            view.widget.show()
        view.drop("a")
        picture(view)
        gone = ref(view)
        del view
        assert gone() is None
    finally:
        gc.enable()


def test_a_view_that_cannot_draw_says_so_once(
    make_view: MakeView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise RuntimeError("no such shader")

    view = make_view("gl", BARE)
    said: list[str] = []
    view.failed.connect(said.append)
    monkeypatch.setattr(TableRenderer, "draw", refuse)
    with pytest.warns(RuntimeWarning, match="no such shader"):
        view.widget.grab()
    qtbot.waitUntil(lambda: said == ["no such shader"])
    view.widget.grab()
    assert said == ["no such shader"]


def test_four_samples_smooth_the_outlines(qtbot: QtBot, gl_ready: ProbeResult) -> None:
    pictures = []
    for samples in (0, 4):
        view = GLBoardView(samples=samples)
        qtbot.addWidget(view)
        view.set_scene(BARE)
        view.resize(640, 480)
        with qtbot.waitExposed(view):
            view.show()
        pictures.append(picture(view))
        assert name_of(colour_at(view, pictures[-1], PEAK)) == YELLOW
    assert pictures[0] != pictures[1]


def test_the_context_is_the_one_asked_for(make_view: MakeView, gl_ready: ProbeResult) -> None:
    view = make_view("gl")
    assert isinstance(view, GLBoardView)
    context = view.context()
    assert context is not None
    given = context.format()
    assert (given.majorVersion(), given.minorVersion()) >= (3, 3)
    assert given.depthBufferSize() >= 24
    assert gl_ready.samples == (0 if gl_ready.software else 4)
