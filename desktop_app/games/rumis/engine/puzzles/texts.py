"""Actions and positions of puzzles as text.

A placement is written as at the table: "I3:b3,b3.2,b3.3". Taking it off is "off I3:b3,b3.2,b3.3"; the other
actions are "deal 17", "hint" and "give_up".

A position is one line: `rumissolo1` and "key=value" fields in a fixed order. `caps` as at the table; `hands`
the stones of the colours, joined by "," and "/"; `given` and `built` the stones that lie there from the start
and the own ones, colour first, joined by ";". `asked` and `gave_up` are yes or no. Before the deal `caps` and
`hands` are "?". An empty value is "-".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from desktop_app.core.codec import whole_number
from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine import notation
from desktop_app.games.rumis.engine.scenarios import format_heights, parse_heights
from desktop_app.games.rumis.engine.state import Place, PlacedStone

from .generate import NUMBERS, Kind, kind_of_day
from .play import AskHint, Deal, GiveUp, PuzzleAction, PuzzleState, TakeOff, Tally, standing
from .puzzle import Puzzle
from .targets import COLOURS, MOST_COLOURS, RULES, Colours, Rule, collection

T = TypeVar("T")

HEAD: Final = "rumissolo1"
_KEYS: Final = (
    *("target", "level", "rule", "colours", "number", "day", "caps", "hands", "given", "solutions"),
    *("built", "hints", "taken", "asked", "gave_up"),
)
_LONGEST: Final = 8000
_MOST_CUBES: Final = 200
_MOST_COUNT: Final = 1_000_000


def notate(action: PuzzleAction) -> str:
    """The text of an action.

    >>> notate(TakeOff(Place("I2", ((0, 0, 0), (1, 0, 0)))))
    'off I2:a1,b1'
    """
    match action:
        case Place():
            return notation.notate(action)
        case TakeOff(stone):
            return f"off {notation.notate(stone)}"
        case Deal(number):
            return f"deal {number}"
        case AskHint():
            return "hint"
        case GiveUp():
            return "give_up"


def parse(text: str) -> PuzzleAction:
    """The action that `notate` wrote.

    >>> parse("deal 17")
    Deal(number=17)

    Raises:
        BadData: anything else.
    """
    if text == "hint":
        return AskHint()
    if text == "give_up":
        return GiveUp()
    head, space, rest = text.partition(" ")
    if space and head == "deal":
        return Deal(whole_number(rest, "deal", low=1, high=NUMBERS))
    if space and head == "off":
        return TakeOff(_placement(rest))
    return _placement(text)


def _placement(text: str) -> Place:
    place = notation.parse(text)
    if not place.cells:
        raise BadData("a puzzle has no such action", given=text[:200])
    return place


def encode(state: PuzzleState) -> str:
    """The line for a position."""
    kind, puzzle, tally = state.kind, state.puzzle, state.tally
    values = (
        *(kind.target, kind.level, kind.rule, kind.colours, str(state.number), state.day or "-"),
        "/".join(format_heights(puzzle.caps)) if puzzle else "?",
        "/".join(",".join(hand) or "-" for hand in puzzle.hands) if puzzle else "?",
        _stones(puzzle.given if puzzle else ()),
        str(puzzle.solutions if puzzle else 0),
        _stones(state.built),
        *(str(tally.hints), str(tally.taken), _YES_NO[tally.asked], _YES_NO[state.gave_up]),
    )
    return " ".join((HEAD, *(f"{key}={value}" for key, value in zip(_KEYS, values, strict=True))))


_YES_NO: Final = {True: "yes", False: "no"}


def _stones(stones: Iterable[PlacedStone]) -> str:
    return ";".join(f"{s.colour}{notation.notate(Place(s.stone, s.cells))}" for s in stones) or "-"


def _parsed(text: str, where: str) -> tuple[PlacedStone, ...]:
    found: list[PlacedStone] = []
    for part in [] if text == "-" else text.split(";"):
        place = _placement(part[1:])
        colour = whole_number(part[:1], f"{where}: colour", high=MOST_COLOURS - 1)
        found.append(PlacedStone(colour, place.stone, place.cells))
    return tuple(found)


def decode(text: str) -> PuzzleState:
    """The position of a line, checked so that the rules can go on from it.

    The puzzle need not be that of its number, so one can be written by hand; nor need it have a solution.

    Raises:
        BadData: it breaks something; `given` is the part that does.
    """
    words = text.split(" ") if len(text) <= _LONGEST else []
    if not words or words[0] != HEAD or tuple(w.partition("=")[0] for w in words[1:]) != _KEYS:
        raise BadData(f"no puzzle: {HEAD} and {', '.join(_KEYS)} expected", given=text[:200])
    fields = {key: word.partition("=")[2] for key, word in zip(_KEYS, words[1:], strict=True)}
    kind = _kind(fields)
    number = whole_number(fields["number"], "number", high=NUMBERS)
    day = "" if fields["day"] == "-" else fields["day"]
    if day and (number or kind_of_day(day) != kind):
        raise BadData("day: not what is dealt on that day", given=day[:40])
    tally = Tally(
        whole_number(fields["hints"], "hints", high=_MOST_COUNT),
        whole_number(fields["taken"], "taken", high=_MOST_COUNT),
        _yes(fields["asked"], "asked"),
    )
    built = _parsed(fields["built"], "built")
    state = standing(
        kind, number, day, _puzzle(fields, kind), built, tally, _yes(fields["gave_up"], "gave_up")
    )
    if (state.gave_up and not state.site.free) or (tally.asked and not tally.hints):
        raise BadData("gave_up, asked: not in this position", given=text[-80:])
    if encode(state) != text:
        raise BadData("not the usual form of this puzzle", given=text[:200])
    return state


def _kind(fields: dict[str, str]) -> Kind:
    rule, colours = _one(fields["rule"], RULES, "rule"), _one(fields["colours"], COLOURS, "colours")
    read = collection()
    chosen_rule: Rule = rule
    chosen_colours: Colours = colours
    return Kind(read.target(fields["target"]).id, read.level(fields["level"]).id, chosen_rule, chosen_colours)


def _one(text: str, known: tuple[T, ...], where: str) -> T:
    for value in known:
        if value == text:
            return value
    raise BadData(f"{where}: {', '.join(map(str, known))} expected", given=text[:40])


def _yes(text: str, where: str) -> bool:
    return _one(text, ("no", "yes"), where) == "yes"


def _puzzle(fields: dict[str, str], kind: Kind) -> Puzzle | None:
    if fields["caps"] == "?":
        return None
    caps = parse_heights(list(fields["caps"].split("/")), "caps")
    if sum(map(sum, caps)) > _MOST_CUBES:
        raise BadData(f"caps: at most {_MOST_CUBES} cubes", given=fields["caps"][:200])
    hands = tuple(tuple(hand.split(",")) if hand != "-" else () for hand in fields["hands"].split("/"))
    given = _parsed(fields["given"], "given")
    solutions = whole_number(fields["solutions"], "solutions", high=_MOST_COUNT)
    return Puzzle(caps, kind.rule, hands, given, solutions)
