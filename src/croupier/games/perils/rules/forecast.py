"""What follows from what a seat sees: fights, strikes, prices and points as they stand (the view's `facts`)."""

from typing import Any

from croupier.engine import FaceId, Seat
from croupier.games.perils.cards.designs import CARDS, CHARACTERS
from croupier.games.perils.cards.notation import Cost
from croupier.games.perils.rules import fights, payment, scoring
from croupier.games.perils.rules.draft import direction, receiver
from croupier.games.perils.rules.hero import Enemy
from croupier.games.perils.rules.state import State

Plain = dict[str, Any]  # Any: JSON


def facts(game: State, seat: Seat | None) -> Plain:
    """Everything a page shows beyond the bare view.

    `scores` (terms and total), `levels` (Strength and Armour after what weakens them), `line` (each enemy's
    numbers now), `strikes` (what the coming confrontation would do) and `fights` (the pending attack on each
    enemy, None without one) are lists by seat; `passing` says to whom hands go. For the own seat `hand` and
    `powers` say what each card and each power would cost and what is missing.
    """
    seats = range(game.players)
    told: Plain = {
        "scores": [_score(game, s) for s in seats],
        "levels": [
            {"strength": fights.strength_level(game, s), "armour": fights.armour_level(game, s)}
            if game.character[s]
            else {"strength": 0, "armour": 0}
            for s in seats
        ],
        "line": [[_enemy(game, s, enemy) for enemy in game.line[s]] for s in seats],
        "strikes": [_strikes(game, s) for s in seats],
        "fights": [_fights(game, s) for s in seats],
        "passing": {"direction": direction(game), "to": [receiver(game, s) for s in seats]} if game.phase else None,
    }
    if seat is not None and game.character[seat]:
        told["hand"] = {game.FACES[face].id: _price(game, seat, face) for face in game.different(game.hand[seat])}
        told["powers"] = _powers(game, seat)
    return told


def _score(game: State, seat: Seat) -> Plain:
    terms = scoring.terms(game, seat)
    return {**terms._asdict(), "total": terms.total}


def _enemy(game: State, seat: Seat, enemy: Enemy) -> Plain:
    """An enemy's numbers as they stand: Strength now, what an answer would do, HP left, and what it would steal."""
    foe = fights.foe_of(game, enemy)
    return {
        "enemy": foe.id,
        "strength": fights.enemy_strength(game, seat, enemy),
        "retaliation": fights.harm(game, seat, enemy),
        "left": foe.life - enemy.damage,
        "thief": foe.thief,
        "leech": foe.leech,
    }


def _strikes(game: State, seat: Seat) -> Plain:
    """The strikes of the coming confrontation in line order, and where they leave the player without potions."""
    damages = [fights.strike_harm(game, seat, enemy) for enemy in game.line[seat]]
    total = sum(damages)
    life = game.heroes[seat].life
    return {"damages": damages, "total": total, "life": max(life - total, 0), "wounds": max(total - life, 0)}


def _fights(game: State, seat: Seat) -> list[Plain] | None:
    """What the pending attack would do to each enemy of the line, and what that would cost."""
    hero = game.heroes[seat]
    if not hero.reach:
        return None
    allowed = fights.legal(game, seat, hero.reach)
    forecasts = []
    for enemy, legal in zip(game.line[seat], allowed, strict=True):
        damage = fights.blow_of(game, seat, enemy, hero.reach, hero.force)
        harm = fights.harm(game, seat, enemy) if hero.reach == "melee" else 0
        foe = fights.foe_of(game, enemy)
        forecasts.append(
            {
                "enemy": foe.id,
                "legal": legal,
                "damage": damage,
                "retaliation": harm,
                "kills": enemy.damage + damage >= foe.life,
                "life": max(hero.life - harm, 0),
                "wounds": max(harm - hero.life, 0),
            }
        )
    return forecasts


def _price(game: State, seat: Seat, face: FaceId) -> Plain:
    owned = game.holds(game.tableau[seat], face)
    return {**_bill(game, seat, CARDS[face].cost), "owned": owned}


def _powers(game: State, seat: Seat) -> list[Plain]:
    character = CHARACTERS[game.faces[game.character[seat][0]]]
    spent = game.heroes[seat].spent
    return [
        {"id": power.id, "spent": spent[number], **_bill(game, seat, power.cost)}
        for number, power in enumerate(character.powers)
    ]


def _bill(game: State, seat: Seat, cost: Cost) -> Plain:
    hero = game.heroes[seat]
    bill = payment.bill(hero, cost)
    return {
        "payable": payment.can_pay(hero, cost),
        "coins": bill.coins,
        "mana": bill.mana,
        "potions": bill.potions,
        "missing": {**bill.elements, **({"coins": bill.coins - hero.coins} if bill.coins > hero.coins else {})},
    }
