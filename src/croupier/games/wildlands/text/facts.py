"""What of a view the questions of Wildlands name: the facts from which prompts and labels are worded."""

from croupier.engine import FACE, FACES, NUMBER, SEAT, WORD, Deed, Facts
from croupier.games.wildlands.cards.designs import DESIGNS, IDS
from croupier.games.wildlands.rules.options import front_of, place_of
from croupier.games.wildlands.rules.payment import amount
from croupier.games.wildlands.rules.terms import RELIES_ON, RESOURCES, SURGE_COST
from croupier.kit import Plain


def facts(decision: str, view: Plain, me: int | None) -> Facts:
    """The facts behind a question to `me`: the round, who attacks whom, the front, the ability that is carried out."""
    del decision
    known: Facts = {
        "round": (NUMBER, view["round"]),
        "limit": (NUMBER, int(view["options"]["round_limit"])),
        "active": (SEAT, view["active"]),
        "defender": (SEAT, max(view["defender"], 0)),
        "against": (WORD, "wild" if view["defender"] < 0 else "player"),
        "fronts": (NUMBER, len(view["fronts"])),
        "moment": (WORD, "last" if view["facts"]["last_round"] else "other"),
    }
    if view["fronts"]:
        number = max(view["facts"]["front"] - 1, 0)
        front, strengths = view["fronts"][number], view["facts"]["fronts"][number]
        known["front"] = (NUMBER, number + 1)
        known["target"] = (FACE, front["target"])
        known["attack"] = (NUMBER, strengths["attack"])
        known["defence"] = (NUMBER, strengths["defence"])
        made = any(one["surged"][view["side"]] for one in view["fronts"])
        known["surges"] = (WORD, "more" if made else "none")
        known["may"] = (WORD, "stop" if "stop" in view["facts"].get("answers", {}) else "play")
    if view["carrying_out"]:
        known["unit"] = (FACE, view["carrying_out"][-1]["card"])
    if "payment" in view["facts"]:
        due = view["facts"]["payment"]
        known["what"] = (WORD, _bought(due["for"]))
        known["bought"] = (FACE, due["for"] if due["for"] in IDS else None)
        need = sum(line["need"] for line in due["lines"])
        known["need"] = (NUMBER, need)
        known["paid"] = (NUMBER, max(SURGE_COST - need, 0))
        known["due"] = (WORD, amount(need, halves=bool(due["lines"][0]["crystals"])))
    if me is not None:
        known["hand"] = (NUMBER, view["hand"][me]["count"])
        known["price"] = (WORD, "mixed" if len(RELIES_ON.get(view["faction"][me], ())) > 1 else "single")
    return known


def _bought(what: str) -> str:
    """What is paid for: a surge or a card of the row takes tokens, others a value to which each piece adds its own."""
    if what == "surge":
        return what
    return "row" if DESIGNS[IDS[what]].price else "card"


def option_facts(decision: str, deed: Deed, view: Plain, me: int | None) -> Facts:
    """What one option is about: the card, its price, the unit in a place, both strengths after the answer."""
    del decision
    verb, *parts = deed.key.split(":")
    known: Facts = _strengths(deed.key, view)
    if verb == "pay" and parts == ["auto"]:
        return _auto(view)
    if verb == "buy":
        due = dict(DESIGNS[IDS[parts[0]]].price)
        amounts: Facts = {what: (NUMBER, due.get(what, 0)) for what in (*RESOURCES, "any")}
        return {**amounts, "card": (FACE, parts[0])}
    if verb in ("reinforce", "claim") and parts:
        face = parts[0] if parts[0] in IDS else f"crystal_{parts[0]}"
        return {"card": (FACE, face), "price": (NUMBER, DESIGNS[IDS[face]].cost)}
    if verb == "attack":
        return {"card": (FACE, _portal(view, int(parts[0])) if parts[1] == "portal" else parts[1])}
    if verb == "target":
        return {"card": (FACE, _portal(view, view["defender"]) if parts == ["portal"] else parts[0])}
    if verb == "faction":
        return {"card": (FACE, f"portal_{parts[0]}")}
    if verb == "crystal" or parts[:1] == ["crystal"]:
        return {**known, "card": (FACE, f"crystal_{parts[-1]}")}
    if verb == "surge":
        return {"card": (FACE, view["fronts"][int(parts[0]) - 1]["target"])}
    if verb == "use" and parts:
        used = _unit(parts[0], view, me)
        dooms = DESIGNS[IDS[used["card"][1]]].abilities[int(parts[1])].effect.dooms_itself
        return used | {"ability": (NUMBER, int(parts[1])), "dooms": (WORD, "yes" if dooms else "no")}
    if verb == "unit":
        known |= _unit(parts[0], view, me)
        return known | {"to": (NUMBER, int(parts[1]) if parts[1:] else 0)}
    if verb == "land" and len(parts) == 1:
        return known | {"arg2": (WORD, "none")}
    if verb == "front":
        return known | {"card": (FACE, view["fronts"][int(parts[0]) - 1]["target"])}
    return known


def _strengths(key: str, view: Plain) -> Facts:
    answers = view["facts"].get("answers", {})
    if key not in answers:
        return {"forecast": (WORD, "none")}
    number = front_of(key) or view["facts"]["front"] or 1
    attack, defence = answers[key][number - 1]
    then: Facts = {"at": (NUMBER, number), "then_attack": (NUMBER, attack), "then_defence": (NUMBER, defence)}
    return {"forecast": (WORD, "known"), **then}


def _portal(view: Plain, seat: int) -> str:
    return str(view["portal"][seat]["card"])


def _unit(key: str, view: Plain, me: int | None) -> Facts:
    front, side, place = place_of(key)
    army = [unit["card"] for unit in view["fronts"][front]["defenders" if side else "attackers"]]
    seat = view["defender"] if side else view["active"]
    card, alike = army[place], army.count(army[place])
    return {
        "card": (FACE, card),
        "front": (NUMBER, front + 1),
        "whose": (WORD, "own" if seat == me else "enemy"),
        "which": (WORD, f"{army[: place + 1].count(card)}/{alike}" if alike > 1 else "only"),
    }


def _auto(view: Plain) -> Facts:
    """What `pay:auto` takes: crystals by name, tokens added up by resource."""
    takes = view["facts"]["payment"]["auto"]
    amounts: Facts = {
        resource: (NUMBER, sum(take["number"] for take in takes if take.get("resource") == resource))
        for resource in RESOURCES
    }
    crystals = [take["card"] for take in takes if "resource" not in take]
    return {**amounts, "crystals": (FACES, crystals)}
