"""What lies on the table of the model of Wildlands, and what players do with cards and tokens: drawing and paying."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.games.wildlands.printed import (
    CRYSTAL_PRICES,
    CRYSTALS,
    FACTION_RESOURCES,
    FIGHTERS,
    LANDS,
    PLACE,
    RESOURCES,
    amounts,
    in_order,
)

Question = tuple[int, str, list[str]]
Flow = Generator[Question, str, None]
Answered = Generator[Question, str, str]
Counted = Generator[Question, str, int]


@dataclass(eq=False)
class Holding:
    """A territory that a player controls."""

    name: str
    tapped: bool = False
    tokens: Counter[str] = field(default_factory=Counter)

    def gain(self) -> dict[str, int]:
        """What tapping would place: mana comes up to what is printed, and no further (W 4.4, 5.2 to 5.4)."""
        made = LANDS[self.name].produces
        gain = {what: number - (self.tokens[what] if what == "mana" else 0) for what, number in made.items()}
        return {what: number for what, number in gain.items() if number > 0}

    def can_tap(self) -> bool:
        return not self.tapped and bool(self.gain())

    def tap(self) -> None:
        self.tokens.update(self.gain())
        self.tapped = True


@dataclass
class Line:
    """A line of a price: what must be reached, and what a token and a point of a crystal count for it."""

    need: int
    worth: dict[str, int]
    crystal: int = 0


Price = list[Line]


def of_row_card(name: str) -> Price:
    """The typed line comes before the one that any tokens pay (W 7.2, 7.3)."""
    cost = amounts(FIGHTERS[name].cost)
    return [Line(number, dict.fromkeys(RESOURCES if what == "any" else (what,), 1)) for what, number in cost.items()]


def of_crystal(value: int) -> Price:
    return [Line(CRYSTAL_PRICES[value], {"meat": 1, "plants": 1, "ores": 1, "mana": 2})]


class Source(NamedTuple):
    """What can be paid with: crystals of a value, or tokens of a resource on a territory."""

    where: str
    what: str
    there: int
    worth: int


@dataclass(eq=False)
class Player:
    """One seat and everything that lies before it."""

    seat: int
    faction: str
    hand: list[str]
    deck: list[str]
    discard: list[str]
    world: list[str]
    realm: list[Holding]
    seals: int = 3
    trophies: list[int] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    moves: int = 8

    def ask(self, name: str, keys: list[str]) -> Answered:
        answer = yield self.seat, name, keys
        return answer

    # -- cards -----------------------------------------------------------------------------------------------------

    def units(self) -> list[str]:
        return [name for name in self.hand if name in FIGHTERS]

    def crystals(self) -> list[str]:
        return [name for name in self.hand if name in CRYSTALS]

    def put_down(self, name: str) -> None:
        """A card of the hand goes to the discard pile."""
        self.hand.remove(name)
        self.discard.append(name)

    def take_off(self, number: int) -> Generator[Question, str, list[str]]:
        """The top cards; a deck that is too short gets the discard pile under it first (W 3.1 to 3.3)."""
        if len(self.deck) < number and self.discard:
            order = yield from self.ask("shuffled", sorted(self.discard))
            self.deck += order.split()
            self.discard = []
        taken = self.deck[:number]
        del self.deck[:number]
        return taken

    def draw(self, number: int) -> Counted:
        drawn = yield from self.take_off(number)
        self.hand += drawn
        return len(drawn)

    def replenish(self) -> Flow:
        if len(self.hand) < 5:
            yield from self.draw(5 - len(self.hand))

    # -- lands -----------------------------------------------------------------------------------------------------

    def lands(self) -> list[Holding]:
        """The realm in the order of the printed tables (W 18.8)."""
        return sorted(self.realm, key=lambda one: PLACE[one.name])

    def land(self, name: str) -> Holding:
        return next(one for one in self.realm if one.name == name)

    def tokens(self) -> Counter[str]:
        return Counter({what: sum(one.tokens[what] for one in self.realm) for what in RESOURCES})

    # -- prices ----------------------------------------------------------------------------------------------------

    def of_unit(self, name: str, *, pure: bool) -> Price:
        """Halves of a point (W 6.3 to 6.6); with `pure_resource` other tokens count nothing."""
        own = FACTION_RESOURCES[self.faction]
        worth = {what: 2 if what in own else 1 for what in RESOURCES if what in own or not pure}
        return [Line(2 * int(FIGHTERS[name].cost), worth, crystal=2)]

    def of_surge(self) -> Price:
        """Five of the own resource; of three, one of each kind, then two of any (W 10.1, 10.5)."""
        own = FACTION_RESOURCES[self.faction]
        if len(own) == 1:
            return [Line(5, {own[0]: 1})]
        return [*(Line(1, {what: 1}) for what in own), Line(2, dict.fromkeys(own, 1))]

    def can_pay(self, price: Price) -> bool:
        """Whether every line can be reached; what several resources may pay comes last (W 2.8, 7.4, 10.6)."""
        left = self.tokens()
        points = sum(CRYSTALS[name] for name in self.crystals())
        for line in price:
            if sum(left[what] * worth for what, worth in line.worth.items()) + points * line.crystal < line.need:
                return False
            if len(line.worth) == 1:
                left.subtract(dict.fromkeys(line.worth, line.need))
        return True

    # -- paying ----------------------------------------------------------------------------------------------------

    def sources(self, line: Line) -> list[Source]:
        """All that a line can be paid with, in the order in which an automatic payment goes through it (W 5.12)."""
        held = Counter(CRYSTALS[name] for name in self.crystals() if line.crystal)
        found = [Source("crystal", str(v), held[v], v * line.crystal) for v in sorted(held, reverse=True)]
        own = FACTION_RESOURCES[self.faction]
        for what in sorted(("mana", "meat", "plants", "ores"), key=own.__contains__):
            if what in line.worth:
                found += [
                    Source(one.name, what, one.tokens[what], line.worth[what]) for one in self.realm if one.tokens[what]
                ]
        return found

    def spend(self, line: Line, source: Source, number: int) -> None:
        """Crystals go to the discard pile, tokens leave the match (W 5.11)."""
        if source.where == "crystal":
            for _ in range(number):
                self.put_down(f"crystal_{source.what}")
        else:
            self.land(source.where).tokens[source.what] -= number
        line.need -= number * source.worth

    def pay(self, price: Price) -> Flow:
        """One source after the other, until every line is reached; no change is given (W 5.9, 5.10)."""
        while price:
            line = price[0]
            parts = self.parts(line)
            answer = yield from self.ask("pay", [*["pay:auto"] * (len(parts) > 1), *parts])
            if answer == "pay:auto":
                self.pay_by_itself(price)
                return
            self.spend(line, *parts[answer])
            if line.need <= 0:
                del price[0]

    def parts(self, line: Line) -> dict[str, tuple[Source, int]]:
        """What may be paid next, by key: one crystal, or some tokens, but no more than are needed (W 5.9)."""

        def place(source: Source) -> tuple[int, int]:
            if source.where == "crystal":
                return -1, int(source.what)
            return PLACE[source.where], RESOURCES.index(source.what)

        parts = {}
        for source in sorted(self.sources(line), key=place):
            if source.where == "crystal":
                parts[f"pay:crystal:{source.what}"] = source, 1
            else:
                for number in range(1, min(source.there, -(-line.need // source.worth)) + 1):
                    parts[f"pay:{source.where}:{source.what}:{number}"] = source, number
        return parts

    def pay_by_itself(self, price: Price) -> None:
        """What fits goes first; what is lacking then is made up with the least that there is (W 5.12)."""
        for line in price:
            for source in self.sources(line):
                self.spend(line, source, min(source.there, line.need // source.worth))
            if line.need > 0:
                self.spend(line, min(self.sources(line), key=lambda source: source.worth), 1)

    # -- counting --------------------------------------------------------------------------------------------------

    def score(self) -> int:
        """Territories, seals and units outside the world (W 17.2, 17.4)."""
        lands = sum(LANDS[one.name].points for one in self.realm)
        units = [FIGHTERS[name] for name in (*self.hand, *self.deck, *self.discard) if name in FIGHTERS]
        return lands + 2 * (self.seals + len(self.trophies)) + sum(unit.points for unit in units)

    def rank(self) -> tuple[int, int, int]:
        """Ties are broken by territories, then by tokens (W 17.3)."""
        return self.score(), len(self.realm), self.tokens().total()


@dataclass(eq=False)
class Table:
    """What belongs to nobody, and whose turn it is."""

    players: list[Player]
    variants: set[str]
    limit: int
    wild: list[str]
    row: list[str]
    central: list[str]
    supply: list[int]
    round: int
    order: list[int]
    turn: int
    attacked: set[int]

    @property
    def active(self) -> Player:
        return self.players[self.order[self.turn]]

    def collapsed(self) -> bool:
        return any(not player.seals for player in self.players)

    def targets(self, defender: Player | None) -> list[str]:
        """What can be attacked: the wild, or territories and then the portal of a player (W 9.3, 9.5, 9.6)."""
        if defender is None:
            return in_order(self.wild)
        return [*in_order(one.name for one in defender.realm), *["portal"] * (defender.seals > 0)]
