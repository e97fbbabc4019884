"""The phase of combat damage calculation: aiming, then hits against walls (C 11.x, properties in section E5)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules import events, options, stacks
from croupier.games.confluence.rules.options import Whose
from croupier.games.confluence.rules.state import Combination, Hit, Sharing, State

NO_WALL = -1

# -- aiming ----------------------------------------------------------------------------------------------------------


def attacks(game: State) -> Iterator[tuple[Whose, Combination]]:
    """The attacking combinations with force, in turn order and order of announcement (C 11.1)."""
    for seat in game.from_lead():
        for number, one in enumerate(game.combinations[seat]):
            if one.side == terms.ATTACK and one.points > 0:
                yield (seat, number), one


def next_to_aim(game: State) -> Whose | None:
    """The attack that is distributed next (C 11.1)."""
    return next((whose for whose, one in attacks(game) if not one.aimed), None)


def aim(game: State, me: Seat, number: int) -> None:
    """The force of one combination goes to one opponent, or is split (C 11.2 to 11.6)."""
    one = game.combinations[me][number]
    one.aimed = True
    targets = game.after(me)
    chosen = targets[0]
    if len(targets) > 1:  # C 11.4, 11.5
        sharing = game.sharing = Sharing()
        sharing.seat, sharing.purpose, sharing.number, sharing.target, sharing.left = me, "aim", number, -1, one.points
        chosen = game.ask(me, "aim", [*(options.PLAYER[seat] for seat in targets), options.SPLIT])
    if chosen != options.SPLIT.value:
        _announce(game, me, number, chosen, one.points)
    else:
        _split(game, me, number, targets)
    game.sharing = None


def _split(game: State, me: Seat, number: int, targets: list[Seat]) -> None:
    """A number for each opponent but the last, who gets the rest (C 11.6)."""
    left = game.combinations[me][number].points
    for target in targets[:-1]:
        sharing = game.sharing = Sharing()
        sharing.seat, sharing.purpose, sharing.number, sharing.target, sharing.left = me, "aim", number, target, left
        part = game.ask_unless_forced(me, "amount", options.amounts(0, left))
        _announce(game, me, number, target, part)
        left -= part
    _announce(game, me, number, targets[-1], left)


def _announce(game: State, me: Seat, number: int, target: Seat, force: int) -> None:
    """A hit is announced; one of 0 is none (C 11.6, 11.7)."""
    if force:
        game.hits.append(hit_by(me, number, target, force))
        _, _, *which = stacks.told(game, game.combinations[me][number])
        game.say(events.AIMED, me, target, force, *which)


def hit_by(owner: Seat, number: int, target: Seat, force: int) -> Hit:
    """So much of the force of a combination, aimed at an opponent (C 11.2)."""
    one = Hit()
    one.owner, one.number, one.target, one.force = owner, number, target, force
    return one


# -- hits against walls ----------------------------------------------------------------------------------------------


class Defence(NamedTuple):
    """What a hit meets: a wall by its number among its owner's combinations, or the bank, or nothing (`NO_WALL`)."""

    wall: int
    force: int  # effective


class Blow(NamedTuple):
    """A hit as it is calculated: what it meets, and what follows from it (C 11.12 to 11.17)."""

    hit: Hit
    wall: int  # as in `Defence`
    against: int  # the effective force of the wall or the bank
    damage: int
    left: int  # points of the wall afterwards
    leeched: int  # life points that its owner gains
    pricked: int  # life points that thorns take from its owner


class Reckoning(NamedTuple):
    """Hits in the order in which they are calculated, and the life points of everybody after them."""

    blows: list[Blow]
    life: list[int]


def bank(game: State, seat: Seat) -> int:
    """The force of a player's bank: so many opponents, if there are two or more (C 11.18)."""
    opponents = len(game.after(seat))
    return opponents if opponents > 1 and game.options["bank"] == "on" else 0


