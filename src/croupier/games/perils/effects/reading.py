"""How the tables write what cards do: `melee +2; heal 1` are symbols, `thief 2` is a passive."""

from functools import partial
from typing import Final

from croupier.games.perils.cards.clauses import PASSIVES, Passive, PointsPer, Symbol
from croupier.games.perils.cards.terms import LEVELS
from croupier.games.perils.effects.symbols import Attack, Cheaper, Gain, Heal, Level, MaxLife, Points
from croupier.kit import Vocabulary


def _points(number: int, per: int = 1, of: str = "") -> Symbol:
    return PointsPer(number, per, of) if of else Points(number)


SYMBOLS: Final = Vocabulary[Symbol](
    {
        "melee": partial(Attack, "melee"),
        "ranged": partial(Attack, "ranged"),
        "heal": Heal,
        "max_hp": MaxLife,
        "coins": partial(Gain, "coins"),
        "mana": partial(Gain, "mana"),
        "vp": _points,
        "life_price 1": partial(Cheaper, "life"),
        "mana_price 1": partial(Cheaper, "mana"),
        **{level: partial(Level, level) for level in LEVELS},
    },
    silent=("per",),
)
"""What cards, powers, rewards and characters have: `melee +2; heal 1`, `coins 1 per 2 slain`."""

RULES: Final = Vocabulary[Passive]({name: partial(Passive, name) for name in PASSIVES})
"""The rules of an enemy of its own: `guard; pack 1`."""
