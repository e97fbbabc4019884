/* Onboarding in a first match: a card with the goal, and hints at the moments they matter, each once. This browser
   remembers them. */
import { begins } from "./suggestions.js";
import { hide, hints, show, shown } from "./hint.js";
import { recall, remember } from "./storage.js";
import { OFF } from "./settings.js";

const help = () => document.getElementById("help");
const game = () => document.body.dataset.game;
const seen = () => new Set((recall(`hints-${game()}`) ?? "").split(" ").filter(Boolean));

/** @param {string} name */
function learn(name) {
  remember(`hints-${game()}`, [...seen().add(name)].join(" "));
}

/** Where the goal has no place of its own it is read with the first hint. @param {HTMLElement} model */
function withGoal(model) {
  if (goalHasRoom() || folded()) return model;
  const hint = model.cloneNode(true);
  const aim = document.createElement("b");
  aim.className = "aim";
  aim.append(...(document.querySelector("#goal-strip summary b")?.cloneNode(true).childNodes ?? []));
  hint.querySelector("p")?.before(aim);
  return hint;
}

/** @param {string} name @param {boolean} off */
function closed(name, off) {
  learn(name);
  read();
  if (off) remember(OFF, "yes");
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-hints]"))) {
    box.checked = !recall(OFF);
  }
  document.dispatchEvent(new CustomEvent("hints"));
}

/** One hint at a time: the first of those that are true now and have not been read. */
function advise() {
  const due = recall(OFF) || begins() ? [] : [...(help()?.querySelectorAll("[data-hint]") ?? [])];
  const present = shown();
  if (due.some((one) => one.dataset.hint === present)) return;
  if (present) learn(present); // its moment is over
  hide();
  const past = seen();
  const next = due.find((one) => !past.has(one.dataset.hint));
  if (next) show(withGoal(next), past.size + 1, (off) => closed(next.dataset.hint, off));
}

/* Where the goal would take room from the hand: guide.css hides its strip there. */
const LOW = matchMedia("(max-width: 900px), (max-height: 859px)");
const goalHasRoom = () =>
  !LOW.matches || !document.getElementById("goal-strip") || document.querySelector(".log .goal")?.offsetParent;
const folded = () => recall(`goal-${game()}`) === "folded";
const unfold = () => document.body.classList.toggle("has-goal", !folded() && !recall(OFF));

function fold() {
  remember(`goal-${game()}`, "folded");
  unfold();
}

/** Where the goal has no place of its own it has been read with the first hint, or else by the first answer. */
function read() {
  if (!goalHasRoom()) fold();
}

export function onboarding() {
  hints();
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-fold-goal]")) fold();
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id === "choose") read();
  });
  document.addEventListener("drawn", advise);
  document.addEventListener("hints", () => {
    unfold();
    advise();
  });
  unfold();
  advise();
}
