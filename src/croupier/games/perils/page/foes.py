"""The enemies before a seat as the page shows them: their numbers now, and what the pending attack would do."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from croupier.games.perils.page.signs import FOE

View = Mapping[str, Any]  # Any: JSON


class FoeShown(NamedTuple):
    """A living enemy as its line shows it."""

    face: str
    key: str
    printed: int
    strength: int
    blow: int
    left: int
    life: int
    rage: int
    giver: int
    fight: Mapping[str, Any] | None  # Any: JSON
    barred: str
    """Why the pending attack may not aim at it: guarded, elusive, hollow, wounded; '' if it may."""


def foes(view: View, seat: int) -> list[FoeShown]:
    """The line of a seat with its numbers now, and what the pending attack would do to each."""
    told = view["facts"]
    fights = told["fights"][seat]
    seen: list[str] = []
    shown = []
    for place, enemy in enumerate(view["line"][seat]):
        face = enemy["card"]
        now = told["line"][seat][place]
        fight = fights[place] if fights else None
        shown.append(
            FoeShown(
                face=face,
                key=f"hit:{face}:2" if face in seen else f"hit:{face}",
                printed=FOE[face].strength,
                strength=now["strength"],
                blow=now["retaliation"],
                left=now["left"],
                life=FOE[face].life,
                rage=enemy["rage"],
                giver=enemy["giver"],
                fight=fight,
                barred=_barred(view, seat, face) if fight and not fight["legal"] else "",
            )
        )
        seen.append(face)
    return shown


def _barred(view: View, seat: int, face: str) -> str:
    foe = FOE[face]
    if not foe.guard and any(FOE[enemy["card"]].guard for enemy in view["line"][seat]):
        return "guarded"
    melee = view["heroes"][seat]["reach"] == "melee"
    if melee and foe.elusive:
        return "elusive"
    return "hollow" if not melee and foe.hollow else "wounded"


def aim(view: View, seat: int) -> str:
    """The icon of the attack a seat is making, '' without one."""
    return {"melee": "sword", "ranged": "arrow"}.get(view["heroes"][seat]["reach"], "")
