"""The sources of Croupier, and what they import."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[2] / "src" / "croupier"


def sources(folder: Path = HOUSE) -> list[Path]:
    """All modules in a folder."""
    return sorted(folder.rglob("*.py"))


def room_of(path: Path, house: Path = HOUSE) -> str:
    """The room of a module: the first part of its path in the house."""
    return path.relative_to(house).parts[0].removesuffix(".py")


@cache
def tree(path: Path) -> ast.Module:
    """What a module says, parsed once for all who ask."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> list[tuple[int, str]]:
    """Everything a module imports, wherever in it, with the line: `a.b` for `import a.b` and for `from a import b`."""
    return list(_imports(path))


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: say where it comes from, no relative imports"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def modules() -> Mapping[str, Path]:
    """All modules of Croupier by name; a package is its `__init__.py`."""
    names = {".".join(("croupier", *path.relative_to(HOUSE).with_suffix("").parts)): path for path in sources()}
    return {name.removesuffix(".__init__"): path for name, path in names.items()}


def module_of(name: str, known: Mapping[str, Path]) -> str:
    """The module in which an imported name is found; '' if it is none of Croupier's."""
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name
