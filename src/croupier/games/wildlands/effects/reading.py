"""How a card text is written (`delayed move(self); aftermath forage(1) if won`): its words and what they make."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from croupier.games.wildlands.cards import clauses, terms
from croupier.games.wildlands.cards.clauses import Act, Clause
from croupier.games.wildlands.effects import army, decks, enemies, moves, strengths, territories
from croupier.kit.notation import Vocabulary

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


def read(text: str, card: str) -> tuple[Clause, ...]:
    """The clauses of a card, parted by semicolons. Raises `NotationError`."""
    return _CLAUSES.several(text, card)
