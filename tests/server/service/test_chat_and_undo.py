"""Messages, and taking a choice back with everybody's consent."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from croupier import load
from croupier.engine import CannotUndo, Match, Window
from croupier.server.errors import AlreadyAnswered, BadRequest, NotNow, TooMany, WrongToken
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.chat import MESSAGES
from croupier.server.service.people.undo import TAKEN_BACK, TAKEN_BACK_PER_SECOND
from croupier.server.service.views import Created, NewSeat, NewTable, Undone
from croupier.server.store.archive import document
from tests.server.duel import Duel, install
from tests.server.room import LastBot, StillClock, choose, opened, own_keys, people, play_on, run


def test_people_at_the_table_talk_and_spectators_read(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            await tables.chat.say(made.id, made.tokens[0], "  Good luck ")
            await tables.chat.say(made.id, made.tokens[1], "You too\n<b>")
            heard = await tables.chat.messages(made.id, None)
            assert [(m.number, m.name, m.text) for m in heard] == [
                (1, "Ada", "Good luck"),
                (2, "Bruno", "You too\n<b>"),
            ]
            assert await tables.chat.messages(made.id, made.tokens[0]) == heard
            with pytest.raises(WrongToken):
                await tables.chat.say(made.id, None, "Hello")
            for text in ("", " \n ", "x" * 501, "a\x07b", "\u202eabc"):
                with pytest.raises(BadRequest):
                    await tables.chat.say(made.id, made.tokens[0], text)
            await tables.chat.say(made.id, made.tokens[0], "x" * 500)
        async with opened(tmp_path, clock) as tables:
            assert len(await tables.chat.messages(made.id, None)) == 3

    run(test())


def test_who_talks_too_fast_is_asked_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            for i in range(5):
                await tables.chat.say(made.id, made.tokens[0], str(i))
            with pytest.raises(TooMany):
                await tables.chat.say(made.id, made.tokens[0], "again")
            await tables.chat.say(made.id, made.tokens[1], "calm")
            await clock.pass_by(2, tables)
            await tables.chat.say(made.id, made.tokens[0], "again")

    run(test())


async def walking(tables: Tables, *others: NewSeat) -> Created:
    """A table at which everybody takes steps side by side and nobody draws or reveals anything."""
    made = await tables.seating.create(NewTable("duel", (NewSeat("human", "Ada"), *others), seed=1))
    for seat in range(len(others) + 1):
        if seat in made.tokens:
            await choose(tables, made, "hold", seat=seat)
    await tables.idle()
    return made


def test_a_choice_is_taken_back_when_the_others_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await walking(tables, NewSeat(), NewSeat())
            before = await tables.look(made.id, made.tokens[0])
            assert not before.can_undo
            await choose(tables, made, 2, seat=0)
            assert (await tables.look(made.id, made.tokens[0])).can_undo
            assert not (await tables.look(made.id, made.tokens[1])).can_undo
            with pytest.raises(CannotUndo):
                await tables.undo.ask(made.id, made.tokens[1])
            with pytest.raises(NotNow):
                await tables.undo.answer(made.id, made.tokens[1], agree=True)
            assert not await tables.undo.ask(made.id, made.tokens[0])
            request = (await tables.look(made.id, made.tokens[1])).undo
            assert request is not None
            assert (request.seat, request.waiting) == (0, (1, 2))
            with pytest.raises(BadRequest):
                await tables.undo.answer(made.id, made.tokens[0], agree=True)
            assert not await tables.undo.answer(made.id, made.tokens[1], agree=False)
            assert (await tables.look(made.id, None)).undo is None
            assert (await tables.look(made.id, None)).undone is None
            await tables.undo.ask(made.id, made.tokens[0])
            assert not await tables.undo.answer(made.id, made.tokens[1], agree=True)
            assert await tables.undo.answer(made.id, made.tokens[2], agree=True)
            after = await tables.look(made.id, made.tokens[0])
            assert after.undone == Undone(0, after.seq)
            assert after.view == before.view
            assert after.seq == before.seq + 2
            old = {d.seat: d.id for d in before.decisions}
            new = {d.seat: d.id for d in after.decisions}
            assert (old[1], old[2]) == (new[1], new[2])
            with pytest.raises(AlreadyAnswered):  # a page that has not heard of it yet
                await tables.choose(made.id, made.tokens[0], old[0], 2)
            await choose(tables, made, 1, seat=0)
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, None)).view["steps"] == [1, 0, 0]
            assert (await tables.look(made.id, None)).seq == before.seq + 3

    install(monkeypatch)
    run(test())


def test_a_match_that_is_over_is_not_taken_back(tmp_path: Path) -> None:
    """Its result, its seed and its replay have been published."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, seed=1))
            await play_on(tables, made, 3000)
            over = await tables.look(made.id, None)
            assert over.over
            last = (await replayed(tables, made)).choices[-1].seat
            assert (await replayed(tables, made)).can_undo(last), "the last choice has revealed nothing"
            assert not (await tables.look(made.id, made.tokens[last])).can_undo
            for deed in (tables.undo.ask, tables.undo.retract, tables.takeover.hand_over):
                with pytest.raises(NotNow, match="over"):
                    await deed(made.id, made.tokens[last])
            assert (await tables.look(made.id, None)).returns == over.returns

    async def replayed(tables: Tables, made: Created) -> Match:
        return load(await tables.replay(made.id))

    run(test())


