"""Translation: whatever the rules know by key, in words that people read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from croupier.engine import NOTHING, Decision, Event, Game, RuleId
from croupier.engine.once import once_for_each
from croupier.text.arguments import Arguments, event_values, joined, seats_of
from croupier.text.bundle import Value
from croupier.text.cards import CardWords, readable
from croupier.text.options import deed_of, spelled, values_of, word_of
from croupier.text.rulebook import NoRulebook, Rulebook, rulebook


class PromptText(NamedTuple):
    """The words of a question: its kind (the pink line), the fact, the consequence, and a warning or ''."""

    kind: str
    fact: str
    note: str
    warning: str


class VariantText(NamedTuple):
    """A switch of a game in words: its title, what it is about, and a label for each value."""

    title: str
    note: str
    values: Mapping[str, str]


class Translator(CardWords):
    """Speaks one language, for the house or for one game.

    `names` are the seats' names in seat order; `me` is the seat of the one who reads, or None. Where a text is missing
    its key is said, made readable ("Bid 3" for `bid:3`); a strict translator, as tests have, raises `MissingText`.
    """

    def __init__(self, language: str, game: type[Game] | None = None, *, strict: bool = False) -> None:
        super().__init__(language, game, strict=strict)
        self._events = _events(game) if game is not None else {}

    # -- any message -------------------------------------------------------------------------------------------

    def say(self, message: str, **args: Value) -> str:
        """Any message, or an attribute of one (`ask-play.note`). Underscores in `args` stand for hyphens."""
        given = {name.replace("_", "-"): value for name, value in args.items()} if args else args
        return self.messages.format(message, given)

    def has(self, message: str) -> bool:
        """Whether there is such a message or attribute."""
        return message in self.messages

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list: "Mara, Tomas and Ada"."""
        return joined(self.messages, words)

    def bot(self, name: str) -> str:
        """What kind of bot it is ("Easy"): in words of the house, or its name if a package has brought it."""
        return self.messages.format(f"bot-{name}", {}, readable(name))

    def bot_names(self) -> Iterator[str]:
        """Names for bots, the same everywhere."""
        number = 0
        while self.has(f"bot-name-{number}"):
            yield self.say(f"bot-name-{number}")
            number += 1

    # -- places -----------------------------------------------------------------------------------------------

    def zone(self, field: str) -> str:
        """The name of a field of the view: "Hand", "coins"."""
        return self.messages.format(f"zone-{field}", {}, readable(field))

    def piece(self, name: str) -> str:
        """What a board, a track or a token is called: as a piece (`piece-first`), else as the field of that name."""
        messages = (f"piece-{name}", f"zone-{name}", f"figure-{name}")
        words = self.messages.format(next(filter(self.has, messages), messages[0]), {}, readable(name))
        return words[:1].upper() + words[1:]

    # -- questions ---------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: Mapping[str, Any], names: Sequence[str], me: int | None) -> PromptText:
        """The words of a question. A message `ask-<decision>-<verb>` for the verb of its last option goes first."""
        args = self._arguments(decision.name, view, names, me, decision.about).values
        message, usual = prompts_of(decision.name, decision.options[-1].verb)
        if f"{message}.kind" not in self.messages:
            message = usual
        kind = self.messages.format(f"{message}.kind", args, readable(decision.name))
        fact, note = (self.messages.format(f"{message}.{part}", args, "") for part in ("fact", "note"))
        warning = f"{message}.warning"
        return PromptText(kind, fact, note, self.messages.format(warning, args) if warning in self.messages else "")

    def label(
        self,
        name: str,
        key: str,
        view: Mapping[str, Any],
        names: Sequence[str],
        me: int | None,
        *,
        about: Mapping[str, Any] = NOTHING,
    ) -> str:  # Any: JSON
        """The words of one option of the decision `name`, which is `about` this: a verb with its object and price.

        From `option-<decision>-<verb>` or `option-<verb>`; from `option-<decision>` where the key is a number.
        """
        return self._label(name, key, view, self._arguments(name, view, names, me, about))

    def labels(self, decision: Decision, view: Mapping[str, Any], names: Sequence[str], me: int | None) -> list[str]:
        """The words of all options of a decision, in order; the facts they may name are gathered once."""
        facts = self._arguments(decision.name, view, names, me, decision.about)
        return [self._label(decision.name, key, view, facts) for key in decision.keys]

    def _label(self, name: str, key: str, view: Mapping[str, Any], facts: Arguments) -> str:  # Any: JSON
        option = spelled(self, name, key)
        args = values_of(option, name, view, facts, self.game)
        return self.messages.format(option.message, args, option.otherwise)

    def cards_of(self, name: str, key: str, view: Mapping[str, Any], me: int | None) -> tuple[str, ...]:
        """The faces an option of the decision `name` is about: those in its key, else those among its facts."""
        deed = deed_of(self.game, name, key)
        named = [part for part in (deed.verb, *deed.parts) if part in self._faces]
        if not named and self.game is not None and self.game.WORDS is not None:
            facts = self.game.WORDS.option_facts(name, deed, view, me).values()
            named = [value for _, value in facts if isinstance(value, str) and value in self._faces]
        return tuple(dict.fromkeys(named))

    def caution(
        self,
        name: str,
        key: str,
        view: Mapping[str, Any],
        names: Sequence[str],
        me: int | None,
        *,
        about: Mapping[str, Any] = NOTHING,
    ) -> str:  # Any: JSON
        """What to confirm before this option is sent, or '' if nothing."""
        option = spelled(self, name, key)
        message = f"caution-{word_of(name)}-{option.deed.verb}"
        if message not in self.messages:
            return ""
        facts = self._arguments(name, view, names, me, about)
        return self.messages.format(message, values_of(option, name, view, facts, self.game))

    def waiting(self, asked: Iterable[Mapping[str, Any]], names: Sequence[str], me: int | None = None) -> str:
        """What those who are not asked read: "Mara may react." `asked` is the view's list; '' if nobody else is."""
        seats: dict[str, list[str]] = {}
        for one in asked:
            if one["seat"] != me:
                message = f"wait-{word_of(one['name'])}"
                seats.setdefault(message if message in self.messages else "wait", []).append(names[one["seat"]])
        lines = []
        for message, who in seats.items():
            lines.append(
                self.messages.format(message, {"seats": joined(self.messages, sorted(who)), "count": len(who)})
            )
        return " ".join(lines)

    # -- what happened -----------------------------------------------------------------------------------------

    def line(self, event: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:
        """One log line as a sentence.

        In it `$you` says whether its first seat is the one who reads, `$target-same` whether the seat called
        `target` is the first seat once more.
        """
        args = self._told(event, names, me)
        return self.messages.format(f"event-{event['event']}", args.values, self._readable_line(event, args.values))

    def line_or_name(self, event: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:
        """As `line`, of an event that other rules have told: where these have no words it is only named."""
        try:
            return self.line(event, names, me)
        except Exception:  # noqa: BLE001  # whatever it lacks, or has of another kind
            return readable(str(event["event"]))

    def deed(self, event: Mapping[str, Any], names: Sequence[str], me: int | None) -> str:
        """A log line in a few words without who did it, by `event-<name>.deed`; '' where there is no such message."""
        message = f"event-{event['event']}.deed"
        return self.messages.format(message, self._told(event, names, me).values) if message in self.messages else ""

    def _told(self, event: Mapping[str, Any], names: Sequence[str], me: int | None) -> Arguments:
        """What the words of a log line may name."""
        args = Arguments(self, names, me)
        declared = self._events.get(event["event"])
        if declared is None:
            args.values.update({k: v for k, v in event.items() if isinstance(v, str | int | float)})
        else:
            for name, tells, value in event_values(declared.values, event):
                args.add(name, tells, value)
            seats = seats_of(declared)
            if seats:
                args.values["you"] = args.values[f"{seats[0].replace('_', '-')}-you"]
            for name in seats[1:]:
                same = "yes" if event[name] == event[seats[0]] else "no"
                args.values[f"{name.replace('_', '-')}-same"] = same
        return args

    def _readable_line(self, event: Mapping[str, Any], values: Mapping[str, Value]) -> str:
        """A log line for which no message has words: "Ada: Took, Prize 4"."""
        who = next(iter(self._seat_names(event)), None)
        named = (name.replace("_", "-") for name in event if name not in ("event", "rule", who))
        told = [str(values[name]) for name in named if name in values]
        if who is not None:
            return f"{values[who.replace('_', '-')]}: {', '.join([readable(event['event']), *told])}"
        return readable(event["event"]) + (f": {', '.join(told)}" if told else "")

    def seats(self, event: Mapping[str, Any]) -> tuple[int, ...]:
        """The seats a log line is about, in the order in which it names them."""
        named = [event.get(name) for name in self._seat_names(event)]
        return tuple(dict.fromkeys(seat for seat in named if isinstance(seat, int)))

    # -- the game ----------------------------------------------------------------------------------------------

    def title(self) -> str:
        """The title of the game."""
        return self.messages.format("title", {}, self.game.title if self.game is not None else None)

    def variant(self, name: str) -> VariantText:
        """A switch of the game in words."""
        values = self.game.variants[name] if self.game is not None else ()
        return VariantText(
            self.messages.format(f"variant-{name}", {}, readable(name)),
            self.messages.format(f"variant-{name}.note", {}, ""),
            {value: self.messages.format(f"variant-{name}-{value}", {}, readable(value)) for value in values},
        )

    def variant_chosen(self, name: str, value: str) -> str:
        """A switch that does not stand as the rules usually have it, with how it stands; '' for one that does."""
        if self.game is None or value == self.game.variants[name][0]:
            return ""
        words = self.variant(name)
        return self.say("variant-chosen", variant=words.title, value=words.values[value])

    def variants_chosen(self, chosen: Mapping[str, str]) -> str:
        """All switches of a table in a few words: those that differ from the usual rules."""
        told = [words for name, value in chosen.items() if (words := self.variant_chosen(name, value))]
        return " · ".join(told) or self.say("variants-usual")

    def preset(self, decision: str, preset: str) -> str:
        """A standing answer to a reaction window in words."""
        return self.messages.format(f"preset-{word_of(decision)}-{preset}", {}, readable(preset))

    def presets(self, decision: str) -> str:
        """What the standing answers to a window answer, where a game has several windows.

        They stand for all of a match, so these words know nothing of the question as it is asked at one moment.
        """
        own = f"preset-{word_of(decision)}"
        kind = f"ask-{word_of(decision)}.kind"
        return self.messages.format(own if own in self.messages else kind, {}, readable(decision))

    def question(self, name: str) -> str:
        """What a question is about, at whatever moment it is asked; as it is called if that depends on the moment."""
        kind = f"ask-{word_of(name)}.kind"
        known = kind in self.messages and not self.messages.variables(kind)
        return self.messages.format(kind, {}) if known else readable(name)

    def rule(self, number: RuleId) -> str:
        """The text of a rule; '' if there is no rule of that number, or no rulebook."""
        book = self._book()
        return book.rules[number].text if book is not None and number in book.rules else ""

    @property
    def has_rules(self) -> bool:
        """Whether the game has a rulebook that can be read."""
        return self._book() is not None

    # -- inside ------------------------------------------------------------------------------------------------

    def _book(self) -> Rulebook | None:
        try:
            return None if self.game is None else rulebook(self.language, self.game)
        except NoRulebook:
            return None

    def _seat_names(self, event: Mapping[str, Any]) -> list[str]:
        """The values of a log line that are seats."""
        declared = self._events.get(event["event"])
        return seats_of(declared) if declared is not None else []

    def _arguments(
        self, name: str, view: Mapping[str, Any], names: Sequence[str], me: int | None, about: Mapping[str, Any]
    ) -> Arguments:  # Any: JSON
        args = Arguments(self, names, me)
        if about and self.game is not None:
            declared = next(one.about for one in self.game.QUESTIONS if one.name == name)
            for fact, value in about.items():
                args.add(fact, declared[fact].tells, value)
        if self.game is not None and self.game.WORDS is not None:
            for fact, (tells, value) in self.game.WORDS.facts(name, view, me).items():
                args.add(fact, tells, value)
        return args


@once_for_each
def _events(game: type[Game]) -> Mapping[str, Event]:
    """The events of a game by name; a translator is made for every page."""
    return {event.name: event for event in game.EVENTS}


def prompts_of(question: str, verb: str) -> tuple[str, str]:
    """The messages that may word a question whose last option is of this verb, the closer one first."""
    return f"ask-{word_of(question)}-{verb}", f"ask-{word_of(question)}"
