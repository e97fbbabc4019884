"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

import re

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.confluence.cards.designs import FACES
from croupier.games.confluence.cards.effects import AtCombination
from croupier.games.confluence.rules import announcing, combinations, terms, turns
from croupier.games.confluence.rules.state import State
from croupier.games.confluence.rules.terms import Place

_FACE = {face.id: FaceId(i) for i, face in enumerate(FACES)}
_PLACE = re.compile(r"(?P<card>\w+)@(?P<zone>pool(?P<seat>\d)|common)\.(?P<number>[1-9]\d*)")
_DISCARDED = re.compile(r"(?P<card>\w+)@discard\.(?P<number>[1-9]\d*)")
_COMBINATION = re.compile(r"(?P<owner>\d)\.(?P<number>[1-9]\d*)")

_ELSEWHERE = {
    "all": "3.31",
    "pick": "3.31",
    "effect": "8.6",
    "attacks": "9.5",
    "walls": "9.5",
    "weakest": "9.5",
    "choose": "9.5",
    "event": "10.3",
    "in_order": "10.3",
    "decline": "8.8",
}
"""By the verb of a key: the rule that says when such an answer is possible."""

_TURNS = {
    terms.BASIC: "6.1",
    terms.ADDITIONAL: "7.1",
    terms.COST: "9.1",
    terms.ENDING: "10.2",
    terms.COMBAT: "11.1",
    terms.LAYDOWN: "12.1",
}
"""By the phase: the rule that says who answers before whom."""


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    verb, _, what = key.partition(":")
    if game.over:
        return "14.1"
    if not 0 <= seat < game.players:
        return None
    if game.out[seat]:
        return "13.2"
    if verb in ("lay", "compose"):
        return _laying(game, seat, what)
    if verb == "activate":
        return _activating(game, seat, what)
    if verb in ("pass", "stop", "done"):
        return _leaving(game, seat, verb)
    if _is_offered_to_another(game, seat, key):
        return _answered_by_another(game, seat, key)
    if verb == "comb":
        return _choosing(game, what)
    if verb == "none":
        return "7.7" if game.phase == terms.ADDITIONAL else "3.34"
    if verb in ("player", "split"):
        return "8.6" if game.settling is not None else "11.5"
    if verb == "discard":
        return _discarding(game, what)
    if verb == "card":
        return _linking(game, seat, what)
    if verb.isdecimal():
        return "11.6" if game.phase == terms.COMBAT else "9.10"
    return _ELSEWHERE.get(verb)


def _turn(game: State, seat: Seat) -> RuleId | None:
    """The rule that keeps a player from laying or activating anything now."""
    if game.phase not in (terms.BASIC, terms.ADDITIONAL):
        return "5.1"
    if game.stopped[seat]:
        return "7.15"
    if seat != game.active:
        return "6.1" if game.phase == terms.BASIC else "7.1"
    return None


def _laying(game: State, seat: Seat, what: str) -> RuleId | None:
    face = _FACE.get(what)
    if face is None:
        return None
    additional = game.phase == terms.ADDITIONAL
    if not additional and game.phase != terms.BASIC:
        return "5.1"
    if not game.holds(game.hand[seat], face):
        return "7.2" if additional else "6.2"
    forbidden = _turn(game, seat)
    if forbidden is not None:
        return forbidden
    if game.deed == terms.MORE:
        return "7.11"
    if game.deed == terms.ACTIVATE or game.forming is not None:
        return "7.2" if additional else "6.1"
    if additional and not turns.may_lay_more(game, seat):
        return "7.4"
    found = combinations.supply(game, seat, borrowing=additional)
    possible = [announcing.ways(game, face, side, found) for side in (terms.ATTACK, terms.DEFENCE)]
    if additional and not any(possible):
        return "7.5"
    return "7.3" if additional else "6.2"


def _activating(game: State, seat: Seat, what: str) -> RuleId | None:
    place = _place(game, what)
    if place is None:
        return None
    if place[0] != seat:
        return "4.12"
    forbidden = _turn(game, seat)
    if forbidden is not None:
        return forbidden
    if place[1] in game.used[seat]:
        return "4.11"
    if game.phase == terms.BASIC:
        return "6.6"
    return "7.3" if game.design_at(place).individual is None else "7.9"


