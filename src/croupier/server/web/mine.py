"""The tables of a browser as its home page lists them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime

from croupier.server.service.views import Summary
from croupier.server.web.cookies import Browser
from croupier.text import Translator


@dataclass(frozen=True, slots=True)
class Mine:
    """One table: `seat` is how addresses name the browser's seat, `others` who sits there besides, `when` a day."""

    table: Summary
    seat: str
    others: str
    result: str
    day: str
    when: str


def mine(tables: Iterable[Summary], browser: Browser, now: float) -> list[Mine]:
    """The tables in their order, in the language of the browser."""
    translator = Translator(browser.language)
    today = datetime.fromtimestamp(now, UTC).date()
    found = []
    for table in tables:
        changed = datetime.fromtimestamp(table.changed, UTC).date()
        others = [name for seat, name in enumerate(table.names) if seat != table.me and seat not in table.free]
        seat = browser.label(browser.token(table.id, ""))
        when = _when(translator, changed, today)
        found.append(Mine(table, seat, ", ".join(others), _result(translator, table), changed.isoformat(), when))
    return found


def _result(translator: Translator, table: Summary) -> str:
    """What is to be said of where it stands."""
    if table.my_turn:
        return translator.say("js-your-turn")
    if table.status != "over":
        return translator.say(f"status-{table.status}")
    if not table.winners:
        return translator.say("mine-drawn")
    if table.me in table.winners:
        return translator.say("mine-won")
    return translator.say("mine-winner", names=translator.listed([table.names[seat] for seat in table.winners]))


def _when(translator: Translator, day: date, today: date) -> str:
    ago = (today - day).days
    if ago in (0, 1):
        return translator.say("day-yesterday" if ago else "day-today")
    year = day.year if day.year != today.year else 0
    return translator.say("day-on", day=day.day, month=day.month, year=f" {year}" if year else "")
