"""What can be answered in Three Perils, and every option of it, built once (P 14.7)."""

from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Option, Question, Verb, face, number, word
from croupier.games.perils.cards.kinds import CARDS, CHAINED, CHARACTERS, FOES, POWERS
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


_CARD: Final = face(*CARDS.values())
_CHAINED: Final = face(*CHAINED.values())  # P 8.1
_ENEMY: Final = face(*FOES.values())
_POWER: Final = word(*(power for powers in POWERS.values() for power in powers))

MOST_POTIONS: Final = MOST_COINS  # one costs a coin at least (P 10.3)

CHOOSING: Final = Verb("hero", card=face(*CHARACTERS.values()))
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

PLAY: Final = {card: PLAYING(name, value=Action("play", card)) for card, name in CARDS.items()}
SELL: Final = {card: SELLING(name, value=Action("sell", card)) for card, name in CARDS.items()}
POWER: Final = {
    (character, number, card): USING(power, name, value=Action("power", card, number))
    for character, powers in POWERS.items()
    for number, power in enumerate(powers)
    for card, name in CARDS.items()
}
NEXT: Final = {card: CHAINING(name, value=card) for card, name in CHAINED.items()}
HERO: Final = {character: CHOOSING(name, value=character) for character, name in CHARACTERS.items()}

PICK: Final = {foe: PICKING(name, value=foe) for foe, name in FOES.items()}
GIFT: Final = {foe: GIVING(name, value=foe) for foe, name in FOES.items()}
KEEP_ALL: Final[Option[FaceId | None]] = KEEPING(value=None)
DISCARD: Final[dict[FaceId, Option[FaceId | None]]] = {foe: DISCARDING(name, value=foe) for foe, name in FOES.items()}

Blow = Target | str
HIT: Final[dict[FaceId, tuple[Option[Blow], Option[Blow]]]] = {
    foe: (
        HITTING(name, value=Target(foe, younger=False)),
        HITTING_YOUNGER(name, 2, value=Target(foe, younger=True)),
    )
    for foe, name in FOES.items()
}
HOLD: Final[Option[Blow]] = HOLDING()
POTION: Final[Option[Blow]] = DRINKING()


@lru_cache(1 << 8)
def numbers(most: int) -> tuple[Option[int], ...]:
    """The options 0 to `most`."""
    return tuple(BUYING(number, value=number) for number in range(min(most, MOST_POTIONS) + 1))
