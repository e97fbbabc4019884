"""What an option would do, and why one would choose it, in words of the game with the numbers of this position."""

from collections.abc import Iterator
from typing import Final

from croupier.engine import Deed
from croupier.games.wildlands.cards.terms import MAIN, RESOURCES, SEAL_POINTS, SURGING, TARGET
from croupier.games.wildlands.effects.designs import DESIGNS, ICONS, IDS
from croupier.games.wildlands.page.shapes import Product
from croupier.games.wildlands.rules import events, strength
from croupier.kit import NOTHING_SAID, Meaning, Page, Plain, Recap, Sentence, pieces
from croupier.kit.sentences import Translator

RESULTS: Final = frozenset(
    one.name
    for one in (events.TOOK_WILD, events.STOLE, events.TOOK_SEAL, events.HELD_WILD, events.HELD, events.COLLAPSED)
)
"""The lines that tell what came of a front."""


def produced(face: str) -> list[Product]:
    """What a territory produces each turn."""
    made = zip(RESOURCES, DESIGNS[IDS[face]].produces, strict=True)
    return [Product(ICONS[name], name, number) for name, number in made if number]


def amounts(translator: Translator, made: list[Product]) -> str:
    """Resources in words: "1 meat, 2 ores"."""
    return ", ".join(translator.say("table-amount", number=one.number, what=one.name) for one in made)


def won_with(translator: Translator, face: str) -> str:
    """What a target is good for: what it gives each turn and its points, or a seal of a portal."""
    if DESIGNS[IDS[face]].kind == "portal":
        return translator.say("table-gives-seal")
    points = DESIGNS[IDS[face]].points
    return translator.say("table-gives", what=amounts(translator, produced(face)), points=points)


def _against(translator: Translator, then: Plain, number: int) -> str:
    """What a front fights with, and what the hand can reach there."""
    front, reach = then["facts"]["fronts"][number - 1], then["facts"]["reach"]
    return translator.say(
        "table-against",
        against="wild" if then["defender"] < 0 else "player",
        number=front["standing"],
        reach=reach,
        wins="yes" if strength.wins(reach, front["standing"]) else "no",
    )


def of_targets(translator: Translator, now: Plain, then: Plain) -> Iterator[Sentence]:
    """What the target that an answer names gives, what it fights with, and what the hand can reach there."""
    number = len(then["fronts"])
    if number > len(now["fronts"]) and "reach" in then["facts"]:
        yield pieces(won_with(translator, then["fronts"][number - 1]["target"]))
        yield pieces(_against(translator, then, number))


def fought_out(page: Page, after: Page, units: int) -> Iterator[Sentence]:
    """That a combat is over with the answer that names a target, and what comes of it: so many units less."""
    if units > 0 and page.view["phase"] in (MAIN, TARGET) and not after.view["fronts"]:
        yield pieces(page.translator.say("table-fought-out"))
        for line in after.table.news:
            if line["event"] in RESULTS:
                yield pieces(page.translator.line(line, page.names, page.me).removesuffix("."))


def acquired(page: Page, after: Page) -> Iterator[Sentence]:
    """Where a card goes that is called, bought or claimed, and when it comes to the hand (W 3.1, 3.6)."""
    due = after.view["facts"].get("payment")
    paying = due is not None and "payment" not in page.view["facts"] and after.view["phase"] != SURGING
    gained = after.me is not None and len(after.view["discard"][after.me]) > len(page.view["discard"][after.me])
    if paying or (gained and page.table.question in ("main", "pay", "tap_claim")):
        yield pieces(page.translator.say("table-acquired"))


def why(page: Page, key: str, after: Page | None) -> Sentence | None:
    """Why a bot would choose a main action; None for other answers."""
    said = _why(page, page.table.read(key), after)
    return None if said is None else pieces(said) if said else NOTHING_SAID


def _why(page: Page, deed: Deed, after: Page | None) -> str | None:
    say, given = page.translator.say, deed.arguments
    match deed.verb:
        case "attack" | "attack_wild" if after is not None and after.view["fronts"] and "reach" in after.view["facts"]:
            then, number = after.view, len(after.view["fronts"])
            what = won_with(page.translator, then["fronts"][number - 1]["target"])
            return say("table-why-attack", what=what, against=_against(page.translator, then, number))
        case "reinforce" | "buy":
            card = str(given["card"])
            design, does = DESIGNS[IDS[card]], page.translator.short(card)
            return say("table-why-unit", strength=design.strength, does=does, some="yes" if does else "no")
        case "claim":
            return say("table-why-crystal", value=int(given["value"]))
        case "tap":
            return say("table-why-tap", what=amounts(page.translator, produced(str(given["card"]))))
        case "tap_all":
            return say("table-why-tap", what=amounts(page.translator, _income(page)))
        case "end_turn":
            return say("table-why-end")
        case _:
            return None


def at_stake(page: Page, recap: Recap) -> Recap:
    """The recap with what an attack on the viewer could take: the points of all fronts that are not yet decided."""
    open_fronts = [front for front in page.view["fronts"] if not front["result"]]
    if not open_fronts or page.view["defender"] != page.me:
        return recap
    points = sum(_points(front["target"]) for front in open_fronts)
    means = Meaning(pieces(page.translator.say("table-at-stake", points=points)), weight=points)
    deeds = [
        deed._replace(means=means) if deed.seat == page.view["active"] and deed.means and not deed.means.tone else deed
        for deed in recap.deeds
    ]
    return recap.told(deeds, recap.net)


def _points(face: str) -> int:
    """What a territory is worth, or the seal of a portal."""
    return SEAL_POINTS if DESIGNS[IDS[face]].kind == "portal" else DESIGNS[IDS[face]].points


def _income(page: Page) -> list[Product]:
    income = page.view["facts"]["income"][page.table.near]
    return [Product(ICONS[name], name, income[name]) for name in RESOURCES if income[name]]
