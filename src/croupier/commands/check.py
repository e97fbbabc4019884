"""The laws of the engine and the words of a game, checked; on as many processes as wanted."""

from collections.abc import Callable, Iterator
from dataclasses import asdict

from croupier.catalog import find
from croupier.engine import BadSetup, Game, Json, start
from croupier.engine.laws import EVERY, Failure, Report, reason, setups
from croupier.engine.laws import check as check_laws
from croupier.engine.laws.card_sets import other_cards_are_printed_or_refused
from croupier.engine.validation import faults
from croupier.kit import Table, page_of
from croupier.lab.workers import in_order, workers
from croupier.text import Translator
from croupier.text.bundle import FALLBACK
from croupier.text.coverage import missing_rules, missing_words
from croupier.text.samples import NAMES

MANY = 1000
"""Of more matches than that the costly laws look at as many positions all the same."""

CHUNK = 100
"""Matches one process checks at a time, at most."""


def check(  # noqa: PLR0917  # one setup
    game: str, matches: int, seed: int, players: int | None, jobs: int, progress: Callable[[int, int], None]
) -> Report:
    """The laws on `matches` random matches, with several jobs in parts one after the other by seed; then the words.

    Without a match only what is declared is looked at, and the words for it.
    """
    if matches < 0 or jobs < 1:
        raise BadSetup(f"No match or more, and at least one job are needed, not {matches} and {jobs}.")
    kind = find(game)
    one = jobs == 1 or not matches or bool(faults(kind))  # what is declared wrong is said once
    report = _laws(game, matches, seed, players, 1 if one else jobs, progress)
    if report.holds:
        report.failures += _words(kind, seed, played=matches > 0)
    return report


def _words(game: type[Game], seed: int, *, played: bool) -> list[Failure]:
    """What the game would need to print or say and cannot."""
    laws: dict[str, Callable[[], list[str]]] = {
        "other cards are printed or refused": lambda: other_cards_are_printed_or_refused(game),
        "every rule cited is in the rulebook": lambda: missing_rules(game),
        "every word is there": lambda: missing_words(game, seed, played=played),
        "the page can be made": lambda: _page(game, seed),
    }
    return [Failure(law, what, 0, {}, seed, ()) for law, look in laws.items() for what in _found(look)]


def _page(game: type[Game], seed: int) -> list[str]:
    """Makes the game's own page of a first position, as a seat and as a spectator see it; what fails is raised."""
    if game.page() is None:
        return []
    players, variants = next(setups(game))
    match = start(game, players, seed, variants)
    for seat in (*(decision.seat for decision in match.decisions[:1]), None):
        decision = None if seat is None else match.decision(seat)
        log, names = match.log_for(seat), NAMES[:players]
        page = page_of(Table(game, Translator(FALLBACK, game), match.view(seat), log, names, seat, decision))
        page.where()
        for place in range(players):
            page.counters(place)
            page.zones(place)
        for line in log:
            page.shown(line)
    return []


def _found(look: Callable[[], list[str]]) -> list[str]:
    """What is wrong; that a stranger's module of facts fails is wrong too."""
    try:
        return look()
    except Exception as error:  # noqa: BLE001  # a stranger’s words may fail in any way
        return [reason(error)]


def _laws(  # noqa: PLR0917  # one setup
    game: str, matches: int, seed: int, players: int | None, jobs: int, progress: Callable[[int, int], None]
) -> Report:
    """The laws, on one process or on several."""
    every = EVERY * max(matches, MANY) // MANY
    if jobs == 1:
        return check_laws(find(game), matches, seed, players, progress, every=every)
    size = max(1, min(CHUNK, matches // (4 * jobs)))
    starts = range(0, matches, size)
    whole = Report(find(game).slug)
    with workers(min(jobs, len(starts))) as processes:
        calls = ((game, min(size, matches - first), seed + first, players, every) for first in starts)
        for part in in_order(processes.each(_part, calls)):
            whole.matches += part.matches
            whole.decisions += part.decisions
            whole.positions += part.positions
            whole.longest = max(whole.longest, part.longest)
            whole.failures += part.failures
            progress(whole.matches, matches)
            if whole.enough:
                break
    return whole


def _part(game: str, matches: int, seed: int, players: int | None, every: int) -> Report:
    return check_laws(find(game), matches, seed, players, every=every)


def in_words(report: Report) -> Iterator[str]:
    """Each failure; of a law that several matches break the choices of the shortest one alone, which stands first."""
    for law in dict.fromkeys(failure.law for failure in report.failures):
        found = sorted((one for one in report.failures if one.law == law), key=lambda one: len(one.choices))
        yield str(found[0])
        yield from (one.in_short() for one in found[1:])


def plain(report: Report) -> Json:
    """A report as plain data."""
    return {**asdict(report), "holds": report.holds}
