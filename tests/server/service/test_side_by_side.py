"""Several seats asked at once: in a window their answers stay secret until all are in; elsewhere nobody collides."""

import asyncio
from pathlib import Path

import pytest

from croupier.server.errors import AlreadyAnswered
from croupier.server.service.views import NewSeat, NewTable
from tests.server.duel import install
from tests.server.room import StillClock, choose, opened, run


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def three(**more: float | str) -> NewTable:
    return NewTable("duel", (NewSeat(), NewSeat(), NewSeat()), seed=1, **more)  # type: ignore[arg-type]


def test_the_answers_of_a_window_come_out_together_when_all_are_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(three())
            before = await tables.look(made.id, None)
            assert await choose(tables, made, "strike", seat=2) == 0
            assert await choose(tables, made, "hold", seat=0) == 0
            assert await tables.look(made.id, None) == before
            assert await choose(tables, made, "hold", seat=1) == 3
            log = (await tables.look(made.id, None)).log
            assert [(line["seat"], line["word"]) for line in log] == [(0, "hold"), (1, "hold"), (2, "strike")]

    run(test())


def test_who_lets_a_fixed_clock_run_out_is_silent(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(three(reaction_clock="fixed", reaction_time=5.0))
            await choose(tables, made, "strike", seat=1)
            await clock.pass_by(4.9, tables)
            assert (await tables.look(made.id, None)).seq == 0
            await clock.pass_by(0.2, tables)
            log = (await tables.look(made.id, None)).log
            assert [line["word"] for line in log] == ["hold", "strike", "hold"]

    run(test())


def test_standing_answers_count_as_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(three())
            for seat in range(3):
                await choose(tables, made, "hold", seat=seat)
            for _ in range(3):
                await choose(tables, made, 1, seat=1)
            await tables.preset(made.id, made.tokens[1], "counter", "hold")
            for seat in (0, 2):
                for _ in range(3):
                    await choose(tables, made, 1, seat=seat)
            assert {d.name for d in (await tables.look(made.id, None)).decisions} == {"counter"}
            await choose(tables, made, "strike", seat=0)
            await choose(tables, made, "strike", seat=2)
            assert {d.name for d in (await tables.look(made.id, None)).decisions} == {"walk"}

    run(test())


def test_seats_that_play_side_by_side_never_collide(tmp_path: Path) -> None:
    """A decision keeps its id while others choose; an answer given for it fits whatever the seq is by then."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(three())
            for seat in range(3):
                await choose(tables, made, "hold", seat=seat)
            first = {d.seat: d.id for d in (await tables.look(made.id, None)).decisions}
            assert len(set(first.values())) == 3
            results = await asyncio.gather(
                *(tables.choose(made.id, made.tokens[seat], id_, seat) for seat, id_ in first.items())
            )
            assert sorted(results) == [4, 5, 6]
            second = {d.seat: d.id for d in (await tables.look(made.id, None)).decisions}
            assert not set(first.values()) & set(second.values())
            await tables.choose(made.id, made.tokens[2], second[2], 0)
            third = {d.seat: d.id for d in (await tables.look(made.id, None)).decisions}
            assert (third[0], third[1]) == (second[0], second[1])
            assert third[2] != second[2]
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, made.tokens[2], first[2], 0)
            for seat, id_ in first.items():  # what each has answered there stands
                assert await tables.choose(made.id, made.tokens[seat], id_, seat) == 7

    run(test())
