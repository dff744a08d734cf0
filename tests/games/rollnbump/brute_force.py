"""The legal claims in the plainest way: every die is one of its own, every turning is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, Dice, RollnbumpState, Slot

SIZES = {"P2": 2, "K3": 3, "K4": 4, "K5": 5, "R3": 3, "R4": 4, "R5": 5}
Lists = frozenset[tuple[tuple[Slot, Dice], ...]]


def meets(kind: str, faces: list[int]) -> bool:
    """Whether such a card takes exactly these dice."""
    if kind[0] == "S":
        return len(faces) >= 1 and all(face == int(kind[1]) for face in faces)
    if len(faces) != SIZES[kind]:
        return False
    if kind[0] == "R":
        return all(faces[place] == faces[0] + place for place in range(len(faces)))
    return len(set(faces)) == 1


def strength(kind: str, faces: list[int]) -> int:
    """What the dice count there."""
    return len(faces) if kind[0] == "S" else sum(faces)


def legal(state: RollnbumpState) -> Lists:
    """The lists of (slot, dice) of every legal claim."""
    rolls = [list(state.dice)]
    if state.bonus_in_hand:
        rolls += [
            [state.bonus_face if number == place else face for number, face in enumerate(state.dice)]
            for place in range(len(state.dice))
        ]
    cards = [(slot, stack.top, stack.claim) for slot, stack in enumerate(state.stacks)]
    cards.insert(0, (JOKER_SLOT, deck().joker if state.joker_on_table else None, state.joker_claim))
    found = set()
    for roll in rolls:
        options: list[tuple[Slot, list[tuple[int, ...]]]] = []
        for slot, card, claim in cards:
            if card is None:
                continue
            kind = "K5" if slot == JOKER_SLOT else deck().kind(card).id
            beaten = strength(kind, list(claim.dice)) if claim else 0
            options.append((slot, [part for part in _parts(roll) if _beats(kind, roll, part, beaten)]))
        for placed in _divided(options, frozenset()):
            found.add(tuple((slot, tuple(sorted(roll[n] for n in part))) for slot, part in placed))
    return frozenset(found)


def _parts(roll: list[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of places of the dice."""
    for size in range(1, len(roll) + 1):
        yield from combinations(range(len(roll)), size)


def _beats(kind: str, roll: list[int], part: tuple[int, ...], beaten: int) -> bool:
    faces = sorted(roll[place] for place in part)
    return meets(kind, faces) and strength(kind, faces) > beaten


def _divided(
    options: list[tuple[Slot, list[tuple[int, ...]]]], used: frozenset[int]
) -> Iterator[list[tuple[Slot, tuple[int, ...]]]]:
    if not options:
        yield []
        return
    (slot, parts), rest = options[0], options[1:]
    yield from _divided(rest, used)
    for part in parts:
        if not used & set(part):
            for more in _divided(rest, used | set(part)):
                yield [(slot, part), *more]
