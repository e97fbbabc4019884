"""What stands on cards, in words: names, printed sentences, and what the words in them mean."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple

from croupier.engine import LIKE, Effect, Face, Figure, Game, Saying
from croupier.engine.once import once_for_each
from croupier.engine.printed import faces_of
from croupier.text.arguments import UNKNOWN, Arguments
from croupier.text.bundle import Messages, package_of
from croupier.text.hyphenation import parted

MOST_TOLD = 4
"""So many changes of a card set are said, and how many more there are."""


class Term(NamedTuple):
    """A word that a printed sentence uses, and what it means."""

    word: str
    note: str


class CardWords:
    """The cards of one game in one language."""

    def __init__(self, language: str, game: type[Game] | None = None, *, strict: bool = False) -> None:
        self.language = language
        self.game = game
        self.messages = Messages(language, game, strict=strict)
        self._faces: Mapping[str, Face] = faces_of(game) if game is not None else {}
        self._changed = frozenset(field.partition(".")[0] for field in game.card_set()) if game is not None else ()
        """Cards of which something is another than where the messages were written."""
        self._said_by = (type(self), language, game, strict)
        self._hash = hash(self._said_by)  # asked for at every option

    def __eq__(self, other: object) -> bool:
        """Whether both say the same of everything."""
        return isinstance(other, CardWords) and self._said_by == other._said_by

    def __hash__(self) -> int:
        return self._hash

    def is_card(self, name: str) -> bool:
        """Whether there is a face of this id."""
        return name in self._faces

    def card(self, face: str, form: str = "") -> str:
        """The name of a face; with `form` an inflected one (`the`, `un`, `den`), where its message has it."""
        for name in (f"card-{face}.{form}", f"card-{face}") if form else (f"card-{face}",):
            if name in self.messages:
                return self.messages.format(name, {})
        names: Mapping[str, str] = self._faces[face].names if face in self._faces else {}
        if self.language in names or "en" in names:
            return names.get(self.language) or names["en"]
        return self.messages.format(f"card-{face}", {}, readable(face))

    def parted(self, text: str) -> str:
        """A text in which long words may part at their joints."""
        return text if self.game is None else parted(text, self.language, package_of(self.game))

    def named(self, face: str, form: str = "") -> str:
        """The name of a face inside a sentence: a name of its own (`Face.names`) is set off by quotes."""
        name = self.card(face, form)
        own = face in self._faces and self._faces[face].names and f"card-{face}" not in self.messages
        return self.messages.format("named-card", {"name": name}) if own else name

    def variables(self, face: str) -> tuple[tuple[str, str], ...]:
        """What a message may use for a face: the end of each variable's name, and its text."""
        if self.messages.strict or self.game is None:
            return self._variables(face)
        return _kept(self.game, self.language, face)

    def _variables(self, face: str) -> tuple[tuple[str, str], ...]:
        plain = (("", self.named(face)), ("-id", face), ("-kind", self.kind_of(face)))
        return (*plain, *((f"-{form}", self.named(face, form)) for form in self.messages.attributes(UNKNOWN)))

    def text(self, face: str) -> str:
        """The printed text of a card, made from its effects; '' for a card that does nothing."""
        return " ".join(self.said(face))

    def short(self, face: str) -> str:
        """What a card does in a few words (26 characters aimed at), where its sentences have no room; '' if nothing.

        The message `short-<face>` where somebody has written one, for the card as it is. Else as `text` is made, of the
        attributes `.short` of the messages of its effects: an empty one is left out here, one without it says its whole
        sentence.
        """
        if f"short-{face}" in self.messages and face not in self._changed:
            return self.messages.format(f"short-{face}", {})
        said = self.shorts(face)
        return reduce(self._and_short, said) if said else ""

    def shorts(self, face: str) -> list[str]:
        """What each effect of a card says in a few words."""
        return [words.removesuffix(".") for words in self.said(face, short=True) if words]

    def said(self, face: str, *, short: bool = False) -> tuple[str, ...]:
        """What each effect of a card says (`saying`), in their order."""
        if self.messages.strict or self.game is None:
            return self._said(face, short)
        return _kept_said(self.game, self.language, face, short)

    def _said(self, face: str, short: bool) -> tuple[str, ...]:
        kind = self.kind_of(face)
        return tuple(self.saying(effect.says(), kind, short=short) for effect in self._effects(face))

    def saying(self, saying: Saying, on: str = "", *, short: bool = False) -> str:
        """What an effect says; sayings inside it are rendered first, faces become names.

        `$on` is the kind of the card on which it is printed. `short`: by the attributes `.short`, where there are any.
        """
        args = Arguments(self, (), None)
        args.values["on"] = on
        for name, value in saying.args.items():
            name = name.replace("_", "-")
            if isinstance(value, Saying):
                args.values[name] = self.saying(value, on, short=short)
            elif isinstance(value, tuple):
                listed = self._and_short if short else self._and
                args.values[name] = reduce(listed, [self.saying(part, on, short=short) for part in value])
            elif value in self._faces:
                args.face(name, str(value))
            else:
                args.values[name] = value
        brief = f"{saying.message}.short"
        message = brief if short and brief in self.messages else saying.message
        return self.messages.format(message, args.values)

    def _and(self, most: str, last: str) -> str:
        return self.messages.format("list-effects", {"most": most, "last": last})

    def _and_short(self, most: str, last: str) -> str:
        return self.messages.format("list-effects.short", {"most": most, "last": last})

    def terms(self, face: str) -> tuple[Term, ...]:
        """The words of a card's printed text that mean more than they say, in their order.

        The message of an effect explains its word in its attributes `.term` and `.note`.
        """
        used = (saying.message for effect in self._effects(face) for saying in _parts(effect.says()))
        on = {"on": self.kind_of(face)}
        return tuple(
            Term(self.messages.format(f"{message}.term", on), self.messages.format(f"{message}.note", on))
            for message in dict.fromkeys(used)
            if f"{message}.term" in self.messages
        )

    def kind(self, face: str) -> str:
        """The type line of a card: "Character"."""
        kind = self._faces[face].kind
        return self.messages.format(f"kind-{kind}", {}, readable(kind))

    def kind_of(self, face: str) -> str:
        """The key of a face’s kind; '' for a face that is not known."""
        return self._faces[face].kind if face in self._faces else ""

    def figure(self, name: str) -> str:
        """What a figure on a card means, in a word: `draw`, `attack` (`Figure.name`, or its icon)."""
        return self.messages.format(f"figure-{name}", {}, readable(name))

    def counted(self, figure: Figure) -> str:
        """A figure with its number: "INIT 4"; where `figure-NAME.counted` says it otherwise: "6 coins".

        `$number` is what is printed ("+1"), `$count` how many that are, for the noun.
        """
        name = figure.name or figure.icon
        if figure.number is None:
            return self.figure(name)
        message = f"figure-{name}.counted"
        if message in self.messages:
            signed = str(figure.number).removeprefix("+")
            count = int(signed) if signed.isdecimal() else figure.number
            return self.messages.format(message, {"number": figure.number, "count": count})
        return f"{self.figure(name)} {figure.number}"

    def figures(self, face: str, place: str) -> str:
        """The figures at a place of a face, as a table lists them: "2 coins, Fire 1"; '' where there is none.

        `figure-NAME.listed` says it as it is said in that column; it is empty where it has a column of its own. One
        without a number shares that of the next.
        """
        told = ""
        for figure in getattr(self._faces[face], place):
            name = f"figure-{figure.name or figure.icon}.listed"
            number = "" if figure.number is None else figure.number
            said = self.messages.format(name, {"number": number}) if name in self.messages else self.counted(figure)
            if said := said.strip():
                told += said + (" / " if figure.number is None else ", ")
        return told.rstrip(" /,")

    def other_cards(self) -> str:
        """What is another on the cards than in the box, in a line, card by card; '' where nothing is."""
        changes = self.game.card_set() if self.game is not None else {}
        fields = sorted(changes, key=lambda field: (field.partition(".")[0], not field.endswith(f".{LIKE}")))
        told: dict[str, list[str]] = {}
        for field in fields[:MOST_TOLD]:
            design, _, column = field.partition(".")
            if column == LIKE:
                said = self.messages.format("like-card", {"like": self.design(changes[field])})
            else:
                args = {"field": self.field(column), "written": changes[field]}
                said = self.messages.format("changed-field", args)
            told.setdefault(design, []).append(said)
        if not told:
            return ""
        cards = [self._about(design, fields) for design, fields in told.items()]
        more = max(0, len(changes) - MOST_TOLD)
        return self.messages.format("other-cards", {"cards": ", ".join(cards), "more": more})

    def added(self, design: str, like: str) -> str:
        """That a card is not in the box, and which one it is like."""
        return self._about(design, [self.messages.format("like-card", {"like": self.design(like)})])

    def _about(self, design: str, said: Sequence[str]) -> str:
        return self.messages.format("changed-card", {"card": self.design(design), "about": ", ".join(said)})

    def design(self, name: str) -> str:
        """What a row in the tables of cards is called: as its face, or where it has none as `design-NAME` says."""
        return self.card(name) if name in self._faces else self.messages.format(f"design-{name}", {}, readable(name))

    def field(self, column: str) -> str:
        """What a column in the tables of cards is called, in a sentence: "life"."""
        return self.messages.format(f"field-{column}", {}, column.replace("_", " "))

    def _effects(self, face: str) -> Iterable[Effect[Any]]:  # Any: the game's own
        effects: Mapping[str, Iterable[Effect[Any]]] = getattr(self.game, "EFFECTS", {})  # Any: as above
        return effects.get(face, ())


@once_for_each
def _kept(game: type[Game], language: str, face: str) -> tuple[tuple[str, str], ...]:
    """The variables of a face, which many sentences name: they are always the same."""
    return CardWords(language, game)._variables(face)


@once_for_each
def _kept_said(game: type[Game], language: str, face: str, short: bool) -> tuple[str, ...]:
    """What the effects of a face say, which tables show at every change."""
    return CardWords(language, game)._said(face, short)


def _parts(saying: Saying) -> Iterator[Saying]:
    """A saying and all sayings inside it."""
    yield saying
    for value in saying.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Saying):
                yield from _parts(part)


def readable(key: str) -> str:
    """A key as words, where no message has any: `turned-up` becomes "Turned up", `bid 3` "Bid 3"."""
    words = " ".join(key.replace("-", " ").replace("_", " ").split())
    return words[:1].upper() + words[1:]
