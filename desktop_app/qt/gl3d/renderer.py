"""Draws a Scene3D with PyOpenGL in a current 3.3 core context; knows no widget.

Objects are made in the first `draw` and belong to that context. Nothing is deleted explicitly: they die with
the context of the widget that owns the renderer.
"""

from __future__ import annotations

import ctypes
from array import array
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from OpenGL import GL
from PySide6.QtGui import QImage

from desktop_app.qt.gl3d.art import backdrop
from desktop_app.qt.gl3d.atlas import GlyphAtlas
from desktop_app.qt.gl3d.camera import DEPTH, Camera, Size, reach_of
from desktop_app.qt.gl3d.instances import (
    RECORD,
    board_array,
    cursor_array,
    faces_array,
    ghost_array,
    glass_array,
)
from desktop_app.qt.gl3d.scene import Scene3D, Vec
from desktop_app.qt.gl3d.shade import SKY, SUN, light_direction, rgb
from desktop_app.qt.gl3d.shaders import DECAL_FRAGMENT, DECAL_VERTEX, FACE_FRAGMENT, FACE_VERTEX
from desktop_app.qt.gl3d.shadow import MARGIN, ShadowMap, contact_shadow, plate_shadow
from desktop_app.qt.gl3d.skins import GHOST_ALPHA, GHOST_THROUGH, ghost_skins, skin_of
from desktop_app.qt.gl3d.surface import column_heights, envelope, floor_faces, solid_faces
from desktop_app.qt.gl3d.surroundings import Surroundings


@dataclass
class _Batch:
    """Records in a buffer of the graphics card, sent again only when `key` changes."""

    key: object = None
    count: int = 0
    buffer: int = 0
    vao: int = 0

    def send(self, key: object, data: array[float]) -> None:
        if not self.vao:
            self.vao, self.buffer = int(GL.glGenVertexArrays(1)), int(GL.glGenBuffers(1))
            GL.glBindVertexArray(self.vao)
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.buffer)
            for i in range(RECORD // 4):
                GL.glEnableVertexAttribArray(i)
                GL.glVertexAttribPointer(i, 4, GL.GL_FLOAT, False, RECORD * 4, ctypes.c_void_p(16 * i))
                GL.glVertexAttribDivisor(i, 1)
        values = np.frombuffer(data, np.float32) if data else np.zeros(0, np.float32)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.buffer)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, values.nbytes, values, GL.GL_DYNAMIC_DRAW)
        self.key, self.count = key, len(data) // RECORD

    def draw(self) -> None:
        if self.count:
            GL.glBindVertexArray(self.vao)
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, self.count)


@dataclass
class _Picture:
    """A texture, sent again only when `key` changes."""

    key: object = None
    name: int = 0

    def send(
        self, key: object, width: int, height: int, data: bytes, *, grey: bool, mipmaps: bool = False
    ) -> None:
        if not self.name:
            self.name = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.name)
        GL.glPixelStorei(GL.GL_UNPACK_ALIGNMENT, 1)
        inner, outer = (GL.GL_R8, GL.GL_RED) if grey else (GL.GL_RGBA8, GL.GL_RGBA)
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, inner, width, height, 0, outer, GL.GL_UNSIGNED_BYTE, data)
        least = GL.GL_LINEAR_MIPMAP_LINEAR if mipmaps else GL.GL_LINEAR
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MIN_FILTER, least)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE)
        if mipmaps:
            GL.glGenerateMipmap(GL.GL_TEXTURE_2D)
        self.key = key


@dataclass
class _Program:
    """A linked shader program and the places of its uniforms."""

    vertex: str
    fragment: str
    name: int = 0
    places: dict[str, int] = field(default_factory=dict)

    def use(self) -> None:
        if not self.name:
            self.name = _linked(self.vertex, self.fragment)
        GL.glUseProgram(self.name)

    def at(self, uniform: str) -> int:
        if uniform not in self.places:
            self.places[uniform] = int(GL.glGetUniformLocation(self.name, uniform))
        return self.places[uniform]


