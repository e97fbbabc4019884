"""The command line: arguments in, words or JSON out. Rooms are imported inside their command."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from croupier.commands import cards, keeping, lab, printing, serving
from croupier.commands.options import CardFile, Changed, FixedSeed, Jobs, Json, Language, Name, Variant, named
from croupier.commands.output import (
    LAWS_BROKEN,
    Commands,
    progress_bar,
    read_seed,
    read_variants,
    said_when_interrupted,
    seats_for,
    write_json,
)

app = typer.Typer(
    name="croupier",
    cls=Commands,
    help="Puts a card game on the table from its rulebook: play it, serve it, measure it.",
    epilog="Start with: croupier games, then croupier play GAME",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seed = Annotated[str | None, typer.Option(help="Decides all chance: a number or any text. Drawn if not given.")]
Players = Annotated[int | None, typer.Option(help="Number of seats; 2 or, where that is not allowed, the fewest.")]
Bots = Annotated[
    str,
    typer.Option(
        help="easy, normal, hard, greedy, random or an installed one; for all, or one a seat (in `play` but yours): a,b"
    ),
]
Matches = Annotated[int, typer.Option("-n", "--matches", help="Matches to play.")]


def _version(asked: bool) -> None:
    if asked:
        from croupier.commands.version import version

        typer.echo(version())
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help="Say version and build.", is_eager=True, callback=_version)
    ] = False,
) -> None:
    """Puts a card game on the table from its rulebook: play it, serve it, measure it."""
    del version


@app.command(epilog="Example: croupier games --json")
def games(
    json: Json = False,
    names: Annotated[bool, typer.Option("--names", help="Only the names, one per line.")] = False,
    language: Language = "en",
) -> None:
    """List what can be played."""
    from croupier import catalog

    if json:
        write_json([_listed(name, language) for name in catalog.names()])
        return
    if names:
        typer.echo("\n".join(catalog.names()))
        return
    from croupier.text import Translator

    for kind in map(catalog.find, catalog.names()):
        translator = Translator(language, kind)
        low, high = kind.seats
        typer.echo(f"{kind.slug}: {translator.title()}, {low}-{high}, version {kind.version}")
        for switch, values in kind.variants.items():
            words = translator.variant(switch)
            shown = ", ".join(f"{value} ({words.values[value]})" for value in values)
            typer.echo(f"    {switch}={'|'.join(values)}: {words.title}. {shown}")


@app.command(epilog="Example: croupier play GAME --players 3 --bots easy --language fr")
def play(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    players: Players = None,
    bots: Bots = "normal",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    seed: Seed = None,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    language: Language = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the replay there on leaving.")] = None,
) -> None:
    """Play in the terminal, against bots."""
    from croupier.commands.play import play as play_in_terminal

    play_in_terminal(
        game,
        seats_for(game, players),
        named(bots),
        seat,
        None if seed is None else read_seed(seed),
        read_variants(variant or []),
        language,
        save,
        cards.read_cards(game, changed or [], card_file),
    )


Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...; a file of yours if not given."),
]


@app.command(
    epilog="Example: croupier backup tables-of-today.sqlite3 --database postgresql://croupier@db.example/tables"
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, which is a SQLite database.")],
    database: Database = None,
) -> None:
    """Write all tables into a file; people may play on meanwhile."""
    from croupier.commands.backup import back_up

    back_up(file, database)


@app.command(
    epilog="Example: croupier restore tables-of-today.sqlite3 --database sqlite:////srv/croupier/tables.sqlite3"
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `croupier backup` has written.")],
    database: Database = None,
) -> None:
    """Write the tables of a backup into a new or empty database, of either kind."""
    from croupier.commands.backup import restore as restore_tables

    restore_tables(file, database)


@app.command(epilog="Example: croupier simulate GAME -n 1000 --players 2 --bots random --seed 1 --jobs 2 --json")
def simulate(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    matches: Matches = 1000,
    players: Players = None,
    bots: Bots = "random",
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    json: Json = False,
) -> None:
    """Play many matches between bots and count."""
    from croupier.lab import simulate as simulate_matches

    names = named(bots)
    with progress_bar(game, matches) as progress:
        result = simulate_matches(
            game,
            matches,
            seats_for(game, players),
            names[0] if len(names) == 1 else names,
            read_seed(seed),
            jobs,
            read_variants(variant or []),
            progress,
            cards.read_cards(game, changed or [], card_file),
        )
    if json:
        write_json(result)
    else:
        _show_simulation(result)


@app.command(epilog="Example: croupier record GAME -n 1000 --players 2 --bots greedy --seed 1 --jobs 2 --out matches")
def record(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Where the files go; matches that are there already are not played again."),
    ],
    matches: Matches = 1000,
    players: Players = None,
    bots: Bots = "greedy",
    seed: FixedSeed = "0",
    jobs: Jobs = 1,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    force: Annotated[bool, typer.Option("--force", help="Remove the matches that are there, and begin anew.")] = False,
    json: Json = False,
) -> None:
    """Write matches between bots as data: a row of Parquet for each decision."""
    from croupier.commands.record import summary
    from croupier.lab import record as record_matches
    from croupier.lab import recorded

    def held() -> int:
        return int(recorded(out)["matches"])

    names = named(bots)
    with said_when_interrupted(out, held, f" of {matches}"), progress_bar(game, matches) as progress:
        result = record_matches(
            game,
            matches,
            out,
            seats_for(game, players),
            names[0] if len(names) == 1 else names,
            read_seed(seed),
            jobs,
            read_variants(variant or []),
            progress,
            cards.read_cards(game, changed or [], card_file),
            force=force,
        )
    if json:
        write_json(result)
    else:
        typer.echo(summary(result))


@app.command(epilog="Example: croupier verify match.json other.json")
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="REPLAY...", help="Replay documents.")], json: Json = False
) -> None:
    """Play finished matches again; check result and seed commitment."""
    from croupier.commands.verify import verify as verify_replays

    with progress_bar("verify", len(files)) as progress:
        verdicts = verify_replays(files, progress)
    if json:
        write_json([verdict.plain for verdict in verdicts])
    for verdict in verdicts:
        if verdict.error:
            typer.echo(f"{verdict.file}: {verdict.error}", err=True)
        elif not json:
            found = verdict.found
            seed = "seed chosen by somebody" if found["seed_was_chosen"] else "seed drawn by the program"
            typer.echo(
                f"{verdict.file}: holds. {found['game']} {found['version']}, {found['players']} players, "
                f"{found['choices']} choices, returns {found['returns']}, {seed}."
            )
    if any(verdict.error for verdict in verdicts):
        raise typer.Exit(2)


@app.command(epilog="Example: croupier check GAME -n 200 --seed 3")
def check(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    matches: Annotated[
        int, typer.Option("-n", "--matches", help="Random matches to look at; 0 for declarations and words alone.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="Decides which matches.")] = 0,
    players: Annotated[int | None, typer.Option(help="Only with so many seats; all if not given.")] = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Hold the laws that every game must satisfy against random matches of a game."""
    from croupier.commands.check import check as check_game
    from croupier.commands.check import in_words, plain

    with progress_bar(game, matches) as progress:
        report = check_game(game, matches, seed, players, jobs, progress)
    if json:
        write_json(plain(report))
    else:
        typer.echo(
            f"{game}: what it declares and its words; no match was played."
            if not matches
            else f"{game}: {report.matches} matches, {report.decisions} decisions, {report.positions} positions "
            f"looked at closely, longest match {report.longest} decisions."
        )
        for told in in_words(report):
            typer.echo(f"BROKEN {told}")
        typer.echo("All laws hold." if report.holds else f"{len(report.failures)} broken.")
    if not report.holds:
        _end(LAWS_BROKEN)


