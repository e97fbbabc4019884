"""The laws: properties every game must satisfy, ours and a stranger's. `croupier check GAME` runs them.

Each law looks at a match at one of its decisions and says what is wrong, or nothing. They are run on random
matches over all player counts and variants. A game that breaks one has a bug, or has found one in the engine.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from croupier.engine.cards import Seat, members
from croupier.engine.decision import Choice
from croupier.engine.errors import BadSetup, CroupierError
from croupier.engine.game import Game
from croupier.engine.match import Match, check_setup, start
from croupier.engine.replay import load
from croupier.engine.state import Visibility, cards_in, field_type, fields, fields_with_cards, may_hold_cards, shown

EVERY = 29
"""Decisions between two looks at the costly laws."""

KNOWLEDGE = {"chance", "faces", "seen", "blurs"}
"""The fields of the state that say what is hidden from whom; all others are facts of the match."""

STEPS_ON = 6
"""So many choices are made in a determinization to see that it goes on."""

WORLDS = 4
"""So many determinizations are looked at to see that they differ; by accident they agree less than once in 800,000."""

Progress = Callable[[int, int], None]
"""Told after every match: how many are done, how many there will be."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A broken law, with what is needed to see it again: set up the match and make the choices."""

    law: str
    what: str
    players: int
    variants: Mapping[str, str]
    seed: int
    choices: tuple[Choice, ...]

    def __str__(self) -> str:
        switches = ", ".join(f"{k}={v}" for k, v in self.variants.items())
        return (
            f"{self.law}: {self.what} ({self.players} players, {switches or 'no variants'}, seed {self.seed}, "
            f"after {len(self.choices)} choices)"
        )


