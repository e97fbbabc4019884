"""At the table: keyboard alone, phones, two tabs, bad lines, invitations, bots, chat, undo, why not, catching up."""

import random

import pytest
from playwright.sync_api import Page, Route, expect

import croupier
from tests.browser.conftest import Person
from tests.browser.moments import Moment, near_the_end, of_quintet
from tests.browser.people import OFFERED, answered, at_rest, choose, my_turn
from tests.browser.table import Table
from tests.games.quintet.table import position
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def open_table(host: Page, title: str = "") -> str:
    """A room; gives the link of its invitation."""
    host.goto("/new?friends=yes")
    host.fill("[name=name]", "Mara")
    if title:
        host.click("#audience summary")
        host.fill("[name=title]", title)
    host.click("#new-form button.ink")
    return host.input_value(".invite input")


def join(guest: Page, link: str, name: str = "Tomas") -> None:
    guest.goto(link)
    guest.fill("[name=name]", name)
    guest.click("main form button.ink")
    guest.wait_for_selector("#live")
    at_rest(guest)


def begin(host: Page) -> None:
    """Begin with those who are there."""
    host.wait_for_selector("#start:not([disabled])")
    host.click("#start")
    at_table(host)


def at_table(page: Page) -> None:
    """Wait until the waiting room has become the table, and everything on it is drawn."""
    page.wait_for_selector("#table")
    at_rest(page)


def test_the_waiting_room_fills_by_itself_and_seats_change_hands(person: Person) -> None:
    host, guest = person(), person()
    link = open_table(host, "Friday")
    assert host.locator(".qr svg path").count() > 0
    host.click(".place.open form button")
    begin(host)

    link = open_table(host)
    code = host.inner_text(".code")
    guest.goto("/join")
    guest.fill("[name=code]", code.lower().replace("-", " "))
    guest.click("main form button.ink")
    assert "Mara" in guest.inner_text(".lead")
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    guest.wait_for_selector("#live[data-status=waiting]")  # nothing begins by itself
    begin(host)
    at_table(guest)
    expect(host.locator(".opp .name")).to_have_text("Tomas")
    again = person()
    again.goto(link)
    assert again.inner_text("h1") == "They have begun."
    again.goto("/new")
    assert again.input_value("[name=name]") == ""
    guest.goto("/new")
    assert guest.input_value("[name=name]") == "Tomas"  # the browser remembers the name

    for deed in ("handover", "takeback"):
        host.click("#bar [data-opens=seats]")
        host.click(f"#seats form[action*={deed}] button")
        host.wait_for_function("() => !document.getElementById('seats').open")
        at_rest(host)


def test_what_is_unfolded_in_the_waiting_room_stays_open_when_somebody_sits_down(person: Person) -> None:
    host, guest = person(), person()
    host.goto("/new?game=quintet&friends=yes")
    host.fill("[name=name]", "Mara")
    host.click("#new-form button.ink")
    link = host.input_value(".invite input")
    at_rest(host)
    host.click("#live details summary >> nth=-1")
    folds = "[...document.querySelectorAll('#live details')].map((one) => one.open)"
    unfolded = host.evaluate(folds)
    assert unfolded[-1] > unfolded[0]
    guest.goto(link)
    guest.fill("[name=name]", "Tomas")
    guest.click("main form button.ink")
    expect(host.locator("#place-1 b")).to_have_text("Tomas")
    at_rest(host)
    assert host.evaluate(folds) == unfolded


def test_a_match_with_the_keyboard_alone(person: Person, house: Server) -> None:
    page = Table(house, near_the_end()).down(person())
    made = 0
    while my_turn(page):
        decision = page.get_attribute("#live", "data-decision")
        page.keyboard.press("a")
        if made % 2 and page.evaluate("document.activeElement.closest('.fan, .acts') !== null"):
            page.keyboard.press("ArrowRight")
        here = page.evaluate("document.activeElement.getAttribute('form')")
        if here != "choose":
            page.keyboard.press("a")
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        page.keyboard.press("Enter")
        if page.query_selector("#ask > .offered"):  # a card is looked at first
            page.keyboard.press("Enter")
        if page.query_selector("#caution[open]"):
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        answered(page, decision)
        assert page.evaluate("document.activeElement !== document.body")  # focus is kept across updates
        made += 1
    assert 5 < made < 120
    page.keyboard.press("?")
    page.wait_for_selector("#rules-drawer[open]")


