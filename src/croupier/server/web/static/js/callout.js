/* Callout: one note may lie in the ask bar, below what is asked: advice, the answer to a try in a lesson. There it
   covers neither a card nor a button. It goes where the question is: to the head of the thing that is picked. */
const heads = () => [...document.querySelectorAll("#ask .txt")];
/** @type {HTMLElement | null} */
let slip = null;

function settle() {
  const head = heads().find((one) => one.getClientRects().length);
  if (slip && head && head.nextElementSibling !== slip) head.after(slip);
  document.body.classList.toggle("has-slip", slip?.isConnected === true);
}

/** Shows a slip in place of the one before; null takes it away. @param {HTMLElement | null} element */
export function lay(element) {
  if (slip !== element) slip?.remove();
  slip = element;
  if (slip) slip.id = "slip"; // so that a redraw makes nothing else of it
  settle();
}

export const lying = () => slip;

export function callouts() {
  for (const event of ["drawn", "picked"]) document.addEventListener(event, settle);
}
