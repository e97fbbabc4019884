"""A combat up to its last unit: targets, surges, placement (W 9 to 11). Each function is one step of it."""

from croupier.engine import FaceId, Option, Seat
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE, LATE, PLACE, SURGE, SURGING, TARGET
from croupier.games.wildlands.rules import cards_in_hand, events, options, payment, units
from croupier.games.wildlands.rules.options import DONE, STOP
from croupier.games.wildlands.rules.state import Front, State

# -- W 9: targets ------------------------------------------------------------------------------------------------------


def targets(game: State, seat: Seat) -> list[FaceId]:
    """What of a player can be attacked: the territories, then the portal unless it has collapsed (W 9.5)."""
    found = game.in_order([territory.card for territory in game.realm[seat]])
    if game.portal[seat].seals:
        found.append(game.faces[game.portal[seat].card])
    return found


def target_name(game: State, face: FaceId) -> str:
    """How an option names a target."""
    design = game.DESIGNS[face]
    return options.PORTAL if design.kind == "portal" else design.id


def declare(game: State, face: FaceId, defender: Seat) -> None:
    """An attack begins with its first target; `defender` is -1 against the wild (W 9.2, 9.4)."""
    game.phase, game.defender, game.entered = TARGET, defender, 0
    if defender >= 0:
        game.attacked.append(defender)  # W 9.7
    _designate(game, face)


def further_targets(game: State) -> list[FaceId]:
    """What else can be designated: targets of the same kind, each once, as many as there are units in hand (W 9.9)."""
    number = sum(game.design(card).fights for card in game.hand[game.active])
    if len(game.fronts) >= number:
        return []
    chosen = [front.target for front in game.fronts]
    return [face for face in all_targets(game) if face not in chosen]


def all_targets(game: State) -> list[FaceId]:
    """What the attack that is being declared can be aimed at (W 9.6)."""
    return game.in_order(game.wild) if game.defender < 0 else targets(game, game.defender)


def designate(game: State) -> None:
    """One more target, or none (W 9.8)."""
    left = further_targets(game)
    face = None
    if left:
        offered: list[Option[FaceId | None]] = [options.target(target_name(game, f), f) for f in left]
        face = game.ask(game.active, "target", [*offered, DONE])
    if face is not None:
        _designate(game, face)
    else:
        game.say(events.DESIGNATED, game.active, len(game.fronts))
        game.phase, game.side = SURGING, ATTACK


def _designate(game: State, face: FaceId) -> None:
    front = Front()
    front.target, front.attackers, front.defenders = face, [], []
    front.surged, front.stopped = [False, False], [False, game.defender < 0]  # W 11.11
    game.fronts.append(front)
    number = len(game.fronts)  # W 9.10
    if game.defender < 0:
        game.say(events.ATTACKED_WILD, game.active, number, face)
    else:
        game.say(events.ATTACKED, game.active, game.defender, number, face)


# -- W 10: surges ------------------------------------------------------------------------------------------------------


def can_surge(game: State, seat: Seat) -> bool:
    """Whether a player can pay for a surge (W 10.5)."""
    return payment.can_pay(payment.purse(game, seat), payment.of_surge(game.faction[seat]))


def surge(game: State) -> None:
    """One surge, or no more of a side: first the attacker's, then the defender's (W 10.2, 10.6)."""
    seat = game.seat_of(game.side)
    free = [number for number, front in enumerate(game.fronts) if not front.surged[game.side]]  # W 10.3
    if free and can_surge(game, seat):
        number = game.ask(seat, "surge", [*(options.surge(front) for front in free), DONE])
        if number is not None:
            payment.pay(game, seat, payment.of_surge(game.faction[seat]), "surge")
            game.fronts[number].surged[game.side] = True
            game.say(events.SURGED, seat, number + 1, SURGE)
            return
        game.say(events.NO_SURGE, seat)
    if game.side == ATTACK and game.defender >= 0:
        game.side = DEFENCE
    else:
        game.phase, game.side, game.at, game.opening = PLACE, ATTACK, 0, True


# -- W 11: placing units -----------------------------------------------------------------------------------------------


def place(game: State) -> None:
    """One unit on one front, with all that follows, or a stop there (W 11.2)."""
    side, seat = game.side, game.seat_of(game.side)
    number = next((n for n, f in enumerate(game.fronts) if n >= game.at and not f.stopped[side]), None)
    if number is None:
        _next_placement_turn(game)
        return
    game.at = number
    if not game.has_unit(seat):  # W 11.7
        game.fronts[number].stopped[side] = True
        game.say(events.OUT_OF_UNITS, seat, number + 1)
        return
    face = game.ask_unless_forced(seat, "place", placements(game, seat))
    if face is None:
        game.fronts[number].stopped[side] = True  # W 11.5
        game.say(events.STOPPED, seat, number + 1)
    else:
        units.play(game, number, side, cards_in_hand.out_of_hand(game, seat, face))
    game.at = number + 1


def placements(game: State, seat: Seat) -> list[Option[FaceId | None]]:
    """The different units in hand, and to stop, except in the attacker's first placement turn (W 11.3)."""
    held = [face for face in game.hand_in_order(seat) if game.DESIGNS[face].fights]
    offered: list[Option[FaceId | None]] = [
        options.one_card(options.PLAYING, game.DESIGNS[face].id, face) for face in held
    ]
    return offered if game.opening else [*offered, STOP]


def _next_placement_turn(game: State) -> None:
    """The other side if it still plays anywhere, else the same one; when both have stopped, it is over (W 11.8)."""
    goes_on = [any(not front.stopped[side] for front in game.fronts) for side in (ATTACK, DEFENCE)]
    game.at, game.opening = 0, False
    if goes_on[1 - game.side]:
        game.side = 1 - game.side
    elif not goes_on[game.side]:
        game.phase, game.side = LATE, ATTACK
