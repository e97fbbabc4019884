"""A seat that was spared its secret question looks to everybody else as if it were asked."""

from pathlib import Path
from typing import Any

import pytest

from croupier.server.errors import AlreadyAnswered, BadRequest, NotYours
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from tests.server.room import choose, opened, run

TWO_KINDS, ONE_KIND = ["bog_imp", "rat_swarm"], ["bog_imp", "bog_imp"]


async def picking(tables: Tables, cards: list[str]) -> Created:
    """Three people pick, seat 0 from these cards; two of one kind leave nothing to choose (P 14.2)."""
    nothing: list[list[str]] = [[], [], []]
    dealt = [cards, ["bone_sentry", "rat_swarm"], ["goblin_poacher", "hobgoblin"]]
    laid = {"stage": "pick", "phase": 1, "dealt": dealt, "hand": nothing, "picked": nothing, "line": nothing}
    return await tables.seating.create(NewTable("perils", (NewSeat(), NewSeat(), NewSeat()), seed=5, position=laid))


async def seen(tables: Tables, made: Created, viewer: int | None) -> list[Any]:  # Any: as looks have it
    """What a table shows of who is asked."""
    look = await tables.look(made.id, None if viewer is None else made.tokens[viewer])
    asked = [(one.id, one.seat, one.name, one.decision.keys) for one in look.decisions if not one.mine]
    return [asked, [seat.asked for seat in look.seats], look.view["asked"]]


async def told(tables: Tables, cards: list[str]) -> list[Any]:  # Any: as above
    """What the others are shown before and after seat 1 has answered, and whether seat 0 can be reminded."""
    made = await picking(tables, cards)
    shown = [await seen(tables, made, viewer) for viewer in (1, 2, None)]
    await tables.takeover.nudge(made.id, made.tokens[1], 0)
    await choose(tables, made, 0, seat=1)
    shown += [await seen(tables, made, viewer) for viewer in (1, 2, None)]
    with pytest.raises(BadRequest):
        await tables.takeover.nudge(made.id, made.tokens[0], 1)
    return shown


def test_nobody_learns_who_was_spared(tmp_path: Path) -> None:
    """P 13.1, 14.2"""

    async def test() -> None:
        async with opened(tmp_path, positions=True) as tables:
            spared = await told(tables, ONE_KIND)
            assert spared == await told(tables, TWO_KINDS)
            asked = [[one["seat"] for one in view] for _, _, view in spared]
            assert asked == [[0, 1, 2]] * 3 + [[0, 2]] * 3

    run(test())


def test_who_was_spared_has_nothing_to_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, positions=True) as tables:
            made = await picking(tables, ONE_KIND)
            own = await tables.look(made.id, made.tokens[0])
            assert [one.seat for one in own.decisions] == [1, 2]
            assert [seat.asked for seat in own.seats] == [False, True, True]
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, made.tokens[0], "0-0", 0)
            with pytest.raises(NotYours):
                await tables.choose(made.id, made.tokens[1], "0-0", 0)

    run(test())


def test_what_comes_after_the_secret_has_an_id_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, positions=True) as tables:
            made = await picking(tables, ONE_KIND)
            for seat in (1, 2):
                await choose(tables, made, 0, seat=seat)
            for viewer in (0, 1, 2, None):
                look = await tables.look(made.id, None if viewer is None else made.tokens[viewer])
                assert all(one.id != f"0-{one.seat}" for one in look.decisions)
                assert [{"seat": one.seat, "name": one.name} for one in look.decisions] == look.view["asked"]

    run(test())
