"""Which seat knows the face of which card, and how cards it cannot know are dealt anew.

For a seat a card is known alone (in sight, or remembered in `seen`), or it lies in one of the seat's groups, or it
is unknown. Of a group the seat knows which faces are among its cards, but not which card has which. What a seat
knows may be coarser than what a person could work out; it is never finer.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, Literal, cast, get_origin

from croupier.engine.chance import Chance
from croupier.engine.narration import EVERYBODY, Shown
from croupier.engine.once import once_for_each
from croupier.engine.printed import Printed
from croupier.engine.state.cards import CardId, FaceId, Seat, members
from croupier.engine.state.parts import Part, Public, Visibility, cards_in, declare, lies_in, may_hold_cards

Deal = Literal["random", "turned", "lowest", "highest"]
"""How hidden faces are dealt anew (`Knowledge.deal_anew`)."""
EXTREMES: Final = ("lowest", "highest")

_Sight = tuple[str, object, int]
"""A field that shows cards: its name, its type, and how many lists lie around the cards."""


class Knowledge(Printed):
    """The cards of a match, their faces, and what each seat knows of them: the base of `Game`."""

    never_in_hand: ClassVar[Collection[FaceId]] = ()
    """Faces that never lie in a zone with an owner, as everybody knows: who draws one carries it out at once."""

    players: Public[int]
    faces: list[FaceId]
    backs: tuple[str, ...]
    seen: list[int]
    """For every card the seats that remember its face, one bit each."""
    groups: list[list[int]]
    """For every seat the cards (one bit each) of which it knows which faces are among them."""
    chance: Chance

    _sights: ClassVar[tuple[tuple[_Sight, ...], tuple[_Sight, ...]]] = ((), ())

    def __init_subclass__(cls) -> None:
        declare(cls)
        look_out(cls)

    def add_cards(self, faces: Iterable[FaceId], owner: Seat | None = None, *, shuffled: bool = False) -> list[CardId]:
        """New cards with these faces, in this order or shuffled; whoever adds them puts them into a zone.

        Cards of different owners never mix, so they count as different from behind.
        """
        first = len(self.seen)
        added = tuple(faces)
        self.faces += self.chance.shuffled(added) if shuffled else added
        self.backs += _backs(type(self), added, owner)
        self.seen += [0] * len(added)
        return cast("list[CardId]", list(range(first, first + len(added))))  # calling a NewType takes time

    # -- what rules say about it -------------------------------------------------------------------------------

    def remember(self, cards: Iterable[CardId], seats: Iterable[Seat]) -> None:
        """These seats see these cards and go on knowing them, also where the next zone would hide them.

        Call it before the cards move. A forgotten call hides a card; a superfluous one shows it to every search,
        and the law "nobody remembers what nobody showed" reports it.
        """
        seen, groups = self.seen, self.groups
        mask, bits = 0, 0
        shown = tuple(cards)
        for card in shown:
            bits |= 1 << card
        for seat in seats:
            mask |= 1 << seat
            for group in groups[seat]:
                if group & bits:
                    groups[seat] = [rest for group in groups[seat] if (rest := group & ~bits)]
                    break
        for card in shown:
            seen[card] |= mask

    def shuffle(self, pile: list[CardId]) -> None:
        """Shuffle cards: their faces change places, and nobody knows any longer which card has which.

        Call it while the pile still lies in its old zone: who could see that zone goes on knowing which faces are
        in the pile.
        """
        all_see = self._in_sight_of_all()
        for seat in range(self.players):
            sight = self._add_own_sight(seat, set())
            for card in pile:
                if card in all_see or card in sight:
                    self.seen[card] |= 1 << seat
        self._mix(range(self.players), pile)
        faces = self.faces
        mixed = self.chance.shuffled([faces[card] for card in pile])
        for card, face in zip(pile, mixed):  # noqa: B905  # one was made of the other
            faces[card] = face

    def forget_order(self, cards: Sequence[CardId], chooser: Seat) -> None:
        """One of these hidden cards is about to be moved by `chooser`, who alone sees which.

        The others keep knowing which faces are among `cards`, but no longer which card has which. None of the
        cards lies where another seat than `chooser` sees its face.
        """
        self._mix([seat for seat in range(self.players) if seat != chooser], cards)

    def _mix(self, seats: Iterable[Seat], cards: Sequence[CardId]) -> None:
        """These cards have changed places among themselves, and none of these seats knows how.

        For each seat they become one group, together with the groups they belong to; or unknown, together with
        these, if one of them is unknown.
        """
        seen, groups = self.seen, self.groups
        mask, anybody, everybody, mixers = 0, 0, -1, 0
        for card in cards:
            mask |= 1 << card
            anybody |= seen[card]
            everybody &= seen[card]
        for seat in seats:
            bit = 1 << seat
            mixers |= bit
            touched = [group for group in groups[seat] if group & mask]
            if touched == [touched[0] | mask] if touched else not anybody & bit:
                continue  # it knows no more and no less than before
            grouped = 0
            for group in touched:
                grouped |= group
            if touched:
                groups[seat] = [group for group in groups[seat] if not group & mask]
            if everybody & bit or all(seen[card] & bit or grouped >> card & 1 for card in cards):
                groups[seat].append(grouped | mask)
        for card in cards:
            seen[card] &= ~mixers

    # -- what a seat knows -------------------------------------------------------------------------------------

    def knows(self, seat: Seat, card: CardId) -> bool:
        """Whether a seat knows the face of a card: it sees the zone, or remembers the card."""
        return bool(self.seen[card] >> seat & 1) or card in self.in_sight(seat)

    def shown(self, card: CardId) -> Shown:
        """The face of a card, and who knows it now. What lies open or is remembered by every seat, everybody knows.

        Raises `LookupError` if there is no such card.
        """
        if not 0 <= card < len(self.faces):
            raise LookupError(f"there are cards 0 to {len(self.faces) - 1}")
        seats, (open_to_all, owners) = self.seen[card], self._sights
        if seats == (1 << self.players) - 1:
            return self.faces[card], EVERYBODY
        for name, kind, depth in owners:  # hands are short; a card lies in one place, so the order does not matter
            for owner, held in enumerate(getattr(self, name)):
                if card in held if depth == 2 else lies_in(card, [held], kind):
                    return self.faces[card], seats | 1 << owner
        for name, kind, _ in open_to_all:
            if lies_in(card, getattr(self, name), kind):
                return self.faces[card], EVERYBODY
        return self.faces[card], seats

    def known_by(self, seat: Seat) -> set[CardId]:
        """All cards whose faces a seat knows."""
        return self.in_sight(seat) | {CardId(card) for card, seen in enumerate(self.seen) if seen >> seat & 1}

    def in_sight(self, seat: Seat | None) -> set[CardId]:
        """The cards that lie in zones whose faces this seat may see; of None those that everybody may see."""
        everybody = self._in_sight_of_all()
        return everybody if seat is None else self._add_own_sight(seat, everybody)

    def _in_sight_of_all(self) -> set[CardId]:
        """The cards that lie in zones whose faces everybody may see."""
        sight: set[CardId] = set()
        for name, kind, depth in self._sights[0]:
            value = getattr(self, name)
            if depth == 2:
                sight.update(*value)
            elif depth == 1:
                sight.update(value)
            else:
                sight.update(cards_in(value, kind))
        return sight

    def _add_own_sight(self, seat: Seat, sight: set[CardId]) -> set[CardId]:
        """The same set with the cards that lie in zones whose faces this seat alone may see."""
        for name, kind, depth in self._sights[1]:
            value = getattr(self, name)
            if seat >= len(value):
                continue
            if depth == 2:
                sight.update(value[seat])
            else:
                sight.update(cards_in([value[seat]], kind))
        return sight

    def hidden_from(self, seat: Seat) -> list[list[int]]:
        """The cards whose faces `seat` cannot know, in pools within which they may change places.

        Unknown cards of one back make a pool; each group makes a pool of its own.
        """
        known = self.in_sight(seat)
        bit = 1 << seat
        seen = self.seen
        group: dict[int, int] = {}
        for number, cards in enumerate(self.groups[seat]):
            group.update(dict.fromkeys(members(cards), number))
        pools: list[list[int]] = []
        for alike in _alike(self.backs):
            hidden = [card for card in alike if card not in known and not seen[card] & bit]
            pools += _split(hidden, group) if group else [hidden]
        return pools

    def held(self) -> set[CardId]:
        """The cards in zones with an owner; no face in `never_in_hand` can be among them."""
        return {card for name, kind, _ in self._sights[1] for card in cards_in(getattr(self, name), kind)}

    def shows_no_more_than(self, then: "Knowledge") -> bool:
        """Whether no seat has a card in sight that it did not know at an earlier moment."""
        return all(self.in_sight(seat) <= then.known_by(seat) for seat in range(self.players))

    def drew_nothing_that_matters(self, seat: Seat, pools: Sequence[Sequence[int]], held: Collection[int]) -> bool:
        """Whether no card of these pools, of which `seat` knew nothing, has made itself felt since.

        One that lies open to the seat now would show another face, and one that has come into a hand could have been of
        `never_in_hand`, which does something instead; unless all faces of its pool are alike.
        """
        known = self.known_by(seat)
        drawn = self.held() - set(held) if self.never_in_hand else set()
        for pool in pools:
            faces = {self.faces[card] for card in pool}
            if len(faces) > 1 and not known.isdisjoint(pool):
                return False
            if drawn and not faces.isdisjoint(self.never_in_hand) and not drawn.isdisjoint(pool):
                return False
        return True

    # -- dealing anew ------------------------------------------------------------------------------------------

    def deal_anew(
        self, pools: Sequence[Sequence[int]], chance: Chance, held: Collection[int] = (), deal: Deal = "random"
    ) -> None:
        """Deal the faces of each pool anew.

        Uniform over the deals that agree with the pools and give the cards `held` no face in `never_in_hand`, and a
        function of these, of the faces as a whole and of `chance`: each pool is put into a canonical order before
        it is dealt. A deal that is `turned` differs from the random one of the same `chance` in every card, as
        far as half of a pool is not one face. `lowest` and `highest` are the extremes: the first or the last faces
        of a pool lie in hands, so that what follows from holding some of a kind, or none, shows in one of them.
        """
        faces = self.faces
        for pool in pools:
            dealt = sorted([faces[card] for card in pool], reverse=deal == "highest")
            if deal == "turned":
                middle = len(dealt) // 2
                dealt = dealt[middle:] + dealt[:middle]
            if held and (self.never_in_hand or deal in EXTREMES):
                kept = [card for card in pool if card in held]
                pool = kept + [card for card in pool if card not in held]
                if deal in EXTREMES:
                    dealt.sort(key=self.never_in_hand.__contains__)
                else:
                    dealt = self._held_first(dealt, len(kept), chance)
            else:
                chance.shuffle(dealt)
            for card, face in zip(pool, dealt):  # noqa: B905  # one was made of the other
                faces[card] = face

    def _held_first(self, faces: list[FaceId], held: int, chance: Chance) -> list[FaceId]:
        """The faces in random order, none of `never_in_hand` among the first `held`: those are slipped in behind."""
        never = self.never_in_hand
        dealt = [face for face in faces if face not in never]
        chance.shuffle(dealt)
        for face in faces:
            if face in never:  # at any place behind the held ones; there may be none, in the laws' other pasts
                dealt.insert(held + chance.below(max(len(dealt) - held, 0) + 1), face)
        return dealt

    # -- cards by their faces: where copies are interchangeable -------------------------------------------------

    def take(self, pile: list[CardId], face: FaceId) -> CardId:
        """Take the first card with this face out of a pile. Raises `LookupError` if none lies there."""
        faces = self.faces
        at = 0
        for card in pile:
            if faces[card] == face:
                return pile.pop(at)
            at += 1  # noqa: SIM113  # enumerate() takes a third longer
        raise LookupError(f"No card with the face {face} lies there.")

    def take_last(self, pile: list[CardId], face: FaceId) -> CardId:
        """As `take`, but the last card with this face: the one that was put there most recently."""
        for at in range(len(pile) - 1, -1, -1):
            if self.faces[pile[at]] == face:
                return pile.pop(at)
        raise LookupError(f"No card with the face {face} lies there.")

    def out_of_hand(self, seat: Seat, hand: list[CardId], face: FaceId) -> CardId:
        """Take a card with this face out of a hand: a copy that everybody knows, if there is one.

        Of those that are hidden only `seat` sees which one it is (`forget_order`). Raises `LookupError` if none is.
        """
        everybody = (1 << self.players) - 1
        copies = [card for card in hand if self.faces[card] == face]
        card = next((c for c in copies if self.seen[c] == everybody), copies[0])
        if self.seen[card] != everybody:
            back = self.backs[card]
            self.forget_order([c for c in hand if self.seen[c] != everybody and self.backs[c] == back], seat)
        hand.remove(card)
        return card

    def holds(self, pile: list[CardId], face: FaceId) -> bool:
        """Whether a card with this face lies in a pile."""
        faces = self.faces
        for card in pile:  # noqa: SIM110  # any() takes three times as long
            if faces[card] == face:
                return True
        return False

    def different(self, pile: Iterable[CardId]) -> list[FaceId]:
        """The faces in a pile, each once, in the order of the pile."""
        faces = self.faces
        return list(dict.fromkeys([faces[card] for card in pile]))


def look_out(cls: type[Knowledge]) -> None:
    """Find the fields of a new class that show cards."""
    holding = [n for n, kind in cls._types.items() if may_hold_cards(kind)]
    cls._sights = (
        _sights(cls, [n for n in holding if cls._fields[n] is Visibility.EVERYONE]),
        _sights(cls, [n for n in holding if cls._fields[n] is Visibility.OWNER]),
    )


def _sights(cls: type[Part], names: Iterable[str]) -> tuple[_Sight, ...]:
    return tuple((name, cls._types[name], _depth(cls._types[name])) for name in names)


@once_for_each
def _backs(game: type[Knowledge], faces: tuple[FaceId, ...], owner: Seat | None) -> tuple[str, ...]:
    return tuple(f"{game.FACES[face].back}/{owner}" for face in faces)


@cache
def _alike(backs: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards that look alike from behind, in the order of their backs."""
    return tuple(tuple(c for c, b in enumerate(backs) if b == back) for back in sorted(set(backs)))


def _split(cards: Iterable[int], group: Mapping[int, int]) -> list[list[int]]:
    """The cards by group, those in no group first."""
    pools: dict[int, list[int]] = {}
    for card in cards:
        pools.setdefault(group.get(card, -1), []).append(card)
    return [pools[number] for number in sorted(pools)]


def _depth(kind: object) -> int:
    """How many lists lie around cards: 1 for a pile, 2 for a pile per seat, 0 for anything else."""
    inner: tuple[object, ...] = getattr(kind, "__args__", (None,))
    if get_origin(kind) is not list:
        return 0
    if inner[0] is CardId:
        return 1
    return 2 if _depth(inner[0]) == 1 else 0
