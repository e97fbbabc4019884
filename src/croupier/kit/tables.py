"""Reads and writes the tables in which cards stand: comma-separated values, as a spreadsheet has them.

A game keeps a file for each kind of design, and says of its columns what they hold (`columns.py`). A card set is
written as one sheet that has all designs.
"""

import csv
from importlib.resources import files
from io import StringIO

from croupier.engine import BadCards, Changes, Tables
from croupier.engine.tables import ID, LIKE, NAME, Cells


def rows_of(package: str, file: str) -> dict[str, Cells]:
    """The designs in a file of a package: what is written of each, by its name. Raises `BadCards`."""
    return parsed((files(package) / file).read_text(encoding="utf-8"), file)


def parsed(text: str, file: str) -> dict[str, Cells]:
    """The designs in a text of comma-separated values, or with semicolons, as some spreadsheets write them.

    `file` is what the text is called where it is wrong: `BadCards` says the row, too.
    """
    text = text.removeprefix("\ufeff")  # so spreadsheets mark UTF-8
    head = text.partition("\n")[0]
    try:
        lines = list(csv.reader(StringIO(text), delimiter=";" if ";" in head else ",", strict=True))
    except csv.Error as error:
        raise BadCards(f"{file} is no table of comma-separated values: {error}.") from None
    columns = [cell.strip() for cell in lines[0]] if lines else []
    if NAME not in columns or len(set(columns)) < len(columns):
        raise BadCards(f"{file}: the first row names the columns, each once, and one of them is {NAME}.")
    found: dict[str, Cells] = {}
    empty = 0
    for number, line in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in line):
            empty = empty or number
            continue
        if empty:
            raise BadCards(f"{file}, row {empty} is empty, and others follow.")
        if len(line) != len(columns):
            raise BadCards(f"{file}, row {number} has {len(line)} cells, and there are {len(columns)} columns.")
        cells = {name: " ".join(cell.split()) for name, cell in zip(columns, line, strict=True)}
        name = cells.pop(NAME)
        if not ID.fullmatch(name):
            raise BadCards(
                f"{file}, row {number}, {NAME}: {name!r} should be small letters, digits and _, as tall_wolf is."
            )
        if name in found:
            raise BadCards(f"{file}, row {number}, {NAME}: {name!r} stands in a row above.")
        found[name] = cells
    return found


def written(tables: Tables) -> str:
    """All tables as one sheet of comma-separated values, which `set_of` reads."""
    of_added = [LIKE] if tables.added else []
    columns = dict.fromkeys([NAME, *of_added, *(name for table in tables for name in table.columns)])
    sheet = StringIO()
    lines = csv.DictWriter(sheet, list(columns), restval="", lineterminator="\n")
    lines.writeheader()
    for table in tables:
        for name, cells in table.written.items():
            lines.writerow({NAME: name, **({LIKE: tables.added[name]} if name in tables.added else {}), **cells})
    return sheet.getvalue()


def set_of(text: str, file: str, tables: Tables) -> Changes:
    """The card set that a sheet tells: what is another in it than in the plain tables. Raises `BadCards`.

    A column that it has not stays as it is. All rows are there: what is left out has 0 copies. Rows may be added that
    say in a column `like` which design theirs is like.
    """
    found = parsed(text, file)
    known = [name for table in tables for name in table.written]
    if missing := [name for name in known if name not in found]:
        raise BadCards(f"{file} has no row {missing[0]}: a card that is left out has 0 copies and keeps its row.")
    cards: dict[str, str] = {}
    places: dict[str, str] = {}
    for number, (name, cells) in enumerate(found.items(), 2):
        design = cells.get(LIKE) or name
        own = next((table.columns for table in tables if design in table.written), None)
        for field, cell in cells.items():
            if cell or (field != LIKE if own is None else field in own):
                cards[f"{name}.{field}"] = cell
                places[f"{name}.{field}"] = f"{file}, row {number}, {field}"
    return tables.changed(cards, places).changes
