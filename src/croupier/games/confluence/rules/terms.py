"""The terms of Confluence: what rules count with, in the order in which the rulebook names them."""

from collections.abc import Sequence
from typing import Final

MOST_SEATS: Final = 5
CARDS: Final = 110  # C 1.5
HAND: Final = 5  # C 1.7
POOL: Final = 5  # C 1.8, 12.1
COMMON_POOL: Final = 4  # C 1.9, 12.3
LONG: Final = 3  # C 6.5: so many cards set off standard effects
MOST_BORROWED: Final = 2  # C 3.16
HEALING_ENDS: Final = 3  # C 13.3: so many rounds after High Water begins

ATTACK, DEFENCE = 0, 1
SIDES: Final = ("attack", "defence")  # C 3.2

# The most there can be at a time, by the rules and by what is printed on the cards: the bounds of what keys name.
MOST_COMBINATIONS: Final = CARDS
"""Of a player: each takes two cards at least, and a card is in one of each side at most (C 3.1, 3.9)."""
MOST_EFFECTS: Final = 151
"""On the main stack: those of all cards, standard and individual, once each (C 4.11, 6.5, 7.8), one of the common pool
(C 5.4), and copies (C 4.15)."""
MOST_EVENTS: Final = 40
"""Of a player, for the end of a round: counted in the same way."""
MOST_POINTS: Final = 289
"""Of a combination: all cards of a stream, and all that effects can add to it."""

STREAMS: Final = ("ember", "tide", "rock", "gale", "shade")
LETTERS: Final = "ETRGS"
EVERY_STREAM: Final = (1 << len(STREAMS)) - 1

A, D, F = range(3)
COSTS: Final = ("A", "D", "F")  # C 4.9

# The phases of a round (C 5.1). The Initial phase asks nothing, so no position lies in it.
START, BASIC, ADDITIONAL, STACKS, COST, ENDING, COMBAT, LAYDOWN, RESULTS = (
    "initial",
    "basic",
    "additional",
    "stacks",
    "cost",
    "end",
    "combat",
    "laydown",
    "results",
)
PHASES: Final = (START, BASIC, ADDITIONAL, STACKS, COST, ENDING, COMBAT, LAYDOWN, RESULTS)

# What the player whose turn it is does next (C 6, 7).
LAY, ACTIVATE = "lay", "activate"
MORE: Final = "more"
"""To activate more effects, in an additional turn that began with one (C 7.11)."""

# When an effect is carried out (C 4.1).
INSTANT: Final = "instant"
MAIN: Final = "main"
END: Final = "end"

# What sets an effect off (section E1 of the rulebook's effects).
STANDARD, INDIVIDUAL, COMMON = "standard", "individual", "common"

ATTACK_PROPERTIES: Final = ("flight", "pierce", "leech", "erode")

Zone = int
Place = tuple[Zone, int]
"""Where an open card lies: in the pool of a seat or in the common pool, counted from the oldest."""

THE_COMMON_POOL: Final = -1


def among_alike(kinds: Sequence[tuple[int, int]], number: int) -> int:
    """Which one a combination is of those of its owner with the same side and stream, from 1; 0 if it is the only one.

    `kinds`: side and stream of all its owner's combinations in order of announcement; `number` counts these from 1.
    """
    kind = kinds[number - 1]
    return kinds[:number].count(kind) if kinds.count(kind) > 1 else 0


def length_bonus(side: int, length: int) -> int:
    """What a combination gets for being long: attacks half as much as walls (C 3.21)."""
    return length - 2 if side == DEFENCE else (length - 2) // 2
