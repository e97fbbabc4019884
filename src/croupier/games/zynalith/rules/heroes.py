"""Heroes and players: HP, silver, zynalith, hero defence, elimination (Z 12.8 to 12.13, 15.5 to 15.8)."""

from croupier.engine import Event, Json, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import events, market, scoring
from croupier.games.zynalith.rules.state import Creature, State


def defence(game: State, seat: Seat) -> int:
    """Hero defence: the creatures in defence position, and what cards add (Z 12.8)."""
    return game.ward[seat] + sum([guard(game, creature) for creature in game.front[seat] if creature.guarding])


def guard(game: State, creature: Creature) -> int:
    """What a creature in defence position adds to the defence of its hero."""
    total = 1
    if game.options["cost_defence"] == "on":  # 6 cost_defence
        cost = game.DESIGNS[game.faces[creature.card]].cost
        total = 0 if cost <= 7 else 1 if cost <= 11 else 2
    if creature.traits & terms.GUARD:
        total += sum([game.DESIGNS[game.faces[card]].guard for card in creature.cards])
    return total


def hit(game: State, seat: Seat, number: int, *, pierce: bool) -> int:
    """One instance of damage to a hero; gives back the HP really lost (Z 12.9, 12.10, 12.13)."""
    lost = loses(game, seat, number, pierce=pierce)
    shield = min(defence(game, seat), number)
    stopped, pierced = (0, shield) if pierce else (shield, 0)
    game.hp[seat] -= lost
    told = events.HERO_PIERCED if pierce else events.HERO_HIT
    game.say(told, seat, number, stopped, lost, game.hp[seat], pierced)
    return lost


def loses(game: State, seat: Seat, number: int, *, pierce: bool) -> int:
    """The HP that so much damage takes from a hero."""
    return min(through(game, seat, number, pierce=pierce), game.hp[seat])


def through(game: State, seat: Seat, number: int, *, pierce: bool) -> int:
    """What hero defence leaves of so much damage (Z 12.9, 12.10)."""
    return max(number - (0 if pierce else defence(game, seat)), 0)


def standing(game: State) -> list[Json]:
    """What the living heroes have, for the end of a combat round (Z 16.1)."""
    return [
        {"seat": seat, "life": game.hp[seat], "silver": game.silver[seat], "zynalith": game.zynalith[seat]}
        for seat in range(game.players)
        if not game.out[seat]
    ]


def limit(game: State, seat: Seat) -> int:
    """How far a hero can be healed (Z 9.11)."""
    most = terms.HERO
    for creature in game.front[seat]:
        if creature.traits & terms.OVERHEAL:
            most += sum([game.DESIGNS[game.faces[card]].overheal for card in creature.cards])
    return most


def heal(game: State, seat: Seat, number: int, told: Event = events.HERO_HEALED) -> None:
    """A living hero regains HP up to the limit (Z 12.12); `told` cites why."""
    hp = game.hp[seat]
    healed = min(number, limit(game, seat) - hp)
    if hp > 0 and healed > 0:
        game.hp[seat] = hp + healed
        game.say(told, seat, healed, game.hp[seat])


def purse(game: State, currency: str) -> list[int]:
    """What everybody has of a currency."""
    return game.silver if currency == "silver" else game.zynalith


def gain(game: State, seat: Seat, currency: str, number: int, told: Event = events.GAINED) -> None:
    """Silver or zynalith from the supply; `told` cites the rule that gives it."""
    if number > 0 and not game.out[seat]:
        purse(game, currency)[seat] += number
        game.say(told, seat, number, currency)


def lose(game: State, seat: Seat, currency: str, number: int) -> int:
    """Silver or zynalith lost, down to 0; gives back how much it was."""
    have = purse(game, currency)
    lost = min(number, have[seat])
    if lost > 0:
        have[seat] -= lost
        game.say(events.LOST, seat, lost, currency)
    return lost


def check(game: State) -> None:
    """Heroes at 0 HP are out, together; with one player left, or none, the game ends (Z 15.5 to 15.8)."""
    fallen = [seat for seat in game.order() if game.hp[seat] == 0 and not game.out[seat]]
    if not fallen:
        return
    moment = len(game.fallen)
    for seat in fallen:  # just before their elimination (Z 15.8, 15.13, 15.15)
        game.fallen.append((moment, seat, scoring.points(game, seat), game.zynalith[seat], game.silver[seat]))
    for seat in fallen:
        game.out[seat] = True
        game.say(events.ELIMINATED, seat, game.fallen[moment + fallen.index(seat)][2])
        for creature in game.front[seat]:  # without triggers and refunds (Z 15.6)
            creature.gone = True
            for card in creature.cards:
                market.discard(game, card)
        lost = game.hand[seat]
        game.front[seat], game.hand[seat] = [], []
        for card in lost:
            market.discard(game, card)
        if lost:
            game.say(events.HAND_LOST, seat, [game.faces[card] for card in lost])  # all see them
        game.silver[seat] = game.zynalith[seat] = 0
    if len(game.living()) <= 1:
        scoring.end(game)


def wages(game: State, seat: Seat) -> int:
    """Silver at the start of a round from the cards in play (Z 3.6)."""
    return sum(
        [
            game.DESIGNS[game.faces[card]].wage
            for creature in game.front[seat]
            if creature.traits & terms.WAGE
            for card in creature.cards
        ]
    )
