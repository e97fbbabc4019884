"""How a battle looks to a player: what is needed on each front and what may still come."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Seat
from croupier.games.wildlands.bot import worth
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE
from croupier.games.wildlands.effects.decks import Draw, Muster
from croupier.games.wildlands.effects.enemies import Destroy, Repel
from croupier.games.wildlands.effects.strengths import Attune, Boost, Frenzy, Weaken
from croupier.games.wildlands.rules import strength
from croupier.games.wildlands.rules.state import Front, State, Unit

FRENZIED: Final = 0.75
"""How much of a frenzy is counted on: it costs the unit."""
DENIED: Final = 0.5
"""What a loss of the leader's, or of the only rival, is worth to another player."""


def stake(game: State, seat: Seat, face: FaceId, defender: Seat) -> float:
    """What a front is worth to a player: what is gained or kept, and what the other loses or does not get."""
    design = game.DESIGNS[face]
    denied = 1.0 if game.players == 2 else DENIED
    other = game.active if seat != game.active else defender
    if design.kind == "portal":
        return terms.SEAL_POINTS * (1 + denied)
    value = worth.territory(game, seat, face)
    if defender < 0:
        return value
    tokens = sum(game.territory(defender, face).tokens)
    return value + denied * worth.territory(game, other, face) + worth.STOCK * tokens


def frenzy(design: Design) -> int:
    """What frenzies would add to a unit."""
    found = [ability.effect for ability in design.abilities.values()]
    return sum(effect.number for effect in found if isinstance(effect, Frenzy))


def _alone(design: Design) -> int:
    return sum([number for number, condition in design.mights if condition == "alone"])


def _power(design: Design, *, wild: bool) -> float:
    """What a unit brings to an attack; cards that it draws may bring more."""
    power = float(design.strength)
    for number, condition in design.mights:
        if condition == "attacking" or (condition == "wild" and wild):
            power += number
    power += FRENZIED * frenzy(design) + design.lead
    for ability in design.abilities.values():
        if isinstance(ability.effect, Draw):
            power += 0.8 * ability.effect.number
        elif isinstance(ability.effect, Muster):
            power += 0.5 + 0.5 * ability.effect.number
    return power


def _promise(design: Design) -> float:
    promise = float(frenzy(design))
    for ability in design.abilities.values():
        effect = ability.effect.inner()
        if isinstance(effect, Draw | Muster):
            promise += 1.5 * effect.number
        elif isinstance(effect, Attune):
            promise += 1.0
        elif isinstance(effect, Weaken | Destroy | Repel | Boost):
            promise += effect.number
    return promise


PLAIN: Final = frozenset({"attacking", "defending", "wild", "portal", "multi", "surged"})
"""Conditions that hold for a front or do not, whoever stands there."""
Levy = list[tuple[float, int, int]]
"""Units of a hand: what each brings to an attack, what more in a horde, and what more alone."""


class Units(NamedTuple):
    """What each unit brings to a battle, by face."""

    promises: tuple[float, ...]
    """What its abilities may add to its strength."""
    alone: tuple[int, ...]
    """What it gains alone on its side."""
    hordes: tuple[int, ...]
    """What it gains in a horde."""
    attuned: frozenset[int]
    """Those that turn a crystal of the hand into strength."""
    powers: Mapping[bool, tuple[float, ...]]
    """What it brings to an attack on the wild (true) or on a player."""


def units(game: State) -> Units:
    """Those of the cards that a game is played with."""
    return _units(type(game))  # type: ignore[arg-type]  # a class has a hash


@lru_cache(64)  # strangers may ask for any number of card sets
def _units(kind: type[State]) -> Units:
    designs = kind.DESIGNS
    return Units(
        promises=tuple(map(_promise, designs)),
        alone=tuple([_alone(design) for design in designs]),
        hordes=tuple([sum([n for n, condition in one.mights if condition == "horde"]) for one in designs]),
        attuned=frozenset([face for face, design in enumerate(designs) if _attunes(design)]),
        powers={wild: tuple([_power(design, wild=wild) for design in designs]) for wild in (True, False)},
    )


def _attunes(design: Design) -> bool:
    return any(isinstance(ability.effect, Attune) for ability in design.abilities.values())


