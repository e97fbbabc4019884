"""Why a bot would choose an option of Zynalith: what the forecast says of it, in words of the game."""

from collections.abc import Iterator, Mapping

from croupier.engine import Face, Seat
from croupier.games.zynalith.page.fronts import Column
from croupier.games.zynalith.page.lines import Lines
from croupier.kit import NOTHING_SAID, Plain, Sentence, Table, pieces


def reasons(now: Lines, then: Lines) -> list[str]:
    """What the own hero is saved, which lines are won, what comes to rivals, the gravest first."""
    return [*_saved(now, then), *_won(now, then), *_suffered(now, then), *_killed(now, then)]


def _saved(now: Lines, then: Lines) -> Iterator[str]:
    """How much less comes to the viewer's hero, and in which line if it is one."""
    if now.table.me is None:
        return
    less = _less(now, then, now.table.me)
    if sum(less.values()) > 0:
        lines = [column for column, number in less.items() if number]
        args = {"where": "one" if len(lines) == 1 else "all", "line": now.name(lines[0])}
        yield now.table.say("table-why-saves", number=sum(less.values()), **args)


def _won(now: Lines, then: Lines) -> Iterator[str]:
    """The lines that the viewer would win and does not win now."""
    me = now.table.me
    for column in then.fronts.columns:
        line, before = then.forecast(column), now.forecast(column)
        if _wins(line, me) and not _wins(before, me) and line is not None:
            card = now.table.translator.named(line["winner"]["card"])
            yield now.table.say("table-why-wins", card=card, line=now.name(column))


def _suffered(now: Lines, then: Lines) -> Iterator[str]:
    """How much more comes to rivals in the lines, or came to them at once; who suffers most is named."""
    rivals = now.table.rivals
    more = {seat: -sum(_less(now, then, seat).values()) for seat in rivals}
    at_once = {seat: now.table.view["hp"][seat] - then.table.view["hp"][seat] for seat in rivals}
    worst = max(rivals, key=lambda seat: max(more[seat], at_once[seat]))
    number = max(more[worst], at_once[worst])
    if number > 0:
        yield now.table.say("table-why-hits", seat=now.table.names[worst], number=number)


def _killed(now: Lines, then: Lines) -> Iterator[str]:
    """The creatures of rivals that are gone then."""
    later = then.fronts.all()
    for number, (seat, standing) in now.fronts.all().items():
        if seat != now.table.me and number not in later:
            card = now.table.translator.named(standing.creature["card"])
            yield now.table.say("table-why-kills", seat=now.table.names[seat], card=card)


def _less(now: Lines, then: Lines, seat: Seat) -> dict[Column, int]:
    """How much less comes to a hero in each line."""
    columns = sorted({*now.fronts.columns, *then.fronts.columns})
    return {c: _comes(now.forecast(c), seat) - _comes(then.forecast(c), seat) for c in columns}


def _comes(line: Plain | None, seat: Seat) -> int:
    """What gets through to a hero in a line."""
    return 0 if line is None else sum(hit["through"] for hit in line["heroes"] if hit["seat"] == seat)


def _wins(line: Plain | None, seat: Seat | None) -> bool:
    return line is not None and line["winner"] is not None and line["winner"]["seat"] == seat


def best_of_the_row(table: Table, faces: Mapping[str, Face], key: str) -> Sentence:
    """What is best about a card of a row that could be taken or played: the highest value of the row."""
    deed, row = table.read(key), table.view["creature_row"]
    place = deed.arguments.get("place")
    if deed.verb not in ("take", "play") or deed.arguments["where"] != "creature" or not isinstance(place, int):
        return NOTHING_SAID
    values = _values(faces[row[place - 1]])
    for icon in ("sword", "wing", "heart"):
        highest = sorted((_values(faces[face]).get(icon, 0) for face in row if face), reverse=True)
        if values.get(icon, 0) == highest[0] > highest[min(1, len(highest) - 1)]:
            return pieces(table.say("table-why-highest", value=icon, number=highest[0]))
    return NOTHING_SAID


def _values(face: Face) -> dict[str, int]:
    """The printed numbers of a creature by their icons."""
    return {mark.icon: mark.number for mark in face.rail if isinstance(mark.number, int)}
