"""Views: what the service gives and takes.

Plain values, for one viewer each. Pages and API turn them into HTML and JSON.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from croupier.bots import USUAL as USUAL  # noqa: PLC0414  # what readers choose among
from croupier.bots import offered as offered  # noqa: PLC0414
from croupier.bots.outlook import Course as Course  # noqa: PLC0414  # how a match went, as the bots have found
from croupier.bots.outlook import Turn as Turn  # noqa: PLC0414
from croupier.engine import Decision
from croupier.server.store.records import Message as Message  # noqa: PLC0414  # what the store keeps is what readers get
from croupier.server.store.records import ReactionClock, SeatKind, Visibility

Status = Literal["waiting", "running", "over", "ended", "adjourned"]
"""`waiting`: seats are still being taken; `ended`: by the host, without a result; `adjourned`: the installed version of
the game cannot go on with it."""

READY = "ready"
"""What somebody does in a room (`SeatView.doing`) who wants the match to begin."""

Welcome = Literal["seat", "full", "renewed", "begun", "over", "ended"]
"""What an invitation finds: a free `seat`, or none, because all are taken, another invitation is given out by now, or
the match has begun, is over or ended."""

ChangeKind = Literal["seq", "seats", "presence", "chat", "moderated", "undo", "rematch", "table", "own", "nudge"]
"""What has changed: the match, who sits where, who is connected, a message, which of them are shown, a request to undo,
an offered rematch, the table's title or status, something that concerns only the viewer (presets, an answer that
waits), or that the others wait for the viewer."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something at a table has changed; `seq` is the table's seq after it.

    `number` counts all changes of which this process has told: a look shows those up to `TableView.told`.
    """

    kind: ChangeKind
    seq: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A pending decision. `id` stays the same while the decision is pending, whatever else happens.

    `decision` carries its options only for the seat that is asked; for everybody else they are `()`.
    """

    id: str
    seat: int
    name: str
    decision: Decision
    mine: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it.

    `handed`: a bot plays for a person, who can take the seat back. `asked`: a decision of this seat is pending
    (in a window also while its answer waits). `invitation`: to an open seat, for the host only. `bot_in`: seconds until
    the others may let a bot play for a person who is away; None for who is there, and for bots. `can_free`: the viewer
    is the host and may open the seat again, because nobody has acted from it. `doing`: `ready`, or the task of a lesson
    (`2/6`), while the table waits. `muted`: the host lets this person write to nobody. `in_hosts_hands`: the viewer is
    the host, and may take this person's seat away or mute them.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    connected: bool = True
    asked: bool = False
    handed: bool = False
    host: bool = False
    me: bool = False
    bot_in: float | None = None
    invitation: "Invitation | None" = None
    can_free: bool = False
    doing: str = ""
    muted: bool = False
    in_hosts_hands: bool = False


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation: `link` for a URL, `code` to be read aloud.

    To an open seat: one claim uses it up. To the first free seat of a table (`seat` is None): it holds while one is.
    `chosen_seed`: as in `TableView`. `bots` are seats that may be taken over, `waiting`: there is room in the queue for
    the next match; both only where no seat is free.
    """

    table: str
    seat: int | None
    code: str
    link: str
    title: str = ""
    game: str = ""
    host: str = ""
    chosen_seed: bool = False
    welcome: Welcome = "seat"
    bots: tuple[int, ...] = ()
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """`seat` wants to take its last choice back; `waiting` seats have not consented yet."""

    seat: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """The last choice of `seat` was taken back openly; `seq` is the table's seq after it."""

    seat: int
    seq: int


@dataclass(frozen=True, slots=True)
class RematchOffer:
    """A new table with rotated seats: `accepted` are the seats of the old table that have come along."""

    table: str
    accepted: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Adjournment:
    """What can be done about a match that the installed rules do not go on with.

    `fit`: so many of its `choices`, from the first, these rules take; None where they do not even begin it.
    `decides`: the viewer may end it, or play it on. `given`: the viewer may have its replay. `played_on`: the table
    where it goes on.
    """

    choices: int
    fit: int | None
    decides: bool
    given: bool
    played_on: str | None


class Evening(NamedTuple):
    """How many matches were played, one the rematch of the other, and how often each name has won."""

    matches: int
    wins: tuple[tuple[str, int], ...]


class TakingBack(NamedTuple):
    """What the viewer may take back. The rules are asked only if somebody wants to know: not every look shows it."""

    can_undo: Callable[[], bool]
    secret_choice: Callable[[], tuple[Decision, str] | None]


NOTHING = TakingBack(lambda: False, lambda: None)


class Since(NamedTuple):
    """The table as the viewer left it after its last choice: the log and the view of then.

    `begun`: the viewer has not chosen anything yet; it is the beginning of the match.
    """

    log: Sequence[Mapping[str, Any]]  # Any: JSON
    view: Mapping[str, Any]  # Any: JSON
    begun: bool


