"""Why a bot would choose a main action, in words of the game."""

from croupier.engine import Deed
from croupier.games.wildlands.effects.designs import printed_on
from croupier.games.wildlands.page.gains import against, amounts, won_with
from croupier.games.wildlands.page.resources import Resources, produced
from croupier.kit import NOTHING_SAID, Page, Sentence, pieces


def why(page: Page, key: str, after: Page | None) -> Sentence | None:
    """Why a bot would choose a main action; None for other answers."""
    said = _why(page, page.table.read(key), after)
    return None if said is None else pieces(said) if said else NOTHING_SAID


def _why(page: Page, deed: Deed, after: Page | None) -> str | None:
    say, given = page.translator.say, deed.arguments
    match deed.verb:
        case "attack" | "attack_wild" if after is not None and after.view["fronts"] and "reach" in after.view["facts"]:
            then, number = after.view, len(after.view["fronts"])
            what = won_with(page.table, then["fronts"][number - 1]["target"])
            return say("table-why-attack", what=what, against=against(page.translator, then, number))
        case "reinforce" | "buy":
            card = str(given["card"])
            design, does = printed_on(page.table.game, card), page.translator.short(card)
            return say("table-why-unit", strength=design.strength, does=does, some="yes" if does else "no")
        case "claim":
            return say("table-why-crystal", value=int(given["value"]))
        case "tap":
            return say("table-why-tap", what=amounts(page.translator, produced(page.table.game, str(given["card"]))))
        case "tap_all":
            return say("table-why-tap", what=amounts(page.translator, Resources(page.table).income(page.table.near)))
        case "end_turn":
            return say("table-why-end")
        case _:
            return None
