"""Why a bot would choose an option of Zynalith: what the forecast says of it, in words of the game."""

from collections.abc import Iterator
from typing import Final

from croupier.engine import Seat
from croupier.games.zynalith.page.fronts import Column
from croupier.games.zynalith.page.retelling import FilmPage
from croupier.kit import BETWEEN, NOTHING_SAID, Page, Plain, Sentence, joined, pieces

MOST: Final = 2
"""So many reasons are said of one option."""


class ReasonsPage(FilmPage):
    """The part of the page of Zynalith that gives reasons."""

    def why(self, key: str, after: Page | None) -> Sentence:
        """What the own hero is saved, which lines are won, what comes to rivals; else what is best about a card."""
        if not isinstance(after, ReasonsPage):
            return self._about(key)
        found = [*self._saved(after), *self._won(after), *self._suffered(after), *self._killed(after)]
        if not found:
            return joined([self.changes(after, seat) for seat in range(len(self.names))]) or self._about(key)
        return joined([pieces(text) for text in found[:MOST]], BETWEEN)

    def _saved(self, after: "ReasonsPage") -> Iterator[str]:
        """How much less comes to the viewer's hero, and in which line if it is one."""
        if self.me is None:
            return
        less = self._less(after, self.me)
        if sum(less.values()) > 0:
            lines = [column for column, number in less.items() if number]
            args = {"where": "one" if len(lines) == 1 else "all", "line": self.line_name(lines[0])}
            yield self.translator.say("table-why-saves", number=sum(less.values()), **args)

    def _won(self, after: "ReasonsPage") -> Iterator[str]:
        """The lines that the viewer would win and does not win now."""
        for column in after.fronts.columns:
            line, before = after.line(column), self.line(column)
            if self._wins(line) and not self._wins(before) and line is not None:
                card = self.translator.named(line["winner"]["card"])
                yield self.translator.say("table-why-wins", card=card, line=self.line_name(column))

    def _suffered(self, after: "ReasonsPage") -> Iterator[str]:
        """How much more comes to rivals in the lines, or came to them at once; who suffers most is named."""
        more = {seat: -sum(self._less(after, seat).values()) for seat in self.table.rivals}
        at_once = {seat: self.view["hp"][seat] - after.view["hp"][seat] for seat in self.table.rivals}
        worst = max(self.table.rivals, key=lambda seat: max(more[seat], at_once[seat]))
        number = max(more[worst], at_once[worst])
        if number > 0:
            yield self.translator.say("table-why-hits", seat=self.names[worst], number=number)

    def _killed(self, after: "ReasonsPage") -> Iterator[str]:
        """The creatures of rivals that are gone then."""
        then = after.fronts.all()
        for number, (seat, standing) in self.fronts.all().items():
            if seat != self.me and number not in then:
                card = self.translator.named(standing.creature["card"])
                yield self.translator.say("table-why-kills", seat=self.names[seat], card=card)

    def _about(self, key: str) -> Sentence:
        """What is best about a card of a row that could be taken or played: the highest value of the row."""
        deed = self.table.read(key)
        place = deed.arguments.get("place")
        if deed.verb not in ("take", "play") or deed.arguments["where"] != "creature" or not isinstance(place, int):
            return NOTHING_SAID
        row = [face for face in self.view["creature_row"] if face]
        values = self._values(self.view["creature_row"][place - 1])
        for icon in ("sword", "wing", "heart"):
            highest = sorted((self._values(face).get(icon, 0) for face in row), reverse=True)
            if values.get(icon, 0) == highest[0] > highest[min(1, len(highest) - 1)]:
                return pieces(self.translator.say("table-why-highest", value=icon, number=highest[0]))
        return NOTHING_SAID

    def _values(self, face: str) -> dict[str, int]:
        """The printed numbers of a creature by their icons."""
        return {mark.icon: mark.number for mark in self.faces[face].rail if isinstance(mark.number, int)}

    def _less(self, after: "ReasonsPage", seat: Seat) -> dict[Column, int]:
        """How much less comes to a hero in each line."""
        columns = sorted({*self.fronts.columns, *after.fronts.columns})
        return {c: _comes(self.line(c), seat) - _comes(after.line(c), seat) for c in columns}

    def _wins(self, line: Plain | None) -> bool:
        return line is not None and line["winner"] is not None and line["winner"]["seat"] == self.me


def _comes(line: Plain | None, seat: Seat) -> int:
    """What gets through to a hero in a line."""
    return 0 if line is None else sum(hit["through"] for hit in line["heroes"] if hit["seat"] == seat)
