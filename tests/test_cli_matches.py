"""`sprt`, `levels` and matches that go on from a file, as somebody at a terminal meets them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from desktop_app import cli, cli_levels
from desktop_app.arena import going_on, match
from desktop_app.arena.levels import Plan
from desktop_app.arena.standings import read_file
from desktop_app.cli_common import find_games, opponents_of
from desktop_app.core.game import Setup

TEN = ("--seats", "2", "--option", "scenario=chullpa", "--jobs", "1", "--quiet")
HUT = ("levels", "rumis", "--seats", "2", "--option", "scenario=own:Hut:33/33", "--expert", "x:30")
FEW = ("--games", "2", "--jobs", "1", "--quiet")
DUEL = ("arena", "rumis", *TEN, "--a", "greedy", "--b", "random")
TEST = ("sprt", "rumis", *TEN, "--a", "greedy", "--b", "random")


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The one object that a call prints which must succeed."""
    assert cli.main([*arguments, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[match.Pairing]:
    """The games that are really played in this process."""
    found: list[match.Pairing] = []

    def noted(game: match.AnyGame, pairing: match.Pairing, make_bot: match.BotMaker) -> match.Result:
        found.append(pairing)
        return match.play(game, pairing, make_bot)

    monkeypatch.setattr(going_on, "play", noted)
    return found


def stop_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Somebody presses Ctrl+C when so many games were played."""
    left = iter(range(games))

    def until(game: match.AnyGame, pairing: match.Pairing, make_bot: match.BotMaker) -> match.Result:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return match.play(game, pairing, make_bot)

    monkeypatch.setattr(going_on, "play", until)


def same(found: dict[str, Any]) -> dict[str, Any]:
    """Without what a clock says."""
    return {key: value for key, value in found.items() if key not in ("seconds", "times")}


def test_an_arena_goes_on_where_it_was_interrupted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*DUEL, "--games", "12", "--record", str(tmp_path / "games"))
    with monkeypatch.context() as interrupted:
        stop_after(interrupted, 5)
        assert cli.main(command) == 130
    out, err = capsys.readouterr()
    assert "5 games" in out, "what there is is printed"
    assert err == "tischrunde-cli: interrupted\n"
    assert (tmp_path / "games").read_bytes().count(b"\n") == 1 + 5
    resumed = answer(capsys, *command)
    assert (tmp_path / "games").read_bytes().count(b"\n") == 1 + 12
    assert same(resumed) == same(answer(capsys, *DUEL, "--games", "12"))


def test_who_is_interrupted_before_the_first_game_has_nothing_to_tell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, 0)
    for command in (DUEL, TEST, (*HUT, *FEW)):
        assert cli.main(command) == 130
        assert capsys.readouterr().err == "tischrunde-cli: interrupted\n"


def test_who_has_met_nobody_yet_has_no_row(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody against everybody, stopped while only the first two have played: the anchor is missing."""
    stop_after(monkeypatch, 2)
    assert cli.main(["arena", "rumis", *TEN, "--bots", "greedy,1,random", "--games", "4", "--json"]) == 130
    (found,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert [(row["name"], row["games"], row["elo"]) for row in found["players"]] == [
        ("greedy", 2, None),
        ("1", 2, None),
    ]


def test_a_longer_arena_plays_only_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: list[match.Pairing]
) -> None:
    record = ("--record", str(tmp_path / "games"))
    answer(capsys, *DUEL, "--games", "6", *record)
    found = answer(capsys, *DUEL, "--games", "10", *record)
    assert found["games"] == len(played) == len(set(played)) == 10
    assert answer(capsys, *TEST, "--max-games", "4", *record)["games"] == 4, "a test may take up a match"
    assert len(played) == 10


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (("--seed", "2"), "seed is 1 there, 2 here"),
        (("--option", "tie_break=fewer_stones"), "options is"),
        (("--b", "1"), "players is"),
    ],
)
def test_a_record_of_another_match_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, other: tuple[str, ...], named: str
) -> None:
    command = (*DUEL, "--games", "2", "--record", str(tmp_path / "games"))
    answer(capsys, *command)
    assert named in refused(capsys, *command, *other)


def test_a_damaged_record_ends_with_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games").write_text("{}\n")
    assert cli.main([*DUEL, "--record", str(tmp_path / "games")]) == 1
    assert str(tmp_path / "games") in capsys.readouterr().err


def test_times_stand_beside_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, *DUEL, "--games", "2")
    for name in ("greedy", "random"):
        assert 0 < found["times"][name]["move_seconds"] <= found["times"][name]["slowest_move"]


