"""What an answer can name, by kind, and how much there can be of it.

Read from the tables alone: designs are made with the options of their effects, which name these.
"""

from typing import Final

from croupier.games.wildlands.cards import printed_text
from croupier.kit.notation import rows

_PEOPLES: Final = [rows(table) for table in printed_text.UNITS.values()]
_UNITS: Final = [row for people in _PEOPLES for row in people]
_CENTRAL: Final = rows(printed_text.CENTRAL)


def _ids(table: list[list[str]]) -> tuple[str, ...]:
    return tuple(row[0] for row in table)


def _copies(table: list[list[str]]) -> int:
    return sum(int(row[4]) for row in table)


UNITS: Final = _ids(_UNITS)
CENTRAL: Final = _ids(_CENTRAL)
CRYSTALS: Final = _ids(rows(printed_text.CRYSTALS))
TERRITORIES: Final = _ids(rows(printed_text.TERRITORIES))

MOST_FRONTS: Final = len(TERRITORIES) + 1
"""As if one player had all territories, and a portal (W 9.5, 9.9)."""
MOST_UNITS: Final = max(_copies(people) for people in _PEOPLES) + _copies(_CENTRAL)
"""As if all units of a faction and all cards of the row were on one side of a front (W 11.2)."""
MOST_TOKENS: Final = 2 * max(int(row[6]) for row in _UNITS)
"""The dearest unit in tokens of other resources, which count half (W 6.5); all else costs less."""
MOST_CLAUSES: Final = max(row[-1].count(";") + 1 for row in (*_UNITS, *_CENTRAL))
"""Abilities are numbered as they are printed."""
