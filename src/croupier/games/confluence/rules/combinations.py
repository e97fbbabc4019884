"""Which combinations a card can form, what they are worth, and announcing them (C 3.1 to 3.27, 3.39)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from croupier.engine import FaceId, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import events
from croupier.games.confluence.rules.state import Combination, State

Links = list[list[list[Place]]]
"""Cards by side and stream, each list in the order of C 3.40."""

STREAMS_OF = tuple(
    tuple(stream for stream in range(len(terms.STREAMS)) if shown >> stream & 1)
    for shown in range(terms.EVERY_STREAM + 1)
)
"""The streams of a number with a bit for each."""


class Supply(NamedTuple):
    """What a player could link a card with: what is available, and what could be borrowed (C 3.11, 3.14)."""

    available: Links
    borrowable: Links


class Yield(NamedTuple):
    """The combination that `lay` would announce on one side (C 3.39); the laid card itself is not among `cards`."""

    stream: int
    cards: tuple[Place, ...]
    points: int

    @property
    def length(self) -> int:
        """The number of its cards, the laid one included (C 3.20)."""
        return len(self.cards) + 1


# -- what there is to link with --------------------------------------------------------------------------------------


def supply(game: State, me: Seat, *, borrowing: bool, laid: Place | None = None) -> Supply:
    """The cards `me` could link with a card that is being laid, and may have laid already."""
    mine = _engaged(game.combinations[me])
    others = _engaged([c for seat in game.after(me) for c in game.combinations[seat]])
    theirs = others[terms.ATTACK] | others[terms.DEFENCE]
    shared = game.options["shared_common"] == "on"
    available, borrowable = _empty(), _empty()
    for number in range(len(game.pool[me])):  # C 3.11, 3.13
        if (me, number) != laid:
            _link(game, (me, number), mine, available)
    for number in range(len(game.common)):  # C 3.12
        place = (terms.THE_COMMON_POOL, number)
        if shared or place not in theirs:
            _link(game, place, mine, available)
        elif borrowing:
            _link(game, place, mine, borrowable)
    if borrowing:  # C 3.14, 3.15, 3.17, 3.19
        for seat in game.after(me):
            for number in range(len(game.pool[seat])):
                if (seat, number) in theirs:
                    _link(game, (seat, number), mine, borrowable)
    return Supply(available, borrowable)


def _empty() -> Links:
    return [[[] for _ in terms.STREAMS] for _ in terms.SIDES]


def _engaged(combinations: Iterable[Combination]) -> list[set[Place]]:
    """The cards engaged in these combinations, by side (C 3.8, 3.9)."""
    found: list[set[Place]] = [set(), set()]
    for combination in combinations:
        found[combination.side].update(combination.cards)
    return found


def _link(game: State, place: Place, mine: list[set[Place]], into: Links) -> None:
    """Enter a card under every stream that it shows on a side on which its player has not engaged it (C 3.9)."""
    design = game.design_at(place)
    for side in (terms.ATTACK, terms.DEFENCE):
        if place not in mine[side]:
            cards = into[side]
            for stream in STREAMS_OF[_shown(game, design, place, side)]:
                cards[stream].append(place)


def shows(game: State, place: Place, side: int) -> int:
    """The streams that an open card shows on a side, a bit for each (C 3.4, 3.5, 3.24, 3.26)."""
    return _shown(game, game.design_at(place), place, side)


def _shown(game: State, design: Design, place: Place, side: int) -> int:
    if design.blank[side]:
        for zone, number, its, stream in game.appointed:
            if its == side and (zone, number) == place:
                return 1 << stream
    return design.streams[side]


# -- what a card would form ------------------------------------------------------------------------------------------


def streams_for(laid: Design, side: int, found: Supply) -> list[int]:
    """The streams in which the laid card can form a combination on a side (C 3.31, 3.32)."""
    available, borrowable = found.available[side], found.borrowable[side]
    return [s for s in STREAMS_OF[laid.streams[side]] if available[s] or borrowable[s]]


def worth(game: State, side: int, laid: Design, cards: Sequence[Place]) -> int:
    """The points of the laid card with these on a side: values and length bonus (C 3.22)."""
    values = sum([game.design_at(place).values[side] for place in cards])
    return laid.values[side] + values + terms.length_bonus(side, len(cards) + 1)


def fullest(game: State, laid: Design, side: int, found: Supply) -> Yield | None:
    """What `lay` announces on a side: of the longest combinations of each stream the one with most points (C 3.39)."""
    best: Yield | None = None
    for stream in streams_for(laid, side, found):
        lent = found.borrowable[side][stream]
        if len(lent) > terms.MOST_BORROWED:
            lent = sorted(lent, key=lambda place: -game.design_at(place).values[side])[: terms.MOST_BORROWED]
        cards = (*found.available[side][stream], *lent)
        points = worth(game, side, laid, cards)
        if best is None or points > best.points:
            best = Yield(stream, cards, points)
    return best


def yields(game: State, face: FaceId, found: Supply) -> tuple[Yield | None, Yield | None]:
    """What a card of the hand would bring if it were laid now: attack and defence."""
    laid = game.DESIGNS[face]
    return fullest(game, laid, terms.ATTACK, found), fullest(game, laid, terms.DEFENCE, found)


# -- announcing ------------------------------------------------------------------------------------------------------


def announce(game: State, me: Seat, side: int, stream: int, cards: Sequence[Place]) -> int:
    """Engage these cards, the laid one first, and give back the length of the combination (C 3.22, 3.38)."""
    for place in appoint(game, side, stream, cards):
        game.say(events.APPOINTED, me, game.face_at(place), terms.SIDES[side], terms.STREAMS[stream])
    combination = Combination()
    combination.side, combination.stream = side, stream
    combination.cards, combination.length = list(cards), len(cards)
    combination.points = worth(game, side, game.design_at(cards[0]), cards[1:])
    combination.properties = []
    game.combinations[me].append(combination)
    faces = [game.face_at(place) for place in cards]
    game.say(events.ANNOUNCED[side], me, terms.STREAMS[stream], faces, len(cards), combination.points)
    return len(cards)


def appoint(game: State, side: int, stream: int, cards: Sequence[Place]) -> list[Place]:
    """Blank sides that are engaged get the stream of the combination; the cards of which it is so (C 3.25)."""
    blank = [p for p in cards if game.design_at(p).blank[side] and shows(game, p, side) == terms.EVERY_STREAM]
    game.appointed += [(*place, side, stream) for place in blank]
    return blank
