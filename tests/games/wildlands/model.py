"""Wildlands a second time, as plain as can be and without the engine: what a match is held against.

It shares no rule with the game and reads the printed cards on its own. `play` yields its questions, each a seat, a
name and the keys in order, and is sent the answers. Questions with a single answer are yielded too. A shuffle is a
question `shuffled` with the cards as keys, answered by their order.
"""

from dataclasses import dataclass, field

from tests.games.wildlands.model_combat import Combat
from tests.games.wildlands.model_table import Flow, Line, Player, Table, of_crystal, of_row_card
from tests.games.wildlands.printed import CRYSTALS, LANDS, in_order


class Over(Exception):
    """The match has ended."""


@dataclass(eq=False)
class Model(Table):
    """A match from the main phase of a turn on, or from a combat in it."""

    combat: Combat | None = None
    fought: list[tuple[int, int]] = field(default_factory=list)
    """The strengths of both sides, front by front, of all combats."""
    over: bool = False

    # -- rounds and turns ------------------------------------------------------------------------------------------

    def play(self) -> Flow:
        """Turns, until there are no more (W 2.1, 2.4)."""
        try:
            if self.combat:
                yield from self.carry_out(self.combat, self.combat.fight())
            while True:
                yield from self.main_phase(self.active)
                yield from self.end_turn(self.active)
                self.next_turn()
        except Over:
            self.over = True

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn == len(self.players):
            if self.ends():
                raise Over
            self.next_round()
        self.attacked = set()
        for player in self.players:
            player.moves = 8  # W 12.14
        for land in self.active.realm:
            land.tapped = False  # W 4.6

    def next_round(self) -> None:
        """The row moves on; in the last round, who leads is first (W 2.2, 2.3, 7.7)."""
        if len(self.row) >= 5 and self.central:
            self.central.append(self.row.pop(0))
        while len(self.row) < 5 and self.central:
            self.row.append(self.central.pop(0))
        self.round += 1
        self.turn = 0
        if self.round == self.limit:
            self.order = sorted(range(len(self.players)), key=lambda seat: (-self.players[seat].score(), seat))

    def ends(self) -> bool:
        """Whether the match ends with this round, as things stand (W 15.5, 17.1)."""
        tamed = "tamed_end" in self.variants and not self.wild
        return self.round == self.limit or self.collapsed() or tamed

    def winners(self) -> list[int]:
        """The best of all, who may be several (W 17.3)."""
        best = max(player.rank() for player in self.players)
        return [player.seat for player in self.players if player.rank() == best]

    # -- the main phase --------------------------------------------------------------------------------------------

    def main_phase(self, me: Player) -> Flow:
        """One action after the other (W 2.5 to 2.7)."""
        while True:
            answer = yield from me.ask("main", [*self.taps(me), *self.purchases(me), *self.attacks(me), "end_turn"])
            if answer == "end_turn":
                return
            verb, _, what = answer.partition(":")
            match verb:
                case "tap":
                    me.land(what).tap()
                case "tap_all":
                    for land in [land for land in me.realm if land.can_tap()]:
                        land.tap()
                case "tap_claim":
                    me.land(what).tapped = True
                    answer = yield from me.ask("tap_claim", self.free_crystals(LANDS[what].tier))
                    self.claim(me, int(answer.removeprefix("claim:")))
                case "reinforce":
                    yield from me.pay(self.of_unit(me, what))
                    me.world.remove(what)
                    me.discard.append(what)
                case "buy":
                    yield from me.pay(of_row_card(what))
                    self.row.remove(what)
                    me.discard.append(what)
                    if len(self.row) < 5 and self.central:  # W 7.5
                        self.row.append(self.central.pop(0))
                case "claim":
                    yield from me.pay(of_crystal(int(what)))
                    self.claim(me, int(what))
                case "attack_wild":
                    yield from self.attack(me, None, what)
                case "attack":
                    seat, _, target = what.partition(":")
                    self.attacked.add(int(seat))
                    yield from self.attack(me, self.players[int(seat)], target)

    def taps(self, me: Player) -> list[str]:
        """One by one, all together, or for a crystal (W 4.2, 4.5, variant `crystal_by_tapping`)."""
        keys = [f"tap:{land.name}" for land in me.lands() if land.can_tap()]
        keys += ["tap_all"] * (len(keys) > 1)
        if "crystal_by_tapping" in self.variants:
            untapped = [land.name for land in me.lands() if not land.tapped]
            keys += [f"tap_claim:{name}" for name in untapped if self.free_crystals(LANDS[name].tier)]
        return keys

    def free_crystals(self, tier: int) -> list[str]:
        return [f"claim:{value}" for value in range(1, tier + 1) if self.supply[value - 1]]

    def claim(self, me: Player, value: int) -> None:
        self.supply[value - 1] -= 1
        me.discard.append(f"crystal_{value}")

    def of_unit(self, me: Player, name: str) -> list[Line]:
        return me.of_unit(name, pure="pure_resource" in self.variants)

    def purchases(self, me: Player) -> list[str]:
        """What can be paid for; a collapsed portal lets no unit through (W 2.8, 6.2, 6.8, 7.4, 8.4)."""
        world = in_order(me.world) if me.seals else []
        return [
            *(f"reinforce:{name}" for name in world if me.can_pay(self.of_unit(me, name))),
            *(f"buy:{name}" for name in in_order(self.row) if me.can_pay(of_row_card(name))),
            *(f"claim:{v}" for v in CRYSTALS.values() if self.supply[v - 1] and me.can_pay(of_crystal(v))),
        ]

    def attacks(self, me: Player) -> list[str]:
        """The wild as often as one likes, each other player once (W 9.1, 9.3, 9.5, 9.7)."""
        if not me.units():
            return []
        keys = [f"attack_wild:{target}" for target in self.targets(None)]
        for other in self.players:
            if other is not me and other.seat not in self.attacked:
                keys += [f"attack:{other.seat}:{target}" for target in self.targets(other)]
        return keys

    def attack(self, me: Player, defender: Player | None, target: str) -> Flow:
        self.combat = Combat(self, me, defender)
        yield from self.carry_out(self.combat, self.combat.run(target))

    def carry_out(self, combat: Combat, flow: Flow) -> Flow:
        yield from flow
        self.fought += combat.fought
        self.combat = None
        if "sudden_fall" in self.variants and self.collapsed():
            raise Over

    # -- the end of a turn -----------------------------------------------------------------------------------------

    def end_turn(self, me: Player) -> Flow:
        """Hands are discarded from and filled up; in the very last turn nobody is asked (W 16.1 to 16.7)."""
        last = self.turn == len(self.players) - 1 and self.ends()
        if not last:
            yield from self.discard(me)
        yield from me.replenish()
        if not last:
            yield from self.refill(me)

    def discard(self, me: Player) -> Flow:
        while True:
            crystals = me.crystals()
            shortcuts = ["discard_crystals"] * (len(crystals) > 1) + ["discard_all"] * (len(me.hand) > 1)
            each = [f"discard:{name}" for name in in_order(me.hand)]
            answer = yield from me.ask("discard", ["done", *shortcuts, *each])
            match answer.split(":"):
                case ["discard_crystals"]:
                    thrown = crystals
                case ["discard", name]:
                    thrown = [name]
                case _:
                    thrown = me.hand[:] if answer == "discard_all" else []
            for name in thrown:
                me.put_down(name)
            if answer in ("done", "discard_all"):
                return

    def refill(self, me: Player) -> Flow:
        """The others after the active player in seat order; they have all answered before anybody draws (W 16.4)."""
        after = [*self.players[me.seat + 1 :], *self.players[: me.seat]]
        able = [other for other in after if len(other.hand) < 5 and (other.deck or other.discard)]
        if "auto_refill" not in self.variants:
            answers = {}
            for other in able:
                answers[other.seat] = yield from other.ask("refill", ["refill", "keep"])
            able = [other for other in able if answers[other.seat] == "refill"]
        for other in able:
            yield from other.replenish()
