"""The fronts of a view to try something out on: what lies where, the values that follow, the lines they come to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.page.fronts import protects
from croupier.games.zynalith.page.gist import PLACE
from croupier.games.zynalith.rules import forecast, terms
from croupier.games.zynalith.rules.state import Creature
from croupier.games.zynalith.rules.terms import ATK, DEF, HP, INIT

View = Mapping[str, Any]  # Any: JSON
_ALIKE: Final = (0, 0, 1)
"""What a Faceless Warrior copies when nobody stands left of it."""


@dataclass
class Outcome:
    """What all lines come to: HP each hero loses, lines won by each seat."""

    lost: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)


class Figure:
    """A creature as a view shows it, free to be changed."""

    def __init__(self, shown: Mapping[str, Any], owner: int) -> None:  # Any: JSON
        self.owner = owner
        self.cards: list[str] = [shown["card"], *shown["attached"]]
        self.damage: int = shown["damage"]
        self.guarding: bool = shown["guarding"]
        self.given = [a + b for a, b in zip(shown["lasting"], shown["for_round"], strict=True)]
        self.values: list[int] = [shown["initiative"], shown["attack"], shown["defence"], shown["life"]]

    @property
    def prints(self) -> list[Design]:
        """What is printed on it: on the creature first, then on the cards it carries."""
        return [DESIGNS[PLACE[card]] for card in self.cards]

    @property
    def left(self) -> int:
        """HP left (Z 9.8)."""
        return self.values[HP] - self.damage

    def shown(self) -> dict[str, Any]:  # Any: JSON
        """As much of it as a view would show, for sums that read views."""
        return {"card": self.cards[0], "attached": self.cards[1:]}

    def fighter(self) -> Creature:
        """As the forecast reckons with it."""
        creature = Creature()
        creature.owner, creature.guarding, creature.damage = self.owner, self.guarding, self.damage
        creature.initiative, creature.attack, creature.defence, creature.life = self.values
        for printed in self.prints:
            creature.traits |= printed.traits
        return creature


class Sketch:
    """All fronts of a view; change the figures, then ask for the `outcome`."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.fronts = [[Figure(c, seat) for c in front] for seat, front in enumerate(view["front"])]
        self.ward = list(view["ward"])

    def settle(self) -> None:
        """Whoever has no HP left is out of play; then values and places follow from what lies there (Z 9.1 to 9.3)."""
        for seat in range(len(self.fronts)):
            self._update(seat)
        while any(f.left <= 0 for front in self.fronts for f in front):
            for seat, front in enumerate(self.fronts):
                self.fronts[seat] = [f for f in front if f.left > 0]
                self._update(seat)

    def _update(self, seat: int) -> None:
        front = self.fronts[seat]
        auras = [(f, n, kind) for f in front for printed in f.prints for n, kind in printed.auras]
        for f in front:
            f.values[INIT] = max(f.prints[0].initiative + _bonus(f, INIT), 0)
        front.sort(key=lambda f: -f.values[INIT])
        copied = _ALIKE
        for f in front:
            printed = f.prints[0]
            if not printed.faceless:
                copied = (printed.attack, printed.defence, printed.life)
            attack = copied[0] + _bonus(f, ATK) + (len(f.cards) - 1) * sum(p.swell for p in f.prints)
            attack += sum(n for host, n, kind in auras if host is not f and kind in (-1, printed.kind))
            f.values[ATK], f.values[DEF] = max(attack, 0), max(copied[1] + _bonus(f, DEF), 0)
            f.values[HP] = copied[2] + _bonus(f, HP)

    def defence(self, seat: int) -> int:
        """Hero defence (Z 12.8)."""
        return int(self.ward[seat]) + sum(protects(self.view, f.shown()) for f in self.fronts[seat] if f.guarding)

    def outcome(self) -> Outcome:
        """The lines as they would be fought now; a line that only the lot can tell counts for nobody."""
        came = Outcome()
        ranks = [[f.fighter() for f in front if not f.guarding] for front in self.fronts]
        for k in range(max(map(len, ranks), default=0)):
            members = [rank[k] for rank in ranks if k < len(rank)]
            best = forecast.strongest(members)
            if len(best) == 1:
                came.won[best[0].owner] = came.won.get(best[0].owner, 0) + 1
                self._hit(best[0], members, came)
        return came

    def _hit(self, winner: Creature, members: list[Creature], came: Outcome) -> None:
        many = self.view["players"] >= terms.MANY
        full = (winner.attack + 1) // 2 if many else winner.attack  # Z 11.22
        overflow = {blow.creature.owner: blow.overflow for blow in forecast.blows(members, winner)}
        for hero in range(self.view["players"]):
            if hero != winner.owner and not self.view["out"][hero]:
                stopped = 0 if winner.traits & terms.PIERCE else self.defence(hero)
                lost = min(max(overflow.get(hero, full) - stopped, 0), self.view["hp"][hero])
                came.lost[hero] = came.lost.get(hero, 0) + lost


def _bonus(figure: Figure, stat: int) -> int:
    """What is given to a figure, for the round or for good, and what its cards add."""
    return int(figure.given[stat]) + sum(printed.bonus[stat] for printed in figure.prints[1:])
