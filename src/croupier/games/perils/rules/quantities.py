"""What conditional gains and conditional points count (vocabulary K3 of the rulebook's keywords)."""

from croupier.engine import Seat
from croupier.games.perils.cards.clauses import Card, Foe
from croupier.games.perils.rules.state import State

MOST_GOSSIP = 12  # so many wounds of the neighbours are counted at most


def count(game: State, seat: Seat, what: str) -> int:
    """How much of a quantity a seat has now. Public things only."""
    hero = game.heroes[seat]
    if what == "slain":
        return len(game.trophies[seat])
    if what == "slain_3":
        return sum(foe.level == 3 for foe in slain(game, seat))
    if what in ("weapon", "attunement"):
        return sum(card.type == what for card in played(game, seat))
    if what == "element":
        return hero.earth + hero.water + hero.fire  # wild is no level (P 7.7)
    if what == "trinity":
        return min(hero.earth, hero.water, hero.fire)
    if what == "chain":
        categories = [card.category for card in played(game, seat) if card.category]
        return sum(categories.count(category) == 3 for category in dict.fromkeys(categories))
    if what == "power":
        return hero.uses
    if what == "coin":
        return hero.coins
    if what == "mana":
        return hero.mana
    if what == "life":
        return hero.life
    if what == "unscathed":
        return int(hero.wounds == 0)
    neighbours = {(seat + 1) % game.players, (seat - 1) % game.players}
    return min(MOST_GOSSIP, sum(game.heroes[other].wounds for other in sorted(neighbours)))


def played(game: State, seat: Seat) -> list[Card]:
    """The cards of a tableau, as printed."""
    cards, faces = game.CARDS, game.faces
    return [cards[faces[card]] for card in game.tableau[seat]]


def slain(game: State, seat: Seat) -> list[Foe]:
    """The enemies of a trophy pile, as printed."""
    foes, faces = game.FOES, game.faces
    return [foes[faces[card]] for card in game.trophies[seat]]
