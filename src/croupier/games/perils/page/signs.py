"""What a card of Three Perils does, as icons with numbers: the short writing where a sentence has no room."""

from typing import Final, NamedTuple

from croupier.games.perils.cards.designs import CARDS, CHARACTERS, FOES
from croupier.games.perils.cards.effects import Gain, PointsPer, Symbol

CARD: Final = {card.id: card for card in CARDS.values()}
HERO: Final = {character.id: character for character in CHARACTERS.values()}
FOE: Final = {foe.id: foe for foe in FOES.values()}

TYPES: Final = ("weapon", "gear", "attunement", "venture", "remedy", "legend")
_TYPE_ICONS: Final = {
    "blade": "sword",
    "hammer": "hammer",
    "spear": "spear",
    "dagger": "dagger",
    "bow": "bow",
    "staff": "staff",
    "weapon": "flask",
    "gear": "shield",
    "attunement": "mountain",
    "venture": "coin",
    "remedy": "heart",
    "legend": "star",
}
_QUANTITY_ICONS: Final = {
    "slain": "skull",
    "slain_3": "slain_3",
    "weapon": "sword",
    "attunement": "mountain",
    "element": "leafearth",
    "trinity": "trinity",
    "chain": "link",
    "power": "bolt",
    "coin": "coin",
    "mana": "mana",
    "life": "heart",
    "unscathed": "unscathed",
    "neighbour_wound": "neighbour_wound",
}


class Sign(NamedTuple):
    """An icon with a number; `per` is the icon of what it is counted for."""

    icon: str
    words: str
    per: str = ""
    per_words: str = ""

    @classmethod
    def of(cls, effect: Symbol) -> "Sign":
        """The sign of one symbol: the number is what one gets, a plus where it is a gain."""
        figure = effect.figure()
        words = "" if figure.number is None else str(figure.number)
        if isinstance(effect, Gain) or figure.name == "heal":
            words = f"+{words}"
        if isinstance(effect, Gain | PointsPer) and effect.of:
            return cls(figure.icon, words, _QUANTITY_ICONS[effect.of], str(effect.per) if effect.per > 1 else "")
        return cls(figure.icon, words)


def _gist(face: str) -> tuple[Sign, ...]:
    if face in CARD:
        return tuple(Sign.of(effect) for effect in CARD[face].effects)
    if face in FOE:
        return tuple(Sign.of(effect) for effect in FOE[face].reward)
    return (Sign.of(HERO[face].passive),)


_GISTS: Final = {face: _gist(face) for face in (*CARD, *FOE, *HERO)}


def gist(face: str) -> tuple[Sign, ...]:
    """What a card does, what an enemy rewards, what a character always has."""
    return _GISTS[face]


def type_icon(face: str) -> str:
    """The icon of what a card is: its type, for weapons the category."""
    if face in CARD:
        return _TYPE_ICONS[CARD[face].category or CARD[face].type]
    return "folk" if face in HERO else "skull"
