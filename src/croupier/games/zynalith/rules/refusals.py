"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.rules import counters, heroes, market, terms, turn
from croupier.games.zynalith.rules.state import State
from croupier.games.zynalith.rules.terms import ATTACHED, BACKS, COUNTER, CREATURE

_FACE = {face.id: FaceId(i) for i, face in enumerate(FACES)}


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    verb, *rest = key.split(":")
    if game.over:
        return "15.3"
    if not 0 <= seat < game.players:
        return None
    if game.out[seat]:
        return "15.6"
    if verb == "counter":
        return _counter(game, seat, rest)
    if verb in ("hold", "decline"):
        return "8.10" if game.announced is None else "8.4"
    if verb in ("host", "discard", "creature", "hero", "west", "east"):
        return {"host": "6.8", "discard": "6.18", "creature": "13.20", "hero": "13.20"}.get(verb, "6.7")
    if game.phase == "draft":
        return _draft(game, seat, verb, rest)
    if seat != game.active or game.phase not in ("turn", "after"):
        return "6.20" if game.passed[seat] else "5.1"
    if verb in ("swap", "switch", "sell", "end"):
        return _side(game, seat, verb, rest)
    if game.phase == "after" or game.announced is not None:
        return "5.2"
    if game.turns[seat] >= terms.MOST_TURNS:
        return "5.8"
    return _main(game, seat, verb, rest)


def _draft(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    if verb != "take":
        return "2.6"
    if seat != game.active:
        return "2.2"
    return "2.7" if rest[-1:] != ["deck"] else "4.9"


def _main(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId | None:
    if verb == "take":
        return "6.2" if game.silver[seat] < 1 else "4.9" if rest[-1:] == ["deck"] else "2.7"
    if verb == "banish":
        return "6.14"
    if verb == "redraw":
        return "6.18"
    if verb == "pass":
        return "6.20"
    face = _face_of(game, seat, rest) if verb == "play" else None
    if face is None:
        return "6.4" if verb == "play" else None
    return obstacle(game, seat, face)


def obstacle(game: State, seat: Seat, face: FaceId) -> RuleId | None:
    """The rule that keeps a seat from playing a card whenever it may play one at all; None if nothing does."""
    printed = game.DESIGNS[face]
    if printed.type == COUNTER:
        return "6.22"
    if printed.type == CREATURE and len(game.front[seat]) >= game.slots():
        return "6.6"
    if printed.type < ATTACHED and not any(c.room[printed.type] for c in game.front[seat]):
        return "6.8"
    return "6.5" if market.price(game, seat, face) > heroes.purse(game, printed.currency)[seat] else None


def _side(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    if verb == "end":
        return "5.6"
    if verb == "sell":
        return "7.6" if game.zynalith[seat] < 1 else "5.4"
    mine = game.front[seat]
    place = int(rest[0]) if rest[:1] and rest[0].isdecimal() else 0
    if verb == "switch":
        if not 0 < place <= len(mine):
            return "7.3"
        return "7.5" if mine[place - 1].switched else "5.4"
    if not 0 < place < len(mine) or not turn.are_equals(mine[place - 1], mine[place]):
        return "7.1"
    return "7.2" if turn.pair(mine[place - 1], mine[place]) in game.swapped else "5.4"


def _counter(game: State, seat: Seat, rest: list[str]) -> RuleId | None:
    if game.phase not in ("turn", "after"):
        return "8.10"
    face = _face_of(game, seat, ["extra", *rest[1:]] if rest[:1] == ["display"] else rest)
    if face is None:
        return "8.1"
    printed = game.DESIGNS[face]
    if printed.type != COUNTER:
        return "6.4"
    if game.announced is None and seat == game.active and printed.answers != "any":
        return "8.2"
    if market.price(game, seat, face) > game.zynalith[seat]:
        return "8.1"
    if game.announced is None:
        if seat != game.active:
            return "8.3"
        return "5.4" if game.phase == "after" else "8.6"  # before the main action: nobody there to rouse
    if seat == game.active:
        return "8.9"
    return "8.4" if game.declines[seat] or counters.can_play(game, seat, face) else "8.3"


def _face_of(game: State, seat: Seat, rest: list[str]) -> FaceId | None:
    """The face that a key names and that the seat has at hand or sees in that place of the display."""
    if len(rest) != 2:
        return None
    where, what = rest
    if where == "hand":
        face = _FACE.get(what)
        return face if face is not None and game.holds(game.hand[seat], face) else None
    if where in BACKS and what.isdecimal() and 1 <= int(what) <= terms.PLACES:
        card = market.row(game, BACKS.index(where))[int(what) - 1]
        return None if card is None else game.faces[card]
    return None
