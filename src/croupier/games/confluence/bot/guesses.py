"""How effects turn out when nobody has chosen for them yet: simple rules for every verb, in an outlook."""

from collections.abc import Callable
from typing import Any, Final

from croupier.engine import Seat
from croupier.games.confluence.bot.outlook import Effect, Line, Outlook
from croupier.games.confluence.cards import effects, other_effects
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.rules import terms
from croupier.games.confluence.rules.terms import ATTACK, DEFENCE

WEIGHT: Final[dict[str, float]] = {
    "sharpen": 1.0,
    "fortify": 0.9,
    "rally": 2.5,
    "blunt": 0.9,
    "crack": 1.0,
    "cap_attack": 4.0,
    "cap_defence": 6.0,
    "grant": 3.0,
    "ground": 2.0,
    "divert": 1.5,
    "strike": 2.0,
    "drain": 3.5,
    "scald": 3.0,
    "heal": 1.5,
}
"""How much an effect on the main stack matters, by verb: times its number where it counts by number."""
_FLAT: Final = frozenset({"rally", "cap_attack", "cap_defence", "grant", "ground", "divert"})


def weight(verb: Verb) -> float:
    """How much is lost with an effect."""
    worth = WEIGHT.get(verb.word, 0.2)
    return worth if verb.word in _FLAT else worth * max(verb.amount, 1)


def carry_out(outlook: Outlook) -> None:
    """Both stacks, the last one in first (C 8.1, 8.2)."""
    while outlook.instant:
        _do(outlook, outlook.instant.pop())
    while outlook.main:
        _do(outlook, outlook.main.pop())


def _do(outlook: Outlook, effect: Effect) -> None:
    verb, seat = effect
    guess = _GUESSES.get(type(verb))
    if guess is not None:
        guess(outlook, seat, verb)


def prey(outlook: Outlook, seat: Seat) -> Seat | None:
    """The opponent whom an attack of this player would most likely go for: with the lowest wall, then least life."""
    others = [other for other in outlook.seats if other != seat]
    if len(others) < 2:
        return others[0] if others else None
    return min(others, key=lambda s: (max([w.points for w in outlook.of(s, DEFENCE)], default=0), outlook.life[s]))


def change(outlook: Outlook, verb: Verb, line: Line) -> None:
    """What a verb about one combination does to the line it has chosen."""
    match verb:
        case effects.Raise():
            line.raise_by(verb.number)
        case effects.Rally():
            line.raise_by(gathered(outlook, verb, line))
        case effects.Reduce():
            line.reduce_by(verb.number)
        case effects.Cap():
            line.cap(verb.number)
        case effects.Grant():
            line.grant(verb.power, verb.number)
        case effects.Ground():
            line.closed = True


