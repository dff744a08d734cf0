"""What the table says beyond the choice of a stone: the halves of the rebuild, and all of it for the ear."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rumis.engine.rebuild import carried, within
from desktop_app.games.rumis.engine.state import PlacedStone, RumisState
from desktop_app.qt.theme import colour_name

from . import text
from .ground import laying_aside
from .hand import Ghost
from .table_halves import own_removable, still_inside

translate = QCoreApplication.translate


def lifted(stone: str, *, aside: bool) -> str:
    """What can be done with a stone that was taken off and has not been carried over yet."""
    name = text.stone_name(stone)
    if aside:
        told = translate(
            "Rumis", "It fits nowhere beyond the red line. Enter lays the {stone} aside: one point less."
        )
        return told.format(stone=name)
    told = translate(
        "Rumis", "Carry the {stone} beyond the red line; Esc or a click where it stood puts it back."
    )
    return told.format(stone=name)


def under_pointer(state: RumisState, stone: PlacedStone) -> str:
    """What keeps a stone of the building where it stands; '' for one that can be taken off."""
    if stone in own_removable(state):
        return ""
    if stone.colour != state.colour:
        return translate("Rumis", "Only stones of your own colour can be carried over.")
    if not state.agreement.inside(*stone.cells[0][:2]):
        return translate("Rumis", "This stone has been carried over: it stays.")
    return text.refusal("buried")


def describe(state: RumisState, keys: tuple[str, ...], ghost: Ghost | None) -> str:
    """How the variant stands, then the stones and what is held."""
    told = text.describe(state, keys, None if still_inside(state, ghost) else ghost)
    lines = [*_variant(state, keys), told]
    if ghost is not None and still_inside(state, ghost):
        lines.append(translate("Rumis", "A stone has been taken off and is in your hand."))
    return "\n".join(lines)


def _variant(state: RumisState, keys: tuple[str, ...]) -> list[str]:
    if state.phase == "ruins":
        return [translate("Rumis", "The ruins are being laid, with stones of nobody.")]
    if not state.agreement.red:
        return []
    if state.phase != "rebuild":
        return [translate("Rumis", "The first half is built inside the red line.")]
    lines = [translate("Rumis", "Rebuild: the stones inside the red line are carried beyond it.")]
    if state.colour is not None:
        name = text.begun(colour_name(keys[state.colour]))
        stones = _names(own_removable(state)) or translate("Rumis", "none")
        free = translate("Rumis", "{colour} can take off now: {stones}.")
        left = translate(
            "Rumis",
            "{colour}: %n stone(s) inside the red line, {over} carried over.",
            None,
            len(within(state, state.colour)),
        )
        over = len(carried(state, state.colour))
        lines += [free.format(colour=name, stones=stones), left.format(colour=name, over=over)]
    if laying_aside(state):
        lines.append(translate("Rumis", "None of them fits beyond the line: one must be laid aside."))
    return lines


def _names(stones: tuple[PlacedStone, ...]) -> str:
    return ", ".join(
        translate("Rumis", "{stone} at {square}").format(
            stone=text.stone_name(stone.stone), square=text.square_name(*stone.cells[0][:2])
        )
        for stone in stones
    )
