"""What the table of Zynalith shows beyond the bare view: where cards travel, icons, sounds, sentences, prices."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.page import aim
from croupier.games.zynalith.page.aim import chosen
from croupier.games.zynalith.page.film import STEPS, Frame, frames
from croupier.games.zynalith.page.fronts import (
    attacker,
    columns,
    crystal,
    guards,
    gutters,
    held,
    hidden,
    price,
    printed_points,
    protects,
    purse,
    refund,
    slots,
    standing,
    values,
)
from croupier.games.zynalith.page.gist import PLACE, gist, spent
from croupier.games.zynalith.page.prospect import prospect
from croupier.games.zynalith.rules import terms

__all__ = [
    "HEADINGS",
    "MOVES",
    "QUIET",
    "ROUNDS",
    "SOUNDS",
    "STEPS",
    "aims",
    "attacker",
    "attacks",
    "cause",
    "chosen",
    "columns",
    "counters_shown",
    "crystal",
    "frames",
    "gist",
    "guards",
    "gutters",
    "held",
    "hidden",
    "icon",
    "kind",
    "marks",
    "obstacle",
    "outlook",
    "pieces",
    "poster",
    "price",
    "printed_points",
    "protects",
    "purse",
    "refund",
    "slots",
    "slots_in",
    "spent",
    "standing",
    "values",
    "verdict",
    "where",
]

View = Mapping[str, Any]  # Any: JSON
Log = Sequence[Mapping[str, Any]]  # Any: JSON


class Speaker(Protocol):
    """What this module needs of the text room: a game may not import it."""

    def say(self, message: str, **args: str | float) -> str:
        """Any message."""

    def card(self, face: str, form: str = "") -> str:
        """The name of a face."""

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list."""


MOVES: Final = {
    "picked": "from@row>hand@seat",
    "drew": "deck@deck>hand@seat",
    "announced-take": "from@row>stage",
    "announced-play": "from@source>stage",
    "took": "stage>hand@seat",
    "entered": "stage>front@seat",
    "attached": "stage>front@seat",
    "seized": "stage>hand@seat",
    "banished": "front@seat>discard-creature",
}
"""How the card of an event travels: from a zone to a zone, each `@` the value of the event that names it."""

SOUNDS: Final = {
    "picked": "deal",
    "drew": "deal",
    "took": "deal",
    "redrawn": "deal",
    "refreshed": "deal",
    "announced-play": "land",
    "entered": "land",
    "attached": "land",
    "countered": "land",
    "negated": "cut",
    "struck": "hit",
    "hero-hit": "hit",
    "died": "cut",
    "sold": "coin",
    "reward": "crystal",
    "happened": "bell",
    "combat": "bell",
    "won": "win",
}
_ICONS: Final = {
    "first": "crown",
    "round": "hourglass",
    "passed": "check",
    "combat": "sword",
    "offered": "deck",
    "redrawn": "deck",
    "refreshed": "deck",
    "reshuffled": "deck",
    "happened": "event",
    "drew": "cards",
    "picked": "cards",
    "took": "cards",
    "announced-take": "cards",
    "announced-draw": "cards",
    "announced-banish": "undo",
    "announced-redraw": "deck",
    "lost-card": "grave",
    "nothing-left": "no",
    "no-host": "no",
    "banished": "undo",
    "already-gone": "no",
    "swapped": "swap",
    "sold": "silver",
    "declines": "no",
    "negated": "no",
    "seized": "swap",
    "diverted": "swap",
    "aimed-at-creature": "claw",
    "aimed-at-hero": "claw",
    "creature-hurt": "claw",
    "creature-healed": "flask",
    "destroyed": "skull",
    "died": "skull",
    "hero-hit": "claw",
    "hero-healed": "heart",
    "warded": "shield",
    "leeching": "leech",
    "eliminated": "grave",
    "hand-lost": "grave",
    "fight": "sword",
    "member": "sword",
    "lot": "star",
    "winner": "crown",
    "no-winner": "no",
    "struck": "claw",
    "reward": "crystal",
    "charged": "charge",
    "final": "star",
    "won": "winner",
}
_STATS: Final = {"INIT": "wing", "ATK": "sword", "DEF": "shield", "HP": "heart"}
_TYPES: Final = ("property", "spell", "equipment", "", "no", "event")
_KINDS: Final = ("folk", "paw", "wisp", "gear")

