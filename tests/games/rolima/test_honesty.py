"""Nobody knows what others hold, an attentive seat forgets nothing it saw, and chance is fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

from desktop_app.core.game import CHANCE, Event, Setup
from desktop_app.games.rolima.engine.deck import Card
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    Cards,
    Deal,
    Memory,
    Play,
    Played,
    RolimaState,
    RolimaView,
)
from tests.games.rolima.positions import (
    Table,
    any_setup,
    cards,
    done,
    drafted,
    ended,
    filled,
    position,
    random_game,
)


def chi_square_bound(outcomes: int) -> float:
    """Five standard deviations above the mean of the distribution with that many outcomes."""
    freedom = outcomes - 1
    return freedom + 5 * sqrt(2 * freedom)


def distance(counts: Mapping[Any, int], outcomes: int, throws: int) -> float:
    """How far the counts are from equal shares; `outcomes` that never came count, too."""
    share = throws / outcomes
    assert len(counts) <= outcomes
    missing = outcomes - len(counts)
    return sum((count - share) ** 2 / share for count in counts.values()) + missing * share


def redealt(state: RolimaState, seat: int | None, rng: Random) -> RolimaState:
    """The same table with all that `seat` cannot know dealt anew, without asking the rules.

    Cards that have lain open keep their place, but for those played face down: they change with any card of
    the same seat.
    """
    shown = set(state.shown)
    covered = {one.seat: one.card for one in state.played} if state.blind else {}
    bag = [card for card in state.pile if card not in shown]
    for other, hand in enumerate(state.hands):
        if other != seat:
            bag += [card for card in (*hand, covered.get(other)) if card is not None and card not in shown]
    rng.shuffle(bag)
    hands, played = [], {one.seat: one for one in state.played}
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
            continue
        whole = [card for card in (*hand, covered.get(other)) if card is not None]
        mixed = [card if card in shown else bag.pop() for card in whole]
        if other in covered:
            rng.shuffle(mixed)
            played[other] = Played(other, mixed.pop())
        hands.append(tuple(sorted(mixed)))
    pile = tuple(sorted(card if card in shown else bag.pop() for card in state.pile))
    turned = tuple(played[one.seat] for one in state.played)
    return replace(state, hands=tuple(hands), pile=pile, played=turned)


# ---- what is seen ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_view_does_not_change_with_what_is_hidden(seats: int) -> None:
    changed = 0
    for seed in range(6):
        rng = Random(f"{seats}/{seed}")
        for step in random_game(any_setup(seats, rng), rng):
            state = step.after
            if state.phase == "over":
                continue
            for seat in (None, *range(seats)):
                other = redealt(state, seat, rng)
                changed += other != state
                view = GAME.observe(state, seat)
                assert GAME.observe(other, seat) == view
                if GAME.to_act(state) == seat:
                    assert list(GAME.legal(other)) == list(GAME.legal(state))
    assert changed > 100


def test_events_do_not_change_with_what_is_hidden() -> None:
    """Whatever others hold, an action tells the same to a seat, until cards or hands are shown."""
    for seed in range(8):
        rng = Random(f"events/{seed}")
        for step in random_game(any_setup(3, rng), rng):
            actor = GAME.to_act(step.before)
            codes = {event.code for event in step.events}
            if {"shown", "turned_over"} & codes or isinstance(step.action, Deal):
                continue
            for viewer in (None, 0, 1, 2):
                if actor not in (CHANCE, viewer):
                    continue
                other = redealt(step.before, viewer, rng)
                if GAME.refusal(other, step.action) is not None:
                    continue  # the card drawn lies elsewhere
                told = [event.seen_by(viewer) for event in GAME.apply(other, step.action)[1]]
                assert told == [event.seen_by(viewer) for event in step.events]


def test_events_show_a_card_dealt_and_a_card_face_down_to_its_owner_alone() -> None:
    setup = Setup(3).with_option("hill_mode", "fixed").with_option("hill_1", 8)
    secrets: Counter[str] = Counter()
    for step in random_game(setup, Random(5)):
        for event in step.events:
            for viewer in (None, 0, 1, 2):
                secret = event.code == "dealt" or (event.code == "played" and step.before.blind)
                hidden = secret and viewer != event.seat
                known = event.seen_by(viewer)
                assert known is not None
                assert known.data == tuple(pair for pair in event.data if not hidden or pair[0] != "card")
                secrets[event.code] += hidden
    assert secrets["dealt"] == 3 * 12
    assert secrets["played"] > 0


def test_an_action_of_a_seat_says_nothing_by_itself() -> None:
    redact: Callable[[int | None], object] = Play(3).seen_by
    assert redact(0) is None


def test_a_view_has_the_own_hand_and_numbers() -> None:
    state = position(Table(("R1 R2", "B1"), pile=10))
    view = GAME.observe(state, 1)
    assert view.hands == (None, state.hands[1])
    assert (view.hand, view.counts) == (state.hands[1], (4, 4))
    assert (view.pile, view.discard) == (10, 45 - 8 - 3 - 10)
    assert GAME.observe(state, None).hand == ()


def test_hands_are_shown_at_the_end_only() -> None:
    state = position(Table(("R9", "B1"), track="B/G//V/YR"))
    assert GAME.observe(state, None).hands == (None, None)
    over = done(state, "play R9", "play B1")
    assert GAME.observe(over, None).hands == over.hands
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert GAME.standing(GAME.observe(over, None)) == outcome.scores


def test_the_standing_counts_gum_cards_and_no_bets() -> None:
    """T1: the race order is red, yellow, violet, green, blue."""
    state = position(Table(("R1 R2", "Y1"), gums="0-10-"))
    standing = GAME.standing(GAME.observe(state, 0))
    assert [score.total for score in standing] == [3, 0]
    assert standing[0].parts == (("gum", 3),)
    assert GAME.standing(GAME.observe(position(Table(("R1", "Y1"))), 0))[0].parts == ()


# ---- memory ------------------------------------------------------------------------------------------


def test_an_attentive_seat_knows_what_lay_open() -> None:
    for seed in range(10):
        rng = Random(f"memory/{seed}")
        known: set[Card] = set()
        for step in random_game(any_setup(3, rng), rng):
            state = step.after
            for event in step.events:
                if event.code in ("drafted", "filled", *(() if step.before.blind else ("played",))):
                    known.add(int(str(event.get("card"))))
                elif event.code == "turned_over":
                    known.update(one.card for one in state.played if one.card is not None)
            memory = GAME.observe(state, 0).memory
            held = [set(hand) for hand in state.hands]
            if state.blind:
                for one in state.played:
                    held[one.seat] |= {one.card} - {None}  # type: ignore[arg-type]
            assert [set(some) for some in memory.drafted] == [hand & known for hand in held]
            assert set(memory.discarded) == set(state.discard) <= known
            assert set(memory.shuffled) == set(state.pile) & known
            assert all(list(some) == sorted(some) for some in (*memory.drafted, memory.discarded))


def test_a_card_drafted_is_known_until_it_is_played_openly() -> None:
    state = position(Table(("R9", "B1"), display="G4 G5 G6"))
    state = done(state, "play R9", "play B1", "take G4")
    taken = cards("G4")
    assert GAME.observe(state, 0).memory.drafted == ((), taken)
    assert GAME.observe(state, 1).memory.drafted == ((), taken)
    state = filled(done(state, "take G5"))
    assert state.horn == 0
    hand = [card for card in state.hands[0] if card != cards("G5")[0]]
    state = done(state, GAME.notate(Play(hand[0])), "play G4")
    assert GAME.observe(state, 0).memory.drafted == (cards("G5"), ())
    assert taken[0] in {one.card for one in state.played}


def test_a_blind_bend_does_not_tell_whether_the_card_was_drafted() -> None:
    """Seat 0 holds a card that it took openly: whatever it plays, the others see and remember the same."""
    state = position(Table(("B9 B8 G4", "V2", "Y3"), rule=8))
    state = replace(state, shown=tuple(sorted({*state.shown, *cards("G4")})))
    after = [done(state, f"play {card}") for card in ("B9", "B8", "G4")]
    for viewer in (None, 1, 2):
        views = [GAME.observe(each, viewer) for each in after]
        assert views[0] == views[1] == views[2]
        assert views[0].memory.drafted[0] == cards("G4")
    own = [GAME.observe(each, 0) for each in after]
    assert len(set(own)) == 3
    turned = done(after[2], "play V2", "play Y3", "turn")
    assert GAME.observe(turned, 1).memory.drafted[0] == ()


def test_discarded_cards_are_known_in_the_pile_once_they_were_shuffled() -> None:
    state = drafted(done(position(Table(("R9", "B1"), pile=0)), "play R9", "play B1"))
    view = GAME.observe(state, 0)
    assert view.memory.discarded == ()
    assert view.memory.shuffled == state.pile
    assert set(cards("R9 B1")) <= set(view.memory.shuffled)
    assert GAME.imagine(view, Random(1)).hands == state.hands, "nothing is left unknown then"


# ---- what is imagined --------------------------------------------------------------------------------


def forgotten(seen: RolimaView, rng: Random, share: float) -> RolimaView:
    """The view of a seat that remembers each thing with that probability."""

    def some(known: Cards) -> Cards:
        return tuple(card for card in known if rng.random() < share)

    memory = seen.memory
    less = Memory(tuple(map(some, memory.drafted)), some(memory.discarded), some(memory.shuffled))
    return replace(seen, memory=less)


def in_sight(seen: RolimaView) -> RolimaView:
    """The view without any memory."""
    return replace(seen, memory=Memory(((),) * seen.seats, (), ()))


@pytest.mark.parametrize("share", [1.0, 0.6, 0.0])
def test_whatever_is_remembered_the_imagined_position_looks_the_same(share: float) -> None:
    for seed in range(8):
        rng = Random(f"imagine/{seed}")
        for step in random_game(any_setup(rng.randint(2, 6), rng), rng)[::3]:
            state = step.after
            for seat in (None, *range(state.seats)):
                seen = forgotten(GAME.observe(state, seat), rng, share)
                imagined = GAME.imagine(seen, rng)
                assert GAME.decode(GAME.encode(imagined)) == imagined, "it is a position of the game"
                again = GAME.observe(imagined, seat)
                assert in_sight(again) == in_sight(seen)
                assert remembers(again, seen.memory)
                assert share < 1 or again == seen
                if GAME.to_act(state) == seat:
                    assert list(GAME.legal(imagined)) == list(GAME.legal(state))


def remembers(seen: RolimaView, memory: Memory) -> bool:
    """Whether everything in that memory is so in the view, too."""
    more = seen.memory
    return (
        all(set(less) <= set(own) for less, own in zip(memory.drafted, more.drafted, strict=True))
        and set(memory.discarded) <= set(more.discarded)
        and set(memory.shuffled) <= set(more.shuffled)
    )


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_every_hand_is_equally_likely(pile: int) -> None:
    """The other seat's four cards and the pile are unknown: each choice of four comes as often."""
    state = position(Table(("R9", "B1"), pile=pile))
    seen, rng = GAME.observe(state, 0), Random(pile)
    outcomes = list(combinations(sorted((*state.hands[1], *state.pile)), 4))
    throws = 200 * len(outcomes)
    counts = Counter(GAME.imagine(seen, rng).hands[1] for _ in range(throws))
    assert set(counts) <= set(outcomes)
    assert distance(counts, len(outcomes), throws) < chi_square_bound(len(outcomes))


