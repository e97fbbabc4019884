/* Tooltips: what stands in the `title` of a sign is shown on a long press and in focus, too. A second `?` opens the
   sheet of signs in place of the rulebook. */
import { open } from "./dialogs.js";

const PRESS = 450;
/** @type {HTMLElement | null} */
let tip = null;
/** @type {HTMLElement | null} */
let told = null; // what the tip is about
let timer = 0;
let read = false; // by a long press: letting go of a button then is no click

function hide() {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

/** @param {HTMLElement} element */
function show(element) {
  hide();
  told = element;
  tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("aria-hidden", "true"); // those who hear are told by the title itself
  tip.textContent = element.title;
  (element.closest("dialog") ?? document.body).append(tip); // an open dialog lies above everything else
  const box = element.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(4, Math.min(innerWidth - own.width - 4, box.left + box.width / 2 - own.width / 2))}px`;
  tip.style.top = `${box.top > own.height + 12 ? box.top - own.height - 8 : box.bottom + 8}px`;
}

/** @param {Event & { target: HTMLElement }} event */
const titled = (event) => {
  const element = event.target.closest?.("[title]");
  return element?.title && !event.target.closest("dialog:not([open])") ? element : null;
};

function sheet() {
  const drawer = document.getElementById("rules-drawer");
  let wanted = false;
  let last = 0;
  const swap = () => {
    drawer.close();
    open("signs");
  };
  drawer.addEventListener("opening", () => {
    if (wanted) setTimeout(swap);
    wanted = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.target.matches("input, select, textarea")) return;
    if (drawer.open) swap();
    else wanted = event.timeStamp - last < 1500 && last > 0; // the book is still on its way
    last = event.timeStamp;
  });
}

export function tooltips() {
  document.addEventListener("pointerdown", (event) => {
    hide();
    read = false;
    const element = titled(event);
    if (element && event.pointerType !== "mouse" && !event.target.closest("[data-face]")) {
      timer = setTimeout(() => {
        show(element);
        read = true;
      }, PRESS);
    }
  });
  for (const end of ["pointercancel", "scroll"]) document.addEventListener(end, hide, true);
  document.addEventListener("pointerup", () => clearTimeout(timer)); // what was shown stays until the next touch
  document.addEventListener(
    "click",
    (event) => {
      if (!read) return;
      read = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (tip && titled(event)) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    hide();
    const element = titled(event);
    if (element === event.target && element?.matches(":focus-visible")) show(element);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("drawn", () => {
    if (tip && !told?.isConnected) hide();
  });
  document.addEventListener("keydown", (event) => {
    read = false;
    if (event.key === "Escape") hide();
  });
  sheet();
}
