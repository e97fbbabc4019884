"""The arrows of the house: who may import whom (docs/architecture.md), and what rules code may not do."""

import ast
from pathlib import Path

import pytest

from tests.architecture.sources import HOUSE, imports, room_of, sources, tree

ALLOWED = {
    "engine": set(),
    "kit": {"engine"},
    "games": {"engine"},
    "bots": {"engine"},
    "catalog": {"engine"},
    "text": {"engine"},
    "press": {"engine", "text"},
    "paper": {"engine", "kit", "text", "press", "extras"},
    "notebook": {"engine", "kit", "catalog", "text", "press"},
    "lab": {"engine", "catalog", "bots", "text", "press", "env", "extras"},
    "server": {"engine", "kit", "catalog", "bots", "text", "press"},
    "testing": {"engine", "kit", "catalog", "bots", "text", "press", "paper", "lab", "server"},
    "env": {"engine", "catalog", "bots", "text", "extras"},
    "extras": {"engine"},
    "__main__": {"cli"},
    "cli": {"engine", "kit", "catalog", "bots", "text", "press", "lab", "server", "commands", "compiled"},
    "commands": {
        *("engine", "kit", "catalog", "bots", "text", "press", "paper", "lab", "server", "cli", "env"),
        *("compiled", "extras"),  # what a build is, and what it lacks
    },
    "__init__": {"engine", "catalog", "compiled", "env", "extras", "notebook", "text"},
    "compiled": set(),
}

IN_A_GAME = {
    "cards": {"cards"},
    "rules": {"cards", "rules"},
    "effects": {"cards", "rules", "effects"},
    "game": {"cards", "rules", "effects"},
    "bot": {"cards", "rules", "effects", "bot"},
    "page": {"cards", "rules", "effects", "page"},
    "text": {"cards", "rules", "effects", "text"},
    "": {"game", "text", "bot", "page"},
}
"""The layers of a game, each a folder or a module; '' is the package itself, which exports the class."""

IN_THE_ENGINE = {
    "state": {"state", "errors", "chance"},
    "": {"", "state"},
    "play": {"play", "", "state"},
    "laws": {"laws", "play", "", "state"},
}
"""The layers of the engine: declared state, game and questions, matches, laws; '' is the folder itself."""

USES_THE_KIT = {"page", "text", "cards", "effects"}
"""Of the layers of a game: its page, its text, and the readers of its cards."""

FORBIDDEN_IN_RULES = {"random", "time", "os", "datetime", "secrets", "uuid", "asyncio", "threading", "logging"}
FORBIDDEN_CALLS = {"id", "hash", "open", "print", "input", "eval", "exec", "globals"}


def test_every_room_imports_only_what_it_may() -> None:
    wrong = []
    for path in sources(HOUSE):
        room = room_of(path)
        for line, module in imports(path):
            parts = module.split(".")
            if parts[0] != "croupier" or len(parts) == 1:
                continue
            other = parts[1]
            if other in (room, "__version__") or (other == "kit" and layer_of(path) in USES_THE_KIT):
                continue
            if other not in ALLOWED[room]:
                wrong.append(f"{path}:{line} imports {module}; {room} may import {sorted(ALLOWED[room]) or 'nothing'}")
    assert not wrong, "\n".join(wrong)


def test_the_kit_knows_no_game_and_games_use_it_for_people_only() -> None:
    """A page is drawn, a text is spoken, a card is read; rules and bots need none of that."""
    used = {
        layer_of(path)
        for path in sources(HOUSE / "games")
        for _, module in imports(path)
        if module.startswith("croupier.kit")
    }
    assert {"page"} <= used <= USES_THE_KIT
    assert ALLOWED["kit"] == {"engine"}
    assert all("kit" not in ALLOWED[room] for room in ("engine", "games", "bots", "text", "press", "lab", "catalog"))


def layer_of(path: Path) -> str | None:
    """The layer of a game in which a module lies; '' for the package itself, None for what is no part of a game."""
    parts = path.relative_to(HOUSE).parts
    return None if parts[0] != "games" else parts[2].removesuffix(".py").replace("__init__", "")


def test_every_layer_of_a_game_imports_only_what_it_may() -> None:
    wrong = []
    for path in sources(HOUSE / "games"):
        game, layer = path.relative_to(HOUSE / "games").parts[0], layer_of(path) or ""
        allowed = IN_A_GAME[layer]
        for line, module in imports(path):
            parts = module.split(".")
            if parts[:2] != ["croupier", "games"]:
                continue
            if parts[2] != game:
                wrong.append(f"{path}:{line} imports another game")
            elif len(parts) == 3 or parts[3] not in allowed:
                wrong.append(f"{path}:{line} imports {module}; {layer} may import {sorted(allowed)}")
    assert not wrong, "\n".join(wrong)


def test_no_layer_of_the_engine_imports_one_above_it() -> None:
    wrong = []
    for path in sources(HOUSE / "engine"):
        parts = path.relative_to(HOUSE / "engine").parts
        if parts == ("__init__.py",):
            continue
        allowed = IN_THE_ENGINE[parts[0] if len(parts) > 1 else ""]
        for line, module in imports(path):
            if not module.startswith("croupier.engine."):
                continue
            first = module.split(".")[2]
            layer = first if first in IN_THE_ENGINE else ""
            if layer not in allowed and first not in allowed:
                wrong.append(f"{path}:{line} imports {module}")
    assert not wrong, "\n".join(wrong)


def test_a_bot_or_a_page_is_loaded_only_when_it_is_wanted() -> None:
    for path in (HOUSE / "games").glob("*/__init__.py"):
        at_once = [node for node in tree(path).body if isinstance(node, ast.ImportFrom)]
        rooms = {str(node.module).split(".")[3] for node in at_once if str(node.module).count(".") > 2}
        assert rooms
        assert not rooms & {"bot", "page"}, path


@pytest.mark.parametrize("game", sorted(path.name for path in (HOUSE / "games").iterdir() if path.is_dir()))
def test_rules_are_deterministic_and_keep_nothing_outside_the_state(game: str) -> None:
    for path in sources(HOUSE / "games" / game):
        _keeps_to_the_state(path)


def _keeps_to_the_state(path: Path) -> None:
    said = tree(path)
    for line, module in imports(path):
        assert module.split(".")[0] not in FORBIDDEN_IN_RULES, f"{path}:{line}: rules may not use {module}"
    for node in ast.walk(said):
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{where}: rules may not call {node.func.id}"
        if isinstance(node, ast.ExceptHandler):
            caught = ast.unparse(node.type) if node.type else "everything"
            assert caught not in ("everything", "Exception", "BaseException", "Pending", "StepOver"), (
                f"{where}: {caught}"
            )
        if isinstance(node, ast.Global | ast.Nonlocal):
            pytest.fail(f"{where}: rules keep nothing outside the state")
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Set | ast.SetComp):
            pytest.fail(f"{where}: the order of a set is nobody's order")