def test_an_unfair_deal_would_be_noticed() -> None:
    """The bound is no mere form: one hand too often lies beyond it."""
    rng, throws = Random(3), 35 * 200
    counts = Counter(rng.choices(range(35), [1.8 if at == 0 else 1.0 for at in range(35)], k=throws))
    assert distance(counts, 35, throws) > chi_square_bound(35)


def test_without_memory_the_discarded_cards_may_be_anywhere() -> None:
    state = position(Table(("R9", "B1"), pile=2))
    seen, rng, throws = in_sight(GAME.observe(state, 0)), Random(4), 6000
    unknown = {*range(50)} - {*state.hands[0], *state.display} - {9, 19, 29, 39, 49}
    counts: Counter[Any] = Counter()
    for _ in range(throws):
        counts[rng.choice(GAME.imagine(seen, rng).hands[1])] += 1
    assert set(counts) == unknown
    assert distance(counts, len(unknown), throws) < chi_square_bound(len(unknown))


def test_a_card_face_down_is_any_card_of_its_seat() -> None:
    """With two known cards among the four each is the one played a quarter of the time."""
    state = position(Table(("B9 B8 G4 G5", "V2", "Y3"), rule=8, pile=0))
    state = replace(state, shown=tuple(sorted({*state.shown, *cards("G4 G5")})))
    seen, rng, throws = GAME.observe(done(state, "play B9"), 1), Random(6), 4000
    counts: Counter[Any] = Counter()
    for _ in range(throws):
        card = GAME.imagine(seen, rng).played[0].card
        assert card is not None
        counts[card if card in cards("G4 G5") else "unknown"] += 1
    for card in cards("G4 G5"):
        assert abs(counts[card] - throws / 4) < 5 * sqrt(throws * 3 / 16)
    assert counts["unknown"] == throws - counts[cards("G4")[0]] - counts[cards("G5")[0]]


