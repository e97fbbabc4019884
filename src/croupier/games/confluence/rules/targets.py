"""Choices of an effect, made by its controller when it is carried out (C 4.13, 8.6 to 8.8)."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from croupier.engine import CardId, Option, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import events, options
from croupier.games.confluence.rules.options import Whose
from croupier.games.confluence.rules.state import Combination, State, Waiting

T = TypeVar("T")


def combinations(game: State, seats: Iterable[Seat], fits: Callable[[Combination], bool]) -> list[Whose]:
    """The combinations of these players that fit, in turn order and order of announcement (section E3)."""
    return [(seat, n) for seat in seats for n, one in enumerate(game.combinations[seat]) if fits(one)]


def combination(
    game: State, me: Seat, legal: Sequence[Whose], *, may: Option[Whose | None] | None = None
) -> Combination | None:
    """One of these combinations; None if there is none, or if it may be declined and is."""
    offered = [options.combination(*whose) for whose in legal]
    chosen = one_of(game, me, "combination", offered, may)
    return None if chosen is None else game.combinations[chosen[0]][chosen[1]]


def effect(
    game: State, me: Seat, legal: Callable[[Waiting], bool], *, may: Option[int | None] | None = None
) -> int | None:
    """The place of one effect on the main stack, listed from the top; None as above."""
    offered = [options.effect(n) for n, one in enumerate(game.main) if legal(one)]
    return one_of(game, me, "effect", offered[::-1], may)


def opponent(game: State, me: Seat, fits: Callable[[Seat], bool] = lambda _: True) -> Seat | None:
    """One opponent, also one without life left (section E3)."""
    legal = [seat for seat in game.opponents(me) if fits(seat)]
    if not legal:
        game.say(events.NOTHING, me, "opponent")
        return None
    return game.ask_unless_forced(me, "opponent", [options.PLAYER[seat] for seat in legal])


def open_card(
    game: State, me: Seat, name: str, places: Iterable[Place], *, may: Option[Place | None] | None = None
) -> Place | None:
    """One of the cards lying there; None as above."""
    offered = [options.card(game.FACES[game.face_at(place)].id, place) for place in places]
    return one_of(game, me, name, offered, may)


def places_of(zone: int, cards: Sequence[CardId]) -> list[Place]:
    """Every place of a pool or of the common pool."""
    return [(zone, number) for number in range(len(cards))]


def common_pool(game: State) -> list[Place]:
    """Every place of the common pool."""
    return places_of(terms.THE_COMMON_POOL, game.common)


def one_of(
    game: State, me: Seat, name: str, offered: Sequence[Option[T | None]], may: Option[T | None] | None
) -> T | None:
    """Ask for one of these, or none where it may be declined; nothing is asked if there is none (C 8.6)."""
    if not offered:
        game.say(events.NOTHING, me, name)
        return None
    chosen = game.ask_unless_forced(me, name, [*([] if may is None else [may]), *offered])
    if chosen is None:
        game.say(events.DECLINED, me)
    return chosen
