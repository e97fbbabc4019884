"""What the five characters do: abilities with their options, and the reaction (Parts 6 and 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from croupier.engine import BadCards, CardId, Effect, Face, FaceId, Figure, Option, Seat, Table, Tables
from croupier.games.quintet.cards import tables
from croupier.games.quintet.cards.faces import KINDS, MOST_COPIES
from croupier.games.quintet.rules import events
from croupier.games.quintet.rules.options import DECLINE, DRAW, KILL, RETURN, TARGET, Target
from croupier.games.quintet.rules.state import State
from croupier.kit import NotationError, Vocabulary, columns


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


Ability = Draw | Kill | Discard | Return

_WORDS: Final = Vocabulary[Effect[State]](
    {"draw": Draw, "kill": Kill, "discard": Discard, "return": Return, "counter": Counter}
)
_MOST: Final = 9
_DOES: Final[tuple[type[Effect[State]], ...]] = (Draw, Kill, Discard, Return, Counter)
"""What each character does, in their order: their options and refusals are made for it."""
_ICONS: Final = (
    ("trumpet", "draw"),
    ("dagger", "kill"),
    ("cauldron", "discard"),
    ("skull", "return"),
    ("hat", "counter"),
)


def effect(text: str, where: str) -> Effect[State]:
    """What a character does, as `draw 1`. Raises `NotationError`, which begins with `where`."""
    found = _WORDS.read(text, where)
    if not 1 <= getattr(found, "number", 1) <= _MOST:
        raise NotationError(f"{where}: {text!r} cannot be: numbers go from 1 to {_MOST}.")
    return found


TABLES: Final[Tables] = Tables(
    Table(
        "characters.csv",
        (
            columns.whole("copies", 0, MOST_COPIES),
            columns.notation("effect", effect, "what it does, as draw 1; only the number can be another"),
        ),
        tables.CHARACTERS,
        adds=False,
    )
)


class Designs(NamedTuple):
    """What is printed, in the order of the characters; EFFECTS by name."""

    FACES: tuple[Face, ...]
    COPIES: tuple[int, ...]
    """Of each character in a deck (1.4)."""
    DECK: tuple[FaceId, ...]
    ABILITY: Mapping[FaceId, Ability]
    PRICE: int
    """How many cards a reaction costs (6.16)."""
    EFFECTS: Mapping[str, tuple[Effect[State], ...]]


def designs(of: Tables) -> Designs:
    """The designs of these tables. Raises `BadCards`."""
    rows = of["characters.csv"]
    for row, does in zip(rows, _DOES, strict=True):
        if not isinstance(row["effect"], does):
            raise BadCards(f"{row['id']}.effect: every {row['id']} can only {does.__name__.lower()}.")
    copies = tuple(row["copies"] for row in rows)
    return Designs(
        FACES=tuple(_face(row["id"], row["effect"], *icon) for row, icon in zip(rows, _ICONS, strict=True)),
        COPIES=copies,
        DECK=tuple(kind for kind in KINDS for _ in range(copies[kind])),
        ABILITY={kind: rows[kind]["effect"] for kind in KINDS if isinstance(rows[kind]["effect"], Ability)},
        PRICE=next(row["effect"].number for row in rows if isinstance(row["effect"], Counter)),
        EFFECTS={row["id"]: (row["effect"],) for row in rows},
    )


def _face(name: str, does: Effect[State], icon: str, word: str) -> Face:
    number = None if isinstance(does, Counter) else getattr(does, "number", None)
    return Face(name, "quintet", "character", name, name, verb=Figure(icon, number, word))


PLAIN: Final[Designs] = designs(TABLES)
"""The designs as they are printed in the box."""
