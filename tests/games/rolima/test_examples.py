"""The worked examples of the rules, one after the other, and each hill card."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.deck import Hill
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import House
from desktop_app.games.rolima.engine.values import tie_break
from tests.games.rolima.positions import (
    IN_A_ROW,
    T1,
    Table,
    cheered,
    done,
    drafted,
    ended,
    filled,
    legal,
    line,
    position,
    race,
    refused,
    result,
    told,
    totals,
)

# ---- 1, set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("zero_ten", [False, True])
@pytest.mark.parametrize(("seats", "pile"), [(2, 34), (3, 29), (4, 24), (5, 19), (6, 14)])
def test_set_up(seats: int, pile: int, *, zero_ten: bool) -> None:
    state, rng = GAME.initial(Setup(seats, seats - 1).with_option("zero_ten", zero_ten)), Random(1)
    while state.phase != "cheer":
        state, _ = GAME.apply(state, GAME.chance(state, rng))
    assert len(state.display) == seats + 1
    assert len(state.pile) == pile + 5 * zero_ten
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert sorted(state.track[0]) == [0, 1, 2, 3, 4]
    assert (state.horn, state.current, state.round) == (seats - 1, seats - 1, 1)
    assert (state.rule, state.open) == (None, 0)


# ---- 2 to 7, rounds ----------------------------------------------------------------------------------


def test_summing_moving_overtaking_drafting() -> None:
    state = position(Table(("G4", "B9", "G6", "Y2")))
    state, events = told(state, "play G4", "play B9", "play G6", "play Y2")
    cheer = next(event for event in events if event.code == "cheered")
    assert cheer.get("totals") == (None, 2, 10, 9, None)
    assert line(state) == "BV/YRG"
    assert race(state) == "GRYVB"
    assert state.queue == (3, 0, 2, 1)
    assert drafted(state).horn == 1


def test_equal_totals() -> None:
    state = cheered(Table(("Y5", "B8", "Y3")))
    assert line(state) == "BGV/R/Y"
    assert state.queue == (2, 0, 1)
    state = cheered(Table(("B7", "V7", "G1"), track=IN_A_ROW))
    assert race(state) == "VRYGB"
    assert state.queue == (2, 0, 1)
    assert drafted(state).horn == 1


def test_the_zero_ten_card_alone_and_with_company() -> None:
    alone = cheered(Table(("G0/10", "B9", "R4"), track=IN_A_ROW))
    assert line(alone) == "BVYR/G"
    assert alone.queue == (2, 1, 0)
    state, events = told(
        position(Table(("G0/10", "B9", "G4"), track=IN_A_ROW)), "play G0/10", "play B9", "play G4"
    )
    cheer = next(event for event in events if event.code == "cheered")
    assert cheer.get("totals") == (None, None, 4, 9, None)
    assert cheer.get("values") == (0, 9, 4)
    assert line(state) == "GVYR/B"
    assert state.queue == (0, 2, 1)


def test_a_drafting_tie_uses_the_places_after_the_move() -> None:
    state = cheered(Table(("G5", "V5", "G2", "Y1")))
    assert race(state) == "GRYVB"
    assert state.queue == (3, 2, 1, 0)
    assert drafted(state).horn == 0


def test_turning_hill_cards() -> None:
    house = House(hill_mode="fixed", named=(9, 5, None, None))
    state = position(Table(("R9 Y9", "R1 Y8", "R2 Y7"), house=house, hill=(9, None, None, None)))
    assert len(state.display) == 3
    state = drafted(done(state, "play R9", "play R1", "play R2"))
    assert line(state) == "BGV/Y/R"
    assert (state.phase, state.display) == ("reveal", ())
    assert legal(state) == ["reveal 5"]
    state, events = told(state, "reveal 5")
    assert dict(events[0].data) == {"section": 2, "hill": 5, "closed": 1}
    assert (state.hill, state.open, state.rule) == ((9, 5, None, None), 2, 5)
    state = filled(state)
    assert len(state.display) == 4
    by_seat = {0: "Y9", 1: "Y8", 2: "Y7"}
    for _ in range(3):
        state = done(state, f"play {by_seat[state.current]}")
    assert line(state) == "BGV//YR"
    assert race(state)[0] == "R"
    state = drafted(state)
    assert (state.phase, state.open) == ("fill", 2), "nothing is turned"


def test_the_pile_runs_out() -> None:
    state = position(Table(("R9", "R1", "R2"), pile=1))
    assert len(state.discard) == 28
    state = drafted(done(state, "play R9", "play R1", "play R2"))
    assert (len(state.pile), len(state.display), len(state.discard)) == (1, 1, 31)
    before = state.discard
    state, events = told(state, legal(state)[0])
    assert [event.code for event in events] == ["filled", "shuffled"]
    assert events[1].get("count") == 31
    assert state.pile == before
    state = filled(state)
    assert (len(state.display), len(state.pile), len(state.discard)) == (4, 29, 0)


# ---- 8 to 11, the end --------------------------------------------------------------------------------


def test_finish_and_scoring() -> None:
    hands = ("R6 R1 Y5 V3", "Y9 R8 G2 G3", "R5 B1 B2 Y4")
    state, events = told(position(Table(hands, track="/V/B/G/YR")), "play R6", "play Y9", "play R5")
    assert (state.phase, race(state)) == ("over", "RYGBV")
    assert totals(state) == [13, 9, 4]
    assert (result(state).winners, result(state).reason) == ((0,), "over")
    last = [event.code for event in events]
    assert last[-6:] == ["moved", "finished", *["shown"] * 3, "over"]
    assert GAME.to_act(state) is None


def test_a_tie_goes_to_the_best_bet_on_the_best_cart() -> None:
    state = ended("Y4 G4 B1", "R6 B5 V1", "R9 R8 V2")
    assert totals(state) == [6, 6, 6]
    assert result(state).ranks == (2, 2, 1)
    assert result(state).reason == "tie:R"
    state = ended("Y7 Y5 G2", "Y4 Y9 G1", "R7 V9 V8")
    assert totals(state) == [9, 9, 3]
    assert result(state).ranks == (2, 1, 3)
    assert result(state).reason == "tie:Y"
    found = tie_break((0, 1), state.hands, state.race)
    assert [(look.colour, look.best) for look in found.looks] == [(0, ()), (1, ((0, 7), (1, 9)))]
    assert (found.colour, found.winners) == (1, (1,))


def test_a_tie_with_the_zero_ten_card() -> None:
    state = ended("R0/10 G7 B1", "R6 G8 B2", "Y9 V1 V2")
    assert totals(state) == [7, 7, 2]
    assert (result(state).ranks, result(state).reason) == ((2, 1, 3), "tie:R")
    assert tie_break((0, 1), state.hands, state.race).looks[0].best == ((0, 0), (1, 6))
    alone = ended("R0/10 G7 B1", "Y4 G8 Y7", "Y9 V1 V2")
    assert tie_break((0, 1), alone.hands, alone.race).looks[0].best == ((0, 10),)


@pytest.mark.parametrize(
    ("seat", "choice"),
    [(1, ["gum R", "gum Y", "gum G", "gum B", "gum V"]), (0, ["gum Y", "gum B", "gum V"])],
)
def test_the_choice_of_a_gum_card(seat: int, choice: list[str]) -> None:
    """Red and green belong to seat 0, yellow to seat 2; the seat with the highest card drafts last."""
    hands = ["B1", "B2", "B3"]
    hands[seat] = "B9"
    state = drafted(cheered(Table(tuple(hands), gums="020--")))
    assert (state.phase, state.current, state.horn) == ("gum", seat, seat)
    assert legal(state) == choice
    assert refused(state, "gum R") == (None if seat == 1 else "own_gum")


def test_gum_cards_score_but_break_no_tie() -> None:
    state = ended("R7 Y8 B2", "R9 Y2 V1", "G1 G2 B3", gums="020--")
    assert totals(state) == [9, 9, 8]
    assert [score.parts for score in result(state).scores] == [
        (("bets", 5), ("gum", 4)),
        (("bets", 9), ("gum", 0)),
        (("bets", 6), ("gum", 2)),
    ]
    assert (result(state).ranks, result(state).reason) == ((2, 1, 3), "tie:R")


# ---- 12, hill cards ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hilly:
    """A round under a hill rule: the track, the cards, the track after it, who drafts (None: not said)."""

    rule: Hill
    cards: str
    after: str
    queue: tuple[int, ...] | None = None
    before: str = T1


HILLY = [
    Hilly(1, "R9 V8 R3", "BG//YRV", (2, 1, 0), before="BG/V/YR"),
    Hilly(1, "R9 V4 B3", "BG/V/Y/R", before="BG/V/YR"),
    Hilly(2, "V9 B2 Y3", "B/YRGV"),
    Hilly(2, "B9 G2 Y3", "GV/YRB"),
    Hilly(3, "V9 B2 Y3 Y2", "GV/YRB", (3, 1, 2, 0)),
    Hilly(3, "V2 B2 Y3", "GV/YRB", (0, 1, 2)),
    Hilly(4, "G4 B9 G6 Y2", "GV/YRB"),
    Hilly(5, "V9 B2 Y3", "BG/VYR"),
    Hilly(6, "B9 V2 Y3", "GV/YR/B"),
    Hilly(6, "G9 V2 Y3", "BV/YRG"),
    Hilly(7, "B9 V2 Y3", "GV/YRB", (0, 2, 1)),
    Hilly(10, "B8 V3 Y5", "BG/YRV", (1, 2, 0)),
    Hilly(10, "B0/10 B3 Y5", "BGV/R/Y"),
    Hilly(11, "B8 V3 Y5", "GV/RB/Y"),
    Hilly(11, "B8 V6 Y5", "G/YRVB"),
    Hilly(12, "B9 V4 Y7 Y2", "BG/YRV", (3, 1, 2, 0)),
]


@pytest.mark.parametrize("hilly", HILLY, ids=lambda hilly: f"{hilly.rule}: {hilly.cards}")
def test_hill_cards(hilly: Hilly) -> None:
    state = cheered(Table(tuple(hilly.cards.split()), rule=hilly.rule, track=hilly.before))
    assert line(state) == hilly.after
    assert hilly.queue is None or state.queue == hilly.queue


def test_gravel_keeps_the_race_order() -> None:
    assert race(cheered(Table(("V9", "B2", "Y3"), rule=5))) == "RYVGB"


def test_hairpin_gives_the_horn_to_the_lowest() -> None:
    assert drafted(cheered(Table(("B9", "V2", "Y3"), rule=7))).horn == 1


def test_blind_bend_hides_the_cards_until_the_last() -> None:
    state = position(Table(("B9", "V2", "Y3"), rule=8))
    state, first = told(state, "play B9")
    assert GAME.observe(state, 1).played[0].card is None
    assert GAME.observe(state, 0).played[0].card == state.played[0].card
    state, second = told(state, "play V2")
    for event in (*first, *second):
        known = event.seen_by(2)
        assert known is not None
        assert known.data == ()
    assert [one.card for one in GAME.observe(state, 2).played] == [None, None]
    state, third = told(state, "play Y3", "turn")
    assert third[1].code == "turned_over"
    assert third[1].get("cards") == tuple(one.card for one in state.played)
    assert GAME.observe(state, None).played == state.played
    assert line(state) == "GV/YRB"


def test_sold_out_leaves_the_last_one_no_choice() -> None:
    state = cheered(Table(("B9", "V2", "Y3"), rule=9))
    assert len(state.display) == 3
    state = done(state, legal(state)[0])
    state = done(state, legal(state)[0])
    assert len(legal(state)) == 1
    state = filled(done(state, legal(state)[0]))
    assert len(state.display) == 3
