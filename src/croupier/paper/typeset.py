"""Typesetting by Typst: a program of the press and its data become pages. Its warnings are errors."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, cast

from croupier.extras import from_extras
from croupier.paper.errors import CannotPrint

if TYPE_CHECKING:
    from typst import Compiler, Fonts


class Pages:
    """What a program of the press makes of its data."""

    def __init__(self, compiler: "Compiler") -> None:
        self._compiler = compiler

    def pdf(self) -> bytes:
        """As one PDF; the same bytes for the same data. Raises `CannotPrint`."""
        return cast("bytes", self._made(format="pdf"))

    def png(self, density: float) -> list[bytes]:
        """As a PNG for each page, with so many pixels an inch. Raises `CannotPrint`."""
        made = self._made(format="png", ppi=density)
        return [made] if isinstance(made, bytes) else list(made)

    def asked(self, label: str) -> list[dict[str, Any]]:  # Any: JSON
        """The values that the program has put under a label, in their order. Raises `CannotPrint`."""
        try:
            found = json.loads(self._compiler.query(f"<{label}>"))
        except RuntimeError as error:
            raise CannotPrint(f"Typst says: {error}") from error
        return [one["value"] for one in found]

    def _made(self, **how: Any) -> Any:  # Any: as Typst takes it; bytes, or a list of them
        from typst import TypstError

        try:
            made, warnings = self._compiler.compile_with_warnings(**how)
        except TypstError as error:
            raise CannotPrint(f"Typst says: {error.message}") from error
        if warnings:
            raise CannotPrint(f"Typst warns: {warnings[0].message}")
        return made


@contextmanager
def typeset(program: str, data: Mapping[str, Any], beside: Mapping[str, bytes] | None = None) -> Iterator[Pages]:
    """The pages that `typ/PROGRAM.typ` makes of this data (JSON), which it reads as `order`, and of files beside it."""
    with from_extras("print"):
        from typst import Compiler
    with as_file(files("croupier.paper") / "typ") as programs, TemporaryDirectory(prefix="croupier-print-") as made:
        folder = programs
        if beside:
            folder = Path(made)
            for name, body in {f"{program}.typ": (programs / f"{program}.typ").read_bytes(), **beside}.items():
                (folder / name).write_bytes(body)
        yield Pages(
            Compiler(
                str(folder / f"{program}.typ"),
                root=str(folder),
                font_paths=_fonts(),
                ignore_system_fonts=True,
                sys_inputs={"order": json.dumps(data, ensure_ascii=False)},
            )
        )


@cache
def _fonts() -> "Fonts":
    """The fonts of the press and no others, so that every machine sets the same."""
    from typst import Fonts

    with as_file(files("croupier.paper") / "fonts") as folder:
        return Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[Path(folder)])
