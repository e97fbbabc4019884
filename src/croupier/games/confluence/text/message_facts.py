"""What of a view the questions of Confluence name: the facts from which prompts and labels are worded."""

from collections.abc import Mapping

from croupier.engine import FACE, NUMBER, SEAT, WORD, Deed, Facts, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.rules import options
from croupier.games.confluence.rules.options import Whose
from croupier.kit import Plain

_OWED = ("owed_attack", "owed_defence", "owed_either")
"""What is owed of each letter (C 4.9)."""


class MessageFacts:
    """The facts of a game with these designs, by name."""

    def __init__(self, printed: Mapping[str, Design]) -> None:
        self._printed = printed

    def facts(self, decision: str, view: Plain, me: Seat | None) -> Facts:
        """The facts behind a question to `me`: its effect, the card or the points it is about, debts and counts."""
        known: Facts = {"round": (NUMBER, view["round"])}
        settling = view["facts"]["stacks"]["settling"]
        if decision == "discard_hand":
            theirs = "own" if settling is not None and settling["controller"] == me else "theirs"
            known["cause"] = (WORD, "limit" if settling is None else theirs)
        if settling is not None:
            known |= _effect(settling)
        if decision == "combination":
            known |= _asked_combination(view, settling)
        if me is None:
            return known
        told = view["facts"]
        known |= {
            "debt": (NUMBER, told["accounts"][me]["debt"]),
            "overrun": (NUMBER, told["accounts"][me]["overrun"]),
            "lays": (WORD, "any" if told["lays"][me] is None else told["lays"][me]),
            "over": (NUMBER, max(len(view["pool"][me]) - terms.POOL, 0)),
        }
        if decision == "pay":
            known |= _owed(view["debt"][me])
        if "forming" in told:
            forming = told["forming"]
            known |= {
                "card": (FACE, options.lying(forming["cards"][0]).card),
                "side": (WORD, forming["side"]),
                "stream": (WORD, forming["stream"] or "any"),
                "points": (NUMBER, forming["points"]),
                "count": (NUMBER, len(forming["cards"])),
            }
        if "sharing" in told:
            known |= _sharing(told["sharing"], _alike(view, options.whose(told["sharing"]["comb"])))
        return known

    def option_facts(self, decision: str, deed: Deed, view: Plain, me: Seat | None) -> Facts:
        """What one option is about, beside its arguments: whose a card is, points, prices, damage."""
        told, verb, about = view["facts"], deed.verb, deed.arguments
        if verb == "card":
            owner = options.ZONES.get(str(about["zone"]), terms.THE_COMMON_POOL)
            return {} if owner == terms.THE_COMMON_POOL else {"owner": (SEAT, owner)}
        if verb == "activate":
            return self._activated(str(about["card"]))
        if verb == "comb":
            return _combination(view, options.chosen(about))
        if verb == "effect":
            stack = told["stacks"]["main"]
            return _effect(stack[len(stack) - int(about["number"])])
        if verb == "event" and me is not None:
            return _effect(next(one for one in told["stacks"]["ending"][me] if one["order"] == about["number"]))
        if verb in ("lay", "compose") and me is not None:
            return _laid(told, str(about["card"]))
        if decision == "aim" and verb == "player":
            return _aimed(told, int(about["target"]))
        return {}

    def _activated(self, card: str) -> Facts:
        """What the individual effect of a card does, and what it costs."""
        printed = self._printed[card].individual
        if printed is None:
            return {}
        return {
            "verb": (WORD, printed.verb.term),
            "amount": (NUMBER, printed.verb.amount),
            "price": (NUMBER, printed.cost.number),
            "cost": (WORD, terms.COSTS[printed.cost.letter]),
        }


def _effect(one: Plain) -> Facts:
    return {
        "card": (FACE, one["card"]),
        "verb": (WORD, one["verb"]),
        "amount": (NUMBER, one["number"]),
        "controller": (SEAT, one["controller"]),
    }


def _asked_combination(view: Plain, settling: Plain) -> Facts:
    """Whether one is asked for that gives or gets points, or that the effect changes; and which one gives."""
    if "giver" in settling:
        return {**_combination(view, options.whose(settling["giver"])), "question": (WORD, "gets")}
    return {"question": (WORD, "gives" if "gives" in settling else "one")}


def _owed(debt: list[int]) -> Facts:
    """A debt by its letters, and those of which something is owed: `AF` (C 4.9)."""
    letters = "".join(letter for letter, points in zip(terms.COSTS, debt, strict=True) if points)
    return {"letters": (WORD, letters)} | {name: (NUMBER, points) for name, points in zip(_OWED, debt, strict=True)}


def _sharing(sharing: Plain, alike: int) -> Facts:
    known: Facts = {
        "purpose": (WORD, sharing["purpose"]),
        "side": (WORD, sharing["side"]),
        "stream": (WORD, sharing["stream"]),
        "points": (NUMBER, sharing["points"]),
        "alike": (NUMBER, alike),
        "left": (NUMBER, sharing["left"]),
    }
    if sharing["target"] >= 0:
        known["target"] = (SEAT, sharing["target"])
    return known


def _combination(view: Plain, whose: Whose) -> Facts:
    owner, place = whose
    one, name = view["combinations"][owner][place], options.named(whose)
    known: Facts = {
        "alike": (NUMBER, _alike(view, whose)),
        "side": (WORD, terms.SIDES[one["side"]]),
        "stream": (WORD, terms.STREAMS[one["stream"]]),
        "points": (NUMBER, one["points"]),
    }
    settling = view["facts"]["stacks"]["settling"] or {}
    if name in settling.get("gives", {}):
        return known | {"then": (WORD, "gives"), "gives": (NUMBER, settling["gives"][name])}
    return known | {"then": (WORD, "after"), "after": (NUMBER, settling.get("after", {}).get(name, one["points"]))}


def _alike(view: Plain, whose: Whose) -> int:
    """Which one a combination is of several alike; 0 if it is the only one."""
    owner, place = whose
    return terms.among_alike([(one["side"], one["stream"]) for one in view["combinations"][owner]], place + 1)


def _laid(told: Plain, card: str) -> Facts:
    """What a hand card would bring: the sums of `lay` (C 3.39)."""
    yields = next((one for one in told["hand"] if one["card"] == card), None)
    if yields is None:
        return {}
    attack, defence = yields["attack"], yields["defence"]
    return {
        "attack": (NUMBER, 0 if attack is None else attack["points"]),
        "defence": (NUMBER, 0 if defence is None else defence["points"]),
        "sums": (WORD, "both" if attack and defence else "attack" if attack else "defence" if defence else "none"),
    }


def _aimed(told: Plain, target: int) -> Facts:
    sharing = told.get("sharing")
    one = next((aim for aim in told["aims"] if sharing is not None and aim["comb"] == sharing["comb"]), None)
    against = next((a for a in one["against"] if a["seat"] == target), None) if one is not None else None
    if against is None:
        return {}
    return {
        "meets": (WORD, against["meets"]),
        "wall": (NUMBER, against["force"]),
        "damage": (NUMBER, against["damage"]),
    }
