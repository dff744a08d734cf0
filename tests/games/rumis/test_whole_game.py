"""The whole of Rumis at the table: what it offers beside the base game, and that it reads what that wrote."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Option, Setup
from desktop_app.games.rumis.engine.offer import table_size, variant_of
from desktop_app.games.rumis.engine.rules import GAME, WHOLE, RumisGame, opening
from desktop_app.games.rumis.engine.state import Agreement, Place
from desktop_app.session.record import Header, Played, Player, Record
from desktop_app.session.session import Session
from desktop_app.storage import gamefile
from tests.contract import test_playthroughs
from tests.contract.games import random_line, random_setup
from tests.games.rumis.variants import BASE, MODES, PLUS, Mode, random_game

BASE_GAME = RumisGame()


def test_options_by_seats() -> None:
    keys = {seats: [option.key for option in WHOLE.options(seats)] for seats in range(2, 7)}
    assert keys == {
        2: ["scenario", "four_colours", "variant", "tie_break", "heights"],
        3: ["scenario", "variant", "tie_break", "heights"],
        4: ["scenario", "tie_break"],
        5: ["scenario", "tie_break"],
        6: ["scenario", "tie_break"],
    }
    choices = {option.key: option.choices for option in WHOLE.options(2)}
    assert choices["scenario"] == (*BASE, *PLUS)
    assert choices["variant"] == ("usual", "ruins", "rebuild")
    assert {o.key: o.choices for o in WHOLE.options(3)}["variant"] == ("usual", "ruins")
    assert WHOLE.options(6)[0] == Option("scenario", PLUS)


def test_all_that_the_base_game_offers_is_offered() -> None:
    for seats in (2, 3, 4):
        more = {option.key: option.choices for option in WHOLE.options(seats)}
        for option in BASE_GAME.options(seats):
            assert set(option.choices) <= set(more[option.key])
            assert option.choices[0] == more[option.key][0], "the default is the same"


def test_the_base_game_offers_nothing_new() -> None:
    assert BASE_GAME.seat_range == (2, 4)
    for seats in (2, 3, 4):
        keys = {option.key: option.choices for option in BASE_GAME.options(seats)}
        assert "variant" not in keys
        assert keys["scenario"] == BASE
    for setup in (Mode("colca", 5).setup(), Mode("colca", 2).setup(), Mode("pirka", 2, "ruins").setup()):
        WHOLE.initial(setup)
        with pytest.raises(BadData):
            BASE_GAME.initial(setup)


RECORDED = sorted((Path(__file__).parent / "version1").glob("*.txt"))
SAVED = Path(__file__).parents[2] / "storage" / "samples" / "format-1-rumis.tischrunde"


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_games_recorded_under_version_1_come_out_the_same(path: Path) -> None:
    recorded = path.read_text(encoding="utf-8")
    assert recorded.startswith("rumis, rules 1\n")
    again = test_playthroughs._written(WHOLE, test_playthroughs._read(WHOLE, recorded))
    assert again.partition("\n")[2] == recorded.partition("\n")[2]
    assert WHOLE.rules_version > 1


def test_files_saved_under_version_1_are_read() -> None:
    assert len(RECORDED) == 4
    assert b'"rules":1' in SAVED.read_bytes()
    before, after = (gamefile.load(SAVED, {"rumis": game}) for game in (BASE_GAME, GAME))
    assert after.header == before.header
    assert after.lines == before.lines
    assert after.state == before.state
    assert after.standing() == before.standing()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_games_of_version_1_come_through_the_loader(path: Path, tmp_path: Path) -> None:
    line = test_playthroughs._read(BASE_GAME, path.read_text(encoding="utf-8"))
    moves = tuple(
        Played(BASE_GAME.notate(action), seat) for action, seat in zip(line.actions, line.actors, strict=True)
    )
    header = Header("rumis", 1, line.setup, players(line.setup.seats), 1)
    saved = tmp_path / "old.tischrunde"
    gamefile.write(saved, Record(header, moves))
    session = gamefile.load(saved, {"rumis": GAME})
    assert session.state == line.states[-1]
    assert session.outcome == BASE_GAME.outcome(line.states[-1])
    assert session.header == header


def test_games_of_the_whole_are_saved_and_read(tmp_path: Path) -> None:
    for mode in (Mode("huaca", 6), Mode("colca", 2, "rebuild"), Mode("pirka", 3, "ruins")):
        session = Session(WHOLE, Header("rumis", WHOLE.rules_version, mode.setup(), players(mode.seats), 1))
        rng = Random(f"{mode}")
        while (seat := session.to_act) is not None:
            session.submit(rng.choice(list(WHOLE.legal(session.state))), seat, session.revision)
        path = tmp_path / f"{mode}.tischrunde"
        gamefile.write(path, Record(session.header, session.lines))
        again = gamefile.load(path, {"rumis": WHOLE})
        assert again.state == session.state
        assert again.outcome == session.outcome
        with pytest.raises(BadData):
            gamefile.load(path, {"rumis": BASE_GAME})


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(f"Person {seat}") for seat in range(seats))


def test_base_games_are_the_same_in_both() -> None:
    for seed in range(12):
        setup = random_setup(BASE_GAME, Random(seed))
        line = random_line(BASE_GAME, setup, Random(seed))
        again = random_line(WHOLE, setup, Random(seed))
        assert again.states == line.states
        assert again.events == line.events
        assert [WHOLE.encode(state) for state in again.states] == [BASE_GAME.encode(s) for s in line.states]


@pytest.mark.parametrize(
    ("setup", "variant", "players"),
    [
        (Mode("colca", 2, "rebuild").setup(), "rebuild", 2),
        (Mode("chullpa", 2, "rebuild").setup(), "usual", 2),
        (Mode("colca", 2, "rebuild", four=True).setup(), "usual", 4),
        (Mode("colca", 2, "ruins", four=True).setup(), "usual", 4),
        (Mode("colca", 2, "ruins").setup(), "ruins", 3),
        (Mode("chullpa", 3, "ruins").setup(), "ruins", 4),
        (Setup(2, 0, (("variant", "ruins"),)), "ruins", 3),
        (Setup(2, 0, (("variant", "rebuild"),)), "usual", 2),
        (Setup(5), "usual", 5),
    ],
)
def test_what_does_not_go_together_is_the_usual_game(setup: Setup, variant: str, players: int) -> None:
    assert (variant_of(setup), table_size(setup)) == (variant, players)
    state = WHOLE.initial(setup)
    assert state.agreement.variant == variant
    assert bool(state.agreement.red) == (variant == "rebuild")


@pytest.mark.parametrize(
    "setup",
    [
        Setup(7),
        Setup(1),
        Setup(5, 5),
        Setup(5, 0, (("scenario", "chullpa"),)),
        Setup(3, 0, (("variant", "rebuild"),)),
        Setup(4, 0, (("variant", "ruins"),)),
        Setup(2, 0, (("variant", "puzzle"),)),
        Setup(5, 0, (("heights", "alternative"),)),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: Setup) -> None:
    with pytest.raises(BadData):
        WHOLE.initial(setup)


# Text

ROW = Agreement(2, 0, "", ((2, 2, 2, 2),), variant="rebuild", red=((2, 2, 0, 0),))
RUIN = (
    "rumis2 seats=2 start=1 scenario=- four=no tie=shared caps=2222 placed=2I2:a1,b1 status=ii colour=2 "
    "out=- variant=ruins phase=ruins red=- interim=- aside=-"
)
SECOND = (
    "rumis2 seats=2 start=0 scenario=- four=no tie=shared caps=333333/333333 "
    "placed=0I2:d1,d1.2;0I3:d2,d2.2,d2.3;0L4:e1,f1,f1.2,f1.3 status=io colour=0 out=1 variant=rebuild "
    "phase=rebuild red=333300/333300 interim=3,-2 aside=1I2"
)


@pytest.mark.parametrize("line", [RUIN, SECOND])
def test_a_position_as_text(line: str) -> None:
    state = WHOLE.decode(line)
    assert WHOLE.encode(state) == line
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301 - its own pickle
    assert list(WHOLE.legal(pickle.loads(pickle.dumps(state)))) == list(WHOLE.legal(state))  # noqa: S301


def test_only_what_is_new_is_written_in_the_new_form() -> None:
    assert WHOLE.encode(Mode("colca", 4).start()).startswith("rumis1 ")
    assert WHOLE.encode(Mode("colca", 2, four=True).start()).startswith("rumis1 ")
    assert WHOLE.encode(Mode("colca", 5).start()).startswith("rumis2 ")
    assert WHOLE.encode(Mode("colca", 2, "rebuild").start()).startswith("rumis2 ")
    old = WHOLE.encode(Mode("pirka", 2).start())
    new = old.replace("rumis1", "rumis2") + " variant=usual phase=build red=- interim=- aside=-"
    with pytest.raises(BadData, match="usual form"):
        WHOLE.decode(new)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (RUIN, "rumis2", "rumis1"),
        (RUIN, "seats=2", "seats=4"),
        (RUIN, "four=no", "four=yes"),
        (RUIN, "2I2", "0I2"),
        (RUIN, "colour=2", "colour=1"),
        (RUIN, "colour=2", "colour=-"),
        (RUIN, "variant=ruins", "variant=usual"),
        (RUIN, "variant=ruins", "variant=rebuild"),
        (RUIN, "variant=ruins", "variant=x"),
        (RUIN, "phase=ruins", "phase=rebuild"),
        (RUIN, "phase=ruins", "phase="),
        (RUIN, "red=-", "red=2200"),
        (RUIN, "interim=-", "interim=0,0"),
        (RUIN, "aside=-", "aside=0I2"),
        (RUIN, "placed=2I2:a1,b1", "placed=2I2:a1,b1;2I2:c1,d1"),
        (RUIN, " aside=-", ""),
        (SECOND, "red=333300/333300", "red=333300"),
        (SECOND, "red=333300/333300", "red=-"),
        (SECOND, "red=333300/333300", "red=333333/333333"),
        (SECOND, "red=333300/333300", "red=333200/333300"),
        (SECOND, "red=333300/333300", "red=000000/000000"),
        (SECOND, "red=333300/333300", "red=333330/333300"),
        (SECOND, "interim=3,-2", "interim=3"),
        (SECOND, "interim=3,-2", "interim=-"),
        (SECOND, "interim=3,-2", "interim=9,-2"),
        (SECOND, "interim=3,-2", "interim=3,-12"),
        (SECOND, "interim=3,-2", "interim=3,-02"),
        (SECOND, "aside=1I2", "aside=2I2"),
        (SECOND, "aside=1I2", "aside=1X9"),
        (SECOND, "aside=1I2", "aside=1I2;1I3"),
        (SECOND, "aside=1I2", "aside=0I2"),
        (SECOND, "status=io", "status=if"),
        (SECOND, "status=io colour=0", "status=io colour=-"),
        (SECOND, "status=io colour=0", "status=io colour=1"),
        (SECOND, "phase=rebuild", "phase=build"),
        (SECOND, "seats=2", "seats=3"),
    ],
)
def test_a_damaged_position_is_refused(line: str, old: str, new: str) -> None:
    assert old in line
    WHOLE.decode(line)
    with pytest.raises(BadData):
        WHOLE.decode(line.replace(old, new, 1))


@pytest.mark.parametrize("text", ["-", "-X9", "-I2:", "-I2 ", "--I2", "I2:-", "-i2", "-I2\n"])
def test_what_is_not_laying_aside_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        WHOLE.parse(text)


def test_laying_aside_as_text() -> None:
    assert WHOLE.notate(Place("I2", ())) == "-I2"
    assert WHOLE.parse("-I2") == Place("I2", ())


def test_laying_aside_is_nothing_outside_the_rebuild() -> None:
    for state in (Mode("colca", 2, "rebuild").start(), Mode("colca", 2, "ruins").start(), opening(ROW)):
        assert WHOLE.refusal(state, Place("I2", ())) == "shape"
        assert Place("I2", ()) not in WHOLE.legal(state)


@pytest.mark.parametrize("mode", MODES[::5], ids=str)
def test_the_same_game_comes_out_of_its_text_and_its_pickle(mode: Mode) -> None:
    for state in random_game(mode.start(), Random(3)):
        again = WHOLE.decode(WHOLE.encode(state))
        assert again == state
        assert again.board.stacks == state.board.stacks
        assert again.board.hands == state.board.hands
        assert list(WHOLE.legal(again)) == list(WHOLE.legal(state))
