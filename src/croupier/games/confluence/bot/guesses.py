"""How effects turn out when nobody has chosen for them yet: simple rules for every verb, in an outlook."""

from collections.abc import Callable
from typing import Final

from croupier.engine import Seat
from croupier.games.confluence.bot.gists import Gist
from croupier.games.confluence.bot.outlook import Line, Outlook, Stacked, strongest
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE
from croupier.games.confluence.effects.everywhere import Becalm, Drought, Shelter, Spate, Surge
from croupier.games.confluence.effects.life import AllHeal, AllLose, Drain, Heal, Scald, Strike
from croupier.games.confluence.effects.points import (
    Blunt,
    Cap,
    CapAttack,
    CapDefence,
    Crack,
    Divert,
    Fortify,
    Raise,
    Rally,
    Reduce,
    Sharpen,
)
from croupier.games.confluence.effects.properties import Grant, Ground
from croupier.games.confluence.effects.resources import Rebate
from croupier.games.confluence.effects.stack import Counter, Delay, Echo, Hasten, Usurp


def carry_out(outlook: Outlook) -> None:
    """Both stacks, the last one in first (C 8.1, 8.2)."""
    while outlook.instant:
        _do(outlook, outlook.instant.pop())
    while outlook.main:
        _do(outlook, outlook.main.pop())


def _do(outlook: Outlook, effect: Stacked) -> None:
    gist, seat = effect
    guess = _GUESSES.get(type(gist.verb))
    if guess is not None:
        guess(outlook, seat, gist)


def prey(outlook: Outlook, seat: Seat) -> Seat:
    """The opponent whom an attack of this player would most likely go for: with the lowest wall, then least life.

    -1 if there is none.
    """
    heights = [0] * len(outlook.life)
    for line in outlook.lines:
        if line.side == DEFENCE and line.points > heights[line.owner]:
            heights[line.owner] = line.points
    weakest, lowest, least = -1, 0, 0.0
    for other in outlook.seats:
        if other != seat:
            height, life = heights[other], outlook.life[other]
            if weakest < 0 or height < lowest or (height == lowest and life < least):
                weakest, lowest, least = other, height, life
    return weakest


def change(outlook: Outlook, gist: Gist, line: Line) -> None:
    """What a verb about one combination does to the line it has chosen."""
    match gist.verb:
        case Raise():
            line.raise_by(gist.number)
        case Rally():
            line.raise_by(gathered(outlook, gist, line))
        case Reduce():
            line.reduce_by(gist.number)
        case Cap():
            line.cap(gist.number)
        case Grant():
            line.grant(gist.about, gist.number)
        case Ground():
            line.closed = True


