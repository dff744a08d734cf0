"""What a card would do, in words: short lines beside the hand, a question for the prompt, all in one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rolima.engine.deck import GOAL, Colour, deck
from desktop_app.games.rolima.engine.state import race_order, ranks
from desktop_app.games.rolima.engine.values import Bet

from . import text
from .what_if import GumOutlook, HandWorth, Outlook, PlayOutlook, TakeOutlook

translate = QCoreApplication.translate

TIMES = "\N{MULTIPLICATION SIGN}"


def heading(found: Outlook) -> str:
    """The card, as a heading."""
    if isinstance(found, GumOutlook):
        return text.begun(text.gum_card_name(found.colour))
    return text.begun(text.card_name(found.card))


def lines(found: Outlook, names: Sequence[str]) -> tuple[str, ...]:
    """What it would do, in short lines that begin with a capital letter; `names` of the seats.

    Of a card that is played face down: what it counts, and what the other cards bring.
    """
    match found:
        case PlayOutlook() if found.face_down:
            told: tuple[str, ...] = (count_line(found), hand_line(found))
        case PlayOutlook():
            told = (totals_line(found), move_line(found), draft_line(found), hand_line(found))
        case TakeOutlook():
            told = (bet_words(found.bet), _change(found.now, found.after))
        case GumOutlook():
            told = _gum_lines(found, names)
    return tuple(map(text.begun, told))


def worth_line(found: Outlook) -> str:
    """What it would do to what the hand is worth."""
    return hand_line(found) if isinstance(found, PlayOutlook) else _change(found.now, found.after)


def words(found: Outlook, names: Sequence[str]) -> str:
    """All of it for a screen reader."""
    return "\n".join((heading(found), *lines(found, names)))


def question(found: Outlook | None) -> str:
    """The prompt for a chosen card: play it, and what would come of it if that can be told; '' for none."""
    match found:
        case PlayOutlook() if found.face_down:
            return translate("Rolima", "Play {card} face down?").format(card=text.card_name(found.card))
        case PlayOutlook():
            asked = translate("Rolima", "Play {card}?").format(card=text.card_name(found.card))
            return f"{asked} {move_line(found)} {draft_line(found)}"
        case TakeOutlook():
            asked = translate("Rolima", "Take {card}?").format(card=text.card_name(found.card))
            return f"{asked} {_as_it_stands(found.bet)}"
        case GumOutlook():
            asked = translate("Rolima", "Take {card}?").format(card=text.gum_card_name(found.colour))
            return f"{asked} {_as_it_stands(found.bet)}"
    return ""


# ---- a card that is played -----------------------------------------------------------------------------


def totals_line(found: PlayOutlook) -> str:
    """The totals, the best first: "green 10 (+4) · blue 9"."""
    order = found.after.order
    if found.after.winner is not None and order[0] != found.after.winner:
        order = order[::-1]
    return text.DOT.join(_total(found, colour) for colour in order)


def count_line(found: PlayOutlook) -> str:
    """What a card counts that is played face down, and how many lie there: "Counts 4; 1 card lies ..."."""
    edition = deck()
    if edition.is_zero_ten(found.card):
        said = translate("Rolima", "counts {alone} if alone, else {other}", "a 0/10 card")
        counts = said.format(alone=edition.alone, other=edition.accompanied)
    else:
        counts = translate("Rolima", "counts {value}").format(value=found.value)
    if not found.hidden:
        return counts
    lie = translate("Rolima", "%n card(s) lie face down", None, found.hidden)
    return f"{counts}; {lie}"


def _total(found: PlayOutlook, colour: Colour) -> str:
    total, before = found.after.totals[colour] or 0, found.before.totals[colour]
    said = translate("Rolima", "{cart} {total}", "its total").format(cart=text.cart_name(colour), total=total)
    if before == total:
        return said.replace(" ", text.SPACE)
    grown = total - (before or 0)
    sign = f"+{grown}" if grown >= 0 else f"\N{MINUS SIGN}{-grown}"
    return f"{said} ({sign})".replace(" ", text.SPACE)


def move_line(found: PlayOutlook) -> str:
    """Who would move where: "Green moves to section 2 and is 1st."."""
    moves = found.after.moves
    first = moves[0]
    cart = text.cart_name(first.colour)
    if any(move.end == GOAL for move in moves):
        goal = next(move.colour for move in moves if move.end == GOAL)
        said = translate("Rolima", "{cart} reaches the goal, the race is over.")
        return text.begun(said.format(cart=text.cart_name(goal)))
    places = ranks(race_order(found.after.track))
    said = translate("Rolima", "{cart} moves {aim} and is {place}.", "to section 2, 1st")
    told = said.format(cart=cart, aim=text.row_aim(first.end), place=text.place_name(places[first.colour]))
    for move in moves[1:]:
        more = translate("Rolima", "{cart} moves along {aim}.", "to section 2")
        told += " " + text.begun(more.format(cart=text.cart_name(move.colour), aim=text.row_aim(move.end)))
    return text.begun(told)


def draft_line(found: PlayOutlook) -> str:
    """When the seat would draft, if all cards lie open."""
    if found.draft_place is None:
        return translate("Rolima", "Nobody drafts any more.")
    if not found.to_come and found.draft_place == found.drafting - 1:
        return translate("Rolima", "You draft last and get the horn.")
    place = text.place_name(found.draft_place)
    if found.to_come:
        said = translate("Rolima", "So far you draft {place} of {count}.", "1st of 3")
    else:
        said = translate("Rolima", "You draft {place} of {count}.", "1st of 3")
    return said.format(place=place, count=found.drafting)


def hand_line(found: PlayOutlook) -> str:
    """What the other cards bring, now and after the move; of a card face down only now."""
    now, after = found.rest_now.total, found.rest_after.total
    if found.face_down:
        return translate("Rolima", "As the race stands, the rest of your hand brings %n gum(s).", None, now)
    if found.after.finished:
        return translate("Rolima", "You end with %n gum(s).", None, after)
    if now == after:
        return translate("Rolima", "The rest of your hand stays at %n gum(s).", None, now)
    said = translate("Rolima", "The rest of your hand goes from {now} to %n gum(s).", None, after)
    return said.format(now=now)


# ---- bets ----------------------------------------------------------------------------------------------


def bet_words(bet: Bet) -> str:
    """A card as a bet: "green 4: 2 × 3 = 6"."""
    name = text.gum_card_name(bet.colour) if bet.card is None else text.card_name(bet.card)
    return f"{text.begun(name)}: " + _sum(bet)


def _sum(bet: Bet) -> str:
    return f"{bet.gums} {TIMES} {bet.multiplier} = {bet.points}".replace(" ", text.SPACE)


def _as_it_stands(bet: Bet) -> str:
    said = translate("Rolima", "As the race stands it brings {sum}.", "2 × 3 = 6")
    return said.format(sum=_sum(bet))


def _change(now: HandWorth, after: HandWorth) -> str:
    if now.total == after.total:
        return translate("Rolima", "Your hand stays at %n gum(s).", None, now.total)
    said = translate("Rolima", "Your hand goes from {now} to %n gum(s).", None, after.total)
    return said.format(now=now.total)


def _gum_lines(found: GumOutlook, names: Sequence[str]) -> tuple[str, ...]:
    if found.owner is None:
        where = translate("Rolima", "lies on the table")
    else:
        where = translate("Rolima", "belongs to {name}").format(name=names[found.owner])
    return (where, _sum(found.bet), _change(found.now, found.after))


def hand_title(found: HandWorth) -> str:
    """What a hand is worth as it stands, in one line."""
    return translate("Rolima", "If the race ended now: %n gum(s)", None, found.total)


def hand_lines(found: HandWorth) -> tuple[str, ...]:
    """Each bet and gum card with what it brings, and the card that would not count."""
    told = [bet_words(bet) for bet in (*found.worth.bets, *found.worth.gums)]
    if found.left_out is not None:
        said = translate("Rolima", "without {card}: one card will be played")
        told.append(said.format(card=text.card_name(found.left_out)))
    return tuple(told)
