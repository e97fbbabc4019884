/* Animation player: what has happened, shown picture by picture over the table. `#film` holds frames (`data-line`: the
   log line with which each ends, `data-steps`: its steps). It goes on by itself; a click on its buttons is always
   quicker. */
import { recall, remember } from "./storage.js";
import { speak } from "./notice.js";
import { busy } from "./idle.js";
import { speed } from "./speed.js";

const BRISK = { step: 1150, still: 2400 }; // for a film that somebody asks for, where none begins by itself
/** @type {Record<string, { step: number, still: number }>} */
const PACES = { fast: { step: 450, still: 1100 }, slow: { step: 4000, still: 8000 } }; // beside the usual one
const ORDER = ["usual", "fast", "slow"];
const PACE = "film-pace"; // what is remembered: how fast, and whether only what concerns the reader
const MINE = "film-mine";
const LONGEST = 15000; // at its usual pace a film hurries rather than lasts longer, but no step is shorter than this:
const SHORTEST = 600;

const film = () => document.getElementById("film");
/** @param {ParentNode | null} page @param {number} since */
const after = (page, since) =>
  [...(page?.querySelectorAll("#film .frame") ?? [])].filter((frame) => Number(frame.dataset.line) > since);
const mine = () => recall(MINE) === "yes";
/** @param {HTMLElement[]} frames */
const about = (frames) => (mine() ? frames.filter((frame) => !("other" in frame.dataset)) : frames);
/** @param {HTMLElement} frame */
const stepsOf = (frame) => frame.dataset.steps.split(" ").filter(Boolean);

/**
 * @typedef {{
 *   all: HTMLElement[], frames: HTMLElement[], at: number, step: number, timer: number, end: () => void
 * }} Show
 * @type {Show | null}
 */
let running = null;

/** @param {Show} show */
function draw({ frames, at, step }) {
  const screen = film();
  frames.forEach((frame, number) => {
    frame.hidden = number !== at;
  });
  const frame = frames[at];
  const steps = stepsOf(frame);
  frame.dataset.at = steps[step];
  const says = frame.querySelector(".says")?.textContent ?? "";
  /** @type {HTMLElement} */ (screen.querySelector("[data-says]")).textContent = says;
  const last = at === frames.length - 1 && step === steps.length - 1;
  screen.classList.toggle("is-last", last);
}

/** @param {Show} show */
function next(show) {
  const steps = stepsOf(show.frames[show.at]);
  if (show.step < steps.length - 1) show.step += 1;
  else if (show.at < show.frames.length - 1) {
    show.at += 1;
    show.step = 0;
    speak(show.frames[show.at].getAttribute("aria-label") ?? "");
  } else return false;
  draw(show);
  return true;
}

/** @param {Show} show */
function pace({ frames }) {
  const chosen = PACES[recall(PACE) ?? ""];
  if (chosen) return chosen;
  const usual = speed.instant ? BRISK : speed.now;
  const steps = frames.reduce((all, frame) => all + stepsOf(frame).length, 0);
  return { ...usual, step: Math.min(usual.step, Math.max(SHORTEST, LONGEST / steps)) };
}

/** The buttons say how it is shown now. @param {Show} show */
function label(show) {
  const kept = recall(PACE) ?? "";
  const chosen = kept in PACES ? kept : "usual";
  for (const word of film().querySelectorAll("[data-pace]")) word.hidden = word.dataset.pace !== chosen;
  const toggle = film().querySelector("[data-film-do=mine]");
  if (!toggle) return; // a spectator: nothing concerns them
  toggle.hidden = !show.all.some((frame) => "other" in frame.dataset);
  toggle.setAttribute("aria-pressed", String(mine()));
}

/** Only what concerns the reader, or all: the picture that is shown stays if it may, else the next one comes.
    @param {Show} show */
function choose(show) {
  const now = show.frames[show.at];
  const frames = about(show.all);
  if (!frames.length) return show.end();
  const later = frames.findIndex((frame) => show.all.indexOf(frame) >= show.all.indexOf(now));
  if (later < 0) return show.end();
  show.frames = frames;
  show.step = frames[later] === now ? show.step : 0;
  show.at = later;
  for (const frame of show.all) frame.hidden = true;
  draw(show);
  return tick(show);
}

/** @param {Show} show */
function tick(show) {
  clearTimeout(show.timer);
  const { step, still: long } = pace(show);
  const single = show.frames[show.at].classList.contains("single");
  show.timer = setTimeout(
    () => {
      if (next(show)) tick(show);
      else show.end();
    },
    single ? long : step,
  );
}

/** Whether a page has anything to show that was told after line `since`.
    @param {ParentNode} page @param {number} since */
export const told = (page, since) => about(after(page, since)).length > 0;

/** The picture of a line of the log, if there is one. @param {number} line */
export const at = (line) => after(document, line - 1).find((frame) => Number(frame.dataset.from) <= line);

/* Shows all frames told after line `since`, all of them if it is 0; resolves when it is over or skipped. */
export function play(since = 0) {
  const screen = film();
  const all = after(document, since);
  const frames = about(all).length ? about(all) : all; // somebody has asked for it
  if (!frames.length || document.hidden) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const focused = document.activeElement;
      const scrolled = scrollY;
      const end = () => {
        clearTimeout(show.timer);
        running = null;
        const here = document.activeElement;
        const stayed = here === document.body || screen.contains(here); // else somebody has gone on, to the bar above
        screen.hidden = true;
        document.body.classList.remove("at-film");
        scrollTo(0, scrolled);
        if (stayed && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
        resolve();
      };
      /** @type {Show} */
      const show = { all, frames, at: 0, step: 0, timer: 0, end };
      running = show;
      for (const frame of screen.querySelectorAll(".frame")) frame.hidden = true;
      screen.hidden = false;
      scrollTo(0, 0); // the bar stays in sight above the film
      document.body.classList.add("at-film");
      label(show);
      draw(show);
      screen.focus({ preventScroll: true });
      tick(show);
    })
  );
}

/* Ends the film that runs, if one does. */
export const ended = () => running?.end();

export function player() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-film-do]");
    if (event.target.closest("[data-film-open]") && !running) busy(play(0));
    if (!button || !running) return;
    const show = running;
    if (button.dataset.filmDo === "skip") show.end();
    else if (button.dataset.filmDo === "pace") {
      const here = ORDER.indexOf(recall(PACE) ?? "usual");
      remember(PACE, ORDER[(here + 1) % ORDER.length]);
      label(show);
      tick(show);
    } else if (button.dataset.filmDo === "mine") {
      remember(MINE, mine() ? "no" : "yes");
      label(show);
      choose(show);
    } else if (button.dataset.filmDo === "again") {
      show.at = 0;
      show.step = 0;
      draw(show);
      tick(show);
    } else if (next(show))
      clearTimeout(show.timer); // by hand from here on
    else show.end();
  });
  document.addEventListener("keydown", (event) => {
    if (!running || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") running.end();
    else if (event.key === "ArrowRight" && next(running)) clearTimeout(running.timer);
  });
}
