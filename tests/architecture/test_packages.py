"""Which room may import which package that is not Python's own, and what each part of `pyproject.toml` is for."""

import re
import sys
from collections.abc import Iterator

from croupier.extras import BROUGHT
from tests.architecture.sources import HOUSE, imports, room_of, sources
from tests.bare import PROJECT

SERVER = {*BROUGHT["server"], *BROUGHT["postgres"]}
ALLOWED: dict[str, set[str]] = {
    "text": {"fluent", "markdown_it"},
    "cli": {"rich", "typer"},
    "commands": {"rich", "typer"},
    "env": {*BROUGHT["env"], *BROUGHT["gym"], *BROUGHT["pettingzoo"], *BROUGHT["spiel"]},
    "lab": {"numpy", *BROUGHT["lab"]},
    "paper": {*BROUGHT["print"]},
    "server": SERVER | {"anyio", "markupsafe"},  # of Litestar and of Jinja
    "testing": {"fluent", "pytest"},
}
"""A room that is not here uses the standard library only."""

SERVING = {"processes.py", "serve.py"}
"""The commands that are a part of the server: they are imported when it is started."""


def packages() -> Iterator[tuple[str, str, str]]:
    """Every package that is imported: the room, the place and the name."""
    for path in sources():
        room = room_of(path)
        for line, module in imports(path):
            top = module.partition(".")[0]
            if top != "croupier" and top not in sys.stdlib_module_names:
                serving = room == "commands" and path.name in SERVING and top in SERVER
                yield "server" if serving else room, f"{path.relative_to(HOUSE)}:{line}", top


def test_every_room_uses_only_the_packages_it_may() -> None:
    wrong = [f"{place} imports {top}" for room, place, top in packages() if top not in ALLOWED.get(room, set())]
    assert not wrong, "\n".join(wrong)


def test_nothing_is_installed_with_the_core_that_the_core_does_not_use() -> None:
    core = {top for room, _, top in packages() if room in ("text", "cli", "commands")}
    wanted = {re.split(r"[\[<>=]", line)[0] for line in PROJECT["dependencies"]}
    assert {
        name.replace("fluent.runtime", "fluent").replace("markdown-it-py", "markdown_it") for name in wanted
    } == core


def test_engine_kit_and_games_use_the_standard_library_only() -> None:
    assert not {"engine", "kit", "games"} & ALLOWED.keys()
