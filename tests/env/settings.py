"""The set-ups in which the environments are tried: smallest and largest tables, each variant once, other cards."""

import re
from functools import partial

from croupier import catalog
from croupier.engine import BadCards, BadSetup, Tables, check_setup

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


def raised(slug: str) -> dict[str, str]:
    """A card set on which nearly all numbers of a game are as large as they may be: far beyond the plain ones.

    Costs stay, so that there is something to do, and how many copies there are.
    """
    tables = catalog.find(slug).TABLES
    assert tables is not None
    found: dict[str, str] = {}
    for table in tables:
        for name in table.columns.keys() - {"en", "fr", "de", "cost", "copies", "marks", "natural", "individual"}:
            for design, cells in table.written.items():
                others = ({f"{design}.{name}": re.sub(r"\d+", most, cells[name])} for most in ("99", "20", "9"))
                found |= next(filter(partial(_can_be, tables), others), {})
    return dict(catalog.find(slug).with_cards(found).card_set())


def _can_be(tables: Tables, cards: dict[str, str]) -> bool:
    try:
        tables.changed(cards)
    except BadCards:
        return False
    return True


WITHOUT = {
    "quintet": {"wizard.copies": "0"},
    "perils": {"rat_swarm.copies": "0", "hydra.copies": "0"},
    "zynalith": {"vale_runner.copies": "0", "denial.copies": "0"},
    "confluence": {"cinder_wolf.copies": "0", "torchbearer.copies": "0"},
    "wildlands": {"cb_boar.copies": "0", "fm_stalker.copies": "0"},
}
"""Card sets that leave cards out."""

MORE = {
    "perils": {"old_troll.like": "young_troll", "old_troll.life": "9", "tall_spear.like": "boar_spear"},
    "zynalith": {"tall_runner.like": "vale_runner", "tall_spear.like": "long_spear", "no.like": "denial"},
    "confluence": {"ember_fox.like": "cinder_wolf", "ember_fox.copies": "2", "cinder_wolf.copies": "1"},
    "wildlands": {"old_boar.like": "cb_boar", "tall_stalker.like": "fm_stalker", "far_flats.like": "t_antelope_flats"},
}
"""Card sets with more cards, where some can be added."""


def other_cards() -> dict[str, tuple[str, dict[str, str]]]:
    """Games with card sets, by what each set does."""
    return {
        **{f"{slug}-raised": (slug, raised(slug)) for slug in catalog.ours()},
        **{f"{slug}-without": (slug, WITHOUT[slug]) for slug in catalog.ours()},
        **{f"{slug}-more": (slug, cards) for slug, cards in MORE.items()},
    }
