"""The arrays of a batch, and the matches that write some of their rows."""

from ctypes import c_char
from math import prod
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from croupier.env.setting import Setting


class Arrays(NamedTuple):
    """One row for each match (`Step` says what they are), and what nobody outside needs."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    cut_off: NDArray[np.bool_]
    actions: NDArray[np.int64]
    """What is to be taken."""
    numbers: NDArray[np.int64]
    """Which match of the seed stands in the row."""

    @classmethod
    def own(cls, setting: Setting, n: int) -> Self:
        """Arrays of this process."""
        return cls(*(np.zeros(shape, kind) for shape, kind in _shapes(setting, n)))

    @classmethod
    def shared(cls, setting: Setting, n: int) -> Self:
        """Arrays that other processes can write: `over` makes them of their memory."""
        return cls.over(setting, n, [RawArray(c_char, _bytes(shape, kind)) for shape, kind in _shapes(setting, n)])

    @classmethod
    def over(cls, setting: Setting, n: int, memory: list[Any]) -> Self:  # Any: shared memory
        """Arrays over memory that another process has made."""
        return cls(
            *(
                np.frombuffer(one, kind, prod(shape)).reshape(shape)
                for one, (shape, kind) in zip(memory, _shapes(setting, n), strict=True)
            )
        )

    @property
    def memory(self) -> list[Any]:  # Any: as above
        """What they lie in."""
        return [_base(one) for one in self]


def _shapes(setting: Setting, n: int) -> list[tuple[tuple[int, ...], Any]]:  # Any: kinds of numbers
    size, actions, players = setting.layout.size, setting.actions.size, setting.players
    return [
        ((n, size), np.float32),
        ((n, actions), np.int8),
        ((n,), np.int64),
        ((n, players), np.float32),
        ((n,), np.bool_),
        ((n,), np.bool_),
        ((n,), np.int64),
        ((n,), np.int64),
    ]


def _bytes(shape: tuple[int, ...], kind: Any) -> int:  # Any: as above
    return prod(shape) * int(np.dtype(kind).itemsize)


def _base(one: Any) -> Any:  # Any: arrays, and at last what they lie in
    while isinstance(one, np.ndarray):
        one = one.base
    return one.obj if isinstance(one, memoryview) else one
