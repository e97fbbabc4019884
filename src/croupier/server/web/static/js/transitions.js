/* View transitions: cards travel between zones by one pair of names per card; without them the page simply changes. */
import { speed } from "./speed.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} place @param {string} face */
function card(place, face) {
  const zone = document.getElementById(place === "stage" ? "stage" : place);
  const cards = document.getElementById(`${place}-cards`);
  /** @param {HTMLElement | null | undefined} where */
  const inside = (where) => (face ? where?.querySelector(`[data-face="${CSS.escape(face)}"]`) : null) ?? null;
  const found = inside(cards) ?? inside(zone);
  /** @param {HTMLElement | null | undefined} element */
  const shown = (element) => (element?.getClientRects().length ? element : null);
  return (
    shown(found) ??
    shown(zone?.querySelector(".heap")) ??
    shown(zone) ??
    shown(document.getElementById(`seat-${place.split("-").pop()}`))
  );
}

/** @param {Move[]} moves @param {() => void} change */
export async function travel(moves, change) {
  const ways = moves.slice(-8);
  if (!document.startViewTransition || still.matches || speed.instant || document.hidden || !ways.length) {
    change();
    return;
  }
  /** @type {HTMLElement[]} */
  const named = [];
  /** @param {HTMLElement} element @param {string} value */
  const name = (element, value) => {
    element.style.viewTransitionName = value;
    named.push(element);
  };
  const clear = () =>
    named.splice(0).forEach((element) => {
      element.style.viewTransitionName = "";
    });
  const taken = new Set();
  ways.forEach((way, at) => {
    const start = card(way.from, way.card);
    if (start && !taken.has(start)) {
      taken.add(start);
      name(start, `card-${at}`);
    }
  });
  const transition = document.startViewTransition(() => {
    clear();
    change();
    const landed = new Set();
    ways.forEach((way, at) => {
      const end = card(way.to, way.card);
      if (end && !landed.has(end)) {
        landed.add(end);
        name(end, `card-${at}`);
      }
    });
  });
  const skip = () => transition.skipTransition();
  addEventListener("pointerdown", skip, { once: true });
  transition.ready.catch(() => undefined); // skipped by a click, or a window that changes: then nothing travels
  const over = transition.finished.catch(() => undefined);
  await transition.updateCallbackDone; // the change itself; what fails in it is a matter of the page
  await over;
  removeEventListener("pointerdown", skip);
  clear();
}
