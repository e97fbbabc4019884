import croupier
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.browser.moments_of_wildlands import of_wildlands
def test_shot(person, house):
    ms = of_wildlands(3)
    print(list(ms))
    for w,h in ((390,844),(1280,800),(1024,768)):
        page = person(w,h, first_match=True)
        page.goto("/language/de?to=/")
        Table(house, croupier.start("wildlands", players=3, seed=5), bot="greedy").down(page)
        at_rest(page)
        page.screenshot(path=f"/tmp/lead/shots/w1-{w}.png")
        print(w, page.evaluate("document.documentElement.scrollHeight"), page.locator("#hand, .hand").first.bounding_box(), page.locator("#ask").bounding_box(), page.locator("#goal-strip").bounding_box())
        for n in range(2,4):
            b=page.query_selector("#slip [data-hint-do=next]")
            if b: b.click(); at_rest(page)
            page.screenshot(path=f"/tmp/lead/shots/w{n}-{w}.png")
            print(w, page.evaluate("document.documentElement.scrollHeight"), page.locator("#hand, .hand").first.bounding_box(), page.locator("#ask").bounding_box(), page.locator("#goal-strip").bounding_box())