@dataclass(frozen=True, kw_only=True)
class TableView:
    """A table as one viewer may see it: a seat (`me`) or a spectator (`me` is None).

    While the table is waiting or adjourned the match has no position: `view` is `{}`, `log` and `decisions` are empty.
    `answer_waits`: the viewer has answered a window and the answer waits for its time. `seed` and `salt` are given when
    the match is over; `salt` is `""` where the commitment has none. `chosen_seed`: somebody chose the seed, so the
    match cannot be vouched for as fair, and whoever knows the seed knows every hand. `presets` are the
    viewer's standing answers by window name. `undone` is the last choice that was taken back openly; a secret one that
    was changed is never told. `reason` says why a table is adjourned, `adjourned` what can be done then,
    also when it has been ended. `invitation`: to the first free seat, for those who sit at the table, or for everybody
    if it is listed. `advice`: the bot may be asked at this table. `room`: while it waits, its seats are all that there
    could be, and the host begins with those that are taken. `queue`: who waits for the next match; `place`: the
    viewer's place among them, from 0. `takeover`: who comes late may replace a bot. `started`, in seconds since 1970:
    when the match began. `recorded`: the installed rules cannot play the match again; view and log are what was kept
    when it ended; it is `replayable` if the steps before were kept as well.
    """

    id: str = ""
    title: str = ""
    language: str = "en"
    visibility: Visibility = "link"
    game: str
    version: str
    players: int
    variants: Mapping[str, str]
    cards: Mapping[str, str] = field(default_factory=dict)
    status: Status
    seq: int
    over: bool
    returns: tuple[float, ...]
    view: Mapping[str, Any]  # Any: JSON
    decisions: tuple[Asked, ...]
    log: Sequence[Mapping[str, Any]]  # Any: JSON
    seats: tuple[SeatView, ...]
    me: int | None
    host: bool = False
    commitment: str = ""
    chosen_seed: bool = False
    seed: int | str | None = None
    salt: str | None = None
    entropy: tuple[str, ...] = ()
    reaction_floor: float = 0.0
    reaction_clock: ReactionClock = "floor"
    reaction_time: float = 0.0
    answer_waits: bool = False
    undo: UndoRequest | None = None
    undone: Undone | None = None
    rematch: RematchOffer | None = None
    adjourned: Adjournment | None = None
    evening: Evening | None = None
    presets: Mapping[str, str] = field(default_factory=dict)
    reason: str = ""
    invitation: Invitation | None = None
    advice: bool = True
    room: bool = False
    takeover: bool = False
    queue: tuple[str, ...] = ()
    place: int | None = None
    started: float | None = None
    recorded: bool = False
    replayable: bool = True
    told: int = field(default=0, compare=False)
    """The number of the newest change that this process had told of when the look was taken (`Change.number`)."""
    taking_back: TakingBack = field(default=NOTHING, compare=False)
    left: Callable[[], Since | None] = field(default=lambda: None, compare=False)
    """The table as the viewer left it; worked out only if somebody wants to know."""

    @cached_property
    def can_undo(self) -> bool:
        """Whether the viewer may take the last choice back, or ask to."""
        return self.status == "running" and self.taking_back.can_undo()

    @cached_property
    def secret_choice(self) -> tuple[Decision, str] | None:
        """The decision that the viewer has answered in secret, and the key chosen, while it may still be changed."""
        return self.taking_back.secret_choice()

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats, in seat order."""
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list: the public ones, or those a browser sits at (`me`, `my_turn`).

    `link` takes a guest to the first free seat; '' where there is none. `chosen_seed`: as in `TableView`. `free` are
    the seats that nobody has yet, `room` as in `TableView`, `winners` those who have won, once the match is over.
    """

    id: str
    title: str
    game: str
    status: Status
    names: tuple[str, ...]
    open_seats: int
    created: float
    changed: float
    me: int | None = None
    my_turn: bool = False
    link: str = ""
    chosen_seed: bool = False
    free: tuple[int, ...] = ()
    room: bool = False
    winners: tuple[int, ...] = ()

    @property
    def present(self) -> tuple[str, ...]:
        """The names of those who sit there, or for whom a seat is kept."""
        return tuple(name for seat, name in enumerate(self.names) if seat not in self.free)

    @property
    def finished(self) -> bool:
        """Whether nobody can go on with it."""
        return self.status in ("over", "ended")


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a table to be made. An `open` seat waits for somebody with its invitation."""

    kind: SeatKind = "human"
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made. It starts at once unless a seat is `open`; the first human seat is the host's.

    `reaction_floor`, `reaction_time`: seconds; None means the server's default. `advice`: whether the bot may be asked.
    `room`: it has as many seats as the game can have, those that are not named here are free, and it begins with the
    taken ones when the host says so. `takeover`: who comes late may take a bot's seat. `cards`: None for the house's.
    """

    game: str
    seats: tuple[NewSeat, ...]
    variants: Mapping[str, str | int | bool] = field(default_factory=dict)
    cards: Mapping[str, str | int] | None = None
    seed: int | str | None = None
    title: str = ""
    language: str = "en"
    visibility: Visibility = "link"
    reaction_floor: float | None = None
    reaction_clock: ReactionClock = "floor"
    reaction_time: float | None = None
    entropy: str = ""
    position: Mapping[str, Any] | None = None  # Any: JSON
    advice: bool = True
    room: bool = False
    takeover: bool = False


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A table to be made that goes on after the first `at` choices of a replay, with bots of one kind beside `seat`."""

    at: int
    seat: int
    bot: str
    name: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Created:
    """A table that was made: its id, the commitment to its seed, the secret token of each human seat, a room's code."""

    id: str
    commitment: str
    tokens: Mapping[int, str]
    code: str = ""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody has taken a seat: keep the token, it is shown only once."""

    table: str
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class OptionPreview:
    """What an option would do if nobody answered: the view of the seat afterwards, and what would be told.

    `view` is None where hidden cards or chance have a say in it. `decision` is what the seat would be asked then.
    """

    key: str
    view: Mapping[str, Any] | None  # Any: JSON
    log: tuple[Mapping[str, Any], ...] = ()  # Any: JSON
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What the bot would choose at a decision of the viewer."""

    decision: str
    key: str


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Options of a decision of the viewer that are worth trying, the best first."""

    decision: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a key cannot be chosen now: the number of the rule, or None where the game knows of none."""

    key: str
    rule: str | None
