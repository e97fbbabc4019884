"""From the first page to the table: how many, against whom, one link for everybody, which phones reach."""

import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier import catalog
from croupier.server.web.template_context import qr
from tests.browser.accessibility import violations
from tests.browser.conftest import PATIENCE, Person
from tests.browser.people import at_rest, resize, too_small, widths
from tests.server.serving import Server
from tests.words import flat

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (390, 844), (1024, 768), (1280, 800)]


def test_what_is_chosen_is_seen_where_the_system_sets_the_colours(person: Person) -> None:
    page = person(altered=True)
    page.goto("/")
    page.emulate_media(forced_colors="active")
    ground = "one => getComputedStyle(one).backgroundColor"
    edge = "one => parseFloat(getComputedStyle(one).borderTopWidth)"
    for group in ("strength", "players-quintet"):
        chosen = page.locator(f"[name={group}]:checked + span").first
        other = page.locator(f"[name={group}]:not(:checked) + span").first
        assert chosen.evaluate(ground) != other.evaluate(ground), group
    assert page.locator("#play-quintet").evaluate(edge) > page.locator(".btn:not(.now, .go)").first.evaluate(edge) > 0


def sound(page: Page) -> None:
    at_rest(page)
    wide, room = widths(page)
    assert wide <= room
    assert not violations(page)


def test_a_match_begins_with_as_many_bots_as_chosen_and_the_choice_is_kept(person: Person) -> None:
    page = person()
    page.goto("/")
    poster = page.locator("[data-game=quintet]")
    expect(poster.locator(".now small:visible")).to_have_text("you and 1 bot · 3 min")
    page.fill("[name=name]", "Papa")
    page.check("[name=strength][value=easy]", force=True)
    poster.locator("[name=players-quintet][value='4']").check(force=True)
    expect(poster.locator(".now small:visible")).to_have_text("you and 3 bots · 5 min")
    page.click("#play-quintet")
    page.wait_for_selector("#table")
    at_rest(page)
    assert page.locator(".opp .name").all_inner_texts() == ["Ada", "Tomas", "Mara"]
    page.click("#bar [data-opens=seats]")
    assert page.locator("#seats li .hint").all_inner_texts().count("Easy") == 3
    page.goto("/")
    assert page.input_value("[name=name]") == "Papa"
    assert page.is_checked("[name=players-quintet][value='4']")
    assert page.is_checked("[name=strength][value=easy]")


def test_squares_are_large_enough_for_a_finger(person: Person) -> None:
    page = person()
    page.goto("/")
    at_rest(page)
    wrong = []
    for width, height in SIZES:
        resize(page, width, height)
        squares, found = too_small(page, ".seg span, .po .btn, .deeds > *")
        assert squares > 10
        wide, room = widths(page)
        found += [f"the page is {wide - room} too wide"] if wide > room else []
        wrong += [f"{width}: {what}" for what in found]
        posters = page.locator(".po article").evaluate_all("all => all.map((one) => one.offsetWidth)")
        assert len(set(posters)) == 1, width
    wrong += audited(page)
    assert not wrong, "\n".join(wrong)


def test_every_game_leads_to_its_lesson_and_its_rulebook(person: Person) -> None:
    page = person()
    page.goto("/")
    for slug in catalog.ours():
        assert page.locator(f".po a[href='/learn/{slug}']").count() == 1
    page.click("a[href='/learn/quintet']")
    at_rest(page)
    assert "/learn/quintet/1" in page.url
    page.goto("/games/quintet/rules")
    page.click(".toc a[href='/learn/quintet']")
    at_rest(page)
    assert "/learn/quintet/1" in page.url


