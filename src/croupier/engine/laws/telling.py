"""Laws about what seats are told and see happen: the log, and who is asked."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from croupier.engine.decision import Choice, Pending, StepOver
from croupier.engine.errors import place_of
from croupier.engine.game import Game
from croupier.engine.laws.moment import Moment, OtherWorld, hold
from croupier.engine.laws.secrecy import known
from croupier.engine.narration import CARD, Told, untold
from croupier.engine.play.history import told_by
from croupier.engine.play.match import Match
from croupier.engine.play.rerun import Rerun
from croupier.engine.play.view import view
from croupier.engine.state.cards import CardId, FaceId, Seat
from croupier.engine.state.parts import Json, fields_with_cards, lies_in


def narration_adds_up(moment: Moment) -> None:
    """Nothing that a seat sees of the table changes without the seat being told that something happened."""
    before, after = moment.before, moment.match
    if before is None or after.told > before.told:
        return
    seat = moment.random.choice((None, *range(after.players)))
    hold(_table(before, seat) == _table(after, seat), f"the table changes before seat {seat}, but nothing is told")


def what_comes_to_light_is_told(moment: Moment) -> None:
    """A card that comes to lie open, and that not everybody knew, is named by a line that is told of it.

    Not so what comes into zones that the game names in `unsaid`, and cards that have just been added.
    """
    before, after = moment.before, moment.match
    if before is None:
        return
    then, now = before.position, after.position
    everybody = (1 << now.players) - 1
    hidden = range(len(then.faces))
    open_now = [c for c in now.in_sight(None) - then.in_sight(None) if c in hidden and then.seen[c] != everybody]
    if not open_now:
        return
    begun = told_by(before._history)
    lines = after.log_for(None, begun)
    news = [lines[at] for at in untold(before.log_for(None, begun), lines)]
    named = set(_words(news))
    cards = {event.name: [value for value, tells in event.values.items() if tells is CARD] for event in now.EVENTS}
    told = ", ".join(dict.fromkeys(_with_its_card(line, cards) for line in news)) or "no lines"
    for card in open_now:
        face, where = now.FACES[now.faces[card]].id, _zone(now, card)
        hold(face in named or where in now.unsaid, f"{face} comes to lie open in {where}, but none names it of {told}")


def _with_its_card(line: Json, cards: Mapping[str, Sequence[str]]) -> str:
    """The event of a line; and that its card was hidden, as it is where it is told before it is moved."""
    hidden = any(value not in line for value in cards.get(line["event"], ()))
    return f"{line['event']} (whose card still lay hidden)" if hidden else str(line["event"])


def _zone(game: Game, card: CardId) -> str:
    holding = fields_with_cards(type(game))  # type: ignore[arg-type]  # a class has a hash, whatever its instances say
    return next(name for name, kind in holding if lies_in(card, getattr(game, name), kind))


def _words(value: object) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _words(one)


def what_is_told_is_declared(moment: Moment) -> None:
    """Every event that was told stands in `EVENTS`: only so its words know a seat from a number."""
    known = {event.name for event in moment.match.game.EVENTS}
    strange = sorted({line["event"] for line in moment.match.log} - known)
    hold(not strange, f"told, but not in EVENTS: {', '.join(strange)}")


def the_log_tells_what_a_seat_may_know(moment: Moment) -> None:
    """Had the cards a seat cannot know been others, and all it saw the same at each line, it would be told the same.

    What it saw is what lies open to it or is remembered by it when a line is told, when the next one is, and now. So a
    card may be told before it is turned up, and one that is shown and shuffled away again. Skipped where others would
    have chosen something else.
    """
    world = moment.dealt_anew
    if world is None or not world.same_choices or world.same_log or not world.same_sight:
        return
    if _sight(world.here.position, world.seat) != _sight(world.match.position, world.seat):
        return
    both = (world.before._base, world.chosen, world.seat), (world.base, world.choices, world.seat)
    here, there = (_retold(*one, looks=range(0)) for one in both)
    at = _parting(here.lines, there.lines)

    def same(looks: range) -> bool:
        seen, otherwise = (_retold(*one, looks=looks).sights for one in both)
        return seen == otherwise

    if same(range(at, at + 2)) and same(range(at)):  # where lines part sights differ nearly always: it is asked first
        what = f"{_place(world, at)}{_difference(here.lines, there.lines, at)}"
        hold(False, f"{what} tells seat {world.seat} what it cannot know")


def who_is_asked_is_public(moment: Moment) -> None:
    """Had the cards a seat cannot know been others, and all it saw the same, it would see the same seats asked.

    Where one is asked and the other world goes on without, it saw the same if it was told no other lines before, and
    has not seen another card since. In secret flows nobody sees who is spared a question. A `Question` that `reveals`
    is not held to it.
    """
    world = moment.dealt_anew
    if world is None or world.same_asked or not world.same_choices:
        return
    here, there = world.here.asked(world.seat), world.match.asked(world.seat)
    seats, others = {one["seat"] for one in here}, {one["seat"] for one in there}
    parted = [one for one in (*here, *there) if one["seat"] in seats ^ others]
    free = {question.name for question in moment.match.game.QUESTIONS if question.reveals}
    if not parted or any(one["name"] in free for one in parted):
        return
    one = _retold(world.before._base, world.chosen, world.seat)
    other = _retold(world.base, world.choices, world.seat)
    if _went_on_alike(world, one, other):
        now, then = _asked(here, one.place), _asked(there, other.place)
        hold(False, f"{now}, but with other cards that seat {world.seat} cannot know {then}")


def _went_on_alike(world: OtherWorld, one: "_Retold", other: "_Retold") -> bool:
    """Whether the seat has seen and heard the same in both worlds, as far as the one goes that stands first."""
    first, last = (other, one) if len(other.lines) < len(one.lines) else (one, other)
    told = len(first.lines)
    if first.secret or first.lines != last.lines[:told] or first.sights != last.sights[:told]:
        return False
    if told == len(last.lines):
        return world.same_sight
    now, then = (world.here if first is one else world.match).position, last.faces[told]
    return all(then.get(card, now.faces[card]) == now.faces[card] for card in now.known_by(world.seat))


def _asked(seats: Sequence[Json], place: str) -> str:
    asked = " and ".join(f"seat {one['seat']} is asked {one['name']}" for one in seats)
    return f"{asked} ({place})" if asked else "nobody is asked"


class _Retold(NamedTuple):
    """What one seat is told from the start of a step on, and what it sees and knows at each line."""

    lines: list[Json]
    sights: list[Json]
    faces: list[dict[CardId, FaceId]]
    """Of the cards that it knows at each line."""
    secret: bool
    """Whether it ends in secret flows."""
    place: str
    """Where in the code of the game it ends with a question."""


class _Here(Exception):  # not an error: the line is found
    """The line that is looked for is told."""


def _retold(
    base: Game, choices: Sequence[Choice], seat: Seat, until: int = -1, looks: range = range(sys.maxsize)
) -> _Retold:
    """Run from the start of a step with these choices to the next question. Raises `_Here` at the line `until`.

    What the seat sees and knows is kept of the lines `looks`: it takes longer than all else.
    """
    game = base.copy()
    heard: list[Told] = []
    sights: list[Json] = []
    faces: list[dict[CardId, FaceId]] = []
    lines = count()

    def look() -> None:
        if len(heard) == until + 1:
            raise _Here
        if next(lines) in looks:
            sights.append(_sight(game, seat))
            faces.append({card: game.faces[card] for card in game.known_by(seat)})

    rerun, place = None, ""
    try:
        while not game.over:
            game.listen(heard, look)
            rerun = Rerun(game, choices)
            with suppress(StepOver):
                game.step()
            game = game.copy()
            choices = ()
    except Pending as asking:
        place = place_of(asking)
    secret = rerun is not None and rerun.secret_from is not None
    return _Retold([event.plain(told, seat, base.FACES) for event, told in heard], sights, faces, secret, place)


def _sight(game: Game, seat: Seat) -> Json:
    return {**view(game, seat, (), facts=False), "known": known(game, seat)}


def _parting(here: Sequence[Json], there: Sequence[Json]) -> int:
    """The first line that differs, or is told in one world only."""
    same = zip(here, there, strict=False)
    return next((at for at, (one, other) in enumerate(same) if one != other), min(len(here), len(there)))


def _place(world: OtherWorld, at: int) -> str:
    """Where in the code of the game a line is told."""
    for base, choices in ((world.before._base, world.chosen), (world.base, world.choices)):
        try:
            _retold(base, choices, world.seat, at)
        except _Here as found:
            place = place_of(found)
            return f"{place}: " if place else ""
    return ""


def _difference(here: Sequence[Json], there: Sequence[Json], at: int) -> str:
    """What differs in this line: `drew` with card 'apple'."""
    if at >= len(here) or at >= len(there):
        return f"that {(here if at < len(here) else there)[at]['event']} is told or not"
    one, other = here[at], there[at]
    if one["event"] != other["event"]:
        return f"that {one['event']} is told and not {other['event']}"
    names = [name for name in one if one[name] != other.get(name)]
    return f"{one['event']} with {', '.join(f'{name} {one[name]!r}' for name in names)}"


def _table(match: Match, seat: Seat | None) -> Json:
    seen = match.view(seat, facts=False)
    return {name: value for name, value in seen.items() if name not in ("asked", "over", "returns")}
