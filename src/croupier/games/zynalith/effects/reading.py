"""How a card text is written (`Mourning [own, 1/round]: zyn 1`): its words, and the values that do and say it."""

from functools import partial
from typing import Any, Final

from croupier.games.zynalith.cards import clauses, terms
from croupier.games.zynalith.cards.clauses import Act, Clause
from croupier.games.zynalith.effects import damage, replies, resources, statuses
from croupier.kit.notation import Vocabulary

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


def read(text: str, card: str) -> tuple[Clause, ...]:
    """The clauses of a card text; `-` has none. Raises `NotationError` for what is not in the vocabulary."""
    if text == "-":
        return ()
    return tuple(clause for part in text.split(" / ") for clause in _CLAUSES.several(part, card))


def read_event(text: str, card: str) -> tuple[Clause, ...]:
    """The text of an event: effects only. Raises `NotationError`."""
    return (clauses.Happening(_ACTS.several(text, card)),)
