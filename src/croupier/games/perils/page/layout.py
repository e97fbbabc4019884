"""What the table of Three Perils shows beyond the bare view: where cards travel, icons, sounds, forecasts, prices."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from croupier.engine import Saying
from croupier.games.perils.cards.designs import CATEGORIES, EFFECTS, ROMAN
from croupier.games.perils.page.between import aftermath, gift, hit, kept, passes, resting
from croupier.games.perils.page.foes import aim, foes
from croupier.games.perils.page.signs import CARD, FOE, HERO, TYPES, Sign, gist, type_icon
from croupier.games.perils.rules.draft import SALE

__all__ = [
    "HEADINGS",
    "LEVELS",
    "MOVES",
    "PHASES",
    "QUIET",
    "ROMAN",
    "SALE",
    "SOUNDS",
    "TERMS",
    "TERM_ICONS",
    "aftermath",
    "aim",
    "alike",
    "done",
    "foes",
    "gift",
    "gist",
    "hit",
    "icon",
    "kept",
    "last_deed",
    "numbers",
    "obstacle",
    "passes",
    "pieces",
    "poster",
    "powers",
    "rest",
    "resting",
    "scored",
    "signed",
    "stacks",
    "strikes",
    "trophies",
    "type_icon",
    "where",
]

View = Mapping[str, Any]  # Any: JSON
Log = Sequence[Mapping[str, Any]]  # Any: JSON


class Speaker(Protocol):
    """What this module needs of the text room: a game may not import it."""

    def say(self, message: str, **args: str | float) -> str:
        """Any message."""

    def saying(self, saying: Saying) -> str:
        """What an effect says."""


MOVES: Final = {
    "played": "hand@seat>tableau@seat",
    "gave": "seat@seat>line@target",
    "kept": "hand@seat>line@seat",
}
"""How the card of an event travels: from a zone to a zone, each `@` the value of the event that names it."""

SOUNDS: Final = {
    "dealt": "deal",
    "enemies-passed": "deal",
    "cards-passed": "deal",
    "played": "land",
    "gave": "land",
    "sold": "coin",
    "gained": "coin",
    "used-power": "land",
    "took-points": "crystal",
    "attacked": "hit",
    "shot": "hit",
    "struck": "hit",
    "eliminated": "cut",
    "phase-started": "bell",
    "confrontation": "bell",
    "won": "win",
}
_ICONS: Final = {
    "hero-dealt": "folk",
    "heroes-offered": "cards",
    "phase-started": "skull",
    "picked": "skull",
    "enemies-passed": "swap",
    "received": "skull",
    "kept": "skull",
    "gave": "gift",
    "discarded": "grave",
    "dealt": "cards",
    "sold": "coin",
    "used-power": "bolt",
    "paid": "coin",
    "struck-with": "link",
    "cards-passed": "swap",
    "left-over": "grave",
    "attacked": "sword",
    "shot": "arrow",
    "eliminated": "skull",
    "held": "no",
    "attack-lost": "no",
    "bought-life": "flask",
    "bought-mana": "flask",
    "healed": "heart",
    "raised-life": "max_hp",
    "took-points": "star",
    "confrontation": "claw",
    "struck": "claw",
    "stole": "thief",
    "regenerated": "regenerate",
    "enraged": "enrage",
    "fled": "wing",
    "condition": "star",
    "scored": "star",
    "won": "winner",
}
LEVELS: Final = {
    "strength": "fist",
    "armour": "shield",
    "earth": "leafearth",
    "water": "wave",
    "fire": "flame",
    "wild": "swirl",
}
"""The icons of the levels, in the order in which they always stand."""

_CURRENCY: Final = {"coins": "coin", "mana": "mana"}
TERMS: Final = {"cards": 1, "tokens": 1, "conditions": 1, "wounds": -1, "curses": -1, "treasury": 1}
"""The terms of a score with their sign, in the order of the score table (P 12.2)."""

TERM_ICONS: Final = {
    "cards": "cards",
    "tokens": "star",
    "conditions": "spell",
    "wounds": "claw",
    "curses": "curse",
    "treasury": "coin",
}

HEADINGS: Final = frozenset({"phase-started", "turn-started", "confrontation"})
"""Events that begin a new heading in the log."""

QUIET: Final = frozenset({"received", "cards-passed"})
"""Events that need no line of their own on the page: something else shows as much."""

PHASES: Final = (1, 2, 3)
MOST_ADDED: Final = 6
"""So many strikes are added up in view; of more only the sum is told."""


def icon(event: Mapping[str, Any]) -> str:  # Any: JSON
    """The icon before a line of the log."""
    name = event["event"]
    if name in _ICONS:
        return _ICONS[name]
    if name == "gained":
        return _CURRENCY[event["currency"]]
    if name == "rose":
        return LEVELS[event["level"]]
    if name == "cheaper":
        return f"{event['potion']}_price"
    return type_icon(event["card"]) if event.get("card") else "bubble"


def where(speaker: Speaker, view: View, names: Sequence[str], me: int | None) -> str:
    """The line in the bar after the phase track: what part of the phase it is, and who gets the hand next."""
    if not view["phase"]:
        return speaker.say("table-choosing-heroes")
    if view["over"]:
        return speaker.say("table-finished")
    stage = view["stage"]
    if stage in ("confront", "final"):
        return speaker.say("table-confronting", stage=stage)
    part = speaker.say("state-turn", number=view["turn"])
    if stage == "gift" or not passes(view):
        return part
    way = view["facts"]["passing"]
    if me is None:
        return f"{part} · {speaker.say('table-hands-go', direction=way['direction'])}"
    to = names[way["to"][me]]
    return f"{part} · {speaker.say('table-hands-go-to', direction=way['direction'], name=to)}"


def poster(log: Log) -> str:
    """The card printed large at the end: the character of the winner."""
    winner = next((event["seat"] for event in reversed(log) if event["event"] == "won"), 0)
    dealt = {event["seat"]: event["card"] for event in log if event["event"] == "hero-dealt"}
    return str(dealt.get(winner, next(iter(HERO))))


def signed(number: int) -> str:
    """A number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "\u2212")


