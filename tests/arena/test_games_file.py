"""Games in a file: they come back as they were, whatever a kill left of the last line."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.arena.games_file import GamesFile
from desktop_app.arena.match import Pairing, Result, Times
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.storage.files import BadFile

HEADER = {"game": "dice", "players": ("a", "b"), "seed": 1}


def game(seed: int) -> Result:
    setup = Setup(2, 1, (("board", "Hütte:1/2"), ("four", True), ("size", 3)))
    times = (Times(2, 0.5, 0.25), Times(1, 1e-6, 1e-6))
    return Result(Pairing(setup, ("a", "b"), seed), (3, -1), (1, 2), ("x", "ä y"), True, times)


def filled(path: Path, games: int = 3) -> bytes:
    with GamesFile(path, HEADER) as record:
        for seed in range(games):
            record.append(game(seed))
    return path.read_bytes()


def test_games_come_back_with_their_times(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path)
    with GamesFile(path, HEADER) as record:
        assert list(record.played.values()) == [game(0), game(1), game(2)]
        assert record.played[game(1).pairing].times == game(1).times
    assert path.read_bytes().count(b"\n") == 4
    assert all(isinstance(json.loads(line), dict) for line in path.read_bytes().splitlines())


def test_a_torn_last_line_is_forgotten_wherever_it_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "games"
    whole = filled(path)
    begin = whole.rfind(b"\n", 0, -1) + 1
    for end in range(begin, len(whole)):
        path.write_bytes(whole[:end])
        with GamesFile(path, HEADER) as record:
            assert list(record.played) == [game(0).pairing, game(1).pairing]
            record.append(game(2))
        assert path.read_bytes() == whole


def test_a_torn_header_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "games"
    whole = filled(path, 0)
    for end in range(len(whole)):
        path.write_bytes(whole[:end])
        with GamesFile(path, HEADER) as record:
            assert record.played == {}
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("header", "named"),
    [
        ({**HEADER, "seed": 2}, "seed is 1 there, 2 here"),
        ({**HEADER, "players": ("a", "c")}, r'players is \["a", "b"\] there, \["a", "c"\] here'),
        ({**HEADER, "rules": 3}, "rules is null there, 3 here"),
        ({"game": "dice", "players": ("a", "b")}, "seed is 1 there, null here"),
    ],
)
def test_games_of_another_match_are_refused_and_say_in_what_they_differ(
    tmp_path: Path, header: dict[str, object], named: str
) -> None:
    path = tmp_path / "games"
    whole = filled(path)
    with pytest.raises(BadData, match=named) as refused:
        GamesFile(path, header)
    assert str(path) in str(refused.value)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", [b"notes", b"notes\n", b"\n", b'{"seed":1}\n', b"\xff\n", b"[]\n"])
def test_a_file_of_something_else_is_never_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(content)
    with pytest.raises(BadFile, match="no recorded games"):
        GamesFile(path, HEADER)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"seed":1,"scores"', b'"seed":"1","scores"', "seed"),
        (b'"scores":[3,-1]', b'"scores":[3]', "as many"),
        (b'"ranks":[1,2]', b'"ranks":[2,2]', "first"),
        (b'"size":3', b'"size":null', "option"),
        (b"[2,0.5,0.25]", b"[2,0.5]", "times"),
        (b"[2,0.5,0.25]", b"[-2,0.5,0.25]", "times"),
        (b'"actions"', b'"moves"', "moves"),
        (b'{"seats":2', b'"seats":2', "JSON"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, old: bytes, new: bytes, reason: str) -> None:
    path = tmp_path / "games"
    lines = filled(path).splitlines(keepends=True)
    lines[2] = lines[2].replace(old, new, 1)
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadFile, match=reason) as damaged:
        GamesFile(path, HEADER)
    assert damaged.value.line == 3
    assert path.read_bytes() == b"".join(lines)


def test_two_cannot_go_on_with_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with GamesFile(path, HEADER), pytest.raises(OSError, match="another process"):
        GamesFile(path, HEADER)
    GamesFile(path, HEADER).close()


def test_no_regular_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadFile, match="regular"):
        GamesFile(tmp_path / "pipe", HEADER)
    with pytest.raises(IsADirectoryError):
        GamesFile(tmp_path, HEADER)


def test_a_refused_file_is_closed_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    filled(path)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(3):
        with pytest.raises(BadData):
            GamesFile(path, {})
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_game_played_again_replaces_itself(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with GamesFile(path, HEADER) as record:
        record.append(game(1))
        record.append(replace(game(1), scores=(9, 9), ranks=(1, 1)))
    with GamesFile(path, HEADER) as record:
        assert [result.scores for result in record.played.values()] == [(9, 9)]
