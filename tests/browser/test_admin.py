"""The keeper's page in a browser: on a phone and on a desk, by keyboard, in light and dark, without scripts."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.test_pages import sound
from tests.browser.test_seats import at_table, begin, join, open_table
from tests.server.serving import ENVIRONMENT, Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "options"),
    [
        (360, {"color_scheme": "dark", "language": "de"}),
        (1280, {"color_scheme": "light", "language": "fr", "java_script_enabled": False}),
    ],
)
def test_something_is_reported_and_the_keeper_finds_its_table(
    person: Person, house: Server, width: int, options: dict[str, object]
) -> None:
    scripts = bool(options.get("java_script_enabled", True))
    seats = [{"kind": "human", "name": "W" * 40}, {"kind": "human", "name": "Bruno"}]
    made = house.client.post("/api/tables", json={"game": "quintet", "seats": seats, "title": "M" * 80}).json()
    page = person(width, 800, forgiven="401", **options)
    page.goto(f"/t/{made['id']}/report?seat=watch")
    page.locator("[value=name-0]").check()
    page.locator("[name=reason]").fill("No name at all")
    if scripts:
        sound(page)
    page.locator("form.panel button").click()
    page.goto("/admin")
    page.locator("[name=token]").fill(ENVIRONMENT["CROUPIER_ADMIN_TOKEN"])
    page.keyboard.press("Enter")
    expect(page.locator("#reports li").first).to_contain_text("No name at all")
    page.locator("[name=q]").fill(made["id"])
    page.keyboard.press("Enter")
    rows = page.locator("#tables li")
    expect(rows).to_have_count(1)
    if scripts:
        sound(page)
    rows.locator("summary").focus()
    page.keyboard.press("Enter")
    rows.locator("[name=title]").fill("Club")
    if scripts:
        sound(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/admin#tables")
    assert house.client.get(f"/api/tables/{made['id']}").json()["title"] == "Club"


def test_a_host_mutes_somebody_and_takes_their_seat_away(person: Person) -> None:
    host, guest = person(), person(forgiven="401")
    join(guest, open_table(host))
    begin(host)
    at_table(guest)
    guest.keyboard.press("c")
    guest.fill("#chat-text", "Rude")
    guest.click("#chat-form button")
    expect(host.locator("#chat-lines")).to_contain_text("Rude")

    def presses(deed: str) -> None:
        at_rest(host)
        host.click("#bar [data-opens=seats]")
        host.click(f"#seats form[action*={deed}] button")

    held: list[Route] = []
    host.route("**/mute?*", lambda route: held.append(route), times=1)  # noqa: PLW0108  # it is marked
    with host.expect_request("**/mute?*"):
        presses("mute")
    answer = held[0].fetch()
    expect(host.locator("#seats .tag", has_text="muted")).to_be_visible()  # drawn by the stream, before the answer
    held[0].fulfill(response=answer)
    expect(host.locator("#seats")).not_to_be_visible()
    expect(guest.locator(".notice")).to_contain_text("The host has muted you")
    for page in (host, guest):
        expect(page.locator("#chat-lines")).not_to_contain_text("Rude")
    presses("mute")
    expect(guest.locator(".notice")).to_contain_text("The host lets you write again")
    expect(host.locator("#chat-lines")).to_contain_text("Rude")
    presses("kick")
    host.click("#caution [value=yes]")
    expect(guest.locator("h1")).to_have_text("The host has taken your seat away.")
    expect(host.locator(".notice")).to_contain_text("plays on for Tomas")
