/* Update queue of a table: changes are drawn one after the other as they come: the way of the cards or a film of it,
   words and sounds. */
import { over } from "./draft.js";
import { REACHED, question, rove } from "./keyboard.js";
import { recall, remember } from "./storage.js";
import { parse, patch } from "./patch.js";
import { notice, speak } from "./notice.js";
import { busy } from "./idle.js";
import { finished, speed } from "./speed.js";
import { lost } from "./stream.js";

const RELOADS = 60000; // a page that cannot be drawn is fetched anew once in so many milliseconds, not for ever
const MANY = 3; // changes that wait: who is so far behind sees no film
const CALM = 40; // and where deeds are shown one by one, who is so far behind

/* Whoever is there when the next question comes goes on to it. */
const ANSWERS = '#ask, .fan, [form="choose"], [data-pick], #main:focus';

/**
 * @typedef {{
 *   travel: (moves: Move[], change: () => void) => void | Promise<void>,
 *   animation: {
 *     ended(): void, told(page: HTMLElement, since: number): boolean, play(since: number): void | Promise<void>
 *   },
 *   sound: { play(name: string): void },
 *   turn(mine: boolean): void,
 *   seen(): void,
 *   welcome(line?: number): void,
 * }} Aids
 */

const live = () => document.getElementById("live");
/** @type {Change[]} */
const queue = [];
let drawing = false;
const deed = { kind: "", at: 0 }; // what somebody else did last, and when it was drawn
/** @type {number | null} */
let missed = null; // the line that was seen last before the table was left: what came since is told with the next page

/** What is pleasant and can be missing: ways and films of cards, sounds, the title of the tab, what was seen last.
    @type {Aids} */
export const aids = {
  travel: (_moves, change) => change(),
  animation: { ended() {}, told: () => false, play() {} },
  sound: { play() {} },
  turn() {},
  seen() {},
  welcome() {},
};
/** @param {Partial<Aids>} more */
export const equip = (more) => Object.assign(aids, more);

/** The page is about to come back from a place where nothing was drawn after this line. @param {number} line */
export const left = (line) => {
  missed = line;
};

/** @param {Change} change */
export function take(change) {
  queue.push(change);
  busy(play());
}

/** @param {HTMLElement} page what is to be seen: the page as it is, or another one */
export function draw(page) {
  aids.animation.ended(); // a film that somebody has opened: its pictures are drawn anew, too
  const focused = document.activeElement;
  const held = focused && live().contains(focused) ? focused.id : null;
  const answers = focused?.closest(ANSWERS) ?? null;
  const before = live().dataset.decision;
  if (page !== live()) patch(live(), page);
  rove();
  document.dispatchEvent(new CustomEvent("drawn")); // what is picked is shown again before it gets its focus back
  const { decision } = live().dataset;
  const another = decision !== before && decision !== "";
  if (held === null || (live().contains(document.activeElement) && !(another && answers))) return;
  const there = another ? null : document.getElementById(held);
  (there?.matches(REACHED) ? there : question()).focus({ preventScroll: true });
}

async function play() {
  if (drawing) return;
  drawing = true;
  try {
    await drain();
  } catch (error) {
    anew();
    throw error;
  } finally {
    drawing = false;
  }
  if (missed === null) return;
  const line = missed;
  missed = null;
  aids.welcome(line);
}

/* A page that could not be brought up to date is fetched anew. */
function anew() {
  const key = `reloaded-${document.body.dataset.table}-${document.body.dataset.seat}`;
  const before = Number(recall(key) ?? 0);
  remember(key, String(Date.now()));
  if (Date.now() - before > RELOADS) location.reload();
  else lost(true);
}

async function drain() {
  for (let change = queue[0]; change; change = queue[0]) {
    const late = queue.length > (speed.now.deed ? CALM : MANY);
    queue.shift();
    if (!late) await read(change);
    const before = live().dataset.decision;
    const line = Number(live().dataset.line);
    const page = change.html === null ? live() : await over(parse(change.html));
    const show = () => {
      draw(page);
      deed.at = Date.now();
    };
    if (late) show();
    else if (aids.animation.told(page, line) && !speed.instant) {
      show(); // at once: nobody should reach for a table that is about to be covered
      await aids.animation.play(line);
    } else await aids.travel(change.moves, show);
    aids.turn(change.turn);
    if (change.status === "over") finished();
    if (change.notes?.length) notice(change.notes.join(" "));
    if (document.hidden) continue;
    tell(change, live().dataset.decision !== before);
    aids.seen();
  }
}

/** What others do is shown one deed after the other, where that is wished; deeds of one kind in a row are one.
    @param {Change} change */
async function read({ deed: kind = "" }) {
  const rest = deed.at + speed.now.deed - Date.now();
  if (kind !== deed.kind && deed.kind && rest > 0 && !document.hidden)
    await new Promise((resolve) => {
      setTimeout(resolve, rest);
    });
  deed.kind = kind;
}

/** What is heard of a change: by the ear, and by who listens to a screen reader.
    @param {Change} change @param {boolean} asked */
function tell(change, asked) {
  for (const name of change.sounds.slice(-2)) aids.sound.play(name);
  if (change.say.length) speak(change.say.join(" "));
  if (change.turn && asked) {
    speak(change.ask, true);
    aids.sound.play(change.knock);
  }
}
