"""How good claims are for the seat on the move: the answers of all seats that follow are worked out exactly,
each for the board as it is but for the claims that are judged.

A seat's answer maximises what its own claims promise and what the seats it bumps would lose. What counts in
the end is the chance to win, taken as normal around the expected lead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

import numpy as np

from desktop_app.core.game import Seat

from .deck import deck
from .dice_tables import Floats
from .outlook import Outlook, hoped_step
from .patterns import NEVER, kind_groups
from .survival import Case, Want, replies
from .values import MOST_TOTAL, colour_for

LAST_NOISE: Final = 5.0
"""Points by which the lead may still change when the game ends within this round."""

OFTEN_OF_TWO: Final = 0.93
"""With two seats a claim is bumped that much as often as the answer says: measured by `calibration` on other
games than those that it is checked with. With more seats no such lean was found."""

GLORY: Final = 1e-4
"""What a point is worth beside the chance to win, so that decided games are played on for points."""


class Interrupted(Exception):
    """Raised as soon as `stop()` is true."""


@dataclass(frozen=True, slots=True, eq=False)
class Forecast:
    """What each case leads to at my next turn: points ahead, and how likely each claim is collected."""

    lead: Floats
    lasting: list[list[float]]


@dataclass(frozen=True, slots=True)
class Ending:
    """The game ends before my next move: after so many `turns` of others, or, if `by` is the number of an
    offer, because I collect that card.
    """

    turns: int
    by: int | None = None


class Judge:
    """Judges claims of the current seat in one position, all of whose dice are yet to be placed."""

    def __init__(self, outlook: Outlook, stop: Callable[[], bool] = lambda: False) -> None:
        """`stop()`: whether the table wants an answer now."""
        self.outlook = outlook
        self._stop = stop
        self._enders = [n for n in range(len(outlook.offers)) if outlook.ends(n)]

    def chances(self, cases: Sequence[Case]) -> Floats:
        """The chance to win with each case, and a trace of the lead."""
        stopping = [self._last_turns(case) for case in cases]
        found = np.zeros(len(cases))
        for turns in set(stopping) - {None}:
            chosen = [number for number, other in enumerate(stopping) if other == turns]
            last = self.forecast([cases[number] for number in chosen], Ending(turns or 0))
            found[chosen] = _ahead(last.lead, LAST_NOISE)
        going = [number for number, turns in enumerate(stopping) if turns is None]
        if going:
            found[going] = self._going_on([cases[number] for number in going])
        return found

    def forecast(
        self, cases: Sequence[Case], ending: Ending | None = None, *, lasting: bool = False
    ) -> Forecast:
        """What follows each case. How likely claims last is worked out only if asked for by `lasting`, or if
        several seats may bump them.
        """
        look, final = self.outlook, ending is not None
        often = OFTEN_OF_TWO if look.state.seats == 2 else 1.0
        bumps = lasting or len(look.order) > 1
        turns = look.order if ending is None else look.order[: ending.turns]
        lead = np.full(len(cases), self._standing(final=final))
        lasts = [[1.0] * len(case.claims) for case in cases]
        bonus_lasts = np.ones(len(cases))
        kept = None if ending is None else ending.by
        asked = [Case(tuple(c for c in case.claims if c[0] != kept), case.leftover) for case in cases]
        for seat in turns:
            if self._stop():
                raise Interrupted
            want, share = self.want(seat, final=final, kept=kept), look.share[seat]
            answer = replies(look.offers, want, asked, bumps=bumps)
            lead -= share * answer.value
            if not bumps:
                continue
            for number, case in enumerate(cases):
                each = iter(answer.bumps[number])
                for place, (offer, _) in enumerate(case.claims):
                    bumped = 0.0 if offer == kept else next(each) * often
                    lasts[number][place] *= 1.0 - bumped
                    lead[number] += share * want.spite[offer] * bumped
            bonus_lasts *= 1.0 - often * answer.bonus_bumps
            lead += share * want.bonus_spite * often * answer.bonus_bumps
        for number, case in enumerate(cases):
            lead[number] += self._worth(case, lasts[number], float(bonus_lasts[number]), final=final)
        return Forecast(lead, lasts)

    def marginal(self) -> tuple[list[Floats], Floats]:
        """What each claim adds to the chance to win if it is the only one: [group] of each offer, NEVER where
        it is not allowed; and the same for dice left over, [total].
        """
        look, bonus = self.outlook, self.outlook.state.bonus_claim
        worth = [np.full(len(kind_groups(offer.kind).strengths), NEVER) for offer in look.offers]
        places = [
            (number, place, int(strength))
            for number, offer in enumerate(look.offers)
            for place, strength in enumerate(kind_groups(offer.kind).strengths)
            if strength > offer.beaten
        ]
        totals = range((bonus.total if bonus else 0) + 1, MOST_TOTAL + 1)
        if look.state.bonus_in_hand:
            totals = range(0)
        cases = [Case(((number, strength),)) for number, _, strength in places]
        cases += [Case((), total) for total in totals]
        chances = self.chances([Case(), *cases])
        more = chances[1:] - chances[0]
        for (number, place, _), value in zip(places, more, strict=False):
            worth[number][place] = value
        rest = np.zeros(MOST_TOTAL + 1)
        rest[totals.start : totals.stop] = more[len(places) :]
        return worth, rest

    def want(self, seat: Seat, *, final: bool = False, kept: int | None = None) -> Want:
        """What the turn of a later seat may bring it. `final`: all it claims is collected; `kept`: the offer
        of a claim of mine that it cannot bump.
        """
        look, claim = self.outlook, self.outlook.state.bonus_claim
        place, share = look.order.index(seat), look.share[seat]
        collected = set(look.order[: place + 1])
        own, base = look.hopes(seat, final=final), []
        for number, (offer, worth) in enumerate(zip(look.offers, own, strict=True)):
            if offer.owner in collected or number == kept:
                base.append(np.full(len(worth), NEVER))
                continue
            more = 0.0
            if offer.owner is not None:
                more = look.share[offer.owner] * look.gains(offer.owner, final=final)[number]
            base.append(np.where(kind_groups(offer.kind).strengths > offer.beaten, worth + more, NEVER))
        return Want(
            deck().dice_rolled(look.state.rolls_done + place + 1),
            own,
            base,
            [share * gain for gain in look.gains(look.me, final=final)],
            look.bonus_hopes(final=final),
            share * look.bonus_gain(final=final),
            0 if claim is None or claim.seat in collected else claim.total,
            claim is not None and claim.seat == seat,
        )

    def _last_turns(self, case: Case) -> int | None:
        """How many others move before one collects a last card that the case leaves to it; None: nobody."""
        look, taken = self.outlook, {offer for offer, _ in case.claims}
        owners = {look.offers[number].owner for number in self._enders if number not in taken}
        return min((turns for turns, seat in enumerate(look.order) if seat in owners), default=None)

    def _going_on(self, cases: Sequence[Case]) -> Floats:
        """Chances to win where nobody ends the game before my next turn; I may by what I claim."""
        look = self.outlook
        seen = self.forecast(cases, lasting=bool(self._enders))
        row = max(look.least, 1) - 1
        found = _ahead(seen.lead + look.weights.tempo, look.weights.noise[row])
        for number, case in enumerate(cases):
            last = [place for place, (offer, _) in enumerate(case.claims) if offer in self._enders]
            if last:
                by = case.claims[last[0]][0]
                over = _ahead(self.forecast([case], Ending(len(look.order), by)).lead, LAST_NOISE)[0]
                lasts = seen.lasting[number][last[0]]
                found[number] = lasts * over + (1.0 - lasts) * found[number]
        return found

    def _standing(self, *, final: bool) -> float:
        """Points ahead before anything is claimed; what the others claim now is theirs."""
        look, claim = self.outlook, self.outlook.state.bonus_claim
        lead = look.standing(look.me, final=final)
        lead -= sum(share * look.standing(seat, final=final) for seat, share in look.share.items())
        if final and claim is not None:
            lead -= look.share[claim.seat] * look.bonus_gain(final=True)
        return lead

    def _worth(self, case: Case, lasts: Sequence[float], bonus_lasts: float, *, final: bool) -> float:
        """What my claims bring and what those that they bump lose."""
        look, found = self.outlook, 0.0
        mine, claim = look.gains(look.me, final=final), look.state.bonus_claim
        colours: dict[int, list[float]] = {}
        for (number, strength), last in zip(case.claims, lasts, strict=True):
            offer = look.offers[number]
            found += last * mine[number]
            if offer.owner is not None:
                found += look.share[offer.owner] * look.gains(offer.owner, final=final)[number]
            guess = 1.0 if final else look.lasting(number, strength)
            colours.setdefault(colour_for(look.state, look.me, offer.card), []).append(guess)
        for colour, together in colours.items():
            if len(together) > 1:
                more = 0.0 if final else look.coming[look.me][colour]
                found += _more_together(look.counts[look.me][colour], more, together)
        if case.leftover:
            found += bonus_lasts * look.bonus_gain(final=final)
            if final and claim is not None:
                found += look.share[claim.seat] * look.bonus_gain(final=True)
        return found


def _more_together(count: int, more: float, lasts: Sequence[float]) -> float:
    """What several cards of a colour bring beyond the sum of each: a later one is a higher step."""
    total = sum(lasts)
    pairs = (total * total - sum(last * last for last in lasts)) / 2
    return pairs * (hoped_step(count + 1, more) - hoped_step(count, more))


def _ahead(lead: Floats, noise: float) -> Floats:
    chances = [0.5 * (1.0 + erf(points / noise / sqrt(2.0))) for points in lead]
    return np.array(chances) + GLORY * lead
