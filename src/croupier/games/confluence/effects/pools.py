# ruff: noqa: ARG002  # every effect is carried out in the same shape, whatever it needs of it
"""Effects on cards in pools, hands and the discard pile, at the end of the round: taken, exchanged, discarded."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.engine import Seat
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import END, THE_COMMON_POOL, Place
from croupier.games.confluence.rules import events, options, targets, zones
from croupier.games.confluence.rules.state import State


@dataclass(frozen=True)
class Fetch(Verb):
    """Take an open card into your hand, if you like."""

    timing = END
    source: ClassVar[str]

    def do(self, game: State, seat: Seat, *context: object) -> None:
        place = targets.open_card(game, seat, "take", self.places(game, seat), may=options.DECLINE_CARD)
        if place is not None:
            card = zones.take_away(game, place)
            zones.into_hand(game, seat, card)
            game.say(events.TOOK, seat, card, self.source)

    def places(self, game: State, seat: Seat) -> list[Place]:
        """Where the cards lie that may be taken."""
        raise NotImplementedError


@dataclass(frozen=True)
class Channel(Fetch):
    """A card of the common pool."""

    word = "channel"
    source = "common"

    def places(self, game: State, seat: Seat) -> list[Place]:
        return targets.common_pool(game)


@dataclass(frozen=True)
class Recall(Fetch):
    """A card of your pool."""

    word = "recall"
    source = "pool"

    def places(self, game: State, seat: Seat) -> list[Place]:
        return targets.places_of(seat, game.pool[seat])


@dataclass(frozen=True)
class Salvage(Verb):
    """Take one of the newest cards of the discard pile into your hand, if you like."""

    word = "salvage"
    timing = END
    depth: ClassVar[int] = 5

    def do(self, game: State, seat: Seat, *context: object) -> None:
        oldest = max(len(game.discard) - self.depth, 0)
        offered = [
            options.from_discard(game.FACES[game.faces[card]].id, number)
            for number, card in enumerate(game.discard)
            if number >= oldest
        ]
        number = targets.one_of(game, seat, "take", offered, options.DECLINE_NUMBER)
        if number is not None:
            card = game.discard.pop(number)
            zones.into_hand(game, seat, card)
            game.say(events.TOOK, seat, card, "discard")


@dataclass(frozen=True)
class Graft(Verb):
    """Exchange a card of your pool with one of the common pool, whose age it takes, if you like (C 12.5)."""

    word = "graft"
    timing = END

    def do(self, game: State, seat: Seat, *context: object) -> None:
        mine = targets.places_of(seat, game.pool[seat]) if game.common else []
        place = targets.open_card(game, seat, "take", mine, may=options.DECLINE_CARD)
        if place is None:
            return
        other = targets.open_card(game, seat, "exchange", targets.common_pool(game))
        if other is not None:
            card = zones.take_away(game, place)
            zones.clear_marks(game, other)
            game.pool[seat].append(game.common[other[1]])
            game.common[other[1]] = card
            game.say(events.SWAPPED, seat, card, game.pool[seat][-1])


@dataclass(frozen=True)
class Raid(Verb):
    """An opponent discards a card of their own choice."""

    word = "raid"
    timing = END

    def do(self, game: State, seat: Seat, *context: object) -> None:
        target = targets.opponent(game, seat, lambda one: bool(game.hand[one]))
        if target is not None:
            zones.discard_from_hand(game, target, events.THROWN)


@dataclass(frozen=True)
class Uproot(Verb):
    """Discard a card up to a rank from the pool of an opponent (order of options: C 15.5, 3.40)."""

    number: int
    word = "uproot"
    timing = END

    def do(self, game: State, seat: Seat, *context: object) -> None:
        places = [
            place
            for one in game.after(seat)
            for place in targets.places_of(one, game.pool[one])
            if game.design_at(place).rank <= self.number
        ]
        place = targets.open_card(game, seat, "uproot", places)
        if place is not None:
            card = zones.take_away(game, place)
            zones.put_away(game, card)
            game.say(events.UPROOTED, seat, place[0], card)


@dataclass(frozen=True)
class Renew(Verb):
    """The oldest cards of the common pool go, new ones come; nothing is set off by that (C 5.7)."""

    number: int
    word = "renew"
    timing = END

    def do(self, game: State, seat: Seat, *context: object) -> None:
        for _ in range(min(self.number, len(game.common))):
            card = zones.take_away(game, (THE_COMMON_POOL, 0))
            zones.put_away(game, card)
            game.say(events.LEFT_COMMON, card)
        for _ in range(self.number):
            come = zones.from_deck(game)
            if come is None:
                game.say(events.NO_FIRST_CARD)
                return
            game.common.append(come)
            game.say(events.CAME_TO_COMMON, come)
