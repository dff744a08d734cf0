"""The data file of the puzzles, and what is refused in one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.puzzles.targets import collection, read_collection


def test_the_cubes_of_the_rules_are_there() -> None:
    volumes = {target.id: target.volume for target in collection().targets}
    assert volumes["cube3"] == 27
    assert volumes["cube4"] == 64
    assert volumes["cube5"] == 125
    assert [collection().target(name).few for name in ("cube3", "cube4", "cube5")] == [1, 2, 4]
    assert collection().targets[0].id == "cube3"
    assert collection().levels[0].id == "easy"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(more=1), "unknown key"),
        (lambda data: data.update(targets=[]), "different ids"),
        (lambda data: data["targets"].append(data["targets"][0]), "different ids"),
        (lambda data: data["targets"][0].update(few=2), "few"),
        (lambda data: data["targets"][0].update(many=0), "few"),
        (lambda data: data["targets"][0].update(many=5), "few"),
        (lambda data: data["targets"][0].update(id="A b"), "small letters"),
        (lambda data: data["targets"][0].update(heights=["1", "22"]), "rows"),
        (lambda data: data["levels"][0].update(stones=[4, 3]), "stones"),
        (lambda data: data["levels"][0].update(stones=[3]), "stones"),
        (lambda data: data["levels"][0].update(whole=True), "stones"),
        (lambda data: data["levels"][0].update(whole=1), "bool"),
        (lambda data: data["week"].pop(), "7 days"),
        (lambda data: data["week"][0].update(target="none"), "no such target"),
        (lambda data: data["week"][0].update(level="none"), "no such level"),
        (lambda data: data["week"][0].update(rule="none"), "rule"),
        (lambda data: data["week"][0].pop("colours"), "missing"),
    ],
)
def test_damaged_files_are_refused(change: Callable[[Any], object], message: str, tmp_path: Path) -> None:
    data = json.loads(resource_path("editions", "rumis", "puzzles.json").read_text("utf-8"))
    change(data)
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadData, match=message):
        read_collection(path)


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadData, match="no such target"):
        collection().target("moon")
    with pytest.raises(BadData, match="no such level"):
        collection().level("moon")
