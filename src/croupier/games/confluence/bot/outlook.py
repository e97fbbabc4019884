"""What is going to happen in this round: the stacks carried out in a small copy, debts paid, hits and walls compared.

Everything here is made of what all can see. Choices that others will make are guessed by simple rules (`guesses.py`).
Numbers are life points.
"""

from collections.abc import Sequence
from math import exp

from croupier.engine import Seat
from croupier.games.confluence.bot.gists import Gist, gist
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE, A, D, F
from croupier.games.confluence.rules.state import Combination, State

UNSURE = {terms.BASIC: 6.0, terms.ADDITIONAL: 4.0, terms.STACKS: 2.5}
"""By how much an attack and a wall may still change, by phase."""

TYPICAL = (6, 7)
"""An attack and a wall that are to be expected of whoever has not laid a card yet."""

SCALE = 7.0
"""So many life points more are better by the factor e."""

LOWEST = -4.0

_NONE_YET: dict[str, int] = {}  # of lines without cards, which nobody looks into

Stacked = tuple[Gist, Seat]
"""An effect on a stack and who controls it."""


class Line:
    """A combination as it may turn out."""

    __slots__ = (
        "ceiling",
        "closed",
        "gathered",
        "length",
        "owner",
        "points",
        "powers",
        "raised",
        "side",
        "source",
        "stream",
        "thorns",
    )

    def __init__(self, owner: Seat, side: int, stream: int, points: int, length: int) -> None:
        self.owner, self.side, self.stream, self.points, self.length = owner, side, stream, points, length
        self.ceiling = -1
        self.raised = self.thorns = 0
        self.closed = False
        self.powers: tuple[str, ...] = ()
        self.source: Combination | None = None
        self.gathered: dict[str, int] = _NONE_YET
        """How many of its cards are of a class: told once for all copies."""

    def raise_by(self, number: int) -> None:
        """Points are added up to the ceiling (section E3)."""
        added = number if self.ceiling < 0 else max(min(number, self.ceiling - self.points), 0)
        self.points += added
        self.raised += added

    def reduce_by(self, number: int) -> None:
        """Points are taken away."""
        self.points = max(self.points - number, 0)

    def cap(self, number: int) -> None:
        """A ceiling, once (E4)."""
        if self.ceiling < 0:
            self.ceiling = number + self.raised
            self.points = min(self.points, self.ceiling)

    def grant(self, power: str, number: int) -> None:
        """A property (E5)."""
        self.powers += (power,)
        if power == "thorns":
            self.thorns = number

    def copy(self) -> "Line":
        """The same line, to be changed."""
        new = Line(self.owner, self.side, self.stream, self.points, self.length)
        new.ceiling, new.raised, new.thorns, new.closed = self.ceiling, self.raised, self.thorns, self.closed
        new.powers, new.source, new.gathered = self.powers, self.source, self.gathered
        return new


