/* Recap, "Since your last choice": open or folded, and the way from a line to the place where it is told in full. */
import { at as pictured, play } from "./animation.js";
import { told } from "./log.js";
import { recall, remember } from "./storage.js";
import { busy } from "./idle.js";

const LEAST = 44; // so high is a card that is chosen at least: before it gets lower, the slip is folded

const SMALL = matchMedia("(max-width: 760px) and (max-height: 720px)"); // there it lies over the hand

const slip = () => document.getElementById("recap");
const key = () => `recap-${document.body.dataset.table}-${document.body.dataset.seat}`;

/* Whether the page does not fit into the window, or a card that may be chosen is too low or under the bar. */
function crowded() {
  const bar = document.getElementById("ask");
  const { top, bottom } = bar.getBoundingClientRect();
  if (SMALL.matches || bottom > innerHeight + 1 || document.documentElement.scrollHeight > innerHeight + 8) return true;
  return [...document.querySelectorAll("#table .card:is([form=choose], [data-pick])")].some((card) => {
    if (bar.contains(card) || !card.getClientRects().length) return false;
    const box = card.getBoundingClientRect();
    return box.height < LEAST || box.bottom > innerHeight + 4 || (box.bottom > top + 8 && box.top < bottom - 8);
  });
}

/* As it was left by hand in this match; else it is open if it tells something about the reader and there is room. */
function settle() {
  const recap = slip();
  if (!recap) return;
  const kept = recall(key());
  recap.open = kept ? kept === "open" : "concerns" in recap.dataset;
  if (!kept && recap.open && crowded()) recap.open = false;
}

export function recap() {
  document.addEventListener("click", (event) => {
    if (event.target.closest("#recap > summary")) remember(key(), slip()?.open ? "shut" : "open");
    const line = event.target.closest("[data-recap]");
    if (!line) return;
    const number = Number(line.dataset.recap);
    if (pictured(number)) busy(play(number - 1));
    else told(number);
  });
  document.addEventListener("drawn", settle);
  SMALL.addEventListener("change", settle); // a phone is turned
  settle();
}
