/* A table kept alive: its stream of changes, the deeds sent from it, and whose turn it is. */
import { deliver } from "./deliver.js";
import { open } from "./dialogs.js";
import { joined, morph, parse } from "./morph.js";
import { travel } from "./moves.js";
import { recall, remember, visit } from "./memory.js";
import { notice, refused, speak, text } from "./notice.js";
import { ended, play as show, projector, told } from "./film.js";
import { advice } from "./advice.js";
import { guide } from "./guide.js";
import { REACHED, answerable, question, rove } from "./keys.js";
import { draft, before, over, settled } from "./draft.js";
import { forecast } from "./forecast.js";
import { pick } from "./pick.js";
import { busy } from "./rest.js";
import { slips } from "./slip.js";
import { steppers } from "./stepper.js";
import { sound, unlock } from "./sound.js";
import { speed } from "./speed.js";
import { verify } from "./verify.js";
import { chat } from "./chat.js";
import { countdown } from "./absence.js";

const QUIET = 40000;
const ASLEEP = 25000; // who comes back after so long without a beat has slept, and the line with them
const RELOADS = 60000; // a page that cannot be drawn is fetched anew once in so many milliseconds: else it would be for ever
const AGAIN = 1500; // until the first new try after the line broke, in milliseconds; each further one waits twice as long,
const LONGEST = 12000; // but no longer than this
const live = () => document.getElementById("live");

function turn(mine) {
  document.title = mine ? `● ${text("your-turn")} · ${document.body.dataset.title}` : document.body.dataset.title;
  const icon = document.getElementById("favicon");
  icon.dataset.calm ??= icon.href;
  icon.href = mine ? icon.dataset.turn : icon.dataset.calm;
}

/* What happened while one was away, read from the log that is on the page. */
function away(since) {
  const lines = [...document.querySelectorAll("#lines [data-line]")].filter((line) => Number(line.dataset.line) > since);
  lines.sort((one, other) => Number(other.dataset.line) - Number(one.dataset.line));
  if (since === 0 || lines.length < 6 || document.querySelector("dialog[open]")) return;
  const list = document.getElementById("away-lines");
  list.replaceChildren(...lines.slice(0, 40).reverse().map((line) => {
    const copy = line.cloneNode(true);
    copy.removeAttribute("id");
    return copy;
  }));
  open("away");
}

