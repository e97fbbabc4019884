"""Everything a game can say, said: random matches in every set-up, and all that is declared."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

from croupier import catalog
from croupier.bots import bot
from croupier.engine import FACE, FACES, NUMBER, OWN_FACE, OWN_NUMBER, SEAT, Event, Game, Match, start
from croupier.engine.laws import setups
from croupier.engine.narration import Tells
from croupier.text import Speaker
from croupier.text.bundle import Messages, Value

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines", "Oskar", "Noor", "Jonas")
MOST_SETUPS = 6
MOST_DECISIONS = 400


class Recorder(Messages):
    """Messages that remember which of them were said."""

    def __init__(self, language: str, game: type[Game]) -> None:
        super().__init__(language, game, strict=True)
        self.said: set[str] = set()

    def format(self, name: str, args: Mapping[str, Value]) -> str:
        self.said.add(name.partition(".")[0])
        return super().format(name, args)


def recorded(language: str, game: type[Game]) -> tuple[Speaker, Recorder]:
    """A strict speaker, and the record of what it says."""
    speaker = Speaker(language, game, strict=True)
    recorder = Recorder(language, game)
    speaker.messages = recorder
    return speaker, recorder


def matches(game: type[Game]) -> Iterator[Match]:
    """Positions of matches in several set-ups, played by bots that try everything."""
    tables = list(setups(game))
    step = max(1, len(tables) // MOST_SETUPS) | 1  # odd, so that it meets every number of players
    for number, (players, variants) in enumerate(tables[::step]):
        match = start(game, players, number, variants)
        random = Random(number)
        player = bot(("random", "easy")[number % 2])
        for _ in range(MOST_DECISIONS):
            if match.over:
                break
            yield match
            decision = random.choice(match.decisions)
            match.choose(decision.seat, player.choose(match, decision.seat, random.getrandbits(60)))
        yield match


def position_texts(speaker: Speaker, match: Match) -> Iterator[str]:
    """Whatever is said about a position to whoever is asked, and to the others."""
    names = NAMES[: match.players]
    for decision in match.decisions:
        me = decision.seat
        view = match.view(me)
        prompt = speaker.prompt(decision, view, names, me)
        yield from (prompt.kind, prompt.fact, prompt.note)
        if prompt.warning:
            yield prompt.warning
        for key in decision.keys:
            yield speaker.label(decision.name, key, view, names, me)
            caution = speaker.caution(decision.name, key, view, names, me)
            if caution:
                yield caution
    for reader in (None, *range(match.players)):
        asked = match.view(reader)["asked"]
        words = speaker.waiting(asked, names, reader)
        others = [one["seat"] for one in asked if one["seat"] != reader]
        assert bool(words) == bool(others)
        if words:
            yield words


def log_texts(speaker: Speaker, match: Match) -> Iterator[str]:
    """The log of a match, as every seat and a spectator read it."""
    assert speaker.game is not None
    assert {line["event"] for line in match.log} <= {event.name for event in speaker.game.EVENTS}
    for reader in (None, *range(match.players)):
        for line in match.log_for(reader):
            yield speaker.line(line, NAMES[: match.players], reader)


def declared_texts(speaker: Speaker) -> Iterator[str]:
    """All that is said of a game without a match: cards, variants, standing answers, every event in every way."""
    game = speaker.game
    assert game is not None
    yield speaker.title()
    yield speaker.say("pitch")
    for face in game.FACES:
        yield speaker.card(face.id)
        yield speaker.kind(face.id)
        if game.EFFECTS.get(face.id):
            yield speaker.text(face.id)
        for figure in (*face.asks, *face.worth, *face.rail, *((face.verb,) if face.verb else ())):
            yield speaker.figure(figure.name or figure.icon)
    for name in game.variants:
        title, note, values = speaker.variant(name)
        yield from (title, note, *values.values())
    for decision, window in game.windows.items():
        for preset in window.presets:
            yield speaker.preset(decision, preset)
    for event in game.EVENTS:
        yield from event_texts(speaker, event)


def event_texts(speaker: Speaker, event: Event) -> Iterator[str]:
    """An event with every choice of seats and several cards and numbers, read by each seat and by a spectator."""
    assert speaker.game is not None
    values = [_values(tells, speaker.game) for tells in event.values.values()]
    for told in product(*values):
        line: dict[str, Any] = {"event": event.name, "rule": event.rule}  # Any: JSON
        line |= dict(zip(event.values, told, strict=True))
        owner = next((line[name] for name, tells in event.values.items() if tells is SEAT), None)
        for reader in (None, 0, 1, 2):
            known = {
                name: value
                for name, value in line.items()
                if event.values.get(name) not in (OWN_FACE, OWN_NUMBER) or reader == owner
            }
            yield speaker.line(known, NAMES[:3], reader)


def _values(tells: Tells, game: type[Game]) -> Sequence[object]:
    faces = [face.id for face in game.FACES]
    if tells is SEAT:
        return (0, 1)
    if tells in (FACE, OWN_FACE):
        return faces[:3] + faces[-1:]
    if tells is FACES:
        return (faces[:1], faces[:2], faces[:3])
    return (1, 2, 7) if tells in (NUMBER, OWN_NUMBER) else ("five", "something-else")


def keys(plain: object) -> Iterator[str]:
    """The names of all fields of plain data, however deep: a terminal shows records with the names of their fields."""
    if isinstance(plain, Mapping):
        yield from plain
        plain = list(plain.values())
    if isinstance(plain, list):
        for part in plain:
            yield from keys(part)


@cache
def used_by(place: str) -> frozenset[str]:
    """The ids of all messages that a game needs."""
    game = catalog.find(place)
    speaker, recorder = recorded("en", game)
    for _ in declared_texts(speaker):
        pass
    fields: set[str] = set()
    for match in matches(game):
        fields.update(keys(match.view(None)))
        for _ in position_texts(speaker, match):
            pass
        if match.over:
            for _ in log_texts(speaker, match):
                pass
    said = recorder.said | {f"card-{face.id}" for face in game.FACES if f"card-{face.id}" in speaker.messages}
    shown = {f"{kind}-{field}" for field in fields for kind in ("zone", "state")}
    return frozenset(said | {name for name in shown if name in speaker.messages})
