"""Clicks or keys turned into an action: each action is a set of parts, a pick adds one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A", bound=Hashable)
Part = Hashable


@dataclass(frozen=True, slots=True)
class Picked(Generic[A]):
    """The answer to a pick: `complete` is the action that is now whole (and no larger one is left)."""

    accepted: bool
    complete: A | None = None


class Selection(Generic[A]):
    """The parts chosen so far among the legal actions of one position.

    `parts_of` says what an action is made of. Picking a chosen part again takes it back.

    >>> chosen = Selection(["ab", "ac"], set)
    >>> chosen.pick("x").accepted, chosen.pick("a").complete, chosen.pick("c").complete
    (False, None, 'ac')
    """

    def __init__(self, legal: Collection[A], parts_of: Callable[[A], Iterable[Part]]) -> None:
        self._parts = {action: frozenset(parts_of(action)) for action in legal}
        self.chosen: frozenset[Part] = frozenset()

    @property
    def open(self) -> tuple[A, ...]:
        """The legal actions that contain every chosen part."""
        return tuple(action for action, parts in self._parts.items() if self.chosen <= parts)

    @property
    def highlights(self) -> frozenset[Part]:
        """The parts that a pick would accept now, those already chosen left out."""
        found: set[Part] = set()
        for action in self.open:
            found |= self._parts[action]
        return frozenset(found - self.chosen)

    @property
    def complete(self) -> A | None:
        """The action whose parts are exactly the chosen ones, if there is one (Confirm lights up)."""
        for action in self.open:
            if self._parts[action] == self.chosen:
                return action
        return None

    def pick(self, part: Part) -> Picked[A]:
        """Choose `part`, or take it back; refused if no legal action has it beside the chosen ones."""
        if part in self.chosen:
            self.chosen -= {part}
            return Picked(accepted=True)
        wanted = self.chosen | {part}
        fitting = [action for action, parts in self._parts.items() if wanted <= parts]
        if not fitting:
            return Picked(accepted=False)
        self.chosen = wanted
        whole = [action for action in fitting if self._parts[action] == wanted]
        return Picked(accepted=True, complete=whole[0] if whole and len(fitting) == 1 else None)

    def clear(self) -> None:
        """Nothing is chosen any more."""
        self.chosen = frozenset()
