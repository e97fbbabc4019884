"""Compiled modules in the place of sources, where they were made of these very sources (`make fast`, decision 22).

A build leaves extension modules and a manifest in the folder `_fast` beside this file. The modules of a group are taken
if all its sources, and those of the groups it needs, are still the ones that were compiled, by the same kind of Python;
else the sources are. To its sources belong those beside them that stay interpreted, for their constants may be compiled
in. `CROUPIER_PURE=1` in the environment takes the sources in any case.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder, SourceFileLoader
from importlib.readers import FileReader
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Any, TypeVar, get_type_hints

T = TypeVar("T")

FOLDER = Path(__file__).parent / "_fast"
MANIFEST = FOLDER / "manifest.json"
SUFFIX = str(get_config_var("EXT_SUFFIX"))
"""How names of extension modules end here: a kind of Python and a kind of machine."""

groups: tuple[str, ...] = ()
"""What runs compiled: `engine`, `bots`, `env` and names of games."""


class _Loader(ExtensionFileLoader):
    """Loads a compiled module; the files that lie beside it lie beside its source."""

    def __init__(self, name: str, path: Path, source: Path) -> None:
        super().__init__(name, str(path))
        self._source = source

    def get_resource_reader(self, name: str | None = None) -> FileReader:
        return FileReader(SourceFileLoader(name or self.name, str(self._source)))


class _Finder(MetaPathFinder):
    """Finds compiled modules before anybody looks for sources."""

    def __init__(self, modules: dict[str, tuple[Path, Path]]) -> None:
        self._modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if fullname not in self._modules:
            parent = self._modules.get(fullname.rpartition(".")[0])  # a compiled package says that it lies elsewhere
            return PathFinder.find_spec(fullname, [str(parent[1].parent)]) if parent else None
        module, source = self._modules[fullname]
        package = [str(source.parent)] if source.name == "__init__.py" else None
        loader = _Loader(fullname, module, source)
        return spec_from_file_location(fullname, module, loader=loader, submodule_search_locations=package)


def source_of(module: str) -> Path:
    """The file in which a module of Croupier is written."""
    path = FOLDER.parents[1].joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def fingerprint(module: str) -> str:
    """What tells one text of a source from every other."""
    try:
        return sha256(source_of(module).read_bytes()).hexdigest()
    except OSError:
        return ""


def interpreted(annotations: dict[str, str]) -> Callable[[type[T]], type[T]]:
    """Gives a class the annotations it was written with: a compiled class that keeps its dictionary has others."""

    def annotated(cls: type[T]) -> type[T]:
        cls.__annotations__ = annotations
        known = get_type_hints(cls, include_extras=True)
        cls.__annotations__ = {name: known[name] for name in annotations}
        return cls

    return annotated


def up_to_date(manifest: Mapping[str, Any]) -> list[str]:  # Any: JSON
    """The groups whose modules were made of the sources that are here, by this kind of Python."""
    taken: list[str] = []
    for name, group in manifest["groups"].items() if manifest["suffix"] == SUFFIX else ():
        needed = all(need in taken for need in group["needs"])  # a group stands behind those it needs
        sources = group.get("sources", {})  # a build of long ago has none
        if needed and sources and all(fingerprint(module) == known for module, known in sources.items()):
            taken.append(name)
    return taken


def install() -> None:
    """From now on import what is compiled and up to date."""
    global groups  # noqa: PLW0603  # said once, when the package is imported
    if os.environ.get("CROUPIER_PURE") or not MANIFEST.exists():
        return
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    groups = tuple(up_to_date(manifest))
    modules: dict[str, tuple[Path, Path]] = {}
    for name in groups:
        library = f"croupier_{name}__mypyc"
        modules[library] = (FOLDER / f"{library}{SUFFIX}", FOLDER)
        modules |= {module: (_built(module), source_of(module)) for module in manifest["groups"][name]["modules"]}
    if modules:
        sys.meta_path.insert(0, _Finder(modules))


def _built(module: str) -> Path:
    """The file of a compiled module."""
    place = FOLDER.joinpath(*module.split(".")[1:])
    if source_of(module).name == "__init__.py":
        place /= "__init__"
    return place.with_name(place.name + SUFFIX)
