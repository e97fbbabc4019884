"""A report in words: what a figure is about, what it says, and what follows."""

from collections.abc import Sequence
from math import inf

from croupier.engine import Game
from croupier.lab.players import kind_of
from croupier.lab.reports.figures import UNITS, Figure, Label, Section
from croupier.lab.reports.stamps import Stamps
from croupier.text import Translator
from croupier.text.cards import readable

DECIMAL_POINT = {"en": "."}
"""Other languages have a comma."""

STRONG, STRONG_END = "\ue000", "\ue001"
"""Around what is meant, in sentences: a medium makes it bold or takes it away."""


SMALL = {"explained", "slope", "asked"}
"""Units of numbers around 1 or 0."""

_STRONG = str.maketrans("", "", STRONG + STRONG_END)


class Words:
    """The words of a report on one game in one language."""

    def __init__(self, game: type[Game], language: str) -> None:
        self.game, self.language = game, language
        self.translator = Translator(language, game)
        self.say = self.translator.say
        self.stamps = Stamps(game)

    def labelled(self, label: str, value: str = "") -> str:
        """What a value is, with its colon as the language sets it, and the value."""
        return self.say("labelled", label=label, value=value).rstrip()

    def number(self, value: float, digits: int = 1) -> str:
        """A number as it is written."""
        return f"{value:.{digits}f}".replace(".", DECIMAL_POINT.get(self.language, ",")).replace("-", "−")

    def value(self, value: float, unit: str) -> str:
        """A figure of this unit: shares in points of 100."""
        if unit in SMALL:
            return self.number(value, 2)
        if unit == "more":
            return f"{'+' if value > 0 else ''}{self.number(value, 2)}"
        return self.number(value * 100 if unit in UNITS else value)

    def edge(self, value: float, unit: str) -> str:
        """An edge of a healthy range, without a decimal that says nothing."""
        return self.value(value, unit).removesuffix(f"{DECIMAL_POINT.get(self.language, ',')}0")

    def healthy(self, figure: Figure) -> str:
        """Its healthy range."""
        low, high = figure.judged.healthy or (-inf, inf)
        floor, ceiling = (0.0, 1.0 if figure.unit in UNITS else inf)
        if low <= floor:
            return self.say("lab-at-most", high=self.edge(high, figure.unit))
        if high >= ceiling:
            return self.say("lab-at-least", low=self.edge(low, figure.unit))
        return self.say("lab-between", low=self.edge(low, figure.unit), high=self.edge(high, figure.unit))

    def label(self, label: Label) -> str:
        """What a figure is about."""
        kind, name = label
        if kind == "seat":
            return self.say("seat-name", number=int(name) + 1)
        if kind == "turn":
            return self.say("lab-turn", number=int(name) + 1)
        if kind == "part":
            return self.say("lab-part", number=int(name))
        if kind == "figure":
            return self.say(f"lab-figure-{name}")
        if kind == "taker":
            card, _, bot = str(name).partition("@")
            return self.say("lab-taker", card=self.translator.card(card), bot=self.bot(bot))
        if kind == "pair":
            bot, _, other = str(name).partition("@")
            return self.say("lab-pair", bot=self.bot(bot), other=self.bot(other))
        if kind == "bot":
            return self.bot(str(name))
        if kind == "role" and not self.translator.is_card(str(name)):
            message = f"{self.game.roles}-{name}"
            return self.say(message) if self.translator.has(message) else readable(str(name))
        return self.verb(str(name)) if kind == "verb" else self.translator.card(str(name))

    def verb(self, name: str) -> str:
        """A verb in words of the game, or as it is called."""
        message = f"verb-{name}"
        return self.say(message) if self.translator.has(message) else readable(name)

    def bot(self, name: str) -> str:
        """A bot, and what is another about it: "Normal*10"."""
        kind, changes = kind_of(name)
        return f"{self.translator.bot(kind)}{changes}"

    def unit(self, unit: str) -> str:
        """What is counted."""
        return self.say(f"lab-unit-{unit}")

    def title(self, section: Section) -> str:
        """The heading of a section."""
        return self.say(f"lab-{section.name}", verb=self.verb(section.about))

    def mean(self, section: Section) -> str:
        """What a section says, in a sentence."""
        message = f"lab-{section.name}.{section.sign or 'none'}"
        if section.name == "length":
            low, _, high = section.drawn["quarters"]
            return self.say(message, low=self.number(low, 0), high=self.number(high, 0))
        if section.name == "tension":
            leader = section.figures[0]
            return self.say(message, value=self.value(leader.value, leader.unit))
        if section.name == "cards":
            return self.say(message, count=len(outstanding(section)))
        worst = max(section.figures, key=lambda one: one.judged.edge if one.sign == "not-fine" else -1.0)
        name = f"{STRONG}{self.label(worst.label)}{STRONG_END}"
        return self.say(message, name=name, value=self.value(worst.value, worst.unit))

    def source(self, section: Section, *, again: bool = False) -> str:
        """What its figures are, and where its healthy range comes from; not `again` where a section like it stands."""
        said = [] if again else [self.say(f"lab-{section.name}.source")]
        if section.sign:
            said.append(self.say("lab-corrected", count=section.compared))
        return " ".join(said)

    def off(self, section: Section, figure: Figure) -> str:
        """What is not fine or not known, with what would be healthy."""
        label = self.label(figure.label)
        name = f"{STRONG}{label[:1].upper()}{label[1:]}{STRONG_END}"
        value, healthy = self.value(figure.value, figure.unit), self.healthy(figure)
        if section.name == "cards":
            verb, unit = self.verb(section.about), self.unit(figure.unit)
            return self.say("lab-off-card", name=name, verb=verb, value=value, unit=unit, healthy=healthy)
        if figure.label.kind == "figure":
            return self.say("lab-off-figure", name=name, value=value, healthy=healthy)
        return self.say("lab-off", name=name, value=value, unit=self.unit(figure.unit), healthy=healthy)


def outstanding(section: Section) -> list[str | int]:
    """The cards of a section that are not fine for sure, those first that are furthest off."""
    off = [one for one in section.figures if one.sign == "not-fine" and one.label.kind == "card"]
    off.sort(key=lambda one: -one.judged.edge)
    return list(dict.fromkeys(one.label.name for one in off))


def figures_by_sign(sections: Sequence[Section], sign: str) -> list[tuple[Section, Figure]]:
    """The figures of that sign, of each section in turn what is furthest off: a verdict names some of everything.

    Cards of which nothing is known yet come last: there are always some.
    """
    found = []
    for section in sections:
        ours = sorted((one for one in section.figures if one.sign == sign), key=_off)
        last = section.name == "cards" and sign == "not-known"
        found += [((last, place), section, one) for place, one in enumerate(ours)]
    return [(section, one) for _, section, one in sorted(found, key=lambda one: one[0])]


def _off(one: Figure) -> float:
    """First what lies furthest outside of its healthy range, last what lies deepest inside."""
    return one.judged.edge if one.judged.inside else -one.judged.edge


def plain(text: str) -> str:
    """A sentence without marks around what is meant."""
    return text.translate(_STRONG)