def _leaving(game: State, seat: Seat, verb: str) -> RuleId:
    """Why one cannot pass, stop or be done."""
    forming = game.forming
    if verb == "done" and forming is not None and forming.seat == seat and forming.stream >= 0:
        return "3.37"
    forbidden = _turn(game, seat)
    if forbidden is not None:
        return forbidden
    if forming is not None:
        return "6.4" if game.phase == terms.BASIC else "7.6"
    if game.phase == terms.BASIC:
        return "6.1"
    return "7.12" if verb == "pass" else "7.9"


def _discarding(game: State, what: str) -> RuleId:
    """Why a card cannot be discarded: by an effect, from a hand over its limit, from a pool."""
    if game.settling is not None:
        return "8.6"
    return "12.1" if "@" in what else "1.12"


def _is_offered_to_another(game: State, seat: Seat, key: str) -> bool:
    """Whether somebody else is asked just that.

    Of a hand card only whether one is discarded, of a card that is linked only whether one is: both are secret.
    """
    offered = [other for decision in game.pending if decision.seat != seat for other in decision.keys]
    if key.startswith("card:") and game.forming is not None:
        return game.forming.seat != seat and _place(game, key.removeprefix("card:")) is not None
    if key.startswith("discard:") and "@" not in key:
        return any(other.startswith("discard:") and "@" not in other for other in offered)
    return key in offered


def _answered_by_another(game: State, seat: Seat, key: str) -> RuleId:
    """Who answers, if it is somebody else: the controller of an effect, or whom it makes choose; who has the turn."""
    if game.settling is not None:
        return "8.6" if game.settling.controller == seat else "4.13"
    over_the_limit = game.phase == terms.LAYDOWN and key.startswith("discard:") and "@" not in key
    return "1.12" if over_the_limit else _TURNS[game.phase]


def _choosing(game: State, what: str) -> RuleId:
    """Why an effect cannot change that combination: an earlier effect has priority, or it is none of its targets."""
    found, settling = _COMBINATION.fullmatch(what), game.settling
    if found is None or settling is None:
        return "8.6"
    verb, whose = game.verb_of(settling), (int(found["owner"]), int(found["number"]) - 1)
    barred = isinstance(verb, AtCombination) and whose in verb.barred(game, settling.controller)
    return "8.4" if barred else "8.6"


def _linking(game: State, seat: Seat, what: str) -> RuleId | None:
    """Why a card cannot join the combination that is being composed, or be taken by an effect."""
    place, forming = _place(game, what), game.forming
    if place is None:
        return "8.6" if _is_discarded(game, what) else None
    if forming is None or forming.seat != seat:
        return "8.6"
    if forming.stream < 0:
        return "3.31"
    if not combinations.shows(game, place, forming.side) >> forming.stream & 1:
        design = game.design_at(place)
        if design.blank[forming.side]:
            return "3.26"
        return "3.1" if design.streams[forming.side] else "3.5"
    if any(place in one.cards and one.side == forming.side for one in game.combinations[seat]):
        return "3.9"
    if place in forming.cards:
        return "3.9"
    found = combinations.supply(game, seat, borrowing=True, laid=forming.cards[0])
    if place in found.borrowable[forming.side][forming.stream]:
        return "3.15" if game.phase == terms.BASIC else "3.16"
    return "3.19"


def _place(game: State, what: str) -> Place | None:
    """The open card that a key names, if it lies there."""
    found = _PLACE.fullmatch(what)
    if found is None:
        return None
    zone = terms.THE_COMMON_POOL if found["seat"] is None else int(found["seat"])
    place = (zone, int(found["number"]) - 1)
    if zone >= game.players or place[1] >= len(game.zone(zone)):
        return None
    return place if game.FACES[game.face_at(place)].id == found["card"] else None


def _is_discarded(game: State, what: str) -> bool:
    """Whether a key names a card of the discard pile."""
    found = _DISCARDED.fullmatch(what)
    if found is None or int(found["number"]) > len(game.discard):
        return False
    return game.FACES[game.faces[game.discard[int(found["number"]) - 1]]].id == found["card"]
