/* Preview of options: every slot in sight (`data-preview`: the key of an option) is filled with what the option would
   do, asked of the server in one request; it holds while others act, since flows side by side are independent
   (`Game.together`). The option in question is the one under the pointer, in focus, or picked: what it would change is
   marked (`data-would`), and a slot without a key speaks of it. */
import { request } from "./fetch.js";
import { speak } from "./notice.js";
import { spoken } from "./selection.js";

const MOST = 12;
/** @type {Map<string, { html: string, words?: string, marks?: Record<string, string> } | null>} */
const told = new Map(); // key -> forecast or null, for the question `decision`: its id and what is laid out already
/** @type {Set<string>} */
const asked = new Set();
let decision = "";
/** @type {HTMLElement[]} */
let marked = [];

const live = () => document.getElementById("live");
const drafted = () => live().dataset.draft?.split(" ") ?? [];
/** @param {HTMLElement} slot */
const inSight = (slot) => slot.getClientRects().length > 0;
const slots = () => [...live().querySelectorAll("[data-preview]")];
const panel = () => document.querySelector("[data-picked]:not([hidden])");

function fill() {
  for (const slot of slots()) {
    const forecast = told.get(slot.dataset.preview); // none for a slot without a key: see mark
    if (forecast && slot.innerHTML !== forecast.html) slot.innerHTML = forecast.html;
  }
  whole();
}

/* What has no room in its slot is told whole where one asks for it (tooltips.js). */
function whole() {
  const cut = slots().map((slot) => ({
    slot,
    words: slot.scrollHeight > slot.clientHeight + 2 ? slot.textContent : "",
  }));
  for (const { slot, words } of cut) if (slot.title !== words) slot.title = words;
}

/** @param {string} key */
function mark(key) {
  for (const slot of slots()) if (!slot.dataset.preview) slot.innerHTML = told.get(key)?.html ?? "";
  for (const element of marked) delete element.dataset.would;
  const wanted = Object.entries(told.get(key)?.marks ?? {});
  marked = wanted.map(([id]) => document.getElementById(id)).filter((one) => one !== null);
  for (const [id, would] of wanted) document.getElementById(id)?.setAttribute("data-would", would);
  document.dispatchEvent(new CustomEvent("pointed", { detail: key }));
}

/* The option in question: of the button under pointer or focus, else the first of the thing that is picked. */
function inQuestion() {
  /** @type {HTMLButtonElement | null} */
  const button = document.querySelector('#main [form="choose"]:is(:hover, :focus)');
  return button?.value ?? panel()?.querySelector("[data-preview]")?.dataset.preview ?? "";
}

/** @param {string} address @param {string[]} keys */
async function ask(address, keys) {
  const asking = decision;
  const query = new URLSearchParams([...drafted().map((key) => ["did", key]), ...keys.map((key) => ["key", key])]);
  const answer = await request(`${address}&${query}`, { headers: { accept: "application/json" } }).catch(() => null);
  const given = answer?.ok ? await answer.json() : null;
  if (decision !== asking) return;
  for (const key of keys) asked.delete(key);
  if (given?.decision !== live().dataset.decision) return;
  for (const [key, forecast] of Object.entries(given.previews)) told.set(key, forecast);
  fill();
  mark(inQuestion());
  const open = panel();
  if (open && keys.some((key) => told.get(key)?.words && open.querySelector(`[data-preview="${CSS.escape(key)}"]`)))
    speak(spoken(open));
}

/** `address`: of the page that tells forecasts, query included. @param {string} address */
export function preview(address) {
  /** @param {string[]} keys */
  function want(keys) {
    const open = [...new Set(keys)].filter((key) => key && decision && !told.has(key) && !asked.has(key));
    for (let at = 0; at < open.length; at += MOST) {
      const some = open.slice(at, at + MOST);
      for (const key of some) asked.add(key);
      ask(address, some);
    }
  }

  function look() {
    const question = live().dataset.decision && [live().dataset.decision, ...drafted()].join(" ");
    if (question !== decision) {
      told.clear();
      asked.clear();
      decision = question;
    }
    fill();
    mark(inQuestion());
    want(
      slots()
        .filter(inSight)
        .map((slot) => slot.dataset.preview),
    );
  }

  function point() {
    const key = inQuestion();
    mark(key);
    want([key]);
  }

  for (const event of ["drawn", "picked"]) document.addEventListener(event, look);
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, point);
  look();
}
