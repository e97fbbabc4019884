"""A match whose seed somebody chose: everybody is told from the first moment; its commitment betrays no seed."""

from hashlib import sha256

import croupier
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.text import LANGUAGES, Translator
from tests.server.conftest import Client
from tests.server.room import play_on
from tests.server.web.test_pages import recorded


def waiting(client: Client, seed: int | None) -> Created:
    """A listed table of Ada's with a free seat."""
    seats = (NewSeat("human", "Ada"), NewSeat("open"))
    new = NewTable("quintet", seats, seed=seed, visibility="listed", title=f"Seeded {seed}")
    tables: Tables = client.app.state["tables"]
    return client.blocking_portal.call(tables.seating.create, new)


def test_every_page_says_that_a_seed_was_chosen(client: Client) -> None:
    tables: Tables = client.app.state["tables"]
    chosen, drawn = waiting(client, 7), waiting(client, None)
    for language in LANGUAGES:
        say, asks = Translator(language).say, {"accept-language": language}
        for made, told in ((chosen, True), (drawn, False)):
            look = client.blocking_portal.call(tables.look, made.id, made.tokens[0])
            assert look.invitation is not None
            guest, lobby = f"/join/{look.invitation.link}", f"/t/{made.id}"
            for page in (guest, lobby):
                assert (say("chosen-shuffle.note") in client.get(page, headers=asks).text) is told, page
        home = client.get("/", headers=asks).text
        assert home.count(say("chosen-shuffle")) == 1
        replay = client.post("/replay", data={"document": recorded("quintet", 2, 3)}, headers=asks).text
        assert say("chosen-shuffle") in replay
    assert client.get(f"/api/tables/{chosen.id}").json()["chosen_seed"]
    assert not client.get(f"/api/tables/{drawn.id}").json()["chosen_seed"]


def test_a_running_match_says_so_in_its_bar_and_with_its_seats(client: Client) -> None:
    two = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}]
    for seed, told in ((7, 1), (None, 0)):
        made = client.post("/api/tables", json={"game": "quintet", "seats": two, "seed": seed}).json()
        page = client.get(f"/t/{made['id']}?seat=watch").text
        assert page.count('<span class="chosen"') == told
        assert page.count(f'<p class="hint">{Translator("en").say("chosen-shuffle.note")}</p>') == told


def test_whoever_tries_small_seeds_does_not_open_the_commitment(client: Client) -> None:
    tables: Tables = client.app.state["tables"]
    made = client.post(
        "/api/tables", json={"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": 7}
    ).json()
    seen = client.get(f"/api/tables/{made['id']}").json()
    assert seen["commitment"] == made["commitment"]
    assert (seen["seed"], seen["salt"]) == (None, None)
    assert made["commitment"] not in {sha256(str(seed).encode()).hexdigest() for seed in range(100_000)}
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    client.blocking_portal.call(play_on, tables, Created(made["id"], made["commitment"], tokens), 500)
    seen = client.get(f"/api/tables/{made['id']}").json()
    proof = f"{seen['salt']}:{seen['seed']}"
    assert proof.endswith(":7")
    assert sha256(proof.encode()).hexdigest() == made["commitment"]
    replay = client.get(f"/api/tables/{made['id']}/replay").json()
    assert (replay["format"], replay["salt"]) == (2, seen["salt"])
    assert croupier.load(replay).commitment == made["commitment"]
    end = client.get(f"/t/{made['id']}").text
    assert f'data-salt="{seen["salt"]}"' in end
