/* Catch-up: what happened while one was away. The newest line that was seen is remembered, and what has come since is
   told. */
import { open } from "./dialogs.js";
import { recall, remember } from "./storage.js";

const FEW = 6; // so few lines are read in the log as well
const MOST = 40;

const live = () => document.getElementById("live");
const key = () => `seen-${document.body.dataset.table}-${document.body.dataset.seat}`;

export const seen = () => {
  if (!document.hidden) remember(key(), live().dataset.line);
};

/** The lines after this one, from the log that is on the page. @param {number} since */
function tell(since) {
  const lines = [...document.querySelectorAll("#lines [data-line]")].filter(
    (line) => Number(line.dataset.line) > since,
  );
  lines.sort((one, other) => Number(other.dataset.line) - Number(one.dataset.line));
  if (since === 0 || lines.length < FEW || document.querySelector("dialog[open]")) return;
  const list = document.getElementById("away-lines");
  list.replaceChildren(
    ...lines
      .slice(0, MOST)
      .reverse()
      .map((line) => {
        const copy = line.cloneNode(true);
        copy.removeAttribute("id");
        return copy;
      }),
  );
  open("away");
}

/* Who comes back reads what happened since this line; by itself, since the page was seen last. */
export function welcome(line = Number(recall(key()) ?? 0)) {
  tell(line);
  seen();
}
