/* Card zoom: a card large, with its text; on hover and focus beside it, on a click, a long press or I in a dialog. */
import { open } from "./dialogs.js";
import { busy } from "./idle.js";
import { addressOf } from "./address.js";

const WAIT = 420;
const PRESS = 480;
const peek = () => document.getElementById("peek"); // the large card beside an element
/** @type {Promise<Map<string, HTMLElement>> | null} */
let sheets = null;
let timer = 0;
let answered = ""; // the question that was asked when the page was drawn last
/** @type {{ element: HTMLElement, face: string } | null} */
let shown = null; // what the peek tells about, or is about to

/** @param {string} face @returns {Promise<HTMLElement | null>} */
async function large(face) {
  sheets ??= fetch(addressOf(`/games/${document.body.dataset.game}/cards?language=${document.documentElement.lang}`))
    .then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.text();
    })
    .then((html) => {
      const found = new Map();
      for (const card of new DOMParser().parseFromString(html, "text/html").querySelectorAll(".gallery .card"))
        found.set(card.id.slice(5), card.parentElement);
      return found;
    });
  try {
    const sheet = (await sheets).get(face)?.cloneNode(true);
    sheet?.querySelector(".card")?.removeAttribute("id");
    return sheet ?? null;
  } catch {
    sheets = null; // no connection, or a server that is just starting: tried again with the next card
    return null;
  }
}

function hide() {
  clearTimeout(timer);
  peek().hidden = true;
  shown = null;
}

/** @param {HTMLElement} element */
function place(element) {
  const box = element.getBoundingClientRect();
  const wide = 280;
  const high = wide * 1.4;
  const right = box.right + 16 + wide < innerWidth;
  peek().style.left = `${Math.max(8, right ? box.right + 16 : box.left - wide - 16)}px`;
  peek().style.top = `${Math.max(8, Math.min(innerHeight - high - 8, box.top + box.height / 2 - high / 2))}px`;
  peek().hidden = innerWidth < 700;
}

/** @param {HTMLElement} element */
async function show(element) {
  shown = { element, face: element.dataset.face };
  const sheet = await busy(large(element.dataset.face));
  if (!sheet || !element.isConnected || shown?.element !== element) return; // looked elsewhere in the meantime
  peek().replaceChildren(/** @type {HTMLElement} */ (sheet.querySelector(".card")));
  place(element);
}

const asked = () => document.getElementById("live")?.dataset.decision ?? "";

/* Who reads goes on reading while others play, as long as the card is there; who has answered looks at what comes
   next. */
function stay() {
  if (answered !== asked() && answered) hide();
  answered = asked();
  if (peek().hidden || !shown) return;
  const { element, face } = shown;
  if (element.isConnected && element.dataset.face === face && element.getClientRects().length) place(element);
  else hide();
}

/** @param {HTMLElement} element */
async function dialog(element) {
  hide();
  const sheet = await busy(large(element.dataset.face));
  if (!sheet) return;
  // the card, and what its words mean
  document.getElementById("inspected").replaceChildren(...sheet.querySelectorAll(".card, .terms"));
  open("inspect");
}

/** @param {Event & { target: HTMLElement }} event */
const faced = (event) => event.target.closest?.("[data-face]");

/* By the mouse that comes to rest on a card; a card that comes to lie under a mouse at rest is not looked at. */
function hovers() {
  let at = "";
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    at = `${clientX} ${clientY}`;
  });
  document.addEventListener("pointerover", (event) => {
    const element = faced(event);
    if (!element || event.pointerType !== "mouse" || at === `${event.clientX} ${event.clientY}`) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(element), WAIT);
  });
  document.addEventListener("pointerout", (event) => {
    if (faced(event)) hide();
  });
}

/* By the focus: a key moves it; so does the page when it has changed, and then nobody asks to look. */
function focuses() {
  let pressedAt = -Infinity;
  document.addEventListener(
    "keydown",
    () => {
      pressedAt = performance.now();
    },
    true,
  );
  document.addEventListener("drawn", () => {
    pressedAt = -Infinity;
  });
  document.addEventListener("focusin", (event) => {
    const element = faced(event);
    hide();
    if (element?.matches(":focus-visible") && performance.now() - pressedAt < PRESS)
      timer = setTimeout(() => show(element), WAIT);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() === "i" && !event.target.matches("input, textarea") && faced(event))
      dialog(/** @type {HTMLElement} */ (faced(event)));
    if (event.key === "Escape") hide();
  });
}

/* By a finger that stays on a card, and by a click where a card has nothing else to do. */
function presses() {
  let pressed = false;
  document.addEventListener("pointerdown", (event) => {
    const element = faced(event);
    pressed = false;
    if (!element || event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      pressed = true;
      dialog(element);
    }, PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (moved) => {
      const event = /** @type {PointerEvent} */ (moved);
      if (event.pointerType !== "mouse" && (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6))
        clearTimeout(timer);
    });
  }
  document.addEventListener("contextmenu", (event) => {
    if (faced(event) && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  });
  document.addEventListener(
    "click",
    (event) => {
      const element = event.target.closest("[data-face]");
      if (pressed && element) {
        event.preventDefault(); // the press was for looking, not for choosing
        event.stopPropagation();
        pressed = false;
      } else if (element?.matches("[data-inspect]")) dialog(element);
    },
    true,
  );
}

export function inspect() {
  answered = asked();
  hovers();
  focuses();
  presses();
  document.addEventListener("drawn", stay);
  document.addEventListener("scroll", hide, true);
}
