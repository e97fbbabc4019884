"""What the rules say about a position as it stands: numbers, prices and points (the view's `facts`)."""

from croupier.engine import FaceId, Json, Seat
from croupier.games.perils.cards.notation import Cost
from croupier.games.perils.rules import fights, payment, scoring
from croupier.games.perils.rules.draft import direction, passes, receiver
from croupier.games.perils.rules.state import CONFRONT, State


def facts(game: State, seat: Seat | None) -> Json:
    """Everything a page says of the present beyond the bare view.

    Lists by seat are `scores` (terms and total), `levels` (Strength and Armour after what weakens them), `line` (each
    enemy's numbers now), `strikes` (what the coming confrontation would do), `attack` (the pending one, None without
    it) and `fights` (what it would do to each enemy, and the rule that bars it). `passing` says to whom hands go, None
    if no more go. For the own seat `hand` and `powers` say what each card and each power would cost and do.
    """
    seats = range(game.players)
    told: Json = {
        "scores": [_score(game, s) for s in seats],
        "levels": [{"strength": fights.strength_level(game, s), "armour": fights.armour_level(game, s)} for s in seats],
        "line": [_line(game, s) for s in seats],
        "strikes": [_strikes(game, s) for s in seats],
        "attack": [_attack(game, s) for s in seats],
        "fights": [_fights(game, s) for s in seats],
        "passing": {"direction": direction(game), "to": [receiver(game, s) for s in seats]} if passes(game) else None,
    }
    if seat is not None and game.character[seat]:
        told["hand"] = {game.FACES[face].id: _card(game, seat, face) for face in game.different(game.hand[seat])}
        told["powers"] = _powers(game, seat)
    return told


def _score(game: State, seat: Seat) -> Json:
    terms = scoring.terms(game, seat)
    return {**terms._asdict(), "total": terms.total}


# -- enemies -------------------------------------------------------------------------------------------------------


def _line(game: State, seat: Seat) -> list[Json]:
    """Each enemy with its option and its numbers: Strength and HP now and printed, its blow, what it steals.

    The blow is that of a retaliation; while the enemies strike, that of a strike, which one variant makes harder.
    """
    blow = fights.strike_harm if game.stage == CONFRONT else fights.harm
    rows = []
    for enemy, aim in zip(game.line[seat], fights.aims_at(game, seat), strict=True):
        foe = fights.foe_of(game, enemy)
        rows.append(
            {
                "enemy": foe.id,
                "key": aim.key,
                "strength": fights.enemy_strength(game, seat, enemy),
                "printed": foe.strength,
                "retaliation": blow(game, seat, enemy),
                "left": foe.life - enemy.damage,
                "life": foe.life,
                "thief": foe.thief,
                "leech": foe.leech,
            }
        )
    return rows


def _strikes(game: State, seat: Seat) -> Json:
    """The strikes of the whole line, and those to come: where they leave the player without potions.

    `next` is how the markers stand after the strike for which potions may be bought now.
    """
    hero = game.heroes[seat]
    coming = [fights.strike_harm(game, seat, enemy) for enemy in fights.still_to_strike(game, seat)]
    lost, wounds = fights.split(hero, sum(coming))
    return {
        "damages": [fights.strike_harm(game, seat, enemy) for enemy in game.line[seat]],
        "coming": coming,
        "total": sum(coming),
        "life": hero.life - lost,
        "wounds": wounds,
        "next": _after(game, seat, hero.striker) if hero.striker >= 0 else None,
    }


def _after(game: State, seat: Seat, place: int) -> Json:
    hero = game.heroes[seat]
    strike = fights.strike_of(game, seat, game.line[seat][place])
    lost, wounds = fights.split(hero, strike.damage)
    return {
        "life": hero.life - lost,
        "wounds": hero.wounds + wounds,
        "coins": hero.coins - strike.coins,
        "mana": hero.mana - strike.mana,
    }


def _attack(game: State, seat: Seat) -> Json | None:
    hero = game.heroes[seat]
    return {"reach": hero.reach, "damage": fights.damage_of(game, seat, hero.reach, hero.force)} if hero.reach else None


def _fights(game: State, seat: Seat) -> list[Json] | None:
    """What the pending attack would deal to each enemy of the line, and what comes back."""
    hero = game.heroes[seat]
    if not hero.reach:
        return None
    bars = fights.barred(game, seat, hero.reach)
    return [
        {
            "enemy": fights.foe_of(game, enemy).id,
            "key": aim.key,
            "legal": not barred,
            "barred": barred,
            "damage": fights.blow_of(game, seat, enemy, hero.reach, hero.force),
            "retaliation": fights.harm(game, seat, enemy) if hero.reach == "melee" else 0,
        }
        for enemy, aim, barred in zip(game.line[seat], fights.aims_at(game, seat), bars, strict=True)
    ]


# -- the own cards and powers --------------------------------------------------------------------------------------


def _card(game: State, seat: Seat, face: FaceId) -> Json:
    """What a card in hand would cost, which weapons would strike with it, and its attack."""
    card = game.CARDS[face]
    attack = fights.attack_in(game, seat, card)
    chain = fights.chain_of(game, seat, card.category) if card.category else []
    return {
        **_bill(game, seat, card.cost),
        "owned": game.holds(game.tableau[seat], face),
        "chain": [weapon.id for weapon in chain],
        "attack": {"reach": attack[0], "damage": attack[1]} if attack else None,
    }


def _powers(game: State, seat: Seat) -> list[Json]:
    character = game.CHARACTERS[game.faces[game.character[seat][0]]]
    spent = game.heroes[seat].spent
    return [
        {"id": power.id, "spent": spent[number], **_bill(game, seat, power.cost)}
        for number, power in enumerate(character.powers)
    ]


def _bill(game: State, seat: Seat, cost: Cost) -> Json:
    hero = game.heroes[seat]
    bill = payment.bill(hero, cost)
    return {
        "payable": payment.can_pay(hero, cost),
        "coins": bill.coins,
        "mana": bill.mana,
        "potions": bill.potions,
        "missing": bill.missing,
        "lack": {"what": bill.lack[0], "number": bill.lack[1]} if bill.lack else None,
        "left": {"coins": bill.left[0], "mana": bill.left[1]},
    }
