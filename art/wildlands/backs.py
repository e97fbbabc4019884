"""Backs: one for each faction, with its mark five times, and the central one, with the four resources and a star."""

from collections.abc import Mapping

from art.svg.back import BOX, back
from art.svg.cut import seed
from art.svg.parts import picture
from art.wildlands.inks import CENTRAL, INKS

FACTIONS = ("fangmoor", "verdant", "deepforge", "astral", "caravan")
RESOURCES = ("meat", "leaf", "ore", "crystal")


def backs(icons: Mapping[str, str]) -> dict[str, str]:
    """The SVG files of all backs by the name of the back."""
    found = {}
    for faction in FACTIONS:
        seed(f"back-{faction}")
        found[faction] = picture(back((faction,) * 5, icons=icons), INKS[faction], BOX)
    seed("back-central")
    found["central"] = picture(back(RESOURCES, icons=icons), CENTRAL, BOX)
    return found
