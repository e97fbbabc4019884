/* A thing is chosen first, its deed after that: a click on a thing with `data-pick` shows its deeds in the ask bar
   (`data-picked`) instead of the question (`data-unpicked`); a second click or Escape puts it back. */
import { speak } from "./notice.js";

let picked = "";

function show() {
  const panel = picked ? document.getElementById(`pick-${picked}`) : null;
  if (!panel) picked = "";
  for (const thing of document.querySelectorAll("[data-pick]")) {
    const mine = picked !== "" && thing.dataset.pick === picked;
    thing.classList.toggle("selected", mine);
    thing.setAttribute("aria-pressed", mine ? "true" : "false");
  }
  for (const other of document.querySelectorAll("[data-picked]")) other.hidden = other !== panel;
  for (const question of document.querySelectorAll("[data-unpicked]")) question.hidden = panel !== null;
  document.getElementById("table")?.classList.toggle("has-pick", panel !== null);
  return panel;
}

export function pick() {
  document.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-pick]");
    if (!thing) return;
    picked = thing.dataset.pick === picked ? "" : thing.dataset.pick;
    const panel = show();
    if (panel) speak([...panel.querySelectorAll(".txt h2, .txt h2 ~ p")].map((part) => part.textContent).join(" "));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !picked || document.querySelector("dialog[open]")) return;
    const thing = document.querySelector(`[data-pick="${CSS.escape(picked)}"]`);
    picked = "";
    show();
    thing?.focus();
  });
  const asked = () => document.getElementById("live")?.dataset.decision ?? "";
  let decision = asked();
  document.addEventListener("drawn", () => {
    if (asked() !== decision) picked = ""; // a redraw for another reason leaves the hand where it is
    decision = asked();
    show();
  });
}
