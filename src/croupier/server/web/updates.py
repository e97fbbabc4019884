"""Updates: what a change of a table is beside its new page. Moves of cards, sounds, sentences."""

from collections.abc import Sequence
from typing import Any

from croupier.kit import Plain
from croupier.server.service.views import TableView
from croupier.server.web.template_context import Viewer
from croupier.server.web.view_model import Line, ViewModel
from croupier.text import Translator

MOST_MOVES = 16
"""Moves of cards that one change animates at most, the newest."""


def told(t: ViewModel, look: TableView, seen: int) -> dict[str, Any]:  # Any: JSON
    """Where the table stands, the moves of cards, sounds, and lines for a screen reader."""
    news = t.new_lines() if seen or len(t.log) < 8 else ()
    return {
        "seq": look.seq,
        "line": len(look.log),
        "moves": moves(news),
        "sounds": [line.shown.sound for line in news if line.shown.sound][-6:],
        "deed": deed(t, news),
        "say": [line.text for line in news if not line.shown.quiet][-6:],
        "ask": _question(t),
        "knock": knock(t),
        "turn": t.mine,
        "status": look.status,
    }


def deed(t: ViewModel, lines: Sequence[Line]) -> str:
    """What somebody else has done, by seat and kind: "2:tapped"; '' if it was the viewer, or nobody."""
    for line in lines:
        doer = next(iter(t.translator.seats(line.event)), None)
        if doer is not None and not line.shown.quiet and not line.shown.heading:
            return "" if doer == t.me else f"{doer}:{line.event['event']}"
    return ""


def notes(who: Viewer, before: TableView, now: TableView) -> list[str]:
    """Sentences on what the log does not tell: bots, who was muted, a choice taken back, a rematch."""
    others = (muting(who, before, now), undone(who, now, before.seq), rematch(who, before, now))
    found = (*comings(who, before, now), *others)
    return [note for note in found if note]


def comings(who: Viewer, before: TableView, now: TableView) -> list[str]:
    """Sentences on bots that have begun, or ceased, to play for a person at the running table."""
    if (before.status, now.status) != ("running", "running"):
        return []
    say, seats = Translator(who.browser.language).say, tuple(zip(before.seats, now.seats, strict=True))
    lost = [
        say("plays-on", name=was.name, bot=seat.name)
        for was, seat in seats
        if (was.handed or was.kind == "human") and seat.kind == "bot" and not seat.handed
    ]
    return lost + [
        say("bot-answers" if seat.handed else "plays-again", name=seat.name)
        for was, seat in seats
        if was.handed != seat.handed and not seat.me and not (was.handed and seat.kind == "bot")
    ]


def muting(who: Viewer, before: TableView, now: TableView) -> str:
    """A sentence for whom the host has muted just now, or lets write again; '' for everybody else."""
    if now.me is None or before.me != now.me or before.seats[now.me].muted == now.seats[now.me].muted:
        return ""
    return Translator(who.browser.language).say("muted" if now.seats[now.me].muted else "unmuted")


def arrivals(who: Viewer, before: TableView, now: TableView) -> list[str]:
    """Sentences for a screen reader on people who have come to the waiting table: for eyes they are marked there."""
    if (before.status, now.status) != ("waiting", "waiting"):
        return []
    say = Translator(who.browser.language).say
    return [
        say("room-came", name=seat.name)
        for was, seat in zip(before.seats, now.seats, strict=True)
        if was.kind == "open" and seat.kind == "human" and not seat.me
    ]


def undone(who: Viewer, look: TableView, since: int) -> str:
    """A sentence on who has taken a choice back since the table's seq was `since`; '' if nobody has.

    The log cannot tell it: the lines of that choice are gone.
    """
    if look.undone is None or look.undone.seq <= since:
        return ""
    you = "yes" if look.undone.seat == look.me else "no"
    return Translator(who.browser.language).say("undo-done", name=look.names[look.undone.seat], you=you)


def rematch(who: Viewer, before: TableView, now: TableView) -> str:
    """A sentence on who has come along to the rematch, once somebody else has; '' if nobody has."""
    known = before.rematch.accepted if before.rematch else ()
    come = now.rematch.accepted if now.rematch else ()
    if not {*come} - {*known, now.me}:
        return ""
    translator = Translator(who.browser.language)
    return translator.say("rematch-offered", names=translator.listed([now.names[seat] for seat in come]))


def knock(scene: ViewModel) -> str:
    """The sound with which a question comes: a soft one inside a window, which many are asked in a row."""
    return "window" if scene.asked is not None and scene.asked.name in scene.game.windows else "ask"


def _question(scene: ViewModel) -> str:
    if scene.prompt is None:
        return ""
    prompt = scene.prompt
    return " ".join(part for part in (f"{prompt.kind}.", prompt.fact, prompt.note, prompt.warning) if part)


def moves(lines: Sequence[Line]) -> list[dict[str, str]]:
    """The moves of cards from one place on the page to another, as the game's page says for each event."""
    found = []
    for line in lines:
        start, _, end = line.shown.way.partition(">")
        if end:
            card = str(line.event.get("card") or "")
            found.append({"from": _place(start, line.event), "to": _place(end, line.event), "card": card})
    return found[-MOST_MOVES:]


def _place(way: str, event: Plain) -> str:
    zone, at, who = way.partition("@")
    return f"{zone}-{event[who]}" if at else zone