def test_the_keyboard_needs_few_keys_for_a_choice(person: Person, house: Server) -> None:
    """Whoever has answered stands at the words of the next question, and Tab leads to its first answer."""
    page = person()
    Table(house, croupier.start("quintet", 2, seed=5), bot="random").down(page)
    most = 0
    for _ in range(8):
        assert my_turn(page)
        at_rest(page)
        assert page.evaluate("document.activeElement.id") == "question"
        decision = page.get_attribute("#live", "data-decision")
        page.keyboard.press("Tab")
        pressed = 1
        while page.get_attribute("#live", "data-decision") == decision and page.query_selector("#end") is None:
            page.keyboard.press("Enter")
            at_rest(page)
            pressed += 1
            assert pressed <= 6
        most = max(most, pressed)
    assert most >= 2


def test_a_question_that_comes_after_a_tap_marks_no_card_as_chosen(person: Person, house: Server) -> None:
    """On a tablet the focus that scripts move looked as if the first card were lifted."""
    page = person(768, 1024, has_touch=True, is_mobile=True)
    table = Table(house, croupier.start("quintet", 2, seed=5), people=2)
    table.down(page)
    for _ in range(6):
        asked = table.look()["decisions"][0]
        if asked["seat"] == 0:
            at_rest(page)
            page.locator(f"{OFFERED}").last.tap()
            if page.query_selector("#ask > .offered"):
                page.locator("#ask > .offered .go").tap()
            answered(page, asked["id"])
        else:
            table.choose(1, table.asked(1)["options"][-1]["key"])
        page.wait_for_function(
            "seq => Number(document.getElementById('live').dataset.seq) >= seq", arg=table.look()["seq"]
        )
        at_rest(page)
        assert not page.locator(".card:focus-visible, .card.selected").count()


def test_a_match_is_dealt_with_the_keyboard(person: Person) -> None:
    page = person()
    page.goto("/")
    page.focus("#play-quintet")
    page.keyboard.press("Enter")
    at_table(page)


def test_two_tabs_of_one_seat(person: Person, house: Server) -> None:
    table = Table(house, of_quintet()["play"].match)
    page = table.down(person(forgiven="409"))
    other = page.context.new_page()
    other.goto(page.url)
    assert my_turn(page)
    assert my_turn(other)
    decision = page.get_attribute("#live", "data-decision")
    choose(page, random.Random(1))
    answered(other, decision)
    assert my_turn(other)
    other.evaluate(
        "d => { document.querySelector('#choose [name=decision]').value = d; }", decision
    )  # clicked too late
    other.locator(OFFERED).first.dispatch_event("click")
    other.wait_for_selector(".notice")
    assert "another tab" in other.inner_text(".notice")


def test_a_slow_and_a_broken_line(person: Person, house: Server) -> None:
    page = person(forgiven="ERR_INTERNET_DISCONNECTED", worker=False, altered=True)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": 40_000, "uploadThroughput": 10_000}
    session.send("Network.emulateNetworkConditions", slow)
    Table(house, near_the_end()).down(page)
    dice = random.Random(2)
    for _ in range(2):
        assert my_turn(page)
        choose(page, dice)
    fast = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", fast)
    assert my_turn(page)
    page.context.set_offline(True)
    page.wait_for_selector("#bar.lost")
    assert page.get_attribute("body", "data-rest") == "no"  # what happens at the table does not reach it
    before = page.get_attribute("#live", "data-decision")
    for _ in range(2):
        page.locator(OFFERED).last.dispatch_event("click")
    page.wait_for_selector(".notice.lasting:has-text('Your choice is sent again by itself')")
    assert page.locator(".notice.lasting").all_inner_texts()[0] == "Reconnecting. The table waits. Try now"
    assert page.locator(".notice.lasting").count() == 2  # that the line is down, and that a choice waits, is said once
    assert page.get_attribute("#live", "data-decision") == before
    page.context.set_offline(False)
    page.wait_for_selector("#bar:not(.lost)")
    page.wait_for_selector(".notice:has-text('Connected again')")
    answered(page, before)
    assert not page.locator(".notice.lasting").count()
    assert my_turn(page)
    choose(page, dice)


