"""How a card text is written (`delayed move(self); aftermath forage(1) if won`): its words and what they make."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from croupier.games.wildlands.cards import clauses, effects, land_effects
from croupier.games.wildlands.cards.clauses import Act, Clause
from croupier.games.wildlands.rules import terms
from croupier.kit.notation import Vocabulary

ACTS: Final[Mapping[str, Callable[..., Act]]] = {
    "boost": effects.Boost,
    "frenzy": effects.Frenzy,
    "weaken": effects.Weaken,
    "destroy": effects.Destroy,
    "doom": effects.Doom,
    "repel": effects.Repel,
    "silence": effects.Silence,
    "move self": effects.MoveSelf,
    "move ally": effects.MoveAlly,
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
    "sacrifice": effects.Sacrifice,
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


def read(text: str, card: str) -> tuple[Clause, ...]:
    """The clauses of a card, parted by semicolons. Raises `NotationError`."""
    return _CLAUSES.several(text, card)
