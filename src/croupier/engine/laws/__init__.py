"""The laws: properties every game must satisfy, ours and a stranger's. `croupier check GAME` runs them.

Each law looks at a moment of a match and says what is wrong, or nothing. They are held against random matches over
all player counts and variants. A game that breaks one has a bug, or has found one in the engine.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random

from croupier.engine import validation
from croupier.engine.decision import Choice
from croupier.engine.errors import BadSetup, Untellable, traced
from croupier.engine.game import Game
from croupier.engine.laws import position, secrecy, telling
from croupier.engine.laws.moment import Broken, Law, Moment
from croupier.engine.play.match import Match
from croupier.engine.play.start import check_setup, start

__all__ = [
    "AFTER_A_CHOICE",
    "ALWAYS",
    "AT_THE_END",
    "ENDLESS",
    "ENDLESS_STEP",
    "EVERY",
    "NOW_AND_THEN",
    "Broken",
    "Failure",
    "Law",
    "Moment",
    "Progress",
    "Report",
    "check",
    "check_match",
    "reason",
    "setups",
]

ALWAYS: tuple[Law, ...] = (
    position.questions_are_sound,
    position.cards_are_conserved,
    position.values_lie_within_their_bounds,
)
"""Held against every position."""

NOW_AND_THEN: tuple[Law, ...] = (
    position.state_is_declared,
    position.every_option_executes,
    position.looking_changes_nothing,
    position.undo_is_never_having_done,
    position.parallel_order_changes_nothing,
    secrecy.same_view,
    secrecy.determinization_is_blind,
    secrecy.determinization_resamples,
    secrecy.determinizations_can_be_played,
    secrecy.what_is_never_in_hand_is_not,
    secrecy.advice_is_sound,
    secrecy.standing_answers_are_public,
)
"""Costly: held against a position every few decisions."""

AFTER_A_CHOICE: tuple[Law, ...] = (
    telling.narration_adds_up,
    telling.what_comes_to_light_is_told,
    telling.the_log_tells_what_a_seat_may_know,
    telling.who_is_asked_is_public,
    secrecy.nothing_follows_from_hidden_cards,
    secrecy.nobody_remembers_what_nobody_showed,
    secrecy.determinization_follows_from_no_hidden_card,
)
"""Held against what a choice has changed."""

AT_THE_END: tuple[Law, ...] = (
    position.cards_come_out_of_the_box,
    position.the_end_is_as_declared,
    position.replay_is_the_original,
    telling.what_is_told_is_declared,
)

EVERY = 29
"""Decisions between two looks at the costly laws."""

ENDLESS = 100_000
"""A match with so many decisions will not end by itself."""

LONG = 10_000
"""After so many decisions of a match no law but that of its end is held any more: it would say the same again."""

ENDLESS_STEP = 1_000
"""Nor will a step that asks so often; each choice runs it again from its start, so many take a long time."""

LONG_STEP = 150
"""Nor after so many decisions of a step: each law runs all of them again, so that a thousand would take hours."""

ENDS = "matches end"
"""The law whose breach takes long to find, so that it is looked for no second time."""

MOST_FAILURES = 10

SHOWN_CHOICES = 1_000
"""So many choices of a failure are said; its field has all."""

Progress = Callable[[int, int], None]
"""Told after every match: how many are done, how many there will be."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A broken law, with what is needed to see it again: set up the match and make the choices.

    Where it shows without any match, as in words and declarations, `players` is 0.
    """

    law: str
    what: str
    players: int
    variants: Mapping[str, str]
    seed: int
    choices: tuple[Choice, ...]

    def __str__(self) -> str:
        chosen = ", ".join(f"{seat} {key}" for seat, _, key in self.choices[:SHOWN_CHOICES])
        if len(self.choices) > SHOWN_CHOICES:
            chosen += ", ..."
        return self._said(f": {chosen}" if chosen else "")

    def in_short(self) -> str:
        """The same without the choices."""
        return self._said("")

    def _said(self, chosen: str) -> str:
        if not self.players:
            return f"{self.law}: {self.what}"
        switches = ", ".join(f"{k}={v}" for k, v in self.variants.items())
        return (
            f"{self.law}: {self.what} ({self.players} players, {switches or 'no variants'}, seed {self.seed}, "
            f"after {len(self.choices)} choices{chosen})"
        )


@dataclass(slots=True)
class Report:
    """What was looked at, and every law that was found broken. `longest` is the longest match, in decisions."""

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

    @property
    def enough(self) -> bool:
        """Whether nothing more need be looked for: ten failures, or a match that does not end."""
        return len(self.failures) >= MOST_FAILURES or any(failure.law == ENDS for failure in self.failures)


def reason(error: Exception) -> str:
    """What is wrong, as a failure says it."""
    if isinstance(error, Broken):
        return str(error)
    undeclared = isinstance(error, AttributeError) and isinstance(error.obj, Game)
    fields = f"; its fields are {', '.join(error.obj._fields)}" if undeclared else ""  # type: ignore[attr-defined]  # as looked at
    return traced(error) + fields


class _Fault(Exception):
    """A law that is broken: its name, and what is wrong."""

    def __init__(self, law: str, error: Exception) -> None:
        self.law = named(telling.what_is_told_is_declared) if isinstance(error, Untellable) else law  # whoever met it
        self.what = reason(error)
        super().__init__(self.law, self.what)


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

    Stops at the tenth failure, and at the first match that does not end. `every` says how many decisions lie
    between two looks at the costly laws; where in a match they are looked at follows from its seed.
    """
    report = Report(getattr(game, "slug", game.__name__))
    if wrong := validation.faults(game):  # no match would tell more
        report.failures += [Failure(validation.LAW, what, 0, {}, seed, ()) for what in wrong]
        return report
    tables = [(n, v) for n, v in setups(game) if players in (None, n)]
    if not tables:
        raise BadSetup(f"{game.title} is not played by {players}.")
    for number in range(matches):
        at = (seed + number * 7919) % len(tables) if len(tables) > matches else number % len(tables)
        count, variants = tables[at]
        if (failure := _first_failure(game, (count, variants, seed + number), report, every)) is not None:
            report.failures.append(failure)
            if report.enough:
                break
        if progress is not None:
            progress(number + 1, matches)
    return report


