"""A little game for tests of the table: secret answers side by side, then free steps side by side."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from croupier.engine import Advisor, Event, Game, Option, Public, Window
from croupier.engine.narration import SEAT, WORD

SAID = Event("said", "1.2", seat=SEAT, word=WORD)
ANSWERS = tuple(Option(key, key) for key in ("hold", "strike"))
STEPS = tuple(Option(f"go:{i}", i) for i in range(3))


class Duel(Game):
    """Three rounds: everybody answers a window secretly, then everybody takes three steps side by side."""

    slug: ClassVar[str] = "duel"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Duel"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    windows: ClassVar[Mapping[str, Window]] = {"counter": Window("hold", ("ask", "hold"))}
    round: Public[int]
    steps: Public[list[int]]

    def setup(self) -> None:
        self.round = 0
        self.steps = [0] * self.players

    def step(self) -> None:
        for seat, word in self.ask_all("counter", range(self.players), lambda _: ANSWERS).items():
            self.say(SAID, seat, word)
        self.together(range(self.players), self.walk)
        self.round += 1
        if self.round == 3:
            self.finish([float(n) for n in self.steps])

    def walk(self, seat: int) -> None:
        for _ in range(3):
            self.steps[seat] += self.ask(seat, "walk", STEPS)

    def preset_answers(self, seat: int, name: str, preset: str) -> bool:
        return preset == "hold"

    def preset_expires(self, seat: int, preset: str) -> bool:
        return False

    @classmethod
    def advisor(cls) -> Advisor:
        raise NotImplementedError


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is installed for one test."""
    service = "croupier.server.service"
    for room in (f"{service}.runtime.table", f"{service}.people.seating", f"{service}.people.house_cards"):
        monkeypatch.setattr(f"{room}.find", lambda name: Duel)
    monkeypatch.setattr("croupier.catalog.find", lambda name: Duel)
