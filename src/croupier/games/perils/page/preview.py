"""What an attack or potions would lead to, in numbers and as marks."""

from croupier.kit import NOTHING_SAID, Page, Plain, Preview, Sentence, figure, joined


def preview(page: Page, after: Page) -> Preview | None:
    """What an attack or potions lead to, up to the next question; None for other options."""
    question = page.table.question
    if page.me is None or question not in ("attack", "life", "mana"):
        return None
    now, then = page.view["heroes"][page.me], after.view["heroes"][page.me]
    if question == "attack":
        return _fight(page, after, now, then)
    if then["striker"] == now["striker"]:  # potions of the other kind are asked for before the same strike
        then = then | (after.view["facts"]["strikes"][page.me]["next"] or {})
    first = _number(page, "heart", "life", then) if question == "life" else _number(page, "mana", "mana", then)
    return Preview(joined((first, _wounds(page, now, then), _number(page, "coin", "coins", then)), " "))


def _fight(page: Page, after: Page, now: Plain, then: Plain) -> Preview:
    told = [line for line in after.table.news if line.get("seat") == page.me]
    blows = [at for at, line in enumerate(told) if line["event"] in ("attacked", "shot")]
    first = told[: blows[1]] if blows[1:] else told  # the next weapon may have struck another enemy by itself
    fallen = [line["enemy"] for line in first if line["event"] == "eliminated"][:1]
    alike = [row["key"] for row in page.view["facts"]["line"][page.me] if row["enemy"] in fallen]
    skull: Sentence = (figure("skull", page.translator.say("table-falls"), ""),) if fallen else NOTHING_SAID
    life = NOTHING_SAID
    if then["life"] != now["life"] or now["reach"] == "melee":
        words = f"{now['life']}→{then['life']}" if then["life"] != now["life"] else str(now["life"])
        life = (figure("heart", page.translator.zone("life"), words),)
    marks = {f"foe-{page.me}-{key.replace(':', '-')}": "fall" for key in alike} if len(alike) == 1 else {}
    return Preview(joined((skull, life, _wounds(page, now, then)), " "), marks)


def _number(page: Page, icon: str, field: str, hero: Plain) -> Sentence:
    return (figure(icon, page.translator.zone(field), str(hero[field])),)


def _wounds(page: Page, now: Plain, then: Plain) -> Sentence:
    more = then["wounds"] - now["wounds"]
    return (figure("claw", page.translator.zone("wounds"), f"+{more}"),) if more else NOTHING_SAID
