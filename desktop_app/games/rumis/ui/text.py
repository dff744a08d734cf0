"""Every sentence of the Rumis table; the engine speaks in codes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Event, Outcome
from desktop_app.games.rumis.engine.state import Place, RumisState
from desktop_app.games.rumis.engine.stones import Cell
from desktop_app.qt.theme import colour_name
from desktop_app.session.record import Player

from .hand import Ghost

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


def refusal(code: str) -> str:
    """Why a place is refused, in one sentence."""
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
        case "shape":
            return translate("Rumis", "Those cells do not form the stone.")
        case "turn":
            return translate("Rumis", "It is not your turn.")
        case "over":
            return translate("Rumis", "The game is over.")
    return translate("Rumis", "That is not possible here.")


def option_label(key: str) -> str:
    """The name of an option."""
    match key:
        case "scenario":
            return translate("Rumis", "Board")
        case "four_colours":
            return translate("Rumis", "Colours")
        case "tie_break":
            return translate("Rumis", "Equal scores")
        case "heights":
            return translate("Rumis", "Height table")
    return key


def choice_label(key: str, value: object) -> str:
    """The name of one choice."""
    match key, value:
        case "scenario", "chullpa":
            return translate("Rumis", "Chullpa · the tower")
        case "scenario", "pirka":
            return translate("Rumis", "Pirka · the wall")
        case "scenario", "tambo":
            return translate("Rumis", "Tambo · the lodge")
        case "scenario", "pisac":
            return translate("Rumis", "Pisac · the stairs")
        case "scenario", "coricancha":
            return translate("Rumis", "Coricancha · the pyramid")
        case "scenario", "cucho":
            return translate("Rumis", "Cucho · the corner")
        case "four_colours", False:
            return translate("Rumis", "one colour each")
        case "four_colours", True:
            return translate("Rumis", "two colours each")
        case "tie_break", "shared":
            return translate("Rumis", "victory is shared")
        case "tie_break", "fewer_stones":
            return translate("Rumis", "fewer stones left wins")
        case "heights", "usual":
            return translate("Rumis", "usual")
        case "heights", "alternative":
            return translate("Rumis", "alternative")
    return str(value)


def part_label(part: str, colours: tuple[str, ...]) -> str:
    """The heading of a part of the score; with two colours each a part is the score of one of them."""
    if part.startswith("colour") and colours:
        return begun(colour_name(colours[int(part.removeprefix("colour")) // 2 % len(colours)]))
    match part:
        case "visible":
            return translate("Rumis", "Squares seen")
        case "stones":
            return translate("Rumis", "Stones left")
    return part


def log_line(event: Event) -> str:
    """What happened, without the name of the seat."""
    details: Mapping[str, object] = dict(event.data)
    match event.code:
        case "placed":
            cells = details["cells"]
            assert isinstance(cells, tuple)
            x, y, z = cells[0]
            words = translate("Rumis", "{stone} at {square}, level {level}").format(
                stone=stone_name(str(details["stone"])), square=square_name(x, y), level=z + 1
            )
            return "\N{NO-BREAK SPACE}".join(words.rsplit(" ", 1))  # no number alone in a line of the log
        case "out":
            return translate("Rumis", "cannot place a stone: out")
        case "finished":
            return translate("Rumis", "has placed every stone")
        case "over":
            return translate("Rumis", "nobody can place a stone: the game is over")
    return ""


def outcome_sentence(outcome: Outcome, players: tuple[Player, ...]) -> str:
    """Who won."""
    names = [players[seat].name for seat in outcome.winners]
    points = max(outcome.scores[seat].total for seat in outcome.winners) if names else 0
    if outcome.reason == "resigned":
        return translate("Rumis", "{name} wins: the others have resigned.").format(name=names[0])
    count, number = abs(points), f"{points}".replace("-", "\N{MINUS SIGN}")  # Qt replaces no negative %n
    if len(names) == 1:
        won = translate("Rumis", "{name} wins with {points} point(s).", None, count)
        return won.format(name=names[0], points=number)
    shared = translate("Rumis", "{names} and {last} share the victory with {points} point(s).", None, count)
    return shared.format(names=", ".join(names[:-1]), last=names[-1], points=number)


def choose_prompt(state: RumisState, colour: int, key: str) -> str:
    """What a person with empty hands should do."""
    if state.colours > state.agreement.seats:
        asked = translate("Rumis", "{colour}: choose a stone.").format(colour=begun(colour_name(key)))
    else:
        asked = translate("Rumis", "Choose a stone.")
    if not state.placed:
        return asked + " " + translate("Rumis", "The very first may lie anywhere.")
    if all(stone.colour != colour for stone in state.placed):
        return asked + " " + translate("Rumis", "It must touch the board and any stone there.")
    return asked


def describe(state: RumisState, keys: tuple[str, ...], ghost: Ghost | None) -> str:
    """The building in words: every stone with colour, square and level, then the stone in the hand."""
    lines = [
        translate("Rumis", "{colour}: {stone} at {square}, level {level}").format(
            colour=colour_name(keys[stone.colour]),
            stone=stone_name(stone.stone),
            square=square_name(stone.cells[0][0], stone.cells[0][1]),
            level=stone.cells[0][2] + 1,
        )
        for stone in state.placed
    ]
    if not lines:
        lines.append(translate("Rumis", "The board is empty."))
    if ghost is not None:
        x, y, z = ghost.cells[0]
        where = translate("Rumis", "In your hand, over {square}, level {level}.")
        lines.append(where.format(square=square_name(x, y), level=z + 1))
        if ghost.refusal is not None:
            lines.append(refusal(ghost.refusal.code))
    return "\n".join(lines)


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


def advice_sentence(advice: Advice[Place], stage: int) -> str:
    """The hint in words: the area, then the stone, then the place and why."""
    data = dict(advice.data)
    area = data.get("area", advice.action.cells)
    assert isinstance(area, tuple)
    if stage <= 1:
        return translate("Rumis", "Look around {area}.").format(area=area_name(area))
    name = stone_name(advice.action.stone)
    if stage == 2:
        return translate("Rumis", "Around {area}, take the {stone}.").format(area=area_name(area), stone=name)
    x, y, z = advice.action.cells[0]
    place = translate("Rumis", "{stone} at {square}, level {level}").format(
        stone=name, square=square_name(x, y), level=z + 1
    )
    return f"{begun(place)}. {reason(advice.reason, data)}"


def reason(code: str, data: Mapping[str, object]) -> str:
    """Why a place is good, in one sentence."""
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
    return translate("Rumis", "The search finds nothing better.")