def test_friends_find_the_first_free_seat_by_one_link(person: Person) -> None:
    host, guest, other = person(390, 844), person(), person()
    host.goto("/")
    host.click("#friends-quintet")
    host.fill("[name=name]", "Mum")  # nobody is invited by a guest
    host.click("#open-table")
    host.wait_for_selector("#everybody")
    assert host.is_disabled("#start")
    sound(host)
    box = host.locator("#everybody .qr").bounding_box()
    assert box is not None
    assert box["width"] >= 136
    link = host.input_value("#table-link")
    for who, name in ((guest, "Lea"), (other, "Ines")):
        who.goto("/join")
        who.fill("[name=code]", link.rpartition("/")[2].lower())
        who.click("main form button.ink")
        assert "first free seat" in who.inner_text(".lead")
        who.fill("[name=name]", name)
        who.click("main form button.ink")
        at_rest(who)
        assert flat(who.inner_text(".teach h3")) == "Learn in 3 minutes"
        expect(host.locator(".place[data-came] b", has_text=name)).to_be_visible()
        expect(host.locator("#speak")).to_have_text(f"{name} has come.")
        assert not host.is_visible(".notice"), "the line is marked, and nothing lies over the code"
    expect(host.locator("#start")).to_have_text("Begin with 3")
    assert "you, Lea and Ines" in host.inner_text("#begins")
    dock = host.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] < 200, "on a phone the seats are in sight above it"
    sound(host)
    sound(other)
    expect(host.locator(".place[data-came]")).to_have_count(0)
    host.click("#start")
    host.wait_for_selector("#table")
    other.wait_for_selector("#table")
    assert host.locator(".opp .name").all_inner_texts() == ["Lea", "Ines"]


def test_a_public_table_that_waits_says_so_and_lets_one_join(person: Person) -> None:
    host, guest = person(), person()
    host.goto("/new?friends=yes")
    host.fill("[name=name]", "Mara")
    host.click("#audience summary")
    host.check("[name=listed]")
    host.click("#open-table")
    host.wait_for_selector("#everybody")
    link = host.input_value("#table-link").rpartition("/")[2]
    guest.goto("/")
    row = guest.locator(".doors li", has=guest.locator(f"a[href='/join/{link}']"))
    assert flat(row.locator(".tag").inner_text()) == "room for 4 more"
    assert flat(row.locator(".hint").inner_text()) == "Mara"
    row.locator("a.ink").click()
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    expect(host.locator(".place[data-who=Tomas]")).to_be_visible()


def test_who_learns_in_the_waiting_room_is_seen_and_taken_to_the_table(person: Person) -> None:
    host, guest = person(), person(390, 844)
    host.goto("/new?friends=yes")
    host.fill("[name=name]", "Mara")
    host.click("#open-table")
    guest.goto(host.input_value("#table-link"))
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    at_rest(guest)
    guest.click("[data-learns]")
    guest.wait_for_selector("#expected:not([hidden])")
    expect(host.locator("#place-1 small")).to_have_text("learns meanwhile: 1 of 6")
    host.click("#start")
    guest.wait_for_url("**/t/**")
    guest.wait_for_selector("#table")


def test_a_room_begins_when_all_are_ready(person: Person) -> None:
    host, guest = person(), person()
    host.goto("/new?friends=yes")
    host.fill("[name=name]", "Mara")
    host.click("#open-table")
    guest.goto(host.input_value("#table-link"))
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    at_rest(guest)
    guest.click("[form=ready]")
    expect(host.locator("#place-1 small")).to_have_text("ready")
    expect(guest.locator("[form=ready]")).to_have_text("Wait for me")
    host.click("[form=ready]")
    host.wait_for_selector("#table")
    guest.wait_for_selector("#table")


def test_who_comes_late_waits_for_the_next_match_watches_or_replaces_a_bot(person: Person) -> None:
    host, late, later = person(), person(390, 844), person(forgiven="404")
    host.goto("/new?friends=yes")
    host.fill("[name=name]", "Mara")
    host.click("#audience summary")
    host.check("[name=takeover]")
    host.click("#open-table")
    link = host.input_value("#table-link")
    host.click(".place.open form button")
    expect(host.locator("#start")).to_have_text("Begin with 2")
    host.click("#start")
    host.wait_for_selector("#table")
    late.goto(link)
    assert late.inner_text("h1") == "They have begun."
    assert "minutes more" in flat(late.inner_text("#late"))
    sound(late)
    late.fill("[name=name]", "Nora")
    late.click("[name=do][value=wait]")
    expect(late.locator("#waits p")).to_have_text("You wait for the next match: you are the first in line.")
    sound(late)
    later.goto(link)
    later.fill("[name=name]", "Otto")
    later.click("[name=do][value='1']")
    later.wait_for_selector("#table")
    at_rest(later)
    expect(host.locator(".opp .name")).to_have_text("Otto")
    later.goto("/join/ZZZZ-ZZZZ")
    assert "may be mistyped" in later.inner_text("[role=alert]")


