"""What of a view the questions of Zynalith name: the facts from which prompts and labels are worded."""

from collections.abc import Mapping
from typing import Any

from croupier.engine import FACE, NUMBER, SEAT, WORD, Seat
from croupier.engine.narration import Tells
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.rules import terms

View = Mapping[str, Any]  # Any: JSON
Facts = dict[str, tuple[Tells, Any]]  # Any: JSON

_PRINTED = {face.id: printed for face, printed in zip(FACES, DESIGNS, strict=True)}


def facts(decision: str, view: View, me: int | None) -> Facts:
    """The facts behind a question to `me`: round, purse, number of the pick, and what is announced by whom."""
    known: Facts = {
        "round": (NUMBER, view["round"]),
        "active": (SEAT, view["active"]),
        "pick": (NUMBER, view["picks"] // view["players"] + 1),
    }
    if me is not None:
        known["silver"] = (NUMBER, view["silver"][me])
        known["zynalith"] = (NUMBER, view["zynalith"][me])
    told = view["announced"]
    if told is not None and decision in ("counter", "attach", "front"):
        known["verb"] = (WORD, told["verb"])
        known["card"] = (FACE, told["card"])
        if told["verb"] == "banish":
            known["card"] = (FACE, view["front"][view["active"]][told["number"] - 1]["card"])
    return known


def option_facts(decision: str, key: str, view: View, me: int | None) -> Facts:
    """What one option is about: the card in that place, its price, the creature, the position it would take."""
    del decision
    if me is None:
        return {}
    verb, *parts = key.split(":")
    if verb in ("take", "play", "counter"):
        return _card(view, me, verb, parts)
    if verb in ("banish", "swap", "switch", "host"):
        return _creature(view["front"][me], verb, int(parts[0]) - 1)
    if verb == "creature":
        seat, place = int(parts[0]), int(parts[1]) - 1
        return {"card": (FACE, view["front"][seat][place]["card"])}
    return {}


def _card(view: View, me: Seat, verb: str, parts: list[str]) -> Facts:
    where, what = parts
    if what == "deck":
        return {"arg2": (WORD, "deck")}
    row = view["creature_row" if where == "creature" else "extra_row"]
    card = what if where == "hand" else row[int(what) - 1]
    if verb == "take":
        return {"card": (FACE, card)}
    printed = _PRINTED[card]
    currency = "zynalith" if printed.crystal else "silver"
    return {"card": (FACE, card), "price": (NUMBER, price(view, me, card)), "currency": (WORD, currency)}


def _creature(front: list[dict[str, Any]], verb: str, place: int) -> Facts:  # Any: JSON
    creature = front[place]
    known: Facts = {"card": (FACE, creature["card"])}
    if verb == "banish":
        salvage = any(_PRINTED[card].traits & terms.SALVAGE for card in (creature["card"], *creature["attached"]))
        cost = _PRINTED[creature["card"]].cost
        known["price"] = (NUMBER, cost if salvage else max(cost - 1, 0))
    elif verb == "swap":
        known["other"] = (FACE, front[place + 1]["card"])
    elif verb == "switch":
        known["position"] = (WORD, "attack" if creature["guarding"] else "defence")
    return known


def price(view: View, seat: Seat, card: str) -> int:
    """What a card costs this seat now, from what everybody sees of its front."""
    printed = _PRINTED[card]
    worn = [_PRINTED[c] for creature in view["front"][seat] for c in (creature["card"], *creature["attached"])]
    return max(printed.cost - sum(other.cheaper[printed.type] for other in worn), 0)
