"""Hints in words: at the table, in the rebuild, and of a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.bots.bot import Advice
from desktop_app.games.rumis.engine.puzzles.play import GiveUp, TakeOff
from desktop_app.games.rumis.engine.state import Place
from desktop_app.games.rumis.engine.stones import Cell

from .text import area_name, begun, spot, square_name, stone_name

translate = QCoreApplication.translate


def advice_sentence(advice: Advice[Any], stage: int) -> str:
    """The hint in words: the area, then the stone, then the place and why."""
    data = dict(advice.data)
    if isinstance(advice.action, GiveUp):
        return reason(advice.reason, data)
    off = isinstance(advice.action, TakeOff)
    place: Place = advice.action.stone if off else advice.action
    taken = data.get("taken", ())
    assert isinstance(taken, tuple)
    area = data.get("area", place.cells or taken)
    assert isinstance(area, tuple)
    if stage <= 1:
        return translate("Rumis", "Look around {area}.").format(area=area_name(area))
    if stage == 2:
        return _piece(area_name(area), place, off=off, taken=taken)
    return f"{begun(_place(place, off=off, taken=taken))}. {reason(advice.reason, data)}"


def _piece(area: str, place: Place, *, off: bool, taken: tuple[Cell, ...]) -> str:
    """The second step."""
    name = stone_name(place.stone)
    if off:
        return translate("Rumis", "Around {area}, take the {stone} off.").format(area=area, stone=name)
    if not place.cells:
        return translate("Rumis", "Lay the {stone} around {area} aside.").format(area=area, stone=name)
    if taken:
        old = square_name(*taken[0][:2])
        words = translate("Rumis", "Carry the {stone} from {old} over, to around {area}.")
        return words.format(area=area, stone=name, old=old)
    return translate("Rumis", "Around {area}, take the {stone}.").format(area=area, stone=name)


def _place(place: Place, *, off: bool, taken: tuple[Cell, ...]) -> str:
    """The third step without its reason."""
    if off:
        return translate("Rumis", "take off: {place}").format(place=spot(place.stone, place.cells))
    if not place.cells:
        return translate("Rumis", "lay aside: {place}").format(place=spot(place.stone, taken))
    if taken:
        old = square_name(*taken[0][:2])
        return translate("Rumis", "from {old}: {place}").format(old=old, place=spot(place.stone, place.cells))
    return spot(place.stone, place.cells)


def reason(code: str, data: Mapping[str, object]) -> str:
    """Why that is good, in one sentence."""
    count = data.get("count", 0)
    number = count if isinstance(count, int) else 0
    match code:
        case "covers":
            return translate("Rumis", "It covers %n square(s) of the others.", None, number)
        case "gains":
            return translate("Rumis", "It shows %n more square(s) of your colour.", None, number)
        case "keeps_room":
            return translate("Rumis", "It leaves %n place(s) for your other stones.", None, number)
        case "blocks":
            return translate("Rumis", "It takes %n place(s) from the others.", None, number)
        case "big_stone":
            return translate("Rumis", "Large stones are best placed while there is room for them.")
        case "only":
            return translate("Rumis", "It is the only place left.")
        case "last_stone":
            return translate("Rumis", "It is your last stone: nothing is left to count against you.")
        case "first":
            return translate("Rumis", "A good start in the middle of things.")
        case "ruin":
            return translate("Rumis", "A ruin scores for nobody: it may lie wherever you like.")
        case "lay_aside":
            return translate("Rumis", "None of the stones that you can take off fits beyond the red line.")
    return _puzzle_reason(code, data, number) or translate("Rumis", "The search finds nothing better.")


def _puzzle_reason(code: str, data: Mapping[str, object], number: int) -> str:
    match code:
        case "last":
            return translate("Rumis", "It is the last stone: the puzzle is solved with it.")
        case "only_here":
            cell = data.get("cell")
            if not isinstance(cell, tuple):
                return translate("Rumis", "Nothing else can fill this gap.")
            words = translate("Rumis", "Nothing else can fill {square}, level {level}.")
            return words.format(square=square_name(cell[0], cell[1]), level=cell[2] + 1)
        case "leads":
            return translate(
                "Rumis", "It can be finished this way with %n stone(s), this one among them.", None, number
            )
        case "take_off" if data.get("verdict") == "no":
            return translate(
                "Rumis",
                "It cannot be finished as it stands: %n stone(s) must come off, last placed first.",
                None,
                number,
            )
        case "take_off":
            return translate(
                "Rumis",
                "No way to finish it was found as it stands: take %n stone(s) off, last placed first.",
                None,
                number,
            )
        case "give_up":
            return translate(
                "Rumis", "No way to finish it was found, and there is no stone of yours to take off."
            )
    return ""