def in_hand(game: State, seat: Seat, *, wild: bool) -> Levy:
    """The units of a hand, as an attack would use them, the strongest first."""
    faces, designs, at = [game.faces[card] for card in game.hand[seat]], game.DESIGNS, units(game)
    crystals = sorted((designs[face].value for face in faces if designs[face].value), reverse=True)
    levy = []
    for face in faces:
        if designs[face].fights:
            attuned = crystals.pop(0) if crystals and face in at.attuned else 0
            levy.append((at.powers[wild][face] + attuned, at.hordes[face], at.alone[face]))
    return sorted(levy, reverse=True)


def strength_of(levy: Levy) -> float:
    """What units bring to one front together."""
    number, together = len(levy), 0.0
    for power, horde, alone in levy:
        together += power + (horde if number >= terms.HORDE else alone if number == 1 else 0)
    return together


def expected(game: State, enemy: Seat, fronts: int) -> float:
    """What an enemy will put on each of so many fronts, as far as one can tell from outside."""
    own = worth.deck(game, enemy)
    return 0.75 * len(game.hand[enemy]) * own.force / fronts


def enough(levy: Levy, need: float) -> int:
    """How many of the strongest units reach a strength; 0 if all of them do not."""
    for number in range(1, len(levy) + 1):
        if strength_of(levy[:number]) >= need:
            return number
    return 0


def reach(levy: Levy, needs: Sequence[float]) -> bool:
    """Whether units can be shared out so that each front gets what it needs: the smallest that does, or several."""
    left = list(levy)
    for need in sorted(needs, reverse=True):
        single = next((one for one in reversed(left) if strength_of([one]) >= need), None)
        if single is not None:
            left.remove(single)
            continue
        number = enough(left, need)
        if not number:
            return False
        left = left[number:]
    return True


def ahead(game: State, front: Front, side: int) -> int:
    """By how much a side would win the front now; below 1 the attacker does not, below 0 the defender does not."""
    attack, defence = strength.totals(game, front)
    return attack - defence if side == ATTACK else defence - attack


def hidden_strength(game: State, front: Front, side: int) -> float:
    """What delayed frenzies of basic units may still add to a side."""
    return sum(
        frenzy(design)
        for unit in front.army(side)
        if not unit.silenced and (design := game.design(unit.card)).type == "basic"
    )


def brings(game: State, front: Front, side: int, faces: Sequence[FaceId]) -> int:
    """By how much these units, played on a front, would change a side's lead there, without triggered abilities."""
    army, enemies = front.army(side), front.army(1 - side)
    new, at = [game.DESIGNS[face] for face in faces], units(game)
    leads, size = sum([design.lead for design in new]), len(army) + len(new)
    led = leads + sum([game.design(one.card).lead for one in army if not one.silenced])
    dreaded = sum([game.design(one.card).dread for one in enemies if not one.silenced])
    here = Unit()
    here.front, here.side = game.fronts.index(front), side
    total = leads * len(army) + sum([design.dread for design in new]) * len(enemies)
    for one in army:
        design = game.design(one.card)
        if new and not one.silenced:
            total += at.hordes[game.faces[one.card]] if len(army) < terms.HORDE <= size else 0
            total -= at.alone[game.faces[one.card]] if len(army) == 1 else 0
    for face, design in zip(faces, new, strict=True):
        force = design.strength + led - design.lead - dreaded
        force += at.hordes[face] if size >= terms.HORDE else 0
        force += at.alone[face] if size == 1 else 0
        for number, condition in design.mights:
            if condition in PLAIN and strength.holds(game, here, condition):
                force += number
        total += max(force, 0)
    return total


def promises(game: State, faces: Sequence[FaceId]) -> float:
    """What the abilities of units may add beside their strength, at best: cards drawn, crystals, frenzy."""
    at = units(game)
    return sum([at.promises[face] for face in faces])


def gained(game: State, seat: Seat, results: list[tuple[int, int]]) -> float:
    """What a battle brings a player with these strengths of its fronts; a little for every point ahead."""
    side = ATTACK if seat == game.active else DEFENCE
    value = 0.0
    for front, (attack, defence) in zip(game.fronts, results, strict=True):
        stakes = stake(game, seat, front.target, game.defender)
        won = strength.wins(attack, defence) == (side == ATTACK)
        margin = (attack - defence) if side == ATTACK else (defence - attack)
        value += (stakes if won else 0.0) + 0.02 * max(-6, min(6, margin))
    return value
