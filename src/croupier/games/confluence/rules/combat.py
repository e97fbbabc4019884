"""The phase of combat damage calculation: aiming, then hits against walls (C 11.x, properties in section E5)."""

from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.rules import events, options, stacks, terms
from croupier.games.confluence.rules.state import Combination, Hit, Sharing, State

# -- aiming ----------------------------------------------------------------------------------------------------------


def next_to_aim(game: State) -> tuple[Seat, int] | None:
    """The attacking combination that is distributed next, in turn order and order of announcement (C 11.1)."""
    for seat in game.from_lead():
        for number, one in enumerate(game.combinations[seat]):
            if one.side == terms.ATTACK and one.points > 0 and not one.aimed:
                return seat, number
    return None


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
        _hit(game, me, number, chosen, one.points)
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
        _hit(game, me, number, target, part)
        left -= part
    _hit(game, me, number, targets[-1], left)


def _hit(game: State, me: Seat, number: int, target: Seat, force: int) -> None:
    """A hit is announced; one of 0 is none (C 11.6, 11.7)."""
    if force:
        hit = Hit()
        hit.owner, hit.number, hit.target, hit.force = me, number, target, force
        game.hits.append(hit)
        stream = terms.STREAMS[game.combinations[me][number].stream]
        game.say(events.AIMED, me, target, force, stream, number + 1)


# -- hits against walls ----------------------------------------------------------------------------------------------


class Defence(NamedTuple):
    """What a hit meets: a wall or nothing of the kind (the bank, or nothing at all), and its effective force."""

    wall: Combination | None
    force: int


def bank(game: State, seat: Seat) -> int:
    """The force of a player's bank: so many opponents, if there are two or more (C 11.18)."""
    opponents = len(game.after(seat))
    return opponents if opponents > 1 and game.options["bank"] == "on" else 0


def meets(game: State, target: Seat, attack: Combination) -> Defence:
    """The strongest wall that can meet a hit of this attack, or the bank (C 11.10, 11.11, 11.18, 11.19)."""
    best = Defence(None, bank(game, target))
    flies = "flight" in attack.properties
    for wall in game.combinations[target]:
        if wall.side != terms.DEFENCE or wall.points <= 0 or (flies and "watch" not in wall.properties):
            continue
        force = wall.points // 2 if "pierce" in attack.properties else wall.points
        if best.wall is None:
            if force > best.force or best.force == 0:
                best = Defence(wall, force)
        elif (force, wall.thorns) > (best.force, best.wall.thorns):
            best = Defence(wall, force)
    return best


def hits_in_order(game: State, target: Seat) -> list[Hit]:
    """The hits on a player as they are calculated: the weakest first (C 11.9)."""
    mine = [hit for hit in game.hits if hit.target == target]
    return mine if game.options["hits_in_order"] == "on" else sorted(mine, key=lambda hit: hit.force)


def calculate(game: State) -> None:
    """Every hit is calculated, player by player (C 11.8, 11.9)."""
    for target in game.from_lead():
        for hit in hits_in_order(game, target):
            _pair(game, hit)
    game.hits.clear()


def _pair(game: State, hit: Hit) -> None:
    """One hit against what it meets: damage, then erode, leech, thorns (C 11.12 to 11.17)."""
    attack = game.combinations[hit.owner][hit.number]
    wall, force = meets(game, hit.target, attack)
    damage = hit.force - force
    _tell(game, hit, wall, force, max(damage, 0))
    if damage > 0:
        game.life[hit.target] -= damage
        game.say(events.COMBAT_DAMAGE, hit.target, damage, game.life[hit.target])
        if wall is not None:
            wall.points = 0
    elif wall is not None and "erode" in attack.properties:
        wall.points = max(wall.points - hit.force, 0)
        seat, _, stream, number = stacks.told(game, wall)
        game.say(events.ERODED, seat, stream, number, wall.points)
    if damage > 0 and "leech" in attack.properties:
        gained = stacks.can_gain(game, hit.owner, damage // 2)
        if gained:
            game.life[hit.owner] += gained
            game.say(events.LEECHED, hit.owner, gained, game.life[hit.owner])
    if wall is not None and wall.thorns:
        game.life[hit.owner] -= wall.thorns
        game.say(events.PRICKED, hit.owner, wall.thorns, game.life[hit.owner])


def _tell(game: State, hit: Hit, wall: Combination | None, force: int, damage: int) -> None:
    if wall is not None:
        _, _, stream, number = stacks.told(game, wall)
        game.say(events.MET_WALL, hit.owner, hit.target, hit.force, force, stream, number, damage)
    elif force:
        game.say(events.MET_BANK, hit.owner, hit.target, hit.force, force, damage)
    else:
        game.say(events.MET_NOTHING, hit.owner, hit.target, damage)
