/* Copying a link, and the share sheet where the device has one. */
import { done, text } from "./notice.js";

export function share() {
  const show = () => {
    if (navigator.share) for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
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
        const field = [...document.querySelectorAll("input[readonly]")].find((one) => one.value === copy.dataset.copy);
        field?.select(); // no clipboard without https: the link is selected, ready to be copied by hand
        done(text("select-copy"), copy, "link");
        return;
      }
      done(copy.dataset.done, copy);
    } else if (sheet) {
      try {
        await navigator.share({ url: sheet.dataset.share, text: sheet.dataset.text });
      } catch (error) {
        if (error.name !== "AbortError") throw error;
      }
    }
  });
}
