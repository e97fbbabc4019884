"""What lies before a player: a character's markers and levels, and the living enemies of a line."""

from croupier.engine import CardId, FaceId, Part, Place, Public, Seat

START_COINS, START_MANA, START_LIFE = 6, 6, 10  # P 1.11, 1.12, 4.1
POTION_PRICE, CHEAP_PRICE = 2, 1  # P 10.1, 10.2, 10.3
LEVELS = ("strength", "armour", "earth", "water", "fire", "wild")
ELEMENTS = ("earth", "water", "fire")


class Hero(Part):
    """The markers of one player. Levels are the sums of the symbols; what weakens them is not yet taken off."""

    coins: Public[int] = START_COINS
    mana: Public[int] = START_MANA
    life: Public[int] = START_LIFE
    max_life: Public[int] = START_LIFE  # P 1.15
    wounds: Public[int] = 0  # P 1.16
    points: Public[int] = 0  # VP tokens (P 12.3)

    strength: Public[int] = 0
    armour: Public[int] = 0
    earth: Public[int] = 0
    water: Public[int] = 0
    fire: Public[int] = 0
    wild: Public[int] = 0
    life_price: Public[int] = POTION_PRICE
    mana_price: Public[int] = POTION_PRICE

    spent: Public[tuple[bool, bool]] = (False, False)  # powers used in this phase (P 4.4)
    uses: Public[int] = 0  # powers used in the game

    verb: Public[str] = ""  # what was done this turn: play, sell, power
    power: Public[int] = 0
    card: Public[FaceId] = FaceId(-1)  # the card played, or the weapon whose turn in a chain it is

    reach: Public[str] = ""  # the attack being made: melee or ranged
    force: Public[int] = 0
    striker: Public[Place] = -1  # of the enemy about to strike, in the line

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
    damage: Public[int] = 0  # P 3.4
    rage: Public[int] = 0
    giver: Public[Seat] = -1

    def __init__(self, card: CardId, giver: Seat = -1) -> None:
        self.card = card
        self.giver = giver
