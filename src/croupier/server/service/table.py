"""A table in memory: its records, where its match stands, and which answers wait for their time."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from croupier.catalog import find
from croupier.engine import BadReplay, BadSetup, Game, IllegalChoice, Match, UnknownGame, start
from croupier.engine.errors import CannotUndo
from croupier.server.errors import WrongToken
from croupier.server.service import keys
from croupier.server.service.clock import Alarm
from croupier.server.service.looks import Undone
from croupier.server.service.progress import Pending, Position
from croupier.server.store.records import Answer, Entry, SeatRecord, Stored, TableRecord


@dataclass(slots=True)
class UndoAsked:
    """A seat asks to take its choice back; the seats in `waiting` have not said yes yet."""

    seat: int
    waiting: set[int]


@dataclass(slots=True, eq=False)
class Table:
    """One table of this process. Only `Matches` and its users in the service change it, under its lock."""

    record: TableRecord
    seats: list[SeatRecord]
    position: Position | None = None
    reason: str = ""
    """Why the match cannot go on with the installed rules; then there is no position."""
    held: dict[str, Answer] = field(default_factory=dict)
    thinking: set[str] = field(default_factory=set)
    failed: dict[str, int] = field(default_factory=dict)
    resting: set[str] = field(default_factory=set)
    alarm: Alarm | None = None
    undo: UndoAsked | None = None
    undone: Undone | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0

    @classmethod
    def of(cls, stored: Stored, now: float) -> "Table":
        """The table as the database knows it; its match is played again from the log.

        A window that was open when the server stopped begins its time anew.
        """
        table = cls(stored.table, stored.seats)
        if stored.table.status != "waiting":
            table.resume(stored, now)
        return table

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def game(self) -> type[Game]:
        """The rules. Raises `UnknownGame` if they are not installed any more."""
        return find(self.record.game)

    def begin(self, at: float) -> Position:
        """The position before the first choice, by the table's seed and the words of its people."""
        record = self.record
        match = start(self.game, record.players, record.seed, record.variants, record.entropy)
        return Position.first(match, at)

    def resume(self, stored: Stored, now: float) -> None:
        """Play the log again; where the rules have changed, the table is adjourned."""
        record = self.record
        try:
            self.check_version()
            position = self.begin(record.started or record.created)
            for entry in stored.log:
                position = position.then(entry)
        except (UnknownGame, BadReplay, BadSetup, IllegalChoice, CannotUndo) as error:
            self.reason = str(error)
            return
        pending = {seat: Pending(p.id, p.decision, p.since, max(p.at, now)) for seat, p in position.pending.items()}
        self.position = Position(position.match, position.seq, pending)
        known = {p.id for p in pending.values()}
        self.held = {answer.decision: answer for answer in stored.answers if answer.decision in known}

    def check_version(self) -> None:
        """Raise `BadReplay` if the match was begun with other rules than those installed."""
        if self.game.version != self.record.version:
            raise BadReplay(
                f"This match is played with version {self.record.version} of {self.game.title}; version "
                f"{self.game.version} is installed. Its choices are kept, and it goes on with its version."
            )

    # -- who is who ----------------------------------------------------------------------------------------------

    def seat_of(self, viewer: str | None) -> int | None:
        """The seat of a token; None for a spectator. Raises `WrongToken`. Takes the same time for every token."""
        if viewer is None:
            return None
        fitting = [seat.seat for seat in self.seats if keys.fits(viewer, seat.token)]
        if not fitting:
            raise WrongToken("This token belongs to no seat of this table.")
        return fitting[0]

    def person(self, viewer: str | None) -> int:
        """The seat of somebody who has to have one. Raises `WrongToken`."""
        seat = self.seat_of(viewer)
        if seat is None:
            raise WrongToken("This needs the token of a seat; spectators only watch.")
        return seat

    def people(self) -> list[int]:
        """The seats for which people answer."""
        return [seat.seat for seat in self.seats if seat.played_by_person]

    # -- windows -------------------------------------------------------------------------------------------------

    def is_window(self, pending: Pending) -> bool:
        """Whether the pace of this question must not betray anything."""
        return pending.decision.name in self.game.windows

    def silence(self, pending: Pending) -> Answer:
        """What a seat says that says nothing."""
        key = self.game.windows[pending.decision.name].silence
        return Answer(pending.id, pending.seat, pending.decision.keys.index(key), key, pending.at)

    def preset(self, seat: int, window: str) -> str:
        """The standing answer of a seat to a kind of window."""
        return self.seats[seat].presets.get(window) or self.game.windows[window].presets[0]

    def answered(self, pending: Pending) -> Answer | None:
        """The answer that waits: given, or standing. Public facts and the preset decide about the latter."""
        if pending.id in self.held:
            return self.held[pending.id]
        if self.position is None or not self.is_window(pending) or not self.seats[pending.seat].played_by_person:
            return None
        name = pending.decision.name
        if self.position.match.position.stands(pending.seat, name, self.preset(pending.seat, name)):
            return self.silence(pending)
        return None

    def windows(self) -> list[list[Pending]]:
        """The open windows: the seats asked side by side belong to one, whose answers come out together."""
        groups: dict[tuple[str, int], list[Pending]] = {}
        for pending in self.position.pending.values() if self.position else ():
            if self.is_window(pending):
                groups.setdefault((pending.decision.name, pending.since), []).append(pending)
        return [sorted(group, key=lambda p: p.seat) for group in groups.values()]

    def due(self, group: list[Pending]) -> float | None:
        """When the answers of a window come out; None while somebody has yet to answer."""
        opened = max(pending.at for pending in group)
        if self.record.reaction_clock == "fixed":
            return opened + self.record.reaction_time
        if all(self.answered(pending) for pending in group):
            return opened + self.record.reaction_floor
        return None

    def entries(self, group: list[Pending], now: float) -> list[Entry]:
        """The answers of a window as lines of the log, in seat order; silence for who said nothing."""
        seq = self.position.seq if self.position else 0
        answers = [self.answered(pending) or self.silence(pending) for pending in group]
        return [Entry(seq + i, a.seat, a.choice, a.option, now) for i, a in enumerate(answers, start=1)]

    def lapsed(self, match: Match) -> dict[int, dict[str, str]]:
        """The presets of the seats whose standing answers are spent in this position."""
        changed: dict[int, dict[str, str]] = {}
        for seat in self.seats:
            kept = {
                window: preset
                for window, preset in seat.presets.items()
                if not match.position.standing_lapses(seat.seat, preset)
            }
            if kept != seat.presets:
                changed[seat.seat] = kept
        return changed

    # -- time ----------------------------------------------------------------------------------------------------

    def set_alarm(self, set_at: Callable[[float], Alarm]) -> None:
        """Have the table looked after when its next window is due."""
        if self.alarm is not None:
            self.alarm.cancel()
        times = [due for due in map(self.due, self.windows()) if due is not None]
        self.alarm = set_at(min(times)) if times else None

    def at_rest(self) -> bool:
        """Whether nobody uses the table, no bot thinks and no clock runs: it can be forgotten and loaded again."""
        return self.users == 0 and not self.thinking and self.alarm is None
