"""`croupier schema`: what a program gets from a game."""

from collections.abc import Sequence

from croupier.catalog import find
from croupier.commands.output import read_variants
from croupier.engine import BadSetup, Changes, Json
from croupier.env import schema as schemas


def schema(game: str, players: int, parts: Sequence[str], variants: list[str], cards: Changes) -> Json:
    """One part in full, or the sizes of all. Raises `UnknownGame`, `BadSetup` and `BadCards`."""
    kind = find(game).with_cards(cards)
    if not parts:
        return schemas.summary(kind, players, read_variants(variants))
    if len(parts) > 1:
        raise BadSetup(f"Ask for one at a time: --{' or --'.join(parts)}.")
    if variants:
        raise BadSetup("Only the summary goes by variants: leave --variant out.")
    made = {"observation": schemas.of_observation, "actions": schemas.of_actions, "view": schemas.of_view}
    return made[parts[0]](kind, players)
