"""Coverage: what a game would need to say and cannot. Messages that a language lacks, rules that the rulebook lacks."""

from collections.abc import Iterator, Mapping
from itertools import islice

from croupier.engine import Game, Part, start
from croupier.engine.laws import setups
from croupier.engine.play.arrange import ENGINE_FIELDS
from croupier.engine.shapes import (
    CardFace,
    Flag,
    Many,
    Maybe,
    Number,
    OfEachSeat,
    Record,
    SeatNumber,
    Shape,
    Word,
    shapes,
)
from croupier.engine.state.parts import Visibility
from croupier.text.bundle import FALLBACK, LANGUAGES, Messages, MissingText, Value, faults, package_of, spoken
from croupier.text.options import labels_of
from croupier.text.rulebook import BadRulebook, NoRulebook, rulebook
from croupier.text.samples import declared_texts, event_texts, log_texts, position_texts, positions
from croupier.text.translator import Translator, prompts_of

MOST_SETUPS = 6
MOST_DECISIONS = 300
WAYS = 8
"""So many of the ways in which an event may read are tried; its matches bring up others."""


def missing_words(game: type[Game], seed: int = 0, *, played: bool = True) -> list[str]:
    """Messages that a game asks for and lacks, by each language it has a file in, and what its files say in vain.

    Asked for is what it declares, and if it is `played`, every kind of question and option that some random matches
    bring up, and their logs.
    """
    noted = {language: _Gaps(language, game) for language in spoken(game)}
    if not noted:
        return []
    translators = [_translator(language, game, gaps) for language, gaps in noted.items()]
    for gaps in noted.values():
        gaps.noted |= {f"There is no message {name} in {gaps.language}." for name in _unsaid(game, gaps)}
    for translator in translators:
        _exhaust(declared_texts(translator))
        for event in game.EVENTS:
            _exhaust(islice(event_texts(translator, event), WAYS))
    tables = list(setups(game)) if played else []
    met: set[tuple[str, str]] = set()
    for number, (players, variants) in enumerate(tables[:: max(1, len(tables) // MOST_SETUPS)]):
        match = start(game, players, seed + number, variants)
        for _ in positions(match, seed + number, MOST_DECISIONS):
            asked = {(one.name, option.verb) for one in match.decisions for option in one.options}
            if not asked <= met:
                met |= asked
                for translator in translators:
                    _exhaust(position_texts(translator, match))
        for translator in translators:
            _exhaust(log_texts(translator, match))
    return [
        f"{language}: {gap}"
        for language, gaps in noted.items()
        for gap in (*faults(language, package_of(game)), *sorted(gaps.noted))
    ]


def missing_rules(game: type[Game]) -> list[str]:
    """Events that cite a rule which a game's rulebook lacks, and why a rulebook cannot be read; none without one."""
    missing: dict[str, None] = {}
    for language in LANGUAGES:
        try:
            rules = rulebook(language, game).rules
        except BadRulebook as error:
            missing[str(error)] = None  # said once, though other languages fall back to it
        except NoRulebook:
            continue
        else:
            if language == FALLBACK:
                missing |= {
                    f"the event {event.name!r} cites {event.rule}, which the rulebook lacks": None
                    for event in game.EVENTS
                    if event.rule not in rules
                }
    return list(missing)


class _Gaps(Messages):
    """The messages of one language alone, which note what they lack and go on."""

    def __init__(self, language: str, game: type[Game]) -> None:
        super().__init__(language, game, strict=True)
        self.language = language
        self.noted: set[str] = set()

    def format(self, name: str, args: Mapping[str, Value], otherwise: str | None = None) -> str:
        try:
            return super().format(name, args, otherwise)
        except MissingText as error:
            self.noted.add(str(error))
            return name


def _unsaid(game: type[Game], messages: Messages) -> Iterator[str]:
    """What is declared and has no words, found without a match: a rare question may never come up."""
    if game.page() is None:
        yield from _unlabelled(game, messages)
    for question in game.QUESTIONS:
        verbs = [verb.name for verb in question.verbs]
        prompts = [one for verb in verbs for one in prompts_of(question.name, verb)]
        if not any(f"{one}.kind" in messages for one in prompts):
            yield prompts[-1]
        for verb in verbs:
            labels = labels_of(question.name, verb)
            if not any(one in messages for one in labels):
                yield labels[-1]


def _unlabelled(game: type[Game], messages: Messages) -> Iterator[str]:
    """What a table without a page of its own would show of the state and has no words for."""
    for name, shape in _stated(game, of_seats=False):
        if f"zone-{name}" not in messages and f"state-{name}" not in messages:
            yield f"zone-{name}"
        if isinstance(shape, Word):
            yield from (f"{name}-{word}" for word in shape.words or () if f"{name}-{word}" not in messages)


def _stated(part: type[Part], *, of_seats: bool) -> Iterator[tuple[str, Shape]]:
    """The numbers, words and single cards that everybody sees, with their fields; of the table no words and no flags.

    A program keeps notes of its own there, which are told where there are words for them.
    """
    for name, visible, shape in shapes(part):
        inner, own = shape, of_seats
        while isinstance(inner, OfEachSeat | Many | Maybe):
            own = own or isinstance(inner, OfEachSeat)
            inner = inner.item
        if visible is not Visibility.EVERYONE or name in ENGINE_FIELDS:
            continue
        if isinstance(inner, Record):
            yield from _stated(inner.part, of_seats=True)
        elif isinstance(inner, Number | SeatNumber) or (own and isinstance(inner, Word | Flag)):
            yield name, inner
        elif isinstance(shape, CardFace) and not of_seats:
            yield name, shape


def _translator(language: str, game: type[Game], gaps: _Gaps) -> Translator:
    translator = Translator(language, game, strict=True)
    translator.messages = gaps
    return translator


def _exhaust(texts: Iterator[str]) -> None:
    for _ in texts:
        pass
