"""Why not? The rule that forbids what somebody has just tried (asked for only by a click on what is not offered)."""

from croupier.engine import FaceId, RuleId, Seat
from croupier.games.wildlands.cards.designs import IDS
from croupier.games.wildlands.rules import combat, main_actions, terms
from croupier.games.wildlands.rules.options import place_of
from croupier.games.wildlands.rules.state import State

_FIXED = {
    "pay": "5.9",
    "end_turn": "2.6",
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
    "unit": "12.12",
    "front": "12.12",
    "land": "12.12",
}
_MAIN = ("tap", "tap_all", "tap_claim", "reinforce", "buy", "claim", "attack_wild", "attack", "end_turn")


def refusal(game: State, seat: Seat, key: str) -> RuleId | None:
    """The rule that keeps `seat` from doing `key`; None if no rule of the game speaks of it."""
    if game.over:
        return "17.1"
    verb, *rest = key.split(":")
    if verb in _MAIN and (rule := _no_main_action(game, seat, verb, rest)):
        return rule
    face = IDS.get(rest[-1]) if rest else None
    if verb == "tap_claim":
        return _tap_for_crystal(game, seat, face)
    if verb in ("tap", "tap_all"):
        return _tap(game, seat, face)
    if verb in ("reinforce", "buy", "claim"):
        return _purchase(game, seat, verb, face)
    if verb in ("attack_wild", "attack") and rest:
        return _attack(game, seat, verb, rest)
    if verb in ("target", "surge", "play", "stop", "use"):
        return _combat(game, seat, verb, rest)
    if verb == "discard" and game.phase in terms.COMBAT:
        return "12.13"
    return _FIXED.get(verb)


def _no_main_action(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId | None:
    """The rule that keeps a seat from any main action; None where one is being chosen."""
    if game.phase == terms.CHOOSE:
        return "1.2"
    not_now = "4.3" if verb.startswith("tap") else "2.5"
    if seat != game.active:
        return not_now
    if game.phase == terms.TARGET and verb in ("attack", "attack_wild"):  # a click on one more target
        wild = game.defender < 0
        same = verb == "attack_wild" if wild else verb == "attack" and rest[:1] == [str(game.defender)]
        return _target(game, rest) if same else "9.6"
    if game.phase != terms.MAIN:
        return not_now
    tapping = any(decision.name == "tap_claim" for decision in game.pending)
    return "2.8" if game.due or tapping else None


def _tap(game: State, seat: Seat, face: FaceId | None) -> RuleId:
    if face is None:
        return "4.5"
    mine = [territory for territory in game.realm[seat] if game.faces[territory.card] == face]
    if not mine or mine[0].tapped:
        return "4.2"
    return "4.5"


def _tap_for_crystal(game: State, seat: Seat, face: FaceId | None) -> RuleId:
    """Without the variant a crystal is paid for; with it, too, the territory must be untapped and one there."""
    if game.options["crystal_by_tapping"] == "off":
        return "8.1"
    untapped = [game.faces[territory.card] for territory in game.realm[seat] if not territory.tapped]
    return "8.4" if face in untapped else "4.2"


def _purchase(game: State, seat: Seat, verb: str, face: FaceId | None) -> RuleId:
    if verb == "reinforce":
        return "6.2" if main_actions.can_reinforce(game, seat) else "6.8"
    if verb == "buy":
        return "7.1" if face is None or not game.holds(game.row, face) else "7.4"
    return "8.4"


def _attack(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId | None:
    if verb == "attack_wild":
        return "9.3"
    target = int(rest[0]) if rest[0].isdecimal() else -1
    if target == seat or not 0 <= target < game.players:
        return "9.4"
    if target in game.attacked:
        return "9.7"
    if rest[-1] == "portal" and not game.portal[target].seals:
        return "15.5"
    return "9.5"


_OUT_OF_COMBAT = {"target": "9.8", "surge": "10.1", "use": "12.2"}
"""What can be done in a combat only, by verb."""


def _combat(game: State, seat: Seat, verb: str, rest: list[str]) -> RuleId:
    side = next((side for side in game.sides() if game.fronts and game.seat_of(side) == seat), None)
    if side is None:
        return "11.1" if game.fronts else _OUT_OF_COMBAT.get(verb, "11.1")
    if verb == "target":
        return _target(game, rest)
    if verb == "surge":
        number = int(rest[0]) - 1 if rest and rest[0].isdecimal() else -1
        if 0 <= number < len(game.fronts) and game.fronts[number].surged[side]:
            return "10.3"
        if game.phase == terms.SURGING and game.side != side:
            return "10.2"
        return "10.1" if combat.can_surge(game, seat) else "10.6"
    if verb == "use":
        return _use(game, side, rest)
    return _placement(game, side, verb, rest)


_AT_ONCE = {terms.IMMEDIATE: "12.5", **dict.fromkeys(terms.REACTIONS, "12.6")}
"""By trigger: the rule that says at which event such abilities are asked about, each by itself."""
_WINDOWS = {terms.DELAYED: (terms.LATE, "12.9"), terms.AFTERMATH: (terms.AFTER, "12.11")}
"""By trigger: the phase in which such abilities are used, and the rule that says so."""


def _use(game: State, side: int, rest: list[str]) -> RuleId:
    trigger, used = _ability(game, rest)
    if used:
        return "12.4"
    if game.carrying_out and not rest:
        return "12.13"
    if trigger in _AT_ONCE:
        return _AT_ONCE[trigger]
    phase, rule = _WINDOWS.get(trigger, (game.phase, ""))
    if game.phase != phase:
        return rule
    if game.phase not in (terms.LATE, terms.AFTER):
        return "12.9"
    if game.side != side:
        return "12.10" if game.phase == terms.LATE else "12.11"
    return "12.12"


def _ability(game: State, rest: list[str]) -> tuple[str, bool]:
    """The trigger of the ability that a key (`1a2:1`) names, and whether its unit has used it; "" if there is none."""
    try:
        place, number = place_of(rest[0]), int(rest[1])
        unit = game.fronts[place[0]].army(place[1])[place[2]]
        return game.design(unit.card).abilities[number].trigger, number in unit.used
    except (ValueError, LookupError):
        return "", False


def _target(game: State, rest: list[str]) -> RuleId:
    """Of what can be attacked together all is offered while targets are named; at the last (W 9.9) they are named."""
    if game.phase != terms.TARGET:
        return "9.8"
    if rest[-1:] == ["portal"] and game.defender >= 0 and not game.portal[game.defender].seals:
        return "15.5"
    same_kind = [combat.target_name(game, face) for face in combat.all_targets(game)]
    return "9.8" if rest and rest[-1] in same_kind else "9.6"


_BEFORE_OR_AFTER = {terms.TARGET: "9.8", terms.SURGING: "10.1"}
"""What is decided before units are played; after that all are played (W 11.8)."""


def _placement(game: State, side: int, verb: str, rest: list[str]) -> RuleId:
    if game.phase != terms.PLACE:
        return _BEFORE_OR_AFTER.get(game.phase, "11.8")
    if game.carrying_out:
        return "11.10"
    if game.side != side:
        return "11.5" if all(front.stopped[side] for front in game.fronts) else "11.1"
    if verb == "stop":
        return "11.3" if game.opening else "11.5"
    face = IDS.get(rest[-1]) if rest else None
    if face is not None and game.DESIGNS[face].value:
        return "11.9"
    return "11.5" if game.fronts[game.at].stopped[side] else "11.2"
