"""What the log of Rolimã says, and what is left of rounds that have passed."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.game import CHANCE, Event, Seat, Setup
from desktop_app.games.rolima.engine.deck import deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.ui import log, text
from tests.games.rolima.positions import Table, cards, position, told

from .words import NAMES, PLAYERS, plain, whole

SETUP = Setup(4, 0, (("gum_cards", True), ("zero_ten", True)))


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Sentences need an application."""


def game(seed: int, setup: Setup = SETUP) -> list[tuple[Seat, tuple[Event, ...]]]:
    """Who acted, and what happened, in a random game."""
    rng, state, steps = Random(seed), GAME.initial(setup), []
    while (seat := GAME.to_act(state)) is not None:
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, events = GAME.apply(state, action)
        steps.append((seat, events))
    return steps


def lines(*events: Event, seat: Seat = 0) -> list[str]:
    return [plain(line) for line in log.log_lines(events, PLAYERS, seat)]


def test_every_step_of_a_game_has_its_lines() -> None:
    for seed in range(12):
        setup = SETUP.with_option("hill_mode", "fixed").with_option("hill_1", 1 + seed)
        for seat, events in game(seed, setup.with_option("hill_2", 1 + (seed + 5) % 12)):
            if seat != CHANCE:
                assert lines(*events, seat=seat)
            for line in lines(*events, seat=seat):
                assert whole(line)


def test_a_round_is_told_from_card_to_card() -> None:
    state = position(Table(("G4", "B9")))
    state, first = told(state, "play G4")
    _, last = told(state, "play B9")
    assert lines(*first) == [f"cheers with {plain(text.card_name(cards('G4')[0]))}"]
    spoken = lines(*last, seat=1)
    assert len(spoken) == 3
    assert spoken[1] == "Blue wins the cheering with 9 before green with 4."
    assert spoken[2] == "Blue moves to section 1."
    assert log.news_lines(tuple(last), PLAYERS) == tuple(log.log_lines(tuple(last), PLAYERS, 1)[1:])


def test_the_lowest_total_is_told_as_such() -> None:
    state = position(Table(("G4", "B9"), rule=3))
    _, events = told(state, "play G4", "play B9")
    assert "Green wins with the lowest total 4, blue has 9." in lines(*events)
    _, events = told(position(Table(("G4", "G5"))), "play G4", "play G5")
    assert "Green wins the cheering with 9." in lines(*events)


def test_equal_totals_tell_why() -> None:
    _, events = told(position(Table(("Y8", "B8"))), "play Y8", "play B8")
    assert "Yellow and blue have 8 each; yellow is further ahead and wins." in lines(*events)
    _, events = told(position(Table(("V2", "B2", "Y3"), rule=3)), "play V2", "play B2", "play Y3")
    assert "Blue and violet have 2 each; blue is further back and wins." in lines(*events)
    _, events = told(position(Table(("Y8", "B8", "R8"))), "play Y8", "play B8", "play R8")
    assert "Red, yellow and blue have 8 each; red is further ahead and wins." in lines(*events)


def test_carts_that_come_along_are_told() -> None:
    _, events = told(position(Table(("V9", "B2"), rule=2)), "play V9", "play B2")
    assert "Green is dragged along to section 1." in lines(*events)
    _, events = told(position(Table(("V9", "B2"), rule=11)), "play V9", "play B2")
    assert "Blue, the second, moves to section 1, too." in lines(*events)
    _, events = told(position(Table(("R9", "B2"), track="/V/B/G/YR")), "play R9", "play B2")
    assert "Red reaches the goal." in lines(*events)
    assert sum("bet on" in line for line in lines(*events)) == 2


def test_cards_of_a_blind_bend_are_told_to_their_owner_alone() -> None:
    _, events = told(position(Table(("V9", "B2"), rule=8)), "play V9")
    seen = [event.seen_by(seat) for event in events for seat in (0, 1, None)]
    own, other, nobody = (lines(event) for event in seen if event is not None)
    name = plain(text.card_name(cards("V9")[0]))
    assert name in own[0]
    assert other == nobody
    assert name not in other[0]
    _, events = told(position(Table(("V9", "B2"), rule=8)), "play V9", "play B2", "turn")
    over = next(event for event in events if event.code == "turned_over")
    assert name in lines(over, seat=CHANCE)[0]


def test_dealt_cards_are_told_to_their_owner_alone() -> None:
    dealt = next(event for _, events in game(1) for event in events if event.code == "dealt")
    seen = [dealt.seen_by(seat) for seat in (dealt.seat, None)]
    own, other = (lines(event, seat=CHANCE) for event in seen if event is not None)
    assert len(own) == 1
    assert own[0].startswith(NAMES[dealt.seat or 0])
    assert other == []


def test_gum_cards_tell_where_they_come_from() -> None:
    table = lines(Event("took_gum", 1, (("colour", 2), ("from", None))), seat=1)
    seat = lines(Event("took_gum", 1, (("colour", 2), ("from", 3))), seat=1)
    assert table != seat
    assert "Dora" in seat[0]
    assert log.log_lines((Event("gum_skipped", 1),), PLAYERS, 1)[0]


def test_of_earlier_rounds_no_card_is_named() -> None:
    names = {plain(text.card_name(card)) for card in range(deck().size)}
    kinds = set()
    for seed in range(8):
        for _, events in game(seed):
            for line in map(plain, log.faded_lines(events, PLAYERS)):
                assert not any(f"{name}." in f"{line}." or f"{name}," in line for name in names), line
            kinds |= {event.code for event in events if log.faded_lines((event,), PLAYERS)}
    assert {"moved", "horn", "revealed", "round_ended", "took_gum"} <= kinds
    assert not kinds & {"played", "drafted", "filled", "dealt", "turned_over", "cheered"}


def test_of_earlier_rounds_no_total_is_told() -> None:
    """Nor a total in the words of what else is told: the numbers left are sections, rounds and counts."""
    told = 0
    for seed in range(8):
        for _, events in game(seed):
            faded = log.faded_lines(events, PLAYERS)
            for event in events:
                if event.code == "cheered":
                    told += 1
                    assert log.cheered_words(event) not in faded
                    assert log.faded_lines((event,), PLAYERS) == ()
                    assert log.news_lines((event,), PLAYERS) == (log.cheered_words(event),)
            for line, event in ((line, e) for e in events for line in log.faded_lines((e,), PLAYERS)):
                data = dict(event.data)
                allowed = {data.get("section"), data.get("count"), data.get("end")}
                if event.code == "round_ended":
                    number = data["round"]
                    assert isinstance(number, int)
                    allowed.add(number + 1)
                assert set(map(int, re.findall(r"\d+", line))) <= allowed, line
    assert told > 40


def test_what_is_left_can_be_read_alone() -> None:
    assert log.faded_lines((Event("horn", 1),), PLAYERS)[0].startswith("Bo gets")
    moved = Event("moved", None, (("colour", 0), ("start", 0), ("end", 1), ("why", "won")))
    assert log.faded_lines((moved,), PLAYERS)[0][0].isupper()


def test_only_the_end_of_a_round_closes_it() -> None:
    closing = {event.code for _, events in game(2) if log.closes(events) for event in events}
    assert "round_ended" in closing
    assert "ready" not in closing
    assert not closing & {"played", "dealt", "over"}