def _first_failure(
    game: type[Game], setup: tuple[int, Mapping[str, str], int], report: Report, every: int
) -> Failure | None:
    """The first law that a random match breaks; `setup` is its players, variants and seed."""
    players, variants, seed = setup
    try:
        match = start(game, players, seed, variants)
    except Exception as error:  # noqa: BLE001  # a stranger’s rules may fail in any way
        return Failure("matches begin", reason(error), players, variants, seed, ())
    try:
        check_match(match, seed, report, every=every)
    except _Fault as fault:
        return Failure(fault.law, fault.what, players, variants, seed, match.choices)
    return None


def check_match(match: Match, seed: int, report: Report, *, every: int = EVERY) -> None:
    """Play a match with random choices and hold every law against it; the costly ones every few decisions."""
    random = Random(seed)  # noqa: S311  # tests, not secrets
    report.matches += 1
    offset = seed % every
    made = 0
    before: Match | None = None
    try:
        while True:
            moment = Moment(match, before, random)
            short = made < LONG and len(match._choices) < LONG_STEP
            if short:
                _hold(ALWAYS, moment)
                _hold(AFTER_A_CHOICE, moment)
            if match.over:
                break
            if short and made % every == offset:
                report.positions += 1
                _hold(NOW_AND_THEN, moment)
            before = match.fork()
            _choose(match, random)
            made += 1
            if made >= ENDLESS:
                raise _Fault(ENDS, Broken(f"this match goes on after {made} decisions"))
            if len(match._choices) >= ENDLESS_STEP:
                raise _Fault(ENDS, Broken(f"one step goes on after {ENDLESS_STEP} decisions"))
        _hold(AT_THE_END, moment)
    finally:
        report.decisions += made
        report.longest = max(report.longest, made)


def _choose(match: Match, random: Random) -> None:
    decision = random.choice(match.decisions)
    try:
        match.choose(decision.seat, random.randrange(len(decision.options)))
    except Exception as error:
        raise _Fault(named(position.every_option_executes), error) from error


def _hold(laws: tuple[Law, ...], moment: Moment) -> None:
    for law in laws:
        try:
            law(moment)
        except Exception as error:
            raise _Fault(named(law), error) from error


def named(law: Law) -> str:
    """The name of a law as reports and docs say it."""
    return law.__name__.replace("_", " ")


def setups(game: type[Game]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of variants that the rules allow."""
    low, high = game.seats
    for values in product(*game.variants.values()):
        variants = dict(zip(game.variants, values, strict=True))
        for players in range(low, high + 1):
            try:
                allowed = check_setup(game, players, variants)
            except BadSetup:
                continue
            except Exception:  # noqa: BLE001  # rules that fail here fail at the start of the match, which is reported
                allowed = variants
            yield players, allowed
