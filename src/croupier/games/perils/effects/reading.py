"""How the tables write what cards do: `melee +2; heal 1` are symbols, `thief 2` is a passive."""

from functools import partial
from typing import Final

from croupier.games.perils.cards.clauses import NUMBERED, PASSIVES, Passive, PointsPer, Symbol
from croupier.games.perils.cards.notation import NOTHING
from croupier.games.perils.cards.terms import LEVELS, QUANTITIES
from croupier.games.perils.effects.symbols import Attack, Cheaper, Gain, Heal, Level, MaxLife, Points
from croupier.kit import NotationError, Vocabulary


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
    {"of": {name: name for name in QUANTITIES}},
    silent=("per",),
)
"""What cards, powers, rewards and characters have: `melee +2; heal 1`, `coins 1 per 2 slain`."""

RULES: Final = Vocabulary[Passive]({name: partial(Passive, name) for name in PASSIVES})
"""The rules of an enemy of its own: `guard; pack 1`."""


_MOST: Final = 99
"""No number on a card is larger."""


def symbols(text: str, where: str) -> tuple[Symbol, ...]:
    """Symbols, parted by semicolons. Raises `NotationError`, which begins with `where`."""
    found = SYMBOLS.several(text, where)
    for symbol in found:
        if not 0 <= getattr(symbol, "number", 0) <= _MOST or not 1 <= getattr(symbol, "per", 1) <= _MOST:
            raise NotationError(
                f"{where}: {text!r} cannot be: numbers go from 0 to {_MOST}, and nothing is counted by 0."
            )
    return found


def symbol(text: str, where: str) -> Symbol:
    """One symbol. Raises `NotationError`."""
    found = symbols(text, where)
    if len(found) > 1:
        raise NotationError(f"{where}: {text!r} is more than one symbol.")
    return found[0]


def passives(text: str, where: str) -> tuple[Passive, ...]:
    """The rules of an enemy, parted by semicolons; `-` for none. Raises `NotationError`."""
    found = () if text == NOTHING else RULES.several(text, where)
    for passive in found:
        if (passive.number > 0) != (passive.name in NUMBERED):
            has = "has a number from 1 on" if passive.name in NUMBERED else "has no number"
            raise NotationError(f"{where}: {text!r} cannot be: {passive.name} {has}.")
    if len({passive.name for passive in found}) < len(found):
        raise NotationError(f"{where}: {text!r} says the same twice.")
    return found
