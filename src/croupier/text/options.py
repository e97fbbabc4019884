"""Options in words: what follows from the key of an option alone is worked out once, and kept for all tables."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from croupier.engine import SEAT, Deed, Game, spoken
from croupier.engine.narration import Tells
from croupier.text.arguments import Arguments
from croupier.text.bundle import Value
from croupier.text.cards import CardWords, readable

KEPT = 1 << 12
"""Options of which this is kept: the same ones are offered again and again."""


class Spelled(NamedTuple):
    """What the key of an option says in one language, at whatever table.

    `message` words it, else `otherwise`. `declared` are the variables of what its verb declares; seats are called
    otherwise at each table, so they are left as they are in `seats`. `parts` are those of the parts of the key, and
    `number` is the first of these that is a number, for a message that knows no other.
    """

    deed: Deed
    message: str
    otherwise: str
    declared: Mapping[str, Value]
    seats: tuple[tuple[str, Any], ...]  # Any: a seat, or several
    parts: Mapping[str, Value]
    number: int | None


@lru_cache(KEPT)
def spelled(words: CardWords, question: str, key: str) -> Spelled:
    """The option of this key at a question, spelled."""
    deed = deed_of(words.game, question, key)
    message, usual = labels_of(question, "" if key.isdecimal() else deed.verb)
    if message not in words.messages:  # the short one is also what is missed, if neither is there
        message = usual
    named = [words.card(part) if words.is_card(part) else part for part in deed.parts]
    otherwise = key if key.isdecimal() else readable(" ".join([deed.verb, *named]))
    domains = {} if deed.declared is None else deed.declared.domains
    declared = Arguments(words, (), None)
    for argument, domain in domains.items():
        if domain.tells is not SEAT:
            declared.add(argument, domain.tells, deed.arguments[argument])
    seats = tuple((argument, deed.arguments[argument]) for argument, domain in domains.items() if domain.tells is SEAT)
    parts, number = _parts(words, deed, int(key) if key.isdecimal() else None)
    return Spelled(deed, message, otherwise, declared.values, seats, parts, number)


def _parts(words: CardWords, deed: Deed, number: int | None) -> tuple[Mapping[str, Value], int | None]:
    """The variables of the parts of a key, and the first part that is a number; `number` is the whole key, if it is."""
    args, faces, first = Arguments(words, (), None), 0, None
    if number is not None:
        args.values["number"] = number
    for place, part in enumerate(deed.parts, 1):
        args.values[f"arg{place}"] = int(part) if re.fullmatch(r"-?\d{1,15}", part) else part
        if f"{deed.verb}-{part}" in words.messages:
            args.values[f"arg{place}-name"] = words.messages.format(f"{deed.verb}-{part}", {})
        if words.is_card(part):
            faces += 1
            args.face("card" if faces == 1 else f"card{faces}", part)
        elif part.isdecimal() and first is None:
            first = int(part)
    return args.values, first


def values_of(
    option: Spelled,
    question: str,
    view: Mapping[str, Any],
    facts: Arguments,
    game: type[Game] | None,
) -> Mapping[str, Value]:  # Any: JSON
    """What the message of an option may name: the `facts` of the question, as its reader knows them, and its parts.

    The first face of the key is `$card`, the first number `$number` and, as a seat, `$target`; every part is `$arg1`,
    `$arg2`, ... with its name `$arg1-name` where there is a message `<verb>-<part>`. A key that is a number is
    `$number`. What a verb declares has its own name as well. A game may add facts about one option
    (`Words.option_facts`).
    """
    args = facts.copy()
    args.values.update(option.declared)
    for argument, seat in option.seats:
        args.add(argument, SEAT, seat)
    if game is not None and game.WORDS is not None:
        told: Mapping[str, tuple[Tells, Any]] = game.WORDS.option_facts(question, option.deed, view, facts.me)
        for fact, (tells, value) in told.items():
            args.add(fact, tells, value)
    args.values.update(option.parts)
    if option.number is not None and "number" not in args.values:
        args.values["number"] = option.number
        if option.number < len(facts.names):
            args.seat("target", option.number)
    return args.values


def deed_of(game: type[Game] | None, question: str, key: str) -> Deed:
    """An option of a question, read."""
    return spoken(key) if game is None else game.read(key, question)


def word_of(name: str) -> str:
    """The name of a decision inside the id of a message: `target creature` becomes `target-creature`."""
    return name.replace(" ", "-")


def labels_of(question: str, verb: str) -> tuple[str, str]:
    """The messages that may word an option of a verb at a question, the closer one first; without a verb a number."""
    return (f"option-{word_of(question)}-{verb}", f"option-{verb}") if verb else (f"option-{word_of(question)}",) * 2
