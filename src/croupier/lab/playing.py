"""One match, played to its end: whoever answers answers, and observers hear of it.

This is the loop of everything that plays matches from outside. What is played out in place, where nothing is undone,
told or saved, has a loop of its own (`croupier.engine.play_out`).
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from croupier.bots import Bot
from croupier.engine import CroupierError, Decision, Json, Match, untold
from croupier.engine.errors import traced

Answers = Callable[[Match], tuple[int, int]]
"""Who answers next, of the seats that are asked, and the index of the option: `(seat, index)`."""


class BrokenBot(CroupierError):
    """A bot failed at a question."""


class Observer:
    """Hears of a match while it is played; a subclass says what it does about it. Nobody may change the match."""

    def begun(self, match: Match) -> None:
        """The match is about to be played, from where it stands."""

    def asked(self, match: Match) -> None:
        """Seats are asked (`match.decisions`), and nobody has answered yet."""

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        """An option is taken; the match still stands where its seat is asked."""

    def told(self, match: Match, lines: Sequence[Json]) -> None:
        """The choice has been carried out; these lines are new in the log that everybody may read (`match.log`)."""

    def ended(self, match: Match) -> None:
        """The match is over."""


def play(match: Match, answers: Answers, *observers: Observer, most: int | None = None) -> Match:
    """Play a match on to its end, or for `most` choices; gives it back.

    Lines of the log are looked for only where an observer listens to what is told. Raises `IllegalChoice` for an answer
    that is none, and whatever `answers` and observers raise.
    """
    listening = [one for one in observers if type(one).told is not Observer.told]
    log = match.log if listening else ()
    for one in observers:
        one.begun(match)
    made = 0
    while not match.over and made != most:
        for one in observers:
            one.asked(match)
        seat, index = answers(match)
        decision = match.decision(seat)
        found = None if decision is None else decision.find(index)
        if decision is not None and found is not None:  # else it is refused below
            for one in observers:
                one.chosen(match, decision, found)
        match.choose(seat, index)
        made += 1
        if listening:
            before, log = log, match.log
            lines = [log[at] for at in untold(before, log)]
            for one in listening:
                one.told(match, lines)
    if match.over:
        for one in observers:
            one.ended(match)
    return match


def seated(players: Sequence[Bot] | Mapping[int, Bot], chance: Random) -> Answers:
    """Bots answer, by seat; of seats that are asked side by side the first one goes first.

    Raises `BrokenBot` if one fails.
    """

    def answers(match: Match) -> tuple[int, int]:
        seat = match.decisions[0].seat
        player, seed = players[seat], chance.getrandbits(62)
        try:
            return seat, player.choose(match, seat, seed)
        except CroupierError:
            raise
        except Exception as error:  # a stranger's bot may fail in any way
            raise BrokenBot(f"The bot {player.name!r} fails: {traced(error)}.") from error

    return answers


def at_random(chance: Random) -> Answers:
    """Any seat of those that are asked takes any option."""

    def answers(match: Match) -> tuple[int, int]:
        decision = chance.choice(match.decisions)
        return decision.seat, chance.randrange(len(decision.options))

    return answers
