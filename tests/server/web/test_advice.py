"""Ask the bot: what it would do, why, and where nobody may ask."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from croupier.server.app import create_app
from croupier.server.errors import NotNow, TooMany
from croupier.server.service.entrance.advice import AT_ONCE
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.thinking.bots import Question, think
from croupier.server.service.views import NewSeat, NewTable
from tests.games.played import play
from tests.games.quintet.table import position
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, opened, people, run, settings
from tests.server.serving import bearer
from tests.words import flat

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Tomas"}]
POSITION = {
    "hand": [["witch", "herald"], ["witch", "witch"]],
    "battlefield": [["wizard"], ["murderer"]],
    "active": 0,
    "phase": "main",
    "turn": 4,
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    chosen = settings(tmp_path, creations=20, positions=True)
    with TestClient(create_app(chosen, Tables(chosen, thinker=LastBot(), clock=StillClock()))) as client:
        yield client


def table(client: Client, **more: Any) -> tuple[str, list[str]]:
    """A table's id and its tokens; this browser has both seats."""
    wanted = {"game": "quintet", "seats": TWO, "position": POSITION, **more}
    made = client.post("/api/tables", json=wanted).json()
    client.cookies.set("seats", ".".join(f"{made['id']}~{seat['seat']}~{seat['token']}" for seat in made["seats"]))
    return made["id"], [seat["token"] for seat in made["seats"]]


def asked(client: Client, name: str, seat: int = 0, language: str = "en") -> Any:  # Any: a response
    headers = {"accept": "application/json", "accept-language": language}
    return client.post(f"/t/{name}/advise?seat={seat}", headers=headers)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The bot would choose: Play the Witch. That makes 2 of the 5 types for you."),
        ("fr", "Le robot choisirait : Jouer la Sorcière. Cela vous fait 2 des 5 types."),
        ("de", "Der Bot würde wählen: Die Hexe ausspielen. Damit hast du 2 der 5 Arten."),
    ],
)
def test_the_bot_says_what_it_would_do_and_why(client: Client, language: str, words: str) -> None:
    name, _ = table(client)
    told = asked(client, name, language=language).json()
    assert told["key"] == "play:witch"
    assert flat(told["words"]) == words
    page = client.get(f"/t/{name}?seat=0").text
    assert told["decision"] == page.split('data-decision="')[1].split('"')[0]
    assert "data-advise" in page


def test_without_scripts_the_answer_is_a_page(client: Client) -> None:
    name, _ = table(client)
    assert "The bot would choose" in client.post(f"/t/{name}/advise?seat=0").text


def test_who_is_not_asked_gets_no_advice_and_a_table_may_do_without(client: Client) -> None:
    name, (ada, tomas) = table(client)
    assert asked(client, name, seat=1).status_code == 409
    assert client.post(f"/api/tables/{name}/advice").status_code == 401
    assert client.post(f"/api/tables/{name}/advice", headers=bearer(tomas)).status_code == 409
    assert client.post(f"/api/tables/{name}/advice", headers=bearer(ada)).json()["key"] == "play:witch"
    quiet, (other, _) = table(client, advice=False)
    assert "data-advise" not in client.get(f"/t/{quiet}?seat=0").text
    assert client.post(f"/api/tables/{quiet}/advice", headers=bearer(other)).status_code == 409


def test_the_form_switches_advice_off(client: Client) -> None:
    form = {"game": "quintet", "seat0": "me", "seat1": "normal", "name": "Ada"}
    assert client.post("/new", data=form | {"advice": "no"}).status_code == 200
    assert "data-advise" not in client.get("/t/" + client.cookies["seats"].split("~")[0]).text


def test_nobody_asks_too_often_and_the_setting_outlives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        clock, bot = StillClock(), LastBot()
        async with opened(tmp_path, clock, bot) as tables:
            made = await tables.seating.create(people(2))
            seat = (await tables.look(made.id, None)).decisions[0].seat
            for _ in range(AT_ONCE):
                await tables.advice.advise(made.id, made.tokens[seat])
            with pytest.raises(TooMany):
                await tables.advice.advise(made.id, made.tokens[seat])
            await clock.pass_by(5, tables)
            advice = await tables.advice.advise(made.id, made.tokens[seat])
            assert (await tables.look(made.id, made.tokens[seat])).decisions[0].id == advice.decision
            assert {name for _, name, _ in bot.asked} == {"normal"}
            two = (NewSeat("human", "Ada"), NewSeat("human", "Tomas"))
            quiet = await tables.seating.create(NewTable("quintet", two, advice=False))
        async with opened(tmp_path, clock) as tables:
            assert (await tables.look(made.id, None)).advice
            assert not (await tables.look(quiet.id, None)).advice
            with pytest.raises(NotNow):
                await tables.advice.advise(quiet.id, quiet.tokens[0])

    run(test())


def test_advice_is_the_same_whatever_the_others_hold() -> None:
    """Thought from determinizations of the seat: with another hand of the rival the bot says the same."""
    said = set()
    for rival in (["witch", "witch", "herald"], ["wizard", "wizard", "murderer"]):
        match = play(
            position(2, hand=[["witch", "herald", "necromancer"], rival], battlefield=[["wizard"], ["herald"]])
        )
        said.add(think(Question(match.save(), 0, "greedy", 5)))
    assert len(said) == 1


def test_of_a_single_answer_no_reason_is_invented(client: Client) -> None:
    """Without a Wizard one may only pass (Q 6.10): the bot does not say that it is too dear."""
    name, _ = table(client, position={**POSITION, "active": 1, "hand": [["witch", "herald"], ["witch", "witch"]]})
    shown = client.get(f"/t/{name}?seat=1").text
    decision = shown.split('data-decision="')[1].split('"')[0]
    client.post(f"/t/{name}/choose?seat=1", data={"decision": decision, "key": "play:witch"})
    told = asked(client, name).json()
    assert told["key"] == "pass"
    assert flat(told["words"]) == "The bot would choose: Pass. There is nothing else to choose."


def begun(client: Client, game: str, seed: int = 1) -> tuple[str, Any]:  # Any: JSON
    """A new table at which seat 0 is asked first, and the answer to where one could begin."""
    made = client.post("/api/tables", json={"game": game, "seats": TWO, "seed": seed}).json()
    client.cookies.set("seats", ".".join(f"{made['id']}~{seat['seat']}~{seat['token']}" for seat in made["seats"]))
    return made["id"], made["seats"]


def test_a_first_match_begins_with_good_deeds_of_different_kinds_and_their_reasons(client: Client) -> None:
    name, _ = begun(client, "confluence")
    seat = next(n for n in (0, 1) if 'id="begin"' in client.get(f"/t/{name}?seat={n}").text)
    headers = {"accept": "application/json"}
    told = client.post(f"/t/{name}/beginnings?seat={seat}", headers=headers).json()
    keys = [deed["key"] for deed in told["deeds"]]
    assert 1 < len(keys) <= 3
    assert len(set(keys)) == len(keys)
    assert all(key.startswith("lay:") for key in keys)  # to compose by hand is none to begin with
    page = client.get(f"/t/{name}?seat={seat}").text
    assert all(f'value="{key}"' in page for key in keys)
    assert all(deed["deed"] and deed["words"] for deed in told["deeds"])
    assert client.post(f"/t/{name}/beginnings?seat={1 - seat}", headers=headers).status_code == 409


def test_where_no_match_begins_no_beginning_is_told(client: Client) -> None:
    name, _ = table(client)
    assert 'id="begin"' not in client.get(f"/t/{name}?seat=0").text
    assert client.post(f"/t/{name}/beginnings?seat=0").status_code == 409
