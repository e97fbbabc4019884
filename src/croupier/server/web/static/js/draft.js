/* Staged answers, laid out before they are sent: `data-drafts` adds the answer of a button, or the keys in it, parted
   by spaces, or the number of a stepper; `data-undrafts` takes one out (without a key: the last one), and any other
   answer sends all of them. The page keeps the keys; what the table looks like after them, and what may follow, is the
   server's picture by the rules of the game. Escape takes the last one out. */
import { parse } from "./patch.js";
import { request } from "./fetch.js";
import { refused, speak, text } from "./notice.js";
import { busy } from "./idle.js";

const live = () => document.getElementById("live");
/** @type {string[]} */
let keys = [];
let decision = "";
let address = "";

const laid = () => (live().dataset.decision === decision ? keys : []);

/* The answers before the one that is sent now: the one that closes the draft is sent by its own button. */
export const before = () => live().dataset.draft?.split(" ") ?? [];

/** @param {string[]} wanted */
async function fetched(wanted) {
  const query = new URLSearchParams((wanted.length ? wanted : [""]).map((key) => ["did", key]));
  const answer = await request(`${address}&${query}`, { headers: { accept: "application/json" } }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!answer?.ok) refused(told?.detail ?? text("no-answer"), told?.rule ?? "");
  return answer?.ok ? told : null;
}

/** The page that shall be drawn now that the table has changed: with what is laid out, as long as that is the question.
    @param {HTMLElement} page */
export async function over(page) {
  if (!keys.length || page.dataset.decision !== decision) {
    keys = [];
    return page;
  }
  const told = await fetched(keys);
  if (told?.decision === decision) return parse(told.html);
  keys = [];
  return page;
}

/* Resolves when the page shows everything that has been laid out. */
let shown = Promise.resolve();
export const settled = () => shown;

/** The button that means now what a button meant when it was pressed: keys name places, and what is laid out moves
    them.
    @param {HTMLButtonElement} button @param {DOMStringMap} told */
function meant(button, { deed, face }) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const others = document.querySelectorAll("[data-drafts]");
  const all = [button, ...others].filter((one) => one.isConnected && "drafts" in one.dataset);
  return all.find((one) => one.dataset.deed === deed) ?? all.find((one) => face && one.dataset.face === face);
}

/** @type {(() => string[] | null | false)[]} */
const gestures = []; // the first one is under way, the others follow when its picture is there
/** @type {(page: HTMLElement) => void} */
let draw = () => undefined; // draws a page

/** @param {string[]} wanted */
async function show(wanted) {
  const asked = live().dataset.decision;
  /** @type {HTMLElement} */
  let page;
  do {
    // while others act, the picture may have been overtaken by the page
    const told = await fetched(wanted);
    if (told?.decision !== asked || live().dataset.decision !== asked) return false;
    page = parse(told.html);
  } while (Number(page.dataset.seq) < Number(live().dataset.seq));
  keys = wanted;
  decision = asked;
  draw(page);
  speak(document.querySelector("#ask .drafted")?.textContent.trim() ?? "");
  return true;
}

async function follow() {
  while (gestures.length) {
    const wanted = gestures[0]();
    if (wanted && !(await show(wanted))) gestures.length = 0;
    gestures.shift();
  }
}

/** @param {() => string[] | null | false} gesture */
function make(gesture) {
  const asked = live().dataset.decision;
  gestures.push(() => live().dataset.decision === asked && gesture());
  if (gestures.length === 1) shown = busy(follow());
}

/** @param {HTMLButtonElement} button */
function add(button) {
  const told = { ...button.dataset };
  make(() => {
    const now = meant(button, told);
    const number = now?.closest("#ask")?.querySelector("[data-stepper] input");
    if (!now || (!now.value && !number?.reportValidity())) return null;
    return [...laid(), ...(now.dataset.drafts || now.value || number?.value || "").split(" ")];
  });
}

/** @param {string | undefined} key */
function take(key) {
  make(() => {
    const at = key ? laid().lastIndexOf(key) : laid().length - 1;
    return at >= 0 && laid().filter((_, place) => place !== at);
  });
}

/** `where`: the address of pictures of drafts; `how` draws a page.
    @param {string} where @param {(page: HTMLElement) => void} how */
export function draft(where, how) {
  address = where;
  draw = how;
  document.addEventListener("click", (event) => {
    /** @type {HTMLButtonElement | null} */
    const adds = event.target.closest("[data-drafts]");
    const takes = event.target.closest("[data-undrafts]");
    if (adds) {
      event.preventDefault();
      // the second half of a double click, or of what was a number
      const again = event.detail > 1 || !adds.dataset.deed;
      if (!gestures.length || !again) add(adds);
    } else if (takes) take(takes.dataset.undrafts);
  });
  document.addEventListener("keydown", (event) => {
    if (
      event.key !== "Escape" ||
      !(laid().length || gestures.length) ||
      document.querySelector("dialog[open], .at-film, [data-picked]:not([hidden])")
    )
      return;
    event.preventDefault();
    take("");
  });
}
