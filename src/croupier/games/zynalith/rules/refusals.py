"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

import re
from typing import Final

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.rules import counters, heroes, market, terms, turn
from croupier.games.zynalith.rules.state import State
from croupier.games.zynalith.rules.terms import ATTACHED, BACKS, COUNTER, CREATURE

_FACE: Final = {face.id: FaceId(i) for i, face in enumerate(FACES)}
_ID: Final = "|".join(_FACE)
_KEY: Final = re.compile(
    rf"take:(?:creature|extra):(?:[1-9]|deck)|play:(?:(?:creature|extra):[1-9]|hand:(?:{_ID}))|redraw:(?:creature|extra)"
    rf"|(?:banish|swap|switch|host):[1-9]|counter:(?:display:[1-9]|hand:(?:{_ID}))|discard:(?:{_ID})|creature:[0-9]:[1-9]"
    r"|hero:[0-9]|decline:(?:turn|round)|hold|pass|sell|end|west|east"
)
_ANSWERS: Final = {"discard": "6.18", "creature": "13.20", "hero": "13.20", "west": "6.7", "east": "6.7"}
"""Answers to the questions that an action or an effect asks, and the rules that ask them."""
_TARGETS: Final = ("creature", "hero")
_MAIN: Final = frozenset({"take", "play", "banish", "redraw", "pass"})


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    if not _KEY.fullmatch(key) or not 0 <= seat < game.players:
        return None
    verb, *rest = key.split(":")
    if game.over:
        return ("15.8", "15.7", "15.3")[min(len(game.living()), 2)]
    if game.out[seat]:
        return "15.6"
    if verb == "counter":
        return _counter(game, seat, rest)
    if verb in ("hold", "decline"):
        return _hold(game, seat)
    if game.phase == "draft":
        return _draft(game, seat, verb, rest)
    if game.phase == "combat" and verb not in _TARGETS:
        return "10.6"
    if verb == "host":
        return _host(game, seat, int(rest[0]))
    if verb in _ANSWERS:
        return _ANSWERS[verb]
    if seat != game.active or game.phase not in ("turn", "after"):
        return "6.20" if game.passed[seat] else "5.1"
    if game.deed and game.deed not in _MAIN:
        return "13.20"  # the side action is not over yet
    if verb not in _MAIN:
        return _side(game, seat, verb, rest)
    if game.phase == "after" or game.deed:
        return "5.2"
    return "5.8" if game.turns[seat] >= terms.MOST_TURNS else _main(game, seat, verb, rest)


def _draft(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    if verb != "take":
        return "2.6"
    if seat != game.active:
        return "2.2"
    return "4.9" if rest[-1] == "deck" else "2.7"


def _main(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    if verb == "take":
        return "6.2" if game.silver[seat] < 1 else "4.9" if rest[-1] == "deck" else "2.7"
    if verb != "play":
        return "6.14" if verb == "banish" else "6.18"
    face = _face_of(game, seat, rest)
    if face is None:
        return "6.4"
    return "6.22" if game.DESIGNS[face].type == COUNTER else obstacle(game, seat, face) or "6.5"


def obstacle(game: State, seat: Seat, face: FaceId) -> RuleId | None:
    """The rule that keeps a seat from playing a card whenever it may play one at all; None if nothing does."""
    printed = game.DESIGNS[face]
    if printed.type == COUNTER and printed.answers != "any":
        return "6.22"
    if printed.type == COUNTER:  # it can be played in the own turn as well
        if market.price(game, seat, face) > game.zynalith[seat]:
            return "8.1"
        return None if all(effect.possible(game, seat) for effect in printed.effects) else "8.6"
    if printed.type == CREATURE and len(game.front[seat]) >= game.slots():
        return "6.6"
    if printed.type < ATTACHED and not any(c.room[printed.type] for c in game.front[seat]):
        return "6.8"
    return "6.5" if market.price(game, seat, face) > heroes.purse(game, printed.currency)[seat] else None


def _side(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    if verb == "end":
        return "5.6" if game.deed else "5.2"
    if verb == "sell":
        return "7.6" if game.zynalith[seat] < 1 else "5.4"
    mine = game.front[seat]
    place = int(rest[0])
    if verb == "switch":
        if place > len(mine):
            return "7.3"
        return "7.5" if mine[place - 1].switched else "5.4"
    if place >= len(mine) or not turn.are_equals(mine[place - 1], mine[place]):
        return "7.1"
    return "7.2" if turn.pair(mine[place - 1], mine[place]) in game.swapped else "5.4"


def _host(game: State, seat: Seat, place: int) -> RuleId:
    told = game.announced
    if told is None or told.verb != "play" or told.card < 0 or seat != game.active:
        return "6.9"
    type_, mine = game.DESIGNS[game.faces[told.card]].type, game.front[seat]
    fits = type_ >= ATTACHED or (place <= len(mine) and mine[place - 1].room[type_])
    return "6.9" if fits else "6.8"


# -- counters ------------------------------------------------------------------------------------------------------


def _hold(game: State, seat: Seat) -> RuleId:
    if game.phase not in ("turn", "after"):
        return "8.10"
    if game.announced is None:
        return "8.3"
    return "8.3" if seat != game.active and counters.is_asked(game, seat) else "8.4"


def _counter(game: State, seat: Seat, rest: list[str]) -> RuleId:
    if game.phase not in ("turn", "after"):
        return "8.10"
    told = game.announced
    if told is not None and told.place == "extra" and rest == ["display", str(told.number)]:
        return "8.11"
    face = _face_of(game, seat, ["extra", *rest[1:]] if rest[0] == "display" else rest)
    if face is None:
        return "8.1"
    printed = game.DESIGNS[face]
    if printed.type != COUNTER:
        return "6.4"
    if seat == game.active and printed.answers != "any":
        return "8.2"
    if market.price(game, seat, face) > game.zynalith[seat]:
        return "8.1"
    return _own_counter(game) if seat == game.active else _answer(game, seat, printed)


def _own_counter(game: State) -> RuleId:
    """Why a counter that answers anything, and could be paid, cannot be played in the own turn now."""
    if game.deed:
        return "8.2" if game.deed in _MAIN else "13.20"
    if game.phase == "turn":
        return "8.6"  # nobody there to rouse
    return "5.4" if game.options["free_order"] == "off" else "8.2"


def _answer(game: State, seat: Seat, printed: Design) -> RuleId:
    """Why a counter that could be paid cannot be played in the turn of another player now."""
    told = game.announced
    if told is None:
        return "8.3"
    if game.declines[seat]:
        return "8.4"
    if all(effect.possible(game, seat) for effect in printed.effects):
        return "8.3"  # it answers something else, or the window is over
    return "8.6" if printed.answers == "any" else "8.13"


def _face_of(game: State, seat: Seat, rest: list[str]) -> FaceId | None:
    """The face that a key names and that the seat has at hand or sees in that place of the display."""
    where, what = rest
    if where == "hand":
        return _FACE[what] if game.holds(game.hand[seat], _FACE[what]) else None
    card = market.row(game, BACKS.index(where))[int(what) - 1] if int(what) <= terms.PLACES else None
    return None if card is None else game.faces[card]
