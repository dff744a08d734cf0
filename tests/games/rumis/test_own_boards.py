"""Playing on boards of one's own: what is agreed, the rules there, files, the computer players."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.errors import BadData
from desktop_app.core.game import OptionValue, Setup
from desktop_app.games.rumis.engine.boards import OwnBoard, own_value
from desktop_app.games.rumis.engine.offer import table_size
from desktop_app.games.rumis.engine.opponents import LEVELS, advise, fast_board, make_bot
from desktop_app.games.rumis.engine.rules import GAME, WHOLE
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.session.record import Header, Player, Record
from desktop_app.session.session import Session
from desktop_app.storage import gamefile, journal
from desktop_app.storage.archive import Archive
from tests.games.rumis import test_fastvariants
from tests.games.rumis.plain_variants import referee_agrees
from tests.games.rumis.variants import Mode, random_game

HUT: Heights = ((2, 3, 0, 1), (2, 4, 4, 2), (0, 4, 3, 2))
APART: Heights = ((2, 2, 2, 0, 8, 8), (2, 2, 2, 0, 8, 8))
LARGEST: Heights = ((8,) * 12,) * 12
WAYS: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (2, {}),
    (2, {"four_colours": True}),
    (2, {"variant": "ruins"}),
    (2, {"variant": "rebuild", "tie_break": "fewer_stones"}),
    (3, {"variant": "ruins"}),
    (4, {}),
    (5, {}),
    (6, {}),
)
every_way = pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)


def agreed(heights: Heights, seats: int = 2, start: int = 0, **options: OptionValue) -> Setup:
    """The set-up of a game on such a board."""
    chosen: dict[str, OptionValue] = {"scenario": own_value(OwnBoard("Hütte am See", heights)), **options}
    return Setup(seats, start, tuple(sorted(chosen.items())))


def on(heights: Heights, seats: int = 2, **options: OptionValue) -> RumisState:
    return WHOLE.initial(agreed(heights, seats, 0, **options))


@every_way
def test_every_choice_goes_with_it_but_the_rebuild(seats: int, options: dict[str, OptionValue]) -> None:
    state = GAME.initial(agreed(HUT, seats, 1, **options))
    made = state.agreement
    assert (made.caps, made.scenario, made.seats, made.start) == (HUT, "", seats, 1)
    assert made.variant == ("ruins" if options.get("variant") == "ruins" else "usual")
    assert made.four_colours == options.get("four_colours", False)
    assert made.red == ()
    assert table_size(agreed(HUT, seats, 1, **options)) == made.hands


@every_way
def test_games_go_as_the_referee_says(seats: int, options: dict[str, OptionValue]) -> None:
    for heights in (HUT, APART):
        referee_agrees(on(heights, seats, **options), Random(f"{seats}{options}"))


@every_way
def test_positions_survive_their_text(seats: int, options: dict[str, OptionValue]) -> None:
    for state in random_game(on(HUT, seats, **options), Random(4)):
        assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("own:", "own:NAME:ROWS"),
        ("own:a:1", "smallest stone"),
        ("own:a:00", "no square"),
        ("own:a:9", "level 8"),
        ("own:a:2/22", "equally many"),
        ("own:a:" + "2" * 13, "12 columns"),
        ("own:a/b:22", "neither"),
        ("OWN:a:22", "no such option"),
        ("", "no such option"),
    ],
)
def test_a_value_that_is_no_board_is_refused_and_told(value: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        GAME.initial(Setup(2, 0, (("scenario", value),)))


def test_the_other_choices_are_checked_as_ever() -> None:
    for setup in (
        agreed(HUT, 7),
        agreed(HUT, 1),
        agreed(HUT, 2, 2),
        agreed(HUT, 3, four_colours=True),
        agreed(HUT, 2, variant="x"),
        agreed(HUT, 2, colour="red"),
        Setup(2, 0, (("tie_break", own_value(OwnBoard("a", HUT))),)),
        Setup(1, 0, (("target", own_value(OwnBoard("a", HUT))),)),
    ):
        with pytest.raises(BadData):
            GAME.initial(setup)


def test_what_is_agreed_names_the_board() -> None:
    setup = agreed(HUT, 3, tie_break="fewer_stones")
    assert GAME.agreed(setup) == {**GAME.agreed(Setup(3)), **dict(setup.options)}


def test_pieces_apart_stay_empty_but_for_ruins() -> None:
    """Every stone touches another, so all is built on the piece of the first one."""
    for seed in range(4):
        last = random_game(on(APART, 3), Random(seed))[-1]
        assert {x > 3 for stone in last.placed for x, _, _ in stone.cells} == {last.placed[0].cells[0][0] > 3}
    ruined = random_game(on(APART, 2, variant="ruins"), Random(1))
    laid = next(state for state in ruined if state.phase == "build").placed
    assert {x > 3 for stone in laid for x, _, _ in stone.cells} == {False, True}


def test_edges_lead_from_piece_to_piece_with_five() -> None:
    """First stones touch at edges, as do squares of two pieces that meet at a corner."""
    state = on(((2, 2, 0, 0), (2, 2, 0, 0), (0, 0, 2, 2), (0, 0, 2, 2)), 5)
    state, _ = WHOLE.apply(state, WHOLE.parse("O4:a1,a2,b1,b2"))
    assert {place.cells[0][0] for place in WHOLE.legal(state)} == {2}


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(f"Person {seat}") for seat in range(seats))


@pytest.mark.parametrize("heights", [HUT, LARGEST], ids=["small", "largest"])
def test_files_journals_and_the_archive_hold_it(heights: Heights, tmp_path: Path) -> None:
    header = Header("rumis", GAME.rules_version, agreed(heights, 2), players(2), 1)
    book = journal.Journal.create(tmp_path / "journals", header)
    session = Session(GAME, header, book.append)
    rng = Random(2)
    while (seat := session.to_act) is not None:
        session.submit(rng.choice(list(GAME.legal(session.state))), seat, session.revision)
    book.close()
    record = Record(session.header, session.lines)
    path = tmp_path / "game.tischrunde"
    gamefile.write(path, record)
    again = gamefile.load(path, {"rumis": GAME})
    kept, opened = journal.resume(book.path, {"rumis": GAME})
    opened.close()
    assert session.state == again.state == kept.state
    assert GAME.decode(GAME.encode(session.state)) == session.state
    assert session.outcome is not None
    with Archive(tmp_path / "archive.sqlite") as archive:
        number = archive.add(record, session.outcome, datetime.now(UTC))
        assert archive.record(number) == record


@pytest.mark.parametrize("level", [level.number for level in LEVELS])
def test_all_levels_play_there(level: int) -> None:
    for number, (seats, options) in enumerate(WAYS):
        state = on(HUT, seats, **options)
        bots = [make_bot(level if seat == number % seats else 1) for seat in range(seats)]
        while (seat := WHOLE.to_act(state)) is not None:
            asked = iter((False, False))
            control = Control(stop=lambda asked=asked: next(asked, True))  # type: ignore[misc]
            place = bots[seat].choose(WHOLE.observe(state, seat), Random(1), control)
            assert place in WHOLE.legal(state)
            state, _ = WHOLE.apply(state, place)


WIDE: Heights = (*((2,) * 11,) * 8, (0,) * 11, (0,) * 11, (0,) * 11, (*(0,) * 10, 8))
"""A plain of 88 squares and, out of reach of every stone there, a tower of one square."""


@every_way
def test_the_search_plays_by_the_rules_on_a_wide_board(seats: int, options: dict[str, OptionValue]) -> None:
    """There what fits is not worked out from all columns."""
    variant = "ruins" if options.get("variant") == "ruins" else "usual"
    mode = Mode(own_value(OwnBoard("wide", WIDE)), seats, variant, four="four_colours" in options)
    test_fastvariants.test_playouts_are_legal_games_to_the_end(mode)
    state, rng = mode.start(), Random(seats)
    played = fast_board(state)
    while WHOLE.to_act(state) is not None:
        test_fastvariants.same(state, played, lists=False)
        tower = [place for place in WHOLE.legal(state) if place.cells[0][:2] == (10, 11)]
        place = rng.choice(tower or list(WHOLE.legal(state)))
        state, _ = WHOLE.apply(state, place)
        played.play(played.geometry.number[place.cells])
    assert (
        played.scores() == [score.total for score in WHOLE.standing(WHOLE.observe(state, None))] or mode.four
    )


def test_the_largest_board_is_played_fast_and_by_the_rules() -> None:
    """The search's position agrees with the rules, and a search that is stopped has an answer."""
    state = on(LARGEST, 6)
    for seed in range(8):
        board = fast_board(state)
        legal = list(WHOLE.legal(state))
        assert board.legal_set().bit_count() == len(legal)
        assert [board.geometry.placed[move] for move in board.legal()] == [place.cells for place in legal]
        place = Random(seed).choice(legal)
        board.play(board.geometry.number[place.cells])
        state, _ = WHOLE.apply(state, place)
        assert board.scores() == [score.total for score in WHOLE.standing(WHOLE.observe(state, None))]
    advice = advise(WHOLE.observe(state, WHOLE.to_act(state)), Random(1), Control(stop=lambda: True))
    assert advice.action in WHOLE.legal(state)