HEADINGS: Final = frozenset({"round", "turn", "combat"})
"""Events that begin a new heading in the log."""

QUIET: Final = frozenset({"offered", "member", "announced-pass"})
"""Events that need no line of their own on the page: something else shows as much."""

ROUNDS: Final = tuple(range(1, terms.ROUNDS + 1))


def kind(face: str) -> str:
    """The icon of what a card is: its type, for creatures their kind."""
    printed = DESIGNS[PLACE[face]]
    return _KINDS[printed.kind] if printed.type == terms.CREATURE else _TYPES[printed.type]


def icon(event: Mapping[str, Any]) -> str:  # Any: JSON
    """The icon before a line of the log."""
    name = event["event"]
    if name in _ICONS:
        return _ICONS[name]
    if name in ("gained", "lost"):
        return "silver" if event["currency"] == "silver" else "crystal"
    if name == "gave":
        return _STATS.get(event["stat"], "bolt")
    if name in ("switched", "shoved"):
        return "defence" if event["position"] == "defence" else "sword"
    return kind(event["card"]) if event.get("card") else "bubble"


def where(speaker: Speaker, view: View, names: Sequence[str], me: int | None) -> str:
    """The line in the bar after the round track: what part of the round it is, and whose turn."""
    phase, active = view["phase"], view["active"]
    if view["over"]:
        return ""
    part = speaker.say("table-phase", phase="draft" if phase == "draft" else "combat" if phase == "combat" else "turns")
    if phase not in ("draft", "turn", "after"):
        return part
    whose = speaker.say("table-whose-turn", seat=names[active], you="yes" if active == me else "no")
    return f"{part} · {whose}"


def poster(log: Log) -> str:
    """The card printed large at the end: the winner of the last line, else the last creature that entered."""
    for wanted in ("winner", "entered"):
        for event in reversed(log):
            if event["event"] == wanted:
                return str(event["card"])
    return "zynalith_colossus"


def cause(log: Log) -> str:
    """The card whose effect is being carried out, as the log tells; '' if it names none."""
    for event in reversed(log):
        if event["event"] in ("triggered", "countered", "happened", "announced-play"):
            return str(event["card"])
    return ""


def obstacle(speaker: Speaker, view: View, seat: int, face: str) -> tuple[str, str]:
    """What keeps a seat from playing a card now, as an icon and a few words; two empty strings if nothing does."""
    printed = DESIGNS[PLACE[face]]
    if printed.type == terms.COUNTER:
        return "hourglass", speaker.say("table-answers-rivals")
    front = view["front"][seat]
    if printed.type == terms.CREATURE and len(front) >= view["facts"]["slots"]:
        return "no", speaker.say("table-front-full")
    if printed.type < terms.ATTACHED and not any(c["room"][printed.type] for c in front):
        return _TYPES[printed.type], speaker.say("table-no-slot")
    short = price(view, seat, face) - purse(view, seat, face)
    if short > 0:
        currency = "crystal" if crystal(face) else "silver"
        return currency, speaker.say("table-short", number=short, currency=currency)
    return "", ""


def slots_in(round_: int) -> int:
    """How many creatures a front may hold in a round (Z 3.3)."""
    return terms.SLOTS[round_]


def counters_shown(options: Mapping[str, object]) -> bool:
    """Whether a counter that lies in the display may be played now."""
    return any(key.startswith("counter:display:") for key in options)


def attacks(speaker: Speaker, frame: Frame) -> str:
    """The attack of a line's winner beside those it has beaten: "5 to 3 and 1"."""
    if frame.winner is None:
        return ""
    others = [
        m["attack"] for m in frame.members if (m["seat"], m["card"]) != (frame.winner["seat"], frame.winner["card"])
    ]
    beaten = speaker.listed([str(attack) for attack in sorted(others, reverse=True)])
    return speaker.say("table-film-to", first=frame.winner["attack"], others=beaten)