DEAF = """
    const heard = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (kind, hear) {
        this.made = window.made = (window.made ?? 0) + 1;
        heard.call(this, kind, (event) => { if (this.made > (window.dead ?? 0)) hear(event); });
    };
"""
"""With this, streams that are open when `dead` is set to `made` stay so, and say nothing more."""


def test_a_line_that_stands_in_appearance_only_is_found_out_by_a_choice(person: Person, house: Server) -> None:
    """A phone that goes from one network to another may keep a connection that nothing comes through any more."""
    page = person(worker=False, altered=True)
    page.add_init_script(DEAF)
    Table(house, near_the_end()).down(page)
    assert my_turn(page)
    page.evaluate("window.dead = window.made")
    with page.expect_request("**/stream?*", timeout=30_000):  # a line is missed when it was silent for longer
        choose(page, random.Random(2))
    assert not page.locator(".notice.lasting").count()


def test_a_table_that_is_no_more_is_not_asked_for_ever(person: Person, house: Server) -> None:
    page = person(forgiven="404", worker=False)
    Table(house, near_the_end()).down(page)
    told = 'event: hello\ndata: {"version": ""}\n\nevent: 0.gone\ndata: {"status": 404}\n\n'
    page.route("**/stream?*", lambda route: route.fulfill(body=told, content_type="text/event-stream"))
    page.route("**/t/*", lambda route: route.fulfill(status=404, body="There is no table here."))
    page.evaluate("setTimeout(() => dispatchEvent(new Event('online')), 2000)")
    page.wait_for_selector("text=There is no table here.")


def test_a_click_on_what_is_not_offered_names_the_rule(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["react"]).down(person())
    page.locator(".fan button[form=why]").first.click()
    page.wait_for_selector(".notice a[data-rule]")
    number = page.inner_text(".notice a[data-rule]")
    page.click(".notice a[data-rule]")
    page.wait_for_selector("#rules-drawer[open] li.shown")
    assert number in page.inner_text("#rules-drawer li.shown")


def test_chat_is_heard_muted_and_closed_to_spectators(person: Person) -> None:
    host, guest, spectator = person(), person(), person()
    join(guest, open_table(host))
    begin(host)
    at_table(guest)
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


def test_messages_that_are_still_under_way_keep_their_order(person: Person, house: Server) -> None:
    """Whoever types faster than the line loses no message; if the line breaks, all that was not sent is back."""
    page = Table(house, croupier.start("quintet", players=2, seed=1), people=2).down(person(forgiven="ERR_FAILED"))
    sent: list[Route] = []

    def say(words: str) -> None:
        page.fill("#chat-text", words)
        page.press("#chat-text", "Enter")

    def slow_line(route: Route) -> None:
        sent.append(route)
        if len(sent) == 1:
            say("Have fun")
            say("See you")
            page.fill("#chat-text", "tomorrow")
            assert len(sent) == 1
        if len(sent) == 3:
            route.abort()
        else:
            route.continue_()

    page.route("**/chat?*", slow_line)
    page.keyboard.press("c")
    say("Good luck")
    expect(page.locator("#chat-text")).to_have_value("See you tomorrow")
    page.unroute("**/chat?*")
    page.press("#chat-text", "Enter")
    page.wait_for_selector("#chat-lines li:has-text('See you tomorrow')")
    said = ["Good luck", "Have fun", "See you tomorrow"]
    assert page.locator("#chat-lines li").all_text_contents() == [f"Mara{words}" for words in said]


