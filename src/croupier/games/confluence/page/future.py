"""What an option would announce, set off and change, read from the page as it would be then."""

from collections.abc import Iterator

from croupier.games.confluence.effects.designs import STREAM_ICONS
from croupier.games.confluence.page.rows import place_id, slips
from croupier.games.confluence.page.shown import SIDE_ICONS, SIDE_WORDS
from croupier.games.confluence.page.story import ARROW
from croupier.games.confluence.page.words import verb_words
from croupier.games.confluence.rules.options import lying_at
from croupier.kit import Page, Sentence, figure, pieces


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
    found = [verb_words(page, event) for event in after.table.news if event["event"] == "set-off"]
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
