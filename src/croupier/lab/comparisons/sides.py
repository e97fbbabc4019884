"""A side of a comparison: how a game is played there, and with which cards."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from croupier.bots import Bot
from croupier.engine import BadSetup, Changes
from croupier.lab.rotation import Rotated, rotated

PLAIN = "plain"
"""The game as it is."""

VARIANT = "variant:"
TABLE = ".csv"
"""How the name of a table of cards ends."""

_BETWEEN = re.compile(r",\s*(?=variant:\w+=|\w+\.\w+=)")
_CARD = re.compile(r"\w+\.\w+")


class Side(NamedTuple):
    """What is chosen or changed on a side; nothing is the game as it is."""

    variants: Mapping[str, str] = {}
    cards: Mapping[str, str] = {}

    @property
    def text(self) -> str:
        """As it is typed."""
        chosen = [f"{VARIANT}{name}={value}" for name, value in self.variants.items()]
        return ",".join([*chosen, *(f"{field}={value}" for field, value in self.cards.items())]) or PLAIN

    def plan(self, game: str, players: int, bots: str | Bot | Sequence[str | Bot], seed: str) -> Rotated:
        """What is played on this side. Raises `UnknownGame`, `UnknownBot`, `BadSetup`, `BadCards`."""
        return rotated(game, players, bots, seed, self.variants, self.cards)


def read_side(text: str, table: Callable[[str], Changes] | None = None) -> Side:
    """`plain`, or changes with commas between them: `variant:hand_limit=7,wolf.life=3`.

    What a file of cards changes (`wolves.csv`, named first) is read by `table`. Raises `BadSetup`, and what that does.
    """
    variants: dict[str, str] = {}
    cards: dict[str, str] = {}
    for part in () if text.strip() == PLAIN else _BETWEEN.split(text.strip()):
        name, equals, value = part.partition("=")
        if table is not None and part.endswith(TABLE):
            cards |= table(part)
        elif equals and value and name.startswith(VARIANT):
            variants[name.removeprefix(VARIANT)] = value
        elif equals and _CARD.fullmatch(name):
            cards[name] = value
        else:
            raise BadSetup(f"A side is {PLAIN}, a file of cards, or changes like CARD.FIELD=VALUE, not {part!r}.")
    return Side(variants, cards)


def changed(a: Side, b: Side) -> set[str]:
    """The cards on which something else is printed on one side than on the other."""
    fields = {field for field in a.cards.keys() | b.cards.keys() if a.cards.get(field) != b.cards.get(field)}
    return {field.partition(".")[0] for field in fields}
