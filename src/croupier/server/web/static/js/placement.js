/* Popover placement: where something that is laid over the table stands beside the thing it speaks of. Nothing below it
   moves: of all those things, four sides and some distances the place is taken that hides least, and none at all if
   each of them would hide what must be seen. */
import { busy } from "./idle.js";

const EDGE = 6; // of the window stays free
const NEAR = 16; // pixels between the thing and what points at it
const GAPS = [NEAR, 34, 58, 90, 130, 180, 240, 310];
const HALF = 11; // of the arrow

/* What may never be hidden (the own seat, too; of a list in place of the hand, which fills a phone, some rows may), and
   what else costs how much for each thousand square pixels. */
const KEPT = [
  "#ask, .own, .me, .begin, .fan :is(.kname, .kdoes, .nm)",
  '#main :is([data-pick], [form="choose"]):not(.rows *) :is(.kname, .nm)',
].join();
/** @type {[string, number][]} */
const DEAR = [
  ["#bar, [role=radiogroup] label", 120],
  [":is(.kname, .nm, .nmr, .name)", 40],
  [".card", 4],
  [".tb > *", 0.1],
];
const NAMES = ".nmr, .name";
const WORDS = "#ask, .kname, .kdoes, .nm"; // no line crosses them
const HIDDEN = 1e5; // the cost from which on a place hides what must be seen

/**
 * Where something may stand: on which side of a thing, how far from it. Where it stands: with the line to the thing,
 * too.
 * @typedef {{ side: string, gap: number, box: Box }} Spot
 * @typedef {Spot & { line: Box, thing: HTMLElement, price: number }} Place
 */

/** What of an element is in sight: null where it is nothing. `rooms` keeps what its surroundings leave to see.
    @param {Element} element @param {Map<Element, Box>} rooms @returns {Box | null} */
export function seen(element, rooms = new Map()) {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const box = within(element.getBoundingClientRect(), room(element.parentElement, rooms));
  return box.right - box.left > 4 && box.bottom - box.top > 4 ? box : null;
}

/** @param {Box} box @param {Box} room @returns {Box} */
const within = (box, { left, top, right, bottom }) => ({
  left: Math.max(box.left, left),
  top: Math.max(box.top, top),
  right: Math.min(box.right, right),
  bottom: Math.min(box.bottom, bottom),
});

/** @param {Element | null} element @param {Map<Element, Box>} rooms @returns {Box} */
function room(element, rooms) {
  if (!element) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!rooms.has(element)) {
    const around = room(element.parentElement, rooms);
    const { overflowX, position } = getComputedStyle(element);
    const clips = overflowX !== "visible" && element !== document.body;
    rooms.set(
      element,
      clips ? within(element.getBoundingClientRect(), position === "fixed" ? room(null, rooms) : around) : around,
    );
  }
  return /** @type {Box} */ (rooms.get(element));
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 1 && high > 1 ? wide * high : 0;
};

/** @param {number} left @param {number} top @param {number} wide @param {number} high @returns {Box} */
const at = (left, top, wide, high) => ({ left, top, right: left + wide, bottom: top + high });
/** @param {number} low @param {number} number @param {number} high */
const between = (low, number, high) => Math.max(low, Math.min(number, high));

/** The places beside a thing on all sides: nearest first, in the middle of it and along its ends.
    @param {Box} box @param {number} wide @param {number} high @returns {Generator<Spot>} */
function* places(box, wide, high) {
  const across = [(box.left + box.right - wide) / 2, box.left, box.right - wide];
  const along = [(box.top + box.bottom - high) / 2, box.top, box.bottom - high];
  for (const gap of GAPS) {
    for (const left of across.map((x) => between(EDGE, x, innerWidth - wide - EDGE))) {
      yield { side: "below", gap, box: at(left, box.bottom + gap, wide, high) };
      yield { side: "above", gap, box: at(left, box.top - gap - high, wide, high) };
    }
    for (const top of along.map((y) => between(EDGE, y, innerHeight - high - EDGE))) {
      yield { side: "right", gap, box: at(box.right + gap, top, wide, high) };
      yield { side: "left", gap, box: at(box.left - gap - wide, top, wide, high) };
    }
  }
}

