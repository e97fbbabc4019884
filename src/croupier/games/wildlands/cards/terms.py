"""The fixed words and numbers of Wildlands."""

from typing import Annotated, Final

from croupier.engine import number

RESOURCES: Final = ("meat", "plants", "ores", "mana")  # W 5.1
MEAT, PLANTS, ORES, MANA = range(4)
STACKABLE: Final = (MEAT, PLANTS, ORES)  # W 5.2
PAID_FIRST: Final = (MANA, MEAT, PLANTS, ORES)  # W 5.12
MOST_SEATS: Final = 4
MOST_ROUNDS: Final = 12  # variant `round_limit`

Amount = Annotated[int, number(0, 99)]
Tokens = tuple[Amount, Amount, Amount, Amount]
"""How many there are of each resource: on a territory they add up from round to round (W 5.2, 5.5)."""
NO_TOKENS: Final[Tokens] = (0, 0, 0, 0)

FACTIONS: Final = ("fangmoor", "verdant", "deepforge", "astral", "caravan")
RELIES_ON: Final = {
    "fangmoor": (MEAT,),
    "verdant": (PLANTS,),
    "deepforge": (ORES,),
    "astral": (MANA,),
    "caravan": (MEAT, PLANTS, ORES),
}
"""The resources of each faction (W 5.6, 5.7)."""

ATTACK, DEFENCE = 0, 1
"""The sides of a front."""

IMMEDIATE, DELAYED, AFTERMATH = "immediate", "delayed", "aftermath"
SELF_DESTROYED, ALLY_DESTROYED, ENEMY_DESTROYED = "self_destroyed", "ally_destroyed", "enemy_destroyed"
ALLY_PLAYED, ENEMY_PLAYED = "ally_played", "enemy_played"
REACTIONS: Final = (SELF_DESTROYED, ALLY_DESTROYED, ENEMY_DESTROYED, ALLY_PLAYED, ENEMY_PLAYED)
TRIGGERS: Final = (IMMEDIATE, DELAYED, AFTERMATH, *REACTIONS)
CONDITIONS: Final = (
    "attacking",
    "defending",
    "wild",
    "portal",
    "alone",
    "horde",
    "outnumbered",
    "multi",
    "surged",
    "kin_beast",
    "won",
    "lost",
)

HAND: Final = 5  # W 1.8, 16.2
ROW: Final = 5  # W 1.12
MOVES: Final = 8  # W 12.14
SEALS: Final = 3  # W 1.14
SEAL_POINTS: Final = 2  # W 17.2
SURGE_COST: Final = 5  # W 10.1
SURGE: Final = 3  # W 10.1
PORTAL_BULWARK: Final = 3  # W 15.4
HORDE: Final = 3
CRYSTALS: Final = 5  # W 1.4
BASICS: Final = 3  # W 1.5

# How large a combat gets. The cards alone bound it only by `kinds.MOST_FRONTS` and `kinds.MOST_UNITS`, as if a hand
# had been saved up over many turns (W 3.5, 16.3): then a match goes on, but is beyond what an observation has room for.
ARMY: Final = HAND + MOVES
"""Units of a side: a hand as it was filled up, and all that abilities bring in a turn (W 12.14, 16.2)."""
FRONTS: Final = HAND + MOVES // 2
"""Each needs a unit in hand (W 9.9), and a unit that draws two has left the hand itself."""
NESTED: Final = 8
"""Abilities on their way: each sets off the reactions of units on its front (W 12.7, 12.8)."""

# The phases of a match: what the next step does
CHOOSE, MAIN, TARGET, SURGING, PLACE = "choose", "main", "target", "surge", "place"
LATE, AFTER, DOOM, END_TURN, REFILL = "delayed", "aftermath", "doom", "discard", "refill"
ENDING: Final = (AFTER, DOOM)
"""The phases of the aftermath: strengths are determined, nothing becomes doomed instead of being destroyed."""
COMBAT: Final = (TARGET, SURGING, PLACE, LATE, *ENDING)
PHASES: Final = (CHOOSE, MAIN, *COMBAT, END_TURN, REFILL)
