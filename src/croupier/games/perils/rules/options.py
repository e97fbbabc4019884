"""What can be answered in Three Perils, and every option of it, built once (P 14.7)."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Option, Question, Verb, face, number, word
from croupier.games.perils.cards import tables
from croupier.games.perils.cards.clauses import Card, Character, Foe
from croupier.games.perils.cards.notation import NOTHING
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


_CARD: Final = face(*tables.CARDS)
_CHAINED: Final = face(*(name for name, row in tables.CARDS.items() if row["category"] != NOTHING))  # P 8.1
_ENEMY: Final = face(*tables.ENEMIES)
_POWER: Final = word(*tables.POWERS)

MOST_POTIONS: Final = MOST_COINS  # one costs a coin at least (P 10.3)

CHOOSING: Final = Verb("hero", card=face(*tables.CHARACTERS))
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

KEEP_ALL: Final[Option[FaceId | None]] = KEEPING(value=None)

Blow = Target | str
HOLD: Final[Option[Blow]] = HOLDING()
POTION: Final[Option[Blow]] = DRINKING()


@lru_cache(1 << 8)
def numbers(most: int) -> tuple[Option[int], ...]:
    """The options 0 to `most`."""
    return tuple(BUYING(number, value=number) for number in range(min(most, MOST_POTIONS) + 1))


class OfFaces(NamedTuple):
    """The options that name a face; a card set may have more of them."""

    play: dict[FaceId, Option[Action]]
    sell: dict[FaceId, Option[Action]]
    power: dict[str, dict[FaceId, Option[Action]]]
    """By the power, and by the card that is used for it."""
    next: dict[FaceId, Option[FaceId]]
    hero: dict[FaceId, Option[FaceId]]
    pick: dict[FaceId, Option[FaceId]]
    gift: dict[FaceId, Option[FaceId]]
    discard: dict[FaceId, Option[FaceId | None]]
    hit: dict[FaceId, tuple[Option[Blow], Option[Blow]]]
    """At the older and at the younger enemy of a name."""

    def and_more(self, more: "OfFaces") -> "OfFaces":
        """These and those that a card set adds."""
        return OfFaces(
            play=self.play | more.play,
            sell=self.sell | more.sell,
            power={power: used | more.power[power] for power, used in self.power.items()},
            next=self.next | more.next,
            hero=self.hero | more.hero,
            pick=self.pick | more.pick,
            gift=self.gift | more.gift,
            discard=self.discard | more.discard,
            hit=self.hit | more.hit,
        )


def of_faces(heroes: Collection[Character], cards: Collection[Card], foes: Collection[Foe]) -> OfFaces:
    """The options about these designs."""
    named = {card.face: card.id for card in cards}
    enemies = {foe.face: foe.id for foe in foes}
    return OfFaces(
        play={card: PLAYING(name, value=Action("play", card)) for card, name in named.items()},
        sell={card: SELLING(name, value=Action("sell", card)) for card, name in named.items()},
        power={
            power.id: {card: USING(power.id, name, value=Action("power", card, number)) for card, name in named.items()}
            for hero in heroes
            for number, power in enumerate(hero.powers)
        },
        next={card.face: CHAINING(card.id, value=card.face) for card in cards if card.category},
        hero={hero.face: CHOOSING(hero.id, value=hero.face) for hero in heroes},
        pick={foe: PICKING(name, value=foe) for foe, name in enemies.items()},
        gift={foe: GIVING(name, value=foe) for foe, name in enemies.items()},
        discard={foe: DISCARDING(name, value=foe) for foe, name in enemies.items()},
        hit={
            foe: (
                HITTING(name, value=Target(foe, younger=False)),
                HITTING_YOUNGER(name, 2, value=Target(foe, younger=True)),
            )
            for foe, name in enemies.items()
        },
    )
