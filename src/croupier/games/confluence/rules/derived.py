"""What follows from what a seat sees, as plain data: yields, sums, what waits on the stacks and what it would do.

Every number that a page or a prompt says about the present stands here; none is computed a second time.
"""

from collections.abc import Sequence
from typing import Any

from croupier.engine import Json, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import closing, combat, combinations, cost, options, targets, turns
from croupier.games.confluence.rules.combat import Blow
from croupier.games.confluence.rules.combinations import Yield
from croupier.games.confluence.rules.options import at, named
from croupier.games.confluence.rules.state import Forming, Hit, Sharing, State, Waiting


def of(game: State, seat: Seat | None) -> Json:
    """The facts for one seat, or for a spectator."""
    everybody = range(game.players)
    told: Json = {
        "clock": _clock(game),
        "bank": [0 if game.out[s] else combat.bank(game, s) for s in everybody],
        "accounts": [_account(game, s) for s in everybody],
        "lays": [turns.lays_left(game, s) for s in everybody],
        "leaving": closing.leaving(game),
        "marks": _marks(game),
        "stacks": {
            "instant": [_waiting(game, one) for one in reversed(game.instant)],
            "main": [_waiting(game, one) for one in reversed(game.main)],
            "ending": [[_waiting(game, one) for one in game.ending[s]] for s in everybody],
            "settling": None if game.settling is None else _waiting(game, game.settling),
        },
        "aims": _aims(game) if game.phase in (terms.STACKS, terms.COST, terms.ENDING, terms.COMBAT) else [],
    }
    if game.phase == terms.COMBAT:
        told["combat"] = _combat(game, game.hits)
    elif game.phase in (terms.COST, terms.ENDING) and seat is not None and not game.out[seat]:
        told["combat"] = _combat(game, _everything_at(game, seat))
    if game.over:
        told["standings"] = [closing.standing(game, s) for s in everybody]
    if seat is not None:
        told["hand"] = _hand(game, seat) if game.phase in (terms.BASIC, terms.ADDITIONAL) else []
        if game.forming is not None and game.forming.seat == seat:
            told["forming"] = _forming(game, game.forming)
        if game.sharing is not None and game.sharing.seat == seat:
            told["sharing"] = _sharing(game, game.sharing)
    return told


def _clock(game: State) -> Json:
    """High Water: when it begins, what it takes now, next and in every round, until when life can be gained (C 13.1,
    13.3, 14.5).
    """
    last = game.high_water + 7
    return {
        "first": game.high_water,
        "takes": closing.high_water(game, game.round),
        "next": closing.high_water(game, game.round + 1),
        "rounds": [closing.high_water(game, number) for number in range(1, last + 1)],
        "last_healing": game.high_water + terms.HEALING_ENDS - 1,
        "last_round": last,
        "limit": int(game.options["start_life"]),
    }


def _account(game: State, seat: Seat) -> Json:
    """The points of a player by side, and the life that the debt would cost as things stand (C 9.7)."""
    mine = cost.account(game, seat)
    return {
        "attack": sum(one.points for one in mine.attacks),
        "defence": sum(one.points for one in mine.walls),
        "debt": sum(mine.debt),
        "overrun": sum(mine.overrun()),
        "change": game.life[seat] - game.before[seat],
    }


def _marks(game: State) -> Json:
    """What lies on open cards, by their keys: combinations, a used effect, the stream of a blank side."""
    engaged = _engaged(game)
    places = [place for seat in range(game.players) for place in targets.places_of(seat, game.pool[seat])]
    told: Json = {}
    for place in places + targets.common_pool(game):
        design = game.design_at(place)
        if marks := {**engaged.get(place, {}), **_card(game, place, design)}:
            told[at(design.id, place)] = marks
    return told


