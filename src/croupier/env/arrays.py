"""The arrays of a batch, and the matches that write some of their rows."""

from collections.abc import Mapping
from ctypes import c_char
from math import prod
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from croupier.bots import Bot
from croupier.env.setting import Setting
from croupier.env.stepper import Stepper


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


class Part:
    """The matches of some rows. Where one has ended the next begins: match `number` of the seed, then `+ every`."""

    def __init__(self, setting: Setting, bots: Mapping[int, Bot], arrays: Arrays, rows: range, every: int) -> None:
        self._setting, self._bots, self._arrays, self._rows, self._every = setting, bots, arrays, rows, every
        self._seed: object = None
        self._steppers: list[Stepper] = []
        self._masks = memoryview(arrays.masks.reshape(-1))  # type: ignore[arg-type]  # an array is a buffer since Python 3.12

    def reset(self, seed: object) -> None:
        """Begin all matches of these rows."""
        arrays, rows = self._arrays, slice(self._rows.start, self._rows.stop)
        self._seed = seed
        for rest in (arrays.masks, arrays.rewards, arrays.done, arrays.cut_off):
            rest[rows] = 0
        arrays.numbers[rows] = np.arange(rows.start, rows.stop) - self._every
        self._steppers = [self._begun(row) for row in self._rows]
        for row, stepper in zip(self._rows, self._steppers, strict=True):
            self._write(row, stepper)

    def step(self) -> None:
        """Carry out the actions of these rows, which are all offered."""
        arrays, masks, size = self._arrays, self._masks, self._setting.actions.size
        for at, action in enumerate(arrays.actions[self._rows.start : self._rows.stop].tolist()):
            stepper, row = self._steppers[at], self._rows.start + at
            base = row * size
            for number in stepper.offered:
                masks[base + number] = 0
            if stepper.take(action):
                arrays.rewards[row] = stepper.running.returns
                arrays.done[row], arrays.cut_off[row] = stepper.over, not stepper.over
                stepper = self._steppers[at] = self._begun(row)
            self._write(row, stepper)

    def offered(self) -> list[list[int]]:
        """The numbers of the actions that are offered in each of these rows."""
        return [stepper.offered[:] for stepper in self._steppers]

    def refused(self, row: int, number: int) -> Exception:
        """The error that says why this action cannot be taken in that row."""
        return self._steppers[row - self._rows.start].refused(number)

    def _begun(self, row: int) -> Stepper:
        """The next match of a row in which somebody is asked."""
        while True:
            self._arrays.numbers[row] += self._every
            stepper = Stepper.begin(self._setting, f"{self._seed}/{self._arrays.numbers[row]}", self._bots)
            if not stepper.over:
                return stepper

    def _write(self, row: int, stepper: Stepper) -> None:
        setting, running = self._setting, stepper.running
        setting.layout.write(running, running.seat, self._arrays.observations[row])
        base = row * setting.actions.size
        masks = self._masks
        for number in stepper.offered:
            masks[base + number] = 1
        self._arrays.seats[row] = running.seat
