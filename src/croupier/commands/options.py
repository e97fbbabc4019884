"""Options and arguments that several commands have, each said once."""

import re
from pathlib import Path
from typing import Annotated

import typer

from croupier.engine import BadSetup

Name = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game, as `croupier games` lists it.")]
Variant = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", help="A switch of the game; may be repeated.")
]
Changed = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="CARD.FIELD=VALUE", help="Something else on a card; may be repeated."),
]
CardFile = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Other cards: a table as `croupier cards GAME --write` writes it."),
]
Language = Annotated[str, typer.Option(help="en, fr or de.")]
Json = Annotated[bool, typer.Option("--json", help="Plain data for a program.")]
Jobs = Annotated[int, typer.Option(help="Processes.")]
On = Annotated[
    str | None, typer.Option("--on", metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786. Then no --jobs.")
]
FixedSeed = Annotated[str, typer.Option(help="The same seed gives the same result, whatever --jobs is.")]
Bots = Annotated[str, typer.Option(help="One for all seats, or several that take turns in the seats: greedy,easy")]
Seats = Annotated[int | None, typer.Option("--players", help="Number of seats; usually 2.")]
Seconds = Annotated[str | None, typer.Option("--for", metavar="TIME", help="Stop after 90s, 10m or 2h.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FOLDER", help="Keep there what is played; the same command goes on.")
]
Html = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", help="Write it there, as a page that stands alone.")
]

_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600}


def named(bots: str) -> list[str]:
    """`greedy,easy` as names."""
    return [name.strip() for name in bots.split(",")]


def read_time(text: str | None) -> float | None:
    """`90s`, `10m` or `2h` in seconds; None where nothing is said. Raises `BadSetup`."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text)
    if found is None:
        raise BadSetup(f"A time is given as 90s, 10m or 2h, not {text!r}.")
    return float(found[1]) * _UNITS[found[2]]
