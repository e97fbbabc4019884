"""Every design with what it does: characters, phase cards and enemies, their faces, decks and printed texts."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from croupier.engine import LIKE, Effect, Face, FaceId, Figure, Row, Table, Tables
from croupier.games.perils.cards import tables, terms
from croupier.games.perils.cards.clauses import Card, Character, Foe, PointsPer, Power, Printed, PrintedPower
from croupier.games.perils.cards.notation import NOTHING, cost, marks
from croupier.games.perils.cards.terms import DIRECTION, ROMAN
from croupier.games.perils.effects.reading import passives, symbol, symbols
from croupier.games.perils.effects.symbols import Attack, Level, Points
from croupier.games.perils.rules.options import OfFaces, of_faces
from croupier.kit import columns

_PHASE: Final = (1, 3)
_EFFECTS: Final = "symbols, as melee +2; heal 1 are"

TABLES: Final[Tables] = Tables(
    Table(
        "characters.csv",
        (*columns.names(), columns.notation("passive", symbol, "a symbol, as armour 1 is")),
        tables.CHARACTERS,
        adds=False,
    ),
    Table(
        "powers.csv",
        (
            columns.word("character", tables.CHARACTERS, fixed=True),
            columns.notation("cost", cost, "a cost, as 2c 1m E1 is, or free"),
            columns.several("effects", symbols, _EFFECTS, 2),
        ),
        tables.POWERS,
        adds=False,
    ),
    Table(
        "cards.csv",
        (
            *columns.names(),
            columns.whole("phase", *_PHASE, fixed=True),
            columns.notation("marks", marks, "marks, as 2+ 4+ 6+ are, or - for none"),
            columns.word("type", terms.TYPES, fixed=True),
            columns.word("category", (*terms.CATEGORIES, NOTHING), fixed=True),
            columns.notation("cost", cost, "a cost, as 2c 1m E1 is, or free"),
            columns.several("effects", symbols, _EFFECTS, 3),
        ),
        tables.CARDS,
    ),
    Table(
        "enemies.csv",
        (
            *columns.names(),
            columns.whole("class", *_PHASE, fixed=True),
            columns.whole("copies", 0, terms.COPIES_OF_ENEMIES),
            columns.whole("strength", 0, 99),
            columns.whole("life", 1, 99),
            columns.several("reward", symbols, _EFFECTS, 3),
            columns.several("passives", passives, "rules of its own, as guard; pack 1 are, or - for none", 3),
        ),
        tables.ENEMIES,
    ),
)


class Designs(NamedTuple):
    """What is printed, by face; FACES in their order, EFFECTS by name."""

    FACES: tuple[Face, ...]
    CHARACTERS: Mapping[FaceId, Character]
    CARDS: Mapping[FaceId, Card]
    FOES: Mapping[FaceId, Foe]
    EFFECTS: Mapping[str, tuple[Effect[Any], ...]]  # Any: the game, which is declared later
    OPTIONS: OfFaces


def designs(of: Tables) -> Designs:
    """The designs of these tables."""
    names = (*tables.CHARACTERS, *tables.CARDS, *tables.ENEMIES, *of.added)
    at = {name: FaceId(place) for place, name in enumerate(names)}
    powers: dict[str, list[Power]] = {}
    for row in of["powers.csv"]:
        powers.setdefault(row["character"], []).append(Power(row["id"], row["cost"], row["effects"]))
    heroes = [_character(at[row["id"]], row, powers[row["id"]]) for row in of["characters.csv"]]
    cards = [_card(at[row["id"]], row) for row in of["cards.csv"]]
    foes = [_foe(at[row["id"]], row) for row in of["enemies.csv"]]
    shown = {face.id: face for made in (heroes, cards, foes) for _, face in made}
    return Designs(
        FACES=tuple(shown[name] for name in names),
        CHARACTERS={character.face: character for character, _ in heroes},
        CARDS={card.face: card for card, _ in cards},
        FOES={foe.face: foe for foe, _ in foes},
        EFFECTS={
            **{character.id: _text_of_hero(character) for character, _ in heroes},
            **{card.id: tuple(Printed("text-symbol", (effect,)) for effect in card.effects) for card, _ in cards},
            **{foe.id: (*foe.passives, Printed("text-reward", foe.reward)) for foe, _ in foes},
        },
        OPTIONS=_options(of, [hero for hero, _ in heroes], [card for card, _ in cards], [foe for foe, _ in foes]),
    )


def _options(of: Tables, heroes: list[Character], cards: list[Card], foes: list[Foe]) -> OfFaces:
    """Those of the box are made once, and are the same in every card set."""
    if of is TABLES:
        return of_faces(heroes, cards, foes)
    if not of.added:
        return PLAIN.OPTIONS
    more = of_faces(
        heroes, [card for card in cards if card.id in of.added], [foe for foe in foes if foe.id in of.added]
    )
    return PLAIN.OPTIONS.and_more(more)


def _character(at: FaceId, row: Row, powers: list[Power]) -> tuple[Character, Face]:
    name, passive = row["id"], row["passive"]
    conditions = (passive,) if isinstance(passive, PointsPer) else ()
    worth = (passive.figure(),)
    face = Face(name, "hero", "character", "hero", name, worth=worth, names=columns.name_of(row))
    return Character(at, name, passive, tuple(powers), conditions), face


def _card(at: FaceId, row: Row) -> tuple[Card, Face]:
    name, phase, type_, effects = row["id"], row["phase"], row["type"], row["effects"]
    card = Card(
        face=at,
        id=name,
        phase=phase,
        marks=row["marks"],
        type=type_,
        category="" if row["category"] == NOTHING else row["category"],
        cost=row["cost"],
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
        row[LIKE],
        asks=card.cost.figures(),
        worth=(Figure("passright" if DIRECTION[phase] < 0 else "passleft", ROMAN[phase], "act"),),
        verb=effects[0].figure(),
        names=columns.name_of(row),
    )
    return card, face


def _foe(at: FaceId, row: Row) -> tuple[Foe, Face]:
    name, level, rules = row["id"], row["class"], row["passives"]
    has: dict[str, Any] = {rule.name: rule.number or True for rule in rules}  # Any: numbers and truths
    foe = Foe(
        face=at,
        id=name,
        level=level,
        copies=row["copies"],
        strength=row["strength"],
        life=row["life"],
        reward=row["reward"],
        passives=rules,
        **has,
    )
    face = Face(
        name,
        f"enemy-{level}",
        f"enemy-{level}",
        "enemy",
        row[LIKE],
        worth=tuple(rule.mark() for rule in rules),
        rail=(Figure("claw", foe.strength, "enemy-strength"), Figure("heart", foe.life, "enemy-life")),
        names=columns.name_of(row),
    )
    return foe, face


def _text_of_hero(hero: Character) -> tuple[Effect[Any], ...]:  # Any: as above
    heading = "text-symbol" if isinstance(hero.passive, PointsPer) else "text-passive"
    return (Printed(heading, (hero.passive,)), *map(PrintedPower, hero.powers))


PLAIN: Final[Designs] = designs(TABLES)
"""The designs as they are printed in the box."""


def deck(cards: Mapping[FaceId, Card], phase: int, players: int) -> tuple[FaceId, ...]:
    """The cards of a phase that take part: those whose mark is at most the number of players (P 1.5)."""
    return tuple(c.face for c in cards.values() if c.phase == phase for mark in c.marks if mark <= players)


def left_out(cards: Mapping[FaceId, Card], players: int) -> tuple[FaceId, ...]:
    """The phase cards whose mark is too high (P 1.8)."""
    return tuple(c.face for c in cards.values() for mark in c.marks if mark > players)


def enemies(foes: Mapping[FaceId, Foe], level: int) -> tuple[FaceId, ...]:
    """The enemies of a class (P 1.9)."""
    return tuple(foe.face for foe in foes.values() if foe.level == level for _ in range(foe.copies))
