"""A comparison in words: what an effect is about, how large it is, and what was played."""

from collections.abc import Sequence

from croupier.engine import LIKE, Game, Json
from croupier.engine.card_sets import plain
from croupier.lab.comparisons.effects import Compared, Effect, of_kind
from croupier.lab.comparisons.sides import Side
from croupier.lab.reports.figures import UNITS, Label
from croupier.lab.reports.words import STRONG, STRONG_END, Words

LISTED = 12
"""So many effects that were seen are listed, the largest."""

BESIDE = 3
"""So many more are drawn, the largest of which nothing is sure."""


class Said(Words):
    """The words of a comparison in one language."""

    def __init__(self, game: type[Game], language: str, setup: Json, a: Side, b: Side) -> None:
        super().__init__(_naming(game, a, b), language)
        self.setup, self.a, self.b = setup, a, b

    def side(self, side: Side) -> str:
        """How a side differs from the game as it is."""
        chosen = [self.translator.variants_chosen(side.variants)] if side.variants or not side.cards else []
        return " · ".join([*chosen, *(self._field(side, field) for field in side.cards)])

    def _field(self, side: Side, field: str) -> str:
        """What is printed in a field of a card, and what was: "Wolf, life: 4 → 3"."""
        design, _, column = field.partition(".")
        if column == LIKE:
            return self.translator.added(design, side.cards[field])
        tables = plain(self.game).with_cards(side.cards).TABLES
        before = "" if tables is None else tables.unchanged(field)
        card, name = self.translator.design(design), self.translator.field(column)
        return self.say("lab-compare-field", card=card, field=name, before=before, after=side.cards[field])

    def about(self, one: Effect) -> str:
        """What an effect is about."""
        name = self.label(one.label)
        return f"{name} ({self.verb(one.about)})" if one.label.kind == "card" else name

    def unit_of(self, one: Effect) -> str:
        """What is counted; '' where the name says it."""
        return "" if one.label.kind == "figure" else self.unit(one.unit)

    def moved(self, value: float, unit: str) -> str:
        """By how much, with its sign."""
        said = self.number(value * 100 if unit in UNITS else value, 1 if unit in UNITS else 2)
        return said if said.startswith("−") else f"+{said}"

    def effect(self, one: Effect) -> str:
        """An effect in a line."""
        name = f"{STRONG}{self.about(one)}{STRONG_END}"
        unit = self.unit_of(one)
        return self.say(
            "lab-compare-effect",
            name=f"{name}, {unit}" if unit else name,
            a=self.value(one.a, one.unit),
            b=self.value(one.b, one.unit),
            low=self.moved(one.low, one.unit),
            high=self.moved(one.high, one.unit),
        )

    def kind(self, one: Effect) -> str:
        """What is known of an effect, in a word or two."""
        return self.say(f"lab-compare-is-{one.kind}")

    def played(self, about: Json) -> Sequence[str]:
        """What was played for one number of players, why it ended, and in how many matches anything differs."""
        ended = "known" if about["known"] else "enough"
        said = [
            self.say("lab-compare-pairs", matches=about["matches"]),
            self.say("lab-compare-mirrored") if about["mirrored"] else "",
            self.say(f"lab-compare-{ended}"),
            self.say("lab-compare-differ", differ=about["differ"], matches=about["matches"]),
        ]
        return [one for one in said if one]

    def deals(self) -> str:
        """Which deals those were, and how often anything that is said may be wrong."""
        deals = self.say("lab-compare-tune" if self.setup["tune"] else "lab-compare-decide")
        return f"{self.say('lab-compare-sure')} {deals}"

    def unseen(self, one: Compared) -> Sequence[str]:
        """Of how many figures no effect was seen, or too little is known."""
        counts = {"unseen": len(of_kind(one, "none")), "unknown": len(of_kind(one, "not-known"))}
        return [self.say(f"lab-compare-{message}", count=count) for message, count in counts.items() if count]

    def only(self, one: Compared) -> Sequence[str]:
        """What only one side has figures of."""
        return [
            self.say(f"lab-compare-{name}", names=self.translator.listed([self.label(label) for label in labels]))
            for name, labels in (("new", _cards(one.new)), ("gone", _cards(one.gone)))
            if labels
        ]


def _naming(game: type[Game], a: Side, b: Side) -> type[Game]:
    """The game that has names for what is compared: with the cards of a side that adds some, else as it is."""
    adding = (side for side in (b, a) if any(field.endswith(f".{LIKE}") for field in side.cards))
    return next((game.with_cards(side.cards) for side in adding), game)


def _cards(labels: Sequence[Label]) -> list[Label]:
    return [one for one in labels if one.kind in {"card", "role"}]
