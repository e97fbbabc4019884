/* Log drawer: it shows the lines of the page, and both can be filtered to what concerns one player. */
import { open } from "./dialogs.js";

const places = () =>
  [document.getElementById("lines"), document.getElementById("drawer-lines")].filter((one) => one !== null);
let who = "";

/* A heading stays while a line of its turn is shown. */
function sift() {
  for (const list of places()) {
    /** @type {HTMLElement | null} */
    let heading = null;
    for (const line of /** @type {Iterable<HTMLElement>} */ (list.children)) {
      const title = line.classList.contains("hd");
      const shown = who === "" || (line.dataset.who ?? "").split(" ").includes(who);
      line.hidden = !shown;
      if (title) heading = line;
      else if (shown && heading) heading.hidden = false;
    }
  }
  for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("[data-log-who]"))) {
    field.value = who;
  }
}

/** Shows a line of the log, or the nearest one before it: beside the table where the log is in sight, else in the
    drawer.
    @param {number} number */
export function told(number) {
  if (who !== "") {
    who = "";
    sift();
  }
  const [beside, drawer] = [document.getElementById("lines"), document.getElementById("drawer-lines")];
  const list = beside?.getClientRects().length ? beside : drawer;
  if (list === drawer) open("log-drawer");
  const lines = [...list.querySelectorAll("[data-line]:not(.hd)")];
  const found = lines.find((line) => Number(line.dataset.line) <= number) ?? lines.at(-1); // the newest stands first
  if (!found) return;
  for (const line of document.querySelectorAll("li.found")) line.classList.remove("found");
  found.classList.add("found");
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
}

export function log() {
  document.addEventListener("change", (event) => {
    if (!event.target.matches("[data-log-who]")) return;
    who = /** @type {HTMLSelectElement} */ (event.target).value;
    sift();
  });
  document.addEventListener("drawn", sift);
  document.getElementById("log-drawer").addEventListener("opening", () => {
    const names = document.getElementById("log-who"); // the drawer is not drawn anew
    if (names) document.getElementById("drawer-who").innerHTML = names.innerHTML;
    document.getElementById("drawer-lines").replaceChildren(
      ...[...document.querySelectorAll("#lines > li")].map((line) => {
        const copy = line.cloneNode(true);
        copy.removeAttribute("id");
        return copy;
      }),
    );
    sift();
  });
}
