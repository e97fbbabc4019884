"""At the table: keyboard alone, phones, two tabs, bad lines, invitations, bots, chat, undo, why not, catching up."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OFFERED, Person, at_table, choose, deal, my_turn, play_out, widths

pytestmark = pytest.mark.browser


def open_table(host: Page, title: str = "") -> str:
    """A table with one free seat; gives the link of its invitation."""
    host.goto("/new")
    host.fill("[name=name]", "Mara")
    if title:
        host.fill("[name=title]", title)
    host.click("#new-form button.ink")
    return host.input_value(".invite input")


def join(guest: Page, link: str, name: str = "Tomas") -> None:
    guest.goto(link)
    guest.fill("[name=name]", name)
    guest.click("main form button.ink")
    at_table(guest)


def test_the_waiting_room_fills_by_itself_and_seats_change_hands(person: Person) -> None:
    host, guest = person(), person()
    link = open_table(host, "Friday")
    assert host.locator(".qr svg path").count() > 0
    host.click(".place.open form button")
    at_table(host)  # the bot was the last one missing

    link = open_table(host)
    code = host.inner_text(".code")
    guest.goto("/join")
    guest.fill("[name=code]", code.lower().replace("-", " "))
    guest.click("main form button.ink")
    assert "Mara" in guest.inner_text(".lead")
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    at_table(guest)
    at_table(host)
    expect(host.locator(".opp .name")).to_have_text("Tomas")
    again = person(forgiven="404")
    again.goto(link)
    assert again.is_visible("[role=alert]")
    again.goto("/new")
    assert again.input_value("[name=name]") == ""
    guest.goto("/new")
    assert guest.input_value("[name=name]") == "Tomas"  # the browser remembers the name

    for deed in ("handover", "takeback"):
        host.click("#bar [data-opens=seats]")
        host.click(f"#seats form[action*={deed}] button")
        host.wait_for_function("() => !document.getElementById('seats').open")


def test_a_match_on_a_phone(person: Person) -> None:
    page = person(360, 740, has_touch=True, is_mobile=True)
    page.goto("/")
    page.tap("#deal")
    dice = random.Random(9)
    seen = 0
    while my_turn(page):
        wide, room = widths(page)
        assert wide <= room
        for button in page.query_selector_all(f"{OFFERED}, #bar .tool"):
            box = button.bounding_box() if button.is_visible() else None
            if box is not None:
                assert box["height"] >= 44
                assert box["width"] >= 44
                seen += 1
        choose(page, dice)
    assert seen > 20


def test_a_match_with_the_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    page.focus("#deal")
    page.keyboard.press("Enter")
    at_table(page)
    for made in range(120):
        if not my_turn(page):
            break
        decision = page.get_attribute("#live", "data-decision")
        page.wait_for_timeout(30)
        page.keyboard.press("a")
        if made % 2 and page.evaluate("document.activeElement.closest('.fan, .acts') !== null"):
            page.keyboard.press("ArrowRight")
        here = page.evaluate("document.activeElement.getAttribute('form')")
        if here != "choose":
            page.keyboard.press("a")
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        page.keyboard.press("Enter")
        if page.query_selector("#caution[open]"):
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_function(
            "d => document.querySelector('#live').dataset.decision !== d || document.querySelector('#end')",
            arg=decision,
        )
        assert page.evaluate("document.activeElement !== document.body")  # focus is kept across updates
    assert not my_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("#rules-drawer[open]")


def test_two_tabs_of_one_seat(person: Person) -> None:
    page = person(forgiven="409")
    deal(page)
    other = page.context.new_page()
    other.goto(page.url)
    assert my_turn(page)
    assert my_turn(other)
    decision = page.get_attribute("#live", "data-decision")
    choose(page, random.Random(1))
    other.wait_for_function("d => document.querySelector('#live').dataset.decision !== d", arg=decision)
    assert my_turn(other)
    other.evaluate(
        "d => { document.querySelector('#choose [name=decision]').value = d; }", decision
    )  # clicked too late
    other.locator(OFFERED).first.dispatch_event("click")
    other.wait_for_selector(".notice")
    assert "lready answered" in other.inner_text(".notice")


def test_a_slow_and_a_broken_line(person: Person) -> None:
    page = person(forgiven="ERR_INTERNET_DISCONNECTED")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": 40_000, "uploadThroughput": 10_000}
    session.send("Network.emulateNetworkConditions", slow)
    deal(page)
    page.wait_for_selector("body[data-alive]", timeout=60_000)
    dice = random.Random(2)
    for _ in range(2):
        if my_turn(page):
            choose(page, dice)
    fast = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", fast)
    assert my_turn(page)
    page.context.set_offline(True)
    page.wait_for_selector("#bar.lost")
    before = page.get_attribute("#live", "data-decision")
    page.locator(OFFERED).last.dispatch_event("click")
    page.wait_for_selector(".notice:not(.lost)")
    assert page.get_attribute("#live", "data-decision") == before
    page.context.set_offline(False)
    page.wait_for_selector("#bar:not(.lost)")
    choose(page, dice)


def test_a_click_on_what_is_not_offered_names_the_rule(person: Person) -> None:
    page = person()
    dice = random.Random(3)
    deal(page)
    for _ in range(60):
        if not my_turn(page):
            deal(page)
            continue
        refused = page.query_selector(".fan button[form=why]")
        if refused is not None:
            refused.click()
            page.wait_for_selector(".notice a[data-rule]")
            number = page.inner_text(".notice a[data-rule]")
            page.click(".notice a[data-rule]")
            page.wait_for_selector("#rules-drawer[open] li.shown")
            assert number in page.inner_text("#rules-drawer li.shown")
            return
        choose(page, dice)
    raise AssertionError("No card was ever refused.")


def test_chat_is_heard_muted_and_closed_to_spectators(person: Person) -> None:
    host, guest, spectator = person(), person(), person()
    join(guest, open_table(host))
    at_table(host)
    spectator.goto(f"{host.url.split('?')[0]}?seat=watch")
    at_table(spectator)
    guest.keyboard.press("c")
    guest.fill("#chat-text", "Good luck")
    guest.click("#chat-form button")
    host.wait_for_selector(".notice")
    assert "Good luck" in host.inner_text(".notice")
    spectator.wait_for_selector("#chat-dot:not([hidden])")
    assert spectator.query_selector("#chat-form") is None
    host.keyboard.press("c")
    host.check("[data-mute]")
    assert not host.is_visible("#chat-lines")


def test_a_choice_is_taken_back_with_consent(person: Person) -> None:
    host, guest = person(), person()
    join(guest, open_table(host))
    at_table(host)
    for _ in range(40):
        asker = next((p for p in (host, guest) if p.get_attribute("#live", "data-turn") == "yes"), None)
        if asker is None:
            host.wait_for_timeout(50)
            continue
        asker.locator(OFFERED).last.dispatch_event("click")
        asker.wait_for_timeout(200)
        if asker.query_selector("#bar [form=undo]"):
            other = guest if asker is host else host
            before = asker.get_attribute("#live", "data-line")
            asker.click("#bar [form=undo]")
            other.wait_for_selector("#undo-strip button[value=agree]")
            other.click("#undo-strip button[value=agree]")
            asker.wait_for_function(f"() => document.querySelector('#live').dataset.line !== '{before}'")
            assert asker.get_attribute("#live", "data-turn") == "yes"
            asker.wait_for_selector(".notice:has-text('Your last choice has been taken back.')")
            other.wait_for_selector(".notice:has-text('has taken the last choice back.')")
            return
    raise AssertionError("Nothing could ever be taken back.")


def test_whose_turn_it_is_shows_in_the_title_and_what_happened_meanwhile_is_told(person: Person) -> None:
    page = person()
    deal(page)
    assert my_turn(page)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert "favicon-turn" in str(page.get_attribute("#favicon", "href"))
    for _ in range(6):
        if my_turn(page):
            choose(page, random.Random(4))
    my_turn(page)  # nothing more comes now that would count as seen
    page.evaluate("localStorage.setItem(`seen-${document.body.dataset.table}-${document.body.dataset.seat}`, '1')")
    page.reload()
    page.wait_for_selector("#away[open] li")


def test_a_card_is_enlarged_with_its_rules(person: Person) -> None:
    page = person()
    deal(page)
    page.hover(".fan .card >> nth=0")
    page.wait_for_selector("#peek:not([hidden]) .tx")
    page.focus(".fan .card >> nth=0")
    page.keyboard.press("i")
    page.wait_for_selector("#inspect[open] .card.large")


def test_another_match_is_offered_with_rotated_seats(person: Person) -> None:
    page = person()
    deal(page)
    play_out(page, random.Random(12))
    first = page.url
    page.click("#end form[action*=rematch] button")
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    assert page.url.endswith("seat=1")
    page.goto("/")
    assert page.locator(".mine a").count() >= 2
