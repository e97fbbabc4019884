"""The end of a turn: what goes of the hand, how many cards are drawn then, and who replenishes next."""

from collections import Counter as Count
from functools import cached_property
from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.rules.options import DISCARDING, one_card
from croupier.kit import Table


class Held(NamedTuple):
    """A card of a hand when a turn ends: the answer that discards it, '' if there is none; whether it is laid out."""

    face: str
    key: str
    goes: bool


class TurnEnd:
    """The part of the page about discarding and drawing when a turn ends."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def held(self) -> list[Held]:
        """The viewer’s hand while one chooses what goes at the end of a turn, card by card, crystals first (W 16.1)."""
        table = self.table
        if table.question != "discard":
            return []
        keys = set(table.keys)
        goes = Count(map(self._thrown, table.laid))
        stays = Count(table.view["hand"][table.me]["cards"]) + Count(dict.fromkeys(goes, 0))
        if table.closing:
            stays[self._thrown(table.closing)] -= 1
        found = []
        game = table.game
        for face in sorted({*goes, *stays}, key=lambda face: (printed_on(game, face).fights, game.face(face))):
            key = one_card(DISCARDING, face, game.face(face)).key
            found += [Held(face, key, goes=True)] * goes[face]
            found += [Held(face, key if key in keys else "", goes=False)] * stays[face]
        return found

    def _thrown(self, key: str) -> str:
        return str(self.table.read(key).arguments["card"])

    @property
    def crystals(self) -> list[str]:
        """The answers that discard the crystals in hand one by one."""
        game = self.table.game
        return [one.key for one in self.held if one.key and not one.goes and not printed_on(game, one.face).fights]

    def drawing(self, answer: str) -> str:
        """How many cards an answer at the end of a turn draws, and whether the discard pile is shuffled for them."""
        return self.table.say("table-draws", number=self._draws(answer), shuffles=self._shuffles(answer))

    def drawn(self) -> str:
        """Where the cards come from that one draws with what is laid out now (W 3.1, 16.2)."""
        answer, deck = "discard_all" if self.table.closing else "done", self.table.view["deck"][self.table.me]
        shuffles = self._shuffles(answer)
        return self.table.say("table-drawn", number=self._draws(answer), shuffles=shuffles, deck=deck)

    def _draws(self, answer: str) -> int:
        return int(self.table.view["facts"]["draws"][answer])

    def _shuffles(self, answer: str) -> str:
        return "yes" if self.table.view["facts"]["shuffles"][answer] else "no"

    def drawn_next(self) -> str:
        """Who may replenish after this turn, and how many cards each (W 16.4)."""
        refills, table = self.table.view["facts"]["refills"], self.table
        able = [seat for seat in table.rivals if refills[seat]]
        who = [table.say("table-may-draw", name=table.name(seat), number=refills[seat]) for seat in able]
        how = self.refilled(able[0]) if able else "no"
        return table.say("table-then-draw", who=table.translator.listed(who), count=len(able), how=how)

    def refilled(self, seat: Seat) -> str:
        """How another hand is replenished after this turn: `asked` if its player decides, `filled` without asking,
        `no`.
        """
        if not self.table.view["facts"]["refills"][seat]:
            return "no"
        return "filled" if self.table.view["options"]["auto_refill"] == "on" else "asked"
