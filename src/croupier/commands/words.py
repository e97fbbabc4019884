"""`croupier words`: all that a game says in one language, on one page to read aloud."""

from collections.abc import Iterator, Sequence
from typing import Any

from croupier import catalog
from croupier.bots import bot
from croupier.engine import Json, Match, start
from croupier.engine.laws import setups
from croupier.text import Translator
from croupier.text.samples import NAMES, positions

MATCHES = 4
MOST_DECISIONS = 1000
LOG_LINES = 120


def words(name: str, language: str, seed: int = 0) -> Iterator[str]:
    """The page, line by line: cards, variants, questions with their buttons, standing answers, a sample log."""
    game = catalog.find(name)
    translator = Translator(language, game)
    yield f"# {translator.title()}"
    yield f"\n{translator.say('pitch')}"
    yield f"\n## {translator.say('cards')}\n"
    yield from _cards(translator)
    if game.variants:
        yield f"\n## {translator.say('variants')}\n"
        for switch in game.variants:
            title, note, values = translator.variant(switch)
            yield f"- {translator.say('labelled', label=title, value=note)} {' / '.join(values.values())}"
    met = _Met(translator)
    matches = [met.play(number, seed) for number in range(MATCHES)]
    for question in met.questions.values():
        yield from question
    for decision, window in game.windows.items():
        yield f"\n## {translator.say('presets')}\n"
        yield from (f"- [{translator.preset(decision, preset)}]" for preset in window.presets)
    yield f"\n## {translator.say('table-log')}\n"
    log = matches[0].log_for(0)
    shown = [*log[: LOG_LINES // 2], *log[-LOG_LINES // 2 :]] if len(log) > LOG_LINES else log
    yield from (f"- {translator.line(line, NAMES[: matches[0].players], 0)}" for line in shown)


def _cards(translator: Translator) -> Iterator[str]:
    faces = () if translator.game is None else translator.game.FACES
    for face in faces:
        numbers = [translator.counted(figure) for figure in (*face.asks, *face.worth, *face.rail)]
        head = ", ".join([translator.card(face.id), translator.kind(face.id), *numbers])
        text = translator.text(face.id)
        yield f"- {head}. {text}" if text else f"- {head}."
        for term in translator.terms(face.id):
            yield f"  ({translator.say('labelled', label=term.word, value=term.note)})"


class _Met:
    """The questions that matches bring up, each once, with one button of each sort."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.questions: dict[str, list[str]] = {}
        self._buttons: set[tuple[str, str]] = set()

    def play(self, number: int, seed: int) -> Match:
        """A match between bots, with others and other switches from number to number."""
        game = self.translator.game
        assert game is not None
        tables = list(setups(game))
        players, variants = tables[number * len(tables) // MATCHES]
        match = start(game, players, seed + number, variants)
        for _ in positions(match, seed + number, MOST_DECISIONS, bot(("easy", "random")[number % 2]).choose):
            for decision in match.decisions:
                self._note(match, decision)
        return match

    def _note(self, match: Match, decision: Any) -> None:  # Any: a decision of any game
        me, name = decision.seat, decision.name
        view: Json = match.view(me)
        names: Sequence[str] = NAMES[: match.players]
        prompt = self.translator.prompt(decision, view, names, me)
        first = [f"\n## {prompt.kind}\n", *filter(None, (prompt.fact, prompt.note, prompt.warning))]
        lines = self.questions.setdefault(prompt.kind, first)
        for option in decision.options:
            key = option.key
            sort = (name, str(min(int(key), 2)) if key.isdecimal() else option.verb)
            if sort not in self._buttons:
                self._buttons.add(sort)
                lines.append(f"- [{self.translator.label(name, key, view, names, me, about=decision.about)}]")
