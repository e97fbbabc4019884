"""What observations and masks are written into, and made of."""

from array import array
from struct import pack
from typing import Any, Protocol


class Buffer(Protocol):
    """A row of numbers of a caller: a NumPy array or an `array` of the type that is written, or a list."""

    def __setitem__(self, where: slice, numbers: Any, /) -> None: ...  # Any: an array, as each buffer takes it


_FLOATS = [pack("=f", number) for number in range(256)]
_DIGITS = [(place, bytes(digits)) for place, digits in enumerate(zip(*_FLOATS, strict=True)) if any(digits)]
"""Which of the four bytes of a float such numbers need, and what each number has there: two of them."""


def as_floats(small: bytearray) -> "array[float]":
    """These numbers from 0 to 255 as 32-bit floats.

    A byte is written three times as quickly as a float, and thousands of bytes become floats in a few microseconds.
    """
    wide = bytearray(4 * len(small))
    for place, digits in _DIGITS:
        wide[place::4] = small.translate(digits)
    return array("f", wide)
