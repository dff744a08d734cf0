"""Why it is good to keep these dice and to roll the others again, in the codes of `advice`.

Which cards the kept dice are meant for is taken from how the strongest player would go on; the chances that
are named are those of a player who goes for that card alone, the same that the table shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from .deck import deck
from .judgement import Interrupted
from .odds import bonus_odds, claim_odds
from .placing import placement_lists, targets
from .prospects import Prospect, Prospects
from .state import Dice, Placement, Reroll, RollnbumpState, Slot, Stop
from .values import gain
from .weight import Details, card_at, card_details, points_of, weight

CERTAIN: Final = 0.5
"""A card that the kept dice claim is called sure if the player would really claim it that often."""

SEEN: Final = 0.02
"""What comes less often is not worth telling."""

SECOND: Final = 0.4
"""A second card is told if at least so much of what rests on the first rests on it."""

CLEARLY: Final = 0.05
"""Averages that differ by less look the same."""


@dataclass(frozen=True, slots=True)
class _Chance:
    """A card, how likely it can be claimed, and how much of the player's hope rests on it."""

    slot: Slot
    chance: float
    hope: float


def reasons_to_keep(
    state: RollnbumpState, action: Reroll, stop: Callable[[], bool] = lambda: False
) -> tuple[str, Details]:
    """The reason and its details."""
    try:
        prospects: Prospects | None = Prospects(state, stop)
    except Interrupted:
        prospects = None
    seen = prospects.of(action) if prospects else _at_a_glance(state, action)
    sure = _sure(state, action.kept, seen)
    details: Details = (("kept", action.kept),)
    if action.keep_bonus:
        details += (("bonus", state.bonus_face),)
    stopped = prospects.of(Stop()).bonus_hope if prospects else 0.0
    reason, more = _aim(state, action, seen, sure, seen.bonus_hope - stopped)
    if reason == "aim":
        sure = ()
    if sure:
        details += (("sure", tuple((p.slot, card_at(state, p.slot), p.dice) for p in sure)),)
    if prospects is not None:
        more += _price(state, seen, sure, prospects)
    return reason, details + more


def _at_a_glance(state: RollnbumpState, action: Reroll) -> Prospect:
    """The same for a table that does not wait: as if each card alone was aimed at."""
    odds = claim_odds(state, action.kept, action.keep_bonus)
    return Prospect(odds, 0.0, {s: odds[s] * weight(state, s) for s in odds}, 0.0, 0.0, 0.0)


def _sure(state: RollnbumpState, kept: Dice, seen: Prospect) -> tuple[Placement, ...]:
    """What the kept dice claim as they are and will claim in the end; the most of it, with fewest dice."""
    cards = [card for card in targets(state) if seen.cards.get(card.slot, 0.0) >= CERTAIN]
    return max(
        placement_lists(cards, kept),
        key=lambda found: (
            sum(weight(state, placement.slot) for placement in found),
            -sum(len(placement.dice) for placement in found),
        ),
    )


def _aim(
    state: RollnbumpState, action: Reroll, seen: Prospect, sure: Sequence[Placement], bonus: float
) -> tuple[str, Details]:
    """What is hoped for beside what is sure; `bonus` is what rolling adds to the hope for the bonus die."""
    alone, beside = _hopes(state, action, seen, ()), _hopes(state, action, seen, sure)
    taken = {placement.slot for placement in sure}
    either = _either(alone, beside, taken) if sure else []
    if either:
        alone, beside = either, []
    elif sure:
        alone = []
    best = max((each.hope for each in (*alone, *beside) if each.slot not in taken), default=0.0)
    if (bonus > best or not (alone or beside)) and seen.bonus > SEEN:
        return _for_bonus(state, action, sure)
    if beside and sure:
        return "improve", _named(state, _open(beside, seen))
    if alone:
        return "aim", _named(state, *alone)
    if any(deck().kind(card_at(state, slot)).shape == "single" for slot in taken):
        return "strong", ()
    return "free", ()


