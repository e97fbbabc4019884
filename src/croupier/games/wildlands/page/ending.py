"""The goal and the end of a match in words: who is ahead, why it ended, what the first place was decided by."""

from croupier.kit import Page, Sentence, pieces, places

RANKED_BY = ("points", "territories", "tokens")
"""What places are decided by, in this order (W 17.3)."""


def progress(page: Page) -> Sentence:
    """The viewer's points beside those of the best rival."""
    view = page.view
    scores = [score["total"] for score in view["facts"]["scores"]] or [0] * len(page.names)  # before the deal
    best = max(scores[seat] for seat in page.table.rivals)
    said = {"points": scores[page.table.near], "best": best, "round": view["round"]}
    return pieces(page.translator.say("table-goal-far", **said, last=int(view["options"]["round_limit"])))


def why_it_ended(page: Page) -> str:
    """Why the match is over (W 17.1)."""
    fallen = [page.names[seat] for seat, portal in enumerate(page.view["portal"]) if not portal["seals"]]
    said = {"names": page.translator.listed(fallen), "count": len(fallen), "round": page.view["round"]}
    return " ".join(
        page.translator.say(f"table-ended-{reason}", **said) for reason in page.view["facts"]["ended"]["why"]
    )


def what_decided(page: Page) -> str:
    """By what the first place is the first: the first number in which it is ahead of the second."""
    standings = page.view["facts"]["ended"]["standings"]
    (_, first), (_, second), *_ = places(standings)
    number = next((n for n in range(len(RANKED_BY)) if standings[first][n] != standings[second][n]), None)
    if number is None:
        return page.translator.say("table-decided-nothing")
    said = {
        "best": standings[first][number],
        "other": standings[second][number],
        "name": page.names[second],
        "who": "you" if second == page.me else "other",
    }
    return page.translator.say(f"table-decided-{RANKED_BY[number]}", **said)
