"""Units on fronts in the model of Wildlands: how strong they are, what their abilities do, what becomes of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.games.wildlands.model_table import Answered, Flow, Player, Table
from tests.games.wildlands.printed import CRYSTALS, FIGHTERS, LANDS, RESOURCES, Ability, Fighter, in_order

ATTACKER, DEFENDER = 0, 1
CHANGE_STRENGTH = ("boost", "weaken", "attune")
"""They come to nothing once strengths are determined, so they are not offered then."""

Choices = dict[str, Any]  # Any: units, fronts, territories and resources, by key
Witness = tuple["Unit", str]
"""A unit that may react to an event, and what the event is to it."""


@dataclass(eq=False)
class Unit:
    """A unit on a front."""

    name: str
    front: int
    side: int
    modifier: int = 0
    doomed: bool = False
    silenced: bool = False
    used: set[int] = field(default_factory=set)
    gone: bool = False

    @property
    def card(self) -> Fighter:
        return FIGHTERS[self.name]

    def permanent(self, word: str) -> list[Ability]:
        """What is in force of a permanent ability; silence takes it away (W 12.2)."""
        return [] if self.silenced else self.card.permanent(word)

    def total(self, word: str) -> int:
        return sum(int(one.effect[1]) for one in self.permanent(word))


@dataclass(eq=False)
class Front:
    """A target with the units of both sides in order of play."""

    target: str
    armies: tuple[list[Unit], list[Unit]] = field(default_factory=lambda: ([], []))
    surged: list[bool] = field(default_factory=lambda: [False, False])
    stopped: list[bool] = field(default_factory=lambda: [False, False])
    won: bool | None = None


@dataclass(eq=False)
class Abilities:
    """A combat as its units see it; nobody defends the wild."""

    table: Table
    attacker: Player
    defender: Player | None
    fronts: list[Front] = field(default_factory=list)
    ending: bool = False

    def player(self, side: int) -> Player:
        player = self.attacker if side == ATTACKER else self.defender
        assert player, "nothing is asked of the wild"
        return player

    def sides(self) -> tuple[int, ...]:
        return (ATTACKER,) if self.defender is None else (ATTACKER, DEFENDER)

    def army(self, unit: Unit) -> list[Unit]:
        return self.fronts[unit.front].armies[unit.side]

    def enemies(self, unit: Unit) -> list[Unit]:
        return self.fronts[unit.front].armies[1 - unit.side]

    def units(self, side: int) -> list[Unit]:
        """The units of a side in front order and order of play."""
        return [unit for front in self.fronts for unit in front.armies[side]]

    def other_fronts(self, unit: Unit) -> list[int]:
        return [number for number in range(len(self.fronts)) if number != unit.front]

    def key(self, unit: Unit) -> str:
        """`unit:2d1`: front, side and place in order of play (W 18.8)."""
        return f"unit:{unit.front + 1}{'ad'[unit.side]}{self.army(unit).index(unit) + 1}"

    # -- strength --------------------------------------------------------------------------------------------------

    def holds(self, unit: Unit, condition: str) -> bool:
        """Whether a condition of an ability is true for its unit."""
        front, mine, enemies = self.fronts[unit.front], self.army(unit), self.enemies(unit)
        if not condition:
            return True
        return {
            "attacking": unit.side == ATTACKER,
            "defending": unit.side == DEFENDER,
            "wild": self.defender is None,
            "portal": front.target == "portal",
            "alone": len(mine) == 1,
            "horde": len(mine) >= 3,
            "outnumbered": len(enemies) > len(mine),
            "multi": len(self.fronts) >= 2,
            "surged": front.surged[unit.side],
            "kin_beast": any(one.card.kind == "beast" for one in mine if one is not unit),
            "won": front.won == (unit.side == ATTACKER),
            "lost": front.won != (unit.side == ATTACKER),
        }[condition]

    def strength(self, unit: Unit) -> int:
        """What is printed with all that changes it, never below 0 (W 13.1)."""
        might = sum(int(one.effect[1]) for one in unit.permanent("might") if self.holds(unit, one.condition))
        led = sum(one.total("lead") for one in self.army(unit) if one is not unit)
        dreaded = sum(one.total("dread") for one in self.enemies(unit))
        return max(0, unit.card.strength + unit.modifier + might + led - dreaded)

    def side_total(self, front: Front, side: int) -> int:
        """Units and a surge; who defends has the wild's own strength or a bulwark, too (W 13.2 to 13.4, 15.4)."""
        total = sum(self.strength(unit) for unit in front.armies[side]) + 3 * front.surged[side]
        if side == ATTACKER:
            return total
        if front.target == "portal":
            return total + 3
        land = LANDS[front.target]
        if self.defender is None:
            return total + land.natural
        return total + land.bulwark + (land.natural // 2 if "natural_guard" in self.table.variants else 0)

    # -- choices ---------------------------------------------------------------------------------------------------

    def enemies_by_key(self, unit: Unit, fits: Callable[[Unit], bool]) -> Choices:
        """Enemy units here that fit; wards keep an ability away, guardians draw it upon themselves."""
        found = [one for one in self.enemies(unit) if fits(one) and not one.permanent("ward")]
        guardians = [one for one in found if one.permanent("guardian")]
        return {self.key(one): one for one in guardians or found}

    def choices(self, unit: Unit, effect: list[str]) -> Choices | None:
        """The legal choices of an effect, by key in their order (W 18.8); None, if there is nothing to choose."""
        me = self.player(unit.side)
        match effect:
            case ["weaken", _]:
                return self.enemies_by_key(unit, lambda enemy: self.strength(enemy) >= 1)
            case ["destroy" | "repel", most]:
                return self.enemies_by_key(unit, lambda enemy: self.strength(enemy) <= int(most))
            case ["doom", most]:
                return self.enemies_by_key(unit, lambda one: not one.doomed and self.strength(one) <= int(most))
            case ["silence"]:
                return self.enemies_by_key(unit, lambda enemy: not enemy.silenced)
            case ["lure"]:
                return self.elsewhere(self.enemies_by_key(unit, lambda enemy: not enemy.permanent("rooted")))
            case ["move", "ally"]:
                movable = [one for one in self.units(unit.side) if not one.permanent("rooted")]
                return self.elsewhere({self.key(one): one for one in movable})
            case ["move", "self"]:
                fronts = [] if unit.permanent("rooted") else self.other_fronts(unit)
                return {f"front:{number + 1}": (unit, number) for number in fronts}
            case ["rescue"]:
                return {self.key(one): one for one in self.units(unit.side) if one.doomed}
            case ["sacrifice", *then]:
                others = [one for one in self.army(unit) if one is not unit]
                return {self.key(one): one for one in others} if self.possible(unit, then) else {}
            case ["attune"]:
                return {f"crystal:{CRYSTALS[name]}": name for name in in_order(me.crystals())}
        return self.choices_of_land(unit, me, effect)

    def choices_of_land(self, unit: Unit, me: Player, effect: list[str]) -> Choices | None:
        """The same for effects on territories."""
        match effect:
            case ["forage", _]:
                return {
                    f"land:{land.name}:{what}": (land, what)
                    for land in me.lands()
                    for what in RESOURCES
                    if what in (land.gain() if what == "mana" else LANDS[land.name].produces)
                }
            case ["untap"]:
                tapped = [land for land in me.lands() if land.tapped and unit.side == ATTACKER]
                return {f"land:{land.name}": land for land in tapped}
            case ["plunder", _]:
                if self.defender is None or not me.realm:
                    return {}
                lands = self.player(1 - unit.side).lands()
                return {
                    f"land:{land.name}:{what}": (land, what)
                    for land in lands
                    for what in RESOURCES[:3]
                    if land.tokens[what]
                }
        return None

    def elsewhere(self, units: Choices) -> Choices:
        """Each of some units with each front where it is not."""
        return {
            f"{key}:{number + 1}": (unit, number) for key, unit in units.items() for number in self.other_fronts(unit)
        }

    def possible(self, unit: Unit, effect: list[str]) -> bool:
        """Whether an effect can do something (W 12.12, 12.14)."""
        found = self.choices(unit, effect)
        if found is not None:
            return bool(found)
        me = self.player(unit.side)
        match effect[0]:
            case "draw" | "muster":
                return me.moves > 0 and bool(me.deck or me.discard)
            case "retreat":
                return me.moves > 0 and not unit.doomed and not unit.gone
            case "harry":
                return self.defender is not None and bool(self.player(1 - unit.side).hand)
        return True

    def may(self, unit: Unit, ability: Ability) -> bool:
        """Whether a triggered ability is offered."""
        quells = [one.effect[1] for enemy in self.enemies(unit) for one in enemy.permanent("quell")]
        void = unit.silenced or ability.when in quells or (self.ending and ability.effect[0] in CHANGE_STRENGTH)
        return not void and self.holds(unit, ability.condition) and self.possible(unit, ability.effect)

    # -- effects ---------------------------------------------------------------------------------------------------

    def choose(self, unit: Unit, effect: list[str]) -> Answered:
        """A choice that comes after the ability has been triggered cannot be declined (W 12.13)."""
        answer = yield from self.player(unit.side).ask("effect", [*(self.choices(unit, effect) or {})])
        return answer

    def do(self, unit: Unit, effect: list[str], key: str) -> Flow:
        """Carry out an effect with the choice of that key."""
        chosen: Any = (self.choices(unit, effect) or {}).get(key)  # Any: as in `Choices`
        me = self.player(unit.side)
        match effect:
            case ["boost", number]:
                unit.modifier += int(number)
            case ["frenzy", number]:
                unit.modifier += int(number)
                unit.doomed = True
            case ["attune"]:
                me.put_down(chosen)
                unit.modifier += CRYSTALS[chosen]
            case ["weaken", number]:
                chosen.modifier -= int(number)
            case ["destroy", _]:
                yield from self.destroy(chosen)
            case ["doom", _]:
                chosen.doomed = True
            case ["rescue"]:
                chosen.doomed = False
            case ["silence"]:
                chosen.silenced = True
            case ["repel", _]:
                self.leave(chosen)
                self.player(chosen.side).discard.append(chosen.name)
            case ["move", _] | ["lure"]:
                self.move(*chosen)
            case ["retreat"]:
                self.leave(unit)
                me.hand.append(unit.name)
                me.moves -= 1
            case ["sacrifice", *then]:
                yield from self.destroy(chosen)
                yield from self.after_the_price(unit, then)
            case ["draw", number]:
                me.moves -= yield from me.draw(min(int(number), me.moves))
            case ["muster", number]:
                yield from self.muster(unit, me, int(number))
            case ["harry", number]:
                yield from self.harry(self.player(1 - unit.side), int(number))
            case _:
                yield from self.do_to_land(me, effect, chosen)

    def do_to_land(self, me: Player, effect: list[str], chosen: Any) -> Flow:  # Any: as in `Choices`
        match effect:
            case ["forage", number]:
                land, what = chosen
                most = land.gain()["mana"] if what == "mana" else int(number)  # W 5.4
                land.tokens[what] += min(int(number), most)
            case ["untap"]:
                chosen.tapped = False
            case ["plunder", number]:
                land, what = chosen
                key = yield from me.ask("effect", [f"land:{one.name}" for one in me.lands()])
                moved = min(int(number), land.tokens[what])
                land.tokens[what] -= moved
                me.land(key.removeprefix("land:")).tokens[what] += moved
            case _:
                raise AssertionError(effect)

    def after_the_price(self, unit: Unit, effect: list[str]) -> Flow:
        """What the sacrifice was for, if it still can be: reactions may have changed that."""
        if not unit.gone and self.possible(unit, effect):
            key = "use" if self.choices(unit, effect) is None else (yield from self.choose(unit, effect))
            yield from self.do(unit, effect, key)

    def muster(self, unit: Unit, me: Player, number: int) -> Flow:
        """The others are put aside before the unit is played (W 3.4)."""
        me.revealed = yield from me.take_off(number)
        units = in_order(name for name in me.revealed if name in FIGHTERS)
        answer = yield from me.ask("muster", [*(f"play:{name}" for name in units), "none"])
        aside, me.revealed = me.revealed, []
        if answer == "none":
            me.discard += aside
            return
        name = answer.removeprefix("play:")
        aside.remove(name)
        me.discard += aside
        me.moves -= 1
        yield from self.play(name, unit.front, unit.side)

    def harry(self, enemy: Player, number: int) -> Flow:
        for _ in range(min(number, len(enemy.hand))):
            answer = yield from enemy.ask("harry", [f"discard:{name}" for name in in_order(enemy.hand)])
            enemy.put_down(answer.removeprefix("discard:"))

    # -- what becomes of units -------------------------------------------------------------------------------------

    def leave(self, unit: Unit) -> None:
        self.army(unit).remove(unit)
        unit.gone = True

    def move(self, unit: Unit, to: int) -> None:
        """It goes behind the others of its side there (W 18.8)."""
        self.army(unit).remove(unit)
        unit.front = to
        self.army(unit).append(unit)

    def play(self, name: str, front: int, side: int) -> Flow:
        """First the keyword `doomed`, then the immediate ability, then reactions (W 11.10)."""
        unit = Unit(name, front, side)
        self.army(unit).append(unit)
        witnesses = self.witnesses(unit, "played")
        unit.doomed = bool(unit.permanent("doomed"))
        yield from self.offer(unit, "immediate", "immediate")
        yield from self.react(witnesses)

    def destroy(self, unit: Unit) -> Flow:
        """Back to where it was bought; before the aftermath a tenacious unit is only doomed (W 14.1, 14.2)."""
        if unit.permanent("tenacious") and not self.ending:
            unit.doomed = True
            return
        witnesses = self.witnesses(unit, "destroyed")
        self.leave(unit)
        owner = self.player(unit.side)
        home = owner.world if unit.card.kind == "unit" else self.table.row
        (owner.discard if unit.card.permanent("immortal") else home).append(unit.name)
        yield from self.react(witnesses)

    def witnesses(self, unit: Unit, event: str) -> list[Witness]:
        """Who may react: the units here at that moment, attackers first, the destroyed one first (W 12.7, 12.16)."""
        found = []
        for side in (ATTACKER, DEFENDER):
            if side == unit.side and event == "destroyed":
                found.append((unit, "self_destroyed"))
            whose = "ally" if side == unit.side else "enemy"
            army = self.fronts[unit.front].armies[side]
            found += [(one, f"{whose}_{event}") for one in army if one is not unit]
        return found

    def react(self, witnesses: list[Witness]) -> Flow:
        """One after the other; what a reaction causes comes before the next one (W 12.6 to 12.8)."""
        for unit, event in witnesses:
            if not unit.gone or event == "self_destroyed":
                yield from self.offer(unit, event, "reaction")

    def offer(self, unit: Unit, when: str, name: str) -> Flow:
        """One question: a choice, or to use it, or to decline (W 12.3, 12.5, 12.13)."""
        for ability in unit.card.abilities:
            if ability.when == when and self.may(unit, ability):
                found = self.choices(unit, ability.effect)
                keys = ["use"] if found is None else [*found]
                answer = yield from self.player(unit.side).ask(name, [*keys, "decline"])
                if answer != "decline":
                    yield from self.do(unit, ability.effect, answer)
