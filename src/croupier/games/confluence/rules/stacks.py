"""Effects: activating them, the stacks on which they wait, and what they change (C 4.x, 8.x, section E of the effects).

What was granted earlier stands: ceilings, closed attacks, wards. Raising and reducing simply add up (C 8.4).
"""

from croupier.engine import FaceId, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules import events
from croupier.games.confluence.rules.state import Combination, State, Waiting

# -- activating ------------------------------------------------------------------------------------------------------


def enter(game: State, controller: Seat, source: FaceId, trigger: str, place: int = 0) -> None:
    """An activated effect goes on top of its stack, or among its controller's events (C 4.2)."""
    game.entered += 1
    waiting = Waiting()
    waiting.controller, waiting.source = controller, source
    waiting.trigger, waiting.place, waiting.order = trigger, place, game.entered
    timing = game.verb_of(waiting).timing
    if timing == terms.END:
        waiting.order = len(game.ending[controller]) + 1  # C 10.3
        game.ending[controller].append(waiting)
    else:
        (game.instant if timing == terms.INSTANT else game.main).append(waiting)


def set_off(game: State, controller: Seat, source: FaceId, trigger: str) -> None:
    """The standard effects of a card in printed order, or its effect of the common pool: for nothing (C 4.5, 4.6)."""
    design = game.DESIGNS[source]
    verbs = design.standard if trigger == terms.STANDARD else (design.verb(trigger, 0),)
    for place, verb in enumerate(verbs):
        enter(game, controller, source, trigger, place)
        game.say(events.SET_OFF, controller, source, trigger, verb.term, verb.amount)


def activate(game: State, me: Seat, number: int) -> None:
    """The individual effect of a card in the own pool, on credit (C 4.8, 4.11, 4.12)."""
    source = game.faces[game.pool[me][number]]
    printed = game.DESIGNS[source].individual
    if printed is None:
        raise LookupError(source)
    verb, (price, letter) = printed.verb, printed.cost
    game.used[me].append(number)
    game.debt[me][letter] += price
    enter(game, me, source, terms.INDIVIDUAL)
    game.say(events.ACTIVATED, me, source, verb.term, verb.amount, price, terms.COSTS[letter])


def can_activate(game: State, me: Seat) -> list[int]:
    """The places of the cards in the own pool whose individual effect has not been activated in this round."""
    used = game.used[me]
    designs, faces = game.DESIGNS, game.faces
    return [n for n, c in enumerate(game.pool[me]) if n not in used and designs[faces[c]].individual is not None]


# -- combinations ----------------------------------------------------------------------------------------------------


def whose(game: State, combination: Combination) -> tuple[Seat, int]:
    """The owner of a combination, and its number among the owner's, from 1."""
    for seat, mine in enumerate(game.combinations):
        for number, one in enumerate(mine, 1):
            if one is combination:
                return seat, number
    raise LookupError(combination)


def room(combination: Combination) -> int | None:
    """By how much a combination can still be raised; None without a ceiling (E4)."""
    return None if combination.ceiling is None else max(combination.ceiling - combination.points, 0)


def raised(combination: Combination, number: int) -> int:
    """What raising it would really add (section E3)."""
    limit = room(combination)
    return number if limit is None else min(number, limit)


def raise_by(game: State, combination: Combination, number: int, why: str) -> None:
    """Points are added up to the ceiling; what was really added is remembered (section E3)."""
    added = raised(combination, number)
    combination.raised += added
    _change(game, combination, combination.points + added, why if added or not number else "ceiling")


def reduce_by(game: State, combination: Combination, number: int, why: str) -> None:
    """Points are taken away, never below 0 (section E3)."""
    _change(game, combination, max(combination.points - number, 0), why)


def _change(game: State, combination: Combination, points: int, why: str) -> None:
    before, combination.points = combination.points, points
    if points == before:
        held = events.HELD_ATTACK if combination.side == terms.ATTACK else events.HELD_WALL
        game.say(held if why == "ceiling" else events.STAYED, *told(game, combination), points, why)
    else:
        game.say(events.CHANGED, *told(game, combination), before, points, why)


def cap(game: State, combination: Combination, number: int) -> None:
    """A ceiling: the number and all it was raised by until now, which came earlier and is kept (E4, C 8.5)."""
    combination.ceiling = number + combination.raised
    combination.points = min(combination.points, combination.ceiling)
    game.say(events.CAPPED, *told(game, combination), combination.ceiling, combination.points)


def close(game: State, combination: Combination) -> None:
    """The attack gets no property any more; those it has stay (E4)."""
    combination.closed = True
    seat, _, *which = told(game, combination)
    game.say(events.CLOSED, seat, *which)


def grant(game: State, combination: Combination, power: str, number: int) -> None:
    """The combination has that property until the end of the round (E5)."""
    combination.properties.append(power)
    if power == "thorns":
        combination.thorns = number
    game.say(events.GRANTED, *told(game, combination), power, number)


def told(game: State, combination: Combination) -> tuple[Seat, str, str, int, int]:
    """How the log names a combination: owner, side, stream, number, and which one it is of several alike."""
    seat, number = whose(game, combination)
    alike = terms.among_alike([(one.side, one.stream) for one in game.combinations[seat]], number)
    return seat, terms.SIDES[combination.side], terms.STREAMS[combination.stream], number, alike


# -- life ------------------------------------------------------------------------------------------------------------


def lose(game: State, seat: Seat, number: int) -> None:
    """Life is lost; it may go below 0 (C 1.4)."""
    game.life[seat] -= number
    game.say(events.LOST_LIFE, seat, number, game.life[seat])


def gain(game: State, seat: Seat, number: int) -> int:
    """Life is gained, up to what a player began with, and none any more late in the game (C 1.3, 13.3)."""
    gained = can_gain(game, game.life[seat], number)
    if gained:
        game.life[seat] += gained
        game.say(events.GAINED_LIFE, seat, gained, game.life[seat])
    return gained


def nobody_gains(game: State, seat: Seat) -> None:
    """An effect of `seat` would give life, and nobody can gain any (C 1.3, 13.3, 8.6)."""
    game.say(*((events.FULL_LIFE, seat, "full") if game.heals else (events.NO_HEALING, seat, "late")))


def gains_nothing(game: State, seat: Seat) -> None:
    """Of an effect that did something else, `seat` would have gained life, and cannot (C 1.3, 13.3)."""
    game.say(*((events.GAINED_NOTHING, seat, "full") if game.heals else (events.NO_GAIN_ANY_MORE, seat, "late")))


def can_gain(game: State, life: int, number: int) -> int:
    """How much of that a player with so many life points would really gain."""
    return max(min(number, int(game.options["start_life"]) - life), 0) if game.heals else 0