@dataclass(slots=True)
class Report:
    """What was looked at, and every law that was found broken."""

    game: str
    matches: int = 0
    decisions: int = 0
    positions: int = 0
    longest: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether no law was broken."""
        return not self.failures


class Broken(AssertionError):
    """A law does not hold."""


# -- the laws, at one position -------------------------------------------------------------------------------------


def cards_are_conserved(match: Match) -> None:
    """Between steps every card lies in exactly one place; at any time none lies in two."""
    game = match.position
    places: dict[int, str] = {}
    for name, kind in fields_with_cards(type(game)):  # type: ignore[arg-type]  # a class has a hash, whatever its instances say
        for card in cards_in(getattr(game, name), kind):
            if card in places:
                raise Broken(f"card {card} lies in {places[card]} and in {name}")
            places[card] = name
    if match.over or not match._choices:
        _hold(len(places) == len(game.faces), f"{len(game.faces) - len(places)} cards lie nowhere")


def questions_are_sound(match: Match) -> None:
    """A match that goes on asks somebody; each seat at most one question; options are there and differ."""
    _hold(match.over != bool(match.decisions), "nobody is asked, but the match is not over")
    seats = [d.seat for d in match.decisions]
    _hold(len(set(seats)) == len(seats), f"a seat is asked twice: {seats}")
    for decision in match.decisions:
        _hold(len(decision.options) > 0, f"{decision.name} offers nothing")
        _hold(len(set(decision.keys)) == len(decision.keys), f"{decision.name} offers a key twice: {decision.keys}")


def every_option_executes(match: Match) -> None:
    """Whatever is offered can be chosen, and choosing in a copy leaves the original as it was."""
    before = _state(match)
    for decision in match.decisions:
        for index in range(len(decision.options)):
            future = match.fork()
            future.choose(decision.seat, index)
            copy = future.position.copy()
            _hold(copy == future.position, "a copy differs from its original")
    _hold(_state(match) == before, "a fork changed the match it came from")


def undo_is_never_having_done(match: Match) -> None:
    """Choosing and taking back is the same as not having chosen."""
    before = _state(match)
    for decision in match.decisions:
        future = match.fork()
        future.choose(decision.seat, len(decision.options) - 1)
        future.undo()
        _hold(_state(future) == before, f"{decision.name}: undone is not as before")


def looking_changes_nothing(match: Match) -> None:
    """Views, logs and refusals neither change the state nor draw chance."""
    before = json.dumps(match.position.data())
    for seat in (None, *range(match.players)):
        match.view(seat)
        match.log_for(seat)
    for decision in match.decisions:
        match.why_not(decision.seat, "no:such:thing")
    _hold(json.dumps(match.position.data()) == before, "looking at the match changed it")


def same_view(match: Match, seed: int) -> None:
    """A determinization for a seat gives that seat the same view, decisions and log, to the byte."""
    for seat in range(match.players):
        resampled = match.determinize(seat, seed)
        _hold(_sight(resampled, seat) == _sight(match, seat), f"seat {seat} sees that it is in a determinization")


def determinization_is_blind(match: Match, seed: int) -> None:
    """A determinization depends on what its seat knows and on the seed: resampling twice is resampling once."""
    for seat in range(match.players):
        once = match.determinize(seat, seed + 1)
        twice = match.determinize(seat, seed).determinize(seat, seed + 1)
        _hold(_state(once) == _state(twice), f"the determinization for seat {seat} depends on what it cannot know")


def determinization_resamples(match: Match, seed: int) -> None:
    """What a seat cannot know does change: a determinization that keeps it would pass the other two laws."""
    game = match.position
    for seat in range(match.players):
        known = game.in_sight(seat) | {c for _, cards in game.blurs for c in members(cards)}
        hidden = [c for c in range(len(game.faces)) if c not in known and not game.seen[c] >> seat & 1]
        worlds = [match.determinize(seat, seed + i).position for i in range(WORLDS)]
        _hold(all(w.chance != game.chance for w in worlds), f"seat {seat} is left the true chance to come")
        for back in set(game.backs):
            pool = [card for card in hidden if game.backs[card] == back]
            faces = [game.faces[card] for card in pool]
            if len(pool) >= 6 and len(set(faces)) >= 3:
                same = all([w.faces[card] for card in pool] == faces for w in worlds)
                _hold(not same, f"seat {seat} is left the true faces of {back}")


def what_is_never_held_is_not(match: Match, seed: int) -> None:
    """No zone with an owner holds a face that the game declares `never_held`, neither here nor in a determinization."""
    for game in (match.position, *(match.determinize(seat, seed).position for seat in range(match.players))):
        wrong = [card for card in game.held() if game.faces[card] in game.never_held]
        _hold(not wrong, f"somebody holds {', '.join(game.FACES[game.faces[card]].id for card in wrong)}")


def determinizations_can_be_played(match: Match, random: Random) -> None:
    """In a determinization every option executes, also those of seats whose cards have changed, and it goes on."""
    resampled = match.determinize(random.randrange(match.players), random.randrange(1 << 30))
    questions_are_sound(resampled)
    every_option_executes(resampled)
    for _ in range(STEPS_ON):
        if resampled.over:
            return
        decision = random.choice(resampled.decisions)
        resampled.choose(decision.seat, random.randrange(len(decision.options)))


def nothing_follows_from_hidden_cards(match: Match, seed: int) -> None:
    """Had the cards a seat cannot know been others all along this step, it would be asked the same.

    Nor may the state keep a fact that only those cards could tell. (Where another seat's choices would not have
    been possible with those cards, there is nothing to compare; nor do we compare which copy of a card lies where.)
    """
    for seat in range(match.players):
        resampled = match.determinize(seat, seed)
        again = match.with_other_cards(seat, seed)
        if again is None:
            continue
        game, decisions = again
        own, mine = match.decision(seat), next((d for d in decisions if d.seat == seat), None)
        same = (own and own.keys) == (mine and mine.keys)
        _hold(same, f"seat {seat} is offered {own and own.keys}, which depends on cards it cannot know")
        now, then = _facts(resampled.position), _facts(game)
        fixed = [name for name in now if now[name] != then[name]]
        _hold(not fixed, f"{', '.join(fixed)} of the state follow from cards that seat {seat} cannot know")


def _facts(game: Game) -> dict[str, object]:
    """The state but for what lies in hidden zones, with faces in the place of cards."""
    return {
        name: shown(getattr(game, name), kind, lambda card: game.FACES[game.faces[card]], game.FACES, whole=True)
        for name, visibility in fields(type(game)).items()
        if name not in KNOWLEDGE
        for kind in [field_type(type(game), name)]
        if visibility is Visibility.EVERYONE or not may_hold_cards(kind)
    }


def standing_answers_are_public(match: Match, seed: int) -> None:
    """Whether a standing answer answers for a seat does not depend on what the others cannot see."""
    for decision in match.decisions:
        window = match.game.windows.get(decision.name)
        for preset in window.presets if window else ():
            answers = match.position.stands(decision.seat, decision.name, preset)
            for seat in range(match.players):
                if seat != decision.seat:
                    other = match.determinize(seat, seed).position
                    same = other.stands(decision.seat, decision.name, preset) == answers
                    _hold(same, f"the standing answer {preset} of seat {decision.seat} shows its hand")


def parallel_order_changes_nothing(match: Match, random: Random) -> None:
    """In whatever order seats that are asked side by side answer, the result is the same but for the record.

    Nor does an answer change what the others are being asked.
    """
    if len(match.decisions) < 2:
        return
    for decision in match.decisions:
        future = match.fork()
        future.choose(decision.seat, random.randrange(len(decision.options)))
        for other in match.decisions:
            if other.seat != decision.seat:
                now = future.decision(other.seat)
                same = now is not None and (now.name, now.keys) == (other.name, other.keys)
                _hold(same, f"the answer of seat {decision.seat} changes what seat {other.seat} is asked")
    choices = [(d.seat, random.randrange(len(d.options))) for d in match.decisions]
    results = []
    for order in (choices, choices[::-1]):
        future = match.fork()
        for seat, index in order:
            future.choose(seat, index)
        results.append(_state(future))
    _hold(results[0] == results[1], "the order in which parallel seats answer changes the match")


def narration_adds_up(before: Match, after: Match) -> None:
    """Nothing that a seat sees of the table changes without the seat being told that something happened."""
    told = len(after.log) > len(before.log)
    for seat in (None, *range(after.players)):
        changed = _table(before, seat) != _table(after, seat)
        _hold(told or not changed, f"the table changes before seat {seat}, but nothing is told")


# -- the laws, over a whole match ----------------------------------------------------------------------------------


def replay_is_the_original(match: Match) -> None:
    """The saved match, as JSON and back, plays to the same end and saves the same."""
    again = load(json.dumps(match.save()), lambda _: match.game)
    _hold(_state(again) == _state(match), "the replay ends elsewhere")
    _hold(again.save() == match.save(), "the replay saves differently")
    _hold(again.log == match.log, "the replay tells another story")


def check_match(match: Match, seed: int, report: Report, *, every: int = EVERY) -> None:
    """Play a match with random choices and hold every law against it; the costly ones every few decisions."""
    random = Random(seed)  # noqa: S311  # tests, not secrets
    report.matches += 1
    offset = seed % every
    made = 0
    try:
        while not match.over:
            questions_are_sound(match)
            cards_are_conserved(match)
            if made % every == offset:
                report.positions += 1
                _costly(match, random)
            decision = random.choice(match.decisions)
            before = match.fork()
            match.choose(decision.seat, random.randrange(len(decision.options)))
            if made % every == offset:
                narration_adds_up(before, match)
            made += 1
            _hold(made <= match.game.longest, f"no match may have more than {match.game.longest} decisions")
        questions_are_sound(match)
        cards_are_conserved(match)
        replay_is_the_original(match)
    finally:
        report.decisions += made
        report.longest = max(report.longest, made)


def _costly(match: Match, random: Random) -> None:
    seed = random.randrange(1 << 30)
    looking_changes_nothing(match)
    every_option_executes(match)
    undo_is_never_having_done(match)
    same_view(match, seed)
    determinization_is_blind(match, seed)
    determinization_resamples(match, seed)
    what_is_never_held_is_not(match, seed)
    determinizations_can_be_played(match, random)
    nothing_follows_from_hidden_cards(match, seed)
    standing_answers_are_public(match, seed)
    parallel_order_changes_nothing(match, random)


# -- many matches --------------------------------------------------------------------------------------------------


def setups(game: type[Game]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of variants that the rules allow."""
    low, high = game.seats
    for values in product(*game.variants.values()):
        variants = dict(zip(game.variants, values, strict=True))
        for players in range(low, high + 1):
            try:
                yield players, check_setup(game, players, variants)
            except BadSetup:
                continue


