"""`croupier lab`: matches are played and what they tell is gathered; a report says whether a game is any good."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.commands.cards import read_cards
from croupier.commands.comparing import compare
from croupier.commands.options import (
    Bots,
    CardFile,
    Changed,
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
    Variant,
    named,
    read_time,
)
from croupier.commands.output import (
    Commands,
    of_each_table,
    progress_bar,
    read_seed,
    read_variants,
    said_when_interrupted,
    seats_for,
    write_findings,
    write_json,
)
from croupier.commands.record import choices
from croupier.commands.record import summary as recorded_summary
from croupier.engine import BadSetup

if TYPE_CHECKING:
    from croupier.engine import Json as Plain
    from croupier.lab import Until


class Kind(StrEnum):
    """What a run writes down."""

    TABLES = "tables"
    CHOICES = "choices"


RUNGS = "random,easy,greedy,normal"

app = typer.Typer(
    cls=Commands, no_args_is_help=True, help="Play a game thousands of times, and say whether it is good."
)

Players = Annotated[str | None, typer.Option(metavar="N[-N]", help="Numbers of seats: 2, 2-4 or 2,4. Usually 2.")]


@app.command("run", epilog="Example: croupier lab run GAME --out facts --players 2-3 -n 2000 --jobs 2")
def run(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the facts go; a run that was stopped goes on.")],
    matches: Annotated[
        int | None, typer.Option("-n", "--matches", help="Stop after so many matches; 1000 where nothing is said.")
    ] = None,
    seconds: Seconds = None,
    until: Annotated[
        float | None, typer.Option(metavar="POINTS", help="Stop when each share of wins is known to so many points.")
    ] = None,
    players: Players = None,
    bots: Bots = "greedy",
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Whether bots take turns in the seats.")] = True,
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    on: On = None,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    kind: Annotated[
        Kind, typer.Option("--facts", help="Tables for a report, or the choices themselves for programs that learn.")
    ] = Kind.TABLES,
    json: Json = False,
) -> None:
    """Play matches between bots and gather what they tell, as Parquet tables."""
    from croupier.lab import Until, gather, recorded

    def held() -> int:
        if kind is Kind.CHOICES:
            return sum(recorded(folder)["matches"] for folder in out.glob("players-*"))
        return _gathered(out)

    stop, tables, rungs = Until(matches, read_time(seconds), until), read_players(game, players), named(bots)
    variants, where, cards = read_variants(variant or []), on or jobs, read_cards(game, changed or [], card_file)
    said = recorded_summary if kind is Kind.CHOICES else summary
    with said_when_interrupted(out, held), progress_bar(game, _total(stop)) as tell:
        told = of_each_table(tell)
        if kind is Kind.CHOICES:
            found = choices(game, out, tables, rungs, stop, read_seed(seed), where, variants, cards, told)
        else:
            setup = (game, out, tables, rungs, stop, read_seed(seed), where, variants, told, cards)
            found = gather(*setup, rotate=rotate)
    if json:
        write_json(found)
    else:
        for one in found:
            typer.echo(said(one))


def _gathered(folder: Path) -> int:
    """How many matches the tables in a folder hold."""
    from croupier.lab.facts import gathered, tables_in

    return sum(gathered(table)["matches"] for table in tables_in(folder).values())


@app.command("report", epilog="Example: croupier lab report facts --html report.html")
def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where `croupier lab run` has put the facts.")],
    html: Html = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Say what is fine, what is not, and what is not known with so few matches."""
    from croupier.lab import report as report_on

    write_findings(report_on(folder), html, language, as_json=json)


