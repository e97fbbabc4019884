"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from typing import Final

from croupier.engine import RuleId, Seat
from croupier.games.quintet.cards.faces import NAMES
from croupier.games.quintet.rules.state import State

_DISCARDS: Final = {"overflow_discard": "2.4", "wizard_cost": "6.16", "witch_discard": "8.12"}
"""The questions that cannot be declined, and the rules that ask them."""
_USED_BY: Final = {"draw": "herald", "kill": "murderer", "target": "witch", "return": "necromancer"}
_MAY: Final = {"herald": "8.3", "murderer": "8.5", "witch": "8.10", "necromancer": "8.14"}
"""Abilities: it is always the controller who may."""


def refusal(game: State, seat: Seat, verb: str, target: Seat = -1, card: str = "") -> RuleId:
    """The rule that keeps a seat from doing this: to a `target`, with a `card`."""
    if game.over:
        return "9.1"
    if game.eliminated[seat]:
        return "9.11"
    if 0 <= target < game.players and game.eliminated[target]:
        return "9.12"
    who, what = _asked(game)
    if seat == who and what in _DISCARDS:
        return _instead_of_a_discard(game, what, verb)
    if verb == "play":
        return _play(game, seat, card)
    if verb == "pass":
        return _pass(game, seat)
    if verb == "discard":
        return "6.16" if game.arriving else _DISCARDS.get(what, "2.4")
    return _use(game, seat, verb, card)


def _asked(game: State) -> tuple[Seat, str]:
    """Who is asked, and what: an ability by the id of its character, which has come to the battlefield last."""
    seat, name = game.pending[0].seat, game.pending[0].name
    return seat, NAMES[game.faces[game.battlefield[seat][-1]]] if name == "ability" else name


def _instead_of_a_discard(game: State, what: str, verb: str) -> RuleId:
    """Who has to discard a card tries another one, or something else."""
    if verb == "play" and game.phase != "main":
        return "4.16"
    if what == "wizard_cost" and verb in ("pass", "decline"):
        return "6.17"
    return "2.5" if what == "overflow_discard" and verb == "discard" else _DISCARDS[what]


def _play(game: State, seat: Seat, kind: str) -> RuleId:
    if seat != game.active:
        if not game.arriving:
            return "1.2"
        return _window(game, seat) if kind == "wizard" else "6.1"
    if all(NAMES[game.faces[card]] != kind for card in game.hand[seat]):
        return "5.1"
    return "6.3" if game.arriving and kind == "wizard" else "4.8"


def _pass(game: State, seat: Seat) -> RuleId:
    who, _ = _asked(game)
    if seat == game.active:
        return "8.1" if seat == who else "6.3" if game.arriving else "4.8"
    return _window(game, seat) if game.arriving else "1.2"


def _window(game: State, seat: Seat) -> RuleId:
    """Why this seat, which is not the active player's, cannot answer in the innermost window now (6.4 to 6.13)."""
    who, what = _asked(game)
    controller, _ = game.arriving[-1]
    if seat == controller or not game.may_react(seat, controller):
        return "6.4"
    if seat == who:
        return "6.9"
    order = game.clockwise(controller)
    if order.index(seat) < order.index(who):
        return "6.7"
    return "6.6" if what == "react" else "6.13"


def _use(game: State, seat: Seat, verb: str, card: str) -> RuleId:
    """An ability is not pending, is another player's, or has no such target."""
    who, what = _asked(game)
    if game.arriving:
        return "5.9"
    if what in _MAY and (verb == "decline" or _USED_BY[verb] == what):
        if seat != who:
            return _MAY[what]
        return {"kill": "8.6", "target": "8.11"}.get(verb) or _not_in_the_graveyard(game, seat, card)
    return "4.2" if verb == "draw" and what not in _MAY else "5.10"


def _not_in_the_graveyard(game: State, seat: Seat, kind: str) -> RuleId:
    if kind == "necromancer":
        return "8.17"  # the one that arrives lies on the battlefield
    elsewhere = (card for other in game.clockwise(seat) for card in game.graveyard[other])
    return "8.15" if any(NAMES[game.faces[card]] == kind for card in elsewhere) else "8.14"
