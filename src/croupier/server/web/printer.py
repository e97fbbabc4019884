"""A game on paper from its pages: each PDF is made once, in a process of its own, and kept in a folder."""

import asyncio
import hashlib
import shutil
import sys
from collections.abc import Awaitable, Callable
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import structlog

from croupier.engine import BadSetup, Game, check_setup, fitting
from croupier.engine.card_sets import as_text
from croupier.engine.once import once_for_each
from croupier.server.errors import NotPrinted, PrinterBusy
from croupier.text.bundle import package_of

WHAT = ("cards", "boards", "tokens", "aids", "rulebook", "list")
PAPERS = ("a4", "letter")

SETTERS = ("typst", "fonttools")
"""The packages of the extra `print`: of other versions they may set something else."""

LONGEST = 120.0
"""Seconds after which a print that is not made is given up."""

log = structlog.get_logger("croupier.print")


class Wanted(NamedTuple):
    """What is printed of which game, in which language, for which paper."""

    game: type[Game]
    what: str
    language: str
    paper: str

    @property
    def name(self) -> str:
        """The name of the file for who takes it home."""
        return f"{self.game.slug}-{self.what}.{self.language}.{self.paper}.pdf"


def prints_of(game: type[Game]) -> tuple[str, ...]:
    """What there is of a game to be printed: boards and tokens only where its rules have any."""
    return tuple(what for what in WHAT if what not in ("boards", "tokens") or _has_pieces(game, what))


@once_for_each
def _has_pieces(game: type[Game], what: str) -> bool:
    players = fitting(game, {}, range(game.seats[0], game.seats[1] + 1))
    try:
        box = game.components(players[-1], check_setup(game, players[-1], {}))
    except (BadSetup, IndexError):
        return False
    return bool(box.boards or (what == "tokens" and box.tokens))


class Printer:
    """Makes prints, one at a time, and keeps them in a folder; there is none where the folder is '' or typst lacks."""

    def __init__(self, folder: str, longest: float = LONGEST) -> None:
        self._folder = Path(folder) if folder and find_spec("typst") and find_spec("fontTools") else None
        self._longest = longest
        self._making: tuple[Path, asyncio.Task[None]] | None = None

    @property
    def there(self) -> bool:
        """Whether anything can be printed."""
        return self._folder is not None

    async def tag(self, wanted: Wanted) -> str:
        """What tells this print from those of its name that were made of anything else, be it of the house."""
        made_of = await asyncio.to_thread(_made_of, wanted.game)
        return f"{wanted.name.removesuffix('.pdf')}-{made_of}"

    async def print(self, wanted: Wanted, count: Callable[[], Awaitable[None]]) -> bytes:
        """The PDF, which is made if there is none yet: then it counts, and `count` raises `TooMany` after many.

        Raises `PrinterBusy` while another one is made, and `NotPrinted`.
        """
        assert self._folder is not None
        kept = self._folder / f"{await self.tag(wanted)}.pdf"
        if not await asyncio.to_thread(kept.is_file):
            await self._made(wanted, kept, count)
        return await asyncio.to_thread(kept.read_bytes)

    async def _made(self, wanted: Wanted, kept: Path, count: Callable[[], Awaitable[None]]) -> None:
        if self._making is None:
            await count()
        if self._making is None:
            self._making = kept, asyncio.create_task(self._make(wanted, kept))
        making, task = self._making
        if making != kept:
            raise PrinterBusy("Something else is being printed: try again in a few seconds.")
        await asyncio.shield(task)  # whoever goes away leaves it to those who come later

    async def _make(self, wanted: Wanted, kept: Path) -> None:
        try:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(prefix=".print-", dir=kept.parent) as made:
                await self._run(wanted, made)
                await asyncio.to_thread(_keep, Path(made), kept)
        except OSError as error:
            log.warning("not printed", file=wanted.name, error=str(error))
            raise NotPrinted("The folder of the prints cannot be written.") from error
        finally:
            self._making = None

    async def _run(self, wanted: Wanted, folder: str) -> None:
        game, what, language, paper = wanted
        options = ["--what", what, "--language", language, "--paper", paper, "--out", folder]
        for field, text in game.card_set().items():
            options += ["--set", f"{field}={text}"]
        gently = ("nice", "-n", "10") if shutil.which("nice") else ()
        process = await asyncio.create_subprocess_exec(
            *(*gently, sys.executable, "-m", "croupier", "print", game.slug, *options),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(self._longest):
                _, said = await process.communicate()
        except TimeoutError:
            log.warning("not printed", file=wanted.name, error=f"not made in {self._longest:g} seconds")
            raise NotPrinted("This takes too long to be printed here.") from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            log.warning("not printed", file=wanted.name, error=said.decode(errors="replace").strip())
            raise NotPrinted("This cannot be printed; the log of the server says why.")


def _keep(made: Path, kept: Path) -> None:
    """Move the print out of its folder, in place of older ones."""
    (file,) = made.glob("*.pdf")
    file.replace(kept)
    for older in kept.parent.glob(f"{kept.name.rpartition('-')[0]}-*.pdf"):
        if older != kept:
            older.unlink(missing_ok=True)


@once_for_each
def _made_of(game: type[Game]) -> str:
    """What a print of a game is made of, as a short hash. Nothing of it changes under a server that runs."""
    setters = (f"{name} {version(name)}" for name in SETTERS)
    contents = (_content(package) for package in ("croupier", package_of(game)))
    made_of = "\n".join((game.version, as_text(game.card_set()), *setters, *contents))
    return hashlib.sha256(made_of.encode()).hexdigest()[:16]


@cache
def _content(package: str) -> str:
    """The hash of all files of a package; of a single module that of the module.

    Their content counts, not when they were written: copies and images of a release keep or lose such times.
    """
    found, content = find_spec(package), hashlib.sha256()
    assert found is not None
    for folder in map(Path, found.submodule_search_locations or ()):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                content.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    if not found.submodule_search_locations and found.origin is not None:
        content.update(Path(found.origin).read_bytes())
    return content.hexdigest()
