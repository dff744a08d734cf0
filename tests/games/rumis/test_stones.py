"""The stones and their orientations."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.stones import (
    Axis,
    normalise,
    read_stones,
    recognise,
    stone_of,
    stone_set,
    touches,
    turn,
    turned,
)

AXES: tuple[Axis, ...] = ("x", "y", "z")


def test_quarter_turns_follow_the_right_hand_rule() -> None:
    along = {
        axis: ((0, 0, 0), form) for axis, form in zip(AXES, ((1, 0, 0), (0, 1, 0), (0, 0, 1)), strict=True)
    }
    assert turned(along["x"], "z", +1) == along["y"]
    assert turned(along["y"], "x", +1) == along["z"]
    assert turned(along["z"], "y", +1) == along["x"]
    corner = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 0))  # an L lying along x, its foot towards y
    assert turned(corner, "z", +1) == normalise(((0, 0, 0), (0, 1, 0), (-1, 0, 0), (0, 2, 0)))


def test_turning_back_and_forth_and_all_the_way_round_changes_nothing() -> None:
    for stone in stone_set():
        for orientation in range(len(stone.orientations)):
            for axis in AXES:
                there = turn(stone, orientation, axis, +1)
                assert turn(stone, there, axis, -1) == orientation
                for _ in range(3):
                    there = turn(stone, there, axis, +1)
                assert there == orientation


def test_every_orientation_can_be_reached_by_turning_about_two_axes() -> None:
    for stone in stone_set():
        reached = {0}
        while more := {turn(stone, n, axis, 1) for n in reached for axis in ("x", "z")} - reached:
            reached |= more
        assert reached == set(range(len(stone.orientations)))


def test_orientations_are_normalised_and_flat_ones_come_first() -> None:
    for stone in stone_set():
        assert all(form == normalise(form) for form in stone.orientations)
        levels = [max(z for _, _, z in form) for form in stone.orientations]
        assert levels == sorted(levels)


def test_stones_are_recognised_wherever_they_are() -> None:
    for stone in stone_set():
        for number, form in enumerate(stone.orientations):
            moved = [(x + 3, y + 1, z + 2) for x, y, z in reversed(form)]
            assert recognise(moved) == (stone, number)
    assert recognise([]) is None
    assert recognise([(0, 0, 0)]) is None
    assert recognise([(0, 0, 0), (1, 1, 0)]) is None


def test_stones_by_id_and_touching_cells() -> None:
    assert all(stone_of(stone.id) is stone for stone in stone_set())
    assert stone_of("X9") is None
    assert touches((0, 0, 0), (0, 0, 1))
    assert not touches((0, 0, 0), (0, 1, 1))
    assert not touches((0, 0, 0), (0, 0, 0))


def _broken(change: Callable[[list[dict[str, Any]]], object], folder: Path) -> Path:
    data = json.loads(resource_path("editions", "rumis", "stones.json").read_text(encoding="utf-8"))
    change(data["stones"])
    path = folder / "stones.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda s: s.clear(), "no stones"),
        (lambda s: s[0].pop("size"), "'size' is missing"),
        (lambda s: s[0].update(colour=1), "unknown key 'colour'"),
        (lambda s: s[0].update(size=3), "size is not the number of cells"),
        (lambda s: s[0].update(size=True), "int expected"),
        (lambda s: s[0].update(rotations=4), "it has 3 rotations"),
        (lambda s: s[0].update(id="I 2"), "letters and digits"),
        (lambda s: s[0].update(cells=[[0, 0, 0], [1, 1, 0]]), "in one piece"),
        (lambda s: s[0].update(cells=[[0, 0, 0], [0, 0, 0]]), "in one piece"),
        (lambda s: s[0].update(cells=[[0, 0], [1, 0]]), "three coordinates"),
        (lambda s: s[9].update(mirror="R4"), "the mirror image of R4"),
        (lambda s: s[1].update(id="I2"), "same id"),
        (lambda s: s.append({**s[0], "id": "J2"}), "the same but for a rotation"),
    ],
)
def test_a_wrong_stone_file_is_refused_with_the_reason(
    change: Callable[[list[dict[str, Any]]], object], complaint: str, tmp_path: Path
) -> None:
    path = _broken(change, tmp_path)
    with pytest.raises(BadData, match=complaint) as caught:
        read_stones(path)
    assert str(path) in str(caught.value)
