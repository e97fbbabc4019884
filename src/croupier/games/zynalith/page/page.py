"""What the table of Zynalith shows beyond the bare view: events, fronts, cards in hand, forecasts, the film."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from croupier.engine import Event, Figure, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Ability
from croupier.games.zynalith.cards.faces import CURRENCY_ICONS, KIND_ICONS, STAT_ICONS
from croupier.games.zynalith.page.fronts import Column
from croupier.games.zynalith.page.lesson import LESSON
from croupier.games.zynalith.page.reasons import ReasonsPage
from croupier.games.zynalith.rules import events
from croupier.kit import (
    BETWEEN,
    Change,
    Counter,
    Hint,
    Lesson,
    Page,
    Plain,
    Preview,
    Sentence,
    Shown,
    joined,
    of_card,
    pieces,
    places,
)

AIMS: Final = ("attach", "target creature", "front")
"""Questions of which one wants to know what they change, be it nothing."""
WORKS_AT_ONCE: Final = ("spell", "equipment")
"""Types of cards whose Instant effects need no icon that says when."""


def _currency(event: Plain) -> str:
    return CURRENCY_ICONS[event["currency"]]


def _stat(event: Plain) -> str:
    return STAT_ICONS[terms.STATS.index(event["stat"])]


def _position(event: Plain) -> str:
    return "defence" if event["position"] == "defence" else "sword"


class ZynalithPage(ReasonsPage):
    """The page of one table of Zynalith."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("draft", asked="draft"),
        Hint("turn", asked="turn"),
        Hint("counter", asked="counter", at="#ask"),
        Hint("attach", asked="attach"),
        Hint("event", told=events.HAPPENED, at="#log-title, #bar [data-opens=log-drawer]"),
        Hint("fight", told=events.FOUGHT, at="[id^=forecast-]"),
    )
    SHOWN: ClassVar[Mapping[Event, Shown]] = {
        events.FIRST: Shown("crown", telling=0),
        events.ROUND: Shown("hourglass", heading=True),
        events.TURN: Shown(heading=True),
        events.PASSED: Shown("check"),
        events.COMBAT: Shown("sword", "bell", heading=True),
        events.ROUND_OVER: Shown(telling=0),
        events.OFFERED: Shown("deck", quiet=True),
        events.REDRAWN: Shown("deck", "deal", telling=0),
        events.REFRESHED: Shown("deck", "deal", telling=0),
        events.RESHUFFLED: Shown("deck", telling=0),
        events.HAPPENED: Shown("event", "bell", opens="happened", alone=True, telling=0),
        events.DREW: Shown("cards", "deal", "deck@deck>hand@seat"),
        events.NOTHING_LEFT: Shown("no", telling=0),
        events.PICKED: Shown("cards", "deal", "from@row>hand@seat"),
        events.LOST_CARD: Shown("grave", telling=0),
        events.ANNOUNCED_TAKE: Shown("cards", way="from@row>stage", telling=0),
        events.ANNOUNCED_DRAW: Shown("cards", telling=0),
        events.ANNOUNCED_PLAY: Shown(sound="land", way="from@source>stage", telling=0),
        events.ANNOUNCED_BANISH: Shown("undo", telling=0),
        events.ANNOUNCED_REDRAW: Shown("deck", telling=0),
        events.ANNOUNCED_PASS: Shown(quiet=True),
        events.TOOK: Shown("cards", "deal", "stage>hand@seat", telling=2),
        events.ENTERED: Shown(sound="land", way="stage>front@seat", telling=3),
        events.ATTACHED: Shown(sound="land", way="stage>front@seat", telling=3),
        events.NO_HOST: Shown("no", telling=0),
        events.BANISHED: Shown("undo", way="front@seat>discard-creature"),
        events.ALREADY_GONE: Shown("no", telling=0),
        events.SWAPPED: Shown("swap"),
        events.SWITCHED: Shown(_position),
        events.SOLD: Shown("silver", "coin"),
        events.COUNTERED: Shown(sound="land", opens="countered", alone=True, telling=4),
        events.DECLINES: Shown("no", telling=0),
        events.NEGATED: Shown("no", "cut", telling=0),
        events.SEIZED: Shown("swap", way="stage>hand@seat", telling=5),
        events.DIVERTED: Shown("swap", telling=5),
        events.TRIGGERED: Shown(),
        events.AIMED_AT_CREATURE: Shown("claw", telling=4),
        events.AIMED_AT_HERO: Shown("claw", telling=4),
        events.CREATURE_HURT: Shown("claw", telling=0),
        events.CREATURE_HEALED: Shown("flask", telling=0),
        events.DESTROYED: Shown("skull", telling=0),
        events.DIED: Shown("skull", "cut", telling=0),
        events.GAVE: Shown(_stat, telling=0),
        events.SHOVED: Shown(_position, telling=0),
        events.HERO_HIT: Shown("claw", "hit", telling=0, changes=(Change("hp", "lost", -1),)),
        events.HERO_HEALED: Shown("heart", telling=0, changes=(Change("hp", "number"),)),
        events.GAINED: Shown(_currency, telling=0),
        events.LOST: Shown(_currency, telling=0, changes=(Change("@currency", "number", -1),)),
        events.WARDED: Shown("shield", telling=0),
        events.LEECHING: Shown("leech", telling=0),
        events.ELIMINATED: Shown("grave", telling=5),
        events.HAND_LOST: Shown("grave", telling=0),
        events.FIGHT: Shown("sword", closes=True, opens="fight", step="fight", then="effects", telling=0),
        events.MEMBER: Shown("sword", quiet=True, step="members", telling=0),
        events.LOT: Shown("star", step="lot", telling=0),
        events.WINNER: Shown("crown", step="winner", then="strike", telling=3),
        events.NO_WINNER: Shown("no", step="winner", then="after", telling=0),
        events.STRUCK: Shown("claw", "hit", telling=0),
        events.REWARD: Shown("crystal", "crystal", step="reward", then="after", telling=0),
        events.FOUGHT: Shown("sword", quiet=True, step="heroes", ends=True, telling=0),
        events.CHARGED: Shown("charge", telling=0),
        events.FINAL: Shown("star", closes=True, telling=0),
        events.WON: Shown("winner", "win", closes=True, telling=5),
    }
    STAKES: ClassVar[tuple[str, ...]] = ("hp",)
    SIGNS: ClassVar[int] = 3
    ROUNDS: ClassVar[tuple[int, ...]] = tuple(range(1, terms.ROUNDS + 1))
    PLACES: ClassVar[tuple[int, ...]] = terms.SLOTS
    """How many creatures a front may hold, by round (Z 3.3)."""

    # -- the bar, the end --------------------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the round it is and, in turns, whose."""
        phase, active = self.view["phase"], self.view["active"]
        part = self.translator.say("state-phase", value=phase)
        if phase not in ("draft", "turn", "after"):
            return part
        return part + BETWEEN + self._state("active", active)

    def poster(self) -> str:
        """The winner of the last line, else the last creature that entered."""
        told = (
            str(event["card"])
            for wanted in ("winner", "entered")
            for event in reversed(self.log)
            if event["event"] == wanted
        )
        return next(told, "zynalith_colossus")

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat when the match is over, the first place first (Z 15.11 to 15.15)."""
        return places(self.view["facts"]["standings"])

    def progress(self) -> Sentence:
        """The viewer's points beside those of the best rival."""
        points = self.view["facts"]["points"]
        best = max(points[seat] for seat in self.table.rivals)
        own = points[self.table.near]
        return pieces(self.translator.say("table-goal-far", points=own, best=best, round=self.view["round"]))

    # -- cards -------------------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        """The icon of a type; of creatures that of their kind."""
        kind = self.faces[face].kind
        if kind in terms.KINDS:
            return KIND_ICONS[terms.KINDS.index(kind)]
        return "no" if kind == "counter" else kind

    @of_card
    def gist(self, face: str) -> tuple[Figure, ...]:
        """What a card does as icons; that a spell or equipment works at once is not said."""
        at_once = self.faces[face].kind in WORKS_AT_ONCE
        figures = (figure for clause in self.table.game.EFFECTS[face] for figure in clause.figures())
        return tuple(f for f in figures if not (at_once and f.icon == "instant"))[: self.SIGNS]

    def spent(self, face: str) -> bool:
        """Whether all that a card did is over once it lies on its creature (Z 6.10)."""
        text = self.table.game.EFFECTS[face]
        return bool(text) and all(isinstance(c, Ability) and c.trigger == terms.INSTANT for c in text)

    def obstacle(self, face: str) -> tuple[str, str]:
        """What keeps the viewer from playing a card, as an icon and a few words; two empty strings if nothing does."""
        card = self.view["facts"]["cards"][face]
        if card["obstacle"] in ("6.5", "8.1"):
            icon = CURRENCY_ICONS[card["currency"]]
            return icon, self.translator.say("table-short", number=-card["left"], currency=icon)
        icon, words = {
            "6.22": ("hourglass", "table-answers-rivals"),
            "6.6": ("no", "table-front-full"),
            "6.8": (self.emblem(face), "table-no-slot"),
            "8.6": ("no", "table-no-effect"),
        }.get(card["obstacle"], ("", ""))
        return icon, self.translator.say(words) if words else ""

    def lack(self, face: str, *, money: bool = False) -> str:
        """The same in fewer words: how much is short of what the card itself asks for. `money`: nothing else."""
        card = self.view["facts"]["cards"][face]
        if card["obstacle"] in ("6.5", "8.1"):
            return self.translator.say("table-lack", number=-card["left"])
        return "" if money else self.obstacle(face)[1]

    def cause(self) -> str:
        """The card whose effect is being carried out, as the log tells; '' if it names none."""
        told = (
            e["card"]
            for e in reversed(self.log)
            if e["event"] in ("triggered", "countered", "happened", "announced-play")
        )
        return str(next(told, ""))

    def hidden(self, seat: Seat) -> list[str]:
        """The backs of a hand's cards that are not known, creature cards first."""
        known = [self.faces[face].back for face in self.view["hand"][seat]["known"]]
        hands: Mapping[str, int] = self.view["facts"]["hands"][seat]
        return [back for back in terms.BACKS for _ in range(hands[back] - known.count(back))]

    def held(self, seat: Seat) -> list[tuple[str, bool]]:
        """An open hand: each card, and whether everybody knows it."""
        known = list(self.view["hand"][seat]["known"])
        shown = []
        for face in self.view["hand"][seat]["cards"]:
            shown.append((face, face in known))
            if face in known:
                known.remove(face)
        return shown

    # -- the future --------------------------------------------------------------------------------------------------

    def counters(self, seat: Seat | None) -> list[Counter]:
        """What a hero has."""
        if seat is None:
            return []
        return [
            Counter("hp", self.view["hp"][seat], self.translator.figure("life"), "heart"),
            Counter("silver", self.view["silver"][seat], self.translator.figure("silver"), "silver"),
            Counter("zynalith", self.view["zynalith"][seat], self.translator.figure("zynalith"), "crystal"),
        ]

    def preview(self, after: Page) -> Preview:
        """Where a creature enters, what becomes of creatures, lines and heroes; fates that change are marked."""
        if not isinstance(after, ZynalithPage):
            return super().preview(after)
        fought = self._fought(after)
        losses = () if fought else self._losses(after)
        said = [*self._arrivals(after), *self._wounds(after), *self._winners(after), *losses]
        told = [pieces(text) for text in said]
        question = self.table.question
        if fought or question != "turn":  # there the price stands on the button
            told += filter(None, [self.changes(after, seat) for seat in range(len(self.names))])
        if question in AIMS and not told:
            told = [pieces(self.translator.say("table-aim-same"))]
        marks = {f"creature-{number}": fate for number, fate in after.fates.items() if self.fates.get(number) != fate}
        marks |= {f"column-{place}": "enters" for place in self._entered(after)}
        marks |= {f"forecast-{column.place}": "changes" for column in self._changed(after)}
        return Preview(joined(told, BETWEEN), marks)

    def _fought(self, after: "ZynalithPage") -> bool:
        """Whether lines are fought on the way, so that what they take is no forecast any more but has been taken."""
        decided = any(line["event"] in ("winner", "no-winner") for line in after.table.news)
        return after.view["over"] or (decided and after.view["phase"] == "combat")

    def _entered(self, after: "ZynalithPage") -> list[int]:
        """The lines, by their place, that creatures of the viewer enter."""
        here = self.fronts.all()
        return [s.place for number, (seat, s) in after.fronts.all().items() if number not in here and seat == self.me]

    def _arrivals(self, after: "ZynalithPage") -> Iterator[str]:
        for place in self._entered(after):
            yield self.translator.say("table-enters", line=after.line_name(after.fronts.columns[place - 1]))

    def _wounds(self, after: "ZynalithPage") -> Iterator[str]:
        """The life of creatures that have another then; the dead are told by the log."""
        then = after.fronts.all()
        died = {line["creature"] for line in after.table.news if line["event"] == "died"}
        for number, (_, standing) in self.fronts.all().items():
            card = standing.creature["card"]
            left = self.values(then[number][1].creature)[3].now if number in then else 0
            if left != self.values(standing.creature)[3].now and (number in then or number in died):
                yield self.translator.say("table-aim-left", card=self.translator.named(card), number=left)

    def _winners(self, after: "ZynalithPage") -> Iterator[str]:
        """The lines that come to another winner."""
        for column in self._changed(after):
            winner = after.winner_of(after.line(column)).rstrip(".")
            yield self.translator.say("labelled", label=after.line_name(column), value=winner)

    def _changed(self, after: "ZynalithPage") -> list[Column]:
        columns = sorted({*self.fronts.columns, *after.fronts.columns})
        lines = [(column, after.line(column)) for column in columns]
        return [c for c, line in lines if line is not None and _decided(line) != _decided(self.line(c))]

    def _losses(self, after: "ZynalithPage") -> Iterator[str]:
        """The heroes that lose more or less in the lines."""
        for seat in range(len(self.names)):
            now, then = self._lost(seat), after._lost(seat)
            if now != then:
                yield self._of_hero("table-forecast-hero", seat, number=then, before=now)

    def _lost(self, seat: Seat) -> int:
        """What gets through to a hero in all lines, be it more than it has: an effect may take HP beforehand."""
        hits = (hit for line in self.view["facts"]["lines"] for hit in line["heroes"])
        return sum(hit["through"] for hit in hits if hit["seat"] == seat)


def _decided(line: Plain | None) -> object:
    """What tells the outcome of a line from another: the winner, or those who draw lots."""
    return line and (line["winner"], line["lot"])
