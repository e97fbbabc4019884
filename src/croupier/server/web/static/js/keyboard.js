/* Keyboard navigation: Tab goes from region to region, arrows move inside one (roving tabindex), letters open things.
 */
import { open } from "./dialogs.js";

const REGIONS = ".fan, .slots, .acts, .pl, .openhand, #lines";
export const REACHED = "button:not([disabled]), a[href]";

/* Where a question is answered: its buttons, else the things that are picked or chosen on the table. */
const answerable = () =>
  ["#ask button:not([disabled], [data-advise], .slip *, #recap *)", "#main [data-pick]", '#main [form="choose"]']
    .flatMap((where) => [...document.querySelectorAll(where)])
    .find((cell) => cell.getClientRects().length) ?? null;

/* Where the keyboard begins: the words of the question, so that Tab goes on to its answers. */
export const question = () => document.getElementById("question") ?? document.getElementById("main");

/** @param {HTMLElement} region @returns {HTMLElement[]} */
const cells = (region) => [...region.querySelectorAll(REACHED)].filter((cell) => cell.getClientRects().length);

/* One stop per region: the cell last visited, else what may be chosen, else the first. */
export function rove() {
  for (const region of document.querySelectorAll(REGIONS)) {
    const all = cells(region);
    if (all.length < 2) {
      all.forEach((cell) => {
        cell.removeAttribute("tabindex");
        delete cell.dataset.roved;
      });
      continue;
    }
    const stop =
      all.find((cell) => cell === document.activeElement) ??
      all.find((cell) => cell.getAttribute("form") === "choose") ??
      all[0];
    for (const cell of all) {
      cell.dataset.roved = "yes";
      cell.tabIndex = cell === stop ? 0 : -1;
    }
  }
}

/** From the words of the question Tab goes on to its answers, wherever on the table they lie.
    @param {KeyboardEvent & { target: HTMLElement }} event */
function enter(event) {
  if (event.key !== "Tab" || event.shiftKey || event.target !== document.getElementById("question")) return;
  const first = answerable();
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** @param {KeyboardEvent & { target: HTMLElement }} event */
function step(event) {
  const region = event.target.closest?.(REGIONS);
  if (!region || event.target.matches("input, select, textarea")) return;
  const all = cells(region);
  const at = all.indexOf(event.target);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (at < 0 || !by || all.length < 2) return;
  event.preventDefault();
  const next = all[(at + by + all.length) % all.length];
  all.forEach((cell) => {
    cell.tabIndex = cell === next ? 0 : -1;
  });
  next.focus();
}

export function keyboard() {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    enter(event);
    step(event);
    if (event.target.matches?.("input, select, textarea") || document.querySelector("dialog[open]")) return;
    const letter = event.key.toLowerCase();
    if (letter === "l") open("log-drawer");
    else if (letter === "c") open("chat");
    else if (event.key === "?") document.querySelector("[data-rules]")?.click();
    else if (letter === "a") (answerable() ?? question()).focus();
    else return;
    event.preventDefault();
  });
  rove();
}
