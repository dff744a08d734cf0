"""Damaged data files are told before a game begins."""

from __future__ import annotations

import pytest

from desktop_app.core.errors import BadData
from desktop_app.games.rollecate.ui.kit import KIT


@pytest.mark.parametrize("part", ["deck.deck", "solo.tiers"])
def test_damaged_data_show_before_a_game_begins(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged deck ended the page of a new game, damaged goals the table of one player."""

    def damaged() -> None:
        raise BadData("not JSON")

    monkeypatch.setattr(f"desktop_app.games.rollecate.engine.{part}", damaged)
    with pytest.raises(BadData, match="not JSON"):
        _ = KIT.game
