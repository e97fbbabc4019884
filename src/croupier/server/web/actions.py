"""Actions: what a person does at a table. Each handler takes a form, so that it also works without scripts."""

from contextlib import suppress

from litestar import get, post
from litestar.response import Redirect

from croupier.server.addresses import client_of
from croupier.server.errors import BadRequest, NotNow
from croupier.server.service.views import USUAL
from croupier.server.web.context import AtTable, Reply, as_json, wants_json, whole
from croupier.server.web.cookies import TakenSeat, name_cookie
from croupier.server.web.forms import form_of
from croupier.server.web.showing import rules_of
from croupier.server.web.table import talk
from croupier.text import Translator


@post("/t/{table:str}/choose")
async def choose(at: AtTable) -> Reply:
    """Answer the pending decision by the key of an option, and what is asked after it by further keys."""
    form = await form_of(at.request)
    key, *more = [str(one) for one in form.getall("key", [])] or [""]
    seq = await at.tables.choose(at.table, at.viewer, str(form.get("decision", "")), key, *more)
    return at.done(seq=seq)


@post("/t/{table:str}/why")
async def why(at: AtTable) -> Reply:
    """The rule that forbids what a person has tried."""
    form = await at.form()
    look = await at.tables.look(at.table, at.viewer)
    refusal = await at.tables.why_not(at.table, at.viewer, form.get("key", ""))
    translator = Translator(at.browser.language, rules_of(look))
    text = translator.rule(refusal.rule) if refusal.rule else ""
    rule, detail = (refusal.rule, text) if text else (None, translator.say("error-no-reason"))
    if wants_json(at.request):
        return as_json({"rule": rule, "detail": detail})
    return at.message(translator.say("error-not-offered"), detail, rule)


@post("/t/{table:str}/undo")
async def undo(at: AtTable) -> Reply:
    """Ask to take the last choice back, or answer somebody who asks."""
    wish = (await at.form()).get("do", "ask")
    if wish == "ask":
        await at.tables.undo.ask(at.table, at.viewer)
    else:
        await at.tables.undo.answer(at.table, at.viewer, agree=wish == "agree")
    return at.done()


@post("/t/{table:str}/retract")
async def retract(at: AtTable) -> Reply:
    """Change a secret choice while others still choose."""
    return at.done(seq=await at.tables.undo.retract(at.table, at.viewer))


@post("/t/{table:str}/preset")
async def preset(at: AtTable) -> Reply:
    """Leave standing answers: to each window that the form names, if it is another one than before."""
    before = (await at.tables.look(at.table, at.viewer)).presets
    for field, chosen in (await at.form()).items():
        window = field.removeprefix("preset-")
        if window != field and before.get(window) != chosen:
            await at.tables.preset(at.table, at.viewer, window, chosen)
    return at.done()


@get("/t/{table:str}/chat")
async def messages(at: AtTable) -> Reply:
    """The messages."""
    return as_json(talk(at.context, at.browser, await at.tables.chat.messages(at.table, at.viewer)))


@post("/t/{table:str}/chat")
async def say(at: AtTable) -> Reply:
    """Send a message."""
    await at.tables.chat.say(at.table, at.viewer, (await at.form()).get("text", ""))
    return at.done()


@post("/t/{table:str}/bot")
async def bot(at: AtTable) -> Reply:
    """Put a bot on an open seat; without a strength, open the seat again."""
    form = await at.form()
    await at.tables.seating.seat_bot(at.table, at.viewer, _place(form), form.get("bot") or None)
    return at.done()


@post("/t/{table:str}/free")
async def free(at: AtTable) -> Reply:
    """Open a seat again from which nobody has acted."""
    await at.tables.seating.free(at.table, at.viewer, _place(await at.form()))
    return at.done()


@post("/t/{table:str}/kick")
async def kick(at: AtTable) -> Reply:
    """Take a person's seat away."""
    await at.tables.moderation.kick(at.table, at.viewer, _place(await at.form()), client_of(at.request))
    return at.done()


@post("/t/{table:str}/mute")
async def mute(at: AtTable) -> Reply:
    """Let a person write to nobody, or again."""
    form = await at.form()
    muted, client = form.get("muted") == "yes", client_of(at.request)
    await at.tables.moderation.mute(at.table, at.viewer, _place(form), muted=muted, client=client)
    return at.done()


@post("/t/{table:str}/start")
async def start(at: AtTable) -> Reply:
    """Start the match; bots take the open seats."""
    await at.tables.seating.start(at.table, at.viewer)
    return at.done()


@post("/t/{table:str}/ready")
async def ready(at: AtTable) -> Reply:
    """Say whether this person wants the match of a room to begin."""
    await at.tables.seating.set_ready(at.table, at.viewer, ready=(await at.form()).get("ready") == "yes")
    return at.done()