/** The line from the thing to what speaks of it, on the middle of what both share.
    @param {Spot} spot @param {Box} thing */
function stem({ side, gap, box }, thing) {
  const upright = side === "above" || side === "below";
  const [from, to] = /** @type {(keyof Box)[]} */ (upright ? ["left", "right"] : ["top", "bottom"]);
  const middle = between(box[from] + HALF + 4, (thing[from] + thing[to]) / 2, box[to] - HALF - 4);
  if (middle < thing[from] || middle > thing[to]) return null; // it would point past the thing
  const start =
    side === "below" ? thing.bottom : side === "right" ? thing.right : side === "above" ? box.bottom : box.right;
  return upright ? at(middle - 3, start, 6, gap) : at(start, middle - 3, gap, 6);
}

/** @param {Map<Element, Box>} rooms @param {HTMLElement} own */
function measure(rooms, own) {
  /** @param {string} where */
  const found = (where) =>
    [...document.querySelectorAll(where)]
      .filter((one) => !own.contains(one))
      .map((one) => seen(one, rooms))
      .filter((box) => box !== null);
  /** @type {[Box[], number][]} */
  const costs = [
    [found(KEPT), HIDDEN],
    .../** @type {[Box[], number][]} */ (DEAR.map(([where, cost]) => [found(where), cost])),
  ];
  const names = found(NAMES);
  const words = found(WORDS);
  return (/** @type {Spot} */ place, /** @type {Box} */ line) => {
    const { box } = place;
    if (box.left < EDGE || box.top < EDGE || box.right > innerWidth - EDGE || box.bottom > innerHeight - EDGE)
      return Infinity;
    let sum = place.gap / 2;
    for (const [boxes, cost] of costs)
      for (const one of boxes)
        if (overlap(box, one)) sum += cost === HIDDEN ? HIDDEN : (cost * overlap(box, one)) / 1000;
    if (place.gap > NEAR) {
      for (const one of names) if (overlap(line, one)) sum += 900;
      for (const one of words) if (overlap(line, one)) sum += HIDDEN;
    }
    return sum;
  };
}

/** The best place of a bubble beside one of these things: its box, the side, the line to the thing and the thing; null
   where there is none. `wide` are the widths that it may have: a broad one first.
    @param {HTMLElement} bubble @param {HTMLElement[]} things @param {number[]} wide @returns {Place | null} */
export function beside(bubble, things, wide) {
  const rooms = new Map();
  const cost = measure(rooms, bubble);
  /** A name stands for its card. @param {HTMLElement} thing */
  const parts = (thing) => [thing, ...thing.querySelectorAll(":scope > .face > :is(.kname, .nm)")];
  const spoken = things.flatMap((thing) => parts(thing).map((part) => ({ thing, box: seen(part, rooms) })));
  for (const width of wide) {
    bubble.style.width = `${Math.min(width, innerWidth - 2 * EDGE)}px`;
    const { width: own, height } = bubble.getBoundingClientRect();
    /** @type {Place | null} */
    let best = null;
    for (const { thing, box } of spoken) {
      if (!box) continue;
      for (const place of places(box, own, height)) {
        const line = stem(place, box);
        if (!line) continue;
        const price = cost(place, line);
        if (price < (best?.price ?? HIDDEN)) best = { ...place, line, thing, price };
      }
    }
    if (best) return best;
  }
  return null;
}

/** Calls `draw` whenever what is laid over the table may have to move: it is drawn anew, rolled, resized, opened.
    @param {() => void} draw */
export function follow(draw) {
  let asked = false;
  const soon = () => {
    if (asked) return;
    asked = true;
    const frame = new Promise(requestAnimationFrame);
    busy(
      frame.then(() => {
        asked = false;
        draw();
      }),
    );
  };
  addEventListener("resize", soon);
  document.addEventListener("scroll", soon, { capture: true, passive: true });
  for (const event of ["picked", "change", "toggle", "transitionend"]) document.addEventListener(event, soon, true);
  new ResizeObserver(soon).observe(document.getElementById("live"));
  document.fonts?.ready.then(soon);
}
