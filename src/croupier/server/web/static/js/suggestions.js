/* Suggested first moves: the bot's good deeds of several kinds stand in a panel of the page (`#begin`) with their
   reasons, and are marked on the table. A tap on one selects its thing, no more. */
import { request } from "./fetch.js";
import { mark, reveal } from "./markers.js";
import { recall, remember } from "./storage.js";
import { refused, text } from "./notice.js";
import { select } from "./selection.js";
import { busy } from "./idle.js";
import { OFF } from "./settings.js";

let address = "";
/** @type {{ decision: string, deeds: Deed[] }} */
let told = { decision: "", deeds: [] };

const live = () => document.getElementById("live");
const panel = () => document.getElementById("begin");
const key = () => `begin-${document.body.dataset.game}`;
const here = () => document.body.dataset.table;

/* Whether good deeds are shown now: at a moment that the game calls one, in the first match of it here. */
export const begins = () => panel() !== null && !recall(OFF) && [null, here()].includes(recall(key()));

/** @param {number} number */
function flag(number) {
  const made = document.createElement("i");
  made.className = "flag";
  made.textContent = String(number);
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** @typedef {{ key: string, deed: string, html: string }} Deed @param {Deed} deed @param {number} at */
function row(deed, at) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.begin = deed.key;
  const words = document.createElement("span");
  const name = document.createElement("b");
  name.textContent = deed.deed;
  words.append(name);
  if (deed.html) {
    const why = document.createElement("span");
    why.innerHTML = deed.html;
    words.append(" ", why);
  }
  button.append(flag(at + 1), words);
  const line = document.createElement("li");
  line.append(button);
  return line;
}

/** @param {string} decision */
async function ask(decision) {
  const answer = await request(address, { method: "POST", headers: { accept: "application/json" } }).catch(() => null);
  const found = answer?.ok ? await answer.json().catch(() => null) : null;
  if (told.decision !== decision) return;
  told.deeds = found?.decision === decision ? found.deeds : [];
  if (!told.deeds.length) leave();
  show();
}

function show() {
  const open = begins();
  document.body.classList.toggle("has-begin", open);
  if (!open) {
    mark("begin", []);
    return;
  }
  remember(key(), here() ?? "");
  const { decision } = live().dataset;
  if (told.decision !== decision) {
    told = { decision, deeds: [] };
    busy(ask(decision));
  }
  if (told.deeds.length)
    panel()
      ?.querySelector("ol")
      ?.replaceChildren(...told.deeds.map(row));
  panel()?.setAttribute("aria-busy", told.deeds.length ? "false" : "true");
  mark(
    "begin",
    told.deeds.map((deed, at) => [deed.key, flag(at + 1)]),
  );
}

function leave() {
  remember(key(), "off");
  show();
  document.dispatchEvent(new CustomEvent("hints"));
}

/** @param {string} wanted */
function choose(wanted) {
  const thing = reveal(wanted);
  if (!thing) refused(text("not-sent"));
  else if (select(thing))
    thing.scrollIntoView({ block: "nearest", inline: "nearest" }); // what is said of it takes room
  else thing.focus();
}

/** `where`: the address that tells good deeds. @param {string} where */
export function suggestions(where) {
  address = where;
  document.addEventListener("click", (event) => {
    const wanted = event.target.closest("#begin [data-begin]");
    if (wanted) choose(wanted.dataset.begin);
    else if (event.target.closest("#begin [data-begin-off]")) leave();
  });
  for (const event of ["drawn", "hints"]) document.addEventListener(event, show);
  show();
}
