"""The rows of the database as plain records. The service keeps those of the tables in memory."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

QUEUED = 100
"""From this number on, a place where somebody has come from (`SeatRecord.came_from`) is one in a queue."""

StoredStatus = Literal["waiting", "running", "over", "ended"]
"""`ended`: the host has ended the table before its match was over."""

SeatKind = Literal["human", "bot", "open"]
SanctionKind = Literal["kicked", "muted"]
ReportKind = Literal["table", "name", "message"]
ReportState = Literal["open", "handled", "dismissed"]
BlockedKind = Literal["network", "word"]
Visibility = Literal["link", "listed"]
ReactionClock = Literal["floor", "fixed"]


@dataclass(slots=True)
class TableRecord:
    """A table without its seats and its log. Times are seconds since 1970."""

    id: str
    game: str
    version: str
    players: int
    variants: dict[str, str]
    seed: int | str
    commitment: str
    entropy: list[str]
    status: StoredStatus
    returns: list[float]
    title: str
    language: str
    visibility: Visibility
    host: int | None
    reaction_floor: float
    reaction_clock: ReactionClock
    reaction_time: float
    rematch: str | None
    created: float
    started: float | None
    changed: float
    cards: dict[str, str] = field(default_factory=dict)
    """The card set the match is played with, by `card.field`; empty for the plain one."""
    position: dict[str, Any] | None = None  # Any: JSON
    """The arranged position in which the match begins; None where the rules lay it out."""
    code: str | None = None
    """The invitation to the first free seat; None where every seat is for somebody."""
    advice: bool = True
    """Whether people may ask the bot what it would do."""
    salt: str = ""
    """The salt of the commitment; '' at tables that were made before there was one."""
    undo: dict[str, Any] | None = None  # Any: JSON
    """The seat that asks to take its choice back, and the seats that have not consented yet (`waiting`)."""
    undone: dict[str, Any] | None = None  # Any: JSON
    """The seat whose choice was last taken back openly, and the table's seq after it."""
    revision: int = 0
    """How often the table has been changed, in whatever way. Who writes says which revision he has seen."""
    origin: str | None = None
    """The table whose replay is played on here: its seed was known before this match began."""
    mover: str | None = None
    """The process that moves the bots, windows and clocks of the table, where several share the database."""
    room: bool = False
    """Whether its seats grow with whoever comes, until the host begins with those who are there."""
    takeover: bool = False
    """Whether who comes late may take over the seat of a bot."""
    queue: list[dict[str, str]] = field(default_factory=list)
    """Who waits for the next match of this table, in order: `name`, and `token`, the hash of a secret."""
    hidden: bool = False
    """Whether the keeper has taken it from all lists, whatever its host says."""
    sanctions: list[dict[str, str]] = field(default_factory=list)
    """What the host has done about people: its `kind`, and `token`, the hash of the secret of their seat.

    `table`: where that seat was, if that was a match of the same people before this one.
    """


@dataclass(slots=True)
class SeatRecord:
    """One seat. A bot's seat that has a token belongs to a person for whom the bot plays."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    token: str | None = None
    code: str | None = None
    link: str | None = None
    words: str = ""
    presets: dict[str, str] = field(default_factory=dict)
    came_from: int | None = None
    """The seat at the table of which this is the rematch; from `QUEUED` on, the place in its queue."""
    doing: str = ""
    """What its person does while the table waits: `ready`, or the task of a lesson out of so many (`2/6`)."""

    @property
    def played_by_person(self) -> bool:
        """Whether a person answers for this seat."""
        return self.kind == "human"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a choice, or (`undo`) that this seat's newest choice was taken back."""

    seq: int
    seat: int
    choice: int
    option: str
    at: float
    undo: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a window, which waits until the answers of the window are published."""

    decision: str
    seat: int
    choice: int
    option: str
    at: float


@dataclass(frozen=True, slots=True)
class Message:
    """One line of a table's chat. `author`: the hash of the token with which it was written; '' for old ones."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    author: str = ""
    hidden: bool = False
    """Whether the keeper has hidden it from all."""


@dataclass(frozen=True, slots=True)
class Report:
    """Something that somebody has found wrong, as it was then: a title, a name (`text` is it), a message of `name`.

    `name` is how that person is called now, by which what is kept of them is found and deleted.
    `address`: of who has reported it; '' unless the operator keeps addresses. Times are seconds since 1970.
    """

    id: str
    at: float
    table_id: str
    kind: ReportKind
    name: str
    text: str
    reason: str
    state: ReportState = "open"
    address: str = ""


@dataclass(frozen=True, slots=True)
class AuditLine:
    """What a keeper or a host has done about others. `target`: the number of a seat or message, the id of a
    report, a network or word that is blocked; never a name or a text.

    `address`: as in `Report`.
    """

    at: float
    who: Literal["keeper", "host"]
    deed: str
    table_id: str = ""
    target: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class BlockedEntry:
    """A network (CIDR) from which nobody is served, or a word that is in no name, title or message."""

    kind: BlockedKind
    value: str
    at: float


@dataclass(frozen=True, slots=True)
class Recorded:
    """What one viewer saw of a finished match, as two packed documents (`service/recording.py`).

    `eye` is the seat, or -1 for a spectator. `steps` is None until somebody has had the time to make them.
    """

    eye: int
    ending: bytes
    steps: bytes | None = None


@dataclass(frozen=True, slots=True)
class Edit:
    """What one write changes at a table: columns of it and of seats, new lines of the log, answers that wait.

    The names are those of the columns; `withdrawn` are decisions whose answers do not wait any more. `reseated` are
    all seats of a table whose seats have other numbers from now on; `retired` are invitations that are replaced;
    `audit` is kept with it, if it was done about others; `recorded` is what each viewer saw at the end of the match.
    `renamed` is how somebody was called and is called: what was reported about them goes with them.
    """

    values: Mapping[str, Any] = field(default_factory=dict)  # Any: a value of any column
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # Any: a value of any column
    entries: Sequence[Entry] = ()
    answer: Answer | None = None
    withdrawn: Sequence[str] = ()
    reseated: Sequence["SeatRecord"] = ()
    retired: Sequence[str] = ()
    audit: AuditLine | None = None
    recorded: Sequence[Recorded] = ()
    renamed: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at a table through other processes: seats with a stream, and how long ago seats were last there (s).

    Spectators have the seat -1.
    """

    streams: frozenset[int] = frozenset()
    ago: Mapping[int, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stored:
    """All records of one table, without its messages."""

    table: TableRecord
    seats: list[SeatRecord]
    log: list[Entry]
    answers: list[Answer]
    elsewhere: Elsewhere = field(default_factory=Elsewhere)