def test_a_test_ends_as_soon_as_it_is_decided(
    capsys: pytest.CaptureFixture[str], played: list[match.Pairing]
) -> None:
    found = answer(capsys, *TEST, "--elo1", "200")
    assert found["decision"] == "H1"
    assert found["llr"] >= found["bounds"][1]
    assert found["games"] == 2 * found["seeds"] == len(played) < 100
    assert found["share_low"] <= found["share"] <= found["share_high"]
    assert cli.main([*TEST, "--elo1", "200"]) == 0
    assert "H1: stronger" in capsys.readouterr().out
    turned = answer(capsys, *TEST, "--elo1", "200", "--a", "random", "--b", "greedy")
    assert turned["decision"] == "H0"


def test_a_test_that_is_not_decided_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, *TEST, "--max-games", "5", "--elo1", "1")
    assert (found["decision"], found["games"]) == ("undecided", 4)


def test_a_test_decides_the_same_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = (*TEST, "--seats", "3", "--elo1", "150")
    one, two = answer(capsys, *command), answer(capsys, *command, "--jobs", "2")
    clock = {"seconds", "move_seconds", "slowest_move"}
    assert {key: one[key] for key in one if key not in clock} == {
        key: two[key] for key in two if key not in clock
    }


def test_levels_are_measured_written_and_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: list[match.Pairing]
) -> None:
    files = ("--record", str(tmp_path / "games"), "--write", str(tmp_path / "rumis.json"))
    printed = answer(capsys, *HUT, *FEW, *files)
    stored = read_file(tmp_path / "rumis.json", "rumis")
    assert json.loads((tmp_path / "rumis.json").read_text()) == printed
    (table,) = stored.tables
    assert table.setup == Setup(2, 0, (("scenario", "own:Hut:33/33"),))
    assert (stored.anchor, stored.expert, stored.search) == (
        "greedy",
        "x:30",
        opponents_of("rumis").search_kind(),
    )
    assert [(row.level, row.games) for row in table.levels] == [(number, 2) for number in range(1, 6)]
    assert len(played) == table.games == 12
    assert {name for pairing in played for name in pairing.players} == {"greedy", *"1234", "x:30"}

    other = (*HUT[:4], "--option", "scenario=own:Hut:34/33", *HUT[6:])
    both = answer(capsys, *other, *FEW, *files)
    assert [table["options"]["scenario"] for table in both["tables"]] == ["own:Hut:34/33", "own:Hut:33/33"]
    assert len(played) == 24
    assert cli.main([*HUT, *FEW, *files]) == 0
    assert len(played) == 24, "all stands in the record"
    out = capsys.readouterr().out
    assert "2 seats scenario=own:Hut:33/33 (12 games, fair 50 %)" in out
    assert out.count("of 2 against greedy") == 2
    assert "expert" not in refused(capsys, *HUT[:-1], "x:31", *FEW, *files)


def test_levels_that_have_changed_since_are_another_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = ("--record", str(tmp_path / "games"))
    stop_after(monkeypatch, 1)
    assert cli.main([*HUT, *FEW, *record]) == 130
    capsys.readouterr()
    module = opponents_of("rumis")
    first, *others = module.LEVELS
    monkeypatch.setattr(module, "LEVELS", (replace(first, temperature=9.0), *others))
    assert "levels is" in refused(capsys, *HUT, *FEW, *record)


def test_no_game_begins_after_the_minutes_are_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, played: list[match.Pairing]
) -> None:
    now = iter(range(0, 10_000, 10))
    monkeypatch.setattr(cli_levels, "time", SimpleNamespace(monotonic=lambda: float(next(now))))
    found = answer(capsys, *HUT, "--minutes", "2.5", "--jobs", "1", "--quiet")
    # Begun at 0, over at 150: looked at after 10, 20, ... 140 seconds.
    assert len(played) == 14
    assert found["tables"][0]["games"] == 14


def test_tables_are_those_that_the_game_names_and_the_arguments_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tables = tables_asked(monkeypatch)
    stop_after(monkeypatch, 0)
    for arguments in (
        ("--option", "scenario=pirka"),
        ("--option", "scenario=pirka", "--seats", "2"),
        ("--option", "variant=rebuild"),
        ("--seats", "6"),
        ("--seats", "2", "--option", "scenario=pirka", "--option", "four_colours=true"),
    ):
        assert cli.main(["levels", "rumis", *arguments, *FEW, "--expert", "x:1"]) == 130
    capsys.readouterr()
    shapes = [Counter((table.seats, len(table.options)) for table in asked) for asked in tables()]
    assert shapes[0] == {(2, 1): 1, (3, 1): 1, (4, 1): 1, (2, 2): 2, (3, 2): 1}
    assert shapes[1] == {(2, 1): 1, (2, 2): 2}
    assert set(shapes[2]) == {(2, 2)}
    assert set(shapes[3]) == {(6, 1)}
    assert shapes[4] == {(2, 2): 1}