@app.command(epilog="Example: croupier schema GAME --players 3 --observation")
def schema(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    players: Players = None,
    observation: Annotated[bool, typer.Option("--observation", help="Each number of an observation.")] = False,
    actions: Annotated[bool, typer.Option("--actions", help="Each kind of action and its numbers.")] = False,
    view: Annotated[bool, typer.Option("--view", help="The JSON schema of what a seat sees.")] = False,
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
) -> None:
    """Say what a program gets from a game, as JSON: the sizes, or one part in full."""
    from croupier.commands.schema import schema as of_game

    parts = {"observation": observation, "actions": actions, "view": view}
    asked, changes = [part for part in parts if parts[part]], cards.read_cards(game, changed or [], card_file)
    write_json(of_game(game, seats_for(game, players), asked, variant or [], changes))


@app.command(epilog="Example: croupier words GAME --language de > words.md")
def words(
    game: Name,
    language: Language = "en",
    seed: Annotated[int, typer.Option(help="Decides which matches bring up the questions.")] = 0,
) -> None:
    """Write everything a game says on one page, to read aloud: cards, questions, buttons, a sample log."""
    from croupier.commands.words import words as page_of_words

    for line in page_of_words(game, language, seed):
        typer.echo(line)


app.add_typer(lab.app, name="lab")
cards.add_to(app)
printing.add_to(app)
keeping.add_to(app)
serving.add_to(app)


def _listed(name: str, language: str) -> dict[str, object]:
    """What the list of games says of one to a program, with its title in that language."""
    from croupier import catalog
    from croupier.text import Translator

    return {**catalog.listed(name), "title": Translator(language, catalog.find(name)).title()}


def _end(code: int) -> NoReturn:
    raise typer.Exit(code)


def _show_simulation(result: dict[str, object]) -> None:
    from rich.console import Console

    from croupier.commands.tables import simulation

    Console(highlight=False).print(simulation(result))
