"""Seeded, counter-based chance: cheap to copy, the same on every platform and Python version.

Block number `count` of random bytes is a function of `(key, count)` and of nothing else (BLAKE2b in counter mode), so
a copy of two fields is a copy of the whole future, and nobody can find the key from the draws. Every draw begins a
new block. What does not divide evenly is drawn again, so every number is exactly as likely as every other (decision
21).
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from secrets import token_hex
from typing import Any, Final, TypeVar

from croupier.engine.errors import BadSetup

T = TypeVar("T")

Seed = int | str
"""A chosen number, or 64 hexadecimal digits drawn by `draw_seed` (256 bits)."""

SEED_DIGITS = 64

SEED_LENGTH: Final = 200
"""So many characters has the text of a seed at most, be it a number or not."""
LEAST_SEED: Final = 1 - 10 ** (SEED_LENGTH - 1)
MOST_SEED: Final = 10**SEED_LENGTH - 1

_WORD: Final = 1 << 64
_LOW: Final = _WORD - 1
_BYTE: Final = 1 << 8
_UNEVEN: Final = (0, *(_BYTE % limit for limit in range(1, _BYTE + 1)))
"""For every limit how many of the 256 bytes have to be drawn again, for the others to divide evenly."""
_HEX = frozenset("0123456789abcdef")


class Chance:  # noqa: PLW1641  # mutable, so without a hash
    """A stream of chance. `key` names the stream, `count` says how many blocks were drawn from it."""

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count

    def copy(self) -> "Chance":
        """An independent stream with the same future."""
        return Chance(self.key, self.count)

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return Chance, (self.key, self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key == other.key and self.count == other.count

    def __repr__(self) -> str:
        return f"Chance({self.key.hex()[:8]}..., {self.count})"

    def _block(self) -> bytes:
        """The next 64 random bytes."""
        key = self.key
        if not key:
            raise ChanceDrawn
        block = blake2b(key + self.count.to_bytes(8, "little")).digest()
        self.count += 1
        return block

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, all equally likely; `limit` is at most 2**64."""
        while True:  # Lemire, Fast Random Integer Generation in an Interval, ACM TOMACS 29(1), 2019
            product = int.from_bytes(self._block()[:8], "little") * limit
            if product & _LOW >= _WORD % limit:
                return product >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order, all orders equally likely."""
        mixed = list(items)
        self.shuffle(mixed)
        return mixed

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates): the last changes places with any, and so on."""
        left = len(items)
        while left > _BYTE:
            at = self.below(left)
            left -= 1
            items[at], items[left] = items[left], items[at]
        while left > 1:
            for byte in self._block():  # as `below`, with a byte for each card
                product = byte * left
                if product & 255 >= _UNEVEN[left]:
                    at = product >> 8
                    left -= 1
                    items[at], items[left] = items[left], items[at]
                    if left == 1:
                        break

    def stream(self, label: int) -> "Chance":
        """A stream of its own, told by `label` and independent of this one, which does not move.

        Its key is longer than this one's, so no block of the one is a block of the other.
        """
        key = self.key
        return Chance(key and key + self.count.to_bytes(8, "little") + label.to_bytes(8, "little"))


class ChanceDrawn(Exception):  # not an error: a preview ends where chance begins
    """A draw from `NO_CHANCE`."""


NO_CHANCE = Chance(b"")
"""The chance of a future that must not depend on chance (`Match.preview`)."""


def derive(key: bytes, label: str) -> bytes:
    """The key of a stream that depends on `key` and `label` and reveals neither."""
    return sha256(key + label.encode()).digest()


def draw_seed() -> str:
    """256 random bits from the operating system, as 64 hexadecimal digits."""
    return token_hex(SEED_DIGITS // 2)


def seed_text(seed: Seed) -> str:
    """The seed as the text that is committed to. Raises `BadSetup` for anything but a number or some text."""
    text = seed if isinstance(seed, str) else ""
    if isinstance(seed, int) and not isinstance(seed, bool) and LEAST_SEED <= seed <= MOST_SEED:
        text = str(seed)
    if not 0 < len(text) <= SEED_LENGTH:
        raise BadSetup(f"A seed is a whole number or a text, of 1 to {SEED_LENGTH} characters.")
    if not is_text(text):
        raise BadSetup("This seed has signs that are no text.")
    return text


def is_text(text: str) -> bool:
    """Whether there are bytes for a text: half a surrogate pair, as JSON and file names may have it, has none."""
    return text.isascii() or not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text)


def was_chosen(seed: Seed) -> bool:
    """Whether somebody chose this seed: then the match can be repeated but not vouched for as fair."""
    return isinstance(seed, int) or not _is_drawn(seed)


def draw_salt() -> str:
    """256 random bits from the operating system, which keep a seed from being found by trying seeds."""
    return token_hex(SEED_DIGITS // 2)


def is_salt(text: str) -> bool:
    """Whether a text is a salt: 64 hexadecimal digits, as `draw_salt` gives them."""
    return _is_drawn(text)


def commitment(seed: Seed, salt: str, cards: str = "") -> str:
    """What is published before the first choice: `printf SALT:SEED | sha256sum` gives the same digits.

    Without a salt (`""`), as in replays of format 1, it is the hash of the seed's text alone. With a card set its text
    follows, after another colon (`card_sets.as_text`).
    """
    bound = f"{salt}:{seed_text(seed)}" if salt else seed_text(seed)
    return sha256((f"{bound}:{cards}" if cards else bound).encode()).hexdigest()


def _is_drawn(text: str) -> bool:
    return len(text) == SEED_DIGITS and _HEX.issuperset(text)


def start_key(seed: Seed, entropy: Sequence[str] = ()) -> bytes:
    """The key of a match: the seed, and what the people at the table added to it when they sat down."""
    return sha256("\n".join(["croupier", seed_text(seed), *entropy]).encode()).digest()
