"""A game on paper from its pages: made once, in a process of its own, one at a time, and kept."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tender import Tender

from croupier.engine import Game
from croupier.games.quintet import Quintet
from croupier.server.errors import NotPrinted, PrinterBusy, TooMany
from croupier.server.web.printer import Printer, Wanted, _content, prints_of
from tests.server.conftest import Client, at_the_door
from tests.server.room import run

AID = Wanted(Quintet, "aids", "de", "letter")
OTHER = Wanted(Quintet, "list", "de", "a4")


async def free() -> None:
    """Counts nothing."""


class Pretended(Printer):
    """A printer that makes a short file as soon as it may."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.may = asyncio.Event()
        self.made = 0

    async def _run(self, wanted: Wanted, folder: str) -> None:
        await self.may.wait()
        self.made += 1
        (Path(folder) / "made.pdf").write_bytes(f"%PDF {wanted.name}".encode())


def test_a_print_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "prints"
    address = "/games/quintet/print?what=aids&paper=letter&language=de"
    with at_the_door(tmp_path, prints=str(folder)) as client:
        first = client.get(address)
        assert first.status_code == 200, first.text
        assert first.headers["content-type"] == "application/pdf"
        assert first.headers["content-disposition"] == 'attachment; filename="quintet-aids.de.letter.pdf"'
        assert first.content.startswith(b"%PDF-")
        (kept,) = folder.iterdir()
        assert kept.read_bytes() == first.content
        kept.write_bytes(b"%PDF-kept")
        again = client.get(address)
        assert again.content == b"%PDF-kept"
        kept.unlink()  # who has it already is asked for nothing, and nothing is read or made
        unchanged = client.get(address, headers={"if-none-match": again.headers["etag"]})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
        assert not [*folder.iterdir()]


def test_what_a_print_is_made_of_is_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Quintet.with_cards({"wizard.copies": "3"})  # that nobody has printed before
    aid, other_one = AID._replace(game=game), OTHER._replace(game=game)
    looked: list[str] = []
    tags: list[str] = []

    def content(package: str) -> str:
        looked.append(package)
        return package

    async def ask() -> None:
        printer = Pretended(tmp_path)
        printer.may.set()
        await printer.print(aid, free)
        tags.extend([await printer.tag(aid), await printer.tag(other_one)])

    monkeypatch.setattr("croupier.server.web.printer._content", content)
    run(ask())
    tag, other = tags
    assert tag.startswith("quintet-aids.de.letter-")
    assert other != tag
    assert [file.name for file in tmp_path.iterdir()] == [f"{tag}.pdf"]
    assert looked == ["croupier", "croupier.games.quintet"]


@pytest.mark.parametrize("changed", ["croupier", "croupier.games.quintet", "typst"])
def test_a_print_is_made_anew_when_the_house_its_game_or_what_sets_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    def tag(which: str) -> str:
        for name in ("_content", "version"):  # as a package is, and as it is called
            monkeypatch.setattr(f"croupier.server.web.printer.{name}", lambda of: which if of == changed else of)

        class FoundAnew(Quintet):
            __module__ = Quintet.__module__

        return asyncio.run(Printer(str(tmp_path)).tag(AID._replace(game=FoundAnew)))

    assert tag("old") == tag("old") != tag("new")


def test_the_content_of_a_package_counts_and_not_when_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, cache = tmp_path / "orangery" / "art" / "pear.svg", tmp_path / "orangery" / "__pycache__" / "pear.pyc.1"
    for one in (file, cache, tmp_path / "orangery" / "__init__.py"):
        one.parent.mkdir(parents=True, exist_ok=True)
        one.write_text("<svg/>" if one == file else "")
    monkeypatch.syspath_prepend(tmp_path)
    content = _content.__wrapped__
    first = content("orangery")
    os.utime(file, (1, 1))
    cache.unlink()
    assert content("orangery") == first
    file.write_text("<SVG/>")
    os.utime(file, (1, 1))
    assert content("orangery") != first
    assert content("croupier.catalog") == content("croupier.catalog") != content("croupier.extras")  # single modules


def test_the_cards_of_the_server_are_printed(tmp_path: Path) -> None:
    folder, more = tmp_path / "prints", {"cards": {"quintet": {"wizard.copies": "4"}}}
    address = "/games/quintet/print?what=list"
    with at_the_door(tmp_path, prints=str(folder)) as client:
        plain = client.get(address).content
    with at_the_door(tmp_path, prints=str(folder), **more) as client:
        answer = client.get(address)
    assert answer.status_code == 200, answer.text
    assert answer.content != plain
    assert len(list(folder.iterdir())) == 1  # in place of the older one


