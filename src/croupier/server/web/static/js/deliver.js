/* What is sent from the table. While the server cannot write, a choice waits on the page and is sent again by itself. */
import { notice, speak, text } from "./notice.js";

const UNAVAILABLE = 503;
const asked = () => document.getElementById("live").dataset.decision;
let newest = 0;

/* The answer of the server; null if a newer choice, or another question, has taken the place of one that waited. */
export async function deliver(form, data) {
  if (form.id === "choose") newest += 1;
  const mine = newest;
  const decision = asked();
  let slip = null;
  try {
    for (;;) {
      const answer = await fetch(`${form.action}&language=${document.documentElement.lang}`, { method: "POST", body: data, headers: { accept: "application/json" } });
      const waits = answer.status === UNAVAILABLE && form.id === "choose" && asked() === decision;
      if (!waits) return answer;
      if (!slip) {
        slip = notice(text("waits"), "hourglass", "", true);
        speak(text("waits"), true);
      }
      delete form.dataset.sending; // one may think better of it meanwhile
      await new Promise((resolve) => { setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 2)); });
      if (mine !== newest || asked() !== decision) return null;
    }
  } finally {
    slip?.remove(); // also when the line breaks: then it waits no longer
  }
}
