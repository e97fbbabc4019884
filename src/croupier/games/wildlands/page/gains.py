"""What a target is good for, and what it takes to win it, in words."""

from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page.resources import Product, produced
from croupier.games.wildlands.rules import strength
from croupier.kit import Plain, Table
from croupier.kit.sentences import Translator


def amounts(translator: Translator, made: list[Product]) -> str:
    """Resources in words: "1 meat, 2 ores"."""
    return ", ".join(translator.say("table-amount", number=one.number, what=one.name) for one in made)


def won_with(table: Table, face: str) -> str:
    """What a target is good for: what it gives each turn and its points, or a seal of a portal."""
    design = printed_on(table.game, face)
    if design.kind == "portal":
        return table.say("table-gives-seal")
    made = amounts(table.translator, produced(table.game, face))
    return table.say("table-gives", what=made, points=design.points)


def against(translator: Translator, then: Plain, number: int) -> str:
    """What a front fights with, and what the hand can reach there."""
    front, reach = then["facts"]["fronts"][number - 1], then["facts"]["reach"]
    return translator.say(
        "table-against",
        against="wild" if then["defender"] < 0 else "player",
        number=front["standing"],
        reach=reach,
        wins="yes" if strength.wins(reach, front["standing"]) else "no",
    )
