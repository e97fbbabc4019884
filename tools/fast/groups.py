"""What is compiled, in groups: a group is one library, and stands or falls as a whole."""

from pathlib import Path

from croupier.compiled import source_of

SOURCES = Path(__file__).parents[2] / "src"

ENGINE = (
    "chance",
    "decision",
    "game",
    "knowledge",
    "narration",
    "play.history",
    "play.match",
    "play.playout",
    "play.rerun",
    "play.view",
    "printed",
    "ranking",
    "state.parts",
)
"""What a playout, a fork and a determinization run through."""

BOTS = ("evaluator", "root_bandit", "search", "tree")

ENV = ("actions", "observation", "observed", "rows", "running", "stepper")
"""What a step of an environment runs through."""

READ_ONCE = ("designs", "notation", "reading", "tables")
"""Modules that read what is printed: once, and by signatures of functions, which compiled ones do not have."""


def all_groups() -> dict[str, list[str]]:
    """The modules of every group, the engine first: everybody needs it."""
    found = {
        "engine": [f"croupier.engine.{name}" for name in ENGINE],
        "bots": [f"croupier.bots.{name}" for name in BOTS],
        "env": [f"croupier.env.{name}" for name in ENV],
    }
    for folder in sorted((SOURCES / "croupier" / "games").iterdir()):
        if (folder / "rules").is_dir():
            found[folder.name] = [f"croupier.games.{folder.name}", *_layers(folder)]
    return found


def needs(group: str) -> list[str]:
    """The groups whose classes this one knows from inside."""
    return [] if group == "engine" else ["engine"]


def read_by(modules: list[str]) -> list[str]:
    """The modules beside these that stay interpreted: the compiler may write their constants into those it compiles."""
    folders = sorted({(SOURCES / path(module)).parent for module in modules})
    beside = [_name(file) for folder in folders for file in sorted(folder.glob("*.py"))]
    return [module for module in beside if module not in modules]


def _layers(folder: Path) -> list[str]:
    """The modules of a game that a bot runs through, from the lowest layer up: not its page and its words."""
    layers = ("cards", "rules", "effects", "game", "bot")
    files = [file for layer in layers for file in (folder / f"{layer}.py", *sorted((folder / layer).glob("*.py")))]
    return [_name(file) for file in files if file.exists() and file.stem not in {"__init__", *READ_ONCE}]


def _name(file: Path) -> str:
    """The module of a file."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def path(module: str) -> Path:
    """Where the source of a module lies, seen from `src`."""
    return source_of(module).relative_to(SOURCES)
