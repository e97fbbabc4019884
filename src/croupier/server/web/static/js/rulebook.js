/* Rulebook in a side panel, opened at the paragraph somebody asked for. */
import { open } from "./dialogs.js";
import { busy } from "./idle.js";
import { addressOf } from "./address.js";

/** @type {HTMLElement | null} */
let book = null;

export function rulebook() {
  document.addEventListener("click", async (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = event.target.closest("a[data-rule], a[data-rules], #rules-text a[href^='#rule-']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const number = link.dataset.rule ?? link.getAttribute("href")?.split("#rule-")[1] ?? "";
    event.preventDefault();
    const place = document.getElementById("rules-text");
    if (!book) {
      try {
        const answer = await busy(
          fetch(addressOf(`/games/${document.body.dataset.game}/rules?language=${document.documentElement.lang}`)),
        );
        if (!answer.ok) throw new Error(answer.statusText);
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        book = /** @type {HTMLElement} */ (page.getElementById("book"));
      } catch {
        location.href = link.href; // no connection: the browser says so itself
        return;
      }
      for (const element of book.querySelectorAll("[id]")) element.id = `in-${element.id}`;
      book.querySelector("h1")?.remove();
      place.replaceChildren(...book.childNodes);
    }
    for (const dialog of document.querySelectorAll("dialog[open]:not(#rules-drawer)")) dialog.close();
    open("rules-drawer");
    place.querySelector(".shown")?.classList.remove("shown");
    const rule = number ? document.getElementById(`in-rule-${number}`) : null;
    if (rule) {
      rule.classList.add("shown");
      rule.tabIndex = -1;
      rule.scrollIntoView({ block: "center" });
      rule.focus({ preventScroll: true });
    }
  });
}
