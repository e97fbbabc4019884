/* A task of a lesson: what is picked, forecasts, and the answer to the last try. Every try is a page of its own. */
import { play, projector, told } from "./film.js";
import { forecast } from "./forecast.js";
import { rove } from "./keys.js";
import { speak } from "./notice.js";
import { pick } from "./pick.js";
import { busy } from "./rest.js";
import { expected } from "./room.js";
import { lay, slips } from "./slip.js";

export function learn(address, query) {
  expected();
  pick();
  forecast(`${address}/preview?${query}`);
  slips();
  const slip = document.getElementById("slip");
  if (slip) {
    lay(slip);
    speak(slip.querySelector("p")?.textContent.trim() ?? "");
  }
  for (const tried of new URLSearchParams(query).getAll("tried")) {
    for (const thing of document.querySelectorAll(`#main [form="choose"][value="${CSS.escape(tried)}"]`)) thing.dataset.tried = document.body.dataset.triedWord;
  }
  rove();
  projector();
  if (told(document, 0)) busy(play());
}
