"""What follows from what a seat sees: scores, income, prices, strengths, and what an answer would make of them."""

from collections.abc import Sequence
from typing import Any

from croupier.engine import CardId, Json, Option, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Act
from croupier.games.wildlands.cards.terms import RESOURCES, Tokens
from croupier.games.wildlands.rules import (
    cards_in_hand,
    combat,
    land,
    main_actions,
    options,
    outcome,
    payment,
    reach,
    scoring,
    strength,
    units,
)
from croupier.games.wildlands.rules.options import DECLINE, DONE, NONE, STOP, USE, Take
from croupier.games.wildlands.rules.state import Front, Pending, State, Unit


def facts(game: State, seat: Seat | None) -> Json:
    """Everything a page shows beyond the bare view.

    By seat: `scores`, `income` (what tapping all brings now), `tokens`, `surges` (whether one can be paid).
    By territory that somebody controls: `bulwarks` (what defends it without units). When it is over, `ended` says why,
    and what the places are decided by: points, territories, tokens (W 17.3). `fronts` have both strengths as they stand
    and those of every unit, `front` is the number of the one that is asked about, 0 for none. `passes` is the card that
    leaves the row after this round. While a turn ends, `refills` are the cards that each of the others may draw after
    it.
    For the own seat `prices` say what each card costs and whether it can be paid, `payment` what is still due, what
    `pay:auto` would take and what goes of itself after another answer, `draws` how many cards would fill up the hand
    as it is, without its crystals and if all of it went, `shuffles` whether the discard pile is shuffled for them,
    `reach` how strong the own attack on the front in question, or on the last target, could become with the whole hand,
    `answers` what each answer to the own question would make of the strengths of all fronts, before anybody reacts.
    """
    dealt = bool(game.portal)
    seats = range(game.players) if dealt else range(0)
    last_round = dealt and scoring.ends_with_this_round(game)
    passes = None if last_round else main_actions.oldest_to_pass(game)
    told: Json = {
        "scores": [{**(score := scoring.score(game, s))._asdict(), "total": score.total} for s in seats],
        "income": [_named(land.income(game, s)) for s in seats],
        "tokens": [{name: game.tokens(s, r) for r, name in enumerate(RESOURCES)} for s in seats],
        "surges": [combat.can_surge(game, s) for s in seats],
        "last_round": last_round,
        "passes": None if passes is None else game.design(passes).id,
        "bulwarks": _bulwarks(game),
        "fronts": [_front(game, front) for front in game.fronts],
        "front": _front_asked_about(game),
    }
    if game.phase == terms.END_TURN:
        told["refills"] = [cards_in_hand.to_draw(game, s) if s != game.active else 0 for s in seats]
    if game.over:
        told["ended"] = {"why": scoring.reasons_to_end(game), "standings": [scoring.standing(game, s) for s in seats]}
    if dealt and seat is not None:
        told["prices"] = _prices(game, seat)
        payer = game.seat_of(game.side) if game.phase == terms.SURGING else game.active
        if game.due and seat == payer:
            told["payment"] = _payment(game, seat)
        if game.phase in (terms.END_TURN, terms.REFILL):
            told["draws"], told["shuffles"] = _draws(game, seat)
        told["answers"] = _answers(game, seat)
        if game.fronts and seat == game.active and game.phase not in terms.ENDING:
            told["reach"] = reach.reach(game, (told["front"] or len(game.fronts)) - 1)
    return told


def _bulwarks(game: State) -> Json:
    faces = [game.faces[territory.card] for realm in game.realm for territory in realm]
    return {game.DESIGNS[face].id: strength.bulwark(game, face) for face in faces}


def _named(tokens: Tokens) -> Json:
    return dict(zip(RESOURCES, tokens, strict=True))


# -- strengths -------------------------------------------------------------------------------------------------------


def _front(game: State, front: Front) -> Json:
    attackers, defenders = (strength.of_army(game, front, side) for side in (terms.ATTACK, terms.DEFENCE))
    # What has been determined stands, whatever becomes of the units (W 13.5).
    attack, defence = front.totals if front.result else strength.summed(game, front, attackers, defenders)
    return {
        "attack": attack,
        "defence": defence,
        "standing": strength.standing_defence(game, front),
        "wins": strength.wins(attack, defence),
        "attackers": _units(game, front.attackers, attackers),
        "defenders": _units(game, front.defenders, defenders),
    }


def _units(game: State, army: Sequence[Unit], strong: Sequence[int]) -> list[Json]:
    return [
        {"strength": now, "printed": game.design(unit.card).strength} for unit, now in zip(army, strong, strict=True)
    ]


def _totals(game: State) -> list[list[int]]:
    return [[*strength.totals(game, front)] for front in game.fronts]


def _front_asked_about(game: State) -> int:
    """The number of the front on which an ability is carried out or a unit is placed; 0 outside of both."""
    if game.carrying_out:
        return game.carrying_out[-1].front + 1
    return game.at + 1 if game.phase == terms.PLACE else 0


def _answers(game: State, seat: Seat) -> Json:
    """Both strengths of every front after each answer that the seat may give, by the key of the answer."""
    question = next((decision for decision in game.pending if decision.seat == seat), None)
    if question is None:
        return {}
    offered = {*question.keys}
    return {key: totals for key, totals in _foretold(game, seat, question.name).items() if key in offered}


