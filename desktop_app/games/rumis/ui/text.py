"""The words for what there is in Rumis, and what is said at its table; the engine speaks in codes.

Beside this: `text_options` (before the game), `text_log`, `text_results` (scores, seats), `text_hints`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rumis.engine.legal import choices
from desktop_app.games.rumis.engine.rebuild import carried
from desktop_app.games.rumis.engine.state import EDGE_COLOURS, PlacedStone, RumisState
from desktop_app.games.rumis.engine.stones import Cell
from desktop_app.qt.theme import colour_name

from .hand import Ghost
from .text_options import choice_label

__all__ = [
    "area_name",
    "begun",
    "choice_label",
    "choose_prompt",
    "describe",
    "refusal",
    "refusal_anywhere",
    "spot",
    "square_name",
    "stone_name",
    "translate",
]

translate = QCoreApplication.translate


def square_name(x: int, y: int) -> str:
    """A square as the board's border names it.

    >>> square_name(2, 0)
    'c1'
    """
    return f"{chr(ord('a') + x)}{y + 1}"


def stone_name(stone: str) -> str:
    """What people call a stone."""
    match stone:
        case "I2":
            return translate("Rumis", "short bar")
        case "I3":
            return translate("Rumis", "bar of three")
        case "V3":
            return translate("Rumis", "corner")
        case "I4":
            return translate("Rumis", "bar of four")
        case "L4":
            return translate("Rumis", "L")
        case "T4":
            return translate("Rumis", "T")
        case "S4":
            return translate("Rumis", "zigzag")
        case "O4":
            return translate("Rumis", "square")
        case "Y4":
            return translate("Rumis", "tripod")
        case (
            "R4"
        ):  # the screen counts rows towards the viewer, which mirrors what the rules call right-handed
            return translate("Rumis", "left screw")
        case "D4":
            return translate("Rumis", "right screw")
    return stone


def spot(stone: str, cells: tuple[Cell, ...]) -> str:
    """A stone and where it lies: square and level of its first cube."""
    x, y, z = cells[0]
    return translate("Rumis", "{stone} at {square}, level {level}").format(
        stone=stone_name(stone), square=square_name(x, y), level=z + 1
    )


def area_name(cells: tuple[Cell, ...]) -> str:
    """A part of the board in words: its corner squares.

    >>> area_name(((2, 3, 0), (5, 6, 0)))
    'c4\N{EN DASH}f7'
    """
    left, right = min(c[0] for c in cells), max(c[0] for c in cells)
    near, far = min(c[1] for c in cells), max(c[1] for c in cells)
    first, last = square_name(left, near), square_name(right, far)
    return first if first == last else f"{first}\N{EN DASH}{last}"


def begun(words: str) -> str:
    """With a capital letter in front."""
    return words[:1].upper() + words[1:]


def refusal(code: str) -> str:
    """Why something is refused, in one sentence, in a game at the table or in a puzzle by the free rule."""
    match code:
        case "not_in_hand":
            return translate("Rumis", "That stone is not in your hand any more.")
        case "outside":
            return translate("Rumis", "Part of the stone would lie outside the footprint.")
        case "too_high":
            return translate("Rumis", "Too high: a cube would rise above its square's limit.")
        case "floating":
            return translate("Rumis", "A cube would float: it needs the board or a cube below.")
        case "occupied":
            return translate("Rumis", "There is a stone already.")
        case "contact":
            return translate("Rumis", "No contact: it must share a face with your own colour.")
        case "first_contact":
            return translate("Rumis", "A first stone must share a face with a stone already there.")
        case "first_on_board":
            return translate("Rumis", "A first stone must touch the board itself.")
        case "first_face":
            return translate(
                "Rumis", "With five and more colours a first stone may touch others at edges only."
            )
        case "first_edge":
            return translate("Rumis", "A first stone must touch a stone already there, edge to edge.")
        case "shape":
            return translate("Rumis", "Those cells do not form the stone.")
        case "turn":
            return translate("Rumis", "It is not your turn.")
        case "over":
            return translate("Rumis", "The game is over.")
    return _refused_rebuild(code) or _refused_puzzle(code) or translate("Rumis", "That is not possible here.")


def _refused_rebuild(code: str) -> str:
    match code:
        case "not_standing":
            return translate("Rumis", "No such stone of yours stands there to be taken off.")
        case "buried":
            return translate("Rumis", "Another stone lies on it: it cannot be taken off.")
        case "must_place":
            return translate("Rumis", "A stone may be laid aside only if none of yours can be placed.")
        case "red_line":
            return translate("Rumis", "Before half time nothing may lie beyond the red line.")
        case "red_area":
            return translate("Rumis", "In the rebuild nothing may be placed inside the red line.")
        case "moved_contact":
            return translate(
                "Rumis",
                "The first stone carried over must share a face with your colour inside the red line.",
            )
    return ""


def _refused_puzzle(code: str) -> str:
    match code:
        case "not_dealt":
            return translate("Rumis", "The puzzle is still to be dealt.")
        case "asked":
            return translate("Rumis", "The hint for this position was looked at already.")
        case "deal":
            return translate("Rumis", "There is no puzzle of that number, or one is dealt already.")
        case "other_game":
            return translate("Rumis", "That belongs to another kind of game.")
    return ""


def refusal_anywhere(code: str) -> str:
    """The same where nobody knows by which rule: by the contact rule of puzzles only the last comes off."""
    if code == "buried":
        return translate("Rumis", "It cannot be taken off: another stone lies on it or was placed after it.")
    return refusal(code)


def choose_prompt(state: RumisState, colour: int, key: str) -> str:
    """What a person with empty hands should do."""
    if state.phase == "ruins":
        return translate("Rumis", "Ruins: choose a neutral stone. It may lie wherever it fits.")
    if state.phase == "rebuild":
        return _rebuild_prompt(state, colour)
    if state.colours > state.agreement.seats:
        asked = translate("Rumis", "{colour}: choose a stone.").format(colour=begun(colour_name(key)))
    else:
        asked = translate("Rumis", "Choose a stone.")
    more = _first_stone(state, colour)
    return f"{asked} {more}" if more else asked


def _first_stone(state: RumisState, colour: int) -> str:
    """What the first stone of a colour needs; '' for a later one."""
    if not state.board.begun:
        if state.agreement.red:
            return translate("Rumis", "The very first may lie anywhere inside the red line.")
        return translate("Rumis", "The very first may lie anywhere.")
    if any(stone.colour == colour for stone in state.placed):
        return ""
    if state.colours >= EDGE_COLOURS:
        return translate("Rumis", "Your first stone must touch the board and a stone at an edge, no face.")
    return translate("Rumis", "It must touch the board and any stone there.")


def _rebuild_prompt(state: RumisState, colour: int) -> str:
    if not choices(state, colour):
        return translate("Rumis", "None of your stones fits beyond the red line: choose one to lay aside.")
    asked = translate("Rumis", "Choose a stone inside the red line to carry over.")
    if carried(state, colour):
        return asked
    return asked + " " + translate("Rumis", "It must touch the board and your own colour inside.")


def describe(state: RumisState, keys: tuple[str, ...], ghost: Ghost | None) -> str:
    """The building in words: every stone with colour, square and level, then the stone in the hand."""
    lines = [_described(state, keys, stone) for stone in state.placed]
    if not lines:
        lines.append(translate("Rumis", "The board is empty."))
    if ghost is not None:
        x, y, z = ghost.cells[0]
        where = translate("Rumis", "In your hand, over {square}, level {level}.")
        lines.append(where.format(square=square_name(x, y), level=z + 1))
        if ghost.refusal is not None:
            lines.append(refusal(ghost.refusal.code))
    return "\n".join(lines)


def _described(state: RumisState, keys: tuple[str, ...], stone: PlacedStone) -> str:
    nobody = stone.colour == state.agreement.neutral
    words = translate("Rumis", "{colour}: {stone} at {square}, level {level}").format(
        colour=translate("Rumis", "neutral") if nobody else colour_name(keys[stone.colour]),
        stone=stone_name(stone.stone),
        square=square_name(stone.cells[0][0], stone.cells[0][1]),
        level=stone.cells[0][2] + 1,
    )
    if state.phase == "rebuild" and not state.agreement.inside(*stone.cells[0][:2]):
        return translate("Rumis", "{place}, beyond the red line").format(place=words)
    return words
