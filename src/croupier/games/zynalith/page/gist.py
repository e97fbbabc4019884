"""What a card does as icons and numbers: for cards too small for a sentence, and for the tabs of attached cards."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from croupier.games.zynalith.cards import clauses, effects, faces
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.rules import terms

PLACE: Final = {face.id: place for place, face in enumerate(faces.FACES)}
"""Where a face stands in the tables."""

MOST: Final = 3
"""So many signs fit on a small card."""

STAT_ICONS: Final = ("wing", "sword", "shield", "heart")
_TYPE_ICONS: Final = ("property", "spell", "equipment", "paw", "no", "event")
_CURRENCY_ICONS: Final = {"silver": "silver", "zynalith": "crystal"}
_TRIGGER_ICONS: Final = (
    "instant",
    "sword",
    "gameend",
    "death",
    "mourning",
    "event",
    "spell",
    "equipment",
    "property",
    "greed",
    "defence",
)


class Sign(NamedTuple):
    """An icon with what stands after it."""

    icon: str
    words: str = ""


@cache
def gist(face: str) -> tuple[Sign, ...]:
    """The signs of a card, the most telling first."""
    printed = DESIGNS[PLACE[face]]
    signs: list[Sign] = []
    for clause in printed.clauses:
        signs += _clause(clause, plain=printed.type in (terms.SPELL, terms.EQUIPMENT))
    return tuple(signs[:MOST])


def spent(face: str) -> bool:
    """Whether all that a card did is over once it lies on its creature (Z 6.10)."""
    text = DESIGNS[PLACE[face]].clauses
    return bool(text) and all(isinstance(c, clauses.Ability) and c.trigger == terms.INSTANT for c in text)


def _clause(clause: clauses.Clause, *, plain: bool) -> Iterator[Sign]:
    match clause:
        case clauses.Ability():
            if not (plain and clause.trigger == terms.INSTANT):  # a spell works at once: no sign says so
                yield Sign(_TRIGGER_ICONS[clause.trigger])
            for effect in clause.effects:
                yield _act(effect)
        case clauses.Happening() | clauses.Answers():
            for effect in clause.effects:
                yield _act(effect)
        case clauses.Leech():
            yield Sign("leech")
        case clauses.Pierce():
            yield Sign("pierce")
        case _:
            yield from _passive(clause)


def _passive(clause: clauses.Clause) -> Iterator[Sign]:
    match clause:
        case clauses.Bonus():
            yield Sign(STAT_ICONS[clause.stat], signed(clause.number))
        case clauses.Aura():
            yield Sign(faces.KIND_ICONS[clause.kind] if clause.kind >= 0 else "cards")
            yield Sign("sword", signed(clause.number))
        case clauses.Swell():
            yield Sign("deck")
            yield Sign("sword", signed(clause.number))
        case clauses.Cheaper():
            yield Sign(_TYPE_ICONS[clause.type], signed(-clause.number))
        case clauses.Wage():
            yield Sign("silver", signed(clause.number))
        case clauses.Bounty():
            yield Sign("crown")
            yield Sign("crystal", signed(clause.number))
        case clauses.Guard():
            yield Sign("defence", signed(clause.number))
        case clauses.Overheal():
            yield Sign("heart", f"≤ {terms.HERO + clause.number}")
        case clauses.Untouchable():
            yield Sign("lock")
        case clauses.Salvage():
            yield Sign("undo")


def _act(effect: clauses.Act) -> Sign:
    match effect:
        case effects.HitHero():
            return Sign("claw", str(effect.number))
        case effects.HitCreature():
            return Sign("skull", str(effect.number))
        case effects.HealHero():
            return Sign("heart", signed(effect.number))
        case effects.HealCreature():
            return Sign("flask", signed(effect.number))
        case effects.Destroy():
            return Sign("death", f"≤ {effect.number}")
        case effects.Gain():
            return Sign(_CURRENCY_ICONS[effect.currency], signed(effect.number))
        case effects.Lose():
            return Sign(_CURRENCY_ICONS[effect.currency], signed(-effect.number))
        case effects.Steal():
            return Sign(_CURRENCY_ICONS[effect.currency], f"⇐ {effect.number}")
        case effects.Draw():
            return Sign("cards", signed(effect.number))
        case effects.DiscardAtRandom():
            return Sign("cards", signed(-effect.number))
        case effects.Give():
            return Sign(STAT_ICONS[effect.stat], signed(effect.number))
        case effects.Ward():
            return Sign("shield", signed(effect.number))
        case effects.Shove():
            return Sign("defence" if effect.guarding else "sword", "⇆")
        case effects.GrantLeech():
            return Sign("leech")
        case effects.Charge() | effects.Rouse():
            return Sign("charge")
        case effects.Negate():
            return Sign("no")
        case _:  # seize, divert, redraw: something changes hands
            return Sign("swap")


def signed(number: int) -> str:
    """A number with its sign, as a change is printed."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
