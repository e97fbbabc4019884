"""The pages of the API reference, written from what packages export, in the order and the words of their modules."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src"

PUBLIC = ("croupier", "croupier.engine", "croupier.kit")
"""What is public in full (docs/policy.md): all of `__all__`."""

BESIDE = ("croupier.env", "croupier.bots", "croupier.lab")
"""What the pages for researchers use beside it; it may still change."""

NAMED = {
    "croupier.env": {
        "croupier.env.actions": ["Actions"],
        "croupier.env.observation": ["Observation"],
        "croupier.env.running": ["Running"],
    }
}
"""What is shown of a package that exports nothing itself."""

NAME = re.compile(r"(?<![\[`\w])`([A-Z][A-Za-z_]+)`(?![\]`])")
PAGE = re.compile(r"`?docs/([\w/-]+\.md)`?")

UNSETTLED = (
    "!!! note\n    Not public in the sense of the [policy](../policy.md): it may change with a release, "
    "and the changelog says so.\n"
)


class Export(NamedTuple):
    """A name that a package exports, and the module from which it has it."""

    name: str
    module: str


def exports(package: str) -> list[Export]:
    """What `__all__` of a package holds, module by module in the order of its imports; its own functions come first."""
    tree = ast.parse(_file(package).read_text(encoding="utf-8"))
    found = {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    listed = _listed(tree)
    own = [Export(name, package) for name in listed if name not in found]
    return own + [Export(name, module) for name, module in found.items() if name in listed]


def pages() -> Iterator[tuple[str, str]]:
    """The pages of the reference: the address of each in docs/, and its Markdown."""
    shown: dict[str, str] = {}
    for package in (*PUBLIC, *BESIDE):
        mine = _mine(package)
        yield address(package), _page(package, mine, shown)
        shown |= {export.name: path(package, export) for export in mine if export.name not in shown}


def places() -> dict[str, str]:
    """What is shown, by its name: the path under which its place on the pages is found."""
    found: dict[str, str] = {}
    for package in (*PUBLIC, *BESIDE):
        for export in _mine(package):
            found.setdefault(export.name, path(package, export))
    return found


def linked(text: str, where: Mapping[str, str], own: str = "") -> str:
    """Text with names of what is shown as links to their places (but not `own`); blocks of code stay as they are."""

    def link(found: re.Match[str]) -> str:
        name = found[1]
        return found[0] if name == own or name not in where else f"[`{name}`][{where[name]}]"

    return "\n\n".join(part if "```" in part else NAME.sub(link, part) for part in text.split("\n\n"))


def address(package: str) -> str:
    """Where the page of a package lies in docs/."""
    return f"reference/{package.rpartition('.')[2]}.md"


def path(package: str, export: Export) -> str:
    """The name under which people import it; where a module has the same name, that of its own module leads to it."""
    hidden = export.module != package and _file(f"{package}.{export.name}").exists()
    return f"{export.module if hidden or package in NAMED else package}.{export.name}"


def _mine(package: str) -> list[Export]:
    named = NAMED.get(package)
    return [Export(name, module) for module, names in named.items() for name in names] if named else exports(package)


def _page(package: str, mine: list[Export], shown: Mapping[str, str]) -> str:
    lines = [f"# {package}\n", *([] if package in PUBLIC else [UNSETTLED]), _docstring(package)]
    again = [f"[`{export.name}`][{shown[export.name]}]" for export in mine if _elsewhere(export, package, shown)]
    if again:
        lines.append(f"Exported here too, and explained [there](croupier.md): {', '.join(again)}.\n")
    module = package
    for export in mine:
        if _elsewhere(export, package, shown):
            continue
        if export.module != module:
            module = export.module
            title = module.rpartition(".")[2].replace("_", " ").capitalize()
            lines.append(f"## {title}\n\n{_first_line(module, title)}\n")
        lines.append(f"::: {path(package, export)}\n    options:\n      heading_level: 3\n")
    return "\n".join(lines)


def _elsewhere(export: Export, package: str, shown: Mapping[str, str]) -> bool:
    """The same thing has been shown with an earlier package, as `Match` of the engine with `croupier`."""
    return package == "croupier.engine" and export.name in shown and export.name not in {"arrange", "start"}


def _listed(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            found: list[str] = ast.literal_eval(node.value)
            return found
    return []


def _file(module: str) -> Path:
    place = SOURCES.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def _docstring(module: str) -> str:
    """The docstring of a module, its examples as blocks, names and pages as links."""
    text = linked(fenced(ast.get_docstring(ast.parse(_file(module).read_text(encoding="utf-8"))) or ""), places())
    return PAGE.sub(r"[\1](../\1)", text) + "\n"


def _first_line(module: str, title: str) -> str:
    """What a module says of itself first, without its title where it begins with that."""
    line = _docstring(module).split("\n\n")[0].removeprefix(f"{title}: ")
    return line[:1].upper() + line[1:]


def fenced(text: str) -> str:
    """Text whose examples (`>>>`) stand in blocks of code: in Markdown they would be quotations."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.lstrip().startswith(">>>") != inside and (not inside or not line.strip()):
            inside = not inside
            lines.append("```pycon" if inside else "```")
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)
