"""How commands answer: words for people, JSON for programs, one line and an exit code for errors."""

import json
import logging
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from threading import Timer
from typing import Any, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from croupier import catalog
from croupier.catalog import find
from croupier.commands.stand_ins import HANDLER
from croupier.engine import BadSetup, CroupierError
from croupier.extras import from_extras

EXIT: Mapping[type[BaseException], int] = {CroupierError: 2, OSError: 2, BrokenExecutor: 2, KeyboardInterrupt: 130}
"""The exit code of each error; subclasses inherit it. Broken laws of a game are no error: `check` ends with 1."""

LAWS_BROKEN = 1

PATIENCE = 2.0
"""Seconds after which a person who waits is shown a progress bar."""

GOES_ON = "the same command goes on."
"""What whoever interrupts a run hears of a folder that keeps it."""

Tell = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


class Commands(TyperGroup):
    """The commands, with their errors in one line on stderr and examples that name a game that is there."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # Any: of the click that Typer carries
        """A command; its example is about the first game that is installed."""
        command = super().get_command(ctx, cmd_name)
        if command is not None and command.epilog:
            command.epilog = command.epilog.replace("GAME", next(iter(catalog.installed()), "GAME"))
        return command

    def invoke(
        self, ctx: Any
    ) -> Any:  # Any: the context of the click that Typer carries; whatever a command gives back
        """Run a command; the table `EXIT` decides how its errors end."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors=HANDLER)  # a sign that cannot be read or shown is no reason to stop
        try:
            with from_extras():
                return super().invoke(ctx)
        except BrokenPipeError:
            raise  # whoever read our output has had enough; Typer knows what to do
        except tuple(EXIT) as error:
            if str(error):
                typer.echo(said(error), err=True)
            raise typer.Exit(exit_code(error)) from None


def exit_code(error: BaseException) -> int:
    """The exit code of an error."""
    return next(code for kind, code in EXIT.items() if isinstance(error, kind))


def said(error: BaseException) -> str:
    """An error in one line."""
    if isinstance(error, OSError) and not isinstance(error, CroupierError) and error.strerror:
        where = f"{error.filename}: " if error.filename is not None else ""
        return f"{where}{error.strerror}"
    return " ".join(str(error).split())


def write_json(data: object) -> None:
    """Plain data on stdout."""
    typer.echo(json.dumps(data, indent=2))


class Findings(Protocol):
    """What a command of the lab has found: a page, data, and lines."""

    @property
    def plain(self) -> Any: ...  # Any: JSON

    def html(self, language: str) -> str: ...

    def lines(self, language: str) -> Iterator[str]: ...


def write_findings(found: Findings, html: Path | None, language: str, *, as_json: bool) -> None:
    """Write a page where one is wanted, and say the rest as data or in lines. Raises `OSError`."""
    if html is not None:
        html.write_text(found.html(language), encoding="utf-8")
    if as_json:
        write_json(found.plain)
    else:
        for line in found.lines(language):
            typer.echo(line)


def so_many(count: int, what: str) -> str:
    """`1 table`, `2 tables`."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def read_seed(text: str) -> int | str:
    """A number where it is one: seeds 7 and "7" deal the same cards, and a replay says which was meant."""
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text) else text


def seats_for(game: str, players: int | None) -> int:
    """The number of seats that was given; else 2, or the fewest of a game that is not for two."""
    if players is not None:
        return players
    low, high = find(game).seats
    return 2 if low <= 2 <= high else low


def read_variants(given: Sequence[str]) -> dict[str, str]:
    """`["hand_limit=7"]` as a mapping. Raises `BadSetup`."""
    variants: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadSetup(f"A variant is given as name=value, not {text!r}.")
        variants[name] = value
    return variants


@contextmanager
def said_when_interrupted(folder: Path, held: Callable[[], int], of: str = "") -> Iterator[None]:
    """Whoever interrupts hears how many matches a folder holds (none if that cannot be read), `of` how many."""
    try:
        yield
    except KeyboardInterrupt:
        try:
            there = held()
        except (CroupierError, OSError):
            there = 0
        raise KeyboardInterrupt(f"{folder} holds {there}{of} matches; {GOES_ON}") from None


class _Collecting(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(record.getMessage())


@contextmanager
def gaps_said_last() -> Iterator[None]:
    """Meanwhile no missing message is reported in the middle of a table; at the end all are, each once, on stderr."""
    logger, kept = logging.getLogger("croupier.text"), _Collecting()
    logger.addHandler(kept)
    try:
        yield
    finally:
        logger.removeHandler(kept)
        for line in kept.lines:
            typer.echo(line, err=True)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Tell]:
    """A function to be told how much of what is done; it draws a bar on stderr if a person waits long enough."""
    if not sys.stderr.isatty():
        yield nobody_waits
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(what, total=total)
    patience = Timer(PATIENCE, bar.start)  # the first match alone may take longer
    patience.daemon = True
    patience.start()
    try:
        yield lambda done, total: bar.update(task, completed=done, total=total)
    finally:
        patience.cancel()
        patience.join()  # it may be at starting the bar
        bar.stop()


def of_each_table(tell: Tell) -> Callable[[int, int, int], None]:
    """Who is told for how many players how much is done: the bar shows one after the other."""

    def told(players: int, done: int, total: int) -> None:
        del players
        tell(done, total)

    return told


def nobody_waits(done: int, total: int) -> None:
    """A `Tell` for nobody."""
    del done, total