class TableRenderer:
    """Everything that one view has on the graphics card."""

    def __init__(self) -> None:
        self._faces = _Program(FACE_VERTEX, FACE_FRAGMENT)
        self._decals = _Program(DECAL_VERTEX, DECAL_FRAGMENT)
        self._atlas = GlyphAtlas()
        self._board, self._stones, self._ghost = _Batch(), _Batch(), _Batch()
        self._glass, self._cursor, self._moving = _Batch(), _Batch(), _Batch()
        self._glyphs, self._landscape = _Picture(), _Picture()
        self._ground, self._feet = _Picture(), _Picture()
        self._empty_vao = 0

    def draw(self, scene: Scene3D, camera: Camera, size: Size, ratio: float, around: Surroundings) -> None:
        """One frame; `size` in logical pixels, `ratio` device pixels per logical one."""
        if not self._empty_vao:
            self._empty_vao = int(GL.glGenVertexArrays(1))
        self._update(scene, camera, size, ratio, around)
        mvp = _mvp(scene, camera, size)
        light = light_direction(camera.azimuth)
        GL.glFrontFace(GL.GL_CW)  # the scene's frame is left-handed
        over = (GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA)
        GL.glBlendFuncSeparate(*over, GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA)  # the picture itself stays opaque
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glDisable(GL.GL_BLEND)
        self._draw_landscape()
        GL.glEnable(GL.GL_BLEND)
        self._draw_shadow(self._ground, scene, mvp, light, -DEPTH, 0.8)
        GL.glDisable(GL.GL_BLEND)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthFunc(GL.GL_LEQUAL)
        GL.glEnable(GL.GL_CULL_FACE)
        self._start_faces(mvp, light, camera, around)
        self._stones.draw()
        self._board.draw()
        GL.glEnable(GL.GL_BLEND)
        GL.glDepthMask(False)
        GL.glEnable(GL.GL_POLYGON_OFFSET_FILL)
        GL.glPolygonOffset(-1.0, -2.0)
        GL.glDisable(GL.GL_CULL_FACE)
        self._draw_shadow(self._feet, scene, mvp, light, 0.0, 0.85)
        self._draw_translucent(scene)
        self._restore()

    def _start_faces(self, mvp: Any, light: Vec, camera: Camera, around: Surroundings) -> None:
        program = self._faces
        program.use()
        GL.glUniformMatrix4fv(program.at("u_mvp"), 1, True, mvp)
        GL.glUniform3f(program.at("u_light"), *light)
        eye, w = (camera.eye, 1.0) if camera.perspective else (camera.back, 0.0)
        GL.glUniform4f(program.at("u_eye"), *eye, w)
        GL.glUniform1i(program.at("u_turn"), round(camera.azimuth / 90.0) % 4)
        GL.glUniform3f(program.at("u_sky"), *(part * around.light for part in SKY))
        GL.glUniform3f(program.at("u_sun"), *(part * around.light for part in SUN))
        GL.glUniform1f(program.at("u_alpha"), 1.0)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._glyphs.name)

    def _draw_translucent(self, scene: Scene3D) -> None:
        program = self._faces
        program.use()
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._glyphs.name)
        GL.glEnable(GL.GL_CULL_FACE)
        moving = next((s for s in scene.solids if s.moving), None)
        if moving is not None:
            GL.glDepthMask(True)
            self._draw_blended(self._moving, moving.alpha)
            GL.glDepthMask(False)
        if scene.show_caps:
            GL.glCullFace(GL.GL_FRONT)
            GL.glUniform1f(program.at("u_glass"), 0.30)
            self._glass.draw()
            GL.glCullFace(GL.GL_BACK)
        if scene.ghost is not None:
            GL.glDepthFunc(GL.GL_GREATER)
            self._draw_blended(self._ghost, GHOST_THROUGH)
            GL.glDepthFunc(GL.GL_LEQUAL)
            GL.glDepthMask(True)
            GL.glColorMask(False, False, False, False)
            self._draw_blended(self._ghost, 0.0)
            GL.glColorMask(True, True, True, True)
            GL.glDepthMask(False)
            self._draw_blended(self._ghost, GHOST_ALPHA)
        if scene.show_caps:
            GL.glUniform1f(program.at("u_glass"), 0.85)
            self._glass.draw()
        if scene.cursor is not None:
            GL.glDisable(GL.GL_DEPTH_TEST)
            self._draw_blended(self._cursor, 1.0)

    def _draw_blended(self, batch: _Batch, alpha: float) -> None:
        GL.glUniform1f(self._faces.at("u_alpha"), alpha)
        batch.draw()

    def _draw_landscape(self) -> None:
        program = self._decals
        program.use()
        GL.glUniformMatrix4fv(program.at("u_mvp"), 1, True, np.eye(4, dtype=np.float32))
        self._place_decal((-1.0, 1.0, 0.0), (2.0, 0.0, 0.0), (0.0, -2.0, 0.0))
        GL.glUniform1i(program.at("u_shadow"), 0)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._landscape.name)
        GL.glBindVertexArray(self._empty_vao)
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)

    def _draw_shadow(
        self, picture: _Picture, scene: Scene3D, mvp: Any, light: Vec, level: float, strength: float
    ) -> None:
        program = self._decals
        program.use()
        GL.glUniformMatrix4fv(program.at("u_mvp"), 1, True, mvp)
        origin = (-MARGIN - 0.22 * light[0], -MARGIN - 0.22 * light[1], level)
        across, down = scene.cols + 2.0 * MARGIN, scene.rows + 2.0 * MARGIN
        self._place_decal(origin, (across, 0.0, 0.0), (0.0, down, 0.0))
        GL.glUniform1i(program.at("u_shadow"), 1)
        GL.glUniform1f(program.at("u_alpha"), strength)
        GL.glBindTexture(GL.GL_TEXTURE_2D, picture.name)
        GL.glBindVertexArray(self._empty_vao)
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)

    def _place_decal(self, origin: Vec, across: Vec, down: Vec) -> None:
        for uniform, value in (("u_origin", origin), ("u_across", across), ("u_down", down)):
            GL.glUniform3f(self._decals.at(uniform), *value)

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
            self._stones.send(key, faces_array(solid_faces(still), skins, place))
        key = (scene.caps, heights, around, scene.lit, scene.labels, scene.show_limits)
        if self._board.key != key:
            floor = floor_faces(scene.caps, heights)
            self._board.send(key, board_array(scene, floor, heights, around, place))
        self._update_extras(scene, around)
        self._update_shadows(scene)
        self._update_landscape(camera, size, ratio, around)
        if self._glyphs.key != self._atlas.version:
            image = self._atlas.image
            data, side = bytes(image.constBits()), image.width()
            self._glyphs.send(self._atlas.version, side, side, data, grey=False, mipmaps=True)

    def _update_extras(self, scene: Scene3D, around: Surroundings) -> None:
        place = self._atlas.place
        moving = tuple(s for s in scene.solids if s.moving)[:1]
        if moving and self._moving.key != (moving, around):
            skins, lift = [skin_of(moving[0], around)], moving[0].offset
            data = faces_array(solid_faces(moving), skins, place, lift=lift)
            self._moving.send((moving, around), data)
        ghost = (scene.ghost, scene.ghost_ok, scene.bad_cells, around)
        if scene.ghost is not None and self._ghost.key != ghost:
            good, bad = ghost_skins(scene.ghost, around, ok=scene.ghost_ok)
            faces = solid_faces((scene.ghost,))
            data = ghost_array(faces, good, bad, scene.bad_cells, place, lift=scene.ghost.offset)
            self._ghost.send(ghost, data)
        if scene.show_caps and self._glass.key != (scene.caps, around):
            self._glass.send((scene.caps, around), glass_array(envelope(scene.caps), rgb(around.accent)))
        if scene.cursor is not None and self._cursor.key != (scene.cursor, around):
            self._cursor.send((scene.cursor, around), cursor_array(scene.cursor, rgb(around.hint)))

    def _update_shadows(self, scene: Scene3D) -> None:
        heights = column_heights(tuple(s for s in scene.solids if not s.moving))
        if self._feet.key != (scene.caps, heights):
            _send_shadow(self._feet, (scene.caps, heights), contact_shadow(scene.cols, scene.rows, heights))
        if self._ground.key != scene.caps:
            _send_shadow(self._ground, scene.caps, plate_shadow(scene.caps))

    def _update_landscape(self, camera: Camera, size: Size, ratio: float, around: Surroundings) -> None:
        lift = round(camera.elevation / 2.0) * 2.0
        key = (size, ratio, lift, around)
        if self._landscape.key != key:
            width, height = round(size[0] * ratio), round(size[1] * ratio)
            image = backdrop(width, height, around, lift).convertToFormat(QImage.Format.Format_RGBX8888)
            self._landscape.send(key, image.width(), image.height(), bytes(image.constBits()), grey=False)


