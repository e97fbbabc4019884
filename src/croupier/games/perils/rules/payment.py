"""Costs and potions: who can pay, what is missing, and paying (rules 6 and 10)."""

from typing import NamedTuple

from croupier.engine import Seat
from croupier.games.perils.cards.notation import Cost
from croupier.games.perils.rules import events
from croupier.games.perils.rules.hero import Hero
from croupier.games.perils.rules.state import State


class Bill(NamedTuple):
    """A cost as one player would pay it now."""

    coins: int
    """All coins to spend, potions included."""
    mana: int
    """Mana to spend out of the player's own."""
    potions: int
    """Mana potions to buy (P 10.5)."""
    elements: dict[str, int]
    """Elements that the levels lack, if temporary elements do not complete all of them; else empty (P 6.3 to 6.6)."""
    short: int
    """How many elements are missing after the temporary ones have completed what they can."""
    left: tuple[int, int]
    """Coins and mana left after paying; coins below 0 are missing."""
    unbought: int
    """How much of the mana is neither there nor to be bought (P 10.5); 0 if coins of the cost itself are missing."""

    @property
    def missing(self) -> dict[str, int]:
        """Everything that is missing: elements, and `coins`."""
        return self.elements if self.left[0] >= 0 else {**self.elements, "coins": -self.left[0]}

    @property
    def lack(self) -> tuple[str, int] | None:
        """What keeps the player from paying, and how many: an element (`element` if there are several), mana or coins.

        Coins that would only buy potions are said as the mana that is missing. If coins of the cost itself are missing,
        all missing coins are said.
        """
        if self.elements:
            return next(iter(self.elements)) if len(self.elements) == 1 else "element", self.short
        if self.unbought:
            return "mana", self.unbought
        return ("coins", -self.left[0]) if self.left[0] < 0 else None


def can_pay(hero: Hero, cost: Cost) -> bool:
    """Whether a player can pay a cost now (P 6.7)."""
    missing = cost.mana - hero.mana
    if hero.coins < cost.coins + (hero.mana_price * missing if missing > 0 else 0):
        return False
    lacking = cost.earth - hero.earth if cost.earth > hero.earth else 0
    if cost.water > hero.water:
        lacking += cost.water - hero.water
    if cost.fire > hero.fire:
        lacking += cost.fire - hero.fire
    return lacking <= hero.wild  # P 6.4, 6.5: each completes one element of this cost


def bill(hero: Hero, cost: Cost) -> Bill:
    """What a cost would take from a player, and which elements are missing."""
    potions = max(cost.mana - hero.mana, 0)
    lacking = {
        name: short
        for name, short in (
            ("earth", cost.earth - hero.earth),
            ("water", cost.water - hero.water),
            ("fire", cost.fire - hero.fire),
        )
        if short > 0
    }
    short = max(sum(lacking.values()) - hero.wild, 0)
    coins, mana = cost.coins + potions * hero.mana_price, cost.mana - potions
    left = (hero.coins - coins, hero.mana - mana)
    unbought = min(potions, max(-(left[0] // hero.mana_price), 0)) if hero.coins >= cost.coins else 0
    return Bill(coins, mana, potions, lacking if short else {}, short, left, unbought)


def pay(game: State, seat: Seat, cost: Cost) -> None:
    """Pay a cost in full before anything else happens; missing mana is bought (P 6.2, 6.9, 10.5)."""
    if not cost.coins and not cost.mana:
        return
    hero = game.heroes[seat]
    due = bill(hero, cost)
    hero.coins, hero.mana = due.left
    game.say(events.PAID, seat, due.coins, due.mana, due.potions)


def most_life_potions(hero: Hero) -> int:
    """How many life potions a player can buy and drink (P 10.7, 10.9)."""
    return min(hero.coins // hero.life_price, hero.max_life - hero.life)


def most_mana_potions(hero: Hero) -> int:
    """How many mana potions a player can buy (P 10.7)."""
    return hero.coins // hero.mana_price


def buy_life(game: State, seat: Seat, number: int) -> None:
    """Buy life potions and drink them (P 10.1)."""
    if number:
        hero = game.heroes[seat]
        hero.coins -= number * hero.life_price
        hero.life += number
        game.say(events.BOUGHT_LIFE, seat, number, number * hero.life_price)


def buy_mana(game: State, seat: Seat, number: int) -> None:
    """Buy mana potions (P 10.2)."""
    if number:
        hero = game.heroes[seat]
        hero.coins -= number * hero.mana_price
        hero.mana += number
        game.say(events.BOUGHT_MANA, seat, number, number * hero.mana_price)
