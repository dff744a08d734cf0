"""What a person is told while solving a puzzle, beyond the sentences of the table."""

from __future__ import annotations

from desktop_app.games.rumis.engine.puzzles.play import PuzzleState
from desktop_app.games.rumis.engine.puzzles.solver import Verdict
from desktop_app.games.rumis.engine.state import PlacedStone
from desktop_app.qt.theme import colour_name

from . import text
from .hand import Ghost
from .puzzle_arrange import room

translate = text.translate


def asked(state: PuzzleState, keys: tuple[str, ...], marked: PlacedStone | None) -> str:
    """What to do with empty hands; `marked` is the own stone that a key would take off."""
    if marked is not None:
        told = translate("Rumis", "Click or press Enter to take the {stone} off.")
        return told.format(stone=text.stone_name(marked.stone))
    if state.stuck:
        return translate("Rumis", "No stone fits any more: take one of yours off.")
    if state.kind.rule == "contact" and state.colours > 1 and state.colour is not None:
        return _in_turn(state, keys, state.colour)
    if not state.built:
        return translate("Rumis", "Fill the whole target: choose a stone.")
    return translate("Rumis", "Choose a stone, or take one of yours off.")


def _in_turn(state: PuzzleState, keys: tuple[str, ...], colour: int) -> str:
    told = translate("Rumis", "{colour}: choose a stone.").format(
        colour=text.begun(colour_name(keys[colour]))
    )
    if state.placed and all(stone.colour != colour for stone in state.placed):
        told += " " + translate("Rumis", "It must touch the board and any stone there.")
    return told


def verdict(found: Verdict) -> str:
    """Whether it can still be finished."""
    match found:
        case "yes":
            return translate("Rumis", "Can be finished")
        case "no":
            return translate("Rumis", "Cannot be finished any more")
    return translate("Rumis", "Not known whether it can be finished")


def question() -> str:
    """What the button asks."""
    return translate("Rumis", "Can it still be finished?")


def progress(state: PuzzleState) -> str:
    """How much is filled."""
    filled, whole = room(state)
    return translate("Rumis", "{filled} of %n cube(s) filled", None, whole).format(filled=filled)


def colour_left(key: str, hand: tuple[str, ...]) -> str:
    """What a colour still has."""
    left = translate("Rumis", "%n stone(s) left", None, len(hand))
    if hand:
        left += f" ({', '.join(map(text.stone_name, hand))})"
    return translate("Rumis", "{colour}: {left}").format(colour=text.begun(colour_name(key)), left=left)


def given_stays() -> str:
    """Why a given stone is not taken off."""
    return translate("Rumis", "This stone was given and stays.")


def buried(state: PuzzleState) -> str:
    """Why an own stone is not taken off."""
    if state.kind.rule == "contact":
        return translate("Rumis", "The colours take turns: only the last stone can be taken off.")
    return translate("Rumis", "Another stone lies on it: take that one off first.")


def nothing_to_take() -> str:
    """Why no key takes anything off."""
    return translate("Rumis", "None of your stones is on the board.")


def describe(
    state: PuzzleState, keys: tuple[str, ...], ghost: Ghost | None, marked: PlacedStone | None
) -> str:
    """The puzzle in words: how far it is, who has what left, the stones, the stone in the hand."""
    if state.puzzle is None:
        return translate("Rumis", "The puzzle is not dealt yet.")
    target = text.begun(text.choice_label("target", state.kind.target))
    lines = [f"{target}. {progress(state)}."]
    if state.colours > 1:
        lines += (f"{colour_left(key, hand)}." for key, hand in zip(keys, state.hands, strict=True))
    given = translate("Rumis", "Given: {stone} at {square}, level {level}")
    own = translate("Rumis", "{colour}: {stone} at {square}, level {level}")
    lines += (_of_stone(given, stone, keys) for stone in state.puzzle.given)
    lines += (_of_stone(own, stone, keys) for stone in state.built)
    if marked is not None:
        lines.append(asked(state, keys, marked))
    if ghost is not None:
        x, y, z = ghost.cells[0]
        where = translate("Rumis", "In your hand, over {square}, level {level}.")
        lines.append(where.format(square=text.square_name(x, y), level=z + 1))
        if ghost.refusal is not None:
            lines.append(text.refusal(ghost.refusal.code))
    return "\n".join(lines)


def _of_stone(told: str, stone: PlacedStone, keys: tuple[str, ...]) -> str:
    x, y, z = stone.cells[0]
    return told.format(
        colour=colour_name(keys[stone.colour]),
        stone=text.stone_name(stone.stone),
        square=text.square_name(x, y),
        level=z + 1,
    )
