"""What an option would do to fronts and lines: each function compares the lines now with those after it."""

from collections.abc import Iterator

from croupier.engine import Seat
from croupier.games.zynalith.page.fronts import Column
from croupier.games.zynalith.page.lines import Lines
from croupier.kit import Plain


def are_fought(then: Lines) -> bool:
    """Whether lines are fought on the way, so that what they take is no forecast any more but has been taken."""
    view = then.table.view
    decided = any(line["event"] in ("winner", "no-winner") for line in then.table.news)
    return view["over"] or (decided and view["phase"] == "combat")


def arrivals(now: Lines, then: Lines) -> Iterator[str]:
    """The lines that creatures of the viewer enter."""
    for place in _entered(now, then):
        yield now.table.say("table-enters", line=then.name(then.fronts.columns[place - 1]))


def wounds(now: Lines, then: Lines) -> Iterator[str]:
    """The life of creatures that have another then; the dead are told by the log."""
    later = then.fronts.all()
    died = {line["creature"] for line in then.table.news if line["event"] == "died"}
    for number, (_, standing) in now.fronts.all().items():
        left = _life(later[number][1].creature) if number in later else 0
        if left != _life(standing.creature) and (number in later or number in died):
            card = now.table.translator.named(standing.creature["card"])
            yield now.table.say("table-aim-left", card=card, number=left)


def winners(now: Lines, then: Lines) -> Iterator[str]:
    """The lines that come to another winner."""
    for column in _changed(now, then):
        winner = then.winner_of(then.forecast(column)).rstrip(".")
        yield now.table.say("labelled", label=then.name(column), value=winner)


def losses(now: Lines, then: Lines) -> Iterator[str]:
    """The heroes that lose more or less in the lines."""
    for seat in range(len(now.table.names)):
        before, after = _lost(now, seat), _lost(then, seat)
        if before != after:
            yield now.of_hero("table-forecast-hero", seat, number=after, before=before)


def marks(now: Lines, then: Lines) -> dict[str, str]:
    """What is marked: creatures whose fate is another, lines that are entered, forecasts that change."""
    found = {f"creature-{number}": fate for number, fate in then.fates.items() if now.fates.get(number) != fate}
    found |= {f"column-{place}": "enters" for place in _entered(now, then)}
    return found | {f"forecast-{column.place}": "changes" for column in _changed(now, then)}


def _entered(now: Lines, then: Lines) -> list[int]:
    """The lines, by their place, that creatures of the viewer enter."""
    here = now.fronts.all()
    return [s.place for number, (seat, s) in then.fronts.all().items() if number not in here and seat == now.table.me]


def _changed(now: Lines, then: Lines) -> list[Column]:
    columns = sorted({*now.fronts.columns, *then.fronts.columns})
    lines = [(column, then.forecast(column)) for column in columns]
    return [c for c, line in lines if line is not None and _decided(line) != _decided(now.forecast(c))]


def _decided(line: Plain | None) -> object:
    """What tells the outcome of a line from another: the winner, or those who draw lots."""
    return line and (line["winner"], line["lot"])


def _life(creature: Plain) -> int:
    """What a creature has left of its life."""
    return int(creature["life"] - creature["damage"])


def _lost(lines: Lines, seat: Seat) -> int:
    """What gets through to a hero in all lines, be it more than it has: an effect may take HP beforehand."""
    hits = (hit for line in lines.table.view["facts"]["lines"] for hit in line["heroes"])
    return sum(hit["through"] for hit in hits if hit["seat"] == seat)