def meets(game: State, target: Seat, attack: Combination, points: Sequence[int] | None = None) -> Defence:
    """The strongest wall that can meet a hit of this attack, or the bank (C 11.10, 11.11, 11.18, 11.19).

    `points`: what is left of the target's combinations, where that is not what they have now.
    """
    best, thorns = Defence(NO_WALL, bank(game, target)), 0
    flies = "flight" in attack.properties
    for number, wall in enumerate(game.combinations[target]):
        left = wall.points if points is None else points[number]
        if wall.side != terms.DEFENCE or left <= 0 or (flies and "watch" not in wall.properties):
            continue
        force = left // 2 if "pierce" in attack.properties else left
        if best.wall == NO_WALL:
            better = force > best.force or best.force == 0
        else:
            better = (force, wall.thorns) > (best.force, thorns)
        if better:
            best, thorns = Defence(number, force), wall.thorns
    return best


def reckon(game: State, hits: Sequence[Hit]) -> Reckoning:
    """What these hits do, player by player, each one's weakest first (C 11.8, 11.9); nothing is carried out."""
    life, blows = list(game.life), []
    in_order = hits if game.options["hits_in_order"] == "on" else sorted(hits, key=lambda hit: hit.force)
    for target in game.from_lead():
        met = [hit for hit in in_order if hit.target == target]
        points = [one.points for one in game.combinations[target]] if met else []
        blows += [_pair(game, hit, points, life) for hit in met]
    return Reckoning(blows, life)


def _pair(game: State, hit: Hit, points: list[int], life: list[int]) -> Blow:
    """One hit against what it meets: damage, then erode, leech, thorns (C 11.12 to 11.17).

    `points` of the target's combinations and `life` of everybody are brought up to date.
    """
    attack = game.combinations[hit.owner][hit.number]
    wall, against = meets(game, hit.target, attack, points)
    damage = max(hit.force - against, 0)
    left = leeched = pricked = 0
    life[hit.target] -= damage
    if wall != NO_WALL:
        if not damage:
            left = max(points[wall] - hit.force, 0) if "erode" in attack.properties else points[wall]
        points[wall] = left
        pricked = game.combinations[hit.target][wall].thorns
    if damage and "leech" in attack.properties:
        leeched = stacks.can_gain(game, life[hit.owner], damage // 2)
    life[hit.owner] += leeched - pricked
    return Blow(hit, wall, against, damage, left, leeched, pricked)


def calculate(game: State) -> None:
    """Every hit is calculated (C 11.8)."""
    for blow in reckon(game, game.hits).blows:
        _carry_out(game, blow)
    game.hits.clear()


def _carry_out(game: State, blow: Blow) -> None:
    hit = blow.hit
    _tell(game, blow)
    if blow.damage:
        game.life[hit.target] -= blow.damage
        game.say(events.COMBAT_DAMAGE, hit.target, blow.damage, game.life[hit.target])
    if blow.wall != NO_WALL:
        wall = game.combinations[hit.target][blow.wall]
        eroded = not blow.damage and wall.points != blow.left
        wall.points = blow.left
        if eroded:
            seat, _, *which = stacks.told(game, wall)
            game.say(events.ERODED, seat, *which, wall.points)
    if blow.leeched:
        game.life[hit.owner] += blow.leeched
        game.say(events.LEECHED, hit.owner, blow.leeched, game.life[hit.owner])
    if blow.pricked:
        game.life[hit.owner] -= blow.pricked
        game.say(events.PRICKED, hit.owner, blow.pricked, game.life[hit.owner])


def _tell(game: State, blow: Blow) -> None:
    hit = blow.hit
    told = (hit.owner, hit.target, _flies_over(game, hit))
    if blow.wall != NO_WALL:
        wall = game.combinations[hit.target][blow.wall]
        _, _, *which = stacks.told(game, wall)
        whole = wall.points if wall.points != blow.against else 0
        game.say(events.MET_WALL, *told, hit.force, blow.against, whole, *which, blow.damage)
    elif blow.against:
        game.say(events.MET_BANK, *told, hit.force, blow.against, blow.damage)
    else:
        game.say(events.MET_NOTHING, *told, blow.damage)


def _flies_over(game: State, hit: Hit) -> str:
    """Whether a wall stands that the hit cannot meet, `yes` or `no` (C 11.10)."""
    if "flight" not in game.combinations[hit.owner][hit.number].properties:
        return "no"
    walls = [one for one in game.combinations[hit.target] if one.side == terms.DEFENCE and one.points > 0]
    return "yes" if any("watch" not in wall.properties for wall in walls) else "no"
