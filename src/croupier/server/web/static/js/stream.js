/* The stream of what happens at a table. It is opened anew when it breaks or falls silent, from the newest line on, and
   the page says while it is down. */
import { joined } from "./morph.js";
import { notice, text } from "./notice.js";
import { busy } from "./rest.js";

const QUIET = 40000;
const ASLEEP = 25000; // who comes back after so long without a beat has slept, and the line with them
const AGAIN = 1500; // until the first new try after the line broke, in milliseconds; each further one waits twice as long,
const LONGEST = 12000; // but no longer than this

let address = ""; // where the stream is, query included
let hear = {}; // what is done with each kind of event
let heard = 0; // the newest line that has come, though it may not be drawn yet
let stream = null;
let connected = null; // to be called when the first picture of a new connection has come
let last = Date.now(); // when anything was heard
let failed = 0; // how often in a row there was no stream
let warning = null; // the slip that is shown while the line is down

/* Whether the line has held up to now. */
export const alive = () => stream.readyState === EventSource.OPEN && Date.now() - last < ASLEEP;

function connecting() {
  if (!connected) busy(new Promise((resolve) => { connected = resolve; }));
}

function warn() {
  const slip = notice(text("lost"), { name: "hourglass", lasting: true, now: true });
  const again = document.createElement("button");
  again.type = "button";
  again.className = "linkish";
  again.textContent = text("lost-try");
  again.addEventListener("click", connect);
  slip.querySelector("p").append(" ", again);
  return slip;
}

export function lost(yes) {
  if (yes) connecting();
  document.getElementById("bar").classList.toggle("lost", yes);
  document.body.classList.toggle("is-lost", yes);
  if (yes) warning ??= warn();
  else if (warning) {
    warning.remove();
    warning = null;
    notice(text("back"), { name: "check" });
  }
}

export function connect() {
  stream?.close();
  connecting();
  last = Date.now();
  stream = new EventSource(`${address}&line=${heard}`);
  stream.addEventListener("open", () => { last = Date.now(); lost(false); });
  let held = []; // the fragments of the newest page that this stream has sent
  const received = {
    table(change) {
      failed = 0;
      lost(false);
      held = joined(change.parts, held);
      heard = change.line;
      hear.table({ ...change, html: held.join("") });
      connected?.();
      connected = null;
    },
    chat: hear.chat,
    nudge: hear.nudge,
  };
  for (const [kind, take] of Object.entries(received)) {
    stream.addEventListener(kind, (event) => {
      last = Date.now();
      take(JSON.parse(event.data));
    });
  }
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

/* `where`: the address of the stream; `line`: the newest one on the page; `kinds`: what to do with each kind of event. */
export function listen(where, line, kinds) {
  [address, heard, hear] = [where, line, kinds];
  addEventListener("online", connect);
  addEventListener("offline", () => lost(true));
  setInterval(() => { if (Date.now() - last > QUIET) connect(); }, 5000);
  connect();
}
