"""The reaction window: no pace, no signal and no byte tells whether the asked seat holds a Wizard (Q 7.1 to 7.11)."""

import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import croupier
from croupier.engine import Match
from croupier.games.quintet import Quintet
from croupier.server.api.shapes import shown
from croupier.server.errors import AlreadyAnswered, BadRequest, NotNow, NotYours
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.thinking.bots import DELAY, HURRY, Question
from croupier.server.service.views import Created, NewSeat, NewTable
from tests.server.room import LastBot, StillClock, choose, lay, opened, own_keys, people, run

WITH = ["wizard", "witch", "witch"]
WITHOUT = ["herald", "witch", "witch"]


class FirstBot(LastBot):
    """Passes, at once."""

    async def choose(self, question: Question) -> int:
        return 0


def position(hand: list[str], players: int = 2) -> Match:
    """Seat 0 is to play a Murderer; the hand of seat 1 is given."""
    hands = {0: ["murderer", "herald", "herald"], 1: hand}
    return croupier.arrange("quintet", players, {"hand": hands, "active": 0, "phase": "main", "turn": 3})


async def window(tables: Tables, hand: list[str], **more: Any) -> Created:
    """A table at which seat 1 is asked whether it reacts."""
    made = await tables.seating.create(people(2, **more))
    lay(tables, made.id, position(hand))
    await choose(tables, made, "play:murderer", seat=0)
    return made


async def bytes_seen(tables: Tables, made: Created) -> list[bytes]:
    """Everything the others are sent: the spectator and seat 0, as JSON, without what was drawn for the table."""
    sent = []
    for token in (None, made.tokens[0]):
        look = await tables.look(made.id, token)
        told = msgspec.json.encode(shown(look))
        sent.append(told.replace(made.id.encode(), b"ID").replace(made.commitment.encode(), b"SEAL"))
        sent.append(json.dumps([list(look.log), look.can_undo, look.answer_waits, str(look.undo)]).encode())
    return sent


