/* Onboarding hint (a popover): one lies over the table, beside the thing it speaks of, and takes no room from anything.
   A tap anywhere closes it and does nothing else; the focus stays where it was. */
import { beside, follow } from "./placement.js";
import { question } from "./keyboard.js";
import { speak } from "./notice.js";

const WIDE = [340, 300, 240, 190]; // in the first its last line is one, in every language
/**
 * @type {{
 *   name: string, bubble: HTMLElement, at: string, else: string,
 *   closed: (off: boolean) => void, thing: HTMLElement | null, said: boolean
 * } | null}
 */
let lying = null;

const layer = () => document.getElementById("over");
const covered = () => document.querySelector("dialog[open], .at-film") !== null;

/** @param {import("./placement.js").Place | null} place */
function point(place) {
  const arrow = /** @type {HTMLElement} */ (layer().querySelector(".arrow"));
  arrow.hidden = !place;
  if (!place) return;
  const { side, line } = place;
  arrow.className = `arrow ${side}`;
  arrow.style.left = `${line.left}px`;
  arrow.style.top = `${line.top}px`;
  arrow.style.width = `${line.right - line.left}px`;
  arrow.style.height = `${line.bottom - line.top}px`;
}

/** @param {HTMLElement | null} thing */
function describe(thing) {
  if (!lying) return;
  if (lying.thing !== thing) lying.thing?.removeAttribute("aria-describedby");
  lying.thing = thing;
  thing?.setAttribute("aria-describedby", lying.bubble.id);
}

function settle() {
  if (!lying) return;
  const { bubble } = lying;
  /** @param {string} where */
  const found = (where) => [...document.querySelectorAll(where)];
  bubble.hidden = covered();
  const place = bubble.hidden
    ? null
    : (beside(bubble, found(lying.at), WIDE) ?? beside(bubble, found(lying.else), WIDE));
  bubble.style.visibility = place ? "visible" : "hidden";
  point(place);
  describe(place?.thing ?? null);
  if (!place) return;
  bubble.style.left = `${place.box.left}px`;
  bubble.style.top = `${place.box.top}px`;
  if (lying.said) return;
  lying.said = true;
  speak(bubble.querySelector("p")?.textContent ?? "");
}

/** Shows a hint (its model in the page) in place of the one before; `closed` is called when somebody closes it.
    @param {HTMLElement} model @param {number} number @param {(off: boolean) => void} closed */
export function show(model, number, closed) {
  hide();
  const bubble = model.cloneNode(true);
  bubble.id = "hint";
  const count = bubble.querySelector("[data-number]");
  if (count) count.textContent = count.textContent.replace("#", String(number));
  layer().prepend(bubble);
  lying = {
    name: model.dataset.hint,
    bubble,
    at: model.dataset.at,
    else: model.dataset.else,
    closed,
    thing: null,
    said: false,
  };
  settle();
}

export function hide() {
  if (!lying) return;
  describe(null);
  lying.bubble.remove();
  lying = null;
  point(null);
}

/* The name of the hint that lies on the table; "" if there is none. */
export const shown = () => lying?.name ?? "";
const inSight = () => lying?.bubble.style.visibility === "visible" && !lying.bubble.hidden;

/** @param {boolean} off */
function close(off) {
  if (!lying) return;
  const { closed, bubble } = lying;
  const held = bubble.contains(document.activeElement);
  hide();
  closed(off);
  if (held) question().focus({ preventScroll: true }); // the button has gone with its hint
}

/** A press while a hint is in sight: it is no press for anything below. By keyboard (`detail` 0) one acts as always.
    @param {Event} event */
function press(event) {
  if (!inSight() || !event.isTrusted || (event.type === "click" && /** @type {MouseEvent} */ (event).detail === 0))
    return;
  const off = /** @type {Element} */ (event.target).closest?.("[data-hint-off]");
  if (event.type === "mousedown" || event.type === "click") event.preventDefault(); // the focus stays
  event.stopImmediatePropagation();
  if (event.type === "click") close(off !== null);
}

export function hints() {
  for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) addEventListener(type, press, true);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !inSight()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close(false);
    },
    true,
  );
  document.addEventListener("click", (event) => {
    if (event.target.closest("#hint [data-hint-off]")) close(true); // by keyboard
  });
  document.addEventListener("drawn", settle);
  follow(settle);
}
