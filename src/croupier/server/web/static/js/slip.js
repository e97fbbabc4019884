/* One slip of paper may lie in the ask bar, below what is asked: a hint, advice, the answer to a try in a lesson. There
   it covers neither a card nor a button. It goes where the question is: to the head of the thing that is picked. */
const heads = () => [...document.querySelectorAll("#ask .txt")];
let slip = null;

/* Where the bar is fixed to the foot of a phone, the hand keeps above it (`--room`). */
function makeRoom() {
  const table = document.querySelector(".tb");
  if (!table) return;
  document.body.classList.toggle("has-slip", slip?.isConnected === true);
  table.style.removeProperty("--room");
  const bar = document.getElementById("ask");
  if (slip?.isConnected && bar && getComputedStyle(bar).position === "fixed") table.style.setProperty("--room", `${bar.offsetHeight}px`);
}

function settle() {
  const head = heads().find((one) => one.getClientRects().length);
  if (slip && head && head.nextElementSibling !== slip) head.after(slip);
  makeRoom();
}

/* Shows a slip in place of the one before; null takes it away. */
export function lay(element) {
  if (slip !== element) slip?.remove();
  slip = element;
  if (slip) slip.id = "slip"; // so that a redraw makes nothing else of it
  settle();
}

export const lying = () => slip;

export function slips() {
  for (const event of ["drawn", "picked"]) document.addEventListener(event, settle);
  addEventListener("resize", settle); // a phone that is turned has another bar
}
