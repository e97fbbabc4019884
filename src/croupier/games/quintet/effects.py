"""What the five characters do: abilities with their options, and the reaction (Parts 6 and 8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from croupier.engine import CardId, Effect, FaceId, Option, Seat
from croupier.games.quintet.cards.faces import FACES, HERALD, MURDERER, NECROMANCER, WITCH, WIZARD
from croupier.games.quintet.rules import events
from croupier.games.quintet.rules.options import DECLINE, DRAW, KILL, RETURN, TARGET, Target
from croupier.games.quintet.rules.state import State


@dataclass(frozen=True)
class Draw(Effect[State]):
    """Herald: draw cards (8.3)."""

    number: int

    def options(self, game: State, me: Seat) -> Sequence[Option[bool | None]]:  # noqa: ARG002  # one shape for all
        return DRAW

    def do(self, game: State, me: Seat, _chosen: bool) -> None:
        game.say(events.HERALD_DRAWS, me)
        for _ in range(self.number):
            game.draw(me, events.HERALD_DREW)


@dataclass(frozen=True)
class Kill(Effect[State]):
    """Murderer: kill any character on any battlefield (8.5 to 8.9)."""

    def options(self, game: State, me: Seat) -> Sequence[Option[Target | None]]:
        targets: list[Option[Target | None]] = [DECLINE]
        for seat in (*game.clockwise(me), me):
            targets += KILL[seat][game.kinds_in(game.battlefield[seat])]
        return targets

    def do(self, game: State, me: Seat, chosen: Target) -> None:
        seat, kind = chosen
        game.graveyard[seat].append(card := game.take(game.battlefield[seat], kind))
        game.say(events.KILLED, me, seat, card)


@dataclass(frozen=True)
class Discard(Effect[State]):
    """Witch: a player discards cards of their choice (8.10 to 8.13)."""

    number: int

    def options(self, game: State, me: Seat) -> Sequence[Option[Seat | None]]:
        targets: list[Option[Seat | None]] = [DECLINE]
        targets += [TARGET[seat] for seat in (*game.clockwise(me), me) if not game.eliminated[seat]]
        return targets

    def do(self, game: State, me: Seat, chosen: Seat) -> None:
        game.say(events.WITCH_CHOSE, me, chosen)
        for _ in range(self.number):
            if game.hand[chosen]:
                game.discard(chosen, "witch_discard", events.WITCH_DISCARDED)  # 8.12
            else:
                game.say(events.NO_CARD, chosen)  # 8.13


@dataclass(frozen=True)
class Return(Effect[State]):
    """Necromancer: a character from the own graveyard comes back to hand (8.14 to 8.18)."""

    def options(self, game: State, me: Seat) -> Sequence[Option[FaceId | None]]:
        return RETURN[game.kinds_in(game.graveyard[me])]

    def do(self, game: State, me: Seat, chosen: FaceId) -> None:
        card: CardId = game.take(game.graveyard[me], chosen)
        game.remember((card,), range(game.players))  # 11.4: everybody saw which kind it is
        game.hand[me].insert(0, card)
        game.say(events.RETURNED, me, card)


@dataclass(frozen=True)
class Counter(Effect[State]):
    """Wizard, as a reaction only: discard cards and counter the arriving character (Part 6)."""

    number: int


ABILITY: Final[dict[FaceId, Draw | Kill | Discard | Return]] = {
    HERALD: Draw(1),
    MURDERER: Kill(),
    WITCH: Discard(1),
    NECROMANCER: Return(),
}
REACTION: Final = Counter(1)
EFFECTS: Final[dict[str, tuple[Effect[State], ...]]] = {
    **{FACES[kind].id: (effect,) for kind, effect in ABILITY.items()},
    FACES[WIZARD].id: (REACTION,),
}
