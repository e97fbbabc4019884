/* Result of a match: how it went is fetched when it has been found; the result is shared as a picture with a link. */
import { done, notice, text } from "./notice.js";
import { request } from "./fetch.js";

const TRIES = 8;
const PAUSE = 4000; // milliseconds between two tries, while others are being looked at

/** How a match went, from the address that a panel names; null if that cannot be found.
    @param {HTMLElement} panel @returns {Promise<string | null>} */
export async function found(panel) {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await request(panel.dataset.course, { headers: { accept: "application/json" } }).catch(() => null);
    if (answer?.ok) return (await answer.json()).html;
    if (answer && answer.status !== 429 && answer.status !== 503) return null;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
  return null;
}

async function look() {
  const panel = document.getElementById("decided");
  if (!panel || panel.dataset.kept) return;
  panel.dataset.kept = "yes"; // what comes stays where it lies when the page is drawn anew
  const html = await found(panel);
  if (html === null) panel.remove();
  else panel.innerHTML = html;
}

/** The picture of the server, drawn here in pixels: other programs take no other.
    @param {string} address @returns {Promise<Blob | null>} */
async function picture(address) {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

/** @param {Blob} blob @param {string} name */
function kept(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {HTMLElement} button */
async function share(button) {
  const { result, link, text: said, file } = button.dataset;
  const blob = await picture(result).catch(() => null);
  const files = blob ? [new File([blob], file, { type: blob.type })] : [];
  const whole = { text: `${said} ${link}`, files };
  try {
    if (navigator.canShare?.(whole)) return await navigator.share(whole);
    if (navigator.share) return await navigator.share({ text: said, url: link });
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return undefined;
  }
  if (blob) kept(blob, file);
  await navigator.clipboard?.writeText(`${said} ${link}`).catch(() => notice(text("select-copy")));
  return done(button.dataset.done, button);
}

export function result() {
  document.addEventListener("drawn", look);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-result]");
    if (button) share(button);
    else if (event.target.closest("[data-print]")) print();
  });
  look();
}
