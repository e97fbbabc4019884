"""Attacks, weapon chains and the confrontation at the end of a phase (rules 8, 9 and 11)."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.engine import Option, RuleId, Seat
from croupier.games.perils.cards.clauses import Card, Foe
from croupier.games.perils.rules import events
from croupier.games.perils.rules.hero import Enemy, Hero
from croupier.games.perils.rules.options import HOLD, POTION, Blow, Target, numbers
from croupier.games.perils.rules.payment import buy_life, buy_mana, most_life_potions, most_mana_potions
from croupier.games.perils.rules.quantities import played
from croupier.games.perils.rules.state import CONFRONT, FINAL, State

# -- numbers -------------------------------------------------------------------------------------------------------


def foe_of(game: State, enemy: Enemy) -> Foe:
    """An enemy as printed."""
    return game.FOES[game.faces[enemy.card]]


def strength_level(game: State, seat: Seat, more: int = 0) -> int:
    """The Strength level now, or with `more` symbols: symbols less what living enemies weaken, not below 0 (P 7.12)."""
    level, foes, faces = game.heroes[seat].strength + more, game.FOES, game.faces
    for enemy in game.line[seat]:
        level -= foes[faces[enemy.card]].weaken_strength
    return max(level, 0)


def armour_level(game: State, seat: Seat) -> int:
    """The Armour level now: symbols less what living enemies weaken, not below 0 (P 7.12)."""
    level, foes, faces = game.heroes[seat].armour, game.FOES, game.faces
    for enemy in game.line[seat]:
        level -= foes[faces[enemy.card]].weaken_armour
    return max(level, 0)


def enemy_strength(game: State, seat: Seat, enemy: Enemy) -> int:
    """Printed Strength, rage counters, and the pack's bonus (P 3.3)."""
    foes, faces = game.FOES, game.faces
    foe = foes[faces[enemy.card]]
    strength = foe.strength + enemy.rage
    if foe.pack:
        others = sum(foes[faces[other.card]].pack > 0 for other in game.line[seat]) - 1
        strength += foe.pack * others
    return strength


def harm(game: State, seat: Seat, enemy: Enemy) -> int:
    """The damage of a retaliation: Strength less Armour, not below 0 (P 9.5); piercing ignores Armour (P 11.4)."""
    strength = enemy_strength(game, seat, enemy)
    if game.FOES[game.faces[enemy.card]].piercing:
        return strength
    return max(strength - armour_level(game, seat), 0)


def strike_harm(game: State, seat: Seat, enemy: Enemy) -> int:
    """The damage of a strike at the end of a phase (P 11.3), without Armour in the variant `bare_confrontation`."""
    if game.options["bare_confrontation"] == "on":
        return enemy_strength(game, seat, enemy)
    return harm(game, seat, enemy)


def damage_of(game: State, seat: Seat, reach: str, force: int, more: int = 0) -> int:
    """The damage of an attack before shells: melee adds the Strength level, with `more` symbols (P 9.1, 9.2, 9.4)."""
    return force + strength_level(game, seat, more) if reach == "melee" else force


def blow_of(game: State, seat: Seat, enemy: Enemy, reach: str, force: int) -> int:
    """The damage an attack would deal to an enemy: a shell takes off."""
    return max(damage_of(game, seat, reach, force) - game.FOES[game.faces[enemy.card]].shell, 0)


def attack_in(game: State, seat: Seat, card: Card) -> tuple[str, int] | None:
    """The first attack a card would make if it were played now: reach, and damage before shells; None if it has none.

    Strength that the card itself brings is in force before (P 7.4).
    """
    if card.attack is None:
        return None
    reach, force = card.attack
    return reach, damage_of(game, seat, reach, force, card.strength)


def reachable(game: State, seat: Seat, reach: str) -> list[bool]:
    """For each enemy of the own line (P 9.8) whether the attack may aim at it, wounds apart (P 9.9 to 9.11)."""
    printed, faces = game.FOES, game.faces
    foes = [printed[faces[enemy.card]] for enemy in game.line[seat]]
    guarded = any(foe.guard for foe in foes)
    return [(foe.guard or not guarded) and not (foe.elusive if reach == "melee" else foe.hollow) for foe in foes]


def legal(game: State, seat: Seat, reach: str) -> list[bool]:
    """For each enemy of the own line whether it is a legal target: the wounded do not risk harm (P 4.15, 4.16)."""
    targets = reachable(game, seat, reach)
    if reach == "melee" and game.heroes[seat].wounded:
        line = game.line[seat]
        return [open_ and harm(game, seat, line[i]) == 0 for i, open_ in enumerate(targets)]
    return targets


