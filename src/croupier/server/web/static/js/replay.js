/* Replay viewer: a recorded match with a slider, step keys, and the eyes through which one looks. */
import { found } from "./result.js";
import { player } from "./animation.js";
import { parse, patch } from "./patch.js";
import { travel } from "./transitions.js";
import { refused, speak, text } from "./notice.js";
import { rove } from "./keyboard.js";
import { busy } from "./idle.js";
import { addressOf } from "./address.js";

/** @param {number} at @param {string} eyes @returns {Promise<Frame | null>} */
async function fetched(at, eyes) {
  const form = document.getElementById("reel-form");
  const body = new FormData(form);
  body.set("at", String(at));
  body.set("eyes", eyes);
  const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } }).catch(
    () => null,
  );
  return answer?.ok ? answer.json() : null;
}

/** @typedef {{ html: string, bar: string, told: string, moves: Move[], say: string[] }} Frame @param {Frame} frame */
function draw(frame) {
  patch(/** @type {HTMLElement} */ (document.getElementById("table")), parse(frame.html));
  patch(document.getElementById("course"), parse(frame.bar));
  const told = document.getElementById("told");
  patch(told, parse(frame.told));
  told.scrollTop = 0;
  rove();
  document.dispatchEvent(new CustomEvent("drawn"));
}

/** The address of a step, as it is shared, and the one to play on from. @param {number} at @param {string} eyes */
function linked(at, eyes) {
  const link = document.getElementById("reel-link");
  if (!link) return;
  const table = /** @type {HTMLInputElement} */ (document.querySelector("#reel-form [name=table]"));
  const here = addressOf(`/t/${table.value}/replay?at=${at}&seat=${eyes}`);
  history.replaceState(null, "", here);
  link.dataset.copy = `${location.origin}${here}`;
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (document.querySelector(`#play-on [method=post] [name=${name}]`));
  field("at").value = String(at);
  if (/^\d+$/.test(eyes)) field("seat").value = eyes;
}

/** The list of rounds and turns shows the one in which a step lies; before the first it says what it is for.
    @param {number} at */
function placed(at) {
  const list = document.getElementById("reel-jump");
  if (!list) return;
  const places = [...list.options].filter((option) => option.value).map((option) => Number(option.value));
  const here = Math.max(...places.filter((place) => place <= at));
  list.value = Number.isFinite(here) ? String(here) : "";
}

/** Where the match was decided takes a while to find: it joins the list when it is known.
    @param {HTMLSelectElement} list */
async function turning(list) {
  if ((await found(list)) === null) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const { value } = list;
  list.replaceChildren(...(page.getElementById(list.id)?.childNodes ?? []));
  list.value = value;
}

/** `go` is told where to look; the present place is at `now`.
    @param {(place: number) => void} go @param {() => number} now @param {number} last */
function steps(go, now, last) {
  /** @param {string | number} by */
  const places = (by) => (by === "first" ? 0 : by === "last" ? last : now() + Number(by));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (!step) return;
    event.preventDefault();
    go(places(step.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own: back to the page before, as a rule
    if (event.target.matches("select, .fan *, .slots *") || document.querySelector("dialog[open], .at-film")) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: "first", End: "last" }[event.key];
    if (!by) return;
    event.preventDefault();
    go(places(by));
  });
}

export function replay() {
  const reel = document.getElementById("reel");
  const eyes = document.getElementById("reel-eye");
  const last = Number(reel.max);
  let at = Number(reel.value);
  let stepping = false;
  let wanted = at;

  async function show() {
    if (stepping) return;
    stepping = true;
    while (true) {
      const next = wanted;
      const through = eyes.value;
      const frame = await fetched(next, through);
      if (!frame) {
        refused(text("not-sent"));
        wanted = at;
        reel.value = String(at);
        break;
      }
      await travel(next === at + 1 ? frame.moves : [], () => draw(frame));
      at = next;
      reel.value = String(at);
      /** @type {NodeListOf<HTMLButtonElement>} */
      const languages = document.querySelectorAll(".langs button");
      for (const language of languages) language.value = String(at);
      document.getElementById("reel-at").textContent = `${at} / ${last}`;
      linked(at, through);
      placed(at);
      if (frame.say.length) speak(frame.say.join(" "));
      if (wanted === at && eyes.value === through) break;
    }
    stepping = false;
  }

  /** @param {number} place */
  function go(place) {
    wanted = Math.max(0, Math.min(last, place));
    reel.value = String(wanted);
    busy(show());
  }

  player();
  steps(go, () => wanted, last);
  reel.addEventListener("input", () => go(Number(reel.value)));
  eyes.addEventListener("change", () => go(wanted));
  const list = document.getElementById("reel-jump");
  list?.addEventListener("change", () => go(Number(list.value)));
  linked(at, eyes.value);
  placed(at);
  if (list?.dataset.course) turning(list);
}
