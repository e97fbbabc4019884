"""What of a view the questions of Three Perils name: the facts from which prompts and labels are worded."""

from croupier.engine import FACE, NUMBER, SEAT, WORD, Deed, Facts
from croupier.kit import Plain


def facts(decision: str, view: Plain, me: int | None) -> Facts:
    """The facts behind a question to `me`: who receives what is passed, what strikes or is struck, and the prices."""
    known: Facts = {"phase": (NUMBER, view["phase"]), "turn": (NUMBER, view["turn"])}
    if me is None or not view["phase"]:
        return known
    hero, told = view["heroes"][me], view["facts"]
    if told["passing"]:
        known["receiver"] = (SEAT, told["passing"]["to"][me])
    known |= {
        "count": (NUMBER, view["dealt"][me]["count"]),
        "strikes": (NUMBER, told["strikes"][me]["total"]),
        "life": (NUMBER, hero["life"]),
        "coins": (NUMBER, hero["coins"]),
        "mana": (NUMBER, hero["mana"]),
    }
    if decision == "attack":
        known["reach"] = (WORD, told["attack"][me]["reach"])
        known["damage"] = (NUMBER, told["attack"][me]["damage"])
        known["price"] = (NUMBER, hero["life_price"])
        known["card"] = (FACE, hero["card"] or view["character"][me][0])
        must = view["options"]["forced_attack"] == "on" and any(fight["legal"] for fight in told["fights"][me])
        known["forced"] = (WORD, "yes" if must else "no")
    elif decision == "keep":
        known["flee"] = (WORD, view["options"]["flee"])
    elif decision in ("life", "mana"):
        known["price"] = (NUMBER, hero[f"{decision}_price"])
        striker = hero["striker"]
        known["final"] = (WORD, "yes" if striker < 0 else "no")
        if striker >= 0:
            enemy = told["line"][me][striker]
            known["striker"] = (FACE, enemy["enemy"])
            known["damage"] = (NUMBER, told["strikes"][me]["coming"][0])
            known["thief"] = (NUMBER, enemy["thief"])
            known["leech"] = (NUMBER, enemy["leech"])
    return known


def option_facts(decision: str, deed: Deed, view: Plain, me: int | None) -> Facts:
    """What one option would cost or do: coins and potions of a card or a power, the two blows of an attack."""
    if me is None:
        return {}
    if decision == "turn" and deed.verb in ("play", "power"):
        told, named = view["facts"], deed.arguments
        playing = deed.verb == "play"
        price = told["hand"][named["card"]] if playing else next(p for p in told["powers"] if p["id"] == named["power"])
        return {
            "price": (WORD, "paid" if price["coins"] or price["mana"] else "free"),
            "coins": (NUMBER, price["coins"]),
            "mana": (NUMBER, price["mana"]),
            "potions": (NUMBER, price["potions"]),
        }
    if deed.verb == "hit":
        fight = next(fight for fight in view["facts"]["fights"][me] if fight["key"] == deed.key)
        return {
            "which": (NUMBER, deed.arguments.get("which", 1)),
            "damage": (NUMBER, fight["damage"]),
            "retaliation": (NUMBER, fight["retaliation"]),
        }
    return {}