def _engaged(game: State) -> dict[Place, dict[str, list[str]]]:
    """The combinations that cards are engaged in, by place and side."""
    told: dict[Place, dict[str, list[str]]] = {}
    for owner, mine in enumerate(game.combinations):
        for number, one in enumerate(mine):
            for place in one.cards:
                told.setdefault(place, {}).setdefault(terms.SIDES[one.side], []).append(named((owner, number)))
    return told


def _card(game: State, place: Place, design: Design) -> Json:
    zone, number = place
    told: Json = {}
    if zone != terms.THE_COMMON_POOL and number in game.used[zone]:
        told["used"] = True
    for side, name in enumerate(terms.SIDES):
        if design.blank[side]:
            shown = combinations.STREAMS_OF[combinations.shows(game, place, side)]
            told[f"{name}_stream"] = terms.STREAMS[shown[0]] if len(shown) == 1 else "any"
    return told


# -- the own hand ----------------------------------------------------------------------------------------------------


def _hand(game: State, seat: Seat) -> list[Json]:
    """What each card of the hand would form if it were laid now, in the order of the hand (C 3.39)."""
    additional = game.phase != terms.BASIC
    found = combinations.supply(game, seat, borrowing=additional)
    told = []
    for card in game.hand[seat]:
        attack, defence = combinations.yields(game, game.faces[card], found)
        told.append(
            {
                "card": game.FACES[game.faces[card]].id,
                "attack": _yield(game, attack),
                "defence": _yield(game, defence),
                "sets_off": any(one is not None and one.length >= terms.LONG for one in (attack, defence)),
            }
        )
    return told


def _yield(game: State, one: Yield | None) -> Json | None:
    if one is None:
        return None
    cards = [at(game.design_at(place).id, place) for place in one.cards]
    return {"stream": terms.STREAMS[one.stream], "points": one.points, "length": one.length, "cards": cards}


def _forming(game: State, forming: Forming) -> Json:
    """The combination that is being composed: its points so far and with each card or stream that may be added, what
    the same card has formed already, and whether its wall is composed after this (C 3.30, 3.41).
    """
    place, *rest = forming.cards
    laid, side = game.design_at(place), forming.side
    found = combinations.supply(game, forming.seat, borrowing=game.phase == terms.ADDITIONAL, laid=place)
    taken = _taken(game, forming, found)
    after = {**taken, **_joining(game, forming, found)}
    return {
        "side": terms.SIDES[side],
        "stream": terms.STREAMS[forming.stream] if forming.stream >= 0 else None,
        "cards": [at(game.design_at(card).id, card) for card in forming.cards],
        "points": combinations.worth(game, side, laid, rest) if rest else laid.values[side],
        "bonus": terms.length_bonus(side, len(forming.cards)) if rest else 0,
        "with": {key: combinations.worth(game, side, laid, cards) for key, cards in after.items()},
        "takes": {key: [at(game.design_at(card).id, card) for card in cards] for key, cards in taken.items()},
        "formed": [
            named((forming.seat, number))
            for number, one in enumerate(game.combinations[forming.seat])
            if one.cards[:1] == [place]
        ],
        "wall_next": side == terms.ATTACK and bool(combinations.streams_for(laid, terms.DEFENCE, found)),
    }


def _taken(game: State, forming: Forming, found: combinations.Supply) -> dict[str, Sequence[Place]]:
    """The cards that a stream takes at once, by the keys of the options: all, or the only one that can be picked
    (C 3.35, 15.5).
    """
    if forming.stream >= 0:
        return {}
    available, borrowable = found.available[forming.side], found.borrowable[forming.side]
    told: dict[str, Sequence[Place]] = {}
    for stream in combinations.streams_for(game.design_at(forming.cards[0]), forming.side, found):
        if available[stream]:
            told[options.ALL[stream].key] = available[stream]
        elif len(borrowable[stream]) == 1:
            told[options.PICK[stream].key] = borrowable[stream]
    return told


