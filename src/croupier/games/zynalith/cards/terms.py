"""The terms of Zynalith as small numbers: what rules count with, in the order in which the rulebook names them."""

from typing import Annotated, Final

from croupier.engine import number

MOST_SEATS: Final = 5
ROUNDS: Final = 5  # Z 3.1
SLOTS: Final = (0, 3, 4, 5, 5, 5)  # Z 3.3, by round
FRONT: Final = max(SLOTS)
PLACES: Final = 5  # Z 4.2
PICKS: Final = 5  # Z 2.1
HERO: Final = 30  # Z 1.1, 9.11
MOST_TURNS: Final = 20  # Z 5.8
MANY: Final = 4  # Z 11.22: so many players halve the hits on heroes without a creature in the line

CREATURE_BACK, EXTRA_BACK = 0, 1
BACKS: Final = ("creature", "extra")

# What a card is. Attached cards come first: their number is also the place of their slot.
PROPERTY, SPELL, EQUIPMENT, CREATURE, COUNTER, EVENT = range(6)
TYPES: Final = ("property", "spell", "equipment", "creature", "counter", "event")
ATTACHED: Final = 3

KINDS: Final = ("kin", "beast", "spirit", "construct")
ROOM: Final[tuple[tuple[int, int, int], ...]] = ((1, 1, 1), (2, 1, 0), (1, 2, 0), (1, 0, 2))
"""Free slots of a new creature by kind: property, spell, equipment."""
ON_CREATURE: Final = 3  # cards on a creature, whatever its kind

INIT, ATK, DEF, HP = range(4)
STATS: Final = ("INIT", "ATK", "DEF", "HP")

# Bounds. No rule says how far a value, silver, zynalith and points can go: several times as far as matches come.
Value = Annotated[int, number(0, 99)]  # Z 9.7
Change = Annotated[int, number(-99, 99)]
Stats = tuple[Change, Change, Change, Change]
Silver = Annotated[int, number(0, 999)]
Zyn = Annotated[int, number(0, 199)]
Points = Annotated[int, number(0, 299)]
Slots = Annotated[int, number(0, 2)]
HeroHp = Annotated[int, number(0, HERO + 20)]  # two cards, one copy each, raise the limit by 10 (Z 9.11)
Turns = Annotated[int, number(0, MOST_TURNS)]
Number = Annotated[int, number(0, MOST_SEATS * ROUNDS * (MOST_TURNS - 1))]  # of a creature: one a turn (Z 5.2, 5.8)

NONE: Final[Stats] = (0, 0, 0, 0)

INSTANT, COMBAT, GAME_END, DEATH, MOURNING, ON_EVENT, ON_SPELL, ON_EQUIPMENT, ON_PROPERTY, GREED, DEFENCE = range(11)
TRIGGERS: Final = (
    "instant",
    "combat",
    "game-end",
    "death",
    "mourning",
    "event",
    "spell",
    "equipment",
    "property",
    "greed",
    "defence",
)
HEARS: Final = tuple(1 << trigger for trigger in range(len(TRIGGERS)))
"""The trait of a creature that has such a trigger, printed or attached."""

# Further traits of a creature: what it or a card on it says all the time.
LEECH, PIERCE, AURA, SWELL, CHEAPER, WAGE, BOUNTY, GUARD, OVERHEAL, UNTOUCHABLE, SALVAGE = (
    1 << bit for bit in range(len(TRIGGERS), len(TRIGGERS) + 11)
)
