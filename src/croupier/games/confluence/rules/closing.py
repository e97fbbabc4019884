"""The close of a round: cards laydown, round results, the end of the game (C 12.x, 13.x, 14.x)."""

from typing import NoReturn

from croupier.engine import Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules import events, options, zones
from croupier.games.confluence.rules.state import State


def lay_down(game: State) -> bool:
    """One card too many is discarded, by its owner's choice; False when there is none left (C 12.1)."""
    for seat in game.from_lead():
        pool = game.pool[seat]
        if len(pool) > terms.POOL:
            game.active = seat
            places = [(seat, number) for number in range(len(pool))]
            offered = [options.discard_open(game.FACES[game.face_at(p)].id, p) for p in places]
            card = zones.take_away(game, game.ask_unless_forced(seat, "discard_pool", offered))
            zones.put_away(game, card)
            game.say(events.LAID_DOWN, seat, card)
            return True
    return False


def over_the_limit(game: State) -> bool:
    """One hand card too many is discarded; False when there is none left (variant hand_limit)."""
    limit = game.options["hand_limit"]
    for seat in game.from_lead():
        if limit != "none" and len(game.hand[seat]) > int(limit):
            game.active = seat
            zones.discard_from_hand(game, seat, events.OVER_THE_LIMIT)
            return True
    return False


def leaving(game: State) -> int:
    """How many of the oldest common cards would leave if the round ended now (C 12.3, 12.4)."""
    return max(len(game.common) - terms.COMMON_POOL, 0)


def oldest_leave(game: State) -> None:
    """The common pool keeps its four newest cards (C 12.3)."""
    while leaving(game):
        card = zones.take_away(game, (terms.THE_COMMON_POOL, 0))
        zones.put_away(game, card)
        game.say(events.OLDEST_LEFT, card)


def clear(game: State) -> None:
    """Combinations, appointments, marks and debts belong to a round (C 12.6 to 12.8)."""
    if any(game.combinations):
        game.say(events.DISSOLVED)
    for seat in range(game.players):
        game.combinations[seat] = []
        game.used[seat] = []
        game.debt[seat] = [0, 0, 0]
        game.ending[seat] = []
        game.stopped[seat] = False
        game.lays[seat] = 0
    game.appointed, game.instant, game.main, game.hits = [], [], [], []
    game.passes = game.entered = 0
    game.in_order = False


# -- results ---------------------------------------------------------------------------------------------------------


def high_water(game: State, number: int) -> int:
    """What High Water takes from each player in a round of that number (C 13.1)."""
    return max(number - game.high_water + 1, 0)


def results(game: State) -> None:
    """High Water rises, players without life leave, the lead passes on (C 13.1 to 13.5, 14.1)."""
    rising = high_water(game, game.round)
    players = game.from_lead()
    if rising:
        for seat in players:
            game.life[seat] -= rising
            game.say(events.HIGH_WATER, seat, rising, game.life[seat])
    for seat in players:
        if game.life[seat] <= 0:
            game.say(events.ELIMINATED, seat, game.life[seat])
            game.fallen.append((game.round, game.life[seat], seat))
    for _, _, seat in game.fallen:
        if not game.out[seat]:
            _leave(game, seat)
    if len(game.from_lead()) <= 1:
        end(game)
    game.lead = game.active = game.after(game.lead)[0]


def _leave(game: State, seat: Seat) -> None:
    """Hand and pool go to the discard pile (C 13.4)."""
    game.out[seat] = True
    hand, pool = game.hand[seat], game.pool[seat]
    game.say(events.HAND_LOST, seat, [game.faces[card] for card in hand])
    game.discard += hand + pool
    hand.clear()
    pool.clear()


def standing(game: State, seat: Seat) -> tuple[int, int]:
    """What a place is decided by, the higher the better: the round of leaving, then life (C 14.6)."""
    for left, life, fallen in game.fallen:
        if fallen == seat:
            return left, life
    return game.round + 1, game.life[seat]


def end(game: State) -> NoReturn:
    """The last player in the game wins, or of those who left last the one who burned least (C 14.2 to 14.4)."""
    standings = [standing(game, seat) for seat in range(game.players)]
    best = max(standings)
    winners = [seat for seat in range(game.players) if standings[seat] == best]
    won = events.WON if game.from_lead() else events.WON_AMONG_FALLEN if len(winners) == 1 else events.SHARED
    for seat in winners:
        game.say(won, seat, game.life[seat])
    game.finish([1.0 if seat in winners else 0.0 for seat in range(game.players)])
