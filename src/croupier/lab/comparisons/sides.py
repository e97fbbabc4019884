"""A side of a comparison: how a game is played there."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.bots import Bot
from croupier.engine import BadSetup
from croupier.lab.rotation import Rotated, rotated

PLAIN = "plain"
"""The game as it is."""

VARIANT = "variant:"


class Side(NamedTuple):
    """What is chosen or changed on a side; nothing is the game as it is."""

    variants: Mapping[str, str] = {}

    @property
    def text(self) -> str:
        """As it is typed."""
        return ",".join(f"{VARIANT}{name}={value}" for name, value in self.variants.items()) or PLAIN

    def plan(self, game: str, players: int, bots: str | Bot | Sequence[str | Bot], seed: str) -> Rotated:
        """What is played on this side. Raises `UnknownGame`, `UnknownBot`, `BadSetup`."""
        return rotated(game, players, bots, seed, self.variants)


def read_side(text: str) -> Side:
    """`plain`, or changes with commas between them: `variant:hand_limit=7`. Raises `BadSetup`."""
    variants: dict[str, str] = {}
    for part in () if text.strip() == PLAIN else text.split(","):
        name, equals, value = part.strip().partition("=")
        if not (name.startswith(VARIANT) and equals and value):
            raise BadSetup(f"A side is {PLAIN}, or changes like {VARIANT}NAME=VALUE, not {text!r}.")
        variants[name.removeprefix(VARIANT)] = value
    return Side(variants)
