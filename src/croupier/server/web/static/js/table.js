/* A table that is kept alive: its stream, what is sent from it, and everything that helps to play. */
import { aids, draw, equip, left, take } from "./changes.js";
import { draft } from "./draft.js";
import { extras } from "./extras.js";
import { question, rove } from "./keys.js";
import { visit } from "./memory.js";
import { notice } from "./notice.js";
import { pick } from "./pick.js";
import { sending } from "./send.js";
import { connect, listen } from "./stream.js";

const PATIENCE = 5000; // the table does not wait longer for what it can do without

const live = () => document.getElementById("live");

/* Who comes back to the page is told what happened, with the newest page: the line may have slept as well. */
function comings() {
  let line = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) line = Number(live().dataset.line);
    else {
      left(line);
      connect();
    }
  });
}

/* What helps to play, in the order in which it is started; `heard` takes over what some do with what is heard. */
const helpers = (id, seat, address, heard) => [
  ["sound", ({ sound, unlock }) => { equip({ sound }); unlock(); }],
  ["tab", ({ turn }) => { equip({ turn }); turn(live().dataset.turn === "yes"); }],
  ["moves", ({ travel }) => equip({ travel })],
  ["away", ({ seen, welcome }) => equip({ seen, welcome })],
  ["chat", ({ chat }) => { heard.chat = chat(id, seat).draw; }],
  ["fresh", ({ fresh }) => { heard.version = fresh; }],
  ["stepper", ({ steppers }) => steppers()],
  ["forecast", ({ forecast }) => forecast(address("preview"))],
  ["slip", ({ slips }) => slips()],
  ["flags", ({ flags }) => flags()],
  ["advice", ({ advice }) => advice(address("advise"))],
  ["beginnings", ({ beginnings }) => beginnings(address("beginnings"))],
  ["guide", ({ guide }) => guide()],
  ["film", ({ ended, play, projector, told }) => { projector(); equip({ film: { ended, play, told } }); }],
  ["recap", ({ recap }) => recap()],
  ["verify", ({ verify }) => verify()],
  ["ending", ({ ending }) => ending()],
  ["absence", ({ countdown }) => countdown()],
];

export async function table(id, seat) {
  const address = (what) => `/t/${id}/${what}?seat=${encodeURIComponent(seat)}&language=${document.documentElement.lang}`;
  const heard = {
    table: take,
    nudge({ said }) {
      notice(said, { now: true });
      aids.sound.play("ask");
    },
  };
  sending();
  comings();
  visit(id);
  pick();
  draft(address("draft"), (page) => draw({ turn: true }, page));
  await Promise.race([extras(helpers(id, seat, address, heard)), new Promise((resolve) => { setTimeout(resolve, PATIENCE); })]);
  rove();
  if (!location.hash && document.activeElement === document.body) question().focus({ preventScroll: true });
  aids.welcome();
  listen([id, seat, document.documentElement.lang].join("~"), live().dataset.line, heard);
}