@app.command("ladder", epilog="Example: croupier lab ladder GAME --bots random,easy,greedy,normal -n 800 --jobs 2")
def ladder(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    bots: Annotated[str, typer.Option(help="Weakest first; normal*10 thinks ten times as much.")] = RUNGS,
    matches: Annotated[int | None, typer.Option("-n", "--matches", help="Stop after so many; usually 1000.")] = None,
    seconds: Seconds = None,
    players: Players = None,
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    on: On = None,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    out: Out = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Let bots play each other and rate them: how much there is to play better."""
    from croupier.lab import Until, gather
    from croupier.lab import report as report_on

    rungs, until, tables = named(bots), Until(matches, read_time(seconds)), read_players(game, players)
    if len(set(rungs)) < 2:
        raise BadSetup(f"A ladder has two rungs at least, not {bots!r}.")
    chosen, cards = read_variants(variant or []), read_cards(game, changed or [], card_file)
    with ExitStack() as stack:
        if out is not None:
            stack.enter_context(said_when_interrupted(out, partial(_gathered, out)))
        folder = out or stack.enter_context(TemporaryDirectory())
        tell = of_each_table(stack.enter_context(progress_bar(game, _total(until))))
        gather(game, folder, tables, rungs, until, read_seed(seed), on or jobs, chosen, tell, cards)
        found = report_on(folder)
    if json:
        write_json([{**one.about, **{of.name: of.plain for of in one.about_bots}} for one in found.chapters])
    else:
        for line in found.ladder(language):
            typer.echo(line)


@app.command("choices", epilog="Example: croupier lab choices GAME --bots normal,hard --positions 20 --rollouts 0")
def choices_of(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    bots: Annotated[str, typer.Option(help="The first one is what the others are held against.")] = "normal,hard",
    positions: Annotated[int, typer.Option(help="At so many all of them choose.")] = 100,
    rollouts: Annotated[int, typer.Option(help="Futures that judge each choice; 0: it is only timed.")] = 100,
    players: Seats = None,
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    variant: Variant = None,
    json: Json = False,
) -> None:
    """Say how good single choices of bots are, and how long people wait for them."""
    from croupier.lab import choices as choose

    seats, chosen = seats_for(game, players), read_variants(variant or [])
    with progress_bar(game, positions) as tell:
        found = choose(game, named(bots), positions, rollouts, seats, read_seed(seed), jobs, chosen, tell)
    if json:
        write_json(found)
        return
    typer.echo(f"{game}, {seats} seats, {positions} positions")
    for one in found["bots"]:
        typer.echo(f"  {waited(one)}")


def waited(one: "Plain") -> str:
    """What is told of the choices of a bot, in a line."""
    times = "half of its choices in {p50:.2f} s, nine of ten in {p90:.2f}, all in {longest:.2f}"
    beside = "; they return {value:+.3f} ({low:+.3f} to {high:+.3f}) beside its"
    worth = beside.format(**one["gain"]) if "gain" in one else ""
    return f"{one['bot']}: {times.format(**one['seconds'])}; {one['same'] * 100:.0f} of 100 as the first{worth}"


Names = Annotated[
    list[str], typer.Argument(metavar="CARD|VERB...", help="Cards, verbs, or a card by one verb: play:CARD.")
]
Deals = Annotated[int, typer.Option("-n", "--deals", help="Each is played once for each seat, and once without.")]
Bot = Annotated[str, typer.Option("--bot", help="How all play: greedy, easy, random.")]


def _restricting(*, force: bool) -> Callable[..., None]:
    """The command that forbids something, or forces it."""

    def command(  # noqa: PLR0917  # options are named on a command line
        game: Name,
        names: Names,
        deals: Deals = 500,
        players: Seats = None,
        bot: Bot = "greedy",
        seed: FixedSeed = "0",
        jobs: Jobs = 1,
        variant: Variant = None,
        changed: Changed = None,
        card_file: CardFile = None,
        json: Json = False,
    ) -> None:
        from croupier.lab.restricting import restrict

        seats, variants = seats_for(game, players), read_variants(variant or [])
        cards = read_cards(game, changed or [], card_file)
        with progress_bar(game, deals) as tell:
            found = restrict(game, names, deals, seats, bot, read_seed(seed), jobs, variants, tell, cards, force=force)
        if json:
            write_json(found)
        else:
            typer.echo(restricted(found))

    return command


app.command(
    "forbid",
    help="Say how much a player loses who may not take a card or do what a verb says.",
    epilog="Example: croupier lab forbid GAME pass -n 500",
)(_restricting(force=False))
app.command(
    "force",
    help="Say how much a player gains who takes a card, or does what a verb says, wherever it can.",
    epilog="Example: croupier lab force GAME pass -n 500",
)(_restricting(force=True))


app.command("compare", epilog="Example: croupier lab compare GAME --b variant:NAME=VALUE --for 1m --jobs 2")(compare)


def restricted(found: "Plain") -> str:
    """What a restriction brings, in a few sentences."""
    does = "must" if "force" in found else "may not"
    names = ", ".join(found["force" if "force" in found else "forbid"])
    if not found["offered"]:
        return f"{names}: never offered in {found['deals'] * found['players']} matches, so nothing can be said of it."
    won, gain = found["won"], found["gain"]
    return (
        f"Who {does} ({names}) wins {_points(won['value'])} of 100 ({_points(won['low'])} to {_points(won['high'])}), "
        f"others {_points(found['usual'])}: {gain['value'] * 100:+.1f} ({gain['low'] * 100:+.1f} to "
        f"{gain['high'] * 100:+.1f}). Offered in {_points(found['offered'])} of 100 matches; it changed "
        f"{found['choices']:.2f} choices a match, in {_points(found['changed'])} of 100 matches any. "
        f"{found['deals']} deals, each from every seat."
    )


def _points(share: float) -> str:
    return f"{share * 100:.1f}"


def summary(found: "Plain") -> str:
    """What a folder holds for one number of players, in a line."""
    names = " and ".join(dict.fromkeys(found["bots"]))
    return f"{found['game']} {found['version']}, {found['players']} seats: {found['matches']} matches of {names}."


def read_players(game: str, text: str | None) -> list[int]:
    """`2-4` or `2,4` as numbers. Raises `BadSetup`."""
    if text is None:
        return [seats_for(game, None)]
    found: list[int] = []
    for part in text.split(","):
        ends = re.fullmatch(r"\s*(\d{1,2})(?:-(\d{1,2}))?\s*", part)
        if ends is None or int(ends[1]) > int(ends[2] or ends[1]):
            raise BadSetup(f"Numbers of seats are given as 2, 2-4 or 2,4, not {text!r}.")
        found += range(int(ends[1]), int(ends[2] or ends[1]) + 1)
    return found


def _total(stop: "Until") -> int:
    """What a progress bar begins with; the run says more."""
    return int(stop.matches or stop.seconds or 1)
