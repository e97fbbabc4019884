"""The one function from a position to what a seat may see. What it does not name, nobody receives."""

from collections.abc import Iterable, Sequence

from croupier.engine.decision import Decision
from croupier.engine.errors import UnknownSeat
from croupier.engine.game import Game
from croupier.engine.once import once_for_each
from croupier.engine.state.cards import CardId, Seat
from croupier.engine.state.parts import Json, Visibility, counted, field_type, fields
from croupier.engine.state.shown import Show, shown, written


def is_seat(seat: object, players: int) -> bool:
    """Whether it is the number of a seat of a match for so many; True and 1.0 are none."""
    return type(seat) is int and 0 <= seat < players


def check_seat(seat: object, players: int) -> None:
    """Raise `UnknownSeat` if it is no seat of a match for so many."""
    if not is_seat(seat, players):
        raise UnknownSeat(f"There is no seat {seat!r}: this match has seats 0 to {players - 1}, plain whole numbers.")


def view(game: Game, seat: Seat | None, asked: Sequence[Json], *, facts: bool = True) -> Json:
    """What `seat` sees (None: a spectator), as plain data without the ids of cards.

    `asked` says who is asked what; each declared field of the state follows by its visibility. A hand and its
    like is `{"count": n}` with `"cards"` for its owner and, where the game shows them, `"known"` for cards
    everybody has seen. `facts` of the game are what costs most, and follow from the rest. Never changes the game and
    never draws chance.
    """
    if seat is not None:
        check_seat(seat, game.players)
    everybody = (1 << game.players) - 1
    picture = _picture(type(game))(game, seat, asked, game.faces, everybody)
    if facts and (made := game.facts(seat)):
        picture["facts"] = made
    return picture


def asked(decisions: Iterable[Decision]) -> list[Json]:
    """Who is asked what, in the order of seats, as plain data."""
    return [{"seat": d.seat, "name": d.name} for d in sorted(decisions, key=lambda d: d.seat)]


@once_for_each
def _picture(cls: type[Game]) -> Show:
    """What tells all declared fields of a game by their visibility."""
    told = {"game": repr(cls.slug), "seat": "seat", "asked": "asked"}
    for name, visible in fields(cls).items():
        value, kind = f"game.{name}", field_type(cls, name)
        if visible is Visibility.EVERYONE:
            told[name] = shown(value, kind)
        elif visible is Visibility.OWNER:
            told[name] = _own(value, kind, known=cls.reveals_known)
        elif visible is Visibility.COUNT:
            told[name] = f"counted({value})"
    ids = tuple(face.id for face in cls.FACES)
    return written("game, seat, asked, faces, everybody", told, ids=ids, counted=counted)


def _own(value: str, kind: object, *, known: bool) -> str:
    """The expression for a field of which each seat sees its own entry; of cards all see how many there are."""
    inner = getattr(kind, "__args__", (object,))[0]
    if not _of_cards(inner):
        return f"[{shown('own', inner)} if owner == seat else None for owner, own in enumerate({value})]"
    every = ""
    if known:
        every = ", 'known': [ids[faces[x]] for x in own if game.seen[x] & everybody == everybody]"
    cards = "'cards': [ids[faces[x]] for x in own]"
    mine, other = f"{{'count': len(own), {cards}{every}}}", f"{{'count': len(own){every}}}"
    return f"[{mine} if owner == seat else {other} for owner, own in enumerate({value})]"


def _of_cards(kind: object) -> bool:
    return getattr(kind, "__args__", (None,))[0] is CardId
