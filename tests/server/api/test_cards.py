"""Tables with other cards than the box: they say so, outlive the server, and are part of replay and commitment."""

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import croupier
from croupier.engine import commitment
from croupier.engine.card_sets import as_text
from croupier.server.app import create_app
from croupier.server.service.people.house_cards import HouseCards
from croupier.server.service.views import NewSeat, NewTable
from croupier.server.settings import Settings
from croupier.server.web.replay_steps import unroll
from tests.server.api.test_positions_and_previews import choice, house
from tests.server.room import opened, play_on, run
from tests.server.serving import bearer

Client = TestClient[Litestar]
TWO = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
CARDS: dict[str, str | int] = {"murderer.copies": 4, "herald.effect": "draw 2"}
WRITTEN = {"herald.effect": "draw 2", "murderer.copies": "4"}
SAID = {
    "en": "Other cards than in the box: Herald (ability = draw 2), Murderer (copies = 4).",
    "fr": "Autres cartes que dans la boîte : Héraut (capacité = draw 2), Assassin (exemplaires = 4).",
    "de": "Andere Karten als in der Schachtel: Herold (Fähigkeit = draw 2), Meuchler (Anzahl = 4).",
}


def made(client: Client, **more: Any) -> tuple[str, list[str]]:
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "cards": CARDS, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], [entry["token"] for entry in answer.json()["seats"]]


def test_a_table_with_other_cards_outlives_the_server_and_its_replay_has_them(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        name, (ada,) = made(client)
        assert client.get(f"/api/tables/{name}").json()["cards"] == WRITTEN
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        for _ in range(20_000):
            shown = client.get(f"/api/tables/{name}", headers=bearer(ada)).json()
            if shown["over"]:
                break
            if any(one["seat"] == 0 for one in shown["decisions"]):
                client.post(f"/api/tables/{name}/choices", json=choice(client, name, ada, None), headers=bearer(ada))
        document = client.get(f"/api/tables/{name}/replay").json()
    assert document["cards"] == WRITTEN
    assert document["commitment"] == commitment(document["seed"], document["salt"], as_text(WRITTEN))
    assert croupier.load(document).returns == tuple(document["returns"])


def test_the_page_says_what_is_another(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path))) as client:
        name, _ = made(client)
        for language, said in SAID.items():
            page = client.get(f"/t/{name}", headers={"Accept-Language": language}).text
            assert said in page.replace("\u00a0", " ").replace("\u202f", " ")
        document = json.dumps(croupier.start("quintet", cards=CARDS).save())
        replay = client.post("/replay", data={"document": document}, headers={"Accept-Language": "en"}).text
        assert SAID["en"] in replay.replace("\u00a0", " ")
        plain = client.post("/api/tables", json={"game": "quintet", "seats": TWO}).json()["id"]
        assert "other-cards" not in client.get(f"/t/{plain}").text


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({"wizzard.copies": 4}, "There is no card 'wizzard'; near is wizard."),
        ({"wizard.copies": 7}, "wizard.copies: '7' is not a whole number from 0 to 5."),
    ],
)
def test_cards_that_cannot_be_are_refused(tmp_path: Path, cards: dict[str, Any], why: str) -> None:
    with TestClient(create_app(*house(tmp_path), with_pages=False)) as client:
        answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "cards": cards})
    assert (answer.status_code, answer.json()["detail"]) == (422, why)


def test_other_cards_are_refused_where_the_operator_has_not_allowed_them(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path, positions=False))) as client:
        answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "cards": CARDS})
        assert answer.status_code == 422
        assert "nobody chooses the cards of a table" in answer.json()["detail"]


def test_a_replay_with_other_cards_is_opened_where_tables_may_have_them() -> None:
    document = json.dumps(croupier.start("quintet", cards=CARDS).save())
    with pytest.raises(croupier.BadReplay, match="no replay of other cards is opened"):
        unroll(document, HouseCards(Settings()).allows)
    assert unroll(document, HouseCards(Settings(positions=True)).allows).moments[0].game.card_set() == WRITTEN


def begun(client: Client, **more: Any) -> dict[str, str]:
    """The cards of a new table."""
    answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, **more})
    assert answer.status_code == 201, answer.text
    cards: dict[str, str] = client.get(f"/api/tables/{answer.json()['id']}").json().get("cards", {})
    return cards


def test_tables_that_name_no_cards_have_those_of_the_server(tmp_path: Path) -> None:
    with TestClient(create_app(*house(tmp_path, positions=False, cards={"quintet": WRITTEN}))) as client:
        assert begun(client) == begun(client, cards=WRITTEN) == WRITTEN
        assert begun(client, cards={}) == {}
        answer = client.post("/api/tables", json={"game": "quintet", "seats": TWO, "cards": {"wizard.copies": 4}})
        assert "nobody chooses the cards of a table" in answer.json()["detail"]
        lobby = client.post("/play", data={"friends": "quintet", "name": "Ada"}, headers={"Accept-Language": "en"})
        for page in (lobby, *(client.get(f"/games/quintet/{name}") for name in ("rules", "cards"))):
            assert SAID["en"] in page.text
        assert "other-cards" not in client.get("/games/confluence/cards").text


def test_a_replay_with_the_cards_of_the_server_is_opened() -> None:
    own = HouseCards(Settings(cards={"quintet": WRITTEN})).allows
    assert unroll(json.dumps(croupier.start("quintet", cards=CARDS).save()), own).moments[0].game.card_set()
    with pytest.raises(croupier.BadReplay, match="no replay of other cards is opened"):
        unroll(json.dumps(croupier.start("quintet", cards={"wizard.copies": 4}).save()), own)


def test_a_rematch_has_the_cards_of_its_table_whatever_the_server_has_by_then(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, cards={"quintet": WRITTEN}) as tables:
            first = await tables.seating.create(NewTable("quintet", (NewSeat("human"), NewSeat("bot", bot="easy"))))
            await play_on(tables, first, 500)
        async with opened(tmp_path) as tables:
            seated = await tables.rematches.rematch(first.id, first.tokens[0])
            assert (await tables.look(seated.table, None)).cards == WRITTEN

    run(test())
