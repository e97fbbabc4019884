"""A finished match stays what it was when the rules of its game are others, or their page cannot draw it any more."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from croupier import catalog
from croupier.engine import Face
from croupier.games.quintet import Quintet
from croupier.games.quintet.page.page import QuintetPage
from croupier.server.errors import NotNow
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.match_state import MatchState
from croupier.server.service.runtime.recorder import WAIT
from croupier.server.service.views import Created, PlayOn
from croupier.server.store.recordings import unrecorded
from croupier.server.store.records import Entry
from tests.server.conftest import Client, at_the_door
from tests.server.room import StillClock, choose, opened, people, run
from tests.server.serving import bearer

JSON = {"accept": "application/json"}
EYES = ("all", "watch", "1")


@dataclass
class Tried:
    """The tables of a game: a finished, a running and a waiting one, and what the rules have shown of the first."""

    over: Created
    running: Created
    waiting: Created
    choices: int
    shown: dict[str, str] = field(default_factory=dict)

    def addresses(self) -> Iterator[tuple[str, Mapping[str, str]]]:
        """Everything that is shown of a finished match, and as whom it is asked for."""
        table, here = self.over.id, {"cookie": f"seats={self.over.id}~0~{self.over.tokens[0]}"}
        for at in (0, self.choices // 2, self.choices):
            for eyes in EYES:
                yield f"/t/{table}/replay?at={at}&seat={eyes}", JSON
        for page in ("?seat=0", "?seat=watch", "/replay?at=1", "/replay.json"):
            yield f"/t/{table}{page}", here
        for part in ("", "/log", "/replay"):
            yield f"/api/tables/{table}{part}", {}
            yield f"/api/tables/{table}{part}?as=0", bearer(self.over.tokens[0])


async def finish(tables: Tables, made: Created, seed: int) -> int:
    """Choose at random to the end, the last one as anybody does; gives how many choices that were."""
    table = await tables._matches.find(made.id)
    chance, progress = Random(seed), table.running()
    entries: list[Entry] = []
    after: list[MatchState] = [progress]
    while not progress.match.over:
        seat = chance.choice(sorted(progress.pending))
        keys = progress.pending[seat].decision.keys
        index = chance.randrange(len(keys))
        entries.append(Entry(progress.seq + 1, seat, index, keys[index], 0.0))
        progress = progress.then(entries[-1])
        after.append(progress)
    await tables._matches.append(table, entries[:-1], after=after[-2])
    last = entries[-1]
    await tables.choose(made.id, made.tokens[last.seat], after[-2].pending[last.seat].id, last.choice)
    return len(entries)


def shown(client: Client, address: str, headers: Mapping[str, str]) -> str:
    """What somebody reads there, but for what the bots think of the match, which needs its rules, and for its mark."""
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.text)
    course = r'<section class="panel course" id="decided".*?</section>\s*| data-mark="\w+"'
    return re.sub(course, "", answer.text, flags=re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the database lies."""
    return tmp_path_factory.mktemp("recorded")


@pytest.fixture(scope="module")
def house(folder: Path) -> Mapping[str, Tried]:
    """A house that was played in and looked at under the rules of then; the recorder has had its time."""
    found: dict[str, Tried] = {}

    async def play() -> None:
        async with opened(folder, creations=1000) as tables:
            for seed, game in enumerate(catalog.ours()):
                wish = replace(people(catalog.find(game).seats[0]), game=game)
                over, running = await tables.seating.create(wish), await tables.seating.create(wish)
                waiting = await tables.seating.create(replace(wish, room=True))
                found[game] = Tried(over, running, waiting, await finish(tables, over, seed))

    async def record() -> None:
        clock = StillClock()
        async with opened(folder, clock) as tables:
            installed = {game: catalog.find(game).version for game in catalog.ours()}
            while await unrecorded(tables._matches.store, installed, 1):  # it rests for longer where it has to wait
                await clock.pass_by(WAIT, tables)

    run(play())
    with at_the_door(folder) as client:
        for tried in found.values():
            tried.shown.update({address: shown(client, address, as_) for address, as_ in tried.addresses()})
    run(record())
    return found


