/* The first match: a card with the goal, and hints at the moments they matter, each once. This browser remembers them. */
import { lay, lying } from "./slip.js";
import { speak } from "./notice.js";

const OFF = "hints-off";
const help = () => document.getElementById("help");
const game = () => document.body.dataset.game;
const seen = () => new Set((localStorage.getItem(`hints-${game()}`) ?? "").split(" ").filter(Boolean));

function remember(name) {
  localStorage.setItem(`hints-${game()}`, [...seen().add(name)].join(" "));
}

/** Where the goal has no place beside the hand it is read with the first hint. */
function withGoal(hint) {
  if (!takesRoom() || folded()) return hint;
  const aim = document.createElement("p");
  aim.className = "aim";
  aim.append(document.querySelector("#goal-strip summary b").cloneNode(true));
  hint.querySelector("p").before(aim);
  return hint;
}

function show() {
  const present = lying();
  if (present && !present.dataset.hint) return; // the bot has been asked: one slip at a time
  const due = localStorage.getItem(OFF) ? [] : [...(help()?.querySelectorAll("[data-hint]") ?? [])];
  if (present && due.some((one) => one.dataset.hint === present.dataset.hint)) return;
  const past = seen();
  if (present) remember(present.dataset.hint); // its moment is over
  const next = due.find((one) => !past.has(one.dataset.hint) && one.dataset.hint !== present?.dataset.hint);
  lay(next ? withGoal(next.cloneNode(true)) : null);
  if (next) speak(next.querySelector("p").textContent);
}

const LOW = matchMedia("(max-width: 900px), (max-height: 859px)");
/** Whether the goal takes room from the hand: its strip is there, and it does not stand in the log. */
const takesRoom = () => LOW.matches && document.getElementById("goal-strip") && !document.querySelector(".log .goal")?.offsetParent;
const folded = () => localStorage.getItem(`goal-${game()}`) === "folded";
const unfold = () => document.body.classList.toggle("has-goal", !folded() && !localStorage.getItem(OFF));

function fold() {
  localStorage.setItem(`goal-${game()}`, "folded");
  unfold();
}

function settings() {
  const box = document.querySelector("[data-hints]");
  if (!box) return;
  box.checked = !localStorage.getItem(OFF);
  box.addEventListener("change", () => {
    if (box.checked) for (const key of Object.keys(localStorage)) if (/^(hints|goal)-/.test(key)) localStorage.removeItem(key);
    if (!box.checked) localStorage.setItem(OFF, "yes");
    unfold();
    show();
  });
}

/** Where the goal takes room from the hand it goes once it has been read: with the first hint, or the first answer. */
function read() {
  if (takesRoom()) fold();
}

export function guide() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-hint-do]");
    if (button) {
      remember(lying().dataset.hint);
      read();
      if (button.dataset.hintDo === "off") localStorage.setItem(OFF, "yes");
      const box = document.querySelector("[data-hints]");
      if (box) box.checked = !localStorage.getItem(OFF);
      lay(null);
      unfold();
      show();
    } else if (event.target.closest("[data-fold-goal]")) {
      fold();
    }
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id === "choose") read();
  });
  document.addEventListener("drawn", show);
  settings();
  unfold();
  show();
}
