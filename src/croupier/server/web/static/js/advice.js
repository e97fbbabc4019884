/* Hint from the bot: a button left of the answers; what the bot would do stands below the question and is marked on the
   table. It chooses nothing. */
import { request } from "./fetch.js";
import { mark, reveal } from "./markers.js";
import { question } from "./keyboard.js";
import { lay, lying } from "./callout.js";
import { icon, refused, speak, text } from "./notice.js";
import { busy } from "./idle.js";

/** @type {{ decision: string, slip: HTMLElement | null }} */
let told = { decision: "", slip: null };

const live = () => document.getElementById("live");
/** @param {string} where */
const visible = (where) => [...document.querySelectorAll(where)].find((one) => one.getClientRects().length);

function offer() {
  const model = document.querySelector("#help [data-advice] button");
  const present = document.querySelector("#ask [data-advise]");
  if (told.decision !== live().dataset.decision) {
    if (told.slip && lying() === told.slip) lay(null);
    told = { decision: live().dataset.decision, slip: null };
    mark("advice", []);
  }
  if (told.slip) lay(told.slip);
  const acts = visible("#ask .acts");
  const head = visible("#ask .txt");
  if (!model || !head || told.slip || head.closest("[data-picked]")) {
    present?.remove(); // who has picked something reads what that would do
    return;
  }
  const button = present ?? model.cloneNode(true);
  button.dataset.advise = model.dataset.advise;
  button.dataset.kept = "yes"; // taken out and put back at each change it would have the table laid out twice
  if (acts && acts.firstElementChild !== button) acts.prepend(button);
  else if (!acts && button.parentElement !== head.parentElement) head.parentElement?.append(button);
}

function flag() {
  const made = document.createElement("i");
  made.className = "flag bot";
  made.append(icon("bot"));
  return made;
}

/** @param {string} address @param {HTMLButtonElement} button */
async function ask(address, button) {
  const decision = live().dataset.decision;
  const held = button === document.activeElement;
  button.disabled = true;
  speak(text("advice-thinking"));
  const answer = await request(address, { method: "POST", headers: { accept: "application/json" } }).catch(() => null);
  const advice = await answer?.json().catch(() => null);
  button.disabled = false;
  const free = () => held && document.activeElement === document.body; // somebody by keyboard goes on where they were
  if (free()) button.focus();
  if (!answer?.ok) return refused(advice?.detail ?? text("no-answer"));
  if (advice.decision !== decision || live().dataset.decision !== decision) return null;
  const slip = document.createElement("aside");
  slip.className = "advice";
  const words = document.createElement("p");
  words.innerHTML = advice.html;
  slip.append(icon("bot"), words);
  told = { decision, slip };
  lay(slip);
  offer();
  reveal(advice.key);
  mark("advice", [[advice.key, flag()]], true);
  if (free()) question().focus({ preventScroll: true });
  return speak(advice.words);
}

/** @param {string} address */
export function advice(address) {
  document.addEventListener("click", (event) => {
    /** @type {HTMLButtonElement | null} */
    const button = event.target.closest("#ask [data-advise]");
    if (button) busy(ask(address, button));
  });
  for (const event of ["drawn", "picked"]) document.addEventListener(event, offer);
  offer();
}
