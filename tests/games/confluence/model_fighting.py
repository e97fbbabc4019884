"""How the model pays debts with points, aims what is left of the attacks, and holds hits against walls (C 9, 11)."""

from collections.abc import Sequence

from tests.games.confluence.model_table import Combination, Flow, Hit, Table, ask
from tests.games.confluence.printed import SIDES

PAYERS = {"A": ("attack",), "D": ("defence",), "F": SIDES}
"""Which sides pay a letter (C 9.3)."""


def amounts(least: int, most: int) -> dict[str, int]:
    return {str(number): number for number in range(least, most + 1)}


# -- debts -------------------------------------------------------------------------------------------------------------


def pay(table: Table, me: int) -> Flow[None]:
    """A, then D, then F; what the points leave open is paid with life (C 9.2, 9.6, 9.7)."""
    debt, mine = table.debt[me], table.combinations[me]
    ways = ways_to_pay(debt, mine)
    way = (yield from ask(me, "pay", {way: way for way in ways})) if ways else "weakest"
    for letter, sides in PAYERS.items():
        payers = with_points(mine, sides)
        if way == "choose":
            yield from divide(me, letter, debt, payers)
        else:
            first = "defence" if way == "walls" else "attack"
            for one in sorted(payers, key=lambda one: (one.side != first, one.points)):
                write_off(letter, debt, one, min(one.points, debt[letter]))
        table.life[me] -= debt[letter]
        debt[letter] = 0


def with_points(mine: Sequence[Combination], sides: Sequence[str]) -> list[Combination]:
    return [one for one in mine if one.points > 0 and one.side in sides]


def write_off(letter: str, debt: dict[str, int], one: Combination, paid: int) -> None:
    one.points -= paid
    debt[letter] -= paid


def ways_to_pay(debt: dict[str, int], mine: Sequence[Combination]) -> list[str]:
    """The answers to the question how to pay; none if it can be paid in one way only (C 9.5)."""
    several = False
    left, payers = {}, 0
    for letter, side in (("A", "attack"), ("D", "defence")):
        full = with_points(mine, [side])
        total = sum(one.points for one in full)
        several = several or (0 < debt[letter] < total and len(full) > 1)
        left[side] = max(0, total - debt[letter])
        payers += len(full) if left[side] else 0  # where several share a debt, there is a choice already
    divided = 0 < debt["F"] < sum(left.values())
    if not several and not (divided and payers > 1):
        return []
    return ["attacks", "walls", "choose"] if divided and all(left.values()) else ["weakest", "choose"]


def divide(me: int, letter: str, debt: dict[str, int], payers: list[Combination]) -> Flow[None]:
    """A number for each combination; what the last one pays is no choice (C 9.10)."""
    for place, one in enumerate(payers):
        owed, behind = debt[letter], sum(other.points for other in payers[place + 1 :])
        least, most = max(0, owed - behind), min(one.points, owed)
        paid = yield from ask(me, "amount", amounts(min(least, most), most))
        write_off(letter, debt, one, paid)


# -- hits --------------------------------------------------------------------------------------------------------------


def aim_all(table: Table) -> Flow[None]:
    """Every attack with force is aimed at one opponent, or split (C 11.1 to 11.6)."""
    for me in table.turn_order:
        for one in with_points(table.combinations[me], ["attack"]):
            targets = table.after(me)
            keys: dict[str, int | None] = {f"player:{seat}": seat for seat in targets}
            if len(targets) > 1:
                keys["split"] = None
            target = yield from ask(me, "aim", keys)
            if target is None:
                yield from split(table, one, targets)
            else:
                table.hits.append(Hit(one, target, one.points))


def split(table: Table, one: Combination, targets: Sequence[int]) -> Flow[None]:
    """A number for each opponent; the last one gets the rest."""
    left = one.points
    for target in targets:
        least = left if target == targets[-1] else 0
        force = yield from ask(one.owner, "amount", amounts(least, left))
        if force:
            table.hits.append(Hit(one, target, force))
        left -= force


def calculate(table: Table) -> None:
    """C 11.8, 11.9"""
    for target in table.turn_order:
        hits = [hit for hit in table.hits if hit.target == target]
        if table.variants["hits_in_order"] == "off":
            hits.sort(key=lambda hit: hit.force)
        for hit in hits:
            strike(table, hit)
    table.hits = []


def bank(table: Table, seat: int) -> int:
    """C 11.18"""
    opponents = len(table.opponents(seat))
    return opponents if opponents > 1 and table.variants["bank"] == "on" else 0


def force_against(wall: Combination, hit: Hit) -> int:
    return wall.points // 2 if "pierce" in hit.attack.properties else wall.points


def strongest(table: Table, hit: Hit) -> Combination | None:
    """The wall that meets a hit; None if it is the bank, or nothing (C 11.10, 11.11, 11.18)."""
    walls = with_points(table.combinations[hit.target], ["defence"])
    if "flight" in hit.attack.properties:
        walls = [wall for wall in walls if "watch" in wall.properties]
    walls.sort(key=lambda wall: (force_against(wall, hit), wall.thorns), reverse=True)  # equals keep their order
    in_bank = bank(table, hit.target)
    return walls[0] if walls and (not in_bank or force_against(walls[0], hit) > in_bank) else None


def strike(table: Table, hit: Hit) -> None:
    """One pair: damage, erode, leech, thorns, in this order (C 11.12 to 11.16, 11.19, section E5)."""
    wall, properties, owner = strongest(table, hit), hit.attack.properties, hit.attack.owner
    defence = bank(table, hit.target) if wall is None else force_against(wall, hit)
    damage = max(0, hit.force - defence)
    table.life[hit.target] -= damage
    if wall is not None:
        if damage:
            wall.points = 0
        elif "erode" in properties:
            wall.reduce_by(hit.force)
    if damage and "leech" in properties:
        table.gain(owner, damage // 2)
    if wall is not None:
        table.life[owner] -= wall.thorns
