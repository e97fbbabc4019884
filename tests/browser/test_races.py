"""What comes at the wrong moment: a page while somebody decides, a line that breaks, a sound before the first touch."""

import pytest
from playwright.sync_api import Page, Route

from croupier import start
from tests.browser.conftest import Person
from tests.browser.moments import of_quintet
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.people import OFFERED, at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def imported(page: Page, name: str, deed: str) -> object:
    """What a function of one module that the page runs on gives; `deed` is called with the module."""
    address = page.evaluate("document.querySelector('script[type=module]').src").replace("main.js", f"{name}.js")
    return page.evaluate(f"async address => ({deed})(await import(address))", address)


def warned(page: Page, button: str) -> None:
    """A click on a button that warns first."""
    page.locator(button).last.evaluate("one => { one.dataset.caution = 'Really?'; one.click(); }")
    page.wait_for_selector("#caution[open]")


def test_a_second_thought_is_no_answer_to_another_question(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person(altered=True))
    seq = table.look()["seq"]
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/choose" in request.url else None)
    warned(page, "#main button[form=choose][value=pass]")
    page.evaluate("document.querySelector('#choose [name=decision]').value = 'another'")  # as if the table had gone on
    page.click("#caution [value=yes]")
    page.wait_for_selector(".notice:has-text('was not sent')")
    assert (sent, table.look()["seq"]) == ([], seq)


def test_a_second_thought_outlasts_a_page_that_is_drawn_anew(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person(altered=True))
    seq = table.look()["seq"]
    page.locator(f"{OFFERED}.card").first.click()
    warned(page, "#offered-go")
    table.down(person(), 1)  # somebody has come
    page.wait_for_selector("#seat-1 .away", state="detached")
    page.click("#caution [value=yes]")
    page.wait_for_function("seq => Number(document.getElementById('live').dataset.seq) > seq", arg=seq)
    assert table.look()["seq"] > seq


MUTE = """() => {
    window.began = 0;
    window.allowed = false;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (at) { window.began += 1; start.call(this, at); };
    window.AudioContext = class extends AudioContext {
      get state() { return window.allowed ? "running" : "suspended"; }
      resume() {
        window.context = this;
        return new Promise((resolve) => { this.touched = [...(this.touched ?? []), resolve]; });
      }
    };
}"""
"""Nothing sounds before `allowed`; `began` counts what was begun."""


def test_what_could_not_sound_does_not_sound_at_once_afterwards(person: Person, house: Server) -> None:
    page = person(fresh=True)
    page.clock.install()
    Table.at(house, of_quintet()["play"]).down(page)
    page.evaluate(MUTE)
    imported(page, "sound", "({ sound }) => { sound.on = true; for (let i = 0; i < 20; i += 1) sound.play('window'); }")
    assert page.evaluate("began") == 0
    page.clock.run_for(400)
    page.keyboard.press("Shift")  # the first touch asks for leave to sound
    assert page.evaluate("context.touched.length") == 21
    page.evaluate("() => { allowed = true; context.touched.forEach((one) => one()); }")
    imported(page, "sound", "({ sound }) => sound.play('window')")
    assert page.evaluate("began") == 1


def test_who_selects_text_in_a_dialog_may_let_go_beside_it(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.keyboard.press("c")
    page.fill("#chat-text", "Well played")
    box = page.locator("#chat-text").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(100, box["y"])
    page.mouse.up()
    assert page.is_visible("#chat[open]")
    page.mouse.click(100, 300)
    assert page.is_hidden("#chat")


def test_without_a_clipboard_the_link_that_was_asked_for_is_selected(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('no'); }; }")
    page.evaluate("() => { document.execCommand = () => false; }")
    page.click("#bar [data-opens=seats]")
    another = "<input type=text readonly value='the link of a free seat'>"
    page.locator("#seats ul li").first.evaluate("(one, html) => one.insertAdjacentHTML('beforeend', html)", another)
    page.click("#seats [data-copy]")
    page.wait_for_selector("#seats .answered")
    assert page.evaluate("String(getSelection())") == page.get_attribute("#seats [data-copy]", "data-copy")


