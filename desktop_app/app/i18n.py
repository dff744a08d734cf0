"""The language of the program: which one, and switching it while everything is on the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

LANGUAGES = ("de", "en")
SOURCE = "en"
"""The language of the texts in the program; for it only the plural forms are translated."""

OWN_NAMES = {"de": "Deutsch", "en": "English"}
"""What each language calls itself, shown so in every language."""


def system_language(wished: list[str] | None = None) -> str:
    """The first language of the system (or of `wished`, as "de-AT") that the program speaks.

    >>> system_language(["fr-FR", "de-AT", "en"]), system_language(["fr"])
    ('de', 'en')
    """
    for name in QLocale.system().uiLanguages() if wished is None else wished:
        short = name.replace("_", "-").split("-")[0].lower()
        if short in LANGUAGES:
            return short
    return SOURCE


class Translations(QObject):
    """Holds the translators that are installed; Qt tells every widget by a LanguageChange event."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def use(self, choice: str) -> str:
        """Speak `choice` ("system", "de" or "en") from now on; returns the language chosen by it."""
        language = system_language() if choice not in LANGUAGES else choice
        fresh = [translator for translator in (_qt_texts(language), _own_texts(language)) if translator]
        self.language = language
        QLocale.setDefault(QLocale(language) if choice in LANGUAGES else QLocale.system())
        for translator in fresh:
            QCoreApplication.installTranslator(translator)
        self._drop()
        self._installed = fresh
        return language

    def close(self) -> None:
        """Take the translators away again."""
        self._drop()
        self.language = SOURCE

    def _drop(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []


def _own_texts(language: str) -> QTranslator | None:
    try:
        path = resource_path("translations", f"tischrunde_{language}.qm")
    except BadData:  # the program then speaks English
        return None
    return _load(str(path), "")


def _qt_texts(language: str) -> QTranslator | None:
    """The words of Qt's own dialogs (OK, Cancel, the names in the file dialog)."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return _load(f"qtbase_{language}", folder)


def _load(name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(name, folder) else None
