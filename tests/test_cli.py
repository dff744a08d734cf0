"""The headless command line, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from desktop_app import cli
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import GAME

TEN = ["--seats", "2", "--option", "scenario=chullpa"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of a call that must succeed."""
    assert cli.main(arguments) == 0
    return capsys.readouterr().out


def rows(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(capsys, *arguments, "--json").splitlines()]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line printed about wrong arguments."""
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("tischrunde-cli: ")
    return err


def test_games_lists_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert "rumis: 1 to 6 seats" in run(capsys, "games")
    listed = rows(capsys, "games")
    assert {"game": "rumis", "rules_version": 2, "seats": [1, 6], "secrets": False} in listed


def test_setups_lists_options_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "setups", "rumis")
    assert "--option scenario=chullpa|" in text
    assert "--option four_colours=false|true" in text
    assert "1, 2, 3, 4, 5, random, greedy" in text
    one, two, three, *_, six = rows(capsys, "setups", "--game", "rumis")
    assert "target" in one["options"]
    assert six["seats"] == 6
    assert "four_colours" in two["options"]
    assert "four_colours" not in three["options"]


def test_play_prints_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "play", "--game", "rumis", *TEN, "--bots", "q:5,greedy", "--seed", "1")
    *plies, first, second = text.splitlines()
    state = GAME.initial(Setup(2))
    for line in plies:
        action = GAME.parse(line.split()[3])
        assert action in GAME.legal(state)
        state, _ = GAME.apply(state, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert first.startswith(f"0 q:5: {outcome.scores[0].total} (visible ")
    assert second.endswith(f"rank {outcome.ranks[1]}")


def test_the_same_seed_prints_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("play", "rumis", "--seats", "3", "--bots", "1")
    assert run(capsys, *command, "--seed", "4") == run(capsys, *command, "--seed", "4")
    assert run(capsys, *command, "--seed", "4") != run(capsys, *command, "--seed", "5")


def test_a_game_written_to_a_file_replays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.tischrunde"
    played = rows(capsys, "random", "rumis", "--seats", "4", "--seed", "9", "--out", str(path))
    header, *plies, end = rows(capsys, "replay", str(path), "--legal", "--position")
    assert header["setup"] == {"seats": 4, "start": 0, "options": {}}
    assert [ply["action"] for ply in plies] == [ply["action"] for ply in played[:-1]]
    assert end["ranks"] == played[-1]["ranks"]
    for ply in plies:
        assert ply["action"] in ply["legal"]
        assert ply["legal_count"] == len(ply["legal"])
        assert GAME.encode(GAME.decode(ply["position"])) == ply["position"]
    assert plies[-1]["scores"] == [score["total"] for score in end["scores"]]
    text = run(capsys, "replay", str(path))
    assert len(text.splitlines()) == len(plies) + 4


OWN = ["--option", "scenario=own:Hütte B:333/303/333"]


@pytest.mark.parametrize(
    "choice",
    [
        ["--seats", "2", *OWN],
        ["--seats", "2", *OWN, "--option", "variant=ruins"],
        ["--seats", "6", *OWN],
        ["--seats", "6", "--option", "scenario=chaka"],
        ["--seats", "2", "--option", "scenario=colca", "--option", "variant=rebuild"],
        ["--seats", "1", "--option", "target=cube3"],
    ],
    ids=" ".join,
)
def test_whatever_can_be_agreed_is_played_and_replays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, choice: list[str]
) -> None:
    path = tmp_path / "game.tischrunde"
    played = rows(capsys, "play", "rumis", *choice, "--bots", "2", "--out", str(path))
    header, *_, end = rows(capsys, "replay", str(path))
    values = [pair.partition("=")[::2] for flag, pair in pairwise(choice) if flag == "--option"]
    assert header["setup"] == {"seats": int(choice[1]), "start": 0, "options": dict(values)}
    assert end == played[-1]


def test_boards_of_ones_own_are_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "rumis", *OWN, "--a", "greedy", "--b", "random", "--games", "2", "--jobs", "1")
    assert rows(capsys, *command, "--quiet")[0]["games"] == 2
    quick = ("--seconds", "0.01", "--repeat", "1")
    assert rows(capsys, "bench", "rumis-moves", "--seats", "6", *OWN, *quick)[0]["median"] > 0


def test_a_place_where_nothing_can_be_written_is_told_before_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for place in (tmp_path / "none" / "game.tischrunde", tmp_path):
        assert cli.main(["random", "rumis", "--out", str(place)]) == 1
        out, err = capsys.readouterr()
        assert out == "", "no game was played"
        assert str(place) in err
        assert err.count("\n") == 1


def test_a_damaged_file_is_named_with_line_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.tischrunde"
    run(capsys, "random", "rumis", "--out", str(path))
    path.write_bytes(path.read_bytes().replace(b"a1", b"b1", 1))
    assert cli.main(["replay", str(path)]) == 1
    assert str(path) in capsys.readouterr().err
    assert cli.main(["replay", str(tmp_path / "absent")]) == 1
    assert "absent" in capsys.readouterr().err


def test_perft_counts_the_openings(capsys: pytest.CaptureFixture[str]) -> None:
    """687 first stones on the tower, 2069 on the pyramid for two."""
    assert run(capsys, "perft", "rumis", "--depth", "1") == "0 1\n1 687\n"
    found = rows(capsys, "perft", "rumis", "--depth", "1", "--option", "scenario=coricancha")
    assert found[-1] == {"depth": 1, "count": 2069}


def test_perft_counts_what_a_walk_counts() -> None:
    state = GAME.decode(GAME.encode(GAME.initial(Setup(2))))
    legal = list(GAME.legal(state))[:3]
    after = [GAME.apply(state, place)[0] for place in legal]
    assert cli.perft(GAME, after[0], 1) == len(GAME.legal(after[0]))
    walked = sum(len(GAME.legal(GAME.apply(after[1], place)[0])) for place in GAME.legal(after[1]))
    assert cli.perft(GAME, after[1], 2) == walked


def test_the_arena_counts_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "--game", "rumis", *TEN, "--a", "greedy", "--b", "random", "--games", "10")
    (found,) = rows(capsys, *command, "--jobs", "1", "--quiet")
    a, b = found["players"]
    assert (found["games"], a["games"], b["games"]) == (10, 10, 10)
    assert a["wins"] + b["wins"] == 10
    assert a["low"] <= a["share"] <= a["high"]
    assert a["elo"] > b["elo"] == 0
    text = run(capsys, *command, "--jobs", "1", "--quiet")
    assert "10 games" in text
    assert "fair 50 %" in text


def test_the_arena_gives_the_same_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "rumis", "--seats", "3", "--a", "greedy", "--b", "random", "--games", "6", "--quiet")
    (one,), (two,) = rows(capsys, *command, "--jobs", "1"), rows(capsys, *command, "--jobs", "2")
    assert one["players"] == two["players"]
    assert one["players"][0]["fair"] == pytest.approx(1 / 3)


def test_everybody_against_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = rows(
        capsys, "arena", "rumis", "--bots", "greedy,1,random", "--games", "4", "--jobs", "1", "--quiet"
    )
    assert [player["name"] for player in found["players"]] == ["greedy", "1", "random"]
    assert [player["games"] for player in found["players"]] == [8, 8, 8]


def test_progress_goes_to_the_error_output(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "rumis", *TEN, "--a", "random", "--b", "1", "--games", "2", "--jobs", "1", "--json"]
    assert cli.main(command) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    assert "2/2 games" in err
    assert "min left" in err


@pytest.mark.parametrize("name", ["rumis-playout", "rumis-moves", "rumis-search", "rumis-opening"])
def test_bench_gives_a_ratio_to_its_yardstick(capsys: pytest.CaptureFixture[str], name: str) -> None:
    (found,) = rows(capsys, "bench", name, "--seconds", "0.01", "--repeat", "1")
    assert found["least"] <= found["median"] <= found["most"]
    assert found["ratio"] > 0
    assert name in run(capsys, "bench")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess", "--bots", "1"], "rumis"),
        (["play", "--bots", "1"], "which game"),
        (["play", "rumis", "--game", "rumis", "--bots", "1"], "twice"),
        (["play", "rumis", "--bots", "strong"], "greedy"),
        (["play", "rumis", "--bots", "1,2,3"], "2 seats"),
        (["play", "rumis", "--seats", "7", "--bots", "1"], "1 to 6"),
        (["play", "rumis", "--start", "2", "--bots", "1"], "0 to 1"),
        (["random", "rumis", "--option", "board=x"], "scenario"),
        (["random", "rumis", "--option", "scenario"], "KEY=VALUE"),
        (["random", "rumis", "--option", "scenario=tower"], "chullpa"),
        (["random", "rumis", "--option", "scenario=own:Hut:1"], "smallest stone"),
        (["random", "rumis", "--seats", "1", "--option", "target=own:Hut:22"], "cube3"),
        (["arena", "rumis", "--seats", "1", "--a", "1", "--b", "2"], "one seat"),
        (["bench", "rumis-moves", "--seats", "1"], "2 to 6"),
        (["random", "rumis", "--seats", "3", "--option", "four_colours=true"], "3 seats"),
        (["perft", "rumis", "--depth", "-1"], "0 to"),
        (["arena", "rumis", "--a", "greedy"], "--b"),
        (["arena", "rumis", "--a", "1", "--b", "1"], "different"),
        (["arena", "rumis", "--bots", "1,2", "--a", "1"], "either"),
        (["arena", "rumis", "--a", "1", "--b", "2", "--games", "0"], "at least 1"),
        (["bench", "rumis-nothing"], "rumis-playout"),
        (["bench", "rumis-moves", "--repeat", "0"], "at least 1"),
        (["bench", "--repeat", "0"], "at least 1"),
        (["bench", "--seconds", "-1"], "more than 0"),
        (["bench", "rumis-moves", "--seconds", "nan"], "more than 0"),
    ],
)
def test_wrong_arguments_end_with_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    assert named in refused(capsys, *arguments)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play"], ["perft", "--depth", "deep"]])
def test_what_argparse_refuses_ends_with_code_2_too(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("word", cli.CLI_WORDS)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], word: str) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([word, "--help"])
    assert ended.value.code == 0
    assert "--json" in capsys.readouterr().out


def test_no_qt_is_loaded() -> None:
    code = (
        "import sys; from desktop_app import cli; cli.main(['random', 'rumis'])\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('PySide6', 'OpenGL', 'pyqtgraph', 'numpy')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
