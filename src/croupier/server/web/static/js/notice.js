/* Toasts and live regions: a slip of paper at the top of the page, and sentences for screen readers. */
import { addressOf } from "./address.js";
/** @param {string} key @returns {string} */
export const text = (key) => {
  /** @type {HTMLTemplateElement | null} */
  const texts = document.querySelector("#texts");
  return texts?.content.querySelector(`[data-text="${key}"]`)?.textContent ?? "";
};

/** @param {string} name */
export function icon(name) {
  const model = document.querySelector(".chop use"); // the sign of the house: others may be of the sheet of a game
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "ic");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${model?.getAttribute("href")?.split("#")[0]}#i-${name}`);
  svg.append(use);
  return svg;
}

/** One slip takes the place of another. What is `lasting` stays beside those that come, until it is taken away. It is
    said, too: at the next pause, or `now`.
    @param {string} words */
export function notice(words, { name = "bubble", rule = "", lasting = false, now = false } = {}) {
  const place = document.getElementById("notices");
  const slip = document.createElement("div");
  slip.className = "notice";
  const line = document.createElement("p");
  if (rule) {
    const link = document.createElement("a");
    link.href = addressOf(`/games/${document.body.dataset.game}/rules#rule-${rule}`);
    link.dataset.rule = rule;
    link.textContent = rule;
    line.append(link, " ");
  }
  line.append(words);
  const shut = document.createElement("button");
  shut.type = "button";
  shut.className = "tool";
  shut.setAttribute("aria-label", text("close") || "×");
  shut.append(icon("close"));
  shut.addEventListener("click", () => slip.remove());
  slip.append(icon(name), line, shut);
  slip.classList.toggle("lasting", lasting);
  place.querySelector(".notice:not(.lasting)")?.remove();
  place.append(slip);
  if (!lasting) setTimeout(() => slip.remove(), 9000);
  speak([rule, words].filter(Boolean).join(" "), now);
  return slip;
}

/** Something was not done: said at once, and shown where one looks, which in an open dialog is the form itself.
    @param {string} words @param {string} rule @param {HTMLFormElement | null} form */
export function refused(words, rule = "", form = null) {
  const dialog = form?.closest("dialog[open]");
  if (dialog) inside(dialog, /** @type {HTMLElement} */ (dialog.querySelector("h2")), words, "no");
  else notice(words, { name: "no", rule, now: true });
}

/** Something was done by a button: shown beside it in an open dialog, under which a slip would lie.
    @param {string} words @param {HTMLElement} button */
export function done(words, button, name = "check") {
  const dialog = button.closest("dialog[open]");
  if (dialog) inside(dialog, button, words, name);
  else notice(words, { name });
}

/** The one line of a dialog, after an element of it. It stays while the dialog is open.
    @param {HTMLElement} dialog @param {HTMLElement} place @param {string} words @param {string} name */
function inside(dialog, place, words, name) {
  dialog.querySelector(".answered")?.remove();
  const line = document.createElement("p");
  line.className = name === "no" ? "answered refusal" : "answered";
  line.dataset.kept = "yes";
  line.append(icon(name), words);
  place.after(line);
  line.scrollIntoView({ block: "nearest" });
  dialog.addEventListener("close", () => line.remove(), { once: true });
  speak(words, name === "no");
}

const MOST = 6; // sentences at once, the newest
const SETTLED = 100; // milliseconds after which a region that has moved is listened to
/** @type {Map<string, HTMLElement>} */
const regions = new Map(); // kept here: the dialog that one lies in may go
/** @type {Map<HTMLElement, string[]>} */
const waiting = new Map(); // what is about to be said, by its region

/** Beside an open dialog nothing is heard: so the region moves into it. Gives whether it has moved.
    @param {HTMLElement} region */
function heard(region) {
  const room = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const moves = region.parentElement !== room;
  if (moves) room.append(region);
  return moves;
}

/** Polite by default: the question of the moment is assertive. What is said before the next frame is said together.
    @param {string} words */
export function speak(words, now = false) {
  const id = now ? "speak-now" : "speak";
  const region = regions.get(id) ?? document.getElementById(id);
  regions.set(id, region);
  if (!waiting.has(region)) {
    waiting.set(region, []);
    region.textContent = "";
    const say = () => {
      region.textContent = (waiting.get(region) ?? []).join(" ");
      waiting.delete(region);
    };
    if (heard(region)) setTimeout(say, SETTLED);
    else requestAnimationFrame(say);
  }
  if (words) waiting.set(region, [...(waiting.get(region) ?? []), words].slice(-MOST));
}