def tables_asked(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[tuple[Setup, ...]]]:
    """The tables of all plans that are made from now on."""
    found: list[tuple[Setup, ...]] = []

    def noted(tables: tuple[Setup, ...], *others: Any) -> Plan:
        if tables not in found:
            found.append(tables)
        return Plan(tables, *others)

    monkeypatch.setattr(cli_levels, "Plan", noted)
    return lambda: found


def test_all_tables_go_where_the_program_looks_and_some_nowhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = opponents_of("rumis")
    hut = Setup(2, 0, (("scenario", "own:Hut:33/33"),))
    monkeypatch.setattr(module, "measured", lambda: (hut,))
    monkeypatch.setattr(cli_levels, "RESOURCES", tmp_path / "resources")
    assert "--write" in refused(capsys, "levels", "rumis", *FEW, "--expert", "x:1")
    (tmp_path / "resources").mkdir()
    assert cli.main([*HUT, *FEW]) == 0
    assert list((tmp_path / "resources").iterdir()) == []
    assert cli.main(["levels", "rumis", *FEW, "--expert", "x:1"]) == 0
    assert read_file(tmp_path / "resources" / "levels" / "rumis.json", "rumis").tables[0].setup == hut
    capsys.readouterr()


@pytest.mark.parametrize("game_id", sorted(find_games()))
def test_every_table_that_a_game_names_can_be_played(game_id: str) -> None:
    game = find_games()[game_id]
    tables = cli_levels.measured(game, opponents_of(game_id))
    assert len(set(tables)) == len(tables)
    assert {table.seats for table in tables} == set(range(max(2, game.seat_range[0]), game.seat_range[1] + 1))
    for table in tables:
        assert game.to_act(game.initial(table)) is not None
    agreed = [(table.seats, table.start, tuple(sorted(game.agreed(table).items()))) for table in tables]
    assert len(set(agreed)) == len(agreed)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((*TEST, "--a", "random"), "different"),
        ((*TEST, "--elo0", "30"), "elo0"),
        ((*TEST, "--alpha", "0.7"), "alpha"),
        ((*TEST, "--max-games", "1"), "at least 2"),
        ((*TEST, "--jobs", "0"), "--jobs"),
        ((*HUT, "--games", "0"), "at least 1"),
        ((*HUT, "--minutes", "0"), "more than 0"),
        ((*HUT, "--minutes", "nan"), "more than 0"),
        ((*HUT, "--expert", "greedy"), "different"),
        ((*HUT, "--expert", "nobody"), "x:N"),
        (("levels", "rumis", "--seats", "9", "--expert", "x:1"), "1 to 6"),
        (("levels", "rumis", "--seats", "1", "--expert", "x:1"), "two seats"),
        (("levels", "rumis", "--option", "board=x"), "scenario"),
        (("levels", "rumis", "--seats", "3", "--option", "four_colours=true"), "3 seats"),
    ],
)
def test_wrong_arguments_end_with_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    assert named in refused(capsys, *arguments)


def test_progress_tells_the_time_left(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ((*TEST, "--max-games", "2"), (*HUT, *FEW)):
        assert cli.main([word for word in command if word != "--quiet"]) == 0
        assert "min left" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
def test_the_players_processes_end_with_a_match_that_is_killed(tmp_path: Path) -> None:
    """They hold the pipes to one another open, so none of them would notice by itself."""
    record = tmp_path / "games.jsonl"
    arguments = ["arena", "rumis", "--a", "random", "--b", "greedy", "--games", "100000", "--jobs", "2"]
    command = [sys.executable, "-m", "desktop_app", *arguments, "--quiet", "--record", str(record)]
    with subprocess.Popen(command, cwd=Path(__file__).parents[1]) as match:
        try:
            wait_for(lambda: record.is_file() and record.read_bytes().count(b"\n") > 2)
            children = Path(f"/proc/{match.pid}/task/{match.pid}/children").read_text().split()
        finally:
            match.kill()
    assert len(children) >= 2
    wait_for(lambda: not any(running(child) for child in children))


def running(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for(there: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not there():
        assert time.monotonic() < until
        time.sleep(0.05)
