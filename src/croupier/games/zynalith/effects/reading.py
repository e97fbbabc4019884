"""How a card text is written (`Mourning [own, 1/round]: zyn 1`): its words, and the values that do and say it."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from croupier.games.zynalith.cards import clauses, terms
from croupier.games.zynalith.cards.clauses import Act, Clause
from croupier.games.zynalith.effects import damage, replies, resources, statuses
from croupier.kit.notation import NotationError, Vocabulary

_WRITTEN: Final[dict[str, Any]] = {  # Any: as `Vocabulary` says
    "stat": terms.STATS,
    "back": terms.BACKS,
    "type": terms.TYPES,
    "kind": {"any": -1, **{kind: number for number, kind in enumerate(terms.KINDS)}},
    "currency": {"silver": "silver", "zyn": "zynalith"},
    "guarding": {"attack": False, "defence": True},
    "once": {"1/round": True},
}

_ACTS: Final = Vocabulary[Act](
    {
        "hit hero": damage.HitHero,
        "hit creature": damage.HitCreature,
        "heal hero": damage.HealHero,
        "heal creature": damage.HealCreature,
        "destroy": damage.Destroy,
        "silver": partial(resources.Gain, "silver"),
        "zyn": partial(resources.Gain, "zynalith"),
        "lose": resources.Lose,
        "steal": resources.Steal,
        "draw": resources.Draw,
        "discard": resources.Discard,
        "redraw": resources.RedrawRow,
        "give": statuses.Give,
        "shove": statuses.Shove,
        "ward": statuses.Ward,
        "grant leech": statuses.GrantLeech,
        "charge": statuses.Charge,
        "rouse": statuses.Rouse,
        "negate": replies.Negate,
        "seize": replies.Seize,
        "divert": replies.Divert,
    },
    _WRITTEN,
    silent=("round",),
)

_CLAUSES: Final = Vocabulary[Clause](
    {
        **{word.replace("-", " ").title(): partial(clauses.Ability, n) for n, word in enumerate(terms.TRIGGERS)},
        "Answers": clauses.Answers,
        "Leech": clauses.Leech,
        "Pierce": clauses.Pierce,
        "bonus": clauses.Bonus,
        "aura ATK": clauses.Aura,
        "swell ATK": clauses.Swell,
        "cheaper": clauses.Cheaper,
        "wage": clauses.Wage,
        "bounty": clauses.Bounty,
        "guard": clauses.Guard,
        "overheal": clauses.Overheal,
        "untouchable": clauses.Untouchable,
        "salvage": clauses.Salvage,
    },
    {**_WRITTEN, "effects": [_ACTS]},
    silent=("Passive", "round"),
)


_WHOM: Final[Mapping[type[Act], tuple[str, ...]]] = {
    damage.HitHero: ("enemy", "all", "actor", "everyone"),
    damage.HitCreature: ("enemy", "line", "all", "everyone"),
    damage.HealHero: ("you", "everyone"),
    damage.HealCreature: ("self", "own", "each-own", "everyone"),
    damage.Destroy: ("enemy", "everyone"),
    resources.Gain: ("you", "everyone"),
    resources.Draw: ("you", "everyone"),
    statuses.Give: ("self", "each-own", "everyone"),
}
"""Whom an effect can be for."""
_ONLY_IN: Final = {"actor": terms.DEFENCE, "line": terms.COMBAT}
"""What only one trigger tells (Z 13.2, 13.10)."""
_OF_EVENTS: Final = (resources.Lose, resources.Discard, resources.RedrawRow)
_OF_COUNTERS: Final = {"play-extra": replies.Negate, "play-creature": replies.Negate, "take-display": replies.Seize}
_REPLIES: Final = {**_OF_COUNTERS, "banish": replies.Divert, "any": None}
"""What a counter can be played on, and what it does then; to anything it does what others do, too (Z 8.4)."""
_MOST: Final = 15
"""So far numbers on cards go."""


def read(text: str, where: str) -> tuple[Clause, ...]:
    """The clauses of a card text; `-` has none. Raises `NotationError` for what is not in the vocabulary."""
    if text == "-":
        return ()
    found = tuple(clause for part in text.split(" / ") for clause in _CLAUSES.several(part, where))
    for clause in found:
        if isinstance(clause, clauses.Answers):
            raise NotationError(f"{where}: {text!r} cannot be: only a counter answers.")
        if getattr(clause, "number", 0) < (-_MOST if isinstance(clause, clauses.Bonus) else 0):
            raise NotationError(f"{where}: {text!r} cannot be: a number is too small.")
        if isinstance(clause, clauses.Ability):
            for act in clause.effects:
                _check(act, text, where)
                if isinstance(act, (*_OF_EVENTS, replies.Reply, statuses.Rouse)):
                    raise NotationError(f"{where}: {text!r} cannot be: that is for events and counters.")
                trigger = _ONLY_IN.get(getattr(act, "whom", ""), clause.trigger)
                if clause.trigger != trigger:
                    only = terms.TRIGGERS[trigger]
                    raise NotationError(f"{where}: {text!r} cannot be: that is known at {only} only.")
    return found


def read_counter(text: str, where: str) -> tuple[Clause, ...]:
    """The text of a counter: what it answers, and its effects. Raises `NotationError`."""
    clause = _CLAUSES.read(text, where)
    if not isinstance(clause, clauses.Answers) or clause.what not in _REPLIES:
        known = ", ".join(_REPLIES)
        raise NotationError(f"{where}: {text!r} is no answer: Answers, and to what, which is {known}.")
    for act in clause.effects:
        _check(act, text, where)
        reply = _REPLIES[clause.what]
        fits = isinstance(act, reply) if reply else not isinstance(act, (*_OF_EVENTS, replies.Reply))
        if not fits or getattr(act, "whom", "you") in ("self", *_ONLY_IN):
            raise NotationError(f"{where}: {text!r} cannot be: that is no answer to {clause.what}.")
    return (clause,)


def read_event(text: str, where: str) -> tuple[Clause, ...]:
    """The text of an event: effects for everyone. Raises `NotationError`."""
    acts = _ACTS.several(text, where)
    for act in acts:
        _check(act, text, where)
        if not isinstance(act, _OF_EVENTS) and getattr(act, "whom", "") != "everyone":
            raise NotationError(f"{where}: {text!r} cannot be: an event is for everyone.")
    return (clauses.Happening(acts),)


def _check(act: Act, text: str, where: str) -> None:
    """Refuse what no rule carries out. Raises `NotationError`."""
    least = -_MOST if isinstance(act, statuses.Give) else 0
    if not least <= getattr(act, "number", 0) <= _MOST:
        raise NotationError(f"{where}: {text!r} cannot be: numbers go from {least} to {_MOST}.")
    whom = _WHOM.get(type(act), ())
    if whom and getattr(act, "whom", "") not in whom:
        raise NotationError(f"{where}: {text!r} cannot be: that is for {', '.join(whom)}.")
