"""What the lines would come to if a creature of hand or display were played now, from a view alone."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.page.gist import PLACE
from croupier.games.zynalith.rules import forecast, terms
from croupier.games.zynalith.rules.state import Creature

View = Mapping[str, Any]  # Any: JSON

_UNTOLD: Final = terms.HEARS[terms.INSTANT]


class Prospect(NamedTuple):
    """Where a creature would stand and what changes: HP each hero would lose, lines its player would win."""

    line: int
    before: dict[int, int]
    after: dict[int, int]
    won_before: int
    won: int


def prospect(view: View, seat: int, face: str) -> Prospect | None:
    """The forecast with one creature more; None where more than its entering decides: an Instant, somebody's Greed."""
    printed = DESIGNS[PLACE[face]]
    in_play = [card for front in view["front"] for c in front for card in (c["card"], *c["attached"])]
    if printed.dear and any(DESIGNS[PLACE[card]].traits & terms.HEARS[terms.GREED] for card in in_play):
        return None
    if printed.auras and any(c["attack"] == 0 for c in view["front"][seat]):
        return None  # what is below 0 (Z 9.7) cannot be seen
    if (
        printed.type != terms.CREATURE
        or printed.faceless
        or printed.traits & _UNTOLD
        or view["options"]["two_fronts"] == "on"
        or view["phase"] == "combat"
    ):
        return None
    ranks = [[_copy(c, owner) for c in front] for owner, front in enumerate(view["front"])]
    if any(DESIGNS[PLACE[c["card"]]].faceless for c in view["front"][seat]):
        return None
    newcomer = _enter(view, seat, face, ranks[seat])
    before, won_before = _sum(view["facts"]["lines"], seat)
    attackers = [[c for c in rank if not c.guarding] for rank in ranks]
    after: dict[int, int] = {}
    won = 0
    for k in range(max(map(len, attackers))):
        members = [rank[k] for rank in attackers if k < len(rank)]
        best = forecast.strongest(members)
        if len(best) != 1:
            continue
        won += best[0].owner == seat
        for hero, lost in _losses(view, best[0], members).items():
            after[hero] = after.get(hero, 0) + lost
    line = next(k for k, c in enumerate(attackers[seat], 1) if c is newcomer)
    return Prospect(line, before, after, won_before, won)


def _enter(view: View, seat: int, face: str, rank: list[Creature]) -> Creature:
    """Behind all own creatures with equal or higher INIT (Z 6.7), with the auras in play and its own."""
    printed = DESIGNS[PLACE[face]]
    on_front = [(c, card) for c in view["front"][seat] for card in (c["card"], *c["attached"])]
    gained = sum(n for _, card in on_front for n, kind in DESIGNS[PLACE[card]].auras if kind in (-1, printed.kind))
    new = Creature()
    new.owner, new.initiative, new.defence = seat, printed.initiative, printed.defence
    new.attack, new.life, new.traits = max(printed.attack + gained, 0), printed.life, printed.traits
    for creature, shown in zip(rank, view["front"][seat], strict=True):
        own = DESIGNS[PLACE[shown["card"]]].kind
        creature.attack += sum(n for n, kind in printed.auras if kind in (-1, own))
    place = next((i for i, c in enumerate(rank) if c.initiative < new.initiative), len(rank))
    rank.insert(place, new)
    return new


def _copy(shown: Mapping[str, Any], owner: int) -> Creature:  # Any: JSON
    creature = Creature()
    creature.owner, creature.guarding = owner, shown["guarding"]
    creature.initiative, creature.attack, creature.defence = shown["initiative"], shown["attack"], shown["defence"]
    creature.life, creature.damage = shown["life"], shown["damage"]
    for card in (shown["card"], *shown["attached"]):
        creature.traits |= DESIGNS[PLACE[card]].traits
    return creature


def _losses(view: View, winner: Creature, members: list[Creature]) -> dict[int, int]:
    """What reaches each hero after its defence (Z 11.12 to 11.14, 11.22)."""
    many = view["players"] >= terms.MANY
    full = (winner.attack + 1) // 2 if many else winner.attack
    overflow = {blow.creature.owner: blow.overflow for blow in forecast.blows(members, winner)}
    lost = {}
    for hero in range(view["players"]):
        if hero != winner.owner and not view["out"][hero]:
            stopped = 0 if winner.traits & terms.PIERCE else view["facts"]["defence"][hero]
            lost[hero] = min(max(overflow.get(hero, full) - stopped, 0), view["hp"][hero])
    return lost


def _sum(lines: list[Mapping[str, Any]], seat: int) -> tuple[dict[int, int], int]:  # Any: JSON
    lost: dict[int, int] = {}
    won = 0
    for line in lines:
        won += line["winner"] is not None and line["winner"]["seat"] == seat
        for hero in line["heroes"]:
            lost[hero["seat"]] = lost.get(hero["seat"], 0) + hero["loses"]
    return lost, won
