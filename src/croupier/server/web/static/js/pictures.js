/* Image fallback: where pictures do not arrive, small cards that show nothing else say their name (card.css). */
export async function pictures() {
  /** @type {SVGUseElement | null} */
  const picture = document.querySelector(".face .art use[href]"); // those of dialogs may not have been fetched yet
  if (!picture) return;
  const answer = await fetch(picture.href.baseVal).catch(() => null);
  document.documentElement.classList.toggle("no-pictures", !answer?.ok);
}
