"""What the others' attacks would take from the viewer as things stand, in the recap of what they have done."""

from collections import Counter as Tally
from collections.abc import Mapping

from croupier.engine import Seat
from croupier.games.confluence.page.clash import threat
from croupier.kit import Meaning, Page, Recap, figure, pieces, signed


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
    deeds = [
        deed._replace(means=_would_lose(page, losses[deed.seat]))
        if deed.seat is not None and losses.get(deed.seat) and (deed.means is None or not deed.means.tone)
        else deed
        for deed in recap.deeds
    ]
    ahead = threat(page.view, page.table.near) or 0
    net = recap.net
    if ahead > 0 and net is None and any(losses.values()):
        net = Meaning((figure("heart", page.speaker.say("table-hits-would"), signed(-ahead)),), "hurt", ahead)
    return recap.told(deeds, net)


def _would_lose(page: Page, number: int) -> Meaning:
    return Meaning(pieces(page.speaker.say("table-would-lose", number=number)), "hurt", number)
