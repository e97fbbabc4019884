/* Chat drawer: lines come by the stream; muted, they are not shown at all. */
import { fields, post } from "./requests.js";
import { recall, remember } from "./storage.js";
import { notice, refused, text } from "./notice.js";
import { busy } from "./idle.js";

/** Sends messages one after the other, so that they arrive as they were written. @param {HTMLFormElement} form */
function sending(form) {
  /** @type {URLSearchParams[]} */
  const unsent = []; // the oldest first
  const send = async () => {
    while (unsent.length > 0) {
      const answer = await post(form, unsent[0]).catch(() => null);
      if (!answer?.ok) {
        const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
        field.value = [...unsent.splice(0).map((body) => body.get("text")), field.value].filter(Boolean).join(" ");
        refused((await answer?.json().catch(() => null))?.detail ?? text("not-sent"), "", form);
        return;
      }
      unsent.shift();
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    unsent.push(fields(form));
    form.reset(); // so that what is typed from now on is the next message
    if (unsent.length === 1) busy(send());
  });
}

/** @param {string} id */
export function chat(id) {
  const drawer = document.getElementById("chat");
  const list = document.getElementById("chat-lines");
  const mute = /** @type {HTMLInputElement} */ (drawer.querySelector("[data-mute]"));
  const key = `mute-${id}`;
  let newest = Number(/** @type {HTMLElement} */ (list.lastElementChild).dataset.number);
  mute.checked = recall(key) === "yes";
  list.hidden = mute.checked;
  mute.addEventListener("change", () => {
    remember(key, mute.checked ? "yes" : "no");
    list.hidden = mute.checked;
  });
  /** All messages that are shown by now; nothing happens if the page shows these. @param {string} html */
  const whole = (html) => {
    const model = /** @type {HTMLElement} */ (list.cloneNode(false));
    model.innerHTML = html;
    if (!model.isEqualNode(list)) list.replaceChildren(...model.childNodes);
  };
  let unread = false;
  /** @param {boolean} shown */
  const dot = (shown) => {
    unread = shown;
    const sign = document.getElementById("chat-dot");
    if (sign) sign.hidden = !shown;
  };
  document.addEventListener("drawn", () => dot(unread)); // the sign is part of the page that is drawn anew
  drawer.addEventListener("opening", () => {
    dot(false);
    requestAnimationFrame(() => {
      list.scrollTop = list.scrollHeight;
    });
  });
  /** @type {HTMLFormElement | null} */
  const form = drawer.querySelector("form#chat-form");
  if (form) sending(form);
  return {
    /** @param {{ number: number, after: number, html: string }} change */
    draw(change) {
      const news = change.number > newest;
      newest = change.number;
      if (!change.after) whole(change.html);
      else if (news) list.insertAdjacentHTML("beforeend", change.html); // escaped by the server
      if (!news) return; // a stream begins with what the page may have already, and some may be hidden by now
      list.scrollTop = list.scrollHeight;
      if (!drawer.open && !mute.checked) {
        dot(true);
        const last = list.lastElementChild;
        notice(`${last?.querySelector("b")?.textContent}: ${last?.lastChild?.textContent}`);
      }
    },
  };
}
