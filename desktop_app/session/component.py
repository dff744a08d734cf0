"""What lies on a table, as a view for one seat may show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Component:
    """One thing on the table, in board units.

    `id` reveals nothing that the viewer may not know and stays the same while the thing does, so that
    a changed `place` is a motion. `face` holds what is seen of it as (key, value) pairs.
    """

    id: str
    kind: str
    place: tuple[object, ...]
    face: tuple[tuple[str, object], ...] = ()

    def get(self, key: str, default: object = None) -> object:
        """One detail of the face."""
        return dict(self.face).get(key, default)