def _foretold(game: State, seat: Seat, question: str) -> Json:
    """The same for every answer that a question of this name may have; nothing if no answer changes a strength."""
    match question:
        case "surge":
            return _surges(game)
        case "place":
            return {STOP.key: _totals(game), **_played(game, game.hand[seat], game.at, game.side)}
        case "muster":
            note = game.carrying_out[-1]
            return {NONE.key: _totals(game), **_played(game, game.revealed[seat], note.front, note.side)}
        case "delayed":
            return _delayed(game)
        case "immediate" | "reaction" | "effect" if game.phase not in terms.ENDING:  # then the results stand (W 13.5)
            return _choices(game, game.carrying_out[-1])
        case _:
            return {}


def _played(game: State, cards: Sequence[CardId], front: int, side: int) -> Json:
    """What each different unit among these cards would do if it came to a front."""
    answers: Json = {}
    for face, card in sorted({game.faces[card]: card for card in cards}.items()):
        if game.DESIGNS[face].fights:
            future = game.copy()
            unit = Unit()
            unit.card, unit.front, unit.side, unit.used = card, front, side, []
            future.fronts[front].army(side).append(unit)
            answers[options.one_card(options.PLAYING, game.DESIGNS[face].id, face).key] = _totals(future)
    return answers


def _surges(game: State) -> Json:
    """What a surge would do on each front where the side on turn has none yet (W 10.5), and what stands without any."""
    answers: Json = {DONE.key: _totals(game)}
    for number, front in enumerate(game.fronts):
        if not front.surged[game.side]:
            future = game.copy()
            future.fronts[number].surged[game.side] = True
            answers[options.surge(number).key] = _totals(future)
    return answers


def _delayed(game: State) -> Json:
    """What each delayed ability would do that aims at nothing (W 12.9), and what stands without any."""
    answers: Json = {DONE.key: _totals(game)}
    for option in outcome.usable(game, game.side, terms.DELAYED):
        place, number = option.value
        effect = game.design(units.at(game, place).card).abilities[number].effect
        if effect.foretold and not effect.chooses:
            future = game.copy()
            future.answer_by(_last)  # nobody reacts: the last option is to decline
            effect.do(future, game.seat_of(game.side), units.at(future, place), None)
            answers[option.key] = _totals(future)
    return answers


def _choices(game: State, note: Pending) -> Json:
    """What the ability that is being carried out would do, choice by choice, if nobody reacts."""
    effect = _effect(game, note)
    if not effect.foretold:
        return {}
    offered = effect.choices(game, _actor(game, note)) if effect.chooses else [USE]
    answers: Json = {DECLINE.key: _totals(game)}
    for option in offered:
        future = game.copy()
        future.answer_by(_last)  # nobody reacts: the last option is to decline
        effect.do(future, game.seat_of(note.side), _actor(future, note), option.value)
        answers[option.key] = _totals(future)
    return answers


def _last(seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
    del seat, name
    return len(options) - 1


def _effect(game: State, note: Pending) -> Act:
    effect = game.DESIGNS[note.card].abilities[note.ability].effect
    return effect.inner() if note.price_paid else effect


def _actor(game: State, note: Pending) -> Unit:
    """The unit whose ability it is; one that has left the combat is known by its front and side alone."""
    for unit in game.units(note.side):
        if unit.number == note.unit:
            return unit
    gone = Unit()
    gone.front, gone.side, gone.number, gone.gone = note.front, note.side, note.unit, True
    return gone


def _draws(game: State, seat: Seat) -> tuple[Json, Json]:
    """How many cards a seat would draw by the answers that keep its hand, throw away its crystals or all of it, and
    whether its discard pile would be shuffled for them.
    """
    crystals, whole = len(cards_in_hand.crystals(game, seat)), len(game.hand[seat])
    thrown = {"done": 0, "discard_crystals": crystals, "discard_all": whole}
    draws = {key: cards_in_hand.to_draw(game, seat, number) for key, number in thrown.items()}
    return draws, {key: cards_in_hand.needs_shuffling(game, seat, draws[key], thrown[key]) for key in thrown}


# -- prices ----------------------------------------------------------------------------------------------------------


def _prices(game: State, seat: Seat) -> Json:
    """By card: whether the seat could pay it now."""
    faces = [*game.in_order(game.world[seat]), *game.in_order(game.row)]
    faces += [game.faces[pile[0]] for pile in game.crystals if pile]
    purse, is_open = payment.purse(game, seat), main_actions.can_reinforce(game, seat)
    return {
        game.DESIGNS[face].id: (is_open or game.DESIGNS[face].kind != "unit")
        and payment.can_pay(purse, main_actions.price(game, seat, face))
        for face in faces
    }


def _payment(game: State, seat: Seat) -> Json:
    """What is still due, what `pay:auto` would take for it, and what each source would make go of itself after it."""
    lines = [{"need": line.need, "worth": _named(line.worth), "crystals": line.crystals} for line in game.due]
    offered = payment.sources(game, game.due[0], payment.funds(game, seat))
    return {
        "lines": lines,
        "auto": [_taken(game, take) for take in payment.plan(game, seat)],
        "forced": {one.key: [_taken(game, take) for take in payment.forced(game, seat, one.value)] for one in offered},
    }


def _taken(game: State, take: Take) -> Json:
    name = game.DESIGNS[take.card].id
    if take.resource < 0:
        return {"card": name}
    return {"card": name, "resource": RESOURCES[take.resource], "number": take.number}
