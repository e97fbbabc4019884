"""What matches of Wildlands are like: factions, rounds, battles, seals, points, cards acquired."""

from collections import Counter

from benchmarks.figures import Tally
from croupier.engine import Match
from croupier.games.wildlands.effects.designs import PLAIN
from croupier.games.wildlands.rules import scoring
from croupier.games.wildlands.rules.state import State
from croupier.lab.simulate import shares


def tell(match: Match, tally: Tally) -> None:
    """Count a finished match."""
    game = match.position
    if not isinstance(game, State):
        raise TypeError(game)
    for seat, won in enumerate(shares(match.returns)):
        tally.share(f"{game.faction[seat]} wins", won)
        tally.add("points of a player", scoring.score(game, seat).total / game.players)
    tally.add("rounds", game.round)
    tally.add("seals taken", sum(map(len, game.trophies)))
    for line in match.log:
        if line["event"] in ("attacked", "attacked-wild"):
            tally.add(line["event"])
        elif line["event"] == "surged":
            tally.add("surges")
    cards = Counter(line["card"] for line in match.log if line["event"] in ("reinforced", "bought", "claimed"))
    for design in PLAIN.DESIGNS:
        if design.fights or design.value:
            tally.add(f"acquired: {design.id}", cards[design.id])
