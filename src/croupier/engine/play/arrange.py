"""A match in any position: for tests, puzzles and designers."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

from croupier.engine.chance import Seed, start_key
from croupier.engine.errors import BadSetup
from croupier.engine.game import Game
from croupier.engine.play.beginning import check_setup
from croupier.engine.play.match import Match
from croupier.engine.state.cards import CardId, FaceId, Seat
from croupier.engine.state.parts import Part, cards_in, field_type, fields, fresh


def arrange(
    game: type[Game],
    players: int,
    position: Mapping[str, Any],  # Any: values of any field
    *,
    seed: Seed = 0,
    variants: Mapping[str, str | int | bool] | None = None,
) -> Match:
    """A match that stands in `position` at the start of a step.

    `position` maps fields of the state to values: zones to face names, first (top) card first, one list per
    seat where the zone is one per seat (or a mapping of seats to lists: the others stay as dealt); parts to
    mappings of their fields; anything else to its value. All cards that are not named lie in random order where
    the game's `rest` says, so every match is complete. Raises `BadSetup` for unknown fields and faces, and for
    more cards of a face than exist.
    """
    options = check_setup(game, players, variants or {})
    return Match(_Board(game.new(players, options, start_key(seed))).lay(position), seed)


class _Board:
    """A set-up match being rearranged: places are given cards, and faces change places to fit."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.loose: list[CardId] = []
        self.fixed: set[CardId] = set()

    def lay(self, position: Mapping[str, Any]) -> Game:  # Any: values of any field
        game, cls = self.game, type(self.game)
        for name in position:
            if name not in fields(cls):
                raise BadSetup(f"{cls.title} has no {name!r}; it has {', '.join(fields(cls))}.")
        named = [(name, value, field_type(cls, name)) for name, value in position.items()]
        for name, value, kind in named:
            self._clear(name, value, kind)
        for name, value, kind in named:
            if _per_seat(kind):
                for seat, entry in _entries(value):
                    getattr(game, name)[seat] = self._build(entry, get_args(kind)[0], seat)
            else:
                setattr(game, name, self._build(value, kind, None))
        for card in self.loose:
            game.rest(card).append(card)
        game.arranged()
        return game

    def _clear(self, name: str, value: object, kind: object) -> None:
        old = getattr(self.game, name)
        if not _per_seat(kind):
            self.loose += cards_in(old, kind)
            if get_origin(kind) is list and "CardId" in repr(kind):
                setattr(self.game, name, [])
            return
        for seat, _ in _entries(value):
            if not 0 <= seat < self.game.players:
                raise BadSetup(f"There is no seat {seat}: {self.game.players} players sit at this match.")
            self.loose += cards_in(old[seat], get_args(kind)[0])
            old[seat] = []

    def _build(self, value: Any, kind: object, seat: Seat | None) -> Any:  # a value of any field
        if isinstance(value, str):
            if kind is CardId or CardId in get_args(kind):
                return self._card(value, seat)
            if kind is FaceId:
                return self.game.face(value)
        if isinstance(kind, type) and issubclass(kind, Part) and isinstance(value, Mapping):
            part = kind.__new__(kind)
            for name in fields(kind):
                inner = field_type(kind, name)
                if name in value:
                    setattr(part, name, self._build(value[name], inner, seat))
                elif not hasattr(kind, name):
                    setattr(part, name, fresh(inner, self.game.players))
            return part
        if isinstance(value, list | tuple) and get_origin(kind) is list:
            return [self._build(v, get_args(kind)[0], seat) for v in value]
        return value

    def _card(self, name: str, seat: Seat | None) -> CardId:
        """A card for a place: any of the right back, with the wanted face swapped onto it."""
        game, face = self.game, self.game.face(name)
        bearers = [CardId(c) for c, f in enumerate(game.faces) if f == face and c not in self.fixed]
        if not bearers:
            raise BadSetup(f"There are not that many cards {name!r} in a match of {game.players}.")
        bearer = next((c for c in bearers if game.backs[c].endswith(f"/{seat}")), bearers[0])
        card = self._free(bearer)
        game.faces[card], game.faces[bearer] = game.faces[bearer], game.faces[card]
        self.fixed.add(card)
        return card

    def _free(self, bearer: CardId) -> CardId:
        back = self.game.backs[bearer]
        for i, card in enumerate(self.loose):
            if self.game.backs[card] == back:
                return self.loose.pop(i)
        pile = self.game.rest(bearer)
        for i in range(len(pile) - 1, -1, -1):
            if pile[i] not in self.fixed:
                return pile.pop(i)
        raise BadSetup("There are not enough cards for this position.")


def _per_seat(kind: object) -> bool:
    return get_origin(kind) is list and get_origin(get_args(kind)[0]) is list


def _entries(value: Any) -> list[tuple[int, Any]]:  # a value of any field
    return [(int(s), v) for s, v in (value.items() if isinstance(value, Mapping) else enumerate(value))]
