"""Lines of enemies: what each gives and can do, how a fight with it stands, what a confrontation would do."""

from typing import Final

from croupier.engine import Seat
from croupier.games.perils.cards.clauses import Passive
from croupier.kit import Plain, Sentence, Table, pieces

BARS: Final = {"9.9": "guarded", "9.10": "elusive", "9.11": "hollow", "4.15": "wounded"}
"""In a word what bars an attack, by the rule that does."""

MOST_ADDED: Final = 6
"""So many strikes are added up in view; of more only the sum is told."""

COLON: Final = ":"  # between the name of an ability and what it means


class Line:
    """The part of the page about the enemies before a seat."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def foes(self, seat: Seat) -> list[Plain]:
        """The line of a seat: each enemy with its facts, and with those of the pending attack on it as `fight`."""
        line, facts = self.table.view["line"][seat], self.table.view["facts"]
        fights = facts["fights"][seat] or [None] * len(line)
        return [
            {**enemy, **now, "fight": fight, "barred": BARS.get(fight["barred"], "") if fight else ""}
            for enemy, now, fight in zip(line, facts["line"][seat], fights, strict=True)
        ]

    def words(self, face: str) -> tuple[str, tuple[tuple[str, str], ...]]:
        """What an enemy gives and what it can do: the reward, and each passive as its name and what that means."""
        passive = [isinstance(effect, Passive) for effect in self.table.game.EFFECTS[face]]
        said = tuple(zip(passive, self.table.translator.said(face, short=True), strict=True))
        able = (words.partition(COLON) for can, words in said if can)
        reward = "; ".join(words for can, words in said if not can)
        return reward, tuple((name + colon, meaning) for name, colon, meaning in able)

    def strikes(self, seat: Seat) -> Sentence:
        """What the confrontation would do if it came now, or still will do."""
        told, hero = self.table.view["facts"]["strikes"][seat], self.table.view["heroes"][seat]
        over = self.table.view["stage"] in ("confront", "final")
        damages = told["coming"]
        if not damages:
            none = "table-no-strikes" if self.table.view["seat"] == seat else "table-no-strikes-there"
            return pieces(self.table.say("table-strikes-over" if over else none))
        addends = f"{' + '.join(map(str, damages))} = " if 1 < len(damages) <= MOST_ADDED else ""
        coming = "table-strikes-left" if over else "table-strikes"
        you = "yes" if seat == self.table.me else "no"
        whose = {"you": you, "name": self.table.names[seat]}
        numbers = {"sum": told["total"], "life": hero["life"], "wounds": told["wounds"]}
        return pieces(self.table.say(coming, addends=addends, **numbers, **whose), f"{addends}{told['total']}")
