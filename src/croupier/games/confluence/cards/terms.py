"""The terms of Confluence: what rules count with, in the order in which the rulebook names them."""

from collections.abc import Sequence
from typing import Annotated, Final

from croupier.engine import number

MOST_SEATS: Final = 5
CARDS: Final = 110  # C 1.5
HAND: Final = 5  # C 1.7
POOL: Final = 5  # C 1.8, 12.1
COMMON_POOL: Final = 4  # C 1.9, 12.3
LONG: Final = 3  # C 6.5: so many cards set off standard effects
MOST_BORROWED: Final = 2  # C 3.16
HEALING_ENDS: Final = 3  # C 13.3: so many rounds after High Water begins
MOST_ROUNDS: Final = 15  # C 14.5, with the variant in which High Water begins in round 8

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

# What an observation has room for. With a limit on additional cards a player lays four in a round and announces eight
# combinations (C 3.7, 7.4); without one a saved-up hand decides (C 1.12), which the bounds above take as all cards.
# Then a match goes on as it may, but an observation of it has no room.
ROOM_FOR_LAID: Final = 15
ROOM_FOR_COMBINATIONS: Final = 2 * ROOM_FOR_LAID
"""Of a player (C 3.7)."""
ROOM_FOR_USED: Final = POOL + ROOM_FOR_LAID
"""Cards of a pool whose individual effect has been activated (C 4.11, 12.1)."""
ROOM_FOR_CARDS: Final = 14
"""In a combination: those of one stream among a pool, the common pool and two borrowed ones."""
ROOM_FOR_APPOINTED: Final = 26
"""The blank sides of all artefacts (C 3.27)."""
ROOM_FOR_INSTANT: Final = 24
ROOM_FOR_MAIN: Final = 45
ROOM_FOR_EVENTS: Final = 12
ROOM_FOR_HITS: Final = 24

STREAMS: Final = ("ember", "tide", "rock", "gale", "shade")
LETTERS: Final = "ETRGS"
EVERY_STREAM: Final = (1 << len(STREAMS)) - 1

CLASSES: Final = ("folk", "beast", "spirit", "artefact")

A, D, F = range(3)
COSTS: Final = ("A", "D", "F")  # C 4.9
PAYERS: Final = (("sword",), ("shield",), ("sword", "shield"))
"""What may pay a debt of each letter (C 9.2), by its icon."""

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
DEFENCE_PROPERTIES: Final = ("watch", "thorns", "ward")

Zone = Annotated[int, number(-1, MOST_SEATS - 1)]
InRow = Annotated[int, number(0, CARDS - 1)]
Place = tuple[Zone, InRow]
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
