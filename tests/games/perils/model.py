"""Three Perils a second time, as plain as can be and without the engine: what a match is held against.

It reads the printed tables on its own and shares no rule with the game. A flow yields its questions, each a name
and the keys in order, and is sent the answers; questions with a single answer are yielded too.
"""

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.games.perils.cards import tables

Question = tuple[str, list[str]]
Flow = Generator[Question, str, None]
Symbol = list[str]
ELEMENTS = {"E": "earth", "W": "water", "F": "fire"}
LEVELS = ("strength", "armour", "earth", "water", "fire", "wild")


def read(text: str) -> list[Symbol]:
    """Symbols or passives, word by word."""
    return [] if text == "-" else [part.split() for part in text.split("; ")]


def price(text: str) -> Counter[str]:
    """A cost by its letters: c, m, E, W, F."""
    words = [] if text == "free" else text.split()
    return Counter({word.strip("0123456789"): int(word.strip("cmEWF")) for word in words})


class Card(NamedTuple):
    phase: int
    type: str
    category: str
    cost: Counter[str]
    symbols: list[Symbol]


class Foe(NamedTuple):
    level: int
    strength: int
    life: int
    reward: list[Symbol]
    passives: dict[str, int]


class Power(NamedTuple):
    id: str
    cost: Counter[str]
    symbols: list[Symbol]


CARDS = {
    name: Card(int(row["phase"]), row["type"], row["category"].strip("-"), price(row["cost"]), read(row["effects"]))
    for name, row in tables.CARDS.items()
}
FOES = {
    name: Foe(
        int(row["class"]),
        int(row["strength"]),
        int(row["life"]),
        read(row["reward"]),
        {w[0]: int([*w, "1"][1]) for w in read(row["passives"])},
    )
    for name, row in tables.ENEMIES.items()
}
PASSIVE = {name: row["passive"].split() for name, row in tables.CHARACTERS.items()}
POWERS = {
    character: [
        Power(name, price(row["cost"]), read(row["effects"]))
        for name, row in tables.POWERS.items()
        if row["character"] == character
    ]
    for character in PASSIVE
}


@dataclass(eq=False)
class Enemy:
    """A living enemy."""

    name: str
    damage: int = 0
    rage: int = 0

    @property
    def foe(self) -> Foe:
        return FOES[self.name]


