"""What stays in view between two questions: cards one has chosen from, the gift, what the enemies have done."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from croupier.games.perils.cards.effects import Level, Melee, Ranged
from croupier.games.perils.page.signs import CARD, FOE
from croupier.games.perils.rules.draft import TURNS

View = Mapping[str, Any]  # Any: JSON
Log = Sequence[Mapping[str, Any]]  # Any: JSON


def passes(view: View) -> bool:
    """Whether hands or gifts still go to a neighbour in this part of the phase."""
    if view["over"] or not view["facts"]["passing"] or view["stage"] in ("confront", "final"):
        return False
    return view["stage"] in ("pick", "gift") or bool(view["turn"] < TURNS)


def resting(view: View, seat: int) -> list[str]:
    """The enemies a seat has in hand while nothing is asked of it, as far as the viewer may see them."""
    zone = {"pick": "dealt", "gift": "picked"}.get(view["stage"])
    return list(view[zone][seat].get("cards", ())) if zone else []


def kept(view: View, seat: int, keys: Sequence[str]) -> list[str]:
    """The enemies among which a seat discards one: those it has picked without the one it gives away (P 2.13)."""
    picked = list(view["picked"][seat]["cards"])
    del picked[_given(picked, keys)]
    return picked


def gift(view: View, seat: int, keys: Sequence[str]) -> str:
    """The enemy a seat has just decided to give away."""
    picked: list[str] = list(view["picked"][seat]["cards"])
    return picked[_given(picked, keys)]


def _given(picked: Sequence[str], keys: Sequence[str]) -> int:
    """The place of the gift; of two copies it is the one picked last (P 2.22)."""
    gone = [face for face in picked if f"discard:{face}" not in keys]
    face = gone[0] if gone else next(face for face in reversed(picked) if picked.count(face) > 1)
    return len(picked) - 1 - list(reversed(picked)).index(face)


class Aftermath(NamedTuple):
    """What the strikes at the end of the last phase have cost a seat."""

    lost: int
    wounds: int


def aftermath(view: View, log: Log, seat: int) -> Aftermath | None:
    """What the last confrontation has cost, while the enemies of the next phase are chosen; None if nothing struck."""
    if view["stage"] not in ("pick", "gift"):
        return None
    struck = []
    for event in reversed(log):
        if event["event"] == "confrontation":
            break
        if event["event"] == "struck" and event["seat"] == seat:
            struck.append(event)
    if not struck:
        return None
    return Aftermath(sum(event["lost"] for event in struck), sum(event["wounds"] for event in struck))


class Hit(NamedTuple):
    """An attack of a card in hand: melee or ranged, and the damage it would do now."""

    reach: str
    damage: int


def hit(view: View, seat: int, face: str) -> Hit | None:
    """The attack a card would make if it were played now, before shells; None if it makes none."""
    strength = view["heroes"][seat]["strength"]  # the sum of the symbols, to which those of the card are added
    weakened = sum(FOE[enemy["card"]].weaken_strength for enemy in view["line"][seat])
    for effect in CARD[face].effects:
        if isinstance(effect, Level) and effect.level == "strength":
            strength += effect.number  # in force before the attack (P 7.4)
        elif isinstance(effect, Melee):
            return Hit("melee", max(strength - weakened, 0) + effect.number)  # P 7.12
        elif isinstance(effect, Ranged):
            return Hit("ranged", effect.number)
    return None
