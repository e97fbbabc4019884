"""Why an answer is worth it, in words of the game: what a card would form beside what rivals have announced."""

from collections.abc import Iterator

from croupier.games.confluence.page.rows import Slip, slips
from croupier.games.confluence.rules.terms import ATTACK, DEFENCE, SIDES
from croupier.kit import BETWEEN, NOTHING_SAID, Page, Plain, Sentence, joined, pieces


def of_laying(page: Page, card: str) -> Sentence:
    """The wall of a card against the strongest attack of a rival, its attack against their walls, its effect."""
    told = next((one for one in page.view["facts"]["hand"] if one["card"] == card), None)
    if told is None:
        return NOTHING_SAID
    said = [*_wall(page, told["defence"]), *_attack(page, told["attack"])]
    if told["sets_off"]:
        said.append(page.speaker.say("table-why-effect", effect=page.speaker.short(card)))
    return joined((pieces(one) for one in said), BETWEEN)


def _wall(page: Page, formed: Plain | None) -> Iterator[str]:
    """Whether a wall holds the strongest attack; what properties do to it is not foreseen here."""
    if formed is None:
        return
    attacks = _announced(page, SIDES[ATTACK])
    if not attacks:
        yield page.speaker.say("table-why-wall", points=formed["points"])
        return
    worst = max(attacks, key=lambda slip: slip.points)
    against = {"points": formed["points"], "name": page.names[worst.seat], "theirs": worst.points}
    holds = formed["points"] >= worst.points and not worst.properties
    yield page.speaker.say("table-why-wall-against", holds="yes" if holds else "no", **against)


def _attack(page: Page, formed: Plain | None) -> Iterator[str]:
    """Which rival has the weakest of the walls that would meet an attack best, and whether it is stronger."""
    if formed is None:
        return
    walls = _announced(page, SIDES[DEFENCE])
    best = {seat: max((one.points for one in walls if one.seat == seat), default=0) for seat in _rivals(page)}
    weakest = min(best, key=lambda seat: best[seat])
    if not walls:
        yield page.speaker.say("table-why-attack", points=formed["points"])
        return
    over = formed["points"] > best[weakest]
    against = {"points": formed["points"], "name": page.names[weakest], "theirs": best[weakest]}
    yield page.speaker.say("table-why-attack-against", over="yes" if over else "no", need=best[weakest] + 1, **against)


def _rivals(page: Page) -> list[int]:
    return [seat for seat in page.table.rivals if not page.view["out"][seat]]


def _announced(page: Page, side: str) -> list[Slip]:
    """The combinations of a side that rivals have announced."""
    return [slip for seat in _rivals(page) for slip in slips(page.view, seat) if slip.side == side]