def marks(view: View) -> dict[int, str]:
    """What would become of each creature if the fight came now, by its number: `win` or `fall`."""
    fates: dict[int, str] = {}
    for line in view["facts"]["lines"]:
        fates.update({strike["number"]: "fall" for strike in line["strikes"] if strike["dies"]})
        if line["winner"] is not None:
            fates[line["winner"]["number"]] = "win"
    return fates


def verdict(
    speaker: Speaker, view: View, column: tuple[int, bool, int], names: Sequence[str], me: int | None
) -> list[tuple[str, bool]]:
    """What a line would come to, as pieces of a sentence; True for those set in bold."""
    _, east, number = column
    side = "east" if east else "west"
    line = next((found for found in view["facts"]["lines"] if (found["front"], found["line"]) == (side, number)), None)
    if line is None:
        return []
    if line["lot"]:
        tied = speaker.listed([speaker.card(one["card"]) for one in line["lot"]])
        return [(speaker.say("table-verdict-lot", cards=tied), False)]
    if line["winner"] is None:
        return [(speaker.say("table-verdict-nobody"), False)]
    name = speaker.card(line["winner"]["card"])
    parts = [speaker.say("table-verdict-wins", card=name)]
    parts += [
        speaker.say(
            "table-verdict-hit", number=hit["loses"], seat=names[hit["seat"]], you="yes" if hit["seat"] == me else "no"
        )
        for hit in line["heroes"]
        if hit["loses"]
    ]
    text = ", ".join(parts)
    for strike in line["strikes"]:
        if strike["dies"] and strike["seat"] == me:
            text += f"; {speaker.say('table-verdict-lose', card=speaker.card(strike['card']))}"
    return pieces(text, name)


def outlook(
    speaker: Speaker, view: View, face: str, names: Sequence[str], me: int
) -> tuple[int, list[tuple[str, bool]]] | None:
    """The line a creature would enter and what its coming would change, as pieces of a sentence; None if untold."""
    seen = prospect(view, me, face)
    if seen is None or len(view["front"][me]) >= view["facts"]["slots"]:
        return None
    changes = []
    if seen.won != seen.won_before:
        changes.append(speaker.say("table-forecast-wins", number=seen.won, before=seen.won_before))
    for hero in range(view["players"]):
        was, would = seen.before.get(hero, 0), seen.after.get(hero, 0)
        if was != would:
            you = "yes" if hero == me else "no"
            changes.append(speaker.say("table-forecast-hero", seat=names[hero], you=you, number=would, before=was))
    text = speaker.say("table-enters", line=seen.line)
    if changes:
        text += " " + speaker.say("table-forecast", changes=", ".join(changes))
    return seen.line, pieces(text)


def aims(speaker: Speaker, found: aim.Aim | None, names: Sequence[str], me: int) -> tuple[str, list[tuple[str, bool]]]:
    """What choosing a host or a target does: what becomes of the creature, what of the lines; '' and none if untold."""
    if found is None:
        return "", []
    fate = "" if found.left is None else speaker.say("table-aim-left", number=found.left)
    if found.after is None:
        return fate, []
    won, won_before = found.after.won.get(me, 0), found.before.won.get(me, 0)
    changes = []
    if won != won_before:
        changes.append(speaker.say("table-forecast-wins", number=won, before=won_before))
    for hero in range(len(names)):
        was, would = found.before.lost.get(hero, 0), found.after.lost.get(hero, 0)
        if was != would:
            you = "yes" if hero == me else "no"
            changes.append(speaker.say("table-forecast-hero", seat=names[hero], you=you, number=would, before=was))
    if not changes:
        return (fate, []) if fate else ("", [(speaker.say("table-aim-same"), False)])
    return fate, pieces(", ".join(changes))


def pieces(text: str, *names: str) -> list[tuple[str, bool]]:
    """A sentence in pieces, with numbers and the given names in bold."""
    bold = "|".join([re.escape(name) for name in names if name] + [r"[+\u2212]?\d+"])
    return [(part, at % 2 == 1) for at, part in enumerate(re.split(f"({bold})", text)) if part]