def test_q_7_5_an_answer_is_published_no_earlier_than_the_floor(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await window(tables, WITH, reaction_floor=2.0)
            assert await choose(tables, made, "pass", seat=1) == 1
            await clock.pass_by(1.9, tables)
            assert (await tables.look(made.id, None)).seq == 1
            await clock.pass_by(0.2, tables)
            assert (await tables.look(made.id, None)).seq == 2

    run(test())


@pytest.mark.parametrize("clock_kind", ["floor", "fixed"])
def test_answers_that_betray_nothing_are_published_at_once(
    clock_kind: Literal["floor", "fixed"], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpaced = {name: replace(window, paced=False) for name, window in Quintet.windows.items()}
    monkeypatch.setattr(Quintet, "windows", unpaced)

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await window(tables, WITH, reaction_floor=2.0, reaction_clock=clock_kind, reaction_time=6.0)
            await choose(tables, made, "pass", seat=1)
            await clock.pass_by(0.0, tables)
            assert (await tables.look(made.id, None)).seq == 2

    run(test())


def test_q_7_5_an_answer_after_the_floor_is_published_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await window(tables, WITH, reaction_floor=2.0)
            await clock.pass_by(30, tables)
            assert (await tables.look(made.id, None)).seq == 1
            assert await choose(tables, made, "pass", seat=1) == 2

    run(test())


def test_q_7_5_the_server_keeps_to_two_seconds_where_nobody_says_otherwise(tmp_path: Path) -> None:
    async def test() -> None:
        from croupier.server.settings import Settings

        assert Settings(database="sqlite:///x").reaction_floor == 2.0
        async with opened(tmp_path, reaction_floor=2.0) as tables:
            made = await tables.seating.create(people(2))
            assert (await tables.look(made.id, None)).reaction_floor == 2.0

    run(test())


def test_an_answer_that_waits_is_final_and_shown_to_nobody_but_its_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await window(tables, WITH, reaction_floor=2.0)
            decision = (await tables.look(made.id, None)).decisions[0]
            await tables.choose(made.id, made.tokens[1], decision.id, "pass")
            own = await tables.look(made.id, made.tokens[1])
            assert own.answer_waits
            assert own.decisions == ()
            for token in (None, made.tokens[0]):
                seen = await tables.look(made.id, token)
                assert not seen.answer_waits
                assert seen.decisions == (decision,)
                assert seen.seats[1].asked
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, made.tokens[1], decision.id, "play:wizard")
            with pytest.raises(NotYours):
                await tables.choose(made.id, made.tokens[0], decision.id, "pass")

    run(test())


@pytest.mark.parametrize("clock_kind", ["floor", "fixed"])
@pytest.mark.parametrize("preset", ["never", "until_my_turn"])
def test_two_tables_that_differ_in_a_hidden_card_send_the_same_bytes_at_every_moment(
    tmp_path: Path, clock_kind: Any, preset: str
) -> None:
    """Also while the one who holds a Wizard thinks long and the one who has no choice answers at once."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            more = {"reaction_floor": 2.0, "reaction_clock": clock_kind, "reaction_time": 6.0}
            both = [await tables.seating.create(people(2, **more)) for _ in range(2)]
            for made, hand in zip(both, (WITH, WITHOUT), strict=True):
                lay(tables, made.id, position(hand))
                await tables.preset(made.id, made.tokens[1], "react", preset)

            async def same() -> None:
                first, second = [await bytes_seen(tables, made) for made in both]
                assert first == second

            await same()
            for made in both:
                await choose(tables, made, "play:murderer", seat=0)
            await same()
            if preset == "never":
                await choose(tables, both[1], "pass", seat=1)
            await same()
            for _ in range(3):
                await clock.pass_by(0.5, tables)
                await same()
            if preset == "never":
                await choose(tables, both[0], "pass", seat=1)
            for _ in range(12):
                await same()
                await clock.pass_by(0.5, tables)
            await same()
            assert (await tables.look(both[0].id, None)).seq == 2

    run(test())


async def against_a_bot(tables: Tables, hand: list[str], players: int = 2) -> Created:
    """A person plays a Murderer against bots, of which seat 1 has this hand; the windows have a floor of 2 seconds."""
    bots = (NewSeat("bot", bot="random"),) * (players - 1)
    laid = position(hand, players).arrangement
    made = await tables.seating.create(
        NewTable("quintet", (NewSeat(), *bots), seed=7, reaction_floor=2.0, position=laid)
    )
    await choose_alone(tables, made, "play:murderer", seat=0)
    return made


async def choose_alone(tables: Tables, made: Created, key: str, seat: int) -> None:
    """A choice of which nobody but the seat has looked at the table."""
    own = next(d for d in (await tables.look(made.id, made.tokens[seat])).decisions if d.mine)
    await tables.choose(made.id, made.tokens[seat], own.id, key)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("hand", [WITH, WITHOUT])
def test_q_7_6_bots_alone_answer_after_the_time_they_may_think(tmp_path: Path, players: int, hand: list[str]) -> None:
    """Whatever they hold: so nobody waits for the floor, and their pace betrays nothing. They are asked in turn."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, FirstBot(), positions=True) as tables:
            made = await against_a_bot(tables, hand, players)
            for passed in range(players - 1):
                await clock.pass_by(HURRY + DELAY - 0.01, tables)
                assert (await tables.look(made.id, made.tokens[0])).seq == 1 + passed
                await clock.pass_by(0.01, tables)
            assert (await tables.look(made.id, made.tokens[0])).seq == players

    run(test())


def test_bots_are_told_how_long_they_may_think_about_a_window(tmp_path: Path) -> None:
    class Listener(FirstBot):
        seconds: tuple[float | None, ...] = ()

        async def choose(self, question: Question) -> int:
            self.seconds += (question.seconds,)
            return await super().choose(question)

    async def test() -> None:
        thinker, clock = Listener(), StillClock()
        async with opened(tmp_path, clock, thinker, positions=True) as tables:
            made = await against_a_bot(tables, WITH)
            await clock.pass_by(1, tables)
            while own_keys(await tables.look(made.id, made.tokens[0])):
                await choose_alone(tables, made, "decline", seat=0)
            await clock.pass_by(1, tables)
            assert set(thinker.seconds) == {HURRY, None}  # in the window, and for its own turn

    run(test())


@pytest.mark.parametrize("watching", ["nobody", "a reader", "a spectator who asks again and again"])
def test_a_person_among_bots_waits_for_the_floor_only_where_somebody_watches(tmp_path: Path, watching: str) -> None:
    """The pace of the only person betrays that hand to whoever sees it, and to nobody else."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, FirstBot(), positions=True) as tables:
            seats = (NewSeat("bot", bot="random"), NewSeat())
            made = await tables.seating.create(NewTable("quintet", seats, seed=7, reaction_floor=2.0))
            await tables.idle()
            lay(tables, made.id, position(WITH))
            async with AsyncExitStack() as stack:
                if watching == "a reader":
                    await stack.enter_async_context(tables.subscribe(made.id, None))
                await play_for_bot(tables, made, "play:murderer")
                if watching.startswith("a spectator"):
                    await tables.look(made.id, None)
                await choose_alone(tables, made, "pass", seat=1)
                await clock.pass_by(0.1, tables)
                seq = (await tables.look(made.id, made.tokens[1])).seq
                assert (seq == 1) == (watching != "nobody")
                await clock.pass_by(2.0, tables)
                assert (await tables.look(made.id, made.tokens[1])).seq > 1

    run(test())


async def play_for_bot(tables: Tables, made: Created, key: str) -> None:
    """The bot at seat 0 plays this."""
    table = await tables._matches.find(made.id)
    pending = table.running().pending[0]
    await tables._matches.answer(table, pending, pending.decision.keys.index(key))
    await tables._matches.proceed(table)


def test_q_7_10_with_a_fixed_clock_answers_and_silence_come_out_exactly_then(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            more = {"reaction_clock": "fixed", "reaction_time": 6.0}
            quiet = await window(tables, WITH, **more)
            quick = await window(tables, WITH, **more)
            await choose(tables, quick, "play:wizard", seat=1)
            await clock.pass_by(5.9, tables)
            assert [(await tables.look(made.id, None)).seq for made in (quiet, quick)] == [1, 1]
            await clock.pass_by(0.2, tables)
            assert [(await tables.look(made.id, None)).seq for made in (quiet, quick)] == [2, 2]
            events = [[e["event"] for e in (await tables.look(made.id, None)).log] for made in (quiet, quick)]
            assert "passed" in events[0]
            assert "reacted" in events[1]

    run(test())


def test_q_7_7_a_standing_answer_passes_by_public_facts_and_lapses_when_it_is_spent(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2, reaction_floor=2.0))
            lay(tables, made.id, position(WITH))
            token = made.tokens[1]
            await tables.preset(made.id, token, "react", "until_my_turn")
            await choose(tables, made, "play:murderer", seat=0)
            own = await tables.look(made.id, token)
            assert (own.answer_waits, own.decisions) == (True, ())
            assert (await tables.look(made.id, made.tokens[0])).presets == {"react": "never"}
            await clock.pass_by(2.1, tables)
            assert (await tables.look(made.id, None)).seq == 2
            await choose(tables, made, "decline", seat=0)
            assert (await tables.look(made.id, token)).presets == {"react": "never"}

    run(test())


def test_q_7_7_a_standing_answer_that_does_not_hold_leaves_the_question(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, reaction_floor=2.0))
            match = croupier.arrange(
                "quintet",
                2,
                {
                    "hand": {0: ["murderer", "herald"], 1: WITH},
                    "battlefield": {0: ["herald", "witch", "necromancer"]},
                    "active": 0,
                    "phase": "main",
                    "turn": 3,
                },
            )
            lay(tables, made.id, match)
            await tables.preset(made.id, made.tokens[1], "react", "unless_fourth")
            await choose(tables, made, "play:murderer", seat=0)
            assert own_keys(await tables.look(made.id, made.tokens[1])) == ("pass", "play:wizard")

    run(test())


def test_q_7_9_presets_change_only_outside_a_decision_of_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await window(tables, WITH, reaction_floor=2.0)
            with pytest.raises(NotNow):
                await tables.preset(made.id, made.tokens[1], "react", "until_my_turn")
            for window_name, preset in (("react", "often"), ("play", "never")):
                with pytest.raises(BadRequest):
                    await tables.preset(made.id, made.tokens[0], window_name, preset)
            await tables.preset(made.id, made.tokens[0], "react", "unless_fifth")
            assert (await tables.look(made.id, made.tokens[0])).presets == {"react": "unless_fifth"}
            with pytest.raises(NotNow):
                await tables.preset(made.id, made.tokens[0], "react", "until_my_turn")

    run(test())


def test_an_answer_that_waits_survives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2, reaction_floor=2.0, reaction_clock="fixed"))
            for _ in range(40):  # until somebody is asked in a window
                seen = await tables.look(made.id, None)
                if seen.decisions[0].name == "react":
                    break
                own = await tables.look(made.id, made.tokens[seen.decisions[0].seat])
                await choose(tables, made, own_keys(own)[-1])
            seq = (await tables.look(made.id, None)).seq
            decision = (await tables.look(made.id, None)).decisions[0]
            await tables.choose(made.id, made.tokens[decision.seat], decision.id, "pass")
        async with opened(tmp_path, clock) as tables:
            own = await tables.look(made.id, made.tokens[decision.seat])
            assert (own.answer_waits, own.seq) == (True, seq)
            await tables.choose(made.id, made.tokens[decision.seat], decision.id, "pass")  # asked once more
            with pytest.raises(AlreadyAnswered):
                await tables.choose(made.id, made.tokens[decision.seat], decision.id, 1)
            await clock.pass_by(6.1, tables)
            assert (await tables.look(made.id, None)).seq == seq + 1
            assert await tables.choose(made.id, made.tokens[decision.seat], decision.id, "pass") == seq + 1

    run(test())


@pytest.mark.parametrize("later", [3600.0, -3600.0], ids=["late", "early"])
def test_a_window_begins_its_time_anew_whatever_the_clock_of_the_last_process_said(
    tmp_path: Path, later: float
) -> None:
    """Clocks of machines differ, and that of one which has just started may be far off until it has asked others."""

    async def test() -> None:
        at = {"hand": {"0": ["murderer", "herald", "herald"]}, "active": 0, "phase": "main", "turn": 3}
        async with opened(tmp_path, positions=True) as tables:
            made = await tables.seating.create(people(2, position=at, reaction_clock="fixed", reaction_time=6.0))
            await choose(tables, made, "play:murderer", seat=0)
        clock = StillClock()
        clock.time += later
        async with opened(tmp_path, clock) as tables:
            await clock.pass_by(5.9, tables)
            assert (await tables.look(made.id, None)).seq == 1
            await clock.pass_by(0.2, tables)
            assert (await tables.look(made.id, None)).seq == 2

    run(test())
