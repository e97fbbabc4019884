"""A combat in the model of Wildlands, from its targets to the last unit that leaves it (W 9 to 14)."""

from dataclasses import dataclass, field

from tests.games.wildlands.model_abilities import ATTACKER, DEFENDER, Abilities, Front, Unit
from tests.games.wildlands.model_table import Flow, Holding
from tests.games.wildlands.printed import in_order


@dataclass(eq=False)
class Combat(Abilities):
    """One combat, from the first target on."""

    fought: list[tuple[int, int]] = field(default_factory=list)
    """The strengths of each front as they were determined."""

    def run(self, first: str) -> Flow:
        yield from self.designate(first)
        for side in self.sides():
            yield from self.surge(side)
        yield from self.fight(opening=True)

    def fight(self, *, opening: bool = False) -> Flow:
        yield from self.place(opening=opening)
        yield from self.window("delayed")
        self.determine()
        self.ending = True
        yield from self.window("aftermath")
        yield from self.clear()

    def designate(self, first: str) -> Flow:
        """All targets, no more of them than there are units to play there (W 9.8 to 9.10)."""
        self.fronts.append(Front(first))
        while len(self.fronts) < len(self.attacker.units()):
            chosen = [front.target for front in self.fronts]
            left = [target for target in self.table.targets(self.defender) if target not in chosen]
            if not left:
                return
            answer = yield from self.attacker.ask("target", [*(f"target:{target}" for target in left), "done"])
            if answer == "done":
                return
            self.fronts.append(Front(answer.removeprefix("target:")))

    def surge(self, side: int) -> Flow:
        """One front after the other, as long as there is one left and the price can be paid (W 10.2, 10.3, 10.6)."""
        player = self.player(side)
        while True:
            free = {f"surge:{number}": f for number, f in enumerate(self.fronts, 1) if not f.surged[side]}
            if not free or not player.can_pay(player.of_surge()):
                return
            answer = yield from player.ask("surge", [*free, "done"])
            if answer == "done":
                return
            yield from player.pay(player.of_surge())
            free[answer].surged[side] = True

    # -- units -----------------------------------------------------------------------------------------------------

    def place(self, *, opening: bool) -> Flow:
        """Turns of placement, the attacker's first; in that one there is a unit for every front (W 11.1, 11.3)."""
        if self.defender is None:
            for front in self.fronts:
                front.stopped[DEFENDER] = True  # W 11.11
        while not all(all(front.stopped) for front in self.fronts):
            for side in self.sides():
                for number, front in enumerate(self.fronts):
                    if not front.stopped[side]:
                        yield from self.place_one(number, side, may_stop=not opening)
                opening = False

    def place_one(self, number: int, side: int, *, may_stop: bool) -> Flow:
        """A unit or a stop on one front; without a unit there is only the stop (W 11.2, 11.5, 11.7)."""
        player = self.player(side)
        answer = "stop"
        if player.units():
            keys = [f"play:{name}" for name in in_order(player.units())]
            answer = yield from player.ask("place", [*keys, *["stop"] * may_stop])
        if answer == "stop":
            self.fronts[number].stopped[side] = True
        else:
            name = answer.removeprefix("play:")
            player.hand.remove(name)
            yield from self.play(name, number, side)

    def window(self, when: str) -> Flow:
        """The attacker's abilities in any order, then the defender's (W 12.9 to 12.11, 12.15)."""
        for side in self.sides():
            while offered := self.usable(side, when):
                answer = yield from self.player(side).ask(when, [*offered, "done"])
                if answer == "done":
                    break
                unit, number = offered[answer]
                unit.used.add(number)
                effect = unit.card.abilities[number].effect
                key = "use" if self.choices(unit, effect) is None else (yield from self.choose(unit, effect))
                yield from self.do(unit, effect, key)

    def usable(self, side: int, when: str) -> dict[str, tuple[Unit, int]]:
        """The abilities that were not used yet and can do something, by key."""
        return {
            f"{self.key(unit).replace('unit', 'use')}:{number + 1}": (unit, number)
            for unit in self.units(side)
            for number, ability in enumerate(unit.card.abilities)
            if ability.when == when and number not in unit.used and self.may(unit, ability)
        }

    # -- the end ---------------------------------------------------------------------------------------------------

    def determine(self) -> None:
        """All strengths at once, then what is won, in front order (W 13.5 to 13.11)."""
        self.fought = [(self.side_total(f, ATTACKER), self.side_total(f, DEFENDER)) for f in self.fronts]
        for front, (attack, defence) in zip(self.fronts, self.fought, strict=True):
            front.won = attack > defence
            if front.won:
                self.take(front.target)

    def take(self, target: str) -> None:
        """A wild territory, a seal, or a player's territory as it lies there (W 4.7, 4.8, 13.8 to 13.10, 15.2)."""
        if self.defender is None:
            self.table.wild.remove(target)
            self.attacker.realm.append(Holding(target))
        elif target == "portal":
            self.defender.seals -= 1
            self.attacker.trophies.append(self.defender.seat)
        else:
            stolen = self.defender.land(target)
            self.defender.realm.remove(stolen)
            self.attacker.realm.append(stolen)

    def clear(self) -> Flow:
        """The doomed are destroyed, the attacker's first; the others are discarded (W 14.4, 14.5, 14.8)."""
        for side in self.sides():
            while doomed := [unit for unit in self.units(side) if unit.doomed]:
                yield from self.destroy(doomed[0])
        for side in self.sides():
            self.player(side).discard += [unit.name for unit in self.units(side)]
