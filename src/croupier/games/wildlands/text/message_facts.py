"""What of a view the questions of Wildlands name: the facts from which prompts and labels are worded."""

from collections.abc import Mapping
from typing import Any

from croupier.engine import FACE, FACES, NUMBER, SEAT, WORD, Deed, Facts
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.terms import RELIES_ON, RESOURCES, SURGE_COST
from croupier.games.wildlands.rules.options import front_of, place_of
from croupier.games.wildlands.rules.payment import amount
from croupier.kit import Plain


class MessageFacts:
    """The facts of a game with these designs."""

    def __init__(self, designs: tuple[Design, ...]) -> None:
        self._designs = {design.id: design for design in designs}

    def facts(self, decision: str, view: Plain, me: int | None) -> Facts:
        """The facts behind a question to `me`: the round, who attacks whom, the front, the ability at work."""
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
            need = sum(line["need"] for line in due["lines"])
            known["need"] = (NUMBER, need)
            known["paid"] = (NUMBER, max(SURGE_COST - need, 0))
            known["due"] = (WORD, amount(need, halves=bool(due["lines"][0]["crystals"])))
        if me is not None:
            known["hand"] = (NUMBER, view["hand"][me]["count"])
            known["price"] = (WORD, "mixed" if len(RELIES_ON.get(view["faction"][me], ())) > 1 else "single")
        return known

    def option_facts(self, decision: str, deed: Deed, view: Plain, me: int | None) -> Facts:
        """What one option is about: the card, its price, the unit in a place, both strengths after the answer."""
        del decision
        known: Facts = _strengths(deed, view)
        given: Mapping[str, Any] = deed.arguments  # Any: as the verb declares them
        match deed.verb:
            case "pay_auto":
                return known | _auto(view)
            case "pay_crystal" | "crystal":
                return known | {"card": (FACE, f"crystal_{given['value']}")}
            case "buy":
                due = dict(self._designs[given["card"]].price)
                return known | {what: (NUMBER, due.get(what, 0)) for what in (*RESOURCES, "any")}
            case "reinforce":
                return known | {"price": (NUMBER, self._designs[given["card"]].cost)}
            case "claim":
                crystal = f"crystal_{given['value']}"
                return known | {"card": (FACE, crystal), "price": (NUMBER, self._designs[crystal].cost)}
            case "attack" | "target" if "card" not in given:
                return known | {"card": (FACE, view["portal"][given.get("target", view["defender"])]["card"])}
            case "faction":
                return known | {"card": (FACE, f"portal_{given['faction']}")}
            case "surge" | "front":
                return known | {"card": (FACE, view["fronts"][given["front"] - 1]["target"])}
            case "use" if given:
                used = _unit(given, view, me)
                dooms = self._designs[used["card"][1]].abilities[given["ability"]].effect.dooms_itself
                return known | used | {"dooms": (WORD, "yes" if dooms else "no")}
            case "unit":
                return known | _unit(given, view, me) | {"to": (NUMBER, given.get("to", 0))}
        return known


def _strengths(deed: Deed, view: Plain) -> Facts:
    answers = view["facts"].get("answers", {})
    if deed.key not in answers:
        return {"forecast": (WORD, "none")}
    number = front_of(deed.arguments) or view["facts"]["front"] or 1
    attack, defence = answers[deed.key][number - 1]
    then: Facts = {"at": (NUMBER, number), "then_attack": (NUMBER, attack), "then_defence": (NUMBER, defence)}
    return {"forecast": (WORD, "known"), **then}


def _unit(given: Mapping[str, Any], view: Plain, me: int | None) -> Facts:  # Any: as above
    front, side, place = place_of(given["front"], given["side"], given["place"])
    army = [unit["card"] for unit in view["fronts"][front]["defenders" if side else "attackers"]]
    seat = view["defender"] if side else view["active"]
    card, alike = army[place], army.count(army[place])
    return {
        "card": (FACE, card),
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
