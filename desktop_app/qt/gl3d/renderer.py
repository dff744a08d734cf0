"""Draws a Scene3D with PyOpenGL in a current 3.3 core context; knows no widget.

Objects are made in the first `draw`. Vertex arrays belong to that context and go with it; buffers, textures
and programs are common to all that share with it, hence `release`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any

import numpy as np
from OpenGL import GL
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop_app.qt.gl3d.art import backdrop
from desktop_app.qt.gl3d.atlas import GlyphAtlas
from desktop_app.qt.gl3d.camera import BORDER, DEPTH, Camera, Size, reach_of
from desktop_app.qt.gl3d.gl_objects import Batch, Picture, Program
from desktop_app.qt.gl3d.hanging import OUTLINE_THROUGH, PLUMB_THROUGH, footprint, plumbs
from desktop_app.qt.gl3d.instances import (
    cursor_array,
    faces_array,
    footprint_array,
    ghost_array,
    glass_array,
    hollows_array,
    labels_array,
    outline_array,
    plate_array,
    plumbs_array,
    squares_array,
    strips_array,
)
from desktop_app.qt.gl3d.lines import light, strips
from desktop_app.qt.gl3d.scene import Scene3D, Vec
from desktop_app.qt.gl3d.shade import SKY, SUN, light_direction, rgb
from desktop_app.qt.gl3d.shaders import (
    DECAL_VERTEX,
    FACE_VERTEX,
    GLASS_FRAGMENT,
    INLAID_FRAGMENT,
    LABEL_FRAGMENT,
    LANDSCAPE_FRAGMENT,
    LANDSCAPE_VERTEX,
    PLAIN_FRAGMENT,
    SHADOW_FRAGMENT,
    STONE_FRAGMENT,
)
from desktop_app.qt.gl3d.shadow import MARGIN, ShadowMap, contact_shadow, plate_shadow
from desktop_app.qt.gl3d.skins import (
    GHOST_ALPHA,
    GHOST_THROUGH,
    HOLLOW_EDGE,
    ghost_skins,
    outline_colour,
    skin_of,
)
from desktop_app.qt.gl3d.surface import Heights, column_heights, envelope, floor_faces, solid_faces
from desktop_app.qt.gl3d.surroundings import Surroundings


@dataclass
class _Shared:
    """What all programs that draw faces are told in a frame."""

    mvp: Any
    light: Vec
    camera: Camera
    brightness: float

    def set(self, program: Program) -> None:
        GL.glUniformMatrix4fv(program.at("u_mvp"), 1, True, self.mvp)
        GL.glUniform3f(program.at("u_light"), *self.light)
        camera = self.camera
        eye, w = (camera.eye, 1.0) if camera.perspective else (camera.back, 0.0)
        GL.glUniform4f(program.at("u_eye"), *eye, w)
        GL.glUniform1i(program.at("u_turn"), round(camera.azimuth / 90.0) % 4)
        GL.glUniform3f(program.at("u_sky"), *(part * self.brightness for part in SKY))
        GL.glUniform3f(program.at("u_sun"), *(part * self.brightness for part in SUN))


class TableRenderer:
    """Everything that one view has on the graphics card."""

    def __init__(self) -> None:
        self._stone = Program(FACE_VERTEX, STONE_FRAGMENT)
        self._inlaid = Program(FACE_VERTEX, INLAID_FRAGMENT)
        self._plain = Program(FACE_VERTEX, PLAIN_FRAGMENT)
        self._label = Program(FACE_VERTEX, LABEL_FRAGMENT)
        self._pane = Program(FACE_VERTEX, GLASS_FRAGMENT)
        self._shadow = Program(DECAL_VERTEX, SHADOW_FRAGMENT)
        self._far = Program(LANDSCAPE_VERTEX, LANDSCAPE_FRAGMENT)
        self._atlas = GlyphAtlas()
        self._stones, self._marked, self._squares = Batch(), Batch(), Batch()
        self._plate, self._labels, self._ghost = Batch(), Batch(), Batch()
        self._glass, self._cursor, self._moving = Batch(), Batch(), Batch()
        self._outline, self._footprint, self._plumbs = Batch(), Batch(), Batch()
        self._traces, self._hollows = Batch(), Batch()
        self._glyphs, self._landscape = Picture(), Picture()
        self._ground, self._feet = Picture(), Picture()
        self._empty_vao = self._source = 0
        self._extent = (1, 1)

    def draw(self, scene: Scene3D, camera: Camera, size: Size, ratio: float, around: Surroundings) -> None:
        """One frame; `size` in logical pixels, `ratio` device pixels per logical one.

        What lies in front comes first, so that hidden pixels are not computed.
        """
        if not self._empty_vao:
            self._empty_vao = int(GL.glGenVertexArrays(1))
        self._update(scene, camera, size, ratio, around)
        shared = _Shared(_mvp(scene, camera, size), light_direction(camera.azimuth), camera, around.light)
        GL.glFrontFace(GL.GL_CW)  # the scene's frame is left-handed
        over = (GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA)
        GL.glBlendFuncSeparate(*over, GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA)  # the picture itself stays opaque
        GL.glDisable(GL.GL_BLEND)
        copied = self._copy_landscape()
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthFunc(GL.GL_LEQUAL)
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._glyphs.name)
        self._draw_batch(self._stone, shared, self._stones, self._squares)
        self._draw_batch(self._inlaid, shared, self._marked)
        self._draw_batch(self._label, shared, self._labels)
        self._draw_batch(self._plain, shared, self._plate)
        if not copied:
            self._draw_landscape()
        GL.glEnable(GL.GL_BLEND)
        GL.glDepthMask(False)
        GL.glDisable(GL.GL_CULL_FACE)
        self._draw_shadow(self._ground, scene, shared, -DEPTH, MARGIN, 0.8)
        GL.glEnable(GL.GL_POLYGON_OFFSET_FILL)
        GL.glPolygonOffset(-1.0, -2.0)
        self._draw_shadow(self._feet, scene, shared, 0.0, BORDER, 0.85)
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._glyphs.name)
        self._draw_translucent(scene, shared)
        self._restore()

    def release(self) -> None:
        """Deletes what contexts share; one of them must be current. Not to be drawn with again."""
        for batch in self._batches:
            if batch.buffer:
                GL.glDeleteBuffers(1, [batch.buffer])
        for picture in (self._glyphs, self._landscape, self._ground, self._feet):
            if picture.name:
                GL.glDeleteTextures(1, [picture.name])
        for program in self._programs:
            if program.name:
                GL.glDeleteProgram(program.name)

    @property
    def _batches(self) -> tuple[Batch, ...]:
        parts = (self._stones, self._marked, self._squares, self._plate, self._labels)
        hanging = (self._outline, self._footprint, self._plumbs, self._traces, self._hollows)
        return (*parts, self._ghost, self._glass, self._cursor, self._moving, *hanging)

    @property
    def _programs(self) -> tuple[Program, ...]:
        surfaces = (self._stone, self._inlaid, self._plain, self._label, self._pane)
        return (*surfaces, self._shadow, self._far)

    def _draw_translucent(self, scene: Scene3D, shared: _Shared) -> None:
        moving = next((s for s in scene.solids if s.moving), None)
        if moving is not None:
            GL.glDepthMask(True)
            self._draw_batch(self._inlaid, shared, self._moving, alpha=moving.alpha)
            GL.glDepthMask(False)
        self._draw_batch(self._pane, shared, self._traces)
        self._draw_batch(self._pane, shared, self._hollows, alpha=HOLLOW_EDGE)
        if scene.show_caps:
            GL.glCullFace(GL.GL_FRONT)
            self._draw_batch(self._pane, shared, self._glass, alpha=0.30)
            GL.glCullFace(GL.GL_BACK)
        if scene.ghost is not None:
            self._draw_ghost(shared)
        if scene.show_caps:
            self._draw_batch(self._pane, shared, self._glass, alpha=0.85)
        if scene.cursor is not None:
            GL.glDisable(GL.GL_DEPTH_TEST)
            self._draw_batch(self._pane, shared, self._cursor)

    def _draw_ghost(self, shared: _Shared) -> None:
        """The ghost, faintly where stones hide it but for its outline, and what tells where it hangs."""
        self._draw_batch(self._pane, shared, self._footprint)
        GL.glDepthFunc(GL.GL_GREATER)
        self._draw_batch(self._inlaid, shared, self._ghost, alpha=GHOST_THROUGH)
        self._draw_batch(self._pane, shared, self._outline, alpha=OUTLINE_THROUGH)
        self._draw_batch(self._plain, shared, self._plumbs, alpha=PLUMB_THROUGH)
        GL.glDepthFunc(GL.GL_LEQUAL)
        GL.glDepthMask(True)
        GL.glColorMask(False, False, False, False)
        self._draw_batch(self._plain, shared, self._ghost)
        GL.glColorMask(True, True, True, True)
        GL.glDepthMask(False)
        self._draw_batch(self._inlaid, shared, self._ghost, alpha=GHOST_ALPHA)
        self._draw_batch(self._plain, shared, self._plumbs, alpha=GHOST_ALPHA)

    def _draw_batch(self, program: Program, shared: _Shared, *batches: Batch, alpha: float = 1.0) -> None:
        if not any(batch.count for batch in batches):
            return
        program.use()
        shared.set(program)
        GL.glUniform1f(program.at("u_alpha"), alpha)
        for batch in batches:
            batch.draw()

    def _copy_landscape(self) -> bool:
        """Lays the landscape under everything by a plain copy; not possible with several samples a pixel."""
        if GL.glGetIntegerv(GL.GL_SAMPLES):
            return False
        target = int(GL.glGetIntegerv(GL.GL_DRAW_FRAMEBUFFER_BINDING))
        if not self._source:
            self._source = int(GL.glGenFramebuffers(1))
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._source)
        place = (GL.GL_READ_FRAMEBUFFER, GL.GL_COLOR_ATTACHMENT0, GL.GL_TEXTURE_2D)
        GL.glFramebufferTexture2D(*place, self._landscape.name, 0)
        box = (0, 0, *self._extent)
        GL.glBlitFramebuffer(*box, *box, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)
        GL.glFramebufferTexture2D(*place, 0, 0)  # Mesa would never free it if it stayed attached
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, target)
        return True

    def _draw_landscape(self) -> None:
        self._far.use()
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._landscape.name)
        GL.glBindVertexArray(self._empty_vao)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)

    def _draw_shadow(
        self, picture: Picture, scene: Scene3D, shared: _Shared, level: float, rim: float, strength: float
    ) -> None:
        """The part of a shadow map that reaches `rim` squares beyond the board."""
        program = self._shadow
        program.use()
        GL.glUniformMatrix4fv(program.at("u_mvp"), 1, True, shared.mvp)
        across, down = scene.cols + 2 * rim, scene.rows + 2 * rim
        GL.glUniform3f(program.at("u_origin"), -rim, -rim, level)
        GL.glUniform3f(program.at("u_across"), across, 0.0, 0.0)
        GL.glUniform3f(program.at("u_down"), 0.0, down, 0.0)
        wide, high = scene.cols + 2.0 * MARGIN, scene.rows + 2.0 * MARGIN
        x, y = (MARGIN - rim + 0.22 * shared.light[i] for i in (0, 1))
        GL.glUniform4f(program.at("u_window"), x / wide, y / high, across / wide, down / high)
        GL.glUniform1f(program.at("u_alpha"), strength)
        GL.glBindTexture(GL.GL_TEXTURE_2D, picture.name)
        GL.glBindVertexArray(self._empty_vao)
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)

    def _restore(self) -> None:
        GL.glDisable(GL.GL_POLYGON_OFFSET_FILL)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glDisable(GL.GL_BLEND)
        GL.glFrontFace(GL.GL_CCW)
        GL.glDepthFunc(GL.GL_LESS)
        GL.glDepthMask(True)
        GL.glBindVertexArray(0)
        GL.glBindTexture(GL.GL_TEXTURE_2D, 0)
        GL.glUseProgram(0)

    def _update(self, scene: Scene3D, camera: Camera, size: Size, ratio: float, around: Surroundings) -> None:
        still = tuple(s for s in scene.solids if not s.moving)
        heights = column_heights(still)
        place = self._atlas.place
        key: object = (still, around)
        if self._stones.key != key:
            skins = [skin_of(solid, around) for solid in still]
            faces = solid_faces(still)
            bare = [face for face in faces if skins[face.solid].inlay is None]
            inlaid = [face for face in faces if skins[face.solid].inlay is not None]
            self._stones.send(key, faces_array(bare, skins, place))
            self._marked.send(key, faces_array(inlaid, skins, place))
        self._stones.sort(camera)
        key = (scene.caps, heights, around, scene.lit, scene.calm, scene.labels, scene.show_limits)
        if self._squares.key != key:
            floor = floor_faces(scene.caps, heights)
            self._squares.send(key, squares_array(scene, floor, around, place))
            self._plate.send(key, plate_array(scene, around))
            self._labels.send(key, labels_array(scene, around, place))
        lines = (scene.traces, scene.lit, heights if scene.traces or scene.lit else (), scene.caps, around)
        if self._traces.key != lines:
            lit = light(scene, heights, around.hint)
            self._traces.send(lines, strips_array((*lit, *strips(scene, heights))))
        if self._hollows.key != scene.hollows:
            self._hollows.send(scene.hollows, hollows_array(scene.hollows))
        self._update_extras(scene, around)
        self._update_shadows(scene, heights)
        self._update_landscape(camera, size, ratio, around)
        if self._glyphs.key != self._atlas.version:
            image = self._atlas.image
            data, side = bytes(image.constBits()), image.width()
            self._glyphs.send(self._atlas.version, side, side, data, mipmaps=True)

    def _update_extras(self, scene: Scene3D, around: Surroundings) -> None:
        place = self._atlas.place
        moving = tuple(s for s in scene.solids if s.moving)[:1]
        if moving and self._moving.key != (moving, around):
            skins = [skin_of(moving[0], around)]
            data = faces_array(solid_faces(moving), skins, place, away=moving[0].away)
            self._moving.send((moving, around), data)
        ghost = (scene.ghost, scene.ghost_ok, scene.bad_cells, around)
        if scene.ghost is not None and self._ghost.key != ghost:
            looks = ghost_skins(scene.ghost, around, ok=scene.ghost_ok)
            faces, refused = solid_faces((scene.ghost,)), scene.bad_cells
            data = ghost_array(faces, looks, refused, place, away=scene.ghost.away)
            self._ghost.send(ghost, data)
            self._outline.send(ghost, outline_array(faces, outline_colour(around, ok=scene.ghost_ok)))
        hanging = (footprint(scene), plumbs(scene), around)
        if scene.ghost is not None and self._footprint.key != hanging:
            self._footprint.send(hanging, footprint_array(hanging[0]))
            self._plumbs.send(hanging, plumbs_array(hanging[1], rgb(around.ink)))
        if scene.show_caps and self._glass.key != (scene.caps, around):
            self._glass.send((scene.caps, around), glass_array(envelope(scene.caps), rgb(around.accent)))
        if scene.cursor is not None and self._cursor.key != (scene.cursor, around):
            self._cursor.send((scene.cursor, around), cursor_array(scene.cursor, rgb(around.hint)))

    def _update_shadows(self, scene: Scene3D, heights: Heights) -> None:
        if self._feet.key != (scene.caps, heights):
            _send_shadow(self._feet, (scene.caps, heights), contact_shadow(scene.cols, scene.rows, heights))
        if self._ground.key != scene.caps:
            _send_shadow(self._ground, scene.caps, plate_shadow(scene.caps))

    def _update_landscape(self, camera: Camera, size: Size, ratio: float, around: Surroundings) -> None:
        lift = round(camera.elevation / 2.0) * 2.0
        key = (size, ratio, lift, around)
        if self._landscape.key != key:
            width, height = ceil(size[0] * ratio), ceil(size[1] * ratio)
            image = backdrop(width, height, around, lift).convertToFormat(QImage.Format.Format_RGBX8888)
            image = image.flipped(Qt.Orientation.Vertical)
            self._extent = (image.width(), image.height())
            self._landscape.send(key, *self._extent, bytes(image.constBits()))


def _send_shadow(picture: Picture, key: object, shadow: ShadowMap) -> None:
    picture.send(key, shadow.width, shadow.height, shadow.values, grey=True)


def _mvp(scene: Scene3D, camera: Camera, size: Size) -> Any:
    view = np.array(camera.view_matrix(), np.float64).reshape(4, 4)
    projection = np.array(camera.projection_matrix(size, reach_of(scene.caps)), np.float64).reshape(4, 4)
    return (projection @ view).astype(np.float32)
