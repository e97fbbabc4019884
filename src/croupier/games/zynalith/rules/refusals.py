"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from typing import Final

from croupier.engine import Argument, FaceId, RuleId, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.terms import ATTACHED, COUNTER, CREATURE
from croupier.games.zynalith.rules import counters, heroes, market, turn
from croupier.games.zynalith.rules.state import State

_ANSWERS: Final = {"discard": "6.18", "creature": "13.20", "hero": "13.20", "west": "6.7", "east": "6.7"}
"""Answers to the questions that an action or an effect asks, and the rules that ask them."""
_TARGETS: Final = ("creature", "hero")
_MAIN: Final = frozenset({"take", "play", "banish", "redraw", "pass"})


def refusal(
    game: State,
    seat: Seat,
    verb: str,
    *,
    where: str = "",
    place: int | str = 0,
    card: str = "",
    **others: Argument,
) -> RuleId:
    """The rule that keeps `seat` from doing this: with a `card`, or with what lies `where`, in which `place`."""
    del others  # at whom, and until when
    number = place if isinstance(place, int) else 0  # 0 is the deck
    if game.over:
        return ("15.8", "15.7", "15.3")[min(len(game.living()), 2)]
    if game.out[seat]:
        return "15.6"
    if verb == "counter":
        return _counter(game, seat, where, number, card)
    if verb in ("hold", "decline"):
        return _hold(game, seat)
    if game.phase == "draft":
        return _draft(game, seat, verb, number)
    if game.phase == "combat" and verb not in _TARGETS:
        return "10.6"
    if verb == "host":
        return _host(game, seat, number)
    if verb in _ANSWERS:
        return _ANSWERS[verb]
    if seat != game.active or game.phase not in ("turn", "after"):
        return "6.20" if game.passed[seat] else "5.1"
    if game.deed and game.deed not in _MAIN:
        return "13.20"  # the side action is not over yet
    if verb not in _MAIN:
        return _side(game, seat, verb, number)
    if game.phase == "after" or game.deed:
        return "5.2"
    if game.turns[seat] >= terms.MOST_TURNS:
        return "5.8"
    if verb == "play":
        return _play(game, seat, _face_of(game, seat, where, number, card))
    return {"take": _take(game, seat, number), "banish": "6.14"}.get(verb, "6.18")


def _draft(game: State, seat: Seat, verb: str, place: int) -> RuleId:
    if verb != "take":
        return "2.6"
    if seat != game.active:
        return "2.2"
    return "2.7" if place else "4.9"


def _take(game: State, seat: Seat, place: int) -> RuleId:
    """Why nothing can be taken from a place of a row, or from its deck (0)."""
    return "6.2" if game.silver[seat] < 1 else "2.7" if place else "4.9"


def _play(game: State, seat: Seat, face: FaceId | None) -> RuleId:
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


def _side(game: State, seat: Seat, verb: str, place: int) -> RuleId:
    if verb == "end":
        return "5.6" if game.deed else "5.2"
    if verb == "sell":
        return "7.6" if game.zynalith[seat] < 1 else "5.4"
    mine = game.front[seat]
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


def _counter(game: State, seat: Seat, where: str, place: int, card: str) -> RuleId:
    if game.phase not in ("turn", "after"):
        return "8.10"
    told = game.announced
    if told is not None and told.place == "extra" and (where, place) == ("display", told.number):
        return "8.11"
    face = _face_of(game, seat, where, place, card)
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


def _face_of(game: State, seat: Seat, where: str, place: int, card: str) -> FaceId | None:
    """The face of a card that the seat has at hand or sees in a place of the display; None if there is none."""
    if where == "hand":
        face = game.face(card)
        return face if game.holds(game.hand[seat], face) else None
    row = game.creature_row if where == "creature" else game.extra_row
    shown = row[place - 1]
    return None if shown is None else game.faces[shown]