def test_a_sign_in_a_dialog_explains_itself_above_it(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person(390, 844, has_touch=True, is_mobile=True))
    page.click("#bar [data-opens=seats]")
    sign = page.locator("#seats h2")
    sign.evaluate("one => { one.title = 'Who sits here'; }")
    sign.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector("#seats .tip")
    page.evaluate("() => { document.querySelector('#seats h2').remove(); document.dispatchEvent(new Event('drawn')); }")
    assert not page.locator(".tip").count()


def test_two_sentences_at_once_are_both_said(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    imported(page, "notice", "({ speak }) => { speak('Mara has come.'); speak('Tomas passes.'); }")
    page.wait_for_function("() => document.getElementById('speak').textContent === 'Mara has come. Tomas passes.'")


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_wakes_a_phone_reads_what_happened_meanwhile(person: Person, house: Server) -> None:
    table = Table(house, start("quintet", 2, seed=5), people=2)
    page = table.down(person(forgiven="ERR_INTERNET_DISCONNECTED"))
    page.evaluate(HIDE, True)
    page.context.set_offline(True)
    page.wait_for_selector("body.is-lost")
    told = len(table.log())
    while len(table.log()) < told + 8:
        asked = table.look()["decisions"][0]
        seat = asked["seat"]
        table.choose(seat, table.asked(seat)["options"][0]["key"])
    page.context.set_offline(False)
    page.wait_for_function("line => Number(document.getElementById('live').dataset.line) >= line", arg=len(table.log()))
    page.evaluate(HIDE, False)
    page.wait_for_selector("#away[open]")
    assert page.locator("#away-lines > *").count() > 5


def test_a_page_of_an_older_version_is_loaded_anew_between_two_questions(person: Person, house: Server) -> None:
    table = Table(house, start("quintet", 2, seed=5), people=2)
    seat = table.look()["decisions"][0]["seat"]
    page = table.down(person(), seat)
    page.evaluate("window.before = true")
    told = "document.dispatchEvent(new CustomEvent('files', { detail: 'another' }))"  # as answers and streams do
    page.evaluate(told)
    page.evaluate(told)
    assert page.evaluate("window.before")  # not while it is asked something
    with page.expect_navigation():
        page.locator("#main button[form=choose][value=pass]").click()
    at_rest(page)
    assert page.get_attribute("#live", "data-seq") == "1"
    page.evaluate("window.before = true")
    page.evaluate(told)
    at_rest(page)  # once: else a file that is kept too long would do it for ever
    assert page.evaluate("window.before")


def test_cards_whose_way_is_cut_short_have_arrived_all_the_same(person: Person, house: Server) -> None:
    """A window that changes, or the next page, ends a transition before it has begun."""
    page = person(360, 640, altered=True, reduced_motion="no-preference")
    page.add_init_script("""
      const start = document.startViewTransition;
      document.startViewTransition = function (change) {
        const transition = start.call(this, change);
        transition.skipTransition();
        window.skipped = (window.skipped ?? 0) + 1;
        return transition;
      };
    """)
    table = Table(house, start("quintet", 2, seed=5), people=2)
    table.down(page)
    for _ in range(6):
        asked = table.look()["decisions"][0]
        seq = table.answer(asked["seat"], asked["id"], table.asked(asked["seat"])["options"][0]["key"])
        page.wait_for_function("seq => Number(document.getElementById('live').dataset.seq) >= seq", arg=seq)
    assert page.evaluate("window.skipped") > 0


def test_what_stays_keeps_its_place_when_something_before_it_goes(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    focus = imported(
        page,
        "patch",
        """({ patch, parse }) => {
          const item = (id) => `<li id="x-${id}" tabindex="0">${id}</li>`;
          const list = (ids) => parse(`<ol>${ids.map(item).join("")}</ol>`);
          const old = list("abc".split(""));
          document.body.append(old);
          old.lastElementChild.focus();
          patch(old, list("bc".split("")));
          return [document.activeElement.id, old.textContent];
        }""",
    )
    assert focus == ["x-c", "bc"]


def test_what_a_script_has_laid_into_the_page_stays_where_it_lies(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    words = imported(
        page,
        "patch",
        """({ patch, parse }) => {
          const list = (ids) => parse(`<ol>${ids.map((id) => `<li id="x-${id}">${id}</li>`).join("")}</ol>`);
          const old = list(["a", "b", "c"]);
          document.body.append(old);
          old.firstElementChild.insertAdjacentHTML("afterend", "<li data-kept=yes>laid</li>");
          patch(old, list(["a", "c"]));
          return old.textContent;
        }""",
    )
    assert words == "alaidc"


def test_a_page_that_cannot_be_drawn_is_fetched_anew_once(person: Person, house: Server) -> None:
    page = person(forgiven="broken", altered=True)
    page.add_init_script("Node.prototype.isEqualNode = () => { throw new Error('broken'); }")
    loads: list[str] = []
    page.on("domcontentloaded", lambda one: loads.append(one.url) if "/t/" in one.url else None)
    table = Table(house, start("quintet", 2, seed=7), people=2)
    table.down(page)
    with page.expect_event("domcontentloaded"):
        table.go_on()
    at_rest(page)
    table.go_on()
    page.wait_for_selector("body.is-lost")
    assert len(loads) == 2


SAID = "id => document.getElementById(id).textContent"


def test_what_is_said_while_a_dialog_is_open_is_said_inside_it(person: Person, house: Server) -> None:
    """Whatever lies beside a modal dialog is kept from those who listen."""
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.keyboard.press("c")
    page.wait_for_selector("#chat[open]")
    imported(page, "notice", "({ speak }) => speak('Mara has come.')")
    page.wait_for_selector("#chat #speak:has-text('Mara has come.')", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("#chat[open]", state="detached")
    imported(page, "notice", "({ speak }) => speak('Tomas passes.')")
    page.wait_for_selector("body > #speak:has-text('Tomas passes.')", state="attached")


def test_a_slip_is_said_once_and_at_once_if_it_must_be(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    imported(page, "notice", "({ notice }) => notice('Mara has come.')")
    page.wait_for_selector("#speak:has-text('Mara has come.')", state="attached")
    imported(page, "notice", "({ refused }) => refused('It is not your turn.', '6.4')")
    page.wait_for_function(f"() => ({SAID})('speak-now') === '6.4 It is not your turn.'")
    assert page.evaluate(SAID, "speak") == "Mara has come."
    assert not page.locator("#notices:is([role], [aria-live])").count()


def test_what_is_laid_out_is_not_drawn_over_a_newer_page(person: Person, house: Server) -> None:
    """Others have acted under the same question while the picture was on its way: it is fetched again."""
    page = Table.at(house, of_confluence(3)["discard_pool"]).down(person())
    newer = "seq => { document.getElementById('live').dataset.seq = seq; }"
    seq = page.get_attribute("#live", "data-seq")
    fetched: list[str] = []

    def meanwhile(route: Route) -> None:
        fetched.append(route.request.url)
        page.evaluate(newer, "999" if len(fetched) == 1 else seq)
        route.continue_()

    page.route("**/draft*", meanwhile)
    page.locator("#pool-0 .cand").first.click()
    page.wait_for_selector("#live[data-draft]", state="attached")
    at_rest(page)
    assert len(fetched) == 2


def test_a_tap_while_cards_move_is_no_less_a_tap(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person(reduced_motion="no-preference"))
    box = page.locator("#bar [data-opens=seats]").bounding_box()
    assert box is not None
    page.evaluate(
        """() => {
          document.documentElement.style.setProperty("--t-move", "60s");
          const card = document.querySelector("#main .card");
          card.style.viewTransitionName = "card-0";
          return document.startViewTransition(() => { card.style.translate = "0 -80px"; }).ready;
        }"""
    )
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#seats[open]")
