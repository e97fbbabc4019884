/* Markers on things of the table: the numbers of good beginnings, the ring and the flag of the bot's advice. They are
   laid over the table, so that nothing moves, and follow their things. */
import { follow, seen } from "./placement.js";

const SHOWN = { visibilityProperty: true };
const FLAG = 28; // pixels across
/** @typedef {{ key: string, flag: HTMLElement, ring: boolean }} Mark @type {Map<string, Mark[]>} */
const sets = new Map(); // who marks -> [{ key, flag, ring }]

const layer = () => document.getElementById("over");
/** @param {string} where */
const all = (where) => [...document.querySelectorAll(where)];
/** @param {string} where */
const switches = (where) => [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(where))];
/** @param {HTMLElement} one */
const visible = (one) => one.checkVisibility(SHOWN);
/** @param {string} key */
const named = (key) => `[value="${CSS.escape(key)}"]`;

/** What on the table stands for an answer: the thing that is it, or the one in whose deeds it is found.
    @param {string} key */
function candidates(key) {
  const answers = all(`#main :is([form="choose"], [data-drafts])${named(key)}`);
  const table = answers.filter((one) => !one.closest("#ask"));
  const picks = answers.map((one) => one.closest("[data-picked]")?.id ?? "").filter(Boolean);
  const things = picks.flatMap((id) => all(`[data-pick="${CSS.escape(id.replace("pick-", ""))}"]`));
  return [...table, ...things, ...answers.filter((one) => one.closest("#ask") && !one.closest("[data-picked]"))];
}

/** The tab behind which a thing lies: the switch that would show it. @param {HTMLElement[]} things */
function behind(things) {
  for (const tab of switches('#main input[type="radio"]:not(:checked)')) {
    const open = switches(`#main input[name="${CSS.escape(tab.name)}"]:checked`);
    tab.checked = true;
    const shows = things.some(visible);
    for (const one of open) one.checked = true;
    if (shows) return tab;
  }
  return null;
}

/** Where an answer is to be seen: `thing` in sight, or behind a `tab`. @param {string} key */
function placeOf(key) {
  const things = candidates(key);
  const thing = things.find(visible);
  if (thing) return { thing };
  const tab = behind(things);
  return { thing: tab?.labels?.[0] ?? null, tab };
}

/** Opens what hides an answer, rolls to it, and gives the thing. @param {string} key */
export function reveal(key) {
  const { tab } = placeOf(key);
  if (tab) {
    tab.checked = true;
    tab.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const { thing } = placeOf(key);
  thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return thing;
}

/** Where a flag stands: beside the middle of a picture, which alone may be hidden; else at the corner of its thing.
    @param {HTMLElement} thing @param {Box} box */
function spot(thing, box) {
  const picture = thing.querySelector(".kpic")?.getBoundingClientRect();
  if (!picture?.height) return [box.left - 8, box.top - 6];
  const middle = (picture.top + picture.bottom - FLAG) / 2;
  return [box.left - FLAG / 2, Math.max(box.top - 6, Math.min(middle, box.bottom - FLAG))];
}

/** @param {Mark} mark @param {HTMLElement} thing @param {Box} box */
function put(mark, thing, box) {
  const flag = mark.flag.cloneNode(true);
  const [left, top] = spot(thing, box);
  flag.style.left = `${Math.max(0, Math.min(left, innerWidth - FLAG))}px`;
  flag.style.top = `${Math.max(0, top)}px`;
  const drawn = [flag];
  if (mark.ring) {
    const ring = document.createElement("i");
    ring.className = "ring";
    Object.assign(ring.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left}px`,
      height: `${box.bottom - box.top}px`,
    });
    drawn.unshift(ring);
  }
  return drawn;
}

/** What of a thing is in sight above the bar, which may lie over the hand.
    @param {HTMLElement} thing @param {Map<Element, Box>} rooms */
function above(thing, rooms) {
  const box = seen(thing, rooms);
  const bar = document.getElementById("ask")?.getBoundingClientRect();
  if (!box || !bar || thing.closest("#ask") || bar.left >= box.right || bar.right <= box.left || bar.bottom <= box.top)
    return box;
  return bar.top > box.top ? { ...box, bottom: Math.min(box.bottom, bar.top) } : null;
}

function draw() {
  const rooms = new Map();
  const drawn = document.querySelector(".at-film")
    ? []
    : [...sets.values()].flat().flatMap((mark) => {
        const { thing } = placeOf(mark.key);
        const box = thing && above(thing, rooms);
        return box ? put(mark, thing, box) : [];
      });
  layer()
    .querySelector(".flags")
    ?.replaceChildren(...drawn);
}

/** `marks`: pairs of an answer's key and the element that marks it; with `ring` there is a ring around its thing, too.
    @param {string} who @param {[string, HTMLElement][]} marks */
export function mark(who, marks, ring = false) {
  sets.set(
    who,
    marks.map(([key, flag]) => ({ key, flag, ring })),
  );
  draw();
}

export function markers() {
  document.addEventListener("drawn", draw);
  follow(draw);
}
