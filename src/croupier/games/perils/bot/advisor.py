"""What Three Perils tells bots: how good an option looks, in coins (2 a point), and who is likely to win.

Everything here looks only at what the seat may see: its own hand and enemies to pick from, and what is public.
"""

from collections.abc import Sequence
from typing import Any

from croupier.engine import FaceId, Option, Seat, chances_ahead
from croupier.games.perils.cards.clauses import Card, Foe, PointsPer, Symbol
from croupier.games.perils.effects.symbols import Attack, Cheaper, Gain, Heal, Level, MaxLife, Points
from croupier.games.perils.rules import fights, payment, scoring
from croupier.games.perils.rules.draft import receiver
from croupier.games.perils.rules.hero import Hero
from croupier.games.perils.rules.options import Action, Target
from croupier.games.perils.rules.quantities import count
from croupier.games.perils.rules.state import TURNS, State

_POINT, _MANA, _LIFE, _WOUND = 2.0, 1.0, 1.2, 2.0
_STRENGTH, _ARMOUR, _ELEMENT, _WILD = (0, 5, 4, 3), (0, 8, 7, 6), (0, 6, 5, 0.6), (0, 5, 4.5, 0.6)
_CHEAPER = (0, 6, 5, 2)
_CHAIN_LATER = (0, 0.7, 0.35, 0)
_EXPECTED_FORCE = (0, 3.5, 5.0, 7.5)
_LATER_COUNT = {"slain": 1.0, "slain_3": 0.7, "weapon": 0.6, "power": 0.6, "chain": 0.2}
_A_POINT, _A_COIN, _A_HARM, _A_LIFE, _A_SCAR = 0.24, 0.06, 0.12, 0.1, 0.05
_AN_ELEMENT, _A_WILD, _A_WEAPON = 0.25, 0.55, 0.3
"""What tells who will be ahead, in logits, fitted to the ends of greedy matches (docs/measurements/advisors.md)."""
_SCARCE, _PLENTY, _STRIKE, _ANSWER, _HOPE = 2.2, 1.3, 3.0, 3.0, 0.6


