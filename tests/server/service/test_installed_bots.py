"""Bots of installed packages at the tables."""

from pathlib import Path

import pytest

from croupier.bots import names
from croupier.engine import BadSetup
from croupier.server.service.thinking.bots import Question, think
from croupier.server.service.views import NewSeat, NewTable
from tests.bots.test_named import HERE
from tests.installed import installed_bots
from tests.server.room import LastBot, opened, run


class InThisProcess(LastBot):
    """Lets the bot think here: other processes know nothing of what a test has installed."""

    def __init__(self) -> None:
        super().__init__()
        self.names = names()

    async def choose(self, question: Question) -> int:
        self.asked.append((question.seat, question.bot, question.seed))
        return think(question)


def table(game: str, *bots: str) -> NewTable:
    return NewTable(game, tuple(NewSeat("bot", bot=name) for name in bots), seed=5)


def test_an_installed_bot_plays_at_the_tables_of_its_games(tmp_path: Path) -> None:
    async def test() -> None:
        thinker = InThisProcess()
        async with opened(tmp_path, thinker=thinker) as tables:
            made = await tables.seating.create(table("quintet", "last", "expert"))
            await tables.idle()
            assert (await tables.look(made.id, None)).over
            assert {name for _, name, _ in thinker.asked} == {"last", "expert"}
            with pytest.raises(BadSetup, match="'expert' does not play wildlands"):
                await tables.seating.create(table("wildlands", "last", "expert"))

    with installed_bots(("last", f"{HERE}:Last"), ("expert", f"{HERE}:Expert")):
        run(test())


def test_a_bot_that_fails_stops_no_table_but_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, thinker=InThisProcess()) as tables:
            stuck = await tables.seating.create(table("quintet", "lost", "lost"))
            made = await tables.seating.create(table("quintet", "last", "random"))
            await tables.idle()
            assert (await tables.look(stuck.id, None)).seq == 0
            assert (await tables.look(made.id, None)).over

    with installed_bots(("last", f"{HERE}:Last"), ("lost", f"{HERE}:Lost")):
        run(test())
