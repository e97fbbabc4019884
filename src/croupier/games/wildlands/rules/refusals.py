"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from collections.abc import Mapping
from typing import Any

from croupier.engine import RuleId, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.rules import combat, main_actions, units
from croupier.games.wildlands.rules.options import PORTAL, place_of
from croupier.games.wildlands.rules.state import State

_FIXED = {
    **dict.fromkeys(("pay", "pay_auto", "pay_crystal"), "5.9"),
    "end_turn": "2.6",
    "tap_all": "4.5",
    "claim": "8.4",
    "attack_wild": "9.3",
    "decline": "12.13",
    "done": "12.13",
    "discard_crystals": "16.6",
    "discard_all": "16.6",
    "discard": "16.1",
    "refill": "16.5",
    "keep": "16.5",
    "faction": "1.2",
    "none": "12.14",
    "crystal": "12.13",
    **dict.fromkeys(("unit", "front", "land", "tokens"), "12.12"),
}
_TAPPING = ("tap", "tap_all", "tap_claim")
_MAIN = (*_TAPPING, "reinforce", "buy", "claim", "attack_wild", "attack", "end_turn")


def refusal(game: State, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: as verbs declare them
    """The rule that keeps `seat` from doing this; None if no rule of the game speaks of it."""
    if game.over:
        return "17.1"
    if verb in _MAIN and (rule := _no_main_action(game, seat, verb, arguments)):
        return rule
    match verb:
        case "tap":
            return _tap(game, seat, **arguments)
        case "tap_claim":
            return _tap_for_crystal(game, seat, **arguments)
        case "reinforce":
            return "6.2" if main_actions.can_reinforce(game, seat) else "6.8"
        case "buy":
            return _buy(game, **arguments)
        case "attack":
            return _attack(game, seat, **arguments)
        case "target" | "surge" | "play" | "stop" | "use":
            return _combat(game, seat, verb, arguments)
        case "discard" if game.phase in terms.COMBAT:
            return "12.13"
    return _FIXED.get(verb)


def _no_main_action(game: State, seat: Seat, verb: str, arguments: Mapping[str, Any]) -> RuleId | None:
    """The rule that keeps a seat from any main action; None where one is being chosen."""
    if game.phase == terms.CHOOSE:
        return "1.2"
    not_now = "4.3" if verb in _TAPPING else "2.5"
    if seat != game.active:
        return not_now
    if game.phase == terms.TARGET and verb in ("attack", "attack_wild"):  # a click on one more target
        against = arguments.get("target", -1)
        return _target(game, arguments.get("card", PORTAL)) if against == game.defender else "9.6"
    if game.phase != terms.MAIN:
        return not_now
    tapping = any(decision.name == "tap_claim" for decision in game.pending)
    return "2.8" if game.due or tapping else None


def _tap(game: State, seat: Seat, card: str) -> RuleId:
    mine = [territory for territory in game.realm[seat] if game.design(territory.card).id == card]
    return "4.5" if mine and not mine[0].tapped else "4.2"


def _tap_for_crystal(game: State, seat: Seat, card: str) -> RuleId:
    """Without the variant a crystal is paid for; with it, too, the territory must be untapped and one there."""
    if game.options["crystal_by_tapping"] == "off":
        return "8.1"
    untapped = [game.design(territory.card).id for territory in game.realm[seat] if not territory.tapped]
    return "8.4" if card in untapped else "4.2"


def _buy(game: State, card: str) -> RuleId:
    return "7.4" if game.holds(game.row, game.face(card)) else "7.1"


def _attack(game: State, seat: Seat, target: Seat, card: str = PORTAL) -> RuleId:
    if target == seat or target >= game.players:
        return "9.4"
    if target in game.attacked:
        return "9.7"
    if card == PORTAL and not game.portal[target].seals:
        return "15.5"
    return "9.5"


_OUT_OF_COMBAT = {"target": "9.8", "surge": "10.1", "use": "12.2"}
"""What can be done in a combat only, by verb."""


def _combat(game: State, seat: Seat, verb: str, arguments: Mapping[str, Any]) -> RuleId:
    side = next((side for side in game.sides() if game.fronts and game.seat_of(side) == seat), None)
    if side is None:
        return "11.1" if game.fronts else _OUT_OF_COMBAT.get(verb, "11.1")
    match verb:
        case "target":
            return _target(game, **arguments)
        case "surge":
            return _surge(game, seat, side, **arguments)
        case "use":
            return _use(game, side, **arguments)
    return _placement(game, side, verb, **arguments)


def _surge(game: State, seat: Seat, mine: int, front: int) -> RuleId:
    if front <= len(game.fronts) and game.fronts[front - 1].surged[mine]:
        return "10.3"
    if game.phase == terms.SURGING and game.side != mine:
        return "10.2"
    return "10.1" if combat.can_surge(game, seat) else "10.6"


_AT_ONCE = {terms.IMMEDIATE: "12.5", **dict.fromkeys(terms.REACTIONS, "12.6")}
"""By trigger: the rule that says at which event such abilities are asked about, each by itself."""
_WINDOWS = {terms.DELAYED: (terms.LATE, "12.9"), terms.AFTERMATH: (terms.AFTER, "12.11")}
"""By trigger: the phase in which such abilities are used, and the rule that says so."""


def _use(game: State, mine: int, *, front: int = 0, side: str = "", place: int = 0, ability: int = 0) -> RuleId:
    """Why `mine`, a side, does not use an ability: that of a unit, or the one that is asked about (`front` is 0)."""
    if not front and game.carrying_out:
        return "12.13"
    trigger, used = _ability(game, front, side, place, ability) if front else ("", False)
    if used:
        return "12.4"
    if trigger in _AT_ONCE:
        return _AT_ONCE[trigger]
    phase, rule = _WINDOWS.get(trigger, (game.phase, ""))
    if game.phase != phase:
        return rule
    if game.phase not in (terms.LATE, terms.AFTER):
        return "12.9"
    if game.side != mine:
        return "12.10" if game.phase == terms.LATE else "12.11"
    return "12.12"


def _ability(game: State, front: int, side: str, place: int, ability: int) -> tuple[str, bool]:
    """The trigger of an ability of a unit, and whether the unit has used it; "" if there is none."""
    try:
        unit = units.at(game, place_of(front, side, place))
        return game.design(unit.card).abilities[ability].trigger, ability in unit.used
    except LookupError:
        return "", False


def _target(game: State, card: str = PORTAL) -> RuleId:
    """Of what can be attacked together all is offered while targets are named; at the last (W 9.9) they are named."""
    if game.phase != terms.TARGET:
        return "9.8"
    if card == PORTAL and game.defender >= 0 and not game.portal[game.defender].seals:
        return "15.5"
    same_kind = [combat.target_name(game, face) for face in combat.all_targets(game)]
    return "9.8" if card in same_kind else "9.6"


_BEFORE_OR_AFTER = {terms.TARGET: "9.8", terms.SURGING: "10.1"}
"""What is decided before units are played; after that all are played (W 11.8)."""


def _placement(game: State, side: int, verb: str, card: str = "") -> RuleId:
    if game.phase != terms.PLACE:
        return _BEFORE_OR_AFTER.get(game.phase, "11.8")
    if game.carrying_out:
        return "11.10"
    if game.side != side:
        return "11.5" if all(front.stopped[side] for front in game.fronts) else "11.1"
    if verb == "stop":
        return "11.3" if game.opening else "11.5"
    if card and game.DESIGNS[game.face(card)].value:
        return "11.9"
    return "11.5" if game.fronts[game.at].stopped[side] else "11.2"
