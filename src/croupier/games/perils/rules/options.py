"""What can be answered in Three Perils, and every option of it, built once (P 14.7)."""

from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Option, Question, Verb, face, number, word
from croupier.games.perils.cards.designs import CARDS, CHARACTERS, FOES
from croupier.games.perils.rules.hero import MOST_COINS


class Action(NamedTuple):
    """What a player does in a turn: with which card, and with which of the two powers."""

    verb: str
    card: FaceId
    power: int = 0


class Target(NamedTuple):
    """An enemy of the own line: its name, and whether it is the younger of two of that name."""

    enemy: FaceId
    younger: bool


_CARD: Final = face(*(card.id for card in CARDS.values()))
_CHAINED: Final = face(*(card.id for card in CARDS.values() if card.category))  # P 8.1
_ENEMY: Final = face(*(foe.id for foe in FOES.values()))
_POWER: Final = word(*(power.id for character in CHARACTERS.values() for power in character.powers))

MOST_POTIONS: Final = MOST_COINS  # one costs a coin at least (P 10.3)

CHOOSING: Final = Verb("hero", card=face(*(character.id for character in CHARACTERS.values())))
PICKING: Final = Verb("pick", card=_ENEMY)
GIVING: Final = Verb("gift", card=_ENEMY)
KEEPING: Final = Verb("keep_all")
DISCARDING: Final = Verb("discard", card=_ENEMY)
PLAYING: Final = Verb("play", card=_CARD)
SELLING: Final = Verb("sell", card=_CARD)
USING: Final = Verb("power", power=_POWER, card=_CARD)
CHAINING: Final = Verb("next", card=_CHAINED)
HITTING: Final = Verb("hit", card=_ENEMY)
HITTING_YOUNGER: Final = Verb("hit", card=_ENEMY, which=number(2, 2))  # there are two of each name (P 1.9, 9.16)
HOLDING: Final = Verb("hold")
DRINKING: Final = Verb("potion")
BUYING: Final = Verb("", "{number}", number=number(0, MOST_POTIONS))

QUESTIONS: Final = (
    Question("hero", CHOOSING),  # variant pick_hero
    Question("pick", PICKING),  # P 2.5
    Question("gift", GIVING),  # P 2.12
    Question("keep", KEEPING, DISCARDING, about={"gift": _ENEMY}),  # P 2.13
    Question("turn", PLAYING, SELLING, USING),  # P 5.5
    Question("chain", CHAINING),  # P 8.6
    Question("attack", HITTING, HITTING_YOUNGER, HOLDING, DRINKING),  # P 9.14, 10.6
    Question("life", BUYING),  # P 10.7, 10.8
    Question("mana", BUYING),  # P 10.7, 10.8
)

PLAY: Final = {card.face: PLAYING(card.id, value=Action("play", card.face)) for card in CARDS.values()}
SELL: Final = {card.face: SELLING(card.id, value=Action("sell", card.face)) for card in CARDS.values()}
POWER: Final = {
    (character.face, number, card.face): USING(power.id, card.id, value=Action("power", card.face, number))
    for character in CHARACTERS.values()
    for number, power in enumerate(character.powers)
    for card in CARDS.values()
}
NEXT: Final = {card.face: CHAINING(card.id, value=card.face) for card in CARDS.values() if card.category}
HERO: Final = {character.face: CHOOSING(character.id, value=character.face) for character in CHARACTERS.values()}

PICK: Final = {foe.face: PICKING(foe.id, value=foe.face) for foe in FOES.values()}
GIFT: Final = {foe.face: GIVING(foe.id, value=foe.face) for foe in FOES.values()}
KEEP_ALL: Final[Option[FaceId | None]] = KEEPING(value=None)
DISCARD: Final[dict[FaceId, Option[FaceId | None]]] = {
    foe.face: DISCARDING(foe.id, value=foe.face) for foe in FOES.values()
}

Blow = Target | str
HIT: Final[dict[FaceId, tuple[Option[Blow], Option[Blow]]]] = {
    foe.face: (
        HITTING(foe.id, value=Target(foe.face, younger=False)),
        HITTING_YOUNGER(foe.id, 2, value=Target(foe.face, younger=True)),
    )
    for foe in FOES.values()
}
HOLD: Final[Option[Blow]] = HOLDING()
POTION: Final[Option[Blow]] = DRINKING()


@lru_cache(1 << 8)
def numbers(most: int) -> tuple[Option[int], ...]:
    """The options 0 to `most`."""
    return tuple(BUYING(number, value=number) for number in range(min(most, MOST_POTIONS) + 1))
