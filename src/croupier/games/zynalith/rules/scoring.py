"""Victory points, places and returns (Z 15.9 to 15.15)."""

from typing import NamedTuple, NoReturn

from croupier.engine import Seat, returns_by_place
from croupier.games.zynalith.rules import events, market
from croupier.games.zynalith.rules.state import State


class Score(NamedTuple):
    """The terms of a sum of points: printed on the own front, zynalith, a tenth of the silver (Z 15.9, 15.10)."""

    printed: int
    zynalith: int
    silver: int


def score(game: State, seat: Seat) -> Score:
    """The victory points of a player, term by term."""
    printed = sum([game.DESIGNS[game.faces[card]].worth for c in game.front[seat] for card in c.cards])
    return Score(printed, game.zynalith[seat], game.silver[seat] // 10)


def points(game: State, seat: Seat) -> int:
    """The victory points of a player."""
    return sum(score(game, seat))


def standing(game: State, seat: Seat) -> tuple[int, ...]:
    """What a place is decided by, the higher the better (Z 15.11 to 15.13, 15.15)."""
    for moment, fallen, had, zynalith, silver in game.fallen:
        if fallen == seat:
            return (0, moment, had, zynalith, silver)
    return (1, points(game, seat), game.hp[seat], game.zynalith[seat], game.silver[seat])


def decider(standings: list[tuple[int, ...]]) -> str:
    """What told the winner from the next best: `points`, what broke the tie, or `shared` (Z 15.12, 15.15)."""
    first, second = sorted(standings, reverse=True)[:2]
    names = (
        ("alone", "points", "hp", "zynalith", "silver")
        if first[0]
        else ("alone", "later", "points", "zynalith", "silver")
    )
    return next((name for name, mine, other in zip(names, first, second, strict=True) if mine != other), "shared")


def end(game: State) -> NoReturn:
    """The game is over; place 1 scores 1, the last 0, evenly between (Z 15.3, 15.7, 15.8, 15.11, 15.14)."""
    standings = [standing(game, seat) for seat in range(game.players)]
    for seat in game.living():
        game.say(events.FINAL, seat, points(game, seat))
    alive = len(game.living())
    best, how = max(standings), decider(standings)
    tied = how != "points"  # Z 15.12, 15.15
    if alive:
        won = events.WON_ALONE if alive == 1 else events.WON_TIE if tied else events.WON
    else:
        won = events.WON_TIE_AMONG_FALLEN if tied else events.WON_AMONG_FALLEN
    for seat, mine in enumerate(standings):
        if mine == best:
            game.say(won, seat, how)
    market.clear_aside(game)
    game.queue, game.charges, game.fighting, game.lot = [], [], [], []
    game.finish(returns_by_place(standings))