def _send_shadow(picture: _Picture, key: object, shadow: ShadowMap) -> None:
    picture.send(key, shadow.width, shadow.height, shadow.values, grey=True)


def _mvp(scene: Scene3D, camera: Camera, size: Size) -> Any:
    view = np.array(camera.view_matrix(), np.float64).reshape(4, 4)
    projection = np.array(camera.projection_matrix(size, reach_of(scene.caps)), np.float64).reshape(4, 4)
    return (projection @ view).astype(np.float32)


def _linked(vertex: str, fragment: str) -> int:
    program = int(GL.glCreateProgram())
    for kind, source in ((GL.GL_VERTEX_SHADER, vertex), (GL.GL_FRAGMENT_SHADER, fragment)):
        shader = GL.glCreateShader(kind)
        GL.glShaderSource(shader, source)
        GL.glCompileShader(shader)
        if not GL.glGetShaderiv(shader, GL.GL_COMPILE_STATUS):
            raise RuntimeError(f"shader: {GL.glGetShaderInfoLog(shader)!r}")
        GL.glAttachShader(program, shader)
        GL.glDeleteShader(shader)
    GL.glLinkProgram(program)
    if not GL.glGetProgramiv(program, GL.GL_LINK_STATUS):
        raise RuntimeError(f"shader program: {GL.glGetProgramInfoLog(program)!r}")
    return program