class PerilsAdvisor:
    """Scores for the greedy bot and for playouts; values for a search that stops early."""

    def scores(self, game: State, seat: Seat, name: str, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How good each option looks to the seat."""
        if name == "turn":
            return _turn(game, seat, options)
        if name == "attack":
            return _blow(game, seat, options)
        if name == "pick":
            return [_menace(game, seat, game.FOES[option.value]) for option in options]
        if name == "gift":
            return [_gift(game, seat, game.FOES[option.value]) for option in options]
        if name == "keep":
            foes = [None if option.value is None else game.FOES[option.value] for option in options]
            return [0.0 if foe is None else -_menace(game, seat, foe) for foe in foes]
        if name == "chain":
            return [_first_in_chain(game.CARDS[option.value]) for option in options]
        if name in ("life", "mana"):
            return _potions(game, seat, name, options)
        return [_passive(game.CHARACTERS[option.value].passive) for option in options]

    def values(self, game: State) -> Sequence[float]:
        """Expected places: how likely each seat is to be ahead of each other one at the end."""
        if game.over:
            return game.returns
        return chances_ahead([_prospect(game, seat) for seat in range(game.players)])


# -- positions -----------------------------------------------------------------------------------------------------


def _fade(game: State) -> float:
    """What a spare coin or a symbol is still worth: less and less in the last phase."""
    if game.phase < 3:
        return 1.0
    return max(0.3, 1.0 - 0.12 * game.turn)


def _prospect(game: State, seat: Seat) -> float:
    """What speaks for a player, in logits: points the more the later it is, what brings points the more the earlier."""
    hero, cards, faces = game.heroes[seat], game.CARDS, game.faces
    past = min(max((game.phase - 1 + (game.turn - 1) / TURNS) / 3, 0.0), 1.0)
    harm = sum([fights.strike_harm(game, seat, enemy) for enemy in game.line[seat]])
    weapons = len([card for card in game.tableau[seat] if cards[faces[card]].category])
    tools = _AN_ELEMENT * (hero.earth + hero.water + hero.fire) + _A_WILD * hero.wild + _A_WEAPON * weapons
    now = _A_POINT * past**3 * scoring.terms(game, seat).total + past * (_A_COIN * hero.coins - _A_HARM * harm)
    return now + (1 - past**6) * tools + _A_LIFE * hero.life - _A_SCAR * hero.wounds


def _reward(foe: Foe) -> float:
    return sum(_plain(symbol, foe.level, in_reward=True) for symbol in foe.reward)


def _plain(symbol: Symbol, phase: int, *, in_reward: bool = False) -> float:
    """What a symbol is worth to anybody."""
    if isinstance(symbol, Points):
        return _POINT * symbol.number
    if isinstance(symbol, Gain):
        return (_MANA if symbol.currency == "mana" else 1.0) * symbol.number * (1 if not symbol.of else 2)
    if isinstance(symbol, Heal):
        return 0.9 * symbol.number
    if isinstance(symbol, MaxLife):
        return 0.5 * symbol.number
    if isinstance(symbol, Cheaper):
        return float(_CHEAPER[phase])
    if isinstance(symbol, Level):
        later = min(phase + 1, 3) if in_reward else phase
        return _level(symbol, later)
    return 0.0


def _level(symbol: Level, phase: int) -> float:
    if symbol.level == "strength":
        return float(_STRENGTH[phase] * symbol.number)
    if symbol.level == "armour":
        return float(_ARMOUR[phase] * symbol.number)
    return float((_WILD if symbol.level == "wild" else _ELEMENT)[phase] * symbol.number)


def _passive(symbol: Symbol) -> float:
    return _plain(symbol, 1) if not isinstance(symbol, PointsPer) else 5.0


# -- enemies -------------------------------------------------------------------------------------------------------


def _menace(game: State, seat: Seat, foe: Foe) -> float:
    """What having this enemy in the own line is expected to bring."""
    hero = game.heroes[seat]
    force = _EXPECTED_FORCE[foe.level] + 0.5 * hero.strength - foe.shell
    chance = min(0.9, max(0.1, _HOPE - foe.life / (2.3 * force)))
    if foe.regenerate:
        chance *= 0.8
    harm = foe.strength if foe.piercing else max(foe.strength - hero.armour, 0)
    strikes = (1 - chance) * (4 - game.phase) * (_STRIKE * harm + 0.8 * foe.thief + 0.8 * foe.leech)
    return chance * (_reward(foe) - _ANSWER * harm) - strikes - (1 - chance) * _POINT * foe.curse


def _gift(game: State, seat: Seat, foe: Foe) -> float:
    """What giving this enemy away is worth: not having it, and a little of the receiver's trouble."""
    return -_menace(game, seat, foe) - 0.4 * _menace(game, receiver(game, seat), foe)


def _kill_value(game: State, seat: Seat, foe: Foe, harm: int, trophies: Sequence[tuple[str, float]]) -> float:
    """What eliminating an enemy of the own line is worth that would strike with so much harm."""
    hero = game.heroes[seat]
    strikes = 1.0 + 0.5 * (3 - game.phase)
    life = 2.0 if harm * 2 > hero.life else _LIFE
    value = _reward_now(game, seat, foe) + strikes * (life * harm + 0.8 * foe.thief + 0.8 * foe.leech)
    value += 1.5 * (foe.weaken_strength + foe.weaken_armour) + _POINT * foe.curse * (0.5 if game.phase < 3 else 1.0)
    for symbol, number in trophies:
        value += _POINT * number * (symbol != "slain_3" or foe.level == 3)
    return value


def _per_trophy(game: State, seat: Seat) -> list[tuple[str, float]]:
    return [
        (symbol.of, symbol.number / symbol.per)
        for _, symbol in scoring.conditions(game, seat)
        if symbol.of in ("slain", "slain_3")
    ]


def _reward_now(game: State, seat: Seat, foe: Foe) -> float:
    """A reward to this player now: heals count only for what is lost, levels only for what is still to come."""
    hero = game.heroes[seat]
    fade = _fade(game)
    value = 0.0
    for symbol in foe.reward:
        if isinstance(symbol, Heal):
            value += _LIFE * min(symbol.number, hero.max_life - hero.life)
        elif isinstance(symbol, Points):
            value += _POINT * symbol.number
        elif isinstance(symbol, Level) and game.phase == 3:
            value += fade * symbol.number * (3.0 if symbol.level == "armour" else 1.0)
        else:
            value += fade * _plain(symbol, game.phase)
    return value


class Line:
    """The enemies before a player, for all options of one question: what each is worth, and what they will strike."""

    __slots__ = ("ahead", "answers", "enemies", "foes", "game", "seat", "worth")

    def __init__(self, game: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.enemies = game.line[seat]
        self.foes = [fights.foe_of(game, enemy) for enemy in self.enemies]
        self.answers = [fights.harm(game, seat, enemy) for enemy in self.enemies]
        strikes = [fights.strike_harm(game, seat, enemy) for enemy in self.enemies]
        self.ahead = sum(strikes)
        """The damage that is coming at the end of the phase."""
        trophies = _per_trophy(game, seat)
        kills = zip(self.foes, strikes, strict=True)
        self.worth = [_kill_value(game, seat, foe, strike, trophies) for foe, strike in kills]

    def best(self, reach: str, force: int, allowed: Sequence[bool]) -> float:
        """The best of some blows."""
        return max([self.blow(place, reach, force) for place, one in enumerate(allowed) if one], default=0.0)

    def blow(self, place: int, reach: str, force: int) -> float:
        """One blow: a kill, or part of one, less what the answer costs."""
        game, seat, enemy, foe = self.game, self.seat, self.enemies[place], self.foes[place]
        left = foe.life - enemy.damage
        damage = fights.blow_of(game, seat, enemy, reach, force)
        value = self.worth[place]
        if damage < left:
            value *= 0.6 * damage / left * (0.35 if foe.regenerate and game.turn >= 5 else 1.0)
            if game.phase == 3 and game.turn == TURNS:
                value = 0.0
        else:
            value -= 0.05 * (damage - left)
        if reach == "melee":
            harm, life = self.answers[place], game.heroes[seat].life
            price = _SCARCE if self.ahead + harm > life else _PLENTY  # as much as a wound once the strikes cost wounds
            value -= price * min(harm, life) + _WOUND * max(harm - life, 0) * 1.1
        return value


def _blow(game: State, seat: Seat, options: Sequence[Option[Any]]) -> list[float]:
    hero, line = game.heroes[seat], Line(game, seat)
    scores = []
    for option in options:
        chosen = option.value
        if isinstance(chosen, Target):
            target = fights.find(game, seat, chosen)
            place = next(place for place, enemy in enumerate(line.enemies) if enemy is target)
            scores.append(line.blow(place, hero.reach, hero.force))
        elif chosen == "hold":
            scores.append(0.0)
        elif not hero.wounded:
            scores.append(-1.0)
        else:  # a potion opens the way to the best of them
            scores.append(line.best(hero.reach, hero.force, fights.reachable(game, seat, hero.reach)) - hero.life_price)
    return scores


# -- turns ---------------------------------------------------------------------------------------------------------


def _turn(game: State, seat: Seat, options: Sequence[Option[Action]]) -> list[float]:
    hero = game.heroes[seat]
    line = Line(game, seat)
    powers = [_effects(line, p.effects) - _price(game, hero, p.cost.coins, p.cost.mana) for p in _powers(game, seat)]
    sale = 3.0 * _fade(game)
    values: dict[FaceId, float] = {}
    for option in options:
        action = option.value
        if action.verb == "play":
            values[action.card] = _card(line, game.CARDS[action.card])
    scores = []
    for option in options:
        action = option.value
        if action.verb == "play":
            scores.append(values[action.card])
            continue
        worth = sale if action.verb == "sell" else powers[action.power]
        scores.append(worth + 0.08 * _envy(game.CARDS[action.card]) - 0.1 * values.get(action.card, 0.0))
    return scores


def _powers(game: State, seat: Seat) -> Sequence[Any]:  # the powers of the seat's character
    return game.CHARACTERS[game.faces[game.character[seat][0]]].powers


def _price(game: State, hero: Hero, coins: int, mana: int) -> float:
    potions = max(mana - hero.mana, 0)
    own = mana - potions
    return _fade(game) * (coins + potions * hero.mana_price + _MANA * own)


def _envy(card: Card) -> float:
    """How gladly the next neighbour would have had the card."""
    return sum(_plain(symbol, card.phase) for symbol in card.effects) if card.points else 3.0


def _card(line: Line, card: Card) -> float:
    game, seat = line.game, line.seat
    hero = game.heroes[seat]
    value = _effects(line, card.effects)
    if card.category:
        for older in fights.chain_of(game, seat, card.category):
            value += 0.9 * _effects(line, older.instant)
        value += _CHAIN_LATER[game.phase] * _effects(line, card.instant)
    for _, symbol in scoring.conditions(game, seat):
        if symbol.of == card.type:
            value += _POINT * symbol.number / symbol.per
    return value - _price(game, hero, card.cost.coins, card.cost.mana)


def _effects(line: Line, effects: Sequence[Symbol]) -> float:
    return sum([_effect(line, symbol) for symbol in effects])


def _effect(line: Line, symbol: Symbol) -> float:
    game, seat = line.game, line.seat
    hero = game.heroes[seat]
    phase, fade = game.phase, _fade(game)
    if isinstance(symbol, Attack):
        return max(line.best(symbol.reach, symbol.number, fights.legal(game, seat, symbol.reach)), 0.0)
    if isinstance(symbol, Gain):
        amount = symbol.number if not symbol.of else symbol.number * (count(game, seat, symbol.of) // symbol.per)
        return fade * amount * (1.0 if symbol.currency == "coins" else _MANA)
    if isinstance(symbol, Heal):
        return _LIFE * min(symbol.number, hero.max_life - hero.life) * (1.0 if game.line[seat] else 0.5)
    if isinstance(symbol, MaxLife):
        return 0.4 * fade * symbol.number
    if isinstance(symbol, Points):
        return _POINT * symbol.number
    if isinstance(symbol, PointsPer):
        more = _LATER_COUNT.get(symbol.of, 0.0) * (1 if phase == 3 else 3)
        return _POINT * symbol.number * ((count(game, seat, symbol.of) + more) / symbol.per)
    if isinstance(symbol, Level):
        return _new_level(game, seat, symbol)
    return float(_CHEAPER[phase]) * (1.0 if game.turn < 4 or phase < 3 else 0.3)


def _new_level(game: State, seat: Seat, symbol: Level) -> float:
    """A level now: less the later it is, and elements beyond the second are worth little."""
    hero = game.heroes[seat]
    worth = _level(symbol, game.phase)
    if symbol.level in ("earth", "water", "fire"):
        have = hero.level(symbol.level)
        worth *= (1.0, 0.75, 0.25)[min(have, 2)]
        for _, other in scoring.conditions(game, seat):
            if other.of == "trinity" and have == min(hero.earth, hero.water, hero.fire):
                worth += 2.5
    if symbol.level == "armour":
        strikes = sum(not fights.foe_of(game, e).piercing and fights.harm(game, seat, e) > 0 for e in game.line[seat])
        worth = min(worth, 1.2 * symbol.number * (strikes + 3 * (3 - game.phase)) + 1.0)
    if game.phase == 3:
        worth *= 1.0 - 0.14 * (game.turn - 1)
    return worth


def _first_in_chain(weapon: Card) -> float:
    """Gains and heals first, then the smaller blows, so that the last one finishes."""
    gains = sum(not isinstance(symbol, Attack) for symbol in weapon.instant)
    return 2.0 * gains - 0.1 * weapon.phase


# -- potions -------------------------------------------------------------------------------------------------------


def _potions(game: State, seat: Seat, name: str, options: Sequence[Option[int]]) -> list[float]:
    """How near each number of potions is to the wanted one; at the end, what each leaves of points."""
    if game.heroes[seat].striker < 0:
        return [_left(game, seat, name, option.value) for option in options]
    wanted = _wanted(game, seat, name)
    return [-abs(option.value - wanted) for option in options]


def _left(game: State, seat: Seat, name: str, number: int) -> float:
    """The points after the last potions (P 10.8); coins decide ties (P 12.7), so of equals the fewest."""
    trial = game.copy()
    (payment.buy_life if name == "life" else payment.buy_mana)(trial, seat, number)
    return scoring.terms(trial, seat).total - 0.01 * number


def _wanted(game: State, seat: Seat, name: str) -> float:
    hero = game.heroes[seat]
    enemy = game.line[seat][hero.striker]
    thief = fights.foe_of(game, enemy).thief
    lost = min(thief, hero.coins)
    if name == "mana":
        return lost / hero.mana_price
    ahead = sum([fights.strike_harm(game, seat, later) for later in game.line[seat][hero.striker :]])
    short = ahead - hero.life
    if short <= 0:
        return lost // hero.life_price if hero.life < hero.max_life else 0.0
    if game.phase < 3 and hero.coins < 6 and not thief:
        return min(short, hero.coins // 2 / hero.life_price)
    return float(short)
