"""Cards in hand and in the display: their icons, what keeps one from being played, what everybody knows."""

from collections.abc import Mapping

from croupier.engine import Face, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.faces import CURRENCY_ICONS, KIND_ICONS
from croupier.kit import Table


def emblem(kind: str) -> str:
    """The icon of a type; of creatures that of their kind."""
    if kind in terms.KINDS:
        return KIND_ICONS[terms.KINDS.index(kind)]
    return "no" if kind == "counter" else kind


class Cards:
    """The part of the page about cards that are no creatures of a front."""

    def __init__(self, table: Table, faces: Mapping[str, Face]) -> None:
        self.table = table
        self.faces = faces

    def obstacle(self, face: str) -> tuple[str, str]:
        """What keeps the viewer from playing a card, as an icon and a few words; two empty strings if nothing does."""
        card = self.table.view["facts"]["cards"][face]
        if card["obstacle"] in ("6.5", "8.1"):
            icon = CURRENCY_ICONS[card["currency"]]
            return icon, self.table.say("table-short", number=-card["left"], currency=icon)
        icon, words = {
            "6.22": ("hourglass", "table-answers-rivals"),
            "6.6": ("no", "table-front-full"),
            "6.8": (emblem(self.faces[face].kind), "table-no-slot"),
            "8.6": ("no", "table-no-effect"),
        }.get(card["obstacle"], ("", ""))
        return icon, self.table.say(words) if words else ""

    def lack(self, face: str, *, money: bool = False) -> str:
        """The same in fewer words: how much is short of what the card itself asks for. `money`: nothing else."""
        card = self.table.view["facts"]["cards"][face]
        if card["obstacle"] in ("6.5", "8.1"):
            return self.table.say("table-lack", number=-card["left"])
        return "" if money else self.obstacle(face)[1]

    def cause(self) -> str:
        """The card whose effect is being carried out, as the log tells; '' if it names none."""
        told = (
            e["card"]
            for e in reversed(self.table.log)
            if e["event"] in ("triggered", "countered", "happened", "announced-play")
        )
        return str(next(told, ""))

    def hidden(self, seat: Seat) -> list[str]:
        """The backs of a hand's cards that are not known, creature cards first."""
        known = [self.faces[face].back for face in self.table.view["hand"][seat]["known"]]
        hands: Mapping[str, int] = self.table.view["facts"]["hands"][seat]
        return [back for back in terms.BACKS for _ in range(hands[back] - known.count(back))]

    def held(self, seat: Seat) -> list[tuple[str, bool]]:
        """An open hand: each card, and whether everybody knows it."""
        known = list(self.table.view["hand"][seat]["known"])
        shown = []
        for face in self.table.view["hand"][seat]["cards"]:
            shown.append((face, face in known))
            if face in known:
                known.remove(face)
        return shown
