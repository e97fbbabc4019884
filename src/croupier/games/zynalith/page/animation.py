"""What a fight was, step by step (Z 11.1 to 11.20): read from what the rules told, nothing of it computed again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from croupier.engine import Seat
from croupier.kit import Frame, Plain

STAMPS: Final = {
    "creature-hurt": "claw",
    "creature-healed": "flask",
    "destroyed": "skull",
    "died": "skull",
    "gave": "",
    "shoved": "defence",
}
"""What is stamped on a member that an effect hits, and by what icon; of `gave` by that of the value."""


@dataclass(frozen=True)
class Act:
    """What one Combat effect did: whose it is, by which card, and what else was told of it than shows as stamps."""

    number: int
    seat: Seat
    card: str
    told: Sequence[Plain]


@dataclass(frozen=True)
class Strike:
    """What came to one seat: the blow against its creature, if one stood in the way, and the hit on its hero.

    `struck` tells attack, own defence and life of the creature, damage and overflow; `hit` what came, what hero
    defence stopped or was pierced of it, what was lost and is left; `death` the refund and what is lost with it.
    """

    seat: Seat
    struck: Plain | None = None
    hit: Plain | None = None
    death: Plain | None = None


class Fight(Frame):
    """A combat round: one picture of the film, with what each of its steps contains."""

    @classmethod
    def of(cls, frame: Frame) -> Self:
        """A frame that a `fight` event has opened."""
        steps = dict(frame.steps)
        if deaths := [event for event in frame.step("strike") if event["event"] == "died"]:
            steps["deaths"] = deaths
        return cls(frame.kind, frame.line, steps, frame.until)

    @property
    def told(self) -> Plain:
        """The event with which it begins: `number` of the line, `front`, and the `cause`, a phase or a charge."""
        return self.step("fight")[0]

    @property
    def coming(self) -> Sequence[Plain]:
        """The next two lines as this one begins: forecasts, with the values of who stands in them."""
        told: Sequence[Plain] = self.told["coming"]
        return told

    @property
    def members(self) -> Sequence[Plain]:
        """Who fights: effective values as the round begins, and their `sources`."""
        first: dict[Seat, Plain] = {}
        for member in self.step("members"):
            first.setdefault(member["seat"], member)
        return list(first.values())

    @property
    def fighters(self) -> Sequence[Plain]:
        """Who is left after the Combat effects, with the values that decide."""
        latest = {member["seat"]: member for member in self.step("members")}
        told = [event for event in self.step("winner") if "ladder" in event]  # a winner, or that there is none
        return [latest[value["seat"]] for event in told for value in event["ladder"][0]["values"]]

    @property
    def acts(self) -> list[Act]:
        """The Combat effects, and what they have set off, in their order."""
        found: list[Act] = []
        for event in self.effects:
            if event["event"] == "triggered":
                found.append(Act(len(found) + 1, event["seat"], event["card"], ()))
            elif found and not self._stamped(event):
                found[-1] = replace(found[-1], told=(*found[-1].told, event))
        return found

    def stamps(self, member: Plain) -> list[Plain]:
        """What the Combat effects did to a member."""
        return [event for event in self.effects if self._stamped(event) and event["creature"] == member["creature"]]

    def _stamped(self, event: Plain) -> bool:
        return event["event"] in STAMPS and event["creature"] in [member["creature"] for member in self.members]

    @property
    def effects(self) -> Sequence[Plain]:
        """What the Combat triggers did before the strike."""
        return self.step("effects")

    @property
    def winner(self) -> Plain | None:
        """Who won, with the `ladder` of criteria that decided."""
        return next((event for event in self.step("winner") if event["event"] == "winner"), None)

    @property
    def strikes(self) -> list[Strike]:
        """What came to each seat, creatures first."""
        told = {
            name: {event["seat"]: event for event in self.step("strike") if event["event"] == name}
            for name in ("struck", "hero-hit")
        }
        struck, hits = told["struck"], told["hero-hit"]
        numbers = {member["seat"]: member["creature"] for member in self.fighters}
        deaths = {event["creature"]: event for event in self.deaths}
        return [
            Strike(seat, blow, hits.get(seat), deaths.get(numbers.get(seat)))
            for seat, blow in {**struck, **{seat: struck.get(seat) for seat in hits}}.items()
        ]

    @property
    def deaths(self) -> Sequence[Plain]:
        """Who died of the strike, with the refund and the cards that were attached."""
        return self.step("deaths")

    @property
    def healed(self) -> int:
        """What Leech gave back to the winner's hero."""
        return sum(event["number"] for event in self.step("strike") if event["event"] == "hero-healed")

    @property
    def reward(self) -> int:
        """The zynalith of the winner; what is more than one is bounty (Z 11.17, 11.18)."""
        return sum(event["number"] for event in self.step("reward"))

    @property
    def after(self) -> Sequence[Plain]:
        """What Death, Mourning and Defence triggers did when it was over."""
        return self.step("after")

    @property
    def heroes(self) -> Sequence[Plain]:
        """What the living heroes had when it was over; nothing if the match ended with it."""
        return [hero for event in self.step("heroes") for hero in event["heroes"]]
