"""What is known of a match that is over: how it went, and who has won how often."""

from pathlib import Path

import pytest

from croupier.server.errors import NotOver
from croupier.server.service.views import Created, NewSeat, NewTable
from tests.server.room import opened, play_on, run

WITH_A_BOT = (NewSeat("human", "Ada"), NewSeat("bot", "Robo", "easy"))


def test_how_a_match_went_is_told_when_it_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(NewTable("quintet", WITH_A_BOT))
            with pytest.raises(NotOver):
                await tables.course(made.id)
            await play_on(tables, made, 500)
            over = await tables.look(made.id, None)
            found = await tables.course(made.id)
            assert found.outlooks[-1].returns == over.returns
            assert await tables.course(made.id) is found

    run(test())


def test_an_evening_counts_the_wins_over_rematches(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            first = await tables.seating.create(NewTable("quintet", WITH_A_BOT))
            await play_on(tables, first, 500)
            looks = [await tables.look(first.id, None)]
            assert (looks[0].over, looks[0].evening) == (True, None)  # one match is no evening
            seated = await tables.rematches.rematch(first.id, first.tokens[0])
            again = Created(seated.table, "", {seated.seat: seated.token})
            assert (await tables.look(again.id, None)).evening is None  # it is being played
            await play_on(tables, again, 500)
            looks.append(await tables.look(again.id, None))
            won = dict.fromkeys(looks[0].names, 0)
            for look in looks:
                for name, share in zip(look.names, look.returns, strict=True):
                    won[name] += share == max(look.returns) > 0
            evening = looks[1].evening
            assert evening is not None
            assert (evening.matches, dict(evening.wins)) == (2, won)
            assert [wins for _, wins in evening.wins] == sorted(won.values(), reverse=True)

    run(test())
