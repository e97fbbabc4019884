/* Countdown to a takeover: `data-bot-in` says in how many seconds a bot may play for somebody who is away. The time
   left is shown in steps (`data-until`), and what has to wait for it (`data-later`, `data-may`) gives way to what may
   be done now. */
const STEP = 5;
/** @type {Map<HTMLElement, number>} */
const ends = new Map();

/* The server has said anew how long it takes. */
function read() {
  const now = performance.now();
  ends.clear();
  for (const place of document.querySelectorAll("[data-bot-in]"))
    ends.set(place, now + 1000 * Number(place.dataset.botIn));
}

function show() {
  for (const [place, end] of ends) {
    const left = Math.max(0, STEP * Math.ceil((end - performance.now()) / 1000 / STEP));
    const words = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    for (const clock of place.querySelectorAll("[data-until]"))
      if (clock.textContent !== words) clock.textContent = words;
    for (const later of place.querySelectorAll("[data-later]")) later.hidden = left === 0;
    for (const sooner of place.querySelectorAll("[data-now]")) sooner.hidden = left > 0;
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (place.querySelectorAll("[data-may]"))) {
      button.disabled = left > 0;
    }
  }
}

export function countdown() {
  read();
  document.addEventListener("drawn", () => {
    read();
    show();
  });
  setInterval(show, 1000);
}
