"""Completes a position that somebody has laid out (`croupier.arrange`), and refuses what cannot be."""

from collections.abc import Iterator, Sequence

from croupier.engine import BadSetup, CardId, Json, RuleId
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.rules import combat
from croupier.games.wildlands.rules.state import State

Kept = tuple[str, Sequence[CardId], Sequence[str], RuleId]
"""Where cards lie, what sorts of cards lie there, and the rule that says so."""

CENTRAL = ("beast", "terrain")
CRYSTALS = ("crystal 1", "crystal 2", "crystal 3")


def complete(game: State, position: Json) -> None:
    """What follows from what was said; refuses what cannot be."""
    _check_factions(game)
    _check(sorted(game.order) == list(range(game.players)), "In a round every player takes one turn.", "2.1")
    if "active" in position:
        game.turn = game.order.index(game.active)
    _check(0 <= game.turn < game.players, f"turn: {game.turn} is none of 0 to {game.players - 1}.", "2.1")
    game.active = game.order[game.turn]
    limit = int(game.options["round_limit"])
    _check(1 <= game.round <= limit, f"round: {game.round} is none of 1 to {limit}.", "2.1")
    _check(min(game.moves) >= 0, "Effects move no fewer cards than none.", "12.14")
    game.moves = [min(left, terms.MOVES) for left in game.moves]
    _check_fronts(game)
    _complete_attacked(game)
    _check_cards(game)
    fewest = min((min(territory.tokens) for realm in game.realm for territory in realm), default=0)
    _check(fewest >= 0, "There are no fewer tokens than none.", "5.2")
    half_done = (game.due, game.carrying_out, game.waiting, *game.revealed)
    _check(not any(half_done), "A position stands between two decisions, with nothing half done.", "2.8")
    _complete_fronts(game)
    _forget(game)


def world_of(game: State, faction: str) -> list[CardId]:
    """The world of a faction that takes part. Portals do not tell whose it is: their cards may be on their way."""
    if faction not in game.faction:
        raise BadSetup("A position cannot change the factions that the seed deals.", rule="1.2")
    return game.world[game.faction.index(faction)]


def _check(holds: bool, otherwise: str, rule: RuleId) -> None:
    if not holds:
        raise BadSetup(otherwise, rule=rule)


def _check_factions(game: State) -> None:
    """Refuse phases that do not exist, and factions and portals that nobody has been dealt."""
    _check(game.phase in terms.PHASES, f"phase: {game.phase!r} is none of {', '.join(terms.PHASES)}.", "2.4")
    if game.phase == terms.CHOOSE:
        chosen = [faction for faction in game.faction if faction]
        fit = len({*chosen} & {*terms.FACTIONS}) == len(chosen) < game.players
        _check(fit, "Somebody has a faction to choose, none has been chosen twice.", "1.2")
        of_players = (*game.hand, *game.deck, *game.discard, *game.realm, *game.trophies)
        _check(not any(of_players), "Before the factions are chosen nobody has any cards.", "1.2")
        return
    _check(all(game.faction), "Factions are chosen before anything else.", "1.2")
    dealt = [game.design(portal.card).faction for portal in game.portal]
    _check(game.faction == dealt, f"The seed deals {', '.join(dealt)}; a position cannot change the factions.", "1.2")
    _check(all(0 <= one.seals <= terms.SEALS for one in game.portal), f"A portal has 0 to {terms.SEALS} seals.", "1.14")
    rivals = [{*range(game.players)} - {seat} for seat in range(game.players)]
    taken = all({*seals} <= others for seals, others in zip(game.trophies, rivals, strict=True))
    _check(taken, "Seals are taken from the portals of other players.", "15.2")


# -- what lies where ---------------------------------------------------------------------------------------------------


def _check_cards(game: State) -> None:
    """Refuse cards where they cannot lie: named ones, and those that have changed places with them."""
    for where, cards, sorts, rule in _kept(game):
        for card in cards:
            design = game.design(card)
            _check(_sort(design) in sorts, f"{where}: {design.id!r} cannot lie there.", rule)


