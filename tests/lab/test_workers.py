"""Processes that do the same with many things: in which order they are heard, and how they are interrupted."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from croupier.lab.workers import AHEAD, in_order, workers


@contextmanager
def interrupts_go_to(handler: Any) -> Iterator[None]:  # Any: a handler of signals
    """As in a process with this handler of Ctrl-C, whatever tests before this one have left."""
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_every_call_is_done_once_and_has_its_number() -> None:
    with workers(2) as processes:
        assert dict(processes.each(pow, [(number, 2) for number in range(100)])) == {n: n * n for n in range(100)}


def test_what_ended_early_waits_for_its_turn() -> None:
    heard = list(in_order(iter([(2, "c"), (0, "a"), (1, "b"), (3, "d")])))
    assert heard == ["a", "b", "c", "d"]
    assert next(in_order(iter([(0, "a"), (9, "never waited for")]))) == "a"


def test_what_a_call_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError), workers(2) as processes:
        list(processes.each(divmod, [(1, 0)]))


def test_who_has_enough_leaves_the_rest_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    handed_in: list[object] = []
    submit = ProcessPoolExecutor.submit

    def counted(pool: ProcessPoolExecutor, *args: Any) -> Any:  # Any: whatever is handed in
        handed_in.append(args)
        return submit(pool, *args)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", counted)
    with workers(2) as processes:
        next(processes.each(pow, [(number, 2) for number in range(1000)]))
    assert len(handed_in) == 2 * AHEAD


def test_an_interrupt_while_calls_are_handed_in_waits_until_the_pool_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in there could leave one of the pool's locks locked: its thread would wait for it for ever."""
    whole: list[bool] = []
    submit = ProcessPoolExecutor.submit

    def interrupted(pool: ProcessPoolExecutor, *args: Any) -> Any:  # Any: whatever is handed in
        signal.raise_signal(signal.SIGINT)
        future = submit(pool, *args)
        whole.append(True)
        return future

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupted)
    with (
        interrupts_go_to(signal.default_int_handler),
        pytest.raises(KeyboardInterrupt),
        workers(2) as processes,
    ):
        list(processes.each(pow, [(2, 2), (3, 2)]))
    assert whole == [True, True]


def test_who_has_a_handler_of_their_own_keeps_it() -> None:
    with interrupts_go_to(signal.SIG_IGN), workers(1) as processes:
        signal.raise_signal(signal.SIGINT)
        assert list(processes.each(pow, [(3, 2)])) == [(0, 9)]