class Outlook:
    """The rest of the round as it may turn out: lines, effects that wait, life and debts."""

    __slots__ = ("debt", "game", "instant", "life", "lines", "main", "me", "seats", "unsure")

    def __init__(self, game: State, me: Seat) -> None:
        self.game = game
        self.me = me
        self.seats = game.from_lead()
        self.life: list[float] = [float(n) for n in game.life]
        self.debt = [list(mine) for mine in game.debt]
        self.unsure = UNSURE.get(game.phase, 0.6)
        fought = game.phase in (terms.LAYDOWN, terms.RESULTS)  # the lines are still there, the hits are not
        self.lines = [] if fought else [line_of(seat, one) for seat in self.seats for one in game.combinations[seat]]
        self.instant: list[Stacked] = [(gist(game.verb_of(one)), one.controller) for one in game.instant]
        self.main: list[Stacked] = [(gist(game.verb_of(one)), one.controller) for one in game.main]
        if game.phase == terms.BASIC:
            self._expect_cards(game)

    def _expect_cards(self, game: State) -> None:
        """Players who have not laid a card in this round will have an attack and a wall."""
        for seat in self.seats[self.seats.index(game.active) :]:
            if seat != self.me and not game.combinations[seat]:
                for side, points in enumerate(TYPICAL):
                    self.lines.append(Line(seat, side, -1, points, 2))

    def copy(self) -> "Outlook":
        """The same, to be changed."""
        new = Outlook.__new__(Outlook)
        new.game, new.me, new.seats, new.unsure = self.game, self.me, self.seats, self.unsure
        new.life = self.life[:]
        new.debt = [mine[:] for mine in self.debt]
        new.lines = [line.copy() for line in self.lines]
        new.instant, new.main = self.instant[:], self.main[:]
        return new

    def of(self, seat: Seat, side: int) -> list[Line]:
        """The lines of a player on a side."""
        return [line for line in self.lines if line.owner == seat and line.side == side]

    def strongest(self, seat: Seat, side: int) -> Line | None:
        """The line of a player on a side that has most points."""
        return strongest(self.of(seat, side))

    def enter(self, verb: Verb, seat: Seat) -> None:
        """An effect is activated; those of the end of the round count when the round is judged."""
        if verb.timing == terms.INSTANT:
            self.instant.append((gist(verb), seat))
        elif verb.timing == terms.MAIN:
            self.main.append((gist(verb), seat))

    # -- costs -------------------------------------------------------------------------------------------------------

    def pay(self, walls_first: Seat = -1) -> None:
        """Every player pays A, D and F with the weakest combinations first, F with attacks before walls (C 9.2 to 9.5).

        One player may pay F with walls before attacks.
        """
        for seat in self.seats:
            owed = self.debt[seat]
            if owed[A] or owed[D] or owed[F]:
                attacks, walls = weakest_first(self.of(seat, ATTACK)), weakest_first(self.of(seat, DEFENCE))
                left = _paid_with(attacks, owed[A]) + _paid_with(walls, owed[D])
                first, then = (walls, attacks) if seat == walls_first else (attacks, walls)
                self.life[seat] -= left + _paid_with(then, _paid_with(first, owed[F]))
                self.debt[seat] = [0] * len(owed)

    # -- combat ------------------------------------------------------------------------------------------------------

    def fight(self) -> None:
        """Every attack goes where it hurts most; hits are compared with walls (C 11)."""
        hits: list[list[Line]] = [[] for _ in self.life]
        walls = [self.of(seat, DEFENCE) for seat in range(len(self.life))]
        bank = len(self.seats) - 1 if len(self.seats) > 2 and self.game.options["bank"] == "on" else 0
        left = self.life[:]
        for line in self.lines:
            if line.side == ATTACK and line.points > 0:
                victim, damage = self._hurts_most(line, left, walls, bank)
                if victim >= 0:
                    left[victim] -= damage
                    hits[victim].append(line)
        for seat in self.seats:
            if hits[seat]:
                self._suffer(seat, hits[seat], walls[seat], bank)

    def _hurts_most(
        self, hit: Line, left: Sequence[float], walls: Sequence[Sequence[Line]], bank: int
    ) -> tuple[Seat, float]:
        """Whose chances an attack takes most of, and the damage it does there; -1 if nobody else is left."""
        victim, most, lost = -1, 0.0, 0.0
        for seat in self.seats:
            if seat != hit.owner:
                damage = self.damage(hit, walls[seat], bank)
                harmed = harm(left[seat], damage)
                if victim < 0 or harmed > most:
                    victim, most, lost = seat, harmed, damage
        return victim, lost

    def after_hits(self, seat: Seat, hits: Sequence[Line], bank: int) -> float:
        """The life points of a player after these hits, by which walls are broken; the outlook stays as it is."""
        new = self.copy()
        new._suffer(seat, hits, new.of(seat, DEFENCE), bank)
        return new.life[seat]

    def _suffer(self, seat: Seat, hits: Sequence[Line], walls: Sequence[Line], bank: int) -> None:
        left = [wall.points for wall in walls]
        announced = self.game.options["hits_in_order"] == "on"
        for hit in hits if announced else weakest_first(hits):
            number, force = -1, bank
            for at, wall in enumerate(walls):
                points = left[at]
                if points > 0 and ("flight" not in hit.powers or "watch" in wall.powers):
                    effective = points // 2 if "pierce" in hit.powers else points
                    if effective > force:
                        number, force = at, effective
            damage = soft(hit.points - force, self.unsure)
            self.life[seat] -= damage
            if "leech" in hit.powers:
                self.gain(hit.owner, damage / 2)
            if number >= 0:
                self.life[hit.owner] -= walls[number].thorns
                if hit.points > force:
                    left[number] = 0
                elif "erode" in hit.powers:
                    left[number] -= hit.points

    def gain(self, seat: Seat, number: float) -> None:
        """Life is gained up to the limit (C 1.3, 13.3)."""
        if self.game.heals:
            limit = int(self.game.options["start_life"])
            self.life[seat] = max(self.life[seat], min(self.life[seat] + number, limit))

    def damage(self, hit: Line, walls: Sequence[Line], bank: int) -> float:
        """What one attack would do against these walls."""
        force = bank
        for wall in walls:
            if wall.points > 0 and ("flight" not in hit.powers or "watch" in wall.powers):
                force = max(force, wall.points // 2 if "pierce" in hit.powers else wall.points)
        return soft(hit.points - force, self.unsure)


def strongest(lines: Sequence[Line]) -> Line | None:
    """The line that has most points, the first of equals; None if there is none."""
    best: Line | None = None
    for line in lines:
        if best is None or line.points > best.points:
            best = line
    return best


def weakest_first(lines: Sequence[Line]) -> list[Line]:
    """The same lines by their points. They are a few: to put each in its place takes less than to sort by a key."""
    found: list[Line] = []
    for line in lines:
        at = len(found)
        while at and found[at - 1].points > line.points:
            at -= 1
        found.insert(at, line)
    return found


def _paid_with(lines: Sequence[Line], owed: int) -> int:
    """Take points of these lines in their order; what is owed after that."""
    for line in lines:
        if not owed:
            break
        paid = min(line.points, owed)
        line.points -= paid
        owed -= paid
    return owed


def standing(life: float) -> float:
    """How near a player is to winning, by life points; only to be compared."""
    return exp(max(life, LOWEST) / SCALE) if life > 0 else 0.0


def harm(life: float, damage: float) -> float:
    """What damage takes from a rival’s chances. With several rivals it is wasted on the weak one."""
    return standing(life) - standing(life - damage)


def soft(margin: float, unsure: float) -> float:
    """The damage to be expected of a margin that may still change by `unsure` either way."""
    if margin >= unsure:
        return margin
    return 0.0 if margin <= -unsure else (margin + unsure) ** 2 / (4 * unsure)


def line_of(seat: Seat, one: Combination) -> Line:
    """A combination of the table, as it stands."""
    line = Line(seat, one.side, one.stream, one.points, one.length)
    line.ceiling = -1 if one.ceiling is None else one.ceiling
    line.raised, line.thorns, line.closed = one.raised, one.thorns, one.closed
    line.powers, line.source, line.gathered = tuple(one.properties), one, {}
    return line
