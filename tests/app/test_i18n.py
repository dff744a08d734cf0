"""Languages: chosen well, switched while all is on the screen, and complete."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from desktop_app.app.i18n import LANGUAGES, Translations, system_language

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "translations"


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    before = QLocale()
    made = Translations()
    yield made
    made.close()
    QLocale.setDefault(before)


@pytest.fixture(scope="module")
def renewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What packaging/translate makes of the sources and the committed files now."""
    folder = tmp_path_factory.mktemp("translations")
    script = ROOT / "packaging" / "translate"
    done = subprocess.run(
        [str(script), "--into", str(folder)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return folder


def collector() -> ModuleType:
    path = ROOT / "packaging" / "collect_texts.py"
    spec = importlib.util.spec_from_file_location("collect_texts", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["collect_texts"] = module  # its dataclass looks itself up there
    spec.loader.exec_module(module)
    return module


class Word(QLabel):
    """A label that follows the language."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0
        self.say()

    def say(self) -> None:
        self.setText(QCoreApplication.translate("Home", "New game"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
            self.say()


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (["de-AT", "en"], "de"),
        (["fr-FR", "de_DE", "en"], "de"),
        (["en-GB", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_is_spoken_here(wished: list[str], language: str) -> None:
    assert system_language(wished) == language


def test_switching_reaches_every_widget(qtbot: QtBot, translations: Translations) -> None:
    word = Word()
    qtbot.addWidget(word)
    assert word.text() == "New game"
    assert translations.use("de") == "de"
    qtbot.waitUntil(lambda: word.text() == "Neues Spiel")
    assert translations.use("en") == "en"
    qtbot.waitUntil(lambda: word.text() == "New game")


def test_qt_s_own_words_are_translated_too(qtbot: QtBot, translations: Translations) -> None:
    translations.use("de")
    box = QMessageBox()
    qtbot.addWidget(box)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    assert cancel.text().replace("&", "") == "Abbrechen"


@pytest.mark.parametrize(
    ("language", "one", "many"), [("de", "1 Zug", "7 Züge"), ("en", "1 move", "7 moves")]
)
def test_numbers_have_their_plural(translations: Translations, language: str, one: str, many: str) -> None:
    from desktop_app.app.sentences import moves

    translations.use(language)
    assert (moves(1), moves(7)) == (one, many)


def test_the_letters_of_the_colours_differ(translations: Translations) -> None:
    from desktop_app.qt.theme import SEAT_COLOURS, colour_letter

    for language in LANGUAGES:
        translations.use(language)
        assert len({colour_letter(key) for key in SEAT_COLOURS}) == len(SEAT_COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_in_the_translations(renewed: Path, language: str) -> None:
    """Run packaging/translate and fill in what it marks."""
    name = f"tischrunde_{language}.ts"
    assert (renewed / name).read_text(encoding="utf-8") == (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate(language: str) -> None:
    tree = ET.parse(FOLDER / f"tischrunde_{language}.ts")  # noqa: S314 - our own file
    unfinished = [
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in tree.iter("context")
        for message in context.iter("message")
        if message.find("translation[@type]") is not None
        or any(not (form.text or "").strip() for form in message.iter("numerusform"))
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_for_names_and_numbers_are_kept(language: str) -> None:
    import re

    marks = re.compile(r"%\d|%n|\{\w*\}")
    tree = ET.parse(FOLDER / f"tischrunde_{language}.ts")  # noqa: S314 - our own file
    for message in tree.iter("message"):
        wanted = sorted(marks.findall(message.findtext("source") or ""))
        forms = [form.text or "" for form in message.iter("numerusform")]
        for form in forms or [message.findtext("translation") or ""]:
            assert sorted(marks.findall(form)) == wanted, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loaded_files_are_made_from_the_written_ones(renewed: Path, language: str) -> None:
    name = f"tischrunde_{language}.qm"
    assert (renewed / name).read_bytes() == (FOLDER / name).read_bytes()


def test_the_collector_sees_what_lupdate_does_not() -> None:
    import ast

    source = (
        "class Page:\n"
        "    def f(self, n):\n"
        "        painter.translate(3, n)\n"
        "        return f\"<p>{self.tr('in a sentence')}</p>\"\n"
        "    def g(n):\n"
        "        return translate('Ctx', '%n thing(s)', None, n + 1)\n"
    )
    module = collector()
    found = [(t.context, t.source, t.plural) for t in module.texts(ast.parse(source))]
    assert found == [("Page", "in a sentence", False), ("Ctx", "%n thing(s)", True)]
    with pytest.raises(ValueError, match="written out"):
        list(module.texts(ast.parse("class P:\n    def f(self, x):\n        self.tr(x)")))
