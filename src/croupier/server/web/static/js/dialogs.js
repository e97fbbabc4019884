/* Dialogs and drawers: a button with `data-opens` opens the dialog of that id. */
/** @param {string} id */
export function open(id) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (!dialog || dialog.open) return dialog;
  dialog.dispatchEvent(new CustomEvent("opening"));
  dialog.showModal();
  return dialog;
}

export function dialogs() {
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
