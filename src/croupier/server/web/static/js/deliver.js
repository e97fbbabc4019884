/* What is sent from the table. While the server cannot write, a choice waits on the page and is sent again by itself. */
import { notice, text } from "./notice.js";

const UNAVAILABLE = 503;
const asked = () => document.getElementById("live").dataset.decision;
let newest = 0;

/* Sends a form, and asks for the answer in the language of this page: another tab may have chosen another one since. */
export const post = (form, body) => fetch(`${form.action}&language=${document.documentElement.lang}`, { method: "POST", body, headers: { accept: "application/json" } });

/* The answer of the server; null if a newer choice, or another question, has taken the place of one that waited. */
export async function deliver(form, data) {
  if (form.id === "choose") newest += 1;
  const mine = newest;
  const decision = asked();
  let slip = null;
  try {
    for (;;) {
      const answer = await post(form, data);
      const waits = answer.status === UNAVAILABLE && form.id === "choose" && asked() === decision;
      if (!waits) return answer;
      slip ??= notice(text("waits"), { name: "hourglass", lasting: true, now: true });
      delete form.dataset.sending; // one may think better of it meanwhile
      await new Promise((resolve) => { setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 2)); });
      if (mine !== newest || asked() !== decision) return null;
    }
  } finally {
    slip?.remove(); // also when the line breaks: then it waits no longer
  }
}
