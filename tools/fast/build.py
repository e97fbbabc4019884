"""Writes the sources for the compiler, compiles them, and puts the modules where `croupier.compiled` finds them."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from croupier import catalog, compiled
from tools.fast.groups import SOURCES, needs, path, read_by
from tools.fast.rewrite import rewritten

FOLDER = Path(__file__).parents[2] / "build" / "fast"
COPY = FOLDER / "src"
LOG = FOLDER / "log.txt"
LEFT_OUT = ("__pycache__", "_fast", "server", "commands", "lab", "paper", "press", "cli.py")
"""What no compiled module imports."""


class CannotCompileError(Exception):
    """The compiler refused; the log says why."""


def build(groups: dict[str, list[str]], level: str, jobs: int) -> None:
    """Compile these groups. Raises `CannotCompileError`."""
    for name in catalog.ours():
        catalog.find(name)  # the classes of state must exist before they can be written out
    manifest = manifest_of(groups)  # before the compiler takes its time: what changes meanwhile is not compiled
    write(groups)
    sources = [str(path(module)) for modules in groups.values() for module in modules]
    known = FOLDER / sha256(" ".join(sources).encode()).hexdigest()[:12]  # what mypyc remembers fits one list alone
    order = {
        "arguments": [
            "--config-file=",
            "--namespace-packages",
            "--explicit-package-bases",
            "--ignore-missing-imports",
            f"--cache-dir={known}",
            *sources,
        ],
        "groups": [([str(path(module)) for module in modules], f"croupier_{name}") for name, modules in groups.items()],
        "folder": str(FOLDER),
        "level": level,
        "jobs": jobs,
    }
    shutil.rmtree(FOLDER / "lib", ignore_errors=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(  # noqa: S603  # ourselves
            [sys.executable, "-P", "-m", "tools.fast.objects", json.dumps(order)],
            cwd=COPY,
            stdout=log,
            stderr=log,
            env={**os.environ, "CROUPIER_PURE": "1", "PYTHONPATH": str(SOURCES.parent)},
            check=False,
        )
    if done.returncode:
        raise CannotCompileError(LOG)
    install(groups, manifest)


def write(groups: dict[str, list[str]]) -> None:
    """Copy the sources and write into them what the compiler needs; what is as before keeps its time."""
    listed = {SOURCES / path(module): module for modules in groups.values() for module in modules}
    for source in _sources(SOURCES / "croupier"):
        target = COPY / source.relative_to(SOURCES)
        text = rewritten(source, listed[source]) if source in listed else source.read_text(encoding="utf-8")
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")


def _sources(folder: Path) -> Iterable[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name not in LEFT_OUT:
            if entry.is_dir():
                yield from _sources(entry)
            elif entry.suffix == ".py":
                yield entry


def manifest_of(groups: dict[str, list[str]]) -> dict[str, object]:
    """What is compiled, of which sources, for which Python."""
    return {
        "suffix": compiled.SUFFIX,
        "groups": {
            name: {
                "needs": needs(name),
                "modules": modules,
                "sources": {module: compiled.fingerprint(module) for module in (*modules, *read_by(modules))},
            }
            for name, modules in groups.items()
        },
    }


def install(groups: dict[str, list[str]], manifest: dict[str, object]) -> None:
    """Put the modules into the package, with the manifest last: without it nobody looks at them."""
    shutil.rmtree(compiled.FOLDER, ignore_errors=True)
    shutil.copytree(FOLDER / "lib" / "croupier", compiled.FOLDER)
    for name in groups:
        library = f"croupier_{name}__mypyc{compiled.SUFFIX}"
        shutil.copy(FOLDER / "lib" / library, compiled.FOLDER / library)
    compiled.MANIFEST.write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def drop(group: str) -> None:
    """Leave a group to the interpreter."""
    manifest = json.loads(compiled.MANIFEST.read_text(encoding="utf-8"))
    del manifest["groups"][group]
    compiled.MANIFEST.write_text(json.dumps(manifest, indent=1), encoding="utf-8")
