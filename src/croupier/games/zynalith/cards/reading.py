"""Reads a card text (`Mourning [own, 1/round]: zyn 1`) into the values that do it and say it."""

import re
from typing import Final

from croupier.games.zynalith.cards import clauses, effects
from croupier.games.zynalith.cards.clauses import Act, Clause
from croupier.games.zynalith.rules import terms

_TRIGGERS: Final = {
    "Instant": terms.INSTANT,
    "Combat": terms.COMBAT,
    "Game End": terms.GAME_END,
    "Death": terms.DEATH,
    "Mourning": terms.MOURNING,
    "Event": terms.ON_EVENT,
    "Spell": terms.ON_SPELL,
    "Equipment": terms.ON_EQUIPMENT,
    "Property": terms.ON_PROPERTY,
    "Greed": terms.GREED,
    "Defence": terms.DEFENCE,
}
_TRIGGERED: Final = re.compile(r"(?P<trigger>[A-Z][A-Za-z ]*?)(?: \[(?P<qualifiers>[^]]+)\])?: (?P<effects>.+)")
_CURRENCY: Final = {"silver": "silver", "zyn": "zynalith"}


def read(text: str) -> tuple[Clause, ...]:
    """The clauses of a card text; `-` has none. Raises `ValueError` for what is not in the vocabulary."""
    if text == "-":
        return ()
    return tuple(clause for part in text.split(" / ") for clause in _part(part))


def read_event(text: str) -> tuple[Clause, ...]:
    """The text of an event: effects only."""
    return (clauses.Happening(_effects(text)),)


def _part(part: str) -> list[Clause]:
    if part == "Leech":
        return [clauses.Leech()]
    if part == "Pierce":
        return [clauses.Pierce()]
    if part.startswith("Passive: "):
        return [_passive(passive) for passive in part.removeprefix("Passive: ").split("; ")]
    if part.startswith("Answers "):
        what, _, rest = part.removeprefix("Answers ").partition(": ")
        return [clauses.Answers(what, _effects(rest))]
    found = _TRIGGERED.fullmatch(part)
    if found is None:
        raise ValueError(f"{part!r} is neither a keyword nor a trigger with effects.")
    qualifiers = (found["qualifiers"] or "").split(", ")
    return [
        clauses.Ability(
            _TRIGGERS[found["trigger"]], "own" in qualifiers, "1/round" in qualifiers, _effects(found["effects"])
        )
    ]


def _passive(text: str) -> Clause:
    match text.split():
        case ["bonus", stat, number]:
            return clauses.Bonus(terms.STATS.index(stat), int(number))
        case ["aura", "ATK", number, kind]:
            return clauses.Aura(int(number), -1 if kind == "any" else terms.KINDS.index(kind.lower()))
        case ["swell", "ATK", number, "attached"]:
            return clauses.Swell(int(number))
        case ["cheaper", type_, number]:
            return clauses.Cheaper(terms.TYPES.index(type_), int(number))
        case ["wage", number]:
            return clauses.Wage(int(number))
        case ["bounty", number]:
            return clauses.Bounty(int(number))
        case ["guard", number]:
            return clauses.Guard(int(number))
        case ["overheal", number]:
            return clauses.Overheal(int(number))
        case ["untouchable"]:
            return clauses.Untouchable()
        case ["salvage"]:
            return clauses.Salvage()
    raise ValueError(f"There is no passive {text!r}.")


def _effects(text: str) -> tuple[Act, ...]:
    return tuple(_effect(effect) for effect in text.split("; "))


def _effect(text: str) -> Act:
    match text.split():
        case ["hit", "hero", number, whom]:
            return effects.HitHero(int(number), whom)
        case ["hit", "hero", number, whom, ("pierce" | "leech") as suffix]:
            return effects.HitHero(int(number), whom, pierce=suffix == "pierce", leech=suffix == "leech")
        case ["hit", "creature", number, whom]:
            return effects.HitCreature(int(number), whom)
        case ["heal", "hero", number]:
            return effects.HealHero(int(number))
        case ["heal", "hero", number, "everyone"]:
            return effects.HealHero(int(number), "everyone")
        case ["heal", "creature", number, whom]:
            return effects.HealCreature(int(number), whom)
        case ["lose", currency, number, "everyone"]:
            return effects.Lose(_CURRENCY[currency], int(number))
        case ["steal", currency, number, "enemy"]:
            return effects.Steal(_CURRENCY[currency], int(number))
        case ["draw", back, number]:
            return effects.Draw(terms.BACKS.index(back), int(number))
        case ["draw", back, number, "everyone"]:
            return effects.Draw(terms.BACKS.index(back), int(number), "everyone")
        case ["give", stat, number, whom, ("round" | "lasting") as until]:
            return effects.Give(terms.STATS.index(stat), int(number), whom, lasting=until == "lasting")
        case ["shove", position, "enemy"]:
            return effects.Shove(guarding=position == "defence")
        case ["destroy", "enemy", number]:
            return effects.Destroy(int(number), "enemy")
        case ["destroy", "everyone", number]:
            return effects.Destroy(int(number), "everyone")
        case ["discard", number, "everyone"]:
            return effects.DiscardAtRandom(int(number))
        case ["redraw", back]:
            return effects.RedrawRow(terms.BACKS.index(back))
        case ["ward", number]:
            return effects.Ward(int(number))
        case ["grant", "Leech", "hero", "round"]:
            return effects.GrantLeech()
        case [("silver" | "zyn") as currency, number]:
            return effects.Gain(_CURRENCY[currency], int(number))
        case [("silver" | "zyn") as currency, number, "everyone"]:
            return effects.Gain(_CURRENCY[currency], int(number), "everyone")
        case [("charge" | "negate" | "seize" | "divert" | "rouse") as word]:
            return _WORDS[word]
    raise ValueError(f"There is no effect {text!r}.")


_WORDS: Final[dict[str, Act]] = {
    "charge": effects.Charge(),
    "negate": effects.Negate(),
    "seize": effects.Seize(),
    "divert": effects.Divert(),
    "rouse": effects.Rouse(),
}
