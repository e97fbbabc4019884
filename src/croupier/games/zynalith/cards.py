"""Every design as the rules use it: its numbers, and its text read into values (`language.py`)."""

from typing import TYPE_CHECKING, Final

from croupier.engine import Effect, FaceId
from croupier.games.zynalith import abilities, language, terms
from croupier.games.zynalith.abilities import Clause
from croupier.games.zynalith.faces import FACES, ROWS, Row

if TYPE_CHECKING:
    from croupier.games.zynalith.effects import Act
    from croupier.games.zynalith.rules import Zynalith


class Printed:
    """What is printed on a card, taken apart for speed."""

    __slots__ = (
        "abilities",
        "answers",
        "attack",
        "auras",
        "back",
        "bonus",
        "bounty",
        "cheaper",
        "clauses",
        "copies",
        "cost",
        "crystal",
        "dear",
        "defence",
        "effects",
        "faceless",
        "guard",
        "initiative",
        "kind",
        "life",
        "overheal",
        "swell",
        "traits",
        "type",
        "wage",
        "worth",
    )

    def __init__(self, row: Row) -> None:
        read = language.read_event if row.type == terms.EVENT else language.read
        self.clauses: tuple[Clause, ...] = read(row.text)
        self.copies, self.type, self.back, self.kind = row.copies, row.type, row.back, row.kind
        self.cost, self.worth = row.cost, row.worth
        self.initiative, self.attack, self.defence, self.life = row.stats
        self.faceless = row.id == "faceless_warrior"
        self.crystal = row.type in (terms.SPELL, terms.COUNTER)  # Z 6.5
        self.dear = row.cost >= (4 if self.crystal else 12)  # Z 13.9
        self.abilities: tuple[abilities.Ability, ...] = ()
        self.effects: tuple[Act, ...] = ()
        self.answers = ""
        self.auras: tuple[tuple[int, int], ...] = ()
        self.traits = self.wage = self.bounty = self.guard = self.overheal = self.swell = 0
        bonus, cheaper = [0, 0, 0, 0], [0] * len(terms.TYPES)
        for clause in self.clauses:
            self.traits |= clause.trait
            match clause:
                case abilities.Ability():
                    self.abilities += (clause,)
                    self.traits |= terms.HEARS[clause.trigger]
                case abilities.Happening():
                    self.effects = clause.effects
                case abilities.Answers():
                    self.answers, self.effects = clause.what, clause.effects
                case abilities.Bonus():
                    bonus[clause.stat] += clause.number
                case abilities.Cheaper():
                    cheaper[clause.type] += clause.number
                case abilities.Aura():
                    self.auras += ((clause.number, clause.kind),)
                case abilities.Swell():
                    self.swell += clause.number
                case abilities.Wage():
                    self.wage += clause.number
                case abilities.Bounty():
                    self.bounty += clause.number
                case abilities.Guard():
                    self.guard += clause.number
                case abilities.Overheal():
                    self.overheal += clause.number
        self.bonus: terms.Stats = (bonus[0], bonus[1], bonus[2], bonus[3])
        self.cheaper = tuple(cheaper)


PRINTS: Final[tuple[Printed, ...]] = tuple(Printed(row) for row in ROWS)
TYPES: Final = tuple(printed.type for printed in PRINTS)
EVENTS: Final = frozenset(FaceId(face) for face, kind in enumerate(TYPES) if kind == terms.EVENT)
COSTS: Final = tuple(printed.cost for printed in PRINTS)
EFFECTS: Final[dict[str, tuple[Effect["Zynalith"], ...]]] = {
    face.id: printed.clauses for face, printed in zip(FACES, PRINTS, strict=True)
}