export function table(id, seat) {
  const key = `seen-${id}-${seat}`;
  const reloaded = `reloaded-${id}-${seat}`;
  const address = (what) => `/t/${id}/${what}?seat=${encodeURIComponent(seat)}&language=${document.documentElement.lang}`;
  const queue = [];
  let drawing = false;
  let stream = null;
  let connected = null; // to be called when the first picture of a new connection has come
  let last = Date.now();
  let failed = 0; // how often in a row there was no stream
  let hiddenAt = 0;
  let missed = null; // the line that was seen last before the table was left: what came since is told with the next page
  let heard = live().dataset.line; // the newest line that has come, though it may not be drawn yet
  let warning = null; // the slip that is shown while the line is down

  const seen = () => { if (!document.hidden) remember(key, live().dataset.line); };

  function draw(change, page = parse(change.html)) {
    ended(); // a film that somebody has opened: its pictures are drawn anew, too
    const focused = document.activeElement;
    const held = focused && live().contains(focused) ? focused.id : null;
    morph(live(), page);
    rove();
    document.dispatchEvent(new CustomEvent("drawn")); // what is picked is shown again before it gets its focus back
    if (held !== null && !live().contains(document.activeElement)) {
      const there = [document.getElementById(held), change.turn ? answerable() : null].find((cell) => cell?.matches(REACHED));
      (there ?? question()).focus({ preventScroll: true });
    }
  }

  async function play() {
    if (drawing) return;
    drawing = true;
    try {
      await drain();
    } catch (error) {
      anew();
      throw error;
    } finally {
      drawing = false;
    }
    if (missed !== null) welcome(missed);
  }

  /* A page that could not be brought up to date is fetched anew. */
  function anew() {
    const before = Number(recall(reloaded) ?? 0);
    remember(reloaded, Date.now());
    if (Date.now() - before > RELOADS) location.reload();
    else lost(true);
  }

  /* Who comes back reads what happened since this line. */
  function welcome(line) {
    missed = null;
    away(line);
    seen();
  }

  async function drain() {
    while (queue.length) {
      const late = queue.length > 3;
      const change = queue.shift();
      const before = live().dataset.decision;
      const line = Number(live().dataset.line);
      const page = await over(parse(change.html));
      if (late) draw(change, page);
      else if (told(page, line) && !speed.instant) {
        draw(change, page); // at once: nobody should reach for a table that is about to be covered
        await show(line);
      } else await travel(change.moves, () => draw(change, page));
      turn(change.turn);
      if (change.notes?.length) notice(change.notes.join(" "));
      if (document.hidden) continue;
      change.sounds.slice(-2).forEach((name) => sound.play(name));
      if (change.say.length) speak(change.say.join(" "));
      if (change.turn && live().dataset.decision !== before) {
        speak(change.ask, true);
        sound.play(change.knock);
      }
      seen();
      if (speed.now.pause && change.moves.length && queue.length) await new Promise((resolve) => { setTimeout(resolve, speed.now.pause); });
    }
  }

  function connecting() {
    if (!connected) busy(new Promise((resolve) => { connected = resolve; }));
  }

  function lost(yes) {
    if (yes) connecting();
    const bar = document.getElementById("bar");
    bar.classList.toggle("lost", yes);
    document.body.classList.toggle("is-lost", yes);
    if (yes && !warning) {
      warning = notice(text("lost"), { name: "hourglass", lasting: true, now: true });
      const again = document.createElement("button");
      again.type = "button";
      again.className = "linkish";
      again.textContent = text("lost-try");
      again.addEventListener("click", connect);
      warning.querySelector("p").append(" ", again);
    } else if (!yes && warning) {
      warning.remove();
      warning = null;
      notice(text("back"), { name: "check" });
    }
  }

  function connect() {
    stream?.close();
    connecting();
    last = Date.now();
    stream = new EventSource(`${address("stream")}&line=${heard}`);
    stream.addEventListener("open", () => { last = Date.now(); lost(false); });
    let held = []; // the fragments of the newest page that this stream has sent
    stream.addEventListener("table", (event) => {
      last = Date.now();
      failed = 0;
      lost(false);
      const change = JSON.parse(event.data);
      held = joined(change.parts, held);
      heard = change.line;
      queue.push({ ...change, html: held.join("") });
      busy(play());
      connected?.();
      connected = null;
    });
    stream.addEventListener("chat", (event) => { last = Date.now(); talk.draw(JSON.parse(event.data)); });
    stream.addEventListener("nudge", (event) => {
      const { said } = JSON.parse(event.data);
      notice(said, { now: true });
      sound.play("ask");
    });
    stream.addEventListener("beat", () => { last = Date.now(); });
    stream.addEventListener("error", () => {
      lost(true);
      stream.close(); // an answer that is no stream would not be tried again by itself
      setTimeout(again, Math.min(AGAIN * 2 ** failed++, LONGEST));
    });
  }

  /* A stream does not say why it is refused; the page of a table that is no more does. */
  async function again() {
    if (stream.readyState !== EventSource.CLOSED) return;
    const page = failed > 1 ? await fetch(location.href, { method: "HEAD" }).catch(() => null) : null;
    if (page?.status === 404) location.reload();
    else if (stream.readyState === EventSource.CLOSED) connect();
  }

  async function send(form, button) {
    const data = new URLSearchParams(new FormData(form, button ?? undefined));
    if (form.id === "choose") {
      const last = data.getAll("key");
      data.delete("key");
      for (const key of [...before(), ...last]) data.append("key", key);
    }
    let answer;
    try {
      answer = await deliver(form, data);
    } catch {
      refused(text("not-sent"), "", form);
      return false;
    }
    if (!answer) return false;
    if (answer.ok) {
      const told = await answer.json();
      if (told.said) notice(told.said, { name: "check" });
      if (told.seq) busy(shown(told.seq));
      return form.id === "why" ? explain(told, button) : true;
    }
    const problem = await answer.json().catch(() => ({ detail: text("not-sent") }));
    refused(problem.detail, problem.rule, form);
    return false;
  }

  /* Resolves when the page shows the table as it was at this seq, or later. */
  const shown = (seq) => new Promise((resolve) => {
    const look = () => {
      if (Number(live().dataset.seq) < seq) return;
      document.removeEventListener("drawn", look);
      resolve();
    };
    document.addEventListener("drawn", look);
    look();
  });

  function explain(answer, button) {
    button?.classList.add("refused");
    setTimeout(() => button?.classList.remove("refused"), 1400);
    notice(answer.detail, { name: "no", rule: answer.rule ?? "", now: true });
    return true;
  }

  /* The question that a form would answer. */
  const asked = (form) => form.elements.namedItem("decision")?.value;

  function confirmed(words) {
    const dialog = document.getElementById("caution");
    document.getElementById("caution-text").textContent = words;
    dialog.returnValue = "no";
    dialog.showModal();
    return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!["choose", "why", "undo"].includes(form.id) && !("send" in form.dataset)) return;
    event.preventDefault();
    const { value, id: name } = button ?? {};
    const decision = asked(form);
    if (button?.dataset.caution && !(await confirmed(button.dataset.caution))) return;
    if (form.dataset.sending) return;
    form.dataset.sending = "yes";
    if (form.id === "choose") await settled();
    const stands = asked(form) === decision; // else this is no answer to what is asked now
    const same = [button, document.getElementById(name)].find((one) => one?.isConnected && one.value === value); // a panel may have been made anew (pick.js)
    if (!stands) refused(text("not-sent"), "", form);
    const there = stands && (!button || same); // else what is laid out meanwhile rules it out
    const sent = there && await busy(send(form, same));
    delete form.dataset.sending;
    if (sent && "send" in form.dataset) form.closest("dialog")?.close();
  });

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Number(live().dataset.line);
    else if (stream.readyState === EventSource.OPEN && Date.now() - last < ASLEEP) welcome(hiddenAt);
    else {
      missed = hiddenAt;
      connect();
    }
  });
  addEventListener("online", connect);
  addEventListener("offline", () => lost(true));
  setInterval(() => { if (Date.now() - last > QUIET) connect(); }, 5000);

  visit(id);
  const talk = chat(id, seat);
  pick();
  steppers();
  forecast(address("preview"));
  draft(address("draft"), (page) => draw({ turn: true }, page));
  slips();
  advice(address("advise"));
  guide();
  projector();
  verify();
  unlock();
  countdown();
  rove();
  turn(live().dataset.turn === "yes");
  if (!location.hash && document.activeElement === document.body) question().focus({ preventScroll: true });
  away(Number(recall(key) ?? 0));
  seen();
  connect();
}
