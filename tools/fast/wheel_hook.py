"""Puts the compiled modules into a wheel when `CROUPIER_WHEEL=compiled` says so; else the wheel is pure Python."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while a wheel is built
    """A wheel of this Python and machine, with modules and manifest beside the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's
        """Add what `make fast` has left."""
        if version != "standard" or os.environ.get("CROUPIER_WHEEL") != "compiled":
            return
        folder = Path(self.root) / "src" / "croupier" / "_fast"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = "croupier/_fast"
