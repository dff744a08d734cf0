"""What the person to move composes in a turn: dice that are locked, put on cards, turned. Pure.

A `Plan` belongs to one position and is tentative: nothing of it is played until the table submits its
`reroll` or its `claim`. Own dice have names that last through the turn, "d0" to "d4"; "b" is the bonus die.
Dice on cards are kept when the rest is rolled again. Each operation gives the new plan and None, or the
plan as it was and a code why it is not possible.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from desktop_app.games.rollnbump.engine.state import Claim, Dice, Placement, Reroll, RollnbumpState, Slot

from .wants import Left, Problem, enough, kind_on, slots, winning

Die: TypeAlias = str
BONUS: Final[Die] = "b"

Code: TypeAlias = Literal[
    "not_now", "no_die", "no_card", "no_bonus", "bonus_stays", "same_face", "not_placed", "no_fit",
    "too_few", "too_low", "few_dice", "no_group", "not_rolled",
]  # fmt: skip
"""not_now: no dice to handle; no_die, no_card: there is none of that name; no_bonus: no bonus die in this
turn; bonus_stays: the bonus die never lies on a card; same_face: it shows that value already; not_placed: it
lies on no card; no_fit: the card does not want it; too_few, too_low: with it nothing beats what lies there;
few_dice: it wants more dice than there are; no_group: the free dice hold nothing for the card; not_rolled:
those faces were not rolled.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is composed; made by `plan_of` and `carried`.

    `faces` and `on` (a slot, or None) are those of d0, d1, ...; `turned` shows the value of the bonus die
    instead of its own. `rolled` are the dice that were thrown last.
    """

    state: RollnbumpState
    faces: Dice
    on: tuple[Slot | None, ...]
    locked: frozenset[Die] = frozenset()
    turned: Die | None = None
    rolled: frozenset[Die] = frozenset()

    # ---- reading -------------------------------------------------------------------------------

    @property
    def own(self) -> tuple[Die, ...]:
        """The own dice of this turn, in their order."""
        return tuple(f"d{i}" for i in range(len(self.faces)))

    @property
    def dice(self) -> tuple[Die, ...]:
        """The own dice, and the bonus die if it is in hand."""
        return (*self.own, BONUS) if self.faces and self.state.bonus_face else self.own

    def face(self, die: Die) -> int:
        """What a die shows, turned or not."""
        return self.state.bonus_face if die in (BONUS, self.turned) else self.faces[_index(die)]

    def slot(self, die: Die) -> Slot | None:
        """The card a die lies on."""
        return None if die == BONUS else self.on[_index(die)]

    def there(self, slot: Slot) -> tuple[Die, ...]:
        """The own dice on a card, by face."""
        return tuple(sorted((d for d in self.own if self.slot(d) == slot), key=lambda d: (self.face(d), d)))

    def group(self, slot: Slot) -> Dice:
        """What the own dice on a card show, ascending."""
        return tuple(self.face(die) for die in self.there(slot))

    @property
    def free(self) -> tuple[Die, ...]:
        """The own dice on no card."""
        return tuple(die for die in self.own if self.slot(die) is None)

    @property
    def started(self) -> tuple[Slot, ...]:
        """The cards with own dice, ascending."""
        return tuple(sorted({slot for slot in self.on if slot is not None}))

    @property
    def kept(self) -> frozenset[Die]:
        """What "roll again" leaves: locked, on cards, and the bonus die if one of them shows its value."""
        kept = self.locked | {die for die in self.own if self.slot(die) is not None}
        return kept | {BONUS} if self.turned in kept else kept

    @property
    def rerolls(self) -> int:
        """How often the dice may still be rolled again."""
        return self.state.rerolls if self.state.phase == "choose" else 0

    @property
    def reroll(self) -> Reroll | None:
        """The action of "roll again"; None when nothing would be rolled or may be."""
        if not self.rerolls or self.kept == set(self.dice):
            return None
        kept = sorted(self.faces[_index(die)] for die in self.own if die in self.kept)
        return Reroll(tuple(kept), BONUS in self.kept)

    @property
    def complete(self) -> bool:
        """Whether every started card has a legal group."""
        return bool(self.faces) and all(self.problem(slot) is None for slot in self.started)

    @property
    def claim(self) -> Claim | None:
        """The action that plays this plan, after a Stop while rerolls are left; None if it is incomplete."""
        if not self.complete:
            return None
        return Claim(tuple(Placement(slot, self.group(slot)) for slot in self.started))

    def problem(self, slot: Slot) -> Problem | None:
        """What a started card still lacks; None if nothing, or nothing lies there."""
        group, legal = self.group(slot), enough(self.state, slot)
        if not group or group in legal:
            return None
        missing = [wanted for wanted in legal if _within(group, wanted)]
        count = min(len(wanted) for wanted in missing) - len(group)
        return Problem(count, tuple(sorted({face for w in missing for face in Counter(w) - Counter(group)})))

    @property
    def left(self) -> Left:
        """The dice for the bonus die."""
        dice = tuple(sorted(self.faces[_index(die)] for die in self.free))
        claim = self.state.bonus_claim
        beats = claim.total if claim else 0
        in_turn = self.state.bonus_in_hand
        return Left(dice, beats, not in_turn and sum(dice) > beats, in_turn)

    @property
    def claimable(self) -> frozenset[Slot]:
        """The cards that the free dice could claim now, and those they have claimed in this plan."""
        return frozenset(slot for slot in slots(self.state) if self.choices(slot))

    @property
    def idle(self) -> bool:
        """Whether no die lies on a card although some card could be claimed."""
        return not self.started and bool(self.claimable)

    def choices(self, slot: Slot) -> tuple[Dice, ...]:
        """The groups that the free dice and those on the card hold for it, the most suitable first.

        First those without turning a die, then those with most locked dice; then for a single the fewest
        dice, for other cards the strongest.
        """
        pool = self._pool(slot)
        have = Counter(self.faces[_index(die)] for die in pool)
        locked = Counter(self.faces[_index(die)] for die in pool if die in self.locked)
        may_turn = self.state.bonus_face and (self.turned is None or self.turned in pool)
        found: list[tuple[tuple[bool, int, int], Dice]] = []
        for number, group in enumerate(enough(self.state, slot)):
            lacking = sorted((Counter(group) - have).elements())
            turning = lacking == [self.state.bonus_face] and may_turn and len(pool) >= len(group)
            if not lacking or turning:
                of_locked = (Counter(group) & locked).total()
                order = number if kind_on(self.state, slot).shape == "single" else -number
                found.append(((bool(lacking), -of_locked, order), group))
        return tuple(group for _, group in sorted(found))

    # ---- locks ---------------------------------------------------------------------------------

    def toggle_lock(self, die: Die) -> tuple[Plan, Code | None]:
        """Keep a die, or keep it no more; a die on a card comes back from it, unlocked."""
        if code := self._no(die):
            return self, code
        if self.slot(die) is not None:
            return replace(self._off(die), locked=self.locked - {die}), None
        return replace(self, locked=self.locked ^ {die}), None

    def lock_all(self) -> tuple[Plan, Code | None]:
        """Lock every die in the tray, or unlock all if all are locked."""
        if not self.dice:
            return self, "not_now"
        tray = frozenset(self.dice) - {die for die in self.own if self.slot(die) is not None}
        return replace(self, locked=self.locked - tray if tray <= self.locked else self.locked | tray), None

    def lock_exactly(self, faces: Dice, *, bonus: bool = False) -> tuple[Plan, Code | None]:
        """Take everything back and lock dice of these faces, the bonus die if asked, and no others."""
        plan, locked = self._empty(), set[Die]()
        for face in faces:
            fitting = [die for die in plan.own if plan.face(die) == face and die not in locked]
            if not fitting:
                return self, "not_rolled"
            locked.add(min(fitting, key=lambda die: (die not in self.locked, die)))
        if bonus and BONUS not in self.dice:
            return self, "no_bonus"
        return replace(plan, locked=frozenset(locked | ({BONUS} if bonus else set()))), None

    # ---- dice on cards -------------------------------------------------------------------------

    def put(self, die: Die, slot: Slot) -> tuple[Plan, Code | None]:
        """Put one die on a card, from the tray or from another card; the group may be incomplete."""
        if code := self._no(die) or (None if slot in slots(self.state) else "no_card"):
            return self, code
        if die == BONUS:
            return self, "bonus_stays"
        if self.slot(die) == slot:
            return self, None
        plan = replace(self, on=_put(self.on, _index(die), slot))
        code = plan._clash(slot) or plan._short(slot)
        return (self, code) if code else (plan, None)

    def put_best(self, slot: Slot) -> tuple[Plan, Code | None]:
        """Put a suitable group on a card; again: the next of `choices`; after the last: take all back."""
        if not self.faces:
            return self, "not_now"
        if slot not in slots(self.state):
            return self, "no_card"
        choices = self.choices(slot)
        if not choices:
            return self, "no_group"
        lying = self.group(slot)
        number = choices.index(lying) + 1 if lying in choices else 0
        if number == len(choices):
            return self.take_all(slot)
        return self._laid(slot, choices[number]), None

    def take_back(self, die: Die) -> tuple[Plan, Code | None]:
        """Take one die back into the tray."""
        if code := self._no(die):
            return self, code
        return (self, "not_placed") if self.slot(die) is None else (self._off(die), None)

    def take_all(self, slot: Slot) -> tuple[Plan, Code | None]:
        """Take all own dice of a card back; a die that was turned shows its own face again."""
        there = self.there(slot)
        if not there:
            return self, "not_placed"
        on = tuple(None if where == slot else where for where in self.on)
        return replace(self, on=on, turned=None if self.turned in there else self.turned), None

    def turn(self, die: Die) -> tuple[Plan, Code | None]:
        """Turn a die to the value of the bonus die, or back; another turned die shows its own face again.

        A die that does not fit its card any more comes back from it.
        """
        if code := self._no(die) or (None if BONUS in self.dice else "no_bonus"):
            return self, code
        if die == BONUS:
            return self, "bonus_stays"
        if die != self.turned and self.face(die) == self.state.bonus_face:
            return self, "same_face"
        changed = [self.turned, die] if self.turned not in (None, die) else [die]
        plan = replace(self, turned=None if die == self.turned else die)
        for each in changed:
            where = plan.slot(each) if each else None
            if each and where is not None and plan._clash(where):
                plan = replace(plan, on=_put(plan.on, _index(each), None))
        return plan, None

    def turn_next(self) -> tuple[Plan, Code | None]:
        """Turn the next die that shows another value; after the last none is turned."""
        if BONUS not in self.dice:
            return self, "no_bonus" if self.faces else "not_now"
        able = [die for die in self.own if self.faces[_index(die)] != self.state.bonus_face]
        if not able:
            return self, "same_face"
        if self.turned is None:
            return self.turn(able[0])
        number = able.index(self.turned) + 1
        return self.turn(able[number] if number < len(able) else self.turned)

    def clear(self) -> tuple[Plan, Code | None]:
        """Take everything back and unlock all."""
        return (self._empty(), None) if self.faces else (self, "not_now")

    def follow(self, claim: Claim) -> tuple[Plan, Code | None]:
        """Lay out a claim, as a hint or another player has it; one die is turned if it takes that."""
        plan = self._empty()
        for placement in claim.placements:  # first what needs no turning, so that the right die is left over
            if placement.slot not in slots(self.state):
                return self, "no_card"
            for face in placement.dice:
                fitting = [d for d in plan.free if plan.face(d) == face]
                if fitting:
                    plan = replace(plan, on=_put(plan.on, _index(fitting[0]), placement.slot))
        for placement in claim.placements:
            lacking = Counter(placement.dice) - Counter(plan.group(placement.slot))
            if not lacking:
                continue
            if lacking != Counter([self.state.bonus_face]) or plan.turned or not plan.free:
                return self, "not_rolled"
            die = min(plan.free, key=lambda d: (plan.face(d), d))
            plan = replace(plan, turned=die, on=_put(plan.on, _index(die), placement.slot))
        return (plan, None) if plan.complete else (self, "no_group")

    # ---- inside --------------------------------------------------------------------------------

    def _no(self, die: Die) -> Code | None:
        if not self.faces:
            return "not_now"
        if die in self.dice:
            return None
        return "no_bonus" if die == BONUS else "no_die"

    def _pool(self, slot: Slot) -> tuple[Die, ...]:
        return tuple(die for die in self.own if self.slot(die) in (None, slot))

    def _clash(self, slot: Slot) -> Code | None:
        """Why the group on a card can never become legal by adding dice."""
        group = self.group(slot)
        if any(_within(group, wanted) for wanted in enough(self.state, slot)):
            return None
        kind = kind_on(self.state, slot)
        if not any(_within(group, wanted) for wanted in winning(kind)):
            return "no_fit"
        return "too_few" if kind.shape == "single" else "too_low"

    def _short(self, slot: Slot) -> Code | None:
        """Why the dice of this turn can never complete the group on a card."""
        group, pool = self.group(slot), len(self._pool(slot))
        if not any(len(w) <= pool and _within(group, w) for w in enough(self.state, slot)):
            return "few_dice"
        if self.rerolls or any(_within(group, wanted) for wanted in self.choices(slot)):
            return None
        return "no_group"

    def _off(self, die: Die) -> Plan:
        turned = None if self.turned == die else self.turned
        return replace(self, on=_put(self.on, _index(die), None), turned=turned)

    def _empty(self) -> Plan:
        return replace(self, on=(None,) * len(self.faces), locked=frozenset(), turned=None)

    def _laid(self, slot: Slot, group: Dice) -> Plan:
        """That group on the card, one of its `choices`, made of locked dice where there are some."""
        pool, before = self._pool(slot), self.there(slot)
        taken: list[Die] = []
        turned = None if self.turned in before else self.turned
        for face in group:
            same = [d for d in pool if self.faces[_index(d)] == face and d not in taken]
            if same:
                taken.append(min(same, key=lambda d: (d == self.turned, d not in self.locked, d)))
        if len(taken) < len(group):
            spare = (die for die in pool if die not in taken)
            turned = min(spare, key=lambda d: (d != self.turned, d in self.locked, self.faces[_index(d)], d))
            taken.append(turned)
        elif turned in taken:
            turned = None
        on = tuple(
            slot if die in taken else (None if where == slot else where)
            for die, where in zip(self.own, self.on, strict=True)
        )
        return replace(self, on=on, turned=turned)


def plan_of(state: RollnbumpState) -> Plan:
    """Nothing composed yet; without dice while no seat handles any."""
    faces = state.dice if state.phase in ("choose", "claim") else ()
    thrown = {f"d{i}" for i in range(len(faces))} | ({BONUS} if faces and state.bonus_face else set())
    return Plan(state, faces, (None,) * len(faces), rolled=frozenset(thrown))


def carried(plan: Plan, state: RollnbumpState, *, rolled: bool = True) -> Plan:
    """The plan in the position after its `reroll` (with `rolled` false: after a Stop).

    Dice that were kept lie as they lay; after the last roll nothing is locked. A position of another turn,
    or one that does not follow from this plan, starts afresh.
    """
    fresh = plan_of(state)
    same = (state.rolls_done, state.current) == (plan.state.rolls_done, plan.state.current)
    kept = plan.kept if rolled else frozenset(plan.dice)
    rest = Counter(state.dice)
    rest.subtract(plan.faces[_index(die)] for die in plan.own if die in kept)
    turned_bonus = BONUS in kept and state.bonus_face != plan.state.bonus_face
    if not same or len(fresh.faces) != len(plan.faces) or min(rest.values(), default=0) < 0 or turned_bonus:
        return fresh
    new = iter(sorted(rest.elements()))
    return Plan(
        state,
        tuple(face if die in kept else next(new) for die, face in zip(plan.own, plan.faces, strict=True)),
        plan.on,
        plan.locked if state.phase == "choose" else frozenset(),
        plan.turned if plan.turned in kept else None,
        frozenset(plan.dice) - kept,
    )


def _within(part: Dice, whole: Dice) -> bool:
    return Counter(part) <= Counter(whole)


def _index(die: Die) -> int:
    return int(die[1:])


def _put(on: tuple[Slot | None, ...], index: int, slot: Slot | None) -> tuple[Slot | None, ...]:
    return (*on[:index], slot, *on[index + 1 :])