def scored(log: Log) -> list[Mapping[str, Any]]:  # Any: JSON
    """The conditional points that were counted one by one at the end."""
    return [event for event in log if event["event"] == "condition"]


# -- seats ---------------------------------------------------------------------------------------------------------


def done(view: View, seat: int) -> bool:
    """Whether a seat has nothing left to decide while others still have."""
    return bool(view["asked"]) and all(one["seat"] != seat for one in view["asked"])


class Stack(NamedTuple):
    """Cards of a tableau that belong together: a weapon category or a type."""

    name: str
    icon: str
    cards: list[str]


def stacks(view: View, seat: int) -> list[Stack]:
    """A tableau by type, weapons by category so that chains are seen."""
    found: dict[str, list[str]] = {}
    for face in view["tableau"][seat]:
        card = CARD[face]
        found.setdefault(card.category or card.type, []).append(face)
    order = [*CATEGORIES, *TYPES]
    return [Stack(name, type_icon(found[name][0]), found[name]) for name in sorted(found, key=order.index)]


def trophies(view: View, seat: int) -> list[int]:
    """How many enemies of each class a seat has slain."""
    levels = [FOE[face].level for face in view["trophies"][seat]]
    return [levels.count(level) for level in PHASES]


class PowerShown(NamedTuple):
    """One of the two powers of a character as its panel shows it."""

    id: str
    text: str
    cost: tuple[Sign, ...]
    does: tuple[Sign, ...]
    spent: bool


def powers(speaker: Speaker, view: View, seat: int) -> list[PowerShown]:
    """The two powers of a seat's character."""
    if not view["character"][seat]:
        return []
    face = view["character"][seat][0]
    return [
        PowerShown(
            power.id,
            speaker.saying(EFFECTS[face][number + 1].says()),
            tuple(Sign(figure.icon, str(figure.number)) for figure in power.cost.figures() if figure.number),
            tuple(Sign.of(effect) for effect in power.effects),
            bool(view["heroes"][seat]["spent"][number]),
        )
        for number, power in enumerate(HERO[face].powers)
    ]


def last_deed(view: View, seat: int) -> tuple[str, str]:
    """What a seat did last, as a word (`play`, `sell`, `power`, '') and what with: a face or a power."""
    hero = view["heroes"][seat]
    if hero["verb"] == "play":
        return "play", str(view["tableau"][seat][-1]) if view["tableau"][seat] else ""
    if hero["verb"] == "power" and view["character"][seat]:
        return "power", HERO[view["character"][seat][0]].powers[hero["power"]].id
    return str(hero["verb"]), ""


