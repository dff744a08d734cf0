"""A cheering phase by itself, also half a one as a look ahead needs it."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.cheering import Cheer, Move, cheer, drafting
from desktop_app.games.rolima.engine.deck import HILLS, Hill
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import Played
from desktop_app.games.rolima.engine.values import hand_worth, owned, priced, worth
from tests.games.rolima.positions import (
    IN_A_ROW,
    T1,
    Table,
    any_setup,
    cards,
    cheered,
    ended,
    position,
    random_game,
    track,
)


def found(text: str, rule: Hill | None = None, rows: str = T1) -> Cheer:
    """The cheer of these cards, the first seat's first."""
    return cheer(track(rows), rule, tuple(Played(seat, card) for seat, card in enumerate(cards(text))))


def test_nothing_played_moves_nothing() -> None:
    for rule in (None, *HILLS):
        nothing = found("", rule)
        assert (nothing.winner, nothing.moves, nothing.order, nothing.draft) == (None, (), (), ())
        assert nothing.track == track(T1)
        assert nothing.totals == (None,) * 5
        assert not nothing.finished


def test_a_part_of_a_round_is_resolved_as_if_it_were_all() -> None:
    one = found("V2")
    assert (one.winner, one.moves, one.draft) == (4, (Move(4, 0, 1, "won"),), (0,))
    two = found("V2 B3")
    assert (two.winner, two.order, two.draft) == (3, (3, 4), (0, 1))


def test_cards_face_down_are_left_out() -> None:
    blue = cards("B9")[0]
    covered = (Played(2, None), Played(0, blue), Played(1, None))
    seen = cheer(track(T1), 8, covered)
    assert (seen.values, seen.draft, seen.winner) == ((9,), (0,), 3)
    assert drafting(track(T1), None, covered) == (0,)


def test_seats_are_those_that_played() -> None:
    played = (Played(2, cards("B9")[0]), Played(0, cards("V1")[0]), Played(1, cards("R5")[0]))
    assert cheer(track(T1), None, played).draft == (0, 1, 2)
    assert cheer(track(T1), 7, played).draft == (2, 1, 0)


def test_every_zero_total_still_takes_part() -> None:
    """0/10 cards that spoil one another; a colour without a card never wins."""
    both = found("B0/10 B1 R0/10 R2", 12)
    assert both.totals == (2, None, None, 1, None)
    headwind = found("R1", 1)
    assert (headwind.totals[0], headwind.winner) == (0, 0)


def test_values_and_weights_differ_under_some_rules() -> None:
    assert found("B8 V3 Y5", 10).weights == (8, 9, 5)
    assert found("B8 V3 Y5", 10).values == (8, 3, 5)
    assert found("B9 V4 Y7 Y2", 12).weights == (1, 4, 1, 2)
    assert found("B9 V4 Y7 Y2", 12).values == (9, 4, 7, 2)
    assert found("G4 B9 G6 Y2", 4).totals == (None, 2, 6, 9, None)


def test_megaphone_finds_the_lowest_card_by_the_places_before_the_move() -> None:
    """Violet is ahead of blue before the move: blue's 3 is lower."""
    assert found("V3 B3", 10).weights == (3, 9)


def test_who_moves_is_told_with_the_reason() -> None:
    assert [move.why for move in found("V9 B2 Y3", 2).moves] == ["won", "slipstream"]
    assert [move.why for move in found("B8 V3 Y5", 11).moves] == ["won", "neck"]
    assert found("B9 V2 Y3", 6).moves == (Move(3, 0, 2, "won"),)


@pytest.mark.parametrize("rule", [None, *HILLS])
def test_a_finish_ends_all_effects(rule: Hill | None) -> None:
    """The winner reaches the goal: nobody else moves, nobody drafts."""
    last = found("R8 Y2", rule, rows="///B/GVYR")
    winner = 1 if rule == 3 else 0
    assert last.finished
    assert last.moves == (Move(winner, 4, 5, "won"),)
    assert (last.track[5], last.draft) == ((winner,), ())


def test_what_a_game_does_is_what_the_function_says() -> None:
    checked = 0
    for seed in range(6):
        rng = Random(seed)
        for step in random_game(any_setup(2 + seed % 5, rng), rng):
            told = [event for event in step.events if event.code == "cheered"]
            if not told:
                continue
            checked += 1
            result = cheer(step.before.track, step.before.rule, step.after.played)
            assert step.after.track == result.track
            assert step.after.queue == result.draft
            assert dict(told[0].data) == {
                "totals": result.totals,
                "winner": result.winner,
                "values": result.values,
                "weights": result.weights,
                "rule": step.before.rule,
            }
            moved = [event for event in step.events if event.code == "moved"]
            assert [(e.get("colour"), e.get("start"), e.get("end"), e.get("why")) for e in moved] == [
                (move.colour, move.start, move.end, move.why) for move in result.moves
            ]
    assert checked > 50


# ---- what cards are worth ----------------------------------------------------------------------------


def test_worth_is_gums_times_places() -> None:
    assert worth(cards("R1 Y5 V3"), (), (0, 1, 2, 3, 4)) == (13, 0)
    assert worth(cards("R1 Y5 V3"), (0, 2, 4), (4, 2, 0, 1, 3)) == (3 + 0 + 9, 1 + 2 + 3)
    assert worth((), (), (0, 1, 2, 3, 4)) == (0, 0)


def test_a_hand_is_priced_card_by_card() -> None:
    price = priced(cards("R1 Y5 V3"), (0,), (0, 1, 2, 3, 4))
    assert [(bet.gums, bet.place, bet.multiplier, bet.points) for bet in price.bets] == [
        (3, 0, 3, 9),
        (2, 1, 2, 4),
        (3, 4, 0, 0),
    ]
    assert [(bet.card, bet.colour, bet.points) for bet in price.gums] == [(None, 0, 3)]
    assert price.total == sum(worth(cards("R1 Y5 V3"), (0,), (0, 1, 2, 3, 4)))


def test_a_view_tells_what_the_hand_is_worth() -> None:
    """T1: the race order is red, yellow, violet, green, blue."""
    state = position(Table(("R1 Y5 V3 B1", "R2"), gums="-0-1-"))
    seen = GAME.observe(state, 0)
    assert hand_worth(seen).total == 9 + 4 + 3 + 0 + 2
    assert hand_worth(seen, without=cards("R1")[0]).total == 4 + 3 + 2
    after = cheer(state.track, None, (Played(0, cards("B1")[0]),)).track
    assert hand_worth(seen, track=after, without=cards("B1")[0]).total == 6 + 2 + 0 + 1
    assert hand_worth(GAME.observe(state, None)).total == 0
    assert owned(state.gums, None) == ()


def test_the_end_is_scored_by_worth() -> None:
    state = ended("Y4 G4 B1", "R6 B5 V1", "R9 R8 V2", gums="0-21-")
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert score.total == sum(worth(state.hands[seat], owned(state.gums, seat), state.race))


def test_all_carts_in_the_start_row_race_from_right_to_left() -> None:
    assert found("B5 R5", rows=IN_A_ROW).winner == 0
    assert found("B5 R5", 3, rows=IN_A_ROW).winner == 3
    assert cheered(Table(("B5", "R5"), track=IN_A_ROW)).queue == (0, 1)
    assert GAME.initial(Setup(2)).track == ((),) * 6
