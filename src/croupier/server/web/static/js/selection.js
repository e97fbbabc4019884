/* Selection, one way to choose everywhere: a tap selects a thing and shows in the ask bar what can be done with it, a
   second tap or the button there does it. What a thing with `data-pick` can do stands in the page (`data-picked`,
   instead of the question, `data-unpicked`); of a thing on the table that itself answers the question the panel is made
   here. Escape, or a tap beside everything, lays it down. */
import { speak } from "./notice.js";

const THINGS = '[data-pick], #main [form="choose"]:not(#ask *, [data-drafts])';
/* In the words of an answer what it takes follows what is done: in small letters on its button. */
const SEPARATOR = " · ";
let picked = "";
/** @type {Thing | null} */
let tapped = null; // of equal cards, which all give the same answer, the one that was touched

/** @param {HTMLElement} one @returns {one is Thing} */
const isThing = (one) => one.matches(THINGS);
/** @typedef {HTMLButtonElement} Thing @param {Thing} thing */
const name = (thing) => thing.dataset.pick ?? `key ${thing.value}`;
/** @returns {Thing[]} */
const things = () => [.../** @type {NodeListOf<Thing>} */ (document.querySelectorAll(THINGS))];
const pickedThing = () => {
  const equal = things().filter((one) => name(one) === picked);
  return equal.find((one) => one === tapped) ?? equal.find((one) => one.id && one.id === tapped?.id) ?? equal[0];
};
/** @param {string} tag @param {string} css @param {(Node | string)[]} inside */
const element = (tag, css, ...inside) => {
  const made = document.createElement(tag);
  made.className = css;
  made.append(...inside);
  return made;
};

/** What stands over the button of a thing: its name and what it does; for one that has none, the question still.
    @param {Thing} thing @param {Node} will */
function headOf({ dataset: { title, text = "" } }, will) {
  const question = document.querySelector("#ask .txt");
  if (title === undefined && question) {
    const head = /** @type {HTMLElement} */ (question.cloneNode(true));
    for (const gone of head.querySelectorAll(".slip, .advice")) gone.remove();
    head.querySelector("#question")?.removeAttribute("id");
    head.append(will);
    return head;
  }
  const who = question?.querySelector(".who")?.cloneNode(true) ?? "";
  return element("div", "txt", who, element("h2", "", title ?? ""), element("p", "", text), will);
}

/** The panel of a thing that is an answer: what it is, and the button that gives the answer. @param {Thing} thing */
function panelOf(thing) {
  const words = thing.dataset.deed ?? thing.getAttribute("aria-label") ?? "";
  const [deed, ...takes] = words.split(SEPARATOR);
  const price = takes.length > 0 ? element("small", "", takes.join(SEPARATOR)) : "";
  const go = /** @type {HTMLButtonElement} */ (element("button", "btn go", element("span", "", deed, price)));
  go.id = "offered-go"; // keeps the focus when the page is drawn anew
  go.setAttribute("form", "choose");
  go.name = "key";
  go.value = thing.value;
  if (thing.dataset.caution) go.dataset.caution = thing.dataset.caution;
  const will = element("p", "will");
  will.dataset.preview = thing.value;
  const panel = element("div", "offered", headOf(thing, will), element("div", "acts one", go));
  panel.dataset.picked = "";
  if (thing.dataset.title === undefined) panel.dataset.said = words;
  panel.setAttribute("role", "group");
  panel.setAttribute("aria-label", words);
  const ask = document.getElementById("ask");
  ask.append(panel);
  ask.classList.add("offering");
  return panel;
}

/** Shows the question, or a panel in its place. */
function swap(/** @type {HTMLElement | null} */ panel) {
  for (const other of document.querySelectorAll("[data-picked]")) other.hidden = other !== panel;
  for (const question of document.querySelectorAll("[data-unpicked]")) question.hidden = panel !== null;
}

/** The bar stays as high as its question: else what is chosen from moves under the finger. @param {boolean} keep */
function holdHeight(keep) {
  const ask = document.getElementById("ask");
  if (!ask) return;
  ask.style.minHeight = "";
  if (keep) ask.style.minHeight = `${ask.offsetHeight}px`;
}

function show() {
  document.querySelector("#ask > .offered")?.remove();
  document.getElementById("ask")?.classList.remove("offering");
  swap(null);
  const thing = picked ? pickedThing() : null;
  holdHeight(Boolean(thing));
  const panel = !thing
    ? null
    : thing.dataset.pick === undefined
      ? panelOf(thing)
      : document.getElementById(`pick-${picked}`);
  if (!panel) picked = "";
  for (const one of things()) {
    const mine = picked !== "" && one === thing;
    one.classList.toggle("selected", mine);
    one.setAttribute("aria-pressed", mine ? "true" : "false");
  }
  if (panel) swap(panel);
  document.getElementById("table")?.classList.toggle("has-pick", panel !== null);
  document.dispatchEvent(new CustomEvent("picked"));
  return panel;
}

function lay() {
  picked = "";
  show();
}

/** What is said of a thing that is picked, its forecast included. @param {HTMLElement} panel */
export const spoken = (panel) => {
  const { said = "" } = panel.dataset;
  const parts = [...panel.querySelectorAll(said ? "[data-preview]" : ".txt h2, .txt h2 ~ p, [data-preview]")];
  return [said, ...parts.map((part) => part.textContent)].join(" ").trim();
};

/** Selects a thing, as the first tap on it does; gives whether it is one that can be. @param {HTMLElement} thing */
export function select(thing) {
  if (!isThing(thing)) return false;
  picked = name(thing);
  tapped = thing;
  const panel = show();
  if (panel) speak(spoken(panel));
  return panel !== null;
}

/** The second tap: a thing that is an answer is sent by its form; of deeds in the panel the only one is done.
    @param {Thing} thing */
function again(thing) {
  if (thing.dataset.pick === undefined) return;
  const panel = /** @type {HTMLElement} */ (document.getElementById(`pick-${picked}`));
  const deeds = panel.querySelectorAll(".btn.go");
  if (deeds.length === 1) deeds[0].click();
  else panel.querySelector(".btn")?.focus();
}

export function pick() {
  document.addEventListener("click", (event) => {
    /** @type {Thing | null} */
    const thing = event.target.closest(THINGS);
    if (!thing) {
      if (picked && event.target.closest("#table") && !event.target.closest("#ask, button, a")) lay();
    } else if (picked && thing === pickedThing()) {
      again(thing);
    } else {
      event.preventDefault(); // selected first, sent by the second tap
      select(thing);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !picked || document.querySelector("dialog[open], .at-film")) return;
    const thing = pickedThing();
    lay();
    thing?.focus();
  });
  window.addEventListener("resize", () => picked && show());
  const asked = () => document.getElementById("live")?.dataset.decision ?? "";
  let decision = asked();
  document.addEventListener("drawn", () => {
    if (asked() !== decision) picked = ""; // a redraw for another reason leaves the hand where it is
    decision = asked();
    show();
  });
}