# -- the line ------------------------------------------------------------------------------------------------------


def strikes(speaker: Speaker, view: View, seat: int) -> list[tuple[str, bool]]:
    """What the confrontation would do if it came now, as pieces of a sentence; True for those set in bold."""
    damages = view["facts"]["strikes"][seat]["damages"]
    hero = view["heroes"][seat]
    confronting = view["stage"] == "confront"
    if confronting:  # those before the striker have struck already
        damages = damages[hero["striker"] :] if hero["striker"] >= 0 else []
    if not damages:
        none = "table-no-strikes" if view["seat"] == seat else "table-no-strikes-there"
        done_with = "table-strikes-over" if confronting or view["stage"] == "final" else none
        return [(speaker.say(done_with), False)]
    total = str(sum(damages))
    if 1 < len(damages) <= MOST_ADDED:
        total = f"{' + '.join(map(str, damages))} = {total}"
    wounds = max(sum(damages) - hero["life"], 0)
    coming = "table-strikes-left" if confronting else "table-strikes"
    return pieces(speaker.say(coming, sum=total, life=hero["life"], wounds=wounds), total)


def pieces(text: str, *words: str) -> list[tuple[str, bool]]:
    """A sentence in pieces, with numbers and the given words in bold."""
    bold = "|".join([re.escape(word) for word in words if word] + [r"[+\u2212]?\d+"])
    return [(part, at % 2 == 1) for at, part in enumerate(re.split(f"({bold})", text)) if part]


# -- the hand ------------------------------------------------------------------------------------------------------


def obstacle(speaker: Speaker, view: View, seat: int, face: str) -> tuple[str, str]:
    """What keeps a seat from playing a card now, as an icon and a few words; two empty strings if nothing does."""
    price = view["facts"]["hand"][face]
    if price["owned"]:
        return "lock", speaker.say("table-owned")
    if price["payable"]:
        return "", ""
    return _short(speaker, view, seat, price)


def _short(speaker: Speaker, view: View, seat: int, price: Mapping[str, Any]) -> tuple[str, str]:  # Any: JSON
    missing = {name: number for name, number in price["missing"].items() if name != "coins"}
    if missing:
        number = sum(missing.values()) - view["heroes"][seat]["wild"]
        what = next(iter(missing)) if len(missing) == 1 else "element"
        return LEVELS.get(what, "trinity"), speaker.say("table-short", number=number, what=what)
    return "coin", speaker.say("table-short", number=price["missing"].get("coins", 0), what="coins")


def rest(speaker: Speaker, view: View, seat: int, price: Mapping[str, Any]) -> str:  # Any: JSON
    """What a seat would have left after paying, '' if nothing is paid; or what is missing."""
    if not price["payable"]:
        return _short(speaker, view, seat, price)[1]
    if not price["coins"] and not price["mana"]:
        return ""
    hero = view["heroes"][seat]
    return speaker.say("table-left", coins=hero["coins"] - price["coins"], mana=hero["mana"] - price["mana"])


def alike(view: View, seat: int, face: str) -> list[str]:
    """The weapons of the same category that would strike too (P 8.4)."""
    category = CARD[face].category
    return [other for other in view["tableau"][seat] if category and CARD[other].category == category]


# -- potions -------------------------------------------------------------------------------------------------------


class Buy(NamedTuple):
    """So many potions, their price, and how things stand after what comes next."""

    key: str
    number: int
    price: int
    life: int
    wounds: int
    mana: int
    coins: int


def numbers(view: View, seat: int, kind: str, keys: Sequence[str]) -> list[Buy]:
    """For each number of potions on offer what it costs and where it leads."""
    hero = view["heroes"][seat]
    place = hero["striker"]
    blow = view["facts"]["strikes"][seat]["damages"][place] if place >= 0 else 0
    thief = view["facts"]["line"][seat][place]["thief"] if place >= 0 else 0
    found = []
    for key in keys:
        number = int(key)
        price = number * hero[f"{kind}_price"]
        life = hero["life"] + (number if kind == "life" else 0)
        found.append(
            Buy(
                key,
                number,
                price,
                max(life - blow, 0),
                max(blow - life, 0),
                hero["mana"] + (number if kind == "mana" else 0),
                max(hero["coins"] - price - thief, 0),
            )
        )
    return found
