/* Changes of a table, drawn one after the other as they come: the way of the cards or a film of it, words and sounds. */
import { seen, welcome } from "./away.js";
import { over } from "./draft.js";
import { ended, play as show, told } from "./film.js";
import { REACHED, answerable, question, rove } from "./keys.js";
import { recall, remember } from "./memory.js";
import { morph, parse } from "./morph.js";
import { travel } from "./moves.js";
import { notice, speak } from "./notice.js";
import { busy } from "./rest.js";
import { sound } from "./sound.js";
import { finished, speed } from "./speed.js";
import { lost } from "./stream.js";
import { turn } from "./tab.js";

const RELOADS = 60000; // a page that cannot be drawn is fetched anew once in so many milliseconds: else it would be for ever
const MANY = 3; // changes that wait: who is so far behind sees no film
const CALM = 40; // and where deeds are shown one by one, who is so far behind

const live = () => document.getElementById("live");
const queue = [];
let drawing = false;
let deed = { kind: "", at: 0 }; // what somebody else did last, and when it was drawn
let missed = null; // the line that was seen last before the table was left: what came since is told with the next page

/* The page is about to come back from a place where nothing was drawn after this line. */
export const left = (line) => { missed = line; };

export function take(change) {
  queue.push(change);
  busy(play());
}

export function draw(change, page = parse(change.html)) {
  ended(); // a film that somebody has opened: its pictures are drawn anew, too
  const focused = document.activeElement;
  const held = focused && live().contains(focused) ? focused.id : null;
  morph(live(), page);
  rove();
  document.dispatchEvent(new CustomEvent("drawn")); // what is picked is shown again before it gets its focus back
  if (held !== null && !live().contains(document.activeElement)) {
    const there = [document.getElementById(held), change.turn ? answerable() : null].find((cell) => cell?.matches(REACHED));
    (there ?? question()).focus({ preventScroll: true });
  }
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
  welcome(line);
}

/* A page that could not be brought up to date is fetched anew. */
function anew() {
  const key = `reloaded-${document.body.dataset.table}-${document.body.dataset.seat}`;
  const before = Number(recall(key) ?? 0);
  remember(key, Date.now());
  if (Date.now() - before > RELOADS) location.reload();
  else lost(true);
}

async function drain() {
  while (queue.length) {
    const late = queue.length > (speed.now.deed ? CALM : MANY);
    const change = queue.shift();
    if (!late) await read(change);
    const before = live().dataset.decision;
    const line = Number(live().dataset.line);
    const page = await over(parse(change.html));
    if (late) draw(change, page);
    else if (told(page, line) && !speed.instant) {
      draw(change, page); // at once: nobody should reach for a table that is about to be covered
      await show(line);
    } else await travel(change.moves, () => draw(change, page));
    turn(change.turn);
    if (change.status === "over") finished();
    if (change.notes?.length) notice(change.notes.join(" "));
    if (document.hidden) continue;
    tell(change, live().dataset.decision !== before);
    seen();
  }
}

/* What others do is shown one deed after the other, where that is wished; deeds of one kind in a row are one. */
async function read({ deed: kind = "" }) {
  const rest = deed.at + speed.now.deed - Date.now();
  if (kind !== deed.kind && deed.kind && rest > 0 && !document.hidden) await new Promise((resolve) => { setTimeout(resolve, rest); });
  deed = { kind, at: Date.now() };
}

/* What is heard of a change: by the ear, and by who listens to a screen reader. */
function tell(change, asked) {
  change.sounds.slice(-2).forEach((name) => sound.play(name));
  if (change.say.length) speak(change.say.join(" "));
  if (change.turn && asked) {
    speak(change.ask, true);
    sound.play(change.knock);
  }
}
