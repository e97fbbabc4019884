"""A match at a question with all that led there: what each seat knows of it, and where each action leads.

It never changes, so that whatever walks a game as a tree copies it for nothing.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import accumulate
from typing import Any, Final, NamedTuple

from croupier.catalog import find
from croupier.engine import BadReplay, BadSetup, Decision, IllegalChoice, Match, MatchOver
from croupier.engine.chance import ChanceDrawn
from croupier.engine.play.history import told_in_common
from croupier.engine.play.view import check_seat
from croupier.env.deals import Setup, Table, table

ROOT: Final = -1
"""Stands in the place of a seat where the root deals."""
OVER: Final = -2
"""Stands in the place of a seat where the match is over."""

_PLAIN: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class Chosen(NamedTuple):
    """An action, the question it answers (None: what the root dealt), and how many lines had been told by then."""

    action: int
    told: int
    decision: Decision | None


class Imagined(NamedTuple):
    """From here on the match was a determinization."""

    seat: int
    seed: int


class Stand:
    """A match at a question, and all that led there. It never changes, so copies of a state share it."""

    __slots__ = ("_known", "_looks", "actions", "decision", "match", "numbers", "player", "story", "table")

    def __init__(
        self,
        table: Table,
        match: Match | None = None,
        story: tuple[Chosen | Imagined, ...] = (),
        known: Mapping[int, tuple[bytes, int, bytes, int]] | None = None,
        first: int = -1,
    ) -> None:
        self.table, self.match, self.story = table, match, story
        self._known = {} if known is None else known
        self._looks: dict[int, str] = {}
        self.decision: Decision | None = None
        self.player, self.numbers = ROOT, [number for number, _ in table.outcomes] if match is None else []
        if match is not None:
            self.player = OVER
            if match.decisions:
                self.decision = match.decision(first) or match.decisions[0]
                self.player, self.numbers = self.decision.seat, table.actions.numbers(self.decision.options)
        self.actions = sorted(self.numbers)

    def __deepcopy__(self, memo: object) -> "Stand":
        return self

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        path = [one.action if isinstance(one, Chosen) else tuple(one) for one in self.story]
        return restored, (self.table.game.version, self.table.setup, path)

    def __str__(self) -> str:
        if self.match is None:
            return f"{self.table.game.slug} for {self.table.players}: the root"
        return f"{self.match!r}, after {len(self.story)} actions, returns {self.match.returns}"

    def after(self, action: int) -> "Stand":
        """Where an action leads. Raises `IllegalChoice` with the rule that forbids it, `MatchOver`, `BadSetup`."""
        if self.player == OVER:
            raise MatchOver("The match is over.", choice=action)
        match, decision = self.match, self.decision
        try:
            if match is None or decision is None:
                return Stand(self.table, self.table.begun(action), (Chosen(action, 0, None),))
            if action not in self.numbers:
                raise self.table.actions.refused(match.position, decision, action)
            told, match = match.told, match.fork()
            match.choose(decision.seat, self.numbers.index(action))
        except ChanceDrawn:
            raise BadSetup(
                f"{self.table.game.title} draws chance here, which no deal has settled: "
                "from explicit deals a match is played without."
            ) from None
        return Stand(self.table, match, (*self.story, Chosen(action, told, decision)), self._known)

    def imagined(self, seat: int, seed: int) -> "Stand":
        """A determinization for a seat that is asked, which acts first there."""
        assert self.match is not None  # at the root there is nothing to imagine
        match = self.match.determinize(seat, seed)
        return Stand(self.table, match, (*self.story, Imagined(seat, seed)), self._known, seat)

    def resampled(self, seat: int, sampler: Callable[[], float]) -> "Stand":
        """A position that looks the same to `seat`. Raises `UnknownSeat`, `MatchOver`, `IllegalChoice`."""
        check_seat(seat, self.table.players)
        if self.match is None:
            return self
        if self.match.over:
            raise MatchOver("The match is over: nothing is hidden any more.", seat)
        if self.table.positions:
            return self._dealt_otherwise(seat, sampler())
        if self.match.decision(seat) is None:
            raise IllegalChoice(f"Seat {seat} is not asked: resample for one that is.", seat=seat, choice=-1)
        return self.imagined(seat, int(sampler() * 2**53))

    def _dealt_otherwise(self, seat: int, lot: float) -> "Stand":
        """The same actions after another of the explicit deals, of those in which `seat` would know the same."""
        path, found = [one.action for one in self.story if isinstance(one, Chosen)], []
        for outcome, weight in self.table.outcomes:
            try:
                there = _played(self.table, [outcome, *path[1:]])
            except (IllegalChoice, BadSetup):
                continue
            if there.information(seat) == self.information(seat):
                found.append((there, weight))
        bounds = accumulate(weight for _, weight in found)
        lot *= sum(weight for _, weight in found)
        return next((there for (there, _), most in zip(found, bounds, strict=True) if lot < most), self)

    # -- what a seat knows -------------------------------------------------------------------------------------------

    def look(self, seat: int) -> str:
        """What a seat sees and is asked, as JSON. Not whom else is asked: of secret questions that would tell."""
        if seat not in self._looks:
            match, text = self.match, ""
            if match is not None:
                decision, seen = match.decision(seat), match.view(seat, facts=False)
                asked = decision and {"name": decision.name, "about": dict(decision.about), "options": decision.keys}
                text = _PLAIN.encode({**seen, "asked": asked})
            self._looks[seat] = text
        return self._looks[seat]

    def information(self, seat: int) -> str:
        """What a seat sees, and a digest of all it was told, was asked and chose: equal where it knows the same."""
        match = self.match
        if match is None:
            return ""
        said, lines, answers, past = self._known.get(seat, (b"", 0, b"", 0))
        settled = told_in_common(match, match)  # lines of a step that still runs may yet be told in another order
        news = match.log_for(seat, lines)
        said = _digest(said, news[: settled - lines])
        answers = _digest(answers, self._answers(seat, past))
        self._known = {**self._known, seat: (said, settled, answers, len(self.story))}
        return f"{self.look(seat)}\n{_digest(answers, [_digest(said, news[settled - lines :])]).hex()}"

    def _answers(self, seat: int, past: int) -> Iterator[object]:
        """What a seat was asked and chose, without what lies before so many actions."""
        for one in self.story[past:]:
            if isinstance(one, Chosen) and (asked := one.decision) is not None and asked.seat == seat:
                yield one.action, one.told, asked.name, asked.keys, dict(asked.about)


def _digest(before: bytes, more: Iterable[object]) -> bytes:
    """A chain: the same whether it is made at once or piece by piece."""
    for one in more:
        before = blake2b(before + repr(one).encode(), digest_size=16).digest()
    return before


def _played(table: Table, path: Iterable[int | tuple[int, int]]) -> Stand:
    stand = Stand(table)
    for one in path:
        stand = stand.after(one) if isinstance(one, int) else stand.imagined(*one)
    return stand


def restored(version: str, setup: Setup, path: Iterable[int | tuple[int, int]]) -> Stand:
    """A stand that was pickled. Raises `BadReplay` for one of another version of the game."""
    game = find(setup.slug)
    if version != game.version:
        raise BadReplay(f"This state is of version {version} of {game.title}; version {game.version} is installed.")
    return _played(table(setup), path)
