"""A table in memory: its records, the progress of its match, and the answers that wait for their time."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

from croupier.bots import names
from croupier.catalog import find
from croupier.engine import (
    BadReplay,
    BadSetup,
    Game,
    IllegalChoice,
    Match,
    UnknownGame,
    arrange,
    commitment,
    start,
    was_chosen,
)
from croupier.engine.card_sets import as_text
from croupier.engine.errors import CannotUndo
from croupier.server.errors import Kicked, NotNow, WrongToken
from croupier.server.service.clock import Alarm
from croupier.server.service.recording import Seen, eye_of, read_ending
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.log import Log
from croupier.server.service.runtime.match_state import MatchState, PendingDecision
from croupier.server.service.thinking.bots import DELAY, HURRY
from croupier.server.service.thinking.thinking_time import since_people, thinking_time
from croupier.server.service.views import Undone, UndoRequest
from croupier.server.store.records import Answer, Edit, Elsewhere, Entry, SanctionKind, SeatRecord, Stored, TableRecord


@dataclass(slots=True, eq=False)
class Table:
    """One table of this process. The service changes it under its lock, nobody else does.

    Decisions are named by their ids: `answers` wait to be published, `thinking` are those a bot is busy with, `failed`
    counts how often a bot could not answer, `resting` are those a bot is not asked about for the moment.
    """

    record: TableRecord
    seats: list[SeatRecord]
    progress: MatchState | None = None
    reason: str = ""
    """Why the match cannot go on with the installed rules; then `progress` is None."""
    endings: Mapping[int, bytes] = field(default_factory=dict)
    """What is kept of how each viewer saw the end of such a match, if it is over."""
    steps: bool = False
    """Whether what they saw before is kept as well."""
    last: int = 0
    """How many lines the log of such a match has."""
    answers: dict[str, Answer] = field(default_factory=dict)
    thinking: set[str] = field(default_factory=set)
    failed: dict[str, int] = field(default_factory=dict)
    resting: set[str] = field(default_factory=set)
    alarm: Alarm | None = None
    stale: bool = False
    """Whether another process has changed the table since it was read."""
    elsewhere: Elsewhere = field(default_factory=Elsewhere)
    """Who looks through other processes, as it was at `read`."""
    read: float = 0.0
    answered_here: int = 0
    """Choices of people that were answered here while another process moved the table (`Peers.claim`)."""
    since: float = 0.0
    """When the table came into memory."""
    seen: dict[int | None, float] = field(default_factory=dict)
    """When a seat, or a spectator (None), last looked or chose."""
    signs: dict[int | None, float] = field(default_factory=dict)
    """When a seat, or a spectator, last gave a sign of life (`Presence.sign`)."""
    maker: str = ""
    """The network from which the table was made, as long as this process remembers it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0

    @classmethod
    def of(cls, stored: Stored, now: float) -> "Table":
        """The table as the database knows it; its match is played again from the log.

        A window that was open when the server stopped begins its time anew.
        """
        table = cls(stored.table, stored.seats, since=now, elsewhere=stored.elsewhere, read=now)
        if not table.is_committed:
            table.reason = "Its seed is not the one that was committed to: the database has lost it."
        table.resume(stored, table.played_on(stored), now)
        return table

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def is_committed(self) -> bool:
        """Whether it has the seed and the cards to which it has committed itself."""
        record = self.record
        return commitment(record.seed, record.salt, as_text(record.cards)) == record.commitment

    @property
    def made_by(self) -> str:
        """Who made the table; a table whose maker nobody remembers stands for itself."""
        return self.maker or self.id

    @property
    def game(self) -> type[Game]:
        """The rules, with its cards. Raises `UnknownGame` if they are not installed any more, `BadCards`."""
        if self.progress is not None:
            return self.progress.match.game
        return find(self.record.game).with_cards(self.record.cards)

    @property
    def chosen_seed(self) -> bool:
        """Whether somebody may have known the shuffle before the match began: it was chosen, or is that of a replay."""
        return was_chosen(self.record.seed) or self.record.origin is not None

    @property
    def seq(self) -> int:
        """How many lines the log has; 0 where the match has not begun or is adjourned."""
        return self.progress.seq if self.progress else self.last

    @property
    def undo(self) -> UndoRequest | None:
        """Who asks to take a choice back."""
        asked = self.record.undo
        return None if asked is None else UndoRequest(asked["seat"], tuple(asked["waiting"]))

    def undo_without(self, leaving: Collection[int]) -> dict[str, None]:
        """What is written of a request to undo when these people leave: if it needs one of them, it is dropped."""
        asked = self.undo
        needed = asked is not None and not {asked.seat, *asked.waiting}.isdisjoint(leaving)
        return {"undo": None} if needed else {}

    @property
    def undone(self) -> Undone | None:
        """The choice that was last taken back openly."""
        return None if self.record.undone is None else Undone(**self.record.undone)

    def sight(self, seat: int | None) -> Seen:
        """What a seat (None: a spectator) sees of the match and has been told; nothing where there is no position.

        It comes from the rules, or from what was kept of the end.
        """
        if self.progress is not None:
            return self.progress.match.view(seat), Log(self.progress.match, seat)
        ending = self.endings.get(eye_of(seat))
        return read_ending(ending) if ending is not None else ({}, ())

    def running(self) -> MatchState:
        """The progress of a match that has begun. Raises `NotNow` if it has not, or is adjourned."""
        if self.reason:
            raise NotNow(f"The table is adjourned. {self.reason}")
        if self.record.status == "ended":
            raise NotNow("This table has been ended.")
        if self.progress is None:
            raise NotNow("The match has not started yet.")
        return self.progress

    def playing(self) -> MatchState:
        """As `running`; raises `NotNow` as well if the match is over: its result, seed and replay are published."""
        progress = self.running()
        if self.record.status == "over":
            raise NotNow("The match is over.")
        return progress

    def begin(self, at: float) -> MatchState:
        """The progress before the first choice, from the table's seed and the words its people mixed in."""
        record = self.record
        seed, variants, salt = record.seed, record.variants, record.salt
        if record.position is not None:
            match = arrange(self.game, record.players, record.position, seed=seed, variants=variants, salt=salt)
        else:
            match = start(self.game, record.players, seed, variants, record.entropy, salt=salt)
        return MatchState.first(match, at)

    def played_on(self, stored: Stored) -> MatchState | str | None:
        """What the log has that this copy has not, played; a text says why that cannot be done. Nothing is changed.

        So it may be done in a thread, while others read the table.
        """
        if stored.table.started is None or self.reason:
            return None
        try:
            self.check_version()
            progress = self.progress or self.begin(stored.table.started)
            for entry in stored.log:
                progress = progress.then(entry)
        except (UnknownGame, BadReplay, BadSetup, IllegalChoice, CannotUndo) as error:
            return str(error)
        except Exception:  # other rules may fail in any way
            if stored.table.status != "over":
                raise
            return "The rules that are installed cannot play this match again."
        return progress

    def resume(self, stored: Stored, progress: MatchState | str | None, now: float) -> None:
        """Take over what `played_on` has found; where the rules have changed, the table is adjourned.

        Windows that are new to this process begin their time now, whatever the clock of another machine says.
        """
        if isinstance(progress, str):
            self.reason, self.progress = progress, None
            if self.record.status == "over" and stored.log:
                self.last = stored.log[-1].seq
        if not isinstance(progress, MatchState):
            return
        fresh, known = self.progress is None, self.seq
        pending = {seat: replace(p, at=now) if fresh or p.since > known else p for seat, p in progress.pending.items()}
        self.progress = replace(progress, pending=pending)
        ids = {p.id for p in pending.values()}
        self.answers = {answer.decision: answer for answer in stored.answers if answer.decision in ids}

    def catch_up(self, stored: Stored, progress: MatchState | str | None, now: float) -> bool:
        """Take over what another process has written; `progress` is what `played_on` made of it.

        Gives whether people sit at seats of other numbers since.
        """
        numbers = {seat.token: seat.seat for seat in stored.seats if seat.token is not None}
        moved = any(numbers.get(seat.token, seat.seat) != seat.seat for seat in self.seats if seat.token is not None)
        self.record, self.seats, self.stale = stored.table, stored.seats, False
        self.elsewhere, self.read = stored.elsewhere, now
        self.resume(stored, progress, now)
        if moved:
            self.signs = {}
        return moved

    def take(self, edit: Edit, progress: MatchState | None = None) -> None:
        """Take over what this process has written; `progress` is that of the match after it, where it goes on."""
        for name, value in edit.values.items():
            setattr(self.record, name, value)
        for seat, changed in edit.seats.items():
            for name, value in changed.items():
                setattr(self.seats[seat], name, value)
        if edit.reseated:
            self.seats, self.signs = list(edit.reseated), {}
        self.record.revision += 1
        if edit.answer is not None:
            self.answers[edit.answer.decision] = edit.answer
        for decision in edit.withdrawn:
            self.answers.pop(decision, None)
        self.progress = progress or self.progress
        if self.progress is None and self.record.started is not None and not self.reason:
            self.progress = self.begin(self.record.started)

    def check_version(self) -> None:
        """Raise `BadReplay` if the match was begun with other rules than those installed."""
        if self.game.version != self.record.version:
            raise BadReplay(
                f"This match is played with version {self.record.version} of {self.game.title}; version "
                f"{self.game.version} is installed. Its choices are kept, and it goes on with its version."
            )

    # -- who is who ----------------------------------------------------------------------------------------------

    def seat_of(self, viewer: str | None) -> int | None:
        """The seat of a token; None for a spectator, and for who waits for the next match.

        Raises `WrongToken`, or `Kicked` for who had one. Takes the same time for every token.
        """
        if viewer is None:
            return None
        mine = tokens.hashed(viewer)
        fitting = [seat.seat for seat in self.seats if tokens.same(mine, seat.token)]
        if not fitting and self.place_of(viewer) is not None:
            return None
        if not fitting and self.sanctioned("kicked", mine):
            raise Kicked("The host has taken your seat at this table away.")
        if not fitting:
            raise WrongToken("This token belongs to no seat of this table.")
        return fitting[0]

    def sanctioned(self, kind: SanctionKind, token: str | None) -> bool:
        """Whether the host has done this about the person of a hashed token."""
        return {"kind": kind, "token": token} in self.record.sanctions

    def person(self, viewer: str | None) -> int:
        """The seat of somebody who has to have one. Raises `WrongToken`."""
        seat = self.seat_of(viewer)
        if seat is None:
            raise WrongToken("This needs the token of a seat; spectators only watch.")
        return seat

    def people(self) -> list[int]:
        """The seats for which people answer."""
        return [seat.seat for seat in self.seats if seat.played_by_person]

    def thinking_time(self, seat: int, bot: str) -> float | None:
        """Seconds that the bot of a seat may think about its next choice; None: as long as it likes.

        Where no person plays, nobody waits for a turn.
        """
        people = self.people()
        if not people or self.progress is None or bot not in names():
            return None
        lately = since_people(self.progress.match.choices, people)
        return thinking_time(bot, lately.count(seat), len(self.seats) - len(people))

    def place_of(self, viewer: str | None) -> int | None:
        """The place in the queue for the next match, from 0; None for who does not wait in it."""
        places = (place for place, one in enumerate(self.record.queue) if viewer and tokens.fits(viewer, one["token"]))
        return next(places, None)

    # -- windows -------------------------------------------------------------------------------------------------

    def is_window(self, pending: PendingDecision) -> bool:
        """Whether the answer must wait, so that the time it takes betrays nothing."""
        return pending.decision.name in self.game.windows

    def silence(self, pending: PendingDecision) -> Answer:
        """The answer given for a seat that does not answer a window."""
        key = self.game.windows[pending.decision.name].silence
        return Answer(pending.id, pending.seat, pending.decision.keys.index(key), key, pending.at)

    def preset(self, seat: int, window: str) -> str:
        """The standing answer of a seat to a kind of window."""
        return self.seats[seat].presets.get(window) or self.game.windows[window].presets[0]

    def answered(self, pending: PendingDecision) -> Answer | None:
        """The answer that waits for its time: the one given, or the standing one if it holds by the public facts."""
        if pending.id in self.answers:
            return self.answers[pending.id]
        if self.progress is None or not self.is_window(pending) or not self.seats[pending.seat].played_by_person:
            return None
        name = pending.decision.name
        if self.progress.match.position.preset_answers(pending.seat, name, self.preset(pending.seat, name)):
            return self.silence(pending)
        return None

    def windows(self) -> list[list[PendingDecision]]:
        """The open windows. Seats that are asked side by side share one, and their answers are published together."""
        groups: dict[tuple[str, int], list[PendingDecision]] = {}
        for pending in self.progress.pending.values() if self.progress else ():
            if self.is_window(pending):
                groups.setdefault((pending.decision.name, pending.since), []).append(pending)
        return [sorted(group, key=lambda p: p.seat) for group in groups.values()]

    def due(self, group: list[PendingDecision], watched_by: frozenset[int | None]) -> float | None:
        """When the answers of a window are published; None while somebody has yet to answer.

        `watched_by` are the seats that have an open page (None: a spectator).
        """
        opened = max(pending.at for pending in group)
        answered = all(self.answered(pending) for pending in group)
        if answered and not self.game.windows[group[0].decision.name].paced:
            return opened
        if self.record.reaction_clock == "fixed":
            return opened + self.record.reaction_time
        return opened + self.floor(group, watched_by) if answered else None

    def floor(self, group: list[PendingDecision], watched_by: frozenset[int | None]) -> float:
        """Seconds for which a window stays open at least, so that its pace betrays no hand to a person.

        Where two people could learn from each other's pace it is the table's floor. If only bots are asked, or one
        person whom nobody else watches, nothing is learnt from that person's pace; and the pace of the bots is as
        long as all of them may think, whether or not they have a choice, so nothing is learnt from it either.
        """
        asked = {pending.seat for pending in group if self.seats[pending.seat].played_by_person}
        others = {*self.people(), *watched_by} - asked
        if asked and (len(asked) > 1 or others):
            return self.record.reaction_floor
        bots = len(group) - len(asked)
        return min(self.record.reaction_floor, bots * HURRY + DELAY if bots else 0.0)

    def entries(self, group: list[PendingDecision], now: float) -> list[Entry]:
        """The answers of a window as lines of the log, in seat order; silence for those who have not answered."""
        answers = [self.answered(pending) or self.silence(pending) for pending in group]
        return [Entry(self.seq + i, a.seat, a.choice, a.option, now) for i, a in enumerate(answers, start=1)]

    def lapsed(self, match: Match) -> dict[int, dict[str, str]]:
        """The presets that are left to the seats whose standing answers lapse in this position of the match."""
        changed: dict[int, dict[str, str]] = {}
        for seat in self.seats:
            kept = {
                window: preset
                for window, preset in seat.presets.items()
                if not match.position.preset_expires(seat.seat, preset)
            }
            if kept != seat.presets:
                changed[seat.seat] = kept
        return changed

    # -- time ----------------------------------------------------------------------------------------------------

    def set_alarm(self, time: float | None, set_at: Callable[[float], Alarm]) -> None:
        """Set the alarm to the time at which the next window is due; None if none is."""
        self.stop_alarm()
        self.alarm = None if time is None else set_at(time)

    def stop_alarm(self) -> None:
        """Cancel the alarm."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None

    def unused(self) -> bool:
        """Whether nobody uses the table and no alarm is set, so that it may leave the memory if no bot thinks."""
        return self.users == 0 and self.alarm is None
