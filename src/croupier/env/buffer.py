"""What observations and masks are written into, and made of."""

from array import array
from collections.abc import Mapping
from struct import pack
from typing import Any, Protocol


class Buffer(Protocol):
    """A row of numbers of a caller: a NumPy array or an `array` of the type that is written, or a list."""

    def __setitem__(
        self, where: Any, numbers: Any, /
    ) -> None: ...  # Any: a place, or all, and what each buffer takes there


_DIGITS = [bytes(digits) for digits in zip(*[pack("=f", number) for number in range(256)], strict=True)]
"""What each of these numbers has as the first, second, third and fourth byte of its float."""
_FIRST, _SECOND = [place for place, digits in enumerate(_DIGITS) if any(digits)]
"""The two bytes that are not 0 in all of them."""


def as_floats(numbers: bytearray | list[float], beside: Mapping[int, float]) -> "array[float]":
    """These numbers as 32-bit floats, and those beside at their places.

    A byte is written three times as quickly as a float, and thousands of bytes become floats in a few microseconds.
    """
    if isinstance(numbers, bytearray):
        wide = bytearray(4 * len(numbers))
        wide[_FIRST::4] = numbers.translate(_DIGITS[_FIRST])
        wide[_SECOND::4] = numbers.translate(_DIGITS[_SECOND])
        row = array("f", wide)
    else:
        row = array("f", numbers)
    for place, number in beside.items():
        row[place] = number
    return row
