"""Scores and the end (W 17)."""

from typing import NamedTuple, NoReturn

from croupier.engine import Seat, returns_by_place
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.rules import events
from croupier.games.wildlands.rules.state import State


class Score(NamedTuple):
    """The parts of a score (W 17.2)."""

    territories: int
    seals: int
    units: int

    @property
    def total(self) -> int:
        """The score."""
        return self.territories + self.seals + self.units


def score(game: State, seat: Seat) -> Score:
    """The score as it stands; during a combat the units on fronts still count as their player's (W 18.6)."""
    points = [game.design(territory.card).points for territory in game.realm[seat]]
    seals = game.portal[seat].seals + len(game.trophies[seat])
    units = [game.design(card).points for card in game.cards_of(seat)]
    return Score(sum(points), terms.SEAL_POINTS * seals, sum(units))


def standing(game: State, seat: Seat) -> tuple[int, int, int]:
    """What the winner is decided by: score, territories, tokens (W 17.3)."""
    tokens = sum([sum(territory.tokens) for territory in game.realm[seat]])
    return score(game, seat).total, len(game.realm[seat]), tokens


def collapsed(game: State) -> bool:
    """Whether a portal has lost its last seal (W 15.5)."""
    for portal in game.portal:  # noqa: SIM110  # bots ask at every step of a playout: a generator costs more
        if not portal.seals:
            return True
    return False


def ends_now(game: State) -> bool:
    """Whether the match ends as soon as the present combat is over (variant `sudden_fall`)."""
    return game.options["sudden_fall"] == "on" and collapsed(game)


def ends_with_this_round(game: State) -> bool:
    """Whether the match ends at the end of this round, as things stand (W 17.1)."""
    return bool(reasons_to_end(game))


def reasons_to_end(game: State) -> list[str]:
    """Why the match ends at the end of this round, as things stand (W 17.1); empty if it goes on."""
    if ends_now(game):
        return ["sudden"]  # before the round does, whatever else would end it with the round
    found = []
    if collapsed(game):
        found.append("collapse")
    if game.round == int(game.options["round_limit"]):
        found.append("rounds")
    if not game.wild and game.options["tamed_end"] == "on":
        found.append("tamed")
    return found


def rounds_left(game: State) -> int:
    """How many rounds follow this one, as things stand (W 17.1)."""
    return 0 if ends_with_this_round(game) else int(game.options["round_limit"]) - game.round


def turns_left(game: State, seat: Seat) -> int:
    """How many turns a player has after the present one, as things stand (W 2.1, 17.1)."""
    waits = seat != game.active and game.order.index(seat) > game.turn
    reasons = reasons_to_end(game)
    if not reasons:
        return int(game.options["round_limit"]) - game.round + waits
    return 0 if "sudden" in reasons else int(waits)


def end(game: State) -> NoReturn:
    """Count, tell and end. The first place is worth 1, the last 0, places between evenly; ties share (W 17.3)."""
    standings = [standing(game, seat) for seat in range(game.players)]
    for seat in range(game.players):
        parts = score(game, seat)
        game.say(events.SCORED, seat, *parts, parts.total)
    best = max(standings)
    told = events.WON if standings.count(best) == 1 else events.SHARED
    for seat, mine in enumerate(standings):
        if mine == best:
            game.say(told, seat, mine[0])
    game.finish(returns_by_place(standings))
