"""Turns what mypyc has written into extension modules: `python -m tools.fast.objects`, run by `build.py`.

Every C file is compiled once, side by side with others, and only if it or a header has changed: the libraries of all
groups share the run-time of mypyc, and most builds change one game.
"""

import json
import re
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from sysconfig import get_paths

from mypyc.build import mypycify
from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

from croupier.compiled import SUFFIX

FLAGS = ("-fcommon", "-fvisibility=hidden")
"""mypyc defines what one library takes from another in every file of the one: the linker is to see one thing. Nobody
else looks for names in a library, so calls within it go straight."""

LEAVING = ("ChanceDrawn", "Pending", "StepOver", "StopExploring")
"""Exceptions by which flows are left on purpose. Nobody reads through which lines they came, and to note these is two
fifths of a fork."""

TRACED = "void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals) {\n"
"""Where the run-time of mypyc begins to note a line."""

FREED = "    Py_TYPE(self)->tp_free((PyObject *)self);\n"
"""Where an object is freed in what mypyc writes."""

LET_GO = """\
    PyTypeObject *of = Py_TYPE(self);
    of->tp_free((PyObject *)self);
    if (of->tp_flags & Py_TPFLAGS_HEAPTYPE) Py_DECREF(of);
"""
"""An object holds its class, and mypyc forgets to let go of that: a game with other cards would stay for good."""

_INCLUDED = re.compile(r'#include [<"]([^>"]+)[>"]')


class Workshop:
    """A C compiler, and the folder in which it works."""

    def __init__(self, folder: Path, level: str) -> None:
        self.folder = folder
        self.level = level
        self.python = {get_paths()["include"], get_paths()["platinclude"]}
        self._texts: dict[Path, str] = {}

    def compile(self, source: str, extension: Extension) -> str:
        """The object file of a C file; an older one if nothing has changed."""
        told = "".join([self.level, *FLAGS, *map(self._text, sorted(self._included(Path(source))))])
        name = f"{Path(source).stem[-60:]}-{sha256(told.encode()).hexdigest()[:16]}"
        target = self.folder / "objects" / f"{name}.o"
        if not target.exists():
            begun = time.monotonic()
            compiler = new_compiler()
            customize_compiler(compiler)
            made = compiler.compile(
                [source],
                output_dir=str(self.folder / "temp" / name),
                include_dirs=[*extension.include_dirs, *self.python],
                extra_postargs=[*extension.extra_compile_args, *FLAGS],
            )
            target.parent.mkdir(parents=True, exist_ok=True)
            Path(made[0]).replace(target)
            print(f"{time.monotonic() - begun:.1f} s for {Path(source).name}", flush=True)
        return str(target)

    def _included(self, file: Path) -> set[Path]:
        """A C file and all headers of ours that it brings in."""
        found, open_ = {file}, [file]
        while open_:
            for name in _INCLUDED.findall(self._text(open_.pop())):
                header = self.folder / "c" / name
                if header.exists() and header not in found:
                    found.add(header)
                    open_.append(header)
        return found

    def _text(self, file: Path) -> str:
        if file not in self._texts:
            self._texts[file] = file.read_text(encoding="utf-8")
        return self._texts[file]

    def link(self, extension: Extension, objects: Sequence[str]) -> None:
        """The extension module of these object files."""
        target = self.folder / "lib" / Path(*extension.name.split("."))
        target.parent.mkdir(parents=True, exist_ok=True)
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.link_shared_object(list(objects), str(target.with_name(target.name + SUFFIX)))


def let_pass(runtime: Path) -> None:
    """Note no lines for exceptions by which flows are left."""
    same = " || ".join(f'!strcmp(((PyTypeObject *)leaving)->tp_name, "{name}")' for name in LEAVING)
    lines = f"    PyObject *leaving = PyErr_Occurred();\n    if (leaving && ({same})) return;\n"
    text = runtime.read_text(encoding="utf-8")
    runtime.write_text(text.replace(TRACED, TRACED + lines), encoding="utf-8")


def let_classes_go(folder: Path) -> None:
    """Let classes go with their last object."""
    for source in folder.rglob("*.c"):
        text = source.read_text(encoding="utf-8")
        if FREED in text:
            source.write_text(text.replace(FREED, LET_GO), encoding="utf-8")


def main(order: str) -> None:
    """Carry out an order of `build.py`."""
    asked = json.loads(order)
    folder = Path(asked["folder"])
    begun = time.monotonic()
    extensions = mypycify(
        asked["arguments"],
        opt_level=asked["level"],
        debug_level="0",
        multi_file=True,
        separate=[(sources, name) for sources, name in asked["groups"]],
        target_dir=str(folder / "c"),
    )
    let_pass(folder / "c" / "exc_ops.c")
    let_classes_go(folder / "c")
    print(f"{time.monotonic() - begun:.1f} s until all is C", flush=True)
    workshop = Workshop(folder, asked["level"])
    wanted = {source: extension for extension in extensions for source in extension.sources}
    by_size = sorted(wanted, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(asked["jobs"]) as pool:
        objects = dict(zip(by_size, pool.map(lambda s: workshop.compile(s, wanted[s]), by_size), strict=True))
        list(pool.map(lambda e: workshop.link(e, [objects[source] for source in e.sources]), extensions))


if __name__ == "__main__":
    main(sys.argv[1])
