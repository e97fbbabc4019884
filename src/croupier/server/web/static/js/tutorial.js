/* Task of a tutorial: what is picked, previews, and the answer to the last try. Every try is a page of its own. */
import { play, player, told } from "./animation.js";
import { preview } from "./preview.js";
import { rove } from "./keyboard.js";
import { speak } from "./notice.js";
import { pick } from "./selection.js";
import { busy } from "./idle.js";
import { expected } from "./lobby.js";
import { callouts, lay } from "./callout.js";

/** @param {string} address @param {string} query */
export function tutorial(address, query) {
  expected();
  pick();
  preview(`${address}/preview?${query}`);
  callouts();
  const slip = document.getElementById("slip");
  if (slip) {
    lay(slip);
    speak(slip.querySelector("p")?.textContent.trim() ?? "");
  }
  for (const tried of new URLSearchParams(query).getAll("tried")) {
    for (const thing of document.querySelectorAll(`#main [form="choose"][value="${CSS.escape(tried)}"]`))
      thing.dataset.tried = document.body.dataset.triedWord;
  }
  rove();
  player();
  if (told(document, 0)) busy(play());
}
