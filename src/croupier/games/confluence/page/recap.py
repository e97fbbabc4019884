"""What the others' attacks would take from the viewer as things stand, in the recap of what they have done."""

from collections import Counter as Tally
from collections.abc import Mapping

from croupier.engine import Seat
from croupier.games.confluence.page.hits import threat
from croupier.kit import Deed, Meaning, Page, Recap, figure, pieces, signed


def _losses(page: Page) -> Mapping[Seat, int]:
    """By seat what its attacks would take from the viewer if everything hit them; nothing once hits are announced."""
    told = page.view["facts"].get("combat")
    found: Tally[Seat] = Tally()
    if told is not None and threat(page.view, page.table.near) is not None:
        for blow in told["blows"]:
            if blow["target"] == page.me:
                found[blow["owner"]] += blow["damage"]
    return found


def threatening(page: Page, recap: Recap) -> Recap:
    """The recap with what is still to come: "you would lose 3" at those whose attacks get through."""
    losses = _losses(page)
    held = Meaning(pieces(page.translator.say("table-held")), "good")
    told = (deed._replace(means=held) if _was_held(page, deed) else deed for deed in recap.deeds)
    deeds = [
        deed._replace(means=_would_lose(page, losses[deed.seat]))
        if deed.seat is not None and losses.get(deed.seat) and (deed.means is None or not deed.means.tone)
        else deed
        for deed in told
    ]
    ahead = threat(page.view, page.table.near) or 0
    net = recap.net
    if ahead > 0 and net is None and any(losses.values()):
        net = Meaning((figure("heart", page.translator.say("table-hits-would"), signed(-ahead)),), "hurt", ahead)
    return recap.told(deeds, net)


def _was_held(page: Page, deed: Deed) -> bool:
    """Whether a deed is a hit on the viewer that took nothing, and no other of that seat did."""
    event = page.log[deed.line - 1]
    took = deed.means is None or deed.means.tone
    return not took and event.get("target") == page.me and event.get("damage") == 0


def _would_lose(page: Page, number: int) -> Meaning:
    return Meaning(pieces(page.translator.say("table-would-lose", number=number)), "hurt", number)