@post("/t/{table:str}/learning")
async def learning(at: AtTable) -> Reply:
    """Who learns while the table waits: the others see with which task. The answer says whether it still waits."""
    form = await at.form()
    look = await at.tables.look(at.table, at.viewer)
    if look.status == "waiting" and look.me is not None:
        task, tasks = (whole(form.get(name, ""), 100) or 0 for name in ("task", "tasks"))
        with suppress(NotNow):  # it has begun just now: the next answer says so
            await at.tables.seating.learn(at.table, at.viewer, task, tasks)
    return at.done(status=look.status)


@post("/t/{table:str}/leave")
async def leave(at: AtTable) -> Reply:
    """Wait no more for the next match."""
    await at.tables.guests.leave(at.table, at.viewer)
    return at.done()


@post("/t/{table:str}/handover")
async def handover(at: AtTable) -> Reply:
    """Let a bot play for this person, or for another who has been away."""
    form = await at.form()
    whose = _place(form) if form.get("place") else None
    client = client_of(at.request)
    await at.tables.takeover.hand_over(at.table, at.viewer, form.get("bot") or USUAL, whose, client)
    return at.done()


@post("/t/{table:str}/nudge")
async def nudge(at: AtTable) -> Reply:
    """Remind a person for whom the table waits."""
    whom = _place(await at.form())
    await at.tables.takeover.nudge(at.table, at.viewer, whom)
    name = (await at.tables.look(at.table, at.viewer)).names[whom]
    return at.done(said=Translator(at.browser.language).say("nudge-done", name=name))


@post("/t/{table:str}/finish")
async def finish(at: AtTable) -> Reply:
    """Let bots play for the host and for whoever is away."""
    client = client_of(at.request)
    await at.tables.takeover.finish(at.table, at.viewer, (await at.form()).get("bot") or USUAL, client)
    return at.done()


@post("/t/{table:str}/end")
async def end(at: AtTable) -> Reply:
    """End the table without a result."""
    await at.tables.takeover.end(at.table, at.viewer)
    return at.done()


@post("/t/{table:str}/takeback")
async def takeback(at: AtTable) -> Reply:
    """Take the seat back from the bot."""
    await at.tables.takeover.take_back(at.table, at.viewer)
    return at.done()


@post("/t/{table:str}/rename")
async def rename(at: AtTable) -> Reply:
    """Change the name at this seat; the browser remembers it."""
    name = (await at.form()).get("name", "")
    await at.tables.seating.rename(at.table, at.viewer, name)
    reply = at.done()
    reply.set_cookie(name_cookie(name, secure=at.context.settings.secure_cookies))
    return reply


@post("/t/{table:str}/entropy")
async def entropy(at: AtTable) -> Reply:
    """Mix words into the seed."""
    await at.tables.seating.add_entropy(at.table, at.viewer, (await at.form()).get("words", ""))
    return at.done()


@post("/t/{table:str}/settle")
async def settle(at: AtTable) -> Reply:
    """Say whether the table is listed, and whether who comes late may take over a bot's seat."""
    form, client = await at.form(), client_of(at.request)
    listed = form.get("listed") == "yes"
    await at.tables.listing.settle(at.table, at.viewer, visibility="listed" if listed else "link", client=client)
    await at.tables.guests.allow_takeover(at.table, at.viewer, allowed=form.get("takeover") == "yes")
    return at.done()


@post("/t/{table:str}/go-on")
async def go_on(at: AtTable) -> Redirect:
    """Play an adjourned match on by the installed rules, or come along. The seat takes the place of the old one."""
    seated = await at.tables.adjourned.play_on(at.table, at.viewer, client_of(at.request))
    return await at.context.seated(at.browser, [TakenSeat(seated.table, seated.seat, seated.token)])


@post("/t/{table:str}/rematch")
async def rematch(at: AtTable) -> Redirect:
    """Offer or accept another match with rotated seats."""
    await at.context.make_room(at.browser)
    seated = await at.tables.rematches.rematch(at.table, at.viewer)
    return await at.context.seated(at.browser, [TakenSeat(seated.table, seated.seat, seated.token)])


def _place(form: dict[str, str]) -> int:
    place = whole(form.get("place", ""), 1000)
    if place is None:
        raise BadRequest("A seat is a number.")
    return place


HANDLERS = (
    choose,
    why,
    undo,
    retract,
    preset,
    messages,
    say,
    bot,
    free,
    kick,
    mute,
    start,
    ready,
    learning,
    leave,
    handover,
    takeback,
    nudge,
    finish,
    end,
    rename,
    entropy,
    settle,
    go_on,
    rematch,
)
