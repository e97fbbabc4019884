"""What is declared of markers is the most that anybody can have: counted out from everything that is printed."""

from collections.abc import Callable

from croupier.engine.shapes import Number, shapes
from croupier.games.perils.cards.clauses import Symbol
from croupier.games.perils.cards.terms import ELEMENTS, LEVELS, PHASES
from croupier.games.perils.effects.designs import PLAIN, enemies
from croupier.games.perils.effects.symbols import Gain, Level, MaxLife, Points
from croupier.games.perils.rules.draft import ENEMIES_DEALT, SALE
from croupier.games.perils.rules.hero import START_COINS, START_LIFE, START_MANA, Hero
from croupier.games.perils.rules.options import MOST_POTIONS
from croupier.games.perils.rules.state import TURNS

CARDS, CHARACTERS, FOES = PLAIN.CARDS, PLAIN.CHARACTERS, PLAIN.FOES


def rewards(value: Callable[[tuple[Symbol, ...]], int]) -> list[int]:
    """P 2.16, 3.8: the most that the four enemies of each phase bring of something."""
    return [sum(sorted(value(FOES[card].reward) for card in enemies(FOES, phase))[-ENEMIES_DEALT:]) for phase in PHASES]


def most_gained(*currencies: str) -> int:
    """P 5.3, 5.8, 7.8, 8.4: the most that rewards, cards and powers bring of some currencies."""

    def gained(symbols: tuple[Symbol, ...]) -> int:
        gains = [gain for gain in symbols if isinstance(gain, Gain) and gain.currency in currencies]
        return sum(gain.number * (counts[gain.of] // gain.per if gain.of else 1) for gain in gains)

    counts = {"slain": 0, "element": 0, "attunement": 0}
    most = sum(rewards(gained))
    for phase in PHASES:
        cards = [card for card in CARDS.values() if card.phase == phase]
        counts["slain"] += ENEMIES_DEALT
        counts["attunement"] += sum(card.type == "attunement" for card in cards)
        counts["element"] = (
            sum(most_levels(name, phase) for name in ELEMENTS) - 2
        )  # a character brings one of the three
        played = []
        for card in cards:
            chain = [one for one in CARDS.values() if one.phase < phase and one.category == card.category != ""]
            played.append(sum(gained(one.instant) for one in (card, *chain)))
        turns = [
            sorted([*played, *(gained(power.effects) for power in hero.powers), *[SALE] * TURNS])[-TURNS:]
            for hero in CHARACTERS.values()
        ]
        most += max(map(sum, turns))
    return most


def most_levels(name: str, phase: int = PHASES[-1]) -> int:
    """P 4.2, 7.6: the most of a level that anybody has in a phase."""
    return most_given(lambda symbol: symbol.number if isinstance(symbol, Level) and symbol.level == name else 0, phase)


def most_given(number: Callable[[Symbol], int], phase: int = PHASES[-1]) -> int:
    """P 4.4, 7.2, 7.3: the most that a character, all cards and rewards give of something that stays."""
    mine = [
        number(hero.passive) + phase * sum(number(symbol) for power in hero.powers for symbol in power.effects)
        for hero in CHARACTERS.values()
    ]
    cards = [number(s) for card in CARDS.values() if card.phase <= phase for s in (*card.lasting, *card.instant)]
    return max(mine) + sum(cards) + sum(rewards(lambda reward: sum(map(number, reward)))[:phase])


def bounds(name: str) -> tuple[int | None, int | None]:
    """What is declared of a marker: least and most."""
    shape = next(field.shape for field in shapes(Hero) if field.name == name)
    assert isinstance(shape, Number)
    return shape.least, shape.most


def test_nobody_can_pay_for_more_potions_than_a_question_offers() -> None:
    """P 1.11, 10.3: the most coins that anybody can have."""
    most = START_COINS + most_gained("coins")
    assert most <= MOST_POTIONS < most + SALE


def test_nobody_has_more_than_is_declared() -> None:
    """P 1.12, 1.15, 7.6, 10.1, 12.3: the most mana, HP, points and levels that anybody can have."""
    assert bounds("mana") == (0, START_COINS + START_MANA + most_gained("coins", "mana"))
    raised = most_given(lambda symbol: symbol.number if isinstance(symbol, MaxLife) else 0)
    assert bounds("max_life") == bounds("life") == (0, START_LIFE + raised)
    assert bounds("points") == (0, most_given(lambda symbol: symbol.number if isinstance(symbol, Points) else 0))
    assert {name: bounds(name) for name in LEVELS} == {name: (0, most_levels(name)) for name in LEVELS}
