"""What a build adds to the sources: the commit they are from, and into a compiled wheel what `make fast` has left."""

import os
import subprocess
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while something is built
    """Hatchling calls it for sdist and wheel; `pip install -e` gets nothing."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's
        """Add files by their place in the archive."""
        self._note: Path | None = None
        if version != "standard":
            return
        package = "src/croupier" if self.target_name == "sdist" else "croupier"
        if commit := commit_of(Path(self.root)):
            with NamedTemporaryFile("w", encoding="utf-8", delete=False) as note:
                note.write(commit)
            self._note = Path(note.name)
            self._note.chmod(0o644)
            build_data["force_include"][note.name] = f"{package}/commit.txt"
        if self.target_name == "wheel" and os.environ.get("CROUPIER_WHEEL") == "compiled":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(Path(self.root) / "src" / "croupier" / "_fast")] = "croupier/_fast"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # Any: as above
        """Take the note away."""
        del version, build_data, artifact_path
        if self._note:
            self._note.unlink()


def commit_of(root: Path) -> str:
    """The commit checked out there, with `-dirty` if files differ from it; empty without git.

    An unpacked sdist brings its note with it, and is no part of a repository that may lie around it.
    """
    if not (root / ".git").exists():
        return ""
    command = ["git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return ""
