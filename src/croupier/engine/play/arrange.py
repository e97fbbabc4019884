"""A match in any position: for tests, puzzles, lessons and designers."""

import json
import re
import types
from collections.abc import Mapping, Sequence
from enum import Enum
from operator import index
from typing import Any, Union, get_args, get_origin

from croupier.engine.chance import Seed, start_key
from croupier.engine.errors import BadSetup
from croupier.engine.game import Game
from croupier.engine.play.match import Match
from croupier.engine.play.start import check_setup, plain_number, salt_or_drawn
from croupier.engine.play.view import is_seat
from croupier.engine.shapes import breaches
from croupier.engine.state.cards import CardId, FaceId, Seat
from croupier.engine.state.meanings import holds_seats
from croupier.engine.state.parts import Json, Part, cards_in, field_type, fields, fresh, may_hold_cards

ENGINE_FIELDS = ("players", "options", "over", "returns", "faces", "backs", "seen", "groups", "chance")
"""Fields that nobody lays out: they follow from the match and from where cards lie."""

EVERYBODY = "everybody"

MOST = 999
"""No number of a position is larger: games count no further, and some offer every number up to one that they hold."""

_NAMES = {int: "a whole number", str: "a text", bool: "true or false", float: "a number"}


def arrange(
    game: type[Game],
    players: int,
    position: Mapping[str, Any],  # Any: values of any field
    *,
    seed: Seed = 0,
    variants: Mapping[str, str | int | bool] | None = None,
    salt: str | None = None,
) -> Match:
    """A match that stands in `position` at the start of a step.

    `position` maps fields of the state to values. A zone takes the names of its cards, first (top) card first: one
    list per seat where the zone is one per seat, or a mapping of seats to lists, which leaves the other seats as
    dealt. `{"card": "wolf", "seen": [0, 2]}` in the place of a name says which seats have seen the card and go on
    knowing it (`"seen": "everybody"`: all). A part takes a mapping of its fields, anything else its value.

    A zone that is not mentioned keeps the number of cards that set-up has dealt to it; which cards these are is left
    to chance, as for all cards that are not named. Cards that lie nowhere any more go to the end of the pile that
    the game's `rest` names, so every match is complete. The saved match carries its position (`Match.save`).

    Raises `BadSetup`, with the field and the reason, for what cannot be: unknown fields and faces, more cards of a
    face than there are, seats that do not exist, what the game itself refuses (`Game.arranged`), and positions from
    which its rules cannot go on, or of which they cannot tell a seat what it sees.
    """
    options, seed = check_setup(game, players, variants), plain_number(seed)
    if not isinstance(position, Mapping):
        raise BadSetup(f"A position is a mapping of fields to values; {type(position).__name__} is no mapping.")
    salted = salt_or_drawn(salt)
    try:
        plain: Json = json.loads(json.dumps(position), object_pairs_hook=_once)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup(f"A position is plain data: {error}.") from error
    board = _Board(game.new(index(players), options, start_key(seed)))
    try:
        board.lay(plain)
        match = Match(board.game, seed, arrangement=plain, salt=salted)
        for seat in (None, *range(match.players)):
            match.view(seat)
    except BadSetup:
        raise
    except Exception as error:  # in what cannot be, rules fail in any way
        raise BadSetup(f"This position cannot be played on: {type(error).__name__}: {error}") from error
    if beyond := next(breaches(match.position, match.players), ""):
        raise BadSetup(f"This position goes beyond its bounds: {beyond}.")
    return match


