"""The keeper's page in a browser: on a phone and on a desk, by keyboard, in light and dark, without scripts."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.test_pages import sound
from tests.server.serving import ENVIRONMENT, Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "options"),
    [
        (360, {"color_scheme": "dark", "locale": "de"}),
        (1280, {"color_scheme": "light", "locale": "fr", "java_script_enabled": False}),
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
