"""What an attack on the viewer could take, in the recap of what the others have done."""

from croupier.engine import Game
from croupier.games.wildlands.cards.terms import SEAL_POINTS
from croupier.games.wildlands.effects.designs import printed_on
from croupier.kit import Meaning, Page, Recap, pieces


def at_stake(page: Page, recap: Recap) -> Recap:
    """The recap with what an attack on the viewer could take: the points of all fronts that are not yet decided."""
    open_fronts = [front for front in page.view["fronts"] if not front["result"]]
    if not open_fronts or page.view["defender"] != page.me:
        return recap
    points = sum(_points(page.table.game, front["target"]) for front in open_fronts)
    means = Meaning(pieces(page.translator.say("table-at-stake", points=points)), weight=points)
    deeds = [
        deed._replace(means=means) if deed.seat == page.view["active"] and deed.means and not deed.means.tone else deed
        for deed in recap.deeds
    ]
    return recap.told(deeds, recap.net)


def _points(game: type[Game], face: str) -> int:
    """What a territory is worth, or the seal of a portal."""
    design = printed_on(game, face)
    return SEAL_POINTS if design.kind == "portal" else design.points
