"""Lets the installation compile the search core of Rumis; see `build_core`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from build_core import build_if_wanted, compiled  # the folder is no package


class CoreHook(BuildHookInterface[Any]):
    """Builds the extension in place; a wheel takes it along and is then one for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel is made, also for an editable installation."""
        if self.target_name != "wheel" or not build_if_wanted():
            return
        found = compiled()
        assert found is not None
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("/" + found.relative_to(self.root).as_posix())
