"""`croupier print`: a game on paper."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.catalog import find
from croupier.commands.cards import read_cards
from croupier.commands.options import CardFile, Changed, Json, Name, Variant
from croupier.commands.output import read_variants, write_json

if TYPE_CHECKING:
    from croupier.paper import Printed

What = Annotated[
    str,
    typer.Option(
        help="cards, boards, tokens, aids, rulebook, list (what lies in the box), proof (all cards small), "
        "box (what is played with) or all."
    ),
]


def add_to(app: typer.Typer) -> None:
    """Put the command beside the others."""
    app.command("print", epilog="Example: croupier print GAME --language de --players 2-4 --out box")(print_game)


def print_game(  # noqa: PLR0917  # options are named on a command line
    game: Name,
    what: What = "cards",
    language: Annotated[str, typer.Option("--language", "--lang", help="en, fr or de.")] = "en",
    form: Annotated[
        str, typer.Option("--format", help="pdf, png (300 dpi, for print shops) or tts (for Tabletop Simulator).")
    ] = "pdf",
    paper: Annotated[
        str, typer.Option(help="a4, letter, card (one card a page, for print shops) or WIDTHxHEIGHT in mm.")
    ] = "a4",
    players: Annotated[
        str | None, typer.Option(metavar="N-M", help="As many cards as so many players need; all if not given.")
    ] = None,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go.")] = Path(),
    bleed: Annotated[float, typer.Option(help="White around each card, beyond the cut, in mm: 0 or 3.")] = 0,
    gap: Annotated[float, typer.Option(help="Between cards, in mm.")] = 0,
    turn: Annotated[str, typer.Option(help="The edge over which the printer turns a sheet: long or short.")] = "long",
    booklet: Annotated[
        bool, typer.Option("--booklet", help="Two pages of the rulebook on each side of a sheet, to be folded.")
    ] = False,
    ink: Annotated[str, typer.Option(help="full, saving (no grounds, plates in outline) or black.")] = "full",
    shift: Annotated[
        str, typer.Option(metavar="RIGHT,DOWN", help="Moves the backs, in tenths of a mm; the first sheet tells both.")
    ] = "0,0",
    variant: Variant = None,
    changed: Changed = None,
    card_file: CardFile = None,
    json: Json = False,
) -> None:
    """Print a game: cards with their backs, to cut out and play, or as images."""
    from croupier import paper as press
    from croupier.paper import order as read
    from croupier.paper.files import write_all

    begun = time.perf_counter()
    order = press.Order(
        game=find(game).with_cards(read_cards(game, changed or [], card_file)),
        language=language,
        players=() if players is None else read.numbers(players),
        variants=read_variants(variant or []),
        paper=paper,
        bleed=bleed,
        gap=gap,
        turn=read.turn(turn),
        ink=read.ink(ink),
        shift=read.shift(shift),
    )
    made = press.made(order, what, form, out, folded=booklet)
    write_all(out, {name: printed.body for name, printed in made.items()})
    if json:
        files = [
            {"file": str(out / name), "pages": one.pages, "cards": one.cards, "bytes": len(one.body)}
            for name, one in made.items()
        ]
        seconds = round(time.perf_counter() - begun, 2)
        write_json({"game": order.game.slug, "language": language, "files": files, "seconds": seconds})
    else:
        typer.echo(_said(out, form, made))


def _said(out: Path, form: str, made: Mapping[str, "Printed"]) -> str:
    """What was printed, in a line."""
    where = out / next(iter(made)) if len(made) == 1 else f"{out}: {len(made)} files"
    pages, cards = sum(one.pages for one in made.values()), sum(one.cards for one in made.values())
    return f"{where}, {pages} {'pages' if form == 'pdf' else 'images'}{f', {cards} cards' if cards else ''}."
