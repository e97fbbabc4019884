/* Dialogs and drawers: a button with `data-opens` opens the dialog of that id. Its pictures are fetched only then: all
   dialogs of a table together may have more of them than the table itself. */

/** Fetch the pictures. @param {Element} dialog */
function hang(dialog) {
  /** @type {NodeListOf<SVGUseElement>} */
  const pictures = dialog.querySelectorAll("use[data-href]");
  for (const one of pictures) one.setAttribute("href", one.dataset.href ?? "");
}

/** @param {string} id */
export function open(id) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (!dialog || dialog.open) return dialog;
  hang(dialog);
  dialog.dispatchEvent(new CustomEvent("opening"));
  dialog.showModal();
  return dialog;
}

export function dialogs() {
  document.addEventListener("drawn", () => {
    for (const one of document.querySelectorAll("dialog[open]")) hang(one); // the page as it was sent has none there
  });
  /** @type {EventTarget | null} */
  let pressed = null;
  document.addEventListener(
    "pointerdown",
    (event) => {
      pressed = event.target;
    },
    true,
  );
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-opens]");
    if (opener) {
      event.preventDefault();
      opener.closest("dialog")?.close();
      open(opener.dataset.opens);
    } else if (event.target instanceof HTMLDialogElement && event.target === pressed && event.target.id !== "caution") {
      event.target.close(); // a click on the backdrop; who selects text inside may let go there, too
    }
  });
}