def test_the_rulebook_has_a_form_that_asks_for_what_there_is(tmp_path: Path) -> None:
    with at_the_door(tmp_path, prints=str(tmp_path / "prints")) as client:
        page = client.get("/games/quintet/rules").text
        form = page[page.index('action="/games/quintet/print"') :].partition("</form>")[0]
        assert re.findall(r'option value="(\w+)"', form) == [*prints_of(Quintet), "a4", "letter"]
        assert not {"boards", "tokens"} & {*prints_of(Quintet)}
        for wrong in ("what=boards", "what=all", "paper=a3", "language=es"):
            assert client.get(f"/games/quintet/print?{wrong}").status_code == 422
        assert client.get("/games/nowhere/print").status_code == 404
        assert not (tmp_path / "prints").exists()


def test_nothing_is_printed_without_a_folder(client_without: Client) -> None:
    assert "/print" not in client_without.get("/games/quintet/rules").text
    assert client_without.get("/games/quintet/print").status_code == 404


@pytest.fixture
def client_without(tmp_path: Path) -> Client:
    with at_the_door(tmp_path, prints="") as client:
        return client


def test_one_at_a_time_and_who_wants_the_same_waits_for_it(tmp_path: Path) -> None:
    async def ask() -> None:
        printer = Pretended(tmp_path)
        waiting = [asyncio.create_task(printer.print(AID, free)) for _ in range(2)]
        while printer._making is None:
            await asyncio.to_thread(lambda: None)
        with pytest.raises(PrinterBusy):
            await printer.print(OTHER, free)
        waiting[0].cancel()  # who goes away leaves the print to the others
        printer.may.set()
        assert await waiting[1] == b"%PDF quintet-aids.de.letter.pdf"
        assert await printer.print(OTHER, free) == b"%PDF quintet-list.de.a4.pdf"
        assert printer.made == 2

    run(ask())


def test_an_older_print_goes_when_a_newer_one_comes(tmp_path: Path) -> None:
    async def ask() -> None:
        printer = Pretended(tmp_path)
        printer.may.set()
        (tmp_path / "quintet-aids.de.letter-0123456789abcdef.pdf").write_bytes(b"old")
        (tmp_path / "quintet-aids.de.a4-0123456789abcdef.pdf").write_bytes(b"another")
        await printer.print(AID, free)

    run(ask())
    kept = sorted(file.read_bytes() for file in tmp_path.iterdir())
    assert kept == [b"%PDF quintet-aids.de.letter.pdf", b"another"]


def test_what_has_to_be_made_counts_and_what_is_there_does_not(tmp_path: Path) -> None:
    async def refused() -> None:
        raise TooMany("That was enough.")

    async def ask() -> None:
        printer = Pretended(tmp_path)
        printer.may.set()
        await printer.print(AID, free)
        with pytest.raises(TooMany):
            await printer.print(OTHER, refused)
        assert await printer.print(AID, refused)

    run(ask())


def test_an_address_may_not_have_everything_printed_at_once(tmp_path: Path) -> None:
    with at_the_door(tmp_path, prints=str(tmp_path / "prints")) as client:
        (tmp_path / "prints").write_text("a file: nothing can be made, and every try counts")
        answers = [client.get("/games/quintet/print?what=aids").status_code for _ in range(6)]
        assert answers == [500] * 5 + [429]


@pytest.mark.parametrize(("longest", "game"), [(0.001, Quintet), (60.0, Tender)])
def test_what_takes_too_long_or_cannot_be_printed_is_refused(tmp_path: Path, longest: float, game: type[Game]) -> None:
    """A game that is installed here alone is unknown to the process that prints."""

    async def ask() -> None:
        with pytest.raises(NotPrinted):
            await Printer(str(tmp_path), longest).print(AID._replace(game=game), free)

    run(ask())
    assert not [*tmp_path.iterdir()]


def test_a_folder_that_cannot_be_written_is_no_crash(tmp_path: Path) -> None:
    (tmp_path / "prints").write_text("a file")
    with at_the_door(tmp_path, prints=str(tmp_path / "prints")) as client:
        answer = client.get("/games/quintet/print?what=aids")
        assert answer.status_code == 500
        assert "This could not be printed." in answer.text


def test_a_server_loads_nothing_of_what_prints() -> None:
    """Whoever never prints pays nothing for it, not even once something is printed: that is another process."""
    said = "import sys, croupier.server.app, croupier.server.web.printer; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout.split()
    assert "croupier.server.app" in loaded
    assert not [name for name in loaded if name.partition(".")[0] in ("typst", "fontTools") or "croupier.paper" in name]
