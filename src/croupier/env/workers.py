"""Processes that share the matches of a batch: they write their rows into memory that all of them see."""

import multiprocessing
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

from croupier.bots import Bot
from croupier.engine import CroupierError
from croupier.env.arrays import Arrays
from croupier.env.rows import Part
from croupier.env.setting import Setting

PATIENCE = 5
"""Seconds that a worker has to end by itself."""


class WorkerDied(CroupierError):
    """A process that plays matches of a batch has ended."""


class Workers:
    """So many processes, each with its rows of the arrays."""

    def __init__(self, setting: Setting, bots: Mapping[int, Bot], arrays: Arrays, count: int) -> None:
        n = len(arrays.seats)
        ends = [n * worker // count for worker in range(count + 1)]
        self._rows = [range(first, last) for first, last in pairwise(ends)]
        context = multiprocessing.get_context("spawn")  # a fork of a program with threads may hang
        self._lines: list[Connection[Any, Any]] = []  # Any: what is asked, and what comes of it
        self._processes = []
        for rows in self._rows:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, setting, bots, arrays.memory, n, rows), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin all matches."""
        self._all("reset", seed)

    def step(self) -> None:
        """Carry out the actions that stand in the arrays."""
        self._all("step")

    def offered(self) -> list[list[int]]:
        """The numbers of the actions that are offered in each row."""
        return [row for rows in self._all("offered") for row in rows]

    def refused(self, row: int, number: int) -> Exception:
        """The error that says why this action cannot be taken in that row."""
        worker = next(at for at, rows in enumerate(self._rows) if row in rows)
        self._lines[worker].send(("refused", row, number))
        refused: Exception = self._answer(self._lines[worker])
        return refused

    def _all(self, *order: object) -> list[Any]:  # Any: what the order is answered with
        """Give all the same order, and wait until it is carried out: the answers. Raises what went wrong."""
        for line in self._lines:
            try:
                line.send(order)
            except OSError as error:
                raise WorkerDied("A process of the batch has ended: close it and make a new one.") from error
        answers = [self._answer(line) for line in self._lines]
        failed = [answer for answer in answers if isinstance(answer, Exception)]
        if failed:
            raise failed[0]
        return answers

    @staticmethod
    def _answer(line: "Connection[Any, Any]") -> Any:  # Any: an answer, or an error
        try:
            return line.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied("A process of the batch has ended: close it and make a new one.") from error

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()  # a worker ends with its line
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()


def _work(  # noqa: PLR0917  # what a process is started with
    line: "Connection[Any, Any]",
    setting: Setting,
    bots: Mapping[int, Bot],
    memory: list[Any],
    n: int,
    rows: range,
) -> None:  # Any: as above, and shared memory
    """What a worker does: one order after the other, until nobody gives any."""
    part = Part(setting, bots, Arrays.over(setting, n, memory), rows, n)
    while True:
        try:
            order, *arguments = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = getattr(part, order)(*arguments)
        except Exception as error:  # noqa: BLE001  # a fault of rules or bots is told where the step was asked for
            answer = error
        line.send(answer)
