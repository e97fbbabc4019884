"""Options and arguments that several commands have, each said once."""

from pathlib import Path
from typing import Annotated

import typer

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
FixedSeed = Annotated[str, typer.Option(help="The same seed gives the same result, whatever --jobs is.")]


def named(bots: str) -> list[str]:
    """`greedy,easy` as names."""
    return [name.strip() for name in bots.split(",")]