def test_a_mode_sets_its_switches_and_says_how_long_it_takes(person: Person) -> None:
    page = person()
    page.goto("/new?game=wildlands&friends=yes")
    at_rest(page)
    short = page.locator("#modes label", has=page.locator("[value=short]"))
    assert "35 min with 4" in flat(short.inner_text())
    page.check("[name=mode][value=short]")
    assert page.is_checked("[name=v_round_limit][value='6']")
    page.click("#variants summary")
    page.check("[name=v_round_limit][value='7']")
    assert page.is_checked("[name=mode][value='']"), "one's own switches"


def at_every_size(page: Page, button: str, words: str = "") -> list[str]:
    """What is wrong in any window: the page is too wide, or says something else than these words beside its button."""
    wrong = []
    for width, height in SIZES:
        resize(page, width, height)
        wide, room = widths(page)
        if wide > room:
            wrong.append(f"{page.url} is {wide - room} too wide at {width}")
        expect(page.locator(button), f"the button at {width}").to_be_in_viewport(ratio=1)
        if words and (said := flat(page.inner_text(SAID))) != words:
            wrong.append(f"{page.url} says at {width}: {said}")
    return wrong


def audited(page: Page) -> list[str]:
    """What axe finds on a phone and on a desk: between them nothing else is shown."""
    wrong = []
    for size in (SIZES[0], SIZES[-1]):
        resize(page, *size)
        wrong += [f"{page.url} at {size[0]}: {what}" for what in violations(page)]
    return wrong


SAID = "[data-dock]:not(:has(> span)), [data-dock] > span:visible"
"""What will happen, beside the button."""


def test_setting_up_says_what_will_happen_and_has_its_button_in_sight(person: Person) -> None:
    page = person()
    page.goto("/new?game=quintet")
    at_rest(page)
    wrong = at_every_size(page, "#open-table", "Quintet for 2: you and 1 bot. About 3 minutes.")
    page.locator("[name=players][value='4']").check(force=True)
    page.click("#variants summary")
    last = page.locator("#variants fieldset").last.locator("label").last
    last.click()
    wrong += at_every_size(page, "#open-table", "Quintet for 4: you and 3 bots. About 5 minutes.") + audited(page)
    assert last.locator("span").inner_text() in page.inner_text("#variants [data-summary]")
    page.goto("/new?game=quintet&friends=yes")
    at_rest(page)
    then = "You begin when everybody is there. About 5 minutes with 2, 20 with 5."
    wrong += at_every_size(page, "#open-table", f"Quintet with friends, for 2 to 5. {then}") + audited(page)
    page.fill("[name=name]", "Papa")
    page.click("#open-table")
    page.wait_for_selector("#everybody")
    wrong += at_every_size(page, "#start") + audited(page)
    assert page.locator(".place.open").count() == 4
    assert not wrong, "\n".join(wrong)


def test_a_phone_joins_by_the_address_in_the_code(browser: Browser, tmp_path: Path) -> None:
    """The server listens on all addresses; who looks from the machine itself sees links that others can use."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.2:{port}"
    server = Server(tmp_path, arguments=("--home", "--port", str(port)), CROUPIER_ADDRESS=address)
    context, phone = browser.new_context(), browser.new_context(viewport={"width": 390, "height": 844})
    try:
        for one in (context, phone):
            one.set_default_timeout(PATIENCE)
        host, guest = context.new_page(), phone.new_page()
        host.goto(f"http://localhost:{port}/new?friends=yes")
        host.fill("[name=name]", "Mara")
        host.click("#open-table")
        link = host.input_value("#table-link")
        assert link.startswith(f"{address}/join/")
        assert host.query_selector(".onlyhere") is None
        drawn = host.locator("#everybody .qr path").evaluate_all("all => all.map((path) => path.getAttribute('d'))")
        assert drawn
        assert all(path in qr(link) for path in drawn)  # the code holds this link
        guest.goto(link)
        guest.fill("[name=name]", "Tomas")
        guest.click("main form button.ink")
        host.wait_for_selector("#start:not([disabled])")
        host.click("#start")
        guest.wait_for_selector("#table")
        host.wait_for_selector("#table")
    finally:
        context.close()
        phone.close()
        server.stop()


def test_where_no_other_machine_reaches_the_server_the_page_says_so(person: Person) -> None:
    page = person()
    page.goto("/new?friends=yes")
    page.fill("[name=name]", "Mara")
    page.click("#open-table")
    assert "croupier serve --home" in page.inner_text("#everybody .onlyhere")
