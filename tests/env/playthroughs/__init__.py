"""How a match of each game begins as OpenSpiel tells it: `python -m tests.env.playthroughs` writes it again; look at
the diff.
"""

from contextlib import redirect_stdout, suppress
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

from croupier import catalog
from croupier.env.open_spiel import PREFIX, CroupierState, register

FOLDER = Path(__file__).parent
STATES = 7
"""So many states are told: whole matches of large games take seconds."""
LONGEST = 500
"""So many signs has a line; a longer one, as an observation of thousands of numbers, ends in its digest."""


class Enough(Exception):
    """All states have been told that are wanted."""


class First:
    """Tells OpenSpiel to show every state, up to the last one that is wanted."""

    def __init__(self) -> None:
        self.states = 0

    def __call__(self, state: CroupierState) -> bool:
        if self.states == STATES:
            raise Enough
        self.states += 1
        return True


def told(slug: str) -> str:
    """The playthrough of a game at its smallest table."""
    register()
    text = StringIO()
    with (
        suppress(Enough),
        redirect_stdout(text),
        patch.object(generate_playthrough, "ShouldDisplayStateTracker", First),
    ):
        game = f"{PREFIX}{slug}(players={catalog.find(slug).seats[0]},seeds=2)"
        generate_playthrough.playthrough_lines(game, alsologtostdout=True, seed=7)
    return "".join(f"{_shortened(line)}\n" for line in text.getvalue().splitlines())


def _shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]}... {len(line)} signs, digest {blake2b(line.encode(), digest_size=8).hexdigest()}"
