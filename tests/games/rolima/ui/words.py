"""What the tests of Rolimã's words share."""

from __future__ import annotations

import re

from desktop_app.session.record import Player

PLAYERS = (Player("Ada"), Player("Bo"), Player("Cy"), Player("Dora"))
NAMES = tuple(player.name for player in PLAYERS)


def plain(words: str) -> str:
    """With ordinary spaces, and without the brackets of a plural that is not translated."""
    return words.replace("\N{NO-BREAK SPACE}", " ").replace("(s)", "s")


def whole(words: str) -> bool:
    """Whether nothing was left to be filled in."""
    return bool(words.strip()) and not re.search(r"[{}]|%n", words)
