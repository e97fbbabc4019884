"""Every design with what it does: characters, phase cards and enemies, their faces, decks and printed texts."""

from typing import Any, Final

from croupier.engine import Effect, Face, FaceId, Figure
from croupier.games.perils.cards import printed_text
from croupier.games.perils.cards.clauses import Card, Character, Foe, PointsPer, Power, Printed, PrintedPower
from croupier.games.perils.cards.kinds import IDS
from croupier.games.perils.cards.notation import NOTHING, cost
from croupier.games.perils.cards.terms import COPIES_OF_ENEMIES, DIRECTION, PHASES, ROMAN
from croupier.games.perils.effects.reading import RULES, SYMBOLS
from croupier.games.perils.effects.symbols import Attack, Level, Points
from croupier.kit import rows


def _characters() -> list[tuple[Character, Face]]:
    powers: dict[str, list[Power]] = {}
    for name, owner, price, does in rows(printed_text.POWERS):
        powers.setdefault(owner, []).append(Power(name, cost(price), SYMBOLS.several(does, name)))
    made: list[tuple[Character, Face]] = []
    for name, en, fr, de, passive in rows(printed_text.CHARACTERS):
        symbol = SYMBOLS.read(passive, name)
        conditions = (symbol,) if isinstance(symbol, PointsPer) else ()
        character = Character(IDS[name], name, symbol, tuple(powers[name]), conditions)
        names = {"en": en, "fr": fr, "de": de}
        face = Face(name, "hero", "character", "hero", name, worth=(symbol.figure(),), names=names)
        made.append((character, face))
    return made


def _cards() -> list[tuple[Card, Face]]:
    made: list[tuple[Card, Face]] = []
    for phase, table in zip(PHASES, (printed_text.PHASE_1, printed_text.PHASE_2, printed_text.PHASE_3), strict=True):
        for name, en, fr, de, marks, type_, category, price, does in rows(table):
            effects = SYMBOLS.several(does, name)
            card = Card(
                face=IDS[name],
                id=name,
                phase=phase,
                marks=tuple(int(mark) for mark in marks.split()),
                type=type_,
                category="" if category == NOTHING else category,
                cost=cost(price),
                effects=effects,
                lasting=tuple(e for e in effects if e.lasting),
                instant=tuple(e for e in effects if not e.lasting and not isinstance(e, Points | PointsPer)),
                points=sum(e.number for e in effects if isinstance(e, Points)),
                conditions=tuple(e for e in effects if isinstance(e, PointsPer)),
                attack=next(((e.reach, e.number) for e in effects if isinstance(e, Attack)), None),
                strength=sum(e.number for e in effects if isinstance(e, Level) and e.level == "strength"),
            )
            face = Face(
                name,
                f"phase-{phase}",
                card.category or type_,
                type_,
                name,
                asks=card.cost.figures(),
                worth=(Figure("passright" if DIRECTION[phase] < 0 else "passleft", ROMAN[phase], "act"),),
                verb=effects[0].figure(),
                names={"en": en, "fr": fr, "de": de},
            )
            made.append((card, face))
    return made


def _foes() -> list[tuple[Foe, Face]]:
    made: list[tuple[Foe, Face]] = []
    for level, table in zip(PHASES, (printed_text.CLASS_1, printed_text.CLASS_2, printed_text.CLASS_3), strict=True):
        for name, en, fr, de, strength, life, reward, passive in rows(table):
            rules = RULES.several(passive, name) if passive != NOTHING else ()
            has: dict[str, Any] = {rule.name: rule.number or True for rule in rules}  # Any: numbers and truths
            foe = Foe(
                face=IDS[name],
                id=name,
                level=level,
                strength=int(strength),
                life=int(life),
                reward=SYMBOLS.several(reward, name),
                passives=rules,
                **has,
            )
            face = Face(
                name,
                f"enemy-{level}",
                f"enemy-{level}",
                "enemy",
                name,
                worth=tuple(rule.mark() for rule in rules),
                rail=(Figure("claw", foe.strength, "enemy-strength"), Figure("heart", foe.life, "enemy-life")),
                names={"en": en, "fr": fr, "de": de},
            )
            made.append((foe, face))
    return made


_HEROES = _characters()
_CARDS = _cards()
_FOES = _foes()

FACES: Final[tuple[Face, ...]] = tuple(face for made in (_HEROES, _CARDS, _FOES) for _, face in made)
CHARACTERS: Final[dict[FaceId, Character]] = {character.face: character for character, _ in _HEROES}
CARDS: Final[dict[FaceId, Card]] = {card.face: card for card, _ in _CARDS}
FOES: Final[dict[FaceId, Foe]] = {foe.face: foe for foe, _ in _FOES}


def deck(phase: int, players: int) -> tuple[FaceId, ...]:
    """The cards of a phase that take part: those whose mark is at most the number of players (P 1.5)."""
    return tuple(c.face for c in CARDS.values() if c.phase == phase for mark in c.marks if mark <= players)


def left_out(players: int) -> tuple[FaceId, ...]:
    """The phase cards whose mark is too high (P 1.8)."""
    return tuple(c.face for c in CARDS.values() for mark in c.marks if mark > players)


def enemies(level: int) -> tuple[FaceId, ...]:
    """The 24 enemies of a class (P 1.9)."""
    return tuple(foe.face for foe in FOES.values() if foe.level == level for _ in range(COPIES_OF_ENEMIES))


# -- printed texts -------------------------------------------------------------------------------------------------


def _texts() -> dict[str, tuple[Effect[Any], ...]]:  # Any: the game, which is declared later
    texts: dict[str, tuple[Effect[Any], ...]] = {}
    for character in CHARACTERS.values():
        powers = (PrintedPower(power) for power in character.powers)
        heading = "text-symbol" if isinstance(character.passive, PointsPer) else "text-passive"
        texts[character.id] = (Printed(heading, (character.passive,)), *powers)
    for card in CARDS.values():
        texts[card.id] = tuple(Printed("text-symbol", (effect,)) for effect in card.effects)
    for foe in FOES.values():
        texts[foe.id] = (*foe.passives, Printed("text-reward", foe.reward))
    return texts


EFFECTS: Final[dict[str, tuple[Effect[Any], ...]]] = _texts()  # Any: the game itself
