"""A combat from its last unit on: delayed abilities, results, aftermath (W 12.9 to 14). Each function is one step."""

from croupier.engine import Option
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Place
from croupier.games.wildlands.cards.terms import AFTER, ATTACK, DEFENCE, DOOM, MAIN
from croupier.games.wildlands.rules import abilities, events, options, strength, units
from croupier.games.wildlands.rules.options import DONE
from croupier.games.wildlands.rules.state import Front, State, Territory

# -- windows -----------------------------------------------------------------------------------------------------------


def delayed(game: State) -> None:
    """One delayed ability, or no more of a side; then strengths are determined (W 12.9, 12.10, 12.15)."""
    if _window(game, terms.DELAYED):
        determine(game)


def aftermath(game: State) -> None:
    """One aftermath ability, or no more of a side (W 12.11, 14.3)."""
    if _window(game, terms.AFTERMATH):
        game.phase = DOOM


def _window(game: State, trigger: str) -> bool:
    """Ask the side on turn for one of its abilities; whether the windows of both sides are closed."""
    seat = game.seat_of(game.side)
    offered = usable(game, game.side, trigger)
    choice = game.ask(seat, trigger, [*offered, DONE]) if offered else None
    if choice is not None:
        _use(game, *choice)
        return False
    if offered:
        game.say(events.WINDOW_CLOSED, seat, trigger)
    if game.side == ATTACK and game.defender >= 0:
        game.side = DEFENCE
        return False
    return True


def usable(game: State, side: int, trigger: str) -> list[Option[tuple[Place, int]]]:
    """The abilities of a side that were not used yet and can do something (W 12.4, 12.15)."""
    found = []
    for number, front in enumerate(game.fronts):
        for place, unit in enumerate(front.army(side)):
            design = game.design(unit.card)
            found += [
                options.use((number, side, place), ability)
                for ability in design.triggered.get(trigger, ())
                if ability not in unit.used and abilities.may_trigger(game, unit, design.abilities[ability])
            ]
    return found


def _use(game: State, place: Place, number: int) -> None:
    unit = units.at(game, place)
    ability = game.design(unit.card).abilities[number]
    seat = game.seat_of(unit.side)
    unit.used.append(number)
    abilities.begin(game, unit, number)
    game.say_of(unit, events.TRIGGERED, ability.trigger)
    choice = None
    if ability.effect.chooses:
        choice = game.ask_unless_forced(seat, "effect", ability.effect.choices(game, unit))
    ability.effect.do(game, seat, unit, choice)
    game.carrying_out.pop()


# -- W 13: results -----------------------------------------------------------------------------------------------------


def determine(game: State) -> None:
    """All fronts are determined at once, then the results are applied in front order (W 13.5, 13.11)."""
    strong = [[strength.of_army(game, front, side) for side in (ATTACK, DEFENCE)] for front in game.fronts]
    for front, armies in zip(game.fronts, strong, strict=True):
        front.totals = strength.summed(game, front, *armies)
    for number, front in enumerate(game.fronts, 1):
        attack, defence = front.totals
        units = [[game.faces[unit.card] for unit in front.army(side)] for side in (ATTACK, DEFENCE)]
        game.say(events.STRENGTHS, number, front.target, attack, defence, *units, *strong[number - 1])
        front.result = "won" if strength.wins(attack, defence) else "held"  # W 13.6
        if front.result == "won":
            _take(game, front)
        elif game.defender < 0:
            game.say(events.HELD_WILD, front.target)
        else:
            game.say(events.HELD, game.defender, front.target)
    game.phase, game.side = AFTER, ATTACK


def _take(game: State, front: Front) -> None:
    """What the attacker gains by a front (W 13.8 to 13.10)."""
    me, loser, face = game.active, game.defender, front.target
    if loser < 0:
        taken = Territory()
        taken.card = game.take(game.wild, face)
        game.realm[me].append(taken)
        game.say(events.TOOK_WILD, me, face)
    elif game.DESIGNS[face].kind == "portal":
        portal = game.portal[loser]
        portal.seals -= 1  # W 15.2
        game.trophies[me].append(loser)
        game.say(events.TOOK_SEAL, me, loser, face, portal.seals)
        if not portal.seals:
            sudden = game.options["sudden_fall"] == "on"
            game.say(events.COLLAPSED, loser, face, "now" if sudden else "round")
    else:
        stolen = game.territory(loser, face)
        game.realm[loser] = [territory for territory in game.realm[loser] if territory is not stolen]
        game.realm[me].append(stolen)  # tapped or not, with its tokens (W 4.7, 4.8)
        game.say(events.STOLE, me, loser, face)


# -- W 14: the end of a combat -----------------------------------------------------------------------------------------


def destroy_doomed(game: State) -> None:
    """One doomed unit is destroyed; when there is none, the others are discarded (W 14.4, 14.5, 14.8)."""
    doomed = (unit for side in (ATTACK, DEFENCE) for unit in game.units(side) if unit.doomed)
    unit = next(doomed, None)
    if unit is not None:
        units.destroy(game, unit)
    else:
        _clear(game)


def _clear(game: State) -> None:
    for side in game.sides():
        cards = [unit.card for unit in game.units(side)]
        if cards:
            game.discard[game.seat_of(side)] += cards
            game.say(events.CLEARED, game.seat_of(side), [game.faces[card] for card in cards])
    game.fronts, game.defender, game.side, game.at, game.entered = [], -1, ATTACK, 0, 0
    game.phase = MAIN
