"""What the others have done since the viewer chose last: one line for each of them, with what it means for the viewer.

A log is told in order. So what befalls the viewer belongs to the deed of another seat that was told last before it,
unless a heading or a deed of the viewer lies between them: then it is nobody's.
"""

from collections import Counter as Tally
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Protocol

from croupier.engine import Event, Seat
from croupier.kit.presentation import Shown
from croupier.kit.sentences import Piece, Plain, Sentence, Translator, figure, joined, signed
from croupier.kit.table import Table
from croupier.kit.zones import Counter

MOST = 4
"""Lines of a recap at most."""
FIGURES = 2
"""So many counters are told in one line."""
HURT, GOOD = "hurt", "good"


class Meaning(NamedTuple):
    """What something means for the viewer: in words, whether it is `hurt` or `good` ('' for neither), and how much."""

    said: Sentence
    tone: str = ""
    weight: int = 1


class Deed(NamedTuple):
    """One line: of whom (None: of nobody), the log line it tells, what was done, what it means, how many deeds more."""

    seat: Seat | None
    line: int
    icon: str
    who: str
    said: str
    means: Meaning | None
    more: int = 0


class Recap(NamedTuple):
    """The deeds, those first that hurt; what has changed for the viewer in all; how many seats are left out."""

    deeds: tuple[Deed, ...]
    net: Meaning | None
    more: int = 0
    begun: bool = False
    """Whether the viewer had not chosen anything before: it tells of the beginning."""

    def told(self, deeds: Iterable[Deed], net: Meaning | None) -> "Recap":
        """The same with these deeds, in their order, and this sum."""
        return self._replace(deeds=tuple(sorted(deeds, key=_rank)), net=net)

    @property
    def concerns(self) -> bool:
        """Whether a line is about the viewer."""
        return any(deed.means is not None for deed in self.deeds)


class Retold(Protocol):
    """What a recap needs of a page."""

    SHOWN: ClassVar[Mapping[Event, Shown]]
    STAKES: ClassVar[tuple[str, ...]]
    BURDENS: ClassVar[frozenset[str]]
    table: Table
    log: Sequence[Plain]
    names: Sequence[str]
    me: Seat | None
    translator: Translator

    def shown(self, event: Plain) -> Shown:
        """How a line of the log is shown."""

    def counters(self, seat: Seat | None) -> list[Counter]:
        """The numbers of a seat."""

    def meaning(self, event: Plain) -> Meaning | None:
        """What an event means for the viewer, if the game knows more than its changes."""