def check(
    game: type[Game],
    matches: int = 200,
    seed: int = 0,
    players: int | None = None,
    progress: Progress | None = None,
    *,
    every: int = EVERY,
) -> Report:
    """Random matches of a game, dealt over its set-ups in turn, with every law held against each.

    Stops at the tenth failure. `every` says how many decisions lie between two looks at the costly laws; where
    in a match they are looked at follows from its seed.
    """
    report = Report(game.slug)
    tables = [(n, v) for n, v in setups(game) if players in (None, n)]
    if not tables:
        raise BadSetup(f"{game.title} is not played by {players}.")
    for number in range(matches):
        count, variants = tables[
            (seed + number * 7919) % len(tables) if len(tables) > matches else number % len(tables)
        ]
        match = start(game, count, seed + number, variants)
        try:
            check_match(match, seed + number, report, every=every)
        except (Broken, CroupierError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            law = _law(error)
            report.failures.append(Failure(law, what, count, variants, seed + number, match.choices))
            if len(report.failures) >= 10:
                break
        if progress is not None:
            progress(number + 1, matches)
    return report


def _law(error: BaseException) -> str:
    trace = error.__traceback__
    law = "no exception"
    while trace is not None:
        name = trace.tb_frame.f_code.co_name
        ours = trace.tb_frame.f_code.co_filename == __file__ and not name.startswith("<")
        if ours and name not in ("check", "check_match", "_costly", "_hold"):
            law = name.replace("_", " ")
        trace = trace.tb_next
    return law


def _hold(condition: bool, what: str) -> None:
    if not condition:
        raise Broken(what)


def _state(match: Match) -> str:
    asked = [(d.seat, d.name, d.keys) for d in match.decisions]
    return json.dumps([match.position.data(), asked])


def _sight(match: Match, seat: Seat) -> str:
    own = match.decision(seat)
    return json.dumps([match.view(seat), None if own is None else own.keys, match.log_for(seat)])


def _table(match: Match, seat: Seat | None) -> dict[str, Any]:  # Any: JSON
    view = match.view(seat)
    return {name: value for name, value in view.items() if name not in ("asked", "over", "returns", "facts")}
