"""Hits drawn before they are calculated: what meets each of them, at whose place, and what it would take."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.page.slips import slip_id
from croupier.games.confluence.rules.options import chosen, named
from croupier.kit import Plain, Table

NARROWEST, WIDEST = 5, 26
"""How wide a ribbon is drawn, in pixels: the greater the force, the wider."""
KEY_LINE = 10
"""How wide the line from an effect to its target begins."""


class Blow(NamedTuple):
    """A hit with its number among those on the same player (C 11.9)."""

    number: int
    told: Plain


class Plate(NamedTuple):
    """A wall (`slip`, by its key), the bank or nothing, with the hits that meet it."""

    meets: str
    slip: str | None
    blows: list[Blow]

    @property
    def id(self) -> str:
        """Its id on the page."""
        return f"plate-{self.slip.replace('.', '-')}" if self.slip else f"plate-{self.meets}"


class Ribbon(NamedTuple):
    """A hit drawn from one thing on the table to another, by their ids."""

    leaves: str
    reaches: str
    width: float
    number: int
    """0 for the own hits: they are not numbered, for others decide in which order they are calculated."""


class Clash(NamedTuple):
    """What hits do, seen from one seat (C 11.7 to 11.17)."""

    announced: bool
    """Else nothing has been aimed: it shows what would be if everything hit this seat."""
    plates: list[Plate]
    ribbons: list[Ribbon]
    others: dict[Seat, list[Plain]]
    """The hits on everybody else."""
    life: list[int]
    """Everybody's life points after these hits."""
    taken: list[int]
    """What these hits take from everybody, thorns included (C 11.13, 11.17)."""
    gained: list[int]
    """What everybody gains by leeching."""

    @property
    def hits(self) -> int:
        """How many hits there are on this seat."""
        return sum(len(plate.blows) for plate in self.plates)


def clash_of(table: Table) -> Clash | None:
    """The hits as the viewer sees them, from the costs to the combat; None for who has left."""
    view, near = table.view, table.near
    told = view["facts"].get("combat")
    if told is None or view["out"][near] or view["phase"] == terms.ENDING:
        return None
    announced = view["phase"] == terms.COMBAT
    mine = [Blow(number, one) for number, one in enumerate((o for o in told["blows"] if o["target"] == near), 1)]
    met = dict.fromkeys((blow.told["meets"], blow.told["comb"]) for blow in mine)
    plates = [Plate(*each, [b for b in mine if (b.told["meets"], b.told["comb"]) == each]) for each in met]
    others: dict[Seat, list[Plain]] = {}
    for one in told["blows"]:
        if one["target"] != near:
            others.setdefault(one["target"], []).append(one)
    ribbons = [*_on_me(plates), *_of_mine(told["blows"], near)] if announced else []
    return Clash(announced, plates, ribbons, others, told["life"], told["taken"], told["gained"])


def threat(view: Plain, near: Seat) -> int | None:
    """The life points that combat would take if everything hit this seat; None once hits are announced."""
    told = view["facts"].get("combat")
    return None if told is None or view["phase"] == terms.COMBAT else int(view["life"][near] - told["life"][near])


def _aim(table: Table) -> Plain | None:
    """The attack that is being aimed, with what it would meet at each opponent."""
    facts = table.view["facts"]
    sharing = facts.get("sharing")
    return next((aim for aim in facts["aims"] if sharing is not None and aim["comb"] == sharing["comb"]), None)


def met_at(table: Table, seat: Seat) -> Plain | None:
    """What the attack that is being aimed would meet at a seat."""
    aim = _aim(table)
    return None if aim is None else next((one for one in aim["against"] if one["seat"] == seat), None)


def of_attack(table: Table, seat: Seat) -> Ribbon | None:
    """From the attack that is being aimed, if there is one, to what it would meet at a seat."""
    aim, met = _aim(table), met_at(table, seat)
    return None if aim is None or met is None else _own(aim["comb"], met["comb"], seat, aim["force"])


def of_effect(key: str) -> Ribbon:
    """From the effect that is being carried out to a combination."""
    return Ribbon("settling next-effect", slip_id(key), KEY_LINE, 0)


def _width(force: int) -> float:
    return float(min(NARROWEST + force, WIDEST))


def _on_me(plates: list[Plate]) -> list[Ribbon]:
    return [
        Ribbon(slip_id(blow.told["by"]), plate.id, _width(blow.told["hit"]), blow.number)
        for plate in plates
        for blow in plate.blows
    ]


def _of_mine(blows: list[Plain], near: Seat) -> list[Ribbon]:
    return [_own(one["by"], one["comb"], one["target"], one["hit"]) for one in blows if one["owner"] == near]


def _own(by: str, wall: str | None, target: Seat, force: int) -> Ribbon:
    """From an own attack up to the wall that would meet it, or to the player."""
    return Ribbon(slip_id(by), slip_id(wall) if wall else f"seat-{target}", _width(force), 0)


class Hits:
    """The part of the page about hits and what they are aimed at."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def clash(self) -> Clash | None:
        """The hits as the viewer sees them, from the costs to the combat; None for who has left."""
        return clash_of(self.table)

    def against(self, seat: Seat) -> Plain | None:
        """What the attack that is being aimed would meet at a seat."""
        return met_at(self.table, seat)

    def in_question(self) -> Iterator[tuple[str, Ribbon]]:
        """What each answer is about, drawn while it is in question: a target of the effect or of the own attack."""
        for key in self.table.keys:
            deed = self.table.read(key)
            if deed.verb == "comb":
                yield key, of_effect(named(chosen(deed.arguments)))
            elif deed.verb == "player" and (attack := of_attack(self.table, int(deed.arguments["target"]))):
                yield key, attack