@contextmanager
def risen(game: str) -> Iterator[None]:
    """The rules of a game have changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog.find(game), "version", "next")
        yield


@pytest.mark.parametrize("game", catalog.ours())
def test_a_finished_match_is_shown_as_before_when_its_game_has_risen(
    folder: Path, house: Mapping[str, Tried], game: str
) -> None:
    tried = house[game]
    with risen(game), at_the_door(folder) as client:
        for address, as_ in tried.addresses():
            assert shown(client, address, as_) == tried.shown[address], address
        table = f"/t/{tried.over.id}"
        assert client.get(f"{table}/result.svg").status_code == 200
        assert client.get(f"{table}/course", headers=JSON).status_code == 422, "its rules alone could say"
        played_on = client.post(f"{table}/play-on", data={"at": "1", "seat": "0"}, headers=JSON)
        assert played_on.status_code == 409


@pytest.mark.parametrize("game", catalog.ours())
def test_a_replay_page_that_was_open_goes_on_when_its_game_has_risen(
    folder: Path, house: Mapping[str, Tried], game: str
) -> None:
    """It sends the document of its table along."""
    tried = house[game]
    table = tried.over.id
    with risen(game), at_the_door(folder) as client:
        page = client.get(f"/t/{table}/replay?at=1")
        document = re.search(r'name="document" value="([^"]+)"', page.text)
        assert document is not None
        form = {"document": document[1].replace("&#34;", '"'), "table": table, "at": "1", "eyes": "watch"}
        step = client.post("/replay", data=form, headers=JSON)
        assert step.json()["at"] == 1
        other = {**form, "document": form["document"].replace('"choices":[[', '"choices":[[0,0,"no"],[')}
        assert client.post("/replay", data=other, headers=JSON).status_code == 422


@pytest.mark.parametrize("game", catalog.ours())
def test_a_running_match_is_adjourned_and_a_waiting_one_begins_when_its_game_has_risen(
    folder: Path, house: Mapping[str, Tried], game: str
) -> None:
    async def test() -> None:
        async with opened(folder) as tables:
            running, waiting = house[game].running, house[game].waiting
            seen = await tables.look(running.id, running.tokens[0])
            assert (seen.status, seen.view, seen.log) == ("adjourned", {}, ())
            with pytest.raises(NotNow):
                await tables.play_on(house[game].over.id, PlayOn(0, 0, "normal"))
            await tables.seating.start(waiting.id, waiting.tokens[0])
            begun = await tables.look(waiting.id, waiting.tokens[0])
            assert (begun.status, begun.version) == ("running", "next")
            await choose(tables, waiting, 0, begun.decisions[0].seat)

    with risen(game):
        run(test())


class FewerWords(QuintetPage):
    """A page that expects what views of today alone have."""

    def where(self) -> str:
        return str(self.view["tide"])

    poster = where


class NewQuintet(Quintet):
    """Quintet of another day, whose page cannot draw what was kept; the table of the house can."""

    __module__ = Quintet.__module__
    version: ClassVar[str] = "next"

    @classmethod
    def page(cls) -> type:
        return FewerWords


class OtherCards(NewQuintet):
    """One that has none of the cards either, so that the table of the house cannot make anything of the log."""

    __module__ = Quintet.__module__
    FACES: ClassVar[tuple[Face, ...]] = tuple(replace(face, id=f"new_{face.id}") for face in Quintet.FACES)


@contextmanager
def installed(game: type[Quintet]) -> Iterator[None]:
    """It is installed in place of Quintet."""
    point = EntryPoint("quintet", f"{__name__}:{game.__name__}", catalog.GROUP)
    found = {**catalog.installed(), "quintet": point}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "installed", lambda: found)
        catalog.find.cache_clear()
        yield
    catalog.find.cache_clear()


@pytest.mark.parametrize("game", [NewQuintet, OtherCards])
def test_what_the_page_of_its_game_cannot_draw_is_shown_by_the_house_or_in_words(
    folder: Path, house: Mapping[str, Tried], game: type[Quintet]
) -> None:
    tried = house["quintet"]
    with installed(game), at_the_door(folder) as client:
        for address, as_ in tried.addresses():
            answer = client.get(address, headers=as_)
            assert answer.status_code == 200, (address, answer.text)
            if address.startswith("/api"):
                assert answer.text.replace("next", "1") == tried.shown[address]
        page = client.get(f"/t/{tried.over.id}").text
        assert ('id="in-words"' in page, 'class="plain tb"' in page) == (game is OtherCards, game is NewQuintet)
        result = re.compile(r'<h2 id="result">.*?</h2>')
        assert result.findall(page) == result.findall(tried.shown[f"/t/{tried.over.id}?seat=watch"])


def test_a_match_whose_steps_were_not_recorded_yet_leads_to_no_replay(tmp_path: Path) -> None:
    """It ended a moment before the upgrade: its end is shown, and its file is given out."""
    made: list[Created] = []

    async def play() -> None:
        async with opened(tmp_path) as tables:
            made.append(await tables.seating.create(people(2)))
            await finish(tables, made[0], 1)

    run(play())
    table = f"/t/{made[0].id}"
    with risen("quintet"), at_the_door(tmp_path) as client:
        page = client.get(table).text
        assert (f"{table}/replay?" in page, f"{table}/replay.json" in page, 'id="table"' in page) == (False, True, True)
        assert client.get(f"{table}/replay").status_code == 422
