/* Event stream of a table, as the page hears it. The streams themselves are held for all tabs together
   (`multiplexer.js`); the page says while they are down, and reconnects. */
import { notice, text } from "./notice.js";
import { busy } from "./idle.js";
import { Tab } from "./leader.js";
import { files } from "./fetch.js";

const QUIET = 45000; // nothing came for so long, not even a beat: who holds the streams may be gone
const ANSWER = 6000; // whoever holds the streams answers sooner
const DUE = 3000; // what the server has answered, it has told sooner; else the line stands in appearance only

/** Whoever holds the streams: a worker, or a tab.
    @typedef {{ now: (broken: boolean) => void, here: () => void, leave: () => void }} Carrier */

let followed = ""; // the table, seat and language (`multiplexer.js`)
/** @type {Heard} */
let hear = { table() {}, nudge() {} }; // what is done with each kind of message
/** @type {Shown} */
let shown = { line: 0, mark: "" }; // the newest line that has come, though it may not be drawn yet; the mark at first
let reached = 0; // the table's seq of then
/** @type {Carrier} */
let carrier;
let shared = false; // it is a worker
/** @type {((value?: unknown) => void) | null} */
let connected = null; // to be called when the first picture of a new connection has come
let last = Date.now(); // when anything was heard
let messages = 0; // how many have come
/** @type {HTMLElement | null} */
let warning = null; // the slip that is shown while the line is down

function connecting() {
  if (!connected)
    busy(
      new Promise((resolve) => {
        connected = resolve;
      }),
    );
}

function warn() {
  const slip = notice(text("lost"), { name: "hourglass", lasting: true, now: true });
  const again = document.createElement("button");
  again.type = "button";
  again.className = "linkish";
  again.textContent = text("lost-try");
  again.addEventListener("click", () => connect());
  slip.querySelector("p")?.append(" ", again);
  return slip;
}

/** @param {boolean} yes */
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

/** The page of a table that is no more, or of a seat that is somebody else's, says so itself. @param {number} status */
function gone(status) {
  lost(true);
  if (status === 404 || status === 401) location.reload();
}

/** @param {Message} message */
function receive({ kind, data, status, version }) {
  last = Date.now();
  messages += 1;
  if (kind === "down") gone(status ?? 0);
  else if (kind === "up") {
    lost(false);
    files(version);
  } else if (kind === "table") {
    [shown, reached] = [{ line: data.line, mark: "" }, data.seq];
    hear.table(data);
    connected?.();
    connected = null;
  } else if (kind === "nudge" || kind === "chat") hear[kind]?.(data);
  else if (kind === "beat") carrier.here();
}

const at = () => shown;

function throughWorker() {
  const worker = new SharedWorker(new URL("./worker.js", import.meta.url), { type: "module" });
  const { port } = worker;
  port.addEventListener("message", (event) => receive(event.data));
  port.start();
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    instead();
  });
  port.postMessage({ join: followed, at: shown });
  return {
    now: (/** @type {boolean} */ broken) => port.postMessage({ now: true, broken }),
    here: () => port.postMessage({ here: true }),
    leave: () => port.postMessage({ leave: true }),
  };
}

/** @param {boolean} byWorker */
function carry(byWorker) {
  shared = byWorker;
  try {
    carrier = shared ? throughWorker() : new Tab(followed, at, receive);
  } catch {
    carrier = new Tab(followed, at, receive);
  }
  expect();
}

/* Whoever holds the streams is about to say something. */
function expect() {
  const before = messages;
  setTimeout(() => {
    if (messages === before) instead();
  }, ANSWER);
}

/* The worker cannot be had, or does not answer: the tabs do it among themselves. */
function instead() {
  if (!shared) return;
  carrier.leave();
  carry(false);
}

/* `broken`: the line is another one by now, whatever whoever holds the streams thinks. */
export function connect(broken = false) {
  connecting();
  carrier.now(broken);
  expect();
}

/** A choice was taken, and the table is as far as this: a line over which that does not come is another one by now.
    @param {number} seq */
export function due(seq) {
  setTimeout(() => {
    if (reached < seq) connect(true);
  }, DUE);
}

/** `key`: what is followed; `page`: what is shown at first; `kinds`: what to do with each kind of message.
    @param {string} key @param {Shown} page @param {Heard} kinds */
export function listen(key, page, kinds) {
  [followed, shown, hear] = [key, page, kinds];
  connecting();
  carry("SharedWorker" in globalThis);
  addEventListener("online", () => connect(true));
  addEventListener("offline", () => lost(true));
  addEventListener("pagehide", () => carrier.leave());
  addEventListener("pageshow", (event) => {
    if (event.persisted) carry(shared);
  });
  setInterval(() => {
    if (Date.now() - last > QUIET) connect();
  }, 5000);
}
