"""Completes a position that somebody has laid out (`croupier.arrange`), and refuses what cannot be."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from croupier.engine import BadSetup, Json, RuleId, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import closing, combinations
from croupier.games.confluence.rules.state import Combination, State, Waiting

DEEDS = {terms.BASIC: (terms.LAY, terms.ACTIVATE), terms.ADDITIONAL: (terms.LAY, terms.ACTIVATE, terms.MORE)}
"""What the active player may be about to do, in the phases in which there is a choice."""

PROPERTIES = {terms.ATTACK: {*terms.ATTACK_PROPERTIES}, terms.DEFENCE: {*terms.DEFENCE_PROPERTIES}}


def complete(game: State, position: Json) -> None:
    """What follows from what was said; refuses what cannot be."""
    _check(game.phase in terms.PHASES, f"phase: {game.phase!r} is none of {', '.join(terms.PHASES)}.", "5.1")
    deeds = DEEDS.get(game.phase, (terms.LAY,))
    _check(game.deed in deeds, f"deed: {game.deed!r} is none of {', '.join(deeds)} in that phase.", "7.9")
    if "active" not in position:
        game.active = game.lead
    limit = _last_round(game)
    _check(0 <= game.round <= limit, f"round: {game.round} is none of 1 to {limit}.", "14.5")
    if game.phase != terms.START:
        game.round = max(game.round, 1)
    _check_players(game)
    _check_cards(game)
    for seat in range(game.players):
        _complete_combinations(game, seat)
        _complete_effects(game, f"ending {seat}", game.ending[seat], terms.END)
    _complete_effects(game, "instant", game.instant, terms.INSTANT)
    _complete_effects(game, "main", game.main, terms.MAIN)
    _check_hits(game)
    _check_moment(game)


def _check(holds: bool, otherwise: str, rule: RuleId | None) -> None:
    if not holds:
        raise BadSetup(otherwise, rule=rule)


def _different(things: Sequence[object]) -> bool:
    return len({*things}) == len(things)


def _last_round(game: State) -> int:
    """The round in which High Water has taken everything, since nobody gained life any more (C 14.5)."""
    number, left = game.high_water + terms.HEALING_ENDS - 1, int(game.options["start_life"])
    while left > 0:
        number += 1
        left -= closing.high_water(game, number)
    return number


# -- players -----------------------------------------------------------------------------------------------------------


def _check_players(game: State) -> None:
    """Refuse a game that is over, turns of those who have left, and numbers that nobody can have."""
    everybody = range(game.players)
    gone = [seat for seat in everybody if game.out[seat]]
    _check(len(gone) <= game.players - 2, "The game goes on while two players are in it.", "14.1")
    _check(not {game.lead, game.active} & {*gone}, "Whoever leads, or has the turn, is in the game.", "13.5")
    _check(sorted(seat for _, _, seat in game.fallen) == gone, "Who is out has fallen, once, and nobody else.", "13.2")
    now = game.round + (game.phase == terms.START)  # between rounds the last one has been played
    burned = all(0 < number < now and life <= 0 for number, life, _ in game.fallen)
    _check(burned, "Players fell in earlier rounds, with no life left.", "14.6")
    for seat in gone:
        _check(not (game.hand[seat] or game.pool[seat]), f"Seat {seat} is out, and its cards are discarded.", "13.4")
    _check_life(game)
    owed = all(len(debt) == len(terms.COSTS) and min(debt) >= 0 for debt in game.debt)
    _check(owed, "A debt is three numbers, of A, D and F, none below 0.", "4.9")
    ended = terms.PHASES.index(game.phase) > terms.PHASES.index(terms.ADDITIONAL)  # by then all have passed
    most = game.players - len(gone) - (not ended)
    _check(0 <= game.passes <= most, f"passes: {game.passes} is none of 0 to {most}.", "7.13")
    limit = game.options["additional_limit"]
    laid = min(game.lays) >= 0 and (limit == "none" or max(game.lays) <= int(limit))
    _check(laid, f"lays: of at most {limit} additional cards.", "7.4")


def _check_life(game: State) -> None:
    """Refuse more life than anybody begins with, or than High Water still takes, and players who should be out."""
    most = int(game.options["start_life"])
    _check(max(game.life) <= most, f"Nobody has more than {most} life points.", "1.3")
    coming = game.round + (game.phase == terms.START)
    if coming >= game.high_water + terms.HEALING_ENDS:
        most = sum(closing.high_water(game, number) for number in range(coming, _last_round(game) + 1))
        _check(max(game.life) <= most, f"Nobody has more than the {most} life points that are still taken.", "14.5")
    if game.phase in (terms.START, terms.BASIC):
        alive = all(life > 0 for seat, life in enumerate(game.life) if not game.out[seat])
        _check(alive, "Whoever has no life left has left the game at the end of the round before.", "13.2")


# -- cards and what they form ------------------------------------------------------------------------------------------


def _check_cards(game: State) -> None:
    """Refuse marks on cards that do not lie there, or cannot have such a mark."""
    for seat in range(game.players):
        used = game.used[seat]
        fit = all(_lies(game, (seat, n)) and game.design_at((seat, n)).individual for n in used)
        _check(fit and _different(used), f"used {seat}: these are no places of individual effects.", "4.11")
    for zone, number, side, stream in game.appointed:
        blank = _lies(game, (zone, number)) and side in PROPERTIES and game.design_at((zone, number)).blank[side]
        fit = blank and 0 <= stream < len(terms.STREAMS)
        _check(fit, "appointed: a blank side of a card that lies there is appointed a stream.", "3.25")
    _check(_different([mark[:3] for mark in game.appointed]), "appointed: a side is appointed once.", "3.26")


def _lies(game: State, place: Place) -> bool:
    zone, number = place
    return terms.THE_COMMON_POOL <= zone < game.players and 0 <= number < len(game.zone(zone))


def _complete_combinations(game: State, seat: Seat) -> None:
    """A combination has the points and the length of its cards, where nothing else is said, and appoints their blank
    sides (C 3.25).
    """
    mine = game.combinations[seat]
    _check(not (mine and game.out[seat]), f"combinations {seat}: that player has left.", "13.2")
    most = terms.MOST_COMBINATIONS
    _check(len(mine) <= most, f"combinations {seat}: there are cards for {most} at most.", "3.9")
    for number, one in enumerate(mine, 1):
        where = f"combinations {seat}: {number}"
        _check_linked(game, one, where)
        one.length = one.length or len(one.cards)
        _check(one.length >= max(len(one.cards), 1), f"{where} is as long as it has cards.", "3.20")
        if one.points < 0:
            _check(bool(one.cards), f"{where} has neither cards nor points.", "3.22")
            laid, *rest = one.cards
            one.points = combinations.worth(game, one.side, game.design_at(laid), rest)
        _check(one.points <= terms.MOST_POINTS, f"{where} has more than {terms.MOST_POINTS} points.", "3.22")
        capped = one.raised >= 0 and (one.ceiling is None or one.points <= one.ceiling)
        _check(capped, f"{where} has more points than its ceiling lets in.", "8.5")
        combinations.appoint(game, one.side, one.stream, one.cards)
        _check_powers(game, one, where)
    for side in PROPERTIES:
        engaged = [card for one in mine if one.side == side for card in one.cards]
        _check(_different(engaged), f"combinations {seat}: a card is engaged once on each side.", "3.9")


def _check_linked(game: State, one: Combination, where: str) -> None:
    """Refuse sides, streams and cards that do not exist. Whether the cards show that stream is left to who lays out."""
    _check(one.side in PROPERTIES, f"{where} is no attack (0) and no wall (1).", "3.2")
    _check(0 <= one.stream < len(terms.STREAMS), f"{where} is of none of the five streams.", "3.3")
    _check(all(_lies(game, place) for place in one.cards), f"{where} has a card that does not lie there.", "3.18")


def _check_powers(game: State, one: Combination, where: str) -> None:
    known = {*one.properties} <= PROPERTIES[one.side] and _different(one.properties)
    _check(known, f"{where}: of {', '.join(sorted(PROPERTIES[one.side]))}, it has each once at most.", "3.2")
    thorny = one.thorns >= 0 and (one.thorns == 0 or "thorns" in one.properties)
    _check(thorny, f"{where} has thorns, which are a property.", "11.11")
    aimed = one.side == terms.ATTACK and game.phase in (terms.COMBAT, terms.LAYDOWN)
    _check(aimed or not one.aimed, f"{where} is aimed before its time.", "11.1")


def _check_hits(game: State) -> None:
    """Refuse hits of what is no aimed attack, on those who are no opponents, and with more force than there is."""
    left = {
        (seat, number): one.points
        for seat, mine in enumerate(game.combinations)
        for number, one in enumerate(mine)
        if one.aimed
    }
    for hit in game.hits:
        attack = (hit.owner, hit.number)
        _check(attack in left, "hits: this attack has not been aimed.", "11.2")
        _check(hit.target in game.opponents(hit.owner), f"hits: seat {hit.target} is no opponent.", "11.2")
        left[attack] -= hit.force
        _check(hit.force > 0 and left[attack] >= 0, "hits: there is not so much force to distribute.", "11.3")


# -- effects -----------------------------------------------------------------------------------------------------------


def _complete_effects(game: State, where: str, waiting: Iterable[Waiting], timing: str) -> None:
    """Effects wait where their timing sends them, in the order in which they are laid out (C 4.1, 4.2)."""
    found = [*waiting]
    most = terms.MOST_EVENTS if timing == terms.END else terms.MOST_EFFECTS
    _check(len(found) <= most, f"{where}: cards set off {most} at most.", "4.11")
    for order, one in enumerate(found, 1):
        _check(not game.out[one.controller], f"{where}: its controller has left.", "4.4")
        _check(_timing(game, one) == timing, f"{where}: {game.DESIGNS[one.source].id!r} has no such effect.", "4.1")
        one.order = one.order or order
        game.entered = max(game.entered, one.order)
    orders = [one.order for one in found]
    entered = _different(orders) and min(orders, default=1) > 0
    _check(entered, f"{where}: effects enter one after the other.", "4.2")
    if timing == terms.END:
        _check(max(orders, default=1) <= most, f"{where}: they enter as 1 to {most}.", "10.3")


def _timing(game: State, one: Waiting) -> str:
    """When that effect of the card is carried out; nothing if the card has none."""
    design = game.DESIGNS[one.source]
    printed = {
        terms.STANDARD: design.standard,
        terms.INDIVIDUAL: [design.individual.verb] if design.individual else [],
        terms.COMMON: [design.common] if design.common else [],
    }.get(one.trigger, [])
    return printed[one.place].timing if 0 <= one.place < len(printed) else ""


def _check_moment(game: State) -> None:
    """Refuse what belongs to another phase, or to the middle of a choice."""
    phases = terms.PHASES
    unwound = phases.index(game.phase) > phases.index(terms.STACKS)
    _check(not (unwound and (game.instant or game.main)), "Both stacks have been carried out by then.", "8.1")
    for seat, mine in enumerate(game.ending):
        _check({one.controller for one in mine} <= {seat}, f"ending {seat}: these are somebody else’s.", "10.3")
    done = [*takewhile(lambda seat: seat != game.active, game.from_lead())]
    owing = game.phase == terms.COST and any(any(game.debt[seat]) for seat in done)
    _check(not owing, "Whoever comes before the active player has paid.", "9.1")
    unsettled = game.phase == terms.ENDING and any(game.ending[seat] for seat in done)
    _check(not unsettled, "The effects of whoever comes before the active player have been carried out.", "10.2")
    late = game.phase in (terms.COMBAT, terms.LAYDOWN)
    _check(not (late and any(game.ending)), "The end of the round has been carried out by then.", "10.1")
    _check(game.phase == terms.COMBAT or not game.hits, "There are hits in the combat, and only there.", "11.7")
    _check(game.phase == terms.ENDING or not game.in_order, "An order is chosen at the end of a round.", "10.3")
    of_a_round = (*game.combinations, *game.used, game.appointed, game.instant, game.main, *game.ending)
    closed = game.phase in (terms.START, terms.RESULTS)
    _check(not (closed and any(of_a_round)), "Combinations, marks and effects belong to a round.", "12.6")
    _check(not (closed and any(map(any, game.debt))), "Debts belong to a round.", "12.8")
    early = closed or game.phase == terms.BASIC
    _check(not (early and any(game.lays)), "Lays are counted from the first additional turn on.", "7.4")
    _check(not (early and any(game.stopped)), "Nobody has stopped before the first additional turn.", "7.15")
    half_done = (game.settling, game.forming, game.sharing, game.giver)
    _check(not any(half_done), "A position stands between two decisions, with nothing half done.", None)
