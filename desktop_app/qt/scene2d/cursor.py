"""The keyboard cursor of a scene: on which component it stands, and where it goes."""

from __future__ import annotations

from .navigation import nearest, neighbour
from .spot import Spot
from .stage import Stage


class Cursor:
    """Stands on a component that can be reached, or nowhere ('').

    `ring` says whether it is shown: keys show it, the mouse hides it.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._last: Spot | None = None
        self.id = ""
        self.ring = False

    def _spots(self) -> dict[str, Spot]:
        return {item.component.id: item.rest for item in self._stage.reachable()}

    def put(self, component_id: str) -> bool:
        """Stand there, nowhere if it cannot be reached; whether that is somewhere else."""
        spots = self._spots()
        return self._stand(component_id if component_id in spots else "", spots)

    def move(self, dx: int, dy: int) -> bool:
        """Go to the nearest component in that direction, first of all to the first one; whether it moved."""
        spots = self._spots()
        if self.id not in spots:
            return self._stand(next(iter(spots), ""), spots)
        if not dx and not dy:
            return False
        return self._stand(neighbour(spots, self.id, dx, dy) or self.id, spots)

    def jump(self, *, last: bool) -> bool:
        """Go to the first or the last component."""
        spots = self._spots()
        return self._stand((list(spots) or [""])[-1 if last else 0], spots)

    def keep(self) -> bool:
        """After a change: stay, or step to what is nearest to where the lost component lay."""
        spots = self._spots()
        if not self.id or self.id in spots or self._last is None:
            return self._stand(self.id, spots)
        return self._stand(nearest(spots, self._last.x, self._last.y), spots)

    def _stand(self, component_id: str, spots: dict[str, Spot]) -> bool:
        moved = component_id != self.id
        self.id = component_id
        self._last = spots.get(component_id, self._last)
        return moved
