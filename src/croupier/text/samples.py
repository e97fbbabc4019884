"""Samples: everything a game can say. What it declares, and what positions and logs of its matches bring up."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

from croupier.engine import (
    CARD,
    DATA,
    FACE,
    FACES,
    NUMBER,
    OWN_FACE,
    OWN_NUMBER,
    SEAT,
    Event,
    Game,
    Json,
    Match,
    Seat,
    check_setup,
    fitting,
)
from croupier.engine.narration import Tells
from croupier.engine.state.parts import fields_of_cards
from croupier.text.arguments import seats_of
from croupier.text.translator import Translator

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines", "Oskar", "Noor", "Jonas")
"""People to speak of."""

MOST_TOLD = 400
"""So many tellings of one event are read: each pair of values is among them."""


def _any_option(match: Match, seat: Seat, seed: int) -> int:
    decision = match.decision(seat)
    return seed % len(decision.options) if decision is not None else 0


def positions(
    match: Match, seed: int, most: int, choose: Callable[[Match, Seat, int], int] = _any_option
) -> Iterator[Match]:
    """A match as it goes on, position by position, to its end or for `most` choices. What is given is the match itself.

    Of the seats that are asked any chooses next. `choose` gives the index of an option for match, seat and a seed.
    """
    random = Random(seed)  # noqa: S311  # no secret
    for _ in range(most):
        yield match
        if match.over:
            return
        seat = random.choice(match.decisions).seat
        match.choose(seat, choose(match, seat, random.getrandbits(60)))
    yield match


def declared_texts(translator: Translator) -> Iterator[str]:
    """What is said of a game without a match: cards, variants, standing answers."""
    game = _game(translator)
    yield translator.title()
    yield translator.say("pitch")
    for face in game.FACES:
        yield translator.card(face.id)
        yield translator.kind(face.id)
        if game.EFFECTS.get(face.id):
            yield translator.text(face.id)
        for figure in (*face.asks, *face.worth, *face.rail, *((face.verb,) if face.verb else ())):
            yield translator.figure(figure.name or figure.icon)
    for table in game.TABLES or ():
        yield from map(translator.design, table.written)
        yield from (translator.field(name) for name, column in table.columns.items() if not column.fixed)
    for name in _pieces(game):
        yield translator.piece(name)
    for name in fields_of_cards(game):
        yield translator.zone(name)
    for name in game.variants:
        title, note, values = translator.variant(name)
        yield from (title, note, *values.values())
    for decision, window in game.windows.items():
        if len(game.windows) > 1:
            yield translator.presets(decision)
        for preset in window.presets:
            yield translator.preset(decision, preset)


def _pieces(game: type[Game]) -> Iterator[str]:
    """The names of boards, tracks and tokens, in the box for each number of players."""
    for players in fitting(game, {}, range(game.seats[0], game.seats[1] + 1)):
        box = game.components(players, check_setup(game, players, {}))
        for board in box.boards:
            yield from (board.name, *(track.name for track in board.tracks))
        yield from (token.name for token in box.tokens)


def event_texts(translator: Translator, event: Event) -> Iterator[str]:
    """An event with every choice of seats and several cards and numbers, read by each seat and by a spectator.

    Of an event that tells much these are many thousands; then some of them are taken, always the same.
    """
    told_so = list(product(*(_values(tells, _game(translator)) for tells in event.values.values())))
    if len(told_so) > MOST_TOLD:
        told_so = Random(event.name).sample(told_so, MOST_TOLD)  # noqa: S311  # a choice, no secret
    for told in told_so:
        line: Json = {"event": event.name, "rule": event.rule}
        line |= dict(zip(event.values, told, strict=True))
        owner = next((line[name] for name in seats_of(event)), None)
        for reader in (None, 0, 1, 2):
            known = {
                name: value
                for name, value in line.items()
                if event.values.get(name) not in (OWN_FACE, OWN_NUMBER) or reader == owner
            }
            yield translator.line(known, NAMES[:3], reader)


def position_texts(translator: Translator, match: Match) -> Iterator[str]:
    """What is said about a position to whoever is asked, and to the others."""
    names = NAMES[: match.players]
    for decision in match.decisions:
        me = decision.seat
        view = match.view(me)
        prompt = translator.prompt(decision, view, names, me)
        yield from (prompt.kind, prompt.fact, prompt.note)
        if prompt.warning:
            yield prompt.warning
        for key in decision.keys:
            yield translator.label(decision.name, key, view, names, me, about=decision.about)
            caution = translator.caution(decision.name, key, view, names, me, about=decision.about)
            if caution:
                yield caution
    for reader in (None, *range(match.players)):
        words = translator.waiting(match.asked(reader), names, reader)
        if words:
            yield words


def log_texts(translator: Translator, match: Match) -> Iterator[str]:
    """The log of a match, as every seat and a spectator read it."""
    for reader in (None, *range(match.players)):
        for line in match.log_for(reader):
            yield translator.line(line, NAMES[: match.players], reader)


def _game(translator: Translator) -> type[Game]:
    if translator.game is None:
        raise TypeError("The house plays no match; give the translator of a game.")
    return translator.game


def _values(tells: Tells, game: type[Game]) -> Sequence[object]:
    """Some values that an event may tell."""
    faces = [face.id for face in game.FACES]
    if tells is SEAT:
        return (0, 1)
    if tells in (CARD, FACE, OWN_FACE):
        return faces[:3] + faces[-1:]
    if tells is DATA:
        return ([],)
    if tells is FACES:
        return (faces[:1], faces[:2], faces[:3])
    return (1, 2, 7) if tells in (NUMBER, OWN_NUMBER) else ("five", "something-else")