def barred(game: State, seat: Seat, reach: str) -> list[RuleId]:
    """For each enemy of the own line the rule that bars the attack from it, '' for a legal target."""
    foes = [foe_of(game, enemy) for enemy in game.line[seat]]
    guarded = any(foe.guard for foe in foes)
    in_reach, allowed = reachable(game, seat, reach), legal(game, seat, reach)
    reasons = ["9.9" if guarded and not foe.guard else "9.10" if reach == "melee" else "9.11" for foe in foes]
    return ["" if ok else "4.15" if near else why for ok, near, why in zip(allowed, in_reach, reasons, strict=True)]


# -- attacks -------------------------------------------------------------------------------------------------------


def attack(game: State, seat: Seat, reach: str, force: int) -> None:
    """Choose a target and strike it, or hold (P 9.14)."""
    hero = game.heroes[seat]
    hero.reach, hero.force = reach, force
    while True:
        options = attack_options(game, seat, reach)
        if not options:
            game.say(events.ATTACK_LOST, seat)  # P 9.15
            break
        chosen = game.ask_unless_forced(seat, "attack", options)
        if chosen == "potion":
            buy_life(game, seat, 1)  # P 10.6: then the same question again
            continue
        if isinstance(chosen, Target):
            strike_down(game, seat, find(game, seat, chosen), reach, force)
        else:
            game.say(events.HELD, seat)
        break
    hero.reach, hero.force = "", 0


def attack_options(game: State, seat: Seat, reach: str) -> list[Option[Blow]]:
    """Legal targets in line order, hold, and in melee a potion; empty if there is nothing to aim at or buy."""
    hero = game.heroes[seat]
    aims = aims_at(game, seat)
    targets = [aim for aim, is_legal in zip(aims, legal(game, seat, reach), strict=True) if is_legal]
    potion = (
        reach == "melee"
        and hero.coins >= hero.life_price
        and hero.life < hero.max_life
        and (bool(targets) or True in reachable(game, seat, reach))
    )
    if not targets and not potion:
        return []
    if not targets or game.options["forced_attack"] == "off":
        targets.append(HOLD)
    if potion:
        targets.append(POTION)
    return targets


def aims_at(game: State, seat: Seat) -> list[Option[Blow]]:
    """For each enemy of the own line the option that aims at it; of two alike the younger has its own (P 9.16)."""
    faces, hit = [game.faces[enemy.card] for enemy in game.line[seat]], game.OPTIONS.hit
    return [hit[face][face in faces[:place]] for place, face in enumerate(faces)]


def find(game: State, seat: Seat, target: Target) -> Enemy:
    """The enemy of the line that an option names."""
    alike = [enemy for enemy in game.line[seat] if game.faces[enemy.card] == target.enemy]
    return alike[1 if target.younger else 0]


def strike_down(game: State, seat: Seat, enemy: Enemy, reach: str, force: int) -> None:
    """One attack on one enemy, in the order of P 9.7."""
    foe = foe_of(game, enemy)
    damage = blow_of(game, seat, enemy, reach, force)
    if reach == "melee":
        retaliation = harm(game, seat, enemy)  # both are counted before anything changes
        enemy.damage += damage
        lost, wounds = suffer(game, seat, retaliation)  # P 9.6: also from an enemy that falls
        game.say(events.ATTACKED, seat, foe.face, damage, retaliation, lost, wounds)
    else:
        enemy.damage += damage  # P 9.3
        game.say(events.SHOT, seat, foe.face, damage)
    if enemy.damage >= foe.life:  # P 3.5, 3.6
        eliminate(game, seat, enemy, foe)


def suffer(game: State, seat: Seat, damage: int) -> tuple[int, int]:
    """Damage point by point: HP first, then a wound marker each (P 4.10). Gives back both."""
    hero = game.heroes[seat]
    lost, wounds = split(hero, damage)
    hero.life -= lost
    hero.wounds += wounds
    return lost, wounds


def split(hero: Hero, damage: int) -> tuple[int, int]:
    """How much of some damage costs HP, and how much becomes wounds (P 4.10)."""
    lost = min(damage, hero.life)
    return lost, damage - lost


def eliminate(game: State, seat: Seat, enemy: Enemy, foe: Foe) -> None:
    """The enemy becomes a trophy, and its reward is gained at once (P 3.7 to 3.9)."""
    line = game.line[seat]
    del line[next(i for i, other in enumerate(line) if other is enemy)]
    game.trophies[seat].append(enemy.card)
    game.say(events.ELIMINATED, seat, foe.face)
    for symbol in foe.reward:
        symbol.do(game, seat)


