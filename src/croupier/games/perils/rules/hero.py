"""What lies before a player: a character's markers and levels, and the living enemies of a line."""

from typing import Annotated, Final

from croupier.engine import CardId, FaceId, Part, Place, Public, Seat, longest, number, word

START_COINS, START_MANA, START_LIFE = 6, 6, 10  # P 1.11, 1.12, 4.1
POTION_PRICE, CHEAP_PRICE = 2, 1  # P 10.1, 10.2, 10.3
DEEDS = ("play", "sell", "power")  # P 5.6, 5.7, 5.9
REACHES = ("melee", "ranged")  # P 9.1, 9.2

MOST_COINS: Final = 180
"""Nobody ever has more: 6 at the beginning (P 1.11), 74 at most as rewards of the four enemies of each phase, 98 at
most in the 18 turns."""
MOST_MANA: Final = 209
"""Nobody ever has more, coins for potions included (P 10.2): 6 and 6 coins at the beginning, 74 at most as rewards of
the four enemies of each phase, 123 at most in the 18 turns."""
MOST_WOUNDS: Final = 675
"""Nobody ever has more, if all damage were wounds: in the three phases 4, 8 and 12 strikes (P 11.1) and 5, 9 and 14
blows in return (P 9.5), by enemies of Strength 5, 8 and 19 at most, as much as a pack of all that there are has."""
MOST_IN_LINE: Final = 12
"""In each of the three phases three are kept and one is given (P 2.13, 2.15)."""

Coins = Annotated[int, number(0, MOST_COINS)]
Mana = Annotated[int, number(0, MOST_MANA)]
Life = Annotated[int, number(0, 40)]  # P 1.15: 10, a character's 6, 14 of cards, 10 as rewards
Wounds = Annotated[int, number(0, MOST_WOUNDS)]
Points = Annotated[int, number(0, 94)]  # P 12.3: a power's 12, 82 as rewards
Price = Annotated[int, number(CHEAP_PRICE, POTION_PRICE)]
# P 7.6: a character's, what is on the cards, what two copies of each enemy bring
Strength = Annotated[int, number(0, 9)]
Armour = Annotated[int, number(0, 12)]
Element = Annotated[int, number(0, 6)]
Wild = Annotated[int, number(0, 5)]


class Hero(Part):
    """The markers of one player. Levels are the sums of the symbols; what weakens them is not yet taken off."""

    coins: Public[Coins] = START_COINS
    mana: Public[Mana] = START_MANA
    life: Public[Life] = START_LIFE
    max_life: Public[Life] = START_LIFE  # P 1.15
    wounds: Public[Wounds] = 0  # P 1.16
    points: Public[Points] = 0  # VP tokens (P 12.3)

    strength: Public[Strength] = 0
    armour: Public[Armour] = 0
    earth: Public[Element] = 0
    water: Public[Element] = 0
    fire: Public[Element] = 0
    wild: Public[Wild] = 0
    life_price: Public[Price] = POTION_PRICE
    mana_price: Public[Price] = POTION_PRICE

    spent: Public[tuple[bool, bool]] = (False, False)  # powers used in this phase (P 4.4)
    uses: Public[Annotated[int, number(0, 6)]] = 0  # powers used in the game, two in a phase

    verb: Public[Annotated[str, word("", *DEEDS)]] = ""  # what was done this turn
    power: Public[Annotated[int, number(0, 1)]] = 0  # P 4.3
    card: Public[FaceId] = FaceId(-1)  # the card played, or the weapon whose turn in a chain it is

    reach: Public[Annotated[str, word("", *REACHES)]] = ""  # of the attack being made
    force: Public[Annotated[int, number(0, 8)]] = 0  # 8 in melee is the most that is printed
    striker: Public[Annotated[Place, number(-1, MOST_IN_LINE - 1)]] = -1  # of the enemy about to strike, in the line

    @property
    def wounded(self) -> bool:
        """Whether the character is wounded: exactly while he has no HP (P 4.11 to 4.13)."""
        return self.life == 0

    def level(self, name: str) -> int:
        """The sum of the symbols of one level."""
        value: int = getattr(self, name)
        return value


class Enemy(Part):
    """A living enemy in a line: its card, its counters, and who gave it away."""

    card: Public[CardId]
    damage: Public[Annotated[int, number(0, 10)]] = 0  # P 3.4, 3.5: the toughest has 11 HP
    rage: Public[Annotated[int, number(0, 2)]] = 0  # P 11.7: from phase II on, by 1
    giver: Public[Seat] = -1

    def __init__(self, card: CardId, giver: Seat = -1) -> None:
        self.card = card
        self.giver = giver


Line = Annotated[list[Enemy], longest(MOST_IN_LINE)]
"""The living enemies before a player, the oldest first (P 2.17)."""
