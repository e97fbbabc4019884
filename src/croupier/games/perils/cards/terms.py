"""The fixed words and numbers of Three Perils."""

from typing import Final

PHASES: Final = (1, 2, 3)
ROMAN: Final = ("", "I", "II", "III")
DIRECTION: Final = (0, 1, -1, 1)  # left is clockwise (P 2.7 to 2.9, 5.18)
COPIES_OF_ENEMIES: Final = 2  # P 1.9
CATEGORIES: Final = ("blade", "hammer", "spear", "dagger", "bow", "staff")  # P 8.1

TYPES: Final = ("weapon", "gear", "attunement", "venture", "remedy", "legend")
QUANTITIES: Final = (
    *("slain", "slain_3", "weapon", "attunement", "element", "trinity", "chain", "power", "coin", "mana", "life"),
    *("unscathed", "neighbour_wound"),
)
"""What can be counted."""

LEVELS = ("strength", "armour", "earth", "water", "fire", "wild")
ELEMENTS = ("earth", "water", "fire")
LEVEL_ICONS = {
    "strength": "fist",
    "armour": "shield",
    "earth": "leafearth",
    "water": "wave",
    "fire": "flame",
    "wild": "swirl",
}
"""The icons of the levels, in the order in which they always stand."""
