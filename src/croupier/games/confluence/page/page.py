"""What the table of Confluence shows beyond the bare view: links, slips, stacks, yields, forecasts."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

from croupier.engine import Event, Figure, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Clause, Individual, Standard
from croupier.games.confluence.effects.designs import DESIGNS, STREAM_ICONS, VERB_ICONS
from croupier.games.confluence.page.animation import Effect, effects, struck
from croupier.games.confluence.page.choosing import Leaving, leaving, origins
from croupier.games.confluence.page.clash import Ribbon, clash_of, met_at, of_attack, of_effect, threatened, would_meet
from croupier.games.confluence.page.ending import CAUSES, taken_from, why_it_ended
from croupier.games.confluence.page.future import announced, changed, marks, set_off
from croupier.games.confluence.page.lesson import LESSON
from croupier.games.confluence.page.reasons import deed_in_short, individual_short, why
from croupier.games.confluence.page.recap import threatening
from croupier.games.confluence.page.rows import Cell, Slip, row, slips
from croupier.games.confluence.page.shown import SHOWN, SIDE_ICONS, property_icon
from croupier.games.confluence.page.stick import stick_of, where_it_lies
from croupier.games.confluence.page.story import Column, column, settled_so_far
from croupier.games.confluence.page.words import in_words, slip_words, verb_words
from croupier.games.confluence.rules import events
from croupier.games.confluence.rules.options import Lying, chosen, lying, named, open_card, whose
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

WATCHED: Final = 6
"""So many rounds of the clock of High Water are in sight."""
CLASS_ICONS: Final = {"folk": "folk", "beast": "paw", "spirit": "wisp", "artefact": "gear"}
PAYERS: Final = (("sword",), ("shield",), ("sword", "shield"))
"""What may pay a debt of each letter (C 9.2)."""

_DESIGNS: Final = {design.id: design for design in DESIGNS}


class Price(NamedTuple):
    """An individual effect: how many points, of which sides, and what it does."""

    number: int
    payers: tuple[str, ...]
    does: tuple[Figure, ...]


class Owed(NamedTuple):
    """A part of a debt: how many points, and of which sides."""

    number: int
    payers: tuple[str, ...]


class ConfluencePage(Page):
    """The page of one table of Confluence."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("lay", asked="lay"),
        Hint("turn", asked="turn", at="#rivals .pool, #rivals"),
        Hint("activate", asked="activate"),
        Hint("pick", asked="pick", at="#ask"),
        Hint("settled", told=events.SETTLED, at=".stories h2, #next-effect, #ask.q-effect"),
        Hint("aimed", told=events.AIMED, at=".seat.me .nmr"),
    )
    BEGINNINGS: ClassVar[tuple[str, ...]] = ("lay",)
    SHOWN: ClassVar[Mapping[Event, Shown]] = SHOWN
    STAKES: ClassVar[tuple[str, ...]] = ("life",)
    DRAFTED: ClassVar[frozenset[str]] = frozenset({"announce", "borrow", "pick", "pay", "amount", "discard_pool"})
    SIGNS: ClassVar[int] = 3
    TABLE_SIGNS: ClassVar[tuple[str, ...]] = (
        "ribbon",
        "debt",
        "bank",
        "loan",
        "link",
        "bolt",
        "hourglass",
        "lead",
        "grave",
    )
    PHASES: ClassVar[Mapping[str, str]] = {
        terms.START: "deck",
        terms.BASIC: "link",
        terms.ADDITIONAL: "stick",
        terms.STACKS: "bolt",
        terms.COST: "debt",
        terms.ENDING: "hourglass",
        terms.COMBAT: "sword",
        terms.LAYDOWN: "grave",
        terms.RESULTS: "gameend",
    }
    SIDE_ICONS: ClassVar[Mapping[str, str]] = SIDE_ICONS
    STREAM_ICONS: ClassVar[Mapping[str, str]] = STREAM_ICONS
    VERB_ICONS: ClassVar[Mapping[str, str]] = VERB_ICONS
    COMMON: ClassVar[int] = terms.THE_COMMON_POOL
    CAUSES: ClassVar[tuple[str, ...]] = tuple(CAUSES)
    property_icon = staticmethod(property_icon)

    # -- the bar and the end -----------------------------------------------------------------------------------------

    in_words = in_words
    ended = property(why_it_ended)
    taken = taken_from

    def where(self) -> str:
        """What High Water does, or when it begins."""
        clock = self.view["facts"]["clock"]
        if clock["takes"]:
            return self.translator.say("table-water-takes", number=clock["takes"])
        return self.translator.say("table-water-from", round=clock["first"])

    def water(self) -> list[tuple[int, int]]:
        """Some rounds from the last one on, each with what High Water takes in it."""
        rounds = list(enumerate(self.view["facts"]["clock"]["rounds"], 1))
        first = min(max(self.view["round"] - 2, 0), len(rounds) - WATCHED)
        return rounds[first : first + WATCHED]

    def poster(self) -> str:
        """The last card the winner laid, else the last card anybody laid."""
        won = {e["seat"] for e in self.log if e["event"] in ("won", "won-among-fallen", "shared")}
        laid = [e for e in self.log if e["event"] == "laid"]
        own = [e for e in laid if e["seat"] in won]
        return str((own or laid or [{"card": "leviathan"}])[-1]["card"])

    def progress(self) -> Sentence:
        """The viewer's life beside that of the strongest rival."""
        life = self.view["life"]
        best = max(life[seat] for seat in self.table.rivals)
        clock = self.view["facts"]["clock"]
        return pieces(
            self.translator.say("table-goal-far", life=life[self.table.near], best=best, round=clock["first"])
        )

    def left(self, seat: Seat) -> tuple[int, int]:
        """The round in which a player was eliminated, 0 for nobody who was, and the life points then."""
        found = ((number, life) for number, life, fallen in self.view["fallen"] if fallen == seat)
        return next(found, (0, self.view["life"][seat]))

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first."""
        return places(self.view["facts"]["standings"])

    @staticmethod
    def minus(number: int) -> str:
        """A number as it is written, with a minus where it is below zero."""
        return str(number).replace("-", "\N{MINUS SIGN}")

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        return CLASS_ICONS[self.faces[face].kind]

    def gist(self, face: str) -> tuple[Figure, ...]:
        """What its standard effects do: that is what one lays it for."""
        return tuple(f for verb in _DESIGNS[face].standard for f in verb.figures())[: self.SIGNS]

    def price(self, face: str) -> Price | None:
        """Its individual effect; None if it has none."""
        printed = _DESIGNS[face].individual
        if printed is None:
            return None
        return Price(printed.cost.number, PAYERS[printed.cost.letter], printed.figures())

    verb = verb_words

    def obstacle(self, place: int) -> tuple[str, str, str]:
        """What keeps the viewer from laying the hand card in that place: icon, words, rule; empty if nothing does."""
        told = self.view["facts"]["hand"][place]
        if self.table.decision is None or f"lay:{told['card']}" in self.table.decision.keys:
            return "", "", ""
        if self.view["facts"]["lays"][self.table.near] == 0:
            return "stop", self.translator.say("table-laid-enough"), "7.4"
        return "link", self.translator.say("table-no-link"), "7.5"

    def sets_off(self, face: str) -> str:
        """The standard effects of a card by their words."""
        verbs = [{"verb": verb.term, "number": verb.amount} for verb in _DESIGNS[face].standard]
        return self.translator.listed([self.verb(verb) for verb in verbs])

    def standard_text(self, face: str) -> str:
        """What is printed of its standard effects."""
        return self._clause(face, Standard)

    def individual_text(self, face: str) -> str:
        """What is printed of its individual effect."""
        return self._clause(face, Individual)

    individual_short = individual_short

    def _clause(self, face: str, kind: type[Clause]) -> str:
        clauses = [clause for clause in _DESIGNS[face].clauses() if isinstance(clause, kind)]
        return " ".join(self.translator.saying(clause.says()) for clause in clauses)

    # -- debts -------------------------------------------------------------------------------------------------------

    def owed(self, seat: Seat) -> list[Owed]:
        """What a player owes, by letter; without those of which nothing is owed."""
        return [Owed(number, PAYERS[letter]) for letter, number in enumerate(self.view["debt"][seat]) if number]

    def owed_words(self, seat: Seat) -> str:
        """The same in words."""
        owed = [
            self.translator.say("cost", number=number, letter=letter)
            for letter, number in zip(terms.COSTS, self.view["debt"][seat], strict=True)
            if number
        ]
        return self.translator.say(
            "labelled", label=self.translator.say("table-debt"), value=self.translator.listed(owed) or "0"
        )

    # -- rows and slips ----------------------------------------------------------------------------------------------

    def row(self, zone: int) -> list[Cell]:
        """The cards of a pool, oldest first; of the common pool, newest first."""
        cells = row(self.view, zone)
        return cells[::-1] if zone == self.COMMON else cells

    def slips(self, seat: Seat) -> list[Slip]:
        """The combinations of a seat, attacks first."""
        return slips(self.view, seat)

    slip_words = slip_words

    def slip(self, name: str) -> Slip:
        """The combination that keys name so: `1.2`."""
        return next(one for one in self.slips(whose(name)[0]) if one.key == name)

    def target(self, key: str) -> Slip:
        """The combination that an option is about: `comb:1.2`."""
        return self.slip(named(chosen(self.table.read(key).arguments)))

    def card(self, key: str) -> Lying | None:
        """The open card that an option is about; None if it is about none."""
        told = self.table.read(key).arguments
        return open_card(told) if "place" in told else None

    def would_be(self, slip: Slip) -> int | None:
        """The points a combination would have after the effect that is being carried out, if it reaches it."""
        settling = self.view["facts"]["stacks"]["settling"] or {}
        points: int | None = settling.get("after", {}).get(slip.key)
        return points

    # -- composing ---------------------------------------------------------------------------------------------------

    stick = cached_property(stick_of)
    place = where_it_lies
    origins = origins

    @staticmethod
    def face(name: str) -> str:
        """The face of the open card that keys name so: `siren@pool1.3`."""
        return lying(name).card

    def leaving(self) -> list[Leaving]:
        """The cards of the own pool while some are too many."""
        return list(leaving(self, self.row(self.table.near)))

    @property
    def deeds(self) -> int:
        """How many effects of the own pool may be activated."""
        return sum(self.table.read(key).verb == "activate" for key in self.table.keys)

    def laid_out(self) -> list[str]:
        """What is laid out besides a combination: amounts, or cards that leave the pool, by their names."""
        deeds = (self.table.read(key).arguments for key in self.table.laid)
        return [self.translator.card(str(one["card"])) if "card" in one else str(one["number"]) for one in deeds if one]

    # -- stacks ------------------------------------------------------------------------------------------------------

    settled = cached_property(settled_so_far)

    def waits(self, key: str) -> Plain:
        """The effect that an option is about: `effect:2` of the main stack, `event:1` of the own events."""
        deed = self.table.read(key)
        number, stacks = int(deed.arguments["number"]), self.view["facts"]["stacks"]
        if deed.verb == "effect":
            told: Plain = stacks["main"][-number]
            return told
        return next(one for one in stacks["ending"][self.table.near] if one["order"] == number)

    @cached_property
    def column(self) -> Column:
        """The main stack as far as its column has room."""
        return column(self.view, len(self.settled), self.me)

    # -- the film ----------------------------------------------------------------------------------------------------

    def frames(self, start: int = 0) -> list[Frame]:
        """The film, without effects of which the viewer has just chosen the target.

        An effect whose target has been waited for comes when it is known what came of it.
        """
        if 0 < start <= len(self.log) and self.log[start - 1]["event"] == "settled":
            start -= 1
        return [frame for frame in super().frames(start) if frame.kind != "effects" or self._is_news(frame)]

    def _is_news(self, frame: Frame) -> bool:
        return any(one.told["seat"] != self.me for one in self.effects(frame))

    def frame_title(self, frame: Frame) -> str:
        """What a frame shows: the stacks, the end of the round, the combat, High Water."""
        named = {"effects": terms.STACKS if self.unwinds(frame) else terms.ENDING, "combat": terms.COMBAT}
        if frame.kind in named:
            return self.translator.say("state-phase", value=named[frame.kind])
        return self.translator.say("table-water-now", number=frame.step("")[0]["number"])

    @staticmethod
    def unwinds(frame: Frame) -> bool:
        """Whether a frame of effects shows the stacks, not what waited for the end of the round (C 10.1)."""
        return any(event["event"] == "settled" and event["rule"] == events.SETTLED.rule for event in frame.step(""))

    def effects(self, frame: Frame) -> list[Effect]:
        """The effects of a frame, the last in first, with what came of each; not the one whose target is waited for."""
        found = effects(frame.step(""))
        waits = self.view["facts"]["stacks"]["settling"] is not None and frame.until == len(self.log)
        return found[:-1] if waits else found

    struck = staticmethod(struck)

    # -- hits and aiming ---------------------------------------------------------------------------------------------

    clash = cached_property(clash_of)
    against = met_at

    def in_question(self) -> Iterator[tuple[str, Ribbon]]:
        """What each answer is about, drawn while it is in question: a target of the effect or of the own attack."""
        for key in self.table.keys:
            deed = self.table.read(key)
            if deed.verb == "comb":
                yield key, of_effect(named(chosen(deed.arguments)))
            elif deed.verb == "player" and (attack := of_attack(self, int(deed.arguments["target"]))):
                yield key, attack

    # -- the future --------------------------------------------------------------------------------------------------

    def recap(self, before: Page, news: Iterable[int]) -> Recap:
        """With what the others' attacks would take."""
        return threatening(self, super().recap(before, news))

    def counters(self, seat: Seat | None) -> list[Counter]:
        """Life, what is owed, what the combinations have on each side."""
        if seat is None:
            return [Counter("deck", self.view["deck"], self.translator.zone("deck"), "deck")]
        account = self.view["facts"]["accounts"][seat]
        return [
            Counter("life", self.view["life"][seat], self.translator.zone("life"), "heart"),
            Counter("debt", account["debt"], self.translator.say("table-debt"), "debt"),
            Counter("attack", account["attack"], self.translator.say("table-attack"), "sword"),
            Counter("defence", account["defence"], self.translator.say("table-wall"), "shield"),
        ]

    def deed(self, key: str) -> str:
        """Each card is one of its own; to compose by hand is none to begin with."""
        return key if self.table.read(key).verb == "lay" else ""

    why = why
    deed_in_short = deed_in_short

    def preview(self, after: Page) -> Preview:
        """What would be announced and set off, which combinations and lives would change."""
        if not isinstance(after, ConfluencePage):
            return super().preview(after)
        told = [*announced(self, after), *set_off(self, after), *changed(self, after)]
        told += [self.changes(after, seat, ("life", "debt")) for seat in range(len(self.names))]
        told += [*would_meet(self, after), *threatened(self, after)]
        return Preview(joined(told, BETWEEN), marks(self, after))
