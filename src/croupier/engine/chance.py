"""Seeded, counter-based chance: cheap to copy, the same on every platform and Python version.

Draw number `count` is a function of `(key, count)` and of nothing else (SHAKE-256 in counter mode), so a copy
of two fields is a copy of the whole future, and nobody can find the key from the draws.
"""

from collections.abc import Sequence
from hashlib import sha256, shake_256
from secrets import token_hex
from struct import unpack
from typing import TypeVar

from croupier.engine.errors import BadSetup

T = TypeVar("T")

Seed = int | str
"""A chosen number, or 64 hexadecimal digits drawn by `draw_seed` (256 bits)."""

SEED_DIGITS = 64

_HEX = frozenset("0123456789abcdef")


class Chance:
    """A stream of chance. `key` names the stream, `count` says how many draws were made from it.

    The key of a stream of another stream is made when it is needed: most parallel flows draw nothing.
    """

    __slots__ = ("_key", "_origin", "count")

    def __init__(self, key: bytes, count: int = 0, *, origin: tuple[int, tuple[int, ...]] | None = None) -> None:
        self._key = key
        self._origin = origin
        self.count = count

    @property
    def key(self) -> bytes:
        """What all draws of this stream come from."""
        if self._origin is not None and self._key:
            count, labels = self._origin
            self._key = derive(self._key, f"{count}/{labels}")
        self._origin = None
        return self._key

    def copy(self) -> "Chance":
        """An independent stream with the same future."""
        return Chance(self.key, self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key == other.key and self.count == other.count

    __hash__ = None  # type: ignore[assignment]  # mutable; the base class says otherwise

    def __repr__(self) -> str:
        return f"Chance({self.key.hex()[:8]}..., {self.count})"

    def _bytes(self, size: int) -> bytes:
        key = self.key if self._origin is not None else self._key
        if not key:
            raise ChanceDrawn
        data = shake_256(key + self.count.to_bytes(8, "little")).digest(size)
        self.count += 1
        return data

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, uniform to within 2**-64."""
        return int.from_bytes(self._bytes(8), "little") * limit >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order: sorted by one random 64-bit number each."""
        size = len(items)
        weights = unpack(f"<{size}Q", self._bytes(8 * size))
        return [items[i] for i in sorted(range(size), key=weights.__getitem__)]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place."""
        items[:] = self.shuffled(items)

    def stream(self, *labels: int) -> "Chance":
        """A stream of its own, told by `labels` and independent of this one, which does not move."""
        return Chance(self.key, origin=(self.count, labels))


class ChanceDrawn(Exception):  # not an error: a forecast ends where chance begins
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
    if isinstance(seed, bool) or not isinstance(seed, int | str) or seed == "" or len(str(seed)) > 200:
        raise BadSetup("A seed is a whole number or a text of at most 200 characters.")
    if not is_text(str(seed)):
        raise BadSetup("This seed has signs that are no text.")
    return str(seed)


def is_text(text: str) -> bool:
    """Whether there are bytes for a text: half a surrogate pair, as JSON and file names may have it, has none."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def was_chosen(seed: Seed) -> bool:
    """Whether somebody chose this seed: then the match can be repeated but not vouched for as fair."""
    return isinstance(seed, int) or not _is_drawn(seed)


def draw_salt() -> str:
    """256 random bits from the operating system, which keep a seed from being found by trying seeds."""
    return token_hex(SEED_DIGITS // 2)


def is_salt(text: str) -> bool:
    """Whether a text is a salt: 64 hexadecimal digits, as `draw_salt` gives them."""
    return _is_drawn(text)


def commitment(seed: Seed, salt: str) -> str:
    """What is published before the first choice: `printf SALT:SEED | sha256sum` gives the same digits.

    Without a salt (`""`), as in replays of format 1, it is the hash of the seed's text alone.
    """
    return sha256((f"{salt}:{seed_text(seed)}" if salt else seed_text(seed)).encode()).hexdigest()


def _is_drawn(text: str) -> bool:
    return len(text) == SEED_DIGITS and _HEX.issuperset(text)


def start_key(seed: Seed, entropy: Sequence[str] = ()) -> bytes:
    """The key of a match: the seed, and what the people at the table added to it when they sat down."""
    return sha256("\n".join(["croupier", seed_text(seed), *entropy]).encode()).digest()
