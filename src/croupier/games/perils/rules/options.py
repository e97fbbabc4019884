"""Every option of Three Perils, built once (P 14.7)."""

from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Option
from croupier.games.perils.cards.designs import CARDS, CHARACTERS, FOES


class Action(NamedTuple):
    """What a player does in a turn: with which card, and with which of the two powers."""

    verb: str
    card: FaceId
    power: int = 0


class Kept(NamedTuple):
    """What a player does with the four enemies: which one is the gift, and which one is discarded, if any."""

    gift: FaceId
    discard: FaceId | None


class Target(NamedTuple):
    """An enemy of the own line: its name, and whether it is the younger of two of that name."""

    enemy: FaceId
    younger: bool


PLAY: Final = {card.face: Option(f"play:{card.id}", Action("play", card.face)) for card in CARDS.values()}
SELL: Final = {card.face: Option(f"sell:{card.id}", Action("sell", card.face)) for card in CARDS.values()}
POWER: Final = {
    (character.face, number, card.face): Option(f"power:{power.id}:{card.id}", Action("power", card.face, number))
    for character in CHARACTERS.values()
    for number, power in enumerate(character.powers)
    for card in CARDS.values()
}
NEXT: Final = {card.face: Option(f"next:{card.id}", card.face) for card in CARDS.values()}
HERO: Final = {character.face: Option(f"hero:{character.id}", character.face) for character in CHARACTERS.values()}

PICK: Final = {foe.face: Option(f"pick:{foe.id}", foe.face) for foe in FOES.values()}
GIFT: Final = {foe.face: Option(f"gift:{foe.id}", foe.face) for foe in FOES.values()}
KEEP_ALL: Final = {foe.face: Option("keep_all", Kept(foe.face, None)) for foe in FOES.values()}
DISCARD: Final = {
    Kept(gift.face, foe.face): Option(f"discard:{foe.id}", Kept(gift.face, foe.face))
    for gift in FOES.values()
    for foe in FOES.values()
}

Blow = Target | str
HIT: Final[dict[FaceId, tuple[Option[Blow], Option[Blow]]]] = {
    foe.face: (
        Option(f"hit:{foe.id}", Target(foe.face, younger=False)),
        Option(f"hit:{foe.id}:2", Target(foe.face, younger=True)),
    )
    for foe in FOES.values()
}
HOLD: Final[Option[Blow]] = Option("hold", "hold")
POTION: Final[Option[Blow]] = Option("potion", "potion")


@lru_cache(1 << 8)
def numbers(most: int) -> tuple[Option[int], ...]:
    """The options 0 to `most`."""
    return tuple(Option(str(number), number) for number in range(most + 1))
