"""The table of the house, drawn for games that bring none."""

import re
from typing import ClassVar

from croupier.engine import FACE, CardId, Face, FaceId, Game, Own, Public, Question, Verb, start
from croupier.testing.drawing import drawn, scene

MANY = 15
LAY, TAKE = Verb("lay", card=FACE), Verb("take", card=FACE)


class Wide(Game):
    """A hand and a row of so many cards, each of which may be chosen."""

    slug: ClassVar[str] = "wide"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Wide"
    seats: ClassVar[tuple[int, int]] = (1, 1)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(f"wolf-{n}", back="wolf") for n in range(2 * MANY))
    QUESTIONS: ClassVar[tuple[Question, ...]] = (Question("lay", LAY, TAKE),)

    hand: Own[list[list[CardId]]]
    row: Public[list[CardId]]

    def setup(self) -> None:
        self.hand[0] = self.add_cards(FaceId(n) for n in range(MANY))
        self.row = self.add_cards(FaceId(n) for n in range(MANY, 2 * MANY))

    def step(self) -> None:
        self.ask(0, "lay", [(LAY if n < MANY else TAKE)(face.id) for n, face in enumerate(self.FACES)])
        self.finish([1.0])


def test_every_card_that_can_be_chosen_is_there_however_many_lie_together() -> None:
    match = start(Wide, 1, 1)
    answers = re.findall(r'value="(lay:[^"]*|take:[^"]*)"', drawn(scene(match, 0)))
    assert sorted(answers) == sorted(match.decision(0).keys)  # type: ignore[union-attr]  # seat 0 is asked


def test_of_a_long_row_in_which_nothing_can_be_chosen_the_last_cards_are_shown() -> None:
    class Looking(Wide):
        def step(self) -> None:
            self.ask(0, "lay", [LAY(face.id) for face in self.FACES[:MANY]])
            self.finish([1.0])

    html = drawn(scene(start(Looking, 1, 1), 0))
    assert [f"wolf-{n}" for n in range(MANY, 2 * MANY) if f'id="row-all-wolf-{n}-' in html] == [
        f"wolf-{n}" for n in range(2 * MANY - 12, 2 * MANY)
    ]
