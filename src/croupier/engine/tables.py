"""Tables: what is printed on the cards of a game as data, a row for each design and a column for each field.

A *card set* is what it changes of them: `{"wolf.life": "3"}`, by design and field, as it would be written in the table.
It adds a design by saying which one that is like: `{"fox.like": "wolf", "fox.life": "3"}`. Rules read the values, which
are read from what is written as soon as there is a table; so what cannot be read is refused before any match begins.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from croupier.engine.errors import BadCards

Changes = Mapping[str, str]
"""What a card set changes: what is written in a field, by `design.field`."""
Cells = Mapping[str, str]
"""What is written in a row, by the names of the columns."""
Row = Mapping[str, Any]  # Any: as the column reads it
"""What a row says, by the names of the columns."""

NAME = "id"
"""The column that names the design, in code and in every language."""
LIKE = "like"
"""Of an added design: which one it is but for what is written of it. Rows say it, too: whose picture a card has."""
MOST_ADDED = 50
"""So many designs a card set may add; strangers may ask for any number."""
LONGEST = 200
"""So many characters has a cell at most."""
_HUGE = 10**9
"""No number that is printed is as large; Python refuses to write some that are."""
LONGEST_NAME = 40
ID = re.compile(r"[a-z][a-z0-9_]*")
"""How designs are named."""
NEAR = 0.6
"""How like a name another must be to be worth a question."""


@dataclass(frozen=True)
class Column:
    """A field of the designs in a table: `read(text, where)` gives its value; it raises `ValueError` with `where`.

    `right` says what may stand there. What is `fixed` a card set cannot change: rules, pictures or questions are made
    for it as it is. `own(design)` is what an added design has there, where that is not what stands on the one it is
    like: its name.
    """

    name: str
    read: Callable[[str, str], Any]  # Any: of any type
    right: str
    fixed: bool = False
    own: Callable[[str], str] | None = None


class Table:
    """Designs of one kind: what is written of each, and what that says. Raises `BadCards`, with file, row and column.

    `file` is where they stand. `written` are their cells by the name of the design, in the order of the file, added
    ones at the end. Where rules are made for each design, no other one can be added: `adds` is False.
    """

    def __init__(
        self, file: str, columns: Sequence[Column], written: Mapping[str, Cells], *, adds: bool = True
    ) -> None:
        self.file = file
        self.adds = adds
        self.columns = {column.name: column for column in columns}
        if taken := {NAME, LIKE} & self.columns.keys():
            raise BadCards(f"{file}: no column is called {taken.pop()}: it says which design that is.")
        self.written = written
        self.rows: dict[str, Row] = {}
        for number, (design, cells) in enumerate(written.items(), 2):
            if wrong := self.columns.keys() ^ (cells.keys() - {NAME}):
                raise BadCards(f"{file}, row {number}: the columns are not right: {', '.join(sorted(wrong))}.")
            row = f"{file}, row {number}"
            told = {name: _read(one, cells[name], f"{row}, {name}") for name, one in self.columns.items()}
            self.rows[design] = {NAME: design, LIKE: design, **told}

    def with_more(self, likes: Mapping[str, str]) -> "Table":
        """The table with other designs at its end, each like one of its own but for its name."""
        new = self.changed({})
        for design, like in likes.items():
            own = {name: one.own(design) for name, one in self.columns.items() if one.own is not None}
            told = {name: _read(self.columns[name], text, f"{design}.{name}") for name, text in own.items()}
            new.written = {**new.written, design: {**self.written[like], **own}}
            new.rows[design] = {**self.rows[like], NAME: design, LIKE: like, **told}
        return new

    def changed(self, changes: Mapping[str, Mapping[str, tuple[str, Any]]]) -> "Table":
        """The table with other fields: what is written and what it says, by design and column."""
        new = object.__new__(Table)
        new.file, new.columns, new.adds = self.file, self.columns, self.adds
        new.written, new.rows = {**self.written}, {**self.rows}
        for design, fields in changes.items():
            new.written[design] = {**self.written[design], **{name: text for name, (text, _) in fields.items()}}
            new.rows[design] = {**self.rows[design], **{name: value for name, (_, value) in fields.items()}}
        return new


class Tables:
    """All tables of a game: the plain ones, or those of a card set."""

    def __init__(self, *tables: Table) -> None:
        self.tables = tables
        self.changes: Changes = {}
        """What is another than in the plain ones."""
        self.added: Mapping[str, str] = {}
        """The designs that are not in the plain ones, in the order of the tables: which one each is like.

        Their faces come after all plain ones, which keep their places.
        """
        self._plain = self._full = self

    def __iter__(self) -> Iterator[Table]:
        return iter(self.tables)

    def __getitem__(self, file: str) -> list[Row]:
        """The rows of a table, by the name of its file."""
        return next([*table.rows.values()] for table in self.tables if table.file == file)

    def written(self, key: str) -> str:
        """What is written in a field: `wolf.life`. Raises `BadCards` where there is none."""
        table, design, column = self._found(key)
        return table.written[design][column.name]

    def unchanged(self, key: str) -> str:
        """What would be written in a field had a card set not changed it, of an added design too; "" for `fox.like`.

        Raises `BadCards`.
        """
        return "" if key.endswith(f".{LIKE}") else self._full.written(key)

    def changed(self, cards: Mapping[str, object], places: Mapping[str, str] | None = None) -> "Tables":
        """These tables with other fields, by `design.field`: texts and whole numbers, as they would be written.

        `places` says where what is wanted stands, for those who must look there. Raises `BadCards`.
        """
        if not isinstance(cards, Mapping):
            raise BadCards(f"A card set maps fields to what is written there; {type(cards).__name__} is no mapping.")
        told = {**self.changes, **cards}
        full = self._plain._with_more(told, places or {})
        wanted = {f"{design}.{LIKE}": like for design, like in full.added.items()}
        found: dict[Table, dict[str, dict[str, tuple[str, Any]]]] = {}  # Any: what the columns read
        for key, value in told.items():
            if key in wanted:
                continue
            place = (places or {}).get(key, "")
            table, design, column = full._found(key, place)
            where = place or key
            text = _text(value, where)
            if text == table.written[design][column.name]:
                continue
            if column.fixed:
                plain = table.written[design][column.name]
                raise BadCards(f"{where}: {column.name} stays {plain!r} in every card set.")
            wanted[key] = text
            found.setdefault(table, {}).setdefault(design, {})[column.name] = (text, _read(column, text, where))
        if wanted == self.changes:
            return self
        new = Tables(*[table.changed(found[table]) if table in found else table for table in full])
        new.changes, new.added = dict(sorted(wanted.items())), full.added
        new._plain, new._full = self._plain, full
        return new

    def _with_more(self, told: Mapping[str, object], places: Mapping[str, str]) -> "Tables":
        """These tables with the designs that a card set adds. Raises `BadCards`."""
        likes: dict[Table, dict[str, str]] = {}
        for key in sorted(key for key in told if isinstance(key, str) and key.endswith(f".{LIKE}")):
            design, where = key.removesuffix(f".{LIKE}"), places.get(key) or key
            like = _text(told[key], where)
            likes.setdefault(self._taking(design, like, where), {})[design] = like
        if not likes:
            return self
        if (number := sum(map(len, likes.values()))) > MOST_ADDED:
            raise BadCards(f"A card set adds at most {MOST_ADDED} designs, not {number}.")
        new = Tables(*[table.with_more(likes[table]) if table in likes else table for table in self])
        new.added = {design: like for table in self for design, like in likes.get(table, {}).items()}
        return new

    def _taking(self, design: str, like: str, where: str) -> Table:
        """The table that an added design comes into. Raises `BadCards`."""
        if any(design in table.written for table in self.tables):
            raise BadCards(f"{where}: {design} is a card of the game, and so like itself.")
        if not (len(design) <= LONGEST_NAME and ID.fullmatch(design)):
            raise BadCards(
                f"{where}: a new card is called by at most {LONGEST_NAME} small letters, digits and _, as tall_wolf is."
            )
        table = self._table_of(like, where)
        if not table.adds:
            raise BadCards(f"{where}: the rules are made for the designs of {table.file}, and none can be added.")
        return table

    def _found(self, key: object, place: str = "") -> tuple[Table, str, Column]:
        """Where a field stands. Raises `BadCards`, with the names that are nearest."""
        at = f"{place}: " if place else ""
        design, dot, field = key.partition(".") if isinstance(key, str) else ("", "", "")
        if not dot:
            example = next(f"{name}.{[*one.columns][-1]}" for one in self.tables for name in one.written)
            raise BadCards(f"{at}A field is named by card and column, as {example} is, and not {key!r}.")
        table = self._table_of(design, place)
        if field not in table.columns:
            fields = ", ".join(name for name, column in table.columns.items() if not column.fixed)
            raise BadCards(f"{at}{design} has no field {field!r}; it has {fields}.")
        return table, design, table.columns[field]

    def _table_of(self, design: str, place: str = "") -> Table:
        """Where a design stands. Raises `BadCards`, with the names that are nearest."""
        for table in self.tables:
            if design in table.written:
                return table
        near = get_close_matches(design, [name for one in self.tables for name in one.written], 3, NEAR)
        said = f"; near is {', '.join(near)}" if near else f"; a new one needs {design}.{LIKE}, the card it is like"
        raise BadCards(f"{f'{place}: ' if place else ''}There is no card {design!r}{said}.")


def _text(value: object, where: str) -> str:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise BadCards(f"{where}: {value!r} is no text and no whole number.")
    text = " ".join(value.split()) if isinstance(value, str) else str(min(max(value, -_HUGE), _HUGE))
    if len(text) > LONGEST or not text.isprintable():
        raise BadCards(f"{where}: what is written on a card is a line of at most {LONGEST} characters.")
    return text


def _read(column: Column, text: str, where: str) -> Any:  # Any: of any type
    try:
        return column.read(text, where)
    except BadCards:
        raise
    except ValueError as error:
        raise BadCards(str(error)) from None
