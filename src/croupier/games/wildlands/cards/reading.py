"""Reads the abilities of a card (`delayed move(self); aftermath forage(1) if won`) into the values that do them.

A word stands for what it makes, usually a dataclass; its arguments are the fields of that, in their order.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import Final, TypeVar

from croupier.games.wildlands.cards import clauses, effects, land_effects
from croupier.games.wildlands.cards.clauses import Ability, Act, Clause
from croupier.games.wildlands.rules import terms

T = TypeVar("T", bound=Clause)

KEYWORDS: Final[Mapping[str, Callable[..., Clause]]] = {
    "might": clauses.Might,
    "lead": clauses.Lead,
    "dread": clauses.Dread,
    "tenacious": clauses.Tenacious,
    "ward": clauses.Ward,
    "guardian": clauses.Guardian,
    "rooted": clauses.Rooted,
    "doomed": clauses.Doomed,
    "immortal": clauses.Immortal,
    "quell": clauses.Quell,
}
EFFECTS: Final[Mapping[str, Callable[..., Act]]] = {
    "boost": effects.Boost,
    "frenzy": effects.Frenzy,
    "weaken": effects.Weaken,
    "destroy": effects.Destroy,
    "doom": effects.Doom,
    "repel": effects.Repel,
    "silence": effects.Silence,
    "move(self)": effects.MoveSelf,
    "move(ally)": effects.MoveAlly,
    "lure": effects.Lure,
    "draw": effects.Draw,
    "muster": effects.Muster,
    "attune": effects.Attune,
    "harry": effects.Harry,
    "forage": land_effects.Forage,
    "untap": land_effects.Untap,
    "plunder": land_effects.Plunder,
    "retreat": effects.Retreat,
    "rescue": effects.Rescue,
}
_CLAUSE: Final = re.compile(r"(?P<when>[a-z]+(\([a-z_]+\))?) (?P<what>.+?)( if (?P<condition>[a-z_]+))?")
_WORD: Final = re.compile(r"(?P<word>[a-z]+)(\((?P<argument>[a-z0-9_]+)\))?")


class UnreadableCard(ValueError):
    """A card text that cannot be read. Names the card and the word."""


def read(text: str, of: str) -> tuple[Clause, ...]:
    """The clauses of a card, parted by semicolons. Raises `UnreadableCard`."""
    return tuple(_clause(part, of) for part in text.split("; "))


def amounts(text: str, known: Collection[str], of: str) -> tuple[tuple[str, int], ...]:
    """`2 meat + 1 any` as what is counted and how many. Raises `UnreadableCard`."""
    found = []
    for part in text.split(" + "):
        number, _, what = part.partition(" ")
        if not number.isdecimal() or what not in known:
            raise UnreadableCard(f"{of}: {part!r} in {text!r} is no number of {', '.join(sorted(known))}.")
        found.append((what, int(number)))
    return tuple(found)


def rows(table: str) -> list[list[str]]:
    """The lines of a table, each as its columns, which are parted by bars."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def _clause(text: str, of: str) -> Clause:
    found = _CLAUSE.fullmatch(text)
    condition = (found["condition"] or "") if found else ""
    if found is None or (condition and condition not in terms.CONDITIONS):
        raise UnreadableCard(f"{of}: {text!r} cannot be read.")
    when, what = found["when"], found["what"]
    if when == "permanent":
        return _made(KEYWORDS, what, of, condition)
    trigger = when.removeprefix("reaction(").removesuffix(")")
    if trigger not in terms.TRIGGERS:
        raise UnreadableCard(f"{of}: {when!r} is no trigger.")
    return Ability(trigger, _effect(what, of), condition)


def _effect(text: str, of: str) -> Act:
    if text.startswith("sacrifice > "):
        return effects.Sacrifice(_effect(text.removeprefix("sacrifice > "), of))
    if text in EFFECTS:
        return EFFECTS[text]()
    return _made(EFFECTS, text, of)


def _made(words: Mapping[str, Callable[..., T]], text: str, of: str, condition: str = "") -> T:
    found = _WORD.fullmatch(text)
    if found is None or found["word"] not in words:
        raise UnreadableCard(f"{of}: {text!r} is none of {', '.join(sorted(words))}.")
    argument = found["argument"]
    given = [] if argument is None else [int(argument) if argument.isdecimal() else argument]
    if condition:
        given.append(condition)
    make = words[found["word"]]
    if len(given) != len(fields(make)):  # type: ignore[arg-type]  # all words are dataclasses
        raise UnreadableCard(f"{of}: {text!r} needs {len(fields(make))} arguments.")  # type: ignore[arg-type]  # as above
    return make(*given)
