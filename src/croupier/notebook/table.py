"""A match, a view and a question in a notebook: where it stands, what lies there, who is asked what."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from typing import Any

from croupier.engine import Decision, Game, Match, Seat
from croupier.engine.ranking import winners
from croupier.kit import BETWEEN, Page, Table, page_of
from croupier.notebook.cards import Printed
from croupier.text import Translator
from croupier.text.cards import readable
from croupier.text.said import names_of, one_line

TOLD = 5
"""So many lines of the log are shown, the newest."""

FRAME = "border:1px solid #8888;border-radius:6px;padding:8px 12px;margin:4px 0;max-width:60em;line-height:1.45"


def asked_seat(match: Match) -> Seat | None:
    """Who is asked first; None where nobody is."""
    return match.decisions[0].seat if match.decisions else None


def of_match(match: Match, seat: Seat | None, language: str) -> str:
    """A match as a seat sees it (None: a spectator), with its question and the newest lines of its log."""
    decision = match.decision(seat) if seat is not None else None
    log = match.log_for(seat, since=max(0, match.told - TOLD))
    return _table(match.game, match.view(seat), language, log=log, decision=decision, returns=match.returns)


def of_view(game: type[Game], view: Mapping[str, Any], language: str) -> str:  # Any: plain data
    """What a seat sees, as its view has it."""
    return _table(game, view, language, returns=view.get("returns") or ())


def decision_html(decision: Decision, game: type[Game] | None, language: str) -> str:
    """A question by itself. Words that need to know the table stay away: only the match knows it."""
    translator = Translator(language, game)
    names = names_of(translator, decision.seat + 1)
    labels = [readable(key.replace(":", " ")) for key in decision.keys]
    kind = readable(decision.name)
    with suppress(Exception):  # whatever the words of a game look for on a table that is not here
        labels, kind = _words(decision, translator, names)
    title = f"<b>{escape(names[-1])}</b>: {escape(kind)}"
    return f'<div style="{FRAME}">{title}{_options(decision, labels)}</div>'


def _words(decision: Decision, translator: Translator, names: Sequence[str]) -> tuple[list[str], str]:
    prompt = translator.prompt(decision, {}, names, decision.seat)
    return translator.labels(decision, {}, names, decision.seat), one_line(prompt)


def _table(
    game: type[Game],
    view: Mapping[str, Any],  # Any: plain data
    language: str,
    *,
    log: Sequence[Mapping[str, Any]] = (),  # Any: as above
    decision: Decision | None = None,
    returns: Sequence[float],
) -> str:
    translator, me = Translator(language, game), view["seat"]
    names = names_of(translator, view["players"])
    page = page_of(Table(game, translator, view, log, names, me, decision))
    cards = Printed(translator, game)
    near = 0 if me is None else me
    rivals = [(near + step) % len(names) for step in range(1, len(names))]
    where = translator.say("status-over") if view["over"] else page.where()
    parts = [
        f"<b>{escape(translator.title())}</b> · {escape(_looks(translator, names, me))} · {escape(where)}",
        *(_of_seat(page, cards, seat, names) for seat in (near, None, *rivals)),  # the first have the most pictures
    ]
    if decision is not None:
        asks, labels = translator.prompt(decision, view, names, me), translator.labels(decision, view, names, me)
        parts.append(f"<b>{escape(one_line(asks))}</b>{_options(decision, labels)}")
    parts.append(escape(translator.waiting(view["asked"], names, me)))
    if view["over"]:
        parts.append(f"{escape(_result(translator, names, returns))} <code>{escape(str(list(returns)))}</code>")
    told = "".join(f"<div>{escape(translator.line(event, names, me))}</div>" for event in log)
    parts.append(f'<small style="opacity:.75">{told}</small>' if told else "")
    return f'<div style="{FRAME}">{"".join(f"<div>{part}</div>" for part in parts if part)}</div>'


def _looks(translator: Translator, names: Sequence[str], me: Seat | None) -> str:
    """Whose view it is."""
    if me is None:
        return translator.say("shown-to-all")
    return translator.say("shown-to", seat=names[me])


def _of_seat(page: Page, cards: Printed, seat: Seat | None, names: Sequence[str]) -> str:
    """What a seat has, or what lies on the table: numbers in a line, then its cards, zone by zone."""
    rows = []
    for zone in page.zones(seat):
        said = page.in_words(zone.name, seat)
        shown = cards(zone.faces) if said is None else escape(said)
        if shown:
            count = f" ({zone.number})" if zone.number != 1 else ""
            rows.append(f'<div style="margin-left:1.2em"><small>{escape(zone.title)}{count}</small> {shown}</div>')
    if seat is None:
        return "".join(rows)
    counters = [c.title if c.number is None else f"{c.title} {c.number}" for c in page.counters(seat)]
    return f"<b>{escape(names[seat])}</b> {escape(BETWEEN.join(counters))}{''.join(rows)}"


def _options(decision: Decision, labels: Sequence[str]) -> str:
    """The options with their numbers and their keys."""
    both = zip(decision.keys, labels, strict=True)
    rows = "".join(f"<li>{escape(label)} <code>{escape(key)}</code></li>" for key, label in both)
    return f'<ol start="0" style="margin:2px 0 6px;padding-left:2.4em">{rows}</ol>'


def _result(translator: Translator, names: Sequence[str], returns: Sequence[float]) -> str:
    won = winners(returns)
    if not won:
        return translator.say("drawn-match")
    seats = translator.listed([names[seat] for seat in won])
    return translator.say("won-match", you="no", count=len(won), seats=seats)
