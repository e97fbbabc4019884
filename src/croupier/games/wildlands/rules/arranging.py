"""Completes a position that somebody has laid out (`croupier.arrange`)."""

from croupier.engine import BadSetup, CardId, Json
from croupier.games.wildlands.rules import terms
from croupier.games.wildlands.rules.state import State


def complete(game: State, position: Json) -> None:
    """What follows from what was said; refuses what cannot be."""
    dealt = [game.design(portal.card).faction for portal in game.portal]
    if game.faction != dealt:
        raise BadSetup(f"The seed deals {', '.join(dealt)}; a position cannot change the factions.", rule="1.2")
    if sorted(game.order) != list(range(game.players)):
        raise BadSetup("In a round every player takes one turn.", rule="2.1")
    if "active" in position:
        game.turn = game.order.index(game.active)
    game.active = game.order[game.turn]
    game.moves = [min(left, terms.MOVES) for left in game.moves]
    for portal in game.portal:
        if not 0 <= portal.seals <= terms.SEALS:
            raise BadSetup(f"A portal has 0 to {terms.SEALS} seals.", rule="1.14")
    _sort_out(game)
    _complete_fronts(game)
    _forget(game)


def world_of(game: State, faction: str) -> list[CardId]:
    """The world of a faction that takes part. Portals do not tell whose it is: their cards may be on their way."""
    if faction not in game.faction:
        raise BadSetup("A position cannot change the factions that the seed deals.", rule="1.2")
    return game.world[game.faction.index(faction)]


def _sort_out(game: State) -> None:
    """Cards look alike from behind, so faces that were named may have changed places with any others."""
    for pile in (*game.world, *game.crystals, game.central_deck, game.box):
        for card in [card for card in pile if game.rest(card) is not pile]:
            pile.remove(card)
            game.rest(card).append(card)


def _complete_fronts(game: State) -> None:
    """Units know where they are; a front knows both sides (W 9.10)."""
    for number, front in enumerate(game.fronts):
        front.surged = front.surged or [False, False]
        front.stopped = front.stopped or [False, game.defender < 0]
        for side in (terms.ATTACK, terms.DEFENCE):
            for unit in front.army(side):
                game.entered += 1
                unit.front, unit.side, unit.number = number, side, game.entered


def _forget(game: State) -> None:
    """Everybody knows what a player's hidden cards are made of, the player which of them are in hand (W 18.4).

    What the deal had told of other cards is forgotten; units on a front have been seen.
    """
    everybody = range(game.players)
    game.groups = [[] for _ in everybody]
    game.remember([unit.card for side in (terms.ATTACK, terms.DEFENCE) for unit in game.units(side)], everybody)
    for seat in everybody:
        hidden = [card for card in (*game.hand[seat], *game.deck[seat]) if not game.seen[card]]
        game.remember(hidden, everybody)
        game.hide_which(hidden, seat)
        below = [card for card in game.deck[seat] if card in hidden]
        game.hide_which(below, -1)
