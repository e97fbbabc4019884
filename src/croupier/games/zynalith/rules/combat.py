"""Combat: the lines of the phase (Z 10), a combat round (Z 11), charges (Z 14)."""

from collections.abc import Mapping
from functools import partial

from croupier.engine import Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import events, forecast, front, heroes, triggers
from croupier.games.zynalith.rules.forecast import Rung
from croupier.games.zynalith.rules.state import Creature, State


def form_lines(game: State) -> None:
    """Number the creatures in attack position from left to right, for the whole phase (Z 10.1, 10.2)."""
    for seat in range(game.players):
        for east in (False, True):
            for number, creature in enumerate(front.attackers(game, seat, east=east), 1):
                creature.line = number


def fight(game: State, members: list[Creature], number: int, *, east: bool, cause: str = "phase") -> None:
    """One combat round, steps A to G (Z 11)."""
    game.fighting = [c.number for c in members]
    of_phase = cause == "phase"
    coming = partial(forecast.coming, game, (east, number) if of_phase else None)
    game.say(events.FIGHT, number, game.called(east=east), cause, coming)
    told = tell(game, members, {})
    combat_triggers(game, members)  # step A
    tell(game, game.fighters(), told)
    rungs = the_winner(game, members)  # step B
    if rungs[-1].best:
        win(game, rungs)
    else:
        ladder = partial(forecast.plain_ladder, rungs)
        game.say(events.NO_WINNER, number, game.called(east=east), ladder)  # Z 11.10
    game.fighting = []
    if of_phase:
        game.line = number + 1  # what is asked from here on is about the lines to come
    triggers.empty_queue(game)
    game.say(events.FOUGHT, number, game.called(east=east), partial(heroes.standing, game))
    game.lot = []


def tell(game: State, members: list[Creature], told: Mapping[int, terms.Stats]) -> Mapping[int, terms.Stats]:
    """Tell the values of members of a combat round, unless they are `told`; gives back what is told then."""
    values = {c.number: (c.initiative, c.attack, c.defence, c.remaining) for c in members}
    for c in members:
        if told.get(c.number) != values[c.number]:
            source = partial(front.sources, game, c)
            game.say(events.MEMBER, c.owner, c.card, *values[c.number], source, c.number)
    return values


def win(game: State, rungs: list[Rung]) -> None:
    """The winner strikes and is rewarded, steps C to G (Z 11.11 to 11.20)."""
    (winner,) = rungs[-1].best
    won = events.WINNER if len(rungs) == 1 else events.WINNER_OF_TIE
    game.say(won, winner.owner, winner.card, winner.attack, partial(forecast.plain_ladder, rungs))
    defended = strike(game, winner)  # step C
    front.bury(game)  # step D
    bounty = forecast.bounty(game, winner)
    game.zynalith[winner.owner] += 1 + bounty  # step E
    rewarded = events.REWARD_WITH_BOUNTY if bounty else events.REWARD
    game.say(rewarded, winner.owner, winner.card, 1 + bounty)
    heroes.check(game)  # step F
    for defender in defended:  # step G; Death and Mourning wait already (Z 11.20, 13.17)
        triggers.wait(game, defender, terms.DEFENCE, actor=winner.owner)


def combat_triggers(game: State, members: list[Creature]) -> None:
    """Combat effects, in order of precedence, if at least two players are present (Z 11.1 to 11.7)."""
    if all(c.owner == members[0].owner for c in members):
        return  # Z 11.2
    for creature in precedence(game, [c for c in members if c.traits & terms.HEARS[terms.COMBAT]], members):
        for _, mark, card in triggers.abilities(game, creature, terms.COMBAT):  # Z 11.5
            if creature.number in game.fighting and not creature.gone:  # Z 11.6
                triggers.fire(game, (creature.owner, creature.number, mark, game.faces[card], -1))
        triggers.empty_queue(game)  # Z 11.7


def precedence(game: State, triggering: list[Creature], members: list[Creature]) -> list[Creature]:
    """Higher INIT, ATK, DEF, remaining HP, then the lot (Z 11.3)."""
    values = [(-c.initiative, -c.attack, -c.defence, -c.remaining) for c in triggering]
    tied = any(value in values[:i] for i, value in enumerate(values))
    lot = the_lot(game, members) if tied else list(range(game.players))
    order = sorted(range(len(values)), key=lambda i: (values[i], lot.index(triggering[i].owner)))
    return [triggering[i] for i in order]


def the_lot(game: State, members: list[Creature]) -> list[Seat]:
    """The seats of the members in the order of the lot, drawn when it is first needed (Z 11.4)."""
    if not game.lot:
        seats = [c.owner for c in members]  # they stand in seat order
        game.chance.shuffle(seats)
        game.lot = seats
        for place, seat in enumerate(seats, 1):
            game.say(events.LOT, seat, place)
    return game.lot


def the_winner(game: State, members: list[Creature]) -> list[Rung]:
    """How the winner is found among the remaining members; the last rung has it, or nobody (Z 11.8 to 11.10)."""
    rungs = forecast.ladder(game.fighters())
    tied = rungs[-1].best
    if len(tied) > 1:
        lot = the_lot(game, members)
        places = [(c, lot.index(c.owner) + 1) for c in tied]
        rungs.append(Rung("lot", places, [min(tied, key=lambda c: lot.index(c.owner))]))
    return rungs


def strike(game: State, winner: Creature) -> list[Creature]:
    """All blows and hits at the same time, then Leech (Z 11.11 to 11.15).

    Gives back the creatures whose Defence effects are set off, once per hit (Z 13.11).
    """
    pierce = bool(winner.traits & terms.PIERCE)
    struck = forecast.blows(game.fighters(), winner)
    for blow in struck:
        c = blow.creature
        against = (winner.attack, c.defence, c.remaining)
        game.say(events.STRUCK, c.owner, c.card, blow.damage, blow.overflow, *against)
        front.hurt(game, c, blow.damage)
    lost = 0
    defended: list[Creature] = []
    for seat, number in forecast.hits(game, winner, struck):
        lost += heroes.hit(game, seat, number, pierce=pierce)
        if not pierce:
            defended += [c for c in game.front[seat] if c.guarding]
    if winner.traits & terms.LEECH or game.leech[winner.owner]:
        heroes.heal(game, winner.owner, lost, events.LEECHED)
    return defended


# -- charges -------------------------------------------------------------------------------------------------------


def settle(game: State) -> None:
    """Resolve all that waits: triggers first, then charges (Z 13.16, 14.3)."""
    while game.queue or game.charges:
        if game.queue:
            triggers.fire(game, game.queue.pop(0))
        else:
            charge(game, game.charges.pop(0))


def charge(game: State, number: int) -> None:
    """One more combat round for the line of the charging creature, or nothing (Z 14.1 to 14.9)."""
    creature = game.creature(number)
    in_phase = game.phase == "combat"
    if creature is None or creature.guarding or creature.charged or (in_phase and creature.line == 0):
        return  # Z 14.2, 14.6
    creature.charged = True
    game.say(events.CHARGED, creature.owner, creature.card)
    east = creature.east
    if in_phase:  # Z 14.5
        fight(game, forecast.in_line(game, creature.line, east=east), creature.line, east=east, cause="charge")
        return
    mine = front.attackers(game, creature.owner, east=east)  # Z 14.4
    k = next(i for i, c in enumerate(mine) if c is creature)
    ranks = [front.attackers(game, seat, east=east) for seat in range(game.players)]
    fight(game, [rank[k] for rank in ranks if k < len(rank)], k + 1, east=east, cause="charge")
