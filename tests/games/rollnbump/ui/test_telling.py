"""What the table adds to the arrangement: short texts, hints, pace, plans that live on; all pure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Event, Setup
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    Action,
    Claim,
    Placement,
    Reroll,
    Roll,
    RollnbumpState,
    RollnbumpView,
    Stop,
)
from desktop_app.games.rollnbump.ui.arrange import arrange
from desktop_app.games.rollnbump.ui.artist import TableArtist
from desktop_app.games.rollnbump.ui.dressing import Dressing, Pills, dressed, hinted
from desktop_app.games.rollnbump.ui.following import Composed, followed
from desktop_app.games.rollnbump.ui.hand import Plan, plan_of
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.games.rollnbump.ui.labels import bump_text, card_title, claim_words, pills_of, roll_words
from desktop_app.games.rollnbump.ui.odds_view import best_aim, chances_of
from desktop_app.games.rollnbump.ui.pacing import collectors_of, pace_of, sounds_of
from desktop_app.qt import theme
from desktop_app.qt.scene2d.spot import MotionKind
from desktop_app.qt.sound import Sound
from desktop_app.session.component import Component
from desktop_app.session.record import Player
from desktop_app.session.session import Change, Step

from .tables import lying


def after(state: RollnbumpState, *actions: object) -> tuple[RollnbumpState, Change[object]]:
    """The position after these actions and the change that tells of them."""
    steps = []
    for action in actions:
        seat = -1 if isinstance(action, Roll) else state.current
        assert GAME.refusal(state, action) is None  # type: ignore[arg-type]  # one of the actions
        state, events = GAME.apply(state, action)  # type: ignore[arg-type]
        steps.append(Step(action, seat, events))
    return state, Change("play", 1, len(steps), tuple(steps))


# ---- plans that live on ------------------------------------------------------------------------------


def test_kept_dice_keep_their_names_also_when_another_seat_keeps_them() -> None:
    state = lying((1, 4, 4, 5, 6), "red K3")
    new, change = after(state, Reroll((4, 4)), Roll((2, 3, 3)))
    plan = followed(plan_of(state), change, new)
    assert plan.faces == (2, 4, 4, 3, 3)
    assert plan.locked == {"d1", "d2"}
    assert plan.rolled == {"d0", "d3", "d4"}


def test_after_a_stop_dice_stay_on_their_cards() -> None:
    state = lying((1, 4, 4, 4, 6), "red K3")
    plan, _ = plan_of(state).put_best(0)
    new, change = after(state, Stop())
    assert followed(plan, change, new).group(0) == (4, 4, 4)


def test_after_a_claim_and_after_an_undo_a_plan_begins_anew() -> None:
    state = lying((1, 4, 4, 4, 6), "red K3", phase="claim", seats=2)
    plan, _ = plan_of(state).put_best(0)
    new, change = after(state, Claim((Placement(0, (4, 4, 4)),)))
    assert followed(plan, change, new) == plan_of(new)
    assert followed(plan_of(new), Change("undo", 2, 0), state) == plan_of(state)
    assert followed(plan, Change("seats", 2, 0), state) == plan


def test_steps_of_a_plan_are_taken_back_one_by_one_until_something_is_played() -> None:
    state = lying((1, 4, 4, 5, 6), "red K3")
    composed = Composed(state)
    assert composed.step(composed.plan.toggle_lock("d1")) is None
    assert composed.step(composed.plan.toggle_lock("d2")) is None
    assert composed.step(composed.plan.put_best(0)) == "no_group"
    assert composed.take_back()
    assert composed.plan.locked == {"d1"}
    new, change = after(state, Reroll((4,)), Roll((2, 3, 3, 3)))
    composed.follow(change, new)
    assert not composed.can_take_back
    assert not composed.take_back()


# ---- short texts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dice", "words"),
    [
        ("red K3", (2, 2, 2), "> 6"),
        ("red R3", (2, 3, 4), "> 9"),
        ("red S5", (5, 5), "3 × 5"),
        ("red K3", (6, 6, 6), "safe"),
        ("red S5", (5,) * 5, "safe"),
    ],
)
def test_what_it_takes_to_bump(card: str, dice: tuple[int, ...], words: str) -> None:
    plan = plan_of(lying((1, 2, 3, 4, 6), card, "blue K3", held=[(0, dice)]))
    assert bump_text(plan, 0) == words
    assert bump_text(plan, 1) == ""


def test_pills_tell_gain_chance_and_what_is_missing() -> None:
    state = lying((1, 4, 4, 4, 6), "red K3", "blue S1", "red R5")
    plan, _ = plan_of(state).put_best(0)
    plan, _ = plan.take_back("d1")
    pills = pills_of(plan, {1: 0.5, 2: 0.25}, acting=True)
    assert pills[0].lack.startswith("1 ")
    assert pills[1] == Pills(gain="+1", chance="50%")
    assert pills[2] == Pills(chance="25%")
    assert JOKER_SLOT in pills
    assert pills_of(plan, {}, acting=False)[1] == Pills()


def test_a_card_with_all_its_dice_says_what_it_brings_with_its_set() -> None:
    state = lying((1, 4, 4, 4, 6), "red K3")
    state = replace(state, cards=((24, 25), ()))  # red singles
    plan, _ = plan_of(state).put_best(0)
    assert pills_of(plan, {0: 0.9}, acting=True)[0] == Pills(gain="+8", placed=True)


def test_the_roll_button_names_the_best_aim() -> None:
    plan, _ = plan_of(lying((1, 4, 4, 4, 6), "red K4", "blue S2")).lock_exactly((4, 4, 4))
    chances = chances_of(plan)
    best = best_aim(plan, chances)
    assert best is not None
    assert best[0] == 0
    words = roll_words(plan, best)
    assert "2" in words.title
    assert words.note.endswith("red four of a kind 52%")
    assert "%" not in roll_words(plan, None).note


def test_without_another_roll_there_are_no_chances() -> None:
    assert chances_of(plan_of(lying((1, 4, 4, 4, 6), "red K4", phase="claim"))) == {}
    plan, _ = plan_of(lying((1, 4, 4, 4, 6), "red K4")).lock_all()
    assert chances_of(plan) == {}
    assert best_aim(plan, {0: 1.0}) is None
    assert not roll_words(plan, None).note.endswith("%")


def test_narrow_cards_have_short_names() -> None:
    assert card_title(8, short=False) == "Three of a kind"
    assert card_title(8, short=True) == "3 of a kind"
    assert card_title(6, short=True) == card_title(6, short=False) == "Pair"


def test_the_claim_button_counts_cards() -> None:
    plan, _ = plan_of(lying((1, 4, 4, 4, 6), "red K3", phase="claim")).put_best(0)
    assert "1" in claim_words(plan).title


# ---- dressing ----------------------------------------------------------------------------------------


def shown(plan: Plan, dressing: Dressing | None = None) -> dict[str, Component]:
    components = arrange(RollnbumpView(plan.state), plan)
    return {c.id: c for c in dressed(components, plan.state, plan, dressing or Dressing())}


def test_sets_and_collected_cards_are_left_to_the_score_pad() -> None:
    state = replace(lying((1, 2, 3, 4, 6), "red K3"), cards=((0, 1), ()))
    kinds = {c.kind for c in shown(plan_of(state)).values()}
    assert kinds == {"area", "stack", "card", "die", "bonus", "mark"}
    assert "card-0" not in shown(plan_of(state))


def test_each_throw_looks_different_from_the_one_before() -> None:
    state = lying((1, 4, 4, 5, 6), "red K3")
    plan, _ = plan_of(state).lock_exactly((4, 4))
    before = shown(plan)
    new, change = after(state, Reroll((4, 4)), Roll((1, 5, 6)))
    later = shown(followed(plan, change, new))
    assert before["die-0-0"].get("throw") != later["die-0-0"].get("throw")
    assert before["die-0-0"].get("face") == later["die-0-0"].get("face")
    artist = TableArtist(theme.light(), 2, 6)
    motions = [artist.motion(before[f"die-0-{n}"], later[f"die-0-{n}"]).kind for n in range(5)]
    thrown, still = MotionKind.TUMBLE, MotionKind.NONE
    assert motions == [thrown, still, still, thrown, thrown]


def test_hints_name_cards_first_and_dice_later() -> None:
    plan = plan_of(lying((1, 4, 4, 4, 6), "red K3", "blue S1", phase="claim"))
    claim = Claim((Placement(0, (4, 4, 4)), Placement(1, (1,))))
    advice: Advice[Action] = Advice(claim, "sure", (("slot", 0),))
    keep: Advice[Action] = Advice(Reroll((6,), keep_bonus=True), "aim", ())

    def told(hint: tuple[Advice[Action], int] | None) -> tuple[set[int], set[str]]:
        slots, dice = hinted(hint, plan)
        return set(slots), set(dice)

    assert told(None) == (set(), set())
    assert told((advice, 1)) == ({0, 1}, set())
    assert told((advice, 2)) == ({0, 1}, {"d0", "d1", "d2", "d3"})
    assert told((keep, 2)) == (set(), {"d4", "b"})


# ---- pace, sound, motion -----------------------------------------------------------------------------


def events(*codes: str) -> tuple[Event, ...]:
    return tuple(Event(code, 1, (("card", 7),)) for code in codes)


def test_what_happens_is_shown_one_after_the_other() -> None:
    roll = pace_of(events("kept", "rolled"))
    assert (roll.collect, roll.reveal, roll.roll) == (0, 0, 0)
    turn = pace_of(events("bumped", "claimed", "collected", "revealed", "rolled"))
    assert 0 < turn.collect < turn.reveal < turn.roll


def test_sounds_wait_for_their_part_of_the_motion() -> None:
    told = events("bumped", "claimed", "collected", "revealed", "rolled")
    pace = pace_of(told)
    assert sounds_of(told) == (
        (Sound.BUMP, 0.0),
        (Sound.COLLECT, pace.collect),
        (Sound.ROLL, pace.roll),
    )
    assert sounds_of(events("rolled")) == ((Sound.ROLL, 0.0),)
    assert sounds_of(events("stopped")) == ()


def test_a_collected_card_flies_to_its_collector_and_a_new_one_turns_over() -> None:
    artist = TableArtist(theme.light(), 2, 6)
    card = Component("card-7", "card", ("stack", 2), (("card", 7),))
    assert artist.motion(card, None).kind == MotionKind.NONE
    artist.collectors = collectors_of(events("collected"))
    leaving = artist.motion(card, None)
    row = artist.layout(960, 600).rows[1]
    assert leaving.end is not None
    assert (leaving.end.x, leaving.end.y) == row.centre
    assert artist.motion(None, card).kind == MotionKind.FLIP
    artist.pace = None
    assert artist.motion(None, card).kind == MotionKind.NONE


def test_every_component_of_a_table_has_a_spot_inside_it() -> None:
    plan, _ = plan_of(lying((1, 4, 4, 4, 6), *["red K3"] * 6, held=[(0, (2, 2, 2))])).put_best(0)
    found = tuple(shown(plan).values())
    artist = TableArtist(theme.light(), 2, 6)
    artist.count(found)
    for component in found:
        spot = artist.spot(component, QSizeF(1012, 590))
        assert spot.width / 2 <= spot.x <= 1012 - spot.width / 2, component.id
        assert spot.height / 2 <= spot.y <= 590 - spot.height / 2, component.id


def test_what_is_collected_is_no_note_over_the_board() -> None:
    """A note of each collection once lay over the upper cards for five seconds of every turn."""
    collected = Step(Claim(), 0, events("passed", "collected"))
    players = (Player("Ada"), Player("Bruno"))
    assert len(KIT.describe_step(collected, Setup(2), players)) == 2
    assert KIT.news(collected, Setup(2), players) == ()
