"""Why an answer is worth it, in words of the game: what a card would form beside what rivals have announced."""

from collections.abc import Iterator

from croupier.games.confluence.cards.terms import ATTACK, DEFENCE, SIDES
from croupier.games.confluence.page.cards import Cards
from croupier.games.confluence.page.slips import Slip, slips
from croupier.kit import BETWEEN, NOTHING_SAID, Page, Plain, Sentence, joined, pieces


def why(page: Page, key: str, after: Page | None) -> Sentence:
    """What a card would form beside what rivals have announced; of an effect what it does, and the debt for it."""
    deed = page.table.read(key)
    if deed.verb == "lay":
        return _of_laying(page, str(deed.arguments["card"]))
    if deed.verb == "activate":
        debt = page.changes(after, page.table.near, ("debt",)) if after is not None else NOTHING_SAID
        return joined([pieces(Cards(page.table).individual_short(str(deed.arguments["card"]))), debt], BETWEEN)
    return NOTHING_SAID if after is None else page.preview(after).said


def deed_in_short(page: Page, key: str) -> str:
    """To lay a card, without what it would form: that is among the reasons."""
    deed = page.table.read(key)
    if deed.verb != "lay":
        return ""
    return page.translator.say("table-lay-card", card=page.translator.card(str(deed.arguments["card"])))


def _of_laying(page: Page, card: str) -> Sentence:
    """The wall of a card against the strongest attack of a rival, its attack against their walls, its effect."""
    told = next((one for one in page.view["facts"]["hand"] if one["card"] == card), None)
    if told is None:
        return NOTHING_SAID
    said = [*_wall(page, told["defence"]), *_attack(page, told["attack"])]
    if told["sets_off"]:
        said.append(page.translator.say("table-why-effect", effect=page.translator.short(card)))
    return joined((pieces(one) for one in said), BETWEEN)


def _wall(page: Page, formed: Plain | None) -> Iterator[str]:
    """Whether a wall holds the strongest attack; what properties do to it is not foreseen here."""
    if formed is None:
        return
    attacks = _announced(page, SIDES[ATTACK])
    if not attacks:
        yield page.translator.say("table-why-wall", points=formed["points"])
        return
    worst = max(attacks, key=lambda slip: slip.points)
    against = {"points": formed["points"], "name": page.names[worst.seat], "theirs": worst.points}
    holds = formed["points"] >= worst.points and not worst.properties
    yield page.translator.say("table-why-wall-against", holds="yes" if holds else "no", **against)


def _attack(page: Page, formed: Plain | None) -> Iterator[str]:
    """Which rival has the weakest of the walls that would meet an attack best, and whether it is stronger."""
    if formed is None:
        return
    walls = _announced(page, SIDES[DEFENCE])
    best = {seat: max((one.points for one in walls if one.seat == seat), default=0) for seat in _rivals(page)}
    weakest = min(best, key=lambda seat: best[seat])
    if not walls:
        yield page.translator.say("table-why-attack", points=formed["points"])
        return
    over = formed["points"] > best[weakest]
    against = {"points": formed["points"], "name": page.names[weakest], "theirs": best[weakest]}
    yield page.translator.say(
        "table-why-attack-against", over="yes" if over else "no", need=best[weakest] + 1, **against
    )


def _rivals(page: Page) -> list[int]:
    return [seat for seat in page.table.rivals if not page.view["out"][seat]]


def _announced(page: Page, side: str) -> list[Slip]:
    """The combinations of a side that rivals have announced."""
    return [slip for seat in _rivals(page) for slip in slips(page.view, seat) if slip.side == side]
