"""Objects on the graphics card, made when first used: buffers of records, textures, shader programs."""

from __future__ import annotations

import ctypes
from array import array
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from OpenGL import GL

from desktop_app.qt.gl3d.camera import Camera
from desktop_app.qt.gl3d.instances import RECORD


@dataclass
class Batch:
    """Records in a buffer of the graphics card, sent again only when `key` changes."""

    key: object = None
    count: int = 0
    buffer: int = 0
    vao: int = 0
    values: Any = None
    order: object = None

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
        self.key, self.count, self.order = key, len(data) // RECORD, None
        self.values = values.reshape(self.count, RECORD)
        self._store(self.values)

    def sort(self, camera: Camera) -> None:
        """Nearest first; the order is kept while the look is about the same."""
        order = (round(camera.azimuth / 15.0), round(camera.elevation / 15.0))
        if self.count and self.order != order:
            depth = self.values[:, :3] @ np.array(camera.back, np.float32)
            self._store(self.values[np.argsort(-depth)])
            self.order = order

    def _store(self, values: Any) -> None:
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.buffer)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, values.nbytes, values, GL.GL_DYNAMIC_DRAW)

    def draw(self) -> None:
        if self.count:
            GL.glBindVertexArray(self.vao)
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, self.count)


@dataclass
class Picture:
    """A texture, sent again only when `key` changes."""

    key: object = None
    name: int = 0

    def send(
        self, key: object, width: int, height: int, data: bytes, *, grey: bool = False, mipmaps: bool = False
    ) -> None:
        if not self.name:
            self.name = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.name)
        GL.glPixelStorei(GL.GL_UNPACK_ALIGNMENT, 1)
        inner, outer = (GL.GL_R8, GL.GL_RED) if grey else (GL.GL_RGBA8, GL.GL_RGBA)
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, inner, width, height, 0, outer, GL.GL_UNSIGNED_BYTE, data)
        least = GL.GL_LINEAR_MIPMAP_NEAREST if mipmaps else GL.GL_LINEAR
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MIN_FILTER, least)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE)
        if mipmaps:
            GL.glGenerateMipmap(GL.GL_TEXTURE_2D)
        self.key = key


@dataclass
class Program:
    """A linked shader program and the places of its uniforms."""

    vertex: str
    fragment: str
    name: int = 0
    places: dict[str, int] = field(default_factory=dict)

    def use(self) -> None:
        if not self.name:
            self.name = linked(self.vertex, self.fragment)
        GL.glUseProgram(self.name)

    def at(self, uniform: str) -> int:
        if uniform not in self.places:
            self.places[uniform] = int(GL.glGetUniformLocation(self.name, uniform))
        return self.places[uniform]


def linked(vertex: str, fragment: str) -> int:
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