# -- weapons and chains --------------------------------------------------------------------------------------------


def apply_card(game: State, seat: Seat, card: Card) -> None:
    """What playing a card does once it is paid: lasting symbols first, then the rest (P 7.2 to 7.5)."""
    for symbol in card.lasting:
        symbol.do(game, seat)
    if not card.category:
        for symbol in card.instant:
            symbol.do(game, seat)
        return
    hero = game.heroes[seat]
    chain = chain_of(game, seat, card.category)
    alone = len(chain) == 1
    while chain:
        options = [game.OPTIONS.next[weapon.face] for weapon in chain]
        weapon = game.CARDS[game.ask_unless_forced(seat, "chain", options)]  # P 8.5, 8.6
        chain.remove(weapon)
        hero.card = weapon.face
        if not alone:
            game.say(events.STRUCK_WITH, seat, weapon.face)
        for symbol in weapon.instant:  # P 8.7; its lasting symbols are in force already (P 8.8)
            symbol.do(game, seat)
    hero.card = card.face


def chain_of(game: State, seat: Seat, category: str) -> list[Card]:
    """The weapons of a category in the tableau, oldest phase first (P 8.4, 8.10)."""
    weapons = [card for card in played(game, seat) if card.category == category]
    weapons.sort(key=lambda weapon: weapon.phase)
    return weapons


# -- the confrontation ---------------------------------------------------------------------------------------------


def confront(game: State, seat: Seat) -> None:
    """Every living enemy of a line strikes once, oldest first; then regeneration and rage (P 11.1 to 11.7)."""
    hero = game.heroes[seat]
    line = game.line[seat]
    for place, enemy in enumerate(line):
        hero.striker = place
        endure(game, seat, enemy)
    hero.striker = -1
    for enemy in line:
        foe = foe_of(game, enemy)
        if foe.regenerate and enemy.damage:
            enemy.damage = 0
            game.say(events.REGENERATED, seat, foe.face)
    for enemy in line:
        foe = foe_of(game, enemy)
        if foe.enrage:
            enemy.rage += foe.enrage
            game.say(events.ENRAGED, seat, foe.face, foe.enrage)


def still_to_strike(game: State, seat: Seat) -> list[Enemy]:
    """The enemies of a line that are to strike in this phase, in their order; while they strike, the rest of them."""
    if game.stage == CONFRONT:
        striker = game.heroes[seat].striker
        return game.line[seat][striker:] if striker >= 0 else []
    return game.line[seat] if game.stage != FINAL else []


class Strike(NamedTuple):
    """A strike as it would fall now: its damage, and how many coins and how much mana it steals (P 11.3, 11.5)."""

    damage: int
    coins: int
    mana: int


def strike_of(game: State, seat: Seat, enemy: Enemy) -> Strike:
    """What an enemy would do at the end of a phase."""
    return Strike(strike_harm(game, seat, enemy), *theft(game.heroes[seat], foe_of(game, enemy)))


def theft(hero: Hero, foe: Foe) -> tuple[int, int]:
    """How many coins and how much mana an enemy steals with a strike (P 11.5)."""
    return min(foe.thief, hero.coins), min(foe.leech, hero.mana)


def endure(game: State, seat: Seat, enemy: Enemy) -> None:
    """One strike, as one event; before it potions, if a wound or a theft is at stake (P 10.7, 10.10)."""
    hero = game.heroes[seat]
    foe = foe_of(game, enemy)
    damage = strike_harm(game, seat, enemy)
    if damage > hero.life or foe.thief:
        drink(game, seat)
    if foe.thief:
        brew(game, seat)
    lost, wounds = suffer(game, seat, damage)  # P 4.19
    game.say(events.STRUCK, seat, foe.face, damage, lost, wounds)
    if foe.thief or foe.leech:
        coins, mana = theft(hero, foe)
        hero.coins -= coins
        hero.mana -= mana
        for currency, stolen in (("coins", coins), ("mana", mana)):
            if stolen:
                game.say(events.STOLE, seat, foe.face, currency, stolen)


def drink(game: State, seat: Seat) -> None:
    """As many life potions as the player likes; not asked if he can buy none (P 10.7, 10.8)."""
    options: Sequence[Option[int]] = numbers(most_life_potions(game.heroes[seat]))
    buy_life(game, seat, game.ask_unless_forced(seat, "life", options))


def brew(game: State, seat: Seat) -> None:
    """As many mana potions as the player likes; not asked if he can buy none (P 10.7, 10.8)."""
    options: Sequence[Option[int]] = numbers(most_mana_potions(game.heroes[seat]))
    buy_mana(game, seat, game.ask_unless_forced(seat, "mana", options))
