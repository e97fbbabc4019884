"""Announcing as decisions: the fullest combinations at once, or card by card (C 3.30 to 3.41)."""

from collections.abc import Sequence

from croupier.engine import Option, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import combinations, options
from croupier.games.confluence.rules.combinations import Supply
from croupier.games.confluence.rules.options import Announcement
from croupier.games.confluence.rules.state import Forming, State


def ways(game: State, laid: int, side: int, found: Supply) -> list[Option[Announcement]]:
    """What can be announced on a side, without `none` (C 3.31). `laid` is a face."""
    offered = []
    for stream in combinations.streams_for(game.DESIGNS[laid], side, found):
        available, lent = len(found.available[side][stream]), len(found.borrowable[side][stream])
        if available:
            offered.append(options.ALL[stream])
        if available + lent > 1 or not available:
            offered.append(options.PICK[stream])
    return offered


def leaves_a_choice(game: State, laid: int, found: Supply, *, additional: bool) -> bool:
    """Whether there is anything to compose: two streams, two cards, or a side to leave out (C 6.2, 7.3)."""
    sides = 0
    for side in (terms.ATTACK, terms.DEFENCE):
        streams = combinations.streams_for(game.DESIGNS[laid], side, found)
        sides += bool(streams)
        if len(streams) > 1:
            return True
        for stream in streams:
            if len(found.available[side][stream]) + len(found.borrowable[side][stream]) > 1:
                return True
    return additional and sides > 1


def announce_fullest(game: State, me: Seat, laid: Place, *, additional: bool) -> int:
    """Announce the fullest combination on each side on which there is one; the greatest length (C 3.39)."""
    found = combinations.supply(game, me, borrowing=additional, laid=laid)
    longest = 0
    for side, best in enumerate(combinations.yields(game, game.face_at(laid), found)):
        if best is not None:
            longest = max(longest, combinations.announce(game, me, side, best.stream, (laid, *best.cards)))
    return longest


def compose(game: State, me: Seat, laid: Place, *, additional: bool) -> int:
    """Ask for the attacking, then for the defensive combination; the greatest length (C 3.30, 3.41)."""
    found = combinations.supply(game, me, borrowing=additional, laid=laid)
    face = game.face_at(laid)
    possible = [side for side in (terms.ATTACK, terms.DEFENCE) if ways(game, face, side, found)]  # C 3.33
    longest, refused = 0, False
    for side in possible:
        may_refuse = additional and len(possible) > 1 and not refused  # C 3.34, 7.7
        offered = [options.NONE] * may_refuse + ways(game, face, side, found)
        forming = game.forming = Forming()
        forming.seat, forming.side, forming.stream, forming.cards = me, side, -1, [laid]
        way, forming.stream = game.ask_unless_forced(me, "announce", offered)
        if way == "none":
            refused = True
        else:
            _gather(game, me, forming, found, everything=way == "all")
            longest = max(longest, combinations.announce(game, me, side, forming.stream, forming.cards))
        game.forming = None
    return longest


def _gather(game: State, me: Seat, forming: Forming, found: Supply, *, everything: bool) -> None:
    """Add cards to the laid one: all that are available and up to two more, or one by one (C 3.35 to 3.37)."""
    left = list(found.available[forming.side][forming.stream])
    lent = list(found.borrowable[forming.side][forming.stream])
    borrowed = 0
    if everything:
        forming.cards += left
        left = []
    while True:
        open_to = _in_order(game, me, left + (lent if borrowed < terms.MOST_BORROWED else []))
        if not open_to:
            return
        enough = [options.ENOUGH] if len(forming.cards) > 1 else []
        offered = [*enough, *(options.card(game.FACES[game.face_at(p)].id, p) for p in open_to)]
        place = game.ask_unless_forced(me, "borrow" if everything else "pick", offered)
        if place is None:
            return
        forming.cards.append(place)
        if place in lent:
            lent.remove(place)
            borrowed += 1
        else:
            left.remove(place)


def _in_order(game: State, me: Seat, cards: Sequence[Place]) -> list[Place]:
    """Own pool, common pool, the pools of the others in turn order; each from the oldest (C 3.40)."""
    zones = [me, terms.THE_COMMON_POOL, *game.after(me)]
    return sorted(cards, key=lambda place: (zones.index(place[0]), place[1]))
