"""What of a view the questions of Zynalith name: the facts from which prompts and labels are worded."""

from typing import Final

from croupier.engine import FACE, NUMBER, SEAT, WORD, Deed, Facts, Seat
from croupier.kit import Plain

CROWD: Final = 9
"""So many cards in hand are more than a few turns bring into play: the question says what they are worth there."""


def facts(decision: str, view: Plain, me: int | None) -> Facts:
    """The facts behind a question to `me`: round, purse, number of the pick, and what is announced by whom."""
    known: Facts = {
        "round": (NUMBER, view["round"]),
        "active": (SEAT, view["active"]),
        "pick": (NUMBER, view["picks"] // view["players"] + 1),
        "anytime": (WORD, view["options"]["free_order"]),
    }
    if me is not None:
        known["silver"] = (NUMBER, view["silver"][me])
        known["zynalith"] = (NUMBER, view["zynalith"][me])
        known["held"] = (NUMBER, view["hand"][me]["count"])
        known["crowd"] = (WORD, "yes" if view["hand"][me]["count"] >= CROWD else "no")
    told = view["announced"]
    if told is not None and decision in ("counter", "attach", "front"):
        known["verb"] = (WORD, told["verb"])
        known["card"] = (FACE, told["card"])
        if told["verb"] == "banish":
            known["card"] = (FACE, view["front"][view["active"]][told["number"] - 1]["card"])
    return known


def option_facts(decision: str, deed: Deed, view: Plain, me: int | None) -> Facts:
    """What one option is about: the card in that place, its price, the creature, the position it would take."""
    del decision
    if me is None:
        return {}
    verb, place = deed.verb, deed.arguments.get("place")
    if verb in ("take", "play", "counter"):
        return _card(view, deed)
    if verb in ("banish", "swap", "switch", "host"):
        return _creature(view, me, verb, int(place or 0) - 1)
    if verb == "creature":
        return {"card": (FACE, view["front"][deed.arguments["target"]][int(place or 0) - 1]["card"])}
    return {}


def _card(view: Plain, deed: Deed) -> Facts:
    where, place = deed.arguments["where"], deed.arguments.get("place")
    if place == "deck":
        return {"card": (FACE, None)}
    row = view["creature_row" if where == "creature" else "extra_row"]
    face = row[int(place) - 1] if place else deed.arguments["card"]
    card = view["facts"]["cards"].get(face)
    if deed.verb == "take" or card is None:
        return {"card": (FACE, face)}
    return {"card": (FACE, face), "price": (NUMBER, card["price"]), "currency": (WORD, card["currency"])}


def _creature(view: Plain, me: Seat, verb: str, place: int) -> Facts:
    front = view["front"][me]
    known: Facts = {"card": (FACE, front[place]["card"])}
    if verb == "banish":
        known["price"] = (NUMBER, view["facts"]["creatures"][me][place]["refund"])
    elif verb == "swap":
        known["other"] = (FACE, front[place + 1]["card"])
    elif verb == "switch":
        known["position"] = (WORD, "attack" if front[place]["guarding"] else "defence")
    return known
