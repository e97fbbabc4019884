"""The pages of a lesson: a task, tries and their answers, the place one has reached."""

from pathlib import Path

import pytest

from croupier import catalog
from croupier.engine.decision import LONGEST_KEY
from croupier.server.web.learn import lesson_of
from croupier.server.web.preview import MOST_KEYS
from croupier.text import LANGUAGES
from tests.server.conftest import Client, at_the_door
from tests.words import flat

TASK = "/learn/quintet/3"


def test_a_task_shows_its_table_and_its_question(client: Client) -> None:
    page = client.get(TASK).text
    assert "Task 3: Stop the fifth" in flat(page)
    assert 'value="play:murderer"' in page
    assert 'id="slip"' not in page


def test_a_wrong_try_is_answered_by_its_rule_and_changes_nothing(client: Client) -> None:
    page = client.post(TASK, data={"key": "play:witch"}).text
    assert "Play the Witch: this does not help here." in page
    assert "The player you have chosen decides which card it is." in page
    assert 'data-rule="8.12"' in page
    assert 'value="play:murderer"' in page
    assert "Show me" not in page


def test_what_is_not_offered_is_answered_by_the_rule_that_forbids_it(client: Client) -> None:
    page = client.post(TASK, data={"key": "play:wizard"}).text
    assert "This is not offered now." in page
    assert 'data-rule="5.1"' in page
    assert 'id="slip"' not in client.post(TASK, data={"key": "nonsense"}).text


def test_what_a_stranger_writes_into_the_address_is_not_put_into_words(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    assert "data-rule" in client.get("/learn/wildlands/1", params={"tried": "attack:9"}).text
    page = client.get("/learn/wildlands/1", params={"tried": "target:nobody"}).text
    assert "data-rule" in page
    assert 'id="slip"' not in client.get("/learn/wildlands/1", params={"tried": "target:" + "z" * LONGEST_KEY}).text
    assert not caplog.records


def test_after_two_tries_the_right_one_is_shown(client: Client) -> None:
    page = client.post(TASK, data={"key": "pass", "tried": "play:witch"}).text
    assert "Show me" in page
    shown = client.get(f"{TASK}?tried=play:witch&tried=pass&show=yes").text
    assert 'id="solution"' in shown
    assert 'value="play:murderer">Play the Murderer' in shown


def test_the_right_try_leads_on_to_the_next_question_and_the_next_task(client: Client) -> None:
    page = client.post(TASK, data={"key": "play:murderer", "tried": "pass"}).text
    assert "Choose the victim that hurts most." in page
    assert 'name="tried"' not in page
    page = client.post(TASK, data={"key": "kill:1:witch", "did": "play:murderer"}).text
    assert "is down to 3\u00a0types" in page
    assert 'href="/learn/quintet/4"' in page
    assert 'form="choose" name="key"' not in page


def test_leaving_keeps_the_place(client: Client) -> None:
    client.cookies.clear()
    assert client.get("/learn/quintet").url.path == "/learn/quintet/1"
    client.get("/learn/perils/2")
    client.get("/learn/quintet/3?did=play:murderer&did=kill:1:witch")
    assert client.get("/learn/quintet").url.path == "/learn/quintet/4"
    assert client.get("/learn/perils").url.path == "/learn/perils/2"
    client.get("/learn/quintet/6?did=play:wizard")
    assert client.get("/learn/quintet").url.path == "/learn/quintet/1"


def test_the_last_task_ends_with_a_match(client: Client) -> None:
    page = client.get("/learn/quintet/6?did=play:wizard").text
    assert "That was the last task." in page
    assert 'action="/play"' in page


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/learn/nowhere", 404),
        ("/learn/quintet/7", 404),
        ("/learn/quintet/0", 404),
        ("/learn/quintet/1?did=play:wizard", 422),
    ],
)
def test_addresses_that_lie_are_refused(client: Client, address: str, status: int) -> None:
    assert client.get(address).status_code == status


def test_forecasts_are_told_in_a_lesson_too(client: Client) -> None:
    told = client.get(f"{TASK}/preview", params={"key": ["play:witch", "nonsense"]}).json()
    assert told["decision"] == "lesson"
    assert told["previews"]["nonsense"] is None
    assert "Hand 4 → 3" in told["previews"]["play:witch"]["words"]


def test_forecasts_are_limited_for_an_address(tmp_path: Path) -> None:
    asked = [f"key-{number}" for number in range(20)]
    with at_the_door(tmp_path) as client:

        def told(*keys: str) -> int:
            return len(client.get(f"{TASK}/preview", params={"key": keys}).json()["previews"])

        assert (told(*asked), told(*["play:witch"] * 9)) == (MOST_KEYS, 1)
        assert [told(*asked[:10]) for _ in range(6)] == [10, 10, 10, 10, 7, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "tasks"), [(slug, len(lesson_of(catalog.find(slug)))) for slug in catalog.ours()])
def test_every_task_has_its_page_in_every_language(client: Client, game: str, tasks: int, language: str) -> None:
    for number in range(1, tasks + 1):
        answer = client.get(f"/learn/{game}/{number}", headers={"accept-language": language})
        assert answer.status_code == 200
        assert "lesson-" not in answer.text.split("<main")[1].split("<dialog")[0]
