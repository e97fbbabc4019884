"""Strengths: of a unit, and of both sides of a front (W 13.1 to 13.4)."""

from croupier.engine import FaceId
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.rules.state import Front, State, Unit


def holds(game: State, unit: Unit, condition: str) -> bool:
    """Whether a condition is true for a unit now (W 12.12)."""
    front = game.fronts[unit.front]
    match condition:
        case "":
            return True
        case "attacking":
            return unit.side == ATTACK
        case "defending":
            return unit.side == DEFENCE
        case "wild":
            return game.defender < 0
        case "portal":
            return game.DESIGNS[front.target].kind == "portal"
        case "alone":
            return len(front.army(unit.side)) == 1
        case "horde":
            return len(front.army(unit.side)) >= terms.HORDE
        case "outnumbered":
            return len(front.army(1 - unit.side)) > len(front.army(unit.side))
        case "multi":
            return game.wide()
        case "surged":
            return front.surged[unit.side]
        case "kin_beast":
            return any(u is not unit and game.design(u.card).kind == "beast" for u in front.army(unit.side))
        case "won":
            return (front.result == "won") == (unit.side == ATTACK)
        case "lost":
            return (front.result == "won") != (unit.side == ATTACK)
    raise ValueError(condition)


def of_unit(game: State, unit: Unit) -> int:
    """The strength of a unit as it stands, never below 0 (W 13.1)."""
    front = game.fronts[unit.front]
    lead, _ = _influence(game, front.army(unit.side))
    _, dread = _influence(game, front.army(1 - unit.side))
    return _strength(game, unit, lead, dread)


def totals(game: State, front: Front) -> tuple[int, int]:
    """The strength of the attacker's and of the defending side (W 13.2 to 13.4)."""
    return summed(game, front, of_army(game, front, ATTACK), of_army(game, front, DEFENCE))


def summed(game: State, front: Front, attackers: list[int], defenders: list[int]) -> tuple[int, int]:
    """The strength of both sides whose units are so strong: with surges, and what defends without units."""
    attack = sum(attackers) + (terms.SURGE if front.surged[ATTACK] else 0)
    defence = sum(defenders) + (terms.SURGE if front.surged[DEFENCE] else 0)
    return attack, standing_defence(game, front) + defence


def wins(attack: int, defence: int) -> bool:
    """Whether the attacker wins a front with these strengths: only with more (W 13.6)."""
    return attack > defence


def to_win(defence: int) -> int:
    """The least attack that wins (W 13.6)."""
    return defence + 1


def standing_defence(game: State, front: Front) -> int:
    """What defends a front without any unit: a natural strength, a bulwark (W 13.3, 13.4)."""
    return bulwark(game, front.target) if game.defender >= 0 else game.DESIGNS[front.target].natural


def bulwark(game: State, face: FaceId) -> int:
    """What defends a player's territory or portal without any unit (W 13.3)."""
    design = game.DESIGNS[face]
    return design.bulwark + (design.natural // 2 if game.options["natural_guard"] == "on" else 0)


def of_army(game: State, front: Front, side: int) -> list[int]:
    """The strength of each unit of a side, in order of play."""
    army = front.army(side)
    if not army:
        return []
    lead, _ = _influence(game, army)
    _, dread = _influence(game, front.army(1 - side))
    return [_strength(game, unit, lead, dread) for unit in army]


def _influence(game: State, army: list[Unit]) -> tuple[int, int]:
    """What an army adds to its own other units each, and takes from each enemy unit."""
    lead = dread = 0
    for unit in army:
        if not unit.silenced:
            design = game.design(unit.card)
            lead += design.lead
            dread += design.dread
    return lead, dread


def _strength(game: State, unit: Unit, lead: int, dread: int) -> int:
    design = game.design(unit.card)
    strength = design.strength + unit.modifier + lead - dread
    if not unit.silenced:
        strength -= design.lead  # it leads the others, not itself
        for number, condition in design.mights:
            if holds(game, unit, condition):
                strength += number
    return max(strength, 0)
