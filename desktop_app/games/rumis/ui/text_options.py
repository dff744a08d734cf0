"""What can be chosen before a game or a puzzle, in words."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.boards import is_own, own_board
from desktop_app.games.rumis.engine.offer import agreement_of, scenario_id, table_size, variant_of
from desktop_app.games.rumis.engine.puzzles.targets import (
    COLOURS,
    RULES,
    Day,
    collection,
    parse_day,
)
from desktop_app.games.rumis.engine.scenarios import Heights, scenario_of, scenarios
from desktop_app.games.rumis.engine.state import Agreement
from desktop_app.games.rumis.engine.stones import stone_set

translate = QCoreApplication.translate


def option_label(key: str) -> str:
    """The name of an option."""
    match key:
        case "scenario":
            return translate("Rumis", "Board")
        case "four_colours" | "colours":
            return translate("Rumis", "Colours")
        case "variant":
            return translate("Rumis", "Variant")
        case "tie_break":
            return translate("Rumis", "Equal scores")
        case "heights":
            return translate("Rumis", "Height table")
        case "target":
            return translate("Rumis", "Puzzle")
        case "level":
            return translate("Rumis", "Difficulty")
        case "rule":
            return translate("Rumis", "Rule")
    return key


def choice_label(key: str, value: object) -> str:
    """The name of one choice."""
    if key == "scenario":
        return board_name(str(value))
    if key == "target":
        return _target_name(str(value))
    match key, value:
        case "four_colours", False:
            return translate("Rumis", "one colour each")
        case "four_colours", True:
            return translate("Rumis", "two colours each")
        case (("variant" | "heights"), "usual"):
            return translate("Rumis", "usual")
        case "variant", "ruins":
            return translate("Rumis", "ruins")
        case "variant", "rebuild":
            return translate("Rumis", "rebuild")
        case "tie_break", "shared":
            return translate("Rumis", "victory is shared")
        case "tie_break", "fewer_stones":
            return translate("Rumis", "fewer stones left wins")
        case "heights", "alternative":
            return translate("Rumis", "alternative")
        case "rule", "free":
            return translate("Rumis", "free")
        case "rule", "contact":
            return translate("Rumis", "with contact")
        case "colours", "few":
            return translate("Rumis", "few")
        case "colours", "many":
            return translate("Rumis", "many")
        case "level", "easy":
            return translate("Rumis", "easy")
        case "level", "medium":
            return translate("Rumis", "medium")
        case "level", "hard":
            return translate("Rumis", "hard")
        case "level", "set":
            return translate("Rumis", "chosen stones")
        case "level", "open":
            return translate("Rumis", "all stones")
    return str(value)


def board_name(scenario: str) -> str:
    """What people call a board; one of their own by the name they gave it."""
    match scenario:
        case "chullpa":
            return translate("Rumis", "Chullpa · the tower")
        case "pirka":
            return translate("Rumis", "Pirka · the wall")
        case "tambo":
            return translate("Rumis", "Tambo · the lodge")
        case "pisac":
            return translate("Rumis", "Pisac · the stairs")
        case "coricancha":
            return translate("Rumis", "Coricancha · the pyramid")
        case "cucho":
            return translate("Rumis", "Cucho · the corner")
        case "colca":
            return translate("Rumis", "Colca · the storehouse")
        case "puncu":
            return translate("Rumis", "Puncu · the gate")
        case "apachita":
            return translate("Rumis", "Apachita · the cairn")
        case "chaka":
            return translate("Rumis", "Chaka · the bridge")
        case "huaca":
            return translate("Rumis", "Huaca · the shrine")
        case "incahuasi":
            return translate("Rumis", "Incahuasi · the Inca's house")
    if is_own(scenario):
        try:
            return own_board(scenario).name
        except BadData:
            return translate("Rumis", "damaged board")
    return scenario


def _target_name(target: str) -> str:
    match target:
        case "cube3":
            return translate("Rumis", "cube of 3")
        case "cube4":
            return translate("Rumis", "cube of 4")
        case "cube5":
            return translate("Rumis", "cube of 5")
        case "throne":
            return translate("Rumis", "throne")
        case "tower":
            return translate("Rumis", "tower")
        case "slab":
            return translate("Rumis", "slab")
        case "stairs":
            return translate("Rumis", "stairs")
        case "pyramid":
            return translate("Rumis", "pyramid")
        case "chullpa":
            return translate("Rumis", "Chullpa")
    return target


# ---- at the table ------------------------------------------------------------------------------


def choice_enabled(setup: Setup, key: str) -> bool:
    """Whether the choices of `key` make a difference in this set-up."""
    match key:
        case "heights":
            scenario = scenario_id(setup)
            return not is_own(scenario) and table_size(setup) in scenario_of(scenario).alternatives
        case "variant":
            return setup.option("four_colours", False) is not True
        case "colours":
            target = collection().target(puzzle_of(setup).target)
            return target.few < target.many
    return True


def choice_note(setup: Setup, key: str) -> str:
    """A sentence about what is chosen for `key`, '' if there is nothing to say."""
    if setup.seats == 1:
        return _puzzle_note(puzzle_of(setup), key)
    match key:
        case "scenario":
            return _board_note(setup)
        case "variant":
            return _variant_note(setup)
        case "heights":
            if not choice_enabled(setup, key):
                return translate("RumisKit", "This board has only one height table for so many players.")
            return translate(
                "RumisKit", "The printed limits for so many players are not known; both tables are possible."
            )
        case "four_colours" if setup.option(key, False) is True:
            return translate("RumisKit", "Each plays two colours in turn; the best single colour wins.")
    return ""


def _board_note(setup: Setup) -> str:
    """How large it is against the cubes of all stones, and whether it is as printed.

    With a red line what is inside it comes first.
    """
    agreed = agreement_of(setup)
    stones = agreed.hands * sum(stone.size for stone in stone_set())
    if agreed.red:
        return " ".join(filter(None, (_halves(agreed, stones), _origin(setup))))
    squares, room = _size(agreed.caps)
    said = translate(
        "RumisKit",
        "%n square(s), at most {levels} levels; room for {cubes} cubes, the stones have {all}.",
        None,
        squares,
    )
    size = said.format(levels=max(map(max, agreed.caps)), cubes=room, all=stones)
    return " ".join(filter(None, (size, _origin(setup))))


def _size(caps: Heights) -> tuple[int, int]:
    return sum(1 for row in caps for cap in row if cap), sum(map(sum, caps))


def _halves(agreed: Agreement, stones: int) -> str:
    (squares, room), (whole, both) = _size(agreed.red), _size(agreed.caps)
    said = translate(
        "RumisKit",
        "{inside} + {beyond} squares, room for {cubes} + {more} cubes, the stones have {all}.",
    )
    numbers = {"inside": squares, "beyond": whole - squares, "cubes": room, "more": both - room}
    return said.format(**numbers, all=stones)


def _origin(setup: Setup) -> str:
    """Whether a board is reconstructed; '' if it is as documented, or one's own."""
    scenario = scenario_id(setup)
    if is_own(scenario):
        return ""
    if scenario not in {known.id for known in scenarios()}:
        return translate("RumisKit", "Our own design: the printed board is not known.")
    other = setup.option("heights", "usual") == "alternative"
    table = scenario_of(scenario).table(table_size(setup), alternative=other)
    if table.confidence.startswith("documented"):
        return ""
    return translate("RumisKit", "The limits are reconstructed.")


