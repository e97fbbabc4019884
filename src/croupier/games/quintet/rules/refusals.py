"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from croupier.engine import RuleId, Seat
from croupier.games.quintet.cards.faces import FACES
from croupier.games.quintet.rules.state import State

_NAMES = {face.id for face in FACES}


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    verb, *rest = key.split(":")
    if game.over:
        return "9.1"
    if 0 <= seat < game.players and game.eliminated[seat]:
        return "9.11"
    if verb == "play" and rest[:1] and rest[0] in _NAMES:
        return _play(game, seat, rest[0])
    if verb == "discard":
        return "6.28" if game.arriving else "2.4"
    if verb == "kill":
        return _kill(game, rest)
    if verb == "target":
        if rest[:1] and rest[0].isdecimal() and int(rest[0]) < game.players and game.eliminated[int(rest[0])]:
            return "9.12"
        return "5.10"
    if verb == "return":
        return "8.15" if rest[:1] and rest[0] in _NAMES else None
    return {"pass": "6.4", "decline": "8.1", "draw": "4.2"}.get(verb)


def _play(game: State, seat: Seat, kind: str) -> RuleId:
    holds = any(FACES[game.faces[card]].id == kind for card in game.hand[seat])
    if not holds:
        return "5.1"
    if seat == game.active:
        return "4.16" if game.phase != "main" else "6.3" if game.arriving else "4.8"
    if not game.arriving:
        return "1.2"
    if kind != "wizard":
        return "6.1"
    if game.arriving[-1][0] == seat or len(game.hand[seat]) < 2:
        return "6.4"
    return "6.7"


def _kill(game: State, rest: list[str]) -> RuleId:
    if len(rest) == 2 and rest[0].isdecimal() and int(rest[0]) < game.players and game.eliminated[int(rest[0])]:
        return "9.12"
    return "8.6" if game.arriving else "5.10"
