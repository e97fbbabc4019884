"""The set-ups in which the environments are tried: smallest and largest tables, and each variant once."""

from croupier import catalog
from croupier.engine import BadSetup, check_setup

Setup = tuple[str, int, dict[str, str]]


def setups() -> list[Setup]:
    """Game, players and variants."""
    found: list[Setup] = []
    for slug in catalog.ours():
        game = catalog.find(slug)
        found += [(slug, players, {}) for players in game.seats]
        each = [{switch: values[1]} for switch, values in game.variants.items()]
        found += [(slug, fewest(slug, variants), variants) for variants in each]
    return found


def fewest(slug: str, variants: dict[str, str]) -> int:
    """The smallest table at which these variants may be played."""
    game = catalog.find(slug)
    for players in range(game.seats[0], game.seats[1] + 1):
        try:
            check_setup(game, players, variants)
        except BadSetup:
            continue
        return players
    raise AssertionError(f"{slug} is nowhere played with {variants}")


def named(setup: Setup) -> str:
    """A set-up as the name of a test."""
    slug, players, variants = setup
    return "-".join([slug, str(players), *(f"{switch}={value}" for switch, value in variants.items())])