def _joining(game: State, forming: Forming, found: combinations.Supply) -> dict[str, Sequence[Place]]:
    """The cards beside the laid one with one card more, by the keys of the options (C 3.31)."""
    if forming.stream < 0:
        return {}
    _, *rest = forming.cards
    available, lent = (cards[forming.side][forming.stream] for cards in (found.available, found.borrowable))
    borrowed = sum(card in lent for card in rest)
    others = [*available, *(lent if borrowed < terms.MOST_BORROWED else ())]
    return {options.card(game.design_at(card).id, card).key: (*rest, card) for card in others if card not in rest}


def _sharing(game: State, sharing: Sharing) -> Json:
    """What is being divided: by which combination, for which debt or against whom, and what is left of it."""
    one = game.combinations[sharing.seat][sharing.number]
    return {
        "purpose": sharing.purpose,
        "comb": named((sharing.seat, sharing.number)),
        "side": terms.SIDES[one.side],
        "stream": terms.STREAMS[one.stream],
        "points": one.points,
        "target": sharing.target,
        "left": sharing.left,
    }


# -- effects that wait -----------------------------------------------------------------------------------------------


def _waiting(game: State, one: Waiting) -> Json:
    """An effect that waits: whose, what, and what it says of itself."""
    verb = game.verb_of(one)
    told: Json = {
        "controller": one.controller,
        "card": game.FACES[one.source].id,
        "trigger": one.trigger,
        "verb": verb.term,
        "number": verb.amount,
        "order": one.order,
    }
    return told | verb.facts(game, one)


# -- aiming ----------------------------------------------------------------------------------------------------------


def _aims(game: State) -> list[Json]:
    """For each attack that has not been aimed: what it would meet at each opponent if all of it, or all that is left
    of it, went there now (C 11.6, 11.11).
    """
    told: list[Any] = []
    sharing = game.sharing
    for whose, one in combat.attacks(game):
        force = one.points
        if one.aimed:
            if sharing is None or (sharing.seat, sharing.number) != whose:
                continue
            force = sharing.left
        against = [_against(game, combat.hit_by(*whose, target, force)) for target in game.after(whose[0])]
        told.append({"comb": named(whose), "force": force, "against": against})
    return told


def _against(game: State, hit: Hit) -> Json:
    """What a hit would meet after those that have been announced."""
    hits = [*(one for one in game.hits if one.target == hit.target), hit]
    blow = next(one for one in combat.reckon(game, hits).blows if one.hit is hit)
    return {"seat": hit.target, **_met(blow), "damage": blow.damage}


def _everything_at(game: State, target: Seat) -> list[Hit]:
    """All attacks of the opponents of a player, as if each went there."""
    attacks = [(whose, one.points) for whose, one in combat.attacks(game) if whose[0] != target]
    return [combat.hit_by(*whose, target, points) for whose, points in attacks]


def _met(blow: Blow) -> Json:
    wall = None if blow.wall == combat.NO_WALL else named((blow.hit.target, blow.wall))
    return {"meets": "wall" if wall else "bank" if blow.against else "none", "comb": wall, "force": blow.against}


def _combat(game: State, hits: Sequence[Hit]) -> Json:
    """What hits do, in the order in which they are calculated, the life points that they take from each player and
    give back by leeching, and those after them (C 11.8 to 11.17).
    """
    found = combat.reckon(game, hits)
    blows = [
        {
            "by": named((one.hit.owner, one.hit.number)),
            "owner": one.hit.owner,
            "target": one.hit.target,
            "hit": one.hit.force,
            **_met(one),
            "damage": one.damage,
            "left": one.left,
            "leeched": one.leeched,
            "pricked": one.pricked,
        }
        for one in found.blows
    ]
    taken, gained = [0] * game.players, [0] * game.players
    for one in found.blows:
        taken[one.hit.target] += one.damage
        taken[one.hit.owner] += one.pricked
        gained[one.hit.owner] += one.leeched
    return {"blows": blows, "life": found.life, "taken": taken, "gained": gained}