@dataclass
class _Acts:
    """What one seat has done: its deeds by their lines, what they have changed for the viewer, what the game says."""

    deeds: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By line: how much it is about the viewer, and how telling it is in itself."""
    changes: Tally[str] = field(default_factory=Tally)
    said: list[Meaning] = field(default_factory=list)
    last: int = 0

    def note(self, line: int, telling: int) -> None:
        """One more deed."""
        self.deeds[line] = (0, telling)
        self.last = line

    def touch(self, weight: int) -> None:
        """What follows from the last deed is about the viewer."""
        if self.last:
            about, telling = self.deeds[self.last]
            self.deeds[self.last] = (about + weight, telling)


def retell(page: Retold, before: Retold, news: Iterable[int]) -> Recap:
    """The recap of these places of the log; `before` is the page as the viewer left it."""
    acts: dict[Seat | None, _Acts] = {}
    actor: Seat | None = None
    for at in news:
        event, shown = page.log[at], page.shown(page.log[at])
        seats = page.translator.seats(event)
        told = shown.telling and not (shown.quiet or shown.heading)
        other = next((seat for seat in seats if seat != page.me), None)
        if shown.heading:
            actor = None
        elif told and seats and seats[0] == page.me and page.SHOWN:  # else it may as well follow from another's deed
            actor = page.me
        elif told and other is not None:
            actor = other
        act = acts.setdefault(actor, _Acts())
        if told and seats and seats[0] == actor:
            act.note(at + 1, shown.telling)
        if actor != page.me:
            _befall(page, event, seats, act, at + 1)
    acts.pop(page.me, None)
    deeds = [_deed(page, seat, acts[seat]) for seat in (*page.table.rivals, None) if seat in acts and acts[seat].deeds]
    net = _net(page, before)
    about = [at for at, deed in enumerate(deeds) if deed.means is not None]
    if net is not None and len(about) == 1 and deeds[about[0]].means == _about(page):
        deeds[about[0]] = deeds[about[0]]._replace(means=net)  # what has changed can have come of nothing else
    deeds.sort(key=_rank)  # those of one rank stay in the order of seats
    return Recap(tuple(deeds[:MOST]), net, max(len(deeds) - MOST, 0))


def _befall(page: Retold, event: Plain, seats: Sequence[Seat], act: _Acts, line: int) -> None:
    """Note what an event changes for the viewer, or means to them."""
    amounts = {
        change.named(event): change.amount(event)
        for change in page.shown(event).changes
        if change.whose(event, seats) == page.me
    }
    said = page.meaning(event)
    if not act.last and any(amounts.values()):
        act.note(line, 1)  # nobody's deed: the rules', or an enemy's
    act.changes.update(amounts)
    if said is not None:
        act.said.append(said)
    if said is not None or any(amounts.values()) or (page.me in seats and (len(seats) > 1 or not page.SHOWN)):
        act.touch(1 + sum(map(abs, amounts.values())) + (said.weight if said is not None else 0))


def _rank(deed: Deed) -> tuple[int, int]:
    """What hurts most comes first, then what is good, then the rest of what is about the viewer."""
    if deed.means is None:
        return (3, 0)
    tones = (HURT, GOOD)
    return (tones.index(deed.means.tone), -deed.means.weight) if deed.means.tone in tones else (2, 0)


def _deed(page: Retold, seat: Seat | None, act: _Acts) -> Deed:
    """The line of a seat: the deed that is most about the viewer, else the most telling one, else the newest."""
    line = max(act.deeds, key=lambda at: (*act.deeds[at], at))
    event = page.log[line - 1]
    who = "" if seat is None else page.names[seat]
    if said := page.translator.deed(event, page.names, page.me):
        who = page.translator.say("labelled", label=who, value="").rstrip() if who else ""
    else:
        said = page.translator.line(event, page.names, page.me)
        who = who if said.startswith(f"{who} ") else ""
        said = said[len(who) :].strip()
    return Deed(seat, line, str(page.shown(event).icon), who, said, _meant(page, act), len(act.deeds) - 1)


def _meant(page: Retold, act: _Acts) -> Meaning | None:
    """What deeds mean: as the game says, else what they have changed, else that they are about the viewer, if so."""
    if act.said:
        return max(act.said, key=lambda one: (one.tone == HURT, one.weight))
    found = _changed(page, act.changes)
    if found is None and any(about for about, _ in act.deeds.values()):
        return _about(page)
    return found


def _about(page: Retold) -> Meaning:
    """That something is about the viewer, where nothing tells more."""
    return Meaning((Piece(page.translator.say("recap-you")),))


def _changed(page: Retold, amounts: "Tally[str]", most: int = FIGURES) -> Meaning | None:
    """Changes of the viewer's counters as figures, in the order of the stakes; None if there are none."""
    counters = {counter.name: counter for counter in page.counters(page.me)}
    names = [name for name in dict.fromkeys((*page.STAKES, *counters)) if amounts[name] and name in counters][:most]
    if not names:
        return None
    told = [(figure(counters[name].icon, counters[name].title, signed(amounts[name])),) for name in names]
    worse = (amounts[names[0]] < 0) != (names[0] in page.BURDENS)
    return Meaning(joined(told), HURT if worse else GOOD, abs(amounts[names[0]]))


def _net(page: Retold, before: Retold) -> Meaning | None:
    """What has changed for the viewer since then: the first stake that has."""
    then = {counter.name: counter.number for counter in before.counters(page.me)}
    amounts: Tally[str] = Tally()
    for name, number, *_ in page.counters(page.me):
        was = then.get(name)
        if name in page.STAKES and isinstance(number, int) and isinstance(was, int):
            amounts[name] = number - was
    return _changed(page, amounts, most=1)
