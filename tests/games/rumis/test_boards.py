"""Boards of one's own as values and as files."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.boards import (
    SUFFIX,
    BoardFile,
    OwnBoard,
    boards_in,
    check,
    copy_renamed,
    cubes,
    files_in,
    is_own,
    name_problem,
    own_board,
    own_value,
    parts,
    problems,
    read_board,
    read_file,
    trimmed,
    write_board,
)
from desktop_app.games.rumis.engine.scenarios import read_scenarios, scenario_of

HUT = OwnBoard("Hütte am See, 2.", ((2, 2, 0), (3, 8, 1)))
LARGEST = OwnBoard("x" * 40, ((8,) * 12,) * 12)


@pytest.mark.parametrize("board", [HUT, LARGEST, OwnBoard("two parts", ((2, 0, 2),))], ids=lambda b: b.name)
def test_a_board_survives_its_value_and_its_file(board: OwnBoard, tmp_path: Path) -> None:
    assert is_own(own_value(board))
    assert own_board(own_value(board)) == board
    path = tmp_path / f"board{SUFFIX}"
    write_board(path, board)
    assert read_board(path) == board
    assert boards_in(tmp_path) == (board,)


def test_the_form_of_a_value() -> None:
    assert own_value(HUT) == "own:Hütte am See, 2.:220/381"
    assert not is_own("chullpa")
    assert not is_own(3)
    assert is_own("own:")


def test_a_file_is_that_of_an_edition(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_board(path, HUT)
    (scenario,) = read_scenarios(path, (2, 3, 4, 5, 6))
    assert scenario.name == HUT.name
    assert {table.heights for table in scenario.tables.values()} == {HUT.heights}
    assert {table.confidence for table in scenario.tables.values()} == {"own"}


def test_a_board_of_an_edition_is_read_with_the_table_for_most_players(tmp_path: Path) -> None:
    data = json.loads(resource_path("editions", "rumis", "scenarios.json").read_bytes())
    path = tmp_path / "pirka.json"
    path.write_text(json.dumps({"scenarios": data["scenarios"][1:2]}))
    assert read_board(path) == OwnBoard("Pirka", scenario_of("pirka").tables[4].heights)
    assert read_file(path).players == (4,)


def test_a_file_that_windows_marked_is_read(tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    write_board(path, HUT)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert read_file(path) == BoardFile(HUT)


def test_whose_heights_a_board_has(tmp_path: Path) -> None:
    path, other = tmp_path / f"a{SUFFIX}", tmp_path / f"b{SUFFIX}"
    tables = {"2": ["22"], "5": ["33"], "6": ["33"], "3": {}}
    players = {count: {"heights": rows} if rows else rows for count, rows in tables.items()}
    path.write_text(json.dumps(entry(players=players)))
    assert read_file(path) == BoardFile(OwnBoard("a", ((3, 3),)), (5, 6))
    copy_renamed(path, other, "b")
    assert read_file(other) == BoardFile(OwnBoard("b", ((3, 3),)), (5, 6))
    assert json.loads(other.read_text()) == entry(players=players, name="b")
    with pytest.raises(BadData):
        copy_renamed(path, other, "a:b")
    path.write_text(json.dumps(entry(players={"2": {"heights": ["22"]}})))
    assert read_file(path).players == ()


def test_no_two_boards_of_a_folder_are_called_alike(tmp_path: Path) -> None:
    """What is the same is there once, however much paper is around it."""
    heights = {"a": ((2, 2),), "b": ((3, 3),), "c": ((0, 2, 2),), "d": ((4, 4),)}
    for name, caps in heights.items():
        write_board(tmp_path / f"{name}{SUFFIX}", OwnBoard("Hut" if name != "d" else "Hut 2", caps))
    found = files_in(tmp_path)
    assert [(path.name[0], file.board.name) for path, file in found] == [
        ("a", "Hut"),
        ("d", "Hut 2"),
        ("b", "Hut 3"),
    ]
    assert boards_in(tmp_path) == tuple(file.board for _, file in found)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        ("  ", "name_empty"),
        ("x" * 41, "name_long"),
        ("a:b", "name_character"),
        ("a/b", "name_character"),
        ("a\nb", "name_character"),
        ("a\u202eb", "name_character"),
        ("a\ud800", "name_character"),
        (" a", "name_space"),
        ("x" * 40, None),
        ("Hütte 🏠 & <b>", None),
    ],
)
def test_names(name: str, code: str | None) -> None:
    assert name_problem(name) == code
    if code is None:
        check(OwnBoard(name, HUT.heights))
    else:
        with pytest.raises(BadData):
            own_value(OwnBoard(name, HUT.heights))


@pytest.mark.parametrize(
    ("heights", "codes"),
    [
        ((), ("empty",)),
        (((0, 0),), ("empty",)),
        (((1, 0), (0, 1)), ("room",)),
        (((1,),), ("room",)),
        (((2,),), ()),
        (((1,), (1,)), ()),
        (((1, 1),), ()),
        (((1, 1), (1,)), ("rows",)),
        (((9, 1),), ("high",)),
        (((1, -1),), ("high",)),
        (((1,) * 13,), ("large",)),
        (((1,),) * 13, ("large",)),
        (((9,) * 13, (1,)), ("rows", "large", "high")),
    ],
)
def test_what_forbids_playing(heights: tuple[tuple[int, ...], ...], codes: tuple[str, ...]) -> None:
    assert problems(heights) == codes
    if codes:
        with pytest.raises(BadData):
            check(OwnBoard("a", heights))


def test_room_parts_and_borders() -> None:
    assert cubes(HUT.heights) == 16
    assert cubes(LARGEST.heights) == 1152
    assert parts(LARGEST.heights) == 1
    assert parts(((1, 0), (0, 1))) == 2
    assert parts(((0,),)) == 0
    assert trimmed(((0,),)) == ()
    assert trimmed(((0, 0, 0, 0), (0, 1, 0, 2), (0, 0, 0, 0))) == ((1, 0, 2),)
    assert trimmed(HUT.heights) == HUT.heights


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("chullpa", "own:NAME:ROWS"),
        ("own:", "own:NAME:ROWS"),
        ("own:name", "own:NAME:ROWS"),
        ("own:name:", "digits expected"),
        ("own:name:22/2", "digits expected"),
        ("own:name:2x", "digits expected"),
        ("own:name:22/", "digits expected"),
        ("own:name:22:22", "digits expected"),
        ("own:name:00", "no square"),
        ("own:name:1", "smallest stone"),
        ("own:name:9", "level 8"),
        ("own:name:" + "1" * 13, "12 columns"),
        ("own:name:" + "/".join("1" * 13), "12 rows"),
        ("own:name:" + "/".join(["1" * 60] * 60), "12 rows and 12 columns"),
        ("own::22", "needs a name"),
        ("own:" + "x" * 41 + ":22", "40 characters"),
        ("own:a/b:22", "invisible"),
        ("own: a:22", "space"),
    ],
)
def test_a_damaged_value_is_refused_and_told(value: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        own_board(value)


def entry(**changes: Any) -> dict[str, Any]:
    """What a file holds, with some of its board changed or, by None, left out."""
    board: dict[str, Any] = {"id": "own", "name": "a", "meaning": "", "players": {"2": {"heights": ["22"]}}}
    return {"scenarios": [{key: value for key, value in {**board, **changes}.items() if value is not None}]}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[" * 5000,
        b"{}",
        b" " * 200_000,
        *(
            json.dumps(value).encode()
            for value in [
                {"scenarios": []},
                {"scenarios": entry()["scenarios"] * 2},
                {"scenarios": [3]},
                entry(name=None),
                entry(name="a:b"),
                entry(name=5),
                entry(players={}),
                entry(players={"7": {"heights": ["22"]}}),
                entry(players={"2": {"heights": ["1"]}}),
                entry(players={"2": {"heights": "22"}}),
                entry(players={"2": {"heights": [22]}}),
                entry(players={"2": {}}),
                entry(colour="red"),
            ]
        ),
    ],
)
def test_a_damaged_file_is_named_and_left_out(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"damaged{SUFFIX}"
    path.write_bytes(content)
    write_board(tmp_path / f"good{SUFFIX}", HUT)
    with pytest.raises(BadData, match="damaged"):
        read_board(path)
    assert boards_in(tmp_path) == (HUT,)


def test_a_folder_is_read_by_name_and_without_what_is_none_of_it(tmp_path: Path) -> None:
    boards = [OwnBoard(name, ((2, 2),)) for name in ("beta", "Alpha", "gamma")]
    for number, board in enumerate([*boards, boards[0]]):
        write_board(tmp_path / f"{number}{SUFFIX}", board)
    write_board(tmp_path / "other.json", HUT)
    (tmp_path / f"folder{SUFFIX}").mkdir()
    os.mkfifo(tmp_path / f"pipe{SUFFIX}")
    assert [board.name for board in boards_in(tmp_path)] == ["Alpha", "beta", "gamma"]
    assert boards_in(tmp_path / "absent") == ()


def test_a_board_that_cannot_be_played_on_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    write_board(path, HUT)
    with pytest.raises(BadData):
        write_board(path, OwnBoard("a", ((1,),)))
    assert read_board(path) == HUT
    with pytest.raises(BadData, match="cannot be read"):
        read_board(tmp_path / "absent")
