"""What the table of Three Perils shows beyond the bare view. Figures come from its facts, forecasts from the rules."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

from croupier.engine import Event, Figure, Seat
from croupier.games.perils.cards.designs import PHASES, ROMAN, PrintedPower
from croupier.games.perils.cards.effects import LEVEL_ICONS, Passive
from croupier.games.perils.page.lesson import LESSON
from croupier.games.perils.rules import events
from croupier.games.perils.rules.draft import SALE
from croupier.kit import (
    BETWEEN,
    NOTHING_SAID,
    Change,
    Hint,
    Lesson,
    Page,
    Plain,
    Preview,
    Sentence,
    Shown,
    Translator,
    figure,
    joined,
    pieces,
    signed,
)

CONFRONTATION: Final = "confrontation"
MOST_ADDED: Final = 6
"""So many strikes are added up in view; of more only the sum is told."""

EMBLEMS: Final = {
    "blade": "sword",
    "hammer": "hammer",
    "spear": "spear",
    "dagger": "dagger",
    "bow": "bow",
    "staff": "staff",
    "weapon": "flask",
    "gear": "shield",
    "attunement": "mountain",
    "venture": "coin",
    "remedy": "heart",
    "legend": "star",
    "character": "folk",
}
"""The icon of what a card is, by its kind, in the order in which cards lie in a tableau."""

GROUPS: Final = ("weapon", "attunement", "venture", "gear", "remedy", "legend")
"""The types of cards as groups of a tableau, the weapons of all categories as one."""

TERMS: Final = {
    "cards": ("cards", 1),
    "tokens": ("star", 1),
    "conditions": ("spell", 1),
    "wounds": ("claw", -1),
    "curses": ("curse", -1),
    "treasury": ("coin", 1),
}
"""The terms of a score with icon and sign, in the order of the score table (P 12.2)."""

BARS: Final = {"9.9": "guarded", "9.10": "elusive", "9.11": "hollow", "4.15": "wounded"}
"""In a word what bars an attack, by the rule that does."""

AIMS: Final = {"melee": "sword", "ranged": "arrow"}
COLON: Final = ":"  # between the name of an ability and what it means


class PowerShown(NamedTuple):
    """One of the two powers of a character; a `cost` of nothing means that it is free."""

    id: str
    text: str
    cost: tuple[Figure, ...]
    does: tuple[Figure, ...]
    spent: bool

    @classmethod
    def of(cls, printed: PrintedPower, translator: Translator, *, spent: bool) -> "PowerShown":
        """A power as printed, in the language of the translator."""
        power = printed.power
        cost = tuple(figure for figure in power.cost.figures() if figure.number)
        does = tuple(figure for effect in power.effects for figure in effect.figures())
        return cls(power.id, translator.saying(printed.says()), cost, does, spent)


class PerilsPage(Page):
    """The page of one table of Three Perils."""

    LESSON: ClassVar[Lesson] = LESSON
    HINTS: ClassVar[tuple[Hint, ...]] = (
        Hint("pick", asked="pick"),
        Hint("gift", asked="gift"),
        Hint("turn", asked="turn"),
        Hint("attack", asked="attack"),
        Hint("life", asked="life", at="#ask"),
        Hint("confrontation", told=events.CONFRONTATION, at="[id^=foe-], [id^=line-]"),
    )
    SHOWN: ClassVar[Mapping[Event, Shown]] = {
        events.HERO_DEALT: Shown("folk", telling=0),
        events.HEROES_OFFERED: Shown("cards", telling=0),
        events.PHASE_STARTED: Shown("skull", "bell", heading=True, closes=True),
        events.PICKED: Shown("skull", telling=0),
        events.ENEMIES_PASSED: Shown("swap", "deal", telling=0),
        events.RECEIVED: Shown("skull", quiet=True, telling=0),
        events.KEPT: Shown("skull", way="hand@seat>line@seat"),
        events.GAVE: Shown("gift", "land", "seat@seat>line@target", telling=3),
        events.DISCARDED: Shown("grave"),
        events.DEALT: Shown("cards", "deal", telling=0),
        events.TURN_STARTED: Shown(heading=True),
        events.PLAYED: Shown(sound="land", way="hand@seat>tableau@seat", telling=2),
        events.SOLD: Shown("coin", "coin"),
        events.USED_POWER: Shown("bolt", "land"),
        events.PAID: Shown("coin", telling=0),
        events.STRUCK_WITH: Shown("link", telling=0),
        events.CARDS_PASSED: Shown("swap", "deal", quiet=True, telling=0),
        events.LEFT_OVER: Shown("grave", telling=0),
        events.ATTACKED: Shown("sword", "hit", telling=2),
        events.SHOT: Shown("arrow", "hit", telling=2),
        events.ELIMINATED: Shown("skull", "cut", telling=3),
        events.HELD: Shown("no", telling=0),
        events.ATTACK_LOST: Shown("no", telling=0),
        events.BOUGHT_LIFE: Shown("flask", telling=0),
        events.BOUGHT_MANA: Shown("flask", telling=0),
        events.GAINED: Shown(lambda event: "coin" if event["currency"] == "coins" else "mana", "coin", telling=0),
        events.HEALED: Shown("heart", telling=0),
        events.RAISED_LIFE: Shown("max_hp", telling=0),
        events.ROSE: Shown(lambda event: LEVEL_ICONS[event["level"]], telling=0),
        events.CHEAPER: Shown(lambda event: f"{event['potion']}_price", telling=0),
        events.TOOK_POINTS: Shown("star", "crystal", telling=0),
        events.CONFRONTATION: Shown("claw", "bell", heading=True, opens=CONFRONTATION),
        events.STRUCK: Shown(
            "claw",
            "hit",
            step="struck",
            then="",
            telling=0,
            changes=(Change("life", "lost", -1), Change("wounds", "wounds")),
        ),
        events.STOLE: Shown("thief", telling=0, changes=(Change("@currency", "number", -1),)),
        events.REGENERATED: Shown("regenerate", telling=0),
        events.ENRAGED: Shown("enrage", telling=0),
        events.FLED: Shown("wing", telling=0),
        events.CONDITION: Shown("star", telling=0),
        events.SCORED: Shown("star", telling=0),
        events.WON: Shown("winner", "win", telling=5),
    }
    STAKES: ClassVar[tuple[str, ...]] = ("life", "wounds")
    BURDENS: ClassVar[frozenset[str]] = frozenset({"wounds"})
    PHASES = PHASES
    ROMAN = ROMAN
    LEVELS = LEVEL_ICONS
    SALE = SALE
    AIMS = AIMS

    # -- the bar and the end -----------------------------------------------------------------------------------------

    def where(self) -> str:
        """What part of the phase it is, and who gets the hand next."""
        stage, passing = self.view["stage"], self.view["facts"]["passing"]
        if not self.view["phase"]:
            return self.translator.say("table-choosing-heroes")
        if self.view["over"]:
            return self.translator.say("table-finished")
        if stage in ("confront", "final"):
            return self.translator.say("table-confronting", stage=stage)
        part = self.translator.say("state-turn", number=self.view["turn"])
        if stage == "gift" or not passing:
            return part
        part += BETWEEN
        if self.me is None:
            return part + self.translator.say("table-hands-go", direction=passing["direction"])
        to = self.names[passing["to"][self.me]]
        return part + self.translator.say("table-hands-go-to", direction=passing["direction"], name=to)

    def poster(self) -> str:
        """The character of the winner."""
        winner = next((event["seat"] for event in self.told("won")), 0)
        return str(next(iter(self.view["character"][winner]), ""))

    def told(self, name: str) -> list[Plain]:
        """The lines of one kind."""
        return [event for event in self.log if event["event"] == name]

    @property
    def terms(self) -> dict[str, tuple[str, int]]:
        """The terms of a score that count in this match, with icon and sign."""
        treasury = self.view["options"]["treasury"] == "on"
        return {term: shown for term, shown in TERMS.items() if treasury or term != "treasury"}

    @property
    def tied(self) -> bool:
        """Whether the winner was told by what breaks ties."""
        return any(event["rule"] == events.WON_TIE.rule for event in self.told("won"))

    @cached_property
    def heads(self) -> list[tuple[str, str]]:
        """What the score tells of each seat, column by column, as an icon and a word."""
        say = self.translator.say
        terms = [(icon, say("table-term", term=term)) for term, (icon, _) in self.terms.items()]
        coins = [("coin", say("zone-coins"))] if self.tied else []
        return [*terms, ("winner", say("table-score")), ("trophy", say("table-slain")), *coins]

    def signed(self, number: int) -> str:
        """A number with a minus sign instead of a hyphen."""
        return signed(number, plus=False)

    def progress(self) -> Sentence:
        """The viewer's score so far."""
        score = self.view["facts"]["scores"][self.table.near]["total"]
        return pieces(self.translator.say("table-goal-far", points=score, phase=max(1, self.view["phase"])))

    # -- cards and seats ---------------------------------------------------------------------------------------------

    def emblem(self, face: str) -> str:
        return EMBLEMS.get(self.faces[face].kind, "skull")

    def stacks(self, seat: Seat) -> list[list[str]]:
        """A tableau by type, weapons by category so that chains are seen."""
        found: dict[str, list[str]] = {}
        for face in self.view["tableau"][seat]:
            found.setdefault(self.faces[face].kind, []).append(face)
        return [found[kind] for kind in EMBLEMS if kind in found]

    def groups(self, seat: Seat) -> dict[str, list[str]]:
        """A tableau by type, as labelled groups; the weapons of one category, which may chain, side by side."""
        found: dict[str, list[str]] = {}
        for stack in self.stacks(seat):
            kind = self.faces[stack[0]].kind
            found.setdefault(kind if kind in GROUPS else "weapon", []).extend(stack)
        return {group: found[group] for group in GROUPS if group in found}

    def levels(self, seat: Seat) -> dict[str, tuple[int, int]]:
        """Each level now, and the sum of its symbols."""
        hero, now = self.view["heroes"][seat], self.view["facts"]["levels"][seat]
        return {level: (now.get(level, hero[level]), hero[level]) for level in LEVEL_ICONS}

    def powers(self, seat: Seat) -> list[PowerShown]:
        """The two powers of a seat's character."""
        faces, spent = self.view["character"][seat], self.view["heroes"][seat]["spent"]
        effects = [effect for face in faces for effect in self.table.game.EFFECTS[face]]
        printed = [effect for effect in effects if isinstance(effect, PrintedPower)]
        return [PowerShown.of(one, self.translator, spent=used) for one, used in zip(printed, spent, strict=False)]

    def last_deed(self, seat: Seat) -> tuple[str, str]:
        """What a seat did last, as a word (`play`, `sell`, `power`, '') and what with: a face or a power."""
        hero = self.view["heroes"][seat]
        if hero["verb"] == "play":
            return "play", next(reversed(self.view["tableau"][seat]), "")
        if hero["verb"] == "power" and self.view["character"][seat]:
            return "power", self.powers(seat)[hero["power"]].id
        return str(hero["verb"]), ""

    def words(self, face: str) -> tuple[str, list[tuple[str, str]]]:
        """What an enemy gives and what it can do: the reward, and each passive as its name and what that means."""
        effects = self.table.game.EFFECTS[face]
        said = [(isinstance(effect, Passive), self.translator.saying(effect.says(), short=True)) for effect in effects]
        able = (words.partition(COLON) for passive, words in said if passive)
        reward = "; ".join(words for passive, words in said if not passive)
        return reward, [(name + colon, meaning) for name, colon, meaning in able]

    # -- the line ----------------------------------------------------------------------------------------------------

    def foes(self, seat: Seat) -> list[Plain]:
        """The line of a seat: each enemy with its facts, and with those of the pending attack on it as `fight`."""
        line, facts = self.view["line"][seat], self.view["facts"]
        fights = facts["fights"][seat] or [None] * len(line)
        return [
            {**enemy, **now, "fight": fight, "barred": BARS.get(fight["barred"], "") if fight else ""}
            for enemy, now, fight in zip(line, facts["line"][seat], fights, strict=True)
        ]

    def aim(self, seat: Seat) -> str:
        """The icon of the attack a seat is making, '' without one."""
        return AIMS.get(self.view["heroes"][seat]["reach"], "")

    def strikes(self, seat: Seat) -> Sentence:
        """What the confrontation would do if it came now, or still will do."""
        told, hero = self.view["facts"]["strikes"][seat], self.view["heroes"][seat]
        over = self.view["stage"] in ("confront", "final")
        damages = told["coming"]
        if not damages:
            none = "table-no-strikes" if self.view["seat"] == seat else "table-no-strikes-there"
            return pieces(self.translator.say("table-strikes-over" if over else none))
        addends = f"{' + '.join(map(str, damages))} = " if 1 < len(damages) <= MOST_ADDED else ""
        coming = "table-strikes-left" if over else "table-strikes"
        you = "yes" if seat == self.me else "no"
        whose = {"you": you, "name": self.names[seat]}
        numbers = {"sum": told["total"], "life": hero["life"], "wounds": told["wounds"]}
        return pieces(self.translator.say(coming, addends=addends, **numbers, **whose), f"{addends}{told['total']}")

    def aftermath(self, seat: Seat) -> Sentence:
        """What the last confrontation has cost, while the enemies of the next phase are chosen."""
        if self.view["stage"] not in ("pick", "gift"):
            return NOTHING_SAID
        last = self.frames()[-1:]
        struck = [event for frame in last for event in frame.step("struck") if event["seat"] == seat]
        if not struck:
            return NOTHING_SAID
        lost, wounds = (sum(event[what] for event in struck) for what in ("lost", "wounds"))
        said = self.translator.say("table-aftermath", lost=lost, wounds=wounds)
        stolen = {"coins": 0, "mana": 0}
        for event in (event for frame in last for event in self.log[frame.line - 1 : frame.until]):
            if event["event"] == "stole" and event["seat"] == seat:
                stolen[event["currency"]] += event["number"]
        return pieces(f"{said} {self.translator.say('table-stolen', **stolen)}" if any(stolen.values()) else said)

    # -- between two questions ---------------------------------------------------------------------------------------

    def resting(self, seat: Seat) -> Sequence[str]:
        """The enemies a seat has in hand while nothing is asked of it, as far as the viewer may see them."""
        zone = {"pick": "dealt", "gift": "picked"}.get(self.view["stage"])
        return self.view[zone][seat].get("cards", ()) if zone else ()

    def offered(self, seat: Seat) -> Sequence[str]:
        """The cards among which a seat picks one before it says what to do with it."""
        zones = {"turn": "hand", "pick": "dealt", "gift": "picked", "hero": "offered", "keep": "picked"}
        zone = zones.get(self.table.question)
        if zone is None:
            return ()
        faces: list[str] = self.view[zone][seat]["cards"]
        gift = self._gift(seat)
        return faces if gift is None else [face for place, face in enumerate(faces) if place != gift]

    def held(self, seat: Seat) -> Sequence[str]:
        """What is shown of a seat's hand: the cards among which it picks, else those it has; '' for a hidden one."""
        own = self.view["hand"][seat]
        return self.offered(seat) or self.resting(seat) or own.get("cards", [""] * own["count"])

    def gift(self, seat: Seat) -> str:
        """The enemy a seat has just decided to give away; '' if it is not asked what it keeps, or not to be told."""
        gift = self._gift(seat)
        return "" if gift is None else str(self.view["picked"][seat]["cards"][gift])

    def _gift(self, seat: Seat) -> int | None:
        """The place of the gift; of two copies it is the one picked last (P 2.22)."""
        if "gift" not in self.table.about:
            return None
        picked: list[str] = self.view["picked"][seat]["cards"]
        return len(picked) - 1 - picked[::-1].index(self.table.about["gift"])

    # -- prices ------------------------------------------------------------------------------------------------------

    def obstacle(self, face: str) -> tuple[str, str]:
        """What keeps the viewer from playing a card now, as an icon and a few words; two empty strings if nothing."""
        price = self.view["facts"]["hand"][face]
        return ("lock", self.translator.say("table-owned")) if price["owned"] else self.short(price)

    def short(self, price: Plain) -> tuple[str, str]:
        """What is missing to pay, as an icon and a few words; two empty strings if nothing is."""
        lack = price["lack"]
        if lack is None:
            return "", ""
        icon = {"coins": "coin", "mana": "mana", **LEVEL_ICONS}.get(lack["what"], "trinity")
        return icon, self.translator.say("table-short", **lack)

    def left(self, price: Plain) -> str:
        """What the viewer would have left after paying, '' if nothing is paid; or what is missing."""
        if not price["payable"]:
            return self.short(price)[1]
        return self.translator.say("table-left", **price["left"]) if price["coins"] or price["mana"] else ""

    # -- the future --------------------------------------------------------------------------------------------------

    def preview(self, after: Page) -> Preview:
        """What an attack or potions lead to, up to the next question; of other options the counters that change."""
        question = self.table.question
        if self.me is None or question not in ("attack", "life", "mana"):
            return super().preview(after)
        now, then = self.view["heroes"][self.me], after.view["heroes"][self.me]
        if question == "attack":
            return self._fight(after, now, then)
        if then["striker"] == now["striker"]:  # potions of the other kind are asked for before the same strike
            then = then | (after.view["facts"]["strikes"][self.me]["next"] or {})
        first = self._number("heart", "life", then) if question == "life" else self._number("mana", "mana", then)
        return Preview(joined((first, self._wounds(now, then), self._number("coin", "coins", then)), " "))

    def _fight(self, after: Page, now: Plain, then: Plain) -> Preview:
        told = [line for line in after.table.news if line.get("seat") == self.me]
        blows = [at for at, line in enumerate(told) if line["event"] in ("attacked", "shot")]
        first = told[: blows[1]] if blows[1:] else told  # the next weapon may have struck another enemy by itself
        fallen = [line["enemy"] for line in first if line["event"] == "eliminated"][:1]
        alike = [row["key"] for row in self.view["facts"]["line"][self.me] if row["enemy"] in fallen]
        skull: Sentence = (figure("skull", self.translator.say("table-falls"), ""),) if fallen else NOTHING_SAID
        life = NOTHING_SAID
        if then["life"] != now["life"] or now["reach"] == "melee":
            words = f"{now['life']}→{then['life']}" if then["life"] != now["life"] else str(now["life"])
            life = (figure("heart", self.translator.zone("life"), words),)
        marks = {f"foe-{self.me}-{key.replace(':', '-')}": "fall" for key in alike} if len(alike) == 1 else {}
        return Preview(joined((skull, life, self._wounds(now, then)), " "), marks)

    def _number(self, icon: str, field: str, hero: Plain) -> Sentence:
        return (figure(icon, self.translator.zone(field), str(hero[field])),)

    def _wounds(self, now: Plain, then: Plain) -> Sentence:
        more = then["wounds"] - now["wounds"]
        return (figure("claw", self.translator.zone("wounds"), f"+{more}"),) if more else NOTHING_SAID