def gathered(outlook: Outlook, gist: Gist, line: Line) -> int:
    """The cards of a class in a line; half of them where it is not announced yet."""
    if line.source is None:
        return min(line.length // 2, gist.number)
    found = line.gathered.get(gist.about)
    if found is None:
        found = line.gathered[gist.about] = gist.verb.by(outlook.game, line.source)
    return found


def _raise(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """The strongest of a side gets stronger."""
    line = outlook.strongest(seat, gist.side)
    if line is not None:
        line.raise_by(gist.number)


def _rally(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """Where most are gathered."""
    best: Line | None = None
    most = 0
    for line in outlook.lines:
        if line.owner == seat:
            number = gathered(outlook, gist, line)
            if best is None or number > most or (number == most and line.points > best.points):
                best, most = line, number
    if best is not None:
        best.raise_by(most)


def _reduce(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    line = _threat(outlook, seat, gist.side, capping=False)
    if line is not None:
        line.reduce_by(gist.number)


def _cap(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    line = _threat(outlook, seat, gist.side, capping=True)
    if line is not None:
        line.cap(gist.number)


def _threat(outlook: Outlook, seat: Seat, side: int, *, capping: bool) -> Line | None:
    """The strongest attack of all, or the strongest wall of the player who will most likely be attacked."""
    legal = [
        line
        for line in outlook.lines
        if line.owner != seat
        and line.side == side
        and not (capping and line.ceiling >= 0)
        and "ward" not in line.powers
    ]
    if side == DEFENCE and len(legal) > 1:
        victim = prey(outlook, seat)
        legal = [line for line in legal if line.owner == victim] or legal
    return strongest(legal)


def _grant(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """The strongest that lacks the property."""
    mine = outlook.of(seat, gist.side)
    line = strongest([one for one in mine if not one.closed and gist.about not in one.powers])
    if line is not None:
        line.grant(gist.about, gist.number)


def _ground(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """The strongest attack of an opponent."""
    del gist
    legal = [one for one in outlook.lines if one.owner != seat and one.side == ATTACK and not one.closed]
    line = strongest(legal)
    if line is not None:
        line.closed = True


def _divert(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """Points of an attack that breaks no wall go to the strongest wall."""
    attack, wall = outlook.strongest(seat, ATTACK), outlook.strongest(seat, DEFENCE)
    victim = prey(outlook, seat)
    if attack is None or wall is None or victim < 0:
        return
    height = outlook.strongest(victim, DEFENCE)
    if attack.points <= (0 if height is None else height.points):
        moved = min(gist.number, attack.points)
        attack.reduce_by(moved)
        wall.raise_by(moved)


def _swell(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    del seat
    stream = gist.verb.stream
    for line in outlook.lines:
        if line.side == gist.side and line.stream == stream:
            line.raise_by(gist.number)


def _becalm(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    del seat, gist
    for line in outlook.lines:
        if line.side == ATTACK:
            line.closed = True


def _drought(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    del seat, gist
    for line in outlook.lines:
        line.reduce_by(terms.length_bonus(line.side, line.length))


def _spate(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    del seat, gist
    for line in outlook.lines:
        line.raise_by(terms.length_bonus(line.side, line.length))


def _life(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    number, life = gist.number, outlook.life
    match gist.verb:
        case Strike():
            victim = -1
            for other in outlook.seats:
                if other != seat and (victim < 0 or life[other] < life[victim]):
                    victim = other
            if victim >= 0:
                life[victim] -= number
            if isinstance(gist.verb, Drain):
                outlook.gain(seat, number)
        case Scald():
            for other in outlook.seats:
                life[other] -= number if other != seat else 0
        case Heal():
            outlook.gain(seat, number)
        case AllLose():
            for other in outlook.seats:
                life[other] -= number
        case AllHeal():
            for other in outlook.seats:
                outlook.gain(other, number)


def _rebate(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    left = gist.number
    for letter, owed in enumerate(outlook.debt[seat]):
        less = min(left, owed)
        outlook.debt[seat][letter] -= less
        left -= less


def _at_effect(outlook: Outlook, seat: Seat, gist: Gist) -> None:
    """The weightiest of its own effects, or of the others'; what is hastened must be in danger."""
    own: bool = gist.verb.own
    hastens = isinstance(gist.verb, Hasten)
    best, most = -1, 0.0
    for place, (other, whose) in enumerate(outlook.main):
        if (
            (whose == seat) == own
            and (best < 0 or other.weight > most)
            and not (hastens and not _threatened(outlook, place))
        ):
            best, most = place, other.weight
    if best >= 0:
        on_stack(outlook, gist.verb, seat, best)


def _threatened(outlook: Outlook, place: int) -> bool:
    """Whether an effect raises or grants, and something of an opponent lies above it that would forestall it."""
    gist, seat = outlook.main[place]
    if not isinstance(gist.verb, Raise | Rally | Grant | Divert):
        return False
    return any(other != seat and above.forestalls for above, other in outlook.main[place + 1 :])


def on_stack(outlook: Outlook, verb: Verb, seat: Seat, place: int) -> None:
    """What a verb about effects does with the one in that place of the main stack."""
    match verb:
        case Counter():
            del outlook.main[place]
        case Usurp():
            outlook.main[place] = (outlook.main[place][0], seat)
        case Echo():
            outlook.main.append(outlook.main[place])
        case Hasten():
            outlook.main.append(outlook.main.pop(place))
        case Delay():
            outlook.main.insert(0, outlook.main.pop(place))


Guess = Callable[[Outlook, Seat, Gist], None]
_GUESSES: Final[dict[type[Verb], Guess]] = {
    Divert: _divert,
    Rebate: _rebate,
    **dict.fromkeys((Sharpen, Fortify), _raise),
    Rally: _rally,
    **dict.fromkeys((Blunt, Crack), _reduce),
    **dict.fromkeys((CapAttack, CapDefence), _cap),
    Grant: _grant,
    Ground: _ground,
    **dict.fromkeys((Surge, Shelter), _swell),
    Becalm: _becalm,
    Drought: _drought,
    Spate: _spate,
    **dict.fromkeys(
        (
            Strike,
            Drain,
            Scald,
            Heal,
            AllLose,
            AllHeal,
        ),
        _life,
    ),
    **dict.fromkeys(
        (Counter, Usurp, Echo, Hasten, Delay),
        _at_effect,
    ),
}
"""What draws or waits for the end of the round is judged by itself (`judgement.py`)."""
