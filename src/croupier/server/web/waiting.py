"""What the page of a waiting table reads beside the table itself."""

from dataclasses import dataclass

from croupier.engine import fitting
from croupier.engine.duration import minutes
from croupier.server.service.views import READY, SeatView, TableView
from croupier.server.web.cookies import Browser
from croupier.server.web.showing import rules_of
from croupier.text import Translator


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits. `least`, `most`: for so many is the game; `fits`: it could begin with those who are there."""

    taken: tuple[SeatView, ...]
    free: tuple[SeatView, ...]
    least: int
    most: int
    numbers: tuple[int, ...]
    """For so many are the variants."""
    minutes: int | None
    names: str
    """Those who are there, as a list; the viewer first, and called so."""
    ready: bool
    task: int
    """The task of the lesson with which this browser goes on."""

    @property
    def here(self) -> int:
        """How many seats are taken."""
        return len(self.taken)

    @property
    def fits(self) -> bool:
        """Whether a match can begin with so many."""
        return self.here in self.numbers


def waiting(look: TableView, browser: Browser) -> Waiting:
    """The waiting room of a look."""
    game, translator = rules_of(look), Translator(browser.language)
    low, high = game.seats
    taken = tuple(seat for seat in look.seats if seat.kind != "open")
    free = tuple(seat for seat in look.seats if seat.kind == "open")
    here = max(len(taken), low)
    people = max(1, sum(seat.kind == "human" for seat in taken)) + here - len(taken)
    ordered = sorted(taken, key=lambda seat: not seat.me)
    return Waiting(
        taken,
        free,
        low,
        high,
        fitting(game, look.variants, range(low, high + 1)),
        minutes(game, here, people, look.variants),
        translator.listed([translator.say("dock-you") if seat.me else seat.name for seat in ordered]),
        any(seat.me and seat.doing == READY for seat in taken),
        browser.places.get(game.slug, 1),
    )