def test_what_is_said_before_the_stream_opens_is_heard(person: Person, house: Server) -> None:
    """A message sent after the page was rendered comes with the stream, once, and is not announced a second time."""
    table = Table(house, croupier.start("quintet", players=2, seed=1), people=2)
    host, guest = person(worker=False), table.down(person(), 1)

    def first_a_word(route: Route) -> None:
        guest.keyboard.press("c")
        guest.fill("#chat-text", "Good luck")
        guest.click("#chat-form button")
        guest.wait_for_selector("#chat-lines li:has-text('Good luck')")
        route.continue_()

    host.route("**/stream?*", first_a_word)
    table.sit(host)
    host.wait_for_selector(".notice:has-text('Good luck')")
    assert host.locator("#chat-lines li").count() == 1
    host.unroute("**/stream?*")
    host.reload()
    at_rest(host)
    host.wait_for_selector("#chat-lines li:has-text('Good luck')", state="attached")
    assert host.query_selector(".notice") is None


def test_a_choice_is_taken_back_with_consent(person: Person, house: Server) -> None:
    """Who has passed has shown nothing, so it can be taken back until the other has chosen."""
    react = of_quintet()["react"]
    table = Table.at(house, Moment(react.match, [*react.choices, "0 pass"]))
    asker, other = table.down(person()), table.down(person(), 1)
    before = asker.get_attribute("#live", "data-line")
    asker.click("#bar [form=undo]")
    other.wait_for_selector("#undo-strip button[value=agree]")
    other.click("#undo-strip button[value=agree]")
    asker.wait_for_function(f"() => document.querySelector('#live').dataset.line !== '{before}'")
    assert asker.get_attribute("#live", "data-turn") == "yes"
    asker.wait_for_selector(".notice:has-text('Your last choice has been taken back.')")
    other.wait_for_selector(".notice:has-text('has taken the last choice back.')")


def test_whose_turn_it_is_shows_in_the_title_and_what_happened_meanwhile_is_told(person: Person, house: Server) -> None:
    page = Table(house, near_the_end()).down(person())
    page.wait_for_function("() => document.title.startsWith('●')")
    assert "favicon-turn" in str(page.get_attribute("#favicon", "href"))
    for _ in range(6):
        assert my_turn(page)
        choose(page, random.Random(4))
    my_turn(page)  # nothing more comes now that would count as seen
    page.evaluate("localStorage.setItem(`seen-${document.body.dataset.table}-${document.body.dataset.seat}`, '1')")
    page.reload()
    page.wait_for_selector("#away[open] li")


def test_a_card_that_comes_to_lie_under_a_mouse_at_rest_is_not_enlarged(person: Person, house: Server) -> None:
    """Else whoever has clicked a card reads another one, which lies over the next question."""
    page = person(fresh=True)
    page.clock.install()
    Table.at(house, of_quintet()["play"]).down(page)
    page.mouse.move(600, 300)
    card = page.locator(".fan .card >> nth=0")
    card.dispatch_event("pointerover", {"pointerType": "mouse", "clientX": 600, "clientY": 300})
    page.clock.run_for(1000)
    at_rest(page)
    assert page.is_hidden("#peek")
    card.hover()
    page.clock.run_for(1000)
    page.wait_for_selector("#peek:not([hidden])")


def test_a_card_is_enlarged_with_its_rules(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.hover(".fan .card >> nth=0")
    page.wait_for_selector("#peek:not([hidden]) .tx")
    page.focus(".fan .card >> nth=0")
    page.keyboard.press("i")
    page.wait_for_selector("#inspect[open] .card.large")


def test_another_match_is_offered_with_rotated_seats(person: Person, house: Server) -> None:
    page = person()
    match = position(2, hand=[["witch"], ["witch"]], battlefield=[["herald", "murderer", "necromancer", "wizard"], []])
    table = Table(house, match, people=2)
    table.down(page)
    assert my_turn(page)
    for _ in range(2):
        page.click("#main button[value='play:witch']")
    assert not my_turn(page)
    first = page.url
    page.click("#proof summary")
    page.click("[data-verify]")
    page.wait_for_selector("#verdict.good")
    rival = table.sit(person(), 1)
    rival.click("#end form[action*=rematch] button")
    page.wait_for_selector(".notice:has-text('A rematch is set up. Already there: Tomas.')")
    assert page.is_visible("#verdict.good")
    page.click("#end form[action*=rematch] button")
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    assert page.url.endswith("seat=1")
    page.goto("/")
    assert page.locator(".mine a").count() >= 2
