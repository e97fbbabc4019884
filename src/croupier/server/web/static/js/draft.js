/* Answers that are laid out before they are sent: `data-drafts` adds the answer of a button, or the keys in it, parted by
   spaces, or the number of a stepper; `data-undrafts` takes one out (without a key: the last one), and any other answer
   sends all of them. The page keeps the keys; what the table looks like after them, and what may follow, is the server's
   picture by the rules of the game. Escape takes the last one out. */
import { parse } from "./morph.js";
import { refused, speak, text } from "./notice.js";
import { busy } from "./rest.js";

const live = () => document.getElementById("live");
let keys = [];
let decision = "";
let address = "";

const laid = () => (live().dataset.decision === decision ? keys : []);

/* The answers before the one that is sent now: the one that closes the draft is sent by its own button. */
export const before = () => live().dataset.draft?.split(" ") ?? [];

async function fetched(wanted) {
  const query = new URLSearchParams((wanted.length ? wanted : [""]).map((key) => ["did", key]));
  const answer = await fetch(`${address}&${query}`, { headers: { accept: "application/json" } }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!answer?.ok) refused(told?.detail ?? text("not-sent"), told?.rule ?? "");
  return answer?.ok ? told : null;
}

/* The page that shall be drawn now that the table has changed: with what is laid out, as long as that is the question. */
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

export function draft(where, draw) {
  address = where;
  let showing = false;

  async function show(wanted) {
    if (showing) return;
    showing = true;
    const asked = live().dataset.decision;
    const told = await fetched(wanted);
    showing = false;
    if (!told || told.decision !== live().dataset.decision || told.decision !== asked) return;
    keys = wanted;
    decision = asked;
    draw(parse(told.html));
    speak(document.querySelector("#ask .drafted")?.textContent.trim() ?? "");
  }

  function without(key) {
    const at = key ? keys.lastIndexOf(key) : keys.length - 1;
    if (at >= 0) busy(show(keys.filter((_, place) => place !== at)));
  }

  document.addEventListener("click", (event) => {
    const adds = event.target.closest("[data-drafts]");
    const takes = event.target.closest("[data-undrafts]");
    if (adds) {
      event.preventDefault();
      const number = adds.closest("#ask")?.querySelector("[data-stepper] input");
      if (!adds.value && !number?.reportValidity()) return;
      busy(show([...laid(), ...(adds.dataset.drafts || adds.value || number.value).split(" ")]));
    } else if (takes) without(takes.dataset.undrafts);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !laid().length || document.querySelector("dialog[open], [data-picked]:not([hidden])")) return;
    event.preventDefault();
    without("");
  });
}
