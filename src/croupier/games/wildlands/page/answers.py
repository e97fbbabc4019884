"""Answers on the table: where each is chosen, in which part of it that lies, and which are buttons in the bar."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page.battle import Battle
from croupier.games.wildlands.rules.options import PORTAL
from croupier.kit import Table

ALWAYS_IN_THE_BAR: Final = (
    "effect",
    "immediate",
    "reaction",
    "delayed",
    "aftermath",
    "surge",
    "muster",
    "tap_claim",
)
"""Questions whose answers all stand in the bar, also those that are chosen on the table."""

TABS: Final = ("wild", "row", "world", "rivals", "hand")
"""The parts of the table of which a small window shows one."""


class Answers:
    """The part of the page about what the viewer may answer."""

    def __init__(self, table: Table, battle: Battle) -> None:
        self.table = table
        self.battle = battle

    @cached_property
    def by_place(self) -> dict[str, list[str]]:
        """The options of the pending question by the place on the table where they are chosen; '' for the others."""
        found: dict[str, list[str]] = {}
        for key in self.table.keys:
            found.setdefault(self._place(key), []).append(key)
        return found

    def _place(self, key: str) -> str:
        """The place on the table that chooses an answer: `wild-t_salt_lick`, `unit-2d1`; '' if it needs a button."""
        deed = self.table.read(key)
        given: Mapping[str, Any] = deed.arguments  # Any: as verbs declare them
        card = given.get("card", PORTAL)  # a target that is no territory
        match deed.verb:
            case "reinforce" | "buy":
                return f"{deed.verb}-{card}"
            case "claim":
                return f"claim-{given['value']}"
            case "attack" | "attack_wild" | "target":
                against = self.table.view["defender"] if deed.verb == "target" else given.get("target", -1)
                return f"wild-{card}" if against < 0 else f"land-{against}-{card}"
            case "tap" | "tap_claim":
                return f"land-{self.table.me}-{card}"
            case "unit" | "use" if given:
                return f"unit-{given['front']}{given['side']}{given['place']}"
            case "front" | "surge":
                return f"front-{given['front']}"
            case "pay":
                return f"pay-{card}"
            case "pay_crystal" | "crystal":
                return f"hand-crystal_{given['value']}"
            case "discard" | "play":
                return f"{'revealed' if self.table.question == 'muster' else 'hand'}-{card}"
        return ""

    # -- the parts of the table --------------------------------------------------------------------------------------

    @cached_property
    def tabs(self) -> dict[str, bool]:
        """The parts of the table of which a small window shows one, and whether something in them can be chosen."""
        able = set(map(self._part_of, self.by_place))
        return {tab: tab in able for tab in TABS}

    def _part_of(self, where: str) -> str:
        """The part of the table in which a place lies; '' for what is in no part."""
        what, _, about = where.partition("-")
        if what == "land":
            return "world" if about.startswith(f"{self.table.me}-") else "rivals"
        return {"wild": "wild", "buy": "row", "claim": "row", "reinforce": "world", "hand": "hand"}.get(what, "")

    def open_tab(self) -> str:
        """The part that is shown first: where something can be chosen; the hand, which only small windows part from
        the rest, where nothing is or something in the wild, which stands beside it.
        """
        may = [tab for tab, able in self.tabs.items() if able]
        if self.table.me is None:
            return "wild"  # who watches sees no hand
        return "hand" if not may or (self.table.question == "main" and may[0] == "wild") else may[0]

    def flag(self, place: str) -> int:
        """The number of the front whose target lies there, while targets are named; 0 for none."""
        view = self.table.view
        if view["phase"] != terms.TARGET:
            return 0
        for number, front in enumerate(view["fronts"], 1):
            portal = printed_on(self.table.game, front["target"]).kind == "portal"
            name = PORTAL if portal else front["target"]
            if place == (f"wild-{name}" if view["defender"] < 0 else f"land-{view['defender']}-{name}"):
                return number
        return 0

    # -- buttons -----------------------------------------------------------------------------------------------------

    def in_the_bar(self) -> list[str]:
        """The options that are buttons in the ask bar: what is no place on the table, and all where they are few."""
        return list(self.times) if self.table.question in ALWAYS_IN_THE_BAR else self.by_place.get("", [])

    @cached_property
    def times(self) -> dict[str, int]:
        """The options, those that do the same once, with their number."""
        return self.battle.told_once(map(self.table.read, self.table.keys))

    def dooms(self, key: str) -> bool:
        """Whether an option uses an ability that makes its own unit doomed."""
        return self.battle.dooms(self.table.read(key))

    def used(self, key: str) -> str:
        """The card whose ability an answer uses."""
        return self._standing_at(self.table.read(key).arguments)

    def short(self, key: str) -> str:
        """An option in a word or two, where the question says the rest; '' where only its full words will do."""
        deed, translator = self.table.read(key), self.table.translator
        given: Mapping[str, Any] = deed.arguments  # Any: as above
        match deed.verb:
            case "surge" | "front":
                return translator.say("table-front", number=given["front"])
            case "unit" | "use" if given:
                name = translator.card(self._standing_at(given))
                return f"{name} → {given['to']}" if "to" in given else name
            case "faction":
                return translator.say(f"faction-{given['faction']}")
            case "crystal" | "claim":
                return translator.card(f"crystal_{given['value']}")
            case "land" | "play" | "discard":
                return translator.card(given["card"])
            case "tokens":
                label, value = translator.card(given["card"]), translator.figure(given["resource"])
                return translator.say("labelled", label=label, value=value)
        if key != deed.verb:
            return ""
        surges = "more" if any(lane.near.surged for lane in self.battle.lanes) else "none"
        return translator.say(f"table-{deed.verb}", question=self.table.question, surges=surges)

    def _standing_at(self, given: Mapping[str, Any]) -> str:  # Any: as above
        return str(self.battle.standing_at(given).unit["card"])
