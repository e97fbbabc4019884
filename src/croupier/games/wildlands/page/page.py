"""What the table of Wildlands shows beyond the bare view. Figures come from its facts, forecasts from the rules."""

from collections import Counter as Count
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

from croupier.engine import Event, Figure, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import REACTION_ICON, TRIGGER_ICONS
from croupier.games.wildlands.cards.terms import RELIES_ON, RESOURCES
from croupier.games.wildlands.effects.designs import DESIGNS, ICONS, IDS
from croupier.games.wildlands.page import battle, clicked, ending, shown, staged, told
from croupier.games.wildlands.page.lesson import LESSON
from croupier.games.wildlands.page.shapes import Link, Product, Stack
from croupier.games.wildlands.page.words import in_words
from croupier.games.wildlands.rules import strength
from croupier.games.wildlands.rules.options import PORTAL, front_of
from croupier.kit import (
    BETWEEN,
    Counter,
    Frame,
    Hint,
    Lesson,
    Page,
    Plain,
    Preview,
    Recap,
    Sentence,
    Shown,
    joined,
    pieces,
    places,
)

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


class WildlandsPage(Page):
    """The page of one table of Wildlands."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("main", asked="main"),
        Hint("pay", asked="pay"),
        Hint("target", asked="target"),
        Hint("place", asked="place"),
        Hint("reaction", asked="reaction", at=".chain"),
        Hint("discard", asked="discard"),
    )
    BEGINNINGS: ClassVar[tuple[str, ...]] = ("main",)
    SHOWN: ClassVar[Mapping[Event, Shown]] = shown.SHOWN
    STAKES: ClassVar[tuple[str, ...]] = ("points",)
    DRAFTED: ClassVar[frozenset[str]] = frozenset({"pay", "discard"})
    TABLE_SIGNS: ClassVar[tuple[str, ...]] = ("seal", "deck", "grave", "tap", "surge", "stop", "silenced")
    PORTAL_BULWARK: ClassVar[int] = terms.PORTAL_BULWARK
    SURGE: ClassVar[int] = terms.SURGE

    in_words = in_words
    wins = staticmethod(strength.wins)

    # -- the bar, the end, the goal ----------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the turn it is, and whose turn."""
        phase, active = self.view["phase"], self.view["active"]
        part = self.translator.say("state-phase", value=phase)
        if phase == terms.CHOOSE:
            return part
        whose = self._state("active", active)
        return whose if phase == terms.MAIN else whose + BETWEEN + part

    @property
    def rounds(self) -> range:
        """The numbers of the rounds."""
        return range(1, int(self.view["options"]["round_limit"]) + 1)

    def poster(self) -> str:
        """The dearest unit of the winner's people."""
        best = max(range(len(self.names)), key=lambda seat: float(self.view["returns"][seat]))
        faction = self.view["faction"][best]
        return max((d for d in DESIGNS if d.faction == faction and d.cost), key=lambda d: (d.cost, d.strength)).id

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first."""
        return places(self.view["facts"]["ended"]["standings"])

    @property
    def ended(self) -> str:
        """Why the match is over, and what decided it."""
        return f"{ending.why_it_ended(self)} {ending.what_decided(self)}"

    progress = ending.progress

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        """The mark of a people; of other cards what they are."""
        design = DESIGNS[IDS[face]]
        if design.faction:
            return design.faction
        return {"beast": "paw", "terrain": "rooted", "crystal": "crystal"}.get(design.kind, "wild")

    def gist(self, face: str) -> tuple[Figure, ...]:
        """What a card does as icons; of a crystal what it pays."""
        value = DESIGNS[IDS[face]].value
        return (Figure("portal", value),) if value else super().gist(face)

    def stacks(self, faces: list[str]) -> list[Stack]:
        """Equal cards as one, in the order of the cards."""
        return [Stack(face, number) for face, number in sorted(Count(faces).items(), key=lambda one: IDS[one[0]])]

    def hand(self, seat: Seat) -> list[Stack]:
        """The cards in a hand that the viewer sees, crystals first."""
        stacks = self.stacks(self.view["hand"][seat].get("cards", self.view["hand"][seat]["known"]))
        return sorted(stacks, key=lambda stack: DESIGNS[IDS[stack.face]].fights)

    def units(self, seat: Seat) -> int:
        """How many units are in a hand; one of no strength is a unit as well (W 7.6)."""
        return sum(stack.number for stack in self.hand(seat) if self.fights(stack.face))

    def strong(self, seat: Seat) -> int:
        """What is printed as strength on the units in a hand, added up."""
        return sum(DESIGNS[IDS[stack.face]].strength * stack.number for stack in self.hand(seat))

    def fights(self, face: str) -> bool:
        """Whether a card is a unit."""
        return DESIGNS[IDS[face]].fights

    def printed(self, face: str) -> Plain:
        """The numbers that are printed on a place: natural strength, points; of a crystal value and cost."""
        design = DESIGNS[IDS[face]]
        names = ("natural", "points", "value", "cost", "strength")
        return {name: getattr(design, name) for name in names}

    def bulwark(self, face: str) -> int:
        """What defends a territory that somebody controls without units."""
        return int(self.view["facts"]["bulwarks"][face])

    def products(self, face: str) -> list[Product]:
        """What a territory produces."""
        return told.produced(face)

    def tiers(self) -> dict[int, list[str]]:
        """The wild territories by tier, in the order of the cards."""
        wild = sorted(self.view["wild"], key=lambda face: IDS[face])
        return {tier: [face for face in wild if DESIGNS[IDS[face]].tier == tier] for tier in (1, 2, 3)}

    def can_pay(self, face: str) -> bool:
        """Whether the viewer could pay a card now."""
        return bool(self.view["facts"].get("prices", {}).get(face))

    def passes(self) -> str:
        """The card of the row that leaves it at the end of the round; '' if none does, as in the last round."""
        return self.view["facts"]["passes"] or ""

    # -- seats -------------------------------------------------------------------------------------------------------

    def counters(self, seat: Seat | None) -> list[Counter]:
        """Points and tokens of a seat."""
        if seat is None or not self.view["facts"]["scores"]:
            return []
        words = self.translator.figure("points")
        points = Counter("points", self.view["facts"]["scores"][seat]["total"], words, "star")
        return [points, *(Counter(p.name, p.number, self.translator.figure(p.name), p.icon) for p in self.purse(seat))]

    def purse(self, seat: Seat) -> list[Product]:
        """The tokens of a seat, also those of which it has none."""
        tokens = self.view["facts"]["tokens"][seat]
        return [Product(ICONS[name], name, tokens[name]) for name in RESOURCES]

    def income(self, seat: Seat) -> list[Product]:
        """What a seat would gain by tapping all it can."""
        return staged.named(self.view["facts"]["income"][seat])

    def relies_on(self, seat: Seat, resource: str) -> bool:
        """Whether a resource is one of a seat's people."""
        return RESOURCES.index(resource) in RELIES_ON.get(self.view["faction"][seat], ())

    def held_tokens(self, territory: Plain) -> list[Product]:
        """The tokens that lie on a territory."""
        return staged.named(dict(zip(RESOURCES, territory["tokens"], strict=True)))

    # -- what is chosen by a click on what ---------------------------------------------------------------------------

    @cached_property
    def deeds(self) -> dict[str, list[str]]:
        """The options of the pending question by the place on the table where they are chosen; '' for the others."""
        found: dict[str, list[str]] = {}
        for key in self.table.keys:
            found.setdefault(clicked.place(self, key), []).append(key)
        return found

    def _read(self, key: str) -> tuple[str, Mapping[str, Any]]:  # Any: as verbs declare them
        """The verb of an option and its arguments."""
        deed = self.table.read(key)
        return deed.verb, deed.arguments

    @cached_property
    def tabs(self) -> dict[str, bool]:
        """The parts of the table of which a small window shows one, and whether something in them can be chosen."""
        return {tab: any(clicked.part_of(self, place) == tab for place in self.deeds) for tab in TABS}

    def recap(self, before: Page, news: Iterable[int]) -> Recap:
        """With what an attack on the viewer could take."""
        return told.at_stake(self, super().recap(before, news))

    def open_tab(self) -> str:
        """The part that is shown first: where something can be chosen; the hand, which only small windows part from
        the rest, where nothing is or something in the wild, which stands beside it.
        """
        may = [tab for tab, able in self.tabs.items() if able]
        if self.me is None:
            return "wild"  # who watches sees no hand
        return "hand" if not may or (self.table.question == "main" and may[0] == "wild") else may[0]

    def in_the_bar(self) -> list[str]:
        """The options that are buttons in the ask bar: what is no place on the table, and all where they are few."""
        return list(self.times) if self.table.question in ALWAYS_IN_THE_BAR else self.deeds.get("", [])

    @cached_property
    def times(self) -> dict[str, int]:
        """The options, those that do the same once, with their number."""
        return battle.told_once(self.lanes, map(self.table.read, self.table.keys))

    def dooms(self, key: str) -> bool:
        """Whether an option uses an ability that makes its own unit doomed."""
        return battle.dooms(self.lanes, self.table.read(key))

    def short(self, key: str) -> str:
        """An option in a word or two, where the question says the rest; '' where only its full words will do."""
        verb, given = self._read(key)
        match verb:
            case "surge" | "front":
                return self.translator.say("table-front", number=given["front"])
            case "unit" | "use" if given:
                name = self.translator.card(self._standing_at(given))
                return f"{name} → {given['to']}" if "to" in given else name
            case "faction":
                return self.translator.say(f"faction-{given['faction']}")
            case "crystal" | "claim":
                return self.translator.card(f"crystal_{given['value']}")
            case "land" | "play" | "discard":
                return self.translator.card(given["card"])
            case "tokens":
                label, value = self.translator.card(given["card"]), self.translator.figure(given["resource"])
                return self.translator.say("labelled", label=label, value=value)
        surges = "more" if any(lane.near.surged for lane in self.lanes) else "none"
        return self.translator.say(f"table-{verb}", question=self.table.question, surges=surges) if key == verb else ""

    def _standing_at(self, given: Mapping[str, Any]) -> str:  # Any: as verbs declare them
        return str(battle.standing_at(self.lanes, given).unit["card"])

    def used(self, key: str) -> str:
        """The card whose ability an answer uses."""
        return self._standing_at(self.table.read(key).arguments)

    def flag(self, place: str) -> int:
        """The number of the front whose target lies there, while targets are named; 0 for none."""
        if self.view["phase"] != terms.TARGET:
            return 0
        for number, front in enumerate(self.view["fronts"], 1):
            portal = DESIGNS[IDS[front["target"]]].kind == "portal"
            name = PORTAL if portal else front["target"]
            if place == (f"wild-{name}" if self.view["defender"] < 0 else f"land-{self.view['defender']}-{name}"):
                return number
        return 0

    # -- a combat ----------------------------------------------------------------------------------------------------

    @cached_property
    def lanes(self) -> list[battle.Lane]:
        """The fronts of the combat that is fought."""
        return battle.lanes(self.view, self.table.near) if battle.is_fought(self.view) else []

    def then(self, key: str) -> tuple[int, int] | None:
        """Attack and defence after an answer, of the front on which it tells, else of the one in question."""
        answers = self.view["facts"].get("answers", {})
        if key not in answers:
            return None
        attack, defence = answers[key][self.front(key) - 1]
        return attack, defence

    def stands(self, key: str) -> list[tuple[int, int]]:
        """Attack and defence of every front if nothing more is done there; nothing for other answers."""
        return self.view["facts"].get("answers", {}).get(key, []) if key == "done" else []

    def front(self, key: str) -> int:
        """The number of the front on which an answer tells, else of the one in question."""
        return front_of(self.table.read(key).arguments) or self.view["facts"]["front"] or 1

    def chain(self) -> list[Link]:
        """The abilities that are carried out, the outermost first, and the reactions that still wait."""
        running, waiting = self.view["carrying_out"], self.view["waiting"]
        return [
            *(self._link(note, now=at == len(running), waits=False) for at, note in enumerate(running, 1)),
            *(self._link(note, now=False, waits=True) for note in waiting),
        ]

    def _link(self, note: Plain, *, now: bool, waits: bool) -> Link:
        words = self.translator.say(f"when-{note['trigger']}")
        return Link(note["card"], TRIGGER_ICONS.get(note["trigger"], REACTION_ICON), words, now, waits)

    # -- paying, and what goes at the end of a turn ------------------------------------------------------------------

    payment = property(staged.due)
    paying = cached_property(staged.paid_with)
    pieces_of = staged.number_of
    laid_amounts = staged.laid_amounts
    taken = staged.taken_by_auto
    forced = staged.forced_amounts
    throws = cached_property(staged.held)
    revealed = property(staged.revealed)
    drawing = staged.drawing
    drawn = staged.drawn
    drawn_next = staged.drawn_next
    refilled = staged.refilled

    @property
    def crystals_that_may_go(self) -> list[str]:
        """The answers that discard the crystals in hand one by one."""
        return [one.key for one in self.throws if one.key and not one.goes and not self.fights(one.face)]

    # -- the future --------------------------------------------------------------------------------------------------

    def preview(self, after: Page) -> Preview:
        """What becomes of fronts, points and tokens; fronts that change hands and units that fall are marked."""
        if not isinstance(after, WildlandsPage):
            return super().preview(after)
        near = self.table.near
        said = [
            *told.fought_out(self, after, self.units(near) - after.units(near)),
            *told.of_targets(self.translator, self.view, after.view),
            *battle.strengths_then(self.translator, self.lanes, after.lanes),
            *filter(None, (self.changes(after, seat) for seat in range(len(self.names)))),
            *told.acquired(self, after),
        ]
        return Preview(joined(said, BETWEEN), dict(battle.fates(self.lanes, after.lanes)))

    def why(self, key: str, after: Page | None) -> Sentence:
        """Why a bot would choose an option: how strong a front is then, how strong a target is, or what changes."""
        then = self.then(key)
        if then is not None:
            return pieces(self.translator.say("table-why-then", attack=then[0], defence=then[1]))
        said = told.why(self, key, after)
        return super().why(key, after) if said is None else said

    def deed(self, key: str) -> str:
        """See `Page.deed`: attacks are of one kind, whomever they are aimed at, and so is tapping."""
        verb = self.table.read(key).verb
        return "" if verb == "end_turn" else verb.split("_")[0]

    # -- the film ----------------------------------------------------------------------------------------------------

    def frames(self, start: int = 0) -> list[Frame]:
        """What each combat came to, then every portal that collapsed in it: there is no room for both at once."""
        found = []
        for frame in super().frames(start):
            frame.steps["fallen"] = battle.fallen(self.log[: frame.line - 1])
            fallen = frame.step(shown.COLLAPSE)
            found += [frame, *(Frame(shown.COLLAPSE, frame.line, {"": [event]}, frame.until) for event in fallen)]
        return found

    def frame_title(self, frame: Frame) -> str:
        """The end of a combat, or of a portal."""
        if frame.kind == shown.COLLAPSE:
            return self.translator.line(frame.step("")[0], self.names, self.me)
        return self.translator.say("table-reckoning")

    def reckoned(self, frame: Frame) -> list[battle.Decided]:
        """The fronts of a combat that ended."""
        return battle.decided(frame.step("fronts"), frame.step("results"))
