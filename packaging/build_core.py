"""Compiles the search core of Rumis, `desktop_app/games/rumis/engine/core.py`, beside its source.

    python packaging/build_core.py [--force]

The installation does the same (`hatch_core`). There a missing compiler is no error: the int version plays
then, and the program says so. TISCHRUNDE_CORE in the environment changes that: with `required` it is an
error; so it is with `portable`, which uses no instruction that an older processor lacks; with `none` nothing
is compiled, and a program that runs with it leaves what is compiled alone. Needs Cython, setuptools and a C
compiler.
"""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("desktop_app/games/rumis/engine/core.py")
MODULE = ".".join(SOURCE.with_suffix("").parts)
DIRECTIVES = {"boundscheck": False, "wraparound": False, "cdivision": True, "initializedcheck": False}
WORDS = ("required", "portable", "none", "")


def flags() -> list[str]:
    """What the compiler is told. Sums must round as Python's do, so products are not fused into them."""
    if sys.platform == "win32":
        return ["/O2", "/fp:precise"]
    counting = ["-mpopcnt"] if _counts_bits() and os.environ.get("TISCHRUNDE_CORE") != "portable" else []
    return ["-O3", "-g0", "-ffp-contract=off", *counting]


def _counts_bits() -> bool:
    """Whether this processor is an x86 with an instruction that counts bits, as all are since about 2008."""
    about = Path("/proc/cpuinfo")
    return (
        platform.machine() == "x86_64" and about.is_file() and "popcnt" in about.read_text(encoding="utf-8")
    )


def compiled() -> Path | None:
    """The module compiled for this Python, if there is one and neither the source nor its types are newer."""
    source = ROOT / SOURCE
    newest = max(path.stat().st_mtime for path in (source, source.with_suffix(".pxd")))
    return next((found for found in _modules() if found.stat().st_mtime >= newest), None)


def _modules() -> list[Path]:
    """What this Python would import, whatever source it is of."""
    from importlib.machinery import EXTENSION_SUFFIXES

    source = ROOT / SOURCE
    paths = (source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return [path for path in paths if path.is_file()]


def build(*, force: bool = False) -> None:
    """Compile the module unless it is up to date; any failure is an exception, and leaves no older one."""
    if not force and compiled() is not None:
        return
    try:
        _compile()
    except BaseException:
        for outdated in _modules():
            outdated.unlink()
        raise


def _compile() -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    os.chdir(ROOT)
    try:
        extension = Extension(MODULE, [str(SOURCE)], extra_compile_args=flags())
        parts: Any = cythonize(  # type: ignore[no-untyped-call]
            [extension],
            build_dir="build/core",
            compiler_directives=DIRECTIVES,
            language_level=3,
            force=True,
            quiet=True,
        )
        command: Any = build_ext(Distribution({"ext_modules": parts}))
        command.inplace = True
        command.force = True
        command.build_temp = "build/core"
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


def build_if_wanted() -> bool:
    """Compile as the environment asks for; whether the module is there. See the head of this file."""
    wish = os.environ.get("TISCHRUNDE_CORE", "")
    if wish not in WORDS:
        raise ValueError(f"TISCHRUNDE_CORE must be one of {', '.join(WORDS[:-1])} or empty, not {wish!r}")
    if wish == "none":
        return False
    try:
        build(force=wish == "portable")
    except (Exception, SystemExit) as error:
        if wish in ("required", "portable"):
            raise
        print(f"Rumis plays without its compiled search: {error}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    build(force="--force" in sys.argv[1:])
    print(compiled())
