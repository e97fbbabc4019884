/* The chat drawer: lines come by the stream; muted, they are not shown at all. */
import { post } from "./deliver.js";
import { recall, remember } from "./memory.js";
import { notice, refused, text } from "./notice.js";
import { busy } from "./rest.js";

export function chat(id, seat) {
  const drawer = document.getElementById("chat");
  const list = document.getElementById("chat-lines");
  const mute = drawer.querySelector("[data-mute]");
  const key = `mute-${id}`;
  let newest = Number(list.lastElementChild.dataset.number);
  mute.checked = recall(key) === "yes";
  list.hidden = mute.checked;
  mute.addEventListener("change", () => {
    remember(key, mute.checked ? "yes" : "no");
    list.hidden = mute.checked;
  });
  let unread = false;
  const dot = (shown) => {
    unread = shown;
    const sign = document.getElementById("chat-dot");
    if (sign) sign.hidden = !shown;
  };
  document.addEventListener("drawn", () => dot(unread)); // the sign is part of the page that is drawn anew
  drawer.addEventListener("opening", () => {
    dot(false);
    requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; });
  });
  drawer.querySelector("form#chat-form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = event.target;
    if (form.dataset.sending) return;
    form.dataset.sending = "yes";
    const body = new URLSearchParams(new FormData(form));
    form.reset(); // so that what is typed from now on is the next message
    const answer = await busy(post(form, body).catch(() => null));
    delete form.dataset.sending;
    if (answer?.ok) return;
    const field = form.elements.namedItem("text");
    field.value = [body.get("text"), field.value].filter(Boolean).join(" ");
    refused((await answer?.json().catch(() => null))?.detail ?? text("not-sent"), "", form);
  });
  return {
    draw(change) {
      if (change.number === newest) return; // a stream begins with what the page may have already
      newest = change.number;
      if (change.after) list.insertAdjacentHTML("beforeend", change.html); // escaped by the server
      else list.innerHTML = change.html;
      list.scrollTop = list.scrollHeight;
      if (!drawer.open && !mute.checked) {
        dot(true);
        const last = list.lastElementChild;
        notice(`${last.querySelector("b").textContent}: ${last.lastChild.textContent}`);
      }
    },
  };
}
