"""How a card text is written (`delayed move(self); aftermath forage(1) if won`): its words and what they make."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from croupier.games.wildlands.cards import clauses, tables, terms
from croupier.games.wildlands.cards.clauses import Act, Clause
from croupier.games.wildlands.effects import army, decks, enemies, moves, strengths, territories
from croupier.kit.notation import NotationError, Vocabulary

ACTS: Final[Mapping[str, Callable[..., Act]]] = {
    "boost": strengths.Boost,
    "frenzy": strengths.Frenzy,
    "weaken": strengths.Weaken,
    "destroy": enemies.Destroy,
    "doom": enemies.Doom,
    "repel": enemies.Repel,
    "silence": enemies.Silence,
    "move self": moves.MoveSelf,
    "move ally": moves.MoveAlly,
    "lure": moves.Lure,
    "draw": decks.Draw,
    "muster": decks.Muster,
    "attune": strengths.Attune,
    "harry": decks.Harry,
    "forage": territories.Forage,
    "untap": territories.Untap,
    "plunder": territories.Plunder,
    "retreat": moves.Retreat,
    "rescue": army.Rescue,
    "sacrifice": army.Sacrifice,
}

_WRITTEN: Final[dict[str, Any]] = {  # Any: as `Vocabulary` says
    "condition": {name: name for name in terms.CONDITIONS},
    "trigger": {name: name for name in terms.TRIGGERS},
}
_WRITTEN["effect"] = Vocabulary[Act](ACTS, _WRITTEN, silent=(">",))  # of an ability, or what a sacrifice is for

_CLAUSES: Final = Vocabulary[Clause](
    {
        **{name: partial(clauses.Ability, name) for name in terms.TRIGGERS},
        "might": clauses.Might,
        "lead": clauses.Lead,
        "dread": clauses.Dread,
        **{word: partial(clauses.Keyword, word) for word in clauses.KEYWORD_ICONS},
        "quell": clauses.Quell,
    },
    _WRITTEN,
    silent=("permanent", "reaction", "if", ">"),
)


_MOST: Final = 9
"""No number of an ability is larger."""


def read(text: str, where: str) -> tuple[Clause, ...]:
    """The clauses of a card, parted by semicolons; `-` has none. Raises `NotationError`, which begins with `where`."""
    found = () if text == "-" else _CLAUSES.several(text, where)
    for clause in found:
        if (at := _moment(clause)) not in _KNOWN:
            when, what, condition = at
            said = f"{when} {what}{f' if {condition}' if condition else ''}".strip()
            raise NotationError(f"{where}: {text!r} cannot be: no card in the box says {said}.")
        for one in (clause, *_effects(clause)):
            if not 1 <= getattr(one, "number", 1) <= _MOST:
                raise NotationError(f"{where}: {text!r} cannot be: numbers go from 1 to {_MOST}.")
    return found


def _effects(clause: Clause) -> tuple[Act, ...]:
    """The effect of an ability, and the one that follows a price."""
    return (clause.effect, clause.effect.inner()) if isinstance(clause, clauses.Ability) else ()


def _moment(clause: Clause) -> tuple[str, str, str]:
    """When a clause counts (all reactions are alike), what it does, and on which condition."""
    when = getattr(clause, "trigger", "")
    does = " > ".join(dict.fromkeys(type(one).__name__ for one in _effects(clause))) or type(clause).__name__
    return "reaction" if when in terms.REACTIONS else when, does, getattr(clause, "condition", "")


_KNOWN: Final = frozenset(
    _moment(clause)
    for row in (*tables.UNITS.values(), *tables.CENTRAL.values())
    for clause in _CLAUSES.several(row["text"], "")
)
"""What some card of the box does: rules know of no other moments and conditions."""
