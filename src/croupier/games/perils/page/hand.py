"""What lies in hand: the cards among which one picks, those of somebody who is not asked, the gift."""

from collections.abc import Sequence

from croupier.engine import Seat
from croupier.kit import Table


class Hand:
    """The part of the page about cards in hand."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def resting(self, seat: Seat) -> Sequence[str]:
        """The enemies a seat has in hand while nothing is asked of it, as far as the viewer may see them."""
        zone = {"pick": "dealt", "gift": "picked"}.get(self.table.view["stage"])
        return self.table.view[zone][seat].get("cards", ()) if zone else ()

    def offered(self, seat: Seat) -> Sequence[str]:
        """The cards among which a seat picks one before it says what to do with it."""
        zones = {"turn": "hand", "pick": "dealt", "gift": "picked", "hero": "offered", "keep": "picked"}
        zone = zones.get(self.table.question)
        if zone is None:
            return ()
        faces: list[str] = self.table.view[zone][seat]["cards"]
        gift = self._gift(seat)
        return faces if gift is None else [face for place, face in enumerate(faces) if place != gift]

    def held(self, seat: Seat) -> Sequence[str]:
        """What is shown of a seat's hand: the cards among which it picks, else those it has; '' for a hidden one."""
        own = self.table.view["hand"][seat]
        return self.offered(seat) or self.resting(seat) or own.get("cards", [""] * own["count"])

    def gift(self, seat: Seat) -> str:
        """The enemy a seat has just decided to give away; '' if it is not asked what it keeps, or not to be told."""
        gift = self._gift(seat)
        return "" if gift is None else str(self.table.view["picked"][seat]["cards"][gift])

    def _gift(self, seat: Seat) -> int | None:
        """The place of the gift; of two copies it is the one picked last (P 2.22)."""
        if "gift" not in self.table.about:
            return None
        picked: list[str] = self.table.view["picked"][seat]["cards"]
        return len(picked) - 1 - picked[::-1].index(self.table.about["gift"])
