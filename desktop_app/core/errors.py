"""The three errors a caller can cause; anything else is a bug."""

from __future__ import annotations


class TischrundeError(ValueError):
    """Base of the errors a caller can answer; carries the input and the position as text."""

    def __init__(self, message: str, *, given: str = "", position: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.given = given
        self.position = position

    def __str__(self) -> str:
        parts = [self.message]
        if self.given:
            parts.append(f"given: {self.given}")
        if self.position:
            parts.append(f"position: {self.position}")
        return "; ".join(parts)


class BadData(TischrundeError):
    """Malformed: it means nothing in any position."""


class IllegalAction(TischrundeError):
    """Well formed, but not allowed now; `code` is the rule that refuses it."""

    def __init__(self, message: str, *, code: str = "illegal", given: str = "", position: str = "") -> None:
        super().__init__(message, given=given, position=position)
        self.code = code


class StaleAction(TischrundeError):
    """An answer to a position that is no longer on the table."""
