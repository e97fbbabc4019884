"""What follows from a position: the facts of a view, computed by the functions that the rules themselves use."""

from croupier.engine import Json, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import forecast, front, heroes, market, refusals, scoring
from croupier.games.zynalith.rules.state import State


def of(game: State, seat: Seat | None) -> Json:
    """The facts for a seat, or for a spectator (None)."""
    everybody = range(game.players)
    return {
        "defence": [heroes.defence(game, s) for s in everybody],
        "limit": [heroes.limit(game, s) for s in everybody],
        "points": [scoring.points(game, s) for s in everybody],
        "score": [scoring.score(game, s)._asdict() for s in everybody],
        "slots": game.slots(),
        "hands": [
            {back: sum(game.backs[card].startswith(back) for card in game.hand[s]) for back in terms.BACKS}
            for s in everybody
        ],
        "creatures": _creatures(game),
        "lines": forecast.plain(game),
        **({"standings": [scoring.standing(game, s) for s in everybody]} if game.over else {}),
        **({} if seat is None else {"cards": _cards(game, seat)}),
    }


def _creatures(game: State) -> list[list[Json]]:
    """Of each creature of each front: its line (0 for none), its refund, its guard, where its values come from."""
    lines = {c.number: number for number, _, members in forecast.formed(game) for c in members}
    return [
        [
            {
                "line": lines.get(c.number, 0),
                "refund": front.refund(game, c),
                "guard": heroes.guard(game, c),
                "sources": front.sources(game, c),
            }
            for c in rank
        ]
        for rank in game.front
    ]


def _cards(game: State, seat: Seat) -> Json:
    """Of each card in hand and display: its price for this seat, and the rule that keeps it from being played."""
    shown = [card for card in (*game.hand[seat], *game.creature_row, *game.extra_row) if card is not None]
    found = {}
    for face in game.different(shown):
        printed = game.DESIGNS[face]
        price, have = market.price(game, seat, face), heroes.purse(game, printed.currency)[seat]
        found[game.FACES[face].id] = {
            "price": price,
            "currency": printed.currency,
            "left": have - price,
            "obstacle": refusals.obstacle(game, seat, face),
        }
    return found
