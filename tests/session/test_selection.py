"""Picking parts until an action is whole; and what lies on a table."""

from __future__ import annotations

from desktop_app.session.component import Component
from desktop_app.session.selection import Selection

LEGAL = ["ab", "abc", "ad", "e", ""]


def test_highlights_are_what_a_pick_would_accept() -> None:
    chosen = Selection(LEGAL, set)
    assert chosen.highlights == set("abcde")
    assert chosen.pick("a").accepted
    assert chosen.highlights == set("bcd")
    for part in "bcd":
        probe = Selection(LEGAL, set)
        probe.pick("a")
        assert probe.pick(part).accepted


def test_refused_pick_changes_nothing() -> None:
    chosen = Selection(LEGAL, set)
    chosen.pick("d")
    answer = chosen.pick("b")
    assert (answer.accepted, answer.complete) == (False, None)
    assert chosen.chosen == {"d"}
    assert not chosen.pick("unheard of").accepted


def test_whole_action_is_submitted_only_if_no_larger_one_is_left() -> None:
    chosen = Selection(LEGAL, set)
    chosen.pick("a")
    answer = chosen.pick("b")
    assert answer.accepted
    assert answer.complete is None, "“abc” could still be meant"
    assert chosen.complete == "ab", "so it has to be confirmed"
    assert chosen.pick("c").complete == "abc"
    assert Selection(LEGAL, set).pick("e").complete == "e"


def test_action_without_parts_can_be_confirmed_at_once() -> None:
    assert Selection(LEGAL, set).complete == ""
    assert Selection(["ab"], set).complete is None


def test_picked_again_is_taken_back() -> None:
    chosen = Selection(LEGAL, set)
    chosen.pick("a")
    chosen.pick("b")
    answer = chosen.pick("b")
    assert (answer.accepted, answer.complete) == (True, None)
    assert chosen.chosen == {"a"}
    chosen.clear()
    assert chosen.chosen == frozenset()
    assert chosen.open == tuple(LEGAL)


def test_nothing_legal_nothing_to_pick() -> None:
    chosen: Selection[str] = Selection([], set)
    assert chosen.highlights == frozenset()
    assert chosen.complete is None
    assert not chosen.pick("a").accepted


def test_component_tells_its_face() -> None:
    card = Component("card-3", "card", (1, 2), (("value", 7),))
    assert card.get("value") == 7
    assert card.get("suit") is None
    assert card.get("suit", "hearts") == "hearts"
    assert card == Component("card-3", "card", (1, 2), (("value", 7),))