def gathered(outlook: Outlook, verb: effects.Rally, line: Line) -> int:
    """The cards of a class in a line; half of them where it is not announced yet."""
    if line.source is None:
        return min(line.length // 2, verb.most)
    return verb.by(outlook.game, line.source)


def _raise(outlook: Outlook, seat: Seat, verb: effects.Raise) -> None:
    """The strongest of a side gets stronger."""
    line = outlook.strongest(seat, verb.side)
    if line is not None:
        line.raise_by(verb.number)


def _rally(outlook: Outlook, seat: Seat, verb: effects.Rally) -> None:
    """Where most are gathered."""
    mine = [line for line in outlook.lines if line.owner == seat]
    if mine:
        chosen = max(mine, key=lambda line: (gathered(outlook, verb, line), line.points))
        chosen.raise_by(gathered(outlook, verb, chosen))


def _against(outlook: Outlook, seat: Seat, verb: effects.Reduce | effects.Cap) -> None:
    """The strongest attack of all, or the strongest wall of the player who will most likely be attacked."""
    capping = isinstance(verb, effects.Cap)
    legal = [
        line
        for line in outlook.lines
        if line.owner != seat
        and line.side == verb.side
        and "ward" not in line.powers
        and not (capping and line.ceiling >= 0)
    ]
    if not legal:
        return
    if verb.side == DEFENCE:
        victim = prey(outlook, seat)
        legal = [line for line in legal if line.owner == victim] or legal
    chosen = max(legal, key=lambda line: line.points)
    if isinstance(verb, effects.Cap):
        chosen.cap(verb.number)
    else:
        chosen.reduce_by(verb.number)


def _grant(outlook: Outlook, seat: Seat, verb: effects.Grant) -> None:
    """The strongest that lacks the property."""
    best: Line | None = None
    for line in outlook.lines:
        if (
            line.owner == seat
            and line.side == verb.side
            and not line.closed
            and (best is None or line.points > best.points)
            and verb.power not in line.powers
        ):
            best = line
    if best is not None:
        best.grant(verb.power, verb.number)


def _ground(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    """The strongest attack of an opponent."""
    del verb
    legal = [line for line in outlook.lines if line.owner != seat and line.side == ATTACK and not line.closed]
    if legal:
        max(legal, key=lambda line: line.points).closed = True


def _divert(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    """Points of an attack that breaks no wall go to the strongest wall."""
    attack, wall = outlook.strongest(seat, ATTACK), outlook.strongest(seat, DEFENCE)
    victim = prey(outlook, seat)
    if attack is None or wall is None or victim is None:
        return
    height = max([w.points for w in outlook.of(victim, DEFENCE)], default=0)
    if attack.points <= height:
        moved = min(verb.amount, attack.points)
        attack.reduce_by(moved)
        wall.raise_by(moved)


def _everywhere(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    del seat
    for line in outlook.lines:
        match verb:
            case effects.Swell():
                if (line.side, line.stream) == (verb.side, verb.stream):
                    line.raise_by(verb.number)
            case effects.Becalm():
                line.closed = line.closed or line.side == ATTACK
            case effects.Drought():
                line.reduce_by(terms.length_bonus(line.side, line.length))
            case effects.Spate():
                line.raise_by(terms.length_bonus(line.side, line.length))


def _life(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    number, life = verb.amount, outlook.life
    match verb:
        case other_effects.Strike() | other_effects.Drain():
            victim = min((s for s in outlook.seats if s != seat), key=lambda s: life[s], default=None)
            if victim is not None:
                life[victim] -= number
            if isinstance(verb, other_effects.Drain):
                outlook.gain(seat, number)
        case other_effects.Scald():
            for other in outlook.seats:
                life[other] -= number if other != seat else 0
        case other_effects.Heal():
            outlook.gain(seat, number)
        case other_effects.AllLose():
            for other in outlook.seats:
                life[other] -= number
        case other_effects.AllHeal():
            for other in outlook.seats:
                outlook.gain(other, number)


def _rebate(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    left = verb.amount
    for letter, owed in enumerate(outlook.debt[seat]):
        less = min(left, owed)
        outlook.debt[seat][letter] -= less
        left -= less


def _at_effect(outlook: Outlook, seat: Seat, verb: Verb) -> None:
    own = isinstance(verb, other_effects.AtEffect) and verb.own
    mine = [(place, each) for place, each in enumerate(outlook.main) if (each[1] == seat) == own]
    if isinstance(verb, other_effects.Hasten):
        mine = [(place, each) for place, each in mine if _threatened(outlook, place)]
    if mine:
        place, _ = max(mine, key=lambda found: weight(found[1][0]))
        on_stack(outlook, verb, seat, place)


def _threatened(outlook: Outlook, place: int) -> bool:
    """Whether an effect raises or grants, and something of an opponent lies above it that would forestall it."""
    verb, seat = outlook.main[place]
    if not isinstance(verb, effects.Raise | effects.Rally | effects.Grant | effects.Divert):
        return False
    return any(
        other != seat and isinstance(above, effects.Cap | effects.Ground | effects.Reduce)
        for above, other in outlook.main[place + 1 :]
    )


def on_stack(outlook: Outlook, verb: Verb, seat: Seat, place: int) -> None:
    """What a verb about effects does with the one in that place of the main stack."""
    match verb:
        case other_effects.Counter():
            del outlook.main[place]
        case other_effects.Usurp():
            outlook.main[place] = (outlook.main[place][0], seat)
        case other_effects.Echo():
            outlook.main.append(outlook.main[place])
        case other_effects.Hasten():
            outlook.main.append(outlook.main.pop(place))
        case other_effects.Delay():
            outlook.main.insert(0, outlook.main.pop(place))


Guess = Callable[[Outlook, Seat, Any], None]  # Any: each takes verbs of its own kind
_GUESSES: Final[dict[type[Verb], Guess]] = {
    effects.Divert: _divert,
    other_effects.Rebate: _rebate,
    **dict.fromkeys((effects.Sharpen, effects.Fortify), _raise),
    effects.Rally: _rally,
    **dict.fromkeys((effects.Blunt, effects.Crack, effects.CapAttack, effects.CapDefence), _against),
    effects.Grant: _grant,
    effects.Ground: _ground,
    **dict.fromkeys((effects.Surge, effects.Shelter, effects.Becalm, effects.Drought, effects.Spate), _everywhere),
    **dict.fromkeys(
        (
            other_effects.Strike,
            other_effects.Drain,
            other_effects.Scald,
            other_effects.Heal,
            other_effects.AllLose,
            other_effects.AllHeal,
        ),
        _life,
    ),
    **dict.fromkeys(
        (other_effects.Counter, other_effects.Usurp, other_effects.Echo, other_effects.Hasten, other_effects.Delay),
        _at_effect,
    ),
}
"""What draws or waits for the end of the round is judged by itself (`judgement.py`)."""
