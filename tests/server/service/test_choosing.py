"""Tables are made, looked at and chosen at; everybody sees what is theirs; one choice wins."""

import asyncio
from pathlib import Path

import pytest

from croupier.catalog import find
from croupier.engine import BadSetup, IllegalChoice, UnknownGame
from croupier.engine.play.replay import load
from croupier.server.errors import (
    AlreadyAnswered,
    BadRequest,
    NoSuchDecision,
    NotOver,
    NotYours,
    TooMany,
    UnknownTable,
    WrongToken,
)
from croupier.server.service.views import NewSeat, NewTable
from tests.server.room import LastBot, choose, opened, own_keys, people, play_on, run


def test_only_the_asked_seat_sees_its_options(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            asked = (await tables.look(made.id, None)).decisions[0].seat
            own = await tables.look(made.id, made.tokens[asked])
            other = await tables.look(made.id, made.tokens[1 - asked])
            spectator = await tables.look(made.id, None)
            assert "pass" in own_keys(own)
            assert own.me == asked
            for seen in (other, spectator):
                assert [d.decision.options for d in seen.decisions] == [()]
                assert [d.id for d in seen.decisions] == [d.id for d in own.decisions]
                assert "cards" not in seen.view["hand"][asked]
            assert "cards" in own.view["hand"][asked]
            assert own.seed is None

    run(test())


def test_a_choice_moves_the_seq_by_one_and_coming_again_is_taken_once(tmp_path: Path) -> None:
    """Whoever has not heard the answer asks again, by key or index, however much later; what differs is refused."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            decision = (await tables.look(made.id, None)).decisions[0]
            token = made.tokens[decision.seat]
            index = own_keys(await tables.look(made.id, token)).index("pass")
            assert await tables.choose(made.id, token, decision.id, "pass") == 1
            for choice in ("pass", index):
                assert await tables.choose(made.id, token, decision.id, choice) == 1
            for other in ("play:wizard", index + 1, ""):
                with pytest.raises(AlreadyAnswered):
                    await tables.choose(made.id, token, decision.id, other)
            with pytest.raises(NotYours):
                await tables.choose(made.id, made.tokens[1 - decision.seat], decision.id, "pass")
            assert (await tables.look(made.id, None)).seq == 1
            await play_on(tables, made, 10)
            assert await tables.choose(made.id, token, decision.id, "pass") == 11
        async with opened(tmp_path) as tables:
            assert await tables.choose(made.id, token, decision.id, "pass") == 11
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, token, decision.id, "play:wizard")
            assert (await tables.look(made.id, None)).seq == 11

    run(test())


def test_of_racing_answers_to_one_decision_exactly_one_wins(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            decision = (await tables.look(made.id, None)).decisions[0]
            token = made.tokens[decision.seat]
            results = await asyncio.gather(
                *(tables.choose(made.id, token, decision.id, i % 2) for i in range(8)), return_exceptions=True
            )
            assert results.count(1) == 4  # the same, as if it had been asked once
            assert sum(isinstance(r, AlreadyAnswered) for r in results) == 4
            assert (await tables.look(made.id, None)).seq == 1

    run(test())


def test_what_cannot_be_chosen_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            decision = (await tables.look(made.id, None)).decisions[0]
            me, other = made.tokens[decision.seat], made.tokens[1 - decision.seat]
            with pytest.raises(NotYours):
                await tables.choose(made.id, other, decision.id, 0)
            with pytest.raises(WrongToken):
                await tables.choose(made.id, None, decision.id, 0)
            with pytest.raises(WrongToken):
                await tables.choose(made.id, "x" * 43, decision.id, 0)
            with pytest.raises(UnknownTable):
                await tables.choose("nowhere", me, decision.id, 0)
            for unknown in ("", "x", "0", "9-0", "0-7", "-1-0", "0-0-0"):
                with pytest.raises((NoSuchDecision, NotYours)):
                    await tables.choose(made.id, me, unknown, 0)
            for choice in (99, -1, "fly"):
                with pytest.raises(IllegalChoice, match="cannot choose"):
                    await tables.choose(made.id, me, decision.id, choice)
            offered = own_keys(await tables.look(made.id, me))
            kinds = ("herald", "murderer", "witch", "necromancer", "wizard")
            missing = next(f"play:{kind}" for kind in kinds if f"play:{kind}" not in offered)
            with pytest.raises(IllegalChoice) as refused:
                await tables.choose(made.id, me, decision.id, missing)
            assert refused.value.rule is not None
            assert (await tables.why_not(made.id, me, missing)).rule == refused.value.rule
            assert (await tables.look(made.id, None)).seq == 0

    run(test())


def test_tables_that_the_rules_forbid_are_not_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            for new, error in (
                (NewTable("chess", (NewSeat(), NewSeat())), UnknownGame),
                (people(1), BadSetup),
                (NewTable("quintet", (NewSeat(),) * 6), BadSetup),
                (people(2, variants={"teams": "on"}), BadSetup),
                (people(2, variants={"nonsense": "on"}), BadSetup),
                (people(2, seed=""), BadSetup),
                (people(2, seed="x" * 201), BadSetup),
                (people(2, language="xx"), BadRequest),
                (people(2, reaction_floor=-1.0), BadRequest),
                (people(2, title="x" * 81), BadRequest),
                (NewTable("quintet", (NewSeat(), NewSeat("bot", bot="deep"))), BadRequest),
                (NewTable("quintet", (NewSeat("human", "Ada", "easy"), NewSeat())), BadRequest),
                (NewTable("quintet", (NewSeat("bot"), NewSeat("open"))), BadRequest),
                (NewTable("quintet", (NewSeat("human", "A\x00B"), NewSeat())), BadRequest),
            ):
                with pytest.raises(error):
                    await tables.seating.create(new)
            assert await tables._matches.store.running() == []

    run(test())


def test_a_match_is_played_to_its_end_and_its_replay_tells_the_same_story(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(3))
            with pytest.raises(NotOver):
                await tables.replay(made.id)
            await play_on(tables, made, 500)
            seen = await tables.look(made.id, None)
            assert seen.over
            assert seen.status == "over"
            assert sum(seen.returns) == 1
            assert seen.seed == 7
            assert seen.decisions == ()
            replay = await tables.replay(made.id)
            assert load(replay, find).returns == seen.returns
            assert len(replay["choices"]) == seen.seq
            assert replay["commitment"] == made.commitment

    run(test())


def test_bots_play_by_themselves_and_repeat_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        seen = []
        for _ in range(2):
            bot = LastBot()
            async with opened(tmp_path, thinker=bot) as tables:
                made = await tables.seating.create(NewTable("quintet", (NewSeat("bot", bot="random"),) * 2, seed=5))
                await tables.idle()
                assert (await tables.look(made.id, None)).over
                seen.append(((await tables.replay(made.id))["choices"], bot.asked))
        assert seen[0] == seen[1]
        assert len({seed for _, _, seed in seen[0][1]}) > 10

    run(test())


def test_a_bot_that_fails_is_asked_again_and_nothing_is_put_in_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        from tests.server.room import StillClock

        bot, clock = LastBot(), StillClock()
        bot.failures = 2
        async with opened(tmp_path, thinker=bot, clock=clock) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat("bot"), NewSeat("bot")), seed=5))
            await tables.idle()
            assert (await tables.look(made.id, None)).seq == 0
            await clock.pass_by(30, tables)
            assert (await tables.look(made.id, None)).over

    run(test())


def test_tables_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, tables_in_memory=3) as tables:
            made = [await tables.seating.create(people(2, seed=seed)) for seed in range(10)]
            for one in made:
                await choose(tables, one, "pass")
            assert len(tables._matches._tables) <= 3
            for one in made:
                seen = await tables.look(one.id, None)
                assert (seen.seq, seen.decisions[0].id[:2]) == (1, "1-")

    run(test())


def test_too_many_new_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        from tests.server.room import StillClock

        clock = StillClock()
        async with opened(tmp_path, clock=clock, creations=3, creations_per_second=0.5) as tables:
            for _ in range(3):
                await tables.seating.create(people(2), client="1.2.3.4")
            with pytest.raises(TooMany) as refused:
                await tables.seating.create(people(2), client="1.2.3.4")
            assert refused.value.retry_after == 2.0
            await tables.seating.create(people(2), client="5.6.7.8")
            await clock.pass_by(2, tables)
            await tables.seating.create(people(2), client="1.2.3.4")

    run(test())


def test_changes_are_told_at_once_and_streams_end_when_the_server_does(tmp_path: Path) -> None:
    async def test() -> None:
        told: list[tuple[str, int]] = []
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            subscribed = asyncio.Event()

            async def listen() -> None:
                async with tables.subscribe(made.id, made.tokens[0]) as changes:
                    subscribed.set()
                    told.extend([(change.kind, change.seq) async for change in changes])

            listening = asyncio.create_task(listen())
            await subscribed.wait()
            await choose(tables, made, "pass")
            assert (await tables.look(made.id, None)).seats[0].connected
        await listening
        assert ("seq", 1) in told

    run(test())
