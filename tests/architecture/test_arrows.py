"""The arrows of the house: who may import whom (docs/architecture.md), and what rules code may not do."""

import ast
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import HOUSE, imports, room_of, sources

ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "catalog": {"engine"},
    "text": {"engine"},
    "press": {"engine", "text"},
    "lab": {"engine", "catalog", "bots", "text", "press"},
    "server": {"engine", "catalog", "bots", "text", "press"},
    "adapters": {"engine", "catalog"},
    "cli": {"engine", "catalog", "bots", "text", "press", "lab", "server", "adapters", "commands"},
    "commands": {"engine", "catalog", "bots", "text", "press", "lab", "server", "adapters", "cli"},
    "__init__": {"engine", "catalog"},
}

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
            if (other == room and room != "games") or other == "__version__":
                continue
            if room == "games" and other == "games":
                if path.relative_to(HOUSE).parts[1] != parts[2]:
                    wrong.append(f"{path}:{line} imports another game")
                continue
            if other not in ALLOWED[room]:
                wrong.append(f"{path}:{line} imports {module}; {room} may import {sorted(ALLOWED[room]) or 'nothing'}")
    assert not wrong, "\n".join(wrong)


def test_the_engine_and_the_games_use_the_standard_library_only() -> None:
    for path in [*sources(HOUSE / "engine"), *sources(HOUSE / "games")]:
        for line, module in imports(path):
            top = module.split(".")[0]
            assert top == "croupier" or top in sys.stdlib_module_names, f"{path}:{line} imports {module}"


@pytest.mark.parametrize("path", sources(HOUSE / "games"), ids=lambda p: str(p.relative_to(HOUSE)))
def test_rules_are_deterministic_and_keep_nothing_outside_the_state(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for line, module in imports(path):
        assert module.split(".")[0] not in FORBIDDEN_IN_RULES, f"{path}:{line}: rules may not use {module}"
    for node in ast.walk(tree):
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


def test_a_game_is_registered_nowhere_but_at_its_entry_point() -> None:
    games = {path.name for path in (HOUSE / "games").iterdir() if (path / "rules.py").exists()}
    for path in sources(HOUSE):
        if room_of(path) == "games":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.If | ast.Match | ast.Compare):
                for constant in ast.walk(node):
                    named = isinstance(constant, ast.Constant) and constant.value in games
                    assert not named, f"{path}:{node.lineno} decides by the name of a game"
