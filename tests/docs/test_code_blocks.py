"""Every Python block in the README and in docs/ runs, file by file, in order, in one namespace.

Blocks that ask a server at the usual address ask one that is started for them.
"""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
ADDRESS = "http://127.0.0.1:8000"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_code_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    space = ModuleType("__page__")
    monkeypatch.setitem(sys.modules, space.__name__, space)  # a game finds the types it names in its module
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    server = Server(tmp_path) if any(ADDRESS in block for block in blocks) else None
    try:
        for block in blocks:
            exec(compile(block.replace(ADDRESS, server.url) if server else block, str(page), "exec"), vars(space))
    finally:
        if server:
            server.stop()


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which does not exist"


def test_commands_shown_exist() -> None:
    from typer.main import get_command

    from croupier.cli import app

    known = set(getattr(get_command(app), "commands", {}))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```(?:console|sh)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            for line in block.splitlines():
                words = line.removeprefix("$ ").split()
                if words[:1] == ["croupier"] and len(words) > 1 and not words[1].startswith("-"):
                    assert words[1] in known, f"{page.name}: croupier {words[1]}"


def test_targets_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    places = [
        *PAGES,
        *(file for folder in ("src", "tests", "benchmarks", "tools") for file in (ROOT / folder).rglob("*.py")),
    ]
    for place in places:
        for name in re.findall(r"(?:`|^\$ )make ([a-z][a-z-]*)", place.read_text(encoding="utf-8"), re.MULTILINE):
            assert name in targets, f"{place.relative_to(ROOT)}: make {name}"
