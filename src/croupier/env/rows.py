"""The matches of a batch that one process plays, each written into its row of the arrays at every step."""

from collections.abc import Mapping

import numpy as np

from croupier.bots import Bot
from croupier.env.arrays import Arrays
from croupier.env.observation import Look
from croupier.env.observed import write_all
from croupier.env.setting import Setting
from croupier.env.stepper import Stepper


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
        self._write()

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
                self._steppers[at] = self._begun(row)
        self._write()

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

    def _write(self) -> None:
        """Where all matches stand. What is written in bytes becomes floats for all of them at once."""
        layout, size, masks = self._setting.layout, self._setting.actions.size, self._masks
        base = self._rows.start * size
        looks: list[Look] = []
        seats: list[int] = []
        for stepper in self._steppers:
            running = stepper.running
            looks.append(layout.numbers(running, running.seat))
            seats.append(running.seat)
            for number in stepper.offered:
                masks[base + number] = 1
            base += size
        self._arrays.seats[self._rows.start : self._rows.stop] = seats
        write_all(looks, self._arrays.observations[self._rows.start : self._rows.stop])
