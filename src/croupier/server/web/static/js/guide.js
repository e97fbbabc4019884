/* The first match: a card with the goal, and hints at the moments they matter, each once. This browser remembers them. */
import { question } from "./keys.js";
import { recall, remember } from "./memory.js";
import { speak } from "./notice.js";
import { OFF } from "./settings.js";
import { lay, lying } from "./slip.js";

const help = () => document.getElementById("help");
const game = () => document.body.dataset.game;
const seen = () => new Set((recall(`hints-${game()}`) ?? "").split(" ").filter(Boolean));

function learn(name) {
  remember(`hints-${game()}`, [...seen().add(name)].join(" "));
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
  const due = recall(OFF) ? [] : [...(help()?.querySelectorAll("[data-hint]") ?? [])];
  if (present && due.some((one) => one.dataset.hint === present.dataset.hint)) return;
  const past = seen();
  if (present) learn(present.dataset.hint); // its moment is over
  const next = due.find((one) => !past.has(one.dataset.hint) && one.dataset.hint !== present?.dataset.hint);
  lay(next ? withGoal(next.cloneNode(true)) : null);
  if (next) speak(next.querySelector("p").textContent);
}

const LOW = matchMedia("(max-width: 900px), (max-height: 859px)");
/** Whether the goal takes room from the hand: its strip is there, and it does not stand in the log. */
const takesRoom = () => LOW.matches && document.getElementById("goal-strip") && !document.querySelector(".log .goal")?.offsetParent;
const folded = () => recall(`goal-${game()}`) === "folded";
const unfold = () => document.body.classList.toggle("has-goal", !folded() && !recall(OFF));

function fold() {
  remember(`goal-${game()}`, "folded");
  unfold();
}

/** Where the goal takes room from the hand it goes once it has been read: with the first hint, or the first answer. */
function read() {
  if (takesRoom()) fold();
}

export function guide() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-hint-do]");
    if (button) {
      learn(lying().dataset.hint);
      read();
      if (button.dataset.hintDo === "off") remember(OFF, "yes");
      const box = document.querySelector("[data-hints]");
      if (box) box.checked = !recall(OFF);
      lay(null);
      unfold();
      show();
      if (document.activeElement === document.body) question().focus({ preventScroll: true }); // the button has gone with its hint
    } else if (event.target.closest("[data-fold-goal]")) {
      fold();
    }
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id === "choose") read();
  });
  document.addEventListener("drawn", show);
  document.addEventListener("hints", () => {
    unfold();
    show();
  });
  unfold();
  show();
}
