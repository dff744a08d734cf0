"""Where a person's things lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def journal_folder() -> Path:
    """Where the journals of this person lie."""
    return _data_folder() / "journals"


def archive_path() -> Path:
    """The archive of finished games."""
    return _data_folder() / "archive.sqlite"


def makings_folder(game: str) -> Path:
    """Where lies what people made themselves for the game with that id; the folder may be missing."""
    return _data_folder() / "makings" / game


def documents_folder() -> Path:
    """Where games are saved unless somebody chooses another folder."""
    place = QStandardPaths.StandardLocation
    documents = Path(QStandardPaths.writableLocation(place.DocumentsLocation))
    return documents if documents.is_dir() else Path(QStandardPaths.writableLocation(place.HomeLocation))


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
