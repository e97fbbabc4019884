"""`croupier cards`: the tables of a game's cards, for a spreadsheet; and the card sets of other commands."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from croupier.catalog import find
from croupier.commands.options import CardFile, Changed, Json, Name
from croupier.commands.output import write_json
from croupier.engine import BadCards, BadSetup, Changes, Game, Tables

STDOUT = Path("-")


def add_to(app: typer.Typer) -> None:
    """Put the command beside the others."""
    app.command("cards", epilog="Example: croupier cards GAME --write cards.csv")(cards)


def cards(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    changed: Changed = None,
    file: CardFile = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them there, for a spreadsheet; - is stdout.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say whether a table can be played, and what it changes.")
    ] = None,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say what is another there than here, field by field.")
    ] = None,
    json: Json = False,
) -> None:
    """Say what stands on the cards of a game and what may stand there; write it, check it, compare it."""
    kind = find(game).with_cards(read_cards(game, changed or [], file))
    tables = _tables(kind)
    if write is not None:
        _write(write, tables)
    elif check is not None:
        _tell(check, _tables(find(game).with_cards(_in_file(check, game))), _tables(find(game)), json=json)
    elif compare is not None:
        _tell(compare, _tables(find(game)).changed(_in_file(compare, game)), tables, json=json)
    elif json:
        about = {"game": kind.slug, "version": kind.version, "cards": dict(kind.card_set())}
        write_json({**about, "tables": _plain(tables)})
    else:
        for line in _said(tables):
            typer.echo(line)


def read_cards(game: str, changed: Sequence[str], file: Path | None) -> Changes:
    """The card set of `--set` and `--cards`; where both name a field, `--set` counts. Raises `BadSetup`, `OSError`."""
    wanted: dict[str, str] = {}
    if file is not None:
        wanted |= _in_file(file, game)
    for text in changed:
        field, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"A change is given as card.field=value, not {text!r}.")
        wanted[field.strip()] = value
    return find(game).with_cards(wanted).card_set()


def read_sets(changed: Sequence[str], files: Sequence[str]) -> Mapping[str, Changes] | None:
    """The card sets of `GAME.CARD.FIELD=VALUE` and `GAME=FILE`, by game; None where there is none.

    Raises as `read_cards` does.
    """
    changes: dict[str, list[str]] = {}
    for text in changed:
        game, dot, rest = text.partition(".")
        if not dot or "." not in rest.partition("=")[0]:
            raise BadSetup(f"A change at a server is given as GAME.CARD.FIELD=VALUE, not {text!r}.")
        changes.setdefault(game, []).append(rest)
    sheets: dict[str, Path] = {}
    for text in files:
        game, equals, file = text.partition("=")
        if not equals or game in sheets:
            raise BadSetup(f"Cards at a server are given as GAME=FILE, once for each game, not {text!r}.")
        sheets[game] = Path(file)
    games = dict.fromkeys((*sheets, *changes))
    return {game: read_cards(game, changes.get(game, ()), sheets.get(game)) for game in games} or None


def _tables(game: type[Game]) -> Tables:
    if game.TABLES is None:
        raise BadCards(f"{game.title} has no card sets.")
    return game.TABLES


def _in_file(file: Path, game: str) -> Changes:
    """The card set in a file. Raises `BadCards`, `OSError`."""
    from croupier.kit import set_of

    try:
        return set_of(file.read_text(encoding="utf-8"), str(file), _tables(find(game)))
    except UnicodeDecodeError:
        raise BadCards(f"{file} is not written in UTF-8.") from None


def _write(file: Path, tables: Tables) -> None:
    from croupier.kit import written

    if file == STDOUT:
        typer.echo(written(tables), nl=False)
    else:
        file.write_text("\ufeff" + written(tables), encoding="utf-8")  # by which spreadsheets know UTF-8


def _tell(file: Path, there: Tables, here: Tables, *, json: bool) -> None:
    """Say what is another in the tables of a file than in these."""
    either = sorted({**there.changes, **here.changes})
    found = {key: text for key in either if (text := _text(there, key)) != _text(here, key)}
    if json:
        write_json({"file": str(file), "cards": found, "instead": {key: _text(here, key) for key in found}})
        return
    for key, value in found.items():
        typer.echo(f"{key}: {value or 'nothing'} (instead of {_text(here, key) or 'nothing'})")
    typer.echo(f"{file}: {len(found)} field{'' if len(found) == 1 else 's'} changed.")


def _text(tables: Tables, key: str) -> str:
    """What is written in a field; of a design that is not there nothing."""
    design = key.partition(".")[0]
    there = any(design in table.written for table in tables)
    return tables.changes.get(key, tables.unchanged(key)) if there else ""


def _plain(tables: Tables) -> list[dict[str, object]]:
    """The tables for a program."""
    return [
        {
            "file": table.file,
            "adds": table.adds,
            "columns": [{"name": one.name, "right": one.right, "fixed": one.fixed} for one in table.columns.values()],
            "rows": [{"id": name, **cells} for name, cells in table.written.items()],
        }
        for table in tables
    ]


def _said(tables: Tables) -> Iterator[str]:
    """What there is, and what may stand in each field."""
    for table in tables:
        yield f"{table.file}: {len(table.written)} designs{'' if table.adds else ' (none can be added)'}"
        for column in table.columns.values():
            yield f"  {column.name}: {column.right}{' (stays as it is)' if column.fixed else ''}"
    if changes := tables.changes:
        yield "changed:"
        yield from (f"  {key}: {value}" for key, value in changes.items())