def _for_bonus(state: RollnbumpState, action: Reroll, sure: Sequence[Placement]) -> tuple[str, Details]:
    """How likely the dice that are not laid aside claim the bonus die; whether they do so as they lie."""
    spent = tuple(sorted(face for placement in sure for face in placement.dice))
    kept = tuple(sorted((Counter(action.kept) - Counter(spent)).elements()))
    least = state.bonus_claim.total if state.bonus_claim else 0
    if sum(state.dice) - sum(spent) > least:
        return "more", ()
    return "rest", (("chance", bonus_odds(state, kept, spent=spent)),)


def _open(beside: Sequence[_Chance], seen: Prospect) -> _Chance:
    """What rolling may bring beside what is sure: rather a card that is open than one the dice meet."""
    first = beside[0]
    if first.chance < 1.0 or seen.cards[first.slot] >= CERTAIN:
        return first
    found = (each for each in beside if each.chance < 1.0 and each.hope >= SECOND / 2 * first.hope)
    return next(found, first)


def _either(alone: Sequence[_Chance], beside: Sequence[_Chance], taken: Collection[Slot]) -> list[_Chance]:
    """A card that can hardly be had beside those `taken`, if much rests on it, and the first of those; else
    none.
    """
    left = {each.slot: each.chance for each in beside}
    wanted = [each for each in alone if each.slot not in taken]
    if not wanted or left.get(wanted[0].slot, 0.0) >= wanted[0].chance / 2:
        return []
    safe = [each for each in alone if each.slot in taken][:1]
    if wanted[0].hope < SECOND / 2 * max((each.hope for each in safe), default=0.0):
        return []
    return sorted((*safe, wanted[0]), key=lambda each: -each.hope)


def _named(state: RollnbumpState, best: _Chance, *others: _Chance) -> Details:
    """The details of the card aimed at, and of a second one that matters, too, or that is the true aim."""
    details: Details = (*card_details(state, best.slot), ("chance", best.chance))
    card, victim = card_at(state, best.slot), state.claim(best.slot)
    if victim is not None and gain(state, victim.seat, card) > gain(state, state.current, card):
        details += (("seat", victim.seat), ("spoils", round(gain(state, victim.seat, card))))
    for other in others[:1]:
        if other.hope >= SECOND * best.hope or 1.0 in (best.chance, other.chance):
            details += (("also", ((other.slot, card_at(state, other.slot), other.chance),)),)
    return details


def _hopes(state: RollnbumpState, action: Reroll, seen: Prospect, sure: Sequence[Placement]) -> list[_Chance]:
    """The cards that the dice are kept for, or that the others may bring beside what is sure; best first."""
    spent = tuple(sorted(face for placement in sure for face in placement.dice))
    kept = tuple(sorted((Counter(action.kept) - Counter(spent)).elements()))
    odds = claim_odds(state, kept, action.keep_bonus, spent=spent)
    anyhow = claim_odds(state, (), spent=spent) if kept or action.keep_bonus else {}
    taken = {placement.slot for placement in sure}
    found = [
        _Chance(slot, chance, seen.hopes[slot])
        for slot, chance in odds.items()
        if slot not in taken and seen.cards.get(slot, 0.0) > SEEN
    ]
    helped = [each for each in found if each.chance > anyhow.get(each.slot, 0.0)]
    certain = not sure and all(each.chance >= 1.0 for each in helped)
    if (helped and certain) or (not helped and (sure or state.bonus_in_hand or seen.bonus <= SEEN)):
        helped = found
    return sorted(helped, key=lambda each: -each.hope)


def _price(state: RollnbumpState, seen: Prospect, sure: Sequence[Placement], prospects: Prospects) -> Details:
    """What could be claimed at once instead, if that is more than what is sure."""
    every = placement_lists(targets(state), state.dice, state.bonus_face)
    now = max(points_of(state, [placement.slot for placement in found]) for found in every)
    if now <= points_of(state, [placement.slot for placement in sure]):
        return ()
    if seen.points >= now + CLEARLY:
        return ("now", now), ("average", seen.points)

    def lasting(found: Sequence[Placement]) -> float:
        return sum(
            gain(state, state.current, card_at(state, p.slot)) * prospects.lasts(p.slot, p.dice)
            for p in found
        )

    lasts = max(lasting(found) for found in every)
    if seen.lasting >= lasts + CLEARLY:
        return ("now", now), ("average", seen.lasting), ("lasts", lasts)
    return (("now", now),)