def test_cards_come_with_equal_shares() -> None:
    state = drafted(done(position(Table(("R9", "B1"), pile=12)), "play R9", "play B1"))
    rng, throws = Random(8), 6000
    counts = Counter(GAME.notate(GAME.chance(state, rng)) for _ in range(throws))
    assert distance(counts, 12, throws) < chi_square_bound(12)
    lining = GAME.initial(Setup(2))
    lined = Counter(GAME.notate(GAME.chance(lining, rng)) for _ in range(throws))
    assert distance(lined, 5, throws) < chi_square_bound(5)


def test_nothing_is_hidden_at_the_end_but_the_piles() -> None:
    state = ended("R1 R2 R3", "Y1 Y2 Y3")
    for seat in (None, 0, 1):
        seen = GAME.observe(state, seat)
        imagined = GAME.imagine(seen, Random(1))
        assert (imagined.hands, imagined.played, imagined.display) == (
            state.hands,
            state.played,
            state.display,
        )
        assert GAME.outcome(imagined) == GAME.outcome(state)


def test_a_position_holds_no_order_of_the_pile() -> None:
    """The same actions lead to the same position, however chance was seeded."""
    steps = random_game(Setup(2), Random(3))
    state, events = steps[0].before, list[Event]()
    for step in steps:
        state, told = GAME.apply(state, GAME.parse(GAME.notate(step.action)))
        events += told
        assert state == step.after
        assert list(state.pile) == sorted(state.pile)
    assert events == [event for step in steps for event in step.events]
