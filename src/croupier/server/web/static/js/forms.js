/* Form submission without a new page: choices, questions why something is not allowed, and the forms with `data-send`.
 */
import { deliver, fields, insist } from "./requests.js";
import { before, settled } from "./draft.js";
import { notice, refused, text } from "./notice.js";
import { busy } from "./idle.js";
import { due } from "./stream.js";

const live = () => document.getElementById("live");

/** The question that a form would answer. @param {HTMLFormElement} form */
const asked = (form) => /** @type {HTMLInputElement | null} */ (form.elements.namedItem("decision"))?.value;

/** What a form says; a choice comes after the answers that are laid out.
    @param {HTMLFormElement} form @param {HTMLElement | null | undefined} button */
function filled(form, button) {
  const data = fields(form, button ?? null);
  if (form.id !== "choose") return data;
  const last = data.getAll("key");
  data.delete("key");
  for (const key of [...before(), ...last]) data.append("key", key);
  return data;
}

/** @param {HTMLFormElement} form @param {HTMLElement | null | undefined} button */
async function send(form, button) {
  let answer;
  try {
    answer = await deliver(form, filled(form, button));
  } catch {
    refused(text("no-answer"), "", form); // it may have arrived all the same
    return false;
  }
  if (!answer) return false;
  if (answer.ok) {
    const told = await answer.json();
    if (told.said) notice(told.said, { name: "check" });
    if (told.seq) {
      due(told.seq);
      busy(shown(told.seq));
    }
    if (form.id === "why") explain(told, button);
    return true;
  }
  const problem = await answer.json().catch(() => ({ detail: text("no-answer") }));
  refused(problem.detail, problem.rule, form);
  return false;
}

/** Resolves when the page shows the table as it was at this seq, or later. @param {number} seq */
const shown = (seq) =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const look = () => {
        if (Number(live().dataset.seq) < seq) return;
        document.removeEventListener("drawn", look);
        resolve();
      };
      document.addEventListener("drawn", look);
      look();
    })
  );

/** @param {{ detail: string, rule?: string }} answer @param {HTMLElement | null | undefined} button */
function explain(answer, button) {
  button?.classList.add("refused");
  setTimeout(() => button?.classList.remove("refused"), 1400);
  notice(answer.detail, { name: "no", rule: answer.rule ?? "", now: true });
}

/** @param {string} words @returns {Promise<boolean>} */
function confirmed(words) {
  const dialog = document.getElementById("caution");
  document.getElementById("caution-text").textContent = words;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
}

/** @param {SubmitEvent & { target: HTMLFormElement, submitter: HTMLButtonElement | null }} event */
async function submit(event) {
  const form = event.target;
  const button = event.submitter;
  if (!["choose", "why", "undo"].includes(form.id) && !("send" in form.dataset)) return;
  event.preventDefault();
  const { value, id: name } = button ?? {};
  const dialog = form.closest("dialog"); // the form may be drawn anew before its answer is here
  const decision = asked(form);
  if (button?.dataset.caution && !(await confirmed(button.dataset.caution))) return;
  if (form.dataset.sending) {
    insist();
    return;
  }
  form.dataset.sending = "yes";
  if (form.id === "choose") await settled();
  const stands = asked(form) === decision; // else this is no answer to what is asked now
  const same = [button, /** @type {HTMLButtonElement | null} */ (document.getElementById(name ?? ""))].find(
    (one) => one?.isConnected && one.value === value,
  ); // a panel may have been made anew (selection.js)
  if (!stands) refused(text("not-sent"), "", form);
  const there = stands && (!button || same); // else what is laid out meanwhile rules it out
  const sent = there && (await busy(send(form, same)));
  delete form.dataset.sending;
  if (sent && "send" in form.dataset) dialog?.close();
}

export function forms() {
  document.addEventListener("submit", submit);
}