def test_nobody_reads_more_than_the_newest_messages(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            for number in range(MESSAGES + 3):
                await clock.pass_by(2, tables)
                await tables.chat.say(made.id, made.tokens[0], str(number))
            heard = await tables.chat.messages(made.id, None)
            assert [message.text for message in heard] == [str(number) for number in range(3, MESSAGES + 3)]

    run(test())


def test_alone_against_bots_nobody_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await walking(tables, NewSeat("bot"))
            await choose(tables, made, 2, seat=0)
            assert await tables.undo.ask(made.id, made.tokens[0])
            assert (await tables.look(made.id, None)).view["steps"][0] == 0

    install(monkeypatch)
    run(test())


def test_nobody_writes_a_log_without_end_by_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await walking(tables, NewSeat("bot"))
            for _ in range(2):
                with pytest.raises(CannotUndo):  # nothing is taken back, and nothing is counted
                    await tables.undo.retract(made.id, made.tokens[0])
            for _ in range(TAKEN_BACK):
                await choose(tables, made, 2, seat=0)
                await tables.undo.ask(made.id, made.tokens[0])
            await choose(tables, made, 2, seat=0)
            for deed in (tables.undo.ask, tables.undo.retract):
                with pytest.raises(TooMany):
                    await deed(made.id, made.tokens[0])
            await clock.pass_by(1 / TAKEN_BACK_PER_SECOND, tables)
            assert await tables.undo.ask(made.id, made.tokens[0])

    install(monkeypatch)
    run(test())


def test_another_choice_ends_the_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await walking(tables, NewSeat())
            await choose(tables, made, 2, seat=0)
            await tables.undo.ask(made.id, made.tokens[0])
            await choose(tables, made, 1, seat=1)
            assert (await tables.look(made.id, None)).undo is None
            with pytest.raises(NotNow):
                await tables.undo.answer(made.id, made.tokens[1], agree=True)

    install(monkeypatch)
    run(test())


def test_a_request_is_dropped_when_a_bot_comes_for_somebody_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot would never consent; who asks again needs only the people who are left."""

    async def test() -> None:
        bot = LastBot()
        bot.failures = 9  # it chooses nothing: another choice would end the request
        async with opened(tmp_path, thinker=bot) as tables:
            made = await walking(tables, NewSeat(), NewSeat())
            await choose(tables, made, 2, seat=0)
            await tables.undo.ask(made.id, made.tokens[0])
            await tables.takeover.hand_over(made.id, made.tokens[1], "random")
            assert (await tables.look(made.id, None)).undo is None
            await tables.undo.ask(made.id, made.tokens[0])
            assert await tables.undo.answer(made.id, made.tokens[2], agree=True)

    install(monkeypatch)
    run(test())


def test_a_card_that_was_shown_is_not_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            decision = (await tables.look(made.id, None)).decisions[0]
            own = await tables.look(made.id, made.tokens[decision.seat])
            await tables.choose(made.id, made.tokens[decision.seat], decision.id, own_keys(own)[-1])
            with pytest.raises(CannotUndo):
                await tables.undo.ask(made.id, made.tokens[decision.seat])

    run(test())


class Sealed(Duel):
    """The same game, in which the secret answers wait for no clock."""

    windows: ClassVar[Mapping[str, Window]] = {}


def test_a_secret_choice_is_changed_while_others_still_choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(
                NewTable("duel", (NewSeat("human", "Ada"), NewSeat(), NewSeat()), seed=1)
            )
            with pytest.raises(CannotUndo):
                await tables.undo.retract(made.id, made.tokens[1])
            assert not (await tables.look(made.id, made.tokens[1])).secret_choice
            await choose(tables, made, "strike", seat=1)
            await choose(tables, made, "strike", seat=0)  # the choice changed need not be the last one
            before = await tables.look(made.id, made.tokens[2])
            chosen = [(await tables.look(made.id, made.tokens[seat])).secret_choice for seat in range(3)]
            assert [one and (one[0].name, one[1]) for one in chosen] == [("counter", "strike")] * 2 + [None]
            assert not (await tables.look(made.id, None)).secret_choice
            with pytest.raises(WrongToken):
                await tables.undo.retract(made.id, None)
            assert await tables.undo.retract(made.id, made.tokens[1]) == before.seq + 1
            after = await tables.look(made.id, made.tokens[2])
            assert [d.seat for d in after.decisions] == [1, 2]
            assert [d.id for d in after.decisions if d.seat == 2] == [d.id for d in before.decisions]
            assert after.log == before.log
            assert after.undone is None
            await choose(tables, made, "hold", seat=1)
            await choose(tables, made, "strike", seat=2)
            said = [line["word"] for line in (await tables.look(made.id, None)).log]
            assert said == ["strike", "hold", "strike"]
            with pytest.raises(CannotUndo):
                await tables.undo.retract(made.id, made.tokens[1])
        async with opened(tmp_path) as tables:
            again = await tables.look(made.id, None)
            assert [line["word"] for line in again.log] == said
            stored = await tables._matches.store.load(made.id)
            assert stored is not None
            assert [choice[2] for choice in document(stored)["choices"]] == ["strike", "hold", "strike"]

    install(monkeypatch)
    for room in ("croupier.server.service.runtime.table", "croupier.server.service.people.seating", "croupier.catalog"):
        monkeypatch.setattr(f"{room}.find", lambda name: Sealed)
    run(test())
