/* Clipboard and share sheet: copying a link, and the sheet where the device has one. */
import { done, text } from "./notice.js";

/** Without https there is no clipboard; browsers still copy what is selected. Gives whether this one has.
    @param {string} words @param {HTMLElement} button */
function selected(words, button) {
  const field = document.createElement("textarea");
  field.className = "vh";
  field.value = words;
  button.after(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  button.focus();
  return copied;
}

export function share() {
  const show = () => {
    if ("share" in navigator) for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
  };
  show();
  document.addEventListener("drawn", show);
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]");
    const sheet = event.target.closest("[data-share]");
    if (copy) {
      try {
        await navigator.clipboard.writeText(copy.dataset.copy);
      } catch {
        if (selected(copy.dataset.copy, copy)) {
          done(copy.dataset.done, copy);
          return;
        }
        /** @type {NodeListOf<HTMLInputElement>} */
        const fields = document.querySelectorAll("input[readonly]");
        const field = [...fields].find((one) => one.value === copy.dataset.copy);
        field?.select(); // ready to be copied by hand
        done(text("select-copy"), copy, "link");
        return;
      }
      done(copy.dataset.done, copy);
    } else if (sheet) {
      try {
        await navigator.share({ url: sheet.dataset.share, text: sheet.dataset.text });
      } catch (error) {
        if (!(error instanceof Error && error.name === "AbortError")) throw error;
      }
    }
  });
}
