"""The five characters, what they do, and every option of the game (built once: 1.9, Part 10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from croupier.engine import CardId, Effect, Face, FaceId, Figure, Option, Saying, Seat
from croupier.games.quintet import events

if TYPE_CHECKING:
    from croupier.games.quintet.rules import Quintet

COPIES: Final = 5  # 1.4
OPENING_HAND: Final = 5  # 3.3
MOST_SEATS: Final = 5  # 1.1

FACES: Final = (
    Face("herald", "quintet", "character", "herald", "herald", verb=Figure("trumpet", 1, "draw")),
    Face("murderer", "quintet", "character", "murderer", "murderer", verb=Figure("dagger", name="kill")),
    Face("witch", "quintet", "character", "witch", "witch", verb=Figure("cauldron", 1, "discard")),
    Face(
        "necromancer",
        "quintet",
        "character",
        "necromancer",
        "necromancer",
        verb=Figure("skull", name="return"),
    ),
    Face("wizard", "quintet", "character", "wizard", "wizard", verb=Figure("hat", name="counter")),
)
KINDS: Final = tuple(FaceId(i) for i in range(len(FACES)))
HERALD, MURDERER, WITCH, NECROMANCER, WIZARD = KINDS

DECK: Final = tuple(kind for kind in KINDS for _ in range(COPIES))  # 1.4

BIT: Final = tuple(1 << kind for kind in KINDS)
ALL_FIVE: Final = sum(BIT)

Target = tuple[Seat, FaceId]


def _per_mask(verb: str, first: Sequence[Option[FaceId | None]]) -> tuple[tuple[Option[FaceId | None], ...], ...]:
    """For every set of kinds (as a mask): `first`, then one option per kind in the order of 10."""
    one: list[Option[FaceId | None]] = [Option(f"{verb}:{FACES[kind].id}", kind) for kind in KINDS]
    return tuple((*first, *(one[k] for k in KINDS if mask & BIT[k])) for mask in range(ALL_FIVE + 1))


PASS: Final[Option[FaceId | None]] = Option("pass", None)
PLAY: Final = _per_mask("play", [PASS])
DISCARD: Final = tuple(
    tuple(Option(f"discard:{FACES[kind].id}", kind) for kind in KINDS if mask & BIT[kind])
    for mask in range(ALL_FIVE + 1)
)
REACT: Final[tuple[Option[bool], ...]] = (Option("pass", False), Option("play:wizard", True))
CANNOT_REACT: Final = REACT[:1]

DECLINE: Final[Option[None]] = Option("decline", None)
_DRAW: Final = (DECLINE, Option("draw", True))
_KILL: Final = tuple(
    tuple(tuple(one[kind] for kind in KINDS if mask & BIT[kind]) for mask in range(ALL_FIVE + 1))
    for one in ([Option(f"kill:{s}:{FACES[kind].id}", (s, kind)) for kind in KINDS] for s in range(MOST_SEATS))
)
_TARGET: Final = tuple(Option(f"target:{seat}", seat) for seat in range(MOST_SEATS))
_RETURN: Final = _per_mask("return", [DECLINE])


@dataclass(frozen=True)
class Draw(Effect["Quintet"]):
    """Herald: draw cards (8.3)."""

    number: int

    def options(self, game: "Quintet", me: Seat) -> Sequence[Option[bool | None]]:  # noqa: ARG002  # one shape for all
        return _DRAW

    def do(self, game: "Quintet", me: Seat, _chosen: bool) -> None:
        game.say(events.HERALD_DRAWS, me)
        for _ in range(self.number):
            game.draw(me, events.HERALD_DREW)

    def says(self) -> Saying:
        return Saying("effect-draw", {"number": self.number})


@dataclass(frozen=True)
class Kill(Effect["Quintet"]):
    """Murderer: kill any character on any battlefield (8.5 to 8.9)."""

    def options(self, game: "Quintet", me: Seat) -> Sequence[Option[Target | None]]:
        targets: list[Option[Target | None]] = [DECLINE]
        for seat in (*game.clockwise(me), me):
            targets += _KILL[seat][game.kinds_in(game.battlefield[seat])]
        return targets

    def do(self, game: "Quintet", me: Seat, chosen: Target) -> None:
        seat, kind = chosen
        game.graveyard[seat].append(game.take(game.battlefield[seat], kind))
        game.say(events.KILLED, me, seat, kind)

    def says(self) -> Saying:
        return Saying("effect-kill")


@dataclass(frozen=True)
class Discard(Effect["Quintet"]):
    """Witch: a player discards cards of their choice (8.10 to 8.13)."""

    number: int

    def options(self, game: "Quintet", me: Seat) -> Sequence[Option[Seat | None]]:
        targets: list[Option[Seat | None]] = [DECLINE]
        targets += [_TARGET[seat] for seat in (*game.clockwise(me), me) if not game.eliminated[seat]]
        return targets

    def do(self, game: "Quintet", me: Seat, chosen: Seat) -> None:
        game.say(events.WITCH_CHOSE, me, chosen)
        for _ in range(self.number):
            if game.hand[chosen]:
                game.discard(chosen, "witch_discard", events.WITCH_DISCARDED)  # 8.12
            else:
                game.say(events.NO_CARD, chosen)  # 8.13

    def says(self) -> Saying:
        return Saying("effect-discard", {"number": self.number})


@dataclass(frozen=True)
class Return(Effect["Quintet"]):
    """Necromancer: a character from the own graveyard comes back to hand (8.14 to 8.18)."""

    def options(self, game: "Quintet", me: Seat) -> Sequence[Option[FaceId | None]]:
        return _RETURN[game.kinds_in(game.graveyard[me])]

    def do(self, game: "Quintet", me: Seat, chosen: FaceId) -> None:
        card: CardId = game.take(game.graveyard[me], chosen)
        game.remember((card,), range(game.players))  # 11.4: everybody saw which kind it is
        game.hand[me].insert(0, card)
        game.say(events.RETURNED, me, chosen)

    def says(self) -> Saying:
        return Saying("effect-return")


@dataclass(frozen=True)
class Counter(Effect["Quintet"]):
    """Wizard, as a reaction only: discard cards and counter the arriving character (Part 6)."""

    cost: int

    def says(self) -> Saying:
        return Saying("effect-counter", {"number": self.cost})


ABILITY: Final[dict[FaceId, Draw | Kill | Discard | Return]] = {
    HERALD: Draw(1),
    MURDERER: Kill(),
    WITCH: Discard(1),
    NECROMANCER: Return(),
}
REACTION: Final = Counter(1)
EFFECTS: Final[dict[str, tuple[Effect["Quintet"], ...]]] = {
    **{FACES[kind].id: (effect,) for kind, effect in ABILITY.items()},
    FACES[WIZARD].id: (REACTION,),
}
