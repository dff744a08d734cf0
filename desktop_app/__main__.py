"""Where the program starts.

Nothing here, nor anything imported at the top, may load Qt: each bot process imports this module again, and
the command line must run where Qt is not installed.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

CLI_WORDS: Final = (
    "games",
    "setups",
    "play",
    "random",
    "replay",
    "perft",
    "arena",
    "sprt",
    "levels",
    "bench",
)
"""First arguments that belong to the command line; here too, so that the window starts without `cli`."""

USAGE: Final = """\
usage: tischrunde [FILE.tischrunde]     open the window, with that game on the table
       tischrunde WORD ...              the command line; WORD --help explains each of:
                                        {words}
       tischrunde --version | --help

Further arguments go to the window toolkit, for example -style fusion."""

NO_DISPLAY: Final = (
    "Tischrunde opens a window, but there is no display here: start it from a desktop session, "
    "or use the command line (tischrunde --help)."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv` (default: the process's arguments, without the program name).

    Returns the exit code: 0 well, 1 failed, 2 cannot run like this.
    """
    args = list(sys.argv[1:] if argv is None else argv)
    first = args[0] if args else ""
    if first in ("-h", "--help"):
        print(USAGE.format(words=", ".join(CLI_WORDS)))
        return 0
    if first == "--version":
        print(f"tischrunde {version()}")
        return 0
    if first in CLI_WORDS:
        from desktop_app import cli

        return cli.main(args)
    if not has_display(os.environ, sys.platform):
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    if first == "--probe-gl":
        from desktop_app.qt.gl3d import probe

        return probe.main()
    from desktop_app.app.main import run

    return run(args)


def version() -> str:
    """The version of the installed program, also where it is frozen or runs straight from a checkout."""
    from importlib import metadata

    try:
        return metadata.version("tischrunde")
    except metadata.PackageNotFoundError:
        return "0 (not installed)"


def has_display(env: Mapping[str, str], platform: str) -> bool:
    """Whether Qt can open a window; without a display it would abort the process instead of raising.

    >>> has_display({"DISPLAY": ":0"}, "linux"), has_display({}, "linux"), has_display({}, "win32")
    (True, False, True)
    >>> has_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    True
    """
    if platform != "linux":
        return True
    return any(env.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