@dataclass(eq=False)
class Player:
    """One seat, everything that lies before it, and what it does."""

    character: str
    variants: Mapping[str, str]
    neighbours: list["Player"] = field(default_factory=list)
    coins: int = 6
    mana: int = 6
    life: int = 10
    max_life: int = 10
    wounds: int = 0
    points: int = 0
    life_price: int = 2
    mana_price: int = 2
    levels: Counter[str] = field(default_factory=Counter)
    spent: set[int] = field(default_factory=set)
    uses: int = 0
    tableau: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    line: list[Enemy] = field(default_factory=list)
    gift: str = ""
    discarded: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(PASSIVE[self.character]) == 2:  # points per something wait for the end
            self.take(PASSIVE[self.character])

    # -- numbers ---------------------------------------------------------------------------------------------------

    def quantity(self, what: str) -> int:
        """Everything that is ever counted."""
        types = Counter(CARDS[name].type for name in self.tableau)
        categories = Counter(CARDS[name].category for name in self.tableau if CARDS[name].category)
        elements = [self.levels[element] for element in ELEMENTS.values()]
        return {
            "slain": len(self.trophies),
            "slain_3": sum(FOES[name].level == 3 for name in self.trophies),
            "weapon": types["weapon"],
            "attunement": types["attunement"],
            "element": sum(elements),
            "trinity": min(elements),
            "chain": list(categories.values()).count(3),
            "power": self.uses,
            "coin": self.coins,
            "mana": self.mana,
            "life": self.life,
            "unscathed": 0 if self.wounds else 1,
            "neighbour_wound": min(12, sum(other.wounds for other in self.neighbours)),
        }[what]

    def amount(self, symbol: Symbol) -> int:
        """n, n per X, or n per k X."""
        number = int(symbol[1])
        if len(symbol) == 2:
            return number
        return number * (self.quantity(symbol[-1]) // (int(symbol[3]) if len(symbol) == 5 else 1))

    def level(self, name: str) -> int:
        return max(0, self.levels[name] - sum(f"weaken_{name}" in enemy.foe.passives for enemy in self.line))

    def strength_of(self, enemy: Enemy) -> int:
        pack = sum("pack" in other.foe.passives for other in self.line if other is not enemy)
        return enemy.foe.strength + enemy.rage + enemy.foe.passives.get("pack", 0) * pack

    def harm(self, enemy: Enemy, *, strike: bool = False) -> int:
        """What an enemy deals, in answer to a melee attack or as a strike."""
        bare = strike and self.variants["bare_confrontation"] == "on"
        armour = 0 if bare or "piercing" in enemy.foe.passives else self.level("armour")
        return max(0, self.strength_of(enemy) - armour)

    def suffer(self, damage: int) -> None:
        for _ in range(damage):
            if self.life:
                self.life -= 1
            else:
                self.wounds += 1

    # -- paying and taking -----------------------------------------------------------------------------------------

    def can_pay(self, cost: Counter[str]) -> bool:
        lacking = sum(max(0, cost[letter] - self.levels[name]) for letter, name in ELEMENTS.items())
        return lacking <= self.levels["wild"] and self.coins >= self.coins_for(cost)

    def coins_for(self, cost: Counter[str]) -> int:
        return cost["c"] + self.mana_price * max(0, cost["m"] - self.mana)

    def pay(self, cost: Counter[str]) -> None:
        self.coins -= self.coins_for(cost)
        self.mana = max(0, self.mana - cost["m"])

    def take(self, symbol: Symbol) -> None:
        """Any symbol that is not an attack."""
        name, amount = symbol[0], self.amount(symbol)
        if name in LEVELS:
            self.levels[name] += amount
        elif name == "life_price":
            self.life_price = amount
        elif name == "mana_price":
            self.mana_price = amount
        elif name == "max_hp":
            self.max_life += amount
        elif name == "heal":
            self.life = min(self.max_life, self.life + amount)
        elif name == "coins":
            self.coins += amount
        elif name == "mana":
            self.mana += amount
        else:
            assert name == "vp", name
            self.points += amount

    def apply(self, symbol: Symbol) -> Flow:
        if symbol[0] in ("melee", "ranged"):
            yield from self.attack(symbol[0], int(symbol[1]))
        else:
            self.take(symbol)

    # -- the enemy draft and the turn ------------------------------------------------------------------------------

    def give_and_keep(self, picked: list[str]) -> Flow:
        """Gift, then discard, each the later copy of two; the others go to the line, and gifts come after them."""
        self.gift = (yield "gift", [f"gift:{name}" for name in dict.fromkeys(picked)]).removeprefix("gift:")
        _take_last(picked, self.gift)
        answer = yield "keep", ["keep_all", *(f"discard:{name}" for name in dict.fromkeys(picked))]
        self.discarded = [] if answer == "keep_all" else [answer.removeprefix("discard:")]
        for name in self.discarded:
            _take_last(picked, name)
        self.line += [Enemy(name) for name in picked]

    def actions(self, hand: list[str]) -> list[str]:
        keys = []
        for name in dict.fromkeys(hand):
            if name not in self.tableau and self.can_pay(CARDS[name].cost):
                keys.append(f"play:{name}")
            keys.append(f"sell:{name}")
            for number, power in enumerate(POWERS[self.character]):
                if number not in self.spent and self.can_pay(power.cost):
                    keys.append(f"power:{power.id}:{name}")
        return keys

    def act(self, key: str) -> Flow:
        """Carries out a revealed action; a played card is in the tableau already."""
        verb, *names = key.split(":")
        if verb == "sell":
            self.coins += 3
        elif verb == "power":
            power = next(one for one in POWERS[self.character] if one.id == names[0])
            self.spent.add(POWERS[self.character].index(power))
            self.uses += 1
            self.pay(power.cost)
            for symbol in power.symbols:
                yield from self.apply(symbol)
        else:
            yield from self.play(names[0])

    def play(self, name: str) -> Flow:
        card = CARDS[name]
        self.pay(card.cost)
        for symbol in card.symbols:
            if _lasting(symbol):
                self.take(symbol)
        chain = [name]
        if card.category:
            chain = sorted(
                (n for n in self.tableau if CARDS[n].category == card.category), key=lambda n: CARDS[n].phase
            )
        while chain:
            weapon = (yield "chain", [f"next:{name}" for name in chain]).removeprefix("next:")
            chain.remove(weapon)
            for symbol in CARDS[weapon].symbols:
                if not _lasting(symbol) and symbol[0] != "vp":
                    yield from self.apply(symbol)

    # -- fights ----------------------------------------------------------------------------------------------------

    def attack(self, reach: str, number: int) -> Flow:
        while True:
            targets, within_reach = self.targets(reach)
            potion = reach == "melee" and self.coins >= self.life_price and self.life < self.max_life and within_reach
            if not targets and not potion:
                return
            hold = not targets or self.variants["forced_attack"] == "off"
            answer = yield "attack", [*targets, *(["hold"] * hold), *(["potion"] * potion)]
            if answer == "potion":
                self.coins -= self.life_price
                self.life += 1
            else:
                if answer != "hold":
                    self.exchange(targets[answer], reach, number)
                return

    def targets(self, reach: str) -> tuple[dict[str, Enemy], bool]:
        """Legal targets by key, and whether there would be any for somebody who is not wounded."""
        guarded = any("guard" in enemy.foe.passives for enemy in self.line)
        seen: list[str] = []
        legal = {}
        within_reach = False
        for enemy in self.line:
            key = f"hit:{enemy.name}" + (":2" if enemy.name in seen else "")
            seen.append(enemy.name)
            passives = enemy.foe.passives
            if ("guard" in passives) < guarded or ("elusive" if reach == "melee" else "hollow") in passives:
                continue
            within_reach = True
            if reach == "ranged" or self.life or not self.harm(enemy):
                legal[key] = enemy
        return legal, within_reach

    def exchange(self, enemy: Enemy, reach: str, number: int) -> None:
        damage = number + (self.level("strength") if reach == "melee" else 0) - enemy.foe.passives.get("shell", 0)
        answer = self.harm(enemy) if reach == "melee" else 0
        enemy.damage += max(0, damage)
        self.suffer(answer)
        if enemy.damage >= enemy.foe.life:
            self.line.remove(enemy)
            self.trophies.append(enemy.name)
            for symbol in enemy.foe.reward:
                self.take(symbol)

    def buy(self, kind: str) -> Flow:
        room = self.max_life - self.life
        most = min(self.coins // self.life_price, room) if kind == "life" else self.coins // self.mana_price
        number = int((yield kind, [str(n) for n in range(most + 1)]))
        if kind == "life":
            self.coins -= number * self.life_price
            self.life += number
        else:
            self.coins -= number * self.mana_price
            self.mana += number

    def confront(self) -> Flow:
        for enemy in self.line:
            passives = enemy.foe.passives
            damage = self.harm(enemy, strike=True)
            if damage > self.life or "thief" in passives:
                yield from self.buy("life")
            if "thief" in passives:
                yield from self.buy("mana")
            self.suffer(damage)
            self.coins = max(0, self.coins - passives.get("thief", 0))
            self.mana = max(0, self.mana - passives.get("leech", 0))
        for enemy in self.line:
            if "regenerate" in enemy.foe.passives:
                enemy.damage = 0
            enemy.rage += enemy.foe.passives.get("enrage", 0)

    # -- the end ---------------------------------------------------------------------------------------------------

    def conditions(self) -> list[Symbol]:
        printed = [symbol for name in self.tableau for symbol in CARDS[name].symbols]
        return [s for s in (*printed, PASSIVE[self.character]) if s[0] == "vp" and len(s) > 2]

    def last_potions(self) -> Flow:
        for kind in ("life", "mana"):
            if any(symbol[-1] == kind for symbol in self.conditions()):
                yield from self.buy(kind)

    def score(self) -> dict[str, int]:
        printed = [symbol for name in self.tableau for symbol in CARDS[name].symbols]
        return {
            "cards": sum(int(symbol[1]) for symbol in printed if symbol[0] == "vp" and len(symbol) == 2),
            "tokens": self.points,
            "conditions": sum(self.amount(symbol) for symbol in self.conditions()),
            "wounds": self.wounds,
            "curses": sum(enemy.foe.passives.get("curse", 0) for enemy in self.line),
            "treasury": self.coins // 3 if self.variants["treasury"] == "on" else 0,
        }


def _lasting(symbol: Symbol) -> bool:
    return symbol[0] in LEVELS or symbol[0].endswith("_price")


def _take_last(names: list[str], name: str) -> None:
    del names[len(names) - 1 - names[::-1].index(name)]
