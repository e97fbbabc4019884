"""The loop: Quintet by hand, without any framework. The measure of what the engine costs.

Packed counts of kinds, no cards, no log, no keys, no view, no fork, no variants: what somebody would write who
wants nothing but fast random playouts in pure Python. Chance is drawn as the engine draws it, so a key gives
the same deal, and options stand in the same order, so the same random numbers give the same match
(`tests/benchmarks`).
"""

from collections.abc import Callable
from hashlib import blake2b

HERALD, MURDERER, WITCH, NECROMANCER, WIZARD = KINDS = range(5)
ONE = tuple(1 << 3 * kind for kind in KINDS)
"""One card of a kind in a packed pile: three bits a kind."""


def _kinds(pile: int) -> tuple[int, ...]:
    return tuple(kind for kind in KINDS if pile >> 3 * kind & 7)


IN = tuple(_kinds(pile) for pile in range(1 << 15))
"""The kinds in a packed pile."""
SIZE = bytes(sum(pile >> 3 * kind & 7 for kind in KINDS) for pile in range(1 << 15))
DECK = [kind for kind in KINDS for _ in range(5)]
CLOCKWISE = tuple(tuple(tuple((s + i) % n for i in range(1, n)) for s in range(n)) for n in range(6))


class _Won(Exception):  # not an error: the match is over
    pass


UNEVEN = (0, *(256 % left for left in range(1, 26)))
"""How many bytes are drawn again, for the others to divide evenly among so many cards."""


def shuffled(key: bytes, count: int) -> tuple[list[int], int]:
    """A library, its top card first, from the random bytes of this block and the following ones."""
    library, left = DECK[:], 25
    while left > 1:
        for byte in blake2b(key + count.to_bytes(8, "little")).digest():
            product = byte * left
            if product & 255 >= UNEVEN[left]:
                left -= 1
                at = product >> 8
                library[at], library[left] = library[left], library[at]
                if not left:
                    break
        count += 1
    return library, count


def deal(players: int, key: bytes) -> tuple[int, list[list[int]]]:
    """The first player and every library, its top card last."""
    word = int.from_bytes(blake2b(key + bytes(8)).digest()[:8], "little")
    libraries, count = [], 1
    for _ in range(players):
        library, count = shuffled(key, count)
        libraries.append(library[::-1])
    return word * players >> 64, libraries


def play(players: int, key: bytes, random: Callable[[], float]) -> tuple[int, int]:
    """Play a match of random decisions: how many there were, and who won."""
    active, libraries = deal(players, key)
    hand, grave, field = [0] * players, [0] * players, [0] * players
    out = [False] * players
    others = CLOCKWISE[players]
    arriving: list[tuple[int, int]] = []
    decisions = 0
    for seat in range(players):
        library = libraries[seat]
        hand[seat] = sum([ONE[kind] for kind in library[20:]])
        del library[20:]

    def discard(me: int) -> None:
        nonlocal decisions
        decisions += 1
        kinds = IN[hand[me]]
        card = ONE[kinds[int(random() * len(kinds))]]
        hand[me] -= card
        grave[me] += card

    def draw(me: int) -> bool:
        if not libraries[me]:
            hand[me] = grave[me] = field[me] = 0
            out[me] = True
            if out.count(False) == 1:
                raise _Won(out.index(False))
            return False
        hand[me] += ONE[libraries[me].pop()]
        if SIZE[hand[me]] > 5:
            discard(me)
        return True

    def arrive(me: int, kind: int) -> bool:
        """Whether the character is established."""
        nonlocal decisions
        for seat in others[me]:
            if seat == active or SIZE[hand[seat]] < 2 or out[seat]:
                continue
            decisions += 1
            if not hand[seat] >> 12:
                random()
            elif random() >= 0.5:
                hand[seat] -= ONE[WIZARD]
                field[seat] += ONE[WIZARD]
                arriving.append((seat, WIZARD))
                if arrive(seat, WIZARD) and hand[seat]:
                    discard(seat)
                    arriving.pop()
                    field[me] -= ONE[kind]
                    grave[me] += ONE[kind]
                    return False
        arriving.pop()
        established = field[me]
        for seat, other in arriving:
            if seat == me:
                established -= ONE[other]
        if len(IN[established]) == 5:
            raise _Won(me)
        return True

    def ability(me: int, kind: int) -> None:
        nonlocal decisions
        if kind == HERALD:
            decisions += 1
            if random() >= 0.5:
                draw(me)
        elif kind == MURDERER:
            targets = [(seat, victim) for seat in (*others[me], me) for victim in IN[field[seat]]]
            decisions += 1
            if chosen := int(random() * (len(targets) + 1)):
                seat, victim = targets[chosen - 1]
                field[seat] -= ONE[victim]
                grave[seat] += ONE[victim]
        elif kind == WITCH:
            seats = [seat for seat in (*others[me], me) if not out[seat]]
            decisions += 1
            if (chosen := int(random() * (len(seats) + 1))) and hand[seats[chosen - 1]]:
                discard(seats[chosen - 1])
        elif kind == NECROMANCER and grave[me]:
            kinds = IN[grave[me]]
            decisions += 1
            if chosen := int(random() * (len(kinds) + 1)):
                card = ONE[kinds[chosen - 1]]
                grave[me] -= card
                hand[me] += card

    turn = 1
    try:
        while True:
            if turn == 1 or draw(active):
                kinds = IN[hand[active]]
                decisions += 1
                if chosen := int(random() * (len(kinds) + 1)):
                    kind = kinds[chosen - 1]
                    hand[active] -= ONE[kind]
                    field[active] += ONE[kind]
                    arriving.append((active, kind))
                    if arrive(active, kind):
                        ability(active, kind)
            turn += 1
            for seat in others[active]:
                if not out[seat]:
                    active = seat
                    break
    except _Won as won:
        return decisions, won.args[0]
