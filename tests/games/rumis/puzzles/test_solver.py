"""Whether a position can be finished: against trying everything, by both rules."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.geometry import numbers_in
from desktop_app.games.rumis.engine.puzzles.effort import Effort
from desktop_app.games.rumis.engine.puzzles.generate import Kind, puzzle_number
from desktop_app.games.rumis.engine.puzzles.puzzle import Puzzle, Site, site_of
from desktop_app.games.rumis.engine.puzzles.solver import STEPS, solve
from desktop_app.games.rumis.engine.puzzles.targets import RULES, Rule
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import PlacedStone
from desktop_app.games.rumis.engine.stones import stone_set

BLOCK: Heights = ((2, 2), (2, 2), (1, 1))
STEP: Heights = ((1, 2, 2), (1, 2, 2))


def finished_slowly(site: Site) -> bool:
    """Whether any way to play fills the target, every one tried."""
    if not site.free:
        return True
    return any(finished_slowly(site.placed(number)) for number in numbers_in(site.choices))


def follow(site: Site, line: tuple[int, ...]) -> Site:
    for number in line:
        assert site.choices >> number & 1
        site = site.placed(number)
    return site


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("heights", [BLOCK, STEP])
def test_the_verdict_is_that_of_trying_everything(rule: Rule, heights: Heights) -> None:
    rng = Random(f"{rule} {heights}")
    names = [stone.id for stone in stone_set()]
    verdicts = set()
    for _ in range(40):
        hands = tuple(
            tuple(name for name in names if name in chosen)
            for chosen in (rng.sample(names, rng.randint(2, 5)) for _ in range(rng.randint(1, 3)))
        )
        try:
            site = site_of(Puzzle(heights, rule, hands))
        except BadData:
            continue  # too few cubes
        answer = solve(site, Effort(STEPS))
        assert answer.verdict == ("yes" if finished_slowly(site) else "no"), hands
        assert bool(answer.line) == (answer.verdict == "yes")
        assert not answer.line or not follow(site, answer.line).free
        verdicts.add(answer.verdict)
    assert verdicts == {"yes", "no"}


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("target", ["cube3", "cube4", "cube5"])
def test_every_stone_of_the_colours_builds_the_cube(target: str, rule: Rule) -> None:
    site = site_of(puzzle_number(Kind(target, "open", rule), 1))
    answer = solve(site, Effort(STEPS))
    assert answer.verdict == "yes"
    assert not follow(site, answer.line).free


def test_with_too_little_effort_it_is_not_known() -> None:
    site = site_of(puzzle_number(Kind("cube4", "set"), 1))
    assert solve(site, Effort(5)).verdict == "unknown"
    assert solve(site, Effort(STEPS, lambda: True)).verdict == "unknown"


def test_the_same_question_has_the_same_answer() -> None:
    site = site_of(puzzle_number(Kind("cube4", "set"), 2))
    assert solve(site, Effort(STEPS)) == solve(site, Effort(STEPS))


def test_a_full_target_is_finished() -> None:
    given = (PlacedStone(0, "I2", ((0, 0, 0), (1, 0, 0))),)
    site = site_of(Puzzle(((1, 1),), "free", (("V3",),), given))
    answer = solve(site, Effort(1))
    assert (answer.verdict, answer.line) == ("yes", ())


def test_a_colour_that_cannot_place_is_out_and_the_other_goes_on() -> None:
    """The second colour has nothing that fits; the first one finishes alone."""
    site = site_of(Puzzle(((1, 1, 1, 1),), "contact", (("I2", "I3"), ("V3", "O4")), ()))
    first = site.placed(site.geometry.number[(0, 0, 0), (1, 0, 0)])
    assert (first.turn, first.out) == (None, (1, 0))
    assert solve(site, Effort(STEPS)).verdict == "no"
    wide = site_of(Puzzle(((1,) * 5,), "contact", (("I2", "I3"), ("V3", "O4")), ()))
    first = wide.placed(wide.geometry.number[(0, 0, 0), (1, 0, 0)])
    assert (first.turn, first.out) == (0, (1,))
    assert solve(wide, Effort(STEPS)).verdict == "yes"


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        (Puzzle(((1, 1),), "free", ()), "colours"),
        (Puzzle(((1, 1),), "free", (("I2",),) * 5), "colours"),
        (Puzzle(((2, 2),), "free", (("I2",),)), "too few"),
        (Puzzle(((1, 1),), "free", (("X9",),)), "known stones"),
        (Puzzle(((1, 1),), "free", (("I3", "I2"),)), "order"),
        (Puzzle(((2,),), "free", (("I3",),), (PlacedStone(0, "I2", ((0, 0, 1), (0, 0, 2))),)), "fit"),
        (Puzzle(((2,),), "free", (("I3",),), (PlacedStone(1, "I2", ((0, 0, 0), (0, 0, 1))),)), "no colour"),
        (Puzzle(((2,),), "free", (("I3",),), (PlacedStone(0, "I3", ((0, 0, 0), (0, 0, 1))),)), "shape"),
        (Puzzle(((4,),), "free", (("I2",),), (PlacedStone(0, "I2", ((0, 0, 0), (0, 0, 1))),)), "once"),
    ],
)
def test_puzzles_that_mean_nothing_are_refused(puzzle: Puzzle, message: str) -> None:
    with pytest.raises(BadData, match=message):
        site_of(puzzle)
