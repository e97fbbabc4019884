"""`croupier lab compare`: what changes when a switch or a number of a game is another one."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.commands.cards import read_cards
from croupier.commands.options import (
    Bots,
    FixedSeed,
    Html,
    Jobs,
    Json,
    Language,
    Name,
    On,
    Out,
    Seats,
    Seconds,
    named,
    read_time,
)
from croupier.commands.output import GOES_ON, of_each_table, progress_bar, read_seed, seats_for, write_findings

Side = Annotated[
    str, typer.Option(metavar="SIDE", help="plain, FILE.csv, or changes: CARD.FIELD=VALUE,variant:NAME=VALUE")
]


def compare(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    b: Side,
    a: Side = "plain",
    matches: Annotated[
        int | None, typer.Option("-n", "--matches", help="On each side at most; 1000 where nothing is said.")
    ] = None,
    seconds: Seconds = None,
    players: Seats = None,
    alone: Annotated[bool, typer.Option("--alone", help="Leave the other numbers of players out.")] = False,
    tune: Annotated[
        bool,
        typer.Option("--tune/--decide", help="Deals to try sides on, or fresh ones that decide."),
    ] = False,
    mirror: Annotated[bool, typer.Option("--mirror", help="Deal each pair of roles to both seats.")] = False,
    bots: Bots = "greedy",
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    on: On = None,
    out: Out = None,
    html: Html = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Play the same deals on two sides of a game and say how far each figure of the report moves.

    Ctrl-C ends it with what is known so far.
    """
    from croupier.lab import Interrupted, Until
    from croupier.lab import compare as compared
    from croupier.lab.comparisons import read_side

    until = Until(matches, read_time(seconds))
    try:
        with progress_bar(game, matches or 1) as tell:
            left, right = (read_side(one, lambda file: read_cards(game, [], Path(file))) for one in (a, b))
            found = compared(
                game,
                left,
                right,
                seats_for(game, players),
                named(bots),
                until,
                read_seed(seed),
                on or jobs,
                of_each_table(tell),
                tune=tune,
                others=not alone,
                mirror=mirror,
                out=out,
            )
    except Interrupted as stopped:
        write_findings(stopped.found, html, language, as_json=json)
        raise KeyboardInterrupt("" if out is None else f"{out} holds these matches; {GOES_ON}") from None
    write_findings(found, html, language, as_json=json)
