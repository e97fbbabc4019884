"""Zynalith's fifth combat phase a second time, as plain as can be and without the engine: what a match is held against.

From the first line to the places at the end; it shares no rule with the game. `phase` yields its questions, each a
seat, a name and the keys in order, and is sent the answers; a lot is a question `lot` with the seats as keys, answered
by their order. Questions with a single answer are yielded too.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from tests.games.zynalith.printed import CARDS, STATS, Card, Trigger

Question = tuple[int, str, list[str]]
Flow = Generator[Question, str, None]


@dataclass(eq=False)
class Creature:
    """A creature in its front."""

    name: str
    owner: int
    attached: list[str] = field(default_factory=list)
    damage: int = 0
    guarding: bool = False
    east: bool = False
    lasting: Counter[str] = field(default_factory=Counter)
    for_round: Counter[str] = field(default_factory=Counter)
    line: int = 0
    charged: bool = False
    used: set[tuple[int, int]] = field(default_factory=set)
    gone: bool = False

    @property
    def cards(self) -> list[Card]:
        """The creature itself, then what is attached, in order."""
        return [CARDS[self.name], *(CARDS[name] for name in self.attached)]

    def has(self, keyword: str) -> bool:
        return any(keyword in card.keywords for card in self.cards)

    def passive(self, name: str) -> list[list[str]]:
        return [words[1:] for card in self.cards for words in card.passives if words[0] == name]


Waiting = tuple[Creature, Trigger, tuple[int, int], int]
"""What waits in the queue: creature, trigger, its mark, the actor or -1."""


class Over(Exception):
    """The match has ended."""


@dataclass
class Board:
    """The table from the combat phase of round 5 on."""

    start: int
    hp: list[int]
    silver: list[int]
    zyn: list[int]
    ward: list[int]
    leech: list[bool]
    fronts: list[list[Creature]]
    variants: set[str]
    out: list[bool] = field(default_factory=list)
    fallen: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)
    queue: list[Waiting] = field(default_factory=list)
    charges: list[Creature] = field(default_factory=list)
    fighting: list[Creature] | None = None
    winners: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.players = len(self.hp)
        self.out = [False] * self.players
        for front in self.fronts:
            self.sort(front)

    # -- seats and values ------------------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """The living, beginning with a seat (Z 3.11)."""
        order = [other % self.players for other in range(seat, seat + self.players)]
        return [other for other in order if not self.out[other]]

    def everywhere(self) -> list[Creature]:
        return [creature for seat in self.clockwise(self.start) for creature in self.fronts[seat]]

    def sort(self, front: list[Creature]) -> None:
        front.sort(key=lambda creature: (creature.east, -self.value(creature, "INIT")))

    def printed(self, creature: Creature, stat: str) -> int:
        """What is printed; a Faceless Warrior copies ATK, DEF and HP of its left neighbour."""
        if creature.name != "faceless_warrior" or stat == "INIT":
            return CARDS[creature.name].stats[STATS.index(stat)]
        front = [c for c in self.fronts[creature.owner] if c.east == creature.east]
        at = front.index(creature)
        return self.printed(front[at - 1], stat) if at else int(stat == "HP")

    def value(self, creature: Creature, stat: str) -> int:
        """A current value (Z 9.2, 9.7, 9.9)."""
        bonus = sum(int(n) for name, n in creature.passive("bonus") if name == stat)
        total = self.printed(creature, stat) + bonus + creature.lasting[stat]
        if stat != "HP":
            total += creature.for_round[stat]
        if stat == "ATK":
            total += sum(int(n) * len(creature.attached) for _, n in creature.passive("swell"))
            kinds = ("any", CARDS[creature.name].kind.lower())
            for other in self.fronts[creature.owner]:
                if other is not creature:
                    total += sum(int(n) for _, n, kind in other.passive("aura") if kind in kinds)
        return total if stat == "HP" else max(total, 0)

    def left(self, creature: Creature) -> int:
        return self.value(creature, "HP") - creature.damage

    def defence(self, seat: int) -> int:
        """Hero defence (Z 12.8)."""
        total = self.ward[seat]
        for creature in self.fronts[seat]:
            if creature.guarding:
                cost = CARDS[creature.name].cost
                total += (0 if cost <= 7 else 1 if cost <= 11 else 2) if "cost_defence" in self.variants else 1
                total += sum(int(n) for (n,) in creature.passive("guard"))
        return total

    def points(self, seat: int) -> int:
        """Victory points (Z 15.9)."""
        worth = sum(card.worth for creature in self.fronts[seat] for card in creature.cards)
        return worth + self.zyn[seat] + self.silver[seat] // 10

    # -- damage and death ------------------------------------------------------------------------------------------

    def hit(self, seat: int, number: int, *, pierce: bool) -> int:
        """Damage to a hero; gives back the HP lost (Z 12.9, 12.10, 12.13)."""
        lost = min(self.hp[seat], max(0, number - (0 if pierce else self.defence(seat))))
        self.hp[seat] -= lost
        return lost

    def heal(self, seat: int, number: int) -> None:
        """Never above the limit, never the dead (Z 9.11, 12.12)."""
        limit = 30 + sum(int(n) for creature in self.fronts[seat] for (n,) in creature.passive("overheal"))
        if self.hp[seat] > 0:
            self.hp[seat] = max(self.hp[seat], min(limit, self.hp[seat] + number))

    def bury(self) -> None:
        """Who has no HP left dies together; Death, then Mourning (Z 12.4, 12.5, 12.11, 13.17)."""
        while dead := [creature for creature in self.everywhere() if self.left(creature) <= 0]:
            for creature in dead:
                self.fronts[creature.owner].remove(creature)
                creature.gone = True
                refund = CARDS[creature.name].cost - (0 if creature.passive("salvage") else 1)
                self.silver[creature.owner] += max(0, refund)
            for creature in dead:
                self.set_off(creature, "Death")
            for creature in self.everywhere():
                self.set_off(creature, "Mourning", whose=[one.owner for one in dead])

    def eliminate(self) -> None:
        """Heroes at 0 HP are out, together (Z 15.5 to 15.8)."""
        gone = [seat for seat in self.clockwise(self.start) if self.hp[seat] == 0]
        moment = len(self.fallen)
        self.fallen += [(seat, moment, (self.points(seat), self.zyn[seat], self.silver[seat])) for seat in gone]
        for seat in gone:
            self.out[seat] = True
            for creature in self.fronts[seat]:
                creature.gone = True
            self.fronts[seat] = []
            self.silver[seat] = self.zyn[seat] = 0
        if gone and sum(self.out) >= self.players - 1:
            raise Over

    # -- triggers --------------------------------------------------------------------------------------------------

    def set_off(self, creature: Creature, when: str, *, whose: Sequence[int] = (-1,), actor: int = -1) -> None:
        """Queue what is printed on the creature and on its cards (Z 13.5, 13.16, 13.21)."""
        for place, card in enumerate(creature.cards):
            for number, trigger in enumerate(card.triggers):
                if trigger.when == when:
                    for seat in whose:
                        if not trigger.own or seat == creature.owner:
                            self.queue.append((creature, trigger, (place, number), actor))

    def settle(self) -> Flow:
        """Triggers first in, first out; then charges, if no combat round is running (Z 13.16, 14.3)."""
        while self.queue or (self.charges and self.fighting is None):
            if not self.queue:
                yield from self.charge(self.charges.pop(0))
                continue
            creature, trigger, mark, actor = self.queue.pop(0)
            if self.out[creature.owner] or (creature.gone and trigger.when != "Death"):  # Z 13.19
                continue
            if trigger.once and mark in creature.used:  # Z 13.23
                continue
            if trigger.once:
                creature.used.add(mark)
            for effect in trigger.effects:
                if not self.out[creature.owner]:
                    yield from self.carry_out(effect, creature, actor)
                    self.bury()
                    self.eliminate()

    def carry_out(self, effect: list[str], source: Creature, actor: int) -> Flow:
        """One effect, completely (section 4.4 of the keywords)."""
        me = source.owner
        match effect:
            case ["hit", "hero", number, whom]:
                yield from self.hit_heroes(int(number), whom, source, actor)
            case ["hit", "creature", number, whom]:
                yield from self.hit_creatures(int(number), whom, me)
            case ["steal", currency, number]:
                purse = self.silver if currency == "silver" else self.zyn
                for seat in (yield from self.choose_hero(me)):
                    stolen = min(int(number), purse[seat])
                    purse[seat] -= stolen
                    purse[me] += stolen
            case ["heal", "hero", number]:
                self.heal(me, int(number))
            case ["heal", "creature", number, "self"]:
                if not source.gone:
                    source.damage = max(0, source.damage - int(number))
            case ["give", stat, number, "self", "lasting"]:
                if not source.gone:
                    source.lasting[stat] += int(number)
                    self.sort(self.fronts[me])
            case ["silver", number]:
                self.silver[me] += int(number)
            case ["zyn", number]:
                self.zyn[me] += int(number)
            case ["charge"]:
                self.charges.append(source)
            case _:
                raise AssertionError(effect)

    def hit_heroes(self, number: int, whom: str, source: Creature, actor: int) -> Flow:
        me = source.owner
        if whom == "enemy":
            seats = yield from self.choose_hero(me)
        else:
            seats = [] if actor in (me, -1) or self.out[actor] else [actor]
        pierce = source.has("Pierce") and not source.gone  # Z 13.24
        lost = sum([self.hit(seat, number, pierce=pierce) for seat in seats])
        if self.leech[me] or (source.has("Leech") and not source.gone):
            self.heal(me, lost)

    def hit_creatures(self, number: int, whom: str, me: int) -> Flow:
        if whom == "line":
            targets = [creature for creature in self.members() if creature.owner != me]
        elif whom == "all":
            targets = [creature for creature in self.everywhere() if creature.owner != me]
        else:
            targets = yield from self.choose_creature(me)
        for creature in targets:
            creature.damage += min(number, self.left(creature))

    def choose_hero(self, me: int) -> Generator[Question, str, list[int]]:
        enemies = [seat for seat in self.clockwise(me) if seat != me]
        answer = yield me, "target hero", [f"hero:{seat}" for seat in enemies]
        return [int(answer.split(":")[1])]

    def choose_creature(self, me: int) -> Generator[Question, str, list[Creature]]:
        targets = {
            f"creature:{seat}:{place}": creature
            for seat in self.clockwise(me)
            for place, creature in enumerate(self.fronts[seat], 1)
            if seat != me and not creature.passive("untouchable")
        }
        if not targets:
            return []
        answer = yield me, "target creature", list(targets)
        return [targets[answer]]

    # -- combat ----------------------------------------------------------------------------------------------------

    def members(self) -> list[Creature]:
        """The members of the combat round that are present (Z 11, 11.6)."""
        return [c for c in self.fighting or [] if not c.gone]

    def phase(self) -> Flow:
        """All lines, the end of the round and of the game (Z 10, 15)."""
        try:
            for east in (False, True):
                for front in self.fronts:
                    attackers = [c for c in front if not c.guarding and c.east == east]
                    for number, creature in enumerate(attackers, 1):
                        creature.line = number
            for east in (False, True):
                for number in range(1, 6):
                    yield from self.combat_round(self.line(number, east=east))
                    yield from self.settle()
            yield from self.end()
        except Over:
            pass

    def line(self, number: int, *, east: bool) -> list[Creature]:
        return [c for c in self.everywhere() if c.line == number and c.east == east]

    def charge(self, creature: Creature) -> Flow:
        """Once in a round; a full combat round for its line (Z 14.2, 14.5, 14.6)."""
        if not creature.gone and not creature.charged and creature.line:
            creature.charged = True
            yield from self.combat_round(self.line(creature.line, east=creature.east))

    def combat_round(self, members: list[Creature]) -> Flow:
        if not members:  # Z 10.5
            return
        self.fighting = members
        lot: list[int] = []
        if len(members) > 1:  # Z 11.1 to 11.7; the lot is needed only among those who trigger
            ready = [c for c in members if any(t.when == "Combat" for card in c.cards for t in card.triggers)]
            ranks = {c: (*(self.value(c, s) for s in ("INIT", "ATK", "DEF")), self.left(c)) for c in ready}
            lot = yield from self.lot(list(ranks.values()), lot)
            for creature in sorted(ready, key=lambda c: self.precedence(ranks[c], lot, c), reverse=True):
                if not creature.gone:
                    self.set_off(creature, "Combat")
                    yield from self.settle()
        winner = yield from self.winner(lot)
        if winner is not None:
            defended = self.strike(winner)
            self.bury()  # step D
            bounty = sum(int(n) for (n,) in winner.passive("bounty"))
            self.zyn[winner.owner] += 1 + bounty  # step E
            self.eliminate()  # step F
            for creature in defended:
                self.set_off(creature, "Defence", actor=winner.owner)
            yield from self.settle()  # step G
        self.fighting = None

    def lot(self, ranks: list[tuple[int, ...]], lot: list[int]) -> Generator[Question, str, list[int]]:
        """Drawn when it is first needed in a combat round, among all that it began with (Z 11.4)."""
        if lot or len({*ranks}) == len(ranks):
            return lot
        answer = yield -1, "lot", [str(seat) for seat in sorted(c.owner for c in self.fighting or [])]
        return [int(seat) for seat in answer.split()]

    def precedence(self, rank: tuple[int, ...], lot: list[int], creature: Creature) -> tuple[int, ...]:
        return (*rank, -lot.index(creature.owner) if lot else 0)

    def winner(self, lot: list[int]) -> Generator[Question, str, Creature | None]:
        """The highest ATK; then INIT, DEF, remaining HP, the lot (Z 11.8 to 11.10)."""
        members = self.members()
        ranks = {c: (*(self.value(c, s) for s in ("ATK", "INIT", "DEF")), self.left(c)) for c in members}
        if not ranks or max(ranks.values())[0] == 0:
            return None
        best = [rank for rank in ranks.values() if rank == max(ranks.values())]
        lot = yield from self.lot(best, lot)
        winner = max(members, key=lambda c: self.precedence(ranks[c], lot, c))
        self.winners.append(winner.name)
        return winner

    def strike(self, winner: Creature) -> list[Creature]:
        """Step C: all blows at once; gives back the creatures that defended their hero (Z 11.11 to 11.15, 13.11)."""
        attack, pierce = self.value(winner, "ATK"), winner.has("Pierce")
        others = {creature.owner: creature for creature in self.members()}
        blows = {}
        for seat in self.clockwise(self.start):
            if seat == winner.owner:
                continue
            if seat in others:
                damage = max(0, attack - self.value(others[seat], "DEF"))
                blows[seat] = max(0, damage - self.left(others[seat]))
                others[seat].damage += min(damage, self.left(others[seat]))
            else:
                blows[seat] = (attack + 1) // 2 if self.players >= 4 else attack
        blows = {seat: number for seat, number in blows.items() if number > 0}
        lost = sum([self.hit(seat, number, pierce=pierce) for seat, number in blows.items()])
        if winner.has("Leech") or self.leech[winner.owner]:
            self.heal(winner.owner, lost)
        return [] if pierce else [c for seat in blows for c in self.fronts[seat] if c.guarding]

    # -- the end ---------------------------------------------------------------------------------------------------

    def end(self) -> Flow:
        """What holds for the round ends; then Game End (Z 15.1, 15.4)."""
        for creature in self.everywhere():
            creature.for_round = Counter()
            creature.charged, creature.line = False, 0
        self.ward, self.leech = [0] * self.players, [False] * self.players
        for front in self.fronts:
            self.sort(front)
        self.bury()
        yield from self.settle()
        for creature in self.everywhere():
            creature.used = set()
        for creature in self.everywhere():
            self.set_off(creature, "Game End")
        yield from self.settle()

    def returns(self) -> list[float]:
        """Places (Z 15.7, 15.8, 15.11 to 15.15)."""
        ranks: dict[int, tuple[int, ...]] = {seat: (0, moment, *had) for seat, moment, had in self.fallen}
        for seat in self.clockwise(0):
            ranks[seat] = (1, self.points(seat), self.hp[seat], self.zyn[seat], self.silver[seat])
        places = []
        for seat in range(self.players):
            above = sum(rank > ranks[seat] for rank in ranks.values())
            beside = sum(rank == ranks[seat] for rank in ranks.values()) - 1
            places.append(1 - (above + beside / 2) / (self.players - 1))
        return places
