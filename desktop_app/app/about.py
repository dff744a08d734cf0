"""About Tischrunde: version, opponents, licences of all that is shipped."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from desktop_app.__main__ import version
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.qt.theme import Theme

from .emblem import Emblem
from .page import label
from .rules_window import page_style
from .screens import fitting

SHIPPED = (
    ("Qt, PySide6", "LGPL-3.0", ""),
    ("Python", "PSF-2.0", ""),
    ("pyqtgraph", "MIT", ""),
    ("PyOpenGL", "BSD-3-Clause", ""),
    ("NumPy", "BSD-3-Clause", ""),
    ("filelock", "MIT", ""),
    ("miniaudio", "MIT", ""),
    ("Lucide", "ISC", "icons/LICENSE-Lucide.txt"),
    ("Tischrunde Sans (Open Sans)", "OFL-1.1", "fonts/LICENSE-TischrundeSans.txt"),
    ("Tischrunde Display (Young Serif)", "OFL-1.1", "fonts/LICENSE-TischrundeDisplay.txt"),
    ("Tischrunde Kana (M PLUS)", "OFL-1.1", "fonts/LICENSE-TischrundeKana.txt"),
)
"""What is used and shipped: name, licence, and the file with its text under resources."""

OPPONENTS = "opponents"
"""Where the link leads that tells more of them."""


class About(QDialog):
    """A window that can stay open beside the table."""

    opponents_wanted = Signal()
    """More about the opponents."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = label(self, "title")
        self.title.setText("Tischrunde")
        self.version = label(self, "muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.version)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(Emblem(84, self))
        head.addLayout(words)
        head.addStretch(1)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.back = QPushButton(self)
        self.back.clicked.connect(self._show)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.close_button.setFocus()
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint, False)
        self.resize(fitting(QSize(620, 580)))
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Write in another theme."""
        self._theme = theme
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def _follow(self, link: QUrl) -> None:
        if link.path() == OPPONENTS:
            self.opponents_wanted.emit()
        else:
            self.show_licence(link.path())

    def show_licence(self, name: str) -> None:
        """The text of one licence; `name` is a path under resources out of `SHIPPED`."""
        if name not in {file for _, _, file in SHIPPED}:
            return
        try:
            self.text.setPlainText(resource_path(*name.split("/")).read_text(encoding="utf-8"))
        except (OSError, BadData) as error:
            self.text.setPlainText(str(error))
        self.back.setVisible(True)

    def _show(self) -> None:
        self.setWindowTitle(self.tr("About Tischrunde"))
        self.version.setText(self.tr("Version %1").replace("%1", version()))
        self.back.setText(self.tr("Back"))
        self.close_button.setText(self.tr("Close"))
        self.back.setVisible(False)
        self.text.setAccessibleName(self.tr("About Tischrunde"))
        self.text.document().setDefaultStyleSheet(page_style(self._theme))
        rows = "".join(
            f"<tr><td>{_link(name, file)}</td><td>{licence}</td></tr>" for name, licence, file in SHIPPED
        )
        self.text.setHtml(
            f"<p>{self._claim()}</p>"
            f"<h2>{self.tr('The opponents')}</h2><p>{self._opponents()}</p>"
            f"<p>{_link(self.tr('How they think, and how strong they are …'), OPPONENTS)}</p>"
            f"<h2>{self.tr('The games')}</h2><p>{self._games()}</p>"
            f"<h2>{self.tr('What it is made of')}</h2>"
            f"<p>{self.tr('Tischrunde itself is under the MIT licence. It runs on Qt %1.')}</p>".replace(
                "%1", qVersion()
            )
            + f"<table>{rows}</table>"
        )

    def _claim(self) -> str:
        return self.tr("Table-top games for one screen: sit down among friends, or play the computer.")

    def _opponents(self) -> str:
        return self.tr(
            "The computer players see only what a person on their seat would see, and search ahead on this"
            " machine. The strengths differ in how far they think. Nothing is sent anywhere."
        )

    def _games(self) -> str:
        return self.tr(
            "Rules, texts, boards and pictures are written and drawn for this program. The names of the"
            " games belong to their publishers, who have no part in it."
        )


def _link(name: str, file: str) -> str:
    return f'<a href="{file}">{name}</a>' if file else name