def _variant_note(setup: Setup) -> str:
    chosen = setup.option("variant", "usual")
    if chosen == "usual":
        return ""
    if setup.option("four_colours", False) is True:
        return translate("RumisKit", "With two colours each there are neither ruins nor a rebuild.")
    if chosen == "ruins":
        note = translate(
            "RumisKit",
            "First you lay the stones of a colour of nobody together, on the board for {players} players.",
        )
        return note.format(players=table_size(setup))
    if variant_of(setup) != "rebuild":
        return translate("RumisKit", "This board has no red line: it will be the usual game.")
    return translate("RumisKit", "After half time the stones go over the red line, one by one.")


# ---- puzzles -----------------------------------------------------------------------------------


def puzzle_of(setup: Setup) -> Day:
    """What kind of puzzle a set-up for one means, that of a day or a chosen one.

    Raises:
        BadData: no such day.
    """
    read, chosen = collection(), dict(setup.options)
    if "day" in chosen:
        return read.week[parse_day(str(chosen["day"])).weekday()]
    rule = next((rule for rule in RULES if rule == chosen.get("rule")), RULES[0])
    colours = next((colours for colours in COLOURS if colours == chosen.get("colours")), COLOURS[0])
    target, level = chosen.get("target", read.targets[0].id), chosen.get("level", read.levels[0].id)
    return Day(str(target), str(level), rule, colours)


def colour_count(setup: Setup) -> int:
    """How many colours are in play, without that of nobody."""
    if setup.seats > 1:
        return 4 if setup.option("four_colours", False) is True else setup.seats
    kind = puzzle_of(setup)
    target = collection().target(kind.target)
    return target.few if kind.colours == "few" else target.many


def day_note(day: date) -> str:
    """What is to be built on a day, how hard, by which rule."""
    kind = collection().week[day.weekday()]
    chosen = (("target", kind.target), ("level", kind.level), ("rule", kind.rule))
    target, level, rule = (choice_label(key, value) for key, value in chosen)
    words = translate("Rumis", "{target}, {level}, {rule}")
    return words.format(target=target[:1].upper() + target[1:], level=level, rule=rule)


def _puzzle_note(kind: Day, key: str) -> str:
    read = collection()
    match key:
        case "target":
            volume = read.target(kind.target).volume
            return translate("Rumis", "%n cube(s) to fill, to the last.", None, volume)
        case "level":
            return _level_note(kind.level)
        case "rule" if kind.rule == "contact":
            return translate(
                "Rumis",
                "As at the table: each stone touches its own colour, and only the last one can be taken off.",
            )
        case "rule":
            return translate("Rumis", "In any order; a stone with nothing on it can be taken off again.")
        case "colours":
            target = read.target(kind.target)
            if target.few == target.many:
                return translate("Rumis", "So large a target always takes %n colour(s).", None, target.few)
            count = target.few if kind.colours == "few" else target.many
            return translate("Rumis", "Stones of %n colour(s).", None, count)
    return ""


def _level_note(name: str) -> str:
    level = collection().level(name)
    least, most = level.stones
    if level.whole:
        return translate("Rumis", "From the bare board, with more stones than are needed.")
    if not most:
        return translate("Rumis", "From the bare board, with just the stones that are needed.")
    if least == most:
        return translate("Rumis", "%n stone(s) are missing; they fit in one way only.", None, most)
    words = translate("Rumis", "{least} to %n stones are missing; they fit in one way only.", None, most)
    return words.format(least=least)