class _Board:
    """A set-up match being rearranged: places are given cards, and faces change places to fit."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.loose: list[CardId] = []
        self.fixed: set[CardId] = set()

    def lay(self, position: Json) -> None:
        """Change the game into the position. Raises `BadSetup`."""
        game, cls = self.game, type(self.game)
        known = [name for name in fields(cls) if name not in ENGINE_FIELDS]
        for name in position:
            if name not in known:
                raise BadSetup(f"{cls.title} has no {name!r} to lay out; it has {', '.join(known)}.")
        rows = {name: self._rows(name, value) for name, value in position.items() if _is_rows(field_type(cls, name))}
        for name in position:
            self._clear(name, rows.get(name))
        for name, value in position.items():
            kind = field_type(cls, name)
            if name in rows:
                inner, per_seat = get_args(kind)[0], self._per_seat(name)
                for place, entry in rows[name].items():
                    seat = place if per_seat else None
                    getattr(game, name)[place][:] = self._build(entry, inner, f"{name} {place}", seat)
            else:
                built = self._build(value, kind, name, None)
                self._check(name, built)
                setattr(game, name, built)
        for card in self.loose:
            self._rest(card).append(card)
        game.arranged(position)

    def _rows(self, name: str, value: object) -> dict[int, object]:
        """What is laid out of a field with a list per seat, or per whatever it counts: entry by place."""
        places, per_seat = len(getattr(self.game, name)), self._per_seat(name)
        entries: dict[Any, object]  # Any: a place, or what is none
        if isinstance(value, Mapping):
            known = {str(place): place for place in range(places)}
            entries = {known.get(key, key): entry for key, entry in value.items()}
        elif isinstance(value, list):
            entries = dict(enumerate(value))
            if per_seat and len(value) != places:
                raise BadSetup(f"{name} has {len(value)} lists; there is one per seat, so {places}.")
        else:
            raise BadSetup(f"{name}: {value!r} is no list of lists.")
        for place in entries:
            if place not in range(places):
                what = "seat" if per_seat else "place"
                raise BadSetup(f"{name}: there is no {what} {place!r}; there are 0 to {places - 1}.")
        return entries

    def _per_seat(self, name: str) -> bool:
        """Whether a field of lists has one per seat, not a number of its own."""
        return get_origin(field_type(type(self.game), name)) is list

    def _clear(self, name: str, rows: Mapping[int, object] | None) -> None:
        """Take all cards away from a field that is going to be laid out."""
        value, kind = getattr(self.game, name), field_type(type(self.game), name)
        if rows is None:
            self.loose += cards_in(value, kind)
            return
        for place in rows:
            self.loose += cards_in(value[place], get_args(kind)[0])
            value[place].clear()

    def _build(self, value: object, kind: object, where: str, seat: Seat | None) -> Any:  # a value of any field
        """The value of a declared type that plain data stands for; `where` says in errors what is being laid out."""
        origin, args = get_origin(kind), get_args(kind)
        if kind is CardId:
            return self._card(value, where, seat)
        if kind is FaceId:
            return self._face(value, where)
        if origin in (Union, types.UnionType):
            return self._build_one_of(value, args, where, seat)
        if isinstance(kind, type) and issubclass(kind, Part):
            return self._part(value, kind, where, seat)
        if origin is list:
            items = _items(value, where)
            return [self._build(v, args[0], f"{where}, place {i}", seat) for i, v in enumerate(items)]
        if origin is tuple:
            items = _items(value, where)
            kinds = args[:1] * len(items) if Ellipsis in args else args
            if len(items) != len(kinds):
                raise BadSetup(f"{where}: {value!r} has {len(items)} entries; there are {len(kinds)}.")
            return tuple(self._build(v, k, where, seat) for v, k in zip(items, kinds, strict=True))
        if origin is dict:
            if not isinstance(value, Mapping):
                raise BadSetup(f"{where}: {value!r} is no mapping.")
            return {_key(k, args[0], where): self._build(v, args[1], where, seat) for k, v in value.items()}
        return _scalar(value, kind, where)

    def _build_one_of(self, value: object, kinds: Sequence[object], where: str, seat: Seat | None) -> Any:  # as above
        if value is None and type(None) in kinds:
            return None
        found: list[BadSetup] = []
        for kind in kinds:
            if kind is not type(None):
                try:
                    return self._build(value, kind, where, seat)
                except BadSetup as error:
                    found.append(error)
        raise found[0]

    def _part(self, value: object, kind: type[Part], where: str, seat: Seat | None) -> Part:
        if not isinstance(value, Mapping):
            raise BadSetup(f"{where}: {value!r} is no mapping of fields.")
        for name in value:
            if name not in fields(kind):
                raise BadSetup(f"{where} has no {name!r}; it has {', '.join(fields(kind))}.")
        part = kind.__new__(kind)
        for name in fields(kind):
            inner = field_type(kind, name)
            if name in value:
                built = self._build(value[name], inner, f"{where}, {name}", seat)
                self._check_seats(part, name, built, f"{where}, {name}")
                setattr(part, name, built)
            elif not hasattr(part, name):
                empty = fresh(inner, self.game.players)
                if empty is None and type(None) not in get_args(inner):
                    raise BadSetup(f"{where} needs its {name}.")
                setattr(part, name, empty)
        return part

    def _check(self, name: str, value: object) -> None:
        """Refuse seats that do not exist, and lists with one entry per seat that have more or fewer."""
        players, old, cls = self.game.players, getattr(self.game, name), type(self.game)
        self._check_seats(self.game, name, value, name)
        per_seat = isinstance(old, list) and len(old) == players and not may_hold_cards(field_type(cls, name))
        if per_seat and isinstance(value, list) and len(value) != players:
            raise BadSetup(f"{name} has {len(value)} entries; there is one per seat, so {players}.")

    def _check_seats(self, holder: Part, name: str, value: object, where: str) -> None:
        """Refuse seats that do not exist in a field of a part, but for what stands there when nobody is meant."""
        players, nobody = self.game.players, getattr(holder, name, None)
        if holds_seats(type(holder), name):
            for seat in value if isinstance(value, list) else [value]:
                if isinstance(seat, int) and not is_seat(seat, players) and seat != nobody:
                    raise BadSetup(f"{where}: there is no seat {seat}; there are seats 0 to {players - 1}.")

    # -- cards ---------------------------------------------------------------------------------------------------

    def _face(self, value: object, where: str) -> FaceId:
        if not isinstance(value, str):
            raise BadSetup(f"{where}: {value!r} is no name of a card.")
        try:
            return self.game.face(value)
        except BadSetup as error:
            raise BadSetup(f"{where}: {error}") from None

    def _card(self, value: object, where: str, seat: Seat | None) -> CardId:
        """A card for a place: any of the right back, with the wanted face swapped onto it."""
        game = self.game
        said = value if isinstance(value, Mapping) else {"card": value}
        if set(said) - {"card", "seen"}:
            raise BadSetup(f"{where}: of a card one says 'card' and 'seen', not {', '.join(map(str, said))}.")
        face = self._face(said.get("card"), where)
        bearers = [CardId(c) for c, f in enumerate(game.faces) if f == face and c not in self.fixed]
        if not bearers:
            card = game.FACES[face].id
            raise BadSetup(f"{where}: there are not that many cards {card!r} in a match of {game.players}.")
        bearer = min(bearers, key=lambda card: (not game.backs[card].endswith(f"/{seat}"), not self._is_free(card)))
        free = self._free(bearer, where)
        game.faces[free], game.faces[bearer] = game.faces[bearer], game.faces[free]
        self.fixed.add(free)
        game.remember((free,), self._seats(said.get("seen", []), where))
        return free

    def _seats(self, seen: object, where: str) -> list[Seat]:
        if seen == EVERYBODY:
            return list(range(self.game.players))
        if isinstance(seen, list) and all(is_seat(seat, self.game.players) for seat in seen):
            return list(seen)
        raise BadSetup(f"{where}: a card is seen by {EVERYBODY!r} or by a list of seats, not by {seen!r}.")

    def _is_free(self, card: CardId) -> bool:
        """Whether a card lies where nobody has put it: nowhere any more, or in the pile that `rest` names."""
        return card in self.loose or card in self._rest(card)

    def _free(self, bearer: CardId, where: str) -> CardId:
        """A card with the back of `bearer` that is not part of the position yet; it lies nowhere from now on.

        Its face goes to where `bearer` lies. If that is a zone which the position does not mention, not everything
        may lie there; so it is a face that goes back to the same pile, as long as there is one.
        """
        game, pile = self.game, self._rest(bearer)
        back, settled = game.backs[bearer], not self._is_free(bearer)
        alike = [c for c in (*reversed(pile), *self.loose) if game.backs[c] == back and c not in self.fixed]
        if not alike:
            raise BadSetup(f"{where}: there are not enough cards for this position.")
        free = min(alike, key=lambda c: (self._rest(c) is not pile, settled and game.faces[c] in game.never_in_hand))
        (self.loose if free in self.loose else pile).remove(free)
        return free

    def _rest(self, card: CardId) -> list[CardId]:
        try:
            return self.game.rest(card)
        except NotImplementedError:
            raise BadSetup(f"No cards of {self.game.title} can be laid out: the game has no rest().") from None


def _is_rows(kind: object) -> bool:
    """Whether a field has a list per seat (a list of lists) or a fixed number of them (a tuple of lists)."""
    return get_origin(kind) in (list, tuple) and get_origin(get_args(kind)[0]) is list


def _items(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise BadSetup(f"{where}: {value!r} is no list.")
    return value


def _key(key: str, kind: object, where: str) -> object:
    """A key of a mapping: JSON has texts alone. A number is written in one way, and is at most `MOST`."""
    return int(key) if kind is int and re.fullmatch("0|-?[1-9][0-9]{0,2}", key) else _scalar(key, kind, where)


def _once(pairs: list[tuple[str, Any]]) -> Json:  # Any: plain data
    """A mapping of which no entry is lost. Raises `ValueError` for a key given twice, as in `{0: ..., "0": ...}`."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a mapping has a key twice")
    return dict(pairs)


def _scalar(value: object, kind: object, where: str) -> object:
    """A number, text or truth value of that type, or a member of an enumeration by its value."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        members = [member.value for member in kind]
        if value not in members:
            raise BadSetup(f"{where} can be {', '.join(map(str, members))}, not {value!r}.")
        return kind(value)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if isinstance(kind, type) and type(value) is not kind:
        raise BadSetup(f"{where}: {value!r} is not {_NAMES.get(kind, kind.__name__)}.")
    if kind is int and isinstance(value, int) and abs(value) > MOST:
        raise BadSetup(f"{where}: a number of a position is from -{MOST} to {MOST}.")
    return value
