"""The one function from a position to what a seat may see. What it does not name, nobody receives."""

from collections.abc import Iterable, Sequence
from typing import Any

from croupier.engine.errors import UnknownSeat
from croupier.engine.game import Game
from croupier.engine.play.decision import Decision
from croupier.engine.state.cards import CardId, Seat
from croupier.engine.state.parts import Json, Visibility, counted, field_type, fields, shown


def is_seat(seat: object, players: int) -> bool:
    """Whether it is the number of a seat of a match for so many; True and 1.0 are none."""
    return type(seat) is int and 0 <= seat < players


def check_seat(seat: object, players: int) -> None:
    """Raise `UnknownSeat` if it is no seat of a match for so many."""
    if not is_seat(seat, players):
        raise UnknownSeat(f"There is no seat {seat!r}: this match has seats 0 to {players - 1}.")


def view(game: Game, seat: Seat | None, asked: Sequence[Json]) -> Json:
    """What `seat` sees (None: a spectator), as plain data without the ids of cards.

    `asked` says who is asked what; each declared field of the state follows by its visibility. A hand and its
    like is `{"count": n}` with `"cards"` for its owner and, where the game shows them, `"known"` for cards
    everybody has seen. Never changes the game and never draws chance.
    """
    if seat is not None:
        check_seat(seat, game.players)
    picture: Json = {"game": game.slug, "seat": seat, "asked": asked}
    cls = type(game)
    for name, visible in fields(cls).items():
        value, kind = getattr(game, name), field_type(cls, name)
        if visible is Visibility.EVERYONE:
            picture[name] = shown(value, kind, lambda card: game.FACES[game.faces[card]], game.FACES)
        elif visible is Visibility.OWNER:
            picture[name] = [_own(game, entry, kind, mine=owner == seat) for owner, entry in enumerate(value)]
        elif visible is Visibility.COUNT:
            picture[name] = counted(value)
    facts = game.facts(seat)
    if facts:
        picture["facts"] = facts
    return picture


def asked(decisions: Iterable[Decision]) -> list[Json]:
    """Who is asked what, in the order of seats, as plain data."""
    return [{"seat": d.seat, "name": d.name} for d in sorted(decisions, key=lambda d: d.seat)]


def _own(game: Game, entry: Any, kind: object, *, mine: bool) -> Any:  # JSON
    inner = kind.__args__[0] if hasattr(kind, "__args__") else object
    if not _of_cards(inner):
        return shown(entry, inner, lambda card: game.FACES[game.faces[card]], game.FACES) if mine else None
    zone: Json = {"count": len(entry)}
    if mine:
        zone["cards"] = [game.FACES[game.faces[card]].id for card in entry]
    if game.shows_known:
        everybody = (1 << game.players) - 1
        zone["known"] = [game.FACES[game.faces[c]].id for c in entry if game.seen[c] & everybody == everybody]
    return zone


def _of_cards(kind: object) -> bool:
    return getattr(kind, "__args__", (None,))[0] is CardId