def _sort(design: Design) -> str:
    """`unit astral`, `crystal 2`, `beast`: cards that lie in the same places."""
    return f"{design.kind} {design.faction or design.value or ''}".rstrip()


def _kept(game: State) -> Iterator[Kept]:
    for seat, faction in enumerate(game.faction):
        unit = f"unit {faction}"
        yield f"portal {seat}", [one.card for one in game.portal[seat : seat + 1]], (f"portal {faction}",), "1.14"
        yield f"world {seat}", game.world[seat], (unit,), "1.3"
        for name, zone in (("hand", game.hand), ("deck", game.deck), ("discard", game.discard)):
            yield f"{name} {seat}", zone[seat], (unit, *CENTRAL, *CRYSTALS), "3.6"
        yield f"realm {seat}", [territory.card for territory in game.realm[seat]], ("territory",), "4.1"
    for side in (ATTACK, DEFENCE):
        seat = game.seat_of(side)
        fighters = () if seat < 0 else (f"unit {game.faction[seat]}", *CENTRAL)
        yield "fronts", [unit.card for unit in game.units(side)], fighters, "11.9"
    yield "wild", game.wild, ("territory",), "1.10"
    yield "box", game.box, ("territory",), "1.11"
    yield "row", game.row, CENTRAL, "1.12"
    yield "central_deck", game.central_deck, CENTRAL, "1.12"
    for pile, crystal in zip(game.crystals, CRYSTALS, strict=True):
        yield "crystals", pile, (crystal,), "1.13"


# -- fronts ------------------------------------------------------------------------------------------------------------


def _check_fronts(game: State) -> None:
    """Refuse a combat without fronts, fronts without a combat, and fronts that nobody could have designated."""
    _check((game.phase in terms.COMBAT) == bool(game.fronts), "There are fronts in a combat, and only there.", "9.10")
    foes = {-1, *(range(game.players) if game.fronts else ())} - {game.active}
    _check(game.defender in foes, f"defender: {game.defender} is neither the wild (-1) nor attacked.", "9.4")
    _check(game.side in game.sides(), f"side: {game.side} is no side of this combat.", "11.1")
    _check(0 <= game.at <= len(game.fronts), f"at: there is no front {game.at}.", "11.2")
    free = combat.all_targets(game)
    if game.phase in terms.ENDING:  # some are won, and portals may have collapsed
        free += [game.faces[territory.card] for territory in game.realm[game.active]]
        free += [game.faces[portal.card] for portal in game.portal]
    for number, front in enumerate(game.fronts, 1):
        target = game.DESIGNS[front.target].id
        _check(front.target in free, f"front {number}: {target!r} cannot be attacked there, or not twice.", "9.8")
        free.remove(front.target)
        sided = len(front.surged) in (0, 2) and len(front.stopped) in (0, 2) and front.result in ("", "won", "held")
        _check(sided, f"front {number}: one of two sides wins, surges and stops on a front.", "9.10")


def _complete_attacked(game: State) -> None:
    """Who is being attacked has been attacked in this turn; nobody is twice."""
    others = {*range(game.players)} - {game.active}
    fit = {*game.attacked} <= others and len({*game.attacked}) == len(game.attacked)
    _check(fit, "In a turn each other player is attacked at most once.", "9.7")
    if game.defender >= 0 and game.defender not in game.attacked:
        game.attacked.append(game.defender)


def _complete_fronts(game: State) -> None:
    """Units know where they are; a front knows both sides (W 9.10)."""
    for number, front in enumerate(game.fronts):
        front.surged = front.surged or [False, False]
        front.stopped = front.stopped or [False, game.defender < 0]
        for side in (ATTACK, DEFENCE):
            for unit in front.army(side):
                game.entered += 1
                unit.front, unit.side, unit.number = number, side, game.entered


# -- what everybody knows ----------------------------------------------------------------------------------------------


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
        game.forget_order(hidden, seat)
        below = [card for card in game.deck[seat] if card in hidden]
        game.forget_order(below, -1)
