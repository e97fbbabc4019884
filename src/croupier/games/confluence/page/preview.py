"""What an option would announce, set off and change, read from the page as it would be then."""

from collections.abc import Iterator
from typing import Final

from croupier.engine import Seat
from croupier.games.confluence.effects.designs import STREAM_ICONS
from croupier.games.confluence.page.animation import MET
from croupier.games.confluence.page.cards import verb_words
from croupier.games.confluence.page.hits import threat
from croupier.games.confluence.page.rows import place_id
from croupier.games.confluence.page.shown import SIDE_ICONS, SIDE_WORDS
from croupier.games.confluence.page.slips import slips
from croupier.games.confluence.page.stacks import ARROW
from croupier.games.confluence.rules.options import lying_at
from croupier.kit import Page, Sentence, figure, pieces, signed

MET_ICONS: Final = {"wall": ("shield", "table-wall"), "bank": ("bank", "table-bank"), "none": ("no", "table-open")}
"""What a hit may meet, as an icon and a word."""


def announced(page: Page, after: Page) -> Iterator[Sentence]:
    """The combinations that an option announces."""
    for event in after.table.news:
        side = event["event"].removeprefix("announced-")
        if side in SIDE_ICONS:
            stream = page.translator.say(f"stream-{event['stream']}")
            number = figure(SIDE_ICONS[side], page.translator.say(f"table-{SIDE_WORDS[side]}"), str(event["points"]))
            said = page.translator.say("table-of-cards", stream=stream, count=event["length"])
            yield (number, *pieces(f" {said}"))


def set_off(page: Page, after: Page) -> Iterator[Sentence]:
    """The effects that it sets off."""
    found = [verb_words(page.table, event) for event in after.table.news if event["event"] == "set-off"]
    if found:
        yield pieces(page.translator.say("table-sets-off", effects=page.translator.listed(found)))


def changed(page: Page, after: Page) -> Iterator[Sentence]:
    """The combinations whose points it changes."""
    for seat in range(len(page.names)):
        later = {slip.key: slip for slip in slips(after.view, seat)}
        for slip in slips(page.view, seat):
            then = later.get(slip.key)
            if then is not None and then.points != slip.points:
                number = f"{slip.points} {ARROW} {then.points}"
                word = page.translator.say(f"table-{SIDE_WORDS[slip.side]}")
                alike = [(one.side, one.points) for one in slips(page.view, seat)].count((slip.side, slip.points)) > 1
                stream = figure(STREAM_ICONS[slip.stream], page.translator.say(f"stream-{slip.stream}"), number)
                side = figure(SIDE_ICONS[slip.side], word, "" if alike else number)
                yield (*page.whose(seat), side, *((stream,) if alike else ()))


def threatened(page: Page, after: Page) -> Iterator[Sentence]:
    """What combat would take if everything hit the viewer, where an answer changes that."""
    now, then = (threat(one.view, page.table.near) for one in (page, after))
    if now is not None and then is not None and now != then:
        lost = figure("heart", page.translator.zone("life"), signed(-then))
        yield (*page.label(page.translator.say("table-hits-would")), lost)


def would_meet(page: Page, after: Page) -> Iterator[Sentence]:
    """What the hits that an answer announces would meet, and what they would take: as things stand then, or as it came
    (C 11.6, 11.12).
    """
    news = [one for one in after.table.news if one.get("seat") == page.me]
    told = after.view["facts"].get("combat")
    if told is None:
        for one in news:
            if one["event"] in MET:
                yield _meets(page, one["target"], MET[one["event"]], one.get("wall", 0), one["damage"])
        return
    hits = {(one["by"], one["target"]): one for one in told["blows"]}
    for one in news:
        if one["event"] == "aimed":
            hit = hits[f"{page.me}.{one['place']}", one["target"]]
            yield _meets(page, hit["target"], hit["meets"], hit["force"], hit["damage"])


def _meets(page: Page, target: Seat, meets: str, force: int, damage: int) -> Sentence:
    icon, word = MET_ICONS[meets]
    stopped = figure(icon, page.translator.say(word), str(force) if force else "")
    lost = (figure("heart", page.translator.zone("life"), signed(-damage)),)
    held = pieces(page.translator.say("table-held"))
    return (*page.label(page.names[target]), stopped, *pieces(" "), *(lost if damage else held))


def marks(page: Page, after: Page) -> dict[str, str]:
    """What of the table it changes: cards that join, combinations and lives that rise or fall, by their ids."""
    found: dict[str, str] = {}
    for seat in range(len(page.names)):
        now, then = page.view["combinations"][seat], after.view["combinations"][seat]
        new = (place for one in then[len(now) :] for place in one["cards"])
        found |= {place_id(lying_at("", (zone, number))): "joins" for zone, number in new}
        later = {slip.key: slip.points for slip in slips(after.view, seat)}
        for slip in slips(page.view, seat):
            change = later.get(slip.key, slip.points) - slip.points
            if change:
                found[slip.id] = "win" if (change > 0) == (seat == page.me) else "fall"
        if after.view["life"][seat] != page.view["life"][seat]:
            found[f"seat-{seat}"] = "win" if after.view["life"][seat] > page.view["life"][seat] else "fall"
    return found
