"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from typing import Any, NamedTuple

from croupier.engine import FaceId, Option, RuleId, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import announcing, combinations, options, turns
from croupier.games.confluence.rules.options import Whose
from croupier.games.confluence.rules.state import State

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
"""By the verb: the rule that says when such an answer is possible."""

_TURNS = {
    terms.BASIC: "6.1",
    terms.ADDITIONAL: "7.1",
    terms.COST: "9.1",
    terms.ENDING: "10.2",
    terms.COMBAT: "11.1",
    terms.LAYDOWN: "12.1",
}
"""By the phase: the rule that says who answers before whom."""


class Tried(NamedTuple):
    """What somebody has tried: a verb, and what it names."""

    verb: str
    card: str = ""
    zone: str = ""
    """Where the card lies; '' for a hand card."""
    place: int = 0
    owner: Seat = -1
    """Of a combination."""
    number: int = 0
    target: Seat = -1
    stream: str = ""


def refusal(game: State, seat: Seat, tried: Tried) -> RuleId | None:
    """The rule that keeps `seat` from doing this; None if no rule of the game speaks of it."""
    verb = tried.verb
    if game.over:
        return "14.1"
    if max(tried.owner, tried.target) >= game.players:
        return None
    if game.out[seat]:
        return "13.2"
    if verb in ("lay", "compose"):
        return _laying(game, seat, game.face(tried.card))
    if verb == "activate":
        return _activating(game, seat, tried)
    if verb in ("pass", "stop", "done"):
        return _leaving(game, seat, verb)
    if _is_offered_to_another(game, seat, tried):
        return _answered_by_another(game, seat, tried)
    if verb == "comb":
        return _choosing(game, (tried.owner, tried.number - 1))
    if verb == "none":
        return "7.7" if game.phase == terms.ADDITIONAL else "3.34"
    if verb in ("player", "split"):
        return "8.6" if game.settling is not None else "11.5"
    if verb == "discard":
        return _discarding(game, tried)
    if verb == "card":
        return _linking(game, seat, tried)
    if verb == options.COUNTING.name:
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


def _laying(game: State, seat: Seat, face: FaceId) -> RuleId:
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


def _activating(game: State, seat: Seat, tried: Tried) -> RuleId | None:
    place = _place(game, tried)
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


def _discarding(game: State, tried: Tried) -> RuleId:
    """Why a card cannot be discarded: by an effect, from a hand over its limit, from a pool."""
    if game.settling is not None:
        return "8.6"
    return "12.1" if tried.zone else "1.12"


def _is_offered_to_another(game: State, seat: Seat, tried: Tried) -> bool:
    """Whether somebody else is asked just that.

    Of a hand card only whether one is discarded, of a card that is linked only whether one is: both are secret.
    """
    if tried.verb == "card" and game.forming is not None:
        return game.forming.seat != seat and _place(game, tried) is not None
    offered = [_tried(one) for decision in game.pending if decision.seat != seat for one in decision.options]
    if _is_of_hand(tried):
        return any(_is_of_hand(one) for one in offered)
    return tried in offered


def _tried(option: Option[Any]) -> Tried:  # Any: each question has values of its own
    """What an option offers."""
    arguments: dict[str, Any] = {**option.arguments}  # Any: by the verb
    return Tried(option.verb, **arguments)


def _is_of_hand(tried: Tried) -> bool:
    """Whether a hand card is discarded."""
    return tried.verb == "discard" and not tried.zone


def _answered_by_another(game: State, seat: Seat, tried: Tried) -> RuleId:
    """Who answers, if it is somebody else: the controller of an effect, or whom it makes choose; who has the turn."""
    if game.settling is not None:
        return "8.6" if game.settling.controller == seat else "4.13"
    return "1.12" if game.phase == terms.LAYDOWN and _is_of_hand(tried) else _TURNS[game.phase]


def _choosing(game: State, whose: Whose) -> RuleId:
    """Why an effect cannot change that combination: an earlier effect has priority, or it is none of its targets."""
    settling = game.settling
    if settling is None:
        return "8.6"
    return "8.4" if whose in game.verb_of(settling).barred(game, settling.controller) else "8.6"


def _linking(game: State, seat: Seat, tried: Tried) -> RuleId | None:
    """Why a card cannot join the combination that is being composed, or be taken by an effect."""
    place, forming = _place(game, tried), game.forming
    if place is None:
        return "8.6" if _is_discarded(game, tried) else None
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


def _place(game: State, tried: Tried) -> Place | None:
    """The open card that is named, if it lies there; of one that is named by its place alone the face is not asked."""
    zone, number = options.ZONES.get(tried.zone, game.players), tried.place - 1
    if zone >= game.players or number >= len(game.zone(zone)):
        return None
    return (zone, number) if tried.card in ("", game.FACES[game.face_at((zone, number))].id) else None


def _is_discarded(game: State, tried: Tried) -> bool:
    """Whether a card of the discard pile is named that lies there."""
    if tried.zone != "discard" or tried.place > len(game.discard):
        return False
    return tried.card in ("", game.FACES[game.faces[game.discard[tried.place - 1]]].id)
